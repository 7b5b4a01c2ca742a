/** Words and numbers that were fetched once and stay. */
import * as api from '../net/api';
import { Speaker, type Lang } from './speaker';

const editions = new Map<string, Promise<Readonly<Record<string, unknown>>>>();
const speakers = new Map<string, Promise<Speaker>>();

/** The numbers of an edition, fetched once. */
export function editionOf(game: string, hash: string): Promise<Readonly<Record<string, unknown>>> {
  let found = editions.get(hash);
  if (!found) {
    found = api.edition(game, hash);
    editions.set(hash, found);
    found.catch(() => editions.delete(hash));
  }
  return found;
}

/** Somebody who speaks a language and knows a game with the names of an edition. */
export function speakerOf(lang: Lang, game?: string, hash?: string): Promise<Speaker> {
  const key = `${lang} ${game ?? ''} ${hash ?? ''}`;
  let found = speakers.get(key);
  if (!found) {
    const edition = game && hash ? editionOf(game, hash) : Promise.resolve(undefined);
    found = edition.then((numbers) => Speaker.load(lang, game, numbers));
    speakers.set(key, found);
    found.catch(() => speakers.delete(key));
  }
  return found;
}
