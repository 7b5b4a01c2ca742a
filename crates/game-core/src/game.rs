//! The two traits a game implements, and the doors through which it is played.

use std::fmt;
use std::hash::Hash;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::edition::Edition;
use crate::event::EventDoc;
use crate::log::{Log, Tally};
use crate::message::{Message, Name};
use crate::options::GameOption;
use crate::outcome::Outcome;
use crate::paragraphs::RulesPages;
use crate::reading::{Called, Reading};
use crate::rng::{FastRng, Seed};
use crate::seat::{Seat, SeatSet, Viewer};
use crate::sketch::{self, Part};
use crate::target::Target;

/// Short for what travels: documents, configurations.
pub trait Wire: Serialize + DeserializeOwned {}
impl<T: Serialize + DeserializeOwned> Wire for T {}

/// The version of a game's rules. It goes up when an old log would replay differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct RulesVersion(pub u32);

impl fmt::Display for RulesVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A game in progress: the whole truth, hidden cards and chance included. No text, no JSON, no heap.
pub trait Game: Clone + Eq + Send + 'static {
    /// The game's name in crates, files, commands, messages and links.
    const ID: &'static str;
    /// Goes up when an old log would replay differently.
    const RULES: RulesVersion;
    /// The oldest rules version whose games are still played as they began.
    const OLDEST_RULES: RulesVersion = Self::RULES;
    /// The fewest and the most players.
    const PLAYERS: (u8, u8);
    /// Words of the score categories, in the order of `Standing::categories`.
    const CATEGORIES: &'static [&'static str];
    /// Words of the tie-breaks, in the order in which they are asked.
    const TIE_BREAKS: &'static [&'static str];
    /// The paragraph that says how ties are broken.
    const TIE_RULE: &'static str;
    /// The printed numbers as flat tables.
    type Edition: Edition;
    /// Seats, variant, switches.
    type Config: Wire + Clone + Send + 'static;
    /// One small answer to one question, a few bytes.
    type Action: Copy + Eq + Hash + fmt::Debug + Send;
    /// What happened, for log and animation.
    type Event: Event;
    /// All that one viewer may know; as flat as the state.
    type View: Clone + Eq + Send;
    /// Why an answer is refused.
    type Refusal: Refusal;

    /// Sets a game up.
    ///
    /// # Errors
    /// If the configuration asks for what this edition of the game does not have.
    fn new(
        edition: &'static Self::Edition,
        config: &Self::Config,
        seed: Seed,
    ) -> Result<Self, SetupError>;
    /// Sets a game up as it began under `rules`, from [`Self::OLDEST_RULES`] to [`Self::RULES`]: a
    /// stored game continues under the rules it began with.
    ///
    /// # Errors
    /// As [`Game::new`].
    fn new_under(
        rules: RulesVersion,
        edition: &'static Self::Edition,
        config: &Self::Config,
        seed: Seed,
    ) -> Result<Self, SetupError> {
        debug_assert_eq!(rules, Self::RULES, "a game that knows older rules says how they play");
        Self::new(edition, config, seed)
    }
    /// The rules version it began under.
    fn rules(&self) -> RulesVersion {
        Self::RULES
    }
    /// The edition it is played with.
    fn edition(&self) -> &'static Self::Edition;
    /// How many seats there are.
    fn seats(&self) -> usize;
    /// How many seats, the first ones, are taken by people or bots: all, unless the rules
    /// themselves move the others (a house rival).
    fn players(&self) -> usize {
        self.seats()
    }
    /// Goes up by one with every player's turn.
    fn turn(&self) -> u32;
    /// Seats that owe an answer now; empty once the game is over.
    fn awaiting(&self) -> SeatSet;
    /// Clears `out`, then fills it with every legal answer of `seat`, each once, in the order in
    /// which the loops find them. Equal views give equal lists.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);
    /// Reads only; the one place that says no, and why.
    ///
    /// # Errors
    /// The reason, if `action` is not a legal answer of `seat` now.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;
    /// Plays an answer known to be legal, then runs on to the next question. Cannot fail.
    fn play(&mut self, seat: Seat, action: Self::Action, log: &mut Log<Self::Event>);
    /// All that `viewer` may know, built field by field.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// The viewer that `view` was made for.
    fn viewer(view: &Self::View) -> Viewer;
    /// A whole state whose view is `view`: hidden zones redealt, chance reseeded.
    fn sample(view: &Self::View, rng: &mut FastRng) -> Self;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The configuration for play without people (simulation, arena, bench, engine): where it
    /// leaves a limit open that only such play needs, the limit is set. As it is, unless the game
    /// says otherwise.
    fn unattended(edition: &'static Self::Edition, config: Self::Config) -> Self::Config {
        let _ = edition;
        config
    }
}

/// The half for people and wires; never called in a playout. JSON uses the ids of the data file.
pub trait GameText: Game {
    /// The state as a document, written for readers and not the memory layout.
    type StateDoc: Wire;
    /// A view as a document.
    type ViewDoc: Serialize;
    /// An event as a document.
    type EventDoc: EventDoc;
    /// What is printed on the pieces of an edition, as a document.
    type PrintedDoc: Serialize;

    /// The pages of its rules. Only games that tests make up have none.
    const RULES_PAGES: RulesPages = RulesPages::NONE;
    /// The script of its guided first game, a data file, if it has one.
    const LESSON: Option<&'static str> = None;

    /// What `seat` is asked now.
    fn question(&self, seat: Seat) -> Message;
    /// Answers a person would look for at this question, each once, legal or not: every card,
    /// space or place they might click.
    fn candidates(&self, seat: Seat) -> Vec<Self::Action>;
    /// Answers a person would look for and that are refused, with the reason.
    fn near_misses(&self, seat: Seat) -> Vec<(Self::Action, Self::Refusal)> {
        let refused = |action| self.check(seat, action).err().map(|refusal| (action, refusal));
        self.candidates(seat).into_iter().filter_map(refused).collect()
    }
    /// A refusal as a message.
    fn explain(&self, refusal: &Self::Refusal) -> Message;
    /// What an answer means, as a message.
    fn describe(&self, seat: Seat, action: Self::Action) -> Message;
    /// The kinds of pieces and places that answers are about: what a [`Target`] can be.
    const PIECES: &'static [&'static str];
    /// What kind of answer this is: the verb of its notation.
    fn kind_of(action: Self::Action) -> &'static str;
    /// The pieces and places that an answer of `seat` is about, legal or not, in the order in which
    /// a person would touch them.
    fn targets(&self, seat: Seat, action: Self::Action) -> Vec<Target>;
    /// The pieces and places at which the reason lies why `action` is refused.
    fn faults(&self, seat: Seat, action: Self::Action, refusal: &Self::Refusal) -> Vec<Target> {
        let _ = refusal;
        self.targets(seat, action)
    }
    /// An event as a document.
    fn event(&self, event: &Self::Event) -> Self::EventDoc;
    /// The key of what the game calls this seat (a color).
    fn seat_label(&self, seat: Seat) -> &'static str;
    /// What each seat has and would score now.
    fn tally(&self) -> Tally;

    /// The state as a document.
    fn state_doc(&self) -> Self::StateDoc;
    /// Loads a state document. `seed` seeds its random numbers if the document has none.
    ///
    /// # Errors
    /// If the document is not a possible state of the game.
    fn from_doc(
        edition: &'static Self::Edition,
        doc: Self::StateDoc,
        seed: Option<Seed>,
    ) -> Result<Self, LoadError>;
    /// A view as a document.
    fn view_doc(view: &Self::View) -> Self::ViewDoc;

    /// Everything that there is to say about the pieces, places and icons of an edition, in the
    /// order in which they are listed, and then about the words of the rules.
    fn readings(edition: &'static Self::Edition) -> Vec<Reading>;
    /// What every id of an edition is called that its documents give.
    fn names(edition: &'static Self::Edition) -> Vec<Called>;
    /// What is printed on the pieces, in figures and signs: what a drawing needs beside words.
    fn printed(edition: &'static Self::Edition) -> Self::PrintedDoc;
    /// What the configuration may choose beside the players, in the order in which it is offered.
    fn options(edition: &'static Self::Edition) -> Vec<GameOption>;

    /// The text form of an action.
    fn print(edition: &Self::Edition, action: Self::Action) -> String;
    /// Reads the text form of an action.
    ///
    /// # Errors
    /// If no action reads like that.
    fn parse(edition: &Self::Edition, text: &str) -> Result<Self::Action, Problem>;
    /// Every action the notation can say, for tests.
    fn every_action(edition: &Self::Edition) -> Vec<Self::Action>;

    /// The parts of the board as `view` shows them, in plain text for a terminal, from top to
    /// bottom.
    fn parts(view: &Self::View, say: &dyn Say) -> Vec<Part>;

    /// The whole board, for a terminal of which nothing is known.
    fn sketch(view: &Self::View, say: &dyn Say) -> String {
        let lines = sketch::lay_out(&Self::parts(view, say), sketch::WIDTH, None).lines;
        lines.join("\n") + "\n"
    }
}

/// Turns messages into sentences; crate `lang` has the implementation.
pub trait Say {
    /// The sentence.
    fn say(&self, message: &Message) -> String;
    /// A piece's name.
    fn name<'a>(&self, name: &'a Name) -> &'a str;
}

/// Why an answer is refused: a plain enum of the game, free to build in simulation.
/// [`GameText::explain`] turns it into a message.
pub trait Refusal: Copy + Eq + fmt::Debug {
    /// The paragraph that says so; `None` where no rule is involved (not your question).
    fn rule(&self) -> Option<&'static str>;
}

/// What happened: a plain enum of the game. [`GameText::event`] turns it into a document.
pub trait Event: Clone + PartialEq + fmt::Debug {
    /// The paragraph that events of this kind always carry out; `None` where it is the one that is
    /// being carried out as they happen ([`Log::cite`]).
    fn rule(&self) -> Option<&'static str> {
        None
    }
}

impl Event for () {}

/// Something a person asked for that cannot be, with the reason as a message and, where there is
/// one, the rule paragraph.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// What is wrong.
    pub message: Message,
    /// The paragraph that says so.
    pub rule: Option<&'static str>,
}

/// A configuration that cannot be played.
pub type SetupError = Problem;
/// A document that is no state of the game.
pub type LoadError = Problem;

impl Problem {
    /// A problem that no rule paragraph speaks of.
    pub const fn new(message: Message) -> Self {
        Self { message, rule: None }
    }

    /// A problem with a key only.
    pub const fn of(key: &'static str) -> Self {
        Self::new(Message::new(key))
    }

    /// The problem that a game of `seats` seats has no seat `seat`.
    pub fn no_such_seat(seat: i64, seats: usize) -> Self {
        Message::new("no-such-seat").int("seat", seat).int("seats", seats as i64).into()
    }

    /// Names the paragraph.
    pub const fn rule(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }
}

impl From<Message> for Problem {
    fn from(message: Message) -> Self {
        Self::new(message)
    }
}

impl fmt::Display for Problem {
    /// For developers; people get the sentence from crate `lang`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.message.key, self.message.args_json())
    }
}

impl std::error::Error for Problem {}

/// The door for people, tables and the engine.
///
/// # Errors
/// The reason for a refusal; the state is then exactly what it was.
pub fn apply<G: Game>(
    game: &mut G,
    seat: Seat,
    action: G::Action,
    log: &mut Log<G::Event>,
) -> Result<(), G::Refusal> {
    game.check(seat, action)?;
    game.play(seat, action, log);
    Ok(())
}
