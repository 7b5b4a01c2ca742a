import { expect, it } from 'vitest';

import { stepFrom } from './walking';

it('walks from space to space with the arrow keys, and with no other', () => {
  expect(stepFrom('2:4', 'ArrowLeft')).toBe('2:3');
  expect(stepFrom('2:4', 'ArrowRight')).toBe('2:5');
  expect(stepFrom('2:4', 'ArrowUp')).toBe('1:4');
  expect(stepFrom('2:4', 'ArrowDown')).toBe('3:4');
  expect(stepFrom('2:4', 'Enter')).toBeNull();
});
