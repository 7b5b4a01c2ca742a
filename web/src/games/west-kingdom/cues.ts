/**
 * What moves when something happens. A cue says what is shown, from where it comes and where it
 * goes; the stage plays it. Spots are names that pieces bear on the board (`data-piece`): of
 * several the first one that is there counts, for a phone shows one part of the board at a time.
 */
import type { Event } from '../../net/protocol';
import { DECISIONS } from './decisions';
import type { Amounts } from './view';

/** Where something is, by the names of pieces, the best one first. */
export type Spots = readonly string[];

/** What is seen on its way. */
export type Show =
  | { readonly workers: number; readonly seat: number }
  | { readonly marker: number }
  | { readonly good: string; readonly count: number }
  | { readonly cards: number }
  | { readonly apprentice: string }
  | { readonly building: string }
  | { readonly reward: string | null }
  | { readonly market: Amounts }
  | { readonly nothing: true };

/**
 * How it goes: on foot, through the air, on a rope, over the table like a marker; turned over first
 * and then away; gone where it is; bars that drop, dusk that passes, or only a frame.
 */
export type Manner =
  'walk' | 'fly' | 'rope' | 'slide' | 'turn' | 'vanish' | 'bars' | 'dusk' | 'frame';

export interface Cue {
  readonly manner: Manner;
  readonly show: Show;
  readonly from: Spots;
  readonly to: Spots;
}

/** A cue with its time, in milliseconds at normal speed. */
export interface Timed extends Cue {
  readonly at: number;
}

/** What a decision may look at besides the event. */
export interface Scene {
  readonly viewer: number | null;
  readonly seats: number;
  /** Where the last thing happened: goods come from there and go there. */
  readonly place: string;
}

/** How long each kind holds up what comes next; all others hardly do. */
const BEATS: Readonly<Record<string, number>> = {
  placed: 260,
  placed_in_guildhall: 260,
  captured: 380,
  rounded_up: 380,
  imprisoned: 260,
  constructed: 260,
  advanced: 320,
  rewarded: 380,
  reset_began: 420,
  jailed: 160,
  turned: 320,
  hired: 200,
};

/** Longer trails are played faster. */
const LONGEST = 1600;

/** Where goods come from after an event; null if that does not change. */
function placeAfter({ kind, message }: Event): string | null {
  const { location } = message.args;
  if (kind === 'placed_in_guildhall') return 'guildhall';
  if (kind === 'advanced' || kind === 'rewarded') return 'cathedral';
  return typeof location === 'string' ? location : null;
}

/** The cues of what happened, with their times. */
export function cuesOf(trail: readonly Event[], viewer: number | null, seats: number): Timed[] {
  const timed: Timed[] = [];
  let place = '';
  let at = 0;
  for (const event of trail) {
    place = placeAfter(event) ?? place;
    const cues = DECISIONS[event.kind]?.(event.message.args, { viewer, seats, place }) ?? [];
    timed.push(...cues.map((cue) => ({ ...cue, at })));
    if (cues.length > 0) at += BEATS[event.kind] ?? 110;
  }
  const pace = at > LONGEST ? LONGEST / at : 1;
  return pace === 1 ? timed : timed.map((cue) => ({ ...cue, at: cue.at * pace }));
}

/** What an event speaks of: the pieces to frame while somebody points at its line. */
export function spokenOf(event: Event, viewer: number | null, seats: number): ReadonlySet<string> {
  const cues = cuesOf([event], viewer, seats);
  return new Set(cues.flatMap(({ from, to }) => [...from, ...to]));
}
