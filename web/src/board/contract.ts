/**
 * The contract of every board: what it gets and what it may do.
 *
 * A board knows no rules. It draws `view`, offers the answers of `ask` on the pieces and places
 * that they name, and reports which one the person means. Every answer says what it is about.
 */
import type { Ask, Event, NearMiss, Preview, Printed } from '../net/protocol';
import type { Edition } from '../words/edition';
import type { Names } from '../words/names';

/** A player's color; each has its own shape, so that nobody needs to tell colors apart. */
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
  /** Its kind, such as `card` or `place`: each game has its own kinds. */
  readonly kind: string;
  /** Its id; empty where there is only one of the kind. */
  readonly id: string;
}

/** Up to this many answers are in the question bar; a board need not repeat them in words. */
export const FEW = 3;

/** What a board is given. `V` is the game's view document, `P` what is printed on its pieces. */
export interface BoardProps<V, P extends Printed = Printed> {
  readonly view: V;
  /** What is printed on the pieces, and the texts about them. */
  readonly edition: Edition<P>;
  /** Names of pieces and places, and sentences, in the reader's language. */
  readonly names: Names;
  readonly viewer: number | null;
  readonly seats: readonly SeatLook[];
  /** The question; null while others think, and in replays. */
  readonly ask: Ask | null;
  /** The answer that is picked but not yet confirmed. */
  readonly picked: string | null;
  /** The preview of `picked`, or else of the hovered answer; null until it is known. */
  readonly preview: Preview | null;
  /** Which answer `preview` is about. */
  readonly previewed: string | null;
  /** What has happened since the previous screen: for animation and last-move markers. */
  readonly trail: readonly Event[];
  /** Whether pieces travel; otherwise they appear at their goal. */
  readonly isAnimated: boolean;
  /** Picks an answer, or none; picking the same one again confirms it. */
  readonly pick: (action: string | null) => void;
  /** Reports the hovered or focused answer, or none, and requests its preview. */
  readonly hover: (action: string | null) => void;
  /** Requests the preview of an answer that is not hovered. */
  readonly foresee: (action: string | null) => void;
  /** The person pressed something that is refused now and should be told why. */
  readonly explain: (miss: NearMiss) => void;
  /** The event whose line of the log is hovered: the board frames its piece. */
  readonly marked: Event | null;
  /** The person asks what a piece is. */
  readonly help: (piece: Piece) => void;
}
