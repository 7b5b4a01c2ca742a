/** Pictures of the boards for the documentation: `PICTURES=1 npx playwright test pictures`. */
import { statSync } from 'node:fs';

import { hasten } from './advice';
import { expect, quick, settle, test } from './world';

const FOLDER = new URL('../../docs/pictures', import.meta.url).pathname;

/** How far each game has come when its picture is taken. */
const MOMENTS: readonly (readonly [game: string, answers: number])[] = [
  ['architectura', 16],
  ['queens-architect', 40],
  ['west-kingdom', 30],
];

test.skip(!process.env.PICTURES, 'only when pictures are wanted');

for (const [game, answers] of MOMENTS) {
  test(game, async ({ page }) => {
    await settle(page, { lang: 'en', speed: 0, theme: 'light' });
    const table = await quick(page, { game, level: 'novice', players: 2 });
    await hasten(page, table, answers);
    await page.goto(`/table/${table}`);
    await expect(page.locator('[data-seq]:not([data-seq=""])')).toBeVisible();
    await expect(page.locator('.board button').filter({ visible: true }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const path = `${FOLDER}/${game}.png`;
    await page.screenshot({ path });
    expect(statSync(path).size).toBeLessThan(200_000);
  });
}
