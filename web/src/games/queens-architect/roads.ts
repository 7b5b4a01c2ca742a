/** The way of a carriage over the map: along the roads, as few of them as can be. */

/** The places of the way, both ends included; straight on if no road leads there. */
export function wayOf(
  roads: readonly (readonly [string, string])[],
  from: string,
  to: string,
): readonly string[] {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && here !== to; here = queue.shift()) {
    for (const [a, b] of roads) {
      const next = a === here ? b : b === here ? a : null;
      if (next === null || cameFrom.has(next)) continue;
      cameFrom.set(next, here);
      queue.push(next);
    }
  }
  if (!cameFrom.has(to)) return [from, to];
  const way: string[] = [];
  for (let here: string | null = to; here !== null; here = cameFrom.get(here) ?? null) {
    way.unshift(here);
  }
  return way;
}
