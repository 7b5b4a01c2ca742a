/** No screen shows a word that is not in the language files: a language of changed letters tells. */
import type { Page } from '@playwright/test';

import { MIDDLE, hasten, screenOf } from './advice';
import { marked, speakPseudo } from './pseudo';
import { words } from './words';
import { GAMES } from './titles';
import { expect, invitation, post, quick, settle, test } from './world';

const ASKED = '[data-question]:not([data-question=""])';
const NAME = marked('Visitor');

/** What stays as it is: our name, keys of a keyboard, streets, marks of paragraphs, addresses. */
const ALLOWED =
  /\bTrestle\b|\b(?:Esc|Enter|Tab|Home|End)\b|\b[IV]+\b|\b[A-Z]{2}-[EQ]?\d+\b|https?:\S+/g;

// The lobby shows what people of other tests are called.
test.use({ serviceWorkers: 'block', house: 'pseudo' });
test.beforeEach(async ({ page }) => {
  await speakPseudo(page);
  await settle(page, { lang: 'en', speed: 0 });
});

// What a page still fetches when its test ends is nobody's.
test.afterEach(async ({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Every text of a screen that has plain letters, once the screen is there. */
async function look(page: Page, what: string, content: string): Promise<void> {
  await expect(page.locator(content).filter({ visible: true }).first(), what).toBeVisible();
  const shown = [...(await words(page)), await page.title()];
  expect(shown.filter((text) => /[äëïöüñšŧ]/.test(text)).length, what).toBeGreaterThan(3);
  // A single letter is a key.
  const plain = shown.filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(ALLOWED, '')));
  expect.soft(plain, what).toEqual([]);
}

/** A guest of a marked name opens a table against bots. */
async function opened(page: Page, game: string, level = 'novice'): Promise<string> {
  const table = await quick(page, { game, level, players: 2 });
  const headers = { origin: new URL(page.url()).origin };
  await page.request.patch('/api/me', { headers, data: { name: NAME } });
  return table;
}

test('pages', async ({ page, context, watched }) => {
  watched.expectCuts();
  await page.goto('/');
  await look(page, 'home', '.games article h3');
  await page.keyboard.press('?');
  await look(page, 'shortcuts', 'dialog');
  await page.goto('/nowhere');
  await look(page, 'lost', 'main h1');
  await page.goto('/join/nothing');
  await look(page, 'an invitation that is none', '[role="alert"]');
  await context.clearCookies();
  await opened(page, 'architectura');
  await page.goto('/');
  await look(page, 'home with a table', '.games article h3');
  await page.goto('/settings');
  await look(page, 'settings', 'main .segments');
  await page.goto('/rules');
  await look(page, 'learn', 'main li');
  for (const game of GAMES) {
    await page.goto(`/rules/${game}`);
    await look(page, `rules of ${game}`, 'li.marked');
  }
});

test('an account', async ({ page, watched }) => {
  watched.expectCuts();
  await opened(page, 'architectura');
  await page.goto('/me');
  await look(page, 'guest', 'main table');
  await page.locator('[autocomplete="username"]').fill('20261116');
  const password = page.locator('[type="password"]').first();
  await password.fill('short');
  await page.locator('[data-act="register"]').click();
  await look(page, 'password too short', '[role="alert"]');
  await password.fill('long enough to be good');
  await page.locator('[data-act="register"]').click();
  await expect(page.locator('main code').first()).toBeVisible();
  const codes = await page.locator('main code').allTextContents();
  expect(codes.length).toBeGreaterThan(3);
  await look(page, 'codes', '[role="alert"]');
});

test('setting up and waiting', async ({ page, context }) => {
  await page.goto('/');
  await post(page, '/api/guests', { name: NAME });
  const joined = await invitation(page);
  await context.clearCookies();
  await page.goto(joined);
  await look(page, 'join', 'main form input');
  for (const game of GAMES) {
    await page.goto(`/play/${game}?friends`);
    await expect(page.locator('#chair-1')).toBeVisible();
    const rulings = page.locator('main summary');
    for (let at = 0; at < (await rulings.count()); at++) await rulings.nth(at).click();
    await look(page, `set-up of ${game}`, '#chair-1');
    const clock = page.locator('select:has(option[value="daily"])');
    for (const kind of ['live', 'daily']) {
      await clock.selectOption(kind);
      await look(page, `set-up of ${game}, ${kind}`, 'input[type="number"]');
    }
  }
  await page.goto('/');
  await post(page, '/api/guests', { name: NAME });
  for (const game of GAMES) {
    const clock = { daily: { per_move: 86_400_000, holidays: 3 } };
    const setup = { game, chairs: ['me', 'open'], listed: true, clock };
    await post(page, '/api/tables', setup);
  }
  await page.goto('/lobby');
  await look(page, 'lobby', 'main article');
  await page.locator('main article a').first().click();
  await look(page, 'waiting room', '[data-phase="waiting"]');
});

for (const game of GAMES) {
  test(`table of ${game}`, async ({ page }) => {
    const table = await opened(page, game);
    await page.goto(`/table/${table}`);
    await look(page, 'beginning', ASKED);
    await hasten(page, table, MIDDLE);
    await page.goto(`/table/${table}`);
    await look(page, 'middle', ASKED);
    for (const [key, content] of [
      ['a', '[data-action]'],
      ['r', '#rail-panel li'],
      ['c', '#rail-panel textarea, #rail-panel input'],
      ['l', '#rail-panel li'],
    ] as const) {
      await page.keyboard.press(key);
      await look(page, `key ${key}`, content);
    }
    await page.keyboard.press('?');
    await look(page, 'shortcuts', 'dialog');
    await page.keyboard.press('Escape');
    // Keys go to the board again once it is closed.
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    const asked = page.locator('[data-question]').first();
    const question = await asked.getAttribute('data-question');
    const parts = page.locator('.board [aria-pressed="true"]').filter({ visible: true });
    const before = await parts.count();
    await page.keyboard.press('1');
    // What can be taken back needs no second press: then the question is another. Where an answer
    // has parts, the first is chosen, and the others follow.
    const confirm = page.locator('.confirm').filter({ visible: true }).first();
    const isPicked = async () => (await confirm.isVisible()) || (await parts.count()) > before;
    await expect
      .poll(
        async () => (await isPicked()) || (await asked.getAttribute('data-question')) !== question,
      )
      .toBe(true);
    await look(page, 'an answer picked or given', '.middle');
    await page.locator('.menu > button').click();
    await look(page, 'menu', '.menu .panel');
    await page.keyboard.press('Escape');
    await hasten(page, table);
    await page.goto(`/table/${table}`);
    await look(page, 'end', 'tfoot td, .race li');
    await page.goto(`/replay/${table}?at=9`);
    await look(page, 'replay', '[type="range"]');
    await page.goto('/me');
    await look(page, 'results', 'main table');
  });
}

test('several people at one device', async ({ page }) => {
  await page.goto('/');
  await post(page, '/api/guests', { name: NAME });
  const setup = { game: 'architectura', chairs: ['me', 'me'], hot_seat: true };
  const { table } = await post<{ table: string }>(page, '/api/tables', setup);
  expect((await screenOf(page, table, 0)).phase).toBe('playing');
  await page.goto(`/table/${table}`);
  const curtain = page.locator('.middle > section').getByRole('button');
  await expect(page.locator(ASKED).or(curtain)).toBeVisible();
  if (await curtain.isVisible()) await look(page, 'curtain', '.middle > section');
  else await look(page, 'first of two', ASKED);
});
