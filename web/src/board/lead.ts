/** The address of the position of a replay that an event led to. */
import * as api from '../net/api';
import type { Event, Item } from '../net/protocol';
import { momentOf, orderOf } from './moments';

/** Finds it for an event of a viewer's stream of a finished game. */
export async function replayOf(
  table: string,
  seat: number | null,
  event: Event,
  items: readonly Item[],
): Promise<string> {
  const at = await momentOf(orderOf(event, items), async (position) => {
    const { screen, of } = await api.position(table, position, seat);
    // The stream of a position begins with the start of the game; what follows are events.
    return { events: screen.n - 1, of };
  });
  const eyes = seat === null ? '' : `&seat=${seat}`;
  return `/replay/${table}?at=${at}${eyes}`;
}
