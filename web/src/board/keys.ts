/** The keys of a table. A board with its own key prevents the default, which is respected here. */
import type { Answer } from '../net/protocol';
import type { Tab } from './tabs';

interface Acts {
  readonly answers: () => readonly Answer[];
  readonly pick: (action: string | null) => void;
  readonly confirm: () => void;
  readonly undo: () => void;
  readonly toggleList: () => void;
  readonly open: (tab: Tab) => void;
  /** Steps through what happened since the last answer. */
  readonly step: (by: number) => void;
  readonly hint: () => void;
}

const TAB_KEYS: Readonly<Record<string, Tab>> = { l: 'log', c: 'chat', r: 'rules' };

/** Whether a key is meant for the table: no modifiers, not in a field or a dialog. */
export function isForTable({ target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey || altKey || !(target instanceof Element)) return false;
  return target.closest('input, textarea, select, dialog') === null;
}

export function frameKeys(acts: Acts): (event: KeyboardEvent) => void {
  return (event) => {
    const { target, key } = event;
    if (!isForTable(event) || !(target instanceof Element)) return;
    // The focused element handles Enter itself.
    const isPressable = target.closest('button, a, summary, [role="button"]') !== null;
    // The board comes first, wherever its listener is.
    setTimeout(() => {
      if (event.defaultPrevented) return;
      const digit = /^[1-9]$/.test(key) ? acts.answers()[Number(key) - 1] : undefined;
      if (digit) acts.pick(digit.action);
      else if (key === 'Enter' && !isPressable) acts.confirm();
      else if (key === 'Escape') acts.pick(null);
      else if (key === 'u') acts.undo();
      else if (key === 'a') acts.toggleList();
      else if (key === 'n') acts.step(1);
      else if (key === 'b') acts.step(-1);
      else if (key === 'h') acts.hint();
      else if (TAB_KEYS[key]) acts.open(TAB_KEYS[key]);
    });
  };
}
