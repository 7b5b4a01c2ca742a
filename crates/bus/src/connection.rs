//! The connection to NATS, and announcements.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::jetstream::{self, context::ContextBuilder};
use async_nats::{Client, ConnectOptions, Event, RequestErrorKind, ServerAddr};
use futures_util::{Stream, StreamExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use crate::queue::Queue;

/// How long NATS may take to answer before it is taken to be away.
pub(crate) const PATIENCE: Duration = Duration::from_secs(1);
/// How long to wait before trying again to reach it.
const RETRY: Duration = Duration::from_millis(250);
/// How often a quiet connection is asked whether it is still there.
const PING: Duration = Duration::from_secs(5);

/// Why something could not be said.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BusError {
    /// It is no address of NATS.
    #[error("{0} is no address of NATS: it looks like nats://HOST:4222")]
    BadUrl(String),
    /// NATS is there, but runs without `JetStream`, so that it keeps no jobs.
    #[error("NATS keeps no jobs: it must run with JetStream (nats-server -js)")]
    NoJetStream,
    /// NATS does not answer.
    #[error("NATS is away: {0}")]
    Away(String),
    /// It answers, and says no.
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
    /// Connects, as the node `name`. All subjects begin with `prefix`: clubs with different ones
    /// do not hear each other.
    ///
    /// It does not wait until NATS is there: a node can start before it.
    ///
    /// # Errors
    /// [`BusError::BadUrl`] for an address that is none, [`BusError::Refused`] for one that cannot
    /// be used.
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

    /// Whether anybody listens at one of the addresses. It does not say that it is NATS, but a wrong
    /// address is found out at once.
    ///
    /// # Errors
    /// [`BusError::BadUrl`] for an address that is none, [`BusError::Away`] with the reason if nobody
    /// listens.
    pub async fn knock(url: &str) -> Result<(), BusError> {
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
    /// [`BusError::Away`] if it does not soon.
    pub async fn reached(&self) -> Result<(), BusError> {
        let away = |reason: String| BusError::Away(reason);
        match tokio::time::timeout(3 * PATIENCE, self.client.flush()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(error)) => Err(away(error.to_string())),
            Err(_) => Err(away("whoever listens there does not let us in".to_string())),
        }
    }

    /// Asks whether jobs can be kept there. Without it a queue would be tried for ever.
    ///
    /// # Errors
    /// [`BusError::NoJetStream`] if NATS runs without it, [`BusError::Away`] if it does not answer.
    pub async fn keeps_jobs(&self) -> Result<(), BusError> {
        /// What is of interest in the answer.
        #[derive(serde::Deserialize)]
        struct Info {
            /// It runs, but not for whoever asks.
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

    /// Whether NATS is there, as far as we know.
    pub fn is_there(&self) -> bool {
        self.client.connection_state() == State::Connected
    }

    /// Tells all other nodes. Nobody hears it while NATS is away.
    ///
    /// # Panics
    /// If the news cannot be written as JSON.
    pub async fn announce(&self, topic: &str, news: &impl Serialize) {
        // What is said into a broken connection is kept and said when it is back: old news then.
        if !self.is_there() {
            return;
        }
        let news = serde_json::to_vec(news).expect("news serialize");
        let said = self.client.publish(self.subject(topic), news.into());
        if let Ok(Err(error)) = tokio::time::timeout(PATIENCE, said).await {
            tracing::debug!(%error, "an announcement was not made");
        }
    }

    /// What is announced from now on, by whomever, also by ourselves. What cannot be read comes
    /// from another version, and is left out.
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
    /// before it is given to another.
    pub fn queue<T: Serialize + DeserializeOwned>(
        &self,
        name: &str,
        patience: Duration,
    ) -> Queue<T> {
        Queue::new(self.clone(), name, patience)
    }

    pub(crate) fn jetstream(&self) -> &jetstream::Context {
        &self.jetstream
    }

    pub(crate) fn subject(&self, topic: &str) -> String {
        format!("{}.{topic}", self.prefix)
    }

    /// A name for a stream, which may have no dots.
    pub(crate) fn stream(&self, name: &str) -> String {
        format!("{}-{name}", self.prefix).replace(['.', ' ', '*', '>', '/', '\\'], "-")
    }
}

/// The addresses in a text with commas between them.
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
