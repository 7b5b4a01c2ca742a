/** The glossary says the same words in every language, and cites paragraphs that exist. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { GAMES } from '../app/games';
import { parse, type Block } from '../rules/markdown';
import { LANGS } from '../words/speaker';
import { termsIn, withWord } from './glossary';
import { TERMS } from './terms';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const langs = LANGS.map(([lang]) => lang);

const file = (lang: string) => read(`locales/${lang}/glossary.ftl`);

function marks(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.flatMap((item) => [...(item.mark ? [item.mark] : []), ...marks(item.blocks)])
      : [],
  );
}

test('every game has a glossary', () => {
  expect(Object.keys(TERMS).sort()).toEqual(GAMES.map(({ id }) => id).sort());
  for (const { terms } of Object.values(TERMS)) {
    expect(Object.keys(terms).length).toBeGreaterThanOrEqual(15);
  }
});

test.each(GAMES.map(({ id }) => id))('the paragraphs that %s cites exist', (game) => {
  const known = new Set(marks(parse(read(`docs/rules/${game}.md`))));
  const cited = Object.values(TERMS[game]!.terms).flat();
  expect(cited.filter((mark) => !known.has(mark))).toEqual([]);
  for (const paragraphs of Object.values(TERMS[game]!.terms)) expect(paragraphs).not.toEqual([]);
});

test.each(langs)('%s has every word and no other', (lang) => {
  const keys = new FluentResource(file(lang)).body.map(({ id }) => id).sort();
  const wanted = Object.values(TERMS).flatMap(({ code, terms }) =>
    Object.keys(terms).flatMap((id) => [`gl-${code}-${id}`, `gl-${code}-${id}-means`]),
  );
  expect(keys).toEqual(wanted.sort());
});

test('words are in the order of the alphabet of the reader', () => {
  const names = termsIn(file('fr'), 'west-kingdom', 'fr').map(({ name }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'fr')));
  expect(names.indexOf('Échange')).toBeLessThan(names.indexOf('Vertu'));
});

test('a search finds words without their accents', () => {
  const terms = termsIn(file('fr'), 'west-kingdom', 'fr');
  expect(withWord(terms, 'echange').map(({ id }) => id)).toContain('storehouse');
  expect(withWord(terms, 'dragon')).toEqual([]);
  expect(withWord(terms, '').length).toBe(terms.length);
});
