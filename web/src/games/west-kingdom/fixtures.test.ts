/** There is a saved position for every question, and each of its answers is somewhere to be found. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { Screen } from '../../net/protocol';
import { needsWords, waysOf } from './offers';
import type { View } from './view';

const screens = import.meta.glob<Screen>('./fixtures/*.json', { eager: true, import: 'default' });
const positions = Object.entries(screens).map(([path, screen]) => ({
  name: path.replace(/.*\/|\.json/g, ''),
  screen,
}));

const sentences = readFileSync(
  join(import.meta.dirname, '../../../../locales/en/west-kingdom.ftl'),
  'utf8',
);
const questions = new Set(sentences.match(/^wk-ask-[a-z-]+(?= =)/gm));
questions.delete('wk-ask-nothing');

test('every question of the game has a position', () => {
  const asked = new Set(positions.map(({ screen }) => screen.ask?.message.key));
  expect(questions.size).toBeGreaterThan(25);
  expect([...questions].filter((key) => !asked.has(key))).toEqual([]);
});

describe.each(positions)('$name', ({ screen }) => {
  test('every answer is on a piece or in words', () => {
    for (const answer of screen.ask?.answers ?? []) {
      expect(waysOf(answer).length > 0 || needsWords(answer), answer.action).toBe(true);
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
