/** Fetches what the reference of a game is made of: numbers, names, guidebook and portraits. */
import { chaptersOf, guidebookOf, portraitOf, type Chapter, type Portrait } from '../board/guides';
import * as api from '../net/api';
import type { Names } from '../words/names';
import { editionOf, speakerOf } from '../words/shelf';
import type { Lang } from '../words/speaker';

export interface Library {
  readonly edition: Readonly<Record<string, unknown>>;
  readonly names: Names;
  readonly chapters: readonly Chapter[];
  readonly Picture: Portrait | null;
}

let games: Promise<readonly api.GameInfo[]> | null = null;

/** The hash of the edition that comes with the program. */
async function builtIn(game: string): Promise<string | null> {
  games ??= api.games();
  games.catch(() => (games = null));
  const found = (await games).find(({ id }) => id === game);
  return found?.editions[0]?.hash ?? null;
}

/** The reference of a game in a language; null if there is no such game. */
export async function libraryOf(game: string, lang: Lang): Promise<Library | null> {
  const [hash, book, Picture] = await Promise.all([
    builtIn(game),
    guidebookOf(game),
    portraitOf(game),
  ]);
  if (hash === null) return null;
  const [edition, names] = await Promise.all([editionOf(game, hash), speakerOf(lang, game, hash)]);
  return { edition, names, chapters: book ? chaptersOf(book, edition, names) : [], Picture };
}
