import { describe, expect, it } from 'vitest';

import type { Event } from '../../net/protocol';
import { beat, beatsOf, decide, docOf, endOf, type Bar, type Decisions } from './beats';
import { event } from './samples';

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

describe('a table of decisions', () => {
  type Doc =
    | { readonly kind: 'paid'; readonly seat: number; readonly good: string }
    | { readonly kind: 'over' };
  const table: Decisions<Doc, string, [mark: string]> = {
    paid: ({ seat, good }, mark) => `${seat} ${good}${mark}`,
    over: () => 'over',
  };
  const said = (one: Event) => decide(table, docOf<Doc>(one), '!');

  it('gets the fields of an event', () => {
    expect(said(event('paid', { seat: 2, good: 'gold' }))).toBe('2 gold!');
    expect(said(event('over'))).toBe('over');
  });

  it('says nothing of kinds that only a newer server knows', () => {
    expect(said(event('flooded', { seat: 2 }))).toBeUndefined();
  });
});
