/** How pieces come and go: to be used with `in:` and `out:`. Without time they are there at once. */
import type { TransitionConfig } from 'svelte/transition';

interface Timing {
  /** In milliseconds, at the speed of the moment. */
  readonly delay: number;
  readonly duration: number;
}

const soft = (t: number) => 1 - (1 - t) ** 3;
const NEVER: TransitionConfig = { duration: 0 };

/** How far it is from one element to another, in the units of the drawing that `node` is in. */
function offsetOf(node: Element, from: Element): { readonly x: number; readonly y: number } {
  const here = node.getBoundingClientRect();
  const there = from.getBoundingClientRect();
  const scale = node instanceof SVGGraphicsElement ? (node.getScreenCTM()?.a ?? 1) : 1;
  return {
    x: (there.left + there.width / 2 - here.left - here.width / 2) / scale,
    y: (there.top + there.height / 2 - here.top - here.height / 2) / scale,
  };
}

/** A piece comes from, or goes to, another spot of the board, and has its size there. */
export function carry(
  node: Element,
  { delay, duration, spot }: Timing & { readonly spot: Element | null },
): TransitionConfig {
  if (!duration || !spot) return NEVER;
  const { x, y } = offsetOf(node, spot);
  const size = Math.min(
    1,
    spot.getBoundingClientRect().width / (node.getBoundingClientRect().width || 1),
  );
  return {
    delay,
    duration,
    easing: soft,
    css: (t, u) =>
      `transform: translate(${u * x}px, ${u * y}px) scale(${t + u * size}); opacity: ${Math.min(1, 4 * t + (size > 0.5 ? 1 : 0))}`,
  };
}

/** A piece slides away in a direction and fades. */
export function leave(
  _node: Element,
  { delay, duration, by }: Timing & { readonly by: readonly [number, number] },
): TransitionConfig {
  if (!duration) return NEVER;
  return {
    delay,
    duration,
    css: (t, u) => `transform: translate(${u * by[0]}px, ${u * by[1]}px); opacity: ${t}`,
  };
}

/** A piece drops to its place from a little above. */
export function land(_node: Element, { delay, duration }: Timing): TransitionConfig {
  if (!duration) return NEVER;
  return {
    delay,
    duration,
    easing: soft,
    css: (t, u) => `transform: translate(0, ${-14 * u}px) scale(${1 + 0.6 * u}); opacity: ${t}`,
  };
}
