/** The ways of this game's answers: the parts to touch, in order. */
import { keyOf, partOf, type Offer, type Subject, type Way } from '../../board/kit/offers';

/** The kinds of parts. */
export type Kind = 'card' | 'space' | 'turn' | 'do';

/** The first piece or place of a kind that an answer is about, apart from where it comes from. */
export function idIn(answer: Pick<Offer, 'about'> | null, kind: Kind): string | null {
  return answer?.about.find((target) => target.kind === kind && target.role !== 'from')?.id ?? null;
}

/** The ways to touch an answer, or one that is refused. */
export function waysOf({ kind, about }: Subject): readonly Way[] {
  // What stands in several places can be touched in any of them.
  const from = about.filter(({ role }) => role === 'from').map(keyOf);
  if (from.length > 0) return from.map((part) => [part]);
  const parts = about.map(keyOf);
  switch (kind) {
    case 'swap':
      return [parts, parts.toReversed()];
    case 'search':
      return [[partOf('do', kind), ...parts]];
    case 'remove':
      return [[...parts, partOf('do', kind)]];
    default:
      return [parts.length > 0 ? parts : [partOf('do', kind)]];
  }
}
