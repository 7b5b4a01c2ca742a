/** The decisions of a guided game that show what a chapter says. */
import { hasLesson, textsOf, type Telling } from '../guide/texts';
import * as api from '../net/api';
import type { Lang } from '../words/speaker';
import type { Chapter } from './pages';

export interface Trial {
  /** The id of the chapter. */
  readonly chapter: string;
  /** The number of the decision, counted from 0. */
  readonly step: number;
  readonly telling: Telling;
}

/** The trials of a game: at most one for each chapter. */
export async function trialsOf(
  game: string,
  lang: Lang,
  chapters: readonly Chapter[],
): Promise<readonly Trial[]> {
  if (!hasLesson(game)) return [];
  const [lesson, texts] = await Promise.all([api.lesson(game), textsOf(lang, game)]);
  return matched(
    chapters,
    lesson.steps.map(({ rules }) => rules),
  ).map(({ chapter, step }) => ({ chapter, step, telling: texts(lesson.steps[step]!.text) }));
}

/**
 * For each chapter the first decision that is above all about one of its paragraphs; what comes
 * before the numbered chapters goes with the beginning.
 */
export function matched(
  chapters: readonly Chapter[],
  steps: readonly (readonly string[])[],
): readonly { readonly chapter: string; readonly step: number }[] {
  return chapters.flatMap(({ id, number, marks }) => {
    if (number === null) return [{ chapter: id, step: 0 }];
    const step = steps.findIndex(([first]) => first !== undefined && marks.includes(first));
    return step < 0 ? [] : [{ chapter: id, step }];
  });
}
