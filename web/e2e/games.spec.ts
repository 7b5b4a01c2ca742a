/** One full game of each title on a desk and on a phone, over the three languages and hands. */
import { Player, type Hand } from './player';
import { GAMES } from './titles';
import { expect, expectNoSidewaysScrolling, quick, settle, test } from './world';

interface Sitting {
  readonly game: string;
  readonly lang: string;
  readonly hand: Hand;
  readonly screen: 'desk' | 'phone';
}

const LANGS = ['en', 'fr', 'pt-BR'];
const AT_DESK: readonly Hand[] = ['mouse', 'keyboard'];
const AT_PHONE: readonly Hand[] = ['touch', 'keyboard'];

/** Languages and hands take turns, so that every game has two and all games have all. */
const SITTINGS: readonly Sitting[] = GAMES.flatMap((game, index): Sitting[] => [
  { game, lang: LANGS[index % 3]!, hand: AT_DESK[index % 2]!, screen: 'desk' },
  { game, lang: LANGS[(index + 1) % 3]!, hand: AT_PHONE[index % 2]!, screen: 'phone' },
]);

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
      // A race has lanes instead of a table of points.
      await expect(page.locator('table, .race').first()).toBeVisible();
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
