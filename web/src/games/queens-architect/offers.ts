/**
 * What the pieces and places of this board offer: each answer is at the first of those it is about
 * that can be pressed. What no piece stands for becomes a button.
 */
import { keyOf, type Offer, type Offers, type Subject, type Way } from '../../board/kit/offers';

/** A part of the board that a phone shows alone. */
export type Part = 'star' | 'map' | 'billboard' | 'tavern';

/** The part in which pieces of a kind can be pressed; null for the track, which is always there. */
const PARTS: Readonly<Record<string, Part | null>> = {
  action: 'star',
  craftsman: 'star',
  corner: 'star',
  starter: 'star',
  place: 'map',
  palace: 'map',
  row: 'billboard',
  guild: 'tavern',
  tavern: 'tavern',
  confidence: 'tavern',
  track: null,
};

const pressed = ({ about }: Subject) => about.find(({ kind }) => kind in PARTS);

export function waysOf(subject: Subject): readonly Way[] {
  const target = pressed(subject);
  return target ? [[keyOf(target)]] : [];
}

/** What kind of piece is pressed for an answer; `none` if there is none. */
export const kindOf = (subject: Subject): string => pressed(subject)?.kind ?? 'none';

const partOf = (subject: Subject): Part | null => PARTS[kindOf(subject)] ?? null;

/** The part that holds the most answers; null if none does. */
export function busiest({ open }: Offers): Part | null {
  const counts = new Map<Part, number>();
  for (const offer of open) {
    const part = partOf(offer);
    if (part) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  let best: Part | null = null;
  for (const [part, count] of counts) if (!best || count > counts.get(best)!) best = part;
  return best;
}

const SMALL = new Set(['corner', 'track']);

/**
 * The answers that get a button with words: those without a piece, those whose piece is small, those
 * that share a piece with another answer, and those in another part of the board than most, which a
 * phone does not show at the same time. A few answers have their words in the question bar.
 */
export function inWords(offers: Offers): readonly Offer[] {
  if (offers.isFew) return [];
  const part = busiest(offers);
  return offers.open.filter(
    (offer) =>
      offer.ways.length === 0 ||
      SMALL.has(kindOf(offer)) ||
      offers.at(offer.ways[0]![0]!) !== offer ||
      partOf(offer) !== part,
  );
}
