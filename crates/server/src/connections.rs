//! From connections to requests.
//!
//! By hand, since what axum brings along lets a client take for ever to say what it wants: a few
//! thousand of them would use up all the connections there can be.

use std::io;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_service::Service;

/// How long to wait if the system has no connection left to give.
const RETRY: Duration = Duration::from_millis(500);

/// Serves connections until it is told to stop, and then until the last of them has ended. `head` is
/// how long a client has for the head of a request.
pub async fn accept(
    listener: TcpListener,
    router: Router,
    head: Duration,
    mut stopping: watch::Receiver<bool>,
) {
    let mut http = auto::Builder::new(TokioExecutor::new());
    http.http1().timer(TokioTimer::new()).header_read_timeout(head);
    let ending = GracefulShutdown::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stop| *stop) => break,
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
        let connection = http.serve_connection_with_upgrades(TokioIo::new(stream), service);
        let connection = ending.watch(connection.into_owned());
        tokio::spawn(async move {
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }
    // Nobody is taken for served who comes now.
    drop(listener);
    ending.shutdown().await;
}

/// Whether it was the client who went away.
fn is_gone(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
