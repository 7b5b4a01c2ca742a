/**
 * What events leave on the board for a moment: the red-chalk corners of the last move, and the
 * ghosts of a preview. Only shown, never worked out: the events come from the server.
 */
import { decide, docOf, type Decisions } from '../../board/kit/beats';
import type { Part } from '../../board/kit/offers';
import type { Event } from '../../net/protocol';
import type { EventDoc } from './documents';

export interface Traces {
  /** Pieces that events touched; those of a player with their seat, as several may have the same. */
  readonly marks: ReadonlySet<Part>;
  /** Where the answer in question would take a carriage. */
  readonly ghost: string | null;
  /** What craftsmen of the band would show then; null for one who would leave. */
  readonly turns: ReadonlyMap<string, number | null>;
}

const place = ({ place }: { readonly place: string }): Part => `place ${place}`;
const craftsman = ({
  seat,
  character,
}: {
  readonly seat: number;
  readonly character: string;
}): Part => `craftsman ${seat} ${character}`;

/** What each kind of event touches. */
const MARKS: Partial<Decisions<EventDoc, Part>> = {
  built: place,
  traveled: place,
  town_paid: place,
  contributed: () => 'place capital',
  took: craftsman,
  turned_for_talers: craftsman,
  hired: craftsman,
  earned: craftsman,
  assigned: craftsman,
  turned: craftsman,
  turned_back: craftsman,
  revealed: ({ row }) => `row ${row}`,
  stepped: ({ space }) => `space ${space}`,
  sent: ({ seat, guild }) => `guild ${seat} ${guild}`,
  advanced: ({ seat, action }) => `action ${seat} ${action}`,
};

/**
 * The traces of what has happened, and of what the current answer would do. A band that turns is
 * framed only if `isWhole`: after seeing it turn, nobody needs frames.
 */
export function tracesOf(
  trail: readonly Event[],
  preview: readonly Event[],
  isWhole = true,
): Traces {
  const marks = trail
    .map(docOf<EventDoc>)
    .filter(({ kind }) => isWhole || kind !== 'turned')
    .flatMap((event) => decide(MARKS, event) ?? []);
  const foreseen = preview.map(docOf<EventDoc>);
  return {
    marks: new Set(marks),
    ghost: foreseen.find((event) => event.kind === 'traveled')?.place ?? null,
    turns: turnsOf(foreseen),
  };
}

function turnsOf(preview: readonly EventDoc[]): ReadonlyMap<string, number | null> {
  const turns = new Map<string, number | null>();
  for (const event of preview) {
    if (event.kind === 'turned' || event.kind === 'turned_back') {
      turns.set(event.character, event.performance);
    }
    if (event.kind === 'dropped_out' || event.kind === 'fired') turns.set(event.character, null);
  }
  return turns;
}
