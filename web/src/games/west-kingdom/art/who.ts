/** Who an apprentice is: several cards may show the same person, each with another ability. */
import { NICHES, PEOPLE } from './people';

export type Person = keyof typeof PEOPLE;

/** The person on a card; null for one of whom there is no drawing. */
export function personOn(apprentice: string): Person | null {
  const names = Object.keys(PEOPLE) as Person[];
  return names.find((name) => apprentice === name || apprentice.startsWith(`${name}_`)) ?? null;
}

/** Their strokes, and the color behind them. */
export function likenessOf(apprentice: string): { name: string; drawing: string; niche: string } {
  const person = personOn(apprentice);
  return person
    ? { name: person, drawing: PEOPLE[person], niche: NICHES[person] }
    : { name: 'stranger', drawing: STRANGER, niche: '#d6d0c3' };
}

/** Somebody in a hood, for cards that are not of the printed deck. */
const STRANGER = `
  grey M9 86c0-16 8-25 22-28 5 5 13 5 18 0 14 3 22 12 22 28z
  coal M20 60c-4-26 0-52 20-52s24 26 20 52c-12 8-28 8-40 0z
  skin-b M28 36c0-10 5-15 12-15s12 5 12 15c0 11-5 19-12 19s-12-8-12-19z
  dark/bare M33 37a1.7 1.7 0 1 1 3.4 0 1.7 1.7 0 1 1-3.4 0zM43.6 37a1.7 1.7 0 1 1 3.4 0 1.7 1.7 0 1 1-3.4 0z
  line M36 46q4 2 8 0
`;
