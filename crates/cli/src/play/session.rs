//! A game at the terminal with its history, for undo.

use bots::{BotKind, BotSpec};
use game_core::live::EventRecord;
use game_core::{BarrierKind, LiveGame, Problem, SavedGame, Seat, Seed};
use games::{EditionHandle, GameKind, ReplayError};
use serde_json::Value;

use super::Chair;
use crate::{seeds, setup};

/// A game with its history.
pub struct Session {
    pub kind: &'static dyn GameKind,
    pub edition: EditionHandle,
    pub game: Box<dyn LiveGame>,
    pub chairs: Vec<Chair>,
    /// The steps so far, with their events.
    pub steps: Vec<Step>,
    /// Whether anything was undone past a barrier.
    pub unrated: bool,
    /// The seed, from which the bots' random choices follow.
    seed: Seed,
}

/// One action with its events.
pub struct Step {
    pub seat: Seat,
    pub events: Vec<EventRecord>,
}

/// The result of an undo.
#[derive(Debug, PartialEq, Eq)]
pub enum Undo {
    /// Done; past this barrier, if any.
    Done(Option<BarrierKind>),
    /// This seat has nothing to undo.
    Nothing,
    /// Other people are at the table, and this barrier is in between.
    Refused(BarrierKind),
}

impl Session {
    /// A new game, with empty chairs.
    pub fn start(
        kind: &'static dyn GameKind,
        edition: EditionHandle,
        config: Value,
        seed: Seed,
    ) -> Result<Self, Problem> {
        let game = kind.start(edition, config, seed)?;
        Ok(Self {
            kind,
            edition,
            game,
            chairs: Vec::new(),
            steps: Vec::new(),
            unrated: false,
            seed,
        })
    }

    /// A saved game, with empty chairs.
    pub fn resume(
        kind: &'static dyn GameKind,
        edition: EditionHandle,
        saved: &SavedGame,
    ) -> Result<Self, ReplayError> {
        let mut steps = Vec::new();
        let game = kind.replay(edition, saved, &mut |number, events, _| {
            steps.push(Step { seat: saved.actions[number - 1].0, events: events.to_vec() });
        })?;
        let seed = saved.seed;
        let unrated = saved.unrated;
        Ok(Self { kind, edition, game, chairs: Vec::new(), steps, unrated, seed })
    }

    /// The game to save, with its players.
    pub fn saved(&self) -> Result<SavedGame, Problem> {
        let seats = self.chairs.iter().take(self.game.players()).map(Chair::to_string);
        let (seats, unrated) = (Some(seats.collect()), self.unrated);
        Ok(SavedGame { seats, unrated, ..self.game.save()? })
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| matches!(chair, Chair::Person(_))).count()
    }

    /// The first seat on which a person sits.
    pub fn seat_of_person(&self) -> Option<Seat> {
        let is_person = |seat: &Seat| matches!(self.chairs[seat.index()], Chair::Person(_));
        Seat::all(self.chairs.len()).find(is_person)
    }

    /// Carries an answer out.
    pub fn apply(&mut self, seat: Seat, action: &str) -> Result<(), Problem> {
        let events = self.game.apply(seat, action)?;
        self.steps.push(Step { seat, events });
        Ok(())
    }

    /// What a sensible player with the view of `seat` would answer.
    ///
    /// # Panics
    /// If the seat owes no answer: that is our bug.
    pub fn hint(&self, seat: Seat) -> String {
        let bot = BotKind::Journeyman.into();
        let hint = self.kind.choose(&*self.game, seat, bot, setup::cores(), 0);
        hint.expect("the seat is asked")
    }

    /// Lets a bot answer. Its random choices follow from the seed of the game and the number of
    /// steps, so that the same seed and the same answers give the same game.
    ///
    /// # Panics
    /// If the bot gives no legal answer: that is our bug.
    pub fn bot_answers(&mut self, seat: Seat, bot: BotSpec) {
        let chance = format!("bot {} {}", self.seed.to_hex(), self.steps.len());
        let seed = seeds::bot_seed(&chance);
        let action = self
            .kind
            .choose(&*self.game, seat, bot, setup::cores(), seed)
            .expect("the seat is asked");
        self.apply(seat, &action).expect("a bot picks from the legal answers");
    }

    /// Undoes the last act of `seat` and everything after it. That is free back to a barrier; past
    /// it only for a person alone with bots.
    ///
    /// # Panics
    /// If the shorter game cannot be replayed: that is our bug.
    pub fn undo(&mut self, seat: Seat) -> Undo {
        let Some(keep) = self.steps.iter().rposition(|step| step.seat == seat) else {
            return Undo::Nothing;
        };
        let barrier = self.barrier_since(keep);
        if let Some(barrier) = barrier {
            if self.people() > 1 {
                return Undo::Refused(barrier);
            }
            self.unrated = true;
        }
        let mut saved = self.game.save().expect("the game began at its beginning");
        saved.actions.truncate(keep);
        self.game = self
            .kind
            .replay(self.edition, &saved, &mut |_, _, _| ())
            .expect("what was played once can be played again");
        self.steps.truncate(keep);
        Undo::Done(barrier)
    }

    /// Why the steps from `first` on cannot be undone freely. That somebody else has acted since is
    /// a reason too.
    fn barrier_since(&self, first: usize) -> Option<BarrierKind> {
        let steps = &self.steps[first..];
        let marked = steps.iter().flat_map(|step| &step.events).find_map(|event| event.barrier);
        marked.or_else(|| (steps.len() > 1).then_some(BarrierKind::Handover))
    }
}
