import { expect, test } from 'vitest';

import type { Names } from '../words/names';
import { configOf, type Option } from './options';
import { chosenOf, valuesOf } from './summary';

const name = (key: string) => ({ key, args: {} });
const variant: Option = {
  field: 'variant',
  kind: 'setup',
  name: name('Variant'),
  help: null,
  rule: null,
  choices: [
    { value: 'basic', name: name('short game') },
    { value: 'advanced', name: name('long game') },
  ],
  each: [],
  range: null,
  default: 'basic',
  only: null,
  rated: true,
};
const names = { say: ({ key }: { key: string }) => key } as unknown as Names;

test('only what differs from the default is said', () => {
  expect(chosenOf([variant], {}, names)).toEqual([]);
  expect(chosenOf([variant], { variant: 'basic' }, names)).toEqual([]);
  expect(chosenOf([variant], { variant: 'advanced' }, names)).toEqual([['Variant', 'long game']]);
});

test('the values of a configuration are those it was made of', () => {
  const values = { variant: 'advanced', colors: ['red', 'blue'], 'rulings.a': true };
  expect(valuesOf(configOf(values))).toEqual(values);
});
