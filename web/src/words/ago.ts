/** How long ago something was, as text. */
import type { Names } from './names';

const MINUTE = 60_000;

export function ago(at: number, text: Names['text'], now = Date.now()): string {
  const minutes = Math.floor((now - at) / MINUTE);
  if (minutes < 1) return text('web-ago-now');
  if (minutes < 60) return text('web-ago-minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return text('web-ago-hours', { count: hours });
  return text('web-ago-days', { count: Math.floor(hours / 24) });
}

/** The time left: `1:05`, or days and hours if there is a lot. */
export function duration(millis: number, text: Names['text']): string {
  const seconds = Math.floor(millis / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return text('web-days', { count: Math.floor(hours / 24) });
  const two = (n: number) => String(n).padStart(2, '0');
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
