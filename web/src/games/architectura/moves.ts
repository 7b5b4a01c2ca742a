/**
 * Turns events into moves of pieces, one after the other. This decides what is shown and when;
 * `Stage` and `perform` draw it.
 */
import {
  beat,
  beatsOf as sequence,
  decide,
  docOf,
  type Beat,
  type Decisions,
} from '../../board/kit/beats';
import type { Event } from '../../net/protocol';
import type { EventDoc } from './documents';
import { beside } from './view';

/** What can be counted on a seat, and swells when it changes. */
export type Count = 'seat' | 'hand' | 'deck' | 'tokens' | 'outside';

/** One move. Places are spaces of the city. */
export type Move =
  /** A card comes down, face up or face down. */
  | { readonly kind: 'lay'; readonly at: string }
  /** Two neighbors are compared: both values swell. */
  | { readonly kind: 'compare'; readonly at: string; readonly other: string }
  | { readonly kind: 'turn'; readonly at: string }
  /** A card falls into rubble, or falls and is carried away. */
  | { readonly kind: 'fall'; readonly at: string }
  | { readonly kind: 'slide'; readonly from: string; readonly at: string }
  /** A token comes down, on a card or on a space. */
  | { readonly kind: 'stamp'; readonly at: string; readonly seat: number }
  | { readonly kind: 'lift'; readonly at: string; readonly seat: number }
  /** A fallen card is built up again. */
  | { readonly kind: 'rise'; readonly at: string }
  /** A card leaves the city for a hand or for the box; without a place, wherever it stood. */
  | {
      readonly kind: 'leave';
      readonly at: string | null;
      readonly card: string;
      readonly seat: number;
    }
  /** A sign stands over a space, or over every card of a kind, for a moment. */
  | {
      readonly kind: 'sign';
      readonly at: string | null;
      readonly card: string | null;
      readonly sign: string;
    }
  /** Cards come to the viewer's hand; without names, all that lie there. */
  | { readonly kind: 'draw'; readonly seat: number | null; readonly cards: readonly string[] }
  | { readonly kind: 'count'; readonly seat: number; readonly what: Count }
  /** The keystone is lowered. */
  | { readonly kind: 'crown' };

const counts = (seat: number, ...whats: Count[]): Move[] =>
  whats.map((what) => ({ kind: 'count', seat, what }));

const signAt = (at: string, sign: string): Move => ({ kind: 'sign', at, card: null, sign });
const draw = (seat: number, ...cards: string[]): Move => ({ kind: 'draw', seat, cards });

/** What each kind of event sets in motion; those that only the words tell of set nothing. */
export const DECISIONS: Decisions<EventDoc, readonly Move[]> = {
  exchanged: ({ seat, card, given }) => [draw(seat, card, given)],
  deck_ready: ({ seat }) => counts(seat, 'seat'),
  deck_shown: ({ seat }) => counts(seat, 'deck'),
  dealt: () => [{ kind: 'draw', seat: null, cards: [] }],
  turn_began: () => [],
  asked: () => [],
  skipped: ({ seat }) => counts(seat, 'seat'),
  mulligan: ({ seat }) => counts(seat, 'hand', 'deck'),
  drew: ({ seat, cards }) => [draw(seat, ...cards), ...counts(seat, 'hand', 'deck')],
  drew_hidden: ({ seat }) => counts(seat, 'hand', 'deck'),
  buried: ({ seat }) => counts(seat, 'hand', 'deck'),
  buried_hidden: ({ seat }) => counts(seat, 'hand', 'deck'),
  searched: ({ seat, card }) => [draw(seat, card), ...counts(seat, 'hand', 'deck')],
  announced: ({ seat, at }) => [signAt(at, 'pay_remove'), ...counts(seat, 'hand')],
  paid: ({ seat }) => counts(seat, 'hand', 'outside'),
  played: ({ seat, at }) => [{ kind: 'lay', at }, ...counts(seat, 'hand')],
  played_front: ({ seat }) => counts(seat, 'hand', 'outside'),
  removed: ({ seat, card }) => [
    { kind: 'leave', at: null, card, seat },
    ...counts(seat, 'outside'),
  ],
  spared: ({ at }) => [signAt(at, 'protect')],
  turned: ({ at }) => [{ kind: 'turn', at }],
  destroyed: ({ at }) => [{ kind: 'fall', at }],
  gathered: ({ owner, at }) => [{ kind: 'fall', at }, ...counts(owner, 'outside')],
  moved: ({ from, at }) => [{ kind: 'slide', from, at }],
  swapped: ({ at, other }) => [
    { kind: 'slide', from: other, at },
    { kind: 'slide', from: at, at: other },
  ],
  protected: ({ seat, at }) => [{ kind: 'stamp', at, seat }, ...counts(seat, 'tokens')],
  reserved: ({ seat, at }) => [{ kind: 'stamp', at, seat }, ...counts(seat, 'tokens')],
  token_back: ({ seat, at }) => [{ kind: 'lift', at, seat }, ...counts(seat, 'tokens')],
  rebuilt: ({ at }) => [{ kind: 'rise', at }],
  hand_limit: ({ seat }) => counts(seat, 'hand'),
  copied: ({ card }) => [{ kind: 'sign', at: null, card, sign: 'copy_instant' }],
  returned: ({ seat, card, at }) => [
    { kind: 'leave', at, card, seat },
    draw(seat, card),
    ...counts(seat, 'hand'),
  ],
  laid: ({ seat, at }) => [{ kind: 'lay', at }, ...counts(seat, 'hand')],
  laid_beside: ({ seat }) => counts(seat, 'hand', 'outside'),
  game_over: () => [{ kind: 'crown' }],
};

/** How long each move lasts: the four times of the house, and the keystone's own. */
const LENGTHS: Readonly<Record<Move['kind'], number>> = {
  lay: 200,
  compare: 200,
  turn: 320,
  fall: 520,
  slide: 320,
  stamp: 200,
  lift: 200,
  rise: 320,
  leave: 320,
  sign: 520,
  draw: 320,
  count: 200,
  crown: 900,
};

/** Moves that nothing waits for. */
const ASIDE: readonly Move['kind'][] = ['count', 'draw'];
/** The pause between cards that fall together. */
const STAGGER = 120;
/** Whatever happened, it is told in this time. */
const LONGEST = 2600;

/** Everything that a trail sets in motion, in order, each with its time. */
export function beatsOf(trail: readonly Event[]): readonly Beat<Move>[] {
  let laid: string | null = null;
  const docs = trail.map(docOf<EventDoc>);
  return sequence(
    docs,
    (event, i) => {
      const beats: Beat<Move>[] = [];
      const moves = decide(DECISIONS, event) ?? [];
      let hold = 0;
      for (const move of moves) {
        const isFate = move.kind === 'turn' || move.kind === 'fall';
        // What becomes of the left neighbor of a card just played comes of their comparison.
        if (isFate && laid && move.at === beside(laid, -1)) {
          const comparison = { kind: 'compare', at: laid, other: move.at } as const;
          beats.push(beat(comparison, LENGTHS.compare, hold));
          hold += LENGTHS.compare;
        }
        if (event.kind === 'played') laid = event.at;
        else if (isFate) laid = null;
        beats.push(beat(move, LENGTHS[move.kind], hold));
      }
      const first = moves.find((move) => !ASIDE.includes(move.kind));
      const next = docs[i + 1]?.kind;
      const isWave = first?.kind === 'fall' && (next === 'destroyed' || next === 'gathered');
      if (first) hold += isWave ? STAGGER : LENGTHS[first.kind];
      return { beats, hold };
    },
    LONGEST,
  );
}

/** The spaces that a row of moves is about, for a still frame around them. */
export function placesOf(beats: readonly Beat<Move>[]): readonly string[] {
  const places = beats.flatMap(({ move }) => ('at' in move && move.at ? [move.at] : []));
  return [...new Set(places)];
}
