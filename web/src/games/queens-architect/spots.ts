/**
 * Where things are on the screen. Parts of the board name what moves can begin and end at by
 * `data-spot`; a name may be there more than once, of which one is seen.
 */

/** The first spot of these that is seen. */
export function spotOf(root: Element | undefined, names: readonly string[]): Element | null {
  for (const name of names) {
    for (const spot of root?.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`) ?? []) {
      if (spot.getClientRects().length && spot.getBoundingClientRect().width > 0) return spot;
    }
  }
  return null;
}

/** The middle of a spot, seen from the upper left corner of `root`. */
export function middleOf(root: Element, spot: Element): { readonly x: number; readonly y: number } {
  const inner = spot.getBoundingClientRect();
  const outer = root.getBoundingClientRect();
  return {
    x: inner.left + inner.width / 2 - outer.left,
    y: inner.top + inner.height / 2 - outer.top,
  };
}

/** How far it is from one element to another, in the units of the drawing that `node` is in. */
export function offsetOf(node: Element, from: Element): { readonly x: number; readonly y: number } {
  const here = node.getBoundingClientRect();
  const there = from.getBoundingClientRect();
  const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
  return {
    x: (there.left + there.width / 2 - here.left - here.width / 2) / scale,
    y: (there.top + there.height / 2 - here.top - here.height / 2) / scale,
  };
}
