/** A board on which nothing happens: what pieces need that are shown by themselves. */
import type { BoardProps } from '../../board/contract';
import type { WestKingdomPrinted } from '../../net/protocol';
import type { Edition } from '../../words/edition';
import type { Names } from '../../words/names';
import type { View } from './view';

const NOTHING: View = {
  viewer: null,
  turn: 0,
  round: 0,
  active: 0,
  first: 0,
  over: false,
  round_limit: 0,
  rulings: {},
  picks: null,
  tax_stand: 0,
  workshop: [],
  apprentice_pile: { count: 0, others: [], known: [] },
  building_pile: [],
  building_pile_by: [],
  unseen_buildings: [],
  rewards: { count: 0, unseen: [] },
  black_market: { left: { count: 0, small: {}, cards: [] }, right: [], large: {}, workers: [] },
  guildhall: { workers: 0, spaces: 0, resets: [] },
  reset: false,
  last_turns: null,
  house_rival: null,
  seats: [],
  pending: [],
};

/** The properties of a board without a game. */
export function stillBoard(
  edition: Edition<WestKingdomPrinted>,
  names: Names,
): BoardProps<View, WestKingdomPrinted> {
  const nothing = () => undefined;
  return {
    view: NOTHING,
    edition,
    names,
    viewer: null,
    seats: [],
    ask: null,
    picked: null,
    preview: null,
    previewed: null,
    trail: [],
    isAnimated: false,
    pick: nothing,
    hover: nothing,
    foresee: nothing,
    explain: nothing,
    marked: null,
    help: nothing,
  };
}
