/** Why answers are refused: each reason once, with everything that it forbids. */
import type { NearMiss } from '../net/protocol';
import type { Names } from '../words/names';

export interface Reason {
  readonly text: string;
  readonly rule: string | null;
  readonly actions: readonly string[];
}

export function reasonsOf(refused: readonly NearMiss[], say: Names['say']): readonly Reason[] {
  const found = new Map<string, Reason>();
  for (const { action, problem } of refused) {
    const text = say(problem.message);
    const actions = [...(found.get(text)?.actions ?? []), action];
    found.set(text, { text, rule: problem.rule, actions });
  }
  return [...found.values()];
}
