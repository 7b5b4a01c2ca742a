/**
 * The places as scenes, on a field of 144 by 92 that people stand at the foot of: nothing tall is
 * where they stand. Sky and ground go on beyond the field, for wide tiles.
 */

/** The strokes of each place, from back to front, but for the part that moves. */
export const PLACES = {
  quarry: `
    sky/bare M-80-40h304v72h-304z
    haze/bare M-80 30h304v62h-304z
    cloud M17.2 15.2c-4 0-4.8-5.6 0-5.6 0-5.6 8-6.4 10.4-2.4 2.4-3.2 8.8-2.4 8.8 1.6 5.6-.8 6.4 6.4 1.6 6.4z
    hill/bare M-80 52q40-8 80-4 24-18 50-4t48-6 46 2q40 4 80-2V92H-80z
    rock M-80 66V36l16-6 24 2 14-8 16 4 10-2 10-4 6 8 9 2v9l12 4v8l14 5 8 8z
    fine M0 40l14 2v10l16 4 2 8M10 22v18M25 41v12M16 30l9 11
    rock M224 66V34l-24-10-16 0-14-8-10 4-16-4-12-5-8 8-13 1-3 13-12 4-2 12-10 7-6 10z
    rock2 M224 66V34l-24-10-16 0-14-8-10 4-16-4-12-5-8 8-4 14 6 12-4 21z
    fine M111 20l-1 14 12 4M108 33l-12 4 4 13M86 60l14-9 20 3M124 19l4 16
    earth/bare M-80 62q40-3 80 1 36-6 72-2t72-1q40 2 80-1V92H-80z
    line M60 66 74 18M88 66 74 18M68 42h12M60 20 104 12M62 19.7 102 12.4
    fine M62 20l-2 22
    timber M57 44a3 3 0 1 1 6 0 3 3 0 1 1-6 0z
    rock M34 70v-9.9l5.5-3.3h12.1v9.9l-5.5 3.3z
    fine M34 60.1h12.1l5.5-3.3M46.1 60.1V70
    shade M46.1 70v-9.9l5.5-3.3v9.9z
    rock M48 73v-7.2l4-2.4h8.8v7.2l-4 2.4z
    fine M48 65.8h8.8l4-2.4M56.8 65.8V73
    shade M56.8 73v-7.2l4-2.4v7.2z
    rock M108 72v-9l5-3h11v9l-5 3z
    fine M108 63h11l5-3M119 63V72
    shade M119 72v-9l5-3v9z
    faint M4 76h6M132 82h7M60 90h5M118 90h6
  `,
  forest: `
    sky/bare M-80-40h304v72h-304z
    haze/bare M-80 30h304v62h-304z
    cloud M100.8 14.8c-3.5 0-4.2-4.9 0-4.9 0-4.9 7-5.6 9.1-2.1 2.1-2.8 7.7-2.1 7.7 1.4 4.9-.7 5.6 5.6 1.4 5.6z
    hill/bare M-80 50q40-8 80-4 24-24 50-4t48-6 46 2q40 4 80-2V92H-80z
    faint M8 58V53.5
    pine/bare M8 27.4 1.7 38.2h2.7l-5.4 7.2h3.6l-5.4 8.1h21.6l-5.4-8.1h3.6l-5.4-7.2h2.7z
    faint M20 58V54.5
    pine/bare M20 34.2 15.1 42.6h2.1l-4.2 5.6h2.8l-4.2 6.3h16.8l-4.2-6.3h2.8l-4.2-5.6h2.1z
    faint M52 58V54.2
    pine/bare M52 32.5 46.8 41.5h2.2l-4.5 6h3l-4.5 6.8h18l-4.5-6.8h3l-4.5-6h2.2z
    faint M64 58V55
    pine/bare M64 37.6 59.8 44.8h1.8l-3.6 4.8h2.4l-3.6 5.4h14.4l-3.6-5.4h2.4l-3.6-4.8h1.8z
    faint M86 58V54
    pine/bare M86 30.8 80.4 40.4h2.4l-4.8 6.4h3.2l-4.8 7.2h19.2l-4.8-7.2h3.2l-4.8-6.4h2.4z
    faint M98 58V54.8
    pine/bare M98 35.9 93.5 43.7h2l-3.9 5.2h2.6l-3.9 5.9h15.6l-3.9-5.9h2.6l-3.9-5.2h2z
    moor/bare M-80 59q40-3 80 1 36-6 72-2t72-1q40 2 80-1V92H-80z
    line M30 66V58.5
    pine M30 15 19.5 33h4.5l-9 12h6l-9 13.5h36l-9-13.5h6l-9-12h4.5z
    line M10 70V64
    leaf2 M10 29.2 1.6 43.6h3.6l-7.2 9.6h4.8l-7.2 10.8h28.8l-7.2-10.8h4.8l-7.2-9.6h3.6z
    line M110 65V51.2
    leaf2 M110 30.5c6.9 0 11.5 5.2 11.5 11.5s-4.6 10.3-11.5 10.3-11.5-4-11.5-10.3 4.6-11.5 11.5-11.5z
    faint M113.5 35.1c4.6 1.7 5.8 5.2 4.6 9.2
    line M76 63V58
    pine M76 29 69 41h3l-6 8h4l-6 9h24l-6-9h4l-6-8h3z
    timber M84 65.5h24v7H84z
    thatch M81.4 69a2.6 3.5 0 1 1 5.2 0 2.6 3.5 0 1 1-5.2 0z
    faint M90 68h15
    timber M90 59.9h19.8v6.3H90z
    thatch M87.7 63a2.3 3.1 0 1 1 4.7 0 2.3 3.1 0 1 1-4.7 0z
    faint M95.4 62.1h11.7
    timber M45 70c1-3 1-5 0-8h10c-1 3-1 5 0 8z
    thatch M45 62a5 2 0 1 1 10 0 5 2 0 1 1-10 0z
    line M52 61 61 50
    rock2 M58 48l7 5-3 3-6-5z
    fine M20 84l2-4 2 4M126 86l2-4 2 4M64 90l1.5-3 1.5 3M96 82l1.5-3 1.5 3
  `,
  mines: `
    sky/bare M-80-40h304v72h-304z
    haze/bare M-80 30h304v62h-304z
    cloud M14.4 12.4c-3 0-3.6-4.2 0-4.2 0-4.2 6-4.8 7.8-1.8 1.8-2.4 6.6-1.8 6.6 1.2 4.2-.6 4.8 4.8 1.2 4.8z
    earth M-4 70C10 40 30 18 66 10c30-2 58 24 82 62z
    shade M66 10c30-2 58 24 82 62h-44C104 46 88 22 66 10z
    faint M22 44c6-6 10-8 16-8M36 28c4-4 8-6 12-7M104 40c4 4 6 8 8 13
    ground/bare M-80 63q40-3 80 1 36-6 72-2t72-1q40 2 80-1V92H-80z
    dark M44 66V36c6-12 30-12 36 0v30z
    timber M40 66V34h6v32zM78 66V34h6v32z
    timber M36 34c8-10 44-10 52 0l2-4c-10-12-46-12-56 0z
    fine M62 44v6
    glow M59 50h6v6h-6z
    line M54 66 24 92M70 66 62 92
    fine M50 70h18M42 77h23M33 85h30
    line M14 64V54.4
    leaf2 M14 40c4.8 0 8 3.6 8 8s-3.2 7.2-8 7.2-8-2.8-8-7.2 3.2-8 8-8z
    faint M16.4 43.2c3.2 1.2 4 3.6 3.2 6.4
    line M132 70V65.5
    leaf2 M132 39.4 125.7 50.2h2.7l-5.4 7.2h3.6l-5.4 8.1h21.6l-5.4-8.1h3.6l-5.4-7.2h2.7z
    earth2 M100 76c2-3 6-3 8 0zM8 82c2-3 7-3 9 0z
  `,
  silversmith: `
    sky/bare M-80-40h304v72h-304z
    haze/bare M-80 30h304v62h-304z
    hill/bare M-80 48q40-8 80-4 24-18 50-4t48-6 46 2q40 4 80-2V92H-80z
    lime M4 64v-22h24v22z
    slate M1 42l15-13.2 15 13.2z
    shade M18.9 64v-22h9.1v22z
    dark/bare M9.3 46h4v5h-4zM18.4 46h4v5h-4z
    lime M114 66v-26h28v26z
    tile M111 40l17-15.4 17 15.4z
    shade M131.4 66v-26h10.6v26z
    dark/bare M120.2 44h4v5h-4zM130.8 44h4v5h-4z
    ground/bare M-80 63q40-3 80 1 36-6 72-2t72-1q40 2 80-1V92H-80z
    lime M30 66V30h78v36z
    tile M24 32 40 10h58l16 22z
    faint M34 26h70M38 19h62
    shade M92 30h16v36H92z
    rock M84 12V-2h11v18
    fine M88-5c-4-3 3-5 0-9
    water M62.5 22a6.5 6.5 0 1 1 13 0 6.5 6.5 0 1 1-13 0z
    fine M69 15.5v13M62.5 22h13
    dark M38 66V48a15 15 0 0 1 30 0V66z
    glow M44 66V54a9 9 0 0 1 18 0V66z
    lime M76 46h24v12H76z
    line M76 58h24M80 58v-5h4v5M88 58v-7h3v7M94 58c-2-4 4-4 2-8M24 38H12M14 38v3
    steel M8.1 48a5.9 5.9 0 1 1 11.8 0 5.9 5.9 0 1 1-11.8 0z
    steel/fine M10.1 48a3.9 3.9 0 1 1 7.9 0 3.9 3.9 0 1 1-7.9 0z
    rock2/bare M11.7 49.8V46.7l1.3 1.1L14 46.1l1 1.7 1.3-1.1v3.1z
    dark M106 66h16.2c-.9 3.6-3.6 4.5-6.3 4.5v2.7h3.6v3.6H109.6V73.2h3.6V70.5C108.7 70.5 106.9 68.7 106 66z
  `,
  kings_storehouse: `
    sky/bare M-80-40h304v72h-304z
    haze/bare M-80 30h304v62h-304z
    cloud M108.8 14.8c-3.5 0-4.2-4.9 0-4.9 0-4.9 7-5.6 9.1-2.1 2.1-2.8 7.7-2.1 7.7 1.4 4.9-.7 5.6 5.6 1.4 5.6z
    hill/bare M-80 54q40-8 80-4 24-18 50-4t48-6 46 2q40 4 80-2V92H-80z
    ground/bare M-80 62q40-3 80 1 36-6 72-2t72-1q40 2 80-1V92H-80z
    timber M20 66V34h104v32z
    tile M12 36 30 8h84l18 28z
    faint M20 29h104M25 21h94M29 14h86
    lime M54 38 72 14l18 24v28H54z
    line M50 40 72 10l22 30
    dark/bare M68 24h8v9h-8z
    line M72 14V6M72 8h12v8
    dark M60 66V52a12 12 0 0 1 24 0V66z
    thatch M64 66v-8h7v8zM72 66v-10c0-3 8-3 8 0v10z
    dark M26 44h18v22H26zM100 44h18v22h-18z
    thatch M29 66v-9h6v9zM36 66V54h6v12zM103 66c-2-4-2-7 0-11h9c2 4 2 7 0 11z
    fine M102 59h11
    slate M38 36h8v14l-4-3-4 3z
    slate M98 36h8v14l-4-3-4 3z
    thatch M8 68c-3-6 0-11 4-12l-2-3h8l-2 3c4 1 7 6 4 12z
    timber M122 70c-2-4-2-10 0-14h12c2 4 2 10 0 14z
    fine M121 60h14M121 66h14
  `,
  town_centre: `
    sky/bare M-80-40h304v72h-304z
    haze/bare M-80 30h304v62h-304z
    cloud M10.8 14.8c-3.5 0-4.2-4.9 0-4.9 0-4.9 7-5.6 9.1-2.1 2.1-2.8 7.7-2.1 7.7 1.4 4.9-.7 5.6 5.6 1.4 5.6z
    hill/bare M-80 50q40-8 80-4 24-18 50-4t48-6 46 2q40 4 80-2V92H-80z
    lime M2 64v-24h24v24z
    tile M-1 40l15-13.2 15 13.2z
    shade M16.9 64v-24h9.1v24z
    dark/bare M7.3 44h4v5h-4zM16.4 44h4v5h-4z
    lime M26 62v-30h20v30z
    slate M23 32l13-11 13 11z
    shade M38.4 62v-30h7.6v30z
    dark/bare M30.4 36h4v5h-4zM38 36h4v5h-4z
    lime M98 62v-28h22v28z
    tile M95 34l14-12.1 14 12.1z
    shade M111.6 62v-28h8.4v28z
    dark/bare M102.8 38h4v5h-4zM111.2 38h4v5h-4z
    lime M120 64v-22h24v22z
    thatch M117 42l15-13.2 15 13.2z
    shade M134.9 64v-22h9.1v22z
    dark/bare M125.3 46h4v5h-4zM134.4 46h4v5h-4z
    ground/bare M-80 61q40-3 80 1 36-6 72-2t72-1q40 2 80-1V92H-80z
    lime M58 64V22h26v42z
    slate M54 24 71-2l17 26z
    shade M71-2 88 24H76zM76 22h8v42h-8z
    line M71-2v-5
    white M64.5 32a6.5 6.5 0 1 1 13 0 6.5 6.5 0 1 1-13 0z
    fine M71 32v-4M71 32h3
    timber M64 64V54a7 7 0 0 1 14 0V64z
    dark/bare M68.5 49v-4.5a2.5 2.5 0 0 1 5 0v4.5z
    rock M98 66h26l-3 8H101z
    water M98 66a13 2.6 0 1 1 26 0 13 2.6 0 1 1-26 0z
    fine M111 65V56M111 57c-4-4-8 0-8 6M111 57c4-4 8 0 8 6
    faint M6 80h8M22 86h8M118 82h8M130 88h6M56 72h6
    line M44 70v-9M44 65h4M44 70l-3 0
    lime M38 54h14v7H38z
  `,
  tax_stand: `
    sky/bare M-80-40h304v72h-304z
    haze/bare M-80 30h304v62h-304z
    hill/bare M-80 52q40-8 80-4 24-18 50-4t48-6 46 2q40 4 80-2V92H-80z
    lime M0 62v-26h20v26z
    slate M-3 36l13-11 13 11z
    shade M12.4 62v-26h7.6v26z
    dark/bare M4.4 40h4v5h-4zM12 40h4v5h-4z
    lime M122 63v-24h22v24z
    tile M119 39l14-12.1 14 12.1z
    shade M135.6 63v-24h8.4v24z
    dark/bare M126.8 43h4v5h-4zM135.2 43h4v5h-4z
    ground/bare M-80 61q40-3 80 1 36-6 72-2t72-1q40 2 80-1V92H-80z
    line M30 26v42M110 26v42M30 26v42M110 26v42
    white M24 28 32 8h76l8 20c-5 7-11 7-15.3 0-5 7-11 7-15.3 0-5 7-11 7-15.4 0-5 7-11 7-15.3 0-5 7-11 7-15.4 0C34.3 35 29 35 24 28z
    tile M39.3 28 44 8h12.5l-1.8 20c-5 7-11 7-15.4 0zM70 28V8h12.7l2.7 20c-5 7-11 7-15.4 0zM100.7 28 95.5 8H108l8 20c-5 7-11 7-15.3 0z
    timber M34 50h72v18H34z
    timber M34 50h72v4H34z
    faint M50 54v14M68 54v14M88 54v14
    timber M42 50v-9c0-6 22-6 22 0v9z
    fine M42 44h22M51 42h4v5H51z
    white M74 49a6 2 0 1 1 12 0 6 2 0 1 1-12 0z
    white M74 46.8a6 2 0 1 1 12 0 6 2 0 1 1-12 0z
    white M74 44.6a6 2 0 1 1 12 0 6 2 0 1 1-12 0z
    white M74 42.4a6 2 0 1 1 12 0 6 2 0 1 1-12 0z
    white M88 49a6 2 0 1 1 12 0 6 2 0 1 1-12 0z
    white M88 46.8a6 2 0 1 1 12 0 6 2 0 1 1-12 0z
    fine M70 24v6
    line M124 66V20
    slate M124 20h14v10l-7 5-7-5z
  `,
  guardhouse: `
    sky/bare M-80-40h304v72h-304z
    haze/bare M-80 30h304v62h-304z
    cloud M102.4 12.4c-3 0-3.6-4.2 0-4.2 0-4.2 6-4.8 7.8-1.8 1.8-2.4 6.6-1.8 6.6 1.2 4.2-.6 4.8 4.8 1.2 4.8z
    hill/bare M-80 54q40-8 80-4 24-18 50-4t48-6 46 2q40 4 80-2V92H-80z
    ground/bare M-80 62q40-3 80 1 36-6 72-2t72-1q40 2 80-1V92H-80z
    rock M-80 66V42h304v24z
    rock M-80 42v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5h5.7v-5h5.7v5
    rock M38 66V14h68v52z
    rock M34 14v-7h5.8v7h5.8v-7h5.8v7h5.8v-7h5.8v7h5.8v-7h5.8v7h5.8v-7h5.8v7h5.8v-7h5.8v7h5.8v-7h5.8v7z
    rock M34 14h76v5H34z
    hatch M86 19h20v47H86z
    dark M56 66V46a16 16 0 0 1 32 0V66z
    chalk M60 66V38M66 66V33M72 66V32M78 66V33M84 66V38M56 46h32M56 53h32M56 60h32
    fine M58 34l4-4M82 30l4 4
    dark/bare M43 35v-6.5a2.5 2.5 0 0 1 5 0v6.5zM96 35v-6.5a2.5 2.5 0 0 1 5 0v6.5z
    tile M65 20h14v8c0 5-4 8-7 9-3-1-7-4-7-9z
    chalk M72 20v17M65 26h14
    line M48 52h-4v6
    glow M42 46h5l-1 6h-3zM43 46c-2-4 2-5 1.5-9 3 3 4 5 2 9
    faint M10 50h7M22 58h7M4 60h6M120 52h8M132 60h7M112 60h6M42 44h5M98 58h6
    line M20 66 26 34
    rock2 M26 34l-2-9 5 4zM128 66 122 34M122 34l2-9-5 4z
  `,
  workshop: `
    plaster/bare M-80-40h304v132h-304z
    floor/bare M-80 62h304v30h-304z
    timber M0-2 16 12h112L144-2
    faint M16 12v50M128 12v50
    white M24 20h34v24H24z
    fine M28 40l9-12 8 8 5-5 5 9
    line M70 18v22M80 18v16M90 18v20M100 18v14
    rock2 M66 38h8l-4 11zM75 33h10v5H75zM86 37c0-4 8-4 8 0l-1 6h-6zM97 30h7v8h-7z
    timber M66 64V52h70v6H74v6M126 64v-6
    thatch M86 52c2-6 12-6 14 0zM108 52v-8h12v8
    line M0 64h144
  `,
  guildhall: `
    sky/bare M-80-40h304v72h-304z
    haze/bare M-80 30h304v62h-304z
    cloud M16.8 16.8c-3.5 0-4.2-4.9 0-4.9 0-4.9 7-5.6 9.1-2.1 2.1-2.8 7.7-2.1 7.7 1.4 4.9-.7 5.6 5.6 1.4 5.6z
    hill/bare M-80 52q40-8 80-4 24-18 50-4t48-6 46 2q40 4 80-2V92H-80z
    ground/bare M-80 63q40-3 80 1 36-6 72-2t72-1q40 2 80-1V92H-80z
    lime M18 68V34h108v34z
    tile M10 36 30 12h84l20 24z
    faint M18 30h108M24 22h96
    lime M58 36V4h28v32z
    slate M54 6 72-16 90 6z
    white M64.5 18a7.5 7.5 0 1 1 15 0 7.5 7.5 0 1 1-15 0z
    fine M72 18v-5M72 18l3 2
    rock M24 64V48a5 5 0 0 1 10 0V64z
    rock M39 64V48a5 5 0 0 1 10 0V64z
    rock M54 64V48a5 5 0 0 1 10 0V64z
    dark M69 64V48a5 5 0 0 1 10 0V64z
    rock M84 64V48a5 5 0 0 1 10 0V64z
    rock M99 64V48a5 5 0 0 1 10 0V64z
    rock M114 64V48a5 5 0 0 1 10 0V64z
    rock M18 66h108v4H18z
  `,
  cathedral: `
    sky/bare M-80-40h304v72h-304z
    haze/bare M-80 30h304v62h-304z
    cloud M100.8 18.8c-3.5 0-4.2-4.9 0-4.9 0-4.9 7-5.6 9.1-2.1 2.1-2.8 7.7-2.1 7.7 1.4 4.9-.7 5.6 5.6 1.4 5.6z
    hill/bare M-80 52q40-8 80-4 24-18 50-4t48-6 46 2q40 4 80-2V92H-80z
    ground/bare M-80 63q40-3 80 1 36-6 72-2t72-1q40 2 80-1V92H-80z
    lime M36 68V34h72v34z
    rock M30 36h84v-4H30z
    lime M46 34V12h52v22z
    rock M42 14h60v-4H42z
    plan M54 10V-10h36v20M50-10 72-46l22 36z
    water M42 66V48a4.5 4.5 0 0 1 9 0V66z
    water M56 66V48a4.5 4.5 0 0 1 9 0V66z
    water M80 66V48a4.5 4.5 0 0 1 9 0V66z
    water M94 66V48a4.5 4.5 0 0 1 9 0V66z
    dark M67 68V52a5.5 5.5 0 0 1 11 0V68z
    water M54 30v-9a3 3 0 0 1 6 0v9z
    water M69 30v-9a3 3 0 0 1 6 0v9z
    water M84 30v-9a3 3 0 0 1 6 0v9z
    rock M36 44l-8 8v16h8zM108 44l8 8v16h-8z
    line M24 68V-4M24 8h22M24-2 44 10M20 68h8
  `,
  black_market: `
    night/bare M-80-40h304v132h-304z
    night2/bare M-80 92V50l20-10 30 8 30-8 16-14 16 12V28l20-18 20 18v8l14-10 16 12v-6l18-16 24 18v58z
    amber/bare M28 44h5v7h-5zM56 30h5v8h-5zM100 44h5v7h-5zM126 36h5v7h-5z
    star/bare M128 17A7.7 7.7 0 1 1 119 7.2a6.3 6.3 0 0 0 9 9.7z
    night3/bare M-80 66q40 2 80 0 36-4 72 0t72-2q40 2 80 0v30H-80z
    timber M20 68V50h30v18z
    rose M16 50c6-10 32-10 38 0z
    timber M88 68V52h36v16z
    rock2 M84 52 92 40h28l8 12z
    halo M60 50a12 12 0 1 1 24 0 12 12 0 1 1-24 0z
    glow M69 46h6l1 9h-8z
    chalk M72 40v6
  `,
  prison: `
    rock/bare M-80-40h304v132h-304z
    faint M-80 0h304M-80 17h304M-80 34h304M-80 51h304M-80 68h304M-80 85h304M-38 0v17M0 0v17M38 0v17M76 0v17M114 0v17M152 0v17M-19 17v17M19 17v17M57 17v17M95 17v17M133 17v17M171 17v17M-38 34v17M0 34v17M38 34v17M114 34v17M152 34v17M-19 51v17M19 51v17M133 51v17M171 51v17M0 68v17M152 68v17
    cell M12 14h120v72h-120z
    cell2/bare M13 75h118v10H13z
    thick M26 14v72M40 14v72M54 14v72M68 14v72M82 14v72M96 14v72M110 14v72M124 14v72M12 27h120
  `,
} as const;

/** The one part of a place that moves when it gives something. */
export const MOVING = {
  quarry: `
    fine M98 13v18
    rock M90 42v-8.5l4.8-2.8h10.4v8.5l-4.8 2.8z
    fine M90 33.5h10.4l4.8-2.8M100.5 33.5V42
    shade M100.5 42v-8.5l4.8-2.8v8.5z
  `,
  forest: `
    line M130 68V60.2
    pine M130 15.3 119.2 33.9h4.7l-9.3 12.4h6.2l-9.3 14h37.2l-9.3-14h6.2l-9.3-12.4h4.7z
  `,
  mines: `
    rock2 M92 50h26l-4 13H96z
    gold M94 50c2-7 8-5 10-8 4-2 9 1 12 8z
    fine M100 48l4-4M107 48l4-3
    timber M95.5 65a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z
    timber M107.5 65a3.5 3.5 0 1 1 7 0 3.5 3.5 0 1 1-7 0z
  `,
  silversmith: `
    gold M50 66c-1-5 3-6 3-10 3 3 5 5 4 10z
  `,
  kings_storehouse: `
    fine M84 16v14
    thatch M80 30h8v7h-8z
  `,
  town_centre: `
    fine M28 36Q44 48 60 36
    tile/fine M28.2 38.2h6l-3 5z
    white/fine M34.6 41h6l-3 5z
    slate/fine M41 42h6l-3 5z
    thatch/fine M47.4 41h6l-3 5z
    tile/fine M53.8 38.2h6l-3 5z
    fine M84 38Q101 50 118 38
    tile/fine M84.4 40.2h6l-3 5z
    white/fine M91.2 43h6l-3 5z
    slate/fine M98 44h6l-3 5z
    thatch/fine M104.8 43h6l-3 5z
    tile/fine M111.6 40.2h6l-3 5z
  `,
  tax_stand: `
    white M64 30h12v15c-2 2-4-1-6 1-2-2-4 1-6-1z
    fine M66.5 34h7M66.5 37.5h7
    tile M70.5 41.5a2 2 0 1 1 4 0 2 2 0 1 1-4 0z
  `,
  guardhouse: `
    slate M46 7V-8h12l-3 4 3 4H46
  `,
} as const;

/** The paint of the ground of a place, for what is below its scene. */
export function groundOf(place: string): string {
  return { forest: 'moor', quarry: 'earth', workshop: 'floor' }[place] ?? 'ground';
}
