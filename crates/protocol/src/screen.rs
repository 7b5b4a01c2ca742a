//! The state of a table as one viewer may see it.

use game_core::{BarrierKind, SeatTally, Target};
use serde::{Deserialize, Serialize};

use crate::edit::{self, Edit};
use crate::json::Json;
use crate::message::{Message, Problem};
use crate::stream::{Ending, Event, OpenProposal, Person};
use crate::{Millis, SeatNumber};

/// Everything that a client shows of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Screen {
    /// The game's id.
    pub game: String,
    /// Its rules version.
    pub rules: u32,
    /// The hash of its edition.
    pub edition_hash: String,
    /// The viewer this is made for; null for a spectator.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>, required = true))]
    pub viewer: Option<SeatNumber>,
    /// The number of the last item of this viewer's stream that is included.
    pub n: u64,
    /// The last number of the stream when this seat last answered: higher numbers happened since. 0
    /// for a spectator.
    pub since: u64,
    /// What the table is doing.
    pub phase: Phase,
    /// The seats, in order; those that the rules play come last.
    pub seats: Vec<SeatFace>,
    /// The board as this viewer may know it, documented per game; null before the start.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Object>, required = true))]
    pub view: Option<Json>,
    /// The turn, counted from the start; 0 before it.
    pub turn: u32,
    /// The seats that owe an answer.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub awaiting: Vec<SeatNumber>,
    /// The question for this viewer; null if there is none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub ask: Option<Ask>,
    /// What undo would do for this viewer; null for a spectator.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub undo: Option<Undo>,
    /// The proposal that waits for consent.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub proposal: Option<OpenProposal>,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether several people may share a device here.
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
    /// The id of the table where these people play again.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub rematch: Option<String>,
    /// This viewer's progress in a lesson; missing at other tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = LessonFace, required = false))]
    pub lesson: Option<LessonFace>,
}

impl Screen {
    /// The screen after these changes; `None` if they do not fit it.
    pub fn edited(&self, edits: &[Edit]) -> Option<Self> {
        let document = serde_json::to_value(self).ok()?;
        serde_json::from_value(edit::edited(document, edits)?).ok()
    }
}

/// The progress in a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LessonFace {
    /// The id of the lesson, with its version.
    pub id: String,
    /// How many of its steps are done; null for somebody who has departed from it.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub step: Option<u32>,
    /// How many steps it has.
    pub steps: u32,
}

/// What a table is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// It waits for people.
    Waiting,
    /// The game is running.
    Playing,
    /// The game is paused.
    Paused,
    /// The game is over.
    Over,
    /// A bug stopped it.
    Frozen,
}

/// A seat, as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatFace {
    /// Its number.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: SeatNumber,
    /// The key of the game's name for it (a color); null before the start.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub label: Option<String>,
    /// The person it belongs to; null for a bot's, an open or a house seat.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub person: Option<Person>,
    /// The level of the bot that plays here, permanently or for an absent person.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub bot: Option<String>,
    /// Whether the rules play it.
    pub house: bool,
    /// Its clock; null if there is none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub clock: Option<ClockFace>,
    /// Whether the log notes that its clock ran out.
    pub flagged: bool,
    /// Whether its person has lost a rated game by leaving it.
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
    /// The time left, in milliseconds; below 0 if it has run out.
    #[cfg_attr(feature = "openapi", schema(value_type = i64))]
    pub left: Millis,
    /// Whether it runs.
    pub running: bool,
}

/// A question for this viewer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Ask {
    /// Its number among the questions put to this seat; to be sent with the answer.
    pub question: u32,
    /// What is asked.
    pub message: Message,
    /// The legal answers.
    pub answers: Vec<Answer>,
    /// Refused answers that a player might look for.
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
    /// The pieces and places that cause the refusal.
    pub about: Vec<Target>,
    /// The reason.
    pub problem: Problem,
}

/// What undo would do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Undo {
    /// The last answer can be undone.
    Free {
        /// The number of the answered question; to be sent with the request.
        question: u32,
        /// Whether that makes the game unrated.
        unrated: bool,
    },
    /// It can be undone if others agree.
    Consent {
        /// The number of the answered question; to be sent with the request.
        question: u32,
        /// The seats that would have to agree.
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
        of: Vec<SeatNumber>,
        /// The barrier in between.
        barrier: BarrierKind,
    },
    /// Nothing can be undone.
    Refused {
        /// The reason.
        problem: Problem,
    },
}

/// What an answer would do, as far as its seat can know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Preview {
    /// Events up to the first barrier.
    pub events: Vec<Event>,
    /// Why it stops there; null if the whole answer can be previewed.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub barrier: Option<BarrierKind>,
    /// The goods and points of each seat afterwards.
    pub after: Vec<SeatTally>,
    /// Whether the answer can then be undone without asking anybody.
    pub free: bool,
}
