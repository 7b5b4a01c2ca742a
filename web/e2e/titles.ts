/** The games, by the folders of their boards. */
import { existsSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../src/games', import.meta.url);

export const GAMES: readonly string[] = readdirSync(FOLDER).sort();

/** Those with a guided first game. */
export const LESSONS = GAMES.filter((game) =>
  existsSync(new URL(`../../locales/en/lesson-${game}.ftl`, import.meta.url)),
);
