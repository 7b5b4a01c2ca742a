/** Which paragraph each kind of event carries out; `docs/games/queens-architect.md` lists them. */
import type { Cites } from '../../board/cites';
import type { Event } from '../../net/protocol';

const arg = (event: Event | undefined, name: string) => event?.message.args[name];

/** Everybody picks a second time, in reverse order. */
function picked(events: readonly Event[], at: number): string {
  const seat = arg(events[at], 'seat');
  const isSecond = events
    .slice(0, at)
    .some((event) => event.kind === 'took' && arg(event, 'seat') === seat);
  return isSecond ? 'QA-22' : 'QA-20';
}

/** The price falls with a hire further down, and goes back up when the top tile has left. */
function repriced(events: readonly Event[], at: number): string {
  const before = events[at - 1];
  if (before?.kind === 'displaced') return 'QA-34';
  if (before?.kind !== 'hired') return 'QA-E43';
  return arg(before, 'row') === 1 ? 'QA-35' : 'QA-33';
}

const cites: Cites = {
  pick_began: picked,
  took: picked,
  turned_for_talers: 'QA-21',
  nothing_to_take: 'QA-E39',
  left_on_display: 'QA-E39',
  turn_began: 'QA-23',
  advanced: 'QA-24',
  forfeited: (events, at) => (arg(events[at], 'forced') === 1 ? 'QA-E42' : 'QA-25'),
  bonus_forfeited: 'QA-52',
  labored: 'QA-27',
  earned: 'QA-28',
  town_paid: 'QA-52',
  fired: 'QA-32',
  hired: 'QA-30',
  price_moved: repriced,
  displaced: 'QA-34',
  moved_up: 'QA-36',
  revealed: 'QA-36',
  gained_confidence: 'QA-38',
  redeemed: 'QA-39',
  traveled: 'QA-40',
  tavern_moved: 'QA-42',
  sent: 'QA-43',
  paid_fee: 'QA-43',
  turned_back: 'QA-44',
  built: 'QA-51',
  assigned: 'QA-59',
  repaired: 'QA-59',
  stepped: 'QA-55',
  took_bonds: (events, at) => (Number(arg(events[at], 'lost')) > 0 ? 'QA-57' : 'QA-56'),
  turned: 'QA-7',
  dropped_out: 'QA-8',
  contributed: 'QA-61',
  stopped: 'QA-E25',
  game_over: 'QA-63',
};

export default cites;
