import { expect, test } from 'vitest';

import type { Preview } from '../net/protocol';
import { isFree } from './free';

const preview = (barrier: string | null, ...kinds: string[]): Preview => ({
  barrier,
  after: [],
  events: kinds.map((kind) => ({ kind, barrier: null, message: { key: kind, args: {} } })),
});

test('an answer is free up to a barrier, where the table allows it, and before the end', () => {
  expect(isFree(preview(null, 'paid'), 'free')).toBe(true);
  expect(isFree(preview(null), 'consent')).toBe(true);
  expect(isFree(preview(null), undefined), 'nobody knows yet').toBe(false);
  expect(isFree(preview('reveal', 'paid'), 'free')).toBe(false);
  expect(isFree(preview(null, 'paid'), 'none')).toBe(false);
  expect(isFree(preview(null, 'paid', 'game_over'), 'free')).toBe(false);
});
