import { expect, test } from 'vitest';

import { Draft } from './draft.svelte';
import { EACH, type Option } from './options';
import { presetsOf } from './presets';

const COLORS = ['red', 'blue', 'green', 'yellow'];

test('a chair that I take is left to whoever sat there', () => {
  const draft = new Draft('architectura', false);
  draft.resize(3);
  draft.put(1, 'open');
  draft.put(1, 'me');
  expect(draft.chairs).toEqual(['open', 'me', 'apprentice']);
  draft.resize(2);
  expect(draft.chairs).toEqual(['open', 'me']);
});

test('my chair is kept when the table gets smaller', () => {
  const draft = new Draft('architectura', false);
  draft.resize(3);
  draft.put(2, 'me');
  draft.first = '2';
  draft.resize(2);
  expect(draft.chairs).toEqual(['me', 'apprentice']);
  expect(draft.first).toBe('lot');
});

const choice = (value: string) => ({ value, name: { key: value, args: {} } });

const option = (field: string, more: Partial<Option> = {}): Option => ({
  field,
  kind: 'setup',
  name: { key: field, args: {} },
  help: null,
  rule: null,
  choices: [],
  each: [],
  range: null,
  default: null,
  only: null,
  rated: true,
  ...more,
});

test('two seats swap colors, and nothing is sent as long as nobody chose', () => {
  const draft = new Draft('architectura', false);
  const colors = option('colors', { each: COLORS.map(choice) });
  draft.described = [colors];
  expect(draft.request()).toMatchObject({ config: {}, chairs: ['me', 'apprentice'] });
  expect(draft.request()).not.toHaveProperty('edition');
  draft.give(colors, 0, 'green');
  draft.give(colors, 1, 'green');
  expect(draft.given(colors)).toEqual(['blue', 'green']);
  expect(draft.request().config).toEqual({ colors: ['blue', 'green'] });
});

test('with boards of their own nobody is chosen to begin', () => {
  const draft = new Draft('west-kingdom', false);
  const boards = option('boards', {
    choices: ['side_1', 'dealt'].map(choice),
    each: ['ada', 'rudolf', 'therese'].map(choice),
    default: 'side_1',
  });
  draft.described = [boards, option('first', { only: { field: 'boards', is: 'side_1' } })];
  draft.first = '1';
  expect(draft.request().config).toEqual({ first: 1 });
  draft.values.boards = EACH;
  draft.give(boards, 1, 'therese');
  expect(draft.request().config).toEqual({ boards: ['ada', 'therese'] });
});

test('an option that is not offered any more is not sent', () => {
  const draft = new Draft('architectura', false);
  draft.described = [
    option('variant', { choices: ['basic', 'advanced'].map(choice), default: 'basic' }),
    option('exchanges', { only: { field: 'variant', is: 'advanced' } }),
  ];
  draft.values = { variant: 'advanced', exchanges: 'die' };
  expect(draft.request().config).toEqual({ variant: 'advanced', exchanges: 'die' });
  draft.values.variant = 'basic';
  expect(draft.request().config).toEqual({ variant: 'basic' });
});

test('what ratings do not allow makes a game that does not count', () => {
  const draft = new Draft('architectura', true);
  draft.described = [option('round_limit', { rated: false })];
  expect(draft.canBeRated).toBe(true);
  draft.values.round_limit = 20;
  expect(draft.canBeRated).toBe(false);
});

test('a preset seats everybody, and what is changed afterwards is no preset', () => {
  const draft = new Draft('architectura', false);
  const [quiet, hard] = presetsOf([2, 4]);
  draft.take(hard!);
  expect(draft.isChanged).toBe(false);
  expect(draft.bots).toEqual(['master', 'master', 'master']);
  expect(draft.isAlone).toBe(true);
  expect(draft.request()).toMatchObject({ undo: 'none', clock: { live: { initial: 1_500_000 } } });
  draft.put(1, 'open');
  expect([draft.isChanged, draft.isAlone]).toEqual([true, false]);
  draft.take(quiet!);
  expect(draft.request()).toMatchObject({ undo: 'consent', clock: 'none' });
  expect(draft.isChanged).toBe(false);
});

test('a table for friends is in the lobby only for those who come from there', () => {
  const draft = new Draft('architectura', true);
  const friends = presetsOf([2, 4])[2]!;
  draft.take(friends);
  expect(draft.request().listed).toBe(false);
  draft.take(friends, true);
  expect([draft.request().listed, draft.isChanged]).toEqual([true, false]);
});
