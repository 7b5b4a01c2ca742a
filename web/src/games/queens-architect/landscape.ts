/**
 * What is drawn on the map for its own sake: river, hills, fields and woods, laid between the places
 * of each side of the board. A side that is not known here goes without.
 */
import type { QueensArchitectDemand } from '../../net/protocol';
import type { Point } from './geometry';

/** Ornament of a side, in the units of the map. */
export interface Landscape {
  readonly river: string;
  /** Where hills stand: middle of the foot, and how large they are. */
  readonly hills: readonly (readonly [x: number, y: number, scale: number])[];
  /** Plowed fields: their middle and how far they are turned. */
  readonly plots: readonly (readonly [x: number, y: number, angle: number])[];
  /** Groups of trees: their middle and how many there are. */
  readonly woods: readonly (readonly [x: number, y: number, trees: number])[];
  readonly clouds: readonly (readonly [x: number, y: number, scale: number])[];
  /** Where birds fly. */
  readonly birds: Point;
}

/** The size of the map. */
export const MAP = { x: 0, y: 0, width: 546, height: 638 } as const;

/** What is shown of it where room is dear. */
export const CORE = { x: 6, y: 50, width: 534, height: 560 } as const;

/** How far apart building sites are, so that text of that size is in them. */
export const pitchOf = (text: number): number => Math.max(18, text * 1.4);

/** The fields behind everything, the same on all sides. */
export const FIELDS = [
  'M-10 60C60 30 150 60 190 120S120 230 60 240-20 180-10 60z',
  'M300-10c80-20 220 0 260 60s0 120-70 130-190-20-220-80 0-100 30-110z',
  'M360 260c60-30 170-20 200 40s-10 130-90 140-140-30-150-90 10-75 40-90z',
  'M-20 330C60 300 140 320 160 390S90 500 20 500-60 370-20 330z',
  'M60 560c60-40 170-30 220 10s-20 90-120 90S10 600 60 560z',
  'M330 520c70-30 200-20 230 40s-60 110-140 100-150-110-90-140z',
] as const;

const LANDSCAPES: Readonly<Record<string, Landscape>> = {
  side_4: {
    river: 'M262-10C250 60 240 110 262 170S330 240 300 320 250 420 262 480 190 560 196 660',
    hills: [
      [352, 62, 0.9],
      [40, 330, 0.9],
      [500, 392, 0.8],
      [160, 38, 0.7],
      [300, 592, 0.8],
    ],
    plots: [
      [90, 270, -8],
      [430, 150, 6],
      [250, 420, 10],
      [455, 455, -10],
      [225, 600, 4],
      [60, 450, 12],
      [400, 30, -4],
    ],
    woods: [
      [205, 60, 5],
      [28, 205, 4],
      [188, 238, 4],
      [352, 236, 3],
      [514, 190, 5],
      [514, 330, 5],
      [508, 455, 4],
      [36, 470, 5],
      [238, 602, 3],
      [392, 590, 4],
      [520, 60, 3],
    ],
    clouds: [
      [224, 22, 0.6],
      [500, 36, 0.62],
      [40, 178, 0.9],
    ],
    birds: [327, 34],
  },
  side_2_3: {
    river:
      'M292-10C282 50 284 110 292 150S318 222 345 245 372 268 384 300 420 350 432 390 448 470 450 520 452 610 440 660',
    hills: [
      [220, 42, 0.8],
      [54, 380, 0.9],
      [500, 250, 0.8],
      [260, 442, 0.8],
      [500, 560, 0.8],
    ],
    plots: [
      [60, 460, -8],
      [400, 60, 6],
      [510, 400, 10],
      [230, 260, -10],
      [110, 570, 4],
      [300, 60, 4],
    ],
    woods: [
      [36, 64, 5],
      [250, 90, 3],
      [510, 60, 4],
      [36, 220, 4],
      [510, 330, 5],
      [300, 470, 4],
      [504, 470, 5],
      [110, 480, 4],
      [52, 540, 5],
      [400, 590, 3],
      [178, 250, 3],
      [290, 390, 3],
    ],
    clouds: [
      [190, 24, 0.6],
      [480, 40, 0.62],
      [44, 330, 0.8],
    ],
    birds: [330, 36],
  },
};

const BARE: Landscape = {
  river: '',
  hills: [],
  plots: [],
  woods: [],
  clouds: [],
  birds: [327, 34],
};

/** The landscape of a side. */
export function landscapeOf(side: string): Landscape {
  return LANDSCAPES[side] ?? BARE;
}

/** Where a place of the data, 0 to 1000, is on the map. */
export function onMap(x: number, y: number): Point {
  return [x * 0.476 + 35, y * 0.56 + 46];
}

/** The trees of a wood round its middle, the farther ones first. */
export function treesOf([x, y, trees]: readonly [number, number, number]): readonly Point[] {
  return Array.from({ length: trees }, (_, k): Point => [
    x + ((k * 19 + ((k * x) % 7) * 2) % 47) - 23,
    y + ((k * k * 11 + k * 5 + x) % 27) - 13,
  ]).sort((a, b) => a[1] - b[1]);
}

/** How far apart the signs of a ribbon are. */
export const PITCH = 18;

/** Half the width of the ribbon of a demand tile, without its ends. */
export function halfRibbon(demand: QueensArchitectDemand | undefined): number {
  const items = (demand?.guilds.length ?? 0) + (demand?.bonus ? 1 : 0);
  return (items * PITCH) / 2 + 2;
}
