/** Which color of the client stands for which color of the rules. */
import type { Tint } from './contract';

const TINTS: Readonly<Record<string, Tint>> = {
  red: 'vermilion',
  blue: 'lapis',
  green: 'malachite',
  yellow: 'orpiment',
  purple: 'murex',
  // The opponent of a single player has no color of its own.
  'wk-house-rival-name': 'murex',
};

/** The tint of a color as views name it (`red`) or as seats are labeled (`color-red`). */
export function tintOf(color: string): Tint {
  const tint = TINTS[color.replace('color-', '')];
  if (!tint) throw new Error(`there is no player of the color ${color}`);
  return tint;
}

/** The colors in order of seats, for tables whose game has not given them out yet. */
export const COLORS: readonly Tint[] = ['vermilion', 'lapis', 'malachite', 'orpiment', 'murex'];
