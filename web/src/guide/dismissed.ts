/** Tables at which somebody wants no guide any more: this browser remembers the last few. */
const KEY = 'trestle-unguided';
const MOST = 8;

/** Whether the guide of a table has been sent away. */
export const isDismissed = (table: string): boolean => read().includes(table);

/** Sends the guide of a table away. */
export function dismiss(table: string): void {
  const tables = [table, ...read().filter((other) => other !== table)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, tables.join(' '));
  } catch {
    // Without a place to remember it, the guide comes back with the next visit.
  }
}

function read(): readonly string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
