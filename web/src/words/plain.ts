/**
 * A text as a search sees it: without capitals, accents, curled apostrophes and no-break spaces, so
 * that `l'eglise` finds `L’Église`.
 */
export function plain(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return bare.replaceAll('’', "'").toLowerCase();
}
