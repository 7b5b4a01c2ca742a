/**
 * What events leave on the board for a moment: the red-chalk corners of the last move, and the
 * ghosts of a preview. Only shown, never worked out: the events come from the server.
 */
import { told, type Told } from '../../board/kit/beats';
import type { Part } from '../../board/kit/offers';
import type { Event } from '../../net/protocol';

export interface Traces {
  /** Pieces that events touched; those of a player with their seat, as several may have the same. */
  readonly marks: ReadonlySet<Part>;
  /** Where the answer in question would take a carriage. */
  readonly ghost: string | null;
  /** What craftsmen of the band would show then; null for one who would leave. */
  readonly turns: ReadonlyMap<string, number | null>;
}

const place = ({ word }: Told): Part => `place ${word('place')}`;
const craftsman = ({ seat, word }: Told): Part => `craftsman ${seat} ${word('character')}`;

/** What each kind of event touches. */
const MARKS: Readonly<Record<string, (event: Told) => Part>> = {
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
  revealed: ({ number }) => `row ${number('row')}`,
  stepped: ({ number }) => `space ${number('space')}`,
  sent: ({ seat, word }) => `guild ${seat} ${word('guild')}`,
  advanced: ({ seat, word }) => `action ${seat} ${word('action')}`,
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
    .filter(({ kind }) => isWhole || kind !== 'turned')
    .flatMap((event) => MARKS[event.kind]?.(told(event)) ?? []);
  const trip = preview.find(({ kind }) => kind === 'traveled');
  return {
    marks: new Set(marks),
    ghost: trip ? told(trip).word('place') : null,
    turns: turnsOf(preview),
  };
}

function turnsOf(preview: readonly Event[]): ReadonlyMap<string, number | null> {
  const turns = new Map<string, number | null>();
  for (const { kind, word, number } of preview.map(told)) {
    const character = word('character');
    if (kind === 'turned' || kind === 'turned_back') turns.set(character, number('performance'));
    if (kind === 'dropped_out' || kind === 'fired') turns.set(character, null);
  }
  return turns;
}
