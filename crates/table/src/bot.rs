//! Bots at the table. They enter through `decide`, like people.

use bots::BotSpec;
use game_core::{LiveGame, Problem, Seat};
use games::GameKind;

use crate::command::Command;
use crate::setup::bot_of;
use crate::table::Table;

/// A question for a bot, detached from the table so that the bot can think elsewhere.
pub struct BotJob {
    /// The seat it answers for.
    pub seat: Seat,
    /// The number of the question.
    pub question: u32,
    /// The bot.
    pub spec: BotSpec,
    kind: &'static dyn GameKind,
    game: Box<dyn LiveGame>,
    seed: u64,
    /// The answer that the script of a lesson gives here.
    planned: Option<String>,
}

impl BotJob {
    /// Finds the answer, using that many threads; they affect the time, not the answer. The command
    /// is to be decided as [`Actor::Bot`](crate::Actor::Bot).
    ///
    /// # Errors
    /// If the seat owes no answer, which never holds for a job made by a table.
    pub fn think(&self, threads: usize) -> Result<Command, Problem> {
        let action = match &self.planned {
            Some(action) => action.clone(),
            None => self.kind.choose(&*self.game, self.seat, self.spec, threads, self.seed)?,
        };
        Ok(Command::Answer { seat: self.seat, question: self.question, action })
    }
}

impl Table {
    /// The next seat for which a bot must answer, and that bot.
    pub fn next_bot(&self) -> Option<(Seat, BotSpec)> {
        if self.paused || self.frozen || self.is_full() {
            return None;
        }
        self.awaiting().iter().find_map(|seat| Some((seat, bot_of(self.bot(seat)?).ok()?)))
    }

    /// The seed of a bot's random choices for this seat now: the same on every node, and as hard to
    /// guess as the seed of the game. `None` before the start.
    pub fn bot_seed(&self, seat: Seat) -> Option<u64> {
        let play = self.play.as_ref()?;
        let mut hasher = blake3::Hasher::new();
        hasher.update(b"trestle bot");
        hasher.update(&play.seed.0);
        hasher.update(&[seat.index() as u8]);
        hasher.update(&self.seq().to_le_bytes());
        let hash = hasher.finalize();
        Some(u64::from_le_bytes(std::array::from_fn(|at| hash.as_bytes()[at])))
    }

    /// What a bot of this kind would answer for a person's seat. Its random choices follow from the
    /// number of the question alone, so the advice reveals nothing about the seed.
    ///
    /// # Errors
    /// If the game is rated, the table holds somebody else's secrets, or the seat is asked nothing.
    pub fn advice_job(&self, seat: Seat, spec: BotSpec) -> Result<BotJob, Problem> {
        self.chair(seat)?;
        if self.rated || !self.dealt_to_others(seat).is_empty() {
            return Err(Problem::of("table-no-advice"));
        }
        let game = self.playing()?.game.boxed_clone();
        let question = self.question(seat).ok_or_else(|| Problem::of("table-not-asked"))?;
        let kind = self.fixed.kind;
        Ok(BotJob { seat, question, spec, kind, game, seed: question.into(), planned: None })
    }

    /// The seat and number of the next question that a bot must answer.
    pub fn bot_question(&self) -> Option<(Seat, u32)> {
        let (seat, _) = self.next_bot()?;
        Some((seat, self.question(seat)?))
    }

    /// The job for the next answer that a bot must give.
    pub fn bot_job(&self) -> Option<BotJob> {
        let (seat, spec) = self.next_bot()?;
        Some(BotJob {
            seat,
            question: self.question(seat)?,
            spec,
            kind: self.fixed.kind,
            game: self.game()?.boxed_clone(),
            seed: self.bot_seed(seat)?,
            planned: self.planned(seat),
        })
    }
}
