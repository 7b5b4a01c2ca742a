/**
 * Turns events into motion: the table of a game gives each event its moves, and a trail becomes
 * beats, one after the other. How a move looks is not known here.
 */
import type { Event } from '../../net/protocol';

/** A move with its time, in milliseconds at normal speed. */
export interface Beat<M> {
  readonly at: number;
  readonly millis: number;
  readonly move: M;
}

/** The moves of an event, with times relative to its turn. */
export interface Bar<M> {
  readonly beats: readonly Beat<M>[];
  /** How long the next event waits; by default until all of this is over. */
  readonly hold?: number;
  /** It starts together with the previous one of the same group. */
  readonly group?: string | undefined;
}

export const beat = <M>(move: M, millis: number, at = 0): Beat<M> => ({ at, millis, move });

/** When the last of these beats is over. */
export const endOf = (beats: readonly Beat<unknown>[]): number =>
  Math.max(0, ...beats.map(({ at, millis }) => at + millis));

/** All moves of a trail with their times; one longer than `longest` is sped up. */
export function beatsOf<M>(
  trail: readonly Event[],
  barOf: (event: Event, at: number) => Bar<M>,
  longest = Infinity,
): readonly Beat<M>[] {
  const all: Beat<M>[] = [];
  let start = 0;
  let end = 0;
  let last: string | undefined;
  for (const [i, event] of trail.entries()) {
    const { beats, hold = endOf(beats), group } = barOf(event, i);
    if (!group || group !== last) start = end;
    last = group;
    all.push(...beats.map((one) => ({ ...one, at: start + one.at })));
    end = Math.max(end, start + hold);
  }
  const pace = Math.min(1, longest / Math.max(end, 1));
  return all.map((one) => ({ ...one, at: Math.round(one.at * pace) }));
}

/** What a table says of a kind of event; undefined for kinds that only a newer server knows. */
export function byKind<Said>(
  table: Readonly<Record<string, Said>>,
  kind: string,
): Said | undefined {
  return table[kind];
}

/** An event with its parameters at hand. */
export interface Told {
  readonly kind: string;
  /** The seat whose event it is; −1 for none. */
  readonly seat: number;
  readonly word: (name: string) => string;
  readonly number: (name: string) => number;
}

export const told = ({ kind, message: { args } }: Event): Told => ({
  kind,
  seat: Number(args.seat ?? -1),
  word: (name) => String(args[name] ?? ''),
  number: (name) => Number(args[name] ?? 0),
});
