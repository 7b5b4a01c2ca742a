/** Without a network: what was read is still there, and a page says what is missing. */
import type { Page } from '@playwright/test';

import { hasten } from './advice';
import { Proxy } from './proxy';
import { Server } from './server';
import { expect, quick, settle, test as base } from './world';

/** A server that the test may stop. */
const test = base.extend<{ own: Server }>({
  own: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.end();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ page }) => settle(page, { lang: 'fr', speed: 0 }));

/** The client is kept once its worker rules over the page. */
async function expectKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
  });
}

/** How many positions of replays are kept. */
const positions = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('trestle-read')).keys();
    return keys.filter(({ url }) => url.includes('/position?')).length;
  });

test('rules and a replay that were opened are there without a network', async ({
  page,
  context,
  own,
  watched,
}) => {
  const table = await quick(page, { game: 'architectura', level: 'novice', players: 2 });
  await hasten(page, table);
  await expectKept(page);
  await page.goto('/rules/architectura');
  await expect(page.locator('li.marked').first()).toBeVisible();
  await page.goto(`/replay/${table}?at=2`);
  await expect(page.locator('[data-part]').first()).toBeVisible();
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));
  // All of the replay comes, though one position was looked at.
  await expect.poll(() => positions(page)).toBe(last + 1);

  watched.expectCuts();
  await own.kill();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'hors ligne' })).toBeVisible();
  await expect(page.locator('[data-part]').first()).toBeVisible();
  await slider.fill(String(last));
  await expect(page).toHaveURL(new RegExp(`at=${last}&seat=0$`));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('/rules/architectura/AR-20');
  await expect(page.locator('li.wanted')).toHaveAttribute('id', 'AR-20');
  await page.goto('/learn/west-kingdom/glossary');
  await expect(page.locator('dl dt').first()).toBeVisible();
  // What needs a network says so, and so does the home page, which asks nothing of what is kept.
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'hors ligne' })).toBeVisible();
  await page.goto('/lobby');
  await expect(page.getByRole('alert')).toBeVisible();

  await own.start();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'hors ligne' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('another version takes over at the next load, with its own files', async ({ page, own }) => {
  const proxy = new Proxy(own.url);
  await proxy.start();
  await page.goto(proxy.url);
  await expectKept(page);
  /** The files of each version that is kept. */
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('trestle-client-'));
      return Promise.all(
        names.map(async (name) => {
          const keys = await (await caches.open(name)).keys();
          return [name, ...keys.map(({ url }) => new URL(url).pathname).sort()];
        }),
      );
    });
  const [first, ...others] = await kept();
  expect(others).toEqual([]);
  expect(first!.length).toBeGreaterThan(20);
  // The same client under another version: what the server would send after an update.
  proxy.change('/worker.js', (text) =>
    text.replace(/"version":"[0-9a-f]+"/, '"version":"000000000000"'),
  );
  const before = proxy.asked.length;
  await page.reload();
  const next = ['trestle-client-000000000000', ...first!.slice(1)];
  await expect.poll(kept).toEqual([first, next]);
  // What has not changed is not fetched again.
  expect(proxy.asked.slice(before).filter((path) => path.startsWith('/assets/'))).toEqual([]);
  await proxy.end();
});
