/** Pictures of the boards for the documentation: `PICTURES=1 npx playwright test pictures`. */
import { mkdirSync, writeFileSync } from 'node:fs';

import { hasten } from './advice';
import { smaller } from './palette';
import { GAMES } from './titles';
import { expect, quick, settle, test } from './world';

const FOLDER = new URL('../../docs/pictures', import.meta.url).pathname;

/** How far a game has come when its picture is taken. */
const ANSWERS = 30;

test.skip(!process.env.PICTURES, 'only when pictures are wanted');

for (const game of GAMES) {
  test(game, async ({ page }) => {
    await settle(page, { lang: 'en', speed: 0, theme: 'light' });
    const table = await quick(page, { game, level: 'novice', players: 2 });
    await hasten(page, table, ANSWERS);
    await page.goto(`/table/${table}`);
    await expect(page.locator('[data-question]:not([data-question=""])')).toBeVisible();
    const pieces = page.locator('.board button, .board [role="button"]');
    await expect(pieces.filter({ visible: true }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const picture = await smaller(page, await page.screenshot());
    expect(picture.length).toBeLessThan(200_000);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(`${FOLDER}/${game}.png`, picture);
  });
}
