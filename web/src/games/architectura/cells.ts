/** The spaces of the city as both cities draw them: what stands there, and how it stands with it. */
import { partOf, type Part, type Standing } from '../../board/kit/offers';
import type { NearMiss } from '../../net/protocol';
import type { Names } from '../../words/names';
import type { Desk } from './desk.svelte';
import { fateOf, type Outcome, outcomeOf, worthOf } from './foresight';
import { spokenSpace } from './looks';
import { idIn } from './parts';
import { groundOf, isUp, placeOf, top, type Space, type StackCard } from './view';

export interface Cell {
  readonly at: string;
  readonly part: Part;
  readonly street: number;
  readonly column: number;
  readonly space: Space | undefined;
  readonly card: StackCard | undefined;
  readonly isUp: boolean;
  readonly standing: Standing;
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
  /** What can be asked about here. */
  readonly piece: string;
  readonly label: string;
}

/** All spaces in board order. */
export function cellsOf(desk: Desk): readonly Cell[] {
  const events = desk.foreseen?.events ?? [];
  const { current, spaces, names } = desk;
  const isPlaying = current?.kind === 'play' || current?.kind === 'lay';
  return groundOf(desk.view).map((at) => {
    const space = spaces.get(at);
    const card = top(space);
    const part = partOf('space', at);
    const standing = desk.standing(part);
    const answer = desk.answerOf(part);
    const preview = answer?.kind === 'play' ? desk.previews.of(answer) : null;
    const key = standing === 'open' ? desk.openSpaces.indexOf(part) + 1 : 0;
    const miss = standing === 'refused' ? desk.miss(part) : undefined;
    const words = [desk.meaning(part), spokenSpace(desk, at)];
    if (miss) words.push(names.say(miss.problem.message));
    const ghost = isPlaying && idIn(current, 'space') === at ? idIn(current, 'card') : null;
    return {
      at,
      part,
      ...placeOf(at),
      space,
      card,
      isUp: isUp(card),
      standing,
      key: key > 0 && key < 10 ? key : null,
      miss,
      outcome: preview ? outcomeOf(preview, at, spaces) : null,
      fate: fateOf(events, at, spaces),
      ghost,
      worth: ghost ? worthOf(events, ghost, at, desk) : null,
      isLaid: current?.kind === 'lay',
      isPicked: desk.picked !== null && desk.picked === current?.action,
      isMarked: desk.marks.includes(at),
      piece: card ? `card ${card.card}` : pieceOn(space),
      label: words.filter(Boolean).join('. '),
    };
  });
}

/** The piece that explains an empty space. */
const pieceOn = (space: Space | undefined) =>
  typeof space?.reserved === 'number' ? 'token protection' : 'space lot';

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
  names: Names,
): { readonly sign: string; readonly text: string; readonly tone: 'bad' | 'good' | 'plain' } {
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
