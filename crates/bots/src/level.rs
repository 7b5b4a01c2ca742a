//! The named levels: how much each of them thinks, for each game.

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
}

impl Ladder {
    /// For a game that says nothing else.
    pub const USUAL: Self = Self {
        novice: Level { sims: 8, trees: 1, slack: 0.15 },
        apprentice: Level { sims: 100, trees: 1, slack: 0.05 },
        journeyman: Level { sims: 1_000, trees: 1, slack: 0.001 },
        master: Level { sims: 10_000, trees: 2, slack: 0.001 },
    };
}
