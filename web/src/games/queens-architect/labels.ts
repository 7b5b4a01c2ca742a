/** What pieces are called for those who hear the board. */
import type { Offer } from '../../board/kit/offers';
import type { QueensArchitectLocation } from '../../net/protocol';
import type { Desk } from './desk.svelte';

/** The answer of a place; the capital also stands for the palace. */
export function placeOffer(table: Desk, { id, type }: QueensArchitectLocation): Offer | null {
  const here = table.offers.at(`place ${id}`);
  if (type !== 'capital' || (here && !here.miss)) return here;
  return table.offers.at('palace') ?? here;
}

/** A place with everything that its stack shows. */
export function placeLabel(table: Desk, location: QueensArchitectLocation): string {
  const { names, view } = table;
  const state = view.places.find((one) => one.place === location.id);
  const demand = state && table.printed.demands.get(state.demand);
  const parts = [names.name(location.id)];
  if (demand) {
    const guilds = demand.guilds.map((guild) => names.name(guild)).join(', ');
    parts.push(`${names.name(location.type)}: ${guilds}`);
    const deeds = table.edition.deeds({ kind: 'demand', id: demand.id }, names);
    parts.push(...deeds.map((deed) => deed.replace(/\.$/, '')));
  }
  for (const seat of state?.builders ?? []) parts.push(table.seats[seat]?.name ?? '');
  if (state && state.deduction !== null) {
    parts.push(names.text('web-qa-site', { deduction: state.deduction }));
  }
  return parts.join('; ');
}
