/**
 * Parses the subset of Markdown used by the rules: headings, paragraphs, lists, tables, and bold,
 * italic, code and links in them. It builds a tree, never HTML, so nothing in a file can inject
 * markup.
 */

import { plain } from '../words/plain';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly inner: readonly Inline[] }
  | { readonly kind: 'em'; readonly inner: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inner: readonly Inline[] }
  /** A mark such as AR-19, which links to its paragraph. */
  | { readonly kind: 'mark'; readonly text: string }
  /** Where a paragraph comes from: a note in brackets, or all of its end. */
  | { readonly kind: 'source'; readonly isEnd: boolean; readonly inner: readonly Inline[] };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly inner: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inner: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly ListItem[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export interface ListItem {
  /** The mark of the paragraph, if it has one; the blocks no longer begin with it. */
  readonly mark: string | null;
  readonly blocks: readonly Block[];
}

const MARK = /\b[A-Z]{2}-[A-Z]?\d+[a-z]?\b/;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+/;

export function parse(text: string): readonly Block[] {
  return blocks(text.replaceAll('\r\n', '\n').split('\n'), inline);
}

/** Reads the text of a line; in paragraphs with a mark, sources are told from the rest. */
type Read = (text: string) => readonly Inline[];

function blocks(lines: readonly string[], read: Read): readonly Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) at += 1;
    else if (heading) {
      found.push({ kind: 'heading', level: heading[1]!.length, inner: read(heading[2]!) });
      at += 1;
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((other, index) => index > at && other.startsWith('```'));
      const stop = end < 0 ? lines.length : end;
      found.push({ kind: 'code', text: lines.slice(at + 1, stop).join('\n') });
      at = stop + 1;
    } else if (line.startsWith('|')) {
      const stop = until(lines, at, (other) => !other.startsWith('|'));
      found.push(table(lines.slice(at, stop), read));
      at = stop;
    } else if (ITEM.test(line)) {
      const stop = until(lines, at + 1, (other, index) => endsList(lines, other, index));
      found.push(list(lines.slice(at, stop), read));
      at = stop;
    } else {
      const stop = until(
        lines,
        at + 1,
        (other) => !other.trim() || /^(#|\||```)/.test(other) || ITEM.test(other),
      );
      found.push({ kind: 'paragraph', inner: read(joined(lines.slice(at, stop))) });
      at = stop;
    }
  }
  return found;
}

function until(
  lines: readonly string[],
  from: number,
  stops: (line: string, index: number) => boolean,
): number {
  const found = lines.findIndex((line, index) => index >= from && stops(line, index));
  return found < 0 ? lines.length : found;
}

/** A list continues after empty lines if what follows is indented or another item. */
function endsList(lines: readonly string[], line: string, index: number): boolean {
  if (line.trim()) return !/^\s/.test(line) && !ITEM.test(line);
  const next = lines.slice(index + 1).find((other) => other.trim());
  return next === undefined || (!/^\s/.test(next) && !ITEM.test(next));
}

function list(lines: readonly string[], read: Read): Block {
  const first = ITEM.exec(lines[0]!)!;
  const depth = first[1]!.length;
  const items: string[][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item && item[1]!.length <= depth) items.push([line.slice(item[0].length)]);
    else items.at(-1)?.push(line);
  }
  return {
    kind: 'list',
    isOrdered: first[2] !== undefined,
    items: items.map((item) => {
      const [head = '', ...rest] = item;
      const indents = rest
        .filter((line) => line.trim())
        .map((line) => /^\s*/.exec(line)![0].length);
      const indent = Math.min(...indents, 8);
      const mark = OPENING.exec(head)?.[1] ?? null;
      const begin = mark === null ? head : head.replace(OPENING, '**').replace(/^\*{4}\s*/, '');
      const inside = [begin, ...rest.map((line) => line.slice(indent))];
      return { mark, blocks: blocks(inside, mark === null ? read : sourced) };
    }),
  };
}

/** The mark at the beginning of a paragraph, in bold text that may go on. */
const OPENING = new RegExp(`^\\*\\*(${MARK.source})\\s*`);

function table(lines: readonly string[], read: Read): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => read(cell.trim().replaceAll('\\|', '|')));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

const joined = (lines: readonly string[]) => lines.map((line) => line.trim()).join(' ');

const INLINE = new RegExp(
  [
    '(?<code>`[^`]+`)',
    '\\*\\*(?<strong>.+?)\\*\\*',
    '\\*(?<em>[^*\\s](?:[^*]*[^*\\s])?)\\*',
    '\\[(?<label>[^\\]]+)\\]\\((?<href>[^)\\s]+)\\)',
    `(?<mark>${MARK.source})`,
  ].join('|'),
  'g',
);

export function inline(text: string): readonly Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    at = match.index + match[0].length;
    const { code, strong, em, label, href, mark } = match.groups ?? {};
    if (code) found.push({ kind: 'code', text: code.slice(1, -1) });
    else if (strong) found.push({ kind: 'strong', inner: inline(strong) });
    else if (em) found.push({ kind: 'em', inner: inline(em) });
    else if (mark) found.push({ kind: 'mark', text: mark });
    else if (label && href) found.push({ kind: 'link', href: safe(href), inner: inline(label) });
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
}

/** Notes in brackets, bold or not: `[rulebook]`, but not `[5|▼|4]`, and no links. */
const NOTE = /\s?(\*\*)?\[(?=\p{L})[^\]|]{3,}\](?!\()\1/u;
/** How the end of a paragraph begins that says what it is based on. */
const BASIS = /\*(?:Source|Basis|Justification|Raison|Fonte|Fundamento|Base)\b[^:*]*:/;

/** The text of a paragraph with a mark. */
function sourced(text: string): readonly Inline[] {
  const end = BASIS.exec(text)?.index ?? text.length;
  const found: Inline[] = [];
  let rest = text.slice(0, end);
  for (;;) {
    const note = NOTE.exec(rest);
    found.push(...inline(note ? rest.slice(0, note.index) : rest));
    if (!note) break;
    found.push({ kind: 'source', isEnd: false, inner: inline(note[0]) });
    rest = rest.slice(note.index + note[0].length);
  }
  if (end === text.length) return found;
  const parts = inline(text.slice(end));
  const stop = parts.findIndex((part, at) => !isBasis(part, parts[at + 1]));
  const basis = stop < 0 ? parts : parts.slice(0, stop);
  found.push({ kind: 'source', isEnd: true, inner: basis });
  return stop < 0 ? found : [...found, ...parts.slice(stop)];
}

/** A basis is italic, but for a word or two that it stresses. What is said after it is a rule again. */
function isBasis(part: Inline, next: Inline | undefined): boolean {
  if (part.kind === 'em') return true;
  return part.kind === 'text' && next?.kind === 'em' && part.text.trim().split(' ').length < 4;
}

/** Only web addresses, or nothing. */
const safe = (href: string) => (/^https?:\/\//.test(href) ? href : '#');

/** The plain text of a block, for searching. */
export function textOf(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'list') {
    return block.items.flatMap((item) => [item.mark ?? '', ...item.blocks.map(textOf)]).join(' ');
  }
  if (block.kind === 'table') {
    return [block.head, ...block.rows].flat().map(plainOf).join(' ');
  }
  return plainOf(block.inner);
}

/** Whether something in some blocks says where it comes from. */
export function hasSource(blocks: readonly Block[]): boolean {
  return blocks.some((block) => {
    if (block.kind === 'list') return block.items.some((item) => hasSource(item.blocks));
    if (block.kind === 'code') return false;
    const inner = block.kind === 'table' ? [block.head, ...block.rows].flat(2) : block.inner;
    return inner.some(({ kind }) => kind === 'source');
  });
}

/** The plain text of a line. */
export function plainOf(inner: readonly Inline[]): string {
  return inner.map((part) => ('inner' in part ? plainOf(part.inner) : part.text)).join('');
}

/**
 * The part of a text that contains a word, with accents or without: list items are matched
 * individually; headings are kept only above matches.
 */
export function search(all: readonly Block[], wanted: string): readonly Block[] {
  const word = plain(wanted.trim());
  if (!word) return all;
  const found: Block[] = [];
  let heading: Block | null = null;
  for (const block of all) {
    if (block.kind === 'heading') {
      heading = block;
      continue;
    }
    const part = block.kind === 'list' ? items(block, word) : has(block, word) ? block : null;
    if (!part) continue;
    if (heading) found.push(heading);
    heading = null;
    found.push(part);
  }
  return found;
}

const has = (block: Block, word: string) => plain(textOf(block)).includes(word);

function items(block: Block & { kind: 'list' }, word: string): Block | null {
  const hits = block.items.filter(
    ({ mark, blocks }) =>
      (mark !== null && plain(mark).includes(word)) || blocks.some((inner) => has(inner, word)),
  );
  return hits.length > 0 ? { ...block, items: hits } : null;
}
