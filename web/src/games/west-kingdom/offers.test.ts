import { describe, expect, test } from 'vitest';

import { Offers } from '../../board/kit/offers';
import type { Ask, Role, Target } from '../../net/protocol';
import { inWords, mixOf, needsWords, waysOf } from './offers';

const on = (kind: string, id = '', role: Role = 'take', count = 1): Target => ({
  role,
  kind,
  id,
  ...(count === 1 ? {} : { count }),
});
const offer = (kind: string, ...about: Target[]) => ({ kind, about });

describe('waysOf', () => {
  test.each([
    ['card well', offer('discard', on('card', 'well', 'pay'))],
    ['group forest 0', offer('capture', on('group', 'forest 0'))],
    ['pile', offer('draw', on('pile'))],
    ['good gold', offer('dig', on('good', 'gold'))],
    ['apprentice merchant_gold', offer('trade', on('apprentice', 'merchant_gold'))],
  ])('finds %s', (piece, answer) => {
    expect(waysOf(answer)).toEqual([[piece]]);
  });

  test.each([
    offer('trade', on('number', '1', 'way')),
    offer('done'),
    offer('pay', on('good', 'clay', 'pay'), on('good', 'wood', 'pay', 2)),
    offer('ransom', on('debts', '', 'pay')),
    offer('free', on('number', '1', 'way')),
  ])('finds none for $kind', (answer) => {
    expect(waysOf(answer)).toEqual([]);
    expect(needsWords(answer)).toBe(true);
  });
});

test('places and cards speak for themselves, boards of others do not', () => {
  expect(needsWords(offer('place', on('place', 'mines', 'to')))).toBe(false);
  expect(needsWords(offer('recall', on('place', 'mines', 'from')))).toBe(false);
  expect(needsWords(offer('recall', on('board', '2', 'from')))).toBe(true);
  expect(needsWords(offer('dig', on('good', 'clay')))).toBe(true);
});

test('a mix names its goods', () => {
  const mix = offer('pay', on('good', 'clay', 'pay'), on('good', 'wood', 'pay', 2));
  expect(mixOf(mix)).toEqual([
    ['clay', 1],
    ['wood', 2],
  ]);
  expect(mixOf(offer('ransom', on('good', 'silver', 'pay', 5)))).toEqual([]);
});

describe('Offers', () => {
  const said = { key: 'k', args: {} };
  const problem = { message: said, rule: null };
  const number = (n: string) => [on('number', n, 'way')];
  const ask: Ask = {
    question: 1,
    message: said,
    answers: [
      { action: 'a', kind: 'construct', about: [on('card', 'well')], meaning: said },
      { action: 'b', kind: 'advance', about: [on('cathedral', '', 'to')], meaning: said },
      { action: 'c', kind: 'done', about: [], meaning: said },
    ],
    refused: [
      { action: 'd', kind: 'construct', about: [on('card', 'keep')], problem },
      { action: 'e', kind: 'trade', about: number('2'), problem },
      { action: 'f', kind: 'destroy', about: number('2'), problem },
    ],
  };

  test('finds answers and refusals by piece', () => {
    const offers = new Offers(ask, waysOf);
    expect(offers.at('card well')?.action).toBe('a');
    expect(offers.at('card well')?.miss).toBeNull();
    expect(offers.at('card keep')?.miss?.action).toBe('d');
    expect(offers.asks('card')).toBe(true);
    expect(offers.asks('niche')).toBe(false);
  });

  test('leaves the rest to words', () => {
    const offers = new Offers(ask, waysOf);
    expect(inWords(offers).map(({ kind }) => kind)).toEqual(['trade']);
    const many = { ...ask, answers: [...ask.answers, ...ask.answers] };
    const said = inWords(new Offers(many, waysOf)).map(({ kind }) => kind);
    expect(said).toEqual(['done', 'done', 'trade']);
  });

  test('few answers are left to the question bar', () => {
    const one = { action: 'done', kind: 'done', about: [], meaning: said };
    const many = ['a', 'b', 'c', 'd'].map((word) => ({ ...one, action: word }));
    expect(new Offers({ ...ask, answers: [one] }, waysOf).isFew).toBe(true);
    expect(new Offers({ ...ask, answers: many }, waysOf).isFew).toBe(false);
  });

  test('offers nothing while others think', () => {
    const offers = new Offers(null, waysOf);
    expect(offers.at('card well')).toBeNull();
    expect(inWords(offers)).toEqual([]);
  });
});
