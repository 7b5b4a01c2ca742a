//! One worker of the suite: plays random games and checks the properties along the way.

use std::cell::Cell;
use std::collections::HashSet;

use game_core::{FastRng, GameText, Seat, Seed};

use crate::conformance::{Conformance, Summary};
use crate::generate::pick;
use crate::panics::catch;
use crate::properties::{
    barriers, documents, ending, legality, notation, previews, questions, replays, secrets,
    simultaneous, views,
};
use crate::property::Property;
use crate::report::Report;
use crate::trail::Trail;
use crate::{cut_down, report};

/// What a check says: nothing, or what is wrong.
pub(crate) type Verdict = Result<(), String>;

/// Checked at every step. Conservation first: when goods are lost, much else follows.
const LIGHT: [Property; 7] = [
    Property::Conservation,
    Property::Questions,
    Property::Refusals,
    Property::Legality,
    Property::Barriers,
    Property::Commute,
    Property::Sealed,
];

/// Checked at drawn steps.
const DEAR: [Property; 9] = [
    Property::Legality,
    Property::NearMisses,
    Property::SaveLoad,
    Property::Stacks,
    Property::Undo,
    Property::Views,
    Property::Worlds,
    Property::Secrets,
    Property::Previews,
];

/// Checked once a game, at its end.
const AT_THE_END: [Property; 4] =
    [Property::Outcome, Property::Score, Property::SameGame, Property::SavedReplay];

/// The tools of one worker.
pub(crate) struct Checker<G: GameText> {
    pub suite: Conformance<G>,
    /// Every action the notation can say.
    pub every: Vec<G::Action>,
    pub known: HashSet<G::Action>,
    /// What is being checked just now; it survives a panic and says what failed.
    doing: Cell<Doing>,
    pub seen: Cell<Summary>,
}

/// A property under check.
#[derive(Clone, Copy)]
pub(crate) struct Doing {
    pub property: Property,
    /// How many actions were played before.
    pub at: usize,
    /// The seed of the check's own choices.
    pub probe: u64,
}

/// A failure and how to come there.
pub(crate) struct Found<G: GameText> {
    pub index: u64,
    pub seed: Seed,
    pub actions: Vec<(Seat, G::Action)>,
    pub doing: Doing,
    pub what: String,
}

impl<G: GameText> Checker<G> {
    pub fn new(suite: Conformance<G>) -> Self {
        // A panic here is told again, with its property, by `notation`.
        let every = catch(|| G::every_action(suite.edition)).unwrap_or_default();
        let known = every.iter().copied().collect();
        let doing = Cell::new(Doing { property: Property::Play, at: 0, probe: 0 });
        Self { suite, every, known, doing, seen: Cell::default() }
    }

    /// The property that asks nothing of a game in progress.
    pub fn notation(&self) -> Result<(), Found<G>> {
        self.begin(Property::Notation, 0, 0);
        let verdict = catch(|| notation::check(self)).unwrap_or_else(Err);
        verdict.map_err(|what| self.found(0, Seed([0; 32]), Vec::new(), what))
    }

    /// Plays and checks one game of the series.
    pub fn game(&self, index: u64) -> Result<Summary, Found<G>> {
        let seed = Seed::of_series(&self.suite.seed, index);
        self.seen.set(Summary::default());
        let mut trail = None;
        let verdict = catch(|| self.game_to_its_end(index, seed, &mut trail)).unwrap_or_else(Err);
        match verdict {
            Ok(()) => Ok(self.seen.get()),
            Err(what) => {
                let mut actions = trail.map(|trail: Trail<G>| trail.actions).unwrap_or_default();
                // While it is played, the panicking action is the last one.
                if self.doing.get().property != Property::Play {
                    actions.truncate(self.doing.get().at);
                }
                Err(self.found(index, seed, actions, what))
            }
        }
    }

    /// Checks everything at every step of a given game.
    pub fn examine(&self, seed: Seed, actions: &[(Seat, G::Action)]) -> Result<(), Found<G>> {
        let mut trail = None;
        let verdict = catch(|| self.examine_all(seed, actions, &mut trail)).unwrap_or_else(Err);
        let played = trail.map(|trail: Trail<G>| trail.actions).unwrap_or_default();
        verdict.map_err(|what| self.found(0, seed, played, what))
    }

    /// The report of a failure, cut down.
    pub fn report(&self, found: Found<G>) -> Box<Report> {
        let steps = found.actions.len();
        let found = cut_down::cut_down(self, found);
        Box::new(report::write(self, &found, steps))
    }

    /// Remembers what is being checked, for a failure's report.
    pub fn begin(&self, property: Property, at: usize, probe: u64) {
        self.doing.set(Doing { property, at, probe });
    }

    pub fn doing(&self) -> Doing {
        self.doing.get()
    }

    /// One property at one position of a trail, as thoroughly as it can be checked.
    pub fn check(&self, property: Property, trail: &Trail<G>, at: usize, probe: u64) -> Verdict {
        self.begin(property, at, probe);
        let state = &trail.states[at];
        let mut rng = FastRng::new(probe);
        match property {
            Property::Play | Property::Ends | Property::Notation => Ok(()),
            Property::Questions => questions::check(trail, at, &mut Vec::new()),
            Property::Conservation => self.conserved(state),
            Property::Legality => legality::whole(self, state),
            Property::Refusals => legality::refusals(self, state, 64, &mut rng),
            Property::NearMisses => legality::near_misses(self, state),
            Property::SaveLoad => documents::check(trail.edition, state),
            Property::Stacks => documents::stacks(self, trail, at, &mut rng),
            Property::SameGame => replays::same_game(trail, at),
            Property::SavedReplay => replays::saved_replay(trail, at),
            Property::Undo => replays::undo(trail, at, &mut rng),
            Property::Views => views::check(self, state, &mut rng),
            Property::Worlds => views::worlds(self, state, &mut rng),
            Property::Secrets => secrets::check(self, state, &mut rng),
            Property::Sealed => simultaneous::sealed(state, &mut rng),
            Property::Commute => simultaneous::commute(state, &mut rng),
            Property::Barriers => barriers::check(trail, at),
            Property::Previews => previews::check(self, state, &mut rng),
            Property::Outcome => ending::outcome(state),
            Property::Score => ending::score(self, state),
        }
    }

    /// What the game itself says about goods and cards.
    pub fn conserved(&self, state: &G) -> Verdict {
        self.suite.conserved.map_or(Ok(()), |conserved| conserved(state))
    }

    fn found(
        &self,
        index: u64,
        seed: Seed,
        actions: Vec<(Seat, G::Action)>,
        what: String,
    ) -> Found<G> {
        Found { index, seed, actions, doing: self.doing.get(), what }
    }

    fn game_to_its_end(
        &self,
        index: u64,
        seed: Seed,
        trail: &mut Option<Trail<G>>,
    ) -> Result<(), String> {
        let mut choices = FastRng::of_series(&self.suite.seed, index);
        let probes = choices.next_u64();
        self.begin(Property::Play, 0, probes);
        let trail = trail.insert(Trail::start(self.suite.edition, &self.suite.config, seed)?);
        self.play(trail, &mut choices, probes)?;
        let steps = trail.actions.len();
        for at in self.dear_positions(index, steps, &mut choices) {
            for property in DEAR {
                self.check(property, trail, at, probe(probes, at))?;
            }
            let other = if index < self.suite.whole_games {
                views::other_worlds(self, &trail.states[at], &mut choices)
            } else {
                0
            };
            self.count(|seen| {
                seen.dear_positions += 1;
                seen.other_worlds += other;
            });
        }
        for property in AT_THE_END {
            self.check(property, trail, steps, probe(probes, steps))?;
        }
        self.count(|seen| {
            seen.games = 1;
            seen.steps = steps as u64;
            seen.longest_game = steps;
        });
        Ok(())
    }

    fn play(&self, trail: &mut Trail<G>, choices: &mut FastRng, probes: u64) -> Verdict {
        // Buffers of the lists, one for each seat. They stay dirty between steps, since
        // `legal_actions` promises to clear them.
        let mut lists = Vec::new();
        loop {
            let at = trail.actions.len();
            self.light(trail, &mut lists, probe(probes, at))?;
            let awaiting: Vec<Seat> = trail.tip().awaiting().iter().collect();
            let Some(seat) = pick(&awaiting, choices) else { return Ok(()) };
            if at >= self.suite.bound {
                self.begin(Property::Ends, at, 0);
                return Err(format!("the game goes on after {at} steps"));
            }
            self.begin(Property::Play, at, probes);
            let list = &lists[seat.index()];
            let action = pick(list, choices).ok_or("an awaited seat has no answer")?;
            self.count(|seen| {
                seen.decisions += u64::from(list.len() > 1);
                seen.longest_list = seen.longest_list.max(list.len());
            });
            trail.play(seat, action);
        }
    }

    /// The cheap properties, in forms that share the lists of legal answers.
    fn light(&self, trail: &Trail<G>, lists: &mut Vec<Vec<G::Action>>, probe: u64) -> Verdict {
        let (at, state) = (trail.actions.len(), trail.tip());
        let mut rng = FastRng::new(probe);
        for property in LIGHT {
            self.begin(property, at, probe);
            match property {
                Property::Questions => questions::check(trail, at, lists)?,
                Property::Refusals => legality::refusals(self, state, 2, &mut rng)?,
                Property::Legality => legality::light(self.suite.edition, state, lists)?,
                Property::Barriers if at > 0 => barriers::check_log(trail, at, &trail.log)?,
                Property::Commute => simultaneous::commute(state, &mut rng)?,
                Property::Sealed => simultaneous::sealed(state, &mut rng)?,
                Property::Conservation => self.conserved(state)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// The steps at which dear properties are checked: all of them, or some drawn without order.
    fn dear_positions(&self, index: u64, steps: usize, choices: &mut FastRng) -> Vec<usize> {
        if index < self.suite.whole_games {
            return (0..=steps).collect();
        }
        (0..self.suite.dear_steps).map(|_| choices.below(steps as u32 + 1) as usize).collect()
    }

    fn examine_all(
        &self,
        seed: Seed,
        actions: &[(Seat, G::Action)],
        trail: &mut Option<Trail<G>>,
    ) -> Verdict {
        self.begin(Property::Play, 0, 0);
        let trail = trail.insert(Trail::start(self.suite.edition, &self.suite.config, seed)?);
        let mut rest = actions.iter();
        loop {
            let at = trail.actions.len();
            for property in LIGHT.iter().chain(&DEAR).chain(&AT_THE_END) {
                self.check(*property, trail, at, probe(0, at))?;
            }
            self.begin(Property::Play, at, 0);
            let tip = trail.tip();
            match rest.find(|(seat, action)| tip.check(*seat, *action).is_ok()) {
                None => return Ok(()),
                Some(&(seat, action)) => trail.play(seat, action),
            }
        }
    }

    pub fn count(&self, change: impl FnOnce(&mut Summary)) {
        let mut seen = self.seen.get();
        change(&mut seen);
        self.seen.set(seen);
    }
}

/// The seed of the checks at one step.
fn probe(probes: u64, at: usize) -> u64 {
    probes ^ (at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}
