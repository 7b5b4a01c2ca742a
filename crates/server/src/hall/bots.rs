//! Bots think apart from the table, a few at a time, and answer through the same door as people.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{BotKind, BotSpec};
use bus::Taken;
use game_core::Seat;
use store::TableId;
use table::{Actor, BotJob, Command, Table};
use tokio::sync::Semaphore;

use super::Hall;
use super::room::{Inner, Room, Thinking};
use crate::error::{ApiError, ApiResult};
use crate::nodes::Turn;
use crate::now;
use crate::thinking::apart;

/// How long to wait before trying again what NATS or the store could not do.
const RETRY: Duration = Duration::from_millis(300);
/// For how long the same turn is not handed out again.
const SAME: Duration = Duration::from_secs(4);

/// Who gives advice: somebody sensible who does not let people wait.
const ADVISER: BotSpec = BotSpec { kind: BotKind::Journeyman, budget: None };

impl Hall {
    /// What a bot would answer for a seat of this account, with the number of the question.
    ///
    /// # Errors
    /// If the seat is another's, is asked nothing, or advice would not be fair.
    pub async fn advise(
        &self,
        id: &TableId,
        account: &str,
        seat: Seat,
    ) -> ApiResult<(u32, String)> {
        let find = |table: &Table| {
            if !table.seats_of(account).contains(seat) {
                return Err(ApiError::forbidden("server-not-your-seat"));
            }
            Ok(table.advice_job(seat, ADVISER)?)
        };
        let job = self.read(id, find).await??;
        let lane = self.0.lanes.of(account).acquire_owned().await;
        let permit = Arc::clone(&self.0.thinking).acquire_owned().await;
        let (Ok(lane), Ok(permit)) = (lane, permit) else { return Err(ApiError::internal()) };
        let threads = self.0.threads_per_bot;
        let think = move || {
            let thought = job.think(threads);
            // Held until here: whoever asked may hang up, and the thought goes on.
            drop((lane, permit));
            thought
        };
        match apart("advice", think).await {
            Some(Ok(Command::Answer { question, action, .. })) => Ok((question, action)),
            Some(Err(problem)) => Err(problem.into()),
            Some(Ok(_)) | None => Err(ApiError::internal()),
        }
    }

    /// Whether any bot thinks on this node, or is about to have its answer written down.
    pub fn is_thinking(&self) -> bool {
        self.0.thinking.available_permits() < self.0.thinkers
    }

    /// Sees to it that the bot thinks that owes the next answer, unless it does already: on
    /// whichever node is free, or here if there is no other.
    pub(super) fn wake_bot(&self, room: &Arc<Room>, inner: &mut Inner) {
        inner.forget_stale_thoughts();
        let Some(job) = inner.table.bot_job().filter(|_| inner.thinking.is_none()) else { return };
        let question = (job.seat, job.question);
        inner.thinking = Some(Thinking { question, here: self.nodes().is_none() });
        let (hall, room) = (self.clone(), Arc::clone(room));
        let lane = self.lane(&inner.table);
        tokio::spawn(async move {
            if hall.hand_out(&room.id, question).await {
                return;
            }
            let here = Some(Thinking { question, here: true });
            if let Some(inner) = room.lock().await.as_mut() {
                inner.thinking = here;
            }
            let Ok(_turn) = lane.acquire_owned().await else { return };
            let Ok(_permit) = hall.0.thinking.acquire().await else { return };
            // Undone, paused or answered by another process meanwhile: then the question is stale,
            // and whoever changed it has woken the bot again.
            let is_asked = |inner: &Inner| inner.thinking == here;
            if !room.lock().await.as_ref().is_some_and(is_asked) {
                return;
            }
            let thought = hall.think(job).await;
            if let Some(inner) = room.lock().await.as_mut().filter(|inner| is_asked(inner)) {
                inner.thinking = None;
            }
            let Some(command) = thought else { return };
            match hall.carry_out(&room.id, Actor::Bot, command).await {
                Ok(()) => {}
                // Whoever looks after tables lets it think again.
                Err(error) if error.status.is_server_error() => {
                    tracing::debug!(table = %room.id, "a bot's answer could not be written down");
                }
                Err(error) => {
                    let code = error.problem.message.key;
                    tracing::debug!(table = %room.id, code, "a bot's answer came too late");
                }
            }
        });
    }

    /// The lane in which the bots of a table think.
    fn lane(&self, table: &Table) -> Arc<Semaphore> {
        self.0.lanes.of(table.first_person().unwrap_or_default())
    }

    /// Lets a bot find its answer. If it cannot, that is a defect, which is logged.
    async fn think(&self, job: BotJob) -> Option<Command> {
        let threads = self.0.threads_per_bot;
        let started = Instant::now();
        let level = job.spec.to_string();
        let thought = apart("bot", move || job.think(threads)).await;
        metrics::histogram!("trestle_bot_seconds", "level" => level)
            .record(started.elapsed().as_secs_f64());
        match thought {
            Some(Ok(command)) => Some(command),
            Some(Err(problem)) => {
                tracing::error!(%problem, "a bot is lost");
                None
            }
            None => {
                tracing::error!("a bot panicked");
                None
            }
        }
    }

    /// Puts a turn into the queue of all nodes; false if there is none, or it cannot be reached.
    async fn hand_out(&self, table: &TableId, (seat, question): (Seat, u32)) -> bool {
        let Some(nodes) = self.nodes() else { return false };
        let turn = Turn { table: table.to_string(), seat: seat.index() as u8, question };
        // A turn that was undone and comes again, or got lost, may be put in again after a while.
        let period = now() / SAME.as_millis() as i64;
        let id = format!("{table}/{}/{question}/{period}", turn.seat);
        match nodes.turns().put(&id, &turn).await {
            Ok(()) => true,
            Err(error) => {
                tracing::debug!(%error, "a turn stays here");
                false
            }
        }
    }

    /// Plays turns of bots from the queue of all nodes, as many at once as may think, for as long
    /// as the server lives.
    pub async fn play_turns(&self) {
        let Some(nodes) = self.nodes() else { return };
        loop {
            // Whoever takes a turn should be able to begin with it.
            drop(self.0.thinking.acquire().await);
            match nodes.turns().take().await {
                Ok(Some(taken)) => {
                    let thinking = Arc::clone(&self.0.thinking);
                    let Ok(permit) = thinking.acquire_owned().await else { return };
                    let hall = self.clone();
                    tokio::spawn(async move {
                        hall.play_turn(taken).await;
                        drop(permit);
                    });
                }
                Ok(None) => {}
                Err(error) => {
                    tracing::debug!(%error, "no turns can be taken");
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
    }

    /// Plays a turn that was taken. It is done once its answer is stored, or nobody waits for it.
    async fn play_turn(&self, taken: Taken<Turn>) {
        let table = TableId::from(taken.job.table.as_str());
        let played = async {
            let Some((job, lane)) = self.job_of(&table, &taken.job).await? else { return Ok(()) };
            // Others go first while another bot of the same person thinks here.
            let Ok(_turn) = lane.try_acquire_owned() else { return Err(ApiError::too_many()) };
            let Some(command) = self.think(job).await else { return Ok(()) };
            self.carry_out(&table, Actor::Bot, command).await
        };
        match played.await {
            Err(error) if error.status.is_server_error() || error.is_too_many() => {
                taken.again(RETRY).await;
            }
            // Refused: it was answered or undone meanwhile.
            Ok(()) | Err(_) => taken.done().await,
        }
    }

    /// What is to be thought about at a turn, if it is still asked, and whose turn at thinking it is.
    async fn job_of(
        &self,
        table: &TableId,
        turn: &Turn,
    ) -> ApiResult<Option<(BotJob, Arc<Semaphore>)>> {
        let room = self.room(table);
        let mut inner = self.enter(&room).await?;
        let asked = Some((Seat::new(turn.seat), turn.question));
        if inner.table.bot_question() != asked {
            self.catch_up(&room, &mut inner).await?;
        }
        let job = inner.table.bot_job().filter(|job| Some((job.seat, job.question)) == asked);
        Ok(job.map(|job| (job, self.lane(&inner.table))))
    }
}
