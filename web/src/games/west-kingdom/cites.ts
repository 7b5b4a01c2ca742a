/** Which paragraph each kind of event carries out; `docs/games/west-kingdom.md` lists the kinds. */
import type { Cite, Cites } from '../../board/cites';
import type { Event } from '../../net/protocol';

type Events = readonly Event[];

const arg = (event: Event | undefined, name: string) => event?.message.args[name];
const isRivals = (event: Event | undefined) => event?.kind.startsWith('rival_') ?? false;

/** What a worker does at each place. */
const PLACES: Readonly<Record<string, string>> = {
  quarry: 'WK-15',
  forest: 'WK-15',
  mines: 'WK-16',
  silversmith: 'WK-17',
  kings_storehouse: 'WK-18',
  workshop: 'WK-21',
  town_centre: 'WK-30',
  tax_stand: 'WK-35',
  guardhouse: 'WK-45',
};

/** What an event is part of, if something follows from it. */
function actOf(events: Events, at: number): string | null {
  const event = events[at]!;
  if (isRivals(event)) return 'WK-93';
  switch (event.kind) {
    case 'reset_began':
      return 'WK-71';
    case 'hired':
      return 'WK-25';
    case 'constructed':
      return 'WK-52';
    case 'advanced':
    case 'rewarded':
    case 'no_reward':
      return isRivalsTurn(events, at) ? 'WK-93' : 'WK-54';
    case 'placed':
      return isRivals(events[at - 1])
        ? 'WK-93'
        : (PLACES[String(arg(event, 'location'))] ?? 'WK-40');
    case 'placed_in_guildhall':
      return isRivals(events[at - 1]) ? 'WK-93' : 'WK-51';
    case 'turn_began':
      return 'WK-10';
    default:
      return null;
  }
}

/** The paragraph of the act that an event is part of; before the first turn, the setup. */
function act(events: Events, at: number): string {
  for (let i = at - 1; i >= 0; i--) {
    const found = actOf(events, i);
    if (found) return found;
  }
  return 'WK-9';
}

/** Whether the house rival has done something in this turn. */
function isRivalsTurn(events: Events, at: number): boolean {
  for (let i = at - 1; i >= 0 && events[i]!.kind !== 'turn_began'; i--) {
    if (isRivals(events[i])) return true;
  }
  return false;
}

/** The paragraph of the act, or another one in its place. */
const within =
  (instead: Readonly<Record<string, string>>): Cite =>
  (events, at) => {
    const found = act(events, at);
    return instead[found] ?? instead.else ?? found;
  };

/** Common acts of the house rival have their own paragraph. */
const unlessRivals =
  (mark: string): Cite =>
  (events, at) =>
    act(events, at) === 'WK-93' ? 'WK-93' : mark;

/** Why cards go under the pile: it is seen in what came before. */
function under(events: Events, at: number): string {
  for (let i = at - 1; i >= 0; i--) {
    const { kind } = events[i]!;
    if (kind.startsWith('took_looked')) return 'WK-40';
    if (kind === 'placed_in_guildhall') return 'WK-54';
    if (kind === 'constructed') return 'WK-E19';
    // Whoever has drawn cards, or has put some there already, comes to the limit of the hand.
    if (/^(drew|put_under|placed|turn_began)/.test(kind)) {
      return events.slice(0, i + 1).some((event) => event.kind === 'turn_began') ? 'WK-14' : 'WK-7';
    }
    if (kind === 'kept' || kind === 'passed') return 'WK-7';
  }
  return 'WK-93';
}

/** A loss below 0 gives debts; other debts are part of what is done. */
function indebted(events: Events, at: number): string {
  const before = events[at - 1];
  const isSame = arg(before, 'seat') === arg(events[at], 'seat');
  if (before?.kind === 'virtue_changed' && isSame && arg(before, 'level') === 0) return 'WK-62';
  const found = act(events, at);
  return ['WK-71', 'WK-45', 'WK-52'].includes(found) ? found : 'WK-62';
}

const cites: Cites = {
  kept: 'WK-7',
  passed: 'WK-7',
  received: 'WK-7',
  drew: within({ 'WK-21': 'WK-27', 'WK-25': 'WK-44', 'WK-40': 'WK-44' }),
  drew_hidden: within({ 'WK-21': 'WK-27', 'WK-25': 'WK-44', 'WK-40': 'WK-44' }),
  looked: 'WK-40',
  looked_hidden: 'WK-40',
  took_looked: 'WK-40',
  took_looked_hidden: 'WK-40',
  chose: under,
  put_under: under,
  put_under_hidden: under,
  turn_began: 'WK-10',
  asked: 'WK-E64',
  placed: unlessRivals('WK-10'),
  placed_in_guildhall: (events, at) => {
    if (isRivals(events[at - 1])) return 'WK-93';
    return arg(events[at], 'space') === 0 ? 'WK-81' : 'WK-51';
  },
  recalled: (events, at) => (PLACES[String(arg(events[at], 'location'))] ? 'WK-11' : 'WK-E29'),
  recalled_held: 'WK-E29',
  skipped: 'WK-E29',
  gained: within({ 'WK-25': 'WK-44' }),
  paid: within({ 'WK-25': 'WK-44' }),
  paid_tax: 'WK-36',
  virtue_changed: within({}),
  virtue_lost: 'WK-61',
  took_debts: indebted,
  destroyed_debts: within({ 'WK-52': 'WK-52', else: 'WK-61' }),
  paid_debt: 'WK-45',
  laid_coin: 'WK-22',
  hired: within({ 'WK-52': 'WK-E12' }),
  dismissed: 'WK-26',
  refilled: 'WK-24',
  slid: 'WK-24',
  took_taxes: 'WK-35',
  captured: within({ 'WK-52': 'WK-E13', 'WK-93': 'WK-93', else: 'WK-31' }),
  rounded_up: 'WK-33',
  imprisoned: unlessRivals('WK-45'),
  released: within({ 'WK-52': 'WK-E16', 'WK-10': 'WK-93' }),
  ransomed: (events, at) => (arg(events[at], 'by') === 'free' ? 'WK-E15' : 'WK-45'),
  constructed: 'WK-52',
  advanced: unlessRivals('WK-54'),
  rewarded: 'WK-54',
  no_reward: 'WK-54',
  declined: 'WK-Q7',
  reset_began: 'WK-71',
  jailed: 'WK-71',
  turned: 'WK-71',
  reshuffled: 'WK-72',
  shown: 'WK-40',
  pile_empty: 'WK-41',
  reset_acted: 'WK-71',
  end_began: 'WK-80',
  rival_turned: 'WK-93',
  rival_turned_market: 'WK-93',
  rival_skipped: 'WK-E69',
  rival_skipped_market: 'WK-E69',
  rival_shuffled: 'WK-E48',
  rival_worked: 'WK-93',
  rival_took_back: 'WK-93',
  rival_built: 'WK-93',
  rival_removed: 'WK-93',
  rival_took_reward: 'WK-93',
  rival_emptied: 'WK-93',
  rival_idle: 'WK-93',
  end_effects: 'WK-82',
  stopped: 'WK-E58',
  game_over: 'WK-84',
};

export default cites;
