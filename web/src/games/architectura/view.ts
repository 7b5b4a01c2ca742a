/** The documents of Architectura, by the names that the board has for them. */
import type { CardDoc, EventDoc, SeenSpaceDoc, ViewDoc } from './documents';

export type {
  CardDoc as StackCard,
  FrameDoc as Frame,
  SeenSeatDoc as Player,
  SeenSpaceDoc as Space,
  ViewDoc as View,
} from './documents';

/** What can happen. */
export type EventKind = EventDoc['kind'];

/** The uppermost card of a space. */
export function top(space: SeenSpaceDoc | undefined): CardDoc | undefined {
  return space?.stack?.[0];
}

/** Whether a card stands face up. */
export function isUp(card: CardDoc | undefined): card is CardDoc & { readonly side: number } {
  return card?.side !== undefined && card.side !== null;
}

/** The spaces of a city by their name. */
export function spacesOf(view: ViewDoc): ReadonlyMap<string, SeenSpaceDoc> {
  return new Map(view.city.map((space) => [space.at, space]));
}

/** Every name of a space in board order: street after street, from left to right. */
export function groundOf(view: ViewDoc): readonly string[] {
  return Array.from({ length: view.streets * view.columns }, (_, i) =>
    nameOf(Math.floor(i / view.columns) + 1, (i % view.columns) + 1),
  );
}

/** The name of the space in a street and a column, both counted from 1. */
export function nameOf(street: number, column: number): string {
  return `${street}:${column}`;
}

/** Street and column of a space. */
export function placeOf(at: string): { readonly street: number; readonly column: number } {
  const [street, column] = at.split(':').map(Number);
  return { street: street ?? 0, column: column ?? 0 };
}

/** The name of the space that many columns to the right. */
export function beside(at: string, columns: number): string {
  const { street, column } = placeOf(at);
  return nameOf(street, column + columns);
}
