/** The glossary has the same terms in every language, and cites existing paragraphs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { shipped } from '../../fixtures/pieces';
import { GAMES } from '../app/games';
import { parse, type Block } from '../rules/markdown';
import { LANGS } from '../words/speaker';
import { termsIn, withWord } from './glossary';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const langs = LANGS.map(([lang]) => lang);

const file = (lang: string, game: string) => read(`locales/${lang}/glossary-${game}.ftl`);

function marks(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.flatMap((item) => [...(item.mark ? [item.mark] : []), ...marks(item.blocks)])
      : [],
  );
}

const wordsOf = (game: string) => shipped(game).readings.filter(({ kind }) => kind === 'word');

test.each(GAMES.map(({ id }) => id))('%s has a glossary, and what it cites is there', (game) => {
  const known = new Set(marks(parse(read(`docs/rules/${game}.md`))));
  const words = wordsOf(game);
  expect(words).not.toEqual([]);
  for (const { id, rules } of words) {
    expect(rules, id).not.toEqual([]);
    for (const mark of rules) expect(known, id).toContain(mark);
  }
});

test('the glossaries are whole', () => {
  expect(GAMES.flatMap(({ id }) => wordsOf(id)).length).toBeGreaterThanOrEqual(45);
});

test.each(langs.flatMap((lang) => GAMES.map(({ id }) => [lang, id] as const)))(
  '%s has every word of %s and no other',
  (lang, game) => {
    const keys = new FluentResource(file(lang, game)).body.map(({ id }) => id).sort();
    const wanted = wordsOf(game).flatMap(({ title, says }) => [
      title.key,
      ...says.map(({ key }) => key),
    ]);
    expect(keys).toEqual(wanted.sort());
  },
);

test('words are in the order of the alphabet of the reader', () => {
  const names = termsIn(file('fr', 'west-kingdom'), wordsOf('west-kingdom'), 'fr').map(
    ({ name }) => name,
  );
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'fr')));
  expect(names.indexOf('Échange')).toBeLessThan(names.indexOf('Vertu'));
});

test('a search finds words without their accents', () => {
  const terms = termsIn(file('fr', 'west-kingdom'), wordsOf('west-kingdom'), 'fr');
  expect(withWord(terms, 'echange').map(({ id }) => id)).toContain('storehouse');
  expect(withWord(terms, 'dragon')).toEqual([]);
  expect(withWord(terms, '').length).toBe(terms.length);
});
