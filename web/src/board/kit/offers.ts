/**
 * What can be touched on a board, and which answer that gives.
 *
 * Each answer has one or more ways, lists of parts: pieces and places by their keys, or buttons. A
 * person touches one part after the other; the answers whose ways begin with the touched parts
 * determine which may come next. On most boards a way has a single part. Why an answer is open is
 * not known here.
 */
import type { Answer, Ask, Message, NearMiss, Target } from '../../net/protocol';
import { FEW } from '../contract';

/** Something to touch: a piece or place by its key, or a button: `card library`, `do pass`. */
export type Part = string;

/** The parts of an answer in the order in which they are touched. */
export type Way = readonly Part[];

/** What an answer and a near miss have in common. */
export type Subject = Pick<Answer, 'kind' | 'about'>;

/**
 * The state of a part or an offer. It completes or leads on to an answer; it is chosen; it may be
 * touched instead of the chosen one; it is refused; or the question is not about it.
 */
export type Standing = 'open' | 'picked' | 'other' | 'refused' | 'rest';

/** An answer, or a refused one that a player might look for. */
export interface Offer extends Subject {
  readonly action: string;
  /** The meaning of the answer, or the reason of a refusal. */
  readonly message: Message;
  /** Set if it is refused. */
  readonly miss: NearMiss | null;
  /** The ways to touch it; empty if only a button can give it. */
  readonly ways: readonly Way[];
}

/** What may be touched next. */
export interface Choices {
  /** Parts that lead on; with the offer, if the part completes one. */
  readonly open: ReadonlyMap<Part, Offer | null>;
  /** Parts that are refused. */
  readonly refused: ReadonlyMap<Part, Offer>;
}

/** The key of a piece or place, by which boards look it up. */
export const keyOf = ({ kind, id }: Pick<Target, 'kind' | 'id'>): Part =>
  id === '' ? kind : `${kind} ${id}`;

/** The part of a kind with this name. */
export const partOf = (kind: string, name: string | number): Part => `${kind} ${name}`;

/** What a part names: `library` of `card library`. */
export const named = (part: Part): string => part.slice(part.indexOf(' ') + 1);

/** Whether a part is of a kind. */
export const isOf = (kind: string, part: Part): boolean =>
  part === kind || part.startsWith(`${kind} `);

/** The names among parts of one kind. */
export const namedOf = (kind: string, parts: Iterable<Part>): string[] =>
  [...parts].filter((part) => isOf(kind, part)).map(named);

/** All offers of a question. */
export class Offers {
  readonly open: readonly Offer[];
  readonly refused: readonly Offer[];
  /** What may be touched first. */
  readonly first: Choices;

  /** `waysOf` returns the ways to touch an answer of the game. */
  constructor(ask: Ask | null, waysOf: (subject: Subject) => readonly Way[]) {
    this.open = (ask?.answers ?? []).map((answer) => ({
      ...answer,
      message: answer.meaning,
      miss: null,
      ways: waysOf(answer),
    }));
    this.refused = (ask?.refused ?? []).map((miss) => ({
      ...miss,
      message: miss.problem.message,
      miss,
      ways: waysOf(miss),
    }));
    this.first = this.after([]);
  }

  /** Whether the question bar has a button for each answer. */
  get isFew(): boolean {
    return this.open.length <= FEW;
  }

  /** What may be touched after `chosen`. Of several offers at a part the first open one counts. */
  after(chosen: Way): Choices {
    const open = new Map<Part, Offer | null>();
    for (const [part, offer, isLast] of follow(this.open, chosen)) {
      if (isLast && !open.get(part)) open.set(part, offer);
      else if (!open.has(part)) open.set(part, null);
    }
    const refused = new Map<Part, Offer>();
    for (const [part, offer] of follow(this.refused, chosen)) {
      if (!open.has(part) && !refused.has(part)) refused.set(part, offer);
    }
    return { open, refused };
  }

  /** The offer of a part that is touched first. */
  at(part: Part): Offer | null {
    return this.first.open.get(part) ?? this.first.refused.get(part) ?? null;
  }

  /** Whether anything is offered at a part of this kind. */
  asks(kind: string): boolean {
    return [...this.first.open.keys(), ...this.first.refused.keys()].some((part) =>
      isOf(kind, part),
    );
  }

  /**
   * The parts chosen automatically: where all answers begin with the same part and there is more to
   * choose.
   */
  get given(): Way {
    const [only, ...others] = this.first.open;
    return only && only[1] === null && others.length === 0 ? [only[0]] : [];
  }
}

/** The parts that come after those chosen, and whether they are the last of their way. */
function* follow(offers: readonly Offer[], chosen: Way): Generator<[Part, Offer, boolean]> {
  for (const offer of offers) {
    for (const way of offer.ways) {
      const part = way[chosen.length];
      if (part === undefined || chosen.some((before, i) => way[i] !== before)) continue;
      yield [part, offer, way.length === chosen.length + 1];
    }
  }
}
