/** The keys of a replay. */
import type { Replay } from './replay.svelte';

/** Handles a key: arrows step, with Shift by turns; Space plays; Home and End go to the ends. */
export function replayKeys(
  replay: Replay,
  turns: () => readonly number[],
): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('input, select, textarea') || event.ctrlKey || event.metaKey) return;
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (by !== null && event.shiftKey) replay.jump(turns(), by);
    else if (by !== null) replay.step(by);
    else if (event.key === 'Home') replay.go(0);
    else if (event.key === 'End') replay.go(replay.of);
    else if (event.key === ' ' && !target?.closest('button, a, summary, [role="button"]'))
      replay.toggle();
    else return;
    event.preventDefault();
  };
}
