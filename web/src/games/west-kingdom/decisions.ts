/**
 * For every kind of event what moves on the board.
 * An empty list is a decision, too: what cannot be seen, or shows by itself, needs no move.
 */
import type { Decisions, Of } from '../../board/kit/beats';
import type { Spots } from '../../board/kit/spots';
import type { Cue, Manner, Scene, Show } from './cues';
import type { EventDoc } from './documents';
import type { Amounts } from './view';

const n = (value: unknown): number => (typeof value === 'number' ? value : 0);
const s = (value: unknown): string => (typeof value === 'string' ? value : '');
const amounts = (value: unknown) =>
  Object.entries(value && typeof value === 'object' ? (value as Amounts) : {});
const count = (value: unknown): number => (Array.isArray(value) ? value.length : n(value));

const cue = (manner: Manner, show: Show, from: Spots, to: Spots): Cue => ({
  manner,
  show,
  from,
  to,
});
const frame = (...to: string[]): readonly Cue[] => [cue('frame', { nothing: true }, [], to)];
const quiet = (): readonly Cue[] => [];

/** Where things of a seat are: the viewer's in the own row, those of others on their seat. */
const of = (seat: unknown, { viewer }: Scene, ...own: string[]): Spots =>
  n(seat) === viewer ? [...own, `board ${n(seat)}`] : [`board ${n(seat)}`];
const place = (location: unknown): string => `place ${s(location)}`;
const here = (scene: Scene): Spots => (scene.place ? [scenePlace(scene.place)] : []);
const scenePlace = (id: string) => (id === 'cathedral' ? 'cathedral' : `place ${id}`);
const workers = (seat: unknown, many: unknown): Show => ({ workers: n(many), seat: n(seat) });

const goods = (
  event: Of<EventDoc, 'gained' | 'paid'>,
  scene: Scene,
  isGain: boolean,
): readonly Cue[] =>
  amounts(event.goods).map(([good, many]) => {
    const home = of(event.seat, scene, `good ${good}`);
    const [from, to] = isGain ? [here(scene), home] : [home, here(scene)];
    return cue('fly', { good, count: n(many) }, from, to);
  });
/** The scene answers once. */
const stir = ({ place }: Scene): readonly Cue[] =>
  place ? [cue('stir', { nothing: true }, [], [scenePlace(place)])] : [];
const good = (what: string, many: unknown, from: Spots, to: Spots): readonly Cue[] => [
  cue('fly', { good: what, count: n(many) }, from, to),
];
const cards = (many: unknown, from: Spots, to: Spots): readonly Cue[] =>
  count(many) > 0 ? [cue('fly', { cards: count(many) }, from, to)] : [];
const walk = (seat: unknown, many: unknown, from: Spots, to: Spots): readonly Cue[] => [
  cue('walk', workers(seat, many), from, to),
];
const bars = cue('bars', { nothing: true }, [], ['place prison']);

const PILE = ['pile', 'place workshop'];
const REWARDS = ['rewards', 'cathedral'];

export const DECISIONS: Decisions<EventDoc, readonly Cue[], [scene: Scene]> = {
  kept: (a) => frame(`card ${s(a.building)}`),
  passed: quiet,
  received: (a, c) =>
    cards(a.buildings, [`board ${(n(a.seat) + c.seats - 1) % c.seats}`], of(a.seat, c, 'hand')),
  drew: (a, c) => cards(a.buildings, PILE, of(a.seat, c, 'hand')),
  drew_hidden: (a, c) => cards(a.count, PILE, of(a.seat, c)),
  looked: (a, c) => cards(a.buildings, PILE, of(a.seat, c, 'hand')),
  looked_hidden: (a, c) => cards(a.count, PILE, of(a.seat, c)),
  took_looked: (a, c) => frame(`card ${s(a.building)}`, ...of(a.seat, c, 'hand')),
  took_looked_hidden: (a, c) => frame(...of(a.seat, c)),
  chose: (a) => frame(`card ${s(a.building)}`),
  put_under: (a, c) => cards(a.buildings, of(a.seat, c, 'hand'), PILE),
  put_under_hidden: (a, c) => cards(a.count, of(a.seat, c), PILE),
  turn_began: quiet,
  asked: (a) => frame(`board ${n(a.seat)}`),
  placed: (a, c) =>
    walk(a.seat, 1, of(a.seat, c, 'supply'), [
      `group ${s(a.location)} ${n(a.seat)}`,
      place(a.location),
    ]),
  placed_in_guildhall: (a, c) =>
    walk(a.seat, 1, of(a.seat, c, 'supply'), [`mason ${n(a.seat)}`, 'place guildhall']),
  recalled: (a, c) => walk(a.seat, 1, [place(a.location)], of(a.seat, c, 'supply')),
  recalled_held: (a, c) => walk(a.seat, 1, of(a.holder, c, 'captured'), of(a.seat, c, 'supply')),
  skipped: (a) => frame(`board ${n(a.seat)}`),
  gained: (a, c) => [...stir(c), ...goods(a, c, true)],
  paid: (a, c) => goods(a, c, false),
  paid_tax: (a, c) => good('tax', a.tax, of(a.seat, c, 'good silver'), ['place tax_stand']),
  virtue_changed: (a) => [
    cue(
      'slide',
      { marker: n(a.seat) },
      [`level ${n(a.level) - n(a.change)}`],
      [`marker ${n(a.seat)}`, `level ${n(a.level)}`],
    ),
  ],
  virtue_lost: (a) => frame(`marker ${n(a.seat)}`),
  took_debts: (a, c) => [
    cue('stamp', { good: 'debt', count: n(a.debts) }, here(c), of(a.seat, c, 'debts')),
  ],
  destroyed_debts: (a, c) => [
    cue('vanish', { good: 'debt', count: n(a.debts) }, [], of(a.seat, c, 'debts')),
  ],
  paid_debt: (a, c) => good('paid_debt', 1, ['place guardhouse'], of(a.seat, c, 'debts')),
  laid_coin: (a, c) =>
    good('silver', 1, of(a.seat, c, 'good silver'), [`niche ${n(a.row)} ${n(a.column)}`]),
  hired: (a, c) => {
    const niche = [`niche ${n(a.row)} ${n(a.column)}`, 'place workshop'];
    const card = { apprentice: s(a.apprentice) };
    const coins = n(a.coins) ? good('silver', a.coins, niche, of(a.seat, c, 'good silver')) : [];
    return [cue('bow', card, niche, of(a.seat, c, 'roster')), ...coins];
  },
  dismissed: (a, c) => [
    cue('fly', { apprentice: s(a.apprentice) }, of(a.seat, c, 'roster'), ['place workshop']),
  ],
  refilled: (a) => frame(`niche ${n(a.row)} 4`),
  slid: quiet,
  took_taxes: (a, c) => good('silver', a.silver, ['place tax_stand'], of(a.seat, c, 'good silver')),
  captured: (a, c) => [
    cue('rope', workers(a.owner, a.workers), [place(a.location)], of(a.seat, c, 'captured')),
  ],
  rounded_up: (a, c) => [
    cue('rope', workers(a.seat, a.workers), [place(a.location)], of(a.seat, c, 'supply')),
  ],
  imprisoned: (a, c) => [
    ...walk(a.owner, a.workers, of(a.seat, c, 'captured'), ['place prison']),
    bars,
  ],
  released: (a, c) => walk(a.seat, a.workers, ['place prison'], of(a.seat, c, 'supply')),
  ransomed: (a, c) => walk(a.seat, a.workers, of(a.holder, c, 'captured'), of(a.seat, c, 'supply')),
  constructed: (a, c) => [
    cue('build', { building: s(a.building) }, of(a.seat, c, 'hand'), [`board ${n(a.seat)}`]),
  ],
  advanced: (a) => [
    cue(
      'slide',
      { marker: n(a.seat) },
      [`storey ${n(a.level) - 1}`, 'cathedral'],
      [`storey ${n(a.level)}`, 'cathedral'],
    ),
  ],
  rewarded: (a) => [cue('turn', { reward: s(a.reward) }, REWARDS, [`board ${n(a.seat)}`])],
  no_reward: () => frame('cathedral'),
  declined: (a) => frame(`board ${n(a.seat)}`),
  reset_began: () => [cue('dusk', { nothing: true }, [], ['market'])],
  jailed: (a) => [...walk(a.seat, 1, [place(a.location)], ['place prison']), bars],
  turned: (a) => [
    cue('turn', { market: a.goods }, ['place black_market_small'], ['place black_market_large']),
  ],
  reshuffled: () => cards(2, ['place black_market_large'], ['place black_market_small']),
  shown: () => frame('place black_market_small'),
  pile_empty: () => frame('place black_market_small'),
  reset_acted: (a, c) => frame(`apprentice ${s(a.apprentice)}`, ...of(a.seat, c, 'roster')),
  end_began: () => frame('place guildhall'),
  rival_turned: (a) => frame(place(a.location)),
  rival_turned_market: () => frame('market'),
  rival_skipped: (a) => frame(place(a.location)),
  rival_skipped_market: () => frame('market'),
  rival_shuffled: quiet,
  rival_worked: () => frame('board 1'),
  rival_took_back: (a, c) => walk(a.seat, a.workers, [place(a.location)], of(a.seat, c, 'supply')),
  rival_built: (a) => [cue('build', { building: s(a.building) }, PILE, [`board ${n(a.seat)}`])],
  rival_removed: (a) => [cue('vanish', { apprentice: s(a.apprentice) }, [], ['place workshop'])],
  rival_took_reward: () => [cue('fly', { reward: null }, REWARDS, ['board 1'])],
  rival_emptied: (a) => good('silver', a.silver, ['place tax_stand'], ['board 1']),
  rival_idle: (a) => frame(`board ${n(a.seat)}`),
  end_effects: (a) => frame(`marker ${n(a.seat)}`, `level ${n(a.level)}`),
  stopped: quiet,
  game_over: quiet,
};
