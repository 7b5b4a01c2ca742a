/** The manners of what can be touched: pointer, finger and keyboard, and what is said of it. */
import { isForTable } from '../keys';
import type { Answering, Touchable } from './answering.svelte';
import type { Part } from './offers';

interface Options {
  /** What it is, for whoever does not see it; a button of words speaks for itself. */
  readonly label?: string | undefined;
  /** What it is called in the guidebook, to be asked about. */
  readonly piece?: string | undefined;
  /** What pressing it does while it answers nothing, such as telling what it is. */
  readonly otherwise?: (() => void) | undefined;
  /** Whether it is a `button`, which knows of itself what keys do. */
  readonly isButton?: boolean;
}

/**
 * The attributes of an element that can be touched. Tab stops at what answers; the arrow keys reach
 * all that can be asked about.
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
    'data-action': what === null ? undefined : answering.answerOf(what)?.action,
    'aria-label': label,
    'aria-pressed': isAnswer && standing !== 'refused' ? standing === 'picked' : undefined,
    'aria-disabled': standing === 'refused' || (isButton && !canPress) || undefined,
    onclick: canPress ? touch : undefined,
    onpointerenter: point,
    onpointerleave: leave,
    onfocus: point,
    onblur: leave,
    // A button knows of itself how it is pressed.
    ...(isButton
      ? {}
      : {
          role: canPress ? 'button' : label === undefined ? undefined : 'img',
          tabindex: isAnswer ? 0 : isReached ? -1 : undefined,
          onkeydown: canPress ? pressing(touch) : undefined,
        }),
  };
}

/** Lets Enter and the space bar press what is no button. */
const pressing = (press: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  // The table would take Enter for a confirmation of what was picked before.
  event.preventDefault();
  event.stopPropagation();
  press();
};

/**
 * What the keys of a board do: `partAt` says which part a key stands for, and Escape takes one step
 * back. A key that has nothing to do with the board is left to the table.
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

/** The part of the letter or digit that is the nth of `keys`. */
export const nthKey = (key: string, keys: string, parts: readonly Part[]): Part | null =>
  (key.length === 1 ? parts[keys.indexOf(key.toLowerCase())] : undefined) ?? null;
