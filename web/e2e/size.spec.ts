/** How much a visitor has to fetch. Needs the client built, as all of these tests do. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from './world';

const FIRST_LOAD = 250_000;
const WHOLE_CLIENT = 900_000;
const DIST = new URL('../dist', import.meta.url).pathname;

test('the home page comes with at most 250 kB, fonts and all', async ({ page }, info) => {
  const sizes = new Map<string, number>();
  const measured: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const measure = async (): Promise<void> => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      sizes.set(request.url(), responseBodySize + responseHeadersSize);
    };
    measured.push(measure());
  });
  await page.goto('/');
  await expect(page.locator('.games article')).toHaveCount(3);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await Promise.all(measured);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  info.annotations.push({ type: 'first load', description: `${total} bytes` });
  expect([...sizes.keys()].some((url) => url.endsWith('.woff2'))).toBe(true);
  expect(total).toBeGreaterThan(20_000);
  expect(total, JSON.stringify([...sizes], null, 1)).toBeLessThanOrEqual(FIRST_LOAD);
});

test('the whole client is at most 900 kB without fonts, all languages counted', async ({}, info) => {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const packed = files.filter((file) => !/\.(br|gz|woff2)$/.test(file));
  const total = packed.reduce((sum, file) => {
    const small = files.includes(`${file}.br`) ? `${file}.br` : file;
    return sum + statSync(small).size;
  }, 0);
  info.annotations.push({ type: 'whole client', description: `${total} bytes` });
  expect(packed.length).toBeGreaterThan(10);
  expect(total).toBeLessThanOrEqual(WHOLE_CLIENT);
});
