/**
 * What every browser test begins with: a server for each worker, and pages on which nothing may go
 * wrong unseen: an error or a warning in the console fails the test.
 */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

import { Server } from './server';

/** What a browser says when a connection is cut; tests that cut one expect it. */
const CUT = /WebSocket connection|net::ERR_|Failed to load resource|Failed to fetch/;

/** What Playwright says where it allows no service worker. */
const BLOCKED = /Service Worker registration blocked by Playwright/;

/** What Chromium says where it takes no messages: in a profile that is thrown away. */
const NO_PUSH = /does not support the Push API in incognito mode/;

interface Watched {
  /** Looks after another context too. */
  watch: (context: BrowserContext) => void;
  /** Errors of cut connections are expected from now on. */
  expectCuts: () => void;
}

export const test = base.extend<{ watched: Watched }, { server: Server; house: string }>({
  // Tests that name another house get a server of their own: what others left is not to be seen there.
  house: ['', { scope: 'worker', option: true }],
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  watched: [
    async ({ context }, use) => {
      const faults: string[] = [];
      let cuts = false;
      const watch = (watched: BrowserContext): void => {
        watched.on('console', (message) => {
          if (message.type() !== 'error' && message.type() !== 'warning') return;
          if (BLOCKED.test(message.text()) || NO_PUSH.test(message.text())) return;
          if (cuts && CUT.test(message.text())) return;
          faults.push(`${message.type()}: ${message.text()}`);
        });
        watched.on('weberror', (error) =>
          faults.push(error.error().stack ?? String(error.error())),
        );
      };
      watch(context);
      await use({ watch, expectCuts: () => (cuts = true) });
      expect(faults, 'nothing goes wrong unseen').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A person's settings, as the client keeps them; what is changed later stays changed. */
export async function settle(
  on: Page | BrowserContext,
  settings: Record<string, unknown>,
): Promise<void> {
  await on.addInitScript((wanted) => {
    if (!localStorage.getItem('trestle-settings')) {
      localStorage.setItem('trestle-settings', JSON.stringify(wanted));
    }
  }, settings);
}

/** Asks something of the server with the cookies of a page. */
export async function post<T>(page: Page, path: string, data: unknown): Promise<T> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(path, { headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** Becomes a guest and opens a table by the interface; gives its id. */
export async function quick(page: Page, setup: Record<string, unknown>): Promise<string> {
  await page.goto('/');
  await post(page, '/api/guests', { name: 'Visitor' });
  return (await post<{ table: string }>(page, '/api/quick', setup)).table;
}

/** Opens a table for friends; gives the page of an invitation to it. */
export async function invitation(page: Page): Promise<string> {
  const chairs = ['me', 'open'];
  const { table } = await post<{ table: string }>(page, '/api/tables', {
    game: 'architectura',
    chairs,
  });
  const { token } = await post<{ token: string }>(page, `/api/tables/${table}/invitations`, {});
  return `/join/${token}`;
}

/** The page does not scroll sideways. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    const middle = document.querySelector('.middle');
    return [root, middle].map((box) => (box ? box.scrollWidth - box.clientWidth : 0));
  });
  expect(wide, 'nothing is wider than the screen').toEqual([0, 0]);
}
