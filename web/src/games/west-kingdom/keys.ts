/** Which key answers which place: digits for places, letters for cards of the hand. */
import type { Part } from '../../board/kit/offers';
import { nthKey } from '../../board/kit/touching';
import { OPEN_PLACES } from './view';

const PLACES = [...OPEN_PLACES, 'workshop', 'guildhall'] as const;

/** Letters of hand cards, in order. */
const LETTERS = 'qwert';

/** The digit of a place; null if it has none. */
export function digitOf(piece: Part): string | null {
  const at = PLACES.findIndex((place) => piece === `place ${place}`);
  return at < 0 ? null : String((at + 1) % 10);
}

/** The piece that a key stands for, with these cards in hand. */
export function pieceAt(key: string, hand: readonly string[]): Part | null {
  if (/^\d$/.test(key)) {
    const place = PLACES[(Number(key) + 9) % 10];
    return place ? `place ${place}` : null;
  }
  return nthKey(
    key,
    LETTERS,
    hand.map((card) => `card ${card}`),
  );
}
