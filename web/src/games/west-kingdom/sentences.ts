/**
 * What a card does, in whole sentences: those of the card tables (`wk-effect-…`), with the numbers
 * of the edition. The faces of cards say the same in signs.
 */
import type { Names } from '../../words/names';
import { signed } from './chips';
import type { Effect, PlayerBoardRow } from './edition';
import type { Amounts } from './view';

/** So many of several things in one breath: `2 clay and 1 gold`. */
export function amountList(amounts: Amounts | undefined, names: Names): string {
  const parts = Object.entries(amounts ?? {}).map(([good, count]) =>
    names.text(`wk-amount-${good.replaceAll('_', '-')}`, { count: count ?? 0 }),
  );
  return listed(parts, names);
}

/** Several things in one breath. */
export function listed(parts: readonly string[], names: Names): string {
  const last = parts.at(-1);
  if (last === undefined) return names.text('list-nothing');
  if (parts.length === 1) return last;
  const front = parts.slice(0, -1).join(names.text('list-comma'));
  return names.text('list-and', { front, last });
}

/** The key of what an effect counts. */
function countKey(effect: Effect): string {
  switch (effect.of) {
    case 'virtue':
      return 'wk-count-virtue';
    case 'clay_wood_stone_total':
      return 'wk-count-clay-wood-stone';
    case 'cathedral_level':
      return 'wk-count-cathedral';
    case 'paid_debt':
      return 'wk-count-paid-debt';
    case 'captured_worker_on_own_board':
      return 'wk-count-captured';
    case 'own_constructed_building':
      return 'wk-count-building';
    case 'apprentice_with_skill':
      return `wk-count-${effect.skill}`;
    default:
      return `wk-good-${effect.of}`;
  }
}

type Say = (key: string, args?: Record<string, string | number>) => string;

/** What an apprentice does. */
export function abilitySentences(effect: Effect, names: Names): readonly string[] {
  const say: Say = (key, args) => names.text(`wk-effect-${key}`, args);
  const gain = amountList(effect.gain, names);
  const virtue = effect.virtue_loss_reduction;
  const kept = amountList({ virtue: virtue ?? 0 }, names);
  const saved = amountList(effect.discount, names);
  switch (effect.trigger) {
    case 'place_worker':
      return [say('place-worker', { location: names.name(effect.location ?? ''), what: gain })];
    case 'storehouse_trade':
      return [say('trade', { paid: amountList(effect.pay, names), what: gain })];
    case 'tax_stand_action':
      return [
        ...(effect.gain ? [say('tax-stand', { what: gain })] : []),
        ...(virtue ? [say('tax-stand-virtue', { what: kept })] : []),
      ];
    case 'town_centre_action':
      return [say('town-centre', { what: saved })];
    case 'black_market_action':
      return [
        ...(effect.gain ? [say('market', { what: gain })] : []),
        ...(virtue ? [say('market-virtue', { what: kept })] : []),
        ...(effect.discount ? [say('market-silver', { what: saved })] : []),
      ];
    case 'debt_paid':
      return [say('debt-paid', { what: gain })];
    case 'cathedral_advance':
      return [say('cathedral', { what: gain })];
    case 'black_market_reset': {
      const count = effect.release_own_from_prison_up_to;
      if (count) return [say('reset-release', { count })];
      return [say(effect.condition ? 'reset-free' : 'reset', { what: gain })];
    }
    default:
      return [say('none')];
  }
}

/** What a building does. */
export function effectSentences(effect: Effect, names: Names): readonly string[] {
  const say: Say = (key, args) => names.text(`wk-effect-${key}`, args);
  const what = amountList(effect.gain, names);
  const [count, per, vp] = [effect.count ?? 1, effect.per ?? 1, effect.vp ?? 0];
  const virtue = amountList({ virtue: effect.virtue ?? effect.virtue_loss ?? 0 }, names);
  const of = effect.of ? names.text(countKey(effect)) : '';
  switch (effect.kind) {
    case 'gain_choice':
      return [
        say('gain-choice'),
        ...(effect.options as readonly Amounts[]).map((option) =>
          say('option', { what: amountList(option, names) }),
        ),
      ];
    case 'gain_per':
      return [say('gain-per', { what, per, of })];
    case 'hire_free':
      return [say('hire-free', { count })];
    case 'capture_free':
      return [say('capture-free', { count })];
    case 'choice':
      return [
        say('choice'),
        ...(effect.options as readonly Effect[]).map((act) =>
          act.kind === 'ransom_free'
            ? say('act-ransom')
            : say('act-capture', { count: act.count ?? 1 }),
        ),
      ];
    case 'take_debt':
      return [say('take-debt', { count })];
    case 'destroy_unpaid_debt':
      return [say('destroy-debt', { count })];
    case 'release_own_from_prison':
      return [say('release')];
    case 'discard_building_for':
      return [say('discard-for', { cards: count, what })];
    case 'all_players_gain':
      return [say('all-gain', { what })];
    case 'all_players_lose':
      return [say('all-lose', { threshold: effect.threshold ?? 0, what: virtue })];
    case 'vp_per':
      return [say('vp-per', { vp, per, of })];
    case 'vp_if_most':
      return [say('vp-most', { vp, of })];
    case 'vp_if_no_unpaid_debt':
      return [say('vp-no-debt', { vp })];
    case 'unpaid_debt_vp_delta':
      return [say('debt-delta', { delta: signed(effect.delta ?? 0) })];
    case 'virtue_per':
      return [say('virtue-per', { what: virtue, per, of })];
    case 'virtue_if_most':
      return [say('virtue-most', { what: virtue, of })];
    case 'lose_virtue':
      return [say('lose-virtue', { what: virtue })];
    default:
      return [say('gain', { what })];
  }
}

/** How a player board of side 2 begins, and what it can. */
export function boardSentences(board: PlayerBoardRow, names: Names): readonly string[] {
  const say: Say = (key, args) => names.text(`wk-effect-${key}`, args);
  const { power } = board;
  const start = say('start', {
    silver: amountList({ silver: board.silver }, names),
    virtue: board.virtue,
    prison: board.workers_in_prison,
  });
  return [start, say('start-with', { what: amountList(board.start, names) }), powerOf()];

  function powerOf(): string {
    switch (power.kind) {
      case 'gold_marble_interchangeable':
        return say('gold-marble');
      case 'black_market_action_gain':
        return say('market', { what: amountList(power.gain, names) });
      case 'ignore_tax':
        return say('ignore-tax', { what: amountList({ tax: power.tax ?? 0 }, names) });
      case 'cathedral_no_discard':
        return say('no-discard');
      default:
        return say('workshop', {
          what: amountList(power.discount, names),
          limit: power.apprentice_limit ?? 0,
        });
    }
  }
}
