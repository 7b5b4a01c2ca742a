/**
 * The elevation of each building, drawn in code on a field of 64 × 46 with the ground at 44.
 *
 * Three layers make one style: `wash` is what takes the owner's color (roofs, water, leaves),
 * `line` is ink, `solid` is what lies in the dark (doors, arches, slits).
 */

/** A drawing in three layers of path data. */
export interface Drawing {
  readonly wash: string;
  readonly line: string;
  readonly solid?: string;
}

/** The line that every building stands on. */
export const GROUND = 'M2 44.5H62';

/** A fallen building. */
export const RUBBLE: Drawing = {
  wash: 'M6 44.5 13 33l8 3.5L27 27l10 5.5 4.5-3 7 7.5L58 44.5z',
  line: 'M13 33l4.5 11.5M27 27l2.5 9-5 8.5M29.5 36l7.5-3.5 5 12M41.5 29.5l-2 7',
};

/** A building that the edition has and this file has not: a plain house. */
const HOUSE: Drawing = {
  wash: 'M10 24 32 9l22 15z',
  line: 'M14 24v20M50 24v20',
  solid: 'M28 44V34h8v10z',
};

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  palace: {
    wash: 'M23.5 17a8.5 8.5 0 0 1 17 0z',
    line: 'M22 44V17h20v27M8 44V25h14M42 25h14v19M6 25h16M42 25h16M32 8.5V1.5h6.5l-2 2.2 2 2.2H32M12 44V32h5v12M47 44V32h5v12M25.5 21.5h3v6h-3zM35.5 21.5h3v6h-3z',
    solid: 'M27.5 44V35.5a4.5 4.5 0 0 1 9 0V44z',
  },
  villa: {
    wash: 'M5 23 25 12l20 11zM54 11c3.6 6 4.8 11 4.8 16 0 5-1.8 8-4.8 8s-4.8-3-4.8-8c0-5 1.2-10 4.8-16z',
    line: 'M8 23v21M42 23v21M14 27v17M20 27v17M30 27v17M36 27v17M8 27h34M54 26v18',
    solid: 'M23 44V33h4v11z',
  },
  temple: {
    wash: 'M7 17 32 5l25 12z',
    line: 'M10 17h44v4H10zM13 21v17M17 21v17M23 21v17M27 21v17M37 21v17M41 21v17M47 21v17M51 21v17M9 38h46v3H9zM5 41h54v3.5H5z',
    solid: 'M30 26h4v12h-4z',
  },
  theatre: {
    wash: 'M6 20c8-6.5 44-6.5 52 0v6.5c-8-5-44-5-52 0z',
    line: 'M7 26v18M57 26v18M32 15V4h7.5v5H32',
    solid:
      'M11.5 44V35a4 4 0 0 1 8 0v9zM22.5 44V34.5a4 4 0 0 1 8 0V44zM33.5 44V34.5a4 4 0 0 1 8 0V44zM44.5 44V35a4 4 0 0 1 8 0v9z',
  },
  park: {
    wash: 'M11 19.5a10 10 0 1 1 20 0 10 10 0 1 1-20 0zM41 24.5a7 7 0 1 1 14 0 7 7 0 1 1-14 0z',
    line: 'M21 22v22M21 29l4.5-4.5M21 27l-3.5-3.5M48 26v18M48 31l3-3M28 37.5h12M28 40.5h12M30 37.5V44M38 37.5V44',
  },
  library: {
    wash: 'M5 21 32 6l27 15z',
    line: 'M9 21v23M55 21v23M26.5 44V32.5a5.5 5.5 0 0 1 11 0V44M32 27v17M25 16.5c2.5-2 5-2 7 0 2-2 4.5-2 7 0M9 24.5h46',
    solid: 'M14.5 40v-8.5a3 3 0 0 1 6 0V40zM43.5 40v-8.5a3 3 0 0 1 6 0V40z',
  },
  greenhouse: {
    wash: 'M11 44V25C11 13 21 9 32 9s21 4 21 16v19z',
    line: 'M21.5 44V12M32 44V9M42.5 44V12M11 26h42M11 35h42M28 9V5.5h8V9',
  },
  workshop: {
    wash: 'M7 30V21l13-9v9l13-9v9l13-9v18z',
    line: 'M7 30v14M46 30v14M50 44V12h6v32M53 8.5c-2-2.5 2.5-3.5.5-6.5M24 34.5h7v5h-7zM35 34.5h7v5h-7z',
    solid: 'M11.5 44v-9.5h8V44z',
  },
  barracks: {
    wash: 'M6 24.5h52v5H6z',
    line: 'M6 44V15h7v5h6v-5h7v5h12v-5h7v5h6v-5h7v29',
    solid: 'M26 44v-5.5a6 6 0 0 1 12 0V44zM14 34h2.8v6H14zM47.2 34H50v6h-2.8z',
  },
  watchtower: {
    wash: 'M21.5 19.5h21v5h-21z',
    line: 'M24 24.5 22 44M40 24.5 42 44M21.5 19.5V12H27v3.5h3V12h4v3.5h3V12h5.5v7.5M32 12V2h7.5l-2 2.5 2 2.5H32',
    solid: 'M30.5 28.5h3v6h-3zM29 44v-4a3 3 0 0 1 6 0v4z',
  },
  market: {
    wash: 'M6 15h24l3.5 9.5h-31zM37 19h21l3.5 8.5h-28z',
    line: 'M12 15l-2 9.5M18 15v9.5M24 15l2 9.5M42.5 19l-1.5 8.5M47.5 19v8.5M52.5 19l1.5 8.5M5 24.5V44M31 24.5V44M36 27.5V44M59 27.5V44M5 34.5h26M36 36.5h23M9 34.5a3 3 0 0 1 6 0M16 34.5a3 3 0 0 1 6 0M41 36.5v-4h6v4',
    solid: 'M24 34.5v-4h4v4zM49.5 36.5a2.5 2.5 0 0 1 5 0z',
  },
  tavern: {
    wash: 'M8 23 17 9h24l9 14z',
    line: 'M12 23v21M46 23v21M12 32h34M20.5 23v9M37.5 23v9M12 32l8.5-9M46 32l-8.5-9M46 26.5h13M56 26.5V30M52 30h7.5v7.5H52zM39 36.5h4V40h-4z',
    solid: 'M17 44v-8.5h8V44z',
  },
  magic_school: {
    wash: 'M23.5 19 32 1.5 40.5 19zM8.5 27l6-11 6 11zM43.5 27l6-11 6 11z',
    line: 'M25 19v25M39 19v25M10.5 27v17M18.5 27v17M45.5 27v17M53.5 27v17M18.5 35H25M39 35h6.5M32 22.5v7M28.5 26h7M29.7 23.7l4.6 4.6M34.3 23.7l-4.6 4.6',
    solid: 'M29 44v-6a3 3 0 0 1 6 0v6zM13.3 32h2.4v5h-2.4zM48.3 32h2.4v5h-2.4z',
  },
  city_hall: {
    wash: 'M24.5 11 32 1.5 39.5 11zM5 27l4.5-7H26v7zM38 27v-7h16.5l4.5 7z',
    line: 'M26 11v33M38 11v33M8 27v17M56 27v17M28.2 18a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0M32 18v-2.3M32 18h1.6M12 31.5h4v5h-4zM19 31.5h4v5h-4zM41 31.5h4v5h-4zM48 31.5h4v5h-4zM28 26h8',
    solid: 'M28.7 44v-8a3.3 3.3 0 0 1 6.6 0v8z',
  },
  cemetery: {
    wash: 'M7 44V31a6.5 6.5 0 0 1 13 0v13zM44 44V34.5a5.5 5.5 0 0 1 11 0V44z',
    line: 'M27 44v-5h10v5M32 39V13M25.5 20.5h13M13.5 29.5v7.5M10.5 32.5h6M49.5 33v6.5M47 35.5h5M22 44c.5-2-.5-3 .5-5M41 44c.5-2-.5-3 .5-5',
  },
  museum: {
    wash: 'M6 15 32 4l26 11v5.5H6z',
    line: 'M6 15h52M11 20.5V39M17 20.5V39M23 20.5V39M41 20.5V39M47 20.5V39M53 20.5V39M6 39h52v5.5H6z',
    solid: 'M29.5 25h5l-1 3.5c2.5 2.5 2.5 5.5.5 8v2h-4v-2c-2-2.5-2-5.5.5-8z',
  },
  obelisk: {
    wash: 'M28 37.5l2-27L32 3l2 7.5 2 27z',
    line: 'M23.5 37.5h17V41h-17zM19 41h26v3.5H19zM30 10.5h4M30.5 17h3M30.5 22h3M30 27h4M30 32h4M9 44v-5M14 44v-5M9 39.5q2.5 2.5 5 0M50 44v-5M55 44v-5M50 39.5q2.5 2.5 5 0',
  },
  statue: {
    wash: 'M29 29.5l.8-8L27.5 14c2.5-2 6.5-2 9 0l-2.3 7.5.8 8z',
    line: 'M21.5 29.5h21V33h-21zM24.5 33v8M39.5 33v8M21.5 41h21v3.5h-21zM29.5 8.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M36.5 14l6-8M27.5 14l-3.5 8',
    solid: 'M29.5 35.5h5v3h-5z',
  },
  fountain: {
    wash: 'M8 34.5h48l-4 8H12zM23.5 22.5h17l-3.5 5H27z',
    line: 'M29.5 34.5v-7M34.5 34.5v-7M32 22.5V10M32 11c-4-4.5-10-1-10 5M32 11c4-4.5 10-1 10 5M24.5 25c-4 1-6 4-6 9.5M39.5 25c4 1 6 4 6 9.5M14 42.5v2M50 42.5v2',
  },
  forge: {
    wash: 'M5 25 13 13h21l8 12z',
    line: 'M8 25v19M39 25v19M26 13V5h7v8M29.5 2.5c-1.5-1.5 1.5-1.5 0-2.5M30 30h5.5v5H30z',
    solid:
      'M12.5 44v-7a6 6 0 0 1 12 0v7zM43.5 33H59c-.5 3-3 4.5-5 4.5V41h3.5v3.5h-12V41H49v-3.5c-3 0-5-1.5-5.5-4.5z',
  },
  laboratory: {
    wash: 'M7 23a14.5 14.5 0 0 1 29 0zM44.5 36.5h13l2.6 4.8c.8 1.7-.3 3.2-2 3.2H43.9c-1.7 0-2.8-1.5-2-3.2z',
    line: 'M9 23v21M34 23v21M21.5 8.5V3M48.5 25v6.5l-4 5M53.5 25v6.5l4 5M46.5 25h9M16 31a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M21.5 25.5v11M16 31h11M51 21c-1.5-2 1.5-3 0-5',
    solid: 'M19 44v-3.5h5V44z',
  },
  manufactory: {
    wash: 'M5 24h37v6H5z',
    line: 'M6 30v14M41 30v14M10 24V9h6v15M22 24V13h6v11M13 5.5c1.5-3 4.5-.5 6-3.5M25 9.5c1.5-3 4.5-.5 6-3.5M43.5 35.5a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M52 27v17M43.5 35.5h17M46 29.5l12 12M58 29.5l-12 12M31 34.5h5.5v4.5H31z',
    solid: 'M10.5 44v-8h6v8zM21.5 34.5H27V39h-5.5z',
  },
  inn: {
    wash: 'M7 24 32 7l25 17z',
    line: 'M12 24v20M52 24v20M12 33.5h40M41 13V6h5v10.5M17 25.5h6v5h-6zM29 25.5h6v5h-6zM41 25.5h6v5h-6zM17 36.5h5.5V41H17zM41.5 36.5H47V41h-5.5z',
    solid: 'M28 44v-7.5h8V44z',
  },
  arsenal: {
    wash: 'M6 21 13 12h38l7 9v4.5H6z',
    line: 'M9 25.5V44M55 25.5V44M6 21h52M25 29l14 13M39 29 25 42M24 39l4 4M40 39l-4 4',
    solid:
      'M12.5 41.5a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 1 1-5.2 0zM46.3 41.5a2.6 2.6 0 1 1 5.2 0 2.6 2.6 0 1 1-5.2 0zM49 30h2.5v5H49zM12.5 30H15v5h-2.5z',
  },
};

/** The elevation of a building. */
export function drawingOf(card: string): Drawing {
  return DRAWINGS[card] ?? HOUSE;
}

/** Which buildings have an elevation of their own. */
export const DRAWN: readonly string[] = Object.keys(DRAWINGS);
