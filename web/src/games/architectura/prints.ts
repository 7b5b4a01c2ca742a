/**
 * What is printed on the cards: the rows of the edition, and how a formula such as `X+1` reads.
 *
 * The server works out every value that counts, also those that a card would have where it is not
 * laid yet.
 */

/** An effect as the edition has it. */
export interface Effect {
  readonly tag: string;
  readonly timing: string;
  readonly optional?: boolean;
  readonly params?: Readonly<Record<string, unknown>>;
}

/** A card of the edition. */
export interface Print {
  readonly id: string;
  readonly set: 'basic' | 'additional';
  /** The values on top, right, bottom and left; an empty text where there is none. */
  readonly sides: readonly string[];
  readonly protected: boolean;
  readonly end_game: boolean;
  readonly effect: readonly Effect[];
  /** What an additional card may replace: a card, or any of the same basic value. */
  readonly replaces?: string;
}

interface Edition {
  readonly box?: { readonly protection_tokens_per_color?: number };
  readonly card?: readonly Print[];
  readonly advanced?: {
    readonly uniform_set?: readonly string[];
    readonly color_set?: readonly { readonly color: string; readonly cards: readonly string[] }[];
  };
}

/** The cards of an edition by id. */
export function printsOf(edition: Readonly<Record<string, unknown>>): ReadonlyMap<string, Print> {
  return new Map(((edition as Edition).card ?? []).map((card) => [card.id, card]));
}

/** How many protection tokens each color has. */
export function tokensOf(edition: Readonly<Record<string, unknown>>): number {
  return (edition as Edition).box?.protection_tokens_per_color ?? 0;
}

/** The additional cards that a color may choose from. */
export function additionalOf(
  edition: Readonly<Record<string, unknown>>,
  sets: 'by_color' | 'uniform',
  color: string,
): readonly string[] {
  const advanced = (edition as Edition).advanced;
  if (sets === 'uniform') return advanced?.uniform_set ?? [];
  return advanced?.color_set?.find((set) => set.color === color)?.cards ?? [];
}

/** Whether a value depends on where the card lies. */
export function isFormula(value: string): boolean {
  return /^[XN]/.test(value);
}

/** A formula as people read it: with a true minus. */
export function written(value: string | number): string {
  return String(value).replace('-', '−');
}

/** The sign of a card: the flag if it counts at the end, else that of its first effect. */
export function signOf(print: Print): string | null {
  if (print.end_game) return 'end';
  const tag = print.effect[0]?.tag;
  return tag && tag !== 'none' ? tag : null;
}
