/** The pages around a game: setting up, several people at one device, replay, rules, settings. */
import type { Page } from '@playwright/test';

import { hasten, screenOf } from './advice';
import { Player } from './player';
import { GAMES } from './titles';
import { expect, expectNoSidewaysScrolling, invitation, post, quick, settle, test } from './world';

test.beforeEach(async ({ page }) => settle(page, { lang: 'en', speed: 0 }));

/** Opens a folded part of the set-up. */
const unfold = (page: Page, name: string): Promise<void> =>
  page.locator('summary').filter({ hasText: name }).click();

/** Chooses how many play. */
const seat = (page: Page, count: number): Promise<void> =>
  page
    .getByRole('group', { name: 'Players' })
    .getByRole('button', { name: String(count) })
    .click();

test('a table is set up with bots and options', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Play Queen’s Architect' }).click();
  await seat(page, 3);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('novice');
  await page.getByLabel('Seat 3', { exact: true }).selectOption('novice');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/table/*');
  const table = page.url().split('/').at(-1)!;
  await expect(page.locator('[data-phase="playing"]')).toBeVisible();
  const { seats } = await screenOf(page, table, 0);
  expect(seats.map(({ bot }) => bot)).toEqual([null, 'novice', 'novice']);
  // The home page knows the table now.
  await page.getByRole('link', { name: 'home page' }).click();
  await expect(page.locator(`a[href="/table/${table}"]`).first()).toBeVisible();
});

test('seats choose their colors and boards', async ({ page }) => {
  await page.goto('/play/architectura');
  await seat(page, 2);
  await unfold(page, 'Seats in detail');
  await page.getByLabel('Color of seat 1').selectOption('Green');
  await page.getByLabel('Seat 2', { exact: true }).selectOption('novice');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/table/*');
  await expect(page.locator('[data-phase="playing"]')).toBeVisible();
  const { seats } = await screenOf(page, page.url().split('/').at(-1)!, 0);
  expect(seats.map(({ label }) => label)).toEqual(['color-green', 'color-blue']);

  await page.goto('/play/west-kingdom');
  await seat(page, 2);
  await page.getByLabel('Seat 2', { exact: true }).selectOption('novice');
  await unfold(page, 'Seats in detail');
  await page.getByLabel('Who begins').selectOption('Seat 2');
  await unfold(page, 'Rules');
  await page.getByLabel('Player board', { exact: true }).selectOption('each seat its own');
  await page.getByLabel('Player board of seat 2').selectOption('Ada');
  // With boards like these, the boards say who begins.
  await expect(page.getByLabel('Who begins')).toHaveCount(0);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/table/*');
  const { view } = await screenOf(page, page.url().split('/').at(-1)!, 0);
  const boards = (view as { seats: { board: string }[] }).seats.map(({ board }) => board);
  expect(boards).toEqual(['therese', 'ada']);
});

test('a holiday stops a clock of days', async ({ page }) => {
  await page.goto('/');
  await post(page, '/api/guests', { name: 'Visitor' });
  const clock = { daily: { per_move: 86_400_000, holidays: 3 } };
  const setup = { game: 'architectura', chairs: ['me', 'novice'], clock };
  const { table } = await post<{ table: string }>(page, '/api/tables', setup);
  await page.goto(`/table/${table}`);
  const take = async (days: number): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByLabel('Days off').fill(String(days));
    await page.getByRole('button', { name: 'Take days off' }).click();
  };
  // The server says if they are too many.
  await take(4);
  await expect(page.getByText('You have 3 days off left')).toBeVisible();
  await take(2);
  await expect(page.getByText('on days off', { exact: true })).toBeVisible();
  const { seats } = await screenOf(page, table, 0);
  expect(seats[0]?.holiday_until).toBeGreaterThan(Date.now());
});

test('one button is enough to play', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start your first game' }).click();
  await page.waitForURL('**/table/*');
  await expect(page.locator('[data-question]:not([data-question=""])')).toBeVisible();
});

test('a preset is a table, and what is changed afterwards makes it one’s own', async ({ page }) => {
  await page.goto('/play/west-kingdom');
  const preset = page.locator('[data-preset="test"]');
  await preset.click();
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('aside h2')).toHaveText('A real test');
  await expect(page.locator('aside').getByText('3 bots: Master')).toBeVisible();
  await page.getByLabel('Seat 2', { exact: true }).selectOption('novice');
  await expect(page.locator('[data-preset][aria-pressed="true"]')).toHaveCount(0);
  await expect(page.locator('aside').getByText('3 bots: Novice and Master')).toBeVisible();
});

test('the lobby opens a table for one and finds it for the other', async ({
  page,
  browser,
  watched,
}) => {
  await page.goto('/lobby');
  const group = page.getByRole('group', { name: 'Pace' });
  await group.getByRole('button', { name: 'Quick' }).click();
  await page.getByRole('button', { name: 'Find me a table' }).click();
  await page.waitForURL('**/table/*');
  await expect(page.locator('[data-phase="waiting"]')).toBeVisible();

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await settle(context, { lang: 'en', speed: 0 });
  const other = await context.newPage();
  watched.watch(context);
  await other.goto('/lobby');
  await other.getByRole('group', { name: 'Pace' }).getByRole('button', { name: 'Quick' }).click();
  await expect(other.getByText('One table fits.')).toBeVisible();
  await other.getByRole('button', { name: 'Find me a table' }).click();
  await other.waitForURL(`**${new URL(page.url()).pathname}`);
  for (const one of [page, other]) {
    await expect(one.locator('[data-phase="playing"]')).toBeVisible();
  }
  await context.close();
});

test('two people at one device do not see each other’s hand', async ({ page }) => {
  await page.goto('/play/architectura');
  await page.getByRole('button', { name: 'Around one screen' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL('**/table/*');
  const table = page.url().split('/').at(-1)!;
  const curtain = page.locator('.middle > section').getByRole('button');
  let curtains = 0;
  for (let answers = 0; answers < 12; answers++) {
    await expect(page.locator('[data-question]:not([data-question=""])').or(curtain)).toBeVisible();
    if (await curtain.isVisible()) {
      // Nothing of a hand is behind it.
      await expect(page.locator('[data-part]')).toHaveCount(0);
      await expect(page.locator('#rail-panel li')).toHaveCount(0);
      await curtain.click();
      curtains += 1;
      await expect(curtain).toHaveCount(0);
      await expect(page.locator('[data-question]:not([data-question=""])')).toBeVisible();
    }
    const { awaiting } = await screenOf(page, table, 0);
    await new Player(page, table, 'mouse', awaiting[0]!).answer();
  }
  expect(curtains).toBeGreaterThan(1);
});

test('a finished game is looked at again, move by move', async ({ page }) => {
  const table = await quick(page, { game: 'architectura', level: 'novice', players: 2 });
  await hasten(page, table);
  await page.goto(`/table/${table}`);
  // A stone of the arch: the first whole game.
  await expect(page.locator('[data-phase="over"]')).toBeVisible();
  const stones = await page.evaluate(() => localStorage.getItem('trestle-stones'));
  expect(stones).toContain('architectura:whole');
  await page.locator('[data-phase="over"]').getByRole('link', { name: 'Replay' }).first().click();
  const slider = page.getByRole('slider');
  await expect(slider).toHaveValue('0');
  const last = Number(await slider.getAttribute('max'));
  expect(last).toBeGreaterThan(10);
  await expect(page.locator('[data-part]').first()).toBeVisible();
  const middle = Math.floor(last / 2);
  await slider.fill(String(middle));
  await expect(page).toHaveURL(new RegExp(`at=${middle}&seat=0$`));
  await slider.blur();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue(String(middle + 1));
  // One move is named, and it is the one that led here.
  const marked = page.locator('[data-move][aria-current]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveAttribute('data-move', String(middle + 1));
  await page.keyboard.press('End');
  await expect(slider).toHaveValue(String(last));
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue(String(last - 1));
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  // With the eyes of a player one sees that player’s hand, and the address says so.
  await page.getByRole('combobox').selectOption('1');
  await expect(page).toHaveURL(/seat=1/);
  // From any move on, the game can be played differently.
  await slider.fill('6');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL('**/table/*');
  await expect(page.locator('[data-phase="playing"]')).toBeVisible();
});

test('the rules can be searched and linked to', async ({ page }) => {
  await page.goto('/rules');
  await page.locator('a[href="/rules/queens-architect"]').first().click();
  const marked = page.locator('li.marked');
  await expect(marked.first()).toBeVisible();
  const all = await marked.count();
  const mark = (await marked.nth(Math.floor(all / 2)).getAttribute('id'))!;
  await page.getByRole('searchbox').fill('moneychanger');
  await expect.poll(() => marked.count()).toBeLessThan(all / 2);
  for (const text of await marked.allTextContents()) expect(text.toLowerCase()).toContain('money');
  await page.goto(`/rules/queens-architect/${encodeURIComponent(mark)}`);
  await expect(page.locator('li.wanted')).toHaveAttribute('id', mark);
  await expect(page.locator('li.wanted')).toBeInViewport();
});

test('the rules are read, searched and tried in the language of the player', async ({
  page,
  context,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Français' }).first().click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const pages: string[] = [];
  page.on('response', async (response) => {
    const isScript = response.url().endsWith('.js');
    // What comes while the page is left has no text any more.
    const text = isScript ? await response.text().catch(() => '') : '';
    if (text.includes('WK-E73')) pages.push(response.url());
  });
  await page.goto('/rules/west-kingdom/WK-31');
  await expect(page.locator('li.wanted')).toBeInViewport();
  await expect(page.locator('li.wanted')).toContainText('Une capture prend');
  expect(pages.length, 'one page in one language').toBe(1);
  // The contents follow, and what stands beside is about the same chapter.
  const here = page.locator('nav a[aria-current="location"]');
  await expect(here).toHaveText(/Hôtel de Ville/);
  // The mark copies its link.
  await page.locator('li.wanted .mark').click();
  await expect(page.locator('li.wanted')).toContainText('Lien copié');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/rules/west-kingdom/WK-31');
  // Where a rule comes from is behind a word.
  const source = page.locator('#WK-30 .source').first();
  await expect(source).toBeHidden();
  await page.locator('#WK-30').hover();
  await page.locator('#WK-30').getByRole('button', { name: 'Sources' }).click();
  await expect(source).toBeVisible();
  // Accents may be left out, and pieces are found too.
  const marked = page.locator('li.marked');
  await page.getByRole('searchbox').fill('entrepot royal');
  await expect(page.getByRole('link', { name: 'Entrepôt royal', exact: true })).toBeVisible();
  for (const text of await marked.allTextContents()) expect(text).toMatch(/entrepôt royal/i);
  await page.getByRole('searchbox').fill('');
  // A chapter can be played: the guided game begins at a decision about it.
  await page.locator('nav').getByRole('link', { name: 'Hôtel de Ville' }).click();
  await expect(here).toHaveText(/Hôtel de Ville/);
  await page.getByRole('button', { name: 'Jouer à partir d’ici' }).click();
  await page.waitForURL('**/table/*');
  await expect(page.locator('[data-question]:not([data-question=""])')).toBeVisible();
  await expect(page.locator('.guide .task')).toHaveText('Placez un ouvrier à l’Hôtel de Ville.');
});

test('on a phone the contents are behind a button that names the chapter', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/queens-architect/QA-29');
  const button = page.getByRole('button', { name: /The turn/ });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await page.getByRole('link', { name: /Palace, end and winner/ }).click();
  await expect(page.getByRole('heading', { name: /Palace, end and winner/ })).toBeInViewport();
  await expect(page.getByRole('button', { name: /Palace, end and winner/ })).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test('language and theme change in the middle of a game', async ({ page }) => {
  const table = await quick(page, { game: 'architectura', level: 'novice', players: 2 });
  await hasten(page, table, 4);
  await page.goto(`/table/${table}`);
  const question = page.locator('section.bar h2');
  await expect(page.locator('[data-question]:not([data-question=""])')).toBeVisible();
  const english = await question.textContent();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages');
  await page.getByRole('main').getByRole('button', { name: 'Sombre' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page.locator('[data-question]:not([data-question=""])')).toBeVisible();
  await expect(question).not.toHaveText(english!);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  // Both are remembered.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('no page is wider than a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('trestle-settings', '{"lang":"fr"}'));
  await quick(page, { game: 'architectura', level: 'novice', players: 2 });
  for (const game of GAMES) {
    await post(page, '/api/tables', { game, chairs: ['me', 'open', 'journeyman'], listed: true });
  }
  for (const [path, content] of [
    ['/', '.games article h3'],
    ['/lobby', 'main article'],
    ['/play/architectura?friends', '#chair-1'],
    ['/play/queens-architect', '#chair-1'],
    ['/play/west-kingdom', '#chair-1'],
    ['/rules', 'main li'],
    ['/rules/west-kingdom', 'li.marked'],
    ['/settings', 'main .segments'],
    ['/me', 'main table'],
    [await invitation(page), 'main form button'],
    ['/nowhere', 'main h1'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(content).filter({ visible: true }).first()).toBeVisible();
    await page
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await test.step(path, () => expectNoSidewaysScrolling(page));
  }
});
