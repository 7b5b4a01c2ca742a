/** The view document of the game, as `docs/games/west-kingdom.md` describes it. */

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

/** An apprentice in the Workshop, with the coins that were laid on the card. */
export interface Niche {
  readonly apprentice: string;
  readonly coins?: number;
}

/** What everybody may know of a player, and what the viewer knows of the own seat. */
export interface SeatView {
  /** The board of side 2; null for side 1. */
  readonly board: string | null;
  readonly goods: Amounts;
  readonly debts: number;
  readonly paid_debts: number;
  readonly virtue: number;
  readonly cathedral: number;
  readonly supply: number;
  /** Workers on open locations. */
  readonly workers: Amounts;
  readonly prison: number;
  readonly guildhall: number;
  /** Captured workers on the board, by the seat of their owner. */
  readonly held: readonly number[];
  readonly apprentices: readonly string[];
  readonly buildings: readonly string[];
  readonly hand_count: number;
  readonly hand?: readonly string[];
  readonly packet?: readonly string[];
  readonly pick?: string;
  readonly leaving?: readonly string[];
}

/** An open question or a step that waits. */
export interface Frame {
  readonly frame: string;
  readonly cards?: number;
}

/** The board as one viewer may know it. */
export interface View {
  readonly viewer: number | null;
  readonly round: number;
  readonly active: number;
  readonly over: boolean;
  readonly picks: number | null;
  readonly tax_stand: number;
  readonly workshop: readonly (readonly (Niche | null)[])[];
  readonly apprentice_pile: { readonly count: number };
  readonly building_pile: readonly (string | null)[];
  readonly rewards: { readonly count: number };
  readonly black_market: {
    readonly left: { readonly count: number; readonly small: Amounts };
    readonly right: readonly string[];
    readonly large: Amounts;
    readonly workers: readonly (number | null)[];
  };
  readonly guildhall: {
    readonly workers: number;
    readonly spaces: number;
    readonly resets: readonly number[];
  };
  readonly last_turns: number | null;
  readonly house_rival: {
    readonly work: number;
    readonly deck: { readonly count: number };
  } | null;
  readonly seats: readonly SeatView[];
  readonly pending: readonly Frame[];
}

/** A group of workers of one player. */
export interface Group {
  readonly seat: number;
  readonly count: number;
}

/** Who stands at an open location, the largest group first. */
export function crowdAt(view: View, location: string): readonly Group[] {
  return view.seats
    .map((player, seat) => ({ seat, count: player.workers[location] ?? 0 }))
    .filter((group) => group.count > 0)
    .sort((a, b) => b.count - a.count);
}

/** Whose workers are in Prison. */
export function prisoners(view: View): readonly Group[] {
  return view.seats
    .map((player, seat) => ({ seat, count: player.prison }))
    .filter((group) => group.count > 0);
}

/** Whose workers a player holds. */
export function captives(player: SeatView): readonly Group[] {
  return player.held.map((count, seat) => ({ seat, count })).filter((group) => group.count > 0);
}

/** The building cards that the viewer looks at before keeping one of them; empty otherwise. */
export function lookedAt(view: View): readonly string[] {
  const look = view.pending.at(-1);
  if (look?.frame !== 'look') return [];
  return view.building_pile.slice(0, look.cards ?? 0).filter((card) => card !== null);
}
