/**
 * What is in motion now: the moves that the last events set off, and the city as it was before
 * them. Without motion it keeps the places that changed, to be framed for two seconds.
 */
import { untrack } from 'svelte';

import type { BoardProps } from '../../board/contract';
import { millisOf, scaled } from '../../look/motion';
import type { Event } from '../../net/protocol';
import { actorsOf, type Actor } from './actors';
import { cuesOf, endOf, placesOf, type Cue } from './moves';
import { perform } from './perform';
import { spacesOf, type View } from './view';

/** How long places that changed are framed when nothing travels. */
const FRAMED = 2000;
/** How long the stage stays after the last move, so that the keystone is seen in its place. */
const HOLD = 500;

export class Playing {
  /** Whoever is on the stage. */
  actors = $state.raw<readonly Actor[]>([]);
  /** Places to be framed, as nothing travels. */
  framed = $state.raw<readonly string[]>([]);
  #cues = $state.raw<readonly Cue[]>([]);
  #trail: readonly Event[] | null = null;
  #view: View | null = null;

  constructor(props: () => BoardProps<View>, root: () => Element | undefined) {
    $effect.pre(() => {
      const { trail, view, isAnimated } = props();
      untrack(() => this.#take(trail, view, isAnimated));
    });
    $effect(() => {
      const cues = this.#cues;
      const node = root();
      if (cues.length === 0 || !node) return;
      const isStill = untrack(() => this.framed.length > 0);
      if (!isStill) untrack(() => perform(node, cues));
      const end = setTimeout(
        () => {
          this.actors = [];
          this.framed = [];
        },
        isStill ? FRAMED : scaled(endOf(cues)) + HOLD,
      );
      return () => clearTimeout(end);
    });
  }

  /** How long the values of a card wait before they turn, in milliseconds. */
  waitAt(at: string): number {
    const cue = this.#cues.find(({ move }) => move.kind === 'turn' && move.at === at);
    return cue ? scaled(cue.start) : 0;
  }

  /** Another trail: its moves begin, and whatever was under way is over. */
  #take(trail: readonly Event[], view: View, isAnimated: boolean): void {
    const before = this.#view;
    this.#view = view;
    if (trail === this.#trail) return;
    this.#trail = trail;
    const cues = cuesOf(trail);
    const travels = isAnimated && before !== null && millisOf('move') > 0;
    this.framed = travels ? [] : placesOf(cues);
    this.actors = travels ? actorsOf(cues, spacesOf(before), spacesOf(view)) : [];
    this.#cues = travels || this.framed.length > 0 ? cues : [];
  }
}
