/**
 * Tells the service worker which files the client is made of. It is run after `vite build`, when
 * their names are known: the list stands in front of `dist/worker.js`, with a version that changes
 * when any of them does.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = new URL('../dist', import.meta.url).pathname;
const worker = join(folder, 'worker.js');

// Letters that our languages do not have come when a name needs them.
const isKept = (name) =>
  /^(?:index\.html|icon\.svg|manifest\.webmanifest|assets\/.*\.(?:js|css|woff2))$/.test(name) &&
  !/latin-ext|cyrillic/.test(name);

const names = readdirSync(folder, { recursive: true }).map(String).filter(isKept).sort();
const page = readFileSync(join(folder, 'index.html'), 'utf8');
const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
const text = readFileSync(worker, 'utf8');
if (!entry) throw new Error('the page has no script to begin with');
if (/^\s*(?:import|export)\b/m.test(text)) throw new Error('the worker must be one file');

const files = names.map((name) => `/${name}`);
const hash = createHash('sha256').update(text).update(page);
for (const name of names) hash.update(name);
const kept = { version: hash.digest('hex').slice(0, 12), files, entry };
writeFileSync(worker, `const KEPT=${JSON.stringify(kept)};\n${text}`);
