/** What the frame and the board in it share. A board may also stand alone, as in a replay. */
import { getContext, setContext } from 'svelte';

import type { IconName } from '../look/icons';
import type { Screen } from '../net/protocol';
import type { TableModel } from './table.svelte';

/** A part of a board, where a phone shows one at a time. */
export interface BoardPart {
  readonly name: string;
  readonly label: string;
  readonly icon: IconName;
  /** A number to show beside it, such as of cards. */
  readonly count?: number | undefined;
}

/** The table that a frame shows. */
interface Shown {
  readonly model: TableModel;
  readonly screen: Screen;
}

export class FrameState {
  /** The seat whose whole board is open. */
  seat = $state<number | null>(null);
  /** The height of the seats in the right column; the log begins below them. */
  seatsHeight = $state(0);
  /** The parts of the board, as tabs at the foot of a phone; none if all of it is shown at once. */
  parts = $state.raw<readonly BoardPart[]>([]);
  /** Which of them is shown. */
  part = $state<string | null>(null);
  readonly #shown: () => Shown | null;

  constructor(shown: () => Shown | null = () => null) {
    this.#shown = shown;
  }

  /** The table with its clocks and its chat; null where nobody plays. */
  get table(): Shown | null {
    return this.#shown();
  }

  /** Opens the whole board of a seat; the same seat again closes it. */
  toggle(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
  }
}

const KEY = Symbol('frame');

/** Provides a frame to everything inside this component. */
export const layFrame = (frame: FrameState): FrameState => setContext(KEY, frame);

/** The frame around a component; undefined where a board stands alone. */
export const frameAround = (): FrameState | undefined => getContext<FrameState>(KEY);
