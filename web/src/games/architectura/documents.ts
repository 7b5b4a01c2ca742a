// Made by `cargo xtask types` of the types that the server describes; changes go there.

/** A card in the city. */
export type CardDoc = {
  /** Its id. */
  readonly card: string;
  /** Whose it is. */
  readonly seat: Seat;
  /** The side on top, 0 to 3 as the edition lists them; nothing if it is face down. */
  readonly side?: number | null;
  /** Whether a protection token lies on it. */
  readonly token?: boolean;
};

/** Something that happened: its kind, and what there is to say about it. */
export type EventDoc =
  /** A sealed exchange; told to its seat only. */
  | {
    readonly kind: 'exchanged';
    readonly seat: Seat;
    readonly card: string;
    readonly given: string;
  }
  /** Somebody has chosen a deck. */
  | {
    readonly kind: 'deck_ready';
    readonly seat: Seat;
  }
  /** The exchanges come to light (AR-52). */
  | {
    readonly kind: 'deck_shown';
    readonly seat: Seat;
    readonly count: number;
    readonly taken: ReadonlyArray<string>;
    readonly given: ReadonlyArray<string>;
  }
  /** Decks are shuffled, hands are drawn. */
  | {
    readonly kind: 'dealt';
    readonly count: number;
  }
  /** A turn begins. */
  | {
    readonly kind: 'turn_began';
    readonly seat: Seat;
    readonly turn: number;
  }
  /** In the middle of a turn another seat is asked. */
  | {
    readonly kind: 'asked';
    readonly seat: Seat;
  }
  /** Somebody with cards can play none. */
  | {
    readonly kind: 'skipped';
    readonly seat: Seat;
  }
  /** A hand goes under the deck. */
  | {
    readonly kind: 'mulligan';
    readonly seat: Seat;
    readonly count: number;
  }
  /** A hand card goes into the deck (Tavern, Obelisk); told to its seat only. */
  | {
    readonly kind: 'buried';
    readonly seat: Seat;
    readonly card: string;
  }
  /** The same, told to all others. */
  | {
    readonly kind: 'buried_hidden';
    readonly seat: Seat;
  }
  /** The Obelisk is fetched, the deck shuffled. */
  | {
    readonly kind: 'searched';
    readonly seat: Seat;
    readonly card: string;
  }
  /** A card with a price is chosen. */
  | {
    readonly kind: 'announced';
    readonly seat: Seat;
    readonly card: string;
    readonly at: string;
  }
  /** A card is placed and has this value there. */
  | {
    readonly kind: 'played';
    readonly seat: Seat;
    readonly card: string;
    readonly at: string;
    readonly value: number;
  }
  /** A card is laid in front. */
  | {
    readonly kind: 'played_front';
    readonly seat: Seat;
    readonly card: string;
  }
  /** A card leaves the game. */
  | {
    readonly kind: 'removed';
    readonly seat: Seat;
    readonly card: string;
  }
  /** A card is removed as a price. */
  | {
    readonly kind: 'paid';
    readonly seat: Seat;
    readonly card: string;
  }
  /** A protected card of one's own is left alone. */
  | {
    readonly kind: 'spared';
    readonly card: string;
    readonly owner: Seat;
    readonly at: string;
  }
  /** A card is turned and now has this value. */
  | {
    readonly kind: 'turned';
    readonly card: string;
    readonly owner: Seat;
    readonly at: string;
    readonly turn: 'ar-turn-cw' | 'ar-turn-ccw';
    readonly value: number;
  }
  /** A card is turned face down. */
  | {
    readonly kind: 'destroyed';
    readonly card: string;
    readonly owner: Seat;
    readonly at: string;
  }
  /** A destroyed card goes beside its owner's Cemetery. */
  | {
    readonly kind: 'gathered';
    readonly card: string;
    readonly owner: Seat;
    readonly at: string;
  }
  /** A card is moved from a space to another. */
  | {
    readonly kind: 'moved';
    readonly card: string;
    readonly owner: Seat;
    readonly from: string;
    readonly at: string;
  }
  /** Two cards change places. */
  | {
    readonly kind: 'swapped';
    readonly at: string;
    readonly other: string;
  }
  /** A token is put on a card. */
  | {
    readonly kind: 'protected';
    readonly seat: Seat;
    readonly at: string;
  }
  /** A token is put on a space. */
  | {
    readonly kind: 'reserved';
    readonly seat: Seat;
    readonly at: string;
  }
  /** A token goes back to its owner. */
  | {
    readonly kind: 'token_back';
    readonly seat: Seat;
    readonly at: string;
  }
  /** A destroyed card is turned up. */
  | {
    readonly kind: 'rebuilt';
    readonly card: string;
    readonly owner: Seat;
    readonly at: string;
  }
  /** A hand limit is raised. */
  | {
    readonly kind: 'hand_limit';
    readonly seat: Seat;
    readonly limit: number;
  }
  /** A Forge copies this card. */
  | {
    readonly kind: 'copied';
    readonly seat: Seat;
    readonly card: string;
  }
  /** A card goes back to the hand. */
  | {
    readonly kind: 'returned';
    readonly seat: Seat;
    readonly card: string;
    readonly at: string;
  }
  /** A card is laid face down for a Laboratory. */
  | {
    readonly kind: 'laid';
    readonly seat: Seat;
    readonly card: string;
    readonly at: string;
  }
  /** A card is laid beside one's Cemetery for a Laboratory. */
  | {
    readonly kind: 'laid_beside';
    readonly seat: Seat;
    readonly card: string;
  }
  /** Cards are drawn; told to their seat only. */
  | {
    readonly kind: 'drew';
    readonly seat: Seat;
    readonly count: number;
    readonly cards: ReadonlyArray<string>;
  }
  /** The same, told to all others. */
  | {
    readonly kind: 'drew_hidden';
    readonly seat: Seat;
    readonly count: number;
  }
  /** Nobody can play. */
  | {
    readonly kind: 'game_over';
  };

/** An open question or a step that waits. */
export type FrameDoc =
  /** Decks are chosen; these seats are ready. */
  | {
    readonly done: ReadonlyArray<Seat>;
    readonly frame: 'decks';
  }
  /** The active player's turn. */
  | {
    readonly frame: 'turn';
  }
  /** Waits: the end of the turn, under everything else of it. */
  | {
    readonly frame: 'draw';
  }
  /** So many cards are still to be removed before the card is placed. */
  | {
    readonly card: string;
    readonly at: string;
    readonly left: number;
    readonly frame: 'pay';
  }
  /** Whether the card just played there affects its owner's protected card to the left. */
  | {
    readonly at: string;
    readonly frame: 'compare';
  }
  /** The effect of a card works from a space; cards already turned, or seats already served by a Library; `must` if a Forge copies it and it has not acted yet. */
  | {
    readonly of: string;
    readonly at: string;
    readonly frame: 'effect';
    readonly must?: boolean;
    readonly served?: ReadonlyArray<Seat>;
    readonly turned?: ReadonlyArray<string>;
  }
  /** An Arsenal: own protected cards still to be asked about, cards sure to fall. */
  | {
    readonly ask: ReadonlyArray<string>;
    readonly doomed: ReadonlyArray<string>;
    readonly frame: 'strike';
    readonly must?: boolean;
  }
  /** Waits: cards that may still escape. */
  | {
    readonly cards: ReadonlyArray<string>;
    readonly frame: 'doomed';
  }
  /** The owner of that card may move it. */
  | {
    readonly at: string;
    readonly frame: 'escape';
  }
  /** Where the card taken up goes. */
  | {
    readonly from: string;
    readonly frame: 'to';
  }
  /** Which card is played on the space of the returned one. */
  | {
    readonly at: string;
    readonly returned: string;
    readonly frame: 'replay';
  }
  /** Opponents who still have to lay a card. */
  | {
    readonly left: ReadonlyArray<Seat>;
    readonly frame: 'lay';
  }
  /** Waits: the copying card is removed when its copy is over. */
  | {
    readonly card: string;
    readonly frame: 'unforge';
  };

/** A layer of a deck: how many cards, and which of them the viewer knows to be in it. */
export type LayerDoc = {
  /** How many. */
  readonly count: number;
  /** The known ones, in no order. */
  readonly known: ReadonlyArray<string>;
};

/** A place at the table, counted from 0 in turn order. */
export type Seat = number;

/** A player as a viewer sees them. */
export type SeenSeatDoc = {
  /** The color. */
  readonly color: string;
  /** The deck as it was at the start, which everybody knows. */
  readonly cards: ReadonlyArray<string>;
  /** Cards known to be in the hand. */
  readonly hand: ReadonlyArray<string>;
  /** How many cards are in the hand. */
  readonly hand_count: number;
  /** The layers of the deck, the uppermost first. */
  readonly deck: ReadonlyArray<LayerDoc>;
  /** How many cards are in the deck. */
  readonly deck_count: number;
  /** Cards whose place everybody knows. */
  readonly shown: ReadonlyArray<string>;
  /** As in the state. */
  readonly front: ReadonlyArray<string>;
  /** As in the state. */
  readonly beside: ReadonlyArray<string>;
  /** As in the state. */
  readonly removed: ReadonlyArray<string>;
  /** The viewer's own sealed exchanges. */
  readonly taken: ReadonlyArray<string>;
  /** The viewer's own sealed exchanges. */
  readonly given: ReadonlyArray<string>;
  /** As in the state. */
  readonly hand_limit: number;
  /** As in the state. */
  readonly mulligans: number;
  /** As in the state. */
  readonly begun: boolean;
  /** Free protection tokens. */
  readonly tokens: number;
  /** Points if the game ended now. */
  readonly score: number;
};

/** A space as a viewer sees it. */
export type SeenSpaceDoc = {
  /** Where, such as `1:4`. */
  readonly at: string;
  /** The current value of its face-up card, X and No. worked out; nothing if there is none. */
  readonly value: number | null;
  /** Whether that card is protected, by token or symbol. */
  readonly protected: boolean;
  /** The seat whose Fountain token lies on the space. */
  readonly reserved?: Seat | null;
  /** Its cards, the uppermost first; only that one can be face up. */
  readonly stack?: ReadonlyArray<CardDoc>;
};

/** Which additional cards a player has (AR-3, AR-49). */
export type Sets = 'by_color' | 'uniform';

/** What one viewer may know. */
export type ViewDoc = {
  /** The seat that it is made for; nothing for a spectator. */
  readonly viewer: Seat | null;
  /** As in the state. */
  readonly turn: number;
  /** As in the state. */
  readonly active: Seat;
  /** As in the state. */
  readonly over: boolean;
  /** As in the state. */
  readonly exchanges: number;
  /** As in the state. */
  readonly sets: Sets;
  /** How many streets there are. */
  readonly streets: number;
  /** How many columns there are. */
  readonly columns: number;
  /** The spaces that hold something, with the current values of face-up cards. */
  readonly city: ReadonlyArray<SeenSpaceDoc>;
  /** Spaces where the viewer could lay a card now, were it their turn. */
  readonly eligible: ReadonlyArray<string>;
  /** What the viewer knows of each player. */
  readonly seats: ReadonlyArray<SeenSeatDoc>;
  /** Open questions, the innermost last. */
  readonly pending: ReadonlyArray<FrameDoc>;
};
