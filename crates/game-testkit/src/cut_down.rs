//! Cuts a failing game down to a short list of actions that still fails.

use game_core::{GameText, Seat};

use crate::checker::{Checker, Found};
use crate::panics::catch;
use crate::property::Property;
use crate::trail::{Trail, answers};

/// How often a shorter game may be tried.
const ATTEMPTS: usize = 3000;
/// Chunks up to this size are tried at every place: a player's turn, or a round, begins anywhere.
const SMALL: usize = 12;

type Actions<G> = Vec<(Seat, <G as game_core::Game>::Action)>;

/// The same failure with as few and as simple actions as a bounded search finds.
pub(crate) fn cut_down<G: GameText>(checker: &Checker<G>, found: Found<G>) -> Found<G> {
    // Length is the whole point of `ends`, and `notation` needs no game.
    if matches!(found.doing.property, Property::Ends | Property::Notation) {
        return found;
    }
    let mut search = Search { checker, best: found, attempts: ATTEMPTS };
    search.shortest_prefix();
    search.without_chunks();
    search.simpler();
    search.without_chunks();
    search.best
}

struct Search<'a, G: GameText> {
    checker: &'a Checker<G>,
    best: Found<G>,
    attempts: usize,
}

impl<G: GameText> Search<'_, G> {
    fn shortest_prefix(&mut self) {
        for len in 0..self.best.actions.len() {
            let prefix = self.best.actions[..len].to_vec();
            if self.attempts == 0 || self.still_fails(&prefix, len) {
                return;
            }
        }
    }

    /// Takes chunks out, large ones first, then smaller ones, until single actions are left.
    fn without_chunks(&mut self) {
        let mut size = self.best.actions.len().div_ceil(2);
        while size > 0 {
            let step = if size <= SMALL { 1 } else { size };
            let mut start = 0;
            while start < self.best.actions.len() && self.attempts > 0 {
                let mut shorter = self.best.actions.clone();
                let end = (start + size).min(shorter.len());
                shorter.drain(start..end);
                if !self.still_fails(&shorter, self.best.actions.len() - 1) {
                    start += step;
                }
            }
            size = if size <= SMALL { size - 1 } else { size.div_ceil(2) };
        }
    }

    /// Puts the first legal answer in the place of each action.
    fn simpler(&mut self) {
        for at in 0..self.best.actions.len() {
            let (Some(&(seat, action)), true) = (self.best.actions.get(at), self.attempts > 0)
            else {
                return;
            };
            let before = self.best.actions[..at].to_vec();
            let first = catch(|| {
                let (trail, _) = self.replay(&before, &mut Vec::new())?;
                answers(trail.tip(), seat).first().copied()
            });
            let Ok(Some(first)) = first else { return };
            if first != action {
                let mut other = self.best.actions.clone();
                other[at].1 = first;
                self.still_fails(&other, self.best.actions.len());
            }
        }
    }

    /// Plays the list and checks the property where it ends. If it fails in at most `longest`
    /// actions, that becomes the best list.
    fn still_fails(&mut self, actions: &Actions<G>, longest: usize) -> bool {
        let (property, probe) = (self.best.doing.property, self.best.doing.probe);
        // A check that draws its own worlds may need another draw on another road.
        let draws = if property.is_drawn() { 3 } else { 1 };
        for probe in (0..draws).map(|more| probe.wrapping_add(more)) {
            if self.attempts == 0 {
                return false;
            }
            self.attempts -= 1;
            let mut played = Vec::new();
            self.checker.begin(Property::Play, 0, probe);
            let verdict = catch(|| {
                let Some((trail, at)) = self.replay(actions, &mut played) else { return Ok(()) };
                self.checker.check(property, &trail, at, probe)
            });
            if let Err(what) = verdict.unwrap_or_else(Err)
                && self.checker.doing().property == property
                && played.len() <= longest
            {
                self.best.actions = played;
                self.best.what = what;
                self.best.doing = self.checker.doing();
                return true;
            }
        }
        false
    }

    /// Plays what is legal of a list. Properties of the end need one: first answers lead there.
    fn replay(&self, actions: &Actions<G>, played: &mut Actions<G>) -> Option<(Trail<G>, usize)> {
        let suite = &self.checker.suite;
        let start = Trail::<G>::start(suite.edition, &suite.config, self.best.seed);
        let mut trail = start.ok()?;
        for &(seat, action) in actions {
            if trail.tip().check(seat, action).is_ok() {
                played.push((seat, action));
                trail.play(seat, action);
            }
        }
        if matches!(self.best.doing.property, Property::Outcome | Property::Score) {
            while trail.actions.len() < suite.bound
                && let Some(seat) = trail.tip().awaiting().lowest()
                && let Some(&action) = answers(trail.tip(), seat).first()
            {
                played.push((seat, action));
                trail.play(seat, action);
            }
        }
        let at = trail.actions.len();
        Some((trail, at))
    }
}
