/** Advice from a bot, for a person who plays against bots alone. */
import * as api from '../net/api';
import type { Problem, Screen } from '../net/protocol';

/** The table for which advice is asked. */
interface Table {
  readonly id: string;
  readonly myId: string | null;
  readonly screen: Screen | null;
  problem: Problem | null;
  suggest(action: string): void;
}

export class Adviser {
  /** The advised answer. */
  advised = $state<string | null>(null);
  isThinking = $state(false);

  constructor(readonly table: Table) {}

  /** Whether there is a question, and advice would be fair. */
  get mayAsk(): boolean {
    const { ask, seats } = this.table.screen ?? {};
    return Boolean(ask && seats?.every(({ person }) => !person || person.id === this.table.myId));
  }

  /** Asks for advice and picks it, or says why there is none. */
  async ask(): Promise<void> {
    const { table } = this;
    const seat = table.screen?.viewer ?? null;
    if (seat === null || !this.mayAsk || this.isThinking) return;
    this.isThinking = true;
    try {
      const { question, action } = await api.advice(table.id, seat);
      if (table.screen?.ask?.question !== question) return;
      this.advised = action;
      table.suggest(action);
    } catch (thrown) {
      table.problem = api.problemOf(thrown);
    } finally {
      this.isThinking = false;
    }
  }

  /** A new question: forgets the advice. */
  forget(): void {
    this.advised = null;
  }
}
