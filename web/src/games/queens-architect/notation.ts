/**
 * Which piece or place of the board an answer is about.
 *
 * The rules name answers by short texts (`travel v3`); here each gets the target that shows it, so
 * that a person answers by pressing the thing itself. What no piece stands for becomes a button.
 */
import { FEW } from '../../board/contract';
import type { Ask, Message, NearMiss } from '../../net/protocol';
import type { Action, View } from './view';

/** Something on the board that can be pressed. */
export type Target =
  | { readonly on: 'point'; readonly action: Action }
  | { readonly on: 'place'; readonly place: string }
  | { readonly on: 'row'; readonly row: number }
  | { readonly on: 'craftsman'; readonly character: string }
  | { readonly on: 'corner'; readonly character: string; readonly index: number }
  | { readonly on: 'display'; readonly character: string }
  | { readonly on: 'guild'; readonly guild: string }
  | { readonly on: 'palace' }
  | { readonly on: 'tavern' }
  | { readonly on: 'money'; readonly space: number }
  | { readonly on: 'step'; readonly space: number }
  | { readonly on: 'button'; readonly action: string };

/** A part of the board that a phone shows alone. */
export type Part = 'star' | 'map' | 'billboard' | 'tavern';

/** A target as text, to look it up by. */
export function keyOf(target: Target): string {
  switch (target.on) {
    case 'point':
      return `point ${target.action}`;
    case 'place':
      return `place ${target.place}`;
    case 'row':
      return `row ${target.row}`;
    case 'craftsman':
      return `craftsman ${target.character}`;
    case 'corner':
      return `corner ${target.character} ${target.index}`;
    case 'display':
      return `display ${target.character}`;
    case 'guild':
      return `guild ${target.guild}`;
    case 'palace':
    case 'tavern':
      return target.on;
    case 'money':
      return `money ${target.space}`;
    case 'step':
      return `step ${target.space}`;
    case 'button':
      return `button ${target.action}`;
  }
}

/** Where an answer of the seat is shown; `star` is the order of the spaces of the action star. */
export function targetOf(
  action: string,
  view: View,
  seat: number,
  star: readonly Action[],
): Target {
  const [verb = '', word = ''] = action.split(' ');
  const number = Number(word);
  const player = view.seats[seat];
  const button: Target = { on: 'button', action };
  if (!player) return button;
  switch (verb) {
    case 'advance': {
      const space = star[(star.indexOf(player.architect) + number) % star.length];
      return space && number > 0 && number < star.length ? { on: 'point', action: space } : button;
    }
    case 'earn':
      return { on: 'point', action: 'day_laborer' };
    case 'take':
      return { on: 'display', character: word };
    case 'turn': {
      const character = view.pending.find((frame) => frame.frame === 'turn')?.character;
      return character ? { on: 'corner', character, index: number } : button;
    }
    case 'labor':
    case 'fire':
    case 'repair':
      return { on: 'craftsman', character: word };
    case 'hire':
      return { on: 'row', row: number };
    case 'confidence':
      return { on: 'money', space: player.confidence + 1 };
    case 'redeem':
      return { on: 'money', space: number - 1 };
    case 'travel':
      return { on: 'place', place: word };
    case 'build':
      return { on: 'place', place: player.carriage };
    case 'palace':
      return { on: 'palace' };
    case 'tavern':
      return { on: 'tavern' };
    case 'rest':
      return { on: 'guild', guild: word };
    case 'steps':
      return { on: 'step', space: player.track + number };
    default:
      return button;
  }
}

/** Which part of the board a target is in; null for the track, which is always there. */
export function partOf(target: Target): Part | null {
  switch (target.on) {
    case 'point':
    case 'craftsman':
    case 'corner':
    case 'display':
      return 'star';
    case 'place':
    case 'palace':
      return 'map';
    case 'row':
      return 'billboard';
    case 'guild':
    case 'tavern':
    case 'money':
      return 'tavern';
    default:
      return null;
  }
}

/** What a target offers now: an answer, or the reason why there is none. */
export interface Offer {
  readonly target: Target;
  readonly action: string;
  /** What the answer means; for a refused one the reason. */
  readonly message: Message;
  /** Set if the answer is refused. */
  readonly miss: NearMiss | null;
}

/** All offers of a question, by target. */
export interface Offers {
  /** The answers that are open. */
  readonly open: readonly Offer[];
  readonly at: (target: Target) => Offer | null;
  /** The part that holds the most answers; null if none does. */
  readonly part: Part | null;
}

const NONE: Offers = { open: [], at: () => null, part: null };

/** Sorts the answers of a question by the targets they are shown on; an open one wins. */
export function offersOf(
  ask: Ask | null,
  view: View,
  seat: number | null,
  star: readonly Action[],
): Offers {
  if (!ask || seat === null) return NONE;
  const byTarget = new Map<string, Offer>();
  const open: Offer[] = [];
  for (const { action, meaning } of ask.answers) {
    const target = targetOf(action, view, seat, star);
    const offer = { target, action, message: meaning, miss: null };
    open.push(offer);
    if (!byTarget.has(keyOf(target))) byTarget.set(keyOf(target), offer);
  }
  for (const miss of ask.refused) {
    const target = targetOf(miss.action, view, seat, star);
    const offer = { target, action: miss.action, message: miss.problem.message, miss };
    if (!byTarget.has(keyOf(target))) byTarget.set(keyOf(target), offer);
  }
  return { open, at: (target) => byTarget.get(keyOf(target)) ?? null, part: busiest(open) };
}

function busiest(open: readonly Offer[]): Part | null {
  const counts = new Map<Part, number>();
  for (const { target } of open) {
    const part = partOf(target);
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  let best: Part | null = null;
  for (const [part, count] of counts) if (!best || count > counts.get(best)!) best = part;
  return best;
}

/**
 * The answers that get a button with words: those without a piece, those whose piece is small, those
 * that share a piece with another answer, and those in another part of the board than most, which a
 * phone does not show at the same time. A few answers have their words in the question bar.
 */
export function inWords(offers: Offers): readonly Offer[] {
  if (offers.open.length <= FEW) return [];
  const small = new Set(['button', 'corner', 'step']);
  return offers.open.filter(
    ({ target, action }) =>
      small.has(target.on) ||
      offers.at(target)?.action !== action ||
      partOf(target) !== offers.part,
  );
}
