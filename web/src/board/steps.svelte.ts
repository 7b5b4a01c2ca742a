/**
 * What happened since your last turn, one event after the other. While a game goes on the server
 * gives no positions of the past, so a step is an event: its sentence, and its piece on the board.
 */
import type { Event, Item } from '../net/protocol';
import { eventsOf, standing } from './log';

/** The events after number `since` that stand; a new turn is no news by itself. */
export function newsSince(items: readonly Item[], since: number): readonly Event[] {
  return eventsOf(standing(items).filter(({ n }) => n > since)).filter(
    ({ kind }) => kind !== 'turn_began',
  );
}

export class Steps {
  /** What there is to step through. */
  events = $state.raw<readonly Event[]>([]);
  /** Which of them is shown; null before the first. */
  at = $state<number | null>(null);
  /** Whether all are listed. */
  isWhole = $state(false);
  isOpen = $state(false);

  get event(): Event | null {
    return this.isOpen && this.at !== null ? (this.events[this.at] ?? null) : null;
  }

  /** Offers these events, from before the first. */
  offer(events: readonly Event[]): void {
    this.events = events;
    this.at = null;
    this.isWhole = false;
    this.isOpen = events.length > 0;
  }

  /** Goes so many events on or back, and stops at both ends. */
  go(by: number): void {
    if (!this.isOpen) return;
    const last = this.events.length - 1;
    this.at = this.at === null ? (by > 0 ? 0 : last) : Math.min(last, Math.max(0, this.at + by));
  }

  close(): void {
    this.isOpen = false;
  }
}
