/** The size of a name, so that its longest word stays in one piece where names are narrow. */

/** A font size that lets the longest word of `name` fit into `width` pixels, between two bounds. */
export function fitName(name: string, width: number, most: number, least: number): string {
  const longest = Math.max(...name.split(/[\s-]+/).map(lettersOf));
  // A letter of the serif is a little wider than half its size.
  const size = width / (longest * 0.54);
  return `${Math.min(most, Math.max(least, Math.round(size * 2) / 2))}px`;
}

/** The same, but the whole name stands in one line if it can do so at no less than `small`. */
export function fitLine(name: string, width: number, most: number, small: number, least: number) {
  const size = width / (lettersOf(name) * 0.49);
  if (size < small) return fitName(name, width, small, least);
  return `${Math.min(most, Math.floor(size * 2) / 2)}px`;
}

/** How many letters of usual width a word is wide. */
function lettersOf(word: string): number {
  const wide = word.match(/[mw]/gi)?.length ?? 0;
  return word.length + wide * 0.6;
}

/** How much larger what is on a card is than on one of the usual width; small cards stay readable. */
export function scaleOf(width: number, usual: number): number {
  return Math.min(4, Math.max(0.92, width / usual));
}
