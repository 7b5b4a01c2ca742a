import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// In development the page comes from Vite and everything else from a running `trestle serve`.
const server = process.env.TRESTLE_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  // What is in `e2e` runs in a browser.
  test: { include: ['src/**/*.test.ts'] },
  // The strict content security policy allows no `data:` scripts or styles, so nothing is inlined.
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // The server wants the host of a request to be that of the page, so the proxy leaves it as it is.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
});
