import { expect, test } from 'vitest';

import { configOf, EACH, isEach, lineOf, linesOf, offered, type Option } from './options';

const name = (key: string) => ({ key, args: {} });
const choice = (value: unknown, key: string) => ({ value, name: name(key) });

const option = (more: Partial<Option>): Option => ({
  field: 'rulings.stones_float',
  kind: 'ruling',
  name: name('stones'),
  help: null,
  rule: 'QU-1',
  choices: [choice(true, 'yes'), choice(false, 'no')],
  each: [],
  range: null,
  default: false,
  only: null,
  rated: true,
  ...more,
});

test('fields with a dot are put together, and what is left out stays out', () => {
  const values = { variant: 'basic', sets: undefined, 'rulings.a': true, 'rulings.b': 'x' };
  expect(configOf(values)).toEqual({ variant: 'basic', rulings: { a: true, b: 'x' } });
});

test("a ruling begins with the edition's way, and says what that is", () => {
  const [usual, ...rest] = linesOf(option({}));
  expect(usual).toMatchObject({ value: undefined, usual: { key: 'no' } });
  expect(rest.map(({ value }) => value)).toEqual([true, false]);
});

test('another option begins with what holds if nobody chooses', () => {
  const variant = option({
    kind: 'setup',
    choices: [choice('long', 'long'), choice('short', 'short')],
    default: 'short',
  });
  expect(linesOf(variant).map(({ value }) => value)).toEqual(['long', 'short']);
  expect(lineOf(variant, undefined)).toBe(1);
  expect(lineOf(variant, 'long')).toBe(0);
});

test('seats choose for themselves where there is nothing else, or where that is chosen', () => {
  const each = [choice('ada', 'ada'), choice('rudolf', 'rudolf')];
  const colors = option({ choices: [], each });
  expect(isEach(colors, undefined)).toBe(true);
  const boards = option({ each });
  expect(linesOf(boards).at(-1)?.value).toBe(EACH);
  expect([isEach(boards, undefined), isEach(boards, EACH)]).toEqual([false, true]);
  expect(isEach(option({}), EACH)).toBe(false);
});

test('an option that depends on another is offered with the right value, the default too', () => {
  const variant = option({ field: 'variant', default: 'basic' });
  const sets = option({ field: 'sets', only: { field: 'variant', is: 'advanced' } });
  const first = option({ field: 'first', only: { field: 'variant', is: 'basic' } });
  const fields = (values: Record<string, unknown>) =>
    offered([variant, sets, first], values).map(({ field }) => field);
  expect(fields({})).toEqual(['variant', 'first']);
  expect(fields({ variant: 'advanced' })).toEqual(['variant', 'sets']);
});
