/** Attributes that make an SVG group or another element answer to pointer, touch and keyboard. */
import type { Answering } from './answering.svelte';
import type { Part } from './notation';

/** What a place needs to be a button named `label` that stands for `part`. */
export function touchable(answering: Answering, part: Part, label: string) {
  const stand = answering.stand(part);
  const touch = () => answering.touch(part);
  const point = () => answering.point(part);
  const leave = () => answering.point(null);
  const isButton = stand !== 'rest';
  return {
    'data-part': part,
    role: isButton ? 'button' : 'img',
    tabindex: isButton ? 0 : -1,
    'aria-label': label,
    'aria-pressed': isButton ? stand === 'chosen' : undefined,
    'aria-disabled': stand === 'refused' ? true : undefined,
    onclick: touch,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
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
