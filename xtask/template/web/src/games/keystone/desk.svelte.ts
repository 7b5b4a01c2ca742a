/** What all parts of this board need, beside what every board has. */
import type { BoardProps } from '../../board/contract';
import { Desk as KitDesk, layDesk, useDesk } from '../../board/kit/desk.svelte';
import type { Subject } from '../../board/kit/offers';
import type { Event, KeystonePrinted } from '../../net/protocol';
import { beatsOf, type Move } from './moves';
import { waysOf } from './offers';
import type { View } from './view';

export class Desk extends KitDesk<View, Move, KeystonePrinted> {
  protected waysOf(subject: Subject) {
    return waysOf(subject);
  }

  protected beatsOf(trail: readonly Event[]) {
    return beatsOf(trail, this.stones);
  }

  /** Stones that the bridge is made of. */
  get stones(): number {
    return this.edition.printed.stones;
  }
}

export const lay = (props: () => BoardProps<View, KeystonePrinted>): Desk =>
  layDesk(new Desk(props));

export const desk = useDesk<Desk>;
