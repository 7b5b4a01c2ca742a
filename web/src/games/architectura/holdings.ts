/** The cards of a player in the city, as anybody can see them. */
import type { CardDoc, SeenSpaceDoc, ViewDoc } from './documents';
import { isUp } from './view';

/** A card in the city, and the space where it lies. */
export interface Holding {
  readonly space: SeenSpaceDoc;
  readonly card: CardDoc;
}

export interface Holdings {
  /** Face up, in board order. */
  readonly standing: readonly Holding[];
  /** Face down, also below other cards. */
  readonly fallen: readonly Holding[];
}

/** What a seat has in the city. */
export function holdingsOf(view: ViewDoc, seat: number): Holdings {
  const own = view.city.flatMap((space) =>
    (space.stack ?? []).filter((card) => card.seat === seat).map((card) => ({ space, card })),
  );
  return {
    standing: own.filter(({ card }) => isUp(card)),
    fallen: own.filter(({ card }) => !isUp(card)),
  };
}

/** Which cards a player took into the deck before the game, and which they gave for them. */
export interface Exchanged {
  readonly taken: readonly string[];
  readonly given: readonly string[];
}

/** Compares a deck with the one that everybody is given. */
export function exchangedOf(deck: readonly string[], basic: readonly string[]): Exchanged {
  return {
    taken: deck.filter((card) => !basic.includes(card)),
    given: basic.filter((card) => !deck.includes(card)),
  };
}
