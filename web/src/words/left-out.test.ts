import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { forClient, isLeftOut } from './left-out';

it('keeps messages whole and drops what only the terminal says', () => {
  const file = [
    '# A comment',
    'ar-load-card = no such card',
    'ar-event-played = { $count ->',
    '    [one] one card',
    '   *[other] { $count } cards',
    '}',
    '',
    '## A heading',
    'edition-range = too much',
    'web-hello = Hello',
  ].join('\n');
  expect(forClient(file)).toBe(
    'ar-event-played = { $count ->\n [one] one card\n *[other] { $count } cards\n}\nweb-hello = Hello',
  );
});

it('drops nothing that the client asks for', () => {
  const folder = new URL('..', import.meta.url).pathname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'),
  );
  const asked = files.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/['"`]([a-z]+(?:-[a-z0-9]+)+)['"`]/g),
    ].map(([, key]) => key!),
  );
  expect(asked.length).toBeGreaterThan(500);
  expect(asked.filter(isLeftOut)).toEqual([]);
});
