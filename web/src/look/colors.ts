/**
 * Color metrics for the tests of the look: contrast by WCAG, distance by CIEDE2000, and color
 * vision deficiencies (Machado, Oliveira and Fernandes 2009, full severity).
 */
export type Rgb = readonly [red: number, green: number, blue: number];
type Triple = readonly [number, number, number];
export type Deficiency = 'none' | 'protan' | 'deutan' | 'tritan';

const MACHADO: Readonly<Record<Deficiency, readonly Triple[]>> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function linear([red, green, blue]: Rgb): Triple {
  const one = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [one(red), one(green), one(blue)];
}

function encoded(light: Triple): Rgb {
  const one = (value: number) => {
    const share = Math.min(1, Math.max(0, value));
    return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
  };
  return [one(light[0]), one(light[1]), one(light[2])];
}

const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

/** A color as seen with a deficiency. */
export function seenWith(deficiency: Deficiency, color: Rgb): Rgb {
  return encoded(times(MACHADO[deficiency], linear(color)));
}

/** From 1, equal, to 21, black on white. */
export function contrast(one: Rgb, other: Rgb): number {
  const luminance = (color: Rgb) => {
    const [red, green, blue] = linear(color);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

function lab(color: Rgb): Triple {
  const rows: readonly Triple[] = [
    [0.4124564, 0.3575761, 0.1804375],
    [0.2126729, 0.7151522, 0.072175],
    [0.0193339, 0.119192, 0.9503041],
  ];
  const [x, y, z] = times(rows, linear(color));
  const root = (share: number) =>
    share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  const [fx, fy, fz] = [root(x / 0.95047), root(y), root(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** The distance of two colors by CIEDE2000. */
export function difference(one: Rgb, other: Rgb): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(other);
  const radians = Math.PI / 180;
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const seventh = (value: number) => Math.sqrt(value ** 7 / (value ** 7 + 25 ** 7));
  const stretch = 1.5 - 0.5 * seventh(chroma);
  const [p1, p2] = [a1 * stretch, a2 * stretch];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (p: number, b: number) =>
    p === 0 && b === 0 ? 0 : (Math.atan2(b, p) / radians + 360) % 360;
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const isGrey = c1 * c2 === 0;
  let turn = isGrey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  else if (turn < -180) turn += 360;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * radians);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = h1 + h2;
  if (!isGrey) {
    if (Math.abs(h1 - h2) <= 180) h /= 2;
    else h = h < 360 ? (h + 360) / 2 : (h - 360) / 2;
  }
  const t =
    1 -
    0.17 * Math.cos((h - 30) * radians) +
    0.24 * Math.cos(2 * h * radians) +
    0.32 * Math.cos((3 * h + 6) * radians) -
    0.2 * Math.cos((4 * h - 63) * radians);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const bend = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rt = -2 * seventh(c) * Math.sin(2 * bend * radians);
  const [vl, vc, vh] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(vl ** 2 + vc ** 2 + vh ** 2 + rt * vc * vh);
}
