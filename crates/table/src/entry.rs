//! The log of a table: what happened, in order, as it is stored for good.
//!
//! The JSON of these types is a contract: entries written today must be readable forever. A field
//! may be added if it has a default; nothing is renamed.

use game_core::{Seat, Seed};
use protocol::Proposal;
use serde::{Deserialize, Serialize};

/// Milliseconds since 1970, or a length of time in milliseconds.
pub type Millis = i64;

/// One entry of the log: `{"at": 1700000000000, "by": {"person": "p1"}, "act": {"resume": {}}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When it happened. Never earlier than the entry before it.
    pub at: Millis,
    /// Who did it.
    pub by: Actor,
    /// What was done.
    pub act: Act,
}

/// Who acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A person, by their account.
    Person(String),
    /// A bot, on any seat that a bot holds.
    Bot,
    /// The server itself.
    Server,
}

impl Actor {
    /// The person with this account as an actor.
    pub fn person(id: &str) -> Self {
        Self::Person(id.to_string())
    }

    /// The account, if it is a person.
    pub fn account(&self) -> Option<&str> {
        match self {
            Self::Person(id) => Some(id),
            Self::Bot | Self::Server => None,
        }
    }
}

/// A person as the log names them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Who {
    /// The account.
    pub id: String,
    /// The name to show.
    pub name: String,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// A person took a chair.
    Sit {
        /// The chair.
        seat: Seat,
        /// The person.
        who: Who,
    },
    /// A person gave up a chair.
    Stand {
        /// The chair.
        seat: Seat,
    },
    /// The game began.
    Start {
        /// The source of all chance in the game. A secret until the end.
        seed: Seed,
    },
    /// A seat answered.
    Answer {
        /// The seat that answered.
        seat: Seat,
        /// The number of the question, counted per seat.
        question: u32,
        /// The answer, in the notation as the game prints it.
        action: String,
    },
    /// An answer was undone whose question is still open to others.
    TakeBack {
        /// The seat whose answer it was.
        seat: Seat,
        /// The question that it answered.
        question: u32,
        /// Whether the clock for the question continues from where it was when it was answered. In
        /// logs without this field it began anew.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        timed: bool,
    },
    /// An answer and everything after it was undone, without asking anybody.
    Undo {
        /// The seat whose answer it was.
        seat: Seat,
        /// The question that it answered.
        question: u32,
        /// Whether the clock for the question continues from where it was when it was answered. In
        /// logs without this field it began anew.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        timed: bool,
    },
    /// A person asks the others to agree; it is carried out with the last consent.
    Propose {
        /// The seat that asks.
        seat: Seat,
        /// What it proposes.
        what: Wanted,
    },
    /// A person agrees or disagrees.
    Consent {
        /// The person's seat.
        seat: Seat,
        /// Whether they agree.
        agree: bool,
    },
    /// The game goes on after a pause.
    Resume {},
    /// A clock has run out.
    Flag {
        /// The seat whose clock it is.
        seat: Seat,
    },
    /// A bot plays for an absent person.
    HandOver {
        /// The absent person's seat.
        seat: Seat,
        /// The level of the bot.
        bot: String,
        /// Whether this drops an undo that waits for this person's consent, which they can no
        /// longer give. In logs without this field it was carried out instead.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        silent: bool,
    },
    /// A person has lost a rated game by leaving it.
    Forfeit {
        /// The person's seat.
        seat: Seat,
    },
    /// A person takes their seat back from a bot.
    Reclaim {
        /// The person's seat.
        seat: Seat,
    },
    /// A person takes a holiday.
    Holiday {
        /// The person's seat.
        seat: Seat,
        /// The length in days, from now.
        days: u16,
    },
    /// No server ran in these times (start, end): clocks stood still.
    Outage {
        /// The outages in order, all after the previous entry.
        times: Vec<(Millis, Millis)>,
    },
    /// The server ended the game without a result: nobody is left, unless `full`.
    End {
        /// The table has as many answers as it takes.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        full: bool,
        /// Whether those who left a rated game have lost it. In logs without this field nobody had.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        counts: bool,
    },
    /// The people play again at another table.
    Rematch {
        /// The id of that table.
        table: String,
    },
}

impl Act {
    /// Whether people could repeat it endlessly without the game advancing. Everything else they do
    /// advances the game, follows from one of these, or is limited in itself.
    pub(crate) const fn is_extra(&self) -> bool {
        match self {
            Self::Sit { .. }
            | Self::Stand { .. }
            | Self::TakeBack { .. }
            | Self::Undo { .. }
            | Self::Propose { .. }
            | Self::Reclaim { .. } => true,
            Self::Start { .. }
            | Self::Answer { .. }
            | Self::Consent { .. }
            | Self::Resume {}
            | Self::Flag { .. }
            | Self::HandOver { .. }
            | Self::Forfeit { .. }
            | Self::Holiday { .. }
            | Self::Outage { .. }
            | Self::End { .. }
            | Self::Rematch { .. } => false,
        }
    }
}

/// A proposal that all other people at the table must agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Wanted {
    /// Undo an answer past a barrier.
    Undo {
        /// The number of the answered question.
        question: u32,
    },
    /// Pause the game.
    Pause,
    /// Resign.
    Resign,
    /// Play a rematch.
    Rematch,
}

impl From<Proposal> for Wanted {
    fn from(proposal: Proposal) -> Self {
        match proposal {
            Proposal::Pause => Self::Pause,
            Proposal::Resign => Self::Resign,
            Proposal::Rematch => Self::Rematch,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The stored form of every act. A failing line here breaks the logs of all tables.
    #[test]
    fn entries_are_stored_like_this() {
        let seat = Seat::new(1);
        let check = |act: Act, text: &str| {
            let by = Actor::person("p1");
            let entry = Entry { at: 1_700_000_000_000, by, act };
            let line = format!(r#"{{"at":1700000000000,"by":{{"person":"p1"}},"act":{text}}}"#);
            assert_eq!(serde_json::to_string(&entry).expect("an entry"), line);
            assert_eq!(serde_json::from_str::<Entry>(&line).expect("a line"), entry);
        };
        let who = Who { id: "p1".to_string(), name: "One".to_string() };
        check(Act::Sit { seat, who }, r#"{"sit":{"seat":1,"who":{"id":"p1","name":"One"}}}"#);
        check(Act::Stand { seat }, r#"{"stand":{"seat":1}}"#);
        let seed = Seed([7; 32]);
        let zeros = "07".repeat(32);
        check(Act::Start { seed }, &format!(r#"{{"start":{{"seed":"{zeros}"}}}}"#));
        let action = "play library 1:4".to_string();
        check(
            Act::Answer { seat, question: 3, action },
            r#"{"answer":{"seat":1,"question":3,"action":"play library 1:4"}}"#,
        );
        let take_back = |timed| Act::TakeBack { seat, question: 3, timed };
        check(take_back(false), r#"{"take_back":{"seat":1,"question":3}}"#);
        check(take_back(true), r#"{"take_back":{"seat":1,"question":3,"timed":true}}"#);
        let undo = |timed| Act::Undo { seat, question: 3, timed };
        check(undo(false), r#"{"undo":{"seat":1,"question":3}}"#);
        check(undo(true), r#"{"undo":{"seat":1,"question":3,"timed":true}}"#);
        let what = Wanted::Undo { question: 3 };
        check(
            Act::Propose { seat, what },
            r#"{"propose":{"seat":1,"what":{"undo":{"question":3}}}}"#,
        );
        for (what, word) in
            [(Wanted::Pause, "pause"), (Wanted::Resign, "resign"), (Wanted::Rematch, "rematch")]
        {
            let text = format!(r#"{{"propose":{{"seat":1,"what":"{word}"}}}}"#);
            check(Act::Propose { seat, what }, &text);
        }
        check(Act::Consent { seat, agree: true }, r#"{"consent":{"seat":1,"agree":true}}"#);
        check(Act::Resume {}, r#"{"resume":{}}"#);
        check(Act::Flag { seat }, r#"{"flag":{"seat":1}}"#);
        let bot = "novice".to_string();
        let hand_over = |silent| Act::HandOver { seat, bot: bot.clone(), silent };
        check(hand_over(false), r#"{"hand_over":{"seat":1,"bot":"novice"}}"#);
        check(hand_over(true), r#"{"hand_over":{"seat":1,"bot":"novice","silent":true}}"#);
        check(Act::Forfeit { seat }, r#"{"forfeit":{"seat":1}}"#);
        check(Act::Reclaim { seat }, r#"{"reclaim":{"seat":1}}"#);
        check(Act::Holiday { seat, days: 4 }, r#"{"holiday":{"seat":1,"days":4}}"#);
        check(Act::Outage { times: vec![(5, 7), (8, 9)] }, r#"{"outage":{"times":[[5,7],[8,9]]}}"#);
        check(Act::End { full: false, counts: false }, r#"{"end":{}}"#);
        check(Act::End { full: true, counts: false }, r#"{"end":{"full":true}}"#);
        check(Act::End { full: false, counts: true }, r#"{"end":{"counts":true}}"#);
        check(Act::Rematch { table: "t2".to_string() }, r#"{"rematch":{"table":"t2"}}"#);
        for (by, text) in [(Actor::Bot, r#""bot""#), (Actor::Server, r#""server""#)] {
            assert_eq!(serde_json::to_string(&by).expect("an actor"), text);
        }
    }
}
