/** Texts and editions, loaded once and cached. */
import * as api from '../net/api';
import { Edition } from './edition';
import { Speaker, type Lang } from './speaker';

const editions = new Map<string, Promise<Edition>>();
const speakers = new Map<string, Promise<Speaker>>();

/** An edition, cached. */
export function editionOf(game: string, hash: string): Promise<Edition> {
  let found = editions.get(hash);
  if (!found) {
    found = api.pieces(game, hash).then((pieces) => new Edition(pieces));
    editions.set(hash, found);
    found.catch(() => editions.delete(hash));
  }
  return found;
}

/** The speaker for a language and a game, with the names of an edition. */
export function speakerOf(lang: Lang, game?: string, hash?: string): Promise<Speaker> {
  const key = `${lang} ${game ?? ''} ${hash ?? ''}`;
  let found = speakers.get(key);
  if (!found) {
    const edition = game && hash ? editionOf(game, hash) : Promise.resolve(undefined);
    found = edition.then((pieces) => Speaker.load(lang, game, pieces));
    speakers.set(key, found);
    found.catch(() => speakers.delete(key));
  }
  return found;
}
