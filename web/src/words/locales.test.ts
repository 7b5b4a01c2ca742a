/**
 * The language files as the client reads them: no faults, the same keys everywhere, none unused.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

import { GAMES } from '../app/games';
import { LANGS } from './speaker';

const LOCALES = join(import.meta.dirname, '../../../locales');
const SOURCE = join(import.meta.dirname, '..');
const langs = LANGS.map(([lang]) => lang);
const files = readdirSync(join(LOCALES, 'en')).filter((file) => file.endsWith('.ftl'));
/** What only the client says. */
const own = files.filter((file) => /^web(-.*)?\.ftl$/.test(file));
const read = (lang: string, file: string) => readFileSync(join(LOCALES, lang, file), 'utf8');

/** All sources under `src` that may contain a key. */
function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) && !/\.test\.ts$/.test(entry.name) ? [path] : [];
  });
}

/** The parameters of each key of a file. */
function parameters(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of new FluentResource(text).body) {
    const names = JSON.stringify(entry.value).matchAll(/"type":"var","name":"([^"]+)"/g);
    found.set(entry.id, [...new Set([...names].map(([, name]) => name))].sort().join(' '));
  }
  return found;
}

/** How many messages a file has, including those that the parser drops because of a fault. */
const written = (text: string) => text.match(/^[a-z][a-z0-9-]* =/gm)?.length ?? 0;

test.each(langs.flatMap((lang) => files.map((file) => [lang, file] as const)))(
  '%s/%s has no faults',
  (lang, file) => {
    const text = read(lang, file);
    const resource = new FluentResource(text);
    expect(resource.body.length).toBe(written(text));
    expect(new FluentBundle(lang).addResource(resource)).toEqual([]);
  },
);

test.each(langs.flatMap((lang) => own.map((file) => [lang, file] as const)))(
  '%s/%s says the same as in English',
  (lang, file) => {
    const english = parameters(read('en', file));
    const other = parameters(read(lang, file));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, names] of english) expect([key, other.get(key)]).toEqual([key, names]);
  },
);

test('every key that is used exists, and none is idle', () => {
  const known = own.flatMap((file) => [...parameters(read('en', file)).keys()]);
  const used = new Set<string>();
  for (const path of sources(SOURCE)) {
    const source = readFileSync(path, 'utf8');
    // A family of keys is written as a template: `web-wk-power-${kind}`.
    for (const [, family] of source.matchAll(/\b(web-[a-z0-9-]+-)\$\{/g)) {
      const members = known.filter((key) => key.startsWith(family!));
      expect(members, family).not.toEqual([]);
      members.forEach((key) => used.add(key));
    }
    const whole = source.replaceAll(/\bweb-[a-z0-9-]+-\$\{/g, '');
    for (const [key] of whole.matchAll(/\bweb-[a-z0-9]+(?:-[a-z0-9]+)*\b/g)) used.add(key);
  }
  expect([...used].sort()).toEqual(known.sort());
});

test('the names of games are those of their own files', () => {
  for (const lang of langs) {
    for (const { id: game } of GAMES) {
      const web = read(lang, `web-${game}.ftl`);
      const name = new RegExp(`^game-${game} = (.*)$`, 'm').exec(read(lang, `${game}.ftl`))?.[1];
      expect(web).toContain(`\nweb-game-${game} = ${name}\n`);
    }
  }
});
