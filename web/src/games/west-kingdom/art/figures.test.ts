/** Crowds stand in two ranks, and closer where there is less room. */
import { expect, test } from 'vitest';

import { AT_EASE, inFront, spread, standing } from './figures';

test('more than two stand in two ranks, and one of those in front bears the shape', () => {
  expect([1, 2, 3, 4, 5, 8].map(inFront)).toEqual([1, 2, 2, 2, 3, 4]);
  for (const count of [1, 2, 5, 9]) {
    const { figures } = standing(count, AT_EASE, true);
    expect(figures).toHaveLength(count);
    expect(figures.filter(({ isFront }) => isFront)).toEqual([figures.at(-1)]);
  }
});

test('whoever stands in the back is between two of the front and above them', () => {
  const { figures, width } = standing(5, 16, true);
  expect(figures.map(({ x }) => x)).toEqual([8, 24, 0, 16, 32]);
  expect(figures.filter(({ y }) => y < 0)).toHaveLength(2);
  expect(width).toBe(24 + 32);
});

test('crowds stand at ease, then close, then smaller, and then there is no room for them', () => {
  expect(spread([3, 2], 10, 0.2)).toEqual({ step: AT_EASE, scale: 1 });
  expect(spread([6, 5, 4], 6, 0.2)).toEqual({ step: expect.closeTo(12.48), scale: 1 });
  expect(spread([6, 5, 4], 4.5, 0.2)?.scale).toBeLessThan(1);
  expect(spread([6, 5, 4, 4, 3], 4, 0.2)).toBeNull();
});
