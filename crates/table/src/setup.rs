//! What a table was opened with.

use bots::BotSpec;
use game_core::{LiveGame, Message, Problem, RulesVersion, Seed};
use games::{EditionHandle, GameKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::entry::{Millis, Who};
use crate::lesson::Script;
use crate::opening::Opening;

/// What a table was opened with. It never changes, and is stored beside the log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// The rules version that the game is played under.
    pub rules: u32,
    /// The hash of the edition.
    pub edition_hash: String,
    /// The game's configuration.
    pub config: Value,
    /// The chairs in seat order, one for each player.
    pub chairs: Vec<ChairSetup>,
    /// How time is measured.
    #[serde(default)]
    pub clock: Clock,
    /// How far answers can be taken back.
    #[serde(default)]
    pub undo: UndoPolicy,
    /// Who may look on.
    #[serde(default)]
    pub watch: Watchers,
    /// Whether the game counts for ratings.
    #[serde(default)]
    pub rated: bool,
    /// Without a clock: for how long a seat may owe an answer before the others may let a bot
    /// play there. Nothing means forever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub patience: Option<Millis>,
    /// Whether one account may take several chairs: people at one device.
    #[serde(default)]
    pub hot_seat: bool,
    /// What was played before anybody sat down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Opening>,
    /// What a lesson has its seats play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<Script>,
}

/// A chair as it is when the table opens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ChairSetup {
    /// Open to anybody.
    Open,
    /// For this person, who sits there from the start.
    Person(Who),
    /// For a bot of this level.
    Bot(String),
}

impl ChairSetup {
    /// The account of the person who sits there from the start.
    pub(crate) fn account(&self) -> Option<&str> {
        match self {
            Self::Person(who) => Some(&who.id),
            Self::Open | Self::Bot(_) => None,
        }
    }
}

/// How time is measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Clock {
    /// Not at all.
    #[default]
    None,
    /// Each seat has so much for the whole game.
    Live {
        /// At the start, in milliseconds.
        #[cfg_attr(feature = "openapi", schema(value_type = i64, minimum = 1))]
        initial: Millis,
        /// Added with each answered question, in milliseconds.
        #[cfg_attr(feature = "openapi", schema(value_type = i64, minimum = 0))]
        increment: Millis,
    },
    /// Each question is to be answered within so much.
    Daily {
        /// For each question, in milliseconds.
        #[cfg_attr(feature = "openapi", schema(value_type = i64, minimum = 1))]
        per_move: Millis,
        /// How many days of holiday each seat may take in all.
        holidays: u16,
    },
}

/// How far answers can be taken back. An answer to a question that is still open to others can be
/// taken back under every policy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum UndoPolicy {
    /// Not at all.
    None,
    /// Back to the last barrier in one's own turn.
    Free,
    /// Beyond it, too, if all agree whose secrets are at the table; not while one of them is away and
    /// a bot plays for them.
    #[default]
    Consent,
}

/// Who may look on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watchers {
    /// Everybody.
    #[default]
    Everyone,
    /// Only those who sit at the table.
    Players,
}

impl Setup {
    /// A table for this game with `chairs`; without a clock, unrated, undo by consent.
    pub fn new(
        kind: &dyn GameKind,
        edition: EditionHandle,
        config: Value,
        chairs: Vec<ChairSetup>,
    ) -> Self {
        Self {
            game: kind.id().to_string(),
            rules: kind.rules().0,
            edition_hash: edition.info().hash.clone(),
            config,
            chairs,
            clock: Clock::None,
            undo: UndoPolicy::default(),
            watch: Watchers::default(),
            rated: false,
            patience: None,
            hot_seat: false,
            from: None,
            lesson: None,
        }
    }

    /// What everybody at the table may know of it before the end: without the seed of a game that
    /// began from a position, and without the script of a lesson.
    #[must_use]
    pub fn without_secrets(self) -> Self {
        // Field by field, so that a new field stays hidden until someone decides to show it.
        Self {
            game: self.game,
            rules: self.rules,
            edition_hash: self.edition_hash,
            config: self.config,
            chairs: self.chairs,
            clock: self.clock,
            undo: self.undo,
            watch: self.watch,
            rated: self.rated,
            patience: self.patience,
            hot_seat: self.hot_seat,
            from: None,
            lesson: None,
        }
    }

    /// The game of this table at its beginning, under the rules it was opened with.
    pub(crate) fn begin(
        &self,
        kind: &dyn GameKind,
        edition: EditionHandle,
        seed: Seed,
    ) -> Result<Box<dyn LiveGame>, Problem> {
        kind.start_under(RulesVersion(self.rules), edition, self.config.clone(), seed)
    }

    /// Checks that a table can be opened with it.
    pub(crate) fn check(&self, kind: &dyn GameKind, edition: EditionHandle) -> Result<(), Problem> {
        if self.game != kind.id() {
            let message = Message::new("table-setup-game").text("found", &self.game);
            return Err(message.text("game", kind.id()).into());
        }
        if !kind.plays(RulesVersion(self.rules)) {
            let message = Message::new("table-setup-rules").int("found", self.rules);
            return Err(message.int("known", kind.rules().0).into());
        }
        if self.edition_hash != edition.info().hash {
            let message = Message::new("table-setup-edition");
            return Err(message.text("edition", &edition.info().id).into());
        }
        // Whether a configuration can be played does not depend on the seed.
        let game = self.begin(kind, edition, Seed([0; 32]))?;
        if game.players() != self.chairs.len() {
            let message =
                Message::new("table-setup-chairs").int("chairs", self.chairs.len() as i64);
            return Err(message.int("players", game.players() as i64).into());
        }
        if let Some(opening) = &self.from {
            if self.rated {
                return Err(Problem::of("table-setup-from"));
            }
            opening.check(kind, edition, self)?;
        }
        if let Some(script) = &self.lesson {
            script.check(kind, edition, self)?;
        }
        for chair in &self.chairs {
            if let ChairSetup::Bot(level) = chair {
                bot_of(level)?;
            }
        }
        let sound = match self.clock {
            Clock::None => true,
            Clock::Live { initial, increment } => initial > 0 && increment >= 0,
            Clock::Daily { per_move, .. } => per_move > 0,
        };
        if !sound || self.patience.is_some_and(|patience| patience <= 0) {
            return Err(Problem::of("table-setup-clock"));
        }
        Ok(())
    }
}

/// The bot of a level. Only bots with a fixed budget of their own may sit at a table: one that
/// thinks by the clock would answer differently on two machines, and one with a budget that
/// somebody chose could think forever.
pub(crate) fn bot_of(level: &str) -> Result<BotSpec, Problem> {
    let spec: BotSpec = level.parse()?;
    if spec.budget.is_some() || !spec.kind.has_own_budget() {
        return Err(Message::new("table-bot").text("bot", level).into());
    }
    Ok(spec)
}
