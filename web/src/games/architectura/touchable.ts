/** Attributes that make an SVG group or another element answer to pointer, touch and keyboard. */
import type { Answering } from './answering.svelte';
import type { Part } from './notation';

interface Options {
  /** What pressing it does while it answers nothing, such as telling what it is. */
  readonly otherwise?: (() => void) | undefined;
  /** Whether the keyboard comes by even if it answers nothing. */
  readonly isEntry?: boolean;
}

/** What a place needs to be a button named `label` that stands for `part`. */
export function touchable(
  answering: Answering,
  part: Part,
  label: string,
  { otherwise, isEntry = false }: Options = {},
) {
  const stand = answering.stand(part);
  const isAnswer = stand !== 'rest';
  const isButton = isAnswer || otherwise !== undefined;
  const touch = () => (isAnswer ? answering.touch(part) : otherwise?.());
  const point = () => answering.point(part);
  const leave = () => answering.leave(part);
  return {
    'data-part': part,
    role: isButton ? 'button' : 'img',
    tabindex: isAnswer || isEntry ? 0 : -1,
    'aria-label': label,
    'aria-pressed': isAnswer ? stand === 'chosen' : undefined,
    'aria-disabled': stand === 'refused' ? true : undefined,
    onclick: touch,
    onkeydown: (event: KeyboardEvent) => {
      if (!isButton || (event.key !== 'Enter' && event.key !== ' ')) return;
      // The table would take Enter for a confirmation of what was picked before.
      event.preventDefault();
      event.stopPropagation();
      touch();
    },
    onpointerenter: point,
    onpointerleave: leave,
    onfocus: point,
    onblur: leave,
  } as const;
}
