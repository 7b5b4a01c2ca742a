/** What is printed on the tiles and boards, looked up by id. */
import type {
  QueensArchitectDemand,
  QueensArchitectPrinted,
  QueensArchitectSide,
  QueensArchitectTile,
} from '../../net/protocol';

/** What the board draws, its tiles and sides by their ids. */
export interface Printed extends Omit<QueensArchitectPrinted, 'craftsmen' | 'demands' | 'sides'> {
  readonly craftsmen: ReadonlyMap<string, QueensArchitectTile>;
  readonly demands: ReadonlyMap<string, QueensArchitectDemand>;
  readonly sides: ReadonlyMap<string, QueensArchitectSide>;
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Sorts what the server gives. */
export function sorted(printed: QueensArchitectPrinted): Printed {
  return {
    ...printed,
    craftsmen: byId(printed.craftsmen),
    demands: byId(printed.demands),
    sides: byId(printed.sides),
  };
}
