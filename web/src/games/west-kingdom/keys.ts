/** Which key answers which place: digits for places, letters for cards of the hand. */
import type { Piece } from './notation';
import { OPEN_PLACES } from './view';

const PLACES = [...OPEN_PLACES, 'workshop', 'guildhall'] as const;

/** Letters of hand cards, in order. */
const LETTERS = 'QWERT';

/** The digit of a place; null if it has none. */
export function digitOf(piece: Piece): string | null {
  const at = PLACES.findIndex((place) => piece === `place ${place}`);
  return at < 0 ? null : String((at + 1) % 10);
}

/** The piece that a key stands for, with these cards in hand. */
export function pieceAt(key: string, hand: readonly string[]): Piece | null {
  if (/^\d$/.test(key)) {
    const place = PLACES[(Number(key) + 9) % 10];
    return place ? `place ${place}` : null;
  }
  const at = key.length === 1 ? LETTERS.indexOf(key.toUpperCase()) : -1;
  const card = at < 0 ? undefined : hand[at];
  return card ? `card ${card}` : null;
}
