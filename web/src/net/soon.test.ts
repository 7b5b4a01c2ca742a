import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { soon } from './soon';

/** The callbacks that the browser would run before its next paint. */
let frames: (() => void)[] = [];
const page = { hidden: false };

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('work waits for the paint and keeps its order', () => {
  const done: number[] = [];
  soon(() => done.push(1));
  soon(() => done.push(2));
  expect(frames).toHaveLength(1);
  frames[0]!();
  expect(done, 'the callback of a frame comes before its paint').toEqual([]);
  vi.advanceTimersByTime(0);
  expect(done).toEqual([1, 2]);
  soon(() => done.push(3));
  expect(frames).toHaveLength(2);
  expect(done, 'the timer of the last time is gone').toEqual([1, 2]);
  frames[1]!();
  vi.advanceTimersByTime(0);
  expect(done).toEqual([1, 2, 3]);
});

test('a page that nobody looks at waits for no paint', () => {
  const done: number[] = [];
  soon(() => done.push(1));
  page.hidden = true;
  soon(() => done.push(2));
  expect(done).toEqual([1, 2]);
});

test('a paint that never comes is not waited for', () => {
  const done: number[] = [];
  soon(() => done.push(1));
  vi.advanceTimersByTime(99);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual([1]);
});

test('whatever fails takes nothing with it', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const done: number[] = [];
  soon(() => {
    throw new Error('on purpose');
  });
  page.hidden = true;
  soon(() => done.push(1));
  expect(done).toEqual([1]);
  expect(reported).toHaveBeenCalledOnce();
});
