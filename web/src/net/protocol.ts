// Made by `cargo xtask types` of the types that the server describes; changes go there.

/** What a bot would do. */
export type Advice = {
  /** The number of the question it answers. */
  readonly question: number;
  /** The answer. */
  readonly action: string;
};

/** The analysis of a finished game by a bot. */
export type AnalysisInfo = {
  /** Every question with more than one answer, in the order of the game. */
  readonly decisions: ReadonlyArray<DecisionInfo>;
  /** What the decisions say about each player. */
  readonly seats: ReadonlyArray<SkillInfo>;
};

/** The progress of an analysis. */
export type AnalysisProgress = {
  /** The share that is done, from 0 to 1. */
  readonly share: number;
};

/** A legal answer. */
export type Answer = {
  /** Its notation. */
  readonly action: string;
  /** What kind of answer it is: the verb of its notation. */
  readonly kind: string;
  /** The pieces and places that it is about, in the order in which a person would touch them. */
  readonly about: ReadonlyArray<Target>;
  /** What it means. */
  readonly meaning: Message;
};

/** An answer with its win chance. */
export type AnswerInfo = {
  /** Its notation. */
  readonly action: string;
  /** What it means. */
  readonly meaning: Message;
  /** The win chance of its seat after it. */
  readonly chance: number;
};

/** A card as it is printed. */
export type ArchitecturaPrint = {
  /** Its id. */
  readonly id: string;
  /** Whether it belongs to the basic deck. */
  readonly basic: boolean;
  /**
   * The four sides clockwise from the top, as printed: `7`, `X+1`, `N-1`; an empty text where
   * there is no value.
   */
  readonly sides: ReadonlyArray<string>;
  /** Whether it is protected without a token. */
  readonly protected: boolean;
  /** The sign of what it does; null if it does nothing. */
  readonly sign: ArchitecturaSign | null;
};

/** What is printed on the cards of Architectura, and what lies beside them. */
export type ArchitecturaPrinted = {
  /** The cards, in the order of the edition. */
  readonly cards: ReadonlyArray<ArchitecturaPrint>;
  /** Protection tokens of each color. */
  readonly tokens: number;
  /** The additional cards that each color may choose from in the mode `by_color`. */
  readonly by_color: Readonly<Record<string, ReadonlyArray<string>>>;
  /** The additional cards that all may choose from in the mode `uniform`. */
  readonly uniform: ReadonlyArray<string>;
};

/** What a card does, as a sign. */
export type ArchitecturaSign = 'end' | 'pay_remove' | 'rotate' | 'rotate_one_per_player' | 'swap' | 'destroy' | 'protect' | 'move' | 'rebuild' | 'cycle_hand' | 'hand_limit' | 'reserve_space' | 'copy_instant' | 'opponents_place_facedown' | 'return_and_replay' | 'destroy_lower_in_row' | 'tutor_self' | 'escape_destruction' | 'place_off_city';

/** What a parameter stands for. */
export type ArgKind =
  /** The id of a piece or place that the edition names. */
  | 'name'
  /** The key of another message. */
  | 'key'
  /** The number of a seat. */
  | 'seat'
  | {
    /** Amounts of several things; for each of them the key of the message that counts it. */
    readonly amounts: Readonly<Record<string, string>>;
  };

/** A question for this viewer. */
export type Ask = {
  /** Its number among the questions put to this seat; to be sent with the answer. */
  readonly question: number;
  /** What is asked. */
  readonly message: Message;
  /** The legal answers. */
  readonly answers: ReadonlyArray<Answer>;
  /** Refused answers that a player might look for. */
  readonly refused: ReadonlyArray<NearMiss>;
};

/** Why an act cannot be undone freely, without the seats that it is about. */
export type BarrierKind = 'reveal' | 'chance' | 'handover';

/** Points on average. */
export type CategoryMean = {
  /** The category. */
  readonly category: string;
  /** The number of games in which it was counted. */
  readonly games: number;
  /** The average points in such a game. */
  readonly mean: number;
};

/** A ceremony that was started. */
export type CeremonyInfo = {
  /** Send it with the browser's answer within five minutes. */
  readonly ceremony: string;
  /** What `navigator.credentials` wants as `publicKey`, with bytes as base64url. */
  readonly options: unknown;
};

/** The occupant of a chair. */
export type Chair =
  | {
    /** A person. */
    readonly person: {
      /** The account. */
      readonly id: string;
      /** The name; empty if the account is gone. */
      readonly name: string;
    };
  }
  | {
    /** A bot of this level. */
    readonly bot: string;
  };

/** A line of a table's chat. */
export type ChatLine = {
  /**
   * Its number at this table, starting at 0. Lines of people whom a reader has muted are left
   * out.
   */
  readonly n: number;
  /** When it was written. */
  readonly at: number;
  /** The author; null once the account is deleted. */
  readonly by: Person | null;
  /** The content. */
  readonly what: Saying;
};

/** One choice of an option. */
export type ChoiceInfo = {
  /** Its value in the configuration. */
  readonly value: unknown;
  /** What it is called. */
  readonly name: Message;
};

/** How time is measured. */
export type Clock =
  /** Not at all. */
  | 'none'
  | {
    /** Each seat has so much for the whole game. */
    readonly live: {
      /** At the start, in milliseconds. */
      readonly initial: number;
      /** Added with each answered question, in milliseconds. */
      readonly increment: number;
    };
  }
  | {
    /** Each question is to be answered within so much. */
    readonly daily: {
      /** For each question, in milliseconds. */
      readonly per_move: number;
      /** How many days of holiday each seat may take in all. */
      readonly holidays: number;
    };
  };

/** A clock at the moment of the screen. */
export type ClockFace = {
  /** The time left, in milliseconds; below 0 if it has run out. */
  readonly left: number;
  /** Whether it runs. */
  readonly running: boolean;
};

/** The course of a finished game, for charts and for finding a moment. */
export type CourseInfo = {
  /** The names of the goods that are counted, in the order of the counts. */
  readonly goods: ReadonlyArray<string>;
  /** The standing actions, in order. */
  readonly steps: ReadonlyArray<StepInfo>;
  /** The points and goods of the seats: at the start, and after each turn. */
  readonly turns: ReadonlyArray<TurnInfo>;
};

/** One decision of a game. */
export type DecisionInfo = {
  /** The number of actions before the decision. */
  readonly at: number;
  /** The turn it belongs to. */
  readonly turn: number;
  /** The seat that decided. */
  readonly seat: number;
  /** How many answers there were. */
  readonly answers: number;
  /** The win chance of each seat before it, as far as the deciding seat could know. */
  readonly chances: ReadonlyArray<number>;
  /** The answer that was given. */
  readonly given: AnswerInfo;
  /** The answer that seems best; the given one if nothing seems better. */
  readonly best: AnswerInfo;
  /** By how much the given answer lowered the win chance, compared with the best. */
  readonly lost: number;
};

/** What can be done at a table. */
export type Do =
  | {
    /** Answer a question. */
    readonly answer: {
      /** The number of the question among those put to the seat. */
      readonly question: number;
      /** The answer in the game's notation. */
      readonly action: string;
    };
  }
  | {
    /** Ask what an answer would do. */
    readonly preview: {
      /** The answer in the game's notation. */
      readonly action: string;
    };
  }
  | {
    /** Undo one's last answer, or ask the others for it. */
    readonly undo: {
      /** The number of the answered question. */
      readonly question: number;
    };
  }
  | {
    /** Take an open chair. */
    readonly sit: {
      /** The chair. */
      readonly seat: number;
      /**
       * Whether you have seen that several people share a device here. At such a table nobody
       * else can sit down without it.
       */
      readonly hot_seat?: boolean;
    };
  }
  | {
    /** Give up one's chair before the game has started. */
    readonly stand: Record<string, never>;
  }
  | {
    /** Ask the others to agree to something. */
    readonly propose: Proposal;
  }
  | {
    /** Agree or disagree; whoever proposed withdraws the proposal by disagreeing. */
    readonly consent: {
      /** The number of the proposal. */
      readonly proposal: number;
      /** Whether you agree. */
      readonly agree: boolean;
    };
  }
  | {
    /** Resume after a pause. */
    readonly resume: Record<string, never>;
  }
  | {
    /** Let a bot play for an absent player, or take an open seat before the game begins. */
    readonly hand_over: {
      /** The seat. */
      readonly seat: number;
      /** The level of the bot. */
      readonly bot: string;
    };
  }
  | {
    /** Take one's seat back from a bot. */
    readonly reclaim: Record<string, never>;
  }
  | {
    /** Note that somebody's clock has run out. */
    readonly flag: {
      /** The seat whose clock it is. */
      readonly seat: number;
    };
  }
  | {
    /** Take a holiday, during which no deadline of the seat runs. */
    readonly holiday: {
      /** The number of days, from now. */
      readonly days: number;
    };
  };

/** One difference. */
export type Edit =
  | {
    /** Something is in the place of what was there. */
    readonly set: {
      /** The place, as a JSON Pointer (RFC 6901) into the document; there is something. */
      readonly at: string;
      /** What is there now. */
      readonly to: unknown;
    };
  }
  | {
    /** Some items of a list are others. */
    readonly splice: {
      /** The list, as a JSON Pointer. */
      readonly at: string;
      /** The number of the first of these items, counted from 0. */
      readonly from: number;
      /** So many are gone. */
      readonly cut: number;
      /** These are there now. */
      readonly put: ReadonlyArray<unknown>;
    };
  };

/** An edition of a game. */
export type EditionInfo = {
  /** Its name. */
  readonly id: string;
  /** The hash of its values. */
  readonly hash: string;
  /** What can be configured for a table besides the players and the clock. */
  readonly options: ReadonlyArray<OptionInfo>;
};

/** How a game ended. */
export type Ending = {
  /** The way in which it ended. */
  readonly how: How;
  /** The rank of each seat, 1 for the winner; null if there are none. */
  readonly ranks: ReadonlyArray<number> | null;
  /** The score of each seat; null if the rules did not end the game. */
  readonly scores: ReadonlyArray<Score> | null;
  /** The name of the tie-break that decided. */
  readonly tie_break: string | null;
  /** The mark of the paragraph that says so; null if there was no tie. */
  readonly rule: string | null;
  /** Whether the game is rated. */
  readonly rated: boolean;
};

/** The body of such a response. */
export type ErrorBody = {
  /** The key of the message, to branch on. */
  readonly code: string;
  /** Its parameters. */
  readonly args: Readonly<Record<string, unknown>>;
  /** Its text, in the language of the request. */
  readonly why: string;
  /** The paragraph of the rules, if one applies. */
  readonly rule: string | null;
};

/** An event of the game. */
export type Event = {
  /** Its kind, as documented for the game. */
  readonly kind: string;
  /** Its message; the parameters are the fields of the event. */
  readonly message: Message;
  /** The barrier that prevents a free undo past it; null if there is none. */
  readonly barrier: BarrierKind | null;
  /** The mark of the rule paragraph that it carries out. */
  readonly rule: string | null;
};

/** A game that can be played. */
export type GameInfo = {
  /** Its id. */
  readonly id: string;
  /** The version of its rules. */
  readonly rules: number;
  /** The fewest and the most players. */
  readonly players: ReadonlyArray<number>;
  /** The editions that a table can be opened with; the built-in one first. */
  readonly editions: ReadonlyArray<EditionInfo>;
  /** The levels of bots, from weak to strong. */
  readonly levels: ReadonlyArray<string>;
};

/** Something that happened at a table. */
export type Happening =
  | {
    /** Somebody took a chair. */
    readonly sat: {
      /** The chair. */
      readonly seat: number;
      /** The person. */
      readonly who: Person;
    };
  }
  | {
    /** Somebody gave up a chair. */
    readonly stood: {
      /** The chair. */
      readonly seat: number;
    };
  }
  | {
    /** The game began. */
    readonly started: {
      /** The BLAKE3 hash of the seed, with which anybody can verify it afterwards. */
      readonly seed_hash: string;
    };
  }
  | {
    /** An event of the game. */
    readonly event: Event;
  }
  | {
    /** Events with numbers above `to` no longer stand; other items with such numbers still do. */
    readonly undone: {
      /** The seat whose answer was the first of the undone ones. */
      readonly seat: number;
      /** The last number in this stream that stands. */
      readonly to: number;
    };
  }
  | {
    /**
     * An answer to a question that is still open to others was undone: the events with the numbers
     * `from` to `to` no longer stand. Told only to those who were told of them.
     */
    readonly taken_back: {
      /** The seat whose answer it was. */
      readonly seat: number;
      /** The first number. */
      readonly from: number;
      /** The last number. */
      readonly to: number;
    };
  }
  | {
    /** Somebody asks the others to agree. */
    readonly proposed: OpenProposal;
  }
  | {
    /** Somebody agreed, and others are still asked. */
    readonly agreed: {
      /** The seat that agreed. */
      readonly seat: number;
      /** The number of the proposal. */
      readonly proposal: number;
    };
  }
  | {
    /** All agreed, and it was carried out. */
    readonly accepted: {
      /** The number of the proposal. */
      readonly proposal: number;
    };
  }
  | {
    /** A proposal was withdrawn. */
    readonly withdrawn: {
      /** The number of the proposal. */
      readonly proposal: number;
      /** The seat that withdrew it or disagreed; null if the game moved on. */
      readonly by: number | null;
    };
  }
  /** The game is paused: clocks stand still, and nobody answers. */
  | 'paused'
  /** The game is resumed. */
  | 'resumed'
  | {
    /** A clock has run out. */
    readonly flagged: {
      /** The seat whose clock it is. */
      readonly seat: number;
    };
  }
  | {
    /** A bot plays for an absent player. */
    readonly handed_over: {
      /** The absent player's seat. */
      readonly seat: number;
      /** The level of the bot. */
      readonly bot: string;
    };
  }
  | {
    /** Somebody has lost a rated game by leaving it: on time, or with their account deleted. */
    readonly forfeited: {
      /** The seat that lost. */
      readonly seat: number;
    };
  }
  | {
    /** Somebody took their seat back from a bot. */
    readonly reclaimed: {
      /** The seat. */
      readonly seat: number;
    };
  }
  | {
    /** Somebody takes a holiday, during which no deadline of theirs runs. */
    readonly holiday: {
      /** The seat. */
      readonly seat: number;
      /** The end of the holiday. */
      readonly until: number;
    };
  }
  | {
    /** No server ran for a while: clocks stood still. */
    readonly outage: {
      /** The length in milliseconds. */
      readonly lost: number;
    };
  }
  /** The game is no longer rated. */
  | 'unrated'
  | {
    /** The table takes only a few more answers, after which the game ends without a result. */
    readonly filling: {
      /** How many more answers. */
      readonly left: number;
    };
  }
  | {
    /** The game is over, and everything is open. */
    readonly ended: {
      /** How it ended. */
      readonly ending: Ending;
      /** The seed, 64 hexadecimal digits; null if the game never began. */
      readonly seed: string | null;
    };
  }
  | {
    /** The people play again, at another table. */
    readonly rematch: {
      /** The id of that table. */
      readonly table: string;
    };
  };

/** In which way a game ended. */
export type How =
  /** By its rules. */
  | 'rules'
  | {
    /** This seat resigned, and the others agreed. */
    readonly resigned: number;
  }
  | {
    /** This seat left a rated game, and nobody is left to play against. */
    readonly forfeited: number;
  }
  /** Nobody was left at the table. */
  | 'abandoned'
  /** The table has taken as many answers as it may, so there is no result. */
  | 'full';

/** One thing that happened, as one viewer is told. */
export type Item = {
  /**
   * Its number in this viewer's stream, starting at 1 and without gaps. A count shared by all
   * viewers would reveal secret acts.
   */
  readonly n: number;
  /** When it happened. */
  readonly at: number;
  /** What it was. */
  readonly what: Happening;
};

/** The end of a lesson. */
export type LessonEnd = {
  /** The key of the text. */
  readonly text: string;
  /** The paragraphs that it is about. */
  readonly rules: ReadonlyArray<string>;
};

/** The progress in a lesson. */
export type LessonFace = {
  /** The id of the lesson, with its version. */
  readonly id: string;
  /** How many of its steps are done; null for somebody who has departed from it. */
  readonly step: number | null;
  /** How many steps it has. */
  readonly steps: number;
};

/** A guided first game. */
export type LessonInfo = {
  /** The id of the lesson and its version; the screen of its table names it. */
  readonly id: string;
  /** The game. */
  readonly game: string;
  /** The learner's decisions, in order. */
  readonly steps: ReadonlyArray<LessonStep>;
  /** The text at the end. */
  readonly end: LessonEnd;
};

/** A decision of the learner. */
export type LessonStep = {
  /** The key of the text that explains it. */
  readonly text: string;
  /** The answer that the lesson suggests. */
  readonly answer: string;
  /** The paragraphs that it teaches. */
  readonly rules: ReadonlyArray<string>;
};

export type MaybePlayed =
  /** An action that was played. */
  | readonly [number, string]
  | null;

/** You. */
export type Me = {
  /** The id of your account. */
  readonly id: string;
  /** The name that others see. */
  readonly name: string;
  /** Your login, if you have an account with a password. */
  readonly login: string | null;
  /** Whether this is a guest's account, without a password. */
  readonly guest: boolean;
  /** Your language. */
  readonly language: string;
};

/** An untranslated sentence. */
export type Message = {
  /** The key in the language files. */
  readonly key: string;
  /** Parameters by name: plain numbers, ids and texts, as in the event documents of the games. */
  readonly args: Readonly<Record<string, unknown>>;
  /** How to render parameters that are not shown as they are; for a list, each of its items. */
  readonly kinds?: Readonly<Record<string, ArgKind>>;
};

/** The results of the games between two people. */
export type Met = {
  /** Games in which the person came before the other. */
  readonly ahead: number;
  /** Games in which they shared a place. */
  readonly level: number;
  /** Games in which the person came after the other. */
  readonly behind: number;
};

/** The name of an id. */
export type NameInfo = {
  /** The id. */
  readonly id: string;
  /** English, the fallback where another language is missing. */
  readonly en: string;
  /** French. */
  readonly fr?: string | null;
  /** The numbers of players for which it means this; left out if it always does. */
  readonly players?: ReadonlyArray<number>;
  /** Brazilian Portuguese. */
  readonly pt?: string | null;
};

/** A refused answer with its reason. */
export type NearMiss = {
  /** Its notation. */
  readonly action: string;
  /** What kind of answer it would be: the verb of its notation. */
  readonly kind: string;
  /** The pieces and places that cause the refusal. */
  readonly about: ReadonlyArray<Target>;
  /** The reason. */
  readonly problem: Problem;
};

/** A browser that receives messages, as `PushSubscription` describes it. */
export type NewBrowser = {
  /** Where messages go. */
  readonly endpoint: string;
  /** Its public key. */
  readonly p256dh: string;
  /** Its secret. */
  readonly auth: string;
  /** The language of its messages: `en`, `fr` or `pt-BR`. Yours by default. */
  readonly language?: string | null;
};

/** New notification settings. */
export type NewReach = {
  /** Notify you when it is your turn. */
  readonly turns: boolean;
  /** Notify you when a game of yours ends. */
  readonly endings: boolean;
  /** Notify you even while you have the table open. */
  readonly with_tab: boolean;
  /** Hours in which you are not notified. */
  readonly quiet?: QuietHours | null;
  /** An address to notify, too. A new address gets a new secret. */
  readonly webhook?: string | null;
};

/** A table to open. */
export type NewTable = {
  /** The game. */
  readonly game: string;
  /** The chairs in order of seats: `me`, `open`, or the level of a bot. */
  readonly chairs: ReadonlyArray<string>;
  /**
   * Whether it is removed a day after it was last used, finished or not: for trials and load
   * tests. Such a table is neither listed nor rated.
   */
  readonly brief?: boolean;
  /**
   * How time is measured: `"none"`, `{"live": {"initial", "increment"}}` or `{"daily":
   * {"per_move", "holidays"}}`, in milliseconds and days. For a whole game a minute to a week,
   * and at least three minutes if it is rated, with an increment of at most an hour per answer;
   * for each answer 1 to 60 whole days, with at most 365 days of holiday.
   */
  readonly clock?: Clock;
  /**
   * The game's configuration, as its page describes it; the number of players follows from the
   * chairs.
   */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The hash of the edition; the built-in one by default. */
  readonly edition?: string | null;
  /**
   * Whether several people share a device: then `me` may take several chairs. Everybody sees
   * that before they sit down, and nobody else gets a second chair.
   */
  readonly hot_seat?: boolean;
  /** Whether it is in the lobby; otherwise people join by invitation. */
  readonly listed?: boolean;
  /**
   * Without a clock: after how many milliseconds others may let a bot play for somebody who does
   * not answer; at least a minute, and ten in a rated game; at most a year.
   */
  readonly patience?: number | null;
  /**
   * Whether the game is rated: between members, each at their own device, with a clock. Then
   * running out of time loses, and nothing is undone past a barrier. With a bot at the table it
   * counts on the bots' ladder alone.
   */
  readonly rated?: boolean;
  /** How far answers can be undone: `none`, `free` or `consent`. */
  readonly undo?: UndoPolicy;
  /** Who may watch: `everyone` or `players`. */
  readonly watch?: Watchers;
};

/** When an option matters. */
export type OnlyInfo = {
  /** The field of another option. */
  readonly field: string;
  /** The value that it must have. */
  readonly is: unknown;
};

/** A proposal that waits for consent. */
export type OpenProposal = {
  /** Its number at this table, starting at 1. */
  readonly number: number;
  /** The seat that proposes. */
  readonly seat: number;
  /** What it proposes. */
  readonly what: Proposed;
  /** The seats that have not answered yet. */
  readonly asked: ReadonlyArray<number>;
};

/** An option in the configuration of a game. */
export type OptionInfo = {
  /** Where it goes in the configuration: `variant`, or `rulings.bond_supply_limited`. */
  readonly field: string;
  /**
   * What it is about: `setup`; `limit`, which the rules do not have; `ruling`, a point that the
   * rulebook leaves open.
   */
  readonly kind: string;
  /** What it is called. */
  readonly name: Message;
  /** A line that explains it. */
  readonly help: Message | null;
  /** The mark of the paragraph that it is about. */
  readonly rule: string | null;
  /** What can be chosen. */
  readonly choices: ReadonlyArray<ChoiceInfo>;
  /** If not empty: a list with one of these for each player can be chosen, too, no two alike. */
  readonly each: ReadonlyArray<ChoiceInfo>;
  /** The least and the most, if any whole number between them can be chosen, too. */
  readonly range: ReadonlyArray<number> | null;
  /** The value if nothing is chosen; null where that is a choice in itself, such as no limit. */
  readonly default: unknown;
  /** The option matters only if another one has this value. */
  readonly only: OnlyInfo | null;
  /** Whether rated games may choose it. */
  readonly rated: boolean;
};

/** A passkey of yours. */
export type PasskeyInfo = {
  /** Its id. */
  readonly id: string;
  /** The name you gave it. */
  readonly name: string;
  /** When it was made, in milliseconds since 1970. */
  readonly created_at: number;
  /** When you last signed in with it. */
  readonly used_at: number | null;
};

/** The board as it was. */
export type Past = {
  /**
   * The number of the position, once the game is over; null before, since it would reveal
   * answers that are still sealed.
   */
  readonly at: number | null;
  /** The board as the viewer knew it. */
  readonly view: Readonly<Record<string, unknown>>;
};

/** A person at the table. */
export type Person = {
  /** The account. */
  readonly id: string;
  /** The name that is shown. */
  readonly name: string;
};

/** A person. */
export type PersonInfo = {
  /** The account. */
  readonly id: string;
  /** The name. */
  readonly name: string;
  /** Whether it is a guest. */
  readonly guest: boolean;
  /** The rating at each game they have played rated. */
  readonly ratings: ReadonlyArray<Strength>;
};

/** What a table is doing. */
export type Phase = 'waiting' | 'playing' | 'paused' | 'over' | 'frozen';

/** What a client needs to know about the pieces of an edition to draw and name them. */
export type PiecesInfo = {
  /** The names of the ids in documents. */
  readonly names: ReadonlyArray<NameInfo>;
  /** What is printed on the pieces, as each game describes it. */
  readonly printed: Printed;
  /**
   * Texts about pieces, places and icons, in the order in which they are listed; then about the
   * terms of the rules, which have the kind `word`.
   */
  readonly readings: ReadonlyArray<ReadingInfo>;
};

/** A position of a finished game. */
export type Position = {
  /** The number of actions before it. */
  readonly at: number;
  /** How many actions the game has. */
  readonly of: number;
  /** Seat and text of the action that led here. */
  readonly last: MaybePlayed;
  /** Seat and text of the action that was played next. */
  readonly next: MaybePlayed;
  /** What the action that led here told the viewer. */
  readonly trail: ReadonlyArray<Event>;
  /** The screen at this position. */
  readonly screen: Screen;
};

/** What an answer would do, as far as its seat can know. */
export type Preview = {
  /** Events up to the first barrier. */
  readonly events: ReadonlyArray<Event>;
  /** Why it stops there; null if the whole answer can be previewed. */
  readonly barrier: BarrierKind | null;
  /** The goods and points of each seat afterwards. */
  readonly after: ReadonlyArray<SeatTally>;
  /** Whether the answer can then be undone without asking anybody. */
  readonly free: boolean;
};

export type Printed = ArchitecturaPrinted | QueensArchitectPrinted | WestKingdomPrinted;

/** Why something is refused. */
export type Problem = {
  /** The reason. */
  readonly message: Message;
  /** The mark of the rule paragraph that says so; null where no rule is involved. */
  readonly rule: string | null;
};

/**
 * A proposal that all other people at the table must agree to. Undo past a barrier is a separate
 * request, [`Do::Undo`](crate::Do::Undo).
 */
export type Proposal = 'pause' | 'resign' | 'rematch';

/**
 * What is proposed. The number of a question is not included: it would tell the others how many
 * there were.
 */
export type Proposed = 'undo' | 'pause' | 'resign' | 'rematch';

/** What a town gives besides. */
export type QueensArchitectBonus =
  /** Points added to the total. */
  | {
    /** How many. */
    readonly amount: number;
    readonly type: 'appreciation';
  }
  /** Talers from the supply. */
  | {
    /** How many. */
    readonly amount: number;
    readonly type: 'talers';
  }
  /** One more hire. */
  | {
    readonly type: 'hire';
  };

/** The most points that a building brings, by the type of place. */
export type QueensArchitectCaps = {
  /** In a village. */
  readonly village: number;
  /** In a monastery. */
  readonly monastery: number;
  /** In a town. */
  readonly town: number;
};

/** A demand tile. */
export type QueensArchitectDemand = {
  /** Its id. */
  readonly id: string;
  /** The type of place that it belongs to. */
  readonly type: QueensArchitectPlaceType;
  /** The guilds that it demands. */
  readonly guilds: ReadonlyArray<string>;
  /** What it gives besides; null if nothing. */
  readonly bonus: QueensArchitectBonus | null;
};

/** A place of the map. */
export type QueensArchitectLocation = {
  /** Its id. */
  readonly id: string;
  /** Its type. */
  readonly type: QueensArchitectPlaceType;
  /** From left to right, 0 to 1000. */
  readonly x: number;
  /** From top to bottom, 0 to 1000. */
  readonly y: number;
};

/** The type of a place, and so of the demand tile that lies there. */
export type QueensArchitectPlaceType = 'capital' | 'village' | 'monastery' | 'town';

/** What is printed on the tiles and boards of Queen's Architect. */
export type QueensArchitectPrinted = {
  /** The action star, clockwise from its top space. */
  readonly star: ReadonlyArray<StarAction>;
  /** The tiles of craftsmen, one for each character. */
  readonly craftsmen: ReadonlyArray<QueensArchitectTile>;
  /** The demand tiles. */
  readonly demands: ReadonlyArray<QueensArchitectDemand>;
  /** The sides of the board. */
  readonly sides: ReadonlyArray<QueensArchitectSide>;
  /** The price scale of the top row, from left to right. */
  readonly price_scale: ReadonlyArray<number>;
  /** The moneychanger track from the bottom: bonds for each visit. */
  readonly moneychanger: ReadonlyArray<number>;
  /** Talers for a bond. */
  readonly talers_per_bond: number;
  /** What a trip costs, by its spaces from 1 on. */
  readonly travel: ReadonlyArray<number>;
  /** What the tavern costs, by guilds from 1 on. */
  readonly tavern: ReadonlyArray<number>;
  /** The most points that a building brings in each type of place where one can stand. */
  readonly caps: QueensArchitectCaps;
  /** What a band must add up to for the palace. */
  readonly palace: number;
  /** Building markers of each player. */
  readonly markers: number;
};

/** A side of the board. */
export type QueensArchitectSide = {
  /** Its id. */
  readonly id: string;
  /** What the building sites of a place deduct, the best first: 0 or less. */
  readonly sites: ReadonlyArray<number>;
  /** The roads, each by its two ends. */
  readonly roads: ReadonlyArray<readonly [string, string]>;
  /** The places. */
  readonly places: ReadonlyArray<QueensArchitectLocation>;
};

/** The tile of a character. */
export type QueensArchitectTile = {
  /** Its id. */
  readonly id: string;
  /** Its guild. */
  readonly guild: string;
  /** The six corners, from the start position on. */
  readonly performance: ReadonlyArray<number>;
  /** The repair value on the scroll. */
  readonly repair: number;
  /** Whether it bears the day-laborer icon. */
  readonly day_laborer: boolean;
  /** The corner with the drop-out arrow. */
  readonly dropout: number;
};

/** A game against bots that starts at once. */
export type QuickStart = {
  /** The game. */
  readonly game: string;
  /** The rest of the game's configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The level of the bots. */
  readonly level?: string;
  /** The number of players, including you; by default the fewest that make sense. */
  readonly players?: number | null;
};

/** Hours in which nothing is sent; messages wait until they end. */
export type QuietHours = {
  /** The start, in minutes after midnight. */
  readonly from: number;
  /** The end, in minutes after midnight; it may be on the next day. */
  readonly to: number;
  /** The IANA name of the time zone. */
  readonly zone: string;
};

/** Your notification settings. */
export type ReachInfo = {
  /** Whether you are notified when it is your turn. */
  readonly turns: boolean;
  /** Whether you are notified when a game of yours ends. */
  readonly endings: boolean;
  /** Whether you are notified even while you have the table open. */
  readonly with_tab: boolean;
  /** An address that is notified, too. */
  readonly webhook: WebhookInfo | null;
  /** Hours in which you are not notified. */
  readonly quiet: QuietHours | null;
  /** How many of your browsers receive messages. */
  readonly browsers: number;
  /** The public key that a browser needs to receive messages from this club. */
  readonly push_key: string;
};

/** Everything there is to say about a piece, a place, an icon or a term. */
export type ReadingInfo = {
  /** What kind of thing it is. */
  readonly kind: string;
  /** Its id, as in views; empty where there is one of the kind. */
  readonly id: string;
  /** Its name. */
  readonly title: Message;
  /** The text, sentence by sentence. */
  readonly says: ReadonlyArray<Message>;
  /**
   * Which sentences say what it does, apart from what it costs and is worth: from the first of
   * these numbers, counted from 0, to before the second.
   */
  readonly does: ReadonlyArray<number>;
  /** The marks of the paragraphs it cites. */
  readonly rules: ReadonlyArray<string>;
  /** The key of the heading under which a list of all pieces has it; left out for words. */
  readonly chapter?: string | null;
  /** What it does in one line, for small spaces; left out if nothing is shorter. */
  readonly short?: Message | null;
};

/** A message from the server to a client. */
export type Reply =
  | {
    /** The request was carried out, and is stored for good. */
    readonly done: {
      /** The `id` of the request, if it had one. */
      readonly id: number | null;
      /** The number of the question, if it was an answer. */
      readonly question: number | null;
    };
  }
  | {
    /** The request was refused; nothing has changed. */
    readonly refused: {
      /** The `id` of the request, if it had one. */
      readonly id: number | null;
      /** The number of the question, if it was an answer. */
      readonly question: number | null;
      /** The reason. */
      readonly problem: Problem;
    };
  }
  | {
    /** What an answer would do. */
    readonly preview: {
      /** The `id` of the request, if it had one. */
      readonly id: number | null;
      /** The preview. */
      readonly preview: Preview;
    };
  }
  | {
    /** The server is about to stop: reconnect after a delay. */
    readonly reconnect: {
      /** The delay in milliseconds. */
      readonly after: number;
    };
  }
  | {
    /**
     * What happened at a table that the client has not seen, and the current screen: the first
     * message on a connection.
     */
    readonly update: {
      /** The id of the table. */
      readonly table: string;
      /** The revision of the screen. It goes up by one with each change on the connection. */
      readonly revision: number;
      /** What happened, in order, with consecutive numbers. */
      readonly items: ReadonlyArray<Item>;
      /** The current screen. */
      readonly screen: Screen;
    };
  }
  | {
    /** What has happened since, and what has changed on the screen. */
    readonly change: {
      /**
       * The next revision. If it is not the next one, messages were lost: then the client
       * reconnects and says what it has seen.
       */
      readonly revision: number;
      /** What happened, in order, with consecutive numbers. */
      readonly items: ReadonlyArray<Item>;
      /** The changes to the previous screen, in the order in which to apply them. */
      readonly edits: ReadonlyArray<Edit>;
    };
  }
  | {
    /** Somebody at a table said something. */
    readonly said: {
      /** The id of the table. */
      readonly table: string;
      /** The line of chat. */
      readonly line: ChatLine;
    };
  };

/** One request to a table, over its socket or by HTTP. */
export type Request = {
  /** What to do. */
  readonly do: Do;
  /** Chosen by the client; the reply over the socket repeats it. */
  readonly id?: number | null;
  /**
   * The seat that the request is about; over the socket, by default the seat that the socket was
   * opened for.
   */
  readonly seat?: number | null;
};

/** The part that a piece or place plays in an answer. */
export type Role = 'take' | 'pay' | 'from' | 'to' | 'way';

/** Something to say: `{"phrase": "well-played"}` or `{"text": "…"}`. */
export type Saying =
  | {
    /**
     * A ready phrase, shown to everybody in their own language: the key of its message without
     * `phrase-`.
     */
    readonly phrase: string;
  }
  | {
    /** Free text, as typed. */
    readonly text: string;
  };

/** A score by category. */
export type Score = {
  /** Points in all. */
  readonly total: number;
  /** Points by category. */
  readonly categories: Readonly<Record<string, number>>;
};

/** Everything that a client shows of a table. */
export type Screen = {
  /** The game's id. */
  readonly game: string;
  /** Its rules version. */
  readonly rules: number;
  /** The hash of its edition. */
  readonly edition_hash: string;
  /** The viewer this is made for; null for a spectator. */
  readonly viewer: number | null;
  /** The number of the last item of this viewer's stream that is included. */
  readonly n: number;
  /**
   * The last number of the stream when this seat last answered: higher numbers happened since. 0
   * for a spectator.
   */
  readonly since: number;
  /** What the table is doing. */
  readonly phase: Phase;
  /** The seats, in order; those that the rules play come last. */
  readonly seats: ReadonlyArray<SeatFace>;
  /** The board as this viewer may know it, documented per game; null before the start. */
  readonly view: unknown;
  /** The turn, counted from the start; 0 before it. */
  readonly turn: number;
  /** The seats that owe an answer. */
  readonly awaiting: ReadonlyArray<number>;
  /** The question for this viewer; null if there is none. */
  readonly ask: Ask | null;
  /** What undo would do for this viewer; null for a spectator. */
  readonly undo: Undo | null;
  /** The proposal that waits for consent. */
  readonly proposal: OpenProposal | null;
  /** Whether the game is rated. */
  readonly rated: boolean;
  /** Whether several people may share a device here. */
  readonly hot_seat: boolean;
  /** How it ended. */
  readonly ending: Ending | null;
  /** The BLAKE3 hash of the seed; null before the start. */
  readonly seed_hash: string | null;
  /** The seed, once the game is over. */
  readonly seed: string | null;
  /** The id of the table where these people play again. */
  readonly rematch: string | null;
  /** This viewer's progress in a lesson; missing at other tables. */
  readonly lesson?: LessonFace;
};

/** A seat, as everybody sees it. */
export type SeatFace = {
  /** Its number. */
  readonly seat: number;
  /** The key of the game's name for it (a color); null before the start. */
  readonly label: string | null;
  /** The person it belongs to; null for a bot's, an open or a house seat. */
  readonly person: Person | null;
  /** The level of the bot that plays here, permanently or for an absent person. */
  readonly bot: string | null;
  /** Whether the rules play it. */
  readonly house: boolean;
  /** Its clock; null if there is none. */
  readonly clock: ClockFace | null;
  /** Whether the log notes that its clock ran out. */
  readonly flagged: boolean;
  /** Whether its person has lost a rated game by leaving it. */
  readonly forfeited: boolean;
  /** Whether the others may let a bot play here now. */
  readonly may_be_handed_over: boolean;
  /** Until when its person is away. */
  readonly holiday_until: number | null;
};

/** One seat's line in a [`Tally`]. */
export type SeatTally = {
  /** Goods by their word: tokens, silver, cards in hand. */
  readonly goods: Readonly<Record<string, number>>;
  /** Points if the game ended now. */
  readonly score: number;
};

/** How well a player decided. */
export type SkillInfo = {
  /** How many decisions there were. */
  readonly decisions: number;
  /** How often the given answer was the best. */
  readonly best: number;
  /** The average loss of win chance per decision. */
  readonly mean_lost: number;
};

/** The points and goods of a seat. */
export type StandInfo = {
  /** Its points, if the game had ended there. */
  readonly score: number;
  /** How much of each good. */
  readonly goods: ReadonlyArray<number>;
};

/** A space of the action star, and the action it stands for. */
export type StarAction = 'construct' | 'day_laborer' | 'hire' | 'moneychanger' | 'travel' | 'tavern';

/** Statistics of somebody's games, rated or not. */
export type Statistics = {
  /** Wins, for each number of players. */
  readonly wins: ReadonlyArray<WinCount>;
  /** Points on average, for each category of the score. */
  readonly averages: ReadonlyArray<CategoryMean>;
  /** The games with the other account, if one was named. */
  readonly head_to_head: Met | null;
};

/** One action of a game. */
export type StepInfo = {
  /** The seat that acted. */
  readonly seat: number;
  /** The turn it belongs to. */
  readonly turn: number;
  /** What it means. */
  readonly meaning: Message;
  /** The kinds of events that it led to, in order, each once. */
  readonly kinds: ReadonlyArray<string>;
};

/** The rating of a person or bot at a game. */
export type Strength = {
  /** The game. */
  readonly game: string;
  /** The rating; everybody starts with 25. */
  readonly rating: number;
  /** The uncertainty of the rating. */
  readonly deviation: number;
  /** The number of games behind it. */
  readonly games: number;
  /** When the last of them ended, in milliseconds since 1970. */
  readonly last_at: number;
};

/** A table, as lists show it. */
export type TableCard = {
  /** Its id. */
  readonly id: string;
  /** The game. */
  readonly game: string;
  /** `open`, `playing` or `over`. */
  readonly status: string;
  /** The game's configuration. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The hash of the edition. */
  readonly edition: string;
  /** The chairs in order of seats; null for an open one. */
  readonly chairs: ReadonlyArray<Chair | null>;
  /** Whether you have a question to answer. */
  readonly your_turn: boolean;
  /** How time is measured. */
  readonly clock: Clock;
  /** How far answers can be undone: `none`, `free` or `consent`. */
  readonly undo: UndoPolicy;
  /** Who may watch: `everyone` or `players`. */
  readonly watch: Watchers;
  /** Whether the game is rated. */
  readonly rated: boolean;
  /** Whether several people may share a device here. */
  readonly hot_seat: boolean;
  /**
   * Without a clock: after how many milliseconds others may let a bot play for somebody who does
   * not answer; null if never.
   */
  readonly patience: number | null;
  /** Whether it is in the lobby. */
  readonly listed: boolean;
  /**
   * Whether the game begins from a position of another game, an imported game or a lesson.
   * Others may know what is still hidden in it.
   */
  readonly from_position: boolean;
  /** When it was opened, in milliseconds since 1970. */
  readonly created_at: number;
  /** When it last changed. */
  readonly updated_at: number;
};

/** A page of tables. */
export type TablePage = {
  /** The tables. */
  readonly tables: ReadonlyArray<TableCard>;
  /** Where the next page begins; null on the last page. */
  readonly next: string | null;
};

/** A piece or place that an answer is about. Its kind and id are the ones that views use. */
export type Target = {
  /** The part it plays. */
  readonly role: Role;
  /** What kind of piece or place it is: one of [`GameText::PIECES`](crate::GameText::PIECES). */
  readonly kind: string;
  /** Which one; empty if there is one of the kind only. */
  readonly id: string;
  /** How many of it: goods are counted, most pieces are one. */
  readonly count?: number;
};

/** The result of a test message. */
export type Tried = {
  /** How many receivers accepted it. */
  readonly taken: number;
  /** How many did not. */
  readonly failed: number;
  /** The status that an address returned. */
  readonly status: number | null;
};

/** The points and goods of the seats after a turn. */
export type TurnInfo = {
  /** The number of the turn. The first entry is the state before any action. */
  readonly turn: number;
  /** The number of actions before it. */
  readonly at: number;
  /** The points and goods of each seat. */
  readonly seats: ReadonlyArray<StandInfo>;
};

/** What undo would do. */
export type Undo =
  | {
    /** The last answer can be undone. */
    readonly free: {
      /** The number of the answered question; to be sent with the request. */
      readonly question: number;
      /** Whether that makes the game unrated. */
      readonly unrated: boolean;
    };
  }
  | {
    /** It can be undone if others agree. */
    readonly consent: {
      /** The number of the answered question; to be sent with the request. */
      readonly question: number;
      /** The seats that would have to agree. */
      readonly of: ReadonlyArray<number>;
      /** The barrier in between. */
      readonly barrier: BarrierKind;
    };
  }
  | {
    /** Nothing can be undone. */
    readonly refused: {
      /** The reason. */
      readonly problem: Problem;
    };
  };

/**
 * How far answers can be taken back. An answer to a question that is still open to others can be
 * taken back under every policy.
 */
export type UndoPolicy = 'none' | 'free' | 'consent';

/** Who may look on. */
export type Watchers = 'everyone' | 'players';

/** An address that receives messages. */
export type WebhookInfo = {
  /** The address. */
  readonly url: string;
  /** The key that signs messages to it. */
  readonly secret: string;
};

/** An apprentice. */
export type WestKingdomApprentice = {
  /** Its id. */
  readonly id: string;
  /** The number of its first card, counted from 1. */
  readonly number: number;
  /** What it knows. */
  readonly skills: ReadonlyArray<WestKingdomSkill>;
  /** The virtue change when it is hired. */
  readonly virtue: number;
  /** What it does, in signs. */
  readonly ability: ReadonlyArray<WestKingdomSign>;
};

/** Side 2 of a player board. */
export type WestKingdomBoard = {
  /** Its id. */
  readonly id: string;
  /** Silver to begin with. */
  readonly silver: number;
  /** The Virtue level to begin with. */
  readonly virtue: number;
  /** Own workers that begin in Prison. */
  readonly workers_in_prison: number;
  /** Other things to begin with. */
  readonly start: Readonly<Record<string, number>>;
  /** Apprentices of its player. */
  readonly apprentice_limit: number;
  /** Goods that stand in for one another. */
  readonly alike: ReadonlyArray<string>;
};

/** A building. */
export type WestKingdomBuilding = {
  /** Its id. */
  readonly id: string;
  /** The skills that it asks for. */
  readonly skills: ReadonlyArray<WestKingdomSkill>;
  /** What it costs. */
  readonly cost: Readonly<Record<string, number>>;
  /** Its points. */
  readonly vp: number;
  /** The virtue change when it is constructed. */
  readonly virtue: number;
  /** What it does, in signs; what counts at the end begins with a flag. */
  readonly effect: ReadonlyArray<WestKingdomSign>;
};

/** A size of the Guildhall. */
export type WestKingdomGuildhall = {
  /** Spaces in use. */
  readonly spaces: number;
  /** Columns in use. */
  readonly columns: number;
};

/** A picture among the signs of an effect. */
export type WestKingdomIcon = 'moon' | 'turn' | 'flag' | 'captive' | 'all';

/** The Black Market. */
export type WestKingdomMarket = {
  /** What the three spaces cost, from the left, the virtue lost there included. */
  readonly costs: ReadonlyArray<Readonly<Record<string, number>>>;
  /** Building cards looked at in the middle. */
  readonly draw: number;
  /** How many of them are kept. */
  readonly keep: number;
};

/** A Black Market card. */
export type WestKingdomMarketCard = {
  /** Its id. */
  readonly id: string;
  /** What it brings on the left space. */
  readonly small: Readonly<Record<string, number>>;
  /** What it brings on the right space. */
  readonly large: Readonly<Record<string, number>>;
};

/** What is printed on the cards and boards of Architects of the West Kingdom. */
export type WestKingdomPrinted = {
  /** The levels of the Virtue track, from the lowest. */
  readonly virtue: ReadonlyArray<WestKingdomVirtue>;
  /** The levels of the Cathedral, from the lowest. */
  readonly cathedral: ReadonlyArray<WestKingdomStorey>;
  /** The sizes of the Guildhall. */
  readonly guildhall: ReadonlyArray<WestKingdomGuildhall>;
  /** What a hire in the Workshop costs. */
  readonly hire: Readonly<Record<string, number>>;
  /** The Black Market. */
  readonly market: WestKingdomMarket;
  /** What a reset of the Black Market asks of those with workers in Prison. */
  readonly reset: WestKingdomReset;
  /** Apprentices of a player who has side 1 of the board. */
  readonly apprentice_limit: number;
  /** The apprentices, each kind once. */
  readonly apprentices: ReadonlyArray<WestKingdomApprentice>;
  /** The buildings. */
  readonly buildings: ReadonlyArray<WestKingdomBuilding>;
  /** The Black Market cards. */
  readonly market_cards: ReadonlyArray<WestKingdomMarketCard>;
  /** The Reward cards, each kind once. */
  readonly rewards: ReadonlyArray<WestKingdomReward>;
  /** Side 2 of the player boards. */
  readonly player_boards: ReadonlyArray<WestKingdomBoard>;
  /** Work of the house rival for a worker in the Guildhall. */
  readonly rival_work: number;
};

/** What a reset of the Black Market asks of those with workers in Prison. */
export type WestKingdomReset = {
  /** So many workers in Prison cost virtue. */
  readonly threshold: number;
  /** The virtue that they cost. */
  readonly virtue: number;
  /** Debts of whoever has the most there. */
  readonly debt: number;
};

/** A Reward card. */
export type WestKingdomReward = {
  /** Its id. */
  readonly id: string;
  /** What it brings. */
  readonly gain: Readonly<Record<string, number>>;
};

/** One sign of an effect. */
export type WestKingdomSign =
  /** Something that can be counted. */
  | {
    /** Its word: `clay`, `virtue`, `vp`, `debt`, … */
    readonly good: string;
    /** How many, with a sign where it is gained or lost; left out where it is meant as such. */
    readonly count?: string | null;
  }
  /** A place. */
  | {
    /** Its id. */
    readonly place: string;
  }
  /** A skill. */
  | {
    /** Which. */
    readonly skill: WestKingdomSkill;
  }
  /** A picture. */
  | {
    /** Which. */
    readonly icon: WestKingdomIcon;
  }
  /** A mark between two signs, or a number. */
  | {
    /** As it is written: `→`, `/`, `×2`. */
    readonly mark: string;
  };

/** A skill of apprentices, which buildings ask for. */
export type WestKingdomSkill = 'carpentry' | 'tiling' | 'masonry';

/** A level of the Cathedral. */
export type WestKingdomStorey = {
  /** The level. */
  readonly level: number;
  /** What it costs beside a card. */
  readonly cost: Readonly<Record<string, number>>;
  /** Its points. */
  readonly vp: number;
  /** Markers that it holds. */
  readonly capacity: number;
};

/** A level of the Virtue track. */
export type WestKingdomVirtue = {
  /** The level. */
  readonly level: number;
  /** Its points. */
  readonly vp: number;
  /** Tax coins of each cost that are ignored. */
  readonly tax_ignored: number;
  /** Whether the Cathedral is closed. */
  readonly cathedral_forbidden: boolean;
  /** Whether the Black Market is closed. */
  readonly black_market_forbidden: boolean;
  /**
   * The levels on which the same is closed and ignored, the lowest and the highest: the id of
   * the reading that is about this level.
   */
  readonly zone: string;
};

/** How often somebody won with this many players. */
export type WinCount = {
  /** The number of players. */
  readonly players: number;
  /** Games that ended. */
  readonly games: number;
  /** Games won; a shared first place counts. */
  readonly wins: number;
};
