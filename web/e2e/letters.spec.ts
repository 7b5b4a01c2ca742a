/**
 * What the browser really sets texts in: our own typefaces, on every board and page. Then no picture
 * and no sign depends on what else a machine has.
 */
import type { Page } from '@playwright/test';

import { hasten } from './advice';
import { GAMES } from './titles';
import { expect, quick, settle, test } from './world';

/**
 * Typefaces that are not ours, with the characters that are set in them. Asking for each element of
 * a long page would take minutes, so the characters of each family are put together first.
 */
async function strangers(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const count = await page.evaluate(() => {
    const sets = new Map<string, Set<string>>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement!.closest('script, style')) continue;
      const family = getComputedStyle(node.parentElement!).fontFamily;
      const chars = sets.get(family) ?? new Set();
      for (const char of node.textContent ?? '') if (char.trim()) chars.add(char);
      sets.set(family, chars);
    }
    for (const [family, chars] of sets) {
      const probe = document.createElement('p');
      probe.className = 'probe';
      probe.style.fontFamily = family;
      probe.textContent = [...chars].join(' ');
      document.body.append(probe);
    }
    return sets.size;
  });
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.probe',
  });
  expect(nodeIds.length).toBe(count);
  const found: string[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const foreign = fonts.filter((font) => !font.isCustomFont).map((font) => font.familyName);
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    if (foreign.length > 0) found.push(`${foreign.join(', ')}: ${outerHTML}`);
  }
  await session.detach();
  return found;
}

for (const game of GAMES) {
  test(`a table of ${game}`, async ({ page }) => {
    await settle(page, { lang: 'fr', speed: 0 });
    const table = await quick(page, { game, level: 'novice', players: 2 });
    await hasten(page, table, 12);
    await page.goto(`/table/${table}`);
    await expect(page.locator('[data-question]:not([data-question=""])')).toBeVisible();
    await expect(page.locator('.board button, .board [role="button"]').first()).toBeAttached();
    expect(await strangers(page)).toEqual([]);
  });
}

for (const game of GAMES) {
  test(`the rules and cards of ${game}`, async ({ page }) => {
    await settle(page, { lang: 'en' });
    for (const path of [`/rules/${game}`, `/learn/${game}/cards`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await strangers(page), path).toEqual([]);
    }
  });
}

test('pages', async ({ page }) => {
  await settle(page, { lang: 'pt-BR' });
  for (const path of ['/', '/lobby', '/learn', '/me', '/settings', '/play/west-kingdom']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    expect(await strangers(page), path).toEqual([]);
  }
});
