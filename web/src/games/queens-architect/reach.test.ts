import { expect, test } from 'vitest';

import { isArrow, nearest } from './reach';

const box = (name: string, left: number, top: number) => ({
  name,
  left,
  top,
  width: 10,
  height: 10,
});
const here = box('here', 100, 100);
const others = [
  box('right', 140, 100),
  box('far right', 200, 100),
  box('aside', 130, 125),
  box('above', 102, 60),
  box('left', 40, 110),
];

test('an arrow leads to the nearest piece in its direction', () => {
  expect(nearest('ArrowRight', here, others)?.name).toBe('right');
  expect(nearest('ArrowUp', here, others)?.name).toBe('above');
  expect(nearest('ArrowLeft', here, others)?.name).toBe('left');
  expect(nearest('ArrowDown', here, others)?.name).toBe('aside');
});

test('an arrow leads nowhere where nothing is, and other keys are no arrows', () => {
  expect(nearest('ArrowDown', here, [others[0]!, others[3]!])).toBeNull();
  expect(isArrow('ArrowUp')).toBe(true);
  expect(isArrow('a')).toBe(false);
});
