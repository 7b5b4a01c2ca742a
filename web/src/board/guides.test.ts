import { expect, test } from 'vitest';

import type { Names } from '../words/names';
import type { Piece } from './contract';
import type { Guidebook } from './guidebook';
import { chaptersOf, citations, helpFor, searched } from './guides';

const names: Names = {
  name: (id) => ({ church: 'Église', well: 'Puits' })[id] ?? id,
  text: (key) => key,
  say: ({ key }) => key,
};

const piece = (kind: string, id: string): Piece => ({ kind, id });

/** A small game with two cards and a place. */
const book: Guidebook = {
  groups: () => [
    { heading: 'cards', pieces: [piece('card', 'church'), piece('card', 'well')] },
    { heading: 'places', pieces: [piece('place', 'yard')] },
  ],
  helpOf: ({ kind, id }, _edition, { name }) => {
    if (id === 'yard') return null;
    const paragraphs = id === 'church' ? ['AR-1', 'AR-2'] : ['AR-2'];
    return { title: name(id), sentences: [`The ${kind} holds water.`], paragraphs };
  },
};
const chapters = chaptersOf(book, {}, names);
const titles = (of: typeof chapters) =>
  of.map(({ heading, entries }) => [heading, ...entries.map(({ help }) => help.title)]);

test('a piece that no book knows has its name', () => {
  const nothing = { title: 'Église', sentences: [], paragraphs: [] };
  expect(helpFor(null, piece('card', 'church'), {}, names)).toEqual(nothing);
  expect(helpFor(book, piece('place', 'yard'), {}, names)).toMatchObject({ title: 'yard' });
  expect(helpFor(book, piece('card', 'well'), {}, names).paragraphs).toEqual(['AR-2']);
});

test('the reference has every piece, and a search those with the word', () => {
  expect(titles(chapters)).toEqual([
    ['cards', 'Église', 'Puits'],
    ['places', 'yard'],
  ]);
  expect(titles(searched(chapters, ' eglise '))).toEqual([['cards', 'Église']]);
  expect(titles(searched(chapters, 'WATER'))).toEqual([['cards', 'Église', 'Puits']]);
  expect(titles(searched(chapters, 'ar-1'))).toEqual([['cards', 'Église']]);
  expect(searched(chapters, 'dragon')).toEqual([]);
});

test('a paragraph knows the pieces that cite it', () => {
  const found = citations(chapters);
  expect(found.get('AR-2')?.map(({ piece: { id } }) => id)).toEqual(['church', 'well']);
  expect(found.get('AR-1')?.length).toBe(1);
  expect(found.has('AR-3')).toBe(false);
});
