/** Which sounds the events of a screen make. */
import type { Sound } from '../voices';

/** The sound of a kind of event, or one for each good that it names; null for silent ones. */
export type SoundBook<Kind extends string = string> = Readonly<
  Record<Kind, Sound | Readonly<Record<string, Sound>> | null>
>;

/** What counts of an event. */
interface Heard {
  readonly kind: string;
  readonly message: { readonly args: Readonly<Record<string, unknown>> };
}

/** More would be noise. */
const MOST = 5;

/** The sounds of these events in order; repetitions in a row are played once. */
export function cueOf(events: readonly Heard[], book: SoundBook): readonly Sound[] {
  const heard = events.flatMap((event) => soundsOf(event, book));
  const apart = heard.filter((sound, index) => sound !== heard[index - 1]);
  // The last ones are what people wait for.
  return apart.slice(-MOST);
}

function soundsOf({ kind, message: { args } }: Heard, book: SoundBook): readonly Sound[] {
  const found = book[kind] ?? null;
  if (found === null) return [];
  if (typeof found === 'string') return [found];
  const goods = args.goods && typeof args.goods === 'object' ? Object.keys(args.goods) : [];
  return goods.map((good) => found[good]).filter((sound) => sound !== undefined);
}
