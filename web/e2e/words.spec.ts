/** Everything that is shown is in the reader's language. */
import type { Page } from '@playwright/test';

import { hasten } from './advice';
import { englishFinder } from './sentences';
import { expect, quick, settle, test } from './world';

/** All that can be read or heard on a page, but for what says that it is in another language. */
async function words(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null) => {
      const plain = text?.replaceAll(/\s+/g, ' ').trim();
      if (plain) found.add(plain);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[lang]') !== document.documentElement) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        add(element.getAttribute(name));
      }
      const isWhole = [...element.children].every((child) => child.tagName === 'BR');
      if (isWhole) add(element.textContent);
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
      }
    }
    return [...found];
  });
}

for (const lang of ['fr', 'pt-BR']) {
  test(`no English in ${lang}, and no key`, async ({ page }) => {
    const english = englishFinder(lang);
    await settle(page, { lang, speed: 0 });
    const look = async (what: string, content: string): Promise<void> => {
      await expect(page.locator(content).filter({ visible: true }).first()).toBeVisible();
      const shown = await words(page);
      expect(shown.length, what).toBeGreaterThan(5);
      const foreign = shown.map((text) => [english(text), text]).filter(([key]) => key !== null);
      expect(foreign, what).toEqual([]);
      expect(
        shown.filter((text) => /\[[a-z]+(-[a-z0-9]+)+\]|\{\s*\$/.test(text)),
        what,
      ).toEqual([]);
    };
    const asked = '[data-seq]:not([data-seq=""])';
    for (const game of ['architectura', 'queens-architect', 'west-kingdom']) {
      const table = await quick(page, { game, level: 'novice', players: 2 });
      await page.goto(`/table/${table}`);
      await look(`${game}, beginning`, asked);
      await hasten(page, table, 12);
      await page.goto(`/table/${table}`);
      await expect(page.locator(asked)).toBeVisible();
      await page.keyboard.press('a');
      await look(`${game}, middle`, '[data-action]');
      await page.goto(`/play/${game}`);
      await look(`${game}, set-up`, '#chair-1');
    }
    await page.goto('/');
    await look('home', '.games article h3');
    await page.goto('/lobby');
    await look('lobby', 'main article, main li.muted');
    await page.goto('/rules');
    await look('learn', 'main li');
    await page.goto('/rules/architectura');
    await look('rules', 'li.marked');
    await page.goto('/settings');
    await look('settings', 'main .segments');
    await page.goto('/me');
    await look('me', 'main table');
    const table = await quick(page, { game: 'architectura', level: 'novice', players: 2 });
    await hasten(page, table);
    await page.goto(`/table/${table}`);
    await look('end', 'tfoot td');
    await page.goto(`/replay/${table}?at=9`);
    await look('replay', '[data-part]');
  });
}
