import { expect, test } from 'vitest';

import { wayOf } from './roads';

const roads = [
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'd'],
  ['d', 'a'],
  ['c', 'e'],
] as const;

test('a way has as few roads as can be, in either direction', () => {
  expect(wayOf(roads, 'a', 'c')).toEqual(['a', 'b', 'c']);
  expect(wayOf(roads, 'e', 'd')).toEqual(['e', 'c', 'd']);
});

test('a way to where one is, and where no road leads', () => {
  expect(wayOf(roads, 'a', 'a')).toEqual(['a']);
  expect(wayOf(roads, 'a', 'island')).toEqual(['a', 'island']);
});
