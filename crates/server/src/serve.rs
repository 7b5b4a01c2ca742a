//! From an app to a server that listens.

use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, timeout};

use crate::app::App;
use crate::error::ApiResult;
use crate::nodes::News;
use crate::{api, connections, reach};

/// How often the tables in memory are looked after.
const TEND: Duration = Duration::from_millis(500);
/// How often a node looks for what others did and left undone.
const LOOK: Duration = Duration::from_millis(400);
/// At every so many of these looks it also looks what people are called, which seldom changes.
const NAMES: u64 = 12;
/// How long connections have to end by themselves once the server is to stop.
const PATIENCE: Duration = Duration::from_secs(5);

/// Tells a server to stop.
#[derive(Debug)]
pub struct Shutdown(watch::Sender<bool>);

impl Shutdown {
    /// A way to stop a server, and what the server looks at.
    pub fn new() -> (Self, watch::Receiver<bool>) {
        let (sender, receiver) = watch::channel(false);
        (Self(sender), receiver)
    }

    /// Tells it to stop: clients are told to come back, and what is under way ends.
    pub fn stop(&self) {
        self.0.send_replace(true);
    }
}

/// Waits until the server is to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // Whoever could tell it is gone: then the server stops, too.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Serves until it is told to stop.
pub async fn serve(app: App, listener: TcpListener) {
    let mut tending = JoinSet::new();
    tending.spawn(tend(app.clone()));
    tending.spawn(reach::run(app.clone()));
    if app.config.shares_store {
        tending.spawn(look_around(app.clone()));
    }
    if app.config.nodes.is_some() {
        tending.spawn(hear_others(app.clone()));
        let app = app.clone();
        tending.spawn(async move { app.hall.play_turns().await });
    }
    let head = Duration::from_millis(app.config.head_timeout_ms);
    let router = api::router(app.clone());
    connections::accept(listener, router, head, &app.under_way, app.stopping.clone()).await;
    // Requests that somebody has sent are answered, and sockets say goodbye.
    app.under_way.close();
    if timeout(PATIENCE, app.under_way.wait()).await.is_err() {
        tracing::warn!(left = app.under_way.len(), "some did not end in time");
    }
    tending.shutdown().await;
    app.store.close().await;
}

/// Looks after tables, sessions and limits for as long as the server lives.
async fn tend(app: App) {
    if let Err(error) = app.hall.wake().await {
        tracing::error!(code = error.problem.message.key, "tables could not be opened again");
    }
    if let Err(error) = app.hall.rate_all().await {
        tracing::error!(code = error.problem.message.key, "results could not be counted");
    }
    let mut round: u32 = 0;
    let mut tick = tokio::time::interval(TEND);
    loop {
        tick.tick().await;
        app.hall.tend().await;
        round = round.wrapping_add(1);
        if round.is_multiple_of(600) {
            app.limits.forget();
            if let Err(error) = app.store.purge_sessions(crate::now()).await {
                tracing::error!(%error, "old sessions could not be removed");
            }
            if let Err(error) = app.store.purge_ceremonies(crate::now()).await {
                tracing::error!(%error, "old ceremonies could not be removed");
            }
            if let Err(error) = app.store.erase_leftovers().await {
                tracing::error!(%error, "what is left of deleted accounts could not be erased");
            }
        }
    }
}

/// Looks for what other nodes did, for as long as the server lives: announcements may get lost.
async fn look_around(app: App) {
    let mut tick = tokio::time::interval(LOOK);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for round in 1_u64.. {
        tick.tick().await;
        let names = async {
            let is_time = round.is_multiple_of(NAMES);
            if is_time { app.hall.look_for_names().await } else { Ok(()) }
        };
        // What one of them cannot find keeps the others from nothing.
        for done in [look_at_tables(&app).await, names.await, app.hall.look_for_bots().await] {
            if let Err(error) = done {
                tracing::debug!(code = error.problem.message.key, "nothing could be looked for");
            }
        }
    }
}

async fn look_at_tables(app: &App) -> ApiResult<()> {
    for (table, n) in app.hall.look_around().await? {
        api::talk::pass_on(app, &table, n).await?;
    }
    Ok(())
}

/// Follows up what other nodes announce.
async fn hear_others(app: App) {
    let Some(nodes) = app.config.nodes.clone() else { return };
    loop {
        let heard = nodes.hear(|news| {
            // Of its own: one table may be busy while others are told of.
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
            app.hall.heard_of(&table.into(), seq).await;
            Ok(())
        }
        News::Said { table, n } => api::talk::pass_on(&app, &table.into(), n).await,
        News::Renamed { account } => app.hall.learn_name_here(&account.into()).await,
        News::Left { account } => {
            app.hall.hang_up_here(&account.into()).await;
            Ok(())
        }
    };
    if let Err(error) = done {
        tracing::debug!(code = error.problem.message.key, "news could not be followed up");
    }
}
