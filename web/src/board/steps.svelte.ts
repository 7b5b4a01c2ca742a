/**
 * Looking back while a game goes on: what happened since your last turn, or all of the log, one
 * event after the other, with the board as it was after each. The game waits behind it.
 */
import type { Event, Item } from '../net/protocol';
import { logOf, type LogLine } from './log';

/** The events after number `since` that stand; a new turn is no news by itself. */
export function newsSince(items: readonly Item[], since: number): readonly LogLine[] {
  return logOf(items).filter(
    ({ n, event, isHeading }) => event && n > since && !(isHeading && since),
  );
}

export class Steps {
  /** What there is to step through. */
  lines = $state.raw<readonly LogLine[]>([]);
  /** Which of them is shown; null before the first, with the board of today. */
  at = $state<number | null>(null);
  /** The board as it was; null until it is known. */
  view = $state.raw<unknown>(null);
  /** After which number they begin; 0 for all of the log. */
  since = $state(0);
  /** Whether all are listed. */
  isWhole = $state(false);
  isOpen = $state(false);

  /** `look` gives the board as it was when number `n` had happened; nothing if it cannot. */
  constructor(readonly look: (n: number) => Promise<unknown>) {}

  get line(): LogLine | null {
    return this.isOpen && this.at !== null ? (this.lines[this.at] ?? null) : null;
  }

  /** The event that one looks back at; null in the present. */
  get event(): Event | null {
    return this.line?.event ?? null;
  }

  /** Offers what happened after number `since`, from before the first. */
  offer(items: readonly Item[], since: number): void {
    this.close();
    this.since = since;
    this.lines = newsSince(items, since);
    this.isWhole = false;
    this.isOpen = this.lines.length > 0;
  }

  /** Goes so many events on or back; after the last one comes the present. */
  go(by: number): void {
    const { length } = this.lines;
    const next = this.at === null ? (by > 0 ? 0 : length - 1) : Math.max(0, this.at + by);
    if (next < length) void this.to(next);
    else this.close();
  }

  /** Goes to one of the events. */
  async to(at: number): Promise<void> {
    if (!this.isOpen) return;
    this.at = at;
    const { line } = this;
    const view = await this.look(line!.n);
    if (this.line?.n !== line!.n) return;
    if (view) this.view = view;
    else this.close();
  }

  /** Goes to an event of the log; the same one again leads back to the present. */
  press(event: Event, items: readonly Item[]): void {
    if (this.event === event) return this.close();
    const find = () => this.lines.findIndex((line) => line.event === event);
    if (!this.isOpen || find() < 0) this.offer(items, 0);
    void this.to(find());
  }

  /** The game has gone on: what is new comes last, and what was taken back cannot be looked at. */
  follow(items: readonly Item[]): void {
    if (!this.isOpen) return;
    const { line } = this;
    this.lines = newsSince(items, this.since);
    const at = this.lines.findIndex(({ n }) => n === line?.n);
    if (at >= 0) this.at = at;
    else if (line) this.close();
  }

  /** Leads back to the present. */
  close(): void {
    this.isOpen = false;
    this.at = null;
    this.view = null;
  }
}
