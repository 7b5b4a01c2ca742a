/**
 * Two people play each other live while everything goes wrong that can: one loses the network, the
 * server is killed and comes back. Somebody looks on all the while.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';

import { anyAnswer, screenOf } from './advice';
import { Player } from './player';
import { Server } from './server';
import { expect, settle, test } from './world';

const server = new Server();
test.beforeAll(() => server.start());
test.afterAll(() => server.end());

/** A browser of one's own. */
async function visitor(browser: Browser, lang: string): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext({ baseURL: server.url });
  await settle(context, { lang, speed: 0, oneClick: false });
  return [context, await context.newPage()];
}

/** The last row of the table of scores, and who won. */
async function result(page: Page): Promise<readonly string[]> {
  await expect(page.locator('[data-phase="over"]')).toBeVisible();
  return page.locator('tfoot td').allTextContents();
}

test('a game over lost connections and a killed server', async ({ browser, watched }) => {
  const [hostContext, host] = await visitor(browser, 'en');
  const [guestContext, guest] = await visitor(browser, 'fr');
  const [watcherContext, watcher] = await visitor(browser, 'pt-BR');
  for (const context of [hostContext, guestContext, watcherContext]) watched.watch(context);

  // The host opens a table for a friend, and lets everybody see it.
  await host.goto('/play/architectura?friends');
  await host.locator('summary').filter({ hasText: 'Who may watch' }).click();
  await host.getByLabel('Show the table in the lobby').check();
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.waitForURL('**/table/*');
  const table = host.url().split('/').at(-1)!;
  await expect(host.locator('[data-phase="waiting"]')).toBeVisible();
  await host.locator('.sheet').getByRole('button', { name: 'Copy invitation link' }).click();
  const link = await host.locator('input[readonly]').inputValue();

  // The friend comes by the link, the watcher by the lobby.
  await guest.goto(new URL(link).pathname);
  await guest.getByRole('textbox').fill('Béatrice');
  await guest.locator('form .button.gold').click();
  await guest.waitForURL(`**/table/${table}`);
  await expect(host.locator('[data-phase="playing"]')).toBeVisible();
  await watcher.goto('/lobby');
  await watcher.locator('.filters .segments button').nth(1).click();
  await watcher.locator(`a[href="/table/${table}"]`).click();
  await expect(watcher.locator('[data-phase="playing"]')).toBeVisible();
  await expect(watcher.getByText('Béatrice').filter({ visible: true }).first()).toBeVisible();

  const players = [
    new Player(host, table, 'mouse', 0, anyAnswer),
    new Player(guest, table, 'mouse', 1, anyAnswer),
  ] as const;
  const turn = async (): Promise<boolean> => {
    const { phase, awaiting } = await screenOf(watcher, table, null);
    if (phase === 'over') return false;
    const player = players[awaiting[0] as 0 | 1];
    await player.isAsked();
    await player.answer();
    return true;
  };
  for (let answers = 0; answers < 6; answers++) expect(await turn()).toBe(true);

  // One loses the network while the other plays on as far as the rules let them.
  watched.expectCuts();
  await guestContext.setOffline(true);
  await expect(guest.locator('.bar.offline')).toBeVisible();
  const { awaiting } = await screenOf(watcher, table, null);
  if (awaiting[0] === 0) await turn();
  await guestContext.setOffline(false);
  await expect(guest.locator('.bar.offline')).toHaveCount(0);
  for (let answers = 0; answers < 4; answers++) expect(await turn()).toBe(true);

  // The server dies with an answer picked and not yet confirmed.
  const [next] = (await screenOf(watcher, table, null)).awaiting;
  const player = players[next as 0 | 1];
  await player.isAsked();
  const { question, action } = await anyAnswer(player.page, table, next);
  await player.pick(action);
  await server.kill();
  for (const { page } of players) await expect(page.locator('.bar.offline')).toBeVisible();
  await expect(player.page.locator('.confirm')).toBeDisabled();
  await server.start();
  for (const page of [host, guest, watcher]) {
    await expect(page.locator('.bar.offline')).toHaveCount(0);
  }
  await player.page.locator('.confirm').click();
  await expect(player.page.locator(`[data-question="${question}"]`)).toHaveCount(0);

  for (let answers = 0; await turn(); answers++) expect(answers).toBeLessThan(300);
  const scores = await result(host);
  expect(scores).toHaveLength(2);
  expect(await result(guest)).toEqual(scores);
  expect(await result(watcher)).toEqual(scores);
  for (const context of [hostContext, guestContext, watcherContext]) await context.close();
});

/** Whoever leaves a chair looks on, and sees when nobody waits any more. */
test('leaving a chair, and the last one leaves', async ({ browser, watched }) => {
  const [hostContext, host] = await visitor(browser, 'en');
  const [otherContext, other] = await visitor(browser, 'en');
  for (const context of [hostContext, otherContext]) watched.watch(context);
  await host.goto('/');
  const table = await host.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/api/guests', { name: 'Host' });
    const chairs = ['me', 'open', 'open'];
    const opened = await post('/api/tables', { game: 'queens-architect', chairs });
    return ((await opened.json()) as { table: string }).table;
  });
  await host.goto(`/table/${table}`);
  await other.goto(`/table/${table}`);
  // One click for somebody whom nobody knows yet.
  await other.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(other.getByRole('button', { name: 'Stand up' })).toBeVisible();
  await host.getByRole('button', { name: 'Stand up' }).click();
  await expect(host.getByText('you are watching')).toBeVisible();
  await expect(host.getByRole('button', { name: 'Sit down' }).first()).toBeVisible();
  await other.getByRole('button', { name: 'Stand up' }).click();
  for (const page of [host, other]) {
    await expect(page.getByRole('heading', { name: 'No one is left' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  }
});
