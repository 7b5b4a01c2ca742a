/**
 * Where things are on the screen. Parts of a board name the ends of moves by `data-spot`, or by
 * `data-piece` if they can also be explained; a name may occur more than once, with one visible.
 */

/** A place by the names of spots: the first visible one counts. */
export type Spots = readonly string[];

/** A spot relative to the upper left corner of a board. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The first visible spot among these. */
export function spotOf(root: Element | undefined, names: Spots): Element | null {
  for (const name of names) {
    const value = `"${CSS.escape(name)}"`;
    const found = root?.querySelectorAll(`[data-spot=${value}], [data-piece=${value}]`) ?? [];
    for (const node of found) if (node.getBoundingClientRect().width > 0) return node;
  }
  return null;
}

/** The box of a spot. */
export function boxOf(root: Element, spot: Element): Box {
  const origin = root.getBoundingClientRect();
  const { left, top, width, height } = spot.getBoundingClientRect();
  return { x: left - origin.left, y: top - origin.top, width, height };
}

/** The offset between the centers of two boxes. */
export const between = (to: Box, from: Box) => ({
  x: from.x + from.width / 2 - to.x - to.width / 2,
  y: from.y + from.height / 2 - to.y - to.height / 2,
});
