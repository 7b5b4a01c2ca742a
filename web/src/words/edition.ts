/**
 * An edition as the server describes it: the names of ids, what is printed on the pieces, and the
 * texts about them.
 */
import type { NameInfo, PiecesInfo, Printed, ReadingInfo } from '../net/protocol';
import type { Names } from './names';

/** The subject of a reading. */
interface Thing {
  readonly kind: string;
  readonly id: string;
}

/** An edition. `P` is what is printed on the pieces of its game. */
export class Edition<P extends Printed = Printed> {
  readonly names: readonly NameInfo[];
  readonly printed: P;
  /** Every piece and word, in the order in which they are listed. */
  readonly readings: readonly ReadingInfo[];
  readonly #byThing: ReadonlyMap<string, ReadingInfo>;

  constructor(pieces: PiecesInfo) {
    this.names = pieces.names;
    this.printed = pieces.printed as P;
    this.readings = pieces.readings;
    this.#byThing = new Map(pieces.readings.map((reading) => [keyOf(reading), reading]));
  }

  /** The reading of a thing; undefined if the edition does not have it. */
  reading(thing: Thing): ReadingInfo | undefined {
    return this.#byThing.get(keyOf(thing));
  }

  /** What a thing does, apart from its cost and value, sentence by sentence. */
  deeds(thing: Thing, names: Names): readonly string[] {
    const reading = this.reading(thing);
    return reading ? reading.says.slice(...reading.does).map(names.say) : [];
  }
}

const keyOf = ({ kind, id }: Thing) => `${kind} ${id}`;
