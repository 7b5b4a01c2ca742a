import { describe, expect, it } from 'vitest';

import { event } from '../../board/kit/samples';
import { beatsOf } from './moves';
import type { View } from './view';

const before = {
  seats: [
    {
      band: [
        { character: 'glazier_1', position: 0, performance: 2, jobs: 6 },
        null,
        { character: 'tailor_2', position: 1, performance: 4, jobs: 5 },
      ],
    },
  ],
} as unknown as View;

describe('the moves of events', () => {
  it('follow one another: the carriage goes when the architect stands', () => {
    const [walk, drive] = beatsOf(
      [
        event('advanced', { seat: 1, spaces: 3, action: 'travel' }),
        event('traveled', { seat: 1, from: 'v1', place: 't1', spaces: 1, price: 0 }),
      ],
      null,
    );
    expect(walk).toEqual({ at: 0, millis: 480, move: { does: 'walk', seat: 1, spaces: 3 } });
    expect(drive).toMatchObject({ at: 480, move: { does: 'drive', from: 'v1', place: 't1' } });
  });

  it('bring the strengths of the band to the middle, then the sum to the place', () => {
    const beats = beatsOf(
      [event('built', { seat: 0, place: 'm1', sum: 6, deduction: 2, points: 4 })],
      before,
    );
    const flights = beats.flatMap(({ at, move }) => (move.does === 'fly' ? [{ at, move }] : []));
    expect(flights.map(({ at, move }) => [move.text, at])).toEqual([
      ['2', 0],
      ['4', 60],
      ['6', 380],
    ]);
    expect(flights[0]?.move.from[0]).toBe('hammer 0 glazier_1');
    expect(flights[2]?.move.to).toEqual(['place m1']);
    const mark = beats.find(({ move }) => move.does === 'mark');
    expect(mark?.at).toBe(900);
  });

  it('turn the whole band together', () => {
    const turned = (character: string) =>
      event('turned', { seat: 0, character, position: 1, performance: 3 });
    const beats = beatsOf(
      [
        event('stepped', { seat: 0, steps: 2, space: 4 }),
        turned('glazier_1'),
        turned('tailor_2'),
        event('dropped_out', { seat: 0, character: 'blacksmith_1' }),
        event('turn_began', { seat: 1, turn: 8, round: 3 }),
      ],
      before,
    );
    expect(beats.map(({ at, move }) => [move.does, at])).toEqual([
      ['hop', 0],
      ['turn', 400],
      ['turn', 400],
      ['leave', 400],
      ['pulse', 720],
    ]);
  });

  it('leave what only the log tells alone, and what nobody knows yet', () => {
    expect(beatsOf([event('forfeited', { seat: 0 }), event('from_the_future', {})], null)).toEqual(
      [],
    );
  });
});
