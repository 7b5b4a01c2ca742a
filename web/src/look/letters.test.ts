/**
 * Every character that the client can show is in one of its own typefaces: a machine without one
 * would show a box, and two machines different glyphs. Only text typed by people may have others.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { expect, test } from 'vitest';

import { forClient } from '../words/left-out';
import { LANGS } from '../words/speaker';
import { characters } from '../../scripts/cmap';

const WEB = join(import.meta.dirname, '../..');
const ROOT = join(WEB, '..');
const read = (path: string) => readFileSync(path, 'utf8');

/** The files below a folder with this extension. */
function files(folder: string, ending: RegExp): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true }).map(String);
  return names.filter((name) => ending.test(name)).map((name) => join(ROOT, folder, name));
}

/** The characters of each family of `fonts.css`: those of its files, as far as it uses them. */
function families(): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [, face] of read(join(import.meta.dirname, 'fonts.css')).matchAll(
    /@font-face \{(.*?)\}/gs,
  )) {
    const family = /font-family: '([^']+)'/.exec(face!)![1]!;
    const path = /url\('([^']+)'\)/.exec(face!)![1]!;
    const folder = path.startsWith('.') ? import.meta.dirname : join(WEB, 'node_modules');
    const ranges = [...face!.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from, to]) =>
      [from!, to ?? from!].map((code) => Number.parseInt(code, 16)),
    );
    const has = found.get(family) ?? new Set();
    for (const code of characters(readFileSync(join(folder, path)))) {
      if (ranges.length === 0 || ranges.some(([from, to]) => code >= from! && code <= to!)) {
        has.add(code);
      }
    }
    found.set(family, has);
  }
  return found;
}

/** The families behind our faces: `--sans`, `--serif`, `--mono`. */
function shown(): readonly (readonly [face: string, has: ReadonlySet<number>])[] {
  const known = families();
  const tokens = read(join(import.meta.dirname, 'tokens.css'));
  return [...tokens.matchAll(/--(sans|serif|mono):([^;]+);/g)].map(([, face, stack]) => {
    const names = stack!.split(',').map((name) => name.trim().replaceAll("'", ''));
    return [face!, new Set(names.flatMap((name) => [...(known.get(name) ?? [])]))] as const;
  });
}

/** Characters that need no typeface. */
const isUnseen = (char: string) => /[\p{Cc}\p{Cf}]/u.test(char);

const FACES = shown();

/** Characters of a text that one of the faces lacks, as `→ U+2192`. */
function lacking(text: string, faces = FACES): string[] {
  return [...new Set(text)]
    .filter((char) => !isUnseen(char) && faces.some(([, has]) => !has.has(char.codePointAt(0)!)))
    .map((char) => `${char} U+${char.codePointAt(0)!.toString(16).padStart(4, '0')}`);
}

/** A text with escapes such as `\u00a0` and `&rarr;` replaced. */
function unescaped(source: string): string {
  return source
    .replaceAll(/\\u\{?([\da-fA-F]{4,6})\}?/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/&#x([\da-fA-F]+);/g, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

/** The text of the sources that is shown: without comments and tests. */
function ofSource(path: string): string {
  const source = read(path)
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/^\s*\/\/.*$/gm, '');
  return unescaped(source);
}

/** Everything that can be shown, by the file it is in. */
function texts(): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of files('locales', /\.ftl$/)) found.set(path, forClient(read(path)));
  for (const path of files('web/src', /\.(?:svelte|ts|html)$/)) {
    if (!path.endsWith('.test.ts')) found.set(path, ofSource(path));
  }
  for (const path of [join(WEB, 'index.html'), ...files('web/public', /\.(?:svg|webmanifest)$/)]) {
    found.set(path, ofSource(path));
  }
  // Names of cards and places are in the editions, and the rules are pages of the client.
  for (const path of files('crates', /^rules-[\w-]+\/data\/.*\.toml$/)) found.set(path, read(path));
  for (const path of files('docs/rules', /\.md$/)) found.set(path, read(path));
  return found;
}

test('every typeface that a text is set in comes with the client', () => {
  expect(FACES.map(([face]) => face).sort()).toEqual(['mono', 'sans', 'serif']);
  for (const [face, has] of FACES) {
    expect([face, lacking('abc XYZ 0123456789 éàçõœ', [[face, has]])]).toEqual([face, []]);
  }
});

test('every character that is written down is in a typeface of ours', () => {
  const all = texts();
  expect(all.size).toBeGreaterThan(200);
  const missing = [...all]
    .map(([path, text]) => [relative(ROOT, path), ...lacking(text)])
    .filter(([, ...chars]) => chars.length > 0);
  expect(missing).toEqual([]);
});

test.each(LANGS.map(([lang]) => lang))('so is what the browser writes in %s', (lang) => {
  const times = Array.from({ length: 24 }, (_, i) => new Date(2026, i % 12, 1 + i, i, i, i));
  const styles = ['full', 'long', 'medium', 'short'] as const;
  const written = [
    ...[0, -1.5, 1234567.25, 0.5].flatMap((value) => [
      new Intl.NumberFormat(lang).format(value),
      new Intl.NumberFormat(lang, { style: 'percent', signDisplay: 'always' }).format(value),
      new Intl.NumberFormat(lang, { notation: 'compact' }).format(value),
    ]),
    ...times.flatMap((time) =>
      styles.map((style) =>
        new Intl.DateTimeFormat(lang, { dateStyle: style, timeStyle: 'short' }).format(time),
      ),
    ),
    new Intl.DateTimeFormat(lang, { dateStyle: 'short' }).formatRange(times[0]!, times[1]!),
    ...(['conjunction', 'disjunction'] as const).map((type) =>
      new Intl.ListFormat(lang, { type }).format(['1', '2', '3']),
    ),
    ...[-2, -1, 0, 1, 2].map((count) =>
      new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(count, 'day'),
    ),
  ];
  expect(lacking(written.join(' '))).toEqual([]);
});

/** A family named elsewhere would not be covered above. */
test('styles name their typeface by a token', () => {
  const faults = files('web/src', /\.(?:svelte|css|ts)$/).flatMap((path) => {
    if (/(?:tokens|fonts)\.css$|\.test\.ts$/.test(path)) return [];
    const said = [...read(path).matchAll(/\bfont(?:-family)?:([^;}{]*[;}])/g)].map(([all]) => all);
    const wrong = said.filter(
      (style) => !/^font:\s*inherit\b|var\(--(?:sans|serif|mono)\)|inkOf\('sans'\)/.test(style),
    );
    return wrong.map((style) => `${relative(ROOT, path)}: ${style}`);
  });
  expect(faults).toEqual([]);
  expect(existsSync(join(WEB, 'public/OFL.txt')), 'their license comes along').toBe(true);
});
