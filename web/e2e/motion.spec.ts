/** What happened is shown in motion: things travel over the board, and nothing of them is left. */
import type { Page } from '@playwright/test';

import { Player } from './player';
import { GAMES } from './titles';
import { expect, quick, settle, test } from './world';

const MOST = 30;

interface Seen {
  readonly actors: number;
  readonly frames: number;
}

/** Counts what comes onto the stage of a board. */
async function count(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const seen = { actors: 0, frames: 0 };
    Object.assign(window, { seen });
    const look = (records: readonly MutationRecord[]) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!node.parentElement?.matches('.stage') || !(node instanceof Element)) continue;
        seen[node.matches('.frame') ? 'frames' : 'actors'] += 1;
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

for (const game of GAMES) {
  test(`moves are made and are over: ${game}`, async ({ page }) => {
    await settle(page, { lang: 'en', speed: 3 });
    const table = await quick(page, { game, level: 'novice', players: 2 });
    const seen = await count(page);
    const player = new Player(page, table, 'mouse');
    await player.sit();
    for (let answers = 0; answers < MOST && (await seen()).actors < 3; answers++) {
      await player.isAsked();
      await player.answer();
    }
    expect((await seen()).actors).toBeGreaterThanOrEqual(3);
    await expect(page.locator('.stage > *')).toHaveCount(0);
  });
}

test('without motion the goals are framed for a while', async ({ page }) => {
  await settle(page, { lang: 'en', speed: 0 });
  const table = await quick(page, { game: 'west-kingdom', level: 'novice', players: 2 });
  const seen = await count(page);
  const player = new Player(page, table, 'mouse');
  await player.sit();
  for (let answers = 0; answers < MOST && (await seen()).frames === 0; answers++) {
    await player.isAsked();
    await player.answer();
  }
  expect((await seen()).frames).toBeGreaterThan(0);
  await expect(page.locator('.stage > *')).toHaveCount(0);
  expect((await seen()).actors).toBe(0);
});
