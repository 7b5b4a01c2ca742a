/**
 * How pieces travel: the times and curves of the house, and the few moves that all boards share.
 * Times follow the speed that the person chose; with none, everything is where it goes at once.
 */

/** The four times: an answer to a touch, a small change, a piece that moves, the largest move. */
export type Time = 'touch' | 'small' | 'move' | 'large';

export const CURVES = {
  move: 'cubic-bezier(.4,0,.2,1)',
  land: 'cubic-bezier(.2,.8,.2,1)',
  turn: 'cubic-bezier(.3,0,.1,1)',
} as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How many milliseconds a time lasts now; 0 while nothing travels. */
export function millisOf(time: Time): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--${time}`);
  return Number.parseFloat(text) || 0;
}

export interface Travel {
  /** Where it comes from, seen from where it stands. */
  readonly from: Point;
  readonly time: Time;
  /** How high it is lifted on its way. */
  readonly lift?: number;
  /** How long it waits, in milliseconds at normal speed. */
  readonly delay?: number;
}

/** Lets a piece that stands at its goal come there from somewhere else; null if nothing travels. */
export function travel(
  node: Element,
  { from, time, lift = 0, delay = 0 }: Travel,
): Animation | null {
  const millis = millisOf(time);
  if (millis === 0) return null;
  const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });
  const frames = [at(from.x, from.y), at(from.x / 2, from.y / 2 - lift), at(0, 0)];
  return node.animate(lift === 0 ? [frames[0]!, frames[2]!] : frames, {
    duration: millis,
    delay: scaled(delay),
    easing: CURVES.move,
    fill: 'backwards',
    composite: 'add',
  });
}

export interface Walk {
  /** All points of the way, the goal last, in the units of `transform`. */
  readonly points: readonly Point[];
  /** How long each part of the way takes, and how long it waits, at normal speed. */
  readonly leg: number;
  readonly delay?: number;
  /** How high it is lifted on each part. */
  readonly lift?: number;
}

/** Lets a piece whose place is a `transform` go there point by point; null if nothing travels. */
export function walk(node: Element, { points, leg, delay = 0, lift = 0 }: Walk): Animation | null {
  const legs = points.length - 1;
  if (legs < 1 || millisOf('move') === 0) return null;
  const at = ({ x, y }: Point) => ({ transform: `translate(${x}px, ${y}px)` });
  const frames = points.flatMap((point, k) => {
    const next = points[k + 1];
    if (!next || lift === 0) return [{ ...at(point), offset: k / legs }];
    const over = { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 - lift };
    return [
      { ...at(point), offset: k / legs },
      { ...at(over), offset: (k + 0.5) / legs },
    ];
  });
  return node.animate(
    frames.map((frame) => ({ ...frame, easing: CURVES.move })),
    { duration: scaled(leg * legs), delay: scaled(delay), fill: 'backwards' },
  );
}

/** Makes a piece grow for a moment, as a value does when it is compared. */
export function pulse(node: Element, time: Time = 'small', delay = 0): Animation | null {
  const millis = millisOf(time);
  if (millis === 0) return null;
  return node.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }],
    { duration: millis, delay: scaled(delay), easing: CURVES.land, composite: 'add' },
  );
}

/** Keeps a piece out of sight until what it stands for has arrived. */
export function hold(node: Element, millis: number): void {
  if (millis > 0) node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: millis });
}

/** So many milliseconds at normal speed, at the speed of the moment. */
export function scaled(millis: number): number {
  return (millis * millisOf('move')) / 320;
}
