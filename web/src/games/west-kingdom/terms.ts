/** What goods, debts and workers are good for. */
import type { Help } from '../../board/guidebook';
import type { Names } from '../../words/names';
import type { Edition } from './edition';
import { amountList } from './sentences';

/** What is explained though it is neither a place nor a card. */
export const TERMS = [
  'clay',
  'wood',
  'stone',
  'gold',
  'marble',
  'silver',
  'debt_card',
  'worker',
  'building',
].map((id) => ({ id }));

/** A good, a debt, a worker, or a building card as such. */
export function termHelp(id: string, edition: Edition, names: Names): Help | null {
  const { scoring, components } = edition.all;
  const say = (key: string, args?: Record<string, string | number>) =>
    names.text(`web-wk-help-${key}`, args);
  const help = (sentences: string[], ...paragraphs: string[]): Help => ({
    title: names.name(id),
    sentences,
    paragraphs,
  });
  switch (id) {
    case 'clay':
    case 'wood':
    case 'stone':
      return help([say('material')], 'WK-18', 'WK-52');
    case 'gold':
      return help([say('material'), say('material-vp', { vp: scoring.gold_vp })], 'WK-83');
    case 'marble':
      return help([say('material'), say('material-vp', { vp: scoring.marble_vp })], 'WK-83');
    case 'silver':
      return help(
        [say('silver'), say('silver-vp', { silver: scoring.silver_per_vp })],
        'WK-36',
        'WK-83',
      );
    case 'debt_card':
      return help([say('debt', { vp: -scoring.unpaid_debt_vp })], 'WK-45', 'WK-46', 'WK-83');
    case 'worker':
      return help(
        [say('worker', { count: components.workers_per_player }), say('captured')],
        'WK-1',
        'WK-10',
        'WK-33',
      );
    case 'building': {
      const limit = amountList({ building_card: edition.rules.hand_limit }, names);
      return help([say('building-cards', { limit })], 'WK-14', 'WK-27', 'WK-52');
    }
    default:
      return null;
  }
}
