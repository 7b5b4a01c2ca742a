/**
 * Which position of a finished game an event led to. The server numbers positions by answers and
 * events by what each viewer was told; the screen of a position says how many items its viewer had
 * been told by then, so a few questions find the one that an event belongs to.
 */
import type { Event, Item } from '../net/protocol';
import { standing } from './log';

/** How many events a viewer had been told at a position, and how many positions there are. */
export interface Told {
  readonly events: number;
  readonly of: number;
}

/** The first position at which the event number `order`, counted from 1, has happened. */
export async function momentOf(
  order: number,
  toldAt: (position: number) => Promise<Told>,
): Promise<number> {
  let low = 0;
  let high = (await toldAt(0)).of;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await toldAt(middle)).events >= order) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The number of an event among those that stand, counted from 1; 0 if it was taken back. */
export function orderOf(event: Event, items: readonly Item[]): number {
  const events = standing(items).filter(
    ({ what }) => typeof what === 'object' && 'event' in what,
  ) as readonly (Item & { readonly what: { readonly event: Event } })[];
  return events.findIndex(({ what }) => what.event === event) + 1;
}
