import { expect, test } from 'vitest';

import { presetsOf } from './presets';

const chairs = (least: number, most: number) =>
  presetsOf([least, most]).map(({ id, chairs }) => `${id} ${chairs.join(' ')}`);

test('a preset has as many seats as the game allows', () => {
  expect(chairs(1, 5)).toEqual([
    'quiet me journeyman journeyman',
    'test me master master master',
    'friends me open',
    'around me here',
  ]);
  expect(chairs(2, 2)[1]).toBe('test me master');
  expect(chairs(3, 4)[2]).toBe('friends me open open');
});

test('a game for one has nobody to invite', () => {
  expect(chairs(1, 1)).toEqual(['quiet me']);
});
