import { expect, test } from 'vitest';

import type { Screen } from '../../net/protocol';
import fullest from './fixtures/fullest.json';
import { crewOf, type View } from './view';

test('every worker of a seat is somewhere', () => {
  const view = (fullest as unknown as Screen).view as View;
  const all = view.seats.map((_, seat) => {
    const { free, board, prison, held } = crewOf(view, seat);
    return free + board + prison + held;
  });
  expect(new Set(all).size, all.join(', ')).toBe(1);
  expect(crewOf(view, 9)).toEqual({ free: 0, board: 0, prison: 0, held: 0 });
});
