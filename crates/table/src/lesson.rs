//! Lessons: games whose opponent plays by a script for as long as the person does.
//!
//! A lesson keeps no secret of a game that its table would not keep: its seed stands in a file that
//! everybody can read, and so a lesson is never rated, nobody looks on, and yet what a viewer is
//! sent follows from their own view and their own answers alone, as at every table. That is why a
//! script has no question that is put to several seats: who plays by a script there would answer
//! by what is still sealed.

use game_core::{Problem, Seat};
use games::{EditionHandle, GameKind};
use protocol::LessonFace;
use serde::{Deserialize, Serialize};

use crate::opening::Opening;
use crate::setup::Setup;
use crate::table::Table;

/// What a lesson has all seats play, after what was played before anybody sat down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// Which lesson it is, and which version of it.
    pub id: String,
    /// Whom it teaches.
    pub pupil: Seat,
    /// The answers of all seats, in order.
    pub actions: Vec<(Seat, String)>,
}

impl Script {
    /// Whether it can be played after an opening, one seat at a time.
    pub(crate) fn check(
        &self,
        kind: &dyn GameKind,
        edition: EditionHandle,
        setup: &Setup,
    ) -> Result<(), Problem> {
        let opening = setup.from.as_ref().ok_or_else(|| Problem::of("table-setup-lesson"))?;
        let mut game = setup.begin(kind, edition, opening.seed)?;
        for (seat, action) in &opening.actions {
            game.apply(*seat, action)?;
        }
        for (seat, action) in &self.actions {
            if game.awaiting().len() > 1 {
                return Err(Problem::of("table-setup-lesson"));
            }
            game.apply(*seat, action)?;
        }
        Ok(())
    }
}

impl Table {
    /// Where the pupil of a lesson is in it. It follows from their own answers, which they know.
    pub fn lesson(&self, seat: Seat) -> Option<LessonFace> {
        let script = self.setup().lesson.as_ref().filter(|script| script.pupil == seat)?;
        let game = self.game()?;
        let own = |action: &(Seat, String)| action.0 == seat;
        let planned: Vec<_> = script.actions.iter().filter(|action| own(action)).collect();
        let played = (self.prelude()..game.played()).filter_map(|index| game.action(index));
        let played: Vec<_> = played.filter(own).collect();
        let is_kept = planned.iter().zip(&played).all(|(planned, played)| *planned == played);
        Some(LessonFace {
            id: script.id.clone(),
            step: is_kept.then_some(played.len().min(planned.len()) as u32),
            steps: planned.len() as u32,
        })
    }

    /// What the script has a seat answer now; nothing once anybody has left it, or it is over.
    pub(crate) fn planned(&self, seat: Seat) -> Option<String> {
        let script = self.setup().lesson.as_ref()?;
        let game = self.game()?;
        let since = game.played().checked_sub(self.prelude())?;
        let (next, action) = script.actions.get(since)?;
        let is_kept = (0..since).all(|index| {
            let played = game.action(self.prelude() + index);
            played.as_ref() == script.actions.get(index)
        });
        (is_kept && *next == seat).then(|| action.clone())
    }

    /// How many actions were played before a lesson begins. They cannot be taken back.
    pub(crate) fn prelude(&self) -> usize {
        let setup = self.setup();
        let opening = setup.from.as_ref().filter(|_| setup.lesson.is_some());
        opening.map_or(0, |Opening { actions, .. }| actions.len())
    }
}
