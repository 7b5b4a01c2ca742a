/**
 * What is drawn on the map for its own sake: a river, hills and trees, laid between the places of
 * each side of the board. A side that is not known here goes without.
 */

import type { QueensArchitectDemand } from '../../net/protocol';

/** Ornament of a side, in the units of the map. */
export interface Landscape {
  readonly river: string;
  /** Where hills stand: middle of the foot. */
  readonly hills: readonly (readonly [number, number])[];
  readonly trees: readonly (readonly [number, number])[];
}

/** The size of the map; the strip below it has the table of prices. */
export const MAP = { width: 540, height: 652, foot: 28 } as const;

const LANDSCAPES: Readonly<Record<string, Landscape>> = {
  side_4: {
    river: 'M160 0C158 70 168 110 192 158S216 258 168 322S150 420 168 478S178 590 112 652',
    hills: [
      [222, 52],
      [48, 318],
      [340, 88],
      [492, 384],
      [418, 542],
    ],
    trees: [
      [494, 180],
      [510, 186],
      [326, 446],
      [342, 450],
      [356, 446],
      [32, 506],
      [46, 514],
      [232, 618],
      [248, 624],
    ],
  },
  side_2_3: {
    river: 'M318 0C300 60 318 110 330 150S420 230 408 300S450 430 452 500S470 610 440 652',
    hills: [
      [222, 52],
      [60, 440],
      [498, 210],
      [110, 600],
      [496, 372],
    ],
    trees: [
      [160, 250],
      [176, 256],
      [486, 470],
      [502, 476],
      [46, 520],
      [62, 526],
      [196, 340],
      [500, 600],
      [66, 190],
    ],
  },
};

/** The landscape of a side. */
export function landscapeOf(side: string): Landscape {
  return LANDSCAPES[side] ?? { river: '', hills: [], trees: [] };
}

/** Where a place of the data, 0 to 1000, is on the map. */
export function onMap(x: number, y: number): readonly [number, number] {
  return [x * 0.54 - 2, y * 0.67 - 5];
}

/** Half the width of the ribbon of a demand tile, without its ends. */
export function halfRibbon(demand: QueensArchitectDemand | undefined): number {
  const items = (demand?.guilds.length ?? 0) + (demand?.bonus ? 1 : 0);
  return (items * 20) / 2 + 3;
}
