/**
 * What a player has too little of for a printed price. It compares two numbers that both stand on
 * the table, to mark them; whether something can be built is for the server to say.
 */
import type { Amounts } from './view';

/** By how much each good falls short. With `isPooled`, gold and marble are one number (Therese). */
export function shortOf(cost: Amounts, goods: Amounts, isPooled = false): Amounts {
  const short: Record<string, number> = {};
  let pool = (goods.gold ?? 0) + (goods.marble ?? 0);
  for (const [good, count = 0] of Object.entries(cost)) {
    const isInPool = isPooled && (good === 'gold' || good === 'marble');
    const there = isInPool ? pool : (goods[good] ?? 0);
    if (isInPool) pool = Math.max(0, pool - count);
    if (there < count) short[good] = count - there;
  }
  return short;
}
