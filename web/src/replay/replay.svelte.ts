/**
 * A replay: the position shown, the viewer, and what led to it. Positions are loaded from the
 * server one by one; the next one is prefetched so that playback is smooth.
 */
import { settings } from '../app/settings.svelte';
import { Memo } from '../board/memo';
import * as api from '../net/api';
import type { Event, Problem } from '../net/protocol';

/** The playback speeds. */
const SPEEDS: readonly number[] = [1, 2, 4, 0.5];

/** How long a position is shown at speed 1, and the extra time per event. */
const STEP = 900;
const PER_EVENT = 160;

export class Replay {
  at = $state(0);
  seat = $state<number | null>(null);
  position = $state.raw<api.Position | null>(null);
  /** What has happened since the previous position; empty after a jump. */
  trail = $state.raw<readonly Event[]>([]);
  /** Whether the last step went one forward: then pieces travel. */
  isForward = $state(false);
  isPlaying = $state(false);
  speed = $state(1);
  problem = $state.raw<Problem | null>(null);
  /** Whether it is decided as whom the game is seen. */
  isSeatKnown = $state(false);

  readonly #positions = new Memo<api.Position>();

  constructor(
    readonly id: string,
    query: URLSearchParams,
  ) {
    const number = (name: string) => {
      const value = Number(query.get(name));
      return query.has(name) && Number.isInteger(value) && value >= 0 ? value : null;
    };
    this.at = number('at') ?? 0;
    this.seat = number('seat');
    this.isSeatKnown = this.seat !== null;
  }

  /** Looks from a person's own seat, if the address names none and the person has one. */
  async lookAsPlayer(me: () => Promise<{ readonly id: string } | null>): Promise<void> {
    if (this.isSeatKnown) return;
    try {
      const [person, { chairs }] = await Promise.all([me(), api.table(this.id)]);
      const own = (chair: api.Chair | null) =>
        chair !== null && 'person' in chair && chair.person.id === person?.id;
      const seat = chairs.findIndex(own);
      if (seat >= 0) this.seat = seat;
    } catch {
      // Then as somebody who looks on.
    }
    this.isSeatKnown = true;
  }

  /** How many actions the game has, as far as is known. */
  get of(): number {
    return this.position?.of ?? 0;
  }

  /** The address of the position. */
  get path(): string {
    const eyes = this.seat === null ? '' : `&seat=${this.seat}`;
    return `/replay/${this.id}?at=${this.at}${eyes}`;
  }

  /** Whether pieces travel. */
  get isAnimated(): boolean {
    return settings.isAnimated && this.isForward;
  }

  /** How long the position should be shown before the next one. */
  get pause(): number {
    const events = settings.isAnimated ? Math.min(this.trail.length, 6) : 0;
    return (STEP + events * PER_EVENT) / this.speed;
  }

  /** Loads the current position, and then the next one. */
  async load(): Promise<void> {
    const { at, seat } = this;
    const fetch = (moment: number) =>
      this.#positions.of(`${moment} ${seat}`, () => api.position(this.id, moment, seat));
    try {
      const found = await fetch(at);
      if (at !== this.at || seat !== this.seat) return;
      const before = this.position;
      this.isForward = before?.at === at - 1 && before.screen.viewer === found.screen.viewer;
      this.trail = found.trail;
      this.position = found;
      if (at < found.of) fetch(at + 1).catch(() => this.#positions.clear());
    } catch (thrown) {
      this.#positions.clear();
      this.problem = api.problemOf(thrown);
    }
  }

  /** Goes to a position. */
  go(at: number): void {
    const next = Math.min(this.of, Math.max(0, at));
    if (next === this.at) this.isPlaying = false;
    this.at = next;
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  /** Goes to the next of these positions, or to the previous one. */
  jump(moments: readonly number[], by: 1 | -1): void {
    // They are not loaded yet.
    if (moments.length === 0) return this.step(by);
    const next =
      by > 0
        ? moments.find((moment) => moment > this.at)
        : moments.findLast((moment) => moment < this.at);
    this.go(next ?? (by > 0 ? this.of : 0));
  }

  /** Starts or stops playback; at the end it starts over. */
  toggle(): void {
    if (!this.isPlaying && this.at >= this.of) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  /** Switches to the next speed; the fastest is followed by the slowest. */
  changeSpeed(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }

  /** Opens a table that continues from here; returns its id, or null if that is refused. */
  async branch(players: number): Promise<string | null> {
    const mine = this.seat ?? this.position?.next?.[0] ?? 0;
    const chairs = Array.from({ length: players }, (_, seat) =>
      seat === mine ? 'me' : 'journeyman',
    );
    try {
      return (await api.branch(this.id, this.at, chairs)).table;
    } catch (thrown) {
      this.problem = api.problemOf(thrown);
      return null;
    }
  }
}
