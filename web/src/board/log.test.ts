import { expect, test } from 'vitest';

import type { Happening, Item } from '../net/protocol';
import { eventsOf, logOf, standing } from './log';

const happened = (...whats: Happening[]): Item[] =>
  whats.map((what, index) => ({ n: index + 1, at: 0, what }));

const event = (kind: string, seat = 0): Happening => ({
  event: { kind, message: { key: kind, args: { seat } }, barrier: null, rule: null },
});

test('events that were taken back are gone, and what else happened stays', () => {
  const items = happened(event('a'), event('b'), 'paused', event('c'), {
    undone: { seat: 0, to: 1 },
  });
  expect(standing(items).map(({ n }) => n)).toEqual([1, 3, 5]);
});

test('an answer to an open question is taken back alone', () => {
  const items = happened(event('a'), event('b'), event('c'), {
    taken_back: { seat: 1, from: 2, to: 2 },
  });
  expect(eventsOf(standing(items)).map(({ kind }) => kind)).toEqual(['a', 'c']);
});

test('a turn is a heading, and lines know their seat', () => {
  const lines = logOf(happened(event('turn_began', 1), event('played', 1), 'resumed'));
  expect(lines.map(({ isHeading }) => isHeading)).toEqual([true, false, false]);
  expect(lines.map(({ seat }) => seat)).toEqual([1, 1, null]);
  expect(lines.map((line) => line.event?.kind)).toEqual(['turn_began', 'played', undefined]);
  expect(lines.map(({ isAside }) => isAside)).toEqual([false, false, true]);
});

test('a table tells for how long no server ran', () => {
  const outage = (lost: number): Happening => ({ outage: { lost } });
  const lines = logOf(happened(outage(2_000), outage(300_000), outage(20 * 3_600_000)));
  expect(lines.map(({ message }) => [message.key, message.args.count])).toEqual([
    ['web-log-outage-minutes', 1],
    ['web-log-outage-minutes', 5],
    ['web-log-outage-hours', 20],
  ]);
});
