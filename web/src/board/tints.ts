/** Maps colors of the rules to colors of the client. */
import type { Tint } from './contract';

const TINTS: Readonly<Record<string, Tint>> = {
  red: 'vermilion',
  blue: 'lapis',
  green: 'malachite',
  yellow: 'orpiment',
  purple: 'murex',
  // The house rival of a single player has no color of its own.
  'wk-house-rival-name': 'murex',
};

/** The tint of a color as in views (`red`) or labels of seats (`color-red`). */
export function tintOf(color: string): Tint {
  const tint = TINTS[color.replace('color-', '')];
  if (!tint) throw new Error(`there is no player of the color ${color}`);
  return tint;
}

/** The colors in order of seats, for games that have not assigned them yet. */
export const COLORS: readonly Tint[] = ['vermilion', 'lapis', 'malachite', 'orpiment', 'murex'];
