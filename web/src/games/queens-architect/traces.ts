/**
 * What events leave on the board for a moment: the red-chalk corners of the last move, and the
 * ghosts of a preview. Only shown, never worked out: the events come from the server.
 */
import type { Event } from '../../net/protocol';

/** Pieces that events touched. */
export interface Traces {
  readonly places: ReadonlySet<string>;
  /** Rows of the billboard, counted from 1. */
  readonly rows: ReadonlySet<number>;
  readonly characters: ReadonlySet<string>;
  /** Where the answer in question would take a carriage. */
  readonly ghost: string | null;
  /** What craftsmen of the band would show then; null for one who would leave. */
  readonly turns: ReadonlyMap<string, number | null>;
}

const word = (event: Event, name: string): string => String(event.message.args[name] ?? '');

/** The traces of what has happened, and of what the answer in question would do. */
export function tracesOf(trail: readonly Event[], preview: readonly Event[]): Traces {
  const places = new Set<string>();
  const rows = new Set<number>();
  const characters = new Set<string>();
  for (const event of trail) {
    if (event.kind === 'built' || event.kind === 'traveled') places.add(word(event, 'place'));
    if (event.kind === 'revealed') rows.add(Number(event.message.args.row));
    if (['hired', 'turned', 'turned_back', 'took', 'earned'].includes(event.kind)) {
      characters.add(word(event, 'character'));
    }
  }
  const trip = preview.find((event) => event.kind === 'traveled');
  return {
    places,
    rows,
    characters,
    ghost: trip ? word(trip, 'place') : null,
    turns: turnsOf(preview),
  };
}

function turnsOf(preview: readonly Event[]): ReadonlyMap<string, number | null> {
  const turns = new Map<string, number | null>();
  for (const event of preview) {
    const character = word(event, 'character');
    if (event.kind === 'turned' || event.kind === 'turned_back') {
      turns.set(character, Number(event.message.args.performance));
    }
    if (event.kind === 'dropped_out' || event.kind === 'fired') turns.set(character, null);
  }
  return turns;
}
