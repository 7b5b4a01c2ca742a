//! The connection to NATS, and announcements.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::jetstream::{self, context::ContextBuilder};
use async_nats::{Client, ConnectOptions, Event, RequestErrorKind, ServerAddr};
use futures_util::{Stream, StreamExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use crate::queue::JobQueue;

/// How long NATS may take to answer before it counts as away.
pub(crate) const PATIENCE: Duration = Duration::from_secs(1);
/// How long to wait before reconnecting.
const RETRY: Duration = Duration::from_millis(250);
/// How often a quiet connection is checked.
const PING: Duration = Duration::from_secs(5);

/// Why a call to NATS failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BusError {
    /// The address is not one of NATS.
    #[error("{0} is no address of NATS: it looks like nats://HOST:4222")]
    BadUrl(String),
    /// NATS runs without `JetStream`, so it cannot store jobs.
    #[error("NATS keeps no jobs: it must run with JetStream (nats-server -js)")]
    NoJetStream,
    /// NATS does not answer.
    #[error("NATS is away: {0}")]
    Away(String),
    /// NATS refused the call.
    #[error("NATS refuses: {0}")]
    Refused(String),
}

/// A connection to NATS. Clones share it.
#[derive(Clone, Debug)]
pub struct Bus {
    client: Client,
    jetstream: jetstream::Context,
    prefix: String,
}

impl Bus {
    /// Connects as the node `name`. All subjects begin with `prefix`: clubs with different prefixes
    /// do not hear each other.
    ///
    /// This does not wait for NATS: a node can start before it.
    ///
    /// # Errors
    /// [`BusError::BadUrl`] for an invalid address, [`BusError::Refused`] for one that cannot be
    /// used.
    pub async fn connect(url: &str, name: &str, prefix: &str) -> Result<Self, BusError> {
        let servers = servers(url)?;
        let client = ConnectOptions::new()
            .name(name)
            .retry_on_initial_connect()
            .max_reconnects(None)
            .reconnect_delay_callback(|_| RETRY)
            .connection_timeout(PATIENCE)
            .request_timeout(Some(PATIENCE))
            .ping_interval(PING)
            .event_callback(|event| async move { tell(&event) })
            .connect(servers)
            .await
            .map_err(|error| BusError::Refused(error.to_string()))?;
        let jetstream =
            ContextBuilder::new().timeout(PATIENCE).ack_timeout(PATIENCE).build(client.clone());
        Ok(Self { client, jetstream, prefix: prefix.to_string() })
    }

    /// Checks that something listens at one of the addresses. It need not be NATS, but a wrong
    /// address is detected at once.
    ///
    /// # Errors
    /// [`BusError::BadUrl`] for an invalid address, [`BusError::Away`] with the reason if nothing
    /// listens.
    pub async fn probe(url: &str) -> Result<(), BusError> {
        let mut reason = String::new();
        for server in servers(url)? {
            let door = TcpStream::connect((server.host(), server.port()));
            match tokio::time::timeout(PATIENCE, door).await {
                Ok(Ok(_)) => return Ok(()),
                Ok(Err(error)) => reason = error.to_string(),
                Err(_) => reason = format!("no answer within {} s", PATIENCE.as_secs()),
            }
        }
        Err(BusError::Away(reason))
    }

    /// Waits until NATS has answered.
    ///
    /// # Errors
    /// [`BusError::Away`] if it does not answer soon.
    pub async fn reached(&self) -> Result<(), BusError> {
        let away = |reason: String| BusError::Away(reason);
        match tokio::time::timeout(3 * PATIENCE, self.client.flush()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(away(error.to_string())),
            Err(_) => Err(away("whoever listens there does not let us in".to_string())),
        }
    }

    /// Checks that NATS can store jobs. Otherwise a queue would be retried forever.
    ///
    /// # Errors
    /// [`BusError::NoJetStream`] if NATS runs without it, [`BusError::Away`] if it does not answer.
    pub async fn keeps_jobs(&self) -> Result<(), BusError> {
        /// The part of the answer that matters.
        #[derive(serde::Deserialize)]
        struct Info {
            /// Set if it runs, but not for this account.
            error: Option<serde_json::Value>,
        }
        match self.client.request("$JS.API.INFO", "".into()).await {
            Ok(answer) => match serde_json::from_slice::<Info>(&answer.payload) {
                Ok(Info { error: None }) => Ok(()),
                _ => Err(BusError::NoJetStream),
            },
            Err(error) if error.kind() == RequestErrorKind::NoResponders => {
                Err(BusError::NoJetStream)
            }
            Err(error) => Err(BusError::Away(error.to_string())),
        }
    }

    /// Whether NATS is connected, as far as we know.
    pub fn is_there(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Sends news to all other nodes. While NATS is away it is lost.
    ///
    /// # Panics
    /// If the news cannot be written as JSON.
    pub async fn announce(&self, topic: &str, news: &impl Serialize) {
        // A broken connection would buffer the news and send it when it is outdated.
        if !self.is_there() {
            return;
        }
        let news = serde_json::to_vec(news).expect("news serialize");
        let said = self.client.publish(self.subject(topic), news.into());
        if let Ok(Err(error)) = tokio::time::timeout(PATIENCE, said).await {
            tracing::debug!(%error, "an announcement was not made");
        }
    }

    /// Receives all announcements from now on, including our own. Those that cannot be parsed come
    /// from another version, and are skipped.
    ///
    /// # Errors
    /// If the connection was closed for good.
    pub async fn listen<T: DeserializeOwned>(
        &self,
        topic: &str,
    ) -> Result<impl Stream<Item = T> + Unpin + use<T>, BusError> {
        let heard = self.client.subscribe(self.subject(topic)).await;
        let heard = heard.map_err(|error| BusError::Away(error.to_string()))?;
        Ok(Box::pin(
            heard
                .filter_map(|message| async move { serde_json::from_slice(&message.payload).ok() }),
        ))
    }

    /// The work queue of this name. `patience` is how long a node that took a job may be silent
    /// before another one gets it.
    pub fn queue<T: Serialize + DeserializeOwned>(
        &self,
        name: &str,
        patience: Duration,
    ) -> JobQueue<T> {
        JobQueue::new(self.clone(), name, patience)
    }

    pub(crate) fn jetstream(&self) -> &jetstream::Context {
        &self.jetstream
    }

    pub(crate) fn subject(&self, topic: &str) -> String {
        format!("{}.{topic}", self.prefix)
    }

    /// The name of a stream, which must not contain dots.
    pub(crate) fn stream(&self, name: &str) -> String {
        format!("{}-{name}", self.prefix).replace(['.', ' ', '*', '>', '/', '\\'], "-")
    }
}

/// Parses a comma-separated list of addresses.
fn servers(url: &str) -> Result<Vec<ServerAddr>, BusError> {
    let server =
        |one: &str| one.trim().parse().ok().filter(|server: &ServerAddr| !server.host().is_empty());
    let servers: Option<Vec<_>> = url.split(',').map(server).collect();
    servers.ok_or_else(|| BusError::BadUrl(url.to_string()))
}

fn tell(event: &Event) {
    match event {
        Event::Connected => tracing::info!("NATS is there"),
        Event::Disconnected => tracing::warn!("NATS is away"),
        event => tracing::debug!(%event, "NATS"),
    }
}
