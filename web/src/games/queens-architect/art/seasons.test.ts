import { expect, test } from 'vitest';

import { seasonAt } from './seasons';

test('the year begins in spring and ends in winter', () => {
  expect([0, 2, 3, 5, 7, 9].map((steps) => seasonAt(steps, 9))).toEqual([
    'spring',
    'spring',
    'summer',
    'autumn',
    'winter',
    'winter',
  ]);
});

test('without a track it stays spring', () => {
  expect(seasonAt(0, 0)).toBe('spring');
});
