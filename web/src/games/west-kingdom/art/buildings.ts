/**
 * The buildings, each with an outline of its own. A building stands on a field of 96 by 86, which
 * begins at a height of -12, with the ground at 74.
 */

/** Their strokes, from back to front, by card. */
export const BUILDINGS = {
  aqueduct: `
    rock M2 20h92v54H2zM7 74V56a8.5 8.5 0 0 1 17 0V74zM30 74V56a8.5 8.5 0 0 1 17 0V74zM53 74V56a8.5 8.5 0 0 1 17 0V74zM76 74V56a7 7 0 0 1 14 0V74zM6 40V33a3.5 3.5 0 0 1 7 0V40zM18 40V33a3.5 3.5 0 0 1 7 0V40zM30 40V33a3.5 3.5 0 0 1 7 0V40zM42 40V33a3.5 3.5 0 0 1 7 0V40zM54 40V33a3.5 3.5 0 0 1 7 0V40zM66 40V33a3.5 3.5 0 0 1 7 0V40zM78 40V33a3.5 3.5 0 0 1 7 0V40z
    line M2 43h92
    water M2 15h92v5H2z
    chalk M8 17.5h8M30 17.5h12M60 17.5h9
    fine M94 17c6 0 6 8 4 16
    leaf M33.4 74c-1.8-3 .6-5.4 2.7-4.8.6-2.7 5.4-3.3 6.3-.3 3-.9 5.1 2.4 3.6 5.1z
  `,
  armoury: `
    rock M18 74V40h6v-8h8v-8h8v-8h16v8h8v8h8v8h6v34z
    shade M64 74V32h8v8h6v34z
    rock2 M14 74v-5h68v5z
    red M48 22c6 0 9-2 9-2 1 11-2 18-9 22-7-4-10-11-9-22 0 0 3 2 9 2z
    chalk M48 23v18M40 29h16
    dark M40 69V58a8 8 0 0 1 16 0v11z
    chalk M44 69V55M48 69V52M52 69V55
    line M24 66 34 46M34 66 24 46M62 66l10-20M72 66 62 46M22 50l4-2M32 48l4 2M60 50l4-2M70 48l4 2M6 74V34M12 74V38M88 74V36
    steel M6 34l-2.5-5L6 22l2.5 7zM12 38l-2.5-5 2.5-7 2.5 7zM88 36l-2.5-5 2.5-7 2.5 7z
  `,
  barracks: `
    rock M4 74V40h88v34z
    rock M4 40v-6h5.9v6h5.9v-6h5.9v6h5.9v-6h5.9v6h5.9v-6h5.9v6h5.9v-6h5.9v6h5.9v-6h5.9v6h5.9v-6h5.9v6h5.9v-6h5.9v6z
    rock M14 40V14h20v26zM62 40V14h20v26z
    rock M12 14v-5h3.4v5h3.4v-5h3.4v5h3.4v-5h3.4v5h3.4v-5h3.4v5zM60 14v-5h3.4v5h3.4v-5h3.4v5h3.4v-5h3.4v5h3.4v-5h3.4v5z
    rose M4 46h88v6H4z
    dark M38 74V60a10 10 0 0 1 20 0V74z
    chalk M41 74V58M48 74V52M55 74V58M38 64h20
    dark/bare M22 31v-7a2 2 0 0 1 4 0v7zM70 31v-7a2 2 0 0 1 4 0v7zM16 66v-6a2 2 0 0 1 4 0v6zM26 66v-6a2 2 0 0 1 4 0v6zM68 66v-6a2 2 0 0 1 4 0v6zM78 66v-6a2 2 0 0 1 4 0v6z
    rose M24 9V-6h12l-3 3.5 3 3.5H24M72 9V-6h12l-3 3.5 3 3.5H72
  `,
  betting_house: `
    lime M16 74V34h8c0-8 6-8 8-14h30c2 6 8 6 8 14h8v40z
    rock M12 38h16v-5H12zM66 38h16v-5H66z
    shade M66 38h12v36H66z
    line M47 20V6
    tile M47 6c-8 2-12-1-15-6 5 1 7-1 9-3 3 5 8 4 11-1 0-3 3-4 5-2l4 2-4 2c0 5-4 9-10 8z
    line M43 8l-3 4M50 8l2 4
    white M30 28h34v16H30z
    line M47 28v16M34 32h9M34 36h7M34 40h9M51 32h9M51 36h9M51 40h6
    timber M40 74V60a7 7 0 0 1 14 0v14z
    glow M22 52h10v11H22zM62 52h10v11H62z
    fine M27 52v11M67 52v11
    rock M34 74h26v-3H34z
    line M82 74V48
    gold M78 48c0-6 8-6 8 0l2 5H76z
  `,
  carpenters_hut: `
    timber M14 74 40 12h8l26 62z
    lime M24 74 44 26l20 48z
    line M24 74 44 26l20 48
    timber M8 74 42 8h5L16 74zM80 74 46 8h-5l31 66z
    dark M38 74V58a6 6 0 0 1 12 0v16z
    steel M34 46h20l-3 5H36z
    fine M36 51l2-2 2 2 2-2 2 2 2-2 2 2 2-2
    line M68 74l6-14M84 74l-4-14M88 74l-4-12
    timber M62 60h32v-5H62z
    line M82 55l6-14
    steel M84 43l8 3-2 8-6-3z
    leaf2 M10 74c-3-4 0-8 3-8 1-4 7-3 7 1 3 1 3 5 1 7z
  `,
  castle: `
    rock M30 74V40h40v34z
    rock M30 40v-5h4.4v5h4.4v-5h4.4v5h4.4v-5h4.4v5h4.4v-5h4.4v5h4.4v-5h4.4v5z
    lime M6 74V34h18v40zM72 74V30h18v44z
    tile M2 36 15 8l13 28zM68 32 81 4l13 28z
    lime M38 42V22h22v20z
    tile M34 24 49-4l15 28z
    slate M49-4v-7h8l-2 2 2 2.5h-8M15 8V1h8l-2 2 2 2.5h-8
    shade M49-4 64 24H54zM15 8l13 28h-9zM81 4l13 28h-9z
    timber M43 74V64a7 7 0 0 1 14 0V74z
    fine M50 58v16
    dark/bare M13 51v-6.5a2.5 2.5 0 0 1 5 0v6.5zM79 49v-6.5a2.5 2.5 0 0 1 5 0v6.5zM46.5 36v-5.5a2.5 2.5 0 0 1 5 0v5.5zM13 66v-5.5a2.5 2.5 0 0 1 5 0v5.5zM79 66v-5.5a2.5 2.5 0 0 1 5 0v5.5z
  `,
  chapel: `
    line M12 74V67.7
    leaf2 M12 38.3c4.7 8.4 6.3 14.7 6.3 21 0 6.3-2.6 9.5-6.3 9.5s-6.3-3.2-6.3-9.5c0-6.3 1.6-12.6 6.3-21z
    lime M26 42h54v32H26z
    slate M22 44 36 20h36l14 24z
    faint M26 38h54M30 31h46
    lime M24 74V38l13-15 13 15v36z
    line M21 40 37 20l16 20
    lime M33 22V10h8v12
    slate M31 11 37 4l6 7z
    dark/bare M35 15.5a2 2 0 1 1 4 0 2 2 0 1 1-4 0z
    line M37 4v-8M34-1h6
    water M32 42a5 5 0 1 1 10 0 5 5 0 1 1-10 0z
    fine M37 37v10M32 42h10
    timber M31 74V62a6 6 0 0 1 12 0V74z
    water M58 66v-9a3 3 0 0 1 6 0v9z
    water M70 66v-9a3 3 0 0 1 6 0v9z
    shade M50 44h30v4H50z
  `,
  church: `
    lime M30 74V36h36v38z
    slate M28 38 48 16l20 22z
    lime M14 74V22h18v52zM64 74V22h18v52z
    rock2 M12 24h22v-4H12zM62 24h22v-4H62z
    slate M13 20 23-6l10 26zM63 20 73-6l10 26z
    shade M23-6 33 20h-6zM73-6l10 26h-6zM26 24h6v50h-6zM76 24h6v50h-6z
    line M23-6v-6M20.5-9.5h5M73-6v-6M70.5-9.5h5
    water M40 42a8 8 0 1 1 16 0 8 8 0 1 1-16 0z
    fine M48 34v16M40 42h16M42.4 36.4l11.2 11.2M53.6 36.4 42.4 47.6
    dark M20 38v-5a3 3 0 0 1 6 0v5zM70 38v-5a3 3 0 0 1 6 0v5zM20 58v-7a3 3 0 0 1 6 0v7zM70 58v-7a3 3 0 0 1 6 0v7z
    timber M40 74V63a8 8 0 0 1 16 0v11z
    line M48 55v19
  `,
  clay_market: `
    line M12 30v44M84 30v44
    tile M6 32 14 14h68l8 18c-4.7 5-9.3 5-14 0-4.7 5-9.3 5-14 0-4.7 5-9.3 5-14 0-4.7 5-9.3 5-14 0-4.7 5-9.3 5-14 0-4.7 5-9.3 5-14 0z
    lime M20 32l5-18h10l-1 18c-4.7 5-9.3 5-14 0zM48 32V14h13l1 18c-4.7 5-9.3 5-14 0zM76 32l-4-18h10l8 18c-4.7 5-9.3 5-14 0z
    timber M8 62h80v12H8z
    fine M8 66h80
    tile M20 62c-6-8-3-15 1-17v-4h8v4c4 2 7 9 1 17zM41 62c-4-6-2-11 1-12v-3h7v3c3 1 5 6 1 12zM58 62c-7-10-4-18 1-20v-4h10v4c5 2 8 10 1 20z
    line M17 50c-4-1-4 6 0 6M74 48c4-1 4 7 0 8
    chalk M20 53h11M58 52h13
    earth2 M78 62c-2-3-1-6 1-7h5c2 1 3 4 1 7z
  `,
  clay_pit: `
    earth2 M2 74V44h14l6 10h10l6 10h20l6-10h12l6-12h14v32z
    line M16 44l6 10h10l6 10h20l6-10h12l6-12
    faint M16 50l4 7h10l6 10M80 50l-4 8H64
    tile M38 64h20l2 10H36z
    line M60 34 46 66M68 36 54 68M59 42l6 2M56 49l7 2M53 56l7 2M50 62l6 2
    tile M8 44c-3-6 0-10 2-11v-3h5v3c3 1 5 5 2 11z
    tile M18 44c-2-4 0-7 1.5-8v-2h3.5v2c2 1 3.5 4 1.5 8z
    timber M80 42V30h14l-3 12z
    lime M80.5 42a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z
    earth2 M82 30c2-5 8-5 10 0
    chalk M40 69h5M49 71h6
  `,
  drafting_room: `
    lime M10 74V30h62v44z
    slate M4 32 30 6l48 26z
    faint M20 22h38M30 14h16
    water M16 38h26v22H16z
    line M29 38v22M16 49h26
    timber M44 60l26-9 2 4-24 9z
    white M46 58l20-7-3-7-20 7z
    fine M49 54l12-4M50 57l6-2
    line M52 63l-4 11M66 58l4 16M70 32V18M80 8 70 46M80 8l8 38M73 34h12
    gold M77 8a3 3 0 1 1 6 0 3 3 0 1 1-6 0z
    dark M78 74V58h10v16z
    line M10 66h34
    lime M72 74V54l18 4v16z
    timber M77 74V64h8v10z
  `,
  dungeon: `
    earth2 M2 46h92v30H2z
    dark M8 52h80v20H8z
    rock2 M10 54h22v16H10zM36 54h22v16H36zM62 54h24v16H62z
    line M14 54v16M18 54v16M22 54v16M26 54v16M66 54v16M71 54v16M76 54v16M81 54v16M44 70V58M50 70V58M44 61h6M44 65h6M44 69h6
    rock M34 46V12h28v34z
    rock M30 12v-6h4v6h4v-6h4v6h4v-6h4v6h4v-6h4v6h4v-6h4v6z
    shade M52 12h10v34H52z
    dark M42 46V38a6 6 0 0 1 12 0V46z
    dark/bare M46 28v-6a2 2 0 0 1 4 0v6z
    line M2 46h92M16 46V36.4
    leaf2 M16 22c4.8 0 8 3.6 8 8s-3.2 7.2-8 7.2-8-2.8-8-7.2 3.2-8 8-8z
    faint M18.4 25.2c3.2 1.2 4 3.6 3.2 6.4
    line M80 46V30M80 32h-9v5
    fine M69 37h4v3h-4z
  `,
  factory: `
    lime M8 74V42h60v32z
    rose M8 42V30l15-12v12l15-12v12l15-12v12l15-12v24z
    line M23 30v12M38 30v12M53 30v12
    timber M14 74V58a8 8 0 0 1 16 0V74z
    fine M22 50v24
    water M38 50h10v9H38zM53 50h10v9H53z
    timber M66 60a14 14 0 1 1 28 0 14 14 0 1 1-28 0z
    lime M70.5 60a9.5 9.5 0 1 1 19 0 9.5 9.5 0 1 1-19 0z
    timber M77 60a3 3 0 1 1 6 0 3 3 0 1 1-6 0z
    line M80 46v28M66 60h28M70 50l20 20M90 50 70 70
    rock M70 18V4h7v30
    fine M73 0c-4-3 3-5 0-9
  `,
  fortress: `
    rock2 M2 74c6-10 14-16 22-16h48c10 0 18 6 22 16z
    faint M14 70l8-6M76 64l8 6M30 66h8M56 68h10
    rock M10 66V40h76v26z
    rock M8 40v-6h8v6h6v-6h8v6h6v-6h8v6h6v-6h8v6h6v-6h8v6h6v-6h8v6z
    rock M30 40V16h36v24z
    rock M26 16V6h8v6h10V6h8v6h10V6h8v10z
    shade M54 16h12v24H54zM72 40h14v26H72z
    dark M40 66V54a8 8 0 0 1 16 0v12z
    chalk M44 66V51M48 66V47M52 66V51M40 58h16
    dark/bare M38 22h4v9h-4zM54 22h4v9h-4zM18 46h3v9h-3zM28 46h3v9h-3zM66 46h3v9h-3zM76 46h3v9h-3z
    line M48 6V-10
    red M48-10h15l-4 4 4 4H48z
    faint M34 36h8M50 34h8M14 60h7M76 60h6
  `,
  fountain: `
    rock M10 62h76l-6 12H16z
    water M10 62a38 6 0 1 1 76 0 38 6 0 1 1-76 0z
    white M43 62V40h10v22
    rock M26 36h44c-4 8-10 10-22 10s-18-2-22-10z
    water M26 36a22 3.5 0 1 1 44 0 22 3.5 0 1 1-44 0z
    white M45 36V20h6v16
    fine M48 18c-10-14-26-2-28 18M48 18c10-14 26-2 28 18M48 18c-6-10-14 0-14 14M48 18c6-10 14 0 14 14M48 18V4M30 42c-8 2-10 10-10 18M66 42c8 2 10 10 10 18
    white M44 14a4 4 0 1 1 8 0 4 4 0 1 1-8 0z
    chalk M22 66h10M60 68h12M40 68h6
  `,
  gamblers_den: `
    lime M16 74V42h60v32z
    rose M8 44 22 24h48l14 20z
    faint M17 37h58M22 30h48
    white M34 22 38-4l26 4-4 26z
    shade M54-1.5 64 0l-4 26-10-1.5z
    dark/bare M41 3a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0zM46.5 11a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0zM52 19a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0zM54.5 5.5a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0zM38.5 17a2.4 2.4 0 1 1 4.8 0 2.4 2.4 0 1 1-4.8 0z
    dark M38 74V58c0-11 18-11 18 0v16z
    tile M38 74V58c0-8 6-9 9-8 0 10-3 18-9 24zM56 74V58c0-8-6-9-9-8 0 10 3 18 9 24z
    glow M21 52h10v10H21zM62 52h10v10H62z
    fine M26 52v10M21 57h10M67 52v10M62 57h10
  `,
  hideout: `
    leaf M0 74C6 50 18 32 40 30c26-3 46 16 54 44z
    shade M60 34c16 8 28 22 34 40H76c0-16-6-30-16-40z
    rock2 M30 74c-2-18 6-30 18-30s22 12 20 30z
    dark M36 74c-1-14 4-23 12-23s15 9 14 23z
    chalk M46 74 48 54M54 74l-1-20M46.5 60h7M46 66h8
    line M14 58V54
    pine M14 30.8 8.4 40.4h2.4l-4.8 6.4h3.2l-4.8 7.2h19.2l-4.8-7.2h3.2l-4.8-6.4h2.4z
    line M78 50V46.5
    pine M78 26.2 73.1 34.6h2.1l-4.2 5.6h2.8l-4.2 6.3h16.8l-4.2-6.3h2.8l-4.2-5.6h2.1z
    leaf2 M18.1 75c-2.7-4.5.9-8.1 4-7.2.9-4 8.1-5 9.5-.5 4.5-1.4 7.7 3.6 5.4 7.7z
    leaf2 M61 75c-3-5 1-9 4.5-8 1-4.5 9-5.5 10.5-.5 5-1.5 8.5 4 6 8.5z
    line M66 52h6
    fine M69 52v3
    glow M66.5 55h5v6h-5z
    faint M34 36c4-3 8-3 12-1M20 50c3-3 6-3 9-2
  `,
  keep: `
    rock M18 74V26h60v48z
    rock M18 26v-6h5.5v6h5.5v-6h5.5v6h5.5v-6h5.5v6h5.5v-6h5.5v6h5.5v-6h5.5v6h5.5v-6h5.5v6z
    shade M60 26h18v48H60z
    rock M10 74V18h14v56zM72 74V18h14v56z
    rock M8 18v-5h3.6v5h3.6v-5h3.6v5h3.6v-5h3.6v5zM70 18v-5h3.6v5h3.6v-5h3.6v5h3.6v-5h3.6v5z
    dark M37 74V58a11 11 0 0 1 22 0V74z
    chalk M40 74V56M44.5 74V50M51.5 74V50M56 74V56M37 62h22M37 68h22
    dark/bare M15 39v-7a2 2 0 0 1 4 0v7zM77 39v-7a2 2 0 0 1 4 0v7zM32 42v-6a2 2 0 0 1 4 0v6zM60 42v-6a2 2 0 0 1 4 0v6zM46 42v-6a2 2 0 0 1 4 0v6z
    tile M48 20V-2h14l-3 4 3 4H48
    faint M26 50h6M62 56h7M28 66h6M64 44h6
  `,
  library: `
    lime M14 74V30h68v44z
    slate M10 30h76v-6H10z
    slate M22 24c0-10 10-16 26-16s26 6 26 16z
    white M48 14c-4-3-9-3-12-1v8c3-2 8-2 12 1 4-3 9-3 12-1v-8c-3-2-8-2-12 1zM48 14v8
    dark M18 66V44a7 7 0 0 1 14 0V66zM64 66V44a7 7 0 0 1 14 0V66z
    tile M20 66V50h2v16zM23 66V47h3v19zM27 66V52h2v14zM66 66V48h3v18zM70 66V52h2v14zM73 66V49h3v17z
    chalk M18 57h14M64 57h14
    timber M38 74V50a10 10 0 0 1 20 0V74z
    fine M48 40v34
    dark/bare M43.8 60a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1-2.4 0zM49.8 60a1.2 1.2 0 1 1 2.4 0 1.2 1.2 0 1 1-2.4 0z
    rock M10 74h76v-4H10z
  `,
  lighthouse: `
    rock2 M14 74c6-10 16-12 34-12s30 2 36 12z
    white M38 64 42 22h14l4 42z
    tile M40.7 36h16.6l.8 9H39.9zM39 54h20l.6 8H38.4z
    shade M50 22h6l4 42h-7z
    dark M38 22h22v-3H38z
    glow M42 19V9h14v10
    slate M39 9 49-1l10 10z
    line M49-1v-5
    fine M36 13 12 7M36 16H10M62 13l24-6M62 16h26
    water M2 78q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0
    dark/bare M46 66.1v-3.1a3 3 0 0 1 6 0v3.1z
  `,
  lumber_camp: `
    line M10 74V68.5
    pine M10 36.6 2.3 49.8h3.3l-6.6 8.8h4.4l-6.6 9.9h26.4l-6.6-9.9h4.4l-6.6-8.8h3.3z
    line M24 72V67.8
    leaf2 M24 43.1 18.1 53.3h2.5l-5.1 6.8h3.4l-5.1 7.6h20.4l-5.1-7.6h3.4l-5.1-6.8h2.5z
    line M88 73V66.8
    pine M88 30.5 79.2 45.5h3.8l-7.5 10h5l-7.5 11.2h30l-7.5-11.2h5l-7.5-10h3.8z
    thatch M28 74 48 36l20 38z
    shade M48 36 68 74H56z
    dark M42 74l6-18 6 18z
    line M46 32l4 8M50 32l-4 8
    timber M60.5 68.5a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0z
    fine M63.8 68.5a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z
    timber M71.5 68.5a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0z
    fine M74.8 68.5a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z
    timber M66 59a5.5 5.5 0 1 1 11 0 5.5 5.5 0 1 1-11 0z
    fine M69.3 59a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z
    line M18 74l8-12M30 74 22 62M18 64h12
    timber M14 62h20l-2 3H16z
  `,
  masons_hut: `
    rock M6 74c0-30 10-44 26-44s26 14 26 44z
    faint M9 60h10M45 60h11M12 48h40M18 38h28M32 30v8M22 38v10M42 38v10M16 48v12M48 48v12
    shade M44 34c10 6 14 20 14 40H48c0-18 0-30-4-40z
    dark M22 74V60a10 10 0 0 1 20 0v14z
    line M32 30v-6
    rock M62 74V52h9v22zM84 74V60h9v14z
    rock M62 52c0-9 4-15 10-17l4 8c-3 1-5 4-5 9z
    plan M76 35c9-1 17 6 17 25
    fine M62 62h9M62 44l9 4M84 67h9
    timber M72 74v-5h12v5z
    line M76 69l6-14
    rock2 M78 52l9 4-2 5-9-4z
  `,
  moneylender: `
    lime M28 74 30 22h36l4 52z
    tile M24 24 46-6l26 30z
    shade M46-6 72 24H58z
    line M26 48h44
    fine M29 48 36 34l6 14M68 48 60 34l-6 14
    water M38 28h8v9h-8zM50 28h8v9h-8z
    timber M34 74V64a6 6 0 0 1 12 0V74z
    glow M52 56h14v10H52z
    fine M56.5 56v10M61.5 56v10M52 61h14
    line M68 42h18M77 42v3M71 49h12M77 45v4M71 49l-2.5 5h5zM83 49l-2.5 5h5z
    rock M58 4V-4h6v14
  `,
  monument: `
    rock M26 74v-7h44v7zM32 67v-8h32v8z
    white M42 59 44 22h8l2 37z
    shade M48 22h4l2 37h-4z
    white M40 22h16v-4H40z
    rock2 M48 18c-5 0-6-7-3-10h6c3 3 2 10-3 10z
    rock2 M44.5 4a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z
    line M51 9l9-8
    gold M61-3l2 2-3 3-2-2z
    fine M44.5 34l7-2M44 44l8-2.5M43.5 53l8.5-3
    leaf2 M5.2 74c-2.4-4 .8-7.2 3.6-6.4.8-3.6 7.2-4.4 8.4-.4 4-1.2 6.8 3.2 4.8 6.8z
    leaf M72.1 74c-2.7-4.5.9-8.1 4-7.2.9-4 8.1-5 9.5-.5 4.5-1.4 7.7 3.6 5.4 7.7z
    line M44 63h8
  `,
  observatory: `
    lime M22 74V44h48v30z
    slate M18 44c0-20 12-32 28-32s28 12 28 32z
    shade M52 13c8 8 11 18 11 31h11c0-20-10-30-22-31z
    dark M44 12c5 0 9 .8 9 .8V44h-9z
    timber M46 30 76 2l5 5-30 29z
    line M73 5l5 5
    rock M18 44h56v5H18z
    timber M40 74V63a6 6 0 0 1 12 0V74z
    water M28 65v-6.5a2.5 2.5 0 0 1 5 0v6.5z
    water M60 65v-6.5a2.5 2.5 0 0 1 5 0v6.5z
    dark/bare M14 16l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5zM28 2l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z
  `,
  palace: `
    lime M6 74V42h84v32z
    lime M32 74V30h32v44z
    rose M28 32c0-12 8-10 20-26 12 16 20 14 20 26z
    rose M4 44c0-8 5-7 12-16 7 9 12 8 12 16zM68 44c0-8 5-7 12-16 7 9 12 8 12 16z
    line M48 6V-4M16 28v-6M80 28v-6
    tile M48-4h9l-2 2.5 2 2.5h-9
    dark M42 74V60a6 6 0 0 1 12 0V74z
    water M37 47v-8a3 3 0 0 1 6 0v8zM45 47v-8a3 3 0 0 1 6 0v8zM53 47v-8a3 3 0 0 1 6 0v8zM11 63v-8a3 3 0 0 1 6 0v8zM20 63v-8a3 3 0 0 1 6 0v8zM70 63v-8a3 3 0 0 1 6 0v8zM79 63v-8a3 3 0 0 1 6 0v8z
    fine M6 48h26M64 48h26M32 52h32
    shade M56 30h8v44h-8z
  `,
  reservoir: `
    leaf M0 36c10-16 22-20 34-10 10-14 26-14 36 0 8-8 18-4 26 10z
    water M4 30h88v14H4z
    chalk M14 34h12M36 38h16M62 34h16
    rock M2 40h92l-8 34H10z
    rock2 M0 42h96v-5H0z
    line M20 42l4 32M76 42l-4 32M38 42l2 32M58 42l-2 32
    faint M6 54h14M78 54h12M24 62h14M60 62h13M40 50h17
    dark M42 58a6 6 0 0 1 12 0v4H42z
    water M43 62h10l5 12H38z
    chalk M46 64l-2 9M50 64l1 9
    water M24 74c4-4 8 0 12-2s8 0 12-2 8 4 12 2 8-2 12 2z
    timber M44 37V26h8v11z
    line M41 26h14M48 26v-6
  `,
  silver_market: `
    lime M24 74V40h48v34z
    shade M58 40h14v34H58z
    line M36 40v34M60 40v34
    slate M16 42 48 10l32 32z
    shade M48 10 80 42H62z
    faint M28 34h40M38 22h20
    rock M22 60h52v8H22z
    steel M40 2a8 8 0 1 1 16 0 8 8 0 1 1-16 0z
    fine M43.5 2a4.5 4.5 0 1 1 9 0 4.5 4.5 0 1 1-9 0z
    line M48 44v6M38 50h20M38 50l-4 7h8zM58 50l-4 7h8z
    steel M26 60v-3h8v3zM27 57v-3h6v3zM64 60v-3h7v3z
    line M76 74V50M76 50h10
    water M79 50h9v13l-4.5-3-4.5 3z
  `,
  smithy: `
    rock M64 34V8h13v36
    faint M64 14h6M70 20h7M64 26h6
    fine M70 4c-4-4 3-6 0-11
    lime M12 40h62v34H12z
    thatch M6 42 20 20h46l16 22z
    faint M20 26h44M16 33h54
    shade M60 40h14v34H60z
    dark M19 74V54a15 15 0 0 1 30 0V74z
    glow M26 74V62a8 8 0 0 1 16 0V74z
    gold M30 74c-1-6 4-7 4-12 3 4 6 6 5 12z
    dark M52 58h24c-1 5-5 6-8 6v3h5v7H57v-7h5v-3c-5 0-9-2-10-6z
  `,
  steeple: `
    lime M38 74V30h20v44z
    slate M34 32 48-12l14 44z
    shade M48-12 62 32H52z
    line M48-12v-9M44-17h8
    faint M36 24h24M40 12h16
    dark M44 48v-8a4 4 0 0 1 8 0v8z
    chalk M45 45h6
    fine M38 54h20
    lime M14 74V52h24v22zM58 74V52h24v22z
    slate M10 54 20 42h18v12zM86 54 76 42H58v12z
    timber M43 74V64a5 5 0 0 1 10 0V74z
    water M22 67v-6.5a2.5 2.5 0 0 1 5 0v6.5z
    water M69 67v-6.5a2.5 2.5 0 0 1 5 0v6.5z
  `,
  stone_market: `
    rock M6 74V38h50v36z
    rock2 M2 38h58v-6H2z
    faint M6 48h8M46 48h10M26 38v8M42 38v6M6 60h5M50 62h6
    dark M13 74V57a7 7 0 0 1 14 0v17zM34 74V57a7 7 0 0 1 14 0v17z
    line M20 32V22M14 22h12M14 22l6-6 6 6M62 46v28M91 46v28
    white M57 46l6-15h27l5 15c-3.2 4-6.3 4-9.5 0-3.2 4-6.3 4-9.5 0-3.2 4-6.3 4-9.5 0-3.2 4-6.3 4-9.5 0z
    slate M66.5 46l3-15h7v15c-3.3 4-6.6 4-10 0zM85.5 46l-3-15H90l5 15c-3.2 4-6.3 4-9.5 0z
    rock M65 74V64h11v10zM76 74V62h12v12zM70 64V55h10v7h-4v2z
    rock2 M70 55l3-3h10l-3 3zM80 62v-7l3-3v7z
    shade M82 62h6v12h-6z
  `,
  tavern: `
    rock M14 74V52h56v22z
    lime M8 52V32h68v20z
    line M8 52 20 32M76 52 64 32M30 32v20M54 32v20M8 42h68
    tile M4 34 18 10h48l14 24z
    faint M16 28h52M20 20h44
    rock M58 10V0h8v14
    glow M34 38h6v8h-6zM44 38h6v8h-6z
    timber M24 74V64a6 6 0 0 1 12 0V74z
    glow M46 58h14v9H46z
    fine M53 58v9M46 62.5h14
    line M76 38h14M86 38v4
    thatch M79 42h12v12H79z
    fine M82 46h5v6h-5zM87 47h2v3h-2
    timber M76 74c-2-4-2-9 0-13h12c2 4 2 9 0 13z
    fine M75 65h14M75 70h14
  `,
  thieves_den: `
    rock2 M18 74 14 44 20 18 52 14 58 46 54 74z
    faint M17 54h18M20 64h12M40 30h12M18 34h8M46 66h8
    timber M8 22 34-6 64 16l-3 6-29-18L12 28z
    lime M52 74V42h30l4 32z
    slate M46 46l8-16 26 2 12 14z
    faint M52 38h34
    dark M24 74V60c0-9 14-9 14 0v14z
    line M31 74V55
    dark M26 26l10-1 1 11-10 1zM64 52h10v9H64z
    line M24 30 39 32M24 36 39 28M62 54l14 5M62 60l14-6M80 46v8
    glow M77 54h6l1 8h-8z
    line M10 74c0-6-4-8-2-14 2 4 5 3 4 8 2-2 4-1 4 6z
  `,
  tilers_hut: `
    lime M14 74V46h52v28z
    tile M4 48 22 10h40l14 38z
    line M10 36h60M15 24h52M22 48V36M34 48V36M46 48V36M58 48V36M28 36V24M40 36V24M52 36V24M34 24V10M46 24V10
    lime M50 10h12l5 14H52z
    line M50 10h12l5 14H52z
    fine M53 14h11M54 19h12M58 10l3 14
    timber M22 74V60h12v14z
    water M44 54h10v9H44z
    fine M49 54v9
    line M84 74 66 20M92 74 74 20M82 66l7 0M79 58h8M77 50h7M74 42h8M71 34h8M69 26h7
    tile M60 74v-4h14v4zM61 70v-4h12v4zM62 66v-4h10v4z
  `,
  trading_post: `
    timber M4 74V40h40v34z
    line M4 48h40M4 57h40M4 66h40
    thatch M0 42 8 22h34l8 20z
    faint M6 35h38M10 28h33
    dark M14 74V58h12v16z
    lime M31 50h8v7h-8z
    line M40 22V8
    tile M40 8h16l-3 4 3 4H40z
    white M52 56c-2-22 6-26 19-26s21 4 19 26z
    line M60 56c-1-12 0-20 3-25M79 56c1-12 0-20-3-25
    shade M80 31c9 3 11 12 10 25h-8c1-10 1-18-2-25z
    timber M50 56h42v9H50z
    timber M52 67a7 7 0 1 1 14 0 7 7 0 1 1-14 0zM76 67a7 7 0 1 1 14 0 7 7 0 1 1-14 0z
    fine M59 60v14M52 67h14M83 60v14M76 67h14
    line M50 60 44 70
  `,
  treasury: `
    rock M14 74V34h68v40z
    rock M8 34 48 12l40 22z
    shade M48 12 88 34H64z
    faint M14 44h68M14 54h14M68 54h14M14 64h14M68 64h14M22 34v10M38 34v10M58 34v10M74 34v10
    gold M42 26a6 6 0 1 1 12 0 6 6 0 1 1-12 0z
    dark/bare M45 29v-4.5l1.6 1.4L48 23l1.4 2.9 1.6-1.4V29z
    dark M32 74V48h32v26z
    timber M35 74V51h26v23z
    line M35 57h26M35 66h26M48 51v23
    gold M41.8 62a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z
    gold M49.8 62a2.2 2.2 0 1 1 4.4 0 2.2 2.2 0 1 1-4.4 0z
    rock2 M12 74h72v-3H12z
    fine M18 48h7v5M71 48h7v5
  `,
  university: `
    lime M10 74V36h76v38z
    tile M6 36h84v-5H6z
    slate M30 31c0-11 7-17 18-17s18 6 18 17z
    lime M44 14V6h8v8
    slate M42 6 48 0l6 6z
    white M26 40 48 28l22 12z
    white M28 40h40v26H28z
    line M32 42v22M40 42v22M56 42v22M64 42v22
    rock M24 66h48v4H24zM20 70h56v4H20z
    dark M43 66V54a5 5 0 0 1 10 0V66z
    water M14 58v-8.5a3.5 3.5 0 0 1 7 0v8.5zM75 58v-8.5a3.5 3.5 0 0 1 7 0v8.5z
    fine M14 66h7M75 66h7
    tile M48 0v-8h9l-2 2.5 2 2.5h-9
  `,
  watchtower: `
    line M34 40 26 74M62 40 70 74M32 52h32M29 64h38M33 52l34 12M64 52 29 64M34 40 26 74M62 40 70 74
    timber M28 40h40v-16H28z
    faint M34 24v16M41 24v16M48 24v16M55 24v16M62 24v16
    timber M24 40h48v3H24z
    line M30 24V12M66 24V12
    thatch M22 14 48-4l26 18z
    shade M48-4 74 14H60z
    line M44 74 46 43M52 74 51 43M44.5 50h7M44.5 57h7M44.3 64h7.5M44 70h8
    glow M72 30h8l-1.5 5h-5zM74 30c-2-5 2-5 2-10 3 4 5 6 3 10
  `,
  well: `
    line M84 74V64.4
    leaf M84 50c4.8 0 8 3.6 8 8s-3.2 7.2-8 7.2-8-2.8-8-7.2 3.2-8 8-8z
    faint M86.4 53.2c3.2 1.2 4 3.6 3.2 6.4
    timber M29 30h5v30h-5zM62 30h5v30h-5z
    tile M18 34 48 10l30 24z
    shade M48 10 78 34H60z
    faint M28 26h40M23 30h50
    line M67 44h7v-5M34 42h28
    fine M48 42v8
    timber M42 50h12l-2 9h-8z
    rock M22 58h52v12c0 6-52 6-52 0z
    dark M22 58a26 5 0 1 1 52 0 26 5 0 1 1-52 0z
    fine M22 65c10 4 42 4 52 0M34 62v4M48 63v4M62 62v4M28 67v4M41 68v5M55 68v5M68 67v4
  `,
  wood_market: `
    timber M14 74V36h5v38zM77 74V36h5v38z
    shade M19 38h58v36H19z
    thatch M4 40 18 17h60l14 23z
    faint M14 24h68M10 31h76M22 17l-8 22M48 17v22M74 17l8 22
    timber M24 68a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM37 68a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM50 68a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM30.5 57a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM43.5 57a6 6 0 1 1 12 0 6 6 0 1 1-12 0zM37 46.5a6 6 0 1 1 12 0 6 6 0 1 1-12 0z
    fine M28 68a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM41 68a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM54 68a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM34.5 57a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM47.5 57a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM41 46.5a2 2 0 1 1 4 0 2 2 0 1 1-4 0z
    timber M63 74l6-30h4l-6 30zM69 74l6-30h4l-6 30z
  `,
} as const;
