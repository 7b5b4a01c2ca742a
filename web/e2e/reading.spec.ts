/** What helps at the table: the log that leads to pieces and replays, news, hints, and the reference. */
import type { Page } from '@playwright/test';

import { hasten, screenOf } from './advice';
import { expect, expectNoSidewaysScrolling, quick, settle, test } from './world';

// Wide enough for the rail to stand beside the board, if the board leaves it there.
test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ page }) => settle(page, { lang: 'en', speed: 0 }));

const asked = '[data-question]:not([data-question=""])';

/** What has happened since seat 0 answered last, once the bots are through. */
async function eventsSince(page: Page, table: string): Promise<number> {
  for (;;) {
    const { since, n, ask, phase } = await screenOf(page, table, 0);
    expect(phase, 'the game goes on').not.toBe('over');
    if (ask) return since > 0 ? n - since : 0;
  }
}

test('whoever comes back steps through what happened', async ({ page }) => {
  const table = await quick(page, { game: 'queens-architect', level: 'novice', players: 2 });
  // Until the other one has done something since.
  for (let tries = 0; (await eventsSince(page, table)) < 3 && tries < 40; tries++)
    await hasten(page, table, 1);
  await page.goto(`/table/${table}`);
  const bar = page.getByRole('region', { name: 'Since your last answer' });
  await expect(bar).toContainText('since your last answer');
  await page.keyboard.press('n');
  await expect(bar).toContainText(/^\s*1 of \d+/);
  const first = await bar.locator('.now').textContent();
  await page.keyboard.press('n');
  await expect(bar.locator('.now')).not.toHaveText(first!);
  await page.keyboard.press('b');
  await expect(bar.locator('.now')).toHaveText(first!);
  // The log marks the line of the event that the board shows.
  const marked = page.locator('#rail-panel [aria-pressed="true"]');
  await expect(marked).toHaveCount(1);
  // In the column all of it stands below.
  const all = page.getByRole('list', { name: 'Since your last turn' });
  expect(await all.getByRole('listitem').count()).toBeGreaterThan(1);
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  await expect(marked).toHaveCount(0);
  // It comes back when somebody asks.
  await page.keyboard.press('n');
  await expect(bar).toBeVisible();
});

test('whoever looks back sees the board of then, and plays on', async ({ page }) => {
  const table = await quick(page, { game: 'west-kingdom', level: 'novice', players: 3 });
  await hasten(page, table, 8);
  // Until both others have done something since.
  for (let tries = 0; (await eventsSince(page, table)) < 4 && tries < 40; tries++)
    await hasten(page, table, 1);
  await page.goto(`/table/${table}`);
  const question = page.locator(asked);
  await expect(question).toBeVisible();
  const number = await question.getAttribute('data-question');
  const board = page.locator('.middle > .board');
  const past = page.locator('.board.past');
  const bar = page.getByRole('region', { name: 'Since your last answer' });
  const views: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/past?')) views.push(await response.text());
  });
  await expect(board).toContainText('Quarry');
  const now = (await board.textContent())!;
  await page.keyboard.press('n');
  await expect(past).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'You are viewing an earlier moment' }),
  ).toBeVisible();
  await expect.poll(() => views.length).toBe(1);
  // Nothing can be answered there.
  await expect(question).toHaveCount(0);
  for (const key of ['1', 'Enter', 'h', 'u']) await page.keyboard.press(key);
  await expect(past).toBeVisible();
  expect((await screenOf(page, table, 0)).ask?.question).toBe(Number(number));
  const first = (await board.textContent())!;
  // Through all that happened; after the last of it comes the present.
  const count = Number(/1 of (\d+)/.exec((await bar.textContent())!)?.[1]);
  expect(count).toBeGreaterThan(1);
  for (let step = 2; step <= count; step++) {
    await page.keyboard.press('n');
    await expect(bar).toContainText(`${step} of ${count}`);
  }
  await expect.poll(() => views.length).toBe(count);
  await expect(board).not.toHaveText(first);
  await page.keyboard.press('n');
  await expect(past).toHaveCount(0);
  await expect(question).toHaveAttribute('data-question', number!);
  await expect(board).toHaveText(now);
  // A line of the log leads to its position, too, and Escape back.
  await page.keyboard.press('l');
  const line = page.locator('#rail-panel button.line').first();
  await line.click();
  await expect(past).toBeVisible();
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: /\S/ }).first()).toContainText(
    'You are viewing an earlier moment',
  );
  await expect(board).not.toHaveText(now);
  await page.keyboard.press('Escape');
  await expect(past).toHaveCount(0);
  await expect(board).toHaveText(now);
  // And the game goes on.
  await page.keyboard.press('h');
  await expect(page.locator('.confirm')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-question="${number}"]`)).toHaveCount(0);
});

test('a hint picks an answer and leaves it to the person', async ({ page }) => {
  const table = await quick(page, { game: 'architectura', level: 'novice', players: 2 });
  await page.goto(`/table/${table}`);
  const question = page.locator(asked);
  await expect(question).toBeVisible();
  const number = await question.getAttribute('data-question');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.confirm')).toBeEnabled();
  await expect(page.locator('section.bar')).toContainText('A bot would:');
  expect(await question.getAttribute('data-question')).toBe(number);
  await page.keyboard.press('Escape');
  await expect(page.locator('.confirm')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.locator('.confirm')).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-question="${number}"]`)).toHaveCount(0);
});

test('nobody is given a hint against people', async ({ page }) => {
  await page.goto('/play/architectura?around');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/table/*');
  const table = page.url().split('/').at(-1)!;
  const { seats } = await screenOf(page, table, null);
  expect(seats.every(({ bot }) => bot === null)).toBe(true);
  await page.locator('.middle > section').getByRole('button').or(page.locator(asked)).waitFor();
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
});

test('a line of the log leads to the paragraph that it carries out', async ({ page }) => {
  const table = await quick(page, { game: 'architectura', level: 'novice', players: 2 });
  await hasten(page, table, 2);
  await page.goto(`/table/${table}`);
  await expect(page.locator('[data-question]:not([data-question=""])')).toBeVisible();
  await page.keyboard.press('l');
  const lines = page.locator('#rail-panel li', { has: page.locator('[data-n]') });
  const played = lines.filter({ hasText: ' plays the ' }).first().getByRole('link');
  await expect(played).toHaveAccessibleName('Rules: AR-18');
  await expect(lines.getByRole('link')).toHaveCount(await lines.count());
  // From a line the Tab key goes to its paragraph, and arrows go on from there.
  await page.locator('#rail-panel [data-n][tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(lines.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(1).locator('[data-n]')).toBeFocused();
  await page.keyboard.press('Tab');
  const mark = (await lines.nth(1).getByRole('link').textContent())!;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator(`[id="${mark}"]`)).toBeInViewport();
  expect(page.url()).toContain(table);
});

test('the open log leaves the question alone where it is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const table = await quick(page, { game: 'architectura', level: 'novice', players: 2 });
  await page.goto(`/table/${table}`);
  const question = page.locator(asked);
  await expect(question).toBeVisible();
  const number = await question.getAttribute('data-question');
  await page.keyboard.press('h');
  await expect(page.locator('.confirm')).toBeEnabled();
  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  // A click that something covers would wait in vain.
  await page.locator('.confirm').click();
  await expect(page.locator(`[data-question="${number}"]`)).toHaveCount(0);
});

test('long words in a low window push nothing over the own row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const table = await quick(page, { game: 'west-kingdom', level: 'novice', players: 3 });
  await hasten(page, table, 6);
  await page.evaluate(() => {
    localStorage.setItem('trestle-settings', JSON.stringify({ lang: 'pt-BR', speed: 0 }));
  });
  await page.goto(`/table/${table}`);
  const own = page.locator('[data-piece="roster"]');
  await expect(own).toBeVisible();
  const gap = async () => {
    const [prison, roster] = [
      await page.locator('[data-piece="place prison"]').boundingBox(),
      await own.boundingBox(),
    ];
    return roster!.y - (prison!.y + prison!.height);
  };
  await expect.poll(gap).toBeGreaterThan(0);
});

test('lines of the log are reached by keys and lead to the replay', async ({ page }) => {
  const table = await quick(page, { game: 'west-kingdom', level: 'novice', players: 2 });
  await hasten(page, table);
  await page.goto(`/table/${table}`);
  await expect(page.locator('[data-phase="over"]')).toBeVisible();
  const line = page.locator('#rail-panel a.line', { hasText: /constructs/ }).first();
  await page.keyboard.press('l');
  await page.locator('#rail-panel [data-n][tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#rail-panel [data-n]').nth(1)).toBeFocused();
  const text = (await line.textContent())!.trim();
  await line.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/replay\/.*at=\d+/);
  const at = Number(new URL(page.url()).searchParams.get('at'));
  expect(at).toBeGreaterThan(1);
  // The answer that led to this position built what the line tells.
  const answer = await page.request.get(`/api/tables/${table}/position?at=${at}&seat=0`);
  const { last } = (await answer.json()) as { last: [number, string] };
  expect(last[1], text).toMatch(/^(build|construct)/);
});

test('the glossary explains words, and leads to the rules', async ({ page }) => {
  await page.goto('/rules');
  await page.locator('a[href="/learn/west-kingdom/glossary"]').click();
  const terms = page.locator('dl > div');
  await expect.poll(() => terms.count()).toBeGreaterThan(14);
  await page.getByRole('searchbox').fill('ransom');
  await expect(terms).not.toHaveCount(0);
  for (const text of await terms.allTextContents()) expect(text.toLowerCase()).toContain('ransom');
  await terms.first().locator('a.rule').first().click();
  await expect(page.locator('li.wanted')).toBeInViewport();
  await page.getByRole('link', { name: 'Glossary' }).click();
  await expect(terms.first()).toBeVisible();
});
