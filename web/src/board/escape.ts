/** Escape closes what was opened last. */
type Close = () => void;

const opened: Close[] = [];

/** Notes that something was opened. Returns what to call once it is closed in any way. */
export function closable(close: Close): () => void {
  opened.push(close);
  return () => {
    const at = opened.lastIndexOf(close);
    if (at >= 0) opened.splice(at, 1);
  };
}

/** Closes what was opened last; false if nothing is open. */
export function closeLast(): boolean {
  const close = opened.at(-1);
  close?.();
  return close !== undefined;
}

/** Handles Escape before the board does. A modal dialog closes itself. */
export function onEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (event.target instanceof Element && event.target.closest('dialog:modal')) return;
  if (!closeLast()) return;
  event.preventDefault();
  event.stopPropagation();
}
