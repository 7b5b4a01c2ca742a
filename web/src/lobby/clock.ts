/** The clock of a table in a few words. */
import type { Clock } from '../net/api';
import { duration } from '../words/ago';
import type { Names } from '../words/names';

const DAY = 24 * 60 * 60_000;

export function clockText(clock: Clock, text: Names['text']): string {
  if (clock === 'none') return text('web-clock-none');
  if ('daily' in clock) {
    return text('web-clock-daily-of', {
      count: Math.max(1, Math.round(clock.daily.per_move / DAY)),
    });
  }
  const { initial, increment } = clock.live;
  return text('web-clock-live-of', {
    time: duration(initial, text),
    seconds: Math.round(increment / 1000),
  });
}
