/** Every text of a lesson explains something and says what to do, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { faceOf, GAMES } from '../app/games';
import { LANGS } from '../words/speaker';
import { hasLesson, read } from './texts';

const LOCALES = join(import.meta.dirname, '../../../locales');
const files = readdirSync(join(LOCALES, 'en')).filter((file) => file.startsWith('lesson-'));

test('every lesson is of a game, and has a file in each language', () => {
  for (const [lang] of LANGS) {
    const found = readdirSync(join(LOCALES, lang)).filter((file) => file.startsWith('lesson-'));
    expect(found).toEqual(files);
  }
  const lessons = files.map((file) => /^lesson-(.*)\.ftl$/.exec(file)![1]!);
  expect(lessons.filter((game) => !faceOf(game))).toEqual([]);
  expect(GAMES.map(({ id }) => id).filter(hasLesson)).toEqual(lessons);
});

test.each(LANGS.flatMap(([lang]) => files.map((file) => [lang, file] as const)))(
  '%s/%s: each text has something to tell and something to do',
  (lang, file) => {
    const text = readFileSync(join(LOCALES, lang, file), 'utf8');
    const keys = [...text.matchAll(/^(lesson-[a-z-]+) =$/gm)].map(([, key]) => key!);
    expect(keys.length).toBeGreaterThan(10);
    const say = read(lang, text);
    for (const key of keys) {
      const { told, task } = say(key);
      expect(told.length, key).toBeGreaterThan(0);
      expect(task, key).toMatch(/\.$/);
      if (!key.endsWith('-end')) expect(task.length, `${key}: ${task}`).toBeLessThan(160);
      const length = [...told, task].join(' ').length;
      expect(length, `${key} is short enough to be read`).toBeLessThan(900);
    }
  },
);
