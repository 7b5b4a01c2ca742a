import { expect, test } from 'vitest';

import { event } from './kit/samples';
import type { Item } from '../net/protocol';
import { Attention } from './attention.svelte';
import { newsSince, Steps } from './steps.svelte';

const item = (n: number, kind: string): Item => ({ n, at: 0, what: { event: event(kind) } });
const undone = (n: number, to: number): Item => ({ n, at: 0, what: { undone: { seat: 1, to } } });

/** Boards that resolve when the test says so. */
function boards() {
  const asked: number[] = [];
  const waiting = new Map<number, (view: unknown) => void>();
  const look = (n: number) => {
    asked.push(n);
    return new Promise<unknown>((resolve) => waiting.set(n, resolve));
  };
  const come = async (n: number, view: unknown = `board ${n}`) => {
    waiting.get(n)!(view);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, look, come };
}

const ITEMS = [item(3, 'a'), item(5, 'b')];

test('news are the events since the last answer that stand', () => {
  const items = [
    item(1, 'old'),
    item(2, 'turn_began'),
    item(3, 'gone'),
    undone(4, 2),
    item(5, 'new'),
  ];
  const kinds = (since: number) => newsSince(items, since).map((line) => line.event!.kind);
  expect(kinds(1)).toEqual(['new']);
  expect(kinds(5)).toEqual([]);
  // The whole log includes turns.
  expect(kinds(0)).toEqual(['old', 'turn_began', 'new']);
});

test('steps begin at the first, stop there, and after the last comes the present', () => {
  const steps = new Steps(boards().look);
  steps.offer(ITEMS, 1);
  expect([steps.isOpen, steps.event]).toEqual([true, null]);
  const kinds = [1, 1, -1, -1, 1, 1].map((by) => {
    steps.go(by);
    return steps.event?.kind;
  });
  expect(kinds).toEqual(['a', 'b', 'a', 'a', 'b', undefined]);
  expect(steps.isOpen).toBe(false);
});

test('nothing new is no offer, and one may begin at the end', () => {
  const steps = new Steps(boards().look);
  steps.offer([], 1);
  expect(steps.isOpen).toBe(false);
  steps.go(1);
  expect(steps.event).toBeNull();
  steps.offer(ITEMS, 1);
  steps.go(-1);
  expect(steps.event?.kind).toBe('b');
});

test('the board is that of the event, however late it comes', async () => {
  const { asked, look, come } = boards();
  const steps = new Steps(look);
  steps.offer(ITEMS, 1);
  steps.go(1);
  steps.go(1);
  expect(asked).toEqual([3, 5]);
  await come(5);
  await come(3);
  expect(steps.view).toBe('board 5');
  steps.close();
  expect([steps.event, steps.view]).toEqual([null, null]);
});

test('where there is no board to be had, one is back in the present', async () => {
  const { look, come } = boards();
  const steps = new Steps(look);
  steps.offer(ITEMS, 1);
  steps.go(1);
  await come(3, null);
  expect([steps.isOpen, steps.event]).toEqual([false, null]);
});

test('a line of the log leads to its board, and pressed again back', () => {
  const { asked, look } = boards();
  const steps = new Steps(look);
  const items = [item(1, 'old'), ...ITEMS];
  const old = newsSince(items, 0)[0]!.event!;
  steps.offer(items, 1);
  // An event outside the news opens the whole log.
  steps.press(old, items);
  expect([steps.event, steps.since, steps.lines.length]).toEqual([old, 0, 3]);
  expect(asked).toEqual([1]);
  steps.press(old, items);
  expect(steps.isOpen).toBe(false);
  // What is among them keeps them.
  steps.offer(items, 1);
  steps.press(steps.lines[1]!.event!, items);
  expect([steps.event?.kind, steps.since, steps.lines.length]).toEqual(['b', 1, 2]);
});

test('whoever looks back is not called away, and misses nothing', async () => {
  const { look, come } = boards();
  const attention = new Attention(look);
  attention.step(1, ITEMS, 1);
  await come(3);
  const { steps } = attention;
  const later = [...ITEMS, item(6, 'c')];
  steps.follow(later);
  attention.forget();
  expect([attention.isPast, steps.at, steps.view, steps.lines.length]).toEqual([
    true,
    0,
    'board 3',
    3,
  ]);
  // An undone event cannot be shown.
  steps.follow([...later, undone(7, 2)]);
  expect(attention.isPast).toBe(false);
});

test('an offer that nobody took is gone with the question', () => {
  const attention = new Attention(boards().look);
  attention.steps.offer(ITEMS, 1);
  attention.forget();
  expect(attention.steps.isOpen).toBe(false);
});
