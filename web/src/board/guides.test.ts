import { expect, test } from 'vitest';

import { shipped } from '../../fixtures/pieces';
import { GAMES } from '../app/games';
import type { PiecesInfo, ReadingInfo } from '../net/protocol';
import { Edition } from '../words/edition';
import type { Names } from '../words/names';
import { LANGS, Speaker } from '../words/speaker';
import type { Piece } from './contract';
import { chaptersOf, citations, helpFor, searched } from './guides';

const names: Names = {
  name: (id) => ({ church: 'Église', well: 'Puits' })[id] ?? id,
  text: (key) => key,
  say: ({ key, args }) => (typeof args.text === 'string' ? args.text : key),
};

const piece = (kind: string, id: string): Piece => ({ kind, id });
const text = (text: string) => ({ key: 'text', args: { text } });

function reading(
  chapter: string,
  id: string,
  title: string,
  rules: readonly string[],
): ReadingInfo {
  const says = [text('It stands.'), text('It holds water.')];
  return { kind: 'card', id, chapter, title: text(title), says, does: [1, 2], rules };
}

/** A small game with two cards, a place and a word. */
const edition = new Edition({
  names: [],
  printed: {} as PiecesInfo['printed'],
  readings: [
    reading('cards', 'church', 'Église', ['XY-1', 'XY-2']),
    reading('cards', 'well', 'Puits', ['XY-2']),
    { ...reading('places', 'yard', 'Cour', []), kind: 'place', says: [], does: [0, 0] },
    { ...reading('', 'water', 'Eau', ['XY-2']), kind: 'word' },
  ],
});
const chapters = chaptersOf(edition, names);
const titles = (of: typeof chapters) =>
  of.map(({ heading, entries }) => [heading, ...entries.map(({ help }) => help.title)]);

test('a piece that the edition says nothing about has its name', () => {
  const nothing = { title: 'Puits', sentences: [], paragraphs: [] };
  expect(helpFor(piece('dragon', 'well'), edition, names)).toEqual(nothing);
  expect(helpFor(piece('card', 'well'), edition, names).paragraphs).toEqual(['XY-2']);
});

test('what a piece does is a part of what there is to say', () => {
  expect(edition.deeds(piece('card', 'well'), names)).toEqual(['It holds water.']);
  expect(edition.deeds(piece('card', 'dragon'), names)).toEqual([]);
});

test('the reference has every piece and no words, and a search those with the word', () => {
  expect(titles(chapters)).toEqual([
    ['cards', 'Église', 'Puits'],
    ['places', 'Cour'],
  ]);
  expect(titles(searched(chapters, ' eglise '))).toEqual([['cards', 'Église']]);
  expect(titles(searched(chapters, 'WATER'))).toEqual([['cards', 'Église', 'Puits']]);
  expect(titles(searched(chapters, 'xy-1'))).toEqual([['cards', 'Église']]);
  expect(searched(chapters, 'dragon')).toEqual([]);
});

test('a paragraph knows the pieces that cite it', () => {
  const found = citations(chapters);
  expect(found.get('XY-2')?.map(({ piece: { id } }) => id)).toEqual(['church', 'well']);
  expect(found.get('XY-1')?.length).toBe(1);
  expect(found.has('XY-3')).toBe(false);
});

test('the references are whole', async () => {
  const all = GAMES.map(async ({ id }) => {
    const edition = shipped(id);
    return chaptersOf(edition, await Speaker.load('en', id, edition)).length;
  });
  const chapters = await Promise.all(all);
  expect(chapters.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(8);
});

/** The server's messages have texts in the files of the client. */
test.each(LANGS.flatMap(([lang]) => GAMES.map(({ id }) => [lang, id] as const)))(
  'in %s, every piece of %s is explained in whole sentences',
  async (lang, game) => {
    const edition = shipped(game);
    const speaker = await Speaker.load(lang, game, edition);
    const chapters = chaptersOf(edition, speaker);
    expect(chapters).not.toEqual([]);
    for (const { heading, entries } of chapters) {
      expect(speaker.has(heading), heading).toBe(true);
      for (const { piece, help } of entries) {
        expect(help.title, piece.id).toMatch(/./);
        expect(help.sentences.length, piece.id).toBeGreaterThan(0);
        expect(help.paragraphs.length, piece.id).toBeGreaterThan(0);
        for (const said of [help.title, ...help.sentences]) {
          expect(said, piece.id).not.toMatch(/^\[|[{}]|undefined|NaN/);
        }
        for (const sentence of help.sentences) expect(sentence, piece.id).toMatch(/[.:…]$/u);
      }
    }
  },
);
