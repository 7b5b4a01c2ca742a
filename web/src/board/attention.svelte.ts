/** What a person looks at besides the question: a line of the log, a piece, the past. */
import type { Event, Item } from '../net/protocol';
import type { Piece } from './contract';
import { Steps } from './steps.svelte';

export class Attention {
  /** The event whose line is under the pointer. */
  pointed = $state.raw<Event | null>(null);
  /** The piece to explain. */
  piece = $state.raw<Piece | null>(null);
  /** The answer that a lesson points to. */
  lead = $state<string | null>(null);
  readonly steps: Steps;

  constructor(look: (n: number) => Promise<unknown>) {
    this.steps = new Steps(look);
  }

  /** The event whose piece the board frames. */
  get marked(): Event | null {
    return this.pointed ?? this.steps.event;
  }

  /** Whether a past board is shown; then no answer can be given. */
  get isPast(): boolean {
    return this.steps.event !== null;
  }

  /** Goes to the next or the previous event, starting with those since the last answer. */
  step(by: number, items: readonly Item[], since: number): void {
    if (!this.steps.isOpen) this.steps.offer(items, since);
    this.steps.go(by);
  }

  /** A new question came; a person who looks back is not interrupted. */
  forget(): void {
    if (!this.isPast) this.steps.close();
  }
}
