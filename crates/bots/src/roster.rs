//! The bots by name, as people type them: `greedy`, `master`, `ismcts:2000`, `master:500ms`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game_core::knowledge::{Knowledge, Level};
use game_core::notation::count;
use game_core::{Message, Problem};

use crate::greedy::Greedy;
use crate::random::Random;
use crate::search::Search;
use crate::{Bot, Budget};

/// The kinds of bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BotKind {
    /// Any answer, each equally likely.
    Random,
    /// The answer after which it stands best.
    Greedy,
    /// Search with the budget it is given.
    Ismcts,
    /// A first evening: sees what an answer brings at once, and often not even that.
    Novice,
    /// Thinks a little.
    Apprentice,
    /// Plays sensibly.
    Journeyman,
    /// Strong club play.
    Master,
}

impl BotKind {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Random,
        Self::Greedy,
        Self::Ismcts,
        Self::Novice,
        Self::Apprentice,
        Self::Journeyman,
        Self::Master,
    ];
    /// The levels for people, from easy to hard.
    pub const LEVELS: [Self; 4] = [Self::Novice, Self::Apprentice, Self::Journeyman, Self::Master];

    /// Its name in commands and messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Ismcts => "ismcts",
            Self::Novice => "novice",
            Self::Apprentice => "apprentice",
            Self::Journeyman => "journeyman",
            Self::Master => "master",
        }
    }

    /// Whether it uses a budget; the others answer at once.
    pub const fn thinks(self) -> bool {
        matches!(self, Self::Ismcts | Self::Apprentice | Self::Journeyman | Self::Master)
    }

    /// Whether it has its own budget, so that none need be given.
    pub const fn has_own_budget(self) -> bool {
        !matches!(self, Self::Ismcts)
    }

    /// Its default budget per answer for this number of players.
    pub fn own_budget<G: Knowledge>(self, players: usize) -> Budget {
        let ladder = G::ladder(players);
        match self {
            Self::Apprentice => Budget::Sims(ladder.apprentice.sims),
            Self::Journeyman => Budget::Sims(ladder.journeyman.sims),
            Self::Master => Budget::Sims(ladder.master.sims),
            Self::Random | Self::Greedy | Self::Ismcts | Self::Novice => Budget::USUAL,
        }
    }

    /// The bot of this name, for this number of players. `threads` is for bots that search several
    /// trees: it changes the time, not the answers.
    pub fn bot<G: Knowledge>(self, players: usize, threads: usize) -> Box<dyn Bot<G>> {
        let ladder = G::ladder(players);
        let search = Search { threads, ..Search::of::<G>() };
        let level = |level: Level| -> Box<dyn Bot<G>> {
            let Level { trees, slack, most_per_answer, .. } = level;
            let tuning = level.tuning.unwrap_or(search.tuning);
            Box::new(Search { tuning, trees, slack, most_per_answer, ..search })
        };
        match self {
            Self::Random => Box::new(Random),
            Self::Greedy => Box::new(Greedy::default()),
            Self::Ismcts => Box::new(search),
            Self::Novice => {
                let Level { sims, slack, .. } = ladder.novice;
                Box::new(Greedy { worlds: sims, slack })
            }
            Self::Apprentice => level(ladder.apprentice),
            Self::Journeyman => level(ladder.journeyman),
            Self::Master => level(ladder.master),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BotKind {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        Self::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| {
            let known = Self::ALL.map(Self::name).join(", ");
            Message::new("unknown-bot").text("bot", text).text("known", known).into()
        })
    }
}

/// A bot with what it may spend on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BotSpec {
    /// The kind of bot.
    pub kind: BotKind,
    /// What it may spend on each answer, if not as much as it likes itself; of use only to a bot
    /// that [`BotKind::thinks`].
    pub budget: Option<Budget>,
}

impl BotSpec {
    /// Its budget per answer for this number of players.
    pub fn budget<G: Knowledge>(self, players: usize) -> Budget {
        self.budget.unwrap_or_else(|| self.kind.own_budget::<G>(players))
    }
}

impl From<BotKind> for BotSpec {
    fn from(kind: BotKind) -> Self {
        Self { kind, budget: None }
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)?;
        match self.budget.filter(|_| self.kind.thinks()) {
            None => Ok(()),
            Some(Budget::Sims(sims)) => write!(f, ":{sims}"),
            Some(Budget::Time(time)) => write!(f, ":{}ms", time.as_millis()),
        }
    }
}

impl FromStr for BotSpec {
    type Err = Problem;

    fn from_str(text: &str) -> Result<Self, Problem> {
        let Some((name, budget)) = text.split_once(':') else {
            return Ok(text.parse::<BotKind>()?.into());
        };
        let kind: BotKind = name.parse()?;
        if !kind.thinks() {
            return Err(Message::new("bot-takes-no-budget").text("bot", name).into());
        }
        let wrong = || Message::new("bot-budget").text("budget", budget);
        let number = |digits: &str| {
            let number = count(digits).and_then(|number| u32::try_from(number).ok());
            number.filter(|&number| number > 0)
        };
        let budget = match budget.strip_suffix("ms") {
            Some(digits) => {
                Budget::Time(Duration::from_millis(number(digits).ok_or_else(wrong)?.into()))
            }
            None => Budget::Sims(number(budget).ok_or_else(wrong)?),
        };
        Ok(Self { kind, budget: Some(budget) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for kind in BotKind::ALL {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert_eq!(kind.to_string().parse(), Ok(BotSpec::from(kind)));
        }
        for text in ["ismcts:1", "ismcts:1000", "master:2000", "apprentice:50ms"] {
            let spec: BotSpec = text.parse().expect("a bot");
            assert_eq!(spec.to_string(), text);
        }
        assert_eq!("ismcts:1_000_000".parse(), "ismcts:1000000".parse::<BotSpec>());
    }

    #[test]
    fn slips_are_told() {
        let check = |text: &str, key: &str| {
            let problem = text.parse::<BotSpec>().expect_err("no such bot");
            assert_eq!(problem.message.key, key, "{text}");
        };
        check("rnadom", "unknown-bot");
        check("", "unknown-bot");
        check("ismcts:", "bot-budget");
        check("ismcts:0", "bot-budget");
        check("ismcts:ms", "bot-budget");
        check("ismcts:+5", "bot-budget");
        check("ismcts:1e3", "bot-budget");
        check("ismcts:99999999999", "bot-budget");
        check("greedy:10", "bot-takes-no-budget");
        check("novice:10", "bot-takes-no-budget");
    }
}
