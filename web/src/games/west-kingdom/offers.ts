/** Which piece each answer and each refusal is on: boards light up what answers are about. */
import { keyOf, type Offer, type Offers, type Subject, type Way } from '../../board/kit/offers';

/** Kinds of answers that are only about their price. */
const PRICES = new Set(['pay', 'ransom']);

/** Kinds of answers that their pieces say well enough; all others are buttons in words, too. */
const ON_PIECES = new Set([
  'keep',
  'discard',
  'construct',
  'place',
  'recall',
  'capture',
  'hire',
  'dismiss',
  'advance',
  'draw',
]);

/** Kinds of answers whose refusals only repeat the question. */
const UNSAID = new Set(['destroy', 'free', 'decline', 'done']);

/** The piece that gives an answer; none if words have to do. */
export function waysOf({ kind, about: [first] }: Subject): readonly Way[] {
  return !first || first.kind === 'number' || PRICES.has(kind) ? [] : [[keyOf(first)]];
}

/** Whether an answer needs a button in words: boards of others are no pieces to press. */
export function needsWords({ kind, about: [first] }: Subject): boolean {
  return !ON_PIECES.has(kind) || first?.kind === 'board';
}

/** The goods of a mix that an answer pays. */
export function mixOf({ kind, about }: Subject): readonly (readonly [string, number])[] {
  return kind === 'pay' ? about.map(({ id, count = 1 }) => [id, count] as const) : [];
}

/** What has a button in words. The question bar shows few answers itself, and once is enough. */
export const inWords = ({ open, refused, isFew }: Offers): readonly Offer[] => [
  ...(isFew ? [] : open.filter(needsWords)),
  ...refused.filter((offer) => needsWords(offer) && !UNSAID.has(offer.kind)),
];
