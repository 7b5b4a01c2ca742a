/**
 * What every browser test begins with: a server for each worker, and pages on which nothing may go
 * wrong unseen: an error or a warning in the console fails the test.
 */
import { test as base, expect, type Page } from '@playwright/test';

import { Server } from './server';

/** What a browser says when a connection is cut; tests that cut one expect it. */
const CUT = /WebSocket connection|net::ERR_|Failed to load resource/;

interface Watched {
  /** Errors of cut connections are expected from now on. */
  expectCuts: () => void;
}

export const test = base.extend<{ watched: Watched }, { server: Server }>({
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
      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (cuts && CUT.test(message.text())) return;
        faults.push(`${message.type()}: ${message.text()}`);
      });
      context.on('weberror', (error) => faults.push(String(error.error())));
      await use({ expectCuts: () => (cuts = true) });
      expect(faults, 'nothing goes wrong unseen').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A person's settings, as the client keeps them. */
export async function settle(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((wanted) => {
    localStorage.setItem('trestle-settings', JSON.stringify(wanted));
  }, settings);
}

/** Becomes a guest and opens a table by the interface; gives its id. */
export async function quick(page: Page, wish: Record<string, unknown>): Promise<string> {
  const origin = new URL(page.url()).origin;
  const headers = { origin };
  const guest = await page.request.post('/api/guests', { headers, data: { name: 'Visitor' } });
  expect(guest.ok()).toBe(true);
  const opened = await page.request.post('/api/quick', { headers, data: wish });
  expect(opened.ok(), await opened.text()).toBe(true);
  return ((await opened.json()) as { table: string }).table;
}
