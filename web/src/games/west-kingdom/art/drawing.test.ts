/** Every card has a drawing of its own, and every stroke of a drawing can be read. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { shipped } from '../../../../fixtures/pieces';
import type { WestKingdomPrinted } from '../../../net/protocol';
import { OPEN_PLACES } from '../view';
import { BUILDINGS } from './buildings';
import { strokesOf } from './drawing';
import { workerIn } from './figures';
import { GABLE, LANTERN, NIGHT, ROOM } from './panels';
import { NICHES, PEOPLE } from './people';
import { MOVING, PLACES } from './places';
import { STIRS } from './stirs';
import { personOn } from './who';

const { printed, names } = shipped<WestKingdomPrinted>('west-kingdom');
const css = readFileSync(join(import.meta.dirname, '../paint.css'), 'utf8');

const unique = (all: readonly string[]) => new Set(all).size;
const shapes = (drawing: string) =>
  strokesOf(drawing)
    .map(({ path }) => path)
    .join();

describe('buildings', () => {
  const ids = printed.buildings.map(({ id }) => id);

  test('each card has a drawing', () => {
    expect(ids.length).toBeGreaterThan(30);
    expect(Object.keys(BUILDINGS).toSorted()).toEqual(ids.toSorted());
  });

  test('no two cards have the same', () => {
    expect(unique(Object.values(BUILDINGS).map(shapes))).toBe(ids.length);
  });
});

describe('apprentices', () => {
  const rows = printed.apprentices.map(({ id }) => id);

  test('there is a person on each card, and everybody is on one', () => {
    expect(rows.filter((id) => personOn(id) === null)).toEqual([]);
    expect(new Set(rows.map(personOn))).toEqual(new Set(Object.keys(PEOPLE)));
  });

  test('people are told apart by name, and no two have the same face', () => {
    const name = (id: string) => names.find((row) => row.id === id)?.en;
    for (const one of rows) {
      for (const other of rows) {
        expect(personOn(one) === personOn(other), `${one} ${other}`).toBe(
          name(one) === name(other),
        );
      }
    }
    expect(unique(Object.values(PEOPLE).map(shapes))).toBe(Object.keys(PEOPLE).length);
    expect(unique(Object.values(NICHES))).toBe(Object.keys(PEOPLE).length);
  });
});

test('every open place has a scene with a part that moves', () => {
  for (const place of OPEN_PLACES) {
    expect(Object.keys(PLACES)).toContain(place);
    expect(Object.keys(MOVING)).toContain(place);
    expect(Object.keys(STIRS)).toContain(place);
  }
});

const DRAWINGS = [
  ...Object.entries(PEOPLE).map((entry) => [...entry, 'hue'] as const),
  ...[0, 1, 2, 3].map((at) => [`worker ${at}`, workerIn(at), 'hue'] as const),
  ['night', NIGHT, 'hue'] as const,
  ['lantern', LANTERN, 'hue'] as const,
  ...[BUILDINGS, PLACES, MOVING].flatMap((all) =>
    Object.entries(all).map((entry) => [...entry, 'wash'] as const),
  ),
  ['room', ROOM, 'wash'] as const,
  ['gable', GABLE, 'wash'] as const,
];

test.each(DRAWINGS)('the strokes of %s have paints, pens and paths', (_, drawing, palette) => {
  const strokes = strokesOf(drawing);
  expect(strokes.length).toBeGreaterThan(0);
  for (const { paint, pen, path } of strokes) {
    expect(path).toMatch(/^M[-\d.MLHVCSQTAZmlhvcsqtaz ]+$/);
    if (paint) expect(css).toContain(`--wk-${palette}-${paint}:`);
    if (pen) expect(css).toMatch(new RegExp(`\\.wk-${pen}[ ,]`));
  }
});
