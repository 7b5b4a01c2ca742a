/**
 * What a player has too little of for a printed price. It compares two numbers that both stand on
 * the table, to mark them; whether something can be built is for the server to say.
 */
import type { Amounts } from './view';

/** By how much each good falls short. Those that are `alike` are one number. */
export function shortOf(cost: Amounts, goods: Amounts, alike: readonly string[] = []): Amounts {
  const short: Record<string, number> = {};
  let pool = alike.reduce((sum, good) => sum + (goods[good] ?? 0), 0);
  for (const [good, count = 0] of Object.entries(cost)) {
    const isInPool = alike.includes(good);
    const there = isInPool ? pool : (goods[good] ?? 0);
    if (isInPool) pool = Math.max(0, pool - count);
    if (there < count) short[good] = count - there;
  }
  return short;
}
