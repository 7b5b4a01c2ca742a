/** Sentences of one language that no other one may show. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentResource } from '@fluent/bundle';

const LOCALES = new URL('../../locales', import.meta.url).pathname;

/** A pattern as `@fluent/bundle` reads it, as far as it is needed here. */
type Element =
  | string
  | { readonly type: 'select'; readonly variants: readonly { readonly value: Pattern }[] }
  | { readonly type: string };
type Pattern = string | readonly Element[];

/** French has spaces of its own, which a page is not asked to keep. */
const escaped = (text: string) =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

/** A regular expression for everything that a pattern can say. */
function expression(pattern: Pattern): string {
  if (typeof pattern === 'string') return escaped(pattern);
  return pattern
    .map((element) => {
      if (typeof element === 'string') return escaped(element);
      if (!('variants' in element)) return '.+?';
      return `(?:${element.variants.map(({ value }) => expression(value)).join('|')})`;
    })
    .join('');
}

/** How many letters of a pattern are always the same. */
function letters(pattern: Pattern): number {
  const parts = typeof pattern === 'string' ? [pattern] : pattern;
  const texts = parts.filter((part): part is string => typeof part === 'string');
  return texts.join('').replaceAll(/\P{L}/gu, '').length;
}

function patterns(lang: string): Map<string, Pattern> {
  const found = new Map<string, Pattern>();
  for (const file of readdirSync(join(LOCALES, lang)).filter((name) => name.endsWith('.ftl'))) {
    const { body } = new FluentResource(readFileSync(join(LOCALES, lang, file), 'utf8'));
    for (const { id, value } of body) if (value) found.set(id, value as unknown as Pattern);
  }
  return found;
}

/** The fewest letters by which a sentence is told from a name or a number. */
const LETTERS = 4;

/**
 * Finds the key of the English sentence that a text is; null if there is none, or if it is as good
 * in the other language.
 */
export function englishFinder(lang: string): (text: string) => string | null {
  const own = [...patterns(lang).values()].filter((pattern) => letters(pattern) >= LETTERS);
  const theirs = own.map((pattern) => new RegExp(`^${expression(pattern)}$`, 's'));
  const english = [...patterns('en')]
    .filter(([, pattern]) => letters(pattern) >= LETTERS)
    .map(([key, pattern]) => [key, new RegExp(`^${expression(pattern)}$`, 's')] as const);
  return (text) => {
    const key = english.find(([, sentence]) => sentence.test(text))?.[0];
    if (key === undefined) return null;
    return theirs.some((sentence) => sentence.test(text)) ? null : key;
  };
}
