/** Sample events, answers and questions for tests of boards. */
import type { Answer, Ask, Event, NearMiss, Target } from '../../net/protocol';

export const event = (kind: string, args: Record<string, unknown> = {}): Event => ({
  kind,
  message: { key: kind, args },
  barrier: null,
  rule: null,
});

/** The subject of an answer or near miss, by the keys of its targets. */
const subject = (action: string, keys: readonly string[]) => ({
  action,
  kind: action,
  about: keys.map((key): Target => {
    const [kind = '', id = ''] = key.split(' ');
    return { role: 'take', kind, id };
  }),
});

export const answer = (action: string, ...keys: readonly string[]): Answer => ({
  ...subject(action, keys),
  meaning: { key: `do-${action}`, args: {} },
});

export const refused = (action: string, ...keys: readonly string[]): NearMiss => ({
  ...subject(action, keys),
  problem: { message: { key: `no-${action}`, args: {} }, rule: null },
});

export const asked = (answers: readonly Answer[], misses: readonly NearMiss[] = []): Ask => ({
  question: 1,
  message: { key: 'ask', args: {} },
  answers,
  refused: misses,
});
