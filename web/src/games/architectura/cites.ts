/** Which paragraph each kind of event carries out; `docs/games/architectura.md` lists the kinds. */
import type { Cites } from '../../board/cites';
import type { Event } from '../../net/protocol';
import { field } from './foresight';
import { beside } from './view';

const kindAt = (events: readonly Event[], at: number) => events[at]?.kind ?? '';

/** A draw ends a turn, if no mulligan and no Tavern asks for it. */
function drawn(events: readonly Event[], at: number): string {
  const before = kindAt(events, at - 1);
  if (before === 'mulligan') return 'AR-12';
  return before.startsWith('buried') ? 'ER-56' : 'AR-31';
}

/** The search for the Obelisk opens a turn; a Tavern has been played first. */
const buried = (events: readonly Event[], at: number) =>
  kindAt(events, at - 1) === 'turn_began' ? 'AR-65' : 'ER-56';

/** The left neighbor of a card just played turns by their comparison, any other by an effect. */
function turned(events: readonly Event[], at: number): string {
  const [played, event] = [events[at - 1], events[at]!];
  const place = played?.kind === 'played' ? String(field(played, 'at')) : null;
  if (!played || !place || field(event, 'at') !== beside(place, -1)) return 'AR-42';
  return Number(field(event, 'value')) > Number(field(played, 'value')) ? 'AR-24' : 'AR-22';
}

/** A token comes back from a reserved space when a card is laid there, else from a card. */
function tokenBack(events: readonly Event[], at: number): string {
  const [before, event] = [events[at - 1], events[at]!];
  const isLaid = before && ['played', 'moved', 'laid'].includes(before.kind);
  return isLaid && field(before, 'at') === field(event, 'at') ? 'AR-60' : 'ER-16';
}

const cites: Cites = {
  exchanged: 'AR-50',
  deck_ready: 'AR-49',
  deck_shown: 'AR-52',
  dealt: 'AR-7',
  turn_began: 'AR-11',
  asked: 'AR-27',
  skipped: 'ER-12',
  mulligan: 'AR-12',
  drew: drawn,
  drew_hidden: drawn,
  buried,
  buried_hidden: buried,
  searched: 'AR-65',
  announced: 'ER-40',
  paid: 'ER-40',
  played: 'AR-18',
  played_front: 'AR-56',
  removed: 'AR-43',
  spared: 'AR-37',
  turned,
  destroyed: 'AR-44',
  gathered: 'AR-56',
  moved: 'AR-41',
  swapped: 'ER-43',
  protected: 'AR-36',
  reserved: 'AR-60',
  token_back: tokenBack,
  rebuilt: 'AR-35',
  hand_limit: 'AR-31',
  copied: 'AR-61',
  returned: 'AR-63',
  laid: 'AR-62',
  laid_beside: 'ER-32',
  game_over: 'AR-46',
};

export default cites;
