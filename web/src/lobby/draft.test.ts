import { expect, test } from 'vitest';

import { Draft } from './draft.svelte';

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

test('two seats swap colors, and nothing is sent as long as nobody chose', () => {
  const draft = new Draft('architectura', false);
  expect(draft.wish()).toMatchObject({ config: {}, chairs: ['me', 'apprentice'] });
  expect(draft.wish()).not.toHaveProperty('edition');
  draft.give('colors', COLORS, 0, 'green');
  draft.give('colors', COLORS, 1, 'green');
  expect(draft.given('colors', COLORS)).toEqual(['blue', 'green']);
  expect(draft.wish().config).toEqual({ colors: ['blue', 'green'] });
});

test('with boards of their own nobody is chosen to begin', () => {
  const draft = new Draft('west-kingdom', false);
  draft.first = '1';
  expect(draft.wish().config).toEqual({ first: 1 });
  draft.values.boards = 'named';
  draft.give('boards', ['ada', 'rudolf', 'therese'], 1, 'therese');
  expect(draft.wish().config).toEqual({ boards: ['ada', 'therese'] });
});

test('an option that is not offered any more is not sent', () => {
  const draft = new Draft('architectura', false);
  draft.values = { variant: 'advanced', exchanges: 'die' };
  expect(draft.wish().config).toEqual({ variant: 'advanced', exchanges: 'die' });
  draft.values.variant = 'basic';
  expect(draft.wish().config).toEqual({ variant: 'basic' });
});
