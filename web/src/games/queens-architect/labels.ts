/** What pieces are called for those who hear the board. */
import { placeName, type Desk } from './desk';
import type { Location } from './edition';

/** A place with everything that its stack shows. */
export function placeLabel(table: Desk, location: Location): string {
  const { names, view } = table;
  const state = view.places.find((one) => one.place === location.id);
  const demand = state && table.edition.demands.get(state.demand);
  const parts = [placeName(table, location.id)];
  if (demand) {
    const guilds = demand.guilds.map((guild) => names.name(guild)).join(', ');
    parts.push(`${names.name(location.type)}: ${guilds}`);
    if (demand.bonus)
      parts.push(bonusLabel(table, demand.bonus.type, demand.bonus.amount).replace(/\.$/, ''));
  }
  for (const seat of state?.builders ?? []) parts.push(table.seats[seat]?.name ?? '');
  if (state && state.deduction !== null) {
    parts.push(names.text('web-qa-site', { deduction: state.deduction }));
  }
  return parts.join('; ');
}

function bonusLabel(table: Desk, type: string, amount: number): string {
  if (type === 'talers') return table.names.text('qa-bonus-talers', { count: amount });
  if (type === 'hire') return table.names.text('qa-bonus-hire');
  return table.names.text('qa-bonus-appreciation', { points: amount });
}
