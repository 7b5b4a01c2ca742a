/** What all parts of this board need, beside what every board has. */
import type { BoardProps, Piece, SeatLook } from '../../board/contract';
import { Desk as KitDesk, layDesk, useDesk as use } from '../../board/kit/desk.svelte';
import type { Subject } from '../../board/kit/offers';
import { Room } from '../../board/kit/room.svelte';
import type { Event, WestKingdomPrinted } from '../../net/protocol';
import { pieceToExplain } from './asking';
import { cuesOf, spokenOf, type Cue } from './cues';
import { waysOf } from './offers';
import { Printed } from './printed';
import { lastTurn, touchedBy } from './trail';
import {
  captives,
  crowdAt,
  lookedAt,
  OPEN_PLACES,
  type Group,
  type SeatView,
  type View,
} from './view';

/** Narrower boards show one part at a time. */
const TIGHT = 760;
const NOTHING: ReadonlySet<string> = new Set();

export class Desk extends KitDesk<View, Cue, WestKingdomPrinted> {
  readonly printed = $derived(new Printed(this.edition.printed));
  readonly #touched = $derived(touchedBy(this.trail));
  /** The pieces of the event that is hovered in the log. */
  readonly #marked = $derived(
    this.marked ? spokenOf(this.marked, this.viewer, this.seats.length) : NOTHING,
  );

  readonly room = new Room((width) => (width < TIGHT ? 330 : 560));
  /** Whether one part of the board is shown at a time. */
  readonly isTight = $derived(this.room.width < TIGHT);
  /** Narrow boards scroll, and all others fit into the room there is. */
  readonly isWhole = $derived(this.room.width > 900);
  /** Whether height is dear. Large crowds need two lines in their tiles. */
  readonly isLow = $derived.by(() => {
    const isCrowded = OPEN_PLACES.some((place) => crowdAt(this.view, place).length > 3);
    // A piece that is shown by itself, without a table, has room enough.
    const most = this.seats.length === 0 ? 0 : isCrowded ? 800 : 720;
    return this.isWhole && this.room.height < most;
  });

  protected waysOf(subject: Subject) {
    return waysOf(subject);
  }

  /** Where nothing travels, only the last turn counts. */
  protected beatsOf(trail: readonly Event[], _: View | null, travels: boolean) {
    return cuesOf(travels ? trail : lastTurn(trail), this.viewer, this.seats.length);
  }

  /** The viewer's own things; null for a spectator. */
  get own(): SeatView | null {
    return this.viewer === null ? null : (this.view.seats[this.viewer] ?? null);
  }

  /** Building cards of which one is to be kept: those of the draft, or those looked at. */
  get choice(): readonly string[] {
    const packet = this.own?.packet ?? [];
    return packet.length ? packet : lookedAt(this.view);
  }

  /** What a seat would have after the answer that is looked at; null if nothing is known. */
  after(seat: number, good: string): number | null {
    return this.preview?.after[seat]?.goods[good] ?? null;
  }

  override nameOf(seat: number): string {
    const name = super.nameOf(seat);
    if (name) return name;
    const isRival = this.view.house_rival !== null && seat === 1;
    return isRival ? this.names.text('wk-house-rival-name') : String(seat + 1);
  }

  /** A place in words, with those who stand there. */
  labelOfCrowd(place: string, groups: readonly Group[]): string {
    const who = groups.map(({ seat, count }) =>
      this.names.text('web-wk-group', { name: this.nameOf(seat), count }),
    );
    return [this.names.name(place), ...who].join(this.names.text('list-comma'));
  }

  /** How many apprentices a seat may have. */
  limitOf(seat: number): number {
    const board = this.view.seats[seat]?.board;
    return (board ? this.printed.playerBoard(board) : this.printed.all).apprentice_limit;
  }

  /** A seat in words: all that its plate shows. */
  labelOfSeat({ seat }: SeatLook): string {
    const player = this.view.seats[seat];
    if (!player) return this.nameOf(seat);
    const { name, text } = this.names;
    const held = captives(player).map((group) =>
      text('web-wk-group', { name: this.nameOf(group.seat), count: group.count }),
    );
    const comma = text('list-comma');
    const facts = [
      `${name('virtue')} ${player.virtue}`,
      `${name('cathedral')} ${player.cathedral}`,
      `${text('web-wk-workers')} ${player.supply}`,
      `${text('web-wk-hand')} ${player.hand_count}`,
      `${text('web-wk-debts')} ${player.debts}`,
      [text('web-wk-apprentices'), ...player.apprentices.map(name)].join(' '),
      [text('web-wk-constructed'), ...player.buildings.map(name)].join(' '),
      [text('web-wk-captured'), held.join(comma) || 0].join(' '),
    ];
    return `${this.nameOf(seat)}: ${facts.join('; ')}`;
  }

  override pieceOf(name: string): Piece | null {
    return pieceToExplain(name, this.view, this.printed);
  }

  /** When the drawing of a place moves because of what happened there; null if it rests. */
  stirOf(place: string): { readonly at: number } | null {
    const isIt = ({ manner, to }: Cue) => manner === 'stir' && to.includes(place);
    return this.beats.find(({ move }) => isIt(move)) ?? null;
  }

  override markOf = (piece: string) => this.cornersOf(piece);

  /** The class of the red-chalk corners round a piece; empty without. */
  cornersOf(piece: string): '' | 'wk-touched' | 'wk-marked' {
    if (this.#marked.has(piece)) return 'wk-marked';
    return this.#marked.size === 0 && this.#touched.has(piece) ? 'wk-touched' : '';
  }
}

/** Lays the desk out for everything inside this component. */
export const lay = (props: () => BoardProps<View, WestKingdomPrinted>): Desk =>
  layDesk(new Desk(props));

/** The desk that a component is on. */
export const useDesk = use<Desk>;
