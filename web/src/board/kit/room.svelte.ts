/**
 * The room of a board. On a desktop it fills the height left by the frame, so that the player's own
 * row is above the question without scrolling.
 */
import type { Attachment } from 'svelte/attachments';

export class Room {
  width = $state(1172);
  height = $state(700);
  #key = '';

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
      // The bar below grows during a proposal or a look back; the board keeps its size.
      this.height = key === this.#key ? Math.max(this.height, free) : free;
      this.#key = key;
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
