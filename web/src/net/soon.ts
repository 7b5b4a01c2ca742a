/**
 * Defers work until the current state has been painted. A nearby server answers faster than a
 * browser paints: its answer would share a frame with the touch that caused it, and the person
 * would wait for both.
 */

/** The longest wait, in milliseconds: a hidden page is not painted. */
const LONGEST = 100;

const waiting: (() => void)[] = [];
let timer = 0;

/** Runs it after the next paint, in order; at once if the page is hidden. */
export function soon(act: () => void): void {
  waiting.push(act);
  if (document.hidden) return go();
  if (waiting.length > 1) return;
  timer = window.setTimeout(go, LONGEST);
  // A frame callback runs before its paint.
  requestAnimationFrame(() => setTimeout(go));
}

function go(): void {
  clearTimeout(timer);
  for (const act of waiting.splice(0)) {
    try {
      act();
    } catch (thrown) {
      // An error must not stop the others.
      reportError(thrown);
    }
  }
}
