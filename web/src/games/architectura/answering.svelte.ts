/**
 * How the person's touches become an answer: the parts chosen so far, the part under the pointer,
 * and the previews that have come in.
 *
 * All parts of the board (city, hand, buttons) share one of these. It asks for the previews of the
 * places that are open, one after the other, so that each shows its outcome before a click.
 */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

import type { BoardProps } from '../../board/contract';
import type { Preview } from '../../net/protocol';
import { choices, given, named, paths, type Choices, type Part } from './notation';
import { isUp, spacesOf, top, type View } from './view';

/** How a part stands now. `other` may be touched instead of what is chosen. */
export type Stand = 'chosen' | 'open' | 'other' | 'refused' | 'rest';

const NONE: Choices = { open: new Map(), refused: new Map() };

/** More open places than this are previewed only when pointed at. */
const FORESEEN_AT_ONCE = 20;

export class Answering {
  readonly #props: () => BoardProps<View>;
  /** The parts touched so far; an answer that is picked adds its last part. */
  #chosen = $state<readonly Part[]>([]);
  #pointed = $state<Part | null>(null);
  readonly #previews = new SvelteMap<string, Preview>();
  #asked: string | null = null;

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
    $effect.pre(() => {
      const seq = props().ask?.seq;
      untrack(() => this.#begin(seq));
    });
    $effect(() => {
      const { preview, previewed } = props();
      if (preview && previewed) untrack(() => this.#previews.set(previewed, preview));
    });
    $effect(() => this.#foresee());
  }

  readonly #spaces = $derived.by(() => spacesOf(this.#props().view));

  /** Where cards of one kind stand face up. */
  readonly #where = (card: string): readonly string[] =>
    [...this.#spaces.values()]
      .filter((space) => isUp(top(space)) && top(space)?.card === card)
      .map((space) => space.at);

  /** All parts of what is chosen or picked. */
  readonly path = $derived.by((): readonly Part[] => {
    const { picked } = this.#props();
    if (!picked) return this.#chosen;
    const ways = paths(picked, this.#where);
    const way = ways.find((path) => this.#chosen.every((part, i) => path[i] === part));
    return way ?? ways[0] ?? [];
  });

  /** The parts before the one that is chosen now. */
  readonly #prefix = $derived.by(() => (this.#props().picked ? this.path.slice(0, -1) : this.path));

  readonly #levels = $derived.by((): readonly Choices[] => {
    const { ask } = this.#props();
    if (!ask) return [NONE];
    return Array.from({ length: this.#prefix.length + 1 }, (_, i) =>
      choices(ask, this.#prefix.slice(0, i), this.#where),
    );
  });

  /** What may be touched next. */
  readonly choices = $derived.by(() => this.#levels.at(-1) ?? NONE);

  /** The answer that the person has picked, or else points at. */
  readonly current = $derived.by((): string | null => {
    const { picked } = this.#props();
    return picked ?? (this.#pointed ? this.actionOf(this.#pointed) : null);
  });

  /** What that answer would do; null until it is known. */
  readonly foreseen = $derived.by(() => (this.current ? this.preview(this.current) : null));

  /** Whether the direction of a turn is to be chosen now. */
  readonly hasTurn = $derived.by(() =>
    [...this.choices.open.keys()].some((part) => part.startsWith('turn:')),
  );

  /** What the pointer or the focus is on. */
  get pointed(): Part | null {
    return this.#pointed;
  }

  /** Open spaces in board order, for the digits. */
  readonly openSpaces = $derived.by(() =>
    [...this.choices.open.keys()].filter((part) => part.startsWith('at:')).sort(),
  );

  /** Answers without a piece, and the ways to turn; of the refused ones only those that `stay`. */
  buttons(stay: readonly string[]): readonly Part[] {
    const open = this.#levels.flatMap((level) => [...level.open.keys()]);
    const refused = this.#levels.flatMap((level) => [...level.refused.keys()]);
    const parts = [...open, ...this.path, ...refused.filter((part) => stay.includes(named(part)))];
    return parts.filter((part, i) => /^(do|turn):/.test(part) && parts.indexOf(part) === i);
  }

  preview(action: string): Preview | null {
    return this.#previews.get(action) ?? null;
  }

  /** The answer that a part completes. */
  actionOf(part: Part): string | null {
    return this.choices.open.get(part) ?? null;
  }

  stand(part: Part): Stand {
    if (this.path.includes(part)) return 'chosen';
    if (this.choices.open.has(part)) return 'open';
    if (this.choices.refused.has(part)) return 'refused';
    const before = this.#levels.slice(0, -1);
    if (before.some((level) => level.open.has(part))) return 'other';
    return before.some((level) => level.refused.has(part)) ? 'refused' : 'rest';
  }

  /** Why a part is refused. */
  miss(part: Part) {
    return this.#levels
      .toReversed()
      .find((level) => level.refused.has(part))
      ?.refused.get(part);
  }

  /** What the answer that a part completes means, in words. */
  meaning(part: Part): string | null {
    const { ask, names } = this.#props();
    const action = this.#levels.findLast((level) => level.open.has(part))?.open.get(part);
    const answer = ask?.answers.find((candidate) => candidate.action === action);
    return answer ? names.say(answer.meaning) : null;
  }

  /** The same for a part that is chosen already: what the answer on the table means. */
  said(part: Part): string | null {
    const { ask, names, picked } = this.#props();
    const answer = ask?.answers.find((candidate) => candidate.action === picked);
    return (
      this.meaning(part) ?? (answer && this.path.includes(part) ? names.say(answer.meaning) : null)
    );
  }

  /** The person touches a part. */
  touch(part: Part): void {
    const { pick, picked, explain } = this.#props();
    const level = this.#levels.findLastIndex((choice) => choice.open.has(part));
    if (level >= 0) {
      const action = this.#levels[level]?.open.get(part) ?? null;
      const before = this.#prefix.slice(0, level);
      if (action !== null) {
        this.#chosen = before;
        return pick(action);
      }
      // A part that leads on and is chosen already is given up.
      this.#chosen = this.#prefix[level] === part ? before : [...before, part];
      if (picked) pick(null);
      return;
    }
    const miss = this.miss(part);
    if (miss) explain(miss);
  }

  /** The pointer or the focus is on a part, or on none. */
  point(part: Part | null): void {
    this.#pointed = part;
    const action = part && this.actionOf(part);
    if (!action && part) return;
    this.#asked = action;
    this.#props().hover(action);
  }

  /** The pointer or the focus leaves a part; what else is pointed at by now stays so. */
  leave(part: Part): void {
    if (this.#pointed === part) this.point(null);
  }

  /** One step back; false if there is none. */
  back(): boolean {
    const { picked, pick } = this.#props();
    if (picked) pick(null);
    else if (this.#chosen.length > 0) this.#chosen = this.#chosen.slice(0, -1);
    else return false;
    return true;
  }

  #begin(seq: number | undefined): void {
    this.#previews.clear();
    this.#pointed = null;
    this.#asked = null;
    const { ask } = this.#props();
    this.#chosen = seq === undefined || !ask ? [] : given(ask, this.#where);
  }

  /** Asks for the next outcome that is not known, while the person points at nothing. */
  #foresee(): void {
    const isPointing = this.#pointed !== null && this.actionOf(this.#pointed) !== null;
    if (!this.#props().ask || this.#props().picked || isPointing) return;
    const actions = [...this.choices.open]
      .filter(([part, action]) => action !== null && /^(at|turn):/.test(part))
      .map(([, action]) => action as string);
    if (actions.length > FORESEEN_AT_ONCE) return;
    const next = actions.find((action) => !this.#previews.has(action)) ?? null;
    if (next === this.#asked) return;
    this.#asked = next;
    untrack(() => this.#props().foresee(next));
  }
}
