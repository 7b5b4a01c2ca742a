/**
 * The arch of the home page: for each game a guided game, a whole game and a first win, a stone
 * each. Which of them are done is kept in this browser.
 */
import type { Screen } from '../net/protocol';

const KINDS = ['guided', 'whole', 'won'] as const;
export type Kind = (typeof KINDS)[number];

export interface Stone {
  readonly game: string;
  readonly kind: Kind;
}

const KEY = 'trestle-stones';

/** All stones, in the order in which they are suggested; a game without a lesson has two. */
export function stonesOf(
  games: readonly string[],
  hasLesson: (game: string) => boolean,
): readonly Stone[] {
  const suits = ({ game, kind }: Stone) => kind !== 'guided' || hasLesson(game);
  return games.flatMap((game) => KINDS.map((kind) => ({ game, kind })).filter(suits));
}

/** What the viewer of a screen has done with it. */
export function doneIn(screen: Screen): readonly Kind[] {
  const { viewer, lesson, ending } = screen;
  if (viewer === null) return [];
  const isGuided = lesson !== undefined && (lesson.step ?? 0) >= lesson.steps;
  const isWhole = ending?.how === 'rules';
  const isWon = isWhole && ending.ranks?.[viewer] === 1;
  return KINDS.filter((kind) => ({ guided: isGuided, whole: isWhole, won: isWon })[kind]);
}

const nameOf = ({ game, kind }: Stone) => `${game}:${kind}`;

/** Which of these stones are laid. */
export function laidOf(stones: readonly Stone[]): readonly boolean[] {
  const kept = read();
  return stones.map((stone) => kept.has(nameOf(stone)));
}

/** Lays the stones of what the viewer of a screen has done. */
export function lay(screen: Screen): void {
  const kept = read();
  const size = kept.size;
  for (const kind of doneIn(screen)) kept.add(nameOf({ game: screen.game, kind }));
  if (kept.size === size) return;
  try {
    localStorage.setItem(KEY, [...kept].join(' '));
  } catch {
    // Without storage, the arch stays as it is.
  }
}

function read(): Set<string> {
  try {
    return new Set(localStorage.getItem(KEY)?.split(' '));
  } catch {
    return new Set();
  }
}
