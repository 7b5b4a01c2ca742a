import { describe, expect, it } from 'vitest';

import { decide, docOf, endOf } from '../../board/kit/beats';
import { event } from '../../board/kit/samples';
import type { Event } from '../../net/protocol';
import { actorsOf } from './actors';
import { beatsOf, DECISIONS, placesOf, type Move } from './moves';
import type { Space } from './view';

const moves = (...trail: Event[]) => beatsOf(trail).map(({ move }) => move);
const told = (...trail: Event[]) =>
  beatsOf(trail)
    .filter(({ move }) => move.kind !== 'count')
    .map(({ move, at }) => [move.kind, at]);

const played = event('played', { seat: 0, card: 'villa', at: '1:4' });

describe('what an event sets in motion', () => {
  it('is something that is seen, but for what the words alone tell', () => {
    const still = Object.keys(DECISIONS).filter(
      (kind) => decide(DECISIONS, docOf(event(kind, { seat: 1, cards: [] })))?.length === 0,
    );
    expect(still).toEqual(['turn_began', 'asked']);
  });

  it.each<readonly [string, Record<string, unknown>, Move]>([
    ['turned', { at: '2:1' }, { kind: 'turn', at: '2:1' }],
    ['destroyed', { at: '2:1' }, { kind: 'fall', at: '2:1' }],
    ['moved', { from: '3:1', at: '2:8' }, { kind: 'slide', from: '3:1', at: '2:8' }],
    ['reserved', { seat: 2, at: '1:1' }, { kind: 'stamp', at: '1:1', seat: 2 }],
    ['token_back', { seat: 2, at: '1:1' }, { kind: 'lift', at: '1:1', seat: 2 }],
    ['rebuilt', { at: '1:1' }, { kind: 'rise', at: '1:1' }],
    ['laid', { seat: 1, card: 'inn', at: '1:1' }, { kind: 'lay', at: '1:1' }],
    ['drew', { seat: 1, cards: ['inn'] }, { kind: 'draw', seat: 1, cards: ['inn'] }],
    ['paid', { seat: 3, card: 'inn' }, { kind: 'count', seat: 3, what: 'hand' }],
    ['game_over', {}, { kind: 'crown' }],
  ])('%s', (kind, args, move) => {
    expect(moves(event(kind, args))[0]).toEqual(move);
  });

  it('is two ways for two cards that change places, at once', () => {
    expect(told(event('swapped', { at: '1:1', other: '2:1' }))).toEqual([
      ['slide', 0],
      ['slide', 0],
    ]);
  });

  it('is a comparison, if the left neighbor of a card just played turns or falls', () => {
    expect(told(played, event('destroyed', { at: '1:3', owner: 1 }))).toEqual([
      ['lay', 0],
      ['compare', 200],
      ['fall', 400],
    ]);
    expect(told(played, event('turned', { at: '1:2', owner: 1 }))).toEqual([
      ['lay', 0],
      ['turn', 200],
    ]);
  });

  it('is one comparison only: what an effect does afterwards is none', () => {
    const turned = event('turned', { at: '1:3', owner: 1 });
    expect(told(played, turned, turned).filter(([kind]) => kind === 'compare')).toHaveLength(1);
  });

  it('is over soon, however much happens', () => {
    const wave = Array.from({ length: 8 }, (_, i) => event('destroyed', { at: `1:${i + 1}` }));
    expect(told(...wave).at(-1)).toEqual(['fall', 7 * 120]);
    const long = Array.from({ length: 30 }, (_, i) => event('turned', { at: `1:${i}` }));
    expect(endOf(beatsOf(long))).toBeLessThan(3000);
  });

  it('names the places to frame when nothing travels', () => {
    const trail = [
      played,
      event('destroyed', { at: '1:3' }),
      event('drew', { seat: 0, cards: [] }),
    ];
    expect(placesOf(beatsOf(trail))).toEqual(['1:4', '1:3']);
  });

  it('is nothing for a kind that a later server may have', () => {
    expect(moves(event('flooded', { at: '1:1' }))).toEqual([]);
  });
});

describe('who is on the stage', () => {
  const up = (at: string, card: string, value: number): Space => ({
    at,
    stack: [{ card, seat: 1, side: 0 }],
    value,
    protected: false,
  });
  const down = (at: string, card: string): Space => ({
    at,
    stack: [{ card, seat: 1 }],
    value: null,
    protected: false,
  });
  const map = (...spaces: Space[]) => new Map(spaces.map((space) => [space.at, space]));
  const cast = (trail: readonly Event[], before: readonly Space[], after: readonly Space[]) =>
    actorsOf(beatsOf(trail), map(...before), map(...after)).map(({ role, at, card, start }) => [
      role,
      at,
      card?.card ?? null,
      start,
    ]);

  it('is the card that fell, as it stood', () => {
    const trail = [played, event('destroyed', { at: '1:3', owner: 1 })];
    const before = [up('1:3', 'park', 4)];
    const after = [down('1:3', 'park'), up('1:4', 'villa', 9)];
    expect(cast(trail, before, after)).toEqual([
      ['dust', '1:4', null, 200],
      ['fall', '1:3', 'park', 400],
      ['pulse', '1:4', 'villa', 200],
      ['pulse', '1:3', 'park', 200],
    ]);
  });

  it('is what a new card covers, until it is covered', () => {
    const trail = [event('played', { seat: 1, card: 'villa', at: '1:1' })];
    const roles = cast(trail, [down('1:1', 'inn')], [up('1:1', 'villa', 9)]);
    expect(roles[0]).toEqual(['stand', '1:1', 'inn', 200]);
  });

  it('is a card that turns, with the value it had', () => {
    const trail = [event('turned', { card: 'park', owner: 1, at: '1:1', value: 7 })];
    const [turning] = actorsOf(
      beatsOf(trail),
      map(up('1:1', 'park', 5)),
      map(up('1:1', 'park', 7)),
    );
    expect(turning).toMatchObject({ role: 'turn', at: '1:1', value: 5, start: 0 });
  });

  it('is both cards that change places', () => {
    const trail = [event('swapped', { at: '1:1', other: '1:2' })];
    const before = [up('1:1', 'inn', 3), up('1:2', 'park', 5)];
    const after = [up('1:1', 'park', 5), up('1:2', 'inn', 3)];
    expect(cast(trail, before, after)).toEqual([
      ['slide', '1:1', 'park', 0],
      ['slide', '1:2', 'inn', 0],
    ]);
  });

  it('is a card that leaves the game from wherever it stood', () => {
    const trail = [event('removed', { seat: 1, card: 'forge' })];
    expect(cast(trail, [up('2:2', 'forge', 7)], [])).toEqual([['leave', '2:2', 'forge', 0]]);
    expect(cast(trail, [], [])).toEqual([]);
  });

  it('is a sign over every card whose effect is copied', () => {
    const trail = [event('copied', { seat: 0, card: 'temple' })];
    const city = [up('1:1', 'temple', 7), up('2:5', 'temple', 5), up('1:2', 'inn', 3)];
    expect(cast(trail, city, city).map(([role, at]) => [role, at])).toEqual([
      ['sign', '1:1'],
      ['sign', '2:5'],
    ]);
  });
});
