/** What city, hand and panels have to know to draw a card: prints, names and owners' colors. */
import type { BoardProps, Tint } from '../../board/contract';
import { tintOf } from '../../board/tints';
import type { Names } from '../../words/names';
import { isFormula, printsOf, type Print } from './prints';
import { placeOf, spacesOf, top, type Space, type View } from './view';

/** How the cards and owners of this table look. */
export interface Looks {
  readonly names: Names;
  readonly spaces: ReadonlyMap<string, Space>;
  /** The row of a card in the edition. */
  readonly print: (card: string) => Print;
  readonly tint: (seat: number) => Tint;
  readonly owner: (seat: number) => string;
}

const UNKNOWN = { set: 'basic', protected: false, end_game: false, effect: [] } as const;

/** The looks of a table. */
export function looksOf(props: BoardProps<View>): Looks {
  const prints = printsOf(props.edition);
  return {
    names: props.names,
    spaces: spacesOf(props.view),
    print: (id) => prints.get(id) ?? { ...UNKNOWN, id, sides: ['', '', '', ''] },
    tint: (seat) => props.seats[seat]?.tint ?? tintOf(props.view.seats[seat]?.color ?? 'red'),
    owner: (seat) => props.seats[seat]?.name ?? '',
  };
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
    return names.text('web-ar-space-reserved', { place, owner: looks.owner(space.reserved) });
  }
  const args = { place, card: names.name(card.card), owner: looks.owner(card.seat) };
  if (typeof space?.value !== 'number') return names.text('web-ar-space-fallen', args);
  const key = space.protected ? 'web-ar-space-protected' : 'web-ar-space-card';
  return names.text(key, { ...args, value: space.value });
}
