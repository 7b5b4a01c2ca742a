/**
 * Each board with its fullest position beside the picture that was reviewed last, at four widths.
 * Whoever changes a board on purpose renews the pictures with `npm run pictures`, and looks at them.
 */
import { fullest, withGallery } from './gallery';
import { smaller } from './palette';
import { GAMES } from './titles';
import { expect, test } from './world';

const SCREENS = [
  { width: 360, height: 740, theme: 'light' },
  { width: 768, height: 1024, theme: 'light' },
  { width: 1280, height: 800, theme: 'light' },
  { width: 1280, height: 800, theme: 'dark' },
  { width: 1920, height: 1080, theme: 'light' },
] as const;

// One after another in one worker: the gallery is built once.
test.describe.configure({ mode: 'default' });
test.use({ deviceScaleFactor: 1, contextOptions: { reducedMotion: 'reduce' } });

for (const game of GAMES) {
  for (const { width, height, theme } of SCREENS) {
    test(`${game} at ${width} pixels, ${theme}`, async ({ page }, info) => {
      await withGallery(page);
      await page.setViewportSize({ width, height });
      await page.goto(`/gallery.html?game=${game}&position=${fullest(game)}&theme=${theme}`);
      const pieces = page.locator('[role="button"], button').filter({ visible: true });
      await expect(pieces.first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const shot = await page.screenshot({ fullPage: true, animations: 'disabled' });
      const isNew = ['all', 'changed'].includes(info.config.updateSnapshots);
      // Two versions of a browser smooth a letter differently by a hair; a piece is more than that.
      expect(isNew ? await smaller(page, shot) : shot).toMatchSnapshot(
        `${game}-${width}-${theme}.png`,
        { threshold: 0.2, maxDiffPixelRatio: 0.0002 },
      );
    });
  }
}
