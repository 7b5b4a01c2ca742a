import { expect, test } from 'vitest';

import { minutesOf, timeOf } from './clock';

test('times are read as they are written', () => {
  for (const minutes of [0, 59, 60, 725, 1439]) expect(minutesOf(timeOf(minutes))).toBe(minutes);
  expect(timeOf(1320)).toBe('22:00');
  expect(minutesOf('07:30:00')).toBe(450);
  for (const text of ['', '24:00', 'noon']) expect(minutesOf(text)).toBeNull();
});
