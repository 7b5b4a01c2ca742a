/**
 * The printed numbers that the board shows, read from the edition's data file. The file has more
 * (provenance above all), which nobody here needs.
 */
import type { Action } from './view';

/** The tile of a character. */
export interface Character {
  readonly id: string;
  readonly guild: string;
  /** The six corners, from the start position on. */
  readonly performance: readonly number[];
  readonly repair: number;
  readonly day_laborer: boolean;
  /** The corner with the arrow. */
  readonly dropout_index: number;
  /** How many tiles there are, and how many of them are starters. */
  readonly copies: number;
  readonly starting_copies: number;
}

/** What a town gives besides. */
export interface Bonus {
  readonly type: 'appreciation' | 'talers' | 'hire';
  readonly amount: number;
}

/** A demand tile. */
export interface Demand {
  readonly id: string;
  readonly type: PlaceType;
  readonly guilds: readonly string[];
  readonly bonus?: Bonus;
}

/** A kind of place. */
export type PlaceType = 'capital' | 'village' | 'monastery' | 'town';

/** A place of the map; `x` and `y` run from 0 to 1000. */
export interface Location {
  readonly id: string;
  readonly type: PlaceType;
  readonly name?: string;
  readonly x: number;
  readonly y: number;
}

/** A side of the board. */
export interface Side {
  readonly id: string;
  readonly building_sites: readonly number[];
  readonly roads: readonly (readonly [string, string])[];
  readonly location: readonly Location[];
}

interface Sourced<T> {
  readonly value: T;
}

interface File {
  readonly guild: readonly { readonly id: string }[];
  readonly action_star: {
    readonly order: readonly Action[];
    readonly steps_min: Sourced<number>;
    readonly steps_max: Sourced<number>;
  };
  readonly character: readonly Character[];
  readonly price_scale: { readonly values: readonly number[] };
  readonly moneychanger: {
    readonly track: readonly number[];
    readonly talers_per_bond: Sourced<number>;
  };
  readonly travel: { readonly cost_by_spaces: Readonly<Record<string, number | string>> };
  readonly tavern: { readonly fee_by_tiles: Readonly<Record<string, number | string>> };
  readonly construct: {
    readonly cap: Readonly<Record<string, number | string>>;
    readonly palace_min_performance: Sourced<number>;
    readonly repair_max_craftsmen: Sourced<number>;
  };
  readonly day_laborer: {
    readonly talers_per_two_craftsmen_rounded_up: Sourced<number>;
    readonly talers_per_rotated_icon: Sourced<number>;
  };
  readonly appreciation_token: readonly { readonly value: number; readonly count: number }[];
  readonly components: { readonly per_player: { readonly building_markers: Sourced<number> } };
  readonly demand: readonly Demand[];
  readonly board: readonly Side[];
}

/** The edition with its rows by id. */
export interface Edition {
  readonly guilds: readonly string[];
  readonly star: readonly Action[];
  /** How far the architect moves, at least and at most. */
  readonly steps: readonly [number, number];
  readonly characters: ReadonlyMap<string, Character>;
  readonly demands: ReadonlyMap<string, Demand>;
  readonly sides: ReadonlyMap<string, Side>;
  readonly priceScale: readonly number[];
  readonly moneychanger: readonly number[];
  readonly talersPerBond: number;
  /** What a trip costs, by spaces from 1 on. */
  readonly travel: readonly number[];
  /** What the tavern costs, by guilds from 1 on. */
  readonly tavern: readonly number[];
  readonly caps: Readonly<Record<'village' | 'monastery' | 'town', number>>;
  readonly palace: number;
  readonly markers: number;
  /** How many craftsmen repair at most. */
  readonly repairers: number;
  /** Talers of day labor: for two craftsmen, and for a craftsman who is turned. */
  readonly income: number;
  readonly talersPerIcon: number;
  /** How many appreciation tokens have each value. */
  readonly tokens: ReadonlyMap<number, number>;
}

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** The numbers of a table such as `{"1": 0, "2": 1, "source": …}`, in order. */
function ladder(table: Readonly<Record<string, number | string>>): readonly number[] {
  return Object.entries(table)
    .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => value);
}

/** Reads the data file as the server gives it. */
export function readEdition(json: Readonly<Record<string, unknown>>): Edition {
  const file = json as unknown as File;
  return {
    guilds: file.guild.map((guild) => guild.id),
    star: file.action_star.order,
    steps: [file.action_star.steps_min.value, file.action_star.steps_max.value],
    characters: byId(file.character),
    demands: byId(file.demand),
    sides: byId(file.board),
    priceScale: file.price_scale.values,
    moneychanger: file.moneychanger.track,
    talersPerBond: file.moneychanger.talers_per_bond.value,
    travel: ladder(file.travel.cost_by_spaces),
    tavern: ladder(file.tavern.fee_by_tiles),
    caps: file.construct.cap as Edition['caps'],
    palace: file.construct.palace_min_performance.value,
    markers: file.components.per_player.building_markers.value,
    repairers: file.construct.repair_max_craftsmen.value,
    income: file.day_laborer.talers_per_two_craftsmen_rounded_up.value,
    talersPerIcon: file.day_laborer.talers_per_rotated_icon.value,
    tokens: new Map(file.appreciation_token.map(({ value, count }) => [value, count])),
  };
}
