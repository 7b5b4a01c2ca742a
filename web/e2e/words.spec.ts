/** Everything that is shown is in the reader's language. */
import { MIDDLE, hasten } from './advice';
import { englishFinder } from './sentences';
import { words } from './words';
import { GAMES, LESSONS } from './titles';
import { expect, post, quick, settle, test } from './world';

// Names that people of other tests go by are in no language.
test.use({ house: 'words' });

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
    const asked = '[data-question]:not([data-question=""])';
    for (const game of GAMES) {
      const table = await quick(page, { game, level: 'novice', players: 2 });
      await page.goto(`/table/${table}`);
      await look(`${game}, beginning`, asked);
      await hasten(page, table, MIDDLE);
      await page.goto(`/table/${table}`);
      await expect(page.locator(asked)).toBeVisible();
      await page.keyboard.press('a');
      await look(`${game}, middle`, '[data-action]');
      if (LESSONS.includes(game)) {
        const lesson = await post<{ table: string }>(page, `/api/lessons/${game}`, {});
        await page.goto(`/table/${lesson.table}`);
        await look(`${game}, guide`, '.guide .task');
      }
      await page.goto(`/play/${game}`);
      await look(`${game}, set-up`, '#chair-1');
    }
    await page.goto('/');
    await look('home', '.games article h3');
    await page.goto('/lobby');
    await look('lobby', 'main article, main .state');
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
