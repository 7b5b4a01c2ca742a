/** Tables whose guide was dismissed: this browser remembers the last few. */
const KEY = 'trestle-unguided';
const MOST = 8;

/** Whether the guide of a table was dismissed. */
export const isDismissed = (table: string): boolean => read().includes(table);

/** Dismisses the guide of a table. */
export function dismiss(table: string): void {
  const tables = [table, ...read().filter((other) => other !== table)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, tables.join(' '));
  } catch {
    // Without storage, the guide returns with the next visit.
  }
}

function read(): readonly string[] {
  try {
    return localStorage.getItem(KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}
