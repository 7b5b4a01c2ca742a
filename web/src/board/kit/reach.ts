/**
 * Which piece an arrow key moves to. Tab stops only at answers, so that play is fast; the arrow
 * keys reach every piece, so that all of them can be explained.
 */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Whether a key moves between pieces. */
export function isArrow(key: string): boolean {
  return key in WAYS;
}

/** The nearest of `boxes` in the direction of a key; null at the edge. */
export function nearest<B extends Box>(key: string, from: Box, boxes: readonly B[]): B | null {
  const [x, y] = WAYS[key] ?? [0, 0];
  let best: B | null = null;
  let least = Infinity;
  for (const box of boxes) {
    const dx = box.left + box.width / 2 - from.left - from.width / 2;
    const dy = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = dx * x + dy * y;
    if (ahead < 5) continue;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const far = ahead + 2 * aside;
    if (far < least) [best, least] = [box, far];
  }
  return best;
}
