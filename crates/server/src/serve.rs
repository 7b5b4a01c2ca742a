//! From an app to a server that listens.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::app::App;
use crate::{api, reach};

/// How often the tables in memory are looked after.
const TEND: Duration = Duration::from_millis(500);
/// How long connections have to end by themselves once the server is to stop.
const PATIENCE: Duration = Duration::from_secs(5);

/// Why a server ended before it was told to.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The system says no.
    #[error("the server cannot go on")]
    Io(#[from] io::Error),
}

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

/// Serves until it is told to stop.
///
/// # Errors
/// If the system does not let it go on.
pub async fn serve(app: App, listener: TcpListener) -> Result<(), ServeError> {
    let mut stopping = app.stopping.clone();
    let tending = tokio::spawn(tend(app.clone()));
    let reaching = tokio::spawn(reach::run(app.clone()));
    let service = api::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let mut told = app.stopping.clone();
    // An update is a small packet that somebody waits for: it does not wait for a larger one.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a socket keeps its delay");
        }
    });
    let served = axum::serve(listener, service).with_graceful_shutdown(async move {
        let _ = told.wait_for(|stop| *stop).await;
    });
    let overdue = async {
        let _ = stopping.wait_for(|stop| *stop).await;
        tokio::time::sleep(PATIENCE).await;
    };
    let ended = tokio::select! {
        ended = served.into_future() => ended,
        () = overdue => Ok(()),
    };
    tending.abort();
    reaching.abort();
    app.store.close().await;
    Ok(ended?)
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
        }
    }
}
