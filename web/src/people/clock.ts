/** Times of a day as fields write them, and as minutes after midnight. */

export const timeOf = (minutes: number): string => {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
};

/** Null for an invalid time. */
export function minutesOf(time: string): number | null {
  const found = /^(\d{1,2}):(\d{2})/.exec(time);
  if (!found) return null;
  const minutes = Number(found[1]) * 60 + Number(found[2]);
  return minutes < 1440 ? minutes : null;
}
