/**
 * The client knows no rules: the game says which paragraph an event carries out, what an answer is
 * about, what can be chosen, and what there is to say about a piece. This test fails when such
 * knowledge returns to the sources.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.includes('.test.'))
  .toSorted();

const COMMENTS = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm;
const STYLE = /<style[\s\S]*?<\/style>/g;
const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');

/** The lines of the sources that match, as `file: line`, ignoring comments. */
function linesWith(pattern: RegExp): readonly string[] {
  return files.flatMap((file) =>
    read(file)
      .replaceAll(COMMENTS, '')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

/**
 * The lines of a source that ask whether a printed number is larger or smaller than another: one of
 * `printed`, or one of what was taken from it, as a variable, in a loop or in a callback.
 */
function comparisonsIn(source: string): readonly string[] {
  const code = source.replaceAll(COMMENTS, '').replaceAll(STYLE, '').replaceAll('=>', '→');
  const names = new Set(['printed']);
  const anyName = () => `(?<![\\w'"-])(?:${[...names].join('|')})(?![\\w'"-])`;
  for (let known = 0; known < names.size;) {
    known = names.size;
    const takes = [
      String.raw`const (\w+) = [^;]*?${anyName()}[.[(][^;]*;`,
      String.raw`const (\{[^}]*\}) = [^;]*?${anyName()}[^;]*;`,
      String.raw`\{#each [^}]*?${anyName()}[^}]*? as (\w+|\{[^}]*\}|\[[^\]]*\])`,
      String.raw`${anyName()}[\w.!?]*\.\w+\(\(?(\w+|\{[^}]*\}).{0,9}→`,
    ];
    for (const [, taken = ''] of takes.flatMap((to) => [...code.matchAll(new RegExp(to, 'g'))])) {
      for (const name of taken.match(/\w+/g) ?? []) names.add(name);
    }
  }
  const one = String.raw`${anyName()}(?:[\w.!?]|\[[\w.]+\])*`;
  // Compared with a number that is written there it only tells its sign or how it is drawn.
  const compared = new RegExp(String.raw`${one} [<>]=? [^\d]|[a-zA-Z_)\]] [<>]=? ${one}`);
  return code
    .split('\n')
    .filter((line) => compared.test(line))
    .map((line) => line.trim());
}

const filesWith = (pattern: RegExp) => [
  ...new Set(linesWith(pattern).map((line) => line.slice(0, line.indexOf(':')))),
];

describe('the sources', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(filesWith(/\bsvelte\b/).length).toBeGreaterThan(20);
  });

  it('have no paragraph marks', () => {
    expect(linesWith(/['"`(\s>][A-Z]{2}-[A-Z]?\d+/)).toEqual([]);
  });

  it('take no notation apart', () => {
    expect(linesWith(/\baction\b[^;]*\.(split|startsWith|match|slice|replace)\(/)).toEqual([]);
    expect(linesWith(/\.(exec|test)\([^)]*\baction\b/)).toEqual([]);
    expect(filesWith(/from '\.\/notation'/)).toEqual([]);
  });

  it('have no list of options, and no numbers of players', () => {
    expect(linesWith(/rulings\.|'round_limit'|'variant'/)).toEqual([]);
    expect(linesWith(/\bplayers['"]?\s*[:=]\s*\[?\d/)).toEqual([]);
  });

  /** The game supplies the texts about pieces: readings and messages are complete sentences. */
  it('have no sentences about pieces', () => {
    expect(linesWith(/['"`](?!web-)[a-z]+-(effect|help|bonus|sheet|power|count)-/)).toEqual([]);
  });

  /** Printed values come typed from the game, and no data file is read. */
  it('read no data file of an edition', () => {
    expect(linesWith(/\btoml\b|\/editions\/[^'"`]*\/json/i)).toEqual([]);
  });

  /** What a number of the edition means for a position is in the view, the ask or a preview. */
  it('compare nothing with printed numbers, but to draw it', () => {
    const drawn = [
      // Whether a price is drawn piece by piece or as a number.
      'games/west-kingdom/CardTerms.svelte',
      // Which storeys stand.
      'games/west-kingdom/Cathedral.svelte',
    ];
    const comparing = files.filter((file) => comparisonsIn(read(file)).length > 0);
    expect(comparing).toEqual(drawn);
  });
});

describe('a comparison with a printed number', () => {
  it.each([
    'const isMet = player.performance >= printed.palace;',
    'const isMet = table.printed.palace <= player.performance;',
    'const { palace } = $derived(table.printed);\nconst isMet = sum >= palace;',
    'const most = $derived(desk.printed.all.hire);\nconst isOpen = player.silver >= most;',
    '{#each desk.printed.all.cathedral as row}{#if row.level <= player.cathedral}',
    'desk.printed.all.virtue.filter(({ level }) => level < player.virtue)',
    'const row = desk.printed.building(id);\nif (goods.clay < row.cost.clay) return;',
  ])('is found in %s', (source) => {
    expect(comparisonsIn(source)).toHaveLength(1);
  });

  it.each([
    'const row = printed.virtue.find(({ level }) => level === player.virtue);',
    "const sign = $derived(desk.printed.all.vp > 0 ? '+' : '');",
    'const row = $derived(printed.building(id));\nconst text = `${row.vp}`;\nif (a < b) return;',
  ])('is not in %s', (source) => {
    expect(comparisonsIn(source)).toEqual([]);
  });
});
