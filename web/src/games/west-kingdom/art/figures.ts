/** Workers in four stances, on a field of 24 with the feet at 22.6; `currentColor` is the player's. */
import { WORKER } from '../../../look/shapes';

/** What is behind, and what is before the body, by stance: at rest, with an axe, a sack, waving. */
const STANCES = [
  { behind: '', before: '' },
  {
    behind: `
      thick M19.5 22 22.5 7
      rock2 M19.2 6.4l6.2 1.2-.5 2.8-6.2-1.2z
    `,
    before: '',
  },
  {
    behind: `
      cloth M1.2 12.5c0-3.5 2.3-5 4.8-5s4.6 1.8 4.3 5.2L9 16H2.6z
    `,
    before: `
      cloth M3.5 9.5c0-2 1.5-3.2 3.2-3.2 1.5 0 2.6 1 2.8 2.6
    `,
  },
  {
    behind: `
      sleeve M17 12.5c2.5-1.5 3.8-4 4.2-7.5
      arm M17 12.5c2.5-1.5 3.8-4 4.2-7.5
    `,
    before: '',
  },
] as const;

export const STANCE_COUNT = STANCES.length;

/** The strokes of a worker in a stance. */
export function workerIn(stance: number): string {
  const { behind, before } = STANCES[stance % STANCES.length]!;
  return `
    foot M2.5 22.8a9.5 2 0 1 1 19 0 9.5 2 0 1 1-19 0z
    rim ${WORKER}
    ${behind}
    coat ${WORKER}
    ${before}
    skin/fine M9.3 6.9a2.7 2.9 0 1 1 5.4 0 2.7 2.9 0 1 1-5.4 0z
    eyes M10.9 6.7v.5M13.1 6.7v.5
  `;
}

/** The field of a worker. */
export const FIGURE = 24;

/** How far apart people stand where there is room. */
export const AT_EASE = 17.5;

/** How much higher the back rank stands: a third of a head. */
const BEHIND = 8;

export interface Figure {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly stance: number;
  /** The last one in front, who bears the shape of the owner. */
  readonly isFront: boolean;
}

/** How many of a crowd stand in front. */
export function inFront(count: number): number {
  return count > 2 ? Math.ceil(count / 2) : count;
}

/** Where workers stand, from back to front, and the room they take, on the grid of one of them. */
export function standing(count: number, step: number, isCrowd: boolean, first = 0) {
  const front = isCrowd ? inFront(count) : count;
  const back = count - front;
  const figures: Figure[] = [];
  for (let at = 0; at < back; at++) {
    const stance = (first + at * 3) % STANCE_COUNT;
    figures.push({ x: step * (at + 0.5), y: -BEHIND, scale: 0.94, stance, isFront: false });
  }
  for (let at = 0; at < front; at++) {
    const isFront = at === front - 1;
    const stance = isFront ? 0 : (first + at * 2 + 1) % STANCE_COUNT;
    figures.push({ x: step * at, y: 0, scale: 1, stance, isFront });
  }
  return {
    figures,
    width: FIGURE + step * Math.max(0, front - 1),
    height: FIGURE + (back > 0 ? BEHIND : 0),
  };
}

/** How crowds stand beside each other. */
export interface Spread {
  /** How far apart the figures of a crowd stand, on the grid of one of them. */
  readonly step: number;
  /** How large they are, as a share of their size at ease. */
  readonly scale: number;
}

/** So close do people stand at most. */
const CLOSE = 8;

/** Where there is little room, all are drawn smaller. */
const SCALES = [1, 0.88, 0.76, 0.66, 0.58];

/**
 * How crowds of so many stand in a room of that width, in multiples of a figure, with such gaps;
 * null if there is no room even for small figures close together.
 */
export function spread(counts: readonly number[], room: number, gap: number): Spread | null {
  const steps = counts.reduce((sum, count) => sum + inFront(count) - 1, 0);
  for (const scale of SCALES) {
    const free = (room / scale - gap * Math.max(0, counts.length - 1) - counts.length) * FIGURE;
    const step = steps === 0 ? AT_EASE : Math.min(AT_EASE, free / steps);
    if (free >= 0 && step >= CLOSE) return { step, scale };
  }
  return null;
}
