/**
 * Which paragraph of the rules a line of the log carries out. Each game has a `cites.ts` with its
 * table as the default export; it comes after the log, which has no marks without it.
 */
import type { Event } from '../net/protocol';

/** The mark of a paragraph; where it depends on what went before, it is found among the events. */
export type Cite = string | ((events: readonly Event[], at: number) => string);

/** For each kind of event of a game its paragraph. */
export type Cites = Readonly<Record<string, Cite>>;

const tables = import.meta.glob<{ default: Cites }>('../games/*/cites.ts');

/** The table of a game; an empty one if it has none. */
export async function citesOf(game: string): Promise<Cites> {
  return (await tables[`../games/${game}/cites.ts`]?.())?.default ?? {};
}

/** The paragraphs of a row of events; a kind that only a later server has is without one. */
export function marksOf(events: readonly Event[], cites: Cites): ReadonlyMap<Event, string> {
  const marks = new Map<Event, string>();
  for (const [at, event] of events.entries()) {
    const cite = cites[event.kind];
    if (cite) marks.set(event, typeof cite === 'string' ? cite : cite(events, at));
  }
  return marks;
}
