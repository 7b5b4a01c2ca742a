/**
 * The room of a board. On a desktop it fills the height left by the frame, so that the player's own
 * row is above the question without scrolling.
 */
import type { Attachment } from 'svelte/attachments';

/** How long a window may take to be laid out, in milliseconds. */
const SETTLED = 1000;

export class Room {
  width = $state(1172);
  height = $state(700);
  #key = '';
  #since = 0;

  readonly #least: (width: number) => number;

  /** Below `least` pixels everything would be too small to read: then the board scrolls. */
  constructor(least: number | ((width: number) => number)) {
    this.#least = typeof least === 'number' ? () => least : least;
  }

  /** Watches the room of an element that fills its frame. */
  readonly watch: Attachment<HTMLElement> = (node) => {
    const frame = scrollerOf(node);
    const look = () => {
      this.width = node.clientWidth;
      const key = `${window.innerWidth} ${window.innerHeight}`;
      const free = Math.max(this.#least(this.width), freeHeight(node, frame));
      if (key !== this.#key) this.#since = performance.now();
      this.#key = key;
      // A new window is laid out in steps. Later the bar below grows during a proposal or a look
      // back; then the board keeps its size.
      const isNew = performance.now() - this.#since < SETTLED;
      this.height = isNew ? free : Math.max(this.height, free);
    };
    const observer = new ResizeObserver(look);
    observer.observe(node);
    if (frame) observer.observe(frame);
    return () => observer.disconnect();
  };
}

/** The scroll container of an element; null if that is the page. */
function scrollerOf(node: Element): HTMLElement | null {
  for (let at = node.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/** The height from the top of an element to the lower edge of its scroll container. */
function freeHeight(node: Element, frame: HTMLElement | null): number {
  const top = node.getBoundingClientRect().top;
  if (!frame) return window.innerHeight - top - window.scrollY;
  const above = top - frame.getBoundingClientRect().top + frame.scrollTop;
  return frame.clientHeight - above - Number.parseFloat(getComputedStyle(frame).paddingBottom);
}
