/** Loads the reference of a game: edition, names and portraits. */
import { chaptersOf, portraitOf, type Chapter, type Portrait } from '../board/guides';
import * as api from '../net/api';
import type { Edition } from '../words/edition';
import type { Names } from '../words/names';
import { editionOf, speakerOf } from '../words/shelf';
import type { Lang } from '../words/speaker';

export interface Library {
  readonly edition: Edition;
  readonly names: Names;
  readonly chapters: readonly Chapter[];
  readonly Picture: Portrait | null;
}

let games: Promise<readonly api.GameInfo[]> | null = null;

/** The hash of the built-in edition. */
async function builtIn(game: string): Promise<string | null> {
  games ??= api.games();
  games.catch(() => (games = null));
  const found = (await games).find(({ id }) => id === game);
  return found?.editions[0]?.hash ?? null;
}

/** The built-in edition; null if there is no such game. */
export async function editionFor(game: string): Promise<Edition | null> {
  const hash = await builtIn(game);
  return hash === null ? null : editionOf(game, hash);
}

/** The reference of a game in a language; null if there is no such game. */
export async function libraryOf(game: string, lang: Lang): Promise<Library | null> {
  const [hash, Picture] = await Promise.all([builtIn(game), portraitOf(game)]);
  if (hash === null) return null;
  const [edition, names] = await Promise.all([editionOf(game, hash), speakerOf(lang, game, hash)]);
  return { edition, names, chapters: chaptersOf(edition, names), Picture };
}
