import { expect, it } from 'vitest';

import { zonesOf } from './ruler';

const told = (fresh: number, left: number | null = null) =>
  zonesOf(fresh, left).zones.map((zone) => `${zone.kind} ${zone.from} ${zone.to}`);

it('draws the four zones of a new card', () => {
  expect(told(8)).toEqual(['falls 0 4', 'down 5 7', 'same 8 8', 'up 9 10']);
  expect(told(5)).toEqual(['falls 0 2', 'down 3 4', 'same 5 5', 'up 6 10']);
});

it('leaves out zones that hold no value', () => {
  expect(told(1)).toEqual(['falls 0 0', 'same 1 1', 'up 2 10']);
  expect(told(0)).toEqual(['same 0 0', 'up 1 10']);
});

it('grows with the values', () => {
  expect(told(12)).toEqual(['falls 0 6', 'down 7 11', 'same 12 12', 'up 13 13']);
  expect(told(0, -1)).toEqual(['falls -1 -1', 'same 0 0', 'up 1 10']);
  expect(told(-1)).toEqual(['same -1 -1', 'up 0 10']);
});
