//! Games that do not begin at their beginning: from a position of one that was played, or whole.

use game_core::{Problem, Seat, Seed};
use games::{EditionHandle, GameKind};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::entry::{Act, Actor, Entry};
use crate::setup::{ChairSetup, Clock, Setup};
use crate::table::{Chair, Table};

/// What was played before anybody sat down. Whoever has it knows the seed, so such a game is never
/// rated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// From which all chance of the game follows.
    pub seed: Seed,
    /// The actions that stand, each with its seat. They are carried out when the game begins.
    pub actions: Vec<(Seat, String)>,
    /// Whether they end the game. Then nobody has to sit down.
    #[serde(default)]
    pub whole: bool,
}

impl Opening {
    /// Whether a game can begin with it.
    pub(crate) fn check(
        &self,
        kind: &dyn GameKind,
        edition: EditionHandle,
        config: &Value,
    ) -> Result<(), Problem> {
        let mut game = kind.start(edition, config.clone(), self.seed)?;
        for (seat, action) in &self.actions {
            game.apply(*seat, action)?;
        }
        if game.awaiting().is_empty() != self.whole {
            return Err(Problem::of("table-setup-from"));
        }
        Ok(())
    }
}

impl Table {
    /// A finished game as it stood after the first `at` of the actions that stand, as a table of
    /// its own: without clocks, unrated. Nothing if the game goes on or has not so many actions.
    pub fn position(&self, at: usize) -> Option<Self> {
        let play = self.play.as_ref().filter(|_| self.is_over())?;
        let all = play.game.actions();
        let whole = at == all.len() && play.game.awaiting().is_empty();
        let from = Opening { seed: play.seed, actions: all.get(..at)?.to_vec(), whole };
        let chair = |chair: &Chair| match (&chair.who, &chair.bot) {
            (Some(who), _) => ChairSetup::Person(who.clone()),
            (None, Some(level)) => ChairSetup::Bot(level.clone()),
            (None, None) => ChairSetup::Open,
        };
        let setup = Setup {
            chairs: self.chairs.iter().map(chair).collect(),
            clock: Clock::None,
            rated: false,
            patience: None,
            from: Some(from),
            ..self.setup().clone()
        };
        let mut table = Self::open(self.fixed.kind, self.fixed.edition, setup).ok()?;
        let act = Act::Start { seed: play.seed };
        table.carry_out(&Entry { at: self.last, by: Actor::Server, act }).ok()?;
        Some(table)
    }
}
