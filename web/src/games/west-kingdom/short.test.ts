import { expect, test } from 'vitest';

import { shortOf } from './short';

test('names what is missing and by how much', () => {
  expect(shortOf({ clay: 4, wood: 2 }, { clay: 3, wood: 6 })).toEqual({ clay: 1 });
  expect(shortOf({ gold: 1 }, {})).toEqual({ gold: 1 });
});

test('gold and marble may be one number', () => {
  expect(shortOf({ gold: 1, marble: 2 }, { gold: 3 }, ['gold', 'marble'])).toEqual({});
  expect(shortOf({ gold: 1, marble: 2 }, { gold: 2 }, ['gold', 'marble'])).toEqual({ marble: 1 });
});
