/**
 * Packs what `vite build` made, once and as small as it gets, so that the server need not do it for
 * every visitor: beside each text a `.br` and a `.gz`. Fonts and pictures are packed already.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = /\.(html|js|css|json|svg|webmanifest|txt)$/;
const folder = new URL('../dist', import.meta.url).pathname;

for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, String(name));
  if (!statSync(file).isFile() || !TEXTS.test(file)) continue;
  const text = readFileSync(file);
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params: best }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
