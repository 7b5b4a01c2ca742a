/** Keys of the board: digits answer places, Q W E R T Y choose hand cards, M asks for a new hand. */
import type { Part } from './notation';

const HAND = 'qwerty';

/** What a key means: a part of an answer, a step back, or nothing for this board. */
export function keyOf(
  event: KeyboardEvent,
  hand: readonly string[],
  spaces: readonly Part[],
): Part | 'back' | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return null;
  const target = event.target;
  if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]')) {
    return null;
  }
  const key = event.key.toLowerCase();
  if (key === 'escape') return 'back';
  if (key === 'm') return 'do:mulligan';
  if (/^[1-9]$/.test(key)) return spaces[Number(key) - 1] ?? null;
  const card = key.length === 1 ? hand[HAND.indexOf(key)] : undefined;
  return card ? `card:${card}` : null;
}
