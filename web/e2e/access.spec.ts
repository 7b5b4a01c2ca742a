/** Nothing serious for people who use a screen reader or need contrast, in both themes. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { MIDDLE, hasten } from './advice';
import { GAMES } from './titles';
import { expect, invitation, post, quick, settle, test } from './world';

/** Each page, with something that shows that it is there. */
const PAGES: readonly (readonly [path: string, content: string])[] = [
  ['/', '.games article h3'],
  ['/play/architectura', '#chair-1'],
  ['/play/queens-architect', '#chair-1'],
  ['/play/west-kingdom?friends', '#chair-1'],
  ['/lobby', 'main article'],
  ['/rules', 'main li'],
  ['/rules/architectura', 'li.marked'],
  ['/learn/queens-architect/glossary', 'dl dt'],
  ['/learn/architectura/cards', 'main .sheet, main p.muted'],
  ['/settings', 'main .segments button'],
  ['/nowhere', 'main h1'],
];

async function expectAccess(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 6).map(({ html, any }) => [html.slice(0, 160), any[0]?.message]),
    }));
  expect(serious, what).toEqual([]);
}

/** Opens all that is folded. */
async function unfold(page: Page): Promise<void> {
  await page
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}

for (const theme of ['light', 'dark']) {
  test.describe(theme, () => {
    test.beforeEach(async ({ page }) =>
      settle(page, { lang: 'en', speed: 0, oneClick: false, theme }),
    );

    test('pages', async ({ page }) => {
      await quick(page, { game: 'architectura', level: 'novice', players: 2 });
      for (const game of GAMES) {
        await post(page, '/api/tables', { game, chairs: ['me', 'open'], listed: true });
      }
      const pages = [...PAGES, [await invitation(page), 'main form button']] as const;
      for (const [path, content] of pages) {
        await page.goto(path);
        await expect(page.locator(content).first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        await unfold(page);
        await expectAccess(page, path);
      }
    });

    test('an account', async ({ page }) => {
      const table = await quick(page, { game: 'architectura', level: 'novice', players: 2 });
      await hasten(page, table);
      await page.goto('/me');
      await expect(page.locator('main table').first()).toBeVisible();
      await expectAccess(page, 'guest');
      await page.getByLabel('Login').fill(`visitor-${theme}`);
      await page.getByLabel('Password').first().fill('long enough to be good');
      await page.getByRole('button', { name: 'Create an account' }).click();
      await expect(page.locator('main code').first()).toBeVisible();
      await expect(page.locator('main article')).toHaveCount(1);
      await expect(page.locator('main details')).toHaveCount(3);
      await unfold(page);
      await expectAccess(page, 'account');
    });

    test('waiting, and one device for two', async ({ page }) => {
      await page.goto('/');
      await post(page, '/api/guests', { name: 'Visitor' });
      const opened = (setup: object) => post<{ table: string }>(page, '/api/tables', setup);
      const clock = { live: { initial: 600_000, increment: 0 } };
      const open = await opened({ game: 'queens-architect', chairs: ['me', 'open'], clock });
      await page.goto(`/table/${open.table}`);
      await expect(page.locator('[data-phase="waiting"]')).toBeVisible();
      await expectAccess(page, 'waiting room');
      const clocked = { game: 'west-kingdom', chairs: ['me', 'novice'], clock };
      await page.goto(`/table/${(await opened(clocked)).table}`);
      await expect(page.getByRole('timer').first()).toBeVisible();
      await expectAccess(page, 'clocks');
      const shared = { game: 'architectura', chairs: ['me', 'me'], hot_seat: true };
      await page.goto(`/table/${(await opened({ ...shared, config: { first: 1 } })).table}`);
      await expect(page.getByRole('button', { name: 'I am Visitor 2' })).toBeVisible();
      await expectAccess(page, 'curtain');
    });

    for (const game of GAMES) {
      test(`table of ${game}`, async ({ page }) => {
        const table = await quick(page, { game, level: 'novice', players: 2 });
        await hasten(page, table, MIDDLE);
        await page.goto(`/table/${table}`);
        await expect(page.locator('[data-question]:not([data-question=""])')).toBeVisible();
        const pieces = page.locator('.board [role="button"], .board button');
        await expect(pieces.filter({ visible: true }).first()).toBeVisible();
        await expectAccess(page, 'board');
        await page.keyboard.press('l');
        await page.locator('#rail-panel button.line').last().click();
        await expect(page.locator('.board.past')).toBeVisible();
        await expectAccess(page, 'the past');
        await page.keyboard.press('Escape');
        await expect(page.locator('.board.past')).toHaveCount(0);
        await page.locator('.tabs .close').click();
        await page.keyboard.press('a');
        const first = page.locator('.answers [data-action]').first();
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
