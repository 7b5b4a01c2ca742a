/** Lines of drawings show on every wash, by day and by night, and pieces show on the ground. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { contrast, seenWith, type Deficiency, type Rgb } from '../../look/colors';
import { NICHES } from './art/people';

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

const paints = readFileSync(join(import.meta.dirname, 'paint.css'), 'utf8');
const tokens = readFileSync(join(import.meta.dirname, '../../look/tokens.css'), 'utf8');
const WASH = /--wk-wash-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g;
/** Rooms and fires are no ground for lines: they are dark, or lit. */
const APART = new Set(['dark', 'cell', 'cell2']);
const washes = [...paints.matchAll(WASH)]
  .map(([, name, light, dark]) => ({ name: name!, light: rgb(light!), dark: rgb(dark!) }))
  .filter(({ name }) => !APART.has(name));

function token(theme: 'light' | 'dark', name: string): Rgb {
  const block = theme === 'light' ? ':root {' : ":root[data-theme='dark'] {";
  const body = tokens.slice(tokens.indexOf(block)).split('}')[0]!;
  const found = new RegExp(`--${name}: (#[\\da-f]{6});`).exec(body);
  if (!found) throw new Error(`there is no color ${name}`);
  return rgb(found[1]!);
}

const RIM = /--wk-rim: light-dark\(transparent, (#[\da-f]{6})\);/.exec(paints)![1]!;

test('there are washes', () => expect(washes.length).toBeGreaterThan(20));

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(washes)('the line shows on $name', (wash) => {
    expect(contrast(token(theme, 'ink'), wash[theme])).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(NICHES))('the outline of %s shows in the niche', (_, niche) => {
    const share = theme === 'light' ? 1 : 0.72;
    const out = token(theme, 'out');
    const behind = rgb(niche).map((part, at) =>
      Math.round(part * share + out[at]! * (1 - share)),
    ) as unknown as Rgb;
    expect(contrast(out, behind)).toBeGreaterThanOrEqual(3);
  });

  /**
   * In the light it is the outline that sets a piece apart from what it stands on, in the dark the
   * rim around it. Colors alone would not do: without blue, yellow is the color of sand.
   */
  test.each<Deficiency>(['none', 'protan', 'deutan', 'tritan'])(
    'the edge of a piece shows on the ground, %s',
    (deficiency) => {
      const edge = theme === 'light' ? token(theme, 'out') : rgb(RIM);
      for (const name of ['ground', 'moor', 'earth', 'floor', 'hill', 'rock', 'pine']) {
        const wash = washes.find((one) => one.name === name)!;
        const [line, ground] = [edge, wash[theme]].map((color) => seenWith(deficiency, color));
        expect(contrast(line!, ground!), name).toBeGreaterThanOrEqual(3);
      }
    },
  );
});
