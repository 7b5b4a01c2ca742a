import { describe, expect, it } from 'vitest';

import { event } from '../../board/kit/samples';
import { marksOf, worthOf } from './foresight';
import { printOf } from './prints';

describe('what red chalk marks', () => {
  const trail = [
    event('played', { seat: 0, card: 'inn', at: '1:4' }),
    event('turned', { card: 'park', owner: 1, at: '1:3', value: 5 }),
    event('drew', { seat: 0, count: 1 }),
  ];

  it('is the last move', () => {
    expect(marksOf(trail, null, null)).toEqual(['1:4']);
    expect(marksOf([], null, null)).toEqual([]);
  });

  it('is what the question is about, if it is about a space', () => {
    expect(marksOf(trail, '2:2', null)).toEqual(['2:2']);
  });

  it('is what the log points at, before anything else', () => {
    expect(marksOf(trail, '2:2', trail[1]!)).toEqual(['1:3']);
    expect(marksOf(trail, null, event('swapped', { at: '1:1', other: '2:1' }))).toEqual([
      '1:1',
      '2:1',
    ]);
    expect(marksOf(trail, null, event('moved', { from: '3:1', at: '2:8' }))).toEqual([
      '2:8',
      '3:1',
    ]);
    expect(marksOf(trail, '2:2', trail[2]!)).toEqual([]);
  });
});

describe('what a card would be worth', () => {
  const card = (id: string, sides: string[]) =>
    [id, { id, sides, basic: true, protected: false, sign: null }] as const;
  const prints = new Map([card('inn', ['4', '3', '2', '1']), card('park', ['X+1', '3', '2', '1'])]);
  const looks = { print: (card: string) => printOf(prints, card) };

  it('is what the server foresees', () => {
    const events = [event('played', { seat: 0, card: 'park', at: '1:4', value: 6 })];
    expect(worthOf(events, 'park', '1:4', looks)).toBe(6);
    expect(worthOf(events, 'inn', '1:4', looks)).toBe(4);
  });

  it('is unknown for a formula that the server has not worked out', () => {
    expect(worthOf([], 'park', '1:4', looks)).toBeNull();
  });
});
