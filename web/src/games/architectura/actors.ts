/**
 * Who is on the stage: pieces that are on their way, that stand no more, or that only appear for a
 * moment. The city itself already shows how everything ends.
 */
import type { Beat } from '../../board/kit/beats';
import type { Move } from './moves';
import { isUp, top, type Space, type StackCard } from './view';

export type Role =
  | 'turn'
  | 'fall'
  | 'slide'
  | 'leave'
  | 'stand'
  | 'dust'
  | 'pulse'
  | 'ring'
  | 'lift'
  | 'sign'
  | 'crown';

export interface Actor {
  readonly role: Role;
  readonly at: string;
  /** Where a card slides from. */
  readonly from: string | null;
  /** The card that plays, with its value if it is face up. */
  readonly card: StackCard | null;
  readonly value: number | null;
  /** Whose token it is. */
  readonly seat: number | null;
  readonly sign: string | null;
  readonly start: number;
}

type Spaces = ReadonlyMap<string, Space>;

/** The cast of a row of moves, between the city before and the city after. */
export function actorsOf(
  beats: readonly Beat<Move>[],
  before: Spaces,
  after: Spaces,
): readonly Actor[] {
  return castOf(beats, before, after).toSorted(
    (a, b) => Number(ABOVE.includes(a.role)) - Number(ABOVE.includes(b.role)),
  );
}

/** What is shown above all cards. */
const ABOVE: readonly Role[] = ['pulse', 'ring', 'sign', 'crown'];

function castOf(beats: readonly Beat<Move>[], before: Spaces, after: Spaces): readonly Actor[] {
  return beats.flatMap(({ move, at: start, millis: length }): readonly Actor[] => {
    const actor = (role: Role, at: string, more: Partial<Actor> = {}): Actor => ({
      role,
      at,
      from: null,
      card: null,
      value: null,
      seat: null,
      sign: null,
      start,
      ...more,
    });
    /** The uppermost card that a space had or has, and what it is worth. */
    const cardOf = (spaces: Spaces, at: string) => {
      const space = spaces.get(at);
      return { card: top(space) ?? null, value: space?.value ?? null };
    };
    const was = (role: Role, at: string, more: Partial<Actor> = {}) => {
      const shown = cardOf(before, at);
      return shown.card ? [actor(role, at, { ...shown, ...more })] : [];
    };
    switch (move.kind) {
      case 'lay':
        return [
          ...was('stand', move.at, { start: start + length }),
          actor('dust', move.at, { start: start + length }),
        ];
      case 'rise':
        return [...was('stand', move.at), actor('dust', move.at, { start: start + length })];
      case 'fall':
        return isUp(top(before.get(move.at))) ? was('fall', move.at) : [];
      case 'compare':
        return [
          actor('pulse', move.at, cardOf(after, move.at)),
          actor('pulse', move.other, cardOf(before, move.other)),
        ].filter(({ card, value }) => card && value !== null);
      case 'slide': {
        const shown = cardOf(after, move.at);
        const goal = was('stand', move.at, { start: start + length });
        const isSwap = isUp(top(before.get(move.at)));
        return [
          ...(isSwap ? [] : goal),
          ...(shown.card ? [actor('slide', move.at, { ...shown, from: move.from })] : []),
        ];
      }
      case 'turn':
        return was('turn', move.at);
      case 'stamp':
        return [actor('ring', move.at, { seat: move.seat, start: start + length })];
      case 'lift':
        return [actor('lift', move.at, { seat: move.seat })];
      case 'leave':
        return placesOf(before, move).flatMap((at) => was('leave', at));
      case 'sign': {
        const places = move.at
          ? [move.at]
          : [...after.values()].filter((space) => top(space)?.card === move.card).map((s) => s.at);
        return places.map((at) => actor('sign', at, { sign: move.sign }));
      }
      case 'crown':
        return [actor('crown', '1:1')];
      default:
        return [];
    }
  });
}

/** Where a card that leaves the city stood: it is its owner's, and face up. */
function placesOf(
  spaces: Spaces,
  move: { readonly at: string | null; readonly card: string; readonly seat: number },
): readonly string[] {
  if (move.at) return [move.at];
  return [...spaces.values()]
    .filter((space) => {
      const card = top(space);
      return isUp(card) && card.card === move.card && card.seat === move.seat;
    })
    .map((space) => space.at)
    .slice(0, 1);
}
