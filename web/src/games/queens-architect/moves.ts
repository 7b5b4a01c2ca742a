/**
 * How events are shown: each kind has a decision here, and a trail becomes beats, one after the
 * other, of moves that the drawings make. It works with names of spots only; where a spot is on the
 * screen is looked up when the move begins.
 *
 * Times are milliseconds at normal speed.
 */
import {
  beat,
  byKind,
  beatsOf as sequence,
  decide,
  docOf,
  endOf,
  type Beat as KitBeat,
  type Decisions,
} from '../../board/kit/beats';
import type { Spots } from '../../board/kit/spots';
import type { Event } from '../../net/protocol';
import type { EventDoc } from './documents';
import type { EventKind, View } from './view';

/** What flies: coins, bonds or a number. */
export type Cargo = 'taler' | 'bond' | 'number';

/** A move of pieces. Spots are given with substitutes: the first that is seen is meant. */
export type Move =
  | { readonly does: 'walk'; readonly seat: number; readonly spaces: number }
  | { readonly does: 'hop'; readonly seat: number; readonly steps: number; readonly space: number }
  | {
      readonly does: 'drive';
      readonly seat: number;
      readonly from: string;
      readonly place: string;
    }
  | {
      readonly does: 'fly';
      readonly cargo: Cargo;
      readonly text: string;
      readonly from: Spots;
      readonly to: Spots;
    }
  | { readonly does: 'say'; readonly text: string; readonly at: Spots }
  | { readonly does: 'mark'; readonly seat: number; readonly place: string }
  | { readonly does: 'turn'; readonly seat: number; readonly character: string }
  | { readonly does: 'leave'; readonly character: string }
  | {
      readonly does: 'bring';
      readonly seat: number;
      readonly character: string;
      readonly from: Spots;
    }
  | { readonly does: 'slide' }
  | { readonly does: 'click' }
  | { readonly does: 'reveal'; readonly row: number }
  | { readonly does: 'climb'; readonly seat: number }
  | { readonly does: 'rest'; readonly seat: number; readonly guild: string }
  | { readonly does: 'pulse'; readonly at: Spots };

type Beat = KitBeat<Move>;

const STEP = 160;
const SMALL = 200;
const MOVE = 320;
const LARGE = 520;
/** Between the strengths that fly to the middle. */
const APART = 60;

const purse = (good: string, seat: number) => [`purse ${seat} ${good}`, `seat ${seat} ${good}`];
const point = (seat: number, action: string) => [`point ${seat} ${action}`, `seat ${seat}`];
const heart = (seat: number) => [`heart ${seat}`, `sum ${seat}`];
/** A craftsman, by the corner at the hammer if the tile is seen. */
const tile = (seat: number, character: string) => [
  `hammer ${seat} ${character}`,
  `band ${seat} ${character}`,
  `seat ${seat}`,
];

const fly = (
  cargo: Cargo,
  text: number | string,
  from: Spots,
  to: Spots,
  at = 0,
  millis = MOVE,
): Beat => beat({ does: 'fly', cargo, text: String(text), from, to }, millis, at);

const coins = (
  { seat, talers }: { readonly seat: number; readonly talers: number },
  from: Spots,
  at = 0,
): Beat => fly('taler', talers, from, purse('talers', seat), at);

/** The strengths of the band fly to the middle, one after the other; then the sum moves on. */
function gather(
  { seat, sum }: { readonly seat: number; readonly sum: number },
  before: View | null,
  to: Spots,
): readonly Beat[] {
  const band = before?.seats[seat]?.band.filter((one) => one !== null) ?? [];
  const flights = band.map(({ character, performance }, k) =>
    fly('number', performance, tile(seat, character), heart(seat), k * APART),
  );
  const gathered = flights.length ? (flights.length - 1) * APART + MOVE : 0;
  return [...flights, fly('number', sum, heart(seat), to, gathered, LARGE)];
}

const nothing = (): readonly Beat[] => [];
const turn = ({ seat, character }: { readonly seat: number; readonly character: string }) =>
  beat({ does: 'turn', seat, character } as const, MOVE);
const leave = ({ character }: { readonly character: string }) =>
  beat({ does: 'leave', character } as const, MOVE);

/**
 * What each kind of event does to the pieces, given the position before the trail; what only the
 * log tells does nothing.
 */
export const DECISIONS: Decisions<EventDoc, readonly Beat[], [before: View | null]> = {
  pick_began: ({ seat }) => [beat({ does: 'pulse', at: [`shape ${seat}`] }, SMALL)],
  took: ({ seat, character }) => [
    beat({ does: 'bring', seat, character, from: [`display ${character}`] }, LARGE),
  ],
  turned_for_talers: (event) => [turn(event), coins(event, tile(event.seat, event.character))],
  nothing_to_take: nothing,
  left_on_display: (event) => [leave(event)],
  turn_began: ({ seat }) => [beat({ does: 'pulse', at: [`shape ${seat}`] }, SMALL)],
  advanced: ({ seat, spaces }) => [beat({ does: 'walk', seat, spaces }, STEP * spaces)],
  forfeited: nothing,
  bonus_forfeited: nothing,
  labored: (event) => (event.talers ? [coins(event, point(event.seat, 'day_laborer'))] : []),
  earned: (event) => [coins(event, tile(event.seat, event.character))],
  town_paid: (event) => [coins(event, [`place ${event.place}`, `seat ${event.seat}`])],
  fired: (event) => [leave(event)],
  hired: ({ seat, character, row, price }) => [
    fly('taler', price, purse('talers', seat), [`row ${row}`]),
    beat({ does: 'bring', seat, character, from: [`row ${row}`] }, LARGE, SMALL),
  ],
  price_moved: () => [beat({ does: 'click' }, SMALL)],
  displaced: (event) => [leave(event)],
  moved_up: () => [beat({ does: 'slide' }, MOVE)],
  revealed: ({ row }) => [beat({ does: 'reveal', row }, MOVE)],
  gained_confidence: ({ seat }) => [beat({ does: 'climb', seat }, MOVE)],
  redeemed: (event) => [
    fly('bond', event.bonds, purse('bonds', event.seat), point(event.seat, 'moneychanger')),
    coins(event, point(event.seat, 'moneychanger'), SMALL),
  ],
  traveled: ({ seat, from, place }) => [beat({ does: 'drive', seat, from, place }, LARGE)],
  tavern_moved: ({ seat }) => [beat({ does: 'pulse', at: [`tavern ${seat}`] }, SMALL)],
  sent: ({ seat, guild }) => [beat({ does: 'rest', seat, guild }, MOVE)],
  paid_fee: ({ seat, fee }) => [
    fly('taler', fee, purse('talers', seat), [`tavern ${seat}`, `seat ${seat}`]),
  ],
  turned_back: (event) => [turn(event)],
  built: (event, before) => {
    const { seat, place, points } = event;
    const flights = gather(event, before, [`place ${place}`]);
    const there = endOf(flights);
    return [
      ...flights,
      beat({ does: 'mark', seat, place }, SMALL, there),
      beat({ does: 'say', text: `+${points}`, at: [`place ${place}`] }, LARGE, there),
    ];
  },
  assigned: ({ seat, character, value }) => [
    fly('number', value, tile(seat, character), heart(seat)),
  ],
  repaired: ({ seat, points }) => [
    fly('number', points, heart(seat), [`pawn ${seat}`, `seat ${seat}`], 0, LARGE),
  ],
  stepped: ({ seat, steps, space }) => [beat({ does: 'hop', seat, steps, space }, SMALL * steps)],
  took_bonds: ({ seat, bonds }) =>
    bonds ? [fly('bond', bonds, [`pawn ${seat}`, `seat ${seat}`], purse('bonds', seat))] : [],
  turned: (event) => [turn(event)],
  dropped_out: (event) => [leave(event)],
  contributed: (event, before) => {
    const flights = gather(event, before, ['place capital', 'palace']);
    return [...flights, beat({ does: 'pulse', at: ['place capital'] }, LARGE, endOf(flights))];
  },
  stopped: nothing,
  game_over: nothing,
};

/** Events that happen at the same time as one of the same group before them. */
const TOGETHER: Readonly<Partial<Record<EventKind, string>>> = {
  turned: 'turn',
  dropped_out: 'turn',
  turned_back: 'turn',
  moved_up: 'billboard',
  revealed: 'billboard',
  displaced: 'billboard',
  price_moved: 'billboard',
  turn_began: 'turn_began',
};

/** All moves of a trail, with their times; `before` is the position it began with. */
export const beatsOf = (trail: readonly Event[], before: View | null): readonly Beat[] =>
  sequence(trail.map(docOf<EventDoc>), (event) => ({
    beats: decide(DECISIONS, event, before) ?? [],
    group: byKind<string | undefined>(TOGETHER, event.kind),
  }));
