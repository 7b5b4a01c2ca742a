// Made by `cargo xtask types` of the types that the server describes; changes go there.

/** What it takes to contribute to the palace (QA-61). */
export type Condition = 'track' | 'capital' | 'performance' | 'construct';

/** Something that happened: its kind, and what there is to say about it. */
export type EventDoc =
  /** Another player picks. */
  | {
    readonly kind: 'pick_began';
    readonly seat: Seat;
  }
  /** A starter is taken. */
  | {
    readonly kind: 'took';
    readonly seat: Seat;
    readonly character: string;
  }
  /** A starter is turned (QA-21). */
  | {
    readonly kind: 'turned_for_talers';
    readonly seat: Seat;
    readonly character: string;
    readonly position: number;
    readonly talers: number;
  }
  /** Somebody can take none of the starters on display (QA-E39). */
  | {
    readonly kind: 'nothing_to_take';
    readonly seat: Seat;
  }
  /** A starter that nobody can take leaves the game (QA-E39). */
  | {
    readonly kind: 'left_on_display';
    readonly character: string;
  }
  /** A turn begins. */
  | {
    readonly kind: 'turn_began';
    readonly seat: Seat;
    readonly turn: number;
    readonly round: number;
  }
  /** The architect moves. */
  | {
    readonly kind: 'advanced';
    readonly seat: Seat;
    readonly spaces: number;
    readonly action: string;
  }
  /** The action is forfeited; `forced` is 1 if nothing else was possible (QA-E42), otherwise 0. */
  | {
    readonly kind: 'forfeited';
    readonly seat: Seat;
    readonly action: string;
    readonly forced: number;
  }
  /** The hire of a town is not used. */
  | {
    readonly kind: 'bonus_forfeited';
    readonly seat: Seat;
  }
  /** The income of day labor. */
  | {
    readonly kind: 'labored';
    readonly seat: Seat;
    readonly craftsmen: number;
    readonly talers: number;
  }
  /** Talers for a craftsman turned for the bonus (QA-28). */
  | {
    readonly kind: 'earned';
    readonly seat: Seat;
    readonly character: string;
    readonly talers: number;
  }
  /** The talers of a town (QA-52). */
  | {
    readonly kind: 'town_paid';
    readonly seat: Seat;
    readonly place: string;
    readonly talers: number;
  }
  /** A craftsman makes room. */
  | {
    readonly kind: 'fired';
    readonly seat: Seat;
    readonly character: string;
  }
  /** A tile is paid and taken. */
  | {
    readonly kind: 'hired';
    readonly seat: Seat;
    readonly character: string;
    readonly row: number;
    readonly price: number;
    readonly position: number;
  }
  /** The price marker shows another price. */
  | {
    readonly kind: 'price_moved';
    readonly price: number;
  }
  /** The top tile leaves the game (QA-34). */
  | {
    readonly kind: 'displaced';
    readonly character: string;
  }
  /** Tiles of the billboard move up. */
  | {
    readonly kind: 'moved_up';
  }
  /** A tile comes from the pile. */
  | {
    readonly kind: 'revealed';
    readonly character: string;
    readonly row: number;
  }
  /** So many bonds for a visit now. */
  | {
    readonly kind: 'gained_confidence';
    readonly seat: Seat;
    readonly bonds: number;
  }
  /** Bonds are redeemed. */
  | {
    readonly kind: 'redeemed';
    readonly seat: Seat;
    readonly bonds: number;
    readonly talers: number;
  }
  /** A carriage moves from a place to this one. */
  | {
    readonly kind: 'traveled';
    readonly seat: Seat;
    readonly from: string;
    readonly place: string;
    readonly spaces: number;
    readonly price: number;
  }
  /** Dormitory to entrance, saloon to dormitory (QA-42). */
  | {
    readonly kind: 'tavern_moved';
    readonly seat: Seat;
  }
  /** A guild is sent. */
  | {
    readonly kind: 'sent';
    readonly seat: Seat;
    readonly guild: string;
  }
  /** One fee for so many guilds. */
  | {
    readonly kind: 'paid_fee';
    readonly seat: Seat;
    readonly count: number;
    readonly fee: number;
  }
  /** A rested craftsman turns back (QA-44). */
  | {
    readonly kind: 'turned_back';
    readonly seat: Seat;
    readonly character: string;
    readonly position: number;
    readonly performance: number;
  }
  /** A building (QA-51): the sum of performances, what the site deducts, the points of a town; `limit` is that of the place if it cut something off, otherwise 0. */
  | {
    readonly kind: 'built';
    readonly seat: Seat;
    readonly place: string;
    readonly sum: number;
    readonly deduction: number;
    readonly bonus: number;
    readonly limit: number;
    readonly points: number;
  }
  /** A craftsman is assigned to repairs. */
  | {
    readonly kind: 'assigned';
    readonly seat: Seat;
    readonly character: string;
    readonly value: number;
  }
  /** Repairs. */
  | {
    readonly kind: 'repaired';
    readonly seat: Seat;
    readonly points: number;
  }
  /** Steps on the appreciation track, to this space. */
  | {
    readonly kind: 'stepped';
    readonly seat: Seat;
    readonly steps: number;
    readonly space: number;
  }
  /** Bonds for points not spent; points lost (QA-57). */
  | {
    readonly kind: 'took_bonds';
    readonly seat: Seat;
    readonly bonds: number;
    readonly lost: number;
  }
  /** A craftsman turns after work. */
  | {
    readonly kind: 'turned';
    readonly seat: Seat;
    readonly character: string;
    readonly position: number;
    readonly performance: number;
  }
  /** A craftsman leaves after the last job. */
  | {
    readonly kind: 'dropped_out';
    readonly seat: Seat;
    readonly character: string;
  }
  /** A contribution to the palace. */
  | {
    readonly kind: 'contributed';
    readonly seat: Seat;
    readonly sum: number;
  }
  /** The limit of rounds is reached. */
  | {
    readonly kind: 'stopped';
    readonly rounds: number;
  }
  /** The game is over. */
  | {
    readonly kind: 'game_over';
  };

/** An open question or a step that waits. */
export type FrameDoc =
  /** The next pick of the draft; waits while a starter is turned. */
  | {
    readonly frame: 'pick';
  }
  /** How far the starter just taken is turned. */
  | {
    readonly character: string;
    readonly frame: 'turn';
  }
  /** How far the architect moves. */
  | {
    readonly frame: 'advance';
  }
  /** Day labor or not. */
  | {
    readonly frame: 'labor';
  }
  /** Which craftsman is turned for the bonus; those still to choose from. */
  | {
    readonly left: ReadonlyArray<string>;
    readonly frame: 'icons';
  }
  /** Which tile is hired; `bonus` if a town gives it. */
  | {
    readonly bonus: boolean;
    readonly frame: 'hire';
  }
  /** Who makes room for the tile of that row, counted from 1. */
  | {
    readonly row: number;
    readonly bonus: boolean;
    readonly frame: 'fire';
  }
  /** What is done at the moneychanger. */
  | {
    readonly frame: 'money';
  }
  /** Where the carriage goes. */
  | {
    readonly frame: 'travel';
  }
  /** The tavern or not. */
  | {
    readonly frame: 'tavern';
  }
  /** Which guild is sent next; those sent so far, which are in the saloon already. */
  | {
    readonly sent: ReadonlyArray<string>;
    readonly frame: 'rest';
  }
  /** What is built. */
  | {
    readonly frame: 'construct';
  }
  /** Who is assigned next; those assigned so far. */
  | {
    readonly assigned: ReadonlyArray<string>;
    readonly frame: 'repair';
  }
  /** How many steps are taken. */
  | {
    readonly points: number;
    readonly frame: 'spend';
  }
  /** Waits: those who worked turn. */
  | {
    readonly worked: ReadonlyArray<string>;
    readonly frame: 'rotate';
  }
  /** Waits: the end of the turn, under everything else of it. */
  | {
    readonly frame: 'end';
  };

/** What is known of the draw pile: which tiles are in it, not their order. */
export type PileDoc = {
  /** How many tiles it has. */
  readonly count: number;
  /** The starters on top, in the order of the edition. */
  readonly starters: ReadonlyArray<string>;
  /** The tiles below, in the order of the edition. */
  readonly others: ReadonlyArray<string>;
};

/** The rulings a configuration may choose; what is left out is as the edition says. */
export type RulingChoices = {
  /** Only the bonds of the supply can be had (QA-57, QA-E48). */
  readonly bond_supply_limited?: boolean | null;
  /** Who may contribute to the palace may also leave it (QA-E21, QA-E45). */
  readonly palace_is_optional?: boolean | null;
  /** A turn on the hire space without a hire moves the price marker (QA-E8, QA-E43). */
  readonly price_marker_moves_when_hire_is_forfeited?: boolean | null;
  /** A tavern action may send no guild (QA-E15, QA-E46). */
  readonly tavern_zero_tiles_allowed?: boolean | null;
  /** The additional hire of a town moves the price marker as any hire does (QA-E9, QA-E44). */
  readonly town_hire_moves_price_marker?: boolean | null;
  /** Whether the craftsman hired so turns as well (QA-E10, QA-E40). */
  readonly town_hire_new_craftsman_is_rotated?: boolean | null;
  /** Whether that hire comes after the band has turned or before (QA-E10, QA-E40). */
  readonly town_hire_timing?: TownHireTiming | null;
  /** Staying where one is counts as a trip (QA-E12, QA-E47). */
  readonly travel_zero_spaces_allowed?: boolean | null;
};

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** A craftsman as a viewer sees them. */
export type SeenCraftsmanDoc = {
  /** Who. */
  readonly character: string;
  /** Clockwise turns away from the start position. */
  readonly position: number;
  /** The number at the hammer. */
  readonly performance: number;
  /** Jobs left, this one included. */
  readonly jobs: number;
};

/** A place as a viewer sees it. */
export type SeenPlaceDoc = {
  /** Its id. */
  readonly place: string;
  /** The demand tile. */
  readonly demand: string;
  /** What the next building there has deducted (0, 2, 4 …); nothing if all sites are taken. */
  readonly deduction: number | null;
  /** The seats with a marker there, the first builder first. */
  readonly builders?: ReadonlyArray<Seat>;
};

/** A player as a viewer sees them. */
export type SeenSeatDoc = {
  /** The six notches. */
  readonly band: ReadonlyArray<SeenCraftsmanDoc | null>;
  /** The sum of the performances. */
  readonly performance: number;
  /** As in the state. */
  readonly talers: number;
  /** As in the state. */
  readonly bonds: number;
  /** As in the state. */
  readonly architect: StarAction;
  /** As in the state. */
  readonly track: number;
  /** As in the state. */
  readonly confidence: number;
  /** Bonds that can be redeemed at a visit. */
  readonly redeems: number;
  /** As in the state. */
  readonly carriage: string;
  /** Building markers that are left. */
  readonly markers: number;
  /** Guilds on the entrance. */
  readonly entrance: ReadonlyArray<string>;
  /** As in the state. */
  readonly saloon: ReadonlyArray<string>;
  /** As in the state. */
  readonly dormitory: ReadonlyArray<string>;
  /** As in the state. */
  readonly palace: number;
  /** What it takes for the palace, as far as the player meets it now (QA-61). */
  readonly meets: ReadonlyArray<Condition>;
};

/** A space of the action star, and the action it stands for. */
export type StarAction = 'construct' | 'day_laborer' | 'hire' | 'moneychanger' | 'travel' | 'tavern';

/** When the hire of a town bonus takes place (QA-E10). */
export type TownHireTiming = 'after_rotation' | 'before_rotation';

/** What one viewer may know. */
export type ViewDoc = {
  /** The seat that it is made for; nothing for a spectator. */
  readonly viewer: Seat | null;
  /** As in the state. */
  readonly turn: number;
  /** The round, counted from 1; 0 in the draft. */
  readonly round: number;
  /** As in the state. */
  readonly active: Seat;
  /** As in the state. */
  readonly first: Seat;
  /** As in the state. */
  readonly over: boolean;
  /** As in the state. */
  readonly round_limit: number;
  /** As in the state, all of them. */
  readonly rulings: RulingChoices;
  /** The side of the board, by its id. */
  readonly board: string;
  /** As in the state. */
  readonly display: ReadonlyArray<string>;
  /** As in the state. */
  readonly billboard: ReadonlyArray<string | null>;
  /** What each row of the billboard costs now. */
  readonly prices: ReadonlyArray<number>;
  /** As in the state. */
  readonly price_marker: number;
  /** As in the state. */
  readonly track: ReadonlyArray<number>;
  /** As in the state. */
  readonly bonds: number;
  /** The places with a demand tile. */
  readonly places: ReadonlyArray<SeenPlaceDoc>;
  /** What is known of the draw pile. */
  readonly pile: PileDoc;
  /** As in the state. */
  readonly removed: ReadonlyArray<string>;
  /** One for each player. */
  readonly seats: ReadonlyArray<SeenSeatDoc>;
  /** As in the state. */
  readonly pending: ReadonlyArray<FrameDoc>;
};
