/** The zones of the ruler for a new card: a drawing of AR-21 to AR-24, which decides nothing. */

/** What becomes of a left card whose value lies in a zone. */
export interface Zone {
  readonly kind: 'falls' | 'down' | 'same' | 'up';
  readonly from: number;
  readonly to: number;
}

/** A scale with its zones, from the lowest value to the highest. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly zones: readonly Zone[];
}

/** The scale for a new card worth `fresh`: 0 to 10, or longer if one of the values lies beyond. */
export function zonesOf(fresh: number, left: number | null): Scale {
  const from = Math.min(0, fresh, left ?? 0);
  const to = Math.max(10, fresh + 1, left ?? 0);
  const half = Math.min(Math.floor(fresh / 2), fresh - 1);
  const zones: readonly Zone[] = [
    { kind: 'falls', from, to: half },
    { kind: 'down', from: half + 1, to: fresh - 1 },
    { kind: 'same', from: fresh, to: fresh },
    { kind: 'up', from: fresh + 1, to },
  ];
  return { from, to, zones: zones.filter((zone) => zone.to >= zone.from) };
}
