/** After a game: the sheet with its charts, the analysis, the replay, and playing on from it. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import type { AnalysisInfo, Course } from '../src/net/api';
import { hasten, screenOf } from './advice';
import { expect, expectNoSidewaysScrolling, quick, settle, test } from './world';

/** How long the server of the tests, which is not optimized, may think about a game. */
const PATIENCE = 120_000;

async function finishedGame(page: Page): Promise<string> {
  const table = await quick(page, { game: 'architectura', level: 'novice', players: 2 });
  await hasten(page, table);
  return table;
}

async function courseOf(page: Page, table: string): Promise<Course> {
  const answer = await page.request.get(`/api/tables/${table}/course`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Course;
}

/** The analysis, once it is done. */
async function analysisOf(page: Page, table: string): Promise<AnalysisInfo> {
  let found: AnalysisInfo | null = null;
  const ask = async (): Promise<boolean> => {
    const answer = await page.request.get(`/api/tables/${table}/analysis`);
    expect(answer.ok(), await answer.text()).toBe(true);
    if (answer.status() === 200) found = (await answer.json()) as AnalysisInfo;
    return found !== null;
  };
  await expect.poll(ask, { timeout: PATIENCE }).toBe(true);
  return found!;
}

async function expectAccess(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.slice(0, 4).map(({ html }) => html.slice(0, 160))]);
  expect(serious, what).toEqual([]);
}

test.describe('in words', () => {
  test.beforeEach(async ({ page }) => settle(page, { lang: 'en', speed: 0 }));

  test('the end shows where the points came from, and its charts say it in numbers, too', async ({
    page,
  }) => {
    const table = await finishedGame(page);
    const { ending } = await screenOf(page, table, 0);
    const course = await courseOf(page, table);
    await page.goto(`/table/${table}`);
    const totals = ending!.scores!.map(({ total }) => total).sort((a, b) => b - a);
    await expect(page.locator('tfoot td')).toHaveText(
      totals.map((total) => String(total).replace('-', '−')),
    );
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(/win/);
    // The sheet folds, and the board is in sight.
    const board = page.locator('.board').first();
    await expect(board).not.toBeInViewport();
    await page.getByRole('button', { name: 'Show the board' }).click();
    await expect(board).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Show the score sheet' }).click();
    const charts = page.getByRole('img', { name: /^Chart:/ });
    await expect(charts).toHaveCount(3, { timeout: PATIENCE });
    // The chart of points as a table: from nothing to the final points.
    const points = page.locator('section.points');
    await points.getByText('As a table').click();
    const rows = points.locator('tbody tr');
    await expect(rows).toHaveCount(course.turns.length);
    const last = course.turns.at(-1)!.seats.map(({ score }) => String(score).replace('-', '−'));
    await expect(rows.last().locator('td')).toHaveText(last);
    // Another of the goods is another chart.
    await page.getByLabel('Resource').selectOption('deck');
    await expect(page.getByRole('img', { name: 'Chart: deck' })).toBeVisible();
    // The browser itself has checked the promise of the seed.
    await expect(page.getByText('The shuffle is the promised one')).toBeVisible();
  });

  test('a turning point leads to its position, with what a bot would rather have done', async ({
    page,
  }) => {
    const table = await finishedGame(page);
    const analysis = await analysisOf(page, table);
    await page.goto(`/table/${table}`);
    const worst = [...analysis.decisions].sort((a, b) => b.lost - a.lost)[0]!;
    expect(worst.lost, 'a novice and an adviser make a slip in a whole game').toBeGreaterThan(0.02);
    await page.locator(`[data-turning="${worst.at}"]`).first().click();
    await expect(page).toHaveURL(`/replay/${table}?at=${worst.at + 1}&seat=${worst.seat}`);
    await expect(page.getByRole('slider')).toHaveValue(String(worst.at + 1));
    const decision = page.locator(`[data-decision="${worst.at}"]`);
    await expect(decision).toContainText('A bot would have preferred:');
    await expect(decision.locator('.gain')).toHaveText(`+${Math.round(worst.lost * 100)}%`);
    // One step on, the decision is another one.
    await page.keyboard.press('ArrowRight');
    await expect(decision).toHaveCount(0);
  });

  test('a replay plays by itself, by turns and by keys, and can be shared', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const table = await finishedGame(page);
    const { turns } = await courseOf(page, table);
    await page.goto(`/replay/${table}`);
    const slider = page.getByRole('slider');
    await expect(slider).toHaveValue('0');
    await expect(page.locator('.timeline .piece, .timeline i').first()).toBeAttached();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(slider).toHaveValue(String(turns[1]!.at));
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(slider).toHaveValue('0');
    const speed = page.getByRole('button', { name: /^Speed/ });
    await speed.click();
    await speed.click();
    await expect(speed).toHaveText('×4');
    // Space belongs to a button that has the focus; otherwise it plays.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Space');
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('from a position the game goes on', async ({ page }) => {
    const table = await finishedGame(page);
    await page.goto(`/replay/${table}?at=6&seat=1`);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL('**/table/*');
    await expect(page.locator('[data-phase="playing"]')).toBeVisible();
    const other = page.url().split('/').at(-1)!;
    expect(other).not.toBe(table);
    const { seats } = await screenOf(page, other, 1);
    expect(seats.map(({ bot }) => bot)).toEqual(['journeyman', null]);
  });
});

for (const theme of ['light', 'dark']) {
  test(`the end and the replay are open to everybody: ${theme}`, async ({ page }) => {
    await settle(page, { lang: 'en', speed: 0, theme });
    await page.setViewportSize({ width: 390, height: 844 });
    const table = await finishedGame(page);
    await analysisOf(page, table);
    await page.goto(`/table/${table}`);
    await expect(page.getByRole('img', { name: /^Chart:/ })).toHaveCount(3);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectNoSidewaysScrolling(page);
    await page.locator('section.points').getByText('As a table').click();
    await expectAccess(page, 'end');
    await page.goto(`/replay/${table}?at=9`);
    await expect(page.locator('[data-decision="8"], [data-decision=""]')).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectAccess(page, 'replay');
  });
}
