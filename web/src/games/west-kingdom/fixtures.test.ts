/** There is a saved position for every question, and each of its answers is somewhere to be found. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Screen } from '../../net/protocol';
import { needsWords, pieceOf } from './notation';
import type { View } from './view';

const screens = import.meta.glob<Screen>('./fixtures/*.json', { eager: true, import: 'default' });
const positions = Object.entries(screens).map(([path, screen]) => ({
  name: path.replace(/.*\/|\.json/g, ''),
  screen,
}));

const page = readFileSync(
  join(import.meta.dirname, '../../../../docs/games/west-kingdom.md'),
  'utf8',
);
const table = page.split('## Questions and answers')[1]!.split('## State document')[0]!;
const questions = new Set(table.match(/wk-ask-[a-z-]+/g));

test('every question of the game has a position', () => {
  const asked = new Set(positions.map(({ screen }) => screen.ask?.question.key));
  expect(questions.size).toBeGreaterThan(25);
  expect([...questions].filter((key) => !asked.has(key))).toEqual([]);
});

describe.each(positions)('$name', ({ screen }) => {
  test('every answer is on a piece or in words', () => {
    for (const { action } of screen.ask?.answers ?? []) {
      expect(pieceOf(action) !== null || needsWords(action), action).toBe(true);
    }
  });

  test('nobody is named but visitors', () => {
    for (const { person } of screen.seats) expect(person?.name ?? 'Visitor').toBe('Visitor');
  });
});

test('the fullest position is full', () => {
  const view = screens['./fixtures/fullest.json']!.view as View;
  const own = view.seats[view.viewer!]!;
  expect(view.seats).toHaveLength(5);
  expect(view.seats.every(({ prison }) => prison > 0)).toBe(true);
  expect(own.apprentices).toHaveLength(5);
  expect(own.hand).toHaveLength(6);
  expect(own.held.filter((count) => count > 0)).toHaveLength(3);
});
