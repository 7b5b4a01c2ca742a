/** The spaces of the city as both cities draw them: what stands there, and how it stands with it. */
import type { Event, NearMiss } from '../../net/protocol';
import type { Answering, Stand } from './answering.svelte';
import { fateOf, lastPlaces, outcomeOf, type Outcome } from './foresight';
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
  /** Whether the ghost would lie face down. */
  readonly isLaid: boolean;
  /** Whether the ghost is chosen and not only pointed at. */
  readonly isPicked: boolean;
  /** Whether the last move was made here, or the question is about this space. */
  readonly isMarked: boolean;
  readonly label: string;
}

/** All spaces in board order; `subject` is the one that the question is about. */
export function cellsOf(
  view: View,
  looks: Looks,
  answering: Answering,
  trail: readonly Event[],
  picked: string | null,
  subject: string | null,
): readonly Cell[] {
  const last = subject ? [subject] : lastPlaces(trail);
  const events = answering.foreseen?.events ?? [];
  const current = answering.current ? parse(answering.current) : null;
  const isPlaying = current?.verb === 'play' || current?.verb === 'lay';
  return groundOf(view).map((at) => {
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
      ghost: isPlaying && current.spaces[0] === at ? (current.cards[0] ?? null) : null,
      isLaid: current?.verb === 'lay',
      isPicked: picked !== null && picked === answering.current,
      isMarked: last.includes(at),
      label: words.filter(Boolean).join('. '),
    };
  });
}

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
