import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { hasSource, inline, parse, plainOf, search, textOf, type Block } from './markdown';

const rules = (game: string, lang = 'en') => {
  const folder = lang === 'en' ? '' : `${lang}/`;
  return parse(
    readFileSync(new URL(`../../../docs/rules/${folder}${game}.md`, import.meta.url), 'utf8'),
  );
};

function marks(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.flatMap((item) => [...(item.mark ? [item.mark] : []), ...marks(item.blocks)])
      : [],
  );
}

test('bold, italic, code, links and marks', () => {
  expect(inline('a **b *c*** `d` AR-19 [e](https://f)').map(({ kind }) => kind)).toEqual([
    'text',
    'strong',
    'text',
    'code',
    'text',
    'mark',
    'text',
    'link',
  ]);
  expect(inline('4 * (12 + 6) * 2')).toEqual([{ kind: 'text', text: '4 * (12 + 6) * 2' }]);
});

test('a link leads to the web or nowhere', () => {
  expect(inline('[x](javascript:alert)')).toMatchObject([{ href: '#' }]);
});

test('lists have paragraphs, tables and lists inside', () => {
  const [list] = parse(
    '- **AR-1** one\n  two\n\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n  1. x\n- y',
  );
  expect(list).toMatchObject({ kind: 'list', items: [{ mark: 'AR-1' }, { mark: null }] });
  const kinds = list?.kind === 'list' ? list.items[0]?.blocks.map(({ kind }) => kind) : [];
  expect(kinds).toEqual(['paragraph', 'table', 'list']);
});

test.each([
  ['architectura', ['AR-1', 'AR-19', 'TC-1', 'ER-65']],
  ['queens-architect', ['QA-24', 'QA-E25']],
  ['west-kingdom', ['WK-43', 'WK-9', 'WK-E42', 'WK-T1']],
])('the paragraphs of %s are found', (game, wanted) => {
  const found = marks(rules(game));
  expect(found).toEqual(expect.arrayContaining(wanted));
  expect(new Set(found).size).toBe(found.length);
});

test('what a paragraph is based on is told from what it says', () => {
  const [list] = parse(
    '- **QU-1** Take 2 [rulebook], or 3. **[inferred]**\n  *Basis: QU-2, [image].*\n- [a note] and QU-3',
  );
  const items = list?.kind === 'list' ? list.items : [];
  const [first] = items[0]!.blocks;
  const inner = first?.kind === 'paragraph' ? first.inner : [];
  const rules = inner.filter(({ kind }) => kind !== 'source');
  expect(plainOf(rules)).toBe('Take 2, or 3. ');
  const ends = inner.flatMap((part) => (part.kind === 'source' ? [part.isEnd] : []));
  expect(ends).toEqual([false, false, true]);
  expect(items.map(({ blocks }) => hasSource(blocks))).toEqual([true, false]);
});

test('the mark of a paragraph is not said again, what is bold beside it is', () => {
  const [list] = parse('- **QU-1** Take 2.\n- **QU-E2 Fines.** None.');
  const items = list?.kind === 'list' ? list.items : [];
  expect(items.map(({ mark }) => mark)).toEqual(['QU-1', 'QU-E2']);
  expect(items.map(({ blocks }) => textOf(blocks[0]!))).toEqual(['Take 2.', 'Fines. None.']);
});

test('a rule that follows a basis is not folded with it', () => {
  const [list] = parse('- **QU-1** Take 2.\n  *Basis: all* and *any.*\n  If it is set, take QU-2.');
  const [first] = list?.kind === 'list' ? list.items[0]!.blocks : [];
  const inner = first?.kind === 'paragraph' ? first.inner : [];
  const sources = inner.filter(({ kind }) => kind === 'source');
  expect(sources.map((source) => plainOf([source]))).toEqual(['Basis: all and any.']);
  expect(plainOf(inner.slice(-3))).toBe(' If it is set, take QU-2.');
});

test('a search keeps what has the word, with its heading', () => {
  const found = search(rules('architectura'), 'new hand');
  expect(found.length).toBeGreaterThan(1);
  const [heading, ...rest] = found;
  expect(heading?.kind).toBe('heading');
  expect(textOf(rest[0]!).toLowerCase()).toContain('new hand');
});

test('a search finds words with accents or without', () => {
  const found = (word: string) => search(rules('west-kingdom', 'fr'), word);
  expect(found('Entrepôt royal').length).toBeGreaterThan(1);
  expect(found('entrepot ROYAL')).toEqual(found('Entrepôt royal'));
  expect(found('l’hôtel de ville')).toEqual(found("l'hotel de ville"));
  expect(search(rules('queens-architect', 'pt-BR'), 'obrigacoes').length).toBe(0);
  expect(search(rules('queens-architect', 'pt-BR'), 'titulos').length).toBeGreaterThan(1);
});

test('a paragraph is found by its mark', () => {
  const found = search(rules('architectura'), 'er-65');
  expect(marks(found)).toContain('ER-65');
});
