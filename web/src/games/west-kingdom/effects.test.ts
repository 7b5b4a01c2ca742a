import { expect, test } from 'vitest';

import { abilityTokens, effectTokens } from './effects';

test('an ability names its place and its gain', () => {
  const effect = { trigger: 'place_worker', location: 'forest', gain: { wood: 1 } };
  expect(abilityTokens(effect)).toEqual([{ place: 'forest' }, { good: 'wood', count: '+1' }]);
});

test('a trade has two sides', () => {
  const effect = { trigger: 'storehouse_trade', pay: { silver: 2 }, gain: { gold: 1 } };
  expect(abilityTokens(effect)).toEqual([
    { good: 'silver', count: '2' },
    { mark: '→' },
    { good: 'gold', count: '+1' },
  ]);
});

test('what counts at the end begins with a flag', () => {
  const effect = { timing: 'end_game', kind: 'vp_per', of: 'virtue', per: 4, vp: 1 } as const;
  expect(effectTokens(effect)).toEqual([
    { icon: 'flag' },
    { good: 'vp', count: '+1' },
    { mark: '/' },
    { mark: '4' },
    { good: 'virtue' },
  ]);
});

test('one of two gains', () => {
  const effect = {
    timing: 'immediate',
    kind: 'gain_choice',
    options: [{ gold: 1 }, { silver: 3 }],
  } as const;
  expect(effectTokens(effect)).toEqual([
    { good: 'gold', count: '+1' },
    { mark: '/' },
    { good: 'silver', count: '+3' },
  ]);
});
