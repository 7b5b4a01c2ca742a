import { readFileSync } from 'node:fs';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { forClient } from './src/words/left-out.ts';

// In development the page comes from Vite and everything else from a running `trestle serve`.
const server = process.env.TRESTLE_SERVER ?? 'http://127.0.0.1:8080';

/** Sentences come without those that only the terminal says. */
const sentences: Plugin = {
  name: 'sentences',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?raw')) return null;
    const text = forClient(readFileSync(id.slice(0, -'?raw'.length), 'utf8'));
    return `export default ${JSON.stringify(text)}`;
  },
};

export default defineConfig({
  plugins: [sentences, svelte()],
  // What is in `e2e` runs in a browser.
  test: { include: ['src/**/*.test.ts'] },
  // The strict content security policy allows no `data:` scripts or styles, so nothing is inlined.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: 'index.html', worker: 'src/offline/worker.ts' },
      output: {
        // A service worker rules over what stands below it, so it stands at the root.
        entryFileNames: ({ name }) => (name === 'worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // What every page says comes in one piece for each language.
        codeSplitting: {
          groups: [
            ...['en', 'fr', 'pt-BR'].map((lang) => ({
              name: `words-${lang}`,
              test: new RegExp(`locales/${lang}/(?:core|table|server|web(?:-[a-z-]+)?)\\.ftl`),
            })),
            // Lessons share their words, so they are smaller together.
            ...['en', 'fr', 'pt-BR'].map((lang) => ({
              name: `lessons-${lang}`,
              test: new RegExp(`locales/${lang}/lesson-`),
            })),
            // Small pages that are visited together.
            { name: 'learn', test: /src\/(?:learn|rules)\// },
            { name: 'people', test: /src\/people\// },
            { name: 'lobby', test: /src\/lobby\// },
          ],
        },
      },
    },
  },
  // The server wants the host of a request to be that of the page, so the proxy leaves it as it is.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
});
