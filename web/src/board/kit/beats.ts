/**
 * How what happened becomes motion: each event is given its moves by the table of a game, and a trail
 * becomes beats, one after the other. Nothing here knows what a move looks like.
 */
import type { Event } from '../../net/protocol';

/** A move with its time, in milliseconds at normal speed. */
export interface Beat<M> {
  readonly at: number;
  readonly millis: number;
  readonly move: M;
}

/** What an event sets in motion, its times counted from when its turn has come. */
export interface Bar<M> {
  readonly beats: readonly Beat<M>[];
  /** How long what comes next waits; without it, until all of this is over. */
  readonly hold?: number;
  /** It begins together with what was before it, if that is of the same group. */
  readonly group?: string | undefined;
}

export const beat = <M>(move: M, millis: number, at = 0): Beat<M> => ({ at, millis, move });

/** When the last of some beats is over. */
export const endOf = (beats: readonly Beat<unknown>[]): number =>
  Math.max(0, ...beats.map(({ at, millis }) => at + millis));

/** All moves of a trail with their times; a trail that takes longer than `longest` is hurried. */
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

/** What a table says of a kind of event; nothing of one that only a newer server knows. */
export function byKind<Said>(
  table: Readonly<Record<string, Said>>,
  kind: string,
): Said | undefined {
  return table[kind];
}

/** An event with its parameters at hand. */
export interface Told {
  readonly kind: string;
  /** Whose event it is; −1 for nobody's. */
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
