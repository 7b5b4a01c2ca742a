/**
 * How the drawings of this game are kept and shown. Each is made once, out of sight, at its first
 * use; all others are copies of it (`<use>`), which take the color of their lines from where they are.
 */

/** One path. */
export interface Stroke {
  /** What fills it; null for mere lines and shades. */
  readonly paint: string | null;
  /** How its line is drawn: a class, or null for the outline of the drawing. */
  readonly pen: string | null;
  readonly path: string;
}

/** Lines and shades, which have a look of their own. */
const PENS: ReadonlySet<string> = new Set([
  'line',
  'faint',
  'shade',
  'cheek',
  'dark',
  'glint',
  'gold',
]);

/** The strokes of a drawing: `paint path`, `paint/pen path`, or `pen path`. */
export function strokesOf(drawing: string): readonly Stroke[] {
  const lines = drawing.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const gap = line.indexOf(' ');
    const [paint = '', pen] = line.slice(0, gap).split('/');
    const path = line.slice(gap + 1);
    return PENS.has(paint) ? { paint: null, pen: paint, path } : { paint, pen: pen ?? null, path };
  });
}

/** The clip of a face, in the units of a portrait: a circle round (40, 39). */
export const MEDALLION = 'qa-medallion';
/** Its radius. */
export const REACH = 33;

const SVG = 'http://www.w3.org/2000/svg';

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

let sheet: Element | null = null;

/** The hidden sheet on which everything is drawn once. */
function drawn(): Element {
  if (sheet?.isConnected) return sheet;
  const svg = element('svg', { width: '0', height: '0', 'aria-hidden': 'true', class: 'qa-sheet' });
  sheet = element('defs', {});
  const medallion = element('clipPath', { id: MEDALLION });
  medallion.append(element('circle', { cx: '40', cy: '39', r: String(REACH) }));
  sheet.append(medallion);
  svg.append(sheet);
  document.body.append(svg);
  return sheet;
}

/** Draws something, unless that has been done, and says where it is. */
export function inked(name: string, drawing: string): string {
  const id = `qa-art-${name}`;
  const all = drawn();
  if (!document.getElementById(id)) {
    const group = element('g', { id, class: 'qa-person' });
    for (const { paint, pen, path } of strokesOf(drawing)) {
      group.append(
        element('path', {
          ...(paint ? { fill: paint } : {}),
          ...(pen ? { class: `qa-${pen}` } : {}),
          d: path,
        }),
      );
    }
    all.append(group);
  }
  return `#${id}`;
}
