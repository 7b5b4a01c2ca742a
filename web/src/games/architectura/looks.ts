/** What a card looks like and what is said of it. */
import type { Names } from '../../words/names';
import { isFormula, type Print } from './prints';
import { placeOf, top, type Space } from './view';

/** The appearance of the cards and owners of a table. */
export interface Looks {
  readonly names: Names;
  readonly spaces: ReadonlyMap<string, Space>;
  /** What is printed on a card. */
  print(card: string): Print;
  nameOf(seat: number): string;
}

/** The value in the tab of a card that lies nowhere: its number, or nothing for a formula. */
export function plainValue(print: Print): number | null {
  const base = print.sides[0] ?? '';
  return isFormula(base) || base === '' ? null : Number(base);
}

/** A space in words: what stands there, whose it is and what it is worth. */
export function spokenSpace(looks: Looks, at: string): string {
  const { names } = looks;
  const space = looks.spaces.get(at);
  const card = top(space);
  const place = names.text('web-ar-where', { ...placeOf(at) });
  if (!card) {
    if (typeof space?.reserved !== 'number') return names.text('web-ar-space-empty', { place });
    return names.text('web-ar-space-reserved', { place, owner: looks.nameOf(space.reserved) });
  }
  const args = { place, card: names.name(card.card), owner: looks.nameOf(card.seat) };
  if (typeof space?.value !== 'number') return names.text('web-ar-space-fallen', args);
  const key = space.protected ? 'web-ar-space-protected' : 'web-ar-space-card';
  return names.text(key, { ...args, value: space.value });
}
