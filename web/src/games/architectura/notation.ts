/**
 * From notation to pieces and back: how an answer is given by touching what it names.
 *
 * Each answer has one or more paths of parts (a hand card, a space, a direction, a button). The
 * person touches one part after the other; the answers that begin with the parts touched say which
 * parts may come next. Nothing here knows why an answer is open.
 */
import type { Ask, NearMiss } from '../../net/protocol';

/** An answer, taken apart. */
export interface Move {
  readonly verb: string;
  readonly cards: readonly string[];
  readonly spaces: readonly string[];
  readonly turn: 'cw' | 'ccw' | null;
}

/** A part of an answer: `card:library`, `at:1:4`, `turn:cw` or `do:pass`. */
export type Part = string;

/** What may be touched next. */
export interface Choices {
  /** Parts that lead on; with the answer, if the part completes one. */
  readonly open: ReadonlyMap<Part, string | null>;
  /** Parts that are refused, with the reason. */
  readonly refused: ReadonlyMap<Part, NearMiss>;
}

/** Takes an answer apart. */
export function parse(action: string): Move {
  const [verb = '', ...words] = action.split(' ');
  const spaces = words.filter((word) => /^\d+:\d+$/.test(word));
  const turn = words.find((word) => word === 'cw' || word === 'ccw') as Move['turn'] | undefined;
  const cards = words.filter((word) => !spaces.includes(word) && word !== turn);
  return { verb, cards, spaces, turn: turn ?? null };
}

/**
 * The ways to touch an answer. `where` tells in which spaces a card stands: an effect to copy is
 * named by its card and touched in the city.
 */
export function paths(
  action: string,
  where: (card: string) => readonly string[] = () => [],
): readonly (readonly Part[])[] {
  const move = parse(action);
  const cards = move.cards.map((card) => `card:${card}`);
  const spaces = move.spaces.map((at) => `at:${at}`);
  switch (move.verb) {
    case 'copy':
      return move.cards.flatMap(where).map((at) => [`at:${at}`]);
    case 'swap':
      return [spaces, spaces.toReversed()];
    case 'turn':
      return [[...spaces, `turn:${move.turn}`]];
    case 'search':
      return [['do:search', ...cards]];
    case 'remove':
      return [[...cards, 'do:remove']];
    default:
      return cards.length + spaces.length > 0 ? [[...cards, ...spaces]] : [[`do:${move.verb}`]];
  }
}

/** What may be touched after `chosen`. */
export function choices(
  ask: Ask,
  chosen: readonly Part[],
  where?: (card: string) => readonly string[],
): Choices {
  const open = new Map<Part, string | null>();
  for (const { action } of ask.answers) {
    for (const path of paths(action, where)) {
      const part = follows(path, chosen);
      if (part === null) continue;
      if (path.length === chosen.length + 1) open.set(part, action);
      else if (!open.has(part)) open.set(part, null);
    }
  }
  const refused = new Map<Part, NearMiss>();
  for (const miss of ask.refused) {
    for (const path of missedPaths(miss.action, ask, chosen, where)) {
      const part = follows(path, chosen);
      if (part !== null && !open.has(part) && !refused.has(part)) refused.set(part, miss);
    }
  }
  return { open, refused };
}

/**
 * The paths of a refused answer. Where a card and a space are refused together, the server names
 * one card for all: unless the space is open to another card, the reason lies in the space.
 */
function missedPaths(
  action: string,
  ask: Ask,
  chosen: readonly Part[],
  where?: (card: string) => readonly string[],
): readonly (readonly Part[])[] {
  const { verb, cards, spaces } = parse(action);
  if ((verb !== 'play' && verb !== 'lay') || spaces.length === 0) return paths(action, where);
  const isOpen = ask.answers.some((answer) => {
    const other = parse(answer.action);
    return other.verb === verb && other.spaces[0] === spaces[0];
  });
  if (isOpen) return [cards.map((card) => `card:${card}`)];
  return [[...chosen.slice(0, 1), `at:${spaces[0]}`]];
}

/** The part of a path after those chosen; null if it goes another way or has ended. */
function follows(path: readonly Part[], chosen: readonly Part[]): Part | null {
  if (chosen.some((part, i) => path[i] !== part)) return null;
  return path[chosen.length] ?? null;
}

/**
 * The parts that go without saying: where all answers begin with the same card or space and there
 * is more to choose, it is chosen already.
 */
export function given(ask: Ask, where?: (card: string) => readonly string[]): readonly Part[] {
  const { open } = choices(ask, [], where);
  const [only] = open;
  return open.size === 1 && only && only[1] === null ? [only[0]] : [];
}

/** The parts of an answer that was chosen elsewhere, such as in a list. */
export function partsOf(
  action: string,
  where?: (card: string) => readonly string[],
): readonly Part[] {
  return paths(action, where)[0] ?? [];
}

/** What a part names: `library` of `card:library`. */
export function named(part: Part): string {
  return part.slice(part.indexOf(':') + 1);
}

/** The names among parts of one kind. */
export function namedOf(kind: 'card' | 'at' | 'turn' | 'do', parts: Iterable<Part>): string[] {
  return [...parts].filter((part) => part.startsWith(`${kind}:`)).map(named);
}
