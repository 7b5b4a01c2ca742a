/**
 * Help on the pieces of a game, from the readings of its edition. The portraits of a game are
 * loaded on demand; a game may have none.
 */
import type { Component } from 'svelte';

import type { ReadingInfo } from '../net/protocol';
import type { Edition } from '../words/edition';
import type { Names } from '../words/names';
import { plain } from '../words/plain';
import type { Piece } from './contract';

/** What a piece is, in sentences, with the paragraphs of the rules that say so. */
export interface Help {
  readonly title: string;
  readonly sentences: readonly string[];
  /** Marks of paragraphs. */
  readonly paragraphs: readonly string[];
}

/** The props of each game's `Portrait.svelte`, which draws one piece. */
export interface PortraitProps {
  readonly piece: Piece;
  readonly edition: Edition;
  readonly names: Names;
}

export type Portrait = Component<PortraitProps>;

const portraits = import.meta.glob<{ default: Portrait }>('../games/*/Portrait.svelte');

/** The component that draws one piece of a game; null if there is none. */
export async function portraitOf(game: string): Promise<Portrait | null> {
  return (await portraits[`../games/${game}/Portrait.svelte`]?.())?.default ?? null;
}

/** The help on a piece; just its name if the edition has no text about it. */
export function helpFor(piece: Piece, edition: Edition, names: Names): Help {
  const reading = edition.reading(piece);
  if (!reading) return { title: names.name(piece.id), sentences: [], paragraphs: [] };
  return helpIn(reading, names);
}

function helpIn({ title, says, rules }: ReadingInfo, { say }: Names): Help {
  return { title: say(title), sentences: says.map(say), paragraphs: rules };
}

/** A piece with its help. */
export interface Entry {
  readonly piece: Piece;
  readonly help: Help;
}

export interface Chapter {
  /** The key of its heading. */
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** The whole reference of an edition, in its order. Terms are not pieces and have no chapter. */
export function chaptersOf(edition: Edition, names: Names): readonly Chapter[] {
  const chapters: { heading: string; entries: Entry[] }[] = [];
  for (const reading of edition.readings) {
    const { kind, id, chapter: heading } = reading;
    if (!heading) continue;
    if (chapters.at(-1)?.heading !== heading) chapters.push({ heading, entries: [] });
    chapters.at(-1)!.entries.push({ piece: { kind, id }, help: helpIn(reading, names) });
  }
  return chapters;
}

/** The chapters with the entries that contain a word; empty ones are left out. */
export function searched(chapters: readonly Chapter[], wanted: string): readonly Chapter[] {
  const word = plain(wanted.trim());
  if (!word) return chapters;
  const has = ({ help }: Entry) =>
    [help.title, ...help.sentences, ...help.paragraphs].some((text) => plain(text).includes(word));
  return chapters
    .map(({ heading, entries }) => ({ heading, entries: entries.filter(has) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The pieces that cite each paragraph of the rules. */
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
