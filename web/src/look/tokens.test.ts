/** The colors of the look are readable, and everybody can tell them apart. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { contrast, difference, seenWith, type Deficiency, type Rgb } from './colors';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

function block(selector: string): Map<string, string> {
  const body = css.slice(css.indexOf(`${selector} {`)).split('}')[0]!;
  return new Map([...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, n, c]) => [n!, c!]));
}

const light = block(':root');
const dark = new Map([...light, ...block(":root[data-theme='dark']")]);
const PLAYERS = ['vermilion', 'lapis', 'malachite', 'orpiment', 'murex'];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s', (_, tokens) => {
  const color = (name: string): Rgb => {
    const hex = tokens.get(name);
    if (!hex) throw new Error(`there is no color ${name}`);
    return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
  };

  test.each<readonly [string, string]>([
    ...['page', 'paper', 'sheet', 'plan', 'plan-2', 'gilt-wash'].map((on) => ['ink', on] as const),
    ...['page', 'paper', 'sheet', 'plan', 'gilt-wash'].map((on) => ['ink-2', on] as const),
    ['sinopia', 'plan'],
    ['sinopia', 'paper'],
    ['sinopia', 'sheet'],
    ['on-gilt', 'gilt-fill'],
    ['good', 'good-wash'],
    ['bad', 'bad-wash'],
    ['bad', 'sheet'],
    ...PLAYERS.map((player) => [`on-${player}`, player] as const),
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['plan', 'sheet', 'gilt-wash'])('the gilt edge shows on %s', (ground) => {
    expect(contrast(color('gilt'), color(ground))).toBeGreaterThanOrEqual(3);
  });

  test.each<Deficiency>(['none', 'protan', 'deutan', 'tritan'])(
    'players are told apart, %s',
    (deficiency) => {
      const seen = PLAYERS.map((player) => seenWith(deficiency, color(player)));
      const pairs = seen.flatMap((one, at) => seen.slice(at + 1).map((other) => [one, other]));
      const distances = pairs.map(([one, other]) => difference(one!, other!));
      expect(distances).toHaveLength(10);
      expect(Math.min(...distances)).toBeGreaterThan(18);
    },
  );
});

test('the measures are those of the books', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  // Gray looks the same to everybody, red and green do not.
  expect(difference(seenWith('deutan', [120, 120, 120]), [120, 120, 120])).toBeLessThan(1);
  const [red, green]: [Rgb, Rgb] = [
    [200, 60, 40],
    [90, 120, 30],
  ];
  const normal = difference(red, green);
  expect(difference(seenWith('deutan', red), seenWith('deutan', green))).toBeLessThan(normal / 2);
});
