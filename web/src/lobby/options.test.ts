import { expect, test } from 'vitest';

import { configOf } from './options';

test('fields with a dot are put together, and what is left out stays out', () => {
  const values = { variant: 'basic', sets: undefined, 'rulings.a': true, 'rulings.b': 'x' };
  expect(configOf(values)).toEqual({ variant: 'basic', rulings: { a: true, b: 'x' } });
});
