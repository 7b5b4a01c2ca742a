/** The documents of the game, by the names that the board has for them, and what they tell. */
import type { EventDoc, SeenSeatDoc, ViewDoc } from './documents';

export type {
  FrameDoc as Frame,
  SeenSeatDoc as SeatView,
  SpaceDoc as Niche,
  ViewDoc as View,
} from './documents';

/** What can happen. */
export type EventKind = EventDoc['kind'];

/** Goods and other things that are counted, by their word in the edition. */
export type Amounts = Readonly<Partial<Record<string, number>>>;

/** The goods a player keeps, in the order of the panel. */
export const GOODS = ['clay', 'wood', 'stone', 'gold', 'marble', 'silver'] as const;

/** Locations where crowds stand and can be captured, in the order of the board. */
export const OPEN_PLACES = [
  'quarry',
  'forest',
  'mines',
  'silversmith',
  'kings_storehouse',
  'town_centre',
  'tax_stand',
  'guardhouse',
] as const;

/** The spaces of the Black Market, from the left. */
export const MARKET_PLACES = [
  'black_market_small',
  'black_market_middle',
  'black_market_large',
] as const;

/** A group of workers of one player. */
export interface Group {
  readonly seat: number;
  readonly count: number;
}

/** Who stands at an open location, the largest group first. */
export function crowdAt(view: ViewDoc, location: string): readonly Group[] {
  return view.seats
    .map((player, seat) => ({ seat, count: (player.workers as Amounts)[location] ?? 0 }))
    .filter((group) => group.count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Whose workers are in Prison. */
export function prisoners(view: ViewDoc): readonly Group[] {
  return view.seats
    .map((player, seat) => ({ seat, count: player.prison }))
    .filter((group) => group.count > 0);
}

/** Whose workers a player holds. */
export function captives(player: SeenSeatDoc): readonly Group[] {
  return player.held.map((count, seat) => ({ seat, count })).filter((group) => group.count > 0);
}

/** The building cards that the viewer looks at before keeping one of them; empty otherwise. */
export function lookedAt(view: ViewDoc): readonly string[] {
  const look = view.pending.at(-1);
  if (look?.frame !== 'look') return [];
  return view.building_pile.slice(0, look.cards).filter((card) => card !== null);
}

/** Where the workers of a seat are. */
export interface Crew {
  /** In the player's own supply. */
  readonly free: number;
  /** At locations, the Black Market and the Guildhall. */
  readonly board: number;
  readonly prison: number;
  /** With other players. */
  readonly held: number;
}

/** Where the workers of a seat are. */
export function crewOf(view: ViewDoc, seat: number): Crew {
  const player = view.seats[seat];
  if (!player) return { free: 0, board: 0, prison: 0, held: 0 };
  const placed = Object.values(player.workers).reduce((sum, count) => sum + (count ?? 0), 0);
  const trading = view.black_market.workers.filter((who) => who === seat).length;
  return {
    free: player.supply,
    board: placed + trading + player.guildhall,
    prison: player.prison,
    held: view.seats.reduce((sum, other) => sum + (other.held[seat] ?? 0), 0),
  };
}
