/**
 * What the parts of the board share: the position, the words, what is offered, and how to answer.
 * It is handed down by context, since nearly every piece of this game can be an answer.
 */
import { getContext, setContext } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

import type { BoardProps, SeatLook, Tint } from '../../board/contract';
import { millisOf, type Time } from '../../look/motion';
import { pieceToExplain } from './asking';
import { cuesOf, spokenOf, type Timed } from './cues';
import { Edition } from './edition';
import { Offers, type Piece } from './notation';
import { lastTurn, touchedBy } from './trail';
import { lookedAt, type SeatView, type View } from './view';

const KEY = Symbol('west-kingdom');
const NOTHING: ReadonlySet<string> = new Set();

/** How a piece stands to the question. */
export type Standing = 'rest' | 'open' | 'chosen' | 'shut';

export class Desk {
  readonly #props: () => BoardProps<View>;

  constructor(props: () => BoardProps<View>) {
    this.#props = props;
  }

  readonly edition = $derived.by(() => new Edition(this.#props().edition));
  readonly offers = $derived.by(() => new Offers(this.#props().ask));
  readonly touched = $derived.by(() => touchedBy(this.#props().trail));

  /** What the event says that is pointed at in the log. */
  readonly marked = $derived.by<ReadonlySet<string>>(() => {
    const event = this.#props().marked;
    return event ? spokenOf(event, this.viewer, this.seats.length) : NOTHING;
  });
  /** What moves because of what has happened; where nothing travels, only the last turn counts. */
  readonly cues = $derived.by<readonly Timed[]>(() => {
    const trail = this.travels ? this.trail : lastTurn(this.trail);
    return cuesOf(trail, this.viewer, this.seats.length);
  });

  get trail() {
    return this.#props().trail;
  }

  get view(): View {
    return this.#props().view;
  }

  get names() {
    return this.#props().names;
  }

  get seats(): readonly SeatLook[] {
    return this.#props().seats;
  }

  get viewer(): number | null {
    return this.#props().viewer;
  }

  get isAnimated(): boolean {
    return this.#props().isAnimated;
  }

  /** Whether pieces travel; else they appear where they go. */
  get travels(): boolean {
    return this.isAnimated && !prefersReducedMotion.current;
  }

  /** How long something takes, in milliseconds; 0 where nothing travels. */
  motion(time: Time): number {
    return this.travels ? millisOf(time) : 0;
  }

  get picked(): string | null {
    return this.#props().picked;
  }

  /** The viewer's own things; null for somebody who looks on. */
  get own(): SeatView | null {
    return this.viewer === null ? null : (this.view.seats[this.viewer] ?? null);
  }

  /** Building cards of which one is to be kept: those of the draft, or those looked at. */
  get choice(): readonly string[] {
    const packet = this.own?.packet ?? [];
    return packet.length ? packet : lookedAt(this.view);
  }

  /** The number of the question; null while others think. */
  get question(): number | null {
    return this.#props().ask?.seq ?? null;
  }

  /** What a seat would have after the answer that is looked at; null if nothing is known. */
  after(seat: number, good: string): number | null {
    return this.#props().preview?.after[seat]?.goods[good] ?? null;
  }

  tint(seat: number): Tint {
    return this.seats[seat]?.tint ?? 'vermilion';
  }

  nameOf(seat: number): string {
    const name = this.seats[seat]?.name;
    if (name) return name;
    const isRival = this.view.house_rival !== null && seat === 1;
    return isRival ? this.names.text('wk-house-rival-name') : String(seat + 1);
  }

  standing(piece: Piece): Standing {
    const answer = this.offers.open(piece);
    if (answer) return answer.action === this.picked ? 'chosen' : 'open';
    return this.offers.shut(piece) ? 'shut' : 'rest';
  }

  /** The class of the red-chalk corners round a piece; empty without. */
  cornersOf(piece: string): '' | 'wk-touched' | 'wk-marked' {
    if (this.marked.has(piece)) return 'wk-marked';
    return this.marked.size === 0 && this.touched.has(piece) ? 'wk-touched' : '';
  }

  /** The answer of a piece in words, or why it gives none. */
  meaning(piece: Piece): string | null {
    const answer = this.offers.open(piece);
    if (answer) return this.names.say(answer.meaning);
    const miss = this.offers.shut(piece);
    return miss ? this.names.say(miss.problem.message) : null;
  }

  /** The person pressed a piece: answers, or says why not. */
  press(piece: Piece): void {
    const answer = this.offers.open(piece);
    if (answer) return this.#props().pick(answer.action);
    const miss = this.offers.shut(piece);
    if (miss) this.#props().explain(miss);
  }

  /** The pointer or focus is on a piece. */
  look(piece: Piece): void {
    const answer = this.offers.open(piece);
    if (answer) this.#props().hover(answer.action);
  }

  /** Whether there is something to tell about a piece. */
  canAsk(piece: string): boolean {
    return pieceToExplain(piece, this.view, this.edition) !== null;
  }

  /** The person wants to know what a piece is; says whether there is something to tell. */
  ask(piece: string): boolean {
    const about = pieceToExplain(piece, this.view, this.edition);
    if (about) this.#props().help(about);
    return about !== null;
  }

  pick = (action: string): void => this.#props().pick(action);
  hover = (action: string | null): void => this.#props().hover(action);
  explain: BoardProps<View>['explain'] = (miss) => this.#props().explain(miss);
}

/** Lays the desk out for everything inside this component. */
export function layDesk(props: () => BoardProps<View>): Desk {
  return setContext(KEY, new Desk(props));
}

/** The desk that a component is on. */
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
