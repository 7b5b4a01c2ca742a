/** Which pieces the last events touched: they get the corners of the last move. */
import type { Event } from '../../net/protocol';
import type { Piece } from './notation';

/** The pieces that events speak of. */
export function touchedBy(trail: readonly Event[]): ReadonlySet<Piece> {
  const touched = new Set<Piece>();
  for (const { kind, message } of trail) {
    const { location } = message.args;
    if (typeof location === 'string') touched.add(`place ${location}`);
    else if (kind === 'placed_in_guildhall') touched.add('place guildhall');
    else if (kind === 'imprisoned' || kind === 'released') touched.add('place prison');
    else if (kind === 'advanced') touched.add('cathedral');
  }
  return touched;
}
