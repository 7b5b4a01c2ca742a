//! Lessons: games whose opponent follows a script as long as the person does.
//!
//! The seed of a lesson is in a public file, so a lesson has no secrets: it is never rated and has
//! no spectators. Still, as at every table, what a viewer is sent follows from their own view and
//! answers alone. That is why a script must not contain a question to several seats: a scripted
//! answer to it would depend on what is still sealed.

use game_core::{Problem, Seat};
use games::{EditionHandle, GameKind};
use protocol::LessonFace;
use serde::{Deserialize, Serialize};

use crate::opening::Opening;
use crate::setup::Setup;
use crate::table::Table;

/// What a lesson has all seats play, after the actions of its opening.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    /// The id of the lesson, with its version.
    pub id: String,
    /// The seat of the learner.
    pub pupil: Seat,
    /// The answers of all seats, in order.
    pub actions: Vec<(Seat, String)>,
    /// How many decisions of the learner the opening has already made, when a lesson begins in the
    /// middle.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub skipped: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl Script {
    /// Checks that the script can be played after its opening, one seat at a time.
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
    /// The learner's progress in a lesson. It follows from their own answers, which they know.
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
            step: is_kept.then_some(script.skipped + played.len().min(planned.len()) as u32),
            steps: script.skipped + planned.len() as u32,
        })
    }

    /// The scripted answer of a seat now; `None` once somebody has departed from the script or it
    /// is over.
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

    /// How many actions were played before the lesson begins. They cannot be undone.
    pub(crate) fn prelude(&self) -> usize {
        let setup = self.setup();
        let opening = setup.from.as_ref().filter(|_| setup.lesson.is_some());
        opening.map_or(0, |Opening { actions, .. }| actions.len())
    }
}
