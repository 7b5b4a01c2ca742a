import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { inline, parse, search, textOf, type Block } from './markdown';

const rules = (game: string) =>
  parse(readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8'));

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

test('a search keeps what has the word, with its heading', () => {
  const found = search(rules('architectura'), 'new hand');
  expect(found.length).toBeGreaterThan(1);
  const [heading, ...rest] = found;
  expect(heading?.kind).toBe('heading');
  expect(textOf(rest[0]!).toLowerCase()).toContain('new hand');
});
