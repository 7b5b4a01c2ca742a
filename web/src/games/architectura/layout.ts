/**
 * Where things stand on a desk: the hand under the city or beside it, whichever lets the cards of
 * the city be larger, so that everything fits above the question.
 */

/** The city in its own units: a street goes below every row. */
export const CITY = { left: 44, top: 34, step: 142, row: 150, card: 136 } as const;

/** The size of a city in its own units. */
export function cityOf(streets: number, columns: number): readonly [number, number] {
  return [CITY.left + columns * CITY.step + 2, CITY.top + streets * CITY.row + 4];
}

/** The room there is, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly mode: 'below' | 'beside';
  /** Pixels for one unit of the city. */
  readonly unit: number;
  /** The width of the column beside the city, or the height of the row below it; 0 for as it comes. */
  readonly own: number;
}

/** Below this width the city is compact. */
export const NARROW = 700;
/** Below this width the panel is under the hand, the city takes all the width, and one scrolls. */
export const TIGHT = 960;
/** A lower board scrolls. */
export const LEAST = 480;
/** Inside the plan, around the city. */
export const PADDING = { x: 18, y: 20 } as const;
const GAP = 10;
/** What the hand and the panel need below the city, and at most. */
const ROW = { least: 186, most: 250 } as const;
/** What they need beside it, in shares of the width. */
const COLUMN = { least: 290, most: 380, share: 0.25 } as const;
/** The hand leaves its place under the city only for cards that are clearly larger. */
const WORTH = 1.12;

/** The best arrangement; `hasOwn` tells whether there is a hand to show. */
export function arrange(room: Room, streets: number, columns: number, hasOwn: boolean): Layout {
  const [wide, high] = cityOf(streets, columns);
  const fit = (width: number, height: number) =>
    Math.max(0.3, Math.min((width - PADDING.x) / wide, (height - PADDING.y) / high));
  if (room.width < TIGHT) return { mode: 'below', unit: fit(room.width, Infinity), own: 0 };
  if (!hasOwn) return { mode: 'below', unit: fit(room.width, room.height), own: 0 };
  const below = fit(room.width, room.height - ROW.least - GAP);
  const column = Math.round(
    Math.min(COLUMN.most, Math.max(COLUMN.least, room.width * COLUMN.share)),
  );
  const beside = fit(room.width - column - GAP, room.height);
  if (beside > below * WORTH) return { mode: 'beside', unit: beside, own: column };
  const rest = room.height - GAP - (below * high + PADDING.y);
  const own = Math.floor(Math.max(ROW.least, Math.min(rest, ROW.most)));
  return { mode: 'below', unit: below, own };
}
