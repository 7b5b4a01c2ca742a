import { describe, expect, it } from 'vitest';

import { event } from '../../board/kit/samples';
import type { Screen } from '../../net/protocol';
import { DRAWN } from './drawings';
import { fateOf, outcomeOf } from './foresight';
import { written } from './prints';
import type { View } from './view';

describe('written', () => {
  it('writes a true minus', () => {
    expect(written('X-1')).toBe('X−1');
    expect(written(-2)).toBe('−2');
  });
});

const screens = Object.entries(
  import.meta.glob<Screen>('./fixtures/*.json', { eager: true, import: 'default' }),
);

describe.each(screens)('the position %s', (_, screen) => {
  const view = screen.view as View;
  it('has a drawing for every card', () => {
    for (const seat of view.seats) for (const card of seat.cards) expect(DRAWN).toContain(card);
  });
});

describe('a preview', () => {
  const city = [
    { at: '1:1', stack: [{ card: 'villa', seat: 1, side: 0 }], value: 9, protected: false },
    { at: '1:2', stack: [{ card: 'palace', seat: 1, side: 0 }], value: 8, protected: true },
    { at: '2:1', stack: [{ card: 'park', seat: 1 }], value: null, protected: false },
  ];
  const spaces = new Map(city.map((space) => [space.at, space]));
  const preview = (...events: ReturnType<typeof event>[]) => ({
    events,
    barrier: null,
    after: [],
    free: true,
  });

  it('tells what becomes of the card on the left', () => {
    const turned = event('turned', { at: '1:1', value: 7 });
    expect(outcomeOf(preview(turned), '1:2', spaces)).toEqual({
      kind: 'turns',
      from: 9,
      to: 7,
      isUp: false,
    });
    expect(fateOf([event('destroyed', { at: '1:1' })], '1:1', spaces)).toEqual({
      kind: 'falls',
      from: 9,
    });
    expect(outcomeOf(preview(), '1:2', spaces)).toEqual({ kind: 'stays', from: 9 });
    expect(outcomeOf(preview(), '1:3', spaces)).toEqual({ kind: 'protected', card: 'palace' });
    expect(outcomeOf(preview(), '2:2', spaces)).toBeNull();
    expect(outcomeOf(preview(), '2:1', spaces)).toBeNull();
  });
});
