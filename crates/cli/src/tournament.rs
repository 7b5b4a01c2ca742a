//! A match distributed over machines: `trestle arena --nats` distributes its games, and machines
//! that run `trestle worker` play them.
//!
//! Games are jobs in a work queue, and finished games come back in another one, so that neither a
//! dying worker nor an interrupted arena loses any. A game follows from its fixture and its number
//! alone: it does not matter who plays it, or how often.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use arena::{Fixture, GameRecord};
use bus::{Bus, BusError, JobQueue, Taken};
use game_core::Message;
use games::{EditionHandle, GameKind};
use serde::{Deserialize, Serialize};
use tokio::task::JoinSet;

use crate::args::WorkerArgs;
use crate::nats::{PREFIX, cannot_join};
use crate::setup;
use crate::talk::Talk;

/// How long a worker may be silent before another one gets its game.
const SILENCE: Duration = Duration::from_secs(6);
/// How long to wait before reconnecting to NATS, or giving a game to another worker.
const RETRY: Duration = Duration::from_secs(1);
/// The queue of games to play.
const GAMES: &str = "games";

/// A game to play.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Task {
    fixture: Fixture,
    /// The text of its edition, if that is not the built-in one.
    edition: Option<String>,
    index: u64,
    /// The queue for the finished game.
    back: String,
}

/// The connection to the workers.
pub struct Workers {
    games: JobQueue<Task>,
    back: JobQueue<GameRecord>,
    address: String,
}

impl Workers {
    /// Connects to them for a match.
    ///
    /// # Errors
    /// If the address is invalid, or nobody answers there.
    pub async fn reach(url: &str, prefix: &str, fixture: &Fixture) -> Result<Self, BusError> {
        let bus = join(url, "arena", prefix).await?;
        // The same match finds the games that came back while nobody waited for them.
        let text = serde_json::to_vec(fixture).unwrap_or_default();
        let address = format!("match-{}", &blake3::hash(&text).to_hex()[..16]);
        let back = bus.queue(&address, SILENCE);
        Ok(Self { games: bus.queue(GAMES, SILENCE), back, address })
    }

    /// Lets others play the games below `games` that are not in `done`, and passes each to
    /// `finished` once. It runs until all are there, `finished` returns `false`, or `stop` is set.
    pub async fn play(
        &self,
        fixture: &Fixture,
        edition: Option<&str>,
        games: u64,
        done: &BTreeSet<u64>,
        mut finished: impl FnMut(GameRecord) -> bool,
        stop: &AtomicBool,
    ) {
        let mut missing: BTreeSet<u64> = (0..games).filter(|index| !done.contains(index)).collect();
        let mut round = 0;
        self.hand_out(fixture, edition, &missing, round).await;
        while !missing.is_empty() && !stop.load(Ordering::Relaxed) {
            match self.back.take().await {
                Ok(Some(taken)) => {
                    let is_new = missing.remove(&taken.job.index);
                    if is_new && !finished(taken.job.clone()) {
                        return;
                    }
                    // Only now: a game that is not in the file yet must be delivered again.
                    taken.done().await;
                }
                // Nothing came for a while. If no job waits any more, a game got lost.
                Ok(None) => {
                    if self.games.waiting().await.is_ok_and(|waiting| waiting == 0) {
                        round += 1;
                        self.hand_out(fixture, edition, &missing, round).await;
                    }
                }
                Err(error) => {
                    tracing::debug!(%error, "nothing can be taken");
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
        // Games still being played come back when the match is resumed.
        if missing.is_empty() {
            self.back.remove().await;
        }
    }

    async fn hand_out(
        &self,
        fixture: &Fixture,
        edition: Option<&str>,
        missing: &BTreeSet<u64>,
        round: u32,
    ) {
        for &index in missing {
            let task = Task {
                fixture: fixture.clone(),
                edition: edition.map(str::to_string),
                index,
                back: self.address.clone(),
            };
            let id = format!("{}/{index}/{round}", self.address);
            while let Err(error) = self.games.put(&id, &task).await {
                tracing::debug!(%error, "a game could not be handed out");
                tokio::time::sleep(RETRY).await;
            }
        }
    }
}

/// Connects, and fails at once if nobody answers: an arena or worker that waits silently looks like
/// one that works.
async fn join(url: &str, name: &str, prefix: &str) -> Result<Bus, BusError> {
    Bus::probe(url).await?;
    let bus = Bus::connect(url, name, prefix).await?;
    bus.reached().await?;
    bus.keeps_jobs().await?;
    Ok(bus)
}

/// Plays games for arenas until it is stopped.
///
/// # Errors
/// If the address is not one of NATS, or nobody answers there.
pub fn work(args: &WorkerArgs, talk: &Talk) -> anyhow::Result<()> {
    setup::runtime()?.block_on(async {
        let prefix = args.nats_prefix.as_deref().unwrap_or(PREFIX);
        let name = format!("worker {}", std::process::id());
        let joined = join(&args.nats, &name, prefix).await;
        let bus = joined.map_err(|error| cannot_join(talk, &args.nats, &error))?;
        let threads = args.threads.unwrap_or_else(setup::cores);
        let message = Message::new("cli-worker-ready").text("url", &args.nats);
        eprintln!("{}", talk.say(&message.int("threads", threads as i64)));
        let mut hands = JoinSet::new();
        for _ in 0..threads {
            hands.spawn(play_for(bus.clone()));
        }
        hands.join_all().await;
        Ok(())
    })
}

/// Plays one game after the other.
async fn play_for(bus: Bus) {
    let games: JobQueue<Task> = bus.queue(GAMES, SILENCE);
    loop {
        match games.take().await {
            Ok(Some(taken)) => play_one(&bus, taken).await,
            Ok(None) => {}
            Err(error) => {
                tracing::debug!(%error, "no game can be taken");
                tokio::time::sleep(RETRY).await;
            }
        }
    }
}

async fn play_one(bus: &Bus, taken: Taken<Task>) {
    let task = taken.job.clone();
    let Some((kind, edition)) = known(&task) else {
        // Another worker may have the right version.
        return taken.again(RETRY).await;
    };
    let (fixture, index) = (task.fixture, task.index);
    let played = tokio::task::spawn_blocking(move || {
        arena::play_one(kind, edition, &fixture, &fixture.schedule().slot(index))
    });
    let Ok(Ok(record)) = played.await else { return taken.again(RETRY).await };
    let back: JobQueue<GameRecord> = bus.queue(&task.back, SILENCE);
    match back.put(&index.to_string(), &record).await {
        Ok(()) => taken.done().await,
        Err(_) => taken.again(RETRY).await,
    }
}

/// The game and the edition of a task, if this program plays them in the required version.
fn known(task: &Task) -> Option<(&'static dyn GameKind, EditionHandle)> {
    let Task { fixture, edition, .. } = task;
    let kind = games::by_id(&fixture.game).ok()?;
    let edition = match edition {
        Some(text) => kind.kept_edition("arena", text).ok()?,
        None => kind.default_edition(),
    };
    let same = fixture.fault().is_none()
        && fixture.rules == kind.rules()
        && fixture.bots_version == kind.bots_version()
        && fixture.edition_hash == edition.info().hash;
    same.then_some((kind, edition))
}
