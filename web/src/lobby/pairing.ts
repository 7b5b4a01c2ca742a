/** Finding a table: one of the lobby that fits, or else a new one that others can find there. */
import type { Clock, NewTable, TableCard } from '../net/api';

export type Pace = 'quick' | 'steady' | 'daily' | 'none';

export interface Wanted {
  readonly game: string;
  /** How many players; null for any number. */
  readonly players: number | null;
  readonly pace: Pace;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The clock of each pace, for a table of our own. */
const CLOCKS: Readonly<Record<Pace, Clock>> = {
  quick: { live: { initial: 10 * MINUTE, increment: 10_000 } },
  steady: { live: { initial: 20 * MINUTE, increment: 20_000 } },
  daily: { daily: { per_move: DAY, holidays: 14 } },
  none: 'none',
};

/** The pace of a clock: up to a quarter of an hour for each player is quick. */
export function paceOf(clock: Clock): Pace {
  if (clock === 'none') return 'none';
  if ('daily' in clock) return 'daily';
  return clock.live.initial <= 15 * MINUTE ? 'quick' : 'steady';
}

/** The tables of the lobby that fit, the oldest first, so that nobody waits for long. */
export function fitting(
  tables: readonly TableCard[],
  wanted: Wanted,
  me: string | null,
): readonly TableCard[] {
  const isMine = ({ chairs }: TableCard) =>
    chairs.some((chair) => chair && 'person' in chair && chair.person.id === me);
  return tables
    .filter(
      (table) =>
        table.game === wanted.game &&
        table.status === 'open' &&
        table.chairs.includes(null) &&
        (wanted.players === null || table.chairs.length === wanted.players) &&
        paceOf(table.clock) === wanted.pace &&
        // One has to be told of these before sitting down.
        !table.hot_seat &&
        !table.rated &&
        !isMine(table),
    )
    .sort((one, other) => one.created_at - other.created_at);
}

/** The table to open if none fits. */
export function seek({ game, players, pace }: Wanted, least: number): NewTable {
  const count = players ?? Math.max(2, least);
  return {
    game,
    chairs: ['me', ...Array.from({ length: count - 1 }, () => 'open')],
    clock: CLOCKS[pace],
    listed: true,
  };
}
