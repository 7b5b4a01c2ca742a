/**
 * The words of each game and the paragraphs of the rules that fix them. Their names and meanings
 * are in `glossary.ftl` of each language, which comes when the page does.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Lang } from '../words/speaker';
import { TERMS } from './terms';

export interface Term {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  readonly paragraphs: readonly string[];
}

const files = import.meta.glob<string>('../../../locales/*/glossary.ftl', {
  query: '?raw',
  import: 'default',
});

/** The words of a game in a language, in the order of its alphabet. */
export async function glossaryOf(game: string, lang: Lang): Promise<readonly Term[]> {
  const text = await files[`../../../locales/${lang}/glossary.ftl`]!();
  return termsIn(text, game, lang);
}

/** The words of a game that a file of a language has. */
export function termsIn(text: string, game: string, lang: Lang): readonly Term[] {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const say = (key: string) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there is no ${key} in ${lang}`);
    return bundle.formatPattern(pattern);
  };
  const { code, terms } = TERMS[game] ?? { code: '', terms: {} };
  return Object.entries(terms)
    .map(([id, paragraphs]) => ({
      id,
      name: say(`gl-${code}-${id}`),
      meaning: say(`gl-${code}-${id}-means`),
      paragraphs,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, lang));
}

/** Those that have a word in their name or their meaning. */
export function withWord(terms: readonly Term[], wanted: string): readonly Term[] {
  const word = plain(wanted.trim());
  return terms.filter(({ name, meaning }) => plain(`${name} ${meaning}`).includes(word));
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
