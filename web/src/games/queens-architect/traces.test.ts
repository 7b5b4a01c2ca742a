import { describe, expect, it } from 'vitest';

import { event } from '../../board/kit/samples';
import { tracesOf } from './traces';

describe('tracesOf', () => {
  it('marks what the last move touched', () => {
    const traces = tracesOf(
      [
        event('traveled', { seat: 0, from: 'capital', place: 'v1' }),
        event('hired', { seat: 0, character: 'tailor_3', row: 5 }),
        event('revealed', { character: 'glazier_1', row: 6 }),
        event('moved_up', {}),
        event('advanced', { seat: 1, spaces: 2, action: 'hire' }),
        event('sent', { seat: 1, guild: 'tailor' }),
        event('stepped', { seat: 1, steps: 2, space: 5 }),
      ],
      [],
    );
    expect([...traces.marks]).toEqual([
      'place v1',
      'craftsman 0 tailor_3',
      'row 6',
      'action 1 hire',
      'guild 1 tailor',
      'space 5',
    ]);
    expect(traces.ghost).toBeNull();
  });

  it('frames a band that turns only for those who did not see it turn', () => {
    const trail = [event('turned', { seat: 0, character: 'tailor_3', performance: 2 })];
    expect(tracesOf(trail, [], false).marks.size).toBe(0);
    expect([...tracesOf(trail, []).marks]).toEqual(['craftsman 0 tailor_3']);
  });

  it('shows where a trip would lead and how craftsmen would turn', () => {
    const traces = tracesOf(
      [],
      [
        event('traveled', { seat: 0, from: 'capital', place: 'm4' }),
        event('turned', { seat: 0, character: 'tailor_3', position: 2, performance: 0 }),
        event('dropped_out', { seat: 0, character: 'glazier_1' }),
      ],
    );
    expect(traces.ghost).toBe('m4');
    expect(traces.turns.get('tailor_3')).toBe(0);
    expect(traces.turns.get('glazier_1')).toBeNull();
    expect(traces.turns.has('glazier_2')).toBe(false);
    expect(traces.marks.size).toBe(0);
  });
});
