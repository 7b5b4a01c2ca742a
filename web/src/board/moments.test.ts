import { expect, test } from 'vitest';

import type { Event, Item } from '../net/protocol';
import { momentOf, orderOf } from './moments';

/** Events told after no answer, one, two, …: an answer may tell several, or none to this viewer. */
const TOLD = [0, 0, 3, 5, 5, 8];

test('an event leads to the position after the answer that brought it', async () => {
  let asked = 0;
  const toldAt = (position: number) => {
    asked += 1;
    return Promise.resolve({ events: TOLD[position]!, of: TOLD.length - 1 });
  };
  const found = await Promise.all([1, 3, 4, 5, 6, 8].map((order) => momentOf(order, toldAt)));
  expect(found).toEqual([2, 2, 3, 3, 5, 5]);
  expect(asked).toBeLessThanOrEqual(6 * 4);
});

test('events that were taken back have no number', () => {
  const event = (kind: string): Event => ({
    kind,
    message: { key: kind, args: {} },
    barrier: null,
  });
  const [a, b, c] = [event('a'), event('b'), event('c')];
  const items: readonly Item[] = [
    { n: 1, at: 0, what: 'paused' },
    { n: 2, at: 0, what: { event: a } },
    { n: 3, at: 0, what: { event: b } },
    { n: 4, at: 0, what: { undone: { seat: 0, to: 2 } } },
    { n: 5, at: 0, what: { event: c } },
  ];
  expect([a, b, c].map((one) => orderOf(one, items))).toEqual([1, 0, 2]);
});
