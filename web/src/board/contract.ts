/**
 * The contract of every board: what it gets and what it may do.
 *
 * A board knows no rules. It draws `view`, offers the answers of `ask` on the pieces and places
 * that they name, and reports which one the person means. Every answer says what it is about.
 */
import type { Snippet } from 'svelte';

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

/**
 * How a seat is shown: as a plate in the right column, as a lower one where there are many seats or
 * little height, or as a chip above the board where there is no column.
 */
export type PlateSize = 'plate' | 'low' | 'chip';

/**
 * What a game gives to the frame besides its board. To adopt it, a game
 *
 * 1. sets `hasSeats: 'column'` in its `index.ts`,
 * 2. wraps everything in its `Board.svelte` in `BoardLayout`, which places the seats and opens the
 *    whole board of one of them, and passes these parts to it:
 *
 *    ```svelte
 *    <BoardLayout bind:root={desk.root} {...parts} seats={props.seats} viewer={props.viewer}>
 *      <div class="board">… <Inquiry /></div>
 *      {#snippet above()}<Stage />{/snippet}
 *    </BoardLayout>
 *    ```
 *
 *    `desk.root` is then the element of the layout, so that pieces travel to the seats, too. The
 *    `Stage` goes into `above`, which covers the board and the column; `Inquiry` stays inside the
 *    board, which has `position: relative`.
 * 3. drops its own row of seats, and room for it.
 *
 * The column has the other players, in turn order from the viewer on; all of them for a spectator.
 * The viewer's own board opens from the chips in the top bar.
 * Both snippets are rendered inside the board, so that `useDesk()` works in them.
 */
export interface SeatParts {
  /**
   * A seat at a glance, inside a button that opens the whole board: text and drawings only. The
   * layout draws the edge in the player's color, and shows clock and chat below it. In the column a
   * plate is 226 pixels wide and 131 high (a low one 98); a chip gets its share of a row.
   */
  readonly plate: Snippet<[look: SeatLook, size: PlateSize]>;
  /**
   * Everything of a seat that is public, in full, below the name: 560 pixels wide on a desktop, the
   * whole width of a phone. It may scroll.
   */
  readonly sheet: Snippet<[look: SeatLook]>;
  /** The part and piece of a seat: what `touchable`, answers and moves call it. */
  readonly seatPart: (seat: number) => string;
  /** A seat in words, for screen readers. */
  readonly seatLabel: (look: SeatLook) => string;
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
  /** The answer that a lesson suggests: its next part is marked, and all others are quiet. */
  readonly lead?: string | null;
}
