/** What a person looks at beside the question: a line of the log, a piece, the past. */
import type { Event, Item } from '../net/protocol';
import type { Piece } from './contract';
import { Steps } from './steps.svelte';

export class Attention {
  /** The event whose line is under the pointer. */
  pointed = $state.raw<Event | null>(null);
  /** The piece that somebody wants to know about. */
  piece = $state.raw<Piece | null>(null);
  readonly steps: Steps;

  constructor(look: (n: number) => Promise<unknown>) {
    this.steps = new Steps(look);
  }

  /** The event whose piece the board frames. */
  get marked(): Event | null {
    return this.pointed ?? this.steps.event;
  }

  /** Whether one looks back; then nothing can be answered. */
  get isPast(): boolean {
    return this.steps.event !== null;
  }

  /** Goes to the next or the previous event, to begin with of those since one's last answer. */
  step(by: number, items: readonly Item[], since: number): void {
    if (!this.steps.isOpen) this.steps.offer(items, since);
    this.steps.go(by);
  }

  /** Another question has come; whoever looks back is not called away. */
  forget(): void {
    if (!this.isPast) this.steps.close();
  }
}
