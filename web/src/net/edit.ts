/**
 * Edits of a document: the counterpart of `edited` in `crates/protocol`.
 *
 * Unchanged parts stay the same objects, so that they need not be rendered again.
 */
import type { Edit } from './protocol';

/** The edited document; null if the edits do not fit it. */
export function edited<Document>(document: Document, edits: readonly Edit[]): Document | null {
  let changed: unknown = document;
  for (const edit of edits) {
    const { at } = 'set' in edit ? edit.set : edit.splice;
    const way = at.split('/').slice(1).map(unescaped);
    const next = replaced(changed, way, 'set' in edit ? () => edit.set.to : spliced(edit.splice));
    if (next === undefined) return null;
    changed = next;
  }
  return changed as Document;
}

/** A step of a JSON Pointer (RFC 6901). */
function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** A part of a document; `undefined` for none, since JSON has no such value. */
type Part = unknown;

/**
 * A copy of a part with another value at the end of the path; undefined if there is no such path.
 */
function replaced(part: Part, way: readonly string[], act: (old: Part) => Part): Part {
  const [step, ...rest] = way;
  if (step === undefined) return act(part);
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return undefined;
  const inner = replaced((part as Record<string, Part>)[step], rest, act);
  if (inner === undefined) return undefined;
  if (Array.isArray(part)) return part.with(Number(step), inner);
  return { ...part, [step]: inner };
}

/** A list with some items replaced; undefined if it has fewer. */
function spliced(edit: Extract<Edit, { splice: unknown }>['splice']): (old: Part) => Part {
  const { from, cut, put } = edit;
  return (old) => {
    if (!Array.isArray(old) || from + cut > old.length) return undefined;
    return old.toSpliced(from, cut, ...put);
  };
}
