/** How often one has to press: once where an answer can be taken back, twice where it cannot. */
import type { Page } from '@playwright/test';

import { advice, screenOf } from './advice';
import { Player, type Hand } from './player';
import { expect, post, quick, settle, test } from './world';

const MOST = 30;

async function sit(page: Page, hand: Hand): Promise<Player> {
  const table = await quick(page, { game: 'queens-architect', level: 'novice', players: 2 });
  const player = new Player(page, table, hand);
  await player.sit();
  return player;
}

for (const hand of ['mouse', 'keyboard'] as const) {
  test(`once for what can be taken back, twice for the rest: ${hand}`, async ({ page }) => {
    await settle(page, { lang: 'en', speed: 0 });
    const player = await sit(page, hand);
    const words = page.locator('section.bar h2');
    let [once, twice] = [0, 0];
    for (let answers = 0; answers < MOST && (once === 0 || twice === 0); answers++) {
      await player.isAsked();
      const asked = (await words.textContent())!;
      const { question, action } = await advice(page, player.table);
      await player.pick(action);
      if (await player.isAnswered(question)) {
        once += 1;
        const { undo } = await screenOf(page, player.table, 0);
        expect(undo).toEqual({ free: { question, unrated: false } });
        await page.keyboard.press('u');
        await expect(words).toHaveText(asked);
        await expect(page.locator('.confirm')).toHaveCount(0);
      } else {
        twice += 1;
        await expect(page.locator('.bar .barrier')).toBeVisible();
      }
      await player.answer();
    }
    expect([once, twice], 'both kinds were met').not.toContain(0);
  });
}

test('nothing is given at once where nothing can be taken back', async ({ page }) => {
  await settle(page, { lang: 'en', speed: 0 });
  await page.goto('/');
  await post(page, '/api/guests', { name: 'Visitor' });
  const setup = { game: 'queens-architect', chairs: ['me', 'novice'], undo: 'none' };
  const { table } = await post<{ table: string }>(page, '/api/tables', setup);
  const player = new Player(page, table, 'mouse');
  await player.sit();
  await expectTwice(player);
});

test('a person who wants to is always asked twice', async ({ page }) => {
  await settle(page, { lang: 'en', speed: 0, oneClick: false });
  const player = await sit(page, 'mouse');
  await expectTwice(player);
});

test.describe('a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('previews with its first touch', async ({ page }) => {
    await settle(page, { lang: 'en', speed: 0 });
    await expectTwice(await sit(page, 'touch'));
  });
});

/** Even an answer that can be taken back waits for the second press. */
async function expectTwice(player: Player): Promise<void> {
  const { page, table } = player;
  const barrier = page.locator('.bar .barrier');
  for (let answers = 0; answers < MOST; answers++) {
    await player.isAsked();
    const { question, action } = await advice(page, table);
    await player.pick(action);
    expect(await player.isAnswered(question)).toBe(false);
    await expect(page.locator('.bar .preview')).toHaveCount(1);
    const isFree = (await barrier.count()) === 0;
    // Whatever would be given once that is known is given before the server answers this.
    await screenOf(page, table, 0);
    await expect(page.locator('.confirm')).toBeEnabled();
    expect((await screenOf(page, table, 0)).ask?.question).toBe(question);
    if (isFree) return;
    await player.answer();
  }
  throw new Error('no answer that can be taken back was met');
}
