import { relative } from 'node:path';

import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** Which component has which name for its styles. */
const names = new Map();

/**
 * The class by which the styles of a component know its elements. The usual names are three times
 * as long, and nothing packs them any smaller: together they were several kilobytes. Its capital
 * tells it from the names that we give ourselves.
 */
function cssHash({ hash, filename }) {
  const file = relative(import.meta.dirname, filename);
  const whole = `S${hash(file)}`;
  for (let length = 4; length <= whole.length; length++) {
    const name = whole.slice(0, length);
    const owner = names.get(name) ?? file;
    if (owner !== file) continue;
    names.set(name, file);
    return name;
  }
  throw new Error(`no name is free for the styles of ${file}`);
}

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
