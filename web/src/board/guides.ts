/**
 * Finds what there is to say about the pieces of a game. The guidebook and the portraits of a game
 * come when somebody asks for them; a game may have neither.
 */
import type { Component } from 'svelte';

import type { Names } from '../words/names';
import type { Piece } from './contract';
import type { Guidebook, Help, PortraitProps } from './guidebook';

export type Portrait = Component<PortraitProps>;
type Edition = Readonly<Record<string, unknown>>;

const books = import.meta.glob<{ default: Guidebook }>('../games/*/help.ts');
const portraits = import.meta.glob<{ default: Portrait }>('../games/*/Portrait.svelte');

/** The guidebook of a game; null if it has none. */
export async function guidebookOf(game: string): Promise<Guidebook | null> {
  return (await books[`../games/${game}/help.ts`]?.())?.default ?? null;
}

/** What draws one piece of a game; null if nothing does. */
export async function portraitOf(game: string): Promise<Portrait | null> {
  return (await portraits[`../games/${game}/Portrait.svelte`]?.())?.default ?? null;
}

/** What a piece is; of one that no book knows, its name. */
export function helpFor(
  book: Guidebook | null,
  piece: Piece,
  edition: Edition,
  names: Names,
): Help {
  const known = book?.helpOf(piece, edition, names);
  return known ?? { title: names.name(piece.id), sentences: [], paragraphs: [] };
}

/** A piece with what it is. */
export interface Entry {
  readonly piece: Piece;
  readonly help: Help;
}

export interface Chapter {
  /** The key of its heading. */
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** The whole reference of an edition, in its order. */
export function chaptersOf(book: Guidebook, edition: Edition, names: Names): readonly Chapter[] {
  return book.groups(edition).map(({ heading, pieces }) => ({
    heading,
    entries: pieces.map((piece) => ({ piece, help: helpFor(book, piece, edition, names) })),
  }));
}

/** The chapters with the entries that have a word; those without any are left out. */
export function searched(chapters: readonly Chapter[], wanted: string): readonly Chapter[] {
  const word = plain(wanted.trim());
  if (!word) return chapters;
  const has = ({ help }: Entry) =>
    [help.title, ...help.sentences, ...help.paragraphs].some((text) => plain(text).includes(word));
  return chapters
    .map(({ heading, entries }) => ({ heading, entries: entries.filter(has) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Without capitals and accents: who searches for `eglise` means `Église`. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Which pieces each paragraph of the rules is about. */
export function citations(chapters: readonly Chapter[]): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of chapters.flatMap(({ entries }) => entries)) {
    for (const mark of entry.help.paragraphs) {
      const entries = found.get(mark) ?? [];
      if (!entries.some(({ help }) => help.title === entry.help.title)) entries.push(entry);
      found.set(mark, entries);
    }
  }
  return found;
}
