import { describe, expect, it } from 'vitest';

import type { Screen } from '../../net/protocol';
import fullest from './fixtures/fullest.json';
import { exchangedOf, holdingsOf } from './holdings';
import { top, type View } from './view';

const view = (fullest as unknown as Screen).view as View;

describe('what a player has in the city', () => {
  it('has every card of every space once', () => {
    const all = view.seats.flatMap((_, seat) => {
      const { standing, fallen } = holdingsOf(view, seat);
      return [...standing, ...fallen];
    });
    const cards = view.city.flatMap(({ stack }) => stack ?? []);
    expect(all.map(({ card }) => card)).toHaveLength(cards.length);
    expect(new Set(all.map(({ card }) => card))).toEqual(new Set(cards));
  });

  it('has those that stand with their values', () => {
    for (const seat of view.seats.keys()) {
      for (const { space, card } of holdingsOf(view, seat).standing) {
        expect(card.seat).toBe(seat);
        expect(top(space)).toBe(card);
        expect(space.value).not.toBeNull();
      }
    }
  });

  it('has destroyed cards also below others', () => {
    const at = (stack: object[]) => ({ at: '1:1', value: 3, protected: false, stack });
    const city = [
      at([
        { seat: 0, card: 'inn', side: 2 },
        { seat: 1, card: 'park', side: null },
      ]),
    ];
    const { standing, fallen } = holdingsOf({ ...view, city } as unknown as View, 1);
    expect(standing).toEqual([]);
    expect(fallen.map(({ card }) => card.card)).toEqual(['park']);
  });
});

describe('what was exchanged before the game', () => {
  it('is what a deck has more and less than the common one', () => {
    expect(exchangedOf(['a', 'x', 'c'], ['a', 'b', 'c'])).toEqual({ taken: ['x'], given: ['b'] });
    expect(exchangedOf(['a', 'b'], ['a', 'b'])).toEqual({ taken: [], given: [] });
  });
});
