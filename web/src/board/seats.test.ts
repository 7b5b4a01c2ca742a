import { expect, test } from 'vitest';

import { goodOf } from './seats';

const view = { seats: [{ talers: 3, band: [1], goods: { clay: 2 }, workers: { mines: 1 } }] };

test('a good is read from the view where that counts it', () => {
  expect(goodOf({ view }, 0, 'talers')).toBe(3);
  expect(goodOf({ view }, 0, 'clay')).toBe(2);
  // What is listed and not counted is told by the events alone.
  expect(goodOf({ view }, 0, 'band')).toBeNull();
  expect(goodOf({ view }, 0, 'workers')).toBeNull();
  expect(goodOf({ view }, 0, 'wood')).toBeNull();
  expect(goodOf({ view: null }, 0, 'talers')).toBeNull();
});
