/**
 * Sets the pieces of the board itself in motion: cards that come down, tokens that are stamped,
 * cards of the hand, and counts that swell. What stands no more is played by `Stage`.
 *
 * Pieces are found by their spots: `on` a space, the `token` there, what is in the `hand`, and the
 * `count` of a seat.
 */
import type { Beat } from '../../board/kit/beats';
import { CURVES, hold, millisOf, pulse, scaled, travel, type Time } from '../../look/motion';
import type { Move } from './moves';

/** How far above its place a card begins to come down. */
const DROP = 10;
/** Cards are dealt one after the other. */
const DEAL = 60;

/** A piece comes to its place in its own way. */
function come(node: Element, frames: Keyframe[], time: Time, start: number): void {
  hold(node, start);
  node.animate([...frames, { opacity: 1, transform: 'none' }], {
    duration: millisOf(time),
    delay: start,
    easing: CURVES.land,
  });
}

/** Plays all moves on the pieces under `root`. */
export function perform(root: Element, beats: readonly Beat<Move>[]): void {
  const all = (kind: string, name: string) =>
    root.querySelectorAll(`[data-spot="${CSS.escape(`${kind} ${name}`)}"]`);
  for (const { move, at: begin, millis: length } of beats) {
    const start = scaled(begin);
    switch (move.kind) {
      case 'lay':
        for (const node of all('on', move.at)) {
          const frames = [{ opacity: 0.4, transform: `translateY(${-DROP}px)` }];
          come(node, frames, 'small', start);
        }
        break;
      case 'rise':
        for (const node of all('on', move.at)) {
          come(node, [{ opacity: 0.6, transform: 'translateY(8px) scaleY(.92)' }], 'move', start);
        }
        break;
      case 'fall':
        // The rubble shows when the dust has settled.
        for (const node of all('on', move.at)) hold(node, start + scaled(length * 0.6));
        break;
      case 'slide':
        for (const node of all('on', move.at)) hold(node, start + scaled(length));
        break;
      case 'stamp':
        for (const node of all('token', move.at)) {
          come(node, [{ opacity: 0, transform: 'translateY(-14px) scale(1.5)' }], 'small', start);
        }
        break;
      case 'draw': {
        const nodes =
          move.cards.length === 0
            ? [...root.querySelectorAll('[data-spot^="hand "]')]
            : move.cards.flatMap((card) => [...all('hand', card)]);
        for (const [i, node] of nodes.entries()) {
          hold(node, start + scaled(DEAL * i));
          travel(node, { from: { x: -90, y: 0 }, time: 'move', lift: 12, delay: begin + DEAL * i });
        }
        break;
      }
      case 'count':
        for (const node of all('count', `${move.seat} ${move.what}`)) pulse(node, 'small', begin);
        break;
    }
  }
}
