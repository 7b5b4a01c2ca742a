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

/** A location, with what of its numbers the board prints. */
export interface LocationRow {
  readonly id: string;
  readonly cost?: Amounts;
  readonly hire_cost?: Amounts;
  readonly draw?: number;
  readonly keep?: number;
}

/** Side 2 of a player board. */
export interface PlayerBoardRow {
  readonly id: string;
  readonly power: Effect & { readonly tax?: number; readonly apprentice_limit?: number };
}

interface Raw {
  readonly board: {
    readonly virtue: readonly VirtueRow[];
    readonly cathedral: readonly CathedralRow[];
    readonly location: readonly LocationRow[];
    readonly guildhall: readonly { readonly spaces: number; readonly columns: number }[];
    readonly apprentice_limit: number;
    readonly hand_limit: number;
    readonly black_market_reset: {
      readonly prison_virtue_threshold: number;
      readonly virtue_loss: number;
      readonly debt: number;
    };
  };
  readonly apprentice: readonly ApprenticeRow[];
  readonly building: readonly BuildingRow[];
  readonly player_board: readonly PlayerBoardRow[];
  readonly house_rival: { readonly work_threshold: number };
}

/** An edition, looked up by id. */
export class Edition {
  readonly virtue: readonly VirtueRow[];
  readonly cathedral: readonly CathedralRow[];
  readonly rules: Raw['board'];
  readonly workThreshold: number;
  readonly #apprentices: ReadonlyMap<string, ApprenticeRow>;
  readonly #buildings: ReadonlyMap<string, BuildingRow>;
  readonly #locations: ReadonlyMap<string, LocationRow>;
  readonly #boards: ReadonlyMap<string, PlayerBoardRow>;

  constructor(json: Readonly<Record<string, unknown>>) {
    const raw = json as unknown as Raw;
    this.rules = raw.board;
    this.virtue = raw.board.virtue;
    this.cathedral = raw.board.cathedral;
    this.workThreshold = raw.house_rival.work_threshold;
    this.#apprentices = byId(raw.apprentice);
    this.#buildings = byId(raw.building);
    this.#locations = byId(raw.board.location);
    this.#boards = byId(raw.player_board);
  }

  apprentice = (id: string): ApprenticeRow => found(this.#apprentices, id);
  building = (id: string): BuildingRow => found(this.#buildings, id);
  location = (id: string): LocationRow => found(this.#locations, id);
  playerBoard = (id: string): PlayerBoardRow => found(this.#boards, id);

  /** How many columns the Guildhall has, if it has so many spaces. */
  columns(spaces: number): number {
    return this.rules.guildhall.find((hall) => hall.spaces === spaces)?.columns ?? spaces / 4;
  }
}

function byId<R extends { readonly id: string }>(rows: readonly R[]): ReadonlyMap<string, R> {
  return new Map(rows.map((row) => [row.id, row]));
}

function found<R>(rows: ReadonlyMap<string, R>, id: string): R {
  const row = rows.get(id);
  if (!row) throw new Error(`the edition has no row ${id}`);
  return row;
}
