//! From connections to requests.
//!
//! By hand, since what axum brings along lets a client take for ever to say what it wants: a few
//! thousand of them would use up all the connections there can be.

use std::io;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;
use tower_service::Service;

use crate::serve::stopped;

/// How long to wait if the system has no connection left to give.
const RETRY: Duration = Duration::from_millis(500);

/// Serves connections until it is told to stop. `head` is how long a client has for the head of a
/// request, from the moment it has come. What is still under way then is in `under_way`.
pub async fn accept(
    listener: TcpListener,
    router: Router,
    head: Duration,
    under_way: &TaskTracker,
    mut stopping: watch::Receiver<bool>,
) {
    // The first version only: one that looks for the second as well waits for the first bytes
    // without a limit.
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stopping) => return,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_gone(&error) => continue,
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(RETRY).await;
                continue;
            }
        };
        // An update is a small packet that somebody waits for: it does not wait for a larger one.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a socket keeps its delay");
        }
        let router = router.clone();
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(from));
            // A router is ready at any time.
            router.clone().call(request)
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut stopping = stopping.clone();
        under_way.spawn(async move {
            let mut connection = pin!(connection);
            let served = tokio::select! {
                served = connection.as_mut() => served,
                () = stopped(&mut stopping) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = served {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }
}

/// Whether it was the client who went away.
fn is_gone(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
