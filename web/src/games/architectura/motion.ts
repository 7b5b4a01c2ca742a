/** How cards come and go: they land from a little above, and fall into rubble. */
import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

interface Options {
  readonly isAnimated: boolean;
  /** Waits until what stood there has fallen. */
  readonly late?: boolean;
}

/** A card is laid: it drops by a few pixels. */
export function land(_: Element, { isAnimated, late = false }: Options): TransitionConfig {
  if (!isAnimated || prefersReducedMotion.current) return { duration: 0 };
  const delay = late ? 320 : 0;
  return {
    delay,
    duration: 200,
    css: (t, u) => (late ? `opacity: ${t}` : `opacity: ${t}; transform: translateY(${-10 * u}px)`),
  };
}

/** A card falls: it tilts, sinks and is gone. */
export function fall(_: Element, { isAnimated }: Options): TransitionConfig {
  if (!isAnimated || prefersReducedMotion.current) return { duration: 0 };
  return {
    duration: 520,
    css: (t, u) =>
      `opacity: ${t}; transform-origin: 68px 136px; transform: rotate(${6 * u}deg) scaleY(${1 - 0.5 * u})`,
  };
}
