/** A board on which nothing happens: what pieces need that are shown by themselves. */
import type { BoardProps } from '../../board/contract';
import type { Names } from '../../words/names';
import type { View } from './view';

const NOTHING: View = {
  viewer: null,
  round: 0,
  active: 0,
  over: false,
  picks: null,
  tax_stand: 0,
  workshop: [],
  apprentice_pile: { count: 0 },
  building_pile: [],
  rewards: { count: 0 },
  black_market: { left: { count: 0, small: {} }, right: [], large: {}, workers: [] },
  guildhall: { workers: 0, spaces: 0, resets: [] },
  last_turns: null,
  house_rival: null,
  seats: [],
  pending: [],
};

/** The properties of a board without a game. */
export function stillBoard(
  edition: Readonly<Record<string, unknown>>,
  names: Names,
): BoardProps<View> {
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
