/** Which piece an arrow key leads to: the nearest one in that direction. */

/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in WAYS;

/** The nearest of the others; what lies aside counts for farther. Null if there is none there. */
export function nearest<B extends Box>(key: string, from: Box, others: readonly B[]): B | null {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best: B | null = null;
  let least = Infinity;
  for (const box of others) {
    const x = box.left + box.width / 2 - from.left - from.width / 2;
    const y = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    // What lies more aside than ahead belongs to another key.
    if (ahead < 1 || aside > 2 * ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance >= least) continue;
    least = distance;
    best = box;
  }
  return best;
}
