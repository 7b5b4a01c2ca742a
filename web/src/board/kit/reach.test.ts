import { expect, test } from 'vitest';

import { isArrow, nearest } from './reach';

const box = (name: string, left: number, top: number) => ({
  name,
  left,
  top,
  width: 100,
  height: 100,
});
const board = [box('a', 0, 0), box('b', 110, 0), box('c', 0, 110), box('d', 110, 110)];
const from = (name: string) => board.find((one) => one.name === name)!;

test.each([
  ['a', 'ArrowRight', 'b'],
  ['a', 'ArrowDown', 'c'],
  ['d', 'ArrowLeft', 'c'],
  ['d', 'ArrowUp', 'b'],
])('from %s by %s to %s', (start, key, goal) => {
  expect(nearest(key, from(start), board)?.name).toBe(goal);
});

test('at the edge there is nothing further', () => {
  expect(nearest('ArrowLeft', from('a'), board)).toBeNull();
  expect(nearest('ArrowUp', from('b'), board)).toBeNull();
});

test('what lies aside counts for farther', () => {
  const near = [box('ahead', 150, 0), box('aside', 60, 90)];
  expect(nearest('ArrowRight', from('a'), near)?.name).toBe('ahead');
  expect(nearest('ArrowDown', from('a'), near)?.name).toBe('aside');
});

test('other keys lead nowhere', () => {
  expect(isArrow('ArrowUp')).toBe(true);
  expect(isArrow('x')).toBe(false);
});
