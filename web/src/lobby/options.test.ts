import { expect, test } from 'vitest';

import { configOf, OPTIONS, usualOf } from './options';

test('fields with a dot are put together, and what is left out stays out', () => {
  const values = { variant: 'basic', sets: undefined, 'rulings.a': true, 'rulings.b': 'x' };
  expect(configOf(values)).toEqual({ variant: 'basic', rulings: { a: true, b: 'x' } });
});

test('what is usual is what the edition says', () => {
  const option = OPTIONS['queens-architect']!.find(({ field }) =>
    field.endsWith('bond_supply_limited'),
  );
  const name = (value: unknown) =>
    usualOf(option!, { rulings: { bond_supply_limited: value } })?.name;
  expect([name(true), name(false), name(undefined)]).toEqual(['web-yes', 'web-no', undefined]);
});
