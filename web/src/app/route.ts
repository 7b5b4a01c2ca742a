/** The addresses of the client: each page has one, so that everything can be linked to. */
import type { Piece } from '../board/contract';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'setup'; readonly game: string }
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly paragraph: string | null }
  | { readonly page: 'learn' }
  | { readonly page: 'cards'; readonly game: string; readonly piece: Piece | null }
  | { readonly page: 'glossary'; readonly game: string }
  | { readonly page: 'me' }
  | { readonly page: 'settings' }
  | { readonly page: 'join'; readonly token: string }
  | { readonly page: 'lost' };

/** The route of an address. */
export function routeOf(path: string): Route {
  const [page = '', first, second, ...rest] = path.split('/').filter(Boolean).map(decode);
  if (page === 'learn' && first && second) return lessonOf(first, second, rest);
  if (rest.length > 0) return { page: 'lost' };
  if (page === 'rules' && first) return { page: 'rules', game: first, paragraph: second ?? null };
  if (second !== undefined) return { page: 'lost' };
  if (first !== undefined) {
    if (page === 'play') return { page: 'setup', game: first };
    if (page === 'table') return { page: 'table', id: first };
    if (page === 'replay') return { page: 'replay', id: first };
    if (page === 'join') return { page: 'join', token: first };
    return { page: 'lost' };
  }
  if (page === '') return { page: 'home' };
  if (page === 'lobby') return { page: 'lobby' };
  if (page === 'rules' || page === 'learn') return { page: 'learn' };
  if (page === 'me') return { page: 'me' };
  if (page === 'settings') return { page: 'settings' };
  return { page: 'lost' };
}

/** The lessons of a game besides its rules. */
function lessonOf(game: string, what: string, rest: readonly string[]): Route {
  if (what === 'glossary' && rest.length === 0) return { page: 'glossary', game };
  const [kind, id = '', ...more] = rest;
  if (what !== 'cards' || more.length > 0) return { page: 'lost' };
  return { page: 'cards', game, piece: kind === undefined ? null : { kind, id } };
}

/** A hand-written address may contain anything. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a rule paragraph. */
export function ruleLink(game: string, paragraph: string): string {
  return `/rules/${game}/${encodeURIComponent(paragraph)}`;
}

/** The address of a piece in the reference of its game; no id where its kind has only one. */
export function cardLink(game: string, { kind, id }: Piece): string {
  const sort = `/learn/${game}/cards/${encodeURIComponent(kind)}`;
  return id === '' ? sort : `${sort}/${encodeURIComponent(id)}`;
}
