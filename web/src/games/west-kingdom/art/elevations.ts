/**
 * How buildings look: each card has one of a dozen elevations, drawn on a grid of 64 by 46 that
 * stands on a ground line at 45. The name on the card says which building it is.
 */

/** The strokes of a drawing: walls are filled like the card, roofs have a wash. */
export interface Elevation {
  readonly wall: string;
  readonly roof?: string;
  readonly line?: string;
}

const DRAWINGS = {
  hut: {
    wall: 'M17 24h30v21H17z',
    roof: 'M12 25 32 8l20 17-3 4L32 14 15 29z',
    line: 'M28 45V33h8v12M20 33h5v6h-5zM39 33h5v6h-5zM42 16V9h4v10',
  },
  market: {
    wall: 'M12 30h40v15H12z',
    roof: 'M10 18h44l3 9c0 4-8 4-8 0 0 4-8.500 4-8.500 0 0 4-8.500 4-8.500 0 0 4-8.500 4-8.500 0 0 4-8.500 4-8.500 0 0 4-8 4-8 0z',
    line: 'M12 36h40M20 36v9M44 36v9M32 18v-7M32 11h6v4h-6',
  },
  church: {
    wall: 'M20 26h30v19H20zM12 22h10v23H12z',
    roof: 'm11 22 6-13 6 13zM18 27l17-12 17 12-2 3-15-10-15 10z',
    line: 'M17 9V3M14.500 5.500h5M31 45v-8a4 4 0 0 1 8 0v8M35 27v.100M17 28v5',
  },
  tower: {
    wall: 'M24 16h16v29H24zM21 10h22v7H21z',
    roof: 'M20 10 32 1l12 9z',
    line: 'M30 45v-8h4v8M32 22v4M32 29v3M26 12v3M38 12v3',
  },
  castle: {
    wall: 'M12 16h4v-4h4v4h4v-4h3v10h10V12h3v4h4v-4h4v4h4v29H12z',
    roof: 'M32 12V3h9l-2.500 2.500L41 8h-9',
    line: 'M27 45V34a5 5 0 0 1 10 0v11M12 22h40M19 28v5M45 28v5',
  },
  dome: {
    wall: 'M8 27h48v18H8zM20 20h24v7H20z',
    roof: 'M20 20c0-8 5-12 12-12s12 4 12 12zM29 8V4h6v4',
    line: 'M14 31v11M20 31v11M44 31v11M50 31v11M28 45v-9a4 4 0 0 1 8 0v9',
  },
  palace: {
    wall: 'M10 22h44v23H10zM26 16h12v29H26z',
    roof: 'm9 22 8-10 8 10zM39 22l8-10 8 10zM25 16l7-11 7 11z',
    line: 'M15 28h4v6h-4zM45 28h4v6h-4zM29.500 45v-8h5v8M30 21h4v6h-4z',
  },
  column: {
    wall: 'M28 10h8v24h-8zM25 7h14v4H25zM22 34h20v5H22zM17 39h30v6H17z',
    roof: 'M29 7c0-4 1-5 3-5s3 1 3 5z',
    line: 'M30.500 12v21M33.500 12v21',
  },
  arches: {
    wall: 'M6 14h52v31H48V34a6 6 0 0 0-12 0v11h-8V34a6 6 0 0 0-12 0v11H6z',
    roof: 'M6 9h52v5H6z',
    line: 'M12 20h40',
  },
  well: {
    wall: 'M19 31h26v14H19z',
    roof: 'm14 17 18-11 18 11-2 3-16-9-16 9z',
    line: 'M22 17v14M42 17v14M22 22h20M32 22v9M19 36h26M25 31v5M38 36v9',
  },
  pit: {
    wall: 'M8 45c0-9 6-14 24-14s24 5 24 14z',
    roof: 'M22 45c0-5 4-8 10-8s10 3 10 8z',
    line: 'M16 31V12M16 12l14 8M16 14l-5 5M27 18v8h5v-4',
  },
  hall: {
    wall: 'M11 24h42v21H11z',
    roof: 'M8 24 15 11h34l7 13z',
    line: 'M17 29h6v8h-6zM41 29h6v8h-6zM28 45V32h8v13M23 11V6h5v5',
  },
  den: {
    wall: 'M14 25h36v20H14z',
    roof: 'm11 27 8-14 26-3 8 17z',
    line: 'M20 45V34h8v11M35 32h9v7h-9zM39.500 32v7M24 19l14-2',
  },
} satisfies Record<string, Elevation>;

const BY_BUILDING: Readonly<Record<string, keyof typeof DRAWINGS>> = {
  steeple: 'church',
  chapel: 'church',
  church: 'church',
  stone_market: 'market',
  wood_market: 'market',
  clay_market: 'market',
  silver_market: 'market',
  trading_post: 'market',
  smithy: 'hut',
  tilers_hut: 'hut',
  carpenters_hut: 'hut',
  masons_hut: 'hut',
  lumber_camp: 'hut',
  watchtower: 'tower',
  lighthouse: 'tower',
  fortress: 'castle',
  castle: 'castle',
  keep: 'castle',
  barracks: 'castle',
  dungeon: 'castle',
  university: 'dome',
  observatory: 'dome',
  library: 'dome',
  treasury: 'dome',
  palace: 'palace',
  monument: 'column',
  fountain: 'well',
  well: 'well',
  aqueduct: 'arches',
  reservoir: 'arches',
  clay_pit: 'pit',
  factory: 'hall',
  armoury: 'hall',
  drafting_room: 'hall',
  tavern: 'hall',
  thieves_den: 'den',
  gamblers_den: 'den',
  betting_house: 'den',
  hideout: 'den',
  moneylender: 'den',
};

/** The elevation of a building. */
export function elevationOf(building: string): Elevation {
  return DRAWINGS[BY_BUILDING[building] ?? 'hall'];
}
