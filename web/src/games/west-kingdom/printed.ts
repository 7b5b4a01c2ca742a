/** What is printed on the cards and boards, looked up by id. */
import type {
  WestKingdomApprentice,
  WestKingdomBoard,
  WestKingdomBuilding,
  WestKingdomMarketCard,
  WestKingdomPrinted,
  WestKingdomReward,
} from '../../net/protocol';

export class Printed {
  readonly #apprentices: ReadonlyMap<string, WestKingdomApprentice>;
  readonly #buildings: ReadonlyMap<string, WestKingdomBuilding>;
  readonly #boards: ReadonlyMap<string, WestKingdomBoard>;
  readonly #rewards: ReadonlyMap<string, WestKingdomReward>;
  readonly #market: ReadonlyMap<string, WestKingdomMarketCard>;

  constructor(readonly all: WestKingdomPrinted) {
    this.#apprentices = byId(all.apprentices);
    this.#buildings = byId(all.buildings);
    this.#boards = byId(all.player_boards);
    this.#rewards = byId(all.rewards);
    this.#market = byId(all.market_cards);
  }

  apprentice = (id: string): WestKingdomApprentice => found(this.#apprentices, id);
  building = (id: string): WestKingdomBuilding => found(this.#buildings, id);
  playerBoard = (id: string): WestKingdomBoard => found(this.#boards, id);
  reward = (id: string): WestKingdomReward => found(this.#rewards, id);
  marketCard = (id: string): WestKingdomMarketCard => found(this.#market, id);

  /** The number of columns of a Guildhall with that many spaces. */
  columns(spaces: number): number {
    return this.all.guildhall.find((hall) => hall.spaces === spaces)?.columns ?? spaces / 4;
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
