import { describe, expect, it } from 'vitest';

import type { Ask } from '../../net/protocol';
import { isOf, keyOf, named, namedOf, Offers, partOf, type Subject } from './offers';
import { answer, asked, refused } from './samples';

/** Each answer is touched through everything that it is about, in order. */
const inOrder = ({ about }: Subject) => (about.length > 0 ? [about.map(keyOf)] : []);
const offersOf = (ask: Ask | null) => new Offers(ask, inOrder);

describe('a part', () => {
  it('is named by its kind and what it is', () => {
    expect(partOf('card', 'inn')).toBe('card inn');
    expect(named('niche 1 2')).toBe('1 2');
    expect(keyOf({ kind: 'pile', id: '' })).toBe('pile');
    expect(namedOf('card', ['card inn', 'space 1:1', 'cards x'])).toEqual(['inn']);
    expect([isOf('pile', 'pile'), isOf('card', 'cards x')]).toEqual([true, false]);
  });
});

describe('offers', () => {
  it('are none while others think', () => {
    const offers = offersOf(null);
    expect([offers.open, offers.refused, offers.given]).toEqual([[], [], []]);
    expect(offers.at('card inn')).toBeNull();
  });

  it('are at the part that is touched, an open one before one that is refused', () => {
    const offers = offersOf(
      asked(
        [answer('first', 'row 1'), answer('second', 'row 1'), answer('done')],
        [refused('third', 'row 1'), refused('fourth', 'row 2'), refused('fifth', 'row 2')],
      ),
    );
    expect(offers.at('row 1')?.action).toBe('first');
    expect(offers.at('row 2')).toMatchObject({
      action: 'fourth',
      message: { key: 'no-fourth' },
      miss: { action: 'fourth' },
    });
    expect([offers.asks('row'), offers.asks('ro')]).toEqual([true, false]);
    // An answer without parts can be given only by its button.
    expect(offers.open.map(({ ways }) => ways.length)).toEqual([1, 1, 0]);
  });

  it('lead from part to part', () => {
    const offers = offersOf(
      asked(
        [answer('a', 'card inn', 'space 1'), answer('b', 'card inn', 'space 2'), answer('c', 'x')],
        [refused('d', 'card inn', 'space 3')],
      ),
    );
    expect([...offers.first.open]).toEqual([
      ['card inn', null],
      ['x', expect.objectContaining({ action: 'c' })],
    ]);
    const after = offers.after(['card inn']);
    expect([...after.open].map(([part, offer]) => [part, offer?.action])).toEqual([
      ['space 1', 'a'],
      ['space 2', 'b'],
    ]);
    expect([...after.refused.keys()]).toEqual(['space 3']);
    expect(offers.given).toEqual([]);
  });

  it('have gone a part of their way where it goes without saying', () => {
    const ways = [answer('a', 'card inn', 'space 1'), answer('b', 'card inn', 'space 2')];
    expect(offersOf(asked(ways)).given).toEqual(['card inn']);
    expect(offersOf(asked([answer('a', 'card inn')])).given).toEqual([]);
  });

  it('are few if the question bar has a button for each', () => {
    const many = ['a', 'b', 'c', 'd'].map((action) => answer(action));
    expect([offersOf(asked(many.slice(1))).isFew, offersOf(asked(many)).isFew]).toEqual([
      true,
      false,
    ]);
  });
});
