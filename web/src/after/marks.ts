/** What stands on the slider of a replay: turns, things that were built, and what all remember. */
import type { Course } from '../net/api';

/** A mark on the slider. */
export interface Mark {
  readonly at: number;
  readonly seat: number;
}

/** A line across the slider with a word. */
export interface Cut {
  readonly at: number;
  /** The key of its word. */
  readonly key: string;
}

export interface Marks {
  readonly turns: readonly number[];
  readonly pieces: readonly Mark[];
  readonly cuts: readonly Cut[];
}

interface Big {
  /** Kinds of events that leave something on the board for good. */
  readonly pieces: readonly string[];
  /** Kinds of events that everybody remembers, and the key of their word. */
  readonly cuts: Readonly<Record<string, string>>;
}

const BIG: Readonly<Record<string, Big>> = {
  architectura: { pieces: ['destroyed', 'rebuilt'], cuts: {} },
  'queens-architect': { pieces: ['built', 'contributed'], cuts: {} },
  'west-kingdom': {
    pieces: ['constructed', 'advanced', 'rival_built'],
    cuts: { reset_began: 'web-af-reset', end_began: 'web-af-last-turns' },
  },
};

/** The marks of a game. */
export function marksOf(course: Course, game: string): Marks {
  const big = BIG[game] ?? { pieces: [], cuts: {} };
  return {
    turns: course.turns.map(({ at }) => at),
    pieces: course.steps.flatMap(({ seat, kinds }, index) =>
      kinds.some((kind) => big.pieces.includes(kind)) ? [{ at: index + 1, seat }] : [],
    ),
    cuts: course.steps.flatMap(({ kinds }, index) =>
      kinds.flatMap((kind) => {
        const key = big.cuts[kind];
        return key ? [{ at: index + 1, key }] : [];
      }),
    ),
  };
}
