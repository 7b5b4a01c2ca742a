import { expect, test } from 'vitest';

import { chipOf, signed } from './chips';

test('goods that a place brings', () => {
  const meaning = { key: 'wk-do-place', args: { location: 'forest', gain: { wood: 5 } } };
  expect(chipOf(meaning)).toEqual([{ count: 5, good: 'wood' }]);
});

test('the Mines offer one or the other', () => {
  const meaning = { key: 'wk-do-place-mines', args: { clay: { clay: 5 }, gold: { gold: 2 } } };
  expect(chipOf(meaning)).toEqual([
    { count: 5, good: 'clay' },
    { key: 'web-wk-or' },
    { count: 2, good: 'gold' },
  ]);
});

test('the Tax Stand takes virtue', () => {
  const args = { gain: { silver: 7 }, loss: { virtue: 2 } };
  expect(chipOf({ key: 'wk-do-place-tax-stand', args })).toEqual([
    { count: 7, good: 'silver' },
    { count: -2, good: 'virtue' },
  ]);
});

test('what is not known stays silent', () => {
  expect(chipOf({ key: 'wk-do-recall', args: {} })).toEqual([]);
});

test('a minus is a minus', () => {
  expect(signed(-2)).toBe('−2');
  expect(signed(3)).toBe('+3');
});
