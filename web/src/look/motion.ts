/**
 * How pieces travel: the durations and curves, and the few moves that all boards share. Durations
 * follow the chosen speed; without motion, everything is at its goal at once.
 */

/** The four durations: response to a touch, a small change, a moving piece, the largest move. */
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

/** The current length of a duration in milliseconds; 0 while nothing travels. */
export function millisOf(time: Time): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--${time}`);
  return Number.parseFloat(text) || 0;
}

export interface Travel {
  /** Its origin relative to its goal. */
  readonly from: Point;
  readonly time: Time;
  /** How high it is lifted on the way. */
  readonly lift?: number;
  /** How long it waits, in milliseconds at normal speed. */
  readonly delay?: number;
}

/** Animates a piece at its goal from somewhere else; null if nothing travels. */
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
  /** All points of the path, the goal last, in the units of `transform`. */
  readonly points: readonly Point[];
  /** How long each leg takes, and how long to wait, at normal speed. */
  readonly leg: number;
  readonly delay?: number;
  /** How high it is lifted on each leg. */
  readonly lift?: number;
}

/** Animates a piece positioned by `transform` point by point; null if nothing travels. */
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

/** Makes a piece grow for a moment, like a value being compared. */
export function pulse(node: Element, time: Time = 'small', delay = 0): Animation | null {
  const millis = millisOf(time);
  if (millis === 0) return null;
  return node.animate(
    [{ transform: 'scale(1)' }, { transform: 'scale(1.25)' }, { transform: 'scale(1)' }],
    { duration: millis, delay: scaled(delay), easing: CURVES.land, composite: 'add' },
  );
}

/** Hides a piece until what represents it has arrived. */
export function hold(node: Element, millis: number): void {
  if (millis > 0) node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: millis });
}

/** A duration at normal speed, scaled to the current speed. */
export function scaled(millis: number): number {
  return (millis * millisOf('move')) / 320;
}
