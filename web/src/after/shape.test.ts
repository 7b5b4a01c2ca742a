/** Charts and lists show what the server said: nothing is lost, invented or attributed wrongly. */
import { expect, test } from 'vitest';

import type { AnalysisInfo, Course, Decision } from '../net/api';
import type { Ending } from '../net/protocol';
import { marksOf } from './marks';
import {
  barsOf,
  chancesOf,
  changed,
  goodsOf,
  liveliest,
  pointsOf,
  signed,
  smoothed,
  stacked,
  ticks,
  turningPoints,
} from './shape';

const meaning = { key: 'x', args: {} };
const step = (seat: number, turn: number, ...kinds: string[]) => ({ seat, turn, meaning, kinds });
const stand = (score: number, clay: number, wood: number) => ({ score, goods: [clay, wood] });

const course: Course = {
  goods: ['clay', 'wood'],
  steps: [
    step(0, 1, 'placed'),
    step(0, 1, 'constructed', 'reset_began', 'turn_began'),
    step(1, 2, 'advanced', 'end_began'),
  ],
  turns: [
    { turn: 1, at: 0, seats: [stand(0, 1, 2), stand(0, 3, 4)] },
    { turn: 1, at: 2, seats: [stand(5, 0, 2), stand(0, 3, 4)] },
    { turn: 2, at: 3, seats: [stand(5, 0, 2), stand(-2, 1, 4)] },
  ],
};

const ending: Ending = {
  how: 'rules',
  ranks: [1, 2],
  scores: [
    { total: 5, categories: { buildings: 7, virtue: 0, debts: -2 } },
    { total: -2, categories: { buildings: 1, virtue: -1, debts: -2 } },
  ],
  tie_break: null,
  rule: null,
  rated: false,
};

const decision = (at: number, turn: number, seat: number, first: number, lost = 0): Decision => ({
  at,
  turn,
  seat,
  answers: 3,
  chances: [first, 1 - first],
  given: { action: 'a', meaning, chance: 0.5 },
  best: { action: lost > 0 ? 'b' : 'a', meaning, chance: 0.5 + lost },
  lost,
});

const analysis: AnalysisInfo = {
  decisions: [
    decision(0, 1, 0, 0.4),
    decision(1, 1, 0, 0.6),
    decision(2, 2, 1, 0.8, 0.3),
    decision(3, 3, 0, 0.85, 0.01),
    decision(4, 4, 1, 0.9, 0.1),
  ],
  seats: [
    { decisions: 3, best: 2, mean_lost: 0.003 },
    { decisions: 2, best: 0, mean_lost: 0.2 },
  ],
};

test('points and goods go from the start to the end', () => {
  expect(pointsOf(course)).toEqual({
    turns: [0, 1, 2],
    ats: [0, 2, 3],
    seats: [
      [0, 5, 5],
      [0, 0, -2],
    ],
  });
  expect(goodsOf(course, 'wood').seats).toEqual([
    [2, 2, 2],
    [4, 4, 4],
  ]);
  expect(liveliest(course)).toBe('clay');
  expect(liveliest({ ...course, goods: [] })).toBe(null);
});

test('chances are the mean of a turn and end with the result', () => {
  const lines = chancesOf(analysis, ending, 5);
  expect(lines.turns).toEqual([1, 2, 3, 4, 5]);
  expect(lines.ats).toEqual([0, 2, 3, 4, 5]);
  expect(lines.seats[0]).toEqual([0.5, 0.8, 0.85, 0.9, 1]);
  expect(lines.seats[1]!.at(-1)).toBe(0);
  const shared = chancesOf(analysis, { ...ending, ranks: [1, 1] }, 5);
  expect(shared.seats.map((line) => line.at(-1))).toEqual([0.5, 0.5]);
  // A game that nobody won ends with the last estimate.
  expect(chancesOf(analysis, { ...ending, ranks: null }, 5).turns).toEqual([1, 2, 3, 4]);
});

test('bands lie upon each other up to the whole', () => {
  const { seats } = chancesOf(analysis, ending, 5);
  const tops = stacked(seats, [1, 0]);
  expect(tops[0]).toEqual(seats[1]);
  for (const top of tops[1]!) expect(top).toBeCloseTo(1);
});

test('lines are evened out, but for the end', () => {
  const lines = { turns: [1, 2, 3, 4], ats: [0, 1, 2, 3], seats: [[0, 0.6, 0, 1]] };
  const [line] = smoothed(lines, 3).seats;
  expect(line!.map((value) => Math.round(value * 100))).toEqual([30, 20, 30, 100]);
  expect(smoothed(lines, 1)).toEqual(lines);
});

test('turning points are the worst slips and the greatest rises, in order', () => {
  const brief = (most?: { slips: number; rises: number }) =>
    turningPoints(analysis, most).map(({ decision: { at }, change }) => [
      at,
      Math.round(change * 100),
    ]);
  // After its first turn, the mean for seat 0 rose from 50 % to about 82 %; slips of seat 1 cost 30 %
  // and 10 %.
  expect(brief()).toEqual([
    [0, 32],
    [2, -30],
    [4, -10],
  ]);
  expect(brief({ slips: 1, rises: 0 })).toEqual([[2, -30]]);
});

test('bars have gains right of zero and losses left of it', () => {
  const [first, second] = barsOf(ending.scores!, [0, 1]);
  expect(first!.parts).toEqual([
    { category: 'buildings', from: 0, to: 7 },
    { category: 'debts', from: 0, to: -2 },
  ]);
  expect(second!.parts.at(-1)).toEqual({ category: 'debts', from: -1, to: -3 });
});

test.each([
  [0, 1, 0, 1],
  [-11, 46, -20, 50],
  [0, 250, 0, 250],
])('a scale from %d to %d is round', (least, most, first, last) => {
  const scale = ticks(least, most);
  expect([scale[0], scale.at(-1)]).toEqual([first, last]);
  expect(scale).toContain(0);
  expect(scale.length).toBeLessThanOrEqual(9);
});

test('numbers have a real minus, and the percent sign of the language', () => {
  expect([signed(-3), signed(4)]).toEqual(['−3', '4']);
  expect([changed(-0.084, 'en'), changed(0.09, 'pt-BR')]).toEqual(['−8%', '+9%']);
  expect(changed(0.09, 'fr')).toMatch(/^\+9[\u00a0\u202f]%$/);
});

test('the slider has turns, pieces and what all remember', () => {
  expect(marksOf(course, 'west-kingdom')).toEqual({
    turns: [0, 2, 3],
    pieces: [
      { at: 2, seat: 0 },
      { at: 3, seat: 1 },
    ],
    cuts: [
      { at: 2, key: 'web-wk-reset' },
      { at: 3, key: 'web-wk-last-turns' },
    ],
  });
  expect(marksOf(course, 'another game').pieces).toEqual([]);
});
