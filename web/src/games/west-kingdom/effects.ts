/** What a card does, in the signs of its face; `sentences` says the same in words. */
import type { Effect, Skill } from './edition';
import type { Amounts } from './view';

/** One sign of an effect. */
export type Token =
  | { readonly good: string; readonly count?: string }
  | { readonly place: string }
  | { readonly skill: Skill }
  | { readonly icon: 'moon' | 'flag' | 'captive' | 'all' }
  | { readonly mark: '→' | '/' | '>' | string };

const plus = (count: number) => (count < 0 ? `−${-count}` : `+${count}`);

function gained(gain: Amounts | undefined): Token[] {
  return Object.entries(gain ?? {}).map(([good, count]) => ({ good, count: plus(count ?? 0) }));
}

function paid(pay: Amounts | undefined): Token[] {
  return Object.entries(pay ?? {}).map(([good, count]) => ({ good, count: String(count ?? 0) }));
}

/** What an effect counts. */
function counted(effect: Effect): Token {
  switch (effect.of) {
    case 'cathedral_level':
      return { place: 'cathedral' };
    case 'captured_worker_on_own_board':
      return { icon: 'captive' };
    case 'own_constructed_building':
      return { good: 'building_card' };
    case 'clay_wood_stone_total':
      return { good: 'clay_wood_or_stone' };
    case 'apprentice_with_skill':
      return { skill: effect.skill ?? 'carpentry' };
    default:
      return { good: effect.of ?? '' };
  }
}

function per(effect: Effect): Token[] {
  const many: Token[] = (effect.per ?? 1) > 1 ? [{ mark: String(effect.per) }] : [];
  return [{ mark: '/' }, ...many, counted(effect)];
}

/** What an apprentice does when it acts: gains, and what it makes cheaper. */
function help(effect: Effect): Token[] {
  const cheaper = Object.entries(effect.discount ?? {}).map(([good, count]) => ({
    good,
    count: plus(-(count ?? 0)),
  }));
  const kept = effect.virtue_loss_reduction;
  return [...gained(effect.gain), ...cheaper, ...(kept ? gained({ virtue: kept }) : [])];
}

const WHERE: Readonly<Record<string, Token>> = {
  tax_stand_action: { place: 'tax_stand' },
  town_centre_action: { place: 'town_centre' },
  black_market_action: { icon: 'moon' },
  debt_paid: { good: 'paid_debt' },
  cathedral_advance: { place: 'cathedral' },
};

/** The ability of an apprentice in signs. */
export function abilityTokens(effect: Effect): readonly Token[] {
  switch (effect.trigger) {
    case 'none':
      return [];
    case 'place_worker':
      return [{ place: effect.location ?? '' }, ...help(effect)];
    case 'storehouse_trade':
      return [...paid(effect.pay), { mark: '→' }, ...gained(effect.gain)];
    case 'black_market_reset': {
      const free = effect.release_own_from_prison_up_to;
      const prison: Token[] = free ? [{ place: 'prison' }, { mark: `≤${free}` }] : [];
      return [{ icon: 'moon' }, { mark: '↻' }, ...prison, ...help(effect)];
    }
    default: {
      const where = WHERE[effect.trigger ?? ''];
      return where ? [where, ...help(effect)] : help(effect);
    }
  }
}

function immediate(effect: Effect): Token[] {
  const times: Token[] = (effect.count ?? 1) > 1 ? [{ mark: `×${effect.count}` }] : [];
  switch (effect.kind) {
    case 'gain_choice': {
      const [a, b] = (effect.options ?? []) as readonly Amounts[];
      return [...gained(a), { mark: '/' }, ...gained(b)];
    }
    case 'gain_per':
      return [...gained(effect.gain), ...per(effect)];
    case 'hire_free':
      return [{ place: 'workshop' }, ...times];
    case 'capture_free':
      return [{ place: 'town_centre' }, ...times];
    case 'choice':
      return [{ place: 'town_centre' }, { mark: '/' }, { place: 'guardhouse' }];
    case 'take_debt':
      return gained({ debt: effect.count ?? 1 });
    case 'destroy_unpaid_debt':
      return gained({ debt: -(effect.count ?? 1) });
    case 'release_own_from_prison':
      return [{ place: 'prison' }, { mark: '→' }];
    case 'discard_building_for':
      return [...paid({ building_card: effect.count ?? 1 }), { mark: '→' }, ...gained(effect.gain)];
    case 'all_players_gain':
      return [{ icon: 'all' }, ...gained(effect.gain)];
    case 'all_players_lose':
      return [
        { icon: 'all' },
        { place: 'prison' },
        { mark: `${effect.threshold}+` },
        ...gained({ virtue: -(effect.virtue_loss ?? 0) }),
      ];
    default:
      return gained(effect.gain);
  }
}

function atTheEnd(effect: Effect): Token[] {
  switch (effect.kind) {
    case 'vp_per':
      return [...gained({ vp: effect.vp ?? 0 }), ...per(effect)];
    case 'vp_if_most':
      return [...gained({ vp: effect.vp ?? 0 }), { mark: '>' }, counted(effect)];
    case 'virtue_per':
      return [...gained({ virtue: effect.virtue ?? 0 }), ...per(effect)];
    case 'virtue_if_most':
      return [...gained({ virtue: effect.virtue ?? 0 }), { mark: '>' }, counted(effect)];
    case 'vp_if_no_unpaid_debt':
      return [...gained({ vp: effect.vp ?? 0 }), { mark: '/' }, ...paid({ debt: 0 })];
    case 'unpaid_debt_vp_delta':
      return [...gained({ vp: effect.delta ?? 0 }), { mark: '/' }, { good: 'debt' }];
    default:
      return gained({ virtue: -(effect.virtue_loss ?? 0) });
  }
}

/** The effect of a building in signs; those of the end of the game begin with a flag. */
export function effectTokens(effect: Effect): readonly Token[] {
  return effect.timing === 'end_game' ? [{ icon: 'flag' }, ...atTheEnd(effect)] : immediate(effect);
}
