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
  endOf,
  told,
  type Beat as KitBeat,
  type Told as KitTold,
} from '../../board/kit/beats';
import type { Spots } from '../../board/kit/spots';
import type { Event } from '../../net/protocol';
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

/** An event, and the position before the trail. */
type Told = KitTold & { readonly before: View | null };

/** A decision: the moves of an event, when each begins, and how long it takes. */
type Decision = (event: Told) => readonly Beat[];

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

const coins = ({ seat, number }: Told, from: Spots, at = 0): Beat =>
  fly('taler', number('talers'), from, purse('talers', seat), at);

/** The strengths of the band fly to the middle, one after the other; then the sum moves on. */
function gather({ seat, number, before }: Told, to: Spots): readonly Beat[] {
  const band = before?.seats[seat]?.band.filter((one) => one !== null) ?? [];
  const flights = band.map(({ character, performance }, k) =>
    fly('number', performance, tile(seat, character), heart(seat), k * APART),
  );
  const gathered = flights.length ? (flights.length - 1) * APART + MOVE : 0;
  return [...flights, fly('number', number('sum'), heart(seat), to, gathered, LARGE)];
}

const nothing: Decision = () => [];

/** What each kind of event does to the pieces; what only the log tells does nothing. */
export const DECISIONS: Readonly<Record<EventKind, Decision>> = {
  pick_began: ({ seat }) => [beat({ does: 'pulse', at: [`shape ${seat}`] }, SMALL)],
  took: ({ seat, word }) => [
    beat(
      { does: 'bring', seat, character: word('character'), from: [`display ${word('character')}`] },
      LARGE,
    ),
  ],
  turned_for_talers: (told) => [
    beat({ does: 'turn', seat: told.seat, character: told.word('character') }, MOVE),
    coins(told, tile(told.seat, told.word('character'))),
  ],
  nothing_to_take: nothing,
  left_on_display: ({ word }) => [beat({ does: 'leave', character: word('character') }, MOVE)],
  turn_began: ({ seat }) => [beat({ does: 'pulse', at: [`shape ${seat}`] }, SMALL)],
  advanced: ({ seat, number }) => [
    beat({ does: 'walk', seat, spaces: number('spaces') }, STEP * number('spaces')),
  ],
  forfeited: nothing,
  bonus_forfeited: nothing,
  labored: (told) => (told.number('talers') ? [coins(told, point(told.seat, 'day_laborer'))] : []),
  earned: (told) => [coins(told, tile(told.seat, told.word('character')))],
  town_paid: (told) => [coins(told, [`place ${told.word('place')}`, `seat ${told.seat}`])],
  fired: ({ word }) => [beat({ does: 'leave', character: word('character') }, MOVE)],
  hired: ({ seat, word, number }) => [
    fly('taler', number('price'), purse('talers', seat), [`row ${number('row')}`]),
    beat(
      { does: 'bring', seat, character: word('character'), from: [`row ${number('row')}`] },
      LARGE,
      SMALL,
    ),
  ],
  price_moved: () => [beat({ does: 'click' }, SMALL)],
  displaced: ({ word }) => [beat({ does: 'leave', character: word('character') }, MOVE)],
  moved_up: () => [beat({ does: 'slide' }, MOVE)],
  revealed: ({ number }) => [beat({ does: 'reveal', row: number('row') }, MOVE)],
  gained_confidence: ({ seat }) => [beat({ does: 'climb', seat }, MOVE)],
  redeemed: (told) => [
    fly('bond', told.number('bonds'), purse('bonds', told.seat), point(told.seat, 'moneychanger')),
    coins(told, point(told.seat, 'moneychanger'), SMALL),
  ],
  traveled: ({ seat, word }) => [
    beat({ does: 'drive', seat, from: word('from'), place: word('place') }, LARGE),
  ],
  tavern_moved: ({ seat }) => [beat({ does: 'pulse', at: [`tavern ${seat}`] }, SMALL)],
  sent: ({ seat, word }) => [beat({ does: 'rest', seat, guild: word('guild') }, MOVE)],
  paid_fee: ({ seat, number }) => [
    fly('taler', number('fee'), purse('talers', seat), [`tavern ${seat}`, `seat ${seat}`]),
  ],
  turned_back: ({ seat, word }) => [
    beat({ does: 'turn', seat, character: word('character') }, MOVE),
  ],
  built: (told) => {
    const place = told.word('place');
    const flights = gather(told, [`place ${place}`]);
    const there = endOf(flights);
    return [
      ...flights,
      beat({ does: 'mark', seat: told.seat, place }, SMALL, there),
      beat(
        { does: 'say', text: `+${told.number('points')}`, at: [`place ${place}`] },
        LARGE,
        there,
      ),
    ];
  },
  assigned: ({ seat, word, number }) => [
    fly('number', number('value'), tile(seat, word('character')), heart(seat)),
  ],
  repaired: ({ seat, number }) => [
    fly('number', number('points'), heart(seat), [`pawn ${seat}`, `seat ${seat}`], 0, LARGE),
  ],
  stepped: ({ seat, number }) => [
    beat(
      { does: 'hop', seat, steps: number('steps'), space: number('space') },
      SMALL * number('steps'),
    ),
  ],
  took_bonds: ({ seat, number }) =>
    number('bonds')
      ? [fly('bond', number('bonds'), [`pawn ${seat}`, `seat ${seat}`], purse('bonds', seat))]
      : [],
  turned: ({ seat, word }) => [beat({ does: 'turn', seat, character: word('character') }, MOVE)],
  dropped_out: ({ word }) => [beat({ does: 'leave', character: word('character') }, MOVE)],
  contributed: (told) => {
    const flights = gather(told, ['place capital', 'palace']);
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
  sequence(trail, (event) => ({
    beats: byKind(DECISIONS, event.kind)?.({ ...told(event), before }) ?? [],
    group: byKind<string | undefined>(TOGETHER, event.kind),
  }));
