/**
 * How touches become an answer: the parts chosen so far, and the part under the pointer. All parts of
 * a board share one of these; what is said of a part holds for an offer that has a button in words.
 */
import { untrack } from 'svelte';

import type { NearMiss, Printed } from '../../net/protocol';
import type { BoardProps } from '../contract';
import {
  Offers,
  type Choices,
  type Offer,
  type Part,
  type Standing,
  type Subject,
  type Way,
} from './offers';

/** What a person touches: a part of the board, or the words of an offer. */
export type Touchable = Part | Offer;

const isPart = (what: Touchable): what is Part => typeof what === 'string';

/** How an offer is told from another, also when the question has come anew. */
const idOf = (what: Touchable) => (isPart(what) ? what : what.action);

export abstract class Answering<V, P extends Printed = Printed> {
  protected readonly props: () => BoardProps<V, P>;
  /** How the answers of the game are touched. */
  protected abstract waysOf(subject: Subject): readonly Way[];
  /** The parts touched so far; an answer that is picked adds its last part. */
  #chosen = $state.raw<Way>([]);
  #pointed = $state.raw<Touchable | null>(null);

  /** Everything that is offered now; nothing while others think. */
  readonly offers: Offers = $derived.by(() => {
    const { ask, viewer } = this.props();
    return new Offers(viewer === null ? null : ask, (subject) => this.waysOf(subject));
  });

  constructor(props: () => BoardProps<V, P>) {
    this.props = props;
    let question: number | null | undefined;
    $effect.pre(() => {
      const { ask } = props();
      if ((ask?.question ?? null) === question) return;
      question = ask?.question ?? null;
      untrack(() => this.#begin());
    });
  }

  /** The action that the person has picked. */
  get picked(): string | null {
    return this.props().picked;
  }

  /** The offer that the person has picked. */
  readonly #picked = $derived.by(() => {
    const { picked } = this;
    return picked === null
      ? null
      : (this.offers.open.find(({ action }) => action === picked) ?? null);
  });

  /** All parts of what is chosen or picked. */
  readonly path = $derived.by((): Way => {
    if (!this.#picked) return this.#chosen;
    const { ways } = this.#picked;
    return ways.find((way) => this.#chosen.every((part, i) => way[i] === part)) ?? ways[0] ?? [];
  });

  /** The parts before the one that is chosen now. */
  readonly #prefix = $derived.by(() => (this.picked ? this.path.slice(0, -1) : this.path));

  readonly #levels = $derived.by((): readonly Choices[] => [
    this.offers.first,
    ...this.#prefix.map((_, i) => this.offers.after(this.#prefix.slice(0, i + 1))),
  ]);

  /** What may be touched next. */
  readonly choices = $derived.by(() => this.#levels.at(-1)!);

  /** The answer that the person has picked, or else points at. */
  readonly current = $derived.by(
    () => this.#picked ?? (this.#pointed === null ? null : this.answerOf(this.#pointed)),
  );

  /** All parts that are open, then those chosen, then those refused, each once. */
  readonly parts = $derived.by((): readonly Part[] => {
    const open = this.#levels.flatMap((level) => [...level.open.keys()]);
    const refused = this.#levels.flatMap((level) => [...level.refused.keys()]);
    return [...open, ...this.path, ...refused].filter((part, i, all) => all.indexOf(part) === i);
  });

  /** The part that the pointer or the focus is on. */
  get pointed(): Part | null {
    return this.#pointed !== null && isPart(this.#pointed) ? this.#pointed : null;
  }

  /** The answer that something completes. */
  answerOf(what: Touchable): Offer | null {
    if (isPart(what)) return this.choices.open.get(what) ?? null;
    return what.miss ? null : what;
  }

  standing(what: Touchable | null): Standing {
    if (what === null) return 'rest';
    if (!isPart(what)) {
      if (what.miss) return 'refused';
      return what.action === this.picked ? 'picked' : 'open';
    }
    const at = this.path.indexOf(what);
    const chosen = at < 0 ? undefined : this.#levels[at]?.open.get(what);
    if (at >= 0 && (!chosen || chosen.action === this.picked)) return 'picked';
    if (this.choices.open.has(what)) return 'open';
    if (this.choices.refused.has(what)) return 'refused';
    const before = this.#levels.slice(0, -1);
    if (before.some(({ open }) => open.has(what))) return 'other';
    return before.some(({ refused }) => refused.has(what)) ? 'refused' : 'rest';
  }

  /** Why a part is refused. */
  miss(part: Part): NearMiss | undefined {
    const level = this.#levels.findLast(({ refused }) => refused.has(part));
    return level?.refused.get(part)?.miss ?? undefined;
  }

  /** What the answer that a part completes means, in words; null where it completes none. */
  meaning(part: Part): string | null {
    const answer = this.#levels.findLast(({ open }) => open.has(part))?.open.get(part);
    return answer ? this.props().names.say(answer.message) : null;
  }

  /** The same for a part that is chosen already: what the answer on the table means. */
  said(part: Part): string | null {
    const answer = this.path.includes(part) ? this.#picked : null;
    return this.meaning(part) ?? (answer && this.props().names.say(answer.message));
  }

  /** The person touches something: it answers, leads on, or says why not. */
  touch(what: Touchable): void {
    const { pick, picked, explain } = this.props();
    if (!isPart(what)) return what.miss ? explain(what.miss) : pick(what.action);
    const level = this.#levels.findLastIndex(({ open }) => open.has(what));
    if (level < 0) {
      const miss = this.miss(what);
      return miss && explain(miss);
    }
    const answer = this.#levels[level]!.open.get(what);
    const before = this.#prefix.slice(0, level);
    if (answer) {
      this.#chosen = before;
      return pick(answer.action);
    }
    // A part that leads on and is chosen already is given up.
    this.#chosen = this.#prefix[level] === what ? before : [...before, what];
    if (picked) pick(null);
  }

  /** The pointer or the focus is on something, or on nothing. */
  point(what: Touchable | null): void {
    this.#pointed = what;
    const answer = what === null ? null : this.answerOf(what);
    if (what === null || answer) this.props().hover(answer?.action ?? null);
  }

  /** The pointer or the focus leaves something; what else is pointed at by now stays so. */
  leave(what: Touchable): void {
    if (this.#pointed !== null && idOf(this.#pointed) === idOf(what)) this.point(null);
  }

  /** One step back; false if there is none. */
  back(): boolean {
    const { picked, pick } = this.props();
    if (picked) pick(null);
    else if (this.#chosen.length > 0) this.#chosen = this.#chosen.slice(0, -1);
    else return false;
    return true;
  }

  #begin(): void {
    this.#pointed = null;
    this.#chosen = this.offers.given;
  }
}
