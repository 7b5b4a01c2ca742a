/**
 * The texts of a lesson, from `locales/<lang>/lesson-<game>.ftl`. These files are long and useful
 * only to newcomers, so they are loaded with the guide and not at every table.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Lang } from '../words/speaker';

const files = import.meta.glob<string>('../../../locales/*/lesson-*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Whether a game has a lesson. */
export const hasLesson = (game: string): boolean =>
  `../../../locales/en/lesson-${game}.ftl` in files;

/** A text in parts: explanations, and last what to do. */
export interface Telling {
  readonly told: readonly string[];
  readonly task: string;
}

/** The texts of a lesson in one language, by their keys. */
export type Texts = (key: string) => Telling;

/** Fetches the texts of a game's lesson. */
export async function textsOf(lang: Lang, game: string): Promise<Texts> {
  const file = files[`../../../locales/${lang}/lesson-${game}.ftl`];
  if (!file) throw new Error(`there is no lesson of ${game} in ${lang}`);
  return read(lang, await file());
}

/** Reads a file of texts. */
export function read(lang: Lang, file: string): Texts {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const fault of bundle.addResource(new FluentResource(file))) console.error(fault);
  return (key) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) console.error(`${lang}: there is no message ${key}`);
    const parts = pattern ? bundle.formatPattern(pattern).split('\n\n') : [`[${key}]`];
    return { told: parts.slice(0, -1), task: parts.at(-1) ?? '' };
  };
}
