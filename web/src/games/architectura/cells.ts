/** The spaces of the city as both cities draw them: what stands there, and how it stands with it. */
import type { NearMiss } from '../../net/protocol';
import type { Answering, Stand } from './answering.svelte';
import { fateOf, type Outcome, outcomeOf, worthOf } from './foresight';
import { spokenSpace, type Looks } from './looks';
import { parse, type Part } from './notation';
import { groundOf, isUp, placeOf, top, type Space, type StackCard, type View } from './view';

export interface Cell {
  readonly at: string;
  readonly part: Part;
  readonly street: number;
  readonly column: number;
  readonly space: Space | undefined;
  readonly card: StackCard | undefined;
  readonly isUp: boolean;
  readonly stand: Stand;
  /** The digit that answers with this space. */
  readonly key: number | null;
  readonly miss: NearMiss | undefined;
  /** What an answer on this open space would do to the card on the left. */
  readonly outcome: Outcome | null;
  /** What the present answer would do to the card here. */
  readonly fate: Outcome | null;
  /** A card of the hand that would stand here. */
  readonly ghost: string | null;
  /** What the ghost would be worth here; null while that is not known. */
  readonly worth: number | null;
  /** Whether the ghost would lie face down. */
  readonly isLaid: boolean;
  /** Whether the ghost is chosen and not only pointed at. */
  readonly isPicked: boolean;
  /** Whether red chalk marks it: the last move, the question, or a line of the log is about it. */
  readonly isMarked: boolean;
  /** The piece that can be asked about here, as `data-help` has it. */
  readonly help: string;
  /** Whether the keyboard enters the city here though nothing can be answered. */
  readonly isEntry: boolean;
  readonly label: string;
}

/** All spaces in board order; `marks` are those that red chalk marks. */
export function cellsOf(
  view: View,
  looks: Looks,
  answering: Answering,
  picked: string | null,
  marks: readonly string[],
): readonly Cell[] {
  const events = answering.foreseen?.events ?? [];
  const current = answering.current ? parse(answering.current) : null;
  const isPlaying = current?.verb === 'play' || current?.verb === 'lay';
  const ground = groundOf(view);
  const isClosed = ground.every((at) => answering.stand(`at:${at}`) === 'rest');
  const entry = isClosed ? ground.find((at) => top(looks.spaces.get(at))) : undefined;
  return ground.map((at) => {
    const space = looks.spaces.get(at);
    const card = top(space);
    const part = `at:${at}`;
    const stand = answering.stand(part);
    const action = answering.actionOf(part);
    const preview = action?.startsWith('play ') ? answering.preview(action) : null;
    const key = stand === 'open' ? answering.openSpaces.indexOf(part) + 1 : 0;
    const miss = stand === 'refused' ? answering.miss(part) : undefined;
    const words = [answering.meaning(part), spokenSpace(looks, at)];
    if (miss) words.push(looks.names.say(miss.problem.message));
    const ghost = isPlaying && current.spaces[0] === at ? (current.cards[0] ?? null) : null;
    return {
      at,
      part,
      ...placeOf(at),
      space,
      card,
      isUp: isUp(card),
      stand,
      key: key > 0 && key < 10 ? key : null,
      miss,
      outcome: preview ? outcomeOf(preview, at, looks.spaces) : null,
      fate: fateOf(events, at, looks.spaces),
      ghost,
      worth: ghost ? worthOf(events, ghost, at, looks) : null,
      isLaid: current?.verb === 'lay',
      isPicked: picked !== null && picked === answering.current,
      isMarked: marks.includes(at),
      help: card ? `card:${card.card}` : pieceOn(space),
      isEntry: at === entry,
      label: words.filter(Boolean).join('. '),
    };
  });
}

/** What an empty space is, for whoever asks. */
const pieceOn = (space: Space | undefined) =>
  typeof space?.reserved === 'number' ? 'token:protection' : 'space:lot';

/** The short reason on a space that is locked; null where an empty space needs no lock. */
export function lockOf(cell: Cell): string | null {
  const key = cell.miss?.problem.message.key;
  if (cell.isUp || !key) return null;
  if (key === 'ar-no-third-in-row') return 'web-ar-lock-third';
  if (key === 'ar-no-reserved-space') return 'web-ar-lock-reserved';
  return null;
}

/** The sign and the words of an outcome. */
export function spokenOutcome(
  outcome: Outcome,
  looks: Looks,
): { readonly sign: string; readonly text: string; readonly tone: 'bad' | 'good' | 'plain' } {
  const { names } = looks;
  switch (outcome.kind) {
    case 'turns':
      return {
        sign: outcome.isUp ? 'cw' : 'ccw',
        text: names.text('web-ar-turns', { from: outcome.from, to: outcome.to }),
        tone: outcome.isUp ? 'good' : 'bad',
      };
    case 'falls':
      return {
        sign: 'falls',
        text: names.text('web-ar-falls', { value: outcome.from }),
        tone: 'bad',
      };
    case 'stays':
      return {
        sign: '',
        text: names.text('web-ar-stays', { value: outcome.from }),
        tone: 'plain',
      };
    case 'protected':
      return {
        sign: 'protect',
        text: names.text('web-ar-protected'),
        tone: 'plain',
      };
  }
}
