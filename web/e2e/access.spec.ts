/** Nothing serious for people who use a screen reader or need contrast, in both themes. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { hasten } from './advice';
import { expect, quick, settle, test } from './world';

const GAMES = ['architectura', 'queens-architect', 'west-kingdom'] as const;

/** Each page, with something that shows that it is there. */
const PAGES: readonly (readonly [path: string, content: string])[] = [
  ['/', '.games article h3'],
  ['/play/west-kingdom', '#chair-1'],
  ['/lobby', 'main article, main li.muted'],
  ['/rules/architectura', 'li.marked'],
  ['/settings', 'main .segments button'],
  ['/me', 'main form input'],
];

async function expectAccess(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 6).map(({ html, any }) => [html.slice(0, 160), any[0]?.message]),
    }));
  expect(serious, what).toEqual([]);
}

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.beforeEach(async ({ page }) => settle(page, { lang: 'en', speed: 0, theme }));

    test('pages', async ({ page }) => {
      await quick(page, { game: 'architectura', level: 'novice', players: 2 });
      for (const [path, content] of PAGES) {
        await page.goto(path);
        await expect(page.locator(content).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await expectAccess(page, path);
      }
    });

    for (const game of GAMES) {
      test(`table of ${game}`, async ({ page }) => {
        const table = await quick(page, { game, level: 'novice', players: 2 });
        await hasten(page, table, 12);
        await page.goto(`/table/${table}`);
        await expect(page.locator('[data-seq]:not([data-seq=""])')).toBeVisible();
        const pieces = page.locator('.board [role="button"], .board button');
        await expect(pieces.filter({ visible: true }).first()).toBeVisible();
        await expectAccess(page, 'board');
        await page.keyboard.press('a');
        const first = page.locator('[data-action]').filter({ visible: true }).first();
        await first.click();
        await expect(page.locator('.confirm')).toBeVisible();
        await expectAccess(page, 'list of answers');
      });
    }

    test('the end and the replay', async ({ page }) => {
      const table = await quick(page, { game: 'architectura', level: 'novice', players: 2 });
      await hasten(page, table);
      await page.goto(`/table/${table}`);
      await expect(page.locator('tfoot td').first()).toBeVisible();
      await expectAccess(page, 'end');
      await page.goto(`/replay/${table}?at=9`);
      await expect(page.locator('[data-part]').first()).toBeVisible();
      await expectAccess(page, 'replay');
    });
  });
}
