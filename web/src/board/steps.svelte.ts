/**
 * Looking back during a game: what happened since your last turn, or the whole log, event by event,
 * with the board after each. The game waits meanwhile.
 */
import type { Event, Item } from '../net/protocol';
import { logOf, type LogLine } from './log';

/** The standing events after number `since`; a new turn alone is not news. */
export function newsSince(items: readonly Item[], since: number): readonly LogLine[] {
  return logOf(items).filter(
    ({ n, event, isHeading }) => event && n > since && !(isHeading && since),
  );
}

export class Steps {
  /** The lines to step through. */
  lines = $state.raw<readonly LogLine[]>([]);
  /** The index of the line shown; null before the first, with the current board. */
  at = $state<number | null>(null);
  /** The past board; null until it is loaded. */
  view = $state.raw<unknown>(null);
  /** The number after which they begin; 0 for the whole log. */
  since = $state(0);
  /** Whether the whole log is listed. */
  isWhole = $state(false);
  isOpen = $state(false);

  /** `look` loads the board after item `n`; nothing if it cannot be shown. */
  constructor(readonly look: (n: number) => Promise<unknown>) {}

  get line(): LogLine | null {
    return this.isOpen && this.at !== null ? (this.lines[this.at] ?? null) : null;
  }

  /** The event that is shown; null in the present. */
  get event(): Event | null {
    return this.line?.event ?? null;
  }

  /** Offers the events after number `since`, starting before the first. */
  offer(items: readonly Item[], since: number): void {
    this.close();
    this.since = since;
    this.lines = newsSince(items, since);
    this.isWhole = false;
    this.isOpen = this.lines.length > 0;
  }

  /** Moves by so many events; after the last one comes the present. */
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

  /** Goes to an event of the log; the same one again returns to the present. */
  press(event: Event, items: readonly Item[]): void {
    if (this.event === event) return this.close();
    const find = () => this.lines.findIndex((line) => line.event === event);
    if (!this.isOpen || find() < 0) this.offer(items, 0);
    void this.to(find());
  }

  /** The game has continued: appends what is new and drops what was undone. */
  follow(items: readonly Item[]): void {
    if (!this.isOpen) return;
    const { line } = this;
    this.lines = newsSince(items, this.since);
    const at = this.lines.findIndex(({ n }) => n === line?.n);
    if (at >= 0) this.at = at;
    else if (line) this.close();
  }

  /** Returns to the present. */
  close(): void {
    this.isOpen = false;
    this.at = null;
    this.view = null;
  }
}
