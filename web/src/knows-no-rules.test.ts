/**
 * The client knows no rules: the game says which paragraph an event carries out, what an answer is
 * about, what can be chosen, and what there is to say about a piece. This test fails when such
 * knowledge returns to the sources.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.includes('.test.'))
  .toSorted();

/** The lines of the sources that match, as `file: line`, ignoring comments. */
function linesWith(pattern: RegExp): readonly string[] {
  return files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, '')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

const filesWith = (pattern: RegExp) => [
  ...new Set(linesWith(pattern).map((line) => line.slice(0, line.indexOf(':')))),
];

describe('the sources', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(filesWith(/\bsvelte\b/).length).toBeGreaterThan(20);
  });

  it('have no paragraph marks', () => {
    expect(linesWith(/['"`(\s>][A-Z]{2}-[A-Z]?\d+/)).toEqual([]);
  });

  it('take no notation apart', () => {
    expect(linesWith(/\baction\b[^;]*\.(split|startsWith|match|slice|replace)\(/)).toEqual([]);
    expect(linesWith(/\.(exec|test)\([^)]*\baction\b/)).toEqual([]);
    expect(filesWith(/from '\.\/notation'/)).toEqual([]);
  });

  it('have no list of options, and no numbers of players', () => {
    expect(linesWith(/rulings\.|'round_limit'|'variant'/)).toEqual([]);
    expect(linesWith(/\bplayers['"]?\s*[:=]\s*\[?\d/)).toEqual([]);
  });

  /** The game supplies the texts about pieces: readings and messages are complete sentences. */
  it('have no sentences about pieces', () => {
    expect(linesWith(/['"`](?!web-)[a-z]+-(effect|help|bonus|sheet|power|count)-/)).toEqual([]);
  });

  /** Printed values come typed from the game, and no data file is read. */
  it('read no data file of an edition', () => {
    expect(linesWith(/\btoml\b|\/editions\/[^'"`]*\/json/i)).toEqual([]);
  });
});
