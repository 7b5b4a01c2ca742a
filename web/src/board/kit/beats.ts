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
export function beatsOf<E, M>(
  trail: readonly E[],
  barOf: (event: E, at: number) => Bar<M>,
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

/** What the documents of all events have. */
interface Kinded {
  readonly kind: string;
}

/** The events of a kind, with their fields. */
export type Of<Doc extends Kinded, Kind extends Doc['kind']> = Extract<
  Doc,
  { readonly kind: Kind }
>;

/** What a table says of each kind of event; `More` is what it may look at besides. */
export type Decisions<Doc extends Kinded, Said, More extends readonly unknown[] = []> = {
  readonly [Kind in Doc['kind']]: (event: Of<Doc, Kind>, ...more: More) => Said;
};

/** An event as the document that its game generates. A newer server may know other kinds. */
export const docOf = <Doc extends Kinded>({ kind, message }: Event): Doc =>
  ({ ...message.args, kind }) as unknown as Doc;

/** What a table says of an event; undefined if it says nothing of its kind. */
export const decide = <Said, More extends readonly unknown[]>(
  table: Readonly<Record<string, ((event: never, ...more: More) => Said) | undefined>>,
  event: Kinded,
  ...more: More
): Said | undefined => byKind(table, event.kind)?.(event as never, ...more);
