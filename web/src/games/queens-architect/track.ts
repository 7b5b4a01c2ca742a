/** Who stands where on the appreciation track. */
import type { Desk } from './desk.svelte';

/** The seats on a space; 0 is the start. */
export function seatsOn(table: Desk, space: number): readonly number[] {
  return table.view.seats.flatMap((player, seat) => (player.track === space ? [seat] : []));
}

/** What a space is called for those who do not see it. */
export function spaceLabel(table: Desk, space: number): string {
  const who = seatsOn(table, space)
    .map((seat) => table.seats[seat]?.name ?? '')
    .join(', ');
  const label =
    space === 0
      ? table.names.text('web-qa-start')
      : table.names.text('web-qa-step', { space, points: table.view.track[space - 1] ?? 0 });
  return who ? `${label}: ${who}` : label;
}
