//! What a game knows of itself beyond its rules, for whoever plays it by looking ahead: how the
//! seats stand, what is better left alone, and how much search is worth.

use crate::game::Game;
use crate::seat::{MAX_SEATS, PerSeat, Seat};

/// A share of the victory for each seat; they add up to one, unless nobody wins.
pub type Shares = [f32; MAX_SEATS];

/// A game that bots have an opinion on.
///
/// A game without one still has opponents: with nothing overridden, search plays random games to
/// their end and counts who won.
pub trait Knowledge: Game {
    /// The generation of the game's bots. It goes up when any of them answers differently for the
    /// same seed, so that games of different generations are not taken for games of the same bots.
    const VERSION: u32 = 1;

    /// How search goes about it.
    const TUNING: Tuning = Tuning::PLAIN;

    /// The budgets of the named levels for this number of players.
    fn ladder(players: usize) -> Ladder {
        let _ = players;
        Ladder::USUAL
    }

    /// Whether bots keep away from an answer, as long as there is another. It may depend only on
    /// what everybody sees: it must be the same in all worlds that agree with a view.
    fn shuns(&self, seat: Seat, action: Self::Action) -> bool {
        let _ = (seat, action);
        false
    }

    /// How the seats stand in this world. It is only ever asked of worlds from [`Game::sample`] and
    /// what follows from them, so that looking at hidden cards here is no peeking.
    fn prospects(&self) -> Prospects {
        Prospects { worth: PerSeat::new(self.seats()), swing: 1.0 }
    }
}

/// How the seats stand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospects {
    /// With how many points each seat is likely to end, goods, tempo and threats counted in.
    pub worth: PerSeat<f32>,
    /// By how many points a lead of today is still likely to change: much at the beginning, little
    /// at the end. More than zero.
    pub swing: f32,
}

impl Prospects {
    /// The same with leads compressed, large ones most: no lead exceeds `most` swings.
    ///
    /// For games whose end somebody has to bring about. With a lead that is as good as won, ending
    /// the game and sitting on the lead would look equally good; now a smaller swing, which comes
    /// with the end, always makes it safer.
    #[inline]
    pub fn doubted(mut self, most: f32) -> Self {
        let best = self.best();
        let most = most * self.swing;
        for (_, worth) in self.worth.iter_mut() {
            let lag = best - *worth;
            *worth = best - lag * most / (lag + most);
        }
        self
    }

    /// Whether it consists of numbers that can be compared.
    pub fn is_sound(&self) -> bool {
        self.swing > 0.0 && self.worth.as_slice().iter().all(|worth| worth.is_finite())
    }

    fn best(&self) -> f32 {
        self.worth.as_slice().iter().copied().fold(f32::MIN, f32::max)
    }

    /// The share of the victory that each seat may hope for.
    ///
    /// A seat that lies `d` swings behind weighs `1 / (1 + d + d²/2 + d³/6)`, which is close to the
    /// exponential and, unlike it, the same to the bit on every machine.
    #[inline]
    pub fn shares(&self) -> Shares {
        let (worth, best) = (self.worth.as_slice(), self.best());
        let mut shares = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for (share, worth) in shares.iter_mut().zip(worth) {
            *share = weight((best - worth) / self.swing);
            sum += *share;
        }
        for share in &mut shares {
            *share /= sum;
        }
        shares
    }
}

/// Nearly `exp(-d)` for `d` from 0 up.
#[inline]
pub fn weight(d: f32) -> f32 {
    1.0 / (1.0 + d * (1.0 + d * (0.5 + d * (1.0 / 6.0))))
}

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

/// How a game is searched. What is best for a game was measured in the arena.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// How a position is rated that search has not seen before.
    pub playout: Playout,
    /// How much rarely tried answers are worth another try.
    pub exploration: f32,
    /// The difference in win chance at which an answer that looks worse at first sight is tried
    /// clearly less often.
    pub temper: f32,
    /// How many simulations the first sight of an answer counts for. Nothing means that search
    /// has no first sight: it tries every answer once before it begins to prefer.
    pub trust: f32,
    /// How the other seats are expected to answer.
    pub others: Others,
}

/// How search expects the other seats to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// Like the searcher: what turns out best for them.
    Search,
    /// What looks best to them at first sight. Where three others move between two turns, searching
    /// for them as well would leave no simulations for the second turn.
    FirstSight,
}

impl Tuning {
    /// For a game that says nothing else: no opinion, games to the end.
    pub const PLAIN: Self = Self {
        playout: Playout { decisions: u32::MAX, policy: Policy::Random, by_points: 0.0 },
        exploration: 4.0,
        temper: 0.1,
        trust: 0.0,
        others: Others::Search,
    };
}

/// How a game continues from a new node before it is evaluated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Playout {
    /// After this many decisions the position is evaluated by [`Knowledge::prospects`].
    pub decisions: u32,
    /// Who answers until then.
    pub policy: Policy,
    /// How much of the worth of a game that is played to its end is its margin, from 0 to 1; the
    /// rest is who wins. A close defeat and a close victory say nearly the same about the answer
    /// that led there, so with margins fewer simulations tell more.
    pub by_points: f32,
}

/// Who answers in a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Random answers.
    Random,
    /// The answer after which its seat stands best, except `noise` times in a hundred.
    Greedy {
        /// How often, in a hundred, it is any answer after all.
        noise: u8,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prospects(worth: &[f32], swing: f32) -> Prospects {
        Prospects { worth: PerSeat::from_fn(worth.len(), |seat| worth[seat.index()]), swing }
    }

    #[test]
    fn shares_add_up_and_follow_the_lead() {
        let even = prospects(&[30.0, 30.0, 30.0], 5.0).shares();
        assert!(even[..3].iter().all(|share| (share - 1.0 / 3.0).abs() < 1e-6), "{even:?}");
        assert_eq!(even[3..], [0.0, 0.0]);
        let share = |lead, swing| prospects(&[30.0 + lead, 30.0], swing).shares()[0];
        assert!(share(5.0, 5.0) > share(2.0, 5.0));
        assert!(share(5.0, 2.0) > share(5.0, 5.0));
        // Close to the logistic function, which a machine may round in its own way.
        for lead in [0.0, 1.0, 2.0, 4.0] {
            let logistic = 1.0 / (1.0 + (-lead_f64(lead) / 5.0).exp());
            assert!((f64::from(share(lead, 5.0)) - logistic).abs() < 0.01, "{lead}");
        }
    }

    #[test]
    fn a_doubted_lead_grows_with_every_point_and_is_never_certain() {
        let share = |lead| prospects(&[lead, 0.0], 2.0).doubted(6.0).shares()[0];
        let leads = [0.0, 1.0, 5.0, 20.0, 100.0, 500.0, 510.0];
        assert!(leads.windows(2).all(|pair| share(pair[0]) < share(pair[1])));
        assert!(share(500.0) < 0.99);
        // The same lead is worth more when less can change.
        let late = prospects(&[100.0, 0.0], 1.0).doubted(6.0).shares()[0];
        assert!(late > share(100.0) + 1e-3, "{late}");
    }

    fn lead_f64(lead: f32) -> f64 {
        lead.into()
    }
}
