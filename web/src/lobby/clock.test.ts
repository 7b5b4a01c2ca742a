import { expect, test } from 'vitest';

import { clockText } from './clock';

const text = (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`;

test('a clock is said with its numbers', () => {
  expect(clockText('none', text)).toBe('web-clock-none {}');
  expect(clockText({ live: { initial: 1_200_000, increment: 20_000 } }, text)).toBe(
    'web-clock-live-of {"time":"20:00","seconds":20}',
  );
  expect(clockText({ daily: { per_move: 259_200_000, holidays: 3 } }, text)).toBe(
    'web-clock-daily-of {"count":3}',
  );
});
