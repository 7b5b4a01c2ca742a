/** More about a finished game: its course, and a bot's analysis. */
import * as api from '../net/api';
import type { Problem } from '../net/protocol';

/** How long to wait before polling again, in milliseconds. */
const PAUSE = 500;

export class Study {
  course = $state.raw<api.Course | null>(null);
  analysis = $state.raw<api.AnalysisInfo | null>(null);
  /** How much of the analysis is done, from 0 to 1. */
  share = $state(0);
  /** Why there is no analysis. */
  problem = $state.raw<Problem | null>(null);
  #timer: number | null = null;
  #isOver = false;

  /** `isPlayed` is false for a game that ended before it began: then there is nothing to load. */
  constructor(
    readonly id: string,
    isPlayed = true,
  ) {
    if (!isPlayed) return;
    api.course(id).then(
      (course) => (this.course = course),
      (thrown) => (this.problem = api.problemOf(thrown)),
    );
    void this.#ask();
  }

  end(): void {
    this.#isOver = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** The decision made in a position. */
  decisionAt(at: number): api.Decision | null {
    return this.analysis?.decisions.find((decision) => decision.at === at) ?? null;
  }

  async #ask(): Promise<void> {
    try {
      const found = await api.analysis(this.id);
      if (this.#isOver) return;
      if ('decisions' in found) this.analysis = found;
      else {
        this.share = found.share;
        this.#timer = window.setTimeout(() => void this.#ask(), PAUSE);
      }
    } catch (thrown) {
      this.problem = api.problemOf(thrown);
    }
  }
}
