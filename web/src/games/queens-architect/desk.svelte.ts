/** What all parts of this board need, beside what every board has. */
import type { BoardProps } from '../../board/contract';
import { docOf } from '../../board/kit/beats';
import { Desk as KitDesk, layDesk, useDesk } from '../../board/kit/desk.svelte';
import type { Subject } from '../../board/kit/offers';
import type { Event, QueensArchitectPrinted, QueensArchitectSide } from '../../net/protocol';
import type { EventDoc } from './documents';
import { beatsOf, type Move } from './moves';
import { busiest, waysOf } from './offers';
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

  /** Whose event is pointed at in the log. */
  get markedSeat(): number | null {
    const doc = this.marked && docOf<EventDoc>(this.marked);
    return doc && 'seat' in doc ? doc.seat : null;
  }
}

export const lay = (props: () => BoardProps<View, QueensArchitectPrinted>): Desk =>
  layDesk(new Desk(props));

export const desk = useDesk<Desk>;
