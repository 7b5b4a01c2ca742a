/** All that can be read or heard on a page. */
import type { Page } from '@playwright/test';

/** The texts of a page, but for those that say that they are in another language. */
export async function words(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const spoken = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ];
    const found = new Set<string>();
    const add = (text: string | null) => {
      const plain = text?.replaceAll(/\s+/g, ' ').trim();
      if (plain) found.add(plain);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[lang]') !== document.documentElement) continue;
      for (const name of spoken) add(element.getAttribute(name));
      const isWhole = [...element.children].every((child) => child.tagName === 'BR');
      if (isWhole) add(element.textContent);
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) add(node.textContent);
      }
    }
    return [...found];
  });
}
