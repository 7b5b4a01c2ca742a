/**
 * A text normalized for searching: without capitals, accents, and the special spaces and
 * apostrophes of our languages, so that `l'eglise` finds `L’Église`.
 */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s/gu, ' ')
    .replaceAll('’', "'")
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae');
