/**
 * The gallery of boards, built in memory and shown on the server's own address: it is no part of
 * the client, so nothing of it is ever written to `dist`.
 */
import { existsSync } from 'node:fs';

import type { Page } from '@playwright/test';
import { build, type Rollup } from 'vite';

const ROOT = new URL('..', import.meta.url).pathname;
const KINDS: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

/** Everything that was built, by its path. */
type Shelf = ReadonlyMap<string, Buffer>;
let shelf: Promise<Shelf> | null = null;

async function made(): Promise<Shelf> {
  const built = (await build({
    root: ROOT,
    configFile: `${ROOT}vite.config.ts`,
    logLevel: 'error',
    build: { write: false, minify: false, rollupOptions: { input: `${ROOT}gallery.html` } },
  })) as Rollup.RollupOutput;
  return new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      Buffer.from(file.type === 'chunk' ? file.code : file.source),
    ]),
  );
}

/** The fullest position that there is of a game. */
export function fullest(game: string): string {
  const found = ['fullest', 'full', 'late'].find((name) =>
    existsSync(`${ROOT}src/games/${game}/fixtures/${name}.json`),
  );
  if (!found) throw new Error(`there is no full position of ${game}`);
  return found;
}

/** Lets a page find the gallery at `/gallery.html`. */
export async function withGallery(page: Page): Promise<void> {
  shelf ??= made();
  const files = await shelf;
  await page.route(
    (url) => files.has(url.pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const contentType = KINDS[pathname.split('.').at(-1)!] ?? 'application/octet-stream';
      return route.fulfill({ contentType, body: files.get(pathname)! });
    },
  );
}
