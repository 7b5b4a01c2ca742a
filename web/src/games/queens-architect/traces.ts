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
  /** Craftsmen of bands: the seat and the character, as several may have the same one. */
  readonly characters: ReadonlySet<string>;
  /** Spaces of the appreciation track. */
  readonly spaces: ReadonlySet<number>;
  readonly guilds: ReadonlySet<string>;
  readonly actions: ReadonlySet<string>;
  /** Where the answer in question would take a carriage. */
  readonly ghost: string | null;
  /** What craftsmen of the band would show then; null for one who would leave. */
  readonly turns: ReadonlyMap<string, number | null>;
}

const word = (event: Event, name: string): string => String(event.message.args[name] ?? '');

const AT_PLACES = new Set(['built', 'traveled', 'town_paid']);
const OF_CRAFTSMEN = new Set([
  'took',
  'turned_for_talers',
  'hired',
  'earned',
  'assigned',
  'turned',
  'turned_back',
]);

/**
 * The traces of what has happened, and of what the answer in question would do. A band that turns is
 * framed only if `isWhole`: whoever saw it turn needs no frames.
 */
export function tracesOf(
  trail: readonly Event[],
  preview: readonly Event[],
  isWhole = true,
): Traces {
  const places = new Set<string>();
  const rows = new Set<number>();
  const characters = new Set<string>();
  const spaces = new Set<number>();
  const guilds = new Set<string>();
  const actions = new Set<string>();
  for (const event of trail) {
    const seat = word(event, 'seat');
    if (AT_PLACES.has(event.kind)) places.add(word(event, 'place'));
    if (event.kind === 'contributed') places.add('capital');
    if (event.kind === 'revealed') rows.add(Number(event.message.args.row));
    if (event.kind === 'stepped') spaces.add(Number(event.message.args.space));
    if (event.kind === 'sent') guilds.add(`${seat} ${word(event, 'guild')}`);
    if (event.kind === 'advanced') actions.add(`${seat} ${word(event, 'action')}`);
    const isTurn = event.kind === 'turned';
    if (OF_CRAFTSMEN.has(event.kind) && (isWhole || !isTurn))
      characters.add(`${seat} ${word(event, 'character')}`);
  }
  const trip = preview.find((event) => event.kind === 'traveled');
  return {
    places,
    rows,
    characters,
    spaces,
    guilds,
    actions,
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
