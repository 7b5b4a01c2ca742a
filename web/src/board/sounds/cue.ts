/** Which sounds the events of a screen make. */
import type { Sound } from '../voices';

/** The sound of each kind of event; null for silent ones. */
export type SoundBook<Kind extends string = string> = Readonly<Record<Kind, Sound | null>>;

/** More would be noise. */
const MOST = 5;

/** The sounds of these events in order; repetitions in a row are played once. */
export function cueOf(kinds: readonly string[], book: SoundBook): readonly Sound[] {
  const heard = kinds.map((kind) => book[kind] ?? null).filter((sound) => sound !== null);
  const apart = heard.filter((sound, index) => sound !== heard[index - 1]);
  // The last ones are what people wait for.
  return apart.slice(-MOST);
}
