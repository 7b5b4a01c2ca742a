/**
 * Turns touches into an answer: the parts chosen so far, and the hovered part. All parts of a board
 * share one instance; what applies to a part also applies to an offer with its own button.
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

/** What a person can touch: a part of the board, or the button of an offer. */
export type Touchable = Part | Offer;

const isPart = (what: Touchable): what is Part => typeof what === 'string';

/** The identity of an offer, stable when the same question is asked again. */
const idOf = (what: Touchable) => (isPart(what) ? what : what.action);

export abstract class Answering<V, P extends Printed = Printed> {
  protected readonly props: () => BoardProps<V, P>;
  /** The ways to touch the answers of the game. */
  protected abstract waysOf(subject: Subject): readonly Way[];
  /** The parts touched so far; picking an answer adds its last part. */
  #chosen = $state.raw<Way>([]);
  #pointed = $state.raw<Touchable | null>(null);

  /** Everything on offer; nothing while others think. */
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

  /** The picked action. */
  get picked(): string | null {
    return this.props().picked;
  }

  /** The picked offer. */
  readonly #picked = $derived.by(() => {
    const { picked } = this;
    return picked === null
      ? null
      : (this.offers.open.find(({ action }) => action === picked) ?? null);
  });

  /** All parts that are chosen or picked. */
  readonly path = $derived.by((): Way => {
    if (!this.#picked) return this.#chosen;
    const { ways } = this.#picked;
    return ways.find((way) => this.#chosen.every((part, i) => way[i] === part)) ?? ways[0] ?? [];
  });

  /** The parts before the one being chosen. */
  readonly #prefix = $derived.by(() => (this.picked ? this.path.slice(0, -1) : this.path));

  readonly #levels = $derived.by((): readonly Choices[] => [
    this.offers.first,
    ...this.#prefix.map((_, i) => this.offers.after(this.#prefix.slice(0, i + 1))),
  ]);

  /** What may be touched next. */
  readonly choices = $derived.by(() => this.#levels.at(-1)!);

  /** The picked answer, or else the hovered one. */
  readonly current = $derived.by(
    () => this.#picked ?? (this.#pointed === null ? null : this.answerOf(this.#pointed)),
  );

  /** All parts that are open, then chosen, then refused, each once. */
  readonly parts = $derived.by((): readonly Part[] => {
    const open = this.#levels.flatMap((level) => [...level.open.keys()]);
    const refused = this.#levels.flatMap((level) => [...level.refused.keys()]);
    return [...open, ...this.path, ...refused].filter((part, i, all) => all.indexOf(part) === i);
  });

  /** The part that comes next on the way to the answer of a lesson; null without one. */
  readonly #lead = $derived.by((): Part | null => {
    const { lead = null, picked } = this.props();
    if (lead === null || lead === picked) return null;
    const ways = this.offers.open.find(({ action }) => action === lead)?.ways ?? [];
    const begins = (way: Way) => this.#prefix.every((part, i) => way[i] === part);
    const way = ways.find(begins);
    // Whoever went astray begins anew.
    return (way ? way[this.#prefix.length] : ways[0]?.[0]) ?? null;
  });

  /** Whether a lesson points to it. */
  isLead(what: Touchable): boolean {
    const { lead, picked } = this.props();
    return isPart(what) ? what === this.#lead : what.action === lead && lead !== picked;
  }

  /** The hovered or focused part. */
  get pointed(): Part | null {
    return this.#pointed !== null && isPart(this.#pointed) ? this.#pointed : null;
  }

  /** The answer that a touch completes. */
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

  /** The meaning of the answer that a part completes, as text; null if it completes none. */
  meaning(part: Part): string | null {
    const answer = this.#levels.findLast(({ open }) => open.has(part))?.open.get(part);
    return answer ? this.props().names.say(answer.message) : null;
  }

  /** The same for a part that is already chosen. */
  said(part: Part): string | null {
    const answer = this.path.includes(part) ? this.#picked : null;
    return this.meaning(part) ?? (answer && this.props().names.say(answer.message));
  }

  /** Handles a touch: it completes an answer, leads on, or explains a refusal. */
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
    // A chosen part that leads on is deselected.
    this.#chosen = this.#prefix[level] === what ? before : [...before, what];
    if (picked) pick(null);
  }

  /** Handles hover or focus on something, or on nothing. */
  point(what: Touchable | null): void {
    this.#pointed = what;
    const answer = what === null ? null : this.answerOf(what);
    if (what === null || answer) this.props().hover(answer?.action ?? null);
  }

  /** The pointer or the focus leaves something; what is hovered meanwhile stays. */
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
