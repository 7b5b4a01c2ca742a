/**
 * What all parts of this board need: given once by the board and found by every part, so that
 * nothing has to be handed down through drawings that do not use it.
 */
import { getContext, setContext } from 'svelte';

import type { BoardProps, Piece, SeatLook, Tint } from '../../board/contract';
import type { Names } from '../../words/names';
import type { Edition, Side } from './edition';
import type { Beat, Move } from './moves';
import type { Traces } from './traces';
import type { Offer, Offers } from './notation';
import type { PlayerState, View } from './view';

/** The state of a target: `rest` has no answer, `refused` has a reason. */
export type State = 'rest' | 'open' | 'picked' | 'refused';

/** The board's props, sorted; every field changes with them. */
export interface Desk {
  readonly view: View;
  readonly edition: Edition;
  /** The side of the board in play. */
  readonly side: Side;
  readonly names: Names;
  readonly seats: readonly SeatLook[];
  /** Whose star is shown: the viewer's, or of those who look on the active player's. */
  readonly mine: number;
  readonly player: PlayerState;
  readonly offers: Offers;
  readonly picked: string | null;
  readonly isAnimated: boolean;
  /** The moves that led here, to be made once; none if nothing travels. */
  readonly beats: readonly Beat[];
  /** When a move begins and how long it takes now, in milliseconds; no time if it is not made. */
  readonly timing: (isIt: (move: Move) => boolean) => {
    readonly delay: number;
    readonly duration: number;
  };
  /** The first of these spots that is seen. */
  readonly spot: (names: readonly string[]) => Element | null;
  /** What the player would have after the answer in question, as far as it changes. */
  readonly after: Readonly<Record<string, number | undefined>>;
  /** What the last move and the answer in question leave on the board. */
  readonly traces: Traces;
  /** Whose event is pointed at in the log. */
  readonly markedSeat: number | null;
  readonly pick: BoardProps<View>['pick'];
  readonly hover: BoardProps<View>['hover'];
  readonly explain: BoardProps<View>['explain'];
  readonly help: (piece: Piece) => void;
}

const KEY = Symbol('the desk of Queen’s Architect');

/** Gives the desk to all parts below. */
export const giveDesk = (desk: Desk): Desk => setContext(KEY, desk);

/** The desk that the board gave. */
export const desk = (): Desk => getContext<Desk>(KEY);

/** How a target stands with its offer. */
export function stateOf(offer: Offer | null, picked: string | null): State {
  if (!offer) return 'rest';
  if (offer.miss) return 'refused';
  return offer.action === picked ? 'picked' : 'open';
}

/** Presses a target. */
export function press(table: Desk, offer: Offer): void {
  if (offer.miss) table.explain(offer.miss);
  else table.pick(offer.action);
}

/** What a target is called: by its answer, as in the list of answers; a refused one by itself. */
export function labelOf(table: Desk, offer: Offer, label?: string): string {
  const said = table.names.say(offer.message);
  if (!label || said.includes(label)) return said;
  return offer.miss ? `${label}. ${said}` : `${said}. ${label}`;
}

/** The color of a seat. */
export function tintAt(table: Desk, seat: number): Tint {
  return table.seats[seat]?.tint ?? 'vermilion';
}

/** What a place is called: the capital as in the game's words, all others as on the map. */
export function placeName(table: Desk, id: string): string {
  return table.side.location.find((place) => place.id === id)?.name ?? table.names.name(id);
}
