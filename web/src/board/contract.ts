/**
 * What every board is given and what it may do.
 *
 * A board knows no rules. It draws `view`, offers the answers of `ask` on the pieces and places
 * that they name, and says which one the person means. Every answer says what it is about.
 */
import type { Ask, Event, NearMiss, Preview, Printed } from '../net/protocol';
import type { Edition } from '../words/edition';
import type { Names } from '../words/names';

/** A player's color; each has a shape of its own, so that nobody needs to tell colors apart. */
export type Tint = 'vermilion' | 'lapis' | 'malachite' | 'orpiment' | 'murex';

/** A seat as the table shows it. */
export interface SeatLook {
  readonly seat: number;
  /** The name of the person or bot. */
  readonly name: string;
  readonly tint: Tint;
  readonly isYou: boolean;
  readonly isAwaited: boolean;
}

/** Something on the table that can be explained: a card, a tile, a place. */
export interface Piece {
  /** What sort of thing it is, such as `card` or `place`: each game has its own sorts. */
  readonly kind: string;
  /** Its id; empty where there is one of the sort. */
  readonly id: string;
}

/** So few answers stand in the question bar itself; a board need not write them out again. */
export const FEW = 3;

/** What a board is given. `V` is the game's view document, `P` what is printed on its pieces. */
export interface BoardProps<V, P extends Printed = Printed> {
  readonly view: V;
  /** What is printed on the pieces, and what there is to say about them. */
  readonly edition: Edition<P>;
  /** Names of pieces and places, and sentences, in the reader's language. */
  readonly names: Names;
  readonly viewer: number | null;
  readonly seats: readonly SeatLook[];
  /** The question; null while others think, and in replays. */
  readonly ask: Ask | null;
  /** The answer that the person has chosen and not yet confirmed. */
  readonly picked: string | null;
  /** What `picked`, or else the answer under the pointer, would do; null until it is known. */
  readonly preview: Preview | null;
  /** Which answer `preview` is about. */
  readonly previewed: string | null;
  /** What has happened since the screen before this one: for animation and last-move corners. */
  readonly trail: readonly Event[];
  /** Whether pieces travel; else they appear where they go. */
  readonly isAnimated: boolean;
  /** Chooses an answer, or none; choosing the same one again confirms it. */
  readonly pick: (action: string | null) => void;
  /** The pointer or the focus is on an answer, or on none: asks for its preview. */
  readonly hover: (action: string | null) => void;
  /** Asks for the preview of an answer that nobody points at. */
  readonly foresee: (action: string | null) => void;
  /** The person pressed something that is refused now and should learn why. */
  readonly explain: (miss: NearMiss) => void;
  /** The event whose line of the log is pointed at: the board frames its piece. */
  readonly marked: Event | null;
  /** The person wants to know what a piece is. */
  readonly help: (piece: Piece) => void;
}
