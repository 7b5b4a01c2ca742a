/**
 * The view document of Queen's Architect, as `docs/games/queens-architect.md` has it: what the
 * board is drawn from. Everything is public but the order of the draw pile.
 */

/** A space of the action star. */
export type Action = 'construct' | 'day_laborer' | 'hire' | 'moneychanger' | 'travel' | 'tavern';

/** A craftsman in a notch of the star. */
export interface Craftsman {
  readonly character: string;
  /** Clockwise turns from the start position, 0 to 5. */
  readonly position: number;
  /** The number at the hammer. */
  readonly performance: number;
  /** Jobs left, this one included. */
  readonly jobs: number;
}

/** A place of the map but the capital. */
export interface PlaceState {
  readonly place: string;
  readonly demand: string;
  /** Seats with a marker, the first builder first. */
  readonly builders: readonly number[];
  /** What the next site takes off; null if all are taken. */
  readonly deduction: number | null;
}

/** A player. */
export interface PlayerState {
  readonly band: readonly (Craftsman | null)[];
  readonly talers: number;
  readonly bonds: number;
  readonly architect: Action;
  /** The space on the appreciation track; 0 is the start. */
  readonly track: number;
  /** The space on the moneychanger track, counted from 0. */
  readonly confidence: number;
  readonly carriage: string;
  readonly saloon: readonly string[];
  readonly dormitory: readonly string[];
  readonly entrance: readonly string[];
  /** The sum contributed to the palace; 0 if none. */
  readonly palace: number;
  readonly performance: number;
  /** Bonds that a visit to the moneychanger redeems. */
  readonly redeems: number;
  /** Building markers left. */
  readonly markers: number;
}

/** An open question; only the fields that the board shows. */
export interface Frame {
  readonly frame: string;
  readonly character?: string;
  readonly assigned?: readonly string[];
  readonly sent?: readonly string[];
  readonly row?: number;
}

/** What one viewer may know. */
export interface View {
  readonly viewer: number | null;
  readonly turn: number;
  readonly round: number;
  readonly active: number;
  readonly first: number;
  readonly over: boolean;
  readonly board: string;
  /** Starters on display, in the draft. */
  readonly display?: readonly string[];
  /** Six rows from the top; null for an empty one. */
  readonly billboard: readonly (string | null)[];
  readonly price_marker: number;
  /** What each row costs now. */
  readonly prices: readonly number[];
  /** The tokens of the appreciation track, the lowest first. */
  readonly track: readonly number[];
  /** Bonds in the supply. */
  readonly bonds: number;
  readonly places: readonly PlaceState[];
  readonly pile: { readonly count: number };
  readonly seats: readonly PlayerState[];
  readonly pending: readonly Frame[];
}
