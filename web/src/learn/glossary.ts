/**
 * The words of each game and the paragraphs of the rules that fix them: readings of the edition.
 * Their names and meanings are in `glossary-<game>.ftl` of each language, which comes when the page does.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { ReadingInfo } from '../net/protocol';
import { plain } from '../words/plain';
import type { Lang } from '../words/speaker';
import { editionFor } from './library';

export interface Term {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  readonly paragraphs: readonly string[];
}

const files = import.meta.glob<string>('../../../locales/*/glossary-*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The terms of a game in a language, in alphabetical order. */
export async function glossaryOf(game: string, lang: Lang): Promise<readonly Term[]> {
  const [edition, text] = await Promise.all([
    editionFor(game),
    files[`../../../locales/${lang}/glossary-${game}.ftl`]?.(),
  ]);
  return edition && text ? termsIn(text, edition.readings, lang) : [];
}

/** The terms among the readings, with the texts of a language file. */
export function termsIn(
  text: string,
  readings: readonly ReadingInfo[],
  lang: Lang,
): readonly Term[] {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  const say = (key: string) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`there is no ${key} in ${lang}`);
    return bundle.formatPattern(pattern);
  };
  return readings
    .filter(({ kind }) => kind === 'word')
    .map(({ id, title, says, rules }) => ({
      id,
      name: say(title.key),
      meaning: says.map(({ key }) => say(key)).join(' '),
      paragraphs: rules,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, lang));
}

/** The terms that contain a word in their name or meaning. */
export function withWord(terms: readonly Term[], wanted: string): readonly Term[] {
  const word = plain(wanted.trim());
  return terms.filter(({ name, meaning }) => plain(`${name} ${meaning}`).includes(word));
}
