/**
 * What moves when something happens. A cue says what is shown, and its start and goal; the stage
 * plays it. Spots are names on the board's pieces (`data-piece`): of several the first visible one
 * counts, since a phone shows one part of the board at a time.
 */
import { beat, beatsOf, byKind, decide, docOf, type Beat } from '../../board/kit/beats';
import type { Spots } from '../../board/kit/spots';
import type { Event } from '../../net/protocol';
import { DECISIONS } from './decisions';
import type { EventDoc } from './documents';
import type { Amounts, EventKind } from './view';

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
 * and then away; with a bow; stamped where it lands; built from the ground up; gone where it is;
 * bars that drop, dusk that passes, a scene that stirs, or only a frame.
 */
export type Manner =
  | 'walk'
  | 'fly'
  | 'rope'
  | 'slide'
  | 'turn'
  | 'bow'
  | 'stamp'
  | 'build'
  | 'vanish'
  | 'bars'
  | 'dusk'
  | 'stir'
  | 'frame';

export interface Cue {
  readonly manner: Manner;
  readonly show: Show;
  readonly from: Spots;
  readonly to: Spots;
}

/** What a decision may look at besides the event. */
export interface Scene {
  readonly viewer: number | null;
  readonly seats: number;
  /** Where the last thing happened: goods come from there and go there. */
  readonly place: string;
}

/** How long each kind holds up what comes next; all others hardly do. */
const BEATS: Readonly<Partial<Record<EventKind, number>>> = {
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
  hired: 260,
  took_debts: 260,
  rival_built: 260,
};

/** How long a thing is on its way. */
const MOVE = 320;

/** Longer trails are played faster. */
const LONGEST = 1600;

/** Where goods come from after an event; null if that does not change. */
function placeAfter(event: EventDoc): string | null {
  if (event.kind === 'placed_in_guildhall') return 'guildhall';
  if (event.kind === 'advanced' || event.kind === 'rewarded') return 'cathedral';
  return 'location' in event ? event.location : null;
}

/** The cues of what happened, with their times. */
export function cuesOf(
  trail: readonly Event[],
  viewer: number | null,
  seats: number,
): readonly Beat<Cue>[] {
  let place = '';
  return beatsOf(
    trail.map(docOf<EventDoc>),
    (event) => {
      place = placeAfter(event) ?? place;
      const cues = decide(DECISIONS, event, { viewer, seats, place }) ?? [];
      const hold = cues.length > 0 ? (byKind<number | undefined>(BEATS, event.kind) ?? 110) : 0;
      return { beats: cues.map((cue) => beat(cue, MOVE)), hold };
    },
    LONGEST,
  );
}

/** The pieces of an event, to be framed while its line is hovered. */
export function spokenOf(event: Event, viewer: number | null, seats: number): ReadonlySet<string> {
  const cues = cuesOf([event], viewer, seats);
  return new Set(cues.flatMap(({ move: { from, to } }) => [...from, ...to]));
}
