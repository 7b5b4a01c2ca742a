/**
 * Turns events into moves of pieces, one after the other. This decides what is shown and when;
 * `Stage` and `perform` draw it.
 */
import { beat, beatsOf as sequence, byKind, type Beat } from '../../board/kit/beats';
import type { Event } from '../../net/protocol';
import { field } from './foresight';
import { beside, type EventKind } from './view';

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

const text = (event: Event, name: string) => String(field(event, name) ?? '');
const seatOf = (event: Event) => Number(field(event, 'seat') ?? field(event, 'owner') ?? 0);
const counts = (event: Event, ...whats: Count[]): Move[] =>
  whats.map((what) => ({ kind: 'count', seat: seatOf(event), what }));

/** The cards that an event names in a list. */
function cardsOf(event: Event): readonly string[] {
  const { cards } = event.message.args;
  return Array.isArray(cards) ? cards.map(String) : [];
}

const signAt = (event: Event, sign: string): Move => ({
  kind: 'sign',
  at: text(event, 'at'),
  card: null,
  sign,
});
const draw = (event: Event, cards: readonly string[]): Move => ({
  kind: 'draw',
  seat: seatOf(event),
  cards,
});

/** What each kind of event sets in motion; those that only the words tell of set nothing. */
export const DECISIONS: Readonly<Record<EventKind, (event: Event) => readonly Move[]>> = {
  exchanged: (event) => [draw(event, [text(event, 'card'), text(event, 'given')])],
  deck_ready: (event) => counts(event, 'seat'),
  deck_shown: (event) => counts(event, 'deck'),
  dealt: () => [{ kind: 'draw', seat: null, cards: [] }],
  turn_began: () => [],
  asked: () => [],
  skipped: (event) => counts(event, 'seat'),
  mulligan: (event) => counts(event, 'hand', 'deck'),
  drew: (event) => [draw(event, cardsOf(event)), ...counts(event, 'hand', 'deck')],
  drew_hidden: (event) => counts(event, 'hand', 'deck'),
  buried: (event) => counts(event, 'hand', 'deck'),
  buried_hidden: (event) => counts(event, 'hand', 'deck'),
  searched: (event) => [draw(event, [text(event, 'card')]), ...counts(event, 'hand', 'deck')],
  announced: (event) => [signAt(event, 'pay_remove'), ...counts(event, 'hand')],
  paid: (event) => counts(event, 'hand', 'outside'),
  played: (event) => [{ kind: 'lay', at: text(event, 'at') }, ...counts(event, 'hand')],
  played_front: (event) => counts(event, 'hand', 'outside'),
  removed: (event) => [
    { kind: 'leave', at: null, card: text(event, 'card'), seat: seatOf(event) },
    ...counts(event, 'outside'),
  ],
  spared: (event) => [signAt(event, 'protect')],
  turned: (event) => [{ kind: 'turn', at: text(event, 'at') }],
  destroyed: (event) => [{ kind: 'fall', at: text(event, 'at') }],
  gathered: (event) => [{ kind: 'fall', at: text(event, 'at') }, ...counts(event, 'outside')],
  moved: (event) => [{ kind: 'slide', from: text(event, 'from'), at: text(event, 'at') }],
  swapped: (event) => [
    { kind: 'slide', from: text(event, 'other'), at: text(event, 'at') },
    { kind: 'slide', from: text(event, 'at'), at: text(event, 'other') },
  ],
  protected: (event) => [
    { kind: 'stamp', at: text(event, 'at'), seat: seatOf(event) },
    ...counts(event, 'tokens'),
  ],
  reserved: (event) => [
    { kind: 'stamp', at: text(event, 'at'), seat: seatOf(event) },
    ...counts(event, 'tokens'),
  ],
  token_back: (event) => [
    { kind: 'lift', at: text(event, 'at'), seat: seatOf(event) },
    ...counts(event, 'tokens'),
  ],
  rebuilt: (event) => [{ kind: 'rise', at: text(event, 'at') }],
  hand_limit: (event) => counts(event, 'hand'),
  copied: (event) => [{ kind: 'sign', at: null, card: text(event, 'card'), sign: 'copy_instant' }],
  returned: (event) => [
    { kind: 'leave', at: text(event, 'at'), card: text(event, 'card'), seat: seatOf(event) },
    draw(event, [text(event, 'card')]),
    ...counts(event, 'hand'),
  ],
  laid: (event) => [{ kind: 'lay', at: text(event, 'at') }, ...counts(event, 'hand')],
  laid_beside: (event) => counts(event, 'hand', 'outside'),
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
  return sequence(
    trail,
    (event, i) => {
      const beats: Beat<Move>[] = [];
      const moves = byKind(DECISIONS, event.kind)?.(event) ?? [];
      let hold = 0;
      for (const move of moves) {
        const isFate = move.kind === 'turn' || move.kind === 'fall';
        // What becomes of the left neighbor of a card just played comes of their comparison.
        if (isFate && laid && move.at === beside(laid, -1)) {
          const comparison = { kind: 'compare', at: laid, other: move.at } as const;
          beats.push(beat(comparison, LENGTHS.compare, hold));
          hold += LENGTHS.compare;
        }
        if (event.kind === 'played') laid = text(event, 'at');
        else if (isFate) laid = null;
        beats.push(beat(move, LENGTHS[move.kind], hold));
      }
      const first = moves.find((move) => !ASIDE.includes(move.kind));
      const next = trail[i + 1]?.kind;
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
