/**
 * The people of the guilds. The guild gives the clothes and the tool, the tile the person: first
 * told apart by headgear and hair, then by age and face. A person stands on a field of 80 by 84, with
 * the head at about (40, 38). A drawing is a text: one stroke a line, from back to front, each a paint
 * and a path, or a pen and a path.
 */

const SKIN = { a: '#f3d2ae', b: '#e2ae82', c: '#c58a5e', d: '#8f5e3e', e: '#f7e0c6' } as const;
const HAIR = {
  k: '#33291f',
  b: '#6b4528',
  r: '#b4552d',
  y: '#ddb35a',
  g: '#b9b4aa',
  w: '#efebe0',
} as const;
type Skin = keyof typeof SKIN;
type Hair = keyof typeof HAIR;

const HEADS = {
  long: 'M28 31c0-10 5-15 12-15s12 5 12 15c0 13-5 22-12 22s-12-9-12-22z',
  round: 'M25.5 37c0-10 6-16.5 14.5-16.5S54.5 27 54.5 37 48 53.5 40 53.5 25.5 47 25.5 37z',
  square: 'M26 30c0-9 5-14 14-14s14 5 14 14v11c0 8-6 13-14 13s-14-5-14-13z',
  young: 'M27 41c0-8 5.5-13.5 13-13.5S53 33 53 41s-5.5 13-13 13-13-5-13-13z',
  gaunt:
    'M28 30c0-9 5-14 12-14s12 5 12 14c0 6-2 9-3 13-1.5 6-5 11.5-9 11.5S32.5 49 31 43c-1-4-3-7-3-13z',
} as const;
const BODIES = {
  slim: 'M9 86c0-16 8-25 22-28 5 5 13 5 18 0 14 3 22 12 22 28z',
  broad: 'M1 86c0-18 10-27 27-30 7 6 17 6 24 0 17 3 27 12 27 30z',
  small: 'M16 86c0-14 7-21 17-24h14c10 3 17 10 17 24z',
} as const;

type Eyes = 'dots' | 'big' | 'half' | 'glad';
type Brows = 'flat' | 'up' | 'down' | 'odd';

function eyes(kind: Eyes, brows: Brows, y: number, turn = 0): string {
  const [a, b] = [34.5 + turn, 45.5 + turn];
  const dot = (x: number, r: number) =>
    `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0z`;
  const shapes = {
    dots: `dark ${dot(a, 1.7)}${dot(b, 1.7)}`,
    big: `dark ${dot(a, 2.2)}${dot(b, 2.2)}\nglint ${dot(a + 0.6, 0.7)}${dot(b + 0.6, 0.7)}`,
    half: `line M${a - 2.5} ${y - 1}h5M${b - 2.5} ${y - 1}h5\ndark M${a - 1.6} ${y - 1}a1.7 1.9 0 0 0 3.3 0zM${b - 1.6} ${y - 1}a1.7 1.9 0 0 0 3.3 0z`,
    glad: `line M${a - 2.4} ${y + 1}q2.4-2.8 4.8 0M${b - 2.4} ${y + 1}q2.4-2.8 4.8 0`,
  };
  const over = {
    flat: `M${a - 3} ${y - 5}h6M${b - 3} ${y - 5}h6`,
    up: `M${a - 3} ${y - 4.5}q3-2.5 6-.5M${b - 3} ${y - 5}q3-2 6 .5`,
    down: `M${a - 3} ${y - 6}l6 2.5M${b - 3} ${y - 3.5}l6-2.5`,
    odd: `M${a - 3} ${y - 4}h6M${b - 3} ${y - 6}q3-3 6 0`,
  };
  return `${shapes[kind]}\nline ${over[brows]}`;
}

const NOSES = {
  small: (x: number, y: number) => `line M${x} ${y - 2}l-1.5 4.5h2.5`,
  broad: (x: number, y: number) =>
    `line M${x} ${y - 4}c-1 3-4.5 5-3 7.5 1.5 1.5 5.5 1.5 6.5-.5 1-2.5-2-4-3-7`,
  hooked: (x: number, y: number) => `line M${x} ${y - 5}c3 2 4.5 5 3.5 7.5l-4.5.5`,
  button: (x: number, y: number) => `line M${x - 1.5} ${y + 2}q1.5 1.5 3 0`,
} as const;

const MOUTHS = {
  smile: (x: number, y: number) => `line M${x - 3.5} ${y - 0.5}q3.5 2.5 7 0`,
  flat: (x: number, y: number) => `line M${x - 3} ${y}h6`,
  grin: (x: number, y: number) =>
    `#fdf9f0 M${x - 5} ${y - 1.5}q5 2 10 0c-.5 5-9.5 5-10 0z\nfaint M${x - 1.5} ${y - 0.5}v3M${x + 1.7} ${y - 0.5}v3`,
  lips: (x: number, y: number) =>
    `#b65a55/fine M${x - 3.5} ${y}q1.7-2.5 3.5-1 1.8-1.5 3.5 1-3.5 3-7 0z`,
  wry: (x: number, y: number) => `line M${x - 3} ${y + 0.5}q4 1.5 7-2`,
} as const;

interface Face {
  readonly head: keyof typeof HEADS;
  readonly skin: Skin;
  readonly eyes: Eyes;
  readonly brows: Brows;
  readonly nose: keyof typeof NOSES;
  readonly mouth: keyof typeof MOUTHS;
  /** Where the nose and the mouth are. */
  readonly y?: number;
}

/** Somebody: what is behind the head, the head, and what is on it. */
function person(
  body: keyof typeof BODIES,
  coat: string,
  face: Face,
  behind: string,
  dress: string,
  above: string,
): string {
  const skin = SKIN[face.skin];
  const at = face.head === 'young' ? 42 : (face.y ?? 37);
  const ear = at - 2;
  return `
    ${behind}
    ${skin} M33 48v13h14V48
    ${coat} ${BODIES[body]}
    ${dress}
    ${skin} M27 ${ear}c-5-2-6 6-.5 7.5M53 ${ear}c5-2 6 6 .5 7.500
    ${skin} ${HEADS[face.head]}
    shade M46 18c6 3 8 9 7.5 16-.5 9-4 17-11 19.5 5-5 7-12 7-20 0-6-1-11-3.5-15.5z
    ${eyes(face.eyes, face.brows, at)}
    ${NOSES[face.nose](40, at + 4)}
    ${MOUTHS[face.mouth](40, at + 11)}
    ${above}
  `;
}

const cheeks = (y: number) =>
  `cheek M28.7 ${y}a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 1 1-5.6 0zM45.7 ${y}a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 1 1-5.6 0z`;
const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0z`;
const spectacles = (y: number) =>
  `#dce7e699 ${ring(34, y, 5)}${ring(46, y, 5)}\nline M39 ${y - 0.5}q1-1 2 0`;

const moustache = (hair: Hair) => `${HAIR[hair]} M31 47c3-3 15-3 18 0 1 4-4 3-9 3s-10 1-9-3z`;
const beard = (hair: Hair) =>
  `${HAIR[hair]} M25 40c-1 14 4 27 15 27s16-13 15-27c-2 4-4 5-7 5-3-2-5-2-8-2s-5 0-8 2c-3 0-5-1-7-5z\nfaint M33 56c1 4 3 6 4 7M47 56c-1 4-3 6-4 7M40 57v8\n#7a2e28/fine M35 47c2-1.5 8-1.5 10 0-2 3-8 3-10 0z`;
const locks = (hair: Hair) =>
  `${HAIR[hair]} M24 46c-3-14-2-32 16-32s19 18 16 32l-6 4c2-7 2-13 1-19-7 1-15-1-18-4-1 4-3 7-5 8-1 5-1 10 1 15z\nfaint M40 15c-5 2-8 6-8 11`;
const braids = (hair: Hair) =>
  `${HAIR[hair]} M25.5 36c-3 9-3 22 0 30l5-1c-2-9-3-19-2-28zM54.5 36c3 9 3 22 0 30l-5-1c2-9 3-19 2-28z\nfaint M25 46l4 3-5 3 5 4-4 4M55 46l-4 3 5 3-5 4 4 4`;

const APRON = '#b08a5e M24 60c8 10 24 10 32 0l4 3v25H20V63z\nline M28 71h24';
const AXE =
  '#bc8f61 M61 86 70 26l4 .6-7 60z\n#b7b0a3 M66 24c6-2 10-6 11-11 4 6 4 16-1 22-3-4-6-6-11-7z';
const PANE =
  '#8fbfe0 M57 50h22v36H57z\nline M68 50v36M57 62h22M57 74h22\nglint M59.5 53h3v6h-3zM70.5 65h3v6h-3z';
const PIPE = '#bc8f61 M60 86 72 40l3 .8-11 46z\n#9fd0e6 M66 34a8 8 0 1 1 16 0 8 8 0 1 1-16 0z';
const TROWEL = '#bc8f61 M66 62h4v16h-4z\n#d3d1c9 M60 62l8-20 8 20z';
const SHEARS =
  'line M62 84 74 48M72 84 62 48\n#d9dee3 M59 82a4 4 0 1 1 8 0 4 4 0 1 1-8 0zM68 82a4 4 0 1 1 8 0 4 4 0 1 1-8 0z';
const TAPE =
  '#f2d549 M26 60c2 12 4 18 5 26h5c-1-9-3-17-4-25zM54 60c-2 12-4 18-5 26h-5c1-9 3-17 4-25z\nfaint M28 68h4M29 74h4M30 80h4M52 68h-4M51 74h-4M50 80h-4';
const HAMMER = '#bc8f61 M66 86 70 46h4l-3 40z\n#85837c M60 34h22v13H60z\nfaint M66 34v13';
const MALLET = '#bc8f61 M66 60h5v26h-5z\n#b7b0a3 M58 46h21v15H58z';

/** Everybody by the tile, which is the guild and a number. */
export const PEOPLE: Readonly<Record<string, string>> = {
  glazier_1: person(
    'slim',
    '#7fa8c4',
    { head: 'round', skin: 'e', eyes: 'glad', brows: 'up', nose: 'hooked', mouth: 'smile' },
    PANE,
    '#fdf9f0 M20 62c6-4 8-10 8-18h24c0 8 2 14 8 18-6 10-34 10-40 0z',
    `faint M31 45q-2 2-1 4M49 45q2 2 1 4M34 28h12
    ${cheeks(44)}
    #fdf9f0 M22 52c-4-16 0-40 18-40s22 24 18 40c-3-1-5-3-5.5-6 3-12-2-22-12.5-22S24.5 34 27.5 46c-.5 3-2.5 5-5.5 6z
    shade M50 18c8 6 11 20 8 34-3-1-5-3-5.5-6 2.5-10 1-20-2.5-28z`,
  ),
  glazier_2: person(
    'small',
    '#46557a',
    { head: 'young', skin: 'b', eyes: 'big', brows: 'up', nose: 'button', mouth: 'wry' },
    PIPE,
    '#8fbfe0 M30 62c5 5 15 5 20 0l3 4-13 8-13-8z',
    `${HAIR.k} M26 42c-3-8 0-14 4-16h20c5 3 7 8 4 16-2-2-3-4-3-7l-4 3-3-4-5 4-4-4-5 4c0 2-2 3-4 4z
    #8fbfe0 M22 30c0-9 8-15 18-15s19 5 19 13c-4 1-9 2-15 2-8 0-16-1-22 0z
    #6f9cbd M40 30c8-3 18-3 25 2-6 3-17 2-25-2z`,
  ),
  glazier_3: person(
    'broad',
    '#5f90b4',
    { head: 'gaunt', skin: 'c', eyes: 'dots', brows: 'down', nose: 'hooked', mouth: 'flat' },
    PANE,
    '#eadfc7 M30 58l10 12 10-12 5 4-6 24H31l-6-24z',
    `${HAIR.g} M28 45c0 10 4 22 12 26 8-4 12-16 12-26-3 3-6 4-8 3-3-2-5-2-8 0-2 1-5 0-8-3z
    line M37 49h6
    ${HAIR.g} M27 40c-3-4-3-8-2-12l4 2zM53 40c3-4 3-8 2-12l-4 2z
    ${spectacles(37)}
    faint M34 23h12M35 20h9`,
  ),
  lumberjack_1: person(
    'broad',
    '#9a6a3a',
    { head: 'square', skin: 'b', eyes: 'dots', brows: 'flat', nose: 'broad', mouth: 'flat', y: 35 },
    AXE,
    '#eadfc7 M31 58l9 12 9-12 6 2-10 26H35L25 60z',
    `${beard('r')}
    #73824f M24 28c0-11 6-19 16-19s16 8 16 19c-9-4-23-4-32 0z
    #8e9c68 M23 27c9-5 25-5 34 0l.5 5c-10-5-25-5-35 0z
    #8e9c68 ${ring(40, 8, 3.5)}`,
  ),
  lumberjack_2: person(
    'slim',
    '#73824f',
    { head: 'round', skin: 'e', eyes: 'big', brows: 'flat', nose: 'small', mouth: 'lips' },
    `${AXE}\n${braids('y')}`,
    '#c98a86 M27 60c4 8 22 8 26 0l3 4c-5 9-27 9-32 0z',
    `${cheeks(44)}
    ${HAIR.y} M26 34c2-8 8-13 14-13s12 5 14 13c-5-5-9-7-14-7s-9 2-14 7z
    #8a6244 M21 27c0-12 9-18 19-18s19 6 19 18c-12-5-26-5-38 0z
    #efebe0 M19 26c12-6 30-6 42 0 2 3 1 6-1 8-12-6-28-6-40 0-2-2-3-5-1-8z`,
  ),
  lumberjack_3: person(
    'broad',
    '#4f5a46',
    { head: 'long', skin: 'c', eyes: 'half', brows: 'odd', nose: 'hooked', mouth: 'flat' },
    AXE,
    '#73824f M24 58c6 10 26 10 32 0l6 8c-8 12-36 12-44 0z',
    `${HAIR.w} M28 42c0 10 3 25 12 28 9-3 12-18 12-28-3 4-6 5-8 4-3-2-5-2-8 0-2 1-5 0-8-4z
    line M37 49.5h6
    #4f5a46 M20 58c-5-24 0-50 20-50s25 26 20 50c-5-3-8-7-8-12 2-14-2-24-12-24s-14 10-12 24c0 5-3 9-8 12z
    shade M48 11c12 8 15 28 12 47-5-3-8-7-8-12 2-12 0-28-4-35z`,
  ),
  bricklayer_1: person(
    'broad',
    '#eadfc7',
    { head: 'round', skin: 'd', eyes: 'dots', brows: 'flat', nose: 'broad', mouth: 'grin' },
    TROWEL,
    'line M27 60 30 86M53 60 50 86\n#46557a M28 72h24v14H28z',
    `shade M28 44c1 7 6 10 12 10s11-3 12-10c1 8-4 13-12 13s-13-5-12-13z
    #e0c07c M24 30c1-12 7-18 16-18s15 6 16 18z
    #e9cf92 M6 32c10-6 58-6 68 0-8 7-60 7-68 0z
    faint M14 32c8-2 44-2 52 0M26 24c8-3 20-3 28 0
    #96452c M25 27c9-4 21-4 30 0v4c-9-3-21-3-30 0z`,
  ),
  bricklayer_2: person(
    'slim',
    '#b5623c',
    { head: 'long', skin: 'a', eyes: 'glad', brows: 'up', nose: 'small', mouth: 'smile' },
    TROWEL,
    '#fdf9f0 M31 58l9 9 9-9 4 3-13 12-13-12z',
    `${cheeks(43)}
    ${HAIR.b} M28 34c1-7 6-12 12-12s11 5 12 12c-3-5-7-7-12-7s-9 2-12 7z
    #c9463b M24 40c-4-20 3-31 16-31s20 11 16 31c-1-8-4-12-8-15-6 3-13 3-16 0-4 3-7 7-8 15z
    #a8352b M55 36c5 2 8 7 8 12-4 0-8-4-9-9z
    #fdf9f0 ${ring(33, 17, 1.6)}${ring(41, 14, 1.6)}${ring(49, 18, 1.6)}`,
  ),
  bricklayer_3: person(
    'broad',
    '#7d7f86',
    { head: 'square', skin: 'b', eyes: 'half', brows: 'down', nose: 'broad', mouth: 'flat', y: 36 },
    TROWEL,
    APRON,
    `${HAIR.b} M26 47c3-4 9-4 14-1 5-3 11-3 14 1 2 5-1 9-5 9 0-4-4-6-9-6s-9 2-9 6c-4 0-7-4-5-9z
    ${HAIR.b} M26 36c-2-3-2-7-1-10l4 2zM54 36c2-3 2-7 1-10l-4 2z
    #c25b36 M20 26c2-11 10-15 20-15 12 0 20 5 20 15-12-3-28-3-40 0z
    #8c3c1f M16 28c8-5 22-6 32-3 0 4-2 6-6 6-8-2-18-3-26-3z`,
  ),
  tailor_1: person(
    'slim',
    '#4f7f80',
    { head: 'long', skin: 'd', eyes: 'dots', brows: 'up', nose: 'small', mouth: 'lips' },
    SHEARS,
    '#eadfc7 M27 60c4 7 22 7 26 0l3 4c-5 9-27 9-32 0z',
    `#ddb63e M24 44c-4-20 3-32 16-32 12 0 20 9 16 30-1-8-4-14-8-17-8 4-16 5-22 4-2 5-2 10-2 15z
    #ddb63e M55 40c5 3 6 10 2 16-3-2-4-8-2-16z
    faint M28 22c6-4 16-5 24 1M32 17c5-2 11-2 16 1
    gold ${ring(26.5, 48, 2.6)}`,
  ),
  tailor_2: person(
    'slim',
    '#7e5570',
    { head: 'gaunt', skin: 'a', eyes: 'dots', brows: 'odd', nose: 'hooked', mouth: 'smile' },
    SHEARS,
    TAPE,
    `${HAIR.k} M33 44.5c3-1.5 5-1 7 .5 2-1.5 4-2 7-.5l3-2c-1 4-5 5-10 4-5 1-9 0-10-4z
    ${HAIR.k} M38 52h4.5l-2 8z
    ${HAIR.k} M27 32c-2 4-2 8-1 12l3-2v-9zM53 32c2 4 2 8 1 12l-3-2v-9z
    #ddb63e M16 27c-1-12 8-17 24-17 14 0 22 6 20 15-12 5-32 7-44 2z
    #a8871f M15 27c14 4 36 2 47-3v4c-12 5-33 7-47 3z
    #c9463b M54 17c4-8 12-13 18-11-2 8-8 14-17 16z`,
  ),
  tailor_3: person(
    'broad',
    '#cfa24a',
    { head: 'round', skin: 'e', eyes: 'glad', brows: 'flat', nose: 'button', mouth: 'smile' },
    SHEARS,
    TAPE,
    `${cheeks(45)}
    ${HAIR.w} M26 42c-5-2-6-10-2-15 2 2 4 5 4 9zM54 42c5-2 6-10 2-15-2 2-4 5-4 9z
    ${HAIR.w} M30 47.5c4-3 7-2 10-.5 3-1.5 6-2.5 10 .5-2 4-7 4-10 1.5-3 2.5-8 2.5-10-1.5z
    faint M35 25c3-1 7-1 10 0
    ${spectacles(38)}
    #96452c M28 20c0-7 5-10 12-10s12 3 12 10c-8-2-16-2-24 0z`,
  ),
  blacksmith_1: person(
    'broad',
    '#eadfc7',
    { head: 'square', skin: 'c', eyes: 'dots', brows: 'down', nose: 'broad', mouth: 'flat', y: 35 },
    HAMMER,
    APRON,
    `${beard('k')}
    glint M30 21c2-2 5-3 8-3l-1 2c-3 0-5 1-6 2z
    shade M44 25c3 0 5 2 5 4-3 1-5-1-5-4zM29 39c2 1 3 3 3 5-3-1-4-3-3-5z`,
  ),
  blacksmith_2: person(
    'slim',
    '#4a4652',
    { head: 'round', skin: 'b', eyes: 'big', brows: 'flat', nose: 'button', mouth: 'wry' },
    `${HAMMER}\n${HAIR.k} M25 34c-4 10-3 20 1 26l8-6zM55 34c4 10 3 20-1 26l-8-6z`,
    '#b5623c M30 58l10 8 10-8 4 2-14 14-14-14z',
    `shade M29 42c3 2 5 1 6 3-2 2-5 1-6-3zM46 46c3-2 5-2 6-4-1 5-3 7-6 4z
    ${HAIR.k} M25 34c2-4 6-8 10-9l-8 16zM55 34c-2-4-6-8-10-9l8 16z
    #8a6244 M22 29c0-12 7-20 18-20s18 8 18 20c-11-5-25-5-36 0z
    #5e3b18 M21 28c12-6 26-6 38 0l1 4c-13-5-27-5-40 0z
    #dce7e6 ${ring(33, 21, 5)}${ring(47, 21, 5)}
    line M38 21h4`,
  ),
  blacksmith_3: person(
    'small',
    '#3a3b42',
    { head: 'young', skin: 'a', eyes: 'dots', brows: 'odd', nose: 'broad', mouth: 'grin' },
    HAMMER,
    '#96452c M30 62c5 5 15 5 20 0l3 4-13 8-13-8z',
    `${HAIR.r} M26 40c-3-9 1-17 8-19l2 4 4-5 4 5 3-4c7 3 9 10 7 19-2-3-4-5-6-6-7 1-13 1-17 0-2 1-4 3-5 6z
    #c9463b M25 33c8-4 22-4 30 0v5c-9-4-21-4-30 0z
    #a8352b M54 33l9-2-2 6 3 5-9-4z
    shade M31 49c2 0 4 1 4 3-2 1-4-1-4-3z`,
  ),
  stonemason_1: person(
    'broad',
    '#7d7f86',
    { head: 'square', skin: 'd', eyes: 'half', brows: 'flat', nose: 'broad', mouth: 'flat', y: 36 },
    MALLET,
    APRON,
    `${moustache('w')}
    faint M33 27c4-1.5 10-1.5 14 0M34 24c4-1 8-1 12 0M31 21c3-2 6-2.6 9-2.600
    #c98a86 M25 52c4 8 26 8 30 0l3 6c-6 9-30 9-36 0z
    faint M30 58c6 3 14 3 20 0
    gold ${ring(54, 42, 1.8)}`,
  ),
  stonemason_2: person(
    'slim',
    '#b7b0a3',
    { head: 'long', skin: 'b', eyes: 'big', brows: 'up', nose: 'small', mouth: 'lips' },
    MALLET,
    '#eadfc7 M28 59c6 8 18 8 24 0l5 3-6 10H29l-6-10z',
    `${locks('b')}
    #eadfc7 M25 26c8-5 22-5 30 0v4c-9-4-21-4-30 0z`,
  ),
  stonemason_3: person(
    'slim',
    '#5d6470',
    { head: 'gaunt', skin: 'a', eyes: 'glad', brows: 'flat', nose: 'hooked', mouth: 'smile' },
    MALLET,
    '#8d93a0 M22 60c8 10 28 10 36 0l5 8c-8 11-38 11-46 0z',
    `${HAIR.r} M30 45c1 9 5 15 10 17 5-2 9-8 10-17-2 3-4 4-6 3-3-1-5-1-8 0-2 1-4 0-6-3z
    line M37 48q3 1.5 6 0
    #8d93a0 M24 48c-4-18 0-38 16-40 16 2 20 22 16 40-3-2-4-4-4-8 1-10-3-17-12-17s-13 7-12 17c0 4-1 6-4 8z
    shade M47 11c9 7 12 22 9 37-3-2-4-4-4-8 1-10-1-20-5-29z`,
  ),
};

/** The person on a tile of the edition; those of other editions have the first of their guild. */
export function personOf(character: string, guild: string): string | null {
  if (character in PEOPLE) return character;
  return `${guild}_1` in PEOPLE ? `${guild}_1` : null;
}
