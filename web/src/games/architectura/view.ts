/** The view document of Architectura, as `docs/games/architectura.md` describes it. */

/** A card in a space of the city; without `side` it lies face down. */
export interface StackCard {
  readonly card: string;
  readonly seat: number;
  readonly side?: number;
  readonly token?: boolean;
}

/** A space that holds something. */
export interface Space {
  readonly at: string;
  /** The uppermost card first; empty where only a token lies. */
  readonly stack?: readonly StackCard[];
  /** Whose Fountain token lies here. */
  readonly reserved?: number | null;
  /** The current value of the face-up card. */
  readonly value?: number | null;
  readonly protected?: boolean;
}

/** A player as the viewer sees them. */
export interface Player {
  readonly color: string;
  /** The deck as it was at the start. */
  readonly cards: readonly string[];
  readonly hand: readonly string[];
  readonly hand_count: number;
  readonly deck_count: number;
  readonly front?: readonly string[];
  readonly beside?: readonly string[];
  readonly removed?: readonly string[];
  readonly taken?: readonly string[];
  readonly given?: readonly string[];
  readonly hand_limit: number;
  readonly mulligans: number;
  readonly tokens: number;
  readonly score: number;
}

/** An open question. */
export interface Frame {
  readonly frame: string;
  readonly card?: string;
  readonly at?: string;
  readonly from?: string;
}

/** All that one viewer may know. */
export interface View {
  readonly viewer: number | null;
  readonly turn: number;
  readonly active: number;
  readonly over: boolean;
  readonly exchanges: number;
  readonly sets: 'by_color' | 'uniform';
  readonly streets: number;
  readonly columns: number;
  readonly city: readonly Space[];
  readonly eligible: readonly string[];
  readonly seats: readonly Player[];
  readonly pending: readonly Frame[];
}

/** The uppermost card of a space. */
export function top(space: Space | undefined): StackCard | undefined {
  return space?.stack?.[0];
}

/** Whether a card stands face up. */
export function isUp(card: StackCard | undefined): card is StackCard & { readonly side: number } {
  return card?.side !== undefined && card.side !== null;
}

/** The spaces of a city by their name. */
export function spacesOf(view: View): ReadonlyMap<string, Space> {
  return new Map(view.city.map((space) => [space.at, space]));
}

/** Every name of a space in board order: street after street, from left to right. */
export function groundOf(view: View): readonly string[] {
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

/** The name of the space so many columns to the right. */
export function beside(at: string, columns: number): string {
  const { street, column } = placeOf(at);
  return nameOf(street, column + columns);
}
