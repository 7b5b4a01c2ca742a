/**
 * Asking what a piece is, wherever it lies on the board: `?` while it has the focus, a long touch,
 * or the small question mark on it. Pieces say what they are by `data-help="card:temple"`.
 */
import type { Attachment } from 'svelte/attachments';

import type { Piece } from '../../board/contract';

/** A touch that lasts so long is a question. */
const LONG = 500;
/** A finger that goes further than this scrolls. */
const SLACK = 10;

/** The piece that an element stands for. */
export function pieceOf(target: EventTarget | null): Piece | null {
  const node = target instanceof Element ? target.closest('[data-help]') : null;
  const [kind, id] = node?.getAttribute('data-help')?.split(':') ?? [];
  return kind && id ? { kind, id } : null;
}

/** Lets everything under a node be asked about. */
export function asking(help: (piece: Piece) => void): Attachment<HTMLElement> {
  return (root) => {
    let timer: number | null = null;
    let from = { x: 0, y: 0 };
    /** The touch was a question, and the click that follows it is none. */
    let isAsked = false;

    const stop = () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
    const handlers: { [K in keyof HTMLElementEventMap]?: (e: HTMLElementEventMap[K]) => void } = {
      keydown: (event) => {
        const piece = event.key === '?' ? pieceOf(event.target) : null;
        if (!piece) return;
        // Without a piece, this key is the frame's.
        event.preventDefault();
        event.stopPropagation();
        help(piece);
      },
      pointerdown: (event) => {
        stop();
        isAsked = false;
        const piece = event.pointerType === 'mouse' ? null : pieceOf(event.target);
        if (!piece) return;
        from = { x: event.clientX, y: event.clientY };
        timer = window.setTimeout(() => {
          timer = null;
          isAsked = true;
          help(piece);
        }, LONG);
      },
      pointermove: (event) => {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) stop();
      },
      pointerup: stop,
      pointercancel: stop,
      // A long touch would open a menu.
      contextmenu: (event) => {
        if (timer !== null || isAsked) event.preventDefault();
      },
      click: (event) => {
        const mark = event.target instanceof Element ? event.target.closest('[data-ask]') : null;
        if (!isAsked && !mark) return;
        event.preventDefault();
        event.stopPropagation();
        const piece = isAsked ? null : pieceOf(mark);
        isAsked = false;
        if (piece) help(piece);
      },
    };
    const entries = Object.entries(handlers) as [string, EventListener][];
    for (const [name, handler] of entries) root.addEventListener(name, handler, { capture: true });
    return () => {
      stop();
      for (const [name, handler] of entries) {
        root.removeEventListener(name, handler, { capture: true });
      }
    };
  };
}
