/**
 * Which piece an answer is about, by its notation: `place quarry` is about the Quarry, `hire 2 3`
 * about a niche of the Workshop. Answers and refusals meet the pieces by the key of the piece.
 */
import { FEW } from '../../board/contract';
import type { Answer, Ask, NearMiss } from '../../net/protocol';

/** The key of a piece or place on which a question can be answered. */
export type Piece =
  | `card ${string}`
  | `place ${string}`
  | `group ${string} ${number}`
  | `board ${number}`
  | `niche ${number} ${number}`
  | `apprentice ${string}`
  | `good ${string}`
  | 'captured'
  | 'cathedral'
  | 'debts'
  | 'pile';

/** The words of a notation: its verb and what follows. */
function words(action: string): readonly [string, readonly string[]] {
  const [verb = '', ...rest] = action.split(' ');
  return [verb, rest];
}

/** The piece that an answer names; null if it names none, and words have to do. */
export function pieceOf(action: string): Piece | null {
  const [verb, [first = '', second = '']] = words(action);
  switch (verb) {
    case 'keep':
    case 'discard':
    case 'construct':
      return `card ${first}`;
    case 'place':
      return `place ${first}`;
    case 'recall':
      return first === 'board' ? `board ${Number(second)}` : `place ${first}`;
    case 'capture':
      return `group ${first} ${Number(second)}`;
    case 'hire':
      return `niche ${Number(first)} ${Number(second)}`;
    case 'dismiss':
    case 'act':
      return `apprentice ${first}`;
    case 'trade':
      return /^\d+$/.test(first) ? null : `apprentice ${first}`;
    case 'dig':
      return `good ${first}`;
    case 'draw':
      return 'pile';
    case 'advance':
      return 'cathedral';
    case 'imprison':
      return 'captured';
    case 'release':
      return 'place prison';
    case 'settle':
      return 'debts';
    default:
      return null;
  }
}

/** Verbs that their pieces say well enough; all other answers are buttons in words, too. */
const ON_PIECES = new Set([
  'keep',
  'discard',
  'construct',
  'place',
  'capture',
  'hire',
  'dismiss',
  'advance',
  'draw',
]);

/** Verbs whose refusals only repeat what the question says. */
const UNSAID = new Set(['destroy', 'free', 'decline', 'done']);

/** Whether an answer needs a button in words. */
export function needsWords(action: string): boolean {
  const [verb, [first]] = words(action);
  if (verb === 'recall') return first === 'board';
  return !ON_PIECES.has(verb);
}

/** The goods of a mix: `pay 1 clay 2 wood`; null if the answer is none. */
export function mixOf(action: string): Readonly<Record<string, number>> | null {
  const [verb, rest] = words(action);
  if (verb !== 'pay') return null;
  const mix: Record<string, number> = {};
  for (let at = 0; at + 1 < rest.length; at += 2) mix[rest[at + 1]!] = Number(rest[at]);
  return mix;
}

/** What is open and what is refused, by piece. */
export class Offers {
  readonly #open = new Map<Piece, Answer>();
  readonly #shut = new Map<Piece, NearMiss>();
  /** Answers that need a button in words. */
  readonly inWords: readonly Answer[];
  /** Refusals of answers that would have a button in words. */
  readonly refusedInWords: readonly NearMiss[];
  /** Whether the question bar shows all answers as buttons. */
  readonly isFew: boolean;

  constructor(ask: Ask | null) {
    const answers = ask?.answers ?? [];
    const refused = ask?.refused ?? [];
    for (const answer of answers) {
      const piece = pieceOf(answer.action);
      if (piece && !this.#open.has(piece)) this.#open.set(piece, answer);
    }
    for (const miss of refused) {
      const piece = pieceOf(miss.action);
      if (piece && !this.#open.has(piece)) this.#shut.set(piece, miss);
    }
    this.isFew = answers.length <= FEW;
    this.inWords = answers.filter((answer) => needsWords(answer.action));
    this.refusedInWords = refused.filter(
      ({ action }) => needsWords(action) && !UNSAID.has(words(action)[0]),
    );
  }

  /** The answer that this piece gives. */
  open(piece: Piece): Answer | null {
    return this.#open.get(piece) ?? null;
  }

  /** Why this piece gives no answer, if somebody would look for one there. */
  shut(piece: Piece): NearMiss | null {
    return this.#shut.get(piece) ?? null;
  }

  /** Whether any answer or refusal is of this verb. */
  asks(verb: string): boolean {
    const is = (piece: Piece) => piece.startsWith(verb);
    return [...this.#open.keys()].some(is) || [...this.#shut.keys()].some(is);
  }
}
