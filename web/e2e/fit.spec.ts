/**
 * At the screens that people have, nothing that a question needs is hidden or covered, and nothing
 * is cut off or too small. `npm run fit` looks at every number of players in every language, and
 * writes what it finds as a table; with `FIT_SHORT=1` at the fullest tables in the longest language.
 */
import { writeFileSync } from 'node:fs';

import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

import { hasten } from './advice';
import { DESK, findings, TOUCH, type Finding } from './fit';
import { GAMES } from './titles';
import { expect, quick, settle, test } from './world';

/** The file for the table, if all is wanted. */
const TABLE = process.env.FIT;
/** `FIT_SHORT=1` writes the table of the short form. */
const IS_LONG = TABLE !== undefined && process.env.FIT_SHORT !== '1';

interface Device {
  readonly options: BrowserContextOptions;
  readonly sizes: readonly (readonly [number, number])[];
}

const DEVICES: readonly Device[] = [
  {
    options: {},
    sizes: IS_LONG
      ? [
          [1366, 768],
          [1280, 720],
          [1024, 768],
          [1280, 800],
          [1920, 1080],
        ]
      : [
          [1366, 768],
          [1024, 768],
        ],
  },
  {
    options: { hasTouch: true, isMobile: true },
    sizes: IS_LONG
      ? [
          [390, 844],
          [360, 640],
        ]
      : [[360, 640]],
  },
];
const LANGS = IS_LONG ? ['en', 'fr', 'pt-BR'] : ['fr'];
/** After how many answers of one's own to look: at the beginning, in the middle, later. */
const MOMENTS = IS_LONG ? [0, 1, 3, 6, 10, 15, 20] : [0, 4, 12];

interface Row {
  readonly game: string;
  readonly players: number;
  readonly lang: string;
  readonly size: string;
  readonly screens: number;
  readonly findings: ReadonlyMap<string, number>;
}
const rows: Row[] = [];

test.skip(!TABLE, 'only when a table is wanted');

for (const game of GAMES) {
  test(game, async ({ browser, baseURL, page }) => {
    test.setTimeout(IS_LONG ? 3_600_000 : 360_000);
    await page.goto('/');
    const games = (await (await page.request.get('/api/games')).json()) as {
      id: string;
      players: readonly [number, number];
    }[];
    const [least, most] = games.find(({ id }) => id === game)!.players;
    const counts = IS_LONG ? Array.from({ length: most - least + 1 }, (_, n) => least + n) : [most];
    const all: string[] = [];
    for (const players of counts) {
      for (const lang of LANGS) {
        for (const row of await look(browser, baseURL!, game, players, lang)) {
          rows.push(row);
          for (const [what, times] of row.findings) {
            all.push(`${players} players, ${lang}, ${row.size}: ${what} (${times} times)`);
          }
        }
      }
    }
    if (TABLE) writeFileSync(TABLE, table(rows));
    expect(all).toEqual([]);
  });
}

/** Plays a game on two devices by turns, and looks at each moment on every screen. */
async function look(
  browser: Browser,
  baseURL: string,
  game: string,
  players: number,
  lang: string,
): Promise<Row[]> {
  const first = await browser.newContext({ baseURL });
  const opener = await first.newPage();
  const table = await quick(opener, { game, level: 'novice', players });
  const storageState = await first.storageState();
  const seen = new Map<string, Map<string, number>>();
  const pages: [Device, Page][] = [];
  for (const device of DEVICES) {
    const context = await browser.newContext({ baseURL, storageState, ...device.options });
    await settle(context, { lang, speed: 0 });
    pages.push([device, await context.newPage()]);
  }
  let answered = 0;
  for (const moment of MOMENTS) {
    answered += await hasten(opener, table, moment - answered);
    for (const [device, page] of pages) {
      await page.goto(`/table/${table}`);
      await expect(page.locator('[data-question]:not([data-question=""])')).toBeVisible();
      await expect(page.locator('.board :is([data-action], [data-part])').first()).toBeAttached();
      for (const [width, height] of device.sizes) {
        await page.setViewportSize({ width, height });
        const limits = device.options.hasTouch ? TOUCH : DESK;
        const size = `${width}×${height}`;
        const faults = seen.get(size) ?? new Map<string, number>();
        seen.set(size, faults);
        for (const { fault, what } of await findings(page, limits)) {
          const line = `${fault}: ${what}`;
          faults.set(line, (faults.get(line) ?? 0) + 1);
        }
      }
    }
  }
  for (const [, page] of pages) await page.context().close();
  await first.close();
  return [...seen].map(([size, faults]) => ({
    game,
    players,
    lang,
    size,
    screens: MOMENTS.length,
    findings: faults,
  }));
}

/** What was found, screen by screen, with the kinds of faults counted. */
function table(rows: readonly Row[]): string {
  const kinds: readonly Finding['fault'][] = [
    'scrolls',
    'hidden',
    'covered',
    'cut',
    'small text',
    'small target',
  ];
  const lines = [
    `| game | players | language | size | screens | ${kinds.join(' | ')} |`,
    `|---|---|---|---|---|${kinds.map(() => '---').join('|')}|`,
  ];
  for (const row of rows) {
    const count = (kind: string) =>
      [...row.findings.keys()].filter((line) => line.startsWith(`${kind}:`)).length;
    const cells = [row.game, row.players, row.lang, row.size, row.screens, ...kinds.map(count)];
    lines.push(`| ${cells.join(' | ')} |`);
  }
  const details = new Set(
    rows.flatMap((row) =>
      [...row.findings.keys()].map((line) => `- ${row.game}, ${row.size}: ${line}`),
    ),
  );
  return `${lines.join('\n')}\n\n${[...details].sort().join('\n')}\n`;
}
