/**
 * How what is printed on the cards reads.
 *
 * The server works out every value that counts, also those that a card would have where it is not
 * laid yet.
 */
import type { ArchitecturaPrint, ArchitecturaPrinted } from '../../net/protocol';

/** A card as it is printed. */
export type Print = ArchitecturaPrint;

/** The cards of an edition by id. */
export function printsOf(printed: ArchitecturaPrinted): ReadonlyMap<string, Print> {
  return new Map(printed.cards.map((print) => [print.id, print]));
}

const UNKNOWN = { basic: true, sides: ['', '', '', ''], protected: false, sign: null } as const;

/** What is printed on a card; on one that is not known there is nothing. */
export function printOf(prints: ReadonlyMap<string, Print>, id: string): Print {
  return prints.get(id) ?? { ...UNKNOWN, id };
}

/** The additional cards that a color may choose from. */
export function additionalOf(
  printed: ArchitecturaPrinted,
  sets: 'by_color' | 'uniform',
  color: string,
): readonly string[] {
  return sets === 'uniform' ? printed.uniform : (printed.by_color[color] ?? []);
}

/** Whether a value depends on where the card lies. */
export function isFormula(value: string): boolean {
  return /^[XN]/.test(value);
}

/** A formula as people read it: with a true minus. */
export function written(value: string | number): string {
  return String(value).replace('-', '−');
}
