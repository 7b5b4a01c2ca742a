/** Moves go from where to where they should. */
import { describe, expect, test } from 'vitest';

import { event } from '../../board/kit/samples';
import { cuesOf, spokenOf } from './cues';
import { DECISIONS } from './decisions';

const decisions = Object.entries(DECISIONS);

test.each(decisions)('%s can be decided without its parameters', (_, decide) => {
  expect(Array.isArray(decide({} as never, { viewer: 0, seats: 3, place: '' }))).toBe(true);
});

describe('moves', () => {
  const cues = (viewer: number | null, ...trail: ReturnType<typeof event>[]) =>
    cuesOf(trail, viewer, 3).map(({ move }) => move);

  test('a worker walks from its seat to its group, and goods come from there', () => {
    const trail = [
      event('placed', { seat: 1, location: 'forest', workers: 2 }),
      event('gained', { seat: 1, goods: { wood: 2 } }),
    ];
    expect(cues(0, ...trail)).toEqual([
      {
        manner: 'walk',
        show: { workers: 1, seat: 1 },
        from: ['board 1'],
        to: ['group forest 1', 'place forest'],
      },
      { manner: 'stir', show: { nothing: true }, from: [], to: ['place forest'] },
      {
        manner: 'fly',
        show: { good: 'wood', count: 2 },
        from: ['place forest'],
        to: ['board 1'],
      },
    ]);
  });

  test('what is the viewer’s own goes to the own row', () => {
    const [goods] = cues(2, event('gained', { seat: 2, goods: { gold: 1 } }));
    expect(goods!.to).toEqual(['good gold', 'board 2']);
    const [worker] = cues(2, event('placed', { seat: 2, location: 'mines', workers: 1 }));
    expect(worker!.from).toEqual(['supply', 'board 2']);
  });

  test('captured workers are roped and drawn to their captor', () => {
    const capture = event('captured', { seat: 0, owner: 1, location: 'quarry', workers: 3 });
    expect(cues(1, capture)).toEqual([
      {
        manner: 'rope',
        show: { workers: 3, seat: 1 },
        from: ['place quarry'],
        to: ['board 0'],
      },
    ]);
  });

  test('a marker comes from the level where it was', () => {
    const [marker] = cues(0, event('virtue_changed', { seat: 1, change: -2, level: 5 }));
    expect([marker!.from, marker!.to]).toEqual([['level 7'], ['marker 1', 'level 5']]);
  });
});

test('one thing begins after the other, and long trails are played faster', () => {
  const reset = [
    event('reset_began', {}),
    ...[0, 1, 2].map((seat) => event('jailed', { seat, location: 'black_market_small' })),
    event('turned', { card: 'bm_01', goods: { marble: 2 } }),
  ];
  const times = cuesOf(reset, 0, 3).map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(new Set(times).size).toBe(5);
  const long = Array.from({ length: 40 }, () => reset).flat();
  expect(Math.max(...cuesOf(long, 0, 3).map(({ at }) => at))).toBeLessThanOrEqual(1600);
});

test('an event that is pointed at marks the pieces it names', () => {
  const marks = spokenOf(event('placed', { seat: 1, location: 'forest', workers: 1 }), 0, 3);
  expect(marks).toContain('place forest');
  expect(marks).toContain('board 1');
});
