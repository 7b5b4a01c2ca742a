/**
 * How actors of this game go about: on foot, on a rope, turning over. Each move is over when its
 * promise is; the times and curves are those of the house.
 */
import { CURVES, millisOf, travel, type Point, type Time } from '../../look/motion';
import type { Manner } from './cues';

/** Waits until a move is over, also if it is cut short. */
async function over(animation: Animation | null): Promise<void> {
  await animation?.finished.catch(() => undefined);
}

function play(node: Element, frames: Keyframe[], time: Time, easing: string): Animation | null {
  const duration = millisOf(time);
  return duration === 0 ? null : node.animate(frames, { duration, easing, fill: 'both' });
}

/** Steps of a walk: a worker bobs a little at each of them. */
const STEPS = 6;

/** Along the ground line to the goal, step by step, with a hop on arrival. */
async function walk(node: Element, from: Point): Promise<void> {
  const frames = Array.from({ length: STEPS * 2 + 1 }, (_, at) => {
    const left = 1 - at / (STEPS * 2);
    const bob = at % 2 ? 3.5 : 0;
    const lean = at % 2 ? (at % 4 === 1 ? 4 : -4) : 0;
    return {
      transform: `translate(${from.x * left}px, ${from.y * left - bob}px) rotate(${lean}deg)`,
    };
  });
  const way = play(node, frames, 'move', 'linear');
  await over(way);
  way?.cancel();
  await over(play(node, [at(0, 0), at(0, -5), at(0, 0)], 'touch', CURVES.land));
}

const at = (x: number, y: number): Keyframe => ({ transform: `translate(${x}px, ${y}px)` });

/** Pops up where it comes from and flies to its goal in an arc. */
async function fly(node: Element, from: Point): Promise<void> {
  const large = (scale: number) => `translate(${from.x}px, ${from.y}px) scale(${scale})`;
  await over(
    play(
      node,
      [{ transform: large(0.3) }, { transform: large(1.15) }, { transform: large(1) }],
      'touch',
      CURVES.land,
    ),
  );
  for (const pop of node.getAnimations()) pop.cancel();
  const lift = Math.min(60, Math.hypot(from.x, from.y) / 5);
  await over(travel(node, { from, time: 'move', lift }));
}

/** A ring of rope closes round the group, which is then drawn away; where it ends up, it shakes. */
async function rope(node: Element, from: Point, goal: Element | null): Promise<void> {
  const there = `translate(${from.x}px, ${from.y}px)`;
  const stay = play(node, [{ transform: there }, { transform: there }], 'small', 'linear');
  const ring = node.querySelector('.ring');
  const closing = [
    { transform: 'scale(1.9)', opacity: 0 },
    { transform: 'scale(1)', opacity: 1 },
  ];
  if (ring) await over(play(ring, closing, 'small', CURVES.turn));
  stay?.cancel();
  await over(travel(node, { from, time: 'move' }));
  const jolts = [0, 2, -2, 1, 0].map((by) => at(by, 0));
  const shake = goal && play(goal, jolts, 'touch', 'linear');
  if (shake) void over(shake).then(() => shake.cancel());
}

/** Flies to its goal and comes down hard. */
async function stamp(node: Element, from: Point): Promise<void> {
  const way = travel(node, { from, time: 'move', lift: 40 });
  await over(way);
  const blows = [
    { transform: 'scale(1.9) rotate(-9deg)' },
    { transform: 'scale(.9) rotate(0deg)', offset: 0.55 },
    { transform: 'scale(1) rotate(0deg)' },
  ];
  await over(play(node, blows, 'small', CURVES.turn));
}

/** Turns its face to everybody, bows, and goes to its goal. */
async function bow(node: Element, from: Point): Promise<void> {
  const stand = (how: string) => ({ transform: `translate(${from.x}px, ${from.y}px) ${how}` });
  const bows = [stand('scaleX(.1)'), stand('scaleX(1)'), stand('rotate(6deg)'), stand('rotate(0)')];
  const greeting = play(node, bows, 'small', CURVES.land);
  await over(greeting);
  greeting?.cancel();
  await over(travel(node, { from, time: 'move' }));
}

/** Goes to its goal as a plan and is drawn there from the ground up. */
async function build(node: Element, from: Point): Promise<void> {
  const drawing = node.querySelector('.drawing');
  const [ground, roof] = [{ clipPath: 'inset(100% 0 0 0)' }, { clipPath: 'inset(0 0 0 0)' }];
  const bare = drawing && play(drawing, [ground, ground], 'move', 'linear');
  await over(travel(node, { from, time: 'move', lift: 20 }));
  bare?.cancel();
  if (drawing) await over(play(drawing, [ground, roof], 'large', CURVES.move));
}

/** Turns over where it lies, and then goes to its goal. */
async function turn(node: Element, from: Point): Promise<void> {
  const wide = (scale: number) => ({
    transform: `translate(${from.x}px, ${from.y}px) scaleX(${scale})`,
  });
  await over(play(node, [wide(1), wide(0.02)], 'touch', CURVES.turn));
  node.classList.add('turned');
  await over(play(node, [wide(0.02), wide(1)], 'small', CURVES.turn));
  for (const turning of node.getAnimations()) turning.cancel();
  await over(travel(node, { from, time: 'move' }));
}

async function vanish(node: Element): Promise<void> {
  const frames = [
    { transform: 'scale(1)', opacity: 1 },
    { transform: 'scale(1.5)', opacity: 0 },
  ];
  await over(play(node, frames, 'large', CURVES.move));
}

/** Bars drop before a cell and are drawn up again. */
async function bars(node: Element): Promise<void> {
  const shut = { clipPath: 'inset(0 0 0 0)' };
  const open = { clipPath: 'inset(0 0 100% 0)' };
  await over(play(node, [open, shut], 'small', CURVES.turn));
  await over(play(node, [shut, shut, open], 'large', CURVES.move));
}

/** Dusk passes from left to right. */
async function dusk(node: Element): Promise<void> {
  const shade = node.querySelector('.shade');
  const frames = [{ transform: 'translateX(-100%)' }, { transform: 'translateX(100%)' }];
  if (shade) await over(play(shade, frames, 'large', 'ease-in-out'));
}

/** Lets an actor that stands at its goal come there from `from`, seen from the goal. */
export function move(
  node: Element,
  manner: Manner,
  from: Point,
  goal: Element | null,
): Promise<void> {
  switch (manner) {
    case 'walk':
      return walk(node, from);
    case 'fly':
      return fly(node, from);
    case 'rope':
      return rope(node, from, goal);
    case 'bow':
      return bow(node, from);
    case 'stamp':
      return stamp(node, from);
    case 'build':
      return build(node, from);
    case 'turn':
      return turn(node, from);
    case 'vanish':
      return vanish(node);
    case 'bars':
      return bars(node);
    case 'dusk':
      return dusk(node);
    default:
      return over(travel(node, { from, time: 'move', lift: 8 }));
  }
}
