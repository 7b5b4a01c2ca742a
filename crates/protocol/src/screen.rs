//! How a table stands, as one viewer may see it.

use game_core::{BarrierKind, SeatTally, Target};
use serde::{Deserialize, Serialize};

use crate::edit::{self, Edit};
use crate::json::Json;
use crate::message::{Message, Problem};
use crate::stream::{Ending, Event, OpenProposal, Person};
use crate::{Millis, SeatNumber};

/// All that a client shows of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Screen {
    /// The game's id.
    pub game: String,
    /// Its rules version.
    pub rules: u32,
    /// The hash of its edition.
    pub edition_hash: String,
    /// Whose eyes this is for; null for somebody who looks on.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, required = true))]
    pub viewer: Option<SeatNumber>,
    /// The number of the last item of this viewer's stream that went into it.
    pub n: u64,
    /// The last number of the stream when this seat last answered: what is above it happened
    /// since. 0 for somebody who looks on.
    pub since: u64,
    /// What the table is doing.
    pub phase: Phase,
    /// The seats, in order; those that the rules move themselves come last.
    pub seats: Vec<SeatFace>,
    /// The board as this viewer may know it, documented per game; null before the start.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>, required = true))]
    pub view: Option<Json>,
    /// The turn, counted from the start; 0 before it.
    pub turn: u32,
    /// Who owes an answer.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub awaiting: Vec<SeatNumber>,
    /// What this viewer is asked; null if nothing.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub ask: Option<Ask>,
    /// What undo would do for this viewer; null for somebody who looks on.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub undo: Option<Undo>,
    /// The proposal that waits for answers.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub proposal: Option<OpenProposal>,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// Whether several people may play at one device here.
    pub hot_seat: bool,
    /// How it ended.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub ending: Option<Ending>,
    /// The BLAKE3 hash of the seed; null before the start.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub seed_hash: Option<String>,
    /// The seed, once the game is over.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub seed: Option<String>,
    /// The table at which these people play again.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub rematch: Option<String>,
    /// Where this viewer is in a lesson; missing at other tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = LessonFace, required = false))]
    pub lesson: Option<LessonFace>,
}

impl Screen {
    /// The screen after these changes; nothing if they are of another one.
    pub fn edited(&self, edits: &[Edit]) -> Option<Self> {
        let document = serde_json::to_value(self).ok()?;
        serde_json::from_value(edit::edited(document, edits)?).ok()
    }
}

/// Where somebody is in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonFace {
    /// Which lesson, and which version of it.
    pub id: String,
    /// How many of its steps are done; null for somebody who has left it.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub step: Option<u32>,
    /// How many it has.
    pub steps: u32,
}

/// What a table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// It waits for people.
    Waiting,
    /// The game goes on.
    Playing,
    /// The game is paused.
    Paused,
    /// The game is over.
    Over,
    /// A fault of the program stopped it.
    Frozen,
}

/// A seat, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatFace {
    /// Its number.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: SeatNumber,
    /// The key of what the game calls it (a color); null before the start.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub label: Option<String>,
    /// Whose it is; null for a bot's, an open or a house seat.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub person: Option<Person>,
    /// The level of the bot that plays here, for good or for the absent person.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub bot: Option<String>,
    /// Whether the rules move it themselves.
    pub house: bool,
    /// Its clock; null if there is none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub clock: Option<ClockFace>,
    /// Whether its clock ran out and somebody noted it.
    pub flagged: bool,
    /// Whether its person has lost a game that counts by leaving it.
    pub forfeited: bool,
    /// Whether the others may let a bot play here now.
    pub may_be_handed_over: bool,
    /// Until when its person is away.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<i64>, required = true))]
    pub holiday_until: Option<Millis>,
}

/// A clock at the moment of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockFace {
    /// What is left, in milliseconds; below 0 if it has run out.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub left: Millis,
    /// Whether it runs.
    pub running: bool,
}

/// A question to this viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ask {
    /// Its number among the questions put to this seat; it goes with the answer.
    pub question: u32,
    /// What is asked.
    pub message: Message,
    /// The legal answers.
    pub answers: Vec<Answer>,
    /// Answers somebody would look for and that are refused.
    pub refused: Vec<NearMiss>,
}

/// A legal answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Answer {
    /// Its notation.
    pub action: String,
    /// What kind of answer it is: the verb of its notation.
    pub kind: String,
    /// The pieces and places that it is about, in the order in which a person would touch them.
    pub about: Vec<Target>,
    /// What it means.
    pub meaning: Message,
}

/// A refused answer with its reason.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NearMiss {
    /// Its notation.
    pub action: String,
    /// What kind of answer it would be: the verb of its notation.
    pub kind: String,
    /// The pieces and places at which the reason lies.
    pub about: Vec<Target>,
    /// Why not.
    pub problem: Problem,
}

/// What undo would do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// The last answer can be taken back.
    Free {
        /// The number of the question that it answered; it goes with the request.
        question: u32,
        /// Whether the game no longer counts for ratings then.
        unrated: bool,
    },
    /// It can be taken back if others agree.
    Consent {
        /// The number of the question that it answered; it goes with the request.
        question: u32,
        /// Who would have to agree.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
        of: Vec<SeatNumber>,
        /// What lies between.
        barrier: BarrierKind,
    },
    /// Nothing can be taken back.
    Refused {
        /// Why.
        problem: Problem,
    },
}

/// What an answer would do, as far as its seat can know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Preview {
    /// Events up to the first barrier.
    pub events: Vec<Event>,
    /// Why it stops there; null if the whole answer can be foreseen.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub barrier: Option<BarrierKind>,
    /// What each seat has then.
    pub after: Vec<SeatTally>,
    /// Whether the answer can be taken back without asking anybody.
    pub free: bool,
}
