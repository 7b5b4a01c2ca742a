/** The arrow keys walk over the city, from space to space. */
import { nameOf, placeOf } from './view';

const STEPS: Readonly<Record<string, readonly [street: number, column: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

/** The space that an arrow key leads to; null for another key. */
export function stepFrom(at: string, key: string): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const { street, column } = placeOf(at);
  return nameOf(street + step[0], column + step[1]);
}

/** Moves the focus within a city. */
export function walk(event: KeyboardEvent & { readonly currentTarget: Element }): void {
  const from = event.target instanceof Element ? event.target.closest('[data-part^="at:"]') : null;
  const at = from?.getAttribute('data-part')?.slice(3);
  const goal = at && stepFrom(at, event.key);
  if (!goal) return;
  const next = event.currentTarget.querySelector(`[data-part="at:${goal}"]`);
  if (!(next instanceof SVGElement)) return;
  event.preventDefault();
  next.focus();
}
