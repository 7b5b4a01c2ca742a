/**
 * The season of the map: how far the one farthest on the track has come. It is weather, nothing
 * else: no rule knows of it.
 */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** The season after so many of all steps of the track. */
export function seasonAt(steps: number, all: number): Season {
  const part = all > 0 ? steps / all : 0;
  return SEASONS[Math.min(SEASONS.length - 1, Math.floor(part * SEASONS.length))]!;
}
