/** Every card of the default edition is explained, by paragraphs that exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { LANGS, Speaker } from '../../words/speaker';
import guidebook from './help';

const ROOT = join(import.meta.dirname, '../../../..');
const rules = readFileSync(join(ROOT, 'docs/rules/architectura.md'), 'utf8');
const marks = new Set([...rules.matchAll(/^- \*\*((?:AR|ER)-\d+)/gm)].map(([, mark]) => mark));

/** As much of the data file as help is made of. */
function editionOf(toml: string): Record<string, unknown> {
  type Row = Record<string, unknown>;
  const card: (Row & { effect: Row[] })[] = [];
  let row: Row = {};
  for (const line of toml.split('\n')) {
    if (line.startsWith('[')) row = {};
    if (line === '[[card]]') card.push((row = { effect: [] }) as Row & { effect: Row[] });
    if (line === '[[card.effect]]') card.at(-1)?.effect.push(row);
    const [, key = '', value = ''] = /^(\w+) = (.+)$/.exec(line) ?? [];
    const plain =
      /^(id|name_en|set|base|sides|protected|end_game|replaces|tag|timing|optional|params)$/;
    if (plain.test(key)) row[key] = JSON.parse(value.replace(/(\w+) = /g, '"$1": ')) as unknown;
  }
  return { card, box: { protection_tokens_per_color: 2 } };
}

const edition = editionOf(
  readFileSync(join(ROOT, 'crates/rules-architectura/data/default.toml'), 'utf8'),
);
const pieces = guidebook.groups(edition).flatMap((group) => group.pieces);

describe('the guidebook', () => {
  it('has the twelve basic cards, the additional ones and what lies on the table', () => {
    const groups = guidebook.groups(edition);
    expect(groups.map((group) => group.pieces.length)).toEqual([12, 12, 3]);
    expect(marks.size).toBeGreaterThan(100);
  });

  it.each(LANGS.map(([lang]) => lang))('says something of every piece in %s', async (lang) => {
    const names = await Speaker.load(lang, 'architectura', edition);
    for (const piece of pieces) {
      const help = guidebook.helpOf(piece, edition, names);
      expect(help?.sentences.length, piece.id).toBeGreaterThan(0);
      // A key that no file has would be said as it is.
      for (const text of [help?.title, ...(help?.sentences ?? [])]) {
        expect(text, piece.id).not.toMatch(/^$|^(web|ar)-|\{|undefined/);
      }
    }
  });

  it('knows the rule of every effect that a card has', async () => {
    const names = await Speaker.load('en', 'architectura', edition);
    for (const piece of pieces) {
      const help = guidebook.helpOf(piece, edition, names);
      expect(help?.paragraphs.length, piece.id).toBeGreaterThan(1);
      for (const mark of help?.paragraphs ?? []) expect(marks, piece.id).toContain(mark);
    }
  });

  it('takes the numbers from the edition', async () => {
    const names = await Speaker.load('en', 'architectura', edition);
    const help = guidebook.helpOf({ kind: 'card', id: 'market' }, edition, names);
    expect(help?.sentences).toEqual([
      'You may rebuild one of your destroyed cards, unless it is covered.',
      'Its values, clockwise from the basic one: N, N−1, N+2, N+1.',
      'N is the number of its block.',
    ]);
    expect(help?.paragraphs).toEqual(['AR-35', 'AR-34', 'AR-5']);
  });

  it('has nothing to say of what is not in the box', async () => {
    const names = await Speaker.load('en', 'architectura', edition);
    expect(guidebook.helpOf({ kind: 'card', id: 'castle' }, edition, names)).toBeNull();
    expect(guidebook.helpOf({ kind: 'worker', id: 'palace' }, edition, names)).toBeNull();
  });
});
