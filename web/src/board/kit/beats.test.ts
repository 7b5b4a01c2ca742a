import { describe, expect, it } from 'vitest';

import { event } from './samples';
import { beat, beatsOf, endOf, told, type Bar } from './beats';

/** What a table sets in motion, as `[move, at]`. */
const played = (table: Record<string, Bar<string>>, kinds: string, longest?: number) =>
  beatsOf(
    kinds.split(' ').map((kind) => event(kind)),
    ({ kind }) => table[kind] ?? { beats: [] },
    longest,
  ).map(({ move, at }) => [move, at]);

const TABLE: Record<string, Bar<string>> = {
  walk: { beats: [beat('step', 100), beat('turn', 200, 50)] },
  wave: { beats: [beat('fall', 500)], hold: 120 },
  slide: { beats: [beat('up', 300)], group: 'rows' },
  show: { beats: [beat('new', 100)], group: 'rows' },
};

describe('the beats of a trail', () => {
  it('come one after the other', () => {
    expect(played(TABLE, 'walk quiet walk')).toEqual([
      ['step', 0],
      ['turn', 50],
      ['step', 250],
      ['turn', 300],
    ]);
  });

  it('may come sooner than what was before is over', () => {
    expect(played(TABLE, 'wave wave')).toEqual([
      ['fall', 0],
      ['fall', 120],
    ]);
  });

  it('come together within a group, and what follows waits for all of it', () => {
    expect(played(TABLE, 'slide show walk')).toEqual([
      ['up', 0],
      ['new', 0],
      ['step', 300],
      ['turn', 350],
    ]);
  });

  it('are hurried where there are many', () => {
    expect(played(TABLE, 'walk walk walk walk', 500).map(([, at]) => at)).toEqual([
      0, 25, 125, 150, 250, 275, 375, 400,
    ]);
  });

  it('are over with the last of them', () => {
    expect(endOf([beat('a', 100, 50), beat('b', 20, 100)])).toBe(150);
    expect(endOf([])).toBe(0);
  });
});

it('an event is told by its parameters', () => {
  const { kind, seat, word, number } = told(event('paid', { seat: 2, good: 'gold', count: 3 }));
  expect([kind, seat, word('good'), number('count')]).toEqual(['paid', 2, 'gold', 3]);
  const bare = told(event('over'));
  expect([bare.seat, bare.word('good'), bare.number('count')]).toEqual([-1, '', 0]);
});
