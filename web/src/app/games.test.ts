import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { GAMES } from './games';

const read = (path: string) =>
  readFileSync(join(import.meta.dirname, '../../../docs', path), 'utf8');

test.each(GAMES)('a tie in $id is decided by a paragraph about ties', ({ id, tie }) => {
  const paragraph = read(`rules/${id}.md`)
    .split(/\n(?=- \*\*)/)
    .find((text) => new RegExp(`^- \\*\\*${tie}\\b`).test(text));
  expect(paragraph).toMatch(/\btie\b|\bamong equals\b/);
});
