import { describe, expect, test } from 'vitest';

import type { Ask } from '../../net/protocol';
import { mixOf, needsWords, Offers, pieceOf } from './notation';

describe('pieceOf', () => {
  test.each([
    ['place quarry', 'place quarry'],
    ['recall black_market_small', 'place black_market_small'],
    ['recall board 1', 'board 1'],
    ['capture forest 0', 'group forest 0'],
    ['hire 2 3', 'niche 2 3'],
    ['keep well', 'card well'],
    ['construct thieves_den', 'card thieves_den'],
    ['discard well', 'card well'],
    ['trade merchant_gold', 'apprentice merchant_gold'],
    ['act squire_gold', 'apprentice squire_gold'],
    ['dismiss miner', 'apprentice miner'],
    ['dig gold', 'good gold'],
    ['draw', 'pile'],
    ['advance', 'cathedral'],
    ['imprison', 'captured'],
    ['release', 'place prison'],
    ['settle', 'debts'],
  ])('%s is about %s', (action, piece) => {
    expect(pieceOf(action)).toBe(piece);
  });

  test.each(['trade 1', 'done', 'pay 1 clay 2 wood', 'ransom debt', 'choose 2', 'free 1'])(
    '%s names no piece',
    (action) => {
      expect(pieceOf(action)).toBeNull();
      expect(needsWords(action)).toBe(true);
    },
  );
});

test('places and cards speak for themselves, boards of others do not', () => {
  expect(needsWords('place mines')).toBe(false);
  expect(needsWords('recall mines')).toBe(false);
  expect(needsWords('recall board 2')).toBe(true);
  expect(needsWords('dig clay')).toBe(true);
});

test('a mix names its goods', () => {
  expect(mixOf('pay 1 clay 2 wood')).toEqual({ clay: 1, wood: 2 });
  expect(mixOf('done')).toBeNull();
});

describe('Offers', () => {
  const said = { key: 'k', args: {} };
  const ask: Ask = {
    seq: 1,
    question: said,
    answers: [
      { action: 'construct well', meaning: said },
      { action: 'advance', meaning: said },
      { action: 'done', meaning: said },
    ],
    refused: [
      { action: 'construct keep', problem: { message: said, rule: 'WK-50' } },
      { action: 'trade 2', problem: { message: said, rule: null } },
      { action: 'destroy 2', problem: { message: said, rule: null } },
    ],
  };

  test('finds answers and refusals by piece', () => {
    const offers = new Offers(ask);
    expect(offers.open('card well')?.action).toBe('construct well');
    expect(offers.open('card keep')).toBeNull();
    expect(offers.shut('card keep')?.action).toBe('construct keep');
    expect(offers.asks('card')).toBe(true);
    expect(offers.asks('niche')).toBe(false);
  });

  test('leaves the rest to words', () => {
    const offers = new Offers(ask);
    expect(offers.inWords.map((answer) => answer.action)).toEqual(['done']);
    expect(offers.refusedInWords.map((miss) => miss.action)).toEqual(['trade 2']);
  });

  test('few answers are left to the question bar', () => {
    const one = { action: 'done', meaning: said };
    const many = ['a', 'b', 'c', 'd'].map((word) => ({ action: `destroy ${word}`, meaning: said }));
    expect(new Offers({ ...ask, answers: [one] }).isFew).toBe(true);
    expect(new Offers({ ...ask, answers: many }).isFew).toBe(false);
  });

  test('offers nothing while others think', () => {
    const offers = new Offers(null);
    expect(offers.open('card well')).toBeNull();
    expect(offers.inWords).toEqual([]);
  });
});
