//! The named levels: how much each of them thinks, for each game.

use crate::search::Tuning;

/// How much the four levels of a game think at one question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ladder {
    /// A first evening.
    pub novice: Level,
    /// Knows what the cards do.
    pub apprentice: Level,
    /// Plays sensibly.
    pub journeyman: Level,
    /// Strong club play.
    pub master: Level,
}

/// How one level thinks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// Simulations at one question.
    pub sims: u32,
    /// Root trees among which they are divided; each can have a core of its own.
    pub trees: u32,
    /// An answer is as good as the best for this level if its win chance is lower by no more than
    /// this. Even the best have a little, so that two games do not go alike.
    pub slack: f32,
    /// How it searches, if not by [`Knowledge::TUNING`].
    ///
    /// [`Knowledge::TUNING`]: crate::Knowledge::TUNING
    pub tuning: Option<Tuning>,
    /// No more simulations than this for each answer there is: a turn may have a large question
    /// and many small ones, and the small ones are decided sooner.
    pub most_per_answer: u32,
}

impl Level {
    /// A level with one tree that thinks as the game's search usually does.
    pub const fn new(sims: u32, slack: f32) -> Self {
        Self { sims, trees: 1, slack, tuning: None, most_per_answer: u32::MAX }
    }

    /// With two trees, for two cores.
    pub const fn on_two_trees(self) -> Self {
        Self { trees: 2, ..self }
    }
}

impl Ladder {
    /// For a game that says nothing else.
    pub const USUAL: Self = Self {
        novice: Level::new(8, 0.15),
        apprentice: Level::new(100, 0.05),
        journeyman: Level::new(1_000, 0.001),
        master: Level::new(10_000, 0.001).on_two_trees(),
    };
}
