/** The rules of a game in a language: a page in chapters. Only what is asked for is loaded. */
import type { Chapter as Shelf, Entry } from '../board/guides';
import type { Lang } from '../words/speaker';
import { inline, parse, plainOf, type Block, type Inline } from './markdown';

export interface Section {
  /** Its place on the page, for links. */
  readonly id: string;
  readonly title: string;
}

export interface Chapter extends Section {
  /** Its number, if it has one. */
  readonly number: string | null;
  readonly blocks: readonly Block[];
  /** Its headings. */
  readonly sections: readonly Section[];
  /** The marks of its paragraphs. */
  readonly marks: readonly string[];
}

export interface Page {
  readonly title: string;
  /** Everything in its order. */
  readonly all: readonly Block[];
  /** What comes before the first chapter. */
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
  /** The game in short: a sentence each, with the marks it cites. */
  readonly short: readonly Sentence[];
}

export interface Sentence {
  readonly inner: readonly Inline[];
  readonly marks: readonly string[];
}

const files = import.meta.glob<string>('../../../docs/rules/**/*.md', {
  query: '?raw',
  import: 'default',
});

/** The page of a game; null if there is none. */
export async function pageOf(game: string, lang: Lang): Promise<Page | null> {
  const folder = lang === 'en' ? '' : `${lang}/`;
  const file = files[`../../../docs/rules/${folder}${game}.md`];
  return file ? read(await file()) : null;
}

/** Reads a page. */
export function read(text: string): Page {
  const all = parse(text);
  const [first, ...blocks] = all;
  const starts = blocks.flatMap((block, at) => (isHeading(block, 2) ? [at] : []));
  const chapters = starts.map((start, index) =>
    chapter(blocks.slice(start, starts[index + 1]), index),
  );
  return {
    all,
    title: first?.kind === 'heading' ? plainOf(first.inner) : '',
    intro: blocks.slice(0, starts[0]),
    chapters,
    short: sentences(text),
  };
}

const isHeading = (block: Block, level: number) =>
  block.kind === 'heading' && block.level === level;

function chapter([heading, ...blocks]: readonly Block[], index: number): Chapter {
  const said = heading?.kind === 'heading' ? plainOf(heading.inner) : '';
  const [, number = null, title = said] = /^(\d+)\.\s+(.*)$/.exec(said) ?? [];
  const id = `chapter-${index + 1}`;
  const sections = blocks.flatMap((block) =>
    block.kind === 'heading' ? [plainOf(block.inner)] : [],
  );
  return {
    id,
    number,
    title,
    blocks,
    sections: sections.map((title, at) => ({ id: `${id}-${at + 1}`, title })),
    marks: marksIn(blocks),
  };
}

/** The marks of the paragraphs in some blocks. */
export function marksIn(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.flatMap((item) => [...(item.mark ? [item.mark] : []), ...marksIn(item.blocks)])
      : [],
  );
}

/**
 * The pieces that each chapter is about, by its id: those whose first paragraph is in it, or else
 * any; of the same name only one, and different kinds first.
 */
export function mainPieces(
  chapters: readonly Chapter[],
  shelves: readonly Shelf[],
): ReadonlyMap<string, readonly Entry[]> {
  const all = shelves.flatMap((shelf) => shelf.entries);
  const entries = all.filter(
    ({ help }, at) => all.findIndex((other) => other.help.title === help.title) === at,
  );
  return new Map(
    chapters.map(({ id, marks }) => {
      const main = entries.filter(({ help }) => marks.includes(help.paragraphs[0] ?? ''));
      const any = entries.filter(({ help }) =>
        help.paragraphs.some((mark) => marks.includes(mark)),
      );
      return [id, mixed(main.length > 0 ? main : any)];
    }),
  );
}

/** The first of each kind, then the second of each, and so on. */
function mixed(entries: readonly Entry[]): readonly Entry[] {
  const counts = new Map<string, number>();
  const placed = entries.map((entry) => {
    const place = counts.get(entry.piece.kind) ?? 0;
    counts.set(entry.piece.kind, place + 1);
    return { entry, place };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ entry }) => entry);
}

/** The sentences of the chapter without a number, each on a line of its own. */
function sentences(text: string): readonly Sentence[] {
  const [, chapter = ''] = text.split(/^## /m);
  const [, ...lines] = chapter.split('\n');
  if (/^\d/.test(chapter)) return [];
  return lines
    .map((line) => inline(line.replace(/^- /, '').trim()))
    .filter((inner) => inner.length > 0)
    .map((inner) => ({
      inner,
      marks: inner.flatMap((part) => (part.kind === 'mark' ? [part.text] : [])),
    }));
}
