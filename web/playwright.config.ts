/** Browser tests: the real server, a real browser, whole games. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // A whole game of Queen's Architect has more than a hundred answers.
  timeout: 360_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // A browser of its own takes these from the machine; a test that wants others says so.
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 15_000,
    // It would fetch the whole client for every page; the test of it allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace of a whole game takes as long as the game: only for whoever looks for a fault.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      // Without the last ones the browser looks for its makers at every start.
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
