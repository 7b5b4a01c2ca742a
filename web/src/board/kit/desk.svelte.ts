/**
 * What the parts of a board share: the position, the texts, the offers and how to answer, and what
 * is in motion. It is passed down by context, since nearly every piece can be an answer.
 */
import { getContext, setContext } from 'svelte';

import { millisOf, scaled, type Time } from '../../look/motion';
import type { Event, Printed } from '../../net/protocol';
import type { Piece, Tint } from '../contract';
import { Answering } from './answering.svelte';
import type { Beat } from './beats';
import type { Offer } from './offers';
import { spotOf, type Spots } from './spots';

/** The trail that led to a position, as it is shown. */
export interface Played<V, M> {
  readonly trail: readonly Event[];
  readonly beats: readonly Beat<M>[];
  /** The position before it. */
  readonly before: V | null;
  /** The position after it. */
  readonly after: V;
  /** Whether pieces travel; otherwise they appear at their goal, possibly framed. */
  readonly travels: boolean;
}

/** `V` is the view document of the game, `M` a move of its pieces, `P` what is printed on them. */
export abstract class Desk<V, M, P extends Printed = Printed> extends Answering<V, P> {
  /** The element that holds the whole board. */
  root = $state<HTMLElement>();
  /** The table from kinds of events to motions, for a trail and the position it began with. */
  protected abstract beatsOf(
    trail: readonly Event[],
    before: V | null,
    travels: boolean,
  ): readonly Beat<M>[];

  #view: V | null = null;
  #played: Played<V, M> | null = null;

  /** The latest trail; each is played once, and not the one from before the board was mounted. */
  readonly played = $derived.by((): Played<V, M> => {
    const { trail, view, isAnimated } = this.props();
    const before = this.#view;
    this.#view = view;
    if (trail === this.#played?.trail) return this.#played;
    const travels = isAnimated && before !== null;
    const beats = this.beatsOf(trail, before, travels);
    return (this.#played = { trail, beats, before, after: view, travels });
  });

  /** Its moves; none if nothing travels. */
  readonly beats: readonly Beat<M>[] = $derived(this.played.travels ? this.played.beats : []);

  get view() {
    return this.props().view;
  }

  get edition() {
    return this.props().edition;
  }

  get names() {
    return this.props().names;
  }

  /** What a piece does, in words. */
  deeds(kind: string, id: string): string {
    return this.edition.deeds({ kind, id }, this.names).join(' ');
  }

  get seats() {
    return this.props().seats;
  }

  get viewer() {
    return this.props().viewer;
  }

  get ask() {
    return this.props().ask;
  }

  get isAnimated() {
    return this.props().isAnimated;
  }

  get trail() {
    return this.props().trail;
  }

  /** The event that is hovered in the log. */
  get marked() {
    return this.props().marked;
  }

  get preview() {
    return this.props().preview;
  }

  /** When the first of some moves starts and how long it takes now; zero if none is made. */
  timing(isIt: (move: M) => boolean): { readonly delay: number; readonly duration: number } {
    const found = this.beats.find(({ move }) => isIt(move));
    return { delay: scaled(found?.at ?? 0), duration: scaled(found?.millis ?? 0) };
  }

  /** A duration in milliseconds; 0 where nothing travels. */
  motion(time: Time): number {
    return this.isAnimated ? millisOf(time) : 0;
  }

  /** The first of these spots that is visible. */
  spot(names: Spots): Element | null {
    return spotOf(this.root, names);
  }

  /** The color of a seat. */
  tint(seat: number): Tint {
    return this.seats[seat]?.tint ?? 'vermilion';
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  /** The label of a target: of its answer, as in the list of answers, or of itself if refused. */
  labelOf(offer: Offer | null, label?: string): string | undefined {
    const said = offer && this.names.say(offer.message);
    if (!said || !label || said.includes(label)) return said ?? label;
    return offer.miss ? `${label}. ${said}` : `${said}. ${label}`;
  }

  /** The piece that a `data-piece` names; null if there is nothing to explain. */
  pieceOf(name: string): Piece | null {
    const [kind, id] = name.split(' ');
    return kind && id ? { kind, id } : null;
  }

  /** The class of the marks around a piece, if the last move or a line of the log is about it. */
  markOf: (piece: string) => string = () => '';

  /** Explains a piece. */
  help(piece: Piece): void {
    this.props().help(piece);
  }
}

const KEY = Symbol('desk');

/** Provides a desk to everything inside this component. */
export const layDesk = <D>(desk: D): D => setContext(KEY, desk);

/** The desk of a component; each game fixes its type. */
export const useDesk = <D>(): D => getContext<D>(KEY);
