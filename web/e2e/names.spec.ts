/** No word is torn apart where there is little room: every board in every language, tab by tab. */
import type { Page } from '@playwright/test';

import { fullest, withGallery } from './gallery';
import { GAMES } from './titles';
import { expect, test } from './world';

// One after another in one worker: the gallery is built once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Words that stand on two lines without a hyphen of their own, and those that end in dots. */
async function tornWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const torn: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const box = node.parentElement;
      if (!box?.checkVisibility()) continue;
      const isCut = getComputedStyle(box).textOverflow === 'ellipsis';
      if (isCut && box.scrollWidth > box.clientWidth) torn.push(`${box.textContent} …`);
      for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{M}\d]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) torn.push(word);
      }
    }
    return torn;
  });
}

for (const game of GAMES) {
  for (const lang of ['en', 'fr', 'pt-BR']) {
    test(`${game} in ${lang}`, async ({ page }) => {
      await withGallery(page);
      for (const width of [360, 390, 768]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/gallery.html?game=${game}&position=${fullest(game)}&lang=${lang}`);
        await expect(page.locator('[role="button"], button').first()).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        const tabs = await page.getByRole('tab').all();
        expect(await tornWords(page), `${width}`).toEqual([]);
        for (const tab of tabs) {
          await tab.click();
          expect(await tornWords(page), `${width}, ${await tab.textContent()}`).toEqual([]);
        }
      }
    });
  }
}
