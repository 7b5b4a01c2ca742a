/** The guidebook tells of every piece of the shipped edition, in all languages and by real rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, test, vi } from 'vitest';

import { LANGS, Speaker } from '../../words/speaker';
import { pieceToExplain } from './asking';
import { Edition } from './edition';
import guidebook from './help';
import { editionFrom } from './toml';
import type { View } from './view';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8');
const json = editionFrom(read('crates/rules-west-kingdom/data/default.toml'));
const groups = guidebook.groups(json);
const pieces = groups.flatMap((group) => group.pieces);
const rules = read('docs/rules/west-kingdom.md');
const paragraphs = new Set([...rules.matchAll(/\*\*(WK-[A-Z]?\d+)\b/g)].map(([, mark]) => mark));

test('the reference has every sort of piece', () => {
  const count = (kind: string) => pieces.filter((piece) => piece.kind === kind).length;
  const rows = (name: string) => (json[name] as readonly unknown[]).length;
  expect(count('apprentice')).toBe(rows('apprentice'));
  expect(count('building')).toBe(rows('building'));
  expect(count('market')).toBe(rows('black_market_card'));
  expect(count('reward')).toBe(rows('reward_card'));
  expect(count('board')).toBe(rows('player_board') + 2);
  expect(count('place')).toBeGreaterThan(14);
  expect(count('virtue')).toBe(5);
});

describe.each(LANGS.map(([lang]) => lang))('in %s', (lang) => {
  let speaker: Speaker;
  const missing = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  beforeAll(async () => {
    speaker = await Speaker.load(lang, 'west-kingdom', json);
  });

  test.each(pieces)('$kind $id has help', (piece) => {
    missing.mockClear();
    const help = guidebook.helpOf(piece, json, speaker);
    expect(help?.title).toBeTruthy();
    expect(help?.title).not.toBe(piece.id);
    expect(help!.sentences.length).toBeGreaterThan(0);
    for (const sentence of help!.sentences) {
      expect(sentence).toMatch(/[.:…]$/u);
      expect(sentence).not.toMatch(/[{}[\]]|undefined|NaN/);
    }
    expect(help!.paragraphs.length).toBeGreaterThan(0);
    for (const mark of help!.paragraphs) expect(paragraphs).toContain(mark);
    expect(missing).not.toHaveBeenCalled();
  });

  test('headings are words', () => {
    for (const { heading } of groups) expect(speaker.has(heading), heading).toBe(true);
  });
});

test('what the edition does not have has no help', async () => {
  const speaker = await Speaker.load('en', 'west-kingdom', json);
  expect(guidebook.helpOf({ kind: 'building', id: 'sphinx' }, json, speaker)).toBeNull();
  expect(guidebook.helpOf({ kind: 'sphinx', id: 'well' }, json, speaker)).toBeNull();
});

test.each([
  'place quarry',
  'group forest 1',
  'market',
  'cathedral',
  'card well',
  'pile',
  'apprentice miner',
  'niche 1 1',
  'good marble',
  'debts',
  'captured',
  'supply',
  'board 0',
  'board 1',
  'level 0',
  'level 14',
])('whoever asks about “%s” on the board gets an answer', async (piece) => {
  const speaker = await Speaker.load('en', 'west-kingdom', json);
  const view = {
    workshop: [[{ apprentice: 'miner' }]],
    seats: [{ board: null }, { board: 'ada' }],
    house_rival: null,
  } as unknown as View;
  const about = pieceToExplain(piece, view, new Edition(json));
  expect(about).not.toBeNull();
  expect(guidebook.helpOf(about!, json, speaker)).not.toBeNull();
});
