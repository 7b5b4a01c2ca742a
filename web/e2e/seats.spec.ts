/** What everybody may see of everybody: at a glance, in full by pointing, and without being in the way. */
import type { Page } from '@playwright/test';

import type { ViewDoc } from '../src/games/west-kingdom/documents';
import { hasten, screenOf } from './advice';
import { expect, quick, settle, test } from './world';

const GAME = 'west-kingdom';
const asked = '[data-question]:not([data-question=""])';

async function sit(page: Page, players: number, answers: number): Promise<string> {
  await settle(page, { lang: 'en', speed: 0 });
  const table = await quick(page, { game: GAME, level: 'novice', players });
  // Until a worker can be placed.
  await hasten(page, table, answers);
  for (;;) {
    const { ask } = await screenOf(page, table, 0);
    if (ask?.answers.some(({ kind }) => kind === 'place')) break;
    await hasten(page, table, ask ? 1 : 0);
  }
  await page.goto(`/table/${table}`);
  await expect(page.locator(asked)).toBeVisible();
  await expect(page.locator('.seats button.plate').first()).toBeVisible();
  return table;
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('a seat shows its board, and lets go of it', async ({ page }) => {
    const table = await sit(page, 4, 16);
    const { seats, view } = await screenOf(page, table, 0);
    const player = (view as ViewDoc).seats[1]!;
    const plates = page.locator('.seats button.plate');
    await expect(plates).toHaveCount(seats.length - 1);
    await expect(plates.first().locator('[data-piece^="apprentice "]')).toHaveCount(
      player.apprentices.length,
    );
    await expect(plates.first().locator('[data-piece^="card "]')).toHaveCount(
      player.buildings.length,
    );

    await plates.first().click();
    const panel = page.getByRole('dialog');
    const title = panel.getByRole('heading', { level: 2 });
    await expect(title).toHaveText('Novice 1');
    await expect(panel).toContainText(`${player.apprentices.length} of `);
    await page.keyboard.press('ArrowRight');
    await expect(title).toHaveText('Novice 2');
    await page.keyboard.press('ArrowLeft');
    await expect(title).toHaveText('Novice 1');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(plates.first()).toBeFocused();

    // One's own stands in the bar, and a golden place is still one.
    await page.locator('.order').getByRole('button').first().click();
    await expect(panel.getByText('(you)')).toBeVisible();
    await page
      .locator('.board [data-action^="place "]')
      .first()
      .click({ position: { x: 9, y: 9 } });
    await expect(panel).toHaveCount(0);
  });

  test('Escape closes what was opened last', async ({ page }) => {
    await sit(page, 2, 4);
    await page.keyboard.press('l');
    const drawer = page.locator('aside.open');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('a');
    const list = page.locator('.answers');
    await expect(list.locator('[data-action]').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  test('a card is read beside itself', async ({ page }) => {
    await sit(page, 3, 6);
    const bar = (await page.locator('section.bar').boundingBox())!;
    for (const name of ['niche 1 1', 'niche 2 4']) {
      const card = page.locator(`[data-piece="${name}"]`);
      await card.hover();
      const reading = page.locator('.reading');
      await expect(reading.locator('.rule')).toContainText('WK-');
      const [box, own] = [(await reading.boundingBox())!, (await card.boundingBox())!];
      const isAside = box.x >= own.x + own.width || box.x + box.width <= own.x;
      const isApart = isAside || box.y >= own.y + own.height || box.y + box.height <= own.y;
      expect(isApart, 'beside the card').toBe(true);
      expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
      await page.mouse.move(4, 4);
      await expect(reading).toHaveCount(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a sheet leaves goods and question in view', async ({ page }) => {
    await sit(page, 3, 6);
    await page.locator('.seats button.plate').nth(1).tap();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    const sheet = (await panel.boundingBox())!;
    const goods = page.locator('.small > .goods');
    expect((await goods.boundingBox())!.y).toBeGreaterThanOrEqual(sheet.y + sheet.height - 5);
    await expect(page.locator('section.bar h2')).toBeInViewport();
    await panel.getByRole('button', { name: 'Close' }).tap();
    await expect(panel).toHaveCount(0);
  });
});
