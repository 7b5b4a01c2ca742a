//! The log of a table: what happened, in order, as it is stored for good.
//!
//! The JSON of these types is a contract: entries written today must be readable forever. A field
//! may be added if it has a default; nothing is renamed.

use game_core::{Seat, Seed};
use protocol::Proposal;
use serde::{Deserialize, Serialize};

/// Milliseconds since 1970, or a length of time in milliseconds.
pub type Millis = i64;

/// One line of the log: `{"at": 1700000000000, "by": {"person": "p1"}, "act": {"resume": {}}}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// When. Never earlier than the entry before it.
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
    /// A person, by account.
    Person(String),
    /// A bot; it answers for the seats that bots hold.
    Bot,
    /// The server itself.
    Server,
}

impl Actor {
    /// The person with this account.
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

/// A person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Who {
    /// The account.
    pub id: String,
    /// The name that is shown.
    pub name: String,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// A person took a chair.
    Sit {
        /// Which.
        seat: Seat,
        /// Who.
        who: Who,
    },
    /// A person gave a chair up.
    Stand {
        /// Which.
        seat: Seat,
    },
    /// The game began.
    Start {
        /// From which all its chance follows. A secret until the end.
        seed: Seed,
    },
    /// A seat answered.
    Answer {
        /// Which.
        seat: Seat,
        /// Which of the questions put to it.
        question: u32,
        /// In the game's notation, as the game prints it.
        action: String,
    },
    /// An answer to a question that is still open to others was taken back.
    TakeBack {
        /// Whose.
        seat: Seat,
        /// The question that it answered.
        question: u32,
        /// Whether the time for the question goes on from where it was when it was answered. It began
        /// anew in logs that do not have this.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        timed: bool,
    },
    /// An answer and all that followed was taken back, without anybody being asked.
    Undo {
        /// Whose.
        seat: Seat,
        /// The question that it answered.
        question: u32,
        /// Whether the time for the question goes on from where it was when it was answered. It began
        /// anew in logs that do not have this.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        timed: bool,
    },
    /// A person asks the others to agree; with the last one's consent it is done.
    Propose {
        /// From which seat.
        seat: Seat,
        /// To what.
        what: Wanted,
    },
    /// A person agrees, or does not.
    Consent {
        /// On which seat.
        seat: Seat,
        /// Yes or no.
        agree: bool,
    },
    /// The game goes on after a pause.
    Resume {},
    /// A clock has run out.
    Flag {
        /// Whose.
        seat: Seat,
    },
    /// A bot plays for an absent person.
    HandOver {
        /// For whom.
        seat: Seat,
        /// Its level.
        bot: String,
        /// Whether an undo that waits for this person's consent falls: they cannot agree to it any
        /// more. It was carried out instead in logs that do not have this.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        silent: bool,
    },
    /// A person has lost a game that counts by leaving it.
    Forfeit {
        /// On which seat.
        seat: Seat,
    },
    /// The person plays again.
    Reclaim {
        /// On which seat.
        seat: Seat,
    },
    /// A person is away.
    Holiday {
        /// On which seat.
        seat: Seat,
        /// For so many days from now.
        days: u16,
    },
    /// In these times no server ran, from when until when: clocks stood still.
    Outage {
        /// In order, and all after the entry before this one.
        times: Vec<(Millis, Millis)>,
    },
    /// The server ended it, without a result: nobody is left.
    End {
        /// No: the table has as many answers as it takes.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        full: bool,
        /// Whether those have lost who left a game that counts. Nobody had in logs that do not have
        /// this.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        counts: bool,
    },
    /// The people play again elsewhere.
    Rematch {
        /// At which table.
        table: String,
    },
}

impl Act {
    /// Whether people could make it again and again and the game would come no further. Whatever
    /// else they do either brings it on, follows from one of these, or is limited by itself.
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

/// What all other people at the table may be asked to agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Wanted {
    /// To take back an answer past a barrier.
    Undo {
        /// The question that it answered.
        question: u32,
    },
    /// To stop for a while.
    Pause,
    /// To give up.
    Resign,
    /// To play again.
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

    /// The stored form of every act. A line that fails here breaks the logs of all tables.
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
