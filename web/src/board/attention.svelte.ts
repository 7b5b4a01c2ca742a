/** What a person looks at beside the question: a line of the log, a piece, what is new. */
import type { Event, Item } from '../net/protocol';
import type { Piece } from './contract';
import { newsSince, Steps } from './steps.svelte';

export class Attention {
  /** The event whose line is under the pointer. */
  pointed = $state.raw<Event | null>(null);
  /** The event whose line was pressed. */
  pinned = $state.raw<Event | null>(null);
  /** The piece that somebody wants to know about. */
  piece = $state.raw<Piece | null>(null);
  readonly steps = new Steps();

  /** The event whose piece the board frames. */
  get marked(): Event | null {
    return this.pointed ?? this.pinned ?? this.steps.event;
  }

  /** Presses a line; the same one again lets it go. */
  pin(event: Event): void {
    this.pinned = this.pinned === event ? null : event;
  }

  /** Offers what happened since one's last answer. */
  offer(items: readonly Item[], since: number): void {
    this.steps.offer(newsSince(items, since));
  }

  /** Goes to the next or the previous event since then. */
  step(by: number, items: readonly Item[], since: number): void {
    if (!this.steps.isOpen) this.offer(items, since);
    this.pinned = null;
    this.steps.go(by);
  }

  /** The game has gone on. */
  forget(): void {
    this.pinned = null;
    this.steps.close();
  }
}
