import { expect, test } from 'vitest';

import type { Event, Item } from '../net/protocol';
import { newsSince, Steps } from './steps.svelte';

const event = (kind: string): Event => ({ kind, message: { key: kind, args: {} }, barrier: null });

test('news are the events since the last answer that stand', () => {
  const items: readonly Item[] = [
    { n: 1, at: 0, what: { event: event('old') } },
    { n: 2, at: 0, what: { event: event('turn_began') } },
    { n: 3, at: 0, what: { event: event('gone') } },
    { n: 4, at: 0, what: { undone: { seat: 1, to: 2 } } },
    { n: 5, at: 0, what: { event: event('new') } },
  ];
  expect(newsSince(items, 1).map(({ kind }) => kind)).toEqual(['new']);
  expect(newsSince(items, 5)).toEqual([]);
});

test('steps go from one end to the other and not beyond', () => {
  const steps = new Steps();
  steps.offer([event('a'), event('b')]);
  expect([steps.isOpen, steps.event]).toEqual([true, null]);
  const kinds = [1, 1, 1, -1, -1].map((by) => {
    steps.go(by);
    return steps.event?.kind;
  });
  expect(kinds).toEqual(['a', 'b', 'b', 'a', 'a']);
  steps.close();
  expect(steps.event).toBeNull();
  steps.go(1);
  expect(steps.event).toBeNull();
});

test('nothing new is no offer, and one may begin at the end', () => {
  const steps = new Steps();
  steps.offer([]);
  expect(steps.isOpen).toBe(false);
  steps.offer([event('a'), event('b')]);
  steps.go(-1);
  expect(steps.event?.kind).toBe('b');
});
