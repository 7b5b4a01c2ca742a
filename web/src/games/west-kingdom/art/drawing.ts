/**
 * How the drawings of this game are kept and shown. A drawing is a text: one stroke a line, from
 * back to front, each a paint and a path. Each drawing is made once, out of sight, at its first use;
 * all others are copies of it (`<use>`), which take their colors from where they stand.
 */

/** One path. */
export interface Stroke {
  /** What fills it; null for mere lines. */
  readonly paint: string | null;
  /** How its line is drawn: the class of it, or null for the outline of the drawing. */
  readonly pen: string | null;
  readonly path: string;
}

/** Lines and shades, which have a look of their own. */
const PENS: ReadonlySet<string> = new Set([
  'line',
  'fine',
  'faint',
  'thick',
  'plan',
  'chalk',
  'gilt',
  'gilt2',
  'shade',
  'hatch',
  'cheek',
  'cloud',
  'halo',
  'foot',
  'rim',
  'coat',
  'sleeve',
  'arm',
  'eyes',
]);

/** The strokes of a drawing: `paint path`, `paint/pen path`, or `pen path`. */
export function strokesOf(drawing: string): readonly Stroke[] {
  const lines = drawing.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const gap = line.indexOf(' ');
    const [paint, pen] = line.slice(0, gap).split('/') as [string, string?];
    const path = line.slice(gap + 1);
    return PENS.has(paint) ? { paint: null, pen: paint, path } : { paint, pen: pen ?? null, path };
  });
}

const SVG = 'http://www.w3.org/2000/svg';

/** The paints of a drawing, `--wk-hue-…` for people and `--wk-wash-…` for all that is built. */
export type Palette = 'hue' | 'wash';

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

let sheet: Element | null = null;

/** The hidden sheet on which everything is drawn once. */
function drawn(): Element {
  if (sheet?.isConnected) return sheet;
  const svg = element('svg', { width: '0', height: '0', 'aria-hidden': 'true', class: 'wk-sheet' });
  sheet = element('defs', {});
  svg.append(sheet);
  document.body.append(svg);
  return sheet;
}

/** Draws something, unless that has been done, and says where it is. */
export function inked(name: string, drawing: string, palette: Palette): string {
  const id = `wk-art-${name}`;
  const all = drawn();
  if (!document.getElementById(id)) {
    const group = element('g', { id });
    for (const { paint, pen, path } of strokesOf(drawing)) {
      const looks = [pen, paint && palette, paint === 'dark' && 'black'].filter(Boolean);
      group.append(
        element('path', {
          ...(paint ? { fill: `var(--wk-${palette}-${paint})` } : {}),
          class: looks.map((look) => `wk-${look}`).join(' '),
          d: path,
        }),
      );
    }
    all.append(group);
  }
  return `#${id}`;
}
