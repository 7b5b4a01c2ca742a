/** Which pieces the last move touched: they get red-chalk corners until the next one. */
import { docOf } from '../../board/kit/beats';
import type { Part } from '../../board/kit/offers';
import type { Event } from '../../net/protocol';
import type { EventDoc } from './documents';

/** The piece that the corners of an event go to; null if it has none. */
function pieceOf(event: Event): Part | null {
  const doc = docOf<EventDoc>(event);
  if ('location' in doc) return `place ${doc.location}`;
  if (doc.kind === 'placed_in_guildhall') return 'place guildhall';
  if (doc.kind === 'imprisoned' || doc.kind === 'released') return 'place prison';
  return doc.kind === 'advanced' ? 'cathedral' : null;
}

/** The events of the last turn in which something happened. */
export function lastTurn(trail: readonly Event[]): readonly Event[] {
  let end = trail.length;
  while (end > 0 && (trail[end - 1]!.kind === 'turn_began' || !pieceOf(trail[end - 1]!))) end -= 1;
  let start = end;
  while (start > 0 && trail[start - 1]!.kind !== 'turn_began') start -= 1;
  const next = trail.findIndex(({ kind }, at) => at >= end && kind === 'turn_began');
  return trail.slice(start, next < 0 ? trail.length : next);
}

/** The pieces that events speak of. */
export function touchedBy(trail: readonly Event[]): ReadonlySet<string> {
  return new Set(lastTurn(trail).flatMap((event) => pieceOf(event) ?? []));
}
