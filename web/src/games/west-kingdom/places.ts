/** What happens at each place, with the numbers that the edition gives it. */
import type { Help } from '../../board/guidebook';
import type { Names } from '../../words/names';
import type { Edition, LocationRow } from './edition';
import { amountList } from './sentences';
import type { Amounts } from './view';

/** The paragraphs about each place. */
const PARAGRAPHS: Readonly<Record<string, readonly string[]>> = {
  quarry: ['WK-15', 'WK-13'],
  forest: ['WK-15', 'WK-13'],
  mines: ['WK-16', 'WK-13'],
  silversmith: ['WK-17', 'WK-13'],
  kings_storehouse: ['WK-18'],
  workshop: ['WK-20', 'WK-21', 'WK-22', 'WK-27'],
  town_centre: ['WK-30', 'WK-31', 'WK-32', 'WK-33'],
  tax_stand: ['WK-35', 'WK-36'],
  guardhouse: ['WK-45', 'WK-47'],
  black_market_small: ['WK-40', 'WK-41', 'WK-43', 'WK-70'],
  black_market_middle: ['WK-40', 'WK-43', 'WK-70'],
  black_market_large: ['WK-40', 'WK-41', 'WK-43', 'WK-70'],
  guildhall: ['WK-50', 'WK-51', 'WK-70', 'WK-80'],
  prison: ['WK-12', 'WK-71', 'WK-83'],
  cathedral: ['WK-54', 'WK-55'],
};

type Say = (key: string, args?: Record<string, string | number>) => string;
type What = (amounts: Amounts | undefined) => string;

/** What a worker brings at a place of resources. */
function yields(row: LocationRow, say: Say, what: What): readonly string[] {
  const sentences = Object.entries(row.yield ?? {}).map(([good, of]) => {
    const per = what({ [good]: 1 });
    if (of.per_workers) return say('yield-each', { per, workers: of.per_workers });
    const each = what({ [good]: of.per_worker ?? 1 });
    if (!of.base) return say('yield', { per: each });
    return say('yield-base', { base: what({ [good]: of.base }), per: each });
  });
  return [...sentences, say('others')];
}

function market(row: LocationRow, edition: Edition, say: Say, what: What): readonly string[] {
  const { virtue_loss = 0, ...price } = row.cost ?? {};
  const closed = edition.virtue.find((level) => level.black_market_forbidden);
  const brings =
    row.id === 'black_market_middle'
      ? say('market-middle', {
          draw: what({ building_card: row.draw ?? 0 }),
          keep: row.keep ?? 0,
        })
      : say(row.id === 'black_market_small' ? 'market-small' : 'market-large', {
          printed: what(row.printed),
        });
  return [
    say('market-cost', { price: what(price), loss: what({ virtue: virtue_loss }) }),
    brings,
    ...(closed ? [say('market-closed', { level: closed.level })] : []),
    say('market-reset'),
  ];
}

function guardhouse(row: LocationRow, say: Say, what: What): readonly string[] {
  const { debt = 0, virtue_loss = 0 } = row.ransom?.cost_by_debt ?? {};
  return [
    say('guardhouse'),
    say('imprison', { gain: what(row.imprison?.gain_per_worker) }),
    say('release'),
    say('ransom', {
      price: what(row.ransom?.cost),
      debt: what({ debt }),
      loss: what({ virtue: virtue_loss }),
    }),
    say('settle', { price: what(row.pay_debt?.cost), gain: what(row.pay_debt?.gain) }),
  ];
}

function workshop(row: LocationRow, say: Say, what: What): readonly string[] {
  return [
    say('hire', {
      price: what(row.hire_cost),
      coin: what({ silver: row.skip_coin_silver ?? 0 }),
    }),
    say('draw', {
      base: what({ building_card: row.draw_buildings?.base ?? 0 }),
      per: 1,
      workers: row.draw_buildings?.per_workers ?? 0,
    }),
  ];
}

function townCentre(row: LocationRow, say: Say, what: What): readonly string[] {
  return [
    say('captures', { first: what(row.first_capture_cost), next: what(row.next_capture_cost) }),
    say('capture-places', {
      few: row.max_locations_1_to_3_players ?? 0,
      many: row.max_locations_4_to_5_players ?? 0,
    }),
  ];
}

function prison(edition: Edition, say: Say, what: What): readonly string[] {
  const { prison_virtue_threshold, virtue_loss, debt } = edition.rules.black_market_reset;
  return [
    say('prison'),
    say('prison-reset', {
      threshold: prison_virtue_threshold,
      loss: what({ virtue: virtue_loss }),
      debt: what({ debt }),
    }),
    say('prison-end', { workers: edition.all.scoring.own_workers_in_prison_per_minus_vp }),
  ];
}

function cathedral(edition: Edition, say: Say, what: What): readonly string[] {
  const { virtue_min_to_advance, no_reward_left_gain } = edition.rules.cathedral_rules;
  return [
    say('cathedral', { virtue: virtue_min_to_advance }),
    ...edition.cathedral.map(({ level, cost, vp }) =>
      say('cathedral-level', { level, cost: what(cost), vp }),
    ),
    say('cathedral-reward', { gain: what(no_reward_left_gain) }),
  ];
}

function sentencesOf(id: string, edition: Edition, say: Say, what: What): readonly string[] {
  if (id === 'cathedral') return cathedral(edition, say, what);
  const row = edition.location(id);
  switch (id) {
    case 'kings_storehouse':
      return [
        say('trades'),
        ...(row.trades ?? []).map(({ pay, gain }) =>
          say('trade', { pay: what(pay), gain: what(gain) }),
        ),
      ];
    case 'workshop':
      return workshop(row, say, what);
    case 'town_centre':
      return townCentre(row, say, what);
    case 'tax_stand':
      return [say('tax-stand', { loss: what({ virtue: row.virtue_loss ?? 0 }) }), say('tax')];
    case 'guardhouse':
      return guardhouse(row, say, what);
    case 'guildhall':
      return [say('guildhall'), say('guildhall-signs')];
    case 'prison':
      return prison(edition, say, what);
    default:
      return row.kind === 'small' ? market(row, edition, say, what) : yields(row, say, what);
  }
}

/** What a place is good for. */
export function placeHelp(id: string, edition: Edition, names: Names): Help {
  const say: Say = (key, args) => names.text(`web-wk-help-${key}`, args);
  const what: What = (amounts) => amountList(amounts, names);
  return {
    title: names.name(id),
    sentences: sentencesOf(id, edition, say, what),
    paragraphs: PARAGRAPHS[id] ?? [],
  };
}
