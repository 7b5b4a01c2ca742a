/**
 * Changes of a document: the twin of `edited` in `crates/protocol`.
 *
 * What has not changed stays the same object, so that whoever looks at it need not look again.
 */
import type { Edit } from './protocol';

/** The document after these changes; null if they are of another one. */
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

/** A part of a document; `undefined` is none, since JSON has no such thing. */
type Part = unknown;

/** A copy of a part in which something else is at the end of the way; nothing if it leads nowhere. */
function replaced(part: Part, way: readonly string[], act: (old: Part) => Part): Part {
  const [step, ...rest] = way;
  if (step === undefined) return act(part);
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return undefined;
  const inner = replaced((part as Record<string, Part>)[step], rest, act);
  if (inner === undefined) return undefined;
  if (Array.isArray(part)) return part.with(Number(step), inner);
  return { ...part, [step]: inner };
}

/** Some items of a list are others; nothing if it has not so many. */
function spliced(edit: Extract<Edit, { splice: unknown }>['splice']): (old: Part) => Part {
  const { from, cut, put } = edit;
  return (old) => {
    if (!Array.isArray(old) || from + cut > old.length) return undefined;
    return old.toSpliced(from, cut, ...put);
  };
}
