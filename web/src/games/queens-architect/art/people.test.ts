/** Every craftsman of the shipped edition has a face of their own, and every stroke can be drawn. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { shipped } from '../../../../fixtures/pieces';
import type { QueensArchitectPrinted } from '../../../net/protocol';
import { strokesOf } from './ink';
import { PEOPLE, personOf } from './people';

const { printed } = shipped<QueensArchitectPrinted>('queens-architect');
const css = readFileSync(join(import.meta.dirname, '../paint.css'), 'utf8');

test('every tile has a person, and no two have the same', () => {
  const people = printed.craftsmen.map(({ id, guild }) => personOf(id, guild));
  expect(people.length).toBeGreaterThan(17);
  expect(people).not.toContain(null);
  expect(new Set(people).size).toBe(people.length);
  expect(people.toSorted()).toEqual(Object.keys(PEOPLE).toSorted());
});

test('no two people have the same face', () => {
  expect(new Set(Object.values(PEOPLE)).size).toBe(Object.keys(PEOPLE).length);
});

test('a tile of another edition has somebody of its guild', () => {
  expect(personOf('glazier_9', 'glazier')).toBe('glazier_1');
  expect(personOf('baker_1', 'baker')).toBeNull();
});

describe.each(Object.entries(PEOPLE))('%s', (_, drawing) => {
  test('has strokes with paints, pens and paths', () => {
    const strokes = strokesOf(drawing);
    expect(strokes.length).toBeGreaterThan(8);
    for (const { paint, pen, path } of strokes) {
      expect(path).toMatch(/^M[-\d.MLHVCSQAZmlhvcsqaz ]+$/);
      if (paint) expect(paint).toMatch(/^#[\da-f]{6}([\da-f]{2})?$/);
      if (pen) expect(css).toContain(`.qa-${pen}`);
    }
  });
});
