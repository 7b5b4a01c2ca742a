import { expect, test } from 'vitest';

import { edited } from './edit';
import type { Edit } from './protocol';

const set = (at: string, to: unknown): Edit => ({ set: { at, to } });
const splice = (at: string, from: number, cut: number, put: unknown[]): Edit => ({
  splice: { at, from, cut, put },
});

const screen = () => ({ n: 4, view: { seats: [{ coins: 1 }, { coins: 2 }], pile: ['a', 'b'] } });

test('a value is replaced wherever it is', () => {
  expect(edited(screen(), [set('/n', 5), set('/view/seats/1/coins', null)])).toEqual({
    n: 5,
    view: { seats: [{ coins: 1 }, { coins: null }], pile: ['a', 'b'] },
  });
  expect(edited(screen(), [set('', 7)])).toBe(7);
  expect(edited({ 'a/b': { '~': 1 } }, [set('/a~1b/~0', 2)])).toEqual({ 'a/b': { '~': 2 } });
});

test('items come and go', () => {
  const pile = (edit: Edit) => edited(screen(), [edit])?.view.pile;
  expect(pile(splice('/view/pile', 1, 0, ['x', 'y']))).toEqual(['a', 'x', 'y', 'b']);
  expect(pile(splice('/view/pile', 0, 2, []))).toEqual([]);
  expect(pile(splice('/view/pile', 2, 0, ['c']))).toEqual(['a', 'b', 'c']);
});

test('what has not changed is the same, and what was before stays as it was', () => {
  const before = screen();
  const after = edited(before, [set('/view/seats/1/coins', 3)]);
  expect(after?.view.pile).toBe(before.view.pile);
  expect(after?.view.seats[0]).toBe(before.view.seats[0]);
  expect(before).toEqual(screen());
});

test('changes of another document are noticed', () => {
  for (const edit of [
    set('/m', 1),
    set('/view/seats/2', {}),
    set('/n/x', 1),
    splice('/view/pile', 1, 2, []),
    splice('/view', 0, 0, []),
  ]) {
    expect(edited(screen(), [edit])).toBeNull();
  }
});
