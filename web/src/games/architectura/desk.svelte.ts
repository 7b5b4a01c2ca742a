/** What all parts of this board need, beside what every board has. */
import { untrack } from 'svelte';

import type { BoardProps, Piece, SeatLook, Tint } from '../../board/contract';
import { docOf, endOf } from '../../board/kit/beats';
import { Desk as KitDesk, layDesk, useDesk as use, type Played } from '../../board/kit/desk.svelte';
import { isOf, namedOf, type Subject } from '../../board/kit/offers';
import { tintOf } from '../../board/tints';
import { scaled } from '../../look/motion';
import type { ArchitecturaPrinted, Event } from '../../net/protocol';
import { actorsOf } from './actors';
import { cellsOf, type Cell } from './cells';
import type { EventDoc } from './documents';
import { marksOf } from './foresight';
import { exchangedOf, holdingsOf } from './holdings';
import type { Looks } from './looks';
import { beatsOf, placesOf, type Move } from './moves';
import { waysOf } from './parts';
import { perform } from './perform';
import { Previews } from './previews.svelte';
import { additionalOf, printOf, printsOf, written } from './prints';
import { spacesOf, type View } from './view';

/** How long places that changed are framed when nothing travels. */
const FRAMED = 2000;
/** How long the stage stays after the last move, so that the keystone is seen in its place. */
const HOLD = 500;

export class Desk extends KitDesk<View, Move, ArchitecturaPrinted> implements Looks {
  readonly previews = new Previews(this.props, this);
  /** The trail that has finished: its actors have left the stage. */
  #over = $state.raw<Played<View, Move> | null>(null);

  constructor(props: () => BoardProps<View, ArchitecturaPrinted>) {
    super(props);
    $effect(() => {
      const { played, root } = this;
      if (!root || played.beats.length === 0) return;
      if (played.travels) untrack(() => perform(root, played.beats));
      const end = setTimeout(
        () => (this.#over = played),
        played.travels ? scaled(endOf(played.beats)) + HOLD : FRAMED,
      );
      return () => clearTimeout(end);
    });
  }

  readonly #prints = $derived(printsOf(this.edition.printed));
  readonly spaces = $derived(spacesOf(this.view));
  /** The cards in the viewer's hand. */
  readonly hand = $derived(this.viewer === null ? [] : (this.view.seats[this.viewer]?.hand ?? []));
  /** How many tokens everybody has. */
  readonly tokens = $derived(this.edition.printed.tokens);
  /** What the present answer would do; null until it is known. */
  readonly foreseen = $derived(this.previews.of(this.current));
  /** Open spaces in board order, for the digits. */
  readonly openSpaces = $derived(
    [...this.choices.open.keys()].filter((part) => isOf('space', part)).sort(),
  );
  /** Whether the direction of a turn is to be chosen now. */
  readonly hasTurn = $derived(namedOf('turn', this.choices.open.keys()).length > 0);
  /** What red chalk marks. */
  readonly marks = $derived.by(() => {
    const open = this.view.pending.at(-1);
    const at = this.ask && (this.ask.message.args.at ?? (open && 'at' in open ? open.at : null));
    return marksOf(this.trail, typeof at === 'string' ? at : null, this.marked);
  });
  readonly cells = $derived(cellsOf(this));

  /** The actors on the stage. */
  readonly actors = $derived.by(() => {
    const { beats, before, after, travels } = this.played;
    if (!travels || !before || this.#over === this.played) return [];
    return actorsOf(beats, spacesOf(before), spacesOf(after));
  });
  /** Places to be framed, as nothing travels. */
  readonly framed = $derived(
    this.played.travels || this.#over === this.played ? [] : placesOf(this.played.beats),
  );

  protected waysOf(subject: Subject) {
    return waysOf(subject);
  }

  protected beatsOf(trail: readonly Event[]) {
    return beatsOf(trail);
  }

  /** What is printed on a card. */
  print(card: string) {
    return printOf(this.#prints, card);
  }

  /** How a space can be touched; a card that gives no answer explains itself. */
  touchingOf({ card, label, piece }: Cell) {
    const otherwise = card && (() => this.help({ kind: 'card', id: card.card }));
    return { label, piece, otherwise };
  }

  /** What a seat exchanged before the game, as far as the viewer knows. */
  exchangedOf(seat: number) {
    const basic = this.edition.printed.cards.filter((card) => card.basic).map(({ id }) => id);
    return exchangedOf(this.view.seats[seat]?.cards ?? [], basic);
  }

  /** The additional cards that a player may choose from. */
  additional(color: string) {
    return additionalOf(this.edition.printed, this.view.sets, color);
  }

  /** A seat in words: all that its plate shows. */
  labelOfSeat({ seat }: SeatLook): string {
    const player = this.view.seats[seat];
    if (!player) return this.nameOf(seat);
    const { name, text } = this.names;
    const { standing, fallen } = holdingsOf(this.view, seat);
    const worth = standing.map(({ space, card }) => `${name(card.card)} ${space.value ?? ''}`);
    const facts = [
      `${text('web-points')} ${written(player.score)}`,
      text('web-ar-seat-hand', { count: player.hand_count, limit: player.hand_limit }),
      text('web-ar-seat-deck', { count: player.deck_count }),
      text('web-ar-tokens', { count: player.tokens }),
      [text('web-ar-standing', { count: standing.length }), ...worth].join(text('list-comma')),
      text('web-ar-fallen', { count: fallen.length }),
    ];
    return `${this.nameOf(seat)}: ${facts.join('; ')}`;
  }

  override pieceOf(name: string): Piece | null {
    const piece = super.pieceOf(name);
    return piece?.kind === 'seat' ? null : piece;
  }

  override markOf = (piece: string): string =>
    piece === `seat ${this.markedSeat}` ? 'ar-marked' : '';

  /** Whose event, which names no place, is pointed at in the log. */
  get markedSeat(): number | null {
    const doc = this.marked && docOf<EventDoc>(this.marked);
    return doc && 'seat' in doc && !('at' in doc) ? doc.seat : null;
  }

  override tint(seat: number): Tint {
    return this.seats[seat]?.tint ?? tintOf(this.view.seats[seat]?.color ?? 'red');
  }
}

export const lay = (props: () => BoardProps<View, ArchitecturaPrinted>): Desk =>
  layDesk(new Desk(props));

/** The desk that a component is on. */
export const useDesk = use<Desk>;
