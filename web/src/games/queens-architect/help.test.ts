/** The guidebook tells of every piece of the shipped edition, in all languages and by real rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, describe, expect, test, vi } from 'vitest';

import { LANGS, Speaker } from '../../words/speaker';
import guidebook from './help';
import { KINDS, pieceOf } from './pieces';

type Table = Record<string, unknown>;

const FILE = join(
  import.meta.dirname,
  '../../../../crates/rules-queens-architect/data/default.toml',
);

/** Texts stay; words before `=` become keys, and what follows `#` is a remark. */
function jsonOf(text: string): string {
  return text
    .replaceAll(
      /("(?:[^"\\]|\\.)*")(\s*=)?|([A-Za-z_]\w*)\s*=|#[^\n]*/g,
      (whole, quoted, sign, key) => {
        if (quoted) return sign ? `${quoted}:` : quoted;
        return key ? `"${key}":` : '';
      },
    )
    .replaceAll(/,\s*([\]}])/g, '$1');
}

/** The table of a heading such as `board.location`: in lists, the last row is meant. */
function tableAt(root: Table, path: readonly string[], isRow: boolean): Table {
  return path.reduce<Table>((at, key, index) => {
    if (isRow && index === path.length - 1) {
      const rows = (at[key] ??= []) as Table[];
      rows.push({});
      return rows.at(-1)!;
    }
    const found = (at[key] ??= {}) as Table | Table[];
    return Array.isArray(found) ? found.at(-1)! : found;
  }, root);
}

/** The shipped edition as boards are given it, read with as much of TOML as its file uses. */
function shippedEdition(): Readonly<Record<string, unknown>> {
  const root: Table = {};
  let table = root;
  const text = readFileSync(FILE, 'utf8');
  const lines = /^\[(\[?)([\w.]+)\]+|^(\w+) = (\[\s*\n[\s\S]*?\n\]|.*)/gm;
  for (const [, isRow, heading, key, value] of text.matchAll(lines)) {
    if (heading) table = tableAt(root, heading.split('.'), isRow === '[');
    else if (key) table[key] = JSON.parse(jsonOf(value ?? '')) as unknown;
  }
  return root;
}

const json = shippedEdition();
const groups = guidebook.groups(json);
const pieces = groups.flatMap((group) => group.pieces);
const rules = readFileSync(
  join(import.meta.dirname, '../../../../docs/rules/queens-architect.md'),
  'utf8',
);
const paragraphs = new Set([...rules.matchAll(/^- \*\*(QA-[A-Z]?\d+)/gm)].map(([, mark]) => mark));

test('the reference has every piece of every kind', () => {
  const count = (kind: string) => pieces.filter((piece) => piece.kind === kind).length;
  const rows = (name: string) => (json[name] as readonly unknown[]).length;
  expect(count('craftsman')).toBe(rows('character'));
  expect(count('guild')).toBe(rows('guild'));
  expect(count('action')).toBe(rows('action'));
  expect(count('demand')).toBe(rows('demand'));
  expect(count('token')).toBe(rows('appreciation_token'));
  expect(count('place')).toBe(17);
  for (const kind of KINDS) expect(count(kind), kind).toBeGreaterThan(3);
});

describe.each(LANGS.map(([lang]) => lang))('in %s', (lang) => {
  let speaker: Speaker;
  const missing = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  beforeAll(async () => {
    speaker = (await Speaker.load(lang, 'queens-architect', json)).withSeats([
      null,
      null,
      null,
      null,
    ]);
  });

  test.each(pieces)('$kind $id has help', (piece) => {
    missing.mockClear();
    const help = guidebook.helpOf(piece, json, speaker);
    expect(help?.title).toBeTruthy();
    expect(help?.title).not.toBe(piece.id);
    expect(help!.sentences.length).toBeGreaterThan(0);
    for (const sentence of help!.sentences) {
      expect(sentence).toMatch(/\.$/u);
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

test('of what the edition does not have there is nothing to say', async () => {
  const speaker = await Speaker.load('en', 'queens-architect', json);
  for (const kind of KINDS)
    expect(guidebook.helpOf(pieceOf(kind, 'dragon'), json, speaker)).toBeNull();
  expect(guidebook.helpOf({ kind: 'beast', id: 'dragon' }, json, speaker)).toBeNull();
});
