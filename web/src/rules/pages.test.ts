/** The pages of the rules as the client shows them. */
import { expect, test } from 'vitest';

import { GAMES } from '../app/games';
import type { Entry } from '../board/guides';
import { LANGS } from '../words/speaker';
import { mainPieces, pageOf, read } from './pages';
import { matched } from './trials';

const PAGES = GAMES.flatMap(({ id }) => LANGS.map(([lang]) => [id, lang] as const));

test.each(PAGES)('the rules of %s have the same chapters in %s', async (game, lang) => {
  const english = (await pageOf(game, 'en'))!;
  const page = (await pageOf(game, lang))!;
  expect(page.title).not.toBe('');
  expect(page.short.length).toBeGreaterThan(5);
  const form = (of: typeof page) =>
    of.chapters.map(({ id, number, sections, marks }) => [id, number, sections.length, marks]);
  expect(form(page)).toEqual(form(english));
  expect(page.short.map(({ marks }) => marks)).toEqual(english.short.map(({ marks }) => marks));
  if (lang !== 'en') expect(page.title).not.toBe(english.title);
});

test('a game without rules has none', async () => {
  expect(await pageOf('chess', 'fr')).toBeNull();
});

const PAGE = read(
  '# Quarry: the rules\n\nA game.\n\n## The game in short\n\n- Take 2 (QU-1).\n- Win (QU-2).\n\n' +
    '## 1. Turns\n\n### 1.1 Taking\n\n- **QU-1** Take 2.\n\n## 2. The end\n\n- **QU-2** Win.\n',
);

test('a page is read in chapters', () => {
  const { title, intro, chapters, short } = PAGE;
  expect(title).toBe('Quarry: the rules');
  expect(intro.length).toBe(1);
  expect(chapters.map(({ number, title }) => [number, title])).toEqual([
    [null, 'The game in short'],
    ['1', 'Turns'],
    ['2', 'The end'],
  ]);
  expect(chapters[1]?.sections).toEqual([{ id: 'chapter-2-1', title: '1.1 Taking' }]);
  expect(short.map(({ marks }) => marks)).toEqual([['QU-1'], ['QU-2']]);
});

test('a chapter shows the pieces that are mainly about it, different ones first', () => {
  const entry = (kind: string, id: string, ...paragraphs: string[]): Entry => ({
    piece: { kind, id },
    help: { title: id, sentences: [], paragraphs },
  });
  const entries = [
    entry('card', 'kiln', 'QU-1', 'QU-2'),
    entry('card', 'crane', 'QU-1'),
    entry('card', 'crane', 'QU-1'),
    entry('place', 'pit', 'QU-1'),
  ];
  const found = mainPieces(PAGE.chapters, [{ heading: 'x', entries }]);
  const ids = (chapter: string) => found.get(chapter)?.map(({ piece }) => piece.id);
  expect(ids('chapter-1')).toEqual([]);
  expect(ids('chapter-2')).toEqual(['kiln', 'pit', 'crane']);
  // Nothing begins with a paragraph of the last chapter.
  expect(ids('chapter-3')).toEqual(['kiln']);
});

test('a chapter is tried at the decision that is above all about it', () => {
  const steps = [['QU-9'], ['QU-9', 'QU-1'], ['QU-1', 'QU-2'], ['QU-1']];
  expect(matched(PAGE.chapters, steps)).toEqual([
    { chapter: 'chapter-1', step: 0 },
    { chapter: 'chapter-2', step: 2 },
  ]);
});
