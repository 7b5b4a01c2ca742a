/** Ready-made set-ups: who sits there and how fast. Everything else is as it would be anyway. */
import type { Clock, UndoPolicy } from '../net/api';

export interface Preset {
  readonly id: 'quiet' | 'test' | 'friends' | 'around';
  /** Who sits where, as in a draft. */
  readonly chairs: readonly string[];
  readonly clock: Clock;
  readonly undo: UndoPolicy;
}

const TEST_CLOCK: Clock = { live: { initial: 25 * 60_000, increment: 0 } };

/** The presets of a game for these numbers of players. */
export function presetsOf([least, most]: readonly [number, number]): readonly Preset[] {
  const table = (who: string, others: number): readonly string[] => {
    const count = Math.min(Math.max(others, least - 1), most - 1);
    return ['me', ...Array.from({ length: count }, () => who)];
  };
  const easy = { clock: 'none', undo: 'consent' } as const;
  const all: readonly Preset[] = [
    { id: 'quiet', chairs: table('journeyman', 2), ...easy },
    { id: 'test', chairs: table('master', 3), clock: TEST_CLOCK, undo: 'none' },
    { id: 'friends', chairs: table('open', 1), ...easy },
    { id: 'around', chairs: table('here', 1), ...easy },
  ];
  return most > 1 ? all : all.slice(0, 1);
}
