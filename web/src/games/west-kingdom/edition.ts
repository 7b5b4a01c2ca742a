/** The rows of the data file that the board draws, and ways to find them. */
import type { Amounts } from './view';

/** One of the three crafts. */
export type Skill = 'carpentry' | 'tiling' | 'masonry';

/** What a card does; `docs` and the head of the data file explain the words. */
export interface Effect {
  readonly trigger?: string;
  readonly timing?: 'immediate' | 'end_game';
  readonly kind?: string;
  readonly location?: string;
  readonly gain?: Amounts;
  readonly pay?: Amounts;
  readonly discount?: Amounts;
  readonly virtue_loss_reduction?: number;
  readonly release_own_from_prison_up_to?: number;
  readonly condition?: string;
  readonly options?: readonly (Amounts | Effect)[];
  readonly of?: string;
  readonly skill?: Skill;
  readonly per?: number;
  readonly vp?: number;
  readonly virtue?: number;
  readonly virtue_loss?: number;
  readonly delta?: number;
  readonly count?: number;
  readonly threshold?: number;
}

/** An apprentice card. */
export interface ApprenticeRow {
  readonly id: string;
  readonly number: readonly number[];
  readonly skills: readonly Skill[];
  readonly virtue: number;
  readonly effect: Effect;
}

/** A building card. */
export interface BuildingRow {
  readonly id: string;
  readonly skills: readonly Skill[];
  readonly cost: Amounts;
  readonly vp: number;
  readonly virtue: number;
  readonly effect: Effect;
}

/** A level of the Virtue track. */
export interface VirtueRow {
  readonly level: number;
  readonly vp: number;
  readonly tax_ignored: number;
  readonly cathedral_forbidden: boolean;
  readonly black_market_forbidden: boolean;
}

/** A level of the Cathedral. */
export interface CathedralRow {
  readonly level: number;
  readonly cost: Amounts;
  readonly vp: number;
  readonly capacity: number;
}

/** What a worker brings at a location: something, and more for every so many own workers. */
export interface YieldRow {
  readonly base: number;
  readonly per_worker?: number;
  readonly per_workers?: number;
}

/** A location, with those of its numbers that the board and the guidebook tell. */
export interface LocationRow {
  readonly id: string;
  readonly kind: 'open' | 'small' | 'guildhall' | 'prison';
  readonly cost?: Amounts;
  readonly printed?: Amounts;
  readonly yield?: Readonly<Record<string, YieldRow>>;
  readonly trades?: readonly { readonly pay: Amounts; readonly gain: Amounts }[];
  readonly hire_cost?: Amounts;
  readonly skip_coin_silver?: number;
  readonly draw_buildings?: YieldRow;
  readonly first_capture_cost?: Amounts;
  readonly next_capture_cost?: Amounts;
  readonly max_locations_1_to_3_players?: number;
  readonly max_locations_4_to_5_players?: number;
  readonly virtue_loss?: number;
  readonly imprison?: { readonly gain_per_worker: Amounts };
  readonly ransom?: { readonly cost: Amounts; readonly cost_by_debt: Amounts };
  readonly pay_debt?: { readonly cost: Amounts; readonly gain: Amounts };
  readonly draw?: number;
  readonly keep?: number;
}

/** Side 2 of a player board. */
export interface PlayerBoardRow {
  readonly id: string;
  readonly workers_in_prison: number;
  readonly silver: number;
  readonly virtue: number;
  readonly start: Amounts;
  readonly power: Effect & { readonly tax?: number; readonly apprentice_limit?: number };
}

/** A Reward card. */
export interface RewardRow {
  readonly id: string;
  readonly gain: Amounts;
}

/** A card of the Black Market with its two sides. */
export interface MarketRow {
  readonly id: string;
  readonly small: Amounts;
  readonly large: Amounts;
}

/** Levels of the Virtue track on which the same is open and closed. */
export interface Zone {
  readonly id: string;
  readonly levels: readonly number[];
  readonly row: VirtueRow;
}

interface Raw {
  readonly board: {
    readonly virtue: readonly VirtueRow[];
    readonly cathedral: readonly CathedralRow[];
    readonly location: readonly LocationRow[];
    readonly guildhall: readonly { readonly spaces: number; readonly columns: number }[];
    readonly apprentice_limit: number;
    readonly hand_limit: number;
    readonly virtue_max: number;
    readonly cathedral_rules: {
      readonly no_reward_left_gain: Amounts;
      readonly virtue_min_to_advance: number;
    };
    readonly black_market_reset: {
      readonly prison_virtue_threshold: number;
      readonly virtue_loss: number;
      readonly debt: number;
    };
  };
  readonly components: { readonly workers_per_player: number };
  readonly scoring: {
    readonly unpaid_debt_vp: number;
    readonly gold_vp: number;
    readonly marble_vp: number;
    readonly silver_per_vp: number;
    readonly own_workers_in_prison_per_minus_vp: number;
  };
  readonly player_board_side_1: { readonly virtue: number };
  readonly apprentice: readonly ApprenticeRow[];
  readonly building: readonly BuildingRow[];
  readonly black_market_card: readonly MarketRow[];
  readonly reward_card: readonly RewardRow[];
  readonly player_board: readonly PlayerBoardRow[];
  readonly house_rival: { readonly work_threshold: number };
}

/** An edition, looked up by id. */
export class Edition {
  readonly virtue: readonly VirtueRow[];
  readonly cathedral: readonly CathedralRow[];
  readonly zones: readonly Zone[];
  readonly rules: Raw['board'];
  readonly all: Raw;
  readonly workThreshold: number;
  readonly #apprentices: ReadonlyMap<string, ApprenticeRow>;
  readonly #buildings: ReadonlyMap<string, BuildingRow>;
  readonly #locations: ReadonlyMap<string, LocationRow>;
  readonly #boards: ReadonlyMap<string, PlayerBoardRow>;
  readonly #rewards: ReadonlyMap<string, RewardRow>;
  readonly #market: ReadonlyMap<string, MarketRow>;

  constructor(json: Readonly<Record<string, unknown>>) {
    const raw = json as unknown as Raw;
    this.all = raw;
    this.rules = raw.board;
    this.zones = zonesOf(raw.board.virtue);
    this.virtue = raw.board.virtue;
    this.cathedral = raw.board.cathedral;
    this.workThreshold = raw.house_rival.work_threshold;
    this.#apprentices = byId(raw.apprentice);
    this.#buildings = byId(raw.building);
    this.#locations = byId(raw.board.location);
    this.#boards = byId(raw.player_board);
    this.#rewards = byId(raw.reward_card);
    this.#market = byId(raw.black_market_card);
  }

  apprentice = (id: string): ApprenticeRow => found(this.#apprentices, id);
  building = (id: string): BuildingRow => found(this.#buildings, id);
  location = (id: string): LocationRow => found(this.#locations, id);
  playerBoard = (id: string): PlayerBoardRow => found(this.#boards, id);
  reward = (id: string): RewardRow => found(this.#rewards, id);
  marketCard = (id: string): MarketRow => found(this.#market, id);

  /** How many columns the Guildhall has, if it has so many spaces. */
  columns(spaces: number): number {
    return this.rules.guildhall.find((hall) => hall.spaces === spaces)?.columns ?? spaces / 4;
  }
}

/** The zones of the track: neighbors that forbid and forgive the same. */
function zonesOf(rows: readonly VirtueRow[]): readonly Zone[] {
  const zones: { levels: number[]; row: VirtueRow }[] = [];
  for (const row of rows) {
    const zone = zones.at(-1);
    const isSame =
      zone?.row.tax_ignored === row.tax_ignored &&
      zone.row.cathedral_forbidden === row.cathedral_forbidden &&
      zone.row.black_market_forbidden === row.black_market_forbidden;
    if (zone && isSame) zone.levels.push(row.level);
    else zones.push({ levels: [row.level], row });
  }
  return zones.map(({ levels, row }) => ({
    id: `${levels[0]}-${levels.at(-1)}`,
    levels,
    row,
  }));
}

function byId<R extends { readonly id: string }>(rows: readonly R[]): ReadonlyMap<string, R> {
  return new Map(rows.map((row) => [row.id, row]));
}

function found<R>(rows: ReadonlyMap<string, R>, id: string): R {
  const row = rows.get(id);
  if (!row) throw new Error(`the edition has no row ${id}`);
  return row;
}
