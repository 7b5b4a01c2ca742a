//! Bots think apart from the table, a few at a time, and answer through `decide` like people.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{BotKind, BotSpec};
use bus::Taken;
use game_core::Seat;
use store::TableId;
use table::{Actor, BotJob, Command, Table};

use super::Registry;
use super::room::{Inner, Room, Thinking};
use crate::error::{ApiError, ApiResult};
use crate::fair::Claim;
use crate::nodes::BotTurn;
use crate::thinking::apart;

/// How long to wait before retrying what NATS or the store could not do.
const RETRY: Duration = Duration::from_millis(300);
/// How long the same turn is not handed out again.
const SAME: Duration = Duration::from_secs(4);

/// The bot that gives advice: a sensible one that answers without delay.
const ADVISER: BotSpec = BotSpec { kind: BotKind::Journeyman, budget: None };

/// How long a busy node leaves a turn to others.
const COURTESY: Duration = Duration::from_millis(100);

/// How many turns a node with this many thinkers takes from the shared queue: enough to choose
/// among them.
pub(super) fn most_taken(thinkers: usize) -> usize {
    (thinkers * 8).max(16)
}

/// Whether a bot answers so fast that nobody notices.
fn is_light(spec: BotSpec) -> bool {
    use BotKind::{Apprentice, Greedy, Novice, Random};
    spec.budget.is_none() && matches!(spec.kind, Random | Greedy | Novice | Apprentice)
}

impl Registry {
    /// What a bot would answer for a seat of this account, with the number of the question.
    ///
    /// # Errors
    /// If the seat is another's or is asked nothing, or advice would not be fair.
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
        let claim = self.0.people.claim(account, true, is_light(ADVISER));
        let turn = self.0.thinkers.permit_for_hint(claim).await.ok_or_else(ApiError::too_many)?;
        let threads = self.0.threads_per_bot;
        let think = move || {
            let thought = job.think(threads);
            // Held until here: the client may hang up while the search continues.
            drop(turn);
            thought
        };
        match apart("advice", is_light(ADVISER), think).await {
            Some(Ok(Command::Answer { question, action, .. })) => Ok((question, action)),
            Some(Err(problem)) => Err(problem.into()),
            Some(Ok(_)) | None => Err(ApiError::internal()),
        }
    }

    /// Whether any bot is thinking on this node, or its answer is about to be stored.
    pub fn is_thinking(&self) -> bool {
        self.0.thinkers.is_thinking()
    }

    /// Makes the bot that owes the next answer think, unless it already does: on whichever node is
    /// free, or here if there is no other.
    pub(super) fn wake_bot(&self, room: &Arc<Room>, inner: &mut Inner) {
        inner.forget_stale_thoughts();
        let Some(job) = inner.table.bot_job().filter(|_| inner.thinking.is_none()) else { return };
        let question = (job.seat, job.question);
        inner.thinking = Some(Thinking { question, here: self.nodes().is_none() });
        let (registry, room) = (self.clone(), Arc::clone(room));
        let claim = self.claim(inner, job.spec);
        tokio::spawn(async move {
            if registry.hand_out(&room.id, question, &claim).await {
                return;
            }
            let here = Some(Thinking { question, here: true });
            if let Some(inner) = room.lock().await.as_mut() {
                inner.thinking = here;
            }
            let Some(_permit) = registry.0.thinkers.permit(claim).await else { return };
            // It may have been undone, paused or answered by another process meanwhile: then the
            // question is stale, and that process has woken the bot again.
            let is_asked = |inner: &Inner| inner.thinking == here;
            if !room.lock().await.as_ref().is_some_and(is_asked) {
                return;
            }
            let thought = registry.think(job).await;
            if let Some(inner) = room.lock().await.as_mut().filter(|inner| is_asked(inner)) {
                inner.thinking = None;
            }
            let Some(command) = thought else { return };
            match registry.carry_out(&room.id, Actor::Bot, command).await {
                Ok(()) => {}
                // The periodic upkeep of tables wakes it again.
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

    /// On whose behalf a bot at a table thinks.
    fn claim(&self, inner: &Inner, spec: BotSpec) -> Claim {
        let person = inner.table.first_person().unwrap_or_default();
        self.0.people.claim(person, inner.is_watched(), is_light(spec))
    }

    /// Lets a bot find its answer. If it cannot, that is a bug, which is logged.
    async fn think(&self, job: BotJob) -> Option<Command> {
        let threads = self.0.threads_per_bot;
        let started = Instant::now();
        let (level, is_light) = (job.spec.to_string(), is_light(job.spec));
        let thought = apart("bot", is_light, move || job.think(threads)).await;
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

    /// Puts a turn into the shared queue; false if there is none, or it cannot be reached.
    async fn hand_out(
        &self,
        table: &TableId,
        (seat, question): (Seat, u32),
        claim: &Claim,
    ) -> bool {
        let Some(nodes) = self.nodes() else { return false };
        let (table_id, seat, claim) = (table.to_string(), seat.index() as u8, claim.clone());
        let turn = BotTurn { table: table_id, seat, question, claim: Some(claim) };
        // A turn that got lost, or that comes again after an undo, may be queued again after a
        // while.
        let period = self.now() / SAME.as_millis() as i64;
        let id = format!("{table}/{}/{question}/{period}", turn.seat);
        match nodes.turns().put(&id, &turn).await {
            Ok(()) => true,
            Err(error) => {
                tracing::debug!(%error, "a turn stays here");
                false
            }
        }
    }

    /// Plays turns of bots from the shared queue, as many at once as may think, while the server
    /// runs.
    pub async fn play_turns(&self) {
        let Some(nodes) = self.nodes() else { return };
        loop {
            let Ok(room) = Arc::clone(&self.0.taken).acquire_owned().await else { return };
            // Nodes that can start at once go first. The shared queue is first come, first served;
            // only the queue of this node is fair.
            if self.0.thinkers.is_full() {
                tokio::time::sleep(COURTESY).await;
            }
            match nodes.turns().take().await {
                Ok(Some(taken)) => {
                    let registry = self.clone();
                    tokio::spawn(async move {
                        registry.play_turn(taken).await;
                        drop(room);
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

    /// Plays a turn taken from the queue. The job is done once its answer is stored, or nobody
    /// waits for it.
    async fn play_turn(&self, taken: Taken<BotTurn>) {
        let table = TableId::from(taken.job.table.as_str());
        let played = async {
            let Some((job, claim)) = self.job_of(&table, &taken.job).await? else { return Ok(()) };
            // Others go first while another bot of the same person thinks here.
            if self.0.thinkers.knows(&claim.person) {
                return Err(ApiError::too_many());
            }
            let Some(_permit) = self.0.thinkers.permit(claim).await else { return Ok(()) };
            let Some(command) = self.think(job).await else { return Ok(()) };
            self.carry_out(&table, Actor::Bot, command).await
        };
        match played.await {
            Err(error) if error.status.is_server_error() || error.is_too_many() => {
                taken.again(RETRY).await;
            }
            // If refused, it was answered or undone meanwhile.
            Ok(()) | Err(_) => taken.done().await,
        }
    }

    /// The job for a turn, if the question is still open, and the claim for it.
    async fn job_of(&self, table: &TableId, turn: &BotTurn) -> ApiResult<Option<(BotJob, Claim)>> {
        let room = self.room(table);
        let mut inner = self.enter(&room).await?;
        let asked = Some((Seat::new(turn.seat), turn.question));
        if inner.table.bot_question() != asked {
            self.catch_up(&room, &mut inner).await?;
        }
        let job = inner.table.bot_job().filter(|job| Some((job.seat, job.question)) == asked);
        Ok(job.map(|job| {
            let known = turn.claim.clone();
            let claim = known.unwrap_or_else(|| self.claim(&inner, job.spec));
            (job, claim)
        }))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use store::Visibility;
    use table::{ChairSetup, Setup, Who};

    use super::*;
    use crate::app::App;
    use crate::config::Config;

    /// Waiting for more than a minute counts as waiting forever.
    const PATIENCE: Duration = Duration::from_mins(1);

    async fn open(registry: &Registry, person: &str, level: &str) -> TableId {
        let kind = games::by_id("architectura").expect("a game");
        let who = Who { id: person.to_string(), name: person.to_string() };
        let chairs = vec![ChairSetup::Bot(level.to_string()), ChairSetup::Person(who)];
        let setup: Setup = serde_json::from_value(json!({
            "game": kind.id(),
            "rules": kind.rules(),
            "edition_hash": registry.editions().usual(kind).info().hash,
            "config": {"players": 2, "first": 0},
            "chairs": chairs,
        }))
        .expect("a setup");
        registry.open(setup, None, Visibility::Private).await.expect("a table")
    }

    async fn bot_is_asked(registry: &Registry, table: &TableId) -> bool {
        registry.read(table, |table| table.bot_question().is_some()).await.expect("a table")
    }

    async fn bot_answers(registry: &Registry, table: &TableId) {
        let answered = async {
            while bot_is_asked(registry, table).await {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, answered).await.expect("an answer");
    }

    /// However long the masters of others think, and however many wait, an apprentice does not
    /// wait.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn an_apprentice_does_not_wait_for_the_masters_of_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = format!("sqlite:{}", folder.path().join("club.db").display());
        let store = store::open(&file).await.expect("a store");
        let (_shutdown, stopping) = tokio::sync::watch::channel(false);
        let config = Config { thinkers: 1, threads_per_bot: 1, ..Config::default() };
        let app = App::new(config, store, None, stopping);
        let registry = &app.registry;
        // Somebody's master thinks until this is dropped.
        let claim = Claim { person: "somebody".to_string(), ..Claim::default() };
        let master = registry.0.thinkers.permit(claim).await.expect("a permit");
        let in_line = open(registry, "another", "journeyman").await;
        let quick = open(registry, "one", "apprentice").await;
        bot_answers(registry, &quick).await;
        assert!(bot_is_asked(registry, &in_line).await, "there was another place");
        drop(master);
        bot_answers(registry, &in_line).await;
    }
}
