/** A value that is shown some time after it is true: pieces change when the move reaches them. */
import { untrack } from 'svelte';

/** `wait` is asked when the truth changes, in milliseconds. */
export function later<T>(truth: () => T, wait: () => number): { readonly value: T } {
  let shown = $state.raw(truth());
  $effect.pre(() => {
    const next = truth();
    const millis = untrack(wait);
    if (millis <= 0) {
      shown = next;
      return;
    }
    const timer = setTimeout(() => (shown = next), millis);
    return () => clearTimeout(timer);
  });
  return {
    get value() {
      return shown;
    },
  };
}
