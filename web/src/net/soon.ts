/**
 * Puts work off until what the page shows now has been painted. A server nearby answers faster than
 * a browser paints: shown at once, its answer would share a frame with the touch that asked for it,
 * and the person would wait for both.
 */

/** Nothing waits longer than this, in milliseconds: a page that is hidden meanwhile is not painted. */
const LONGEST = 100;

const waiting: (() => void)[] = [];
let timer = 0;

/** Does it after the next paint, and in the order it was asked for; at once where nobody looks. */
export function soon(act: () => void): void {
  waiting.push(act);
  if (document.hidden) return go();
  if (waiting.length > 1) return;
  timer = window.setTimeout(go, LONGEST);
  // A frame's own callback comes before its paint.
  requestAnimationFrame(() => setTimeout(go));
}

function go(): void {
  clearTimeout(timer);
  for (const act of waiting.splice(0)) {
    try {
      act();
    } catch (thrown) {
      // The others are not to suffer for it.
      reportError(thrown);
    }
  }
}
