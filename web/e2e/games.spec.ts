/** One full game of each title on a desk and on a phone, over the three languages and hands. */
import { Player, type Hand } from './player';
import { expect, expectNoSidewaysScrolling, quick, settle, test } from './world';

interface Sitting {
  readonly game: string;
  readonly lang: string;
  readonly hand: Hand;
  readonly screen: 'desk' | 'phone';
}

const SITTINGS: readonly Sitting[] = [
  { game: 'queens-architect', lang: 'fr', hand: 'keyboard', screen: 'desk' },
  { game: 'queens-architect', lang: 'pt-BR', hand: 'touch', screen: 'phone' },
  { game: 'west-kingdom', lang: 'pt-BR', hand: 'mouse', screen: 'desk' },
  { game: 'west-kingdom', lang: 'en', hand: 'keyboard', screen: 'phone' },
  { game: 'architectura', lang: 'en', hand: 'mouse', screen: 'desk' },
  { game: 'architectura', lang: 'fr', hand: 'touch', screen: 'phone' },
];

for (const { game, lang, hand, screen } of SITTINGS) {
  const size = screen === 'desk' ? { width: 1280, height: 800 } : { width: 390, height: 844 };
  test.describe(`${game}, ${lang}, ${hand}, ${screen}`, () => {
    test.use({ viewport: size, hasTouch: hand === 'touch', isMobile: screen === 'phone' });

    test('a whole game against a bot', async ({ page }, info) => {
      await settle(page, { lang, speed: 0 });
      const table = await quick(page, { game, level: 'novice', players: 2 });
      const player = new Player(page, table, hand);
      await player.sit();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const shot = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) });
      for (let first = 0; first < 10 && (await player.isAsked()); first++) await player.answer();
      await shot('middle');
      await expectNoSidewaysScrolling(page);
      await player.playToTheEnd();
      await expect(page.locator('table')).toBeVisible();
      await expect(page.locator('#end-title')).toBeInViewport();
      await shot('end');
      await expectNoSidewaysScrolling(page);
      expect(player.onBoard / player.inAll, 'most answers are given on the board').toBeGreaterThan(
        0.5,
      );
      info.annotations.push({
        type: 'answers',
        description: `${player.onBoard} of ${player.inAll} on the board`,
      });
    });
  });
}
