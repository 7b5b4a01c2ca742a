import { expect, test } from 'vitest';

import { closable, closeLast } from './escape';

test('what was opened last closes first', () => {
  const closed: string[] = [];
  const open = (name: string) => {
    const gone = closable(() => {
      closed.push(name);
      gone();
    });
    return gone;
  };
  open('list');
  const panel = open('panel');
  open('answer');
  expect(closeLast()).toBe(true);
  expect(closed).toEqual(['answer']);
  // The panel is closed by other means.
  panel();
  expect(closeLast()).toBe(true);
  expect(closed).toEqual(['answer', 'list']);
  expect(closeLast()).toBe(false);
});
