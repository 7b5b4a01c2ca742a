/**
 * Parses the subset of Markdown used by the rules: headings, paragraphs, lists, tables, and bold,
 * italic, code and links in them. It builds a tree, never HTML, so nothing in a file can inject
 * markup.
 */

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly inner: readonly Inline[] }
  | { readonly kind: 'em'; readonly inner: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly inner: readonly Inline[] }
  /** A mark such as AR-19, which links to its paragraph. */
  | { readonly kind: 'mark'; readonly text: string };

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
  /** The mark of the paragraph, if it has one. */
  readonly mark: string | null;
  readonly blocks: readonly Block[];
}

const MARK = /\b[A-Z]{2}-[A-Z]?\d+[a-z]?\b/;
const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+/;

export function parse(text: string): readonly Block[] {
  return blocks(text.replaceAll('\r\n', '\n').split('\n'));
}

function blocks(lines: readonly string[]): readonly Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (!line.trim()) at += 1;
    else if (heading) {
      found.push({ kind: 'heading', level: heading[1]!.length, inner: inline(heading[2]!) });
      at += 1;
    } else if (line.startsWith('```')) {
      const end = lines.findIndex((other, index) => index > at && other.startsWith('```'));
      const stop = end < 0 ? lines.length : end;
      found.push({ kind: 'code', text: lines.slice(at + 1, stop).join('\n') });
      at = stop + 1;
    } else if (line.startsWith('|')) {
      const stop = until(lines, at, (other) => !other.startsWith('|'));
      found.push(table(lines.slice(at, stop)));
      at = stop;
    } else if (ITEM.test(line)) {
      const stop = until(lines, at + 1, (other, index) => endsList(lines, other, index));
      found.push(list(lines.slice(at, stop)));
      at = stop;
    } else {
      const stop = until(
        lines,
        at + 1,
        (other) => !other.trim() || /^(#|\||```)/.test(other) || ITEM.test(other),
      );
      found.push({ kind: 'paragraph', inner: inline(joined(lines.slice(at, stop))) });
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

function list(lines: readonly string[]): Block {
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
      const inside = blocks([head, ...rest.map((line) => line.slice(indent))]);
      return { mark: markOf(inside), blocks: inside };
    }),
  };
}

/** The mark at the beginning of a paragraph. */
function markOf(inside: readonly Block[]): string | null {
  const [first] = inside;
  if (first?.kind !== 'paragraph') return null;
  const [strong] = first.inner;
  const [begin] = strong?.kind === 'strong' ? strong.inner : [];
  return begin?.kind === 'mark' ? begin.text : null;
}

function table(lines: readonly string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => inline(cell.trim().replaceAll('\\|', '|')));
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

/** Only web addresses, or nothing. */
const safe = (href: string) => (/^https?:\/\//.test(href) ? href : '#');

/** The plain text of a block, for searching. */
export function textOf(block: Block): string {
  if (block.kind === 'code') return block.text;
  if (block.kind === 'list') {
    return block.items.flatMap((item) => item.blocks.map(textOf)).join(' ');
  }
  if (block.kind === 'table') {
    return [block.head, ...block.rows].flat().map(plain).join(' ');
  }
  return plain(block.inner);
}

function plain(inner: readonly Inline[]): string {
  return inner.map((part) => ('inner' in part ? plain(part.inner) : part.text)).join('');
}

/**
 * The part of a text that contains a word: list items are matched individually; headings are kept
 * only above matches.
 */
export function search(all: readonly Block[], wanted: string): readonly Block[] {
  const word = wanted.trim().toLowerCase();
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

const has = (block: Block, word: string) => textOf(block).toLowerCase().includes(word);

function items(block: Block & { kind: 'list' }, word: string): Block | null {
  const hits = block.items.filter((item) => item.blocks.some((inner) => has(inner, word)));
  return hits.length > 0 ? { ...block, items: hits } : null;
}
