//! Runs a server.

use std::sync::Arc;
use std::time::Duration;

use store::Cursor;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, timeout};

use crate::app::App;
use crate::connections::Places;
use crate::error::ApiResult;
use crate::nodes::News;
use crate::{api, connections, reach};

/// How often the tables in memory are maintained.
const UPKEEP: Duration = Duration::from_millis(500);
/// How often a node checks what others did and left undone.
const LOOK: Duration = Duration::from_millis(400);
/// The names of people, which seldom change, are checked once in so many of these checks.
const NAMES: u64 = 12;
/// Unused things are removed, and deleted accounts leave their seats, once in so many rounds.
const EXPIRE: u32 = 60;
/// How many tables and guests are examined then.
const EXPIRED_AT_ONCE: u32 = 200;
/// How many days a brief table is kept after its last use.
const BRIEF_DAYS: u32 = 1;
const DAY: i64 = 24 * 3_600_000;
/// How long connections have to end once the server is to stop.
const PATIENCE: Duration = Duration::from_secs(5);

/// Tells a server to stop.
#[derive(Debug)]
pub struct Shutdown(watch::Sender<bool>);

impl Shutdown {
    /// A handle to stop a server, and the signal that the server watches.
    pub fn new() -> (Self, watch::Receiver<bool>) {
        let (sender, receiver) = watch::channel(false);
        (Self(sender), receiver)
    }

    /// Tells the server to stop: clients are told to reconnect, and running requests end.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

/// Waits until the server is to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // The handle was dropped: then the server stops, too.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Serves until it is told to stop.
pub async fn serve(app: App, listener: TcpListener) {
    // Before any table is loaded: time in which no server ran does not count.
    if let Err(error) = app.time.start(&*app.store).await {
        tracing::error!(%error, "it is not known when a server last ran");
    }
    let mut upkeep = JoinSet::new();
    upkeep.spawn(beat(app.clone()));
    upkeep.spawn(maintain(app.clone()));
    upkeep.spawn(reach::run(app.clone()));
    upkeep.spawn(look_for_sessions(app.clone()));
    if app.config.shares_store {
        upkeep.spawn(look_around(app.clone()));
    }
    if app.config.nodes.is_some() {
        upkeep.spawn(hear_others(app.clone()));
        let app = app.clone();
        upkeep.spawn(async move { app.registry.play_turns().await });
    }
    let head = Duration::from_millis(app.config.head_timeout_ms);
    let router = api::router(app.clone());
    let places = Arc::new(Places::of(&app.config));
    let (under_way, stopping) = (&app.under_way, app.stopping.clone());
    connections::accept(listener, router, head, places, under_way, stopping).await;
    // Requests that have arrived are answered, and sockets are closed properly.
    app.under_way.close();
    if timeout(PATIENCE, app.under_way.wait()).await.is_err() {
        tracing::warn!(left = app.under_way.len(), "some did not end in time");
    }
    upkeep.shutdown().await;
    let _ = app.time.beat(&*app.store).await;
    app.store.close().await;
}

/// Records that this server runs, as long as it does.
async fn beat(app: App) {
    let mut tick = tokio::time::interval(Duration::from_millis(app.config.beat_every_ms.max(1)));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        if let Err(error) = app.time.beat(&*app.store).await {
            tracing::debug!(%error, "it could not be written down that a server runs");
        }
    }
}

/// Checks which of the sessions with open sockets have ended, while the server runs.
async fn look_for_sessions(app: App) {
    let mut tick = tokio::time::interval(Duration::from_millis(app.config.ping_every_ms));
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        if let Err(error) = app.sessions.look(&*app.store, app.now()).await {
            tracing::debug!(%error, "it is not known which sessions have ended");
        }
    }
}

/// Maintains tables, sessions and limits while the server runs.
async fn maintain(app: App) {
    if let Err(error) = app.registry.rate_all().await {
        tracing::error!(code = error.problem.message.key, "results could not be counted");
    }
    // Data that a killed server did not get to erase from the files.
    if let Err(error) = app.store.erase_leftovers().await {
        tracing::error!(%error, "what is left of deleted accounts could not be erased");
    }
    let mut round: u32 = 0;
    let mut tick = tokio::time::interval(UPKEEP);
    let mut expired = Expired::default();
    loop {
        tick.tick().await;
        if let Err(error) = look_after(&app).await {
            let code = error.problem.message.key;
            tracing::error!(code, "what is due could not be looked for");
        }
        app.registry.maintain().await;
        if round.is_multiple_of(EXPIRE)
            && let Err(error) = expire(&app, &mut expired).await
        {
            let code = error.problem.message.key;
            tracing::error!(code, "what nobody uses could not be removed");
        }
        if round.is_multiple_of(EXPIRE) {
            app.registry.leave_tables(None).await;
        }
        round = round.wrapping_add(1);
        if round.is_multiple_of(600) {
            app.limits.forget();
            if let Err(error) = app.store.purge_sessions(app.now()).await {
                tracing::error!(%error, "old sessions could not be removed");
            }
            if let Err(error) = app.store.purge_ceremonies(app.now()).await {
                tracing::error!(%error, "old ceremonies could not be removed");
            }
            if let Err(error) = app.store.erase_leftovers().await {
                tracing::error!(%error, "what is left of deleted accounts could not be erased");
            }
        }
    }
}

/// Loads tables at which something is due.
async fn look_after(app: &App) -> ApiResult<()> {
    if !app.config.shares_store {
        app.registry.look_for_bots().await?;
    }
    app.registry.look_for_due().await
}

/// Where the last scan for unused things ended.
#[derive(Default)]
struct Expired {
    guests: Option<Cursor>,
    games: Option<Cursor>,
}

/// Removes unused things, a few at a time: the rest is left for the next round.
async fn expire(app: &App, expired: &mut Expired) -> ApiResult<()> {
    let before = |days: u32| app.time.ago(i64::from(days) * DAY);
    let open = before(app.config.keep_open_tables_days);
    let mut tables = app.store.expire_tables(open, before(BRIEF_DAYS), EXPIRED_AT_ONCE).await?;
    let played = before(app.config.keep_bot_games_days);
    let after = expired.games.take();
    let (games, next) = app.store.expire_games(played, after.as_ref(), EXPIRED_AT_ONCE).await?;
    expired.games = next;
    tables.extend(games);
    app.registry.forget(&tables).await;
    let before = before(app.config.keep_guests_days);
    let after = expired.guests.take();
    let (gone, next) = app.store.expire_guests(before, after.as_ref(), EXPIRED_AT_ONCE).await?;
    expired.guests = next;
    if !tables.is_empty() || gone > 0 {
        tracing::info!(tables = tables.len(), guests = gone, "what nobody used has expired");
    }
    Ok(())
}

/// Checks what other nodes did, while the server runs: announcements may get lost.
async fn look_around(app: App) {
    let mut tick = tokio::time::interval(LOOK);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for round in 1_u64.. {
        tick.tick().await;
        let names = async {
            let is_time = round.is_multiple_of(NAMES);
            if is_time { app.registry.look_for_names().await } else { Ok(()) }
        };
        // A failure in one of them does not stop the others.
        for done in [look_at_tables(&app).await, names.await, app.registry.look_for_bots().await] {
            if let Err(error) = done {
                tracing::debug!(code = error.problem.message.key, "nothing could be looked for");
            }
        }
    }
}

async fn look_at_tables(app: &App) -> ApiResult<()> {
    for (table, n) in app.registry.look_around().await? {
        api::talk::pass_on(app, &table, n).await?;
    }
    Ok(())
}

/// Handles the announcements of other nodes.
async fn hear_others(app: App) {
    let Some(nodes) = app.config.nodes.clone() else { return };
    loop {
        let heard = nodes.hear(|news| {
            // In its own task: one table may be busy while others have news.
            tokio::spawn(follow_up(app.clone(), news));
        });
        if let Err(error) = heard.await {
            tracing::debug!(%error, "the other nodes cannot be heard");
            tokio::time::sleep(LOOK).await;
        }
    }
}

async fn follow_up(app: App, news: News) {
    let done = match news {
        News::Moved { table, seq } => {
            app.registry.heard_of(&table.into(), seq).await;
            Ok(())
        }
        News::Said { table, n } => api::talk::pass_on(&app, &table.into(), n).await,
        News::Renamed { account } => app.registry.learn_name_here(&account.into()).await,
        News::Left { account } => {
            app.registry.disconnect_here(&account.into()).await;
            Ok(())
        }
    };
    if let Err(error) = done {
        tracing::debug!(code = error.problem.message.key, "news could not be followed up");
    }
}
