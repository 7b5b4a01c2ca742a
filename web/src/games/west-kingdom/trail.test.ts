import { expect, test } from 'vitest';

import { event } from '../../board/kit/samples';
import { lastTurn, touchedBy } from './trail';

test('the last move leaves its marks', () => {
  const trail = [
    event('placed', { seat: 1, location: 'forest', workers: 2 }),
    event('gained', { seat: 1, goods: { wood: 2 } }),
    event('placed_in_guildhall', { seat: 2, space: 7 }),
    event('advanced', { seat: 2, level: 1 }),
  ];
  expect([...touchedBy(trail)]).toEqual(['place forest', 'place guildhall', 'cathedral']);
});

test('only the last turn in which something happened leaves marks', () => {
  const trail = [
    event('turn_began', { seat: 0 }),
    event('placed', { seat: 0, location: 'quarry', workers: 1 }),
    event('turn_began', { seat: 1 }),
    event('placed', { seat: 1, location: 'mines', workers: 1 }),
    event('gained', { seat: 1, goods: { clay: 2 } }),
    event('turn_began', { seat: 0 }),
  ];
  expect([...touchedBy(trail)]).toEqual(['place mines']);
  expect(lastTurn(trail).map(({ kind }) => kind)).toEqual(['placed', 'gained']);
});

test('where nothing happened there are no marks', () => {
  expect([...touchedBy([event('turn_began', { seat: 0 })])]).toEqual([]);
  expect([...touchedBy([])]).toEqual([]);
});
