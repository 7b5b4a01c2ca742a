/** How targets behave: pointer, touch and keyboard, and their labels. */
import { isForTable } from '../keys';
import type { Answering, Touchable } from './answering.svelte';
import type { Part } from './offers';

interface Options {
  /** Its label for screen readers; a button with text needs none. */
  readonly label?: string | undefined;
  /** The piece it can explain. */
  readonly piece?: string | undefined;
  /** What pressing it does while it gives no answer, such as explaining it. */
  readonly otherwise?: (() => void) | undefined;
  /** Whether it is a `button`, which handles keys itself. */
  readonly isButton?: boolean;
}

/**
 * The attributes of an element that can be touched. Tab stops at answers; the arrow keys reach
 * everything that can be explained.
 */
export function touchable<V>(
  answering: Answering<V>,
  what: Touchable | null,
  { label, piece, otherwise, isButton = false }: Options = {},
) {
  const standing = answering.standing(what);
  const isAnswer = standing !== 'rest';
  const canPress = isAnswer || otherwise !== undefined;
  const touch = () => (isAnswer ? what !== null && answering.touch(what) : otherwise?.());
  const isReached = canPress || what !== null || piece !== undefined;
  const point = what === null ? undefined : () => answering.point(what);
  const leave = what === null ? undefined : () => answering.leave(what);
  return {
    'data-part': typeof what === 'string' ? what : undefined,
    'data-piece': piece,
    'data-lead': (what !== null && answering.isLead(what)) || undefined,
    'data-action': what === null ? undefined : answering.answerOf(what)?.action,
    'aria-label': label,
    'aria-pressed': isAnswer && standing !== 'refused' ? standing === 'picked' : undefined,
    'aria-disabled': standing === 'refused' || (isButton && !canPress) || undefined,
    onclick: canPress ? touch : undefined,
    onpointerenter: point,
    onpointerleave: leave,
    onfocus: point,
    onblur: leave,
    // A button handles presses itself.
    ...(isButton
      ? {}
      : {
          role: canPress ? 'button' : label === undefined ? undefined : 'img',
          tabindex: isAnswer ? 0 : isReached ? -1 : undefined,
          onkeydown: canPress ? pressing(touch) : undefined,
        }),
  };
}

/** Lets Enter and the space bar press what is not a button. */
const pressing = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  // The table would take Enter as confirmation of an earlier pick.
  event.preventDefault();
  event.stopPropagation();
  press();
};

/**
 * Handles the keys of a board: `partAt` returns the part of a key, and Escape goes one step back.
 * Other keys are left to the table.
 */
export function boardKeys<V>(
  answering: Answering<V>,
  partAt: (key: string) => Part | null,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || !isForTable(event)) return;
    if (event.key === 'Escape') return answering.back() ? event.preventDefault() : undefined;
    const part = partAt(event.key);
    if (part === null || answering.standing(part) === 'rest') return;
    event.preventDefault();
    answering.touch(part);
  };
}

/** The part for a letter or digit that is the nth of `keys`. */
export const nthKey = (key: string, keys: string, parts: readonly Part[]): Part | null =>
  (key.length === 1 ? parts[keys.indexOf(key.toLowerCase())] : undefined) ?? null;
