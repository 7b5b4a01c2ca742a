/** Plays each trail once: what was there when the board came, or has been played, is not played. */
import type { Event } from '../../net/protocol';
import { beatsOf, type Beat } from './moves';
import type { View } from './view';

export class Playback {
  #trail: readonly Event[] | null = null;
  #view: View | null = null;
  #beats: readonly Beat[] = [];

  /** The moves that led to a position; the same ones as long as the trail is the same. */
  of(trail: readonly Event[], view: View, isAnimated: boolean): readonly Beat[] {
    if (trail !== this.#trail) {
      const isNews = this.#trail !== null && isAnimated;
      this.#beats = isNews ? beatsOf(trail, this.#view) : [];
      this.#trail = trail;
    }
    this.#view = view;
    return this.#beats;
  }
}
