/** Which sounds a screen full of events makes. */
import type { Sound } from '../voices';

/** What each kind of event sounds like; null for those that pass in silence. */
export type SoundBook<Kind extends string = string> = Readonly<Record<Kind, Sound | null>>;

/** More would be noise. */
const MOST = 5;

/** The sounds of these kinds of events in order; the same one twice in a row is heard once. */
export function cueOf(kinds: readonly string[], book: SoundBook): readonly Sound[] {
  const heard = kinds.map((kind) => book[kind] ?? null).filter((sound) => sound !== null);
  const apart = heard.filter((sound, index) => sound !== heard[index - 1]);
  // The end of it is what people wait for.
  return apart.slice(-MOST);
}
