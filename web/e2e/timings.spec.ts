/**
 * How fast the client is by the browser's own timings: `npm run timings`, with `-- --check` to fail
 * where it is too slow. Not part of the tests: what else the machine does decides too much.
 */
import type { BrowserContext, Page } from '@playwright/test';

import { MIDDLE, hasten } from './advice';
import { Player, type Hand } from './player';
import { GAMES } from './titles';
import { expect, post, quick, settle, test } from './world';

const RUNS = Number(process.env.TIMINGS_RUNS ?? 5);
const ANSWERS = 12;
/** What is promised, in milliseconds. */
const PAINT = 1500;
const INPUT = 100;

interface Input {
  readonly what: string;
  /** From the touch to the paint that answers it. */
  readonly millis: number;
}

interface Seen {
  paint: number;
  /** The longest event of each interaction. */
  inputs: Record<number, Input>;
}

/** Looks at what the browser says of a page; an input that takes less than 16 ms is not told. */
async function observe(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: Seen = { paint: 0, inputs: {} };
    (window as unknown as { seen: Seen }).seen = seen;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const id = (entry as unknown as { interactionId: number }).interactionId;
        if (!id || entry.duration <= (seen.inputs[id]?.millis ?? 0)) continue;
        const at = entry.target instanceof Element ? entry.target.outerHTML.slice(0, 90) : '';
        const wait = Math.round(entry.processingStart - entry.startTime);
        const work = Math.round(entry.processingEnd - entry.processingStart);
        const what = `${entry.name}, waited ${wait}, worked ${work}: ${at}`;
        seen.inputs[id] = { what, millis: entry.duration };
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/**
 * Makes the window larger than the page: its own bars take room from the page, and what changes
 * below its edge the browser does not paint, so that it would never tell that it has.
 */
async function widen(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', {
    windowId,
    bounds: { width: 1600, height: 1200 },
  });
  await session.detach();
}

/**
 * Until a touch is answered on the screen. To look for something on a board takes the browser as
 * long as to answer: a test that looked at once would measure itself.
 */
async function painted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await new Promise((later) => setTimeout(later, 100));
  });
}

async function seenBy(page: Page): Promise<Seen> {
  // Two frames later everything that was painted has been told.
  return page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    await new Promise((later) => setTimeout(later, 200));
    return (window as unknown as { seen: Seen }).seen;
  });
}

function row(what: string, all: readonly number[], most: number): void {
  const sorted = [...all].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const worst = sorted.at(-1) ?? 0;
  const count = String(all.length).padStart(5);
  const figures = [median, worst].map((millis) => `${Math.round(millis)} ms`.padStart(9)).join('');
  console.log(`${what.padEnd(40)}${count}${figures}${worst >= most ? '  too slow' : ''}`);
  if (process.env.TIMINGS === 'check') expect.soft(worst, what).toBeLessThan(most);
}

test.skip(!process.env.TIMINGS, 'only when timings are wanted');
test.describe.configure({ mode: 'default' });
// Wide enough that the rail does not lie over the question.
test.use({ viewport: { width: 1440, height: 900 } });

test('largest paint', async ({ page, browser, baseURL }) => {
  const pages: [name: string, path: string, content: string][] = [['home', '/', 'article h3']];
  // One guest sits at all of the tables.
  await page.goto('/');
  await post(page, '/api/guests', { name: 'Visitor' });
  const opened = async (game: string) =>
    (await post<{ table: string }>(page, '/api/quick', { game, level: 'novice', players: 2 }))
      .table;
  for (const game of GAMES) {
    const table = await opened(game);
    await hasten(page, table, MIDDLE);
    pages.push([`table of ${game}`, `/table/${table}`, '.board [role="button"], .board button']);
    pages.push([`rules of ${game}`, `/rules/${game}`, 'li.marked']);
    const over = await opened(game);
    await hasten(page, over);
    pages.push([`replay of ${game}`, `/replay/${over}?at=20`, '[type="range"]']);
  }
  const storageState = await page.context().storageState();
  await page.close();
  for (const [name, path, content] of pages) {
    const paints: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ storageState, ...(baseURL ? { baseURL } : {}) });
      await settle(context, { lang: 'en' });
      await observe(context);
      const fresh = await context.newPage();
      await fresh.goto(path);
      await expect(fresh.locator(content).filter({ visible: true }).first()).toBeVisible();
      await fresh.waitForLoadState('networkidle');
      paints.push((await seenBy(fresh)).paint);
      await context.close();
    }
    expect(Math.min(...paints), name).toBeGreaterThan(0);
    row(`paint: ${name}`, paints, PAINT);
  }
});

for (const game of GAMES) {
  for (const hand of ['mouse', 'keyboard'] as const satisfies readonly Hand[]) {
    test(`inputs, ${game}, ${hand}`, async ({ page, context }) => {
      await settle(page, { lang: 'en' });
      await observe(context);
      await widen(page);
      const table = await quick(page, { game, level: 'journeyman', players: 3 });
      await hasten(page, table, 6);
      const player = new Player(page, table, hand);
      player.breathe = () => painted(page);
      await player.sit();
      // Whoever opens a table reads before answering; what it fetches last has come by then.
      await page.waitForLoadState('networkidle');
      await painted(page);
      for (let answers = 0; answers < ANSWERS && (await player.isAsked()); answers++) {
        await player.answer();
        // What else a person does meanwhile: rules, chat and log, while bots think.
        if (answers % 5 === 0) {
          for (const key of ['r', 'c', 'l']) {
            await page.keyboard.press(key);
            await painted(page);
          }
        }
      }
      const inputs = Object.values((await seenBy(page)).inputs);
      expect(inputs.length).toBeGreaterThan(ANSWERS / 2);
      const slow = inputs.filter(({ millis }) => millis >= INPUT);
      for (const { what, millis } of slow) console.log(`  ${millis} ms: ${what}`);
      row(
        `input: ${game}, ${hand}`,
        inputs.map(({ millis }) => millis),
        INPUT,
      );
    });
  }
}
