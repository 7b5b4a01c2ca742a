import { expect, test } from 'vitest';

import type { Screen } from '../net/protocol';
import { doneIn, stonesOf } from './stones';

const screen = (more: object) =>
  ({ game: 'quarry', viewer: 0, ending: null, ...more }) as unknown as Screen;
const over = (how: unknown, ranks: readonly number[] | null) => ({ ending: { how, ranks } });
const lesson = (step: number | null) => ({ lesson: { id: 'a', step, steps: 7 } });

test('each game has three stones, and two without a lesson', () => {
  const names = stonesOf(['a', 'b'], (game) => game === 'a').map(
    ({ game, kind }) => `${game} ${kind}`,
  );
  expect(names).toEqual(['a guided', 'a whole', 'a won', 'b whole', 'b won']);
});

test('a guided game is done after its last step, not when it was left', () => {
  expect(doneIn(screen(lesson(6)))).toEqual([]);
  expect(doneIn(screen(lesson(null)))).toEqual([]);
  expect(doneIn(screen(lesson(7)))).toEqual(['guided']);
});

test('a whole game ends by the rules; a win is the viewer’s own', () => {
  expect(doneIn(screen(over('rules', [2, 1])))).toEqual(['whole']);
  expect(doneIn(screen(over('rules', [1, 2])))).toEqual(['whole', 'won']);
  expect(doneIn(screen(over({ resigned: 1 }, [1, 2])))).toEqual([]);
  expect(doneIn(screen({ viewer: null, ...over('rules', [1, 2]) }))).toEqual([]);
});
