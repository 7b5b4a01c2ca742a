// Made by `cargo xtask types` of the types that the server describes; changes go there.

/** What a Conspirator makes cheaper (WK-Q1). */
export type ConspiratorDiscount = 'visit' | 'each_capture';

/** Something that happened: its kind, and what there is to say about it. */
export type EventDoc =
  /** A sealed pick of the draft; told to its seat only. */
  | {
    readonly kind: 'kept';
    readonly seat: Seat;
    readonly building: string;
  }
  /** Everybody has picked, and the other cards go to the left. */
  | {
    readonly kind: 'passed';
  }
  /** The cards that came from the right; told to their seat only. */
  | {
    readonly kind: 'received';
    readonly seat: Seat;
    readonly buildings: ReadonlyArray<string>;
  }
  /** Building cards are drawn; told to their seat only. */
  | {
    readonly kind: 'drew';
    readonly seat: Seat;
    readonly buildings: ReadonlyArray<string>;
  }
  /** So many building cards are drawn; told to all others. */
  | {
    readonly kind: 'drew_hidden';
    readonly seat: Seat;
    readonly count: number;
  }
  /** Building cards are looked at (WK-40); told to their seat only. */
  | {
    readonly kind: 'looked';
    readonly seat: Seat;
    readonly buildings: ReadonlyArray<string>;
  }
  /** So many building cards are looked at; told to all others. */
  | {
    readonly kind: 'looked_hidden';
    readonly seat: Seat;
    readonly count: number;
  }
  /** One of them is kept; told to its seat only. */
  | {
    readonly kind: 'took_looked';
    readonly seat: Seat;
    readonly building: string;
  }
  /** One of them is kept; told to all others. */
  | {
    readonly kind: 'took_looked_hidden';
    readonly seat: Seat;
  }
  /** A card of the hand is chosen to go under the pile; told to its seat only. */
  | {
    readonly kind: 'chose';
    readonly seat: Seat;
    readonly building: string;
  }
  /** Building cards go under the pile; told to their seat only. */
  | {
    readonly kind: 'put_under';
    readonly seat: Seat;
    readonly buildings: ReadonlyArray<string>;
  }
  /** So many building cards go under the pile; told to all others. */
  | {
    readonly kind: 'put_under_hidden';
    readonly seat: Seat;
    readonly count: number;
  }
  /** A turn begins. */
  | {
    readonly kind: 'turn_began';
    readonly seat: Seat;
    readonly turn: number;
    readonly round: number;
  }
  /** In the middle of a turn another seat is asked (WK-E64). */
  | {
    readonly kind: 'asked';
    readonly seat: Seat;
  }
  /** A worker is placed; so many own ones are there now. */
  | {
    readonly kind: 'placed';
    readonly seat: Seat;
    readonly location: string;
    readonly workers: number;
  }
  /** A worker is placed on this space of the Guildhall, counted from 1; 0 is beside it (WK-81). */
  | {
    readonly kind: 'placed_in_guildhall';
    readonly seat: Seat;
    readonly space: number;
  }
  /** A worker is taken back (WK-11). */
  | {
    readonly kind: 'recalled';
    readonly seat: Seat;
    readonly location: string;
  }
  /** A worker is taken back from another board (WK-E29). */
  | {
    readonly kind: 'recalled_held';
    readonly seat: Seat;
    readonly holder: Seat;
  }
  /** All workers are in the Guildhall, and the turn is skipped. */
  | {
    readonly kind: 'skipped';
    readonly seat: Seat;
  }
  /** Goods come from the general supply; silver among them is plain. */
  | {
    readonly kind: 'gained';
    readonly seat: Seat;
    readonly goods: Readonly<Record<string, number>>;
  }
  /** Goods go to the general supply; silver among them is plain. */
  | {
    readonly kind: 'paid';
    readonly seat: Seat;
    readonly goods: Readonly<Record<string, number>>;
  }
  /** Tax goes to the Tax Stand (WK-36). */
  | {
    readonly kind: 'paid_tax';
    readonly seat: Seat;
    readonly tax: number;
  }
  /** Virtue goes up or down, to this level. */
  | {
    readonly kind: 'virtue_changed';
    readonly seat: Seat;
    readonly change: number;
    readonly level: number;
  }
  /** Virtue beyond 14 without a debt for it (WK-61). */
  | {
    readonly kind: 'virtue_lost';
    readonly seat: Seat;
    readonly virtue: number;
  }
  /** Unpaid debts are taken. */
  | {
    readonly kind: 'took_debts';
    readonly seat: Seat;
    readonly debts: number;
  }
  /** Unpaid debts return to the pile. */
  | {
    readonly kind: 'destroyed_debts';
    readonly seat: Seat;
    readonly debts: number;
  }
  /** A debt is turned to its paid side. */
  | {
    readonly kind: 'paid_debt';
    readonly seat: Seat;
  }
  /** A silver is laid on a card that is skipped (WK-22). */
  | {
    readonly kind: 'laid_coin';
    readonly seat: Seat;
    readonly row: number;
    readonly column: number;
    readonly apprentice: string;
  }
  /** An apprentice is hired, with the coins on the card. */
  | {
    readonly kind: 'hired';
    readonly seat: Seat;
    readonly apprentice: string;
    readonly row: number;
    readonly column: number;
    readonly coins: number;
  }
  /** An own apprentice goes under the pile to make room. */
  | {
    readonly kind: 'dismissed';
    readonly seat: Seat;
    readonly apprentice: string;
  }
  /** A row slides, and this card fills it (WK-24). */
  | {
    readonly kind: 'refilled';
    readonly row: number;
    readonly apprentice: string;
  }
  /** A row slides, and no card is left to fill it. */
  | {
    readonly kind: 'slid';
    readonly row: number;
  }
  /** The Tax Stand is emptied (WK-35). */
  | {
    readonly kind: 'took_taxes';
    readonly seat: Seat;
    readonly silver: number;
  }
  /** Workers of another player are captured. */
  | {
    readonly kind: 'captured';
    readonly seat: Seat;
    readonly owner: Seat;
    readonly location: string;
    readonly workers: number;
  }
  /** Own workers come back by a capture (WK-33). */
  | {
    readonly kind: 'rounded_up';
    readonly seat: Seat;
    readonly location: string;
    readonly workers: number;
  }
  /** Captured workers of one player go to Prison. */
  | {
    readonly kind: 'imprisoned';
    readonly seat: Seat;
    readonly owner: Seat;
    readonly workers: number;
  }
  /** Own workers come from Prison. */
  | {
    readonly kind: 'released';
    readonly seat: Seat;
    readonly workers: number;
  }
  /** Own workers come from this board. */
  | {
    readonly kind: 'ransomed';
    readonly seat: Seat;
    readonly holder: Seat;
    readonly workers: number;
    readonly by: 'silver' | 'debt' | 'free';
  }
  /** A building is constructed. */
  | {
    readonly kind: 'constructed';
    readonly seat: Seat;
    readonly building: string;
  }
  /** A marker moves up the Cathedral. */
  | {
    readonly kind: 'advanced';
    readonly seat: Seat;
    readonly level: number;
  }
  /** A Reward card is turned up. */
  | {
    readonly kind: 'rewarded';
    readonly seat: Seat;
    readonly reward: string;
  }
  /** No Reward card is left (WK-54). */
  | {
    readonly kind: 'no_reward';
    readonly seat: Seat;
  }
  /** What a building offers is declined. */
  | {
    readonly kind: 'declined';
    readonly seat: Seat;
    readonly building: string;
  }
  /** A Black Market reset begins (WK-71). */
  | {
    readonly kind: 'reset_began';
  }
  /** A worker goes from this space of the Black Market to Prison. */
  | {
    readonly kind: 'jailed';
    readonly seat: Seat;
    readonly location: string;
  }
  /** The top card of the left pile is turned and goes to the right, and what it offers there. */
  | {
    readonly kind: 'turned';
    readonly card: string;
    readonly goods: Readonly<Record<string, number>>;
  }
  /** The right pile is shuffled and is the new left one (WK-72). */
  | {
    readonly kind: 'reshuffled';
  }
  /** The small side that is on top of the left pile now. */
  | {
    readonly kind: 'shown';
    readonly goods: Readonly<Record<string, number>>;
  }
  /** The left pile is empty now. */
  | {
    readonly kind: 'pile_empty';
  }
  /** A reset apprentice acts; `acted` is 0 if its condition does not hold, otherwise 1. */
  | {
    readonly kind: 'reset_acted';
    readonly seat: Seat;
    readonly apprentice: string;
    readonly acted: number;
  }
  /** The last space of the Guildhall is filled (WK-80). */
  | {
    readonly kind: 'end_began';
    readonly seat: Seat;
  }
  /** The house rival turns a card. */
  | {
    readonly kind: 'rival_turned';
    readonly location: string;
  }
  /** The house rival turns a card of the Black Market. */
  | {
    readonly kind: 'rival_turned_market';
  }
  /** The card cannot be used, and another is turned (WK-E69). */
  | {
    readonly kind: 'rival_skipped';
    readonly location: string;
  }
  /** The card of the Black Market cannot be used, and another is turned (WK-E69). */
  | {
    readonly kind: 'rival_skipped_market';
  }
  /** The deck of the house rival is shuffled (WK-E48). */
  | {
    readonly kind: 'rival_shuffled';
  }
  /** The work counter of the house rival stands at this number now. */
  | {
    readonly kind: 'rival_worked';
    readonly work: number;
  }
  /** The house rival takes a whole group back. */
  | {
    readonly kind: 'rival_took_back';
    readonly seat: Seat;
    readonly location: string;
    readonly workers: number;
  }
  /** The house rival takes the top building. */
  | {
    readonly kind: 'rival_built';
    readonly seat: Seat;
    readonly building: string;
  }
  /** The house rival removes an apprentice, and the coins on the card. */
  | {
    readonly kind: 'rival_removed';
    readonly apprentice: string;
    readonly coins: number;
  }
  /** The house rival removes the top Reward card unseen. */
  | {
    readonly kind: 'rival_took_reward';
  }
  /** The house rival empties the Tax Stand. */
  | {
    readonly kind: 'rival_emptied';
    readonly silver: number;
  }
  /** The house rival can do nothing. */
  | {
    readonly kind: 'rival_idle';
    readonly seat: Seat;
  }
  /** What the end-game effects left of virtue and unpaid debts, where they changed something (WK-82). */
  | {
    readonly kind: 'end_effects';
    readonly seat: Seat;
    readonly level: number;
    readonly debts: number;
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
  /** Which card is kept, asked of all at once; the seats that have chosen. */
  | {
    readonly done: ReadonlyArray<Seat>;
    readonly frame: 'draft';
  }
  /** Where a worker is placed. */
  | {
    readonly frame: 'turn';
  }
  /** From where a worker is taken back. */
  | {
    readonly frame: 'recall';
  }
  /** Clay or gold. */
  | {
    readonly frame: 'dig';
  }
  /** Hire or draw. */
  | {
    readonly frame: 'workshop';
  }
  /** Which trade next; how many are left. Waits while one is being paid or its virtue settled. */
  | {
    readonly left: number;
    readonly frame: 'trades';
  }
  /** Which goods pay the trade, `"1"`, `"2"` or an apprentice; without it, the next level of the Cathedral. */
  | {
    readonly frame: 'mix';
    readonly trade?: string | null;
  }
  /** Which capture next; how many are left, the building that grants them (missing in the Town Centre), whether one was made, the silver still taken off (missing if none), the locations captured at, and how many these may be. */
  | {
    readonly left: number;
    readonly begun: boolean;
    readonly from: ReadonlyArray<string>;
    readonly most: number;
    readonly frame: 'captures';
    readonly building?: string | null;
    readonly discount?: number;
  }
  /** Which action of the Guardhouse next; how many are left. */
  | {
    readonly left: number;
    readonly frame: 'guard';
  }
  /** Construct or advance. */
  | {
    readonly frame: 'guild';
  }
  /** Hire or look at building cards. */
  | {
    readonly frame: 'middle';
  }
  /** Which of the cards looked at, the uppermost of the pile, is kept; how many they are, and how many are still kept. */
  | {
    readonly cards: number;
    readonly left: number;
    readonly frame: 'look';
  }
  /** Whom the building hires at no cost; how many hires are left. */
  | {
    readonly building: string;
    readonly left: number;
    readonly frame: 'free_hire';
  }
  /** Who makes room for the apprentice in that place, counted from 1. */
  | {
    readonly row: number;
    readonly column: number;
    readonly frame: 'dismiss';
  }
  /** Which card of the hand goes under the pile; how many are still asked for, and why: `building` is then named. */
  | {
    readonly left: number;
    readonly why: WhyDoc;
    readonly frame: 'discard';
    readonly building?: string | null;
  }
  /** Which of the two gains of the building. */
  | {
    readonly building: string;
    readonly frame: 'choose';
  }
  /** How many unpaid debts `seat` destroys. */
  | {
    readonly seat: Seat;
    readonly most: number;
    readonly frame: 'destroy';
  }
  /** What the reset apprentices of `seat` do; the places, counted from 0, of those in `apprentices` that have acted. */
  | {
    readonly seat: Seat;
    readonly acted: ReadonlyArray<number>;
    readonly frame: 'reset';
  }
  /** Waits: the row slides and is refilled. */
  | {
    readonly row: number;
    readonly column: number;
    readonly frame: 'refill';
  }
  /** Waits: a gain. */
  | {
    readonly seat: Seat;
    readonly gain: GainDoc;
    readonly frame: 'gain';
  }
  /** Waits: the immediate effect of the building. */
  | {
    readonly building: string;
    readonly frame: 'effect';
  }
  /** Waits: its effect on the players that are left. */
  | {
    readonly building: string;
    readonly left: ReadonlyArray<Seat>;
    readonly frame: 'everyone';
  }
  /** Waits: the end of the action, under everything else of it. */
  | {
    readonly frame: 'close';
  }
  /** Waits: step 3 of a reset for the players that are left. */
  | {
    readonly left: ReadonlyArray<Seat>;
    readonly frame: 'reset_acts';
  }
  /** Waits: steps 4 and 5 of a reset. */
  | {
    readonly frame: 'reset_end';
  }
  /** Waits: the hand limit. */
  | {
    readonly frame: 'limit';
  }
  /** Waits: the next turn. */
  | {
    readonly frame: 'next';
  };

/** A gain; what is 0 may be left out. */
export type GainDoc = {
  readonly building_card?: number;
  readonly clay?: number;
  readonly debt?: number;
  readonly gold?: number;
  readonly marble?: number;
  readonly silver?: number;
  readonly stone?: number;
  readonly virtue?: number;
  readonly wood?: number;
};

/** So many of each kind of goods; those of which there are none may be left out. */
export type GoodsDoc = {
  readonly clay?: number;
  readonly gold?: number;
  readonly marble?: number;
  readonly silver?: number;
  readonly stone?: number;
  readonly wood?: number;
};

/** The rulings a configuration may choose; what is left out is as the edition says. */
export type RulingChoices = {
  /** Whether hires, captures, the Church and the Library may be declined (WK-Q7, WK-E73 to WK-E76). */
  readonly building_effects_optional?: boolean | null;
  /** Whether a Conspirator takes 1 silver off the whole visit to the Town Centre, or off every capture after the first (WK-Q1, WK-E60). */
  readonly conspirator_discount?: ConspiratorDiscount | null;
  /** Whether a card is turned in the reset that finds the left Black Market pile empty (WK-Q3, WK-72). */
  readonly empty_black_market_turns_card?: boolean | null;
  /** Whether the limit of locations binds the captures of the Fortress, too (WK-Q2, WK-E52). */
  readonly fortress_location_limit?: boolean | null;
};

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** What is known of the apprentice pile: which cards are in it, and the order of those at the bottom that everybody has seen. */
export type SeenApprenticesDoc = {
  /** How many cards it has. */
  readonly count: number;
  /** Those above the known ones, in the order of the edition. */
  readonly others: ReadonlyArray<string>;
  /** Those at the bottom, the lowest last. */
  readonly known: ReadonlyArray<string>;
};

/** What is known of the house rival's deck: which cards are left, not their order. */
export type SeenDeckDoc = {
  /** How many. */
  readonly count: number;
  /** Which, in the order of the edition. */
  readonly cards: ReadonlyArray<string>;
};

/** The Guildhall. */
export type SeenGuildhallDoc = {
  /** Workers there and beside it. */
  readonly workers: number;
  /** Spaces in use. */
  readonly spaces: number;
  /** The spaces, counted from 1, that trigger a reset. */
  readonly resets: ReadonlyArray<number>;
};

/** The left pile of the Black Market: not which card is on top, as two cards have that side. */
export type SeenLeftDoc = {
  /** How many cards it has. */
  readonly count: number;
  /** What the left space gives now. */
  readonly small: GoodsDoc;
  /** Its cards, in the order of the edition. */
  readonly cards: ReadonlyArray<string>;
};

/** The Black Market as a viewer sees it. */
export type SeenMarketDoc = {
  /** The left pile. */
  readonly left: SeenLeftDoc;
  /** The right pile, the top first. */
  readonly right: ReadonlyArray<string>;
  /** What the right space gives now. */
  readonly large: GoodsDoc;
  /** As in the state. */
  readonly workers: ReadonlyArray<Seat | null>;
};

/** What is known of the Reward cards. */
export type SeenRewardsDoc = {
  /** How many cards the pile has. */
  readonly count: number;
  /** Those that nobody has seen, in the pile or out of the game, in the order of the edition. */
  readonly unseen: ReadonlyArray<string>;
};

/** The house rival as a viewer sees it. */
export type SeenRivalDoc = {
  /** As in the state. */
  readonly work: number;
  /** What is left of its deck. */
  readonly deck: SeenDeckDoc;
};

/** A player as a viewer sees them. What is the viewer's own is missing for all others. */
export type SeenSeatDoc = {
  /** As in the state; nothing for side 1. */
  readonly board: string | null;
  /** Resources and silver. */
  readonly goods: GoodsDoc;
  /** As in the state. */
  readonly debts: number;
  /** As in the state. */
  readonly paid_debts: number;
  /** As in the state. */
  readonly virtue: number;
  /** As in the state. */
  readonly cathedral: number;
  /** As in the state. */
  readonly supply: number;
  /** As in the state. */
  readonly workers: WorkersDoc;
  /** As in the state. */
  readonly prison: number;
  /** As in the state. */
  readonly guildhall: number;
  /** As in the state, for every seat. */
  readonly held: ReadonlyArray<number>;
  /** As in the state. */
  readonly apprentices: ReadonlyArray<string>;
  /** As in the state. */
  readonly buildings: ReadonlyArray<string>;
  /** As in the state. */
  readonly discards: number;
  /** How many cards are in the hand. */
  readonly hand_count: number;
  /** The viewer's own, as in the state. */
  readonly hand?: ReadonlyArray<string> | null;
  /** The viewer's own, as in the state. */
  readonly leaving?: ReadonlyArray<string> | null;
  /** The viewer's own, as in the state. */
  readonly packet?: ReadonlyArray<string> | null;
  /** The viewer's own, as in the state, for every round in which cards are passed on. */
  readonly passed?: ReadonlyArray<ReadonlyArray<string>> | null;
  /** The viewer's own, as in the state; missing also before it is made. */
  readonly pick?: string | null;
};

/** An open apprentice. */
export type SpaceDoc = {
  /** Who. */
  readonly apprentice: string;
  /** The silver on the card. */
  readonly coins?: number;
};

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
  /** As in the state; nothing after the draft. */
  readonly picks: number | null;
  /** As in the state. */
  readonly tax_stand: number;
  /** As in the state. */
  readonly workshop: ReadonlyArray<ReadonlyArray<SpaceDoc | null>>;
  /** What is known of the apprentice pile. */
  readonly apprentice_pile: SeenApprenticesDoc;
  /** The building pile, the top first; nothing for a card that the viewer does not know. Known are those that the viewer put there or is looking at. */
  readonly building_pile: ReadonlyArray<string | null>;
  /** As in the state, for every card. */
  readonly building_pile_by: ReadonlyArray<Seat | null>;
  /** Buildings of which the viewer does not know where they are, in the order of the edition. */
  readonly unseen_buildings: ReadonlyArray<string>;
  /** What is known of the Reward cards. */
  readonly rewards: SeenRewardsDoc;
  /** The Black Market. */
  readonly black_market: SeenMarketDoc;
  /** The Guildhall. */
  readonly guildhall: SeenGuildhallDoc;
  /** As in the state. */
  readonly reset: boolean;
  /** As in the state. */
  readonly last_turns: number | null;
  /** The house rival; nothing in a game for several players. */
  readonly house_rival: SeenRivalDoc | null;
  /** One for each player, and one for the house rival. */
  readonly seats: ReadonlyArray<SeenSeatDoc>;
  /** As in the state. */
  readonly pending: ReadonlyArray<FrameDoc>;
};

/** Why cards of the hand go under the pile. */
export type WhyDoc = 'limit' | 'cathedral' | 'building' | 'deal';

/** Own workers by open location; those without any may be left out. */
export type WorkersDoc = {
  readonly forest?: number;
  readonly guardhouse?: number;
  readonly kings_storehouse?: number;
  readonly mines?: number;
  readonly quarry?: number;
  readonly silversmith?: number;
  readonly tax_stand?: number;
  readonly town_centre?: number;
  readonly workshop?: number;
};
