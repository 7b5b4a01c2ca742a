//! Games that begin from a position of a finished game, or as a whole finished game.

use game_core::{Problem, Seat, Seed, Viewer};
use games::{EditionHandle, GameKind};
use protocol::{Event, Happening, Item};
use serde::{Deserialize, Serialize};

use crate::entry::{Act, Actor, Entry};
use crate::setup::{ChairSetup, Clock, Setup};
use crate::stream::Emitted;
use crate::table::{Chair, Table};

/// What was played before anybody sat down. Whoever has it knows the seed, so such a game is never
/// rated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The source of all chance in the game.
    pub seed: Seed,
    /// The standing actions, each with its seat. They are carried out when the game begins.
    pub actions: Vec<(Seat, String)>,
    /// Whether they end the game. Then nobody has to sit down.
    #[serde(default)]
    pub whole: bool,
}

impl Opening {
    /// Checks that a game can begin with it.
    pub(crate) fn check(
        &self,
        kind: &dyn GameKind,
        edition: EditionHandle,
        setup: &Setup,
    ) -> Result<(), Problem> {
        let mut game = setup.begin(kind, edition, self.seed)?;
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
    /// A finished game as it was after the first `at` standing actions, as a table with no clocks,
    /// unrated. `None` if the game is not over or has fewer actions.
    pub fn position(&self, at: usize) -> Option<Self> {
        Some(self.play_again(at)?.0)
    }

    /// The same, with what the action that led there told a viewer.
    pub fn moment(&self, at: usize, viewer: Viewer) -> Option<(Self, Vec<Event>)> {
        let (table, emitted) = self.play_again(at)?;
        // Notes before each action how much every viewer had been told.
        let before = at.checked_sub(1).and_then(|last| {
            let index = table.viewers().position(|other| other == viewer)?;
            let marks = &table.play.as_ref()?.marks;
            marks.get(last * table.viewers().count() + index).copied()
        });
        let is_new = |item: &&Item| before.is_some_and(|before| item.n > before.into());
        let event = |item: &Item| match &item.what {
            Happening::Event(event) => Some(event.clone()),
            _ => None,
        };
        let events = emitted.to(viewer).filter(is_new).filter_map(event).collect();
        Some((table, events))
    }

    fn play_again(&self, at: usize) -> Option<(Self, Emitted)> {
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
            lesson: None,
            ..self.setup().clone()
        };
        let mut table = Self::open(self.fixed.kind, self.fixed.edition, setup).ok()?;
        let act = Act::Start { seed: play.seed };
        let emitted = table.carry_out(&Entry { at: self.last, by: Actor::Server, act }).ok()?;
        Some((table, emitted))
    }
}
