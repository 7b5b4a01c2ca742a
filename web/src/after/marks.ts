/** Marks on the slider of a replay: turns, things that were built, and memorable moments. */
import { faceOf } from '../app/games';
import type { Course } from '../net/api';

/** A mark on the slider. */
export interface Mark {
  readonly at: number;
  readonly seat: number;
}

/** A line across the slider with a label. */
export interface Cut {
  readonly at: number;
  /** The key of its label. */
  readonly key: string;
}

export interface Marks {
  readonly turns: readonly number[];
  readonly pieces: readonly Mark[];
  readonly cuts: readonly Cut[];
}

/** The marks of a game. */
export function marksOf(course: Course, game: string): Marks {
  const face = faceOf(game);
  const pieces = face?.pieces ?? [];
  const cuts = face?.cuts ?? {};
  return {
    turns: course.turns.map(({ at }) => at),
    pieces: course.steps.flatMap(({ seat, kinds }, index) =>
      kinds.some((kind) => pieces.includes(kind)) ? [{ at: index + 1, seat }] : [],
    ),
    cuts: course.steps.flatMap(({ kinds }, index) =>
      kinds.flatMap((kind) => {
        const key = cuts[kind];
        return key ? [{ at: index + 1, key }] : [];
      }),
    ),
  };
}
