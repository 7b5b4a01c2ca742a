/** The guided first game of each title, followed to its end, left, and come back to. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { LESSONS } from './titles';
import { expect, expectNoSidewaysScrolling, settle, test } from './world';

interface Sitting {
  readonly game: string;
  readonly lang: string;
  readonly theme: string;
  readonly screen: 'desk' | 'phone';
}

const LANGS = ['en', 'fr', 'pt-BR'];

const SITTINGS: readonly Sitting[] = LESSONS.map((game, index) => ({
  game,
  lang: LANGS[index % 3]!,
  theme: index % 2 === 0 ? 'light' : 'dark',
  screen: index === 0 ? 'desk' : 'phone',
}));
const SIZES = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Begins the guided game of a title from its card on the home page. */
async function begin(page: Page, game: string): Promise<void> {
  await page.goto('/');
  const card = page.locator('article', { has: page.locator(`a[href="/play/${game}"]`) });
  await card.locator('button').click();
  await expect(page.locator('.guide .show')).toBeEnabled();
}

/** The number of the question that is open. */
async function asked(page: Page): Promise<string> {
  const frame = page.locator('[data-question]:not([data-question=""])');
  await expect(frame).toBeVisible();
  return (await frame.getAttribute('data-question')) ?? '';
}

/** Does as the guide suggests, and waits for the next question. */
async function follow(page: Page): Promise<void> {
  const question = await asked(page);
  await page.locator('.guide .show').click();
  await page.locator('.confirm').click();
  await expect(page.locator(`[data-question="${question}"]`)).toHaveCount(0);
  await asked(page);
}

async function expectAccess(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('.guide').analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
    what,
  ).toEqual([]);
}

/** Neither the board nor the question lies under the guide. */
async function expectRoom(page: Page): Promise<void> {
  const box = (selector: string) => page.locator(selector).first().boundingBox();
  const [guide, middle, bar] = [await box('.guide'), await box('.middle'), await box('.bar')];
  if (!guide || !middle || !bar) throw new Error('something is not there');
  const isBeside = guide.x >= middle.x + middle.width - 1;
  expect(isBeside || guide.y >= middle.y + middle.height - 1, 'beside or below the board').toBe(
    true,
  );
  expect(middle.height, 'the board can be seen').toBeGreaterThan(240);
  expect(isBeside || guide.y + guide.height <= bar.y + 1, 'above the question').toBe(true);
}

for (const { game, lang, theme, screen } of SITTINGS) {
  test.describe(`${game}, ${lang}, ${theme}, ${screen}`, () => {
    test.use({ viewport: SIZES[screen], isMobile: screen === 'phone' });

    test('can be followed to its end', async ({ page }, info) => {
      await settle(page, { lang, theme, speed: 0 });
      await begin(page, game);
      await expectAccess(page, 'first step');
      await expectNoSidewaysScrolling(page);
      const steps = Number(await page.locator('.guide progress').getAttribute('max'));
      expect(steps).toBeGreaterThan(9);
      const told = new Set<string>();
      for (let step = 0; step < steps; step++) {
        await expect(page.locator('.guide progress')).toHaveAttribute('value', String(step));
        const words = await page.locator('.guide .words').innerText();
        expect(words).not.toMatch(/\[lesson-|undefined/);
        expect(told.has(words), words).toBe(false);
        told.add(words);
        await expectRoom(page);
        await page.screenshot({ path: info.outputPath(`step-${step + 1}.png`) });
        await follow(page);
      }
      await expect(page.locator('.guide a.button')).toHaveAttribute('href', `/play/${game}`);
      await expectAccess(page, 'end');
      await page.screenshot({ path: info.outputPath('end.png') });
      await page.locator('.guide .acts button').click();
      await expect(page.locator('.guide')).toHaveCount(0);
      await asked(page);
    });
  });
}

test('can be left and come back to, with the keyboard alone', async ({ page }) => {
  await settle(page, { lang: 'en', speed: 0 });
  await begin(page, 'west-kingdom');
  await follow(page);
  await page.locator('h2').first().waitFor();
  const heading = page.locator('.guide h2');
  await expect(heading).toHaveText('Step 2 of 14');
  const other = async (action: string): Promise<void> => {
    const question = await asked(page);
    if ((await page.locator('.answers, ol').count()) === 0) await page.keyboard.press('a');
    const choice = page.locator(`[data-action="${action}"]`).filter({ visible: true }).first();
    await choice.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.confirm')).toBeVisible();
    await page.locator('.confirm').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-question="${question}"]`)).toHaveCount(0);
    await asked(page);
  };
  await page.keyboard.press('a');
  const forest = page.locator('[data-action="place forest"]').filter({ visible: true }).first();
  await forest.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.guide .stray')).toBeVisible();
  await other('place quarry');
  await expect(heading).toHaveText('You left the lesson');
  await expectAccess(page, 'left');
  await other('place quarry');
  await page.reload();
  await expect(heading).toHaveText('You left the lesson');
  const back = page.locator('.guide .acts button').first();
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Step 2 of 14');
  await page.keyboard.press('s');
  await expect(page.locator('.guide .show')).toHaveText(/Now confirm it/);
  await page.locator('.confirm').focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Step 3 of 14');
});

test('is gone for good from a table where somebody plays on', async ({ page }) => {
  await settle(page, { lang: 'en', speed: 0 });
  await begin(page, 'architectura');
  const question = await asked(page);
  await page.keyboard.press('s');
  await expect(page.locator('.guide .show')).toHaveText(/Now confirm it/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  const answers = page.locator('[data-action^="play "]').filter({ visible: true });
  // One of the first two is not what the lesson suggests.
  for (const at of [0, 1]) {
    await answers.nth(at).click();
    if (await page.locator('.guide .stray').isVisible()) break;
  }
  await expect(page.locator('.guide .stray')).toBeVisible();
  await page.locator('.confirm').click();
  await expect(page.locator(`[data-question="${question}"]`)).toHaveCount(0);
  await page.locator('.guide').getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('.guide')).toHaveCount(0);
  await page.reload();
  await asked(page);
  // All that a guide is made of has come by then.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.guide')).toHaveCount(0);
});
