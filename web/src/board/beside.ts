/** Where a card goes that explains something: beside it, never over it, and inside the room. */

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** The greatest height there. */
  readonly most: number;
}

/** The distance from what it explains, and from the edges. */
const GAP = 10;
const EDGE = 6;

const within = (at: number, length: number, room: number) =>
  Math.max(EDGE, Math.min(at, room - EDGE - length));

/**
 * The place for a card of a size beside a box: at the right or the left, or else above or below,
 * wherever it fits; where it fits nowhere, on the side with the most room, and lower.
 */
export function placeBeside(box: Box, card: Size, room: Size): Place {
  const [right, bottom] = [box.left + box.width, box.top + box.height];
  const y = within(box.top + box.height / 2 - card.height / 2, card.height, room.height);
  const tall = room.height - 2 * EDGE;
  if (card.height <= tall) {
    if (right + GAP + card.width + EDGE <= room.width) return { x: right + GAP, y, most: tall };
    if (box.left - GAP - card.width >= EDGE) {
      return { x: box.left - GAP - card.width, y, most: tall };
    }
  }
  const x = within(box.left + box.width / 2 - card.width / 2, card.width, room.width);
  const [above, below] = [box.top - GAP - EDGE, room.height - bottom - GAP - EDGE];
  if (card.height <= above || above >= below) {
    return { x, y: Math.max(EDGE, box.top - GAP - card.height), most: above };
  }
  return { x, y: bottom + GAP, most: below };
}
