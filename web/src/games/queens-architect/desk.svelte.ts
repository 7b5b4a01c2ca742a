/** What all parts of this board need, beside what every board has. */
import type { BoardProps, Piece, SeatLook } from '../../board/contract';
import { docOf } from '../../board/kit/beats';
import { Desk as KitDesk, layDesk, useDesk } from '../../board/kit/desk.svelte';
import type { Subject } from '../../board/kit/offers';
import type {
  Event,
  QueensArchitectPrinted,
  QueensArchitectSide,
  QueensArchitectTile,
} from '../../net/protocol';
import { seasonAt, type Season } from './art/seasons';
import type { EventDoc } from './documents';
import { beatsOf, type Move } from './moves';
import { busiest, waysOf } from './offers';
import { KINDS } from './pieces';
import { sorted } from './printed';
import { tracesOf } from './traces';
import type { PlayerState, View } from './view';

export class Desk extends KitDesk<View, Move, QueensArchitectPrinted> {
  /** What is printed on the pieces. */
  readonly printed = $derived(sorted(this.edition.printed));
  /** Whose star is shown: the viewer's, or of those who look on the active player's. */
  readonly mine = $derived(this.viewer ?? this.view.active);
  /** The part that holds the most answers; null if none does. */
  readonly part = $derived(busiest(this.offers));
  /** What the last move and the answer in question leave on the board. */
  readonly traces = $derived(
    tracesOf(
      this.marked ? [this.marked] : this.trail,
      this.preview?.events ?? [],
      !!this.marked || !this.isAnimated,
    ),
  );

  protected waysOf(subject: Subject) {
    return waysOf(subject);
  }

  protected beatsOf(trail: readonly Event[], before: View | null, travels: boolean) {
    return beatsOf(travels ? trail : [], before);
  }

  /** The side of the board in play. */
  get side(): QueensArchitectSide {
    const side = this.printed.sides.get(this.view.board);
    if (!side) throw new Error(`the edition has no board ${this.view.board}`);
    return side;
  }

  get player(): PlayerState {
    return this.view.seats[this.mine]!;
  }

  /** What the player would have after the answer in question, as far as it changes. */
  get after(): Readonly<Record<string, number | undefined>> {
    return this.preview?.after[this.mine]?.goods ?? {};
  }

  /** The season of the map, by the one farthest on the track. */
  get season(): Season {
    const steps = this.view.seats.map(({ track }) => track);
    return seasonAt(Math.max(...steps), this.view.track.length);
  }

  /** The starting craftsman whose turn is asked about; null without such a question. */
  get turned(): QueensArchitectTile | null {
    const open = this.view.pending.at(-1);
    if (this.ask === null || open?.frame !== 'turn') return null;
    return this.printed.craftsmen.get(open.character) ?? null;
  }

  /** Whether the question is one of the draft. */
  get isDrafting(): boolean {
    const open = this.view.pending.at(-1)?.frame;
    return this.ask !== null && (open === 'pick' || open === 'turn');
  }

  /** What the architect of a seat stands on, in a word. */
  actionOf(seat: number): string {
    const action = this.view.seats[seat]?.architect ?? 'construct';
    return this.names.name(action === 'moneychanger' ? 'moneychanger_figure' : action);
  }

  /** A seat in words: all that its plate shows. */
  labelOfSeat({ seat }: SeatLook): string {
    const player = this.view.seats[seat];
    if (!player) return this.nameOf(seat);
    const { name, text } = this.names;
    const band = player.band.flatMap((one) =>
      one ? [`${name(one.character)} ${one.performance}`] : [],
    );
    const facts = [
      `${name('taler')} ${player.talers}`,
      `${name('bond')} ${player.bonds}`,
      `${text('web-qa-performance')} ${player.performance}`,
      `${name('appreciation_track')} ${player.track}`,
      this.actionOf(seat),
      name(player.carriage),
      ...band,
    ];
    return `${this.nameOf(seat)}: ${facts.join('; ')}`;
  }

  override pieceOf(name: string): Piece | null {
    const piece = super.pieceOf(name);
    return piece && (KINDS as readonly string[]).includes(piece.kind) ? piece : null;
  }

  override markOf = (piece: string): string =>
    piece === `seat ${this.markedSeat}` ? 'qa-marked' : '';

  /** Whose event is pointed at in the log. */
  get markedSeat(): number | null {
    const doc = this.marked && docOf<EventDoc>(this.marked);
    return doc && 'seat' in doc ? doc.seat : null;
  }
}

export const lay = (props: () => BoardProps<View, QueensArchitectPrinted>): Desk =>
  layDesk(new Desk(props));

export const desk = useDesk<Desk>;
