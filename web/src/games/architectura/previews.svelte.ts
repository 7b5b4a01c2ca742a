/**
 * The previews that have come in. It asks for those of the places that are open, one after the
 * other, so that each shows its outcome before a click.
 */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

import type { BoardProps } from '../../board/contract';
import type { Answering } from '../../board/kit/answering.svelte';
import { isOf, type Offer } from '../../board/kit/offers';
import type { Preview } from '../../net/protocol';
import type { View } from './view';

/** More open places than this are previewed only when pointed at. */
const AT_ONCE = 20;

export class Previews {
  readonly #known = new SvelteMap<string, Preview>();
  #asked: string | null = null;

  constructor(props: () => BoardProps<View>, answering: Answering<View>) {
    let question: number | undefined;
    $effect.pre(() => {
      const { ask } = props();
      if (ask?.question === question) return;
      question = ask?.question;
      this.#asked = null;
      untrack(() => this.#known.clear());
    });
    $effect(() => {
      const { preview, previewed } = props();
      if (preview && previewed) untrack(() => this.#known.set(previewed, preview));
    });
    $effect(() => {
      const { ask, picked, foresee } = props();
      const { pointed, choices } = answering;
      // What the person points at comes first.
      const isPointing = pointed !== null && answering.answerOf(pointed) !== null;
      if (isPointing) this.#asked = null;
      if (!ask || picked || isPointing) return;
      const open = [...choices.open].flatMap(([part, offer]) =>
        offer && (isOf('space', part) || isOf('turn', part)) ? [offer.action] : [],
      );
      if (open.length > AT_ONCE) return;
      const next = open.find((action) => !this.#known.has(action)) ?? null;
      if (next === this.#asked) return;
      this.#asked = next;
      untrack(() => foresee(next));
    });
  }

  /** What an answer would do; null until it is known. */
  of(offer: Offer | null): Preview | null {
    return offer && (this.#known.get(offer.action) ?? null);
  }
}
