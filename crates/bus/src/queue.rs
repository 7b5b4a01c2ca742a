//! Jobs that are done by one node, whichever is free.

use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use async_nats::jetstream::consumer::{AckPolicy, Consumer, pull};
use async_nats::jetstream::message::PublishMessage;
use async_nats::jetstream::stream::{Config, RetentionPolicy, StorageType};
use async_nats::jetstream::{AckKind, Message};
use futures_util::StreamExt;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

use crate::connection::{Bus, BusError, PATIENCE};

/// How long a job with a known id counts as the same.
const SAME: Duration = Duration::from_mins(2);
/// How long a node waits for a job before it asks again.
const WAIT: Duration = Duration::from_secs(5);

/// A queue of jobs. Clones share it.
#[derive(Debug)]
pub struct JobQueue<T> {
    bus: Bus,
    name: String,
    patience: Duration,
    /// Looked up when first needed, and dropped when NATS no longer knows it.
    consumer: Arc<Mutex<Option<Consumer<pull::Config>>>>,
    jobs: PhantomData<fn() -> T>,
}

impl<T> Clone for JobQueue<T> {
    fn clone(&self) -> Self {
        Self {
            bus: self.bus.clone(),
            name: self.name.clone(),
            patience: self.patience,
            consumer: Arc::clone(&self.consumer),
            jobs: PhantomData,
        }
    }
}

/// A job that this node has taken. It stays ours while this value lives; dropped without a report,
/// it returns to the queue after some time.
#[derive(Debug)]
pub struct Taken<T> {
    /// The job.
    pub job: T,
    /// How often it was delivered, including this time.
    pub attempt: i64,
    message: Arc<Message>,
    alive: Alive,
}

/// Repeatedly reports that a job is in progress, until dropped.
#[derive(Debug)]
struct Alive(JoinHandle<()>);

impl Drop for Alive {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl<T: Serialize + DeserializeOwned> JobQueue<T> {
    pub(crate) fn new(bus: Bus, name: &str, patience: Duration) -> Self {
        Self { bus, name: name.to_string(), patience, consumer: Arc::default(), jobs: PhantomData }
    }

    /// Puts a job into the queue; it is stored when this returns. A job whose id was put in within
    /// the last two minutes is ignored.
    ///
    /// # Errors
    /// If NATS is away or refuses; then it is unknown whether the job was stored.
    ///
    /// # Panics
    /// If the job cannot be written as JSON.
    pub async fn put(&self, id: &str, job: &T) -> Result<(), BusError> {
        if !self.bus.is_there() {
            return Err(BusError::Away("not connected".to_string()));
        }
        self.consumer().await?;
        let job = serde_json::to_vec(job).expect("jobs serialize");
        let message = PublishMessage::build().payload(job.into()).message_id(id);
        let sent = async {
            let sent = self.bus.jetstream().send_publish(self.subject(), message).await?;
            sent.await
        };
        match tokio::time::timeout(PATIENCE, sent).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => {
                self.forget().await;
                Err(BusError::Refused(error.to_string()))
            }
            Err(_) => {
                self.forget().await;
                Err(BusError::Away("no answer".to_string()))
            }
        }
    }

    /// The next job; `None` after waiting for some seconds.
    ///
    /// # Errors
    /// If NATS is away or refuses.
    pub async fn take(&self) -> Result<Option<Taken<T>>, BusError> {
        let consumer = self.consumer().await?;
        let away = |error: String| BusError::Away(error);
        let fetched = async {
            let batch = consumer.batch().max_messages(1).expires(WAIT).messages().await;
            let mut batch = batch.map_err(|error| away(error.to_string()))?;
            batch.next().await.transpose().map_err(|error| away(error.to_string()))
        };
        // NATS ends the wait itself; if it does not, it is gone.
        let message = match tokio::time::timeout(WAIT + PATIENCE, fetched).await {
            Ok(Ok(message)) => message,
            Ok(Err(error)) => {
                self.forget().await;
                return Err(error);
            }
            Err(_) => {
                self.forget().await;
                return Err(BusError::Away("no answer".to_string()));
            }
        };
        let Some(message) = message else { return Ok(None) };
        let attempt = message.info().map_or(1, |info| info.delivered);
        let Ok(job) = serde_json::from_slice(&message.payload) else {
            // Nobody can do it: it comes from another version.
            tracing::error!(queue = self.name, "a job cannot be read");
            let _ = message.ack_with(AckKind::Term).await;
            return Ok(None);
        };
        let message = Arc::new(message);
        let alive = Alive(tokio::spawn(keep_alive(Arc::clone(&message), self.patience / 3)));
        Ok(Some(Taken { job, attempt, message, alive }))
    }

    /// How many jobs are waiting or in progress.
    ///
    /// # Errors
    /// If NATS is away or refuses.
    pub async fn waiting(&self) -> Result<u64, BusError> {
        let stream = self.bus.jetstream().get_stream(self.stream()).await;
        let stream = stream.map_err(|error| BusError::Away(error.to_string()))?;
        Ok(stream.cached_info().state.messages)
    }

    /// Removes the queue with its contents.
    pub async fn remove(&self) {
        self.forget().await;
        if let Err(error) = self.bus.jetstream().delete_stream(self.stream()).await {
            tracing::debug!(%error, "a queue could not be removed");
        }
    }

    fn subject(&self) -> String {
        self.bus.subject(&format!("jobs.{}", self.name))
    }

    fn stream(&self) -> String {
        self.bus.stream(&self.name)
    }

    async fn forget(&self) {
        *self.consumer.lock().await = None;
    }

    /// The consumer of the queue, created if needed.
    async fn consumer(&self) -> Result<Consumer<pull::Config>, BusError> {
        let mut kept = self.consumer.lock().await;
        if let Some(consumer) = &*kept {
            return Ok(consumer.clone());
        }
        let refused = |error: String| BusError::Refused(error);
        let found = async {
            let stream = Config {
                name: self.stream(),
                subjects: vec![self.subject()],
                retention: RetentionPolicy::WorkQueue,
                storage: StorageType::File,
                duplicate_window: SAME,
                ..Config::default()
            };
            let stream = self.bus.jetstream().get_or_create_stream(stream).await;
            let stream = stream.map_err(|error| refused(error.to_string()))?;
            let workers = pull::Config {
                durable_name: Some("workers".to_string()),
                ack_policy: AckPolicy::Explicit,
                ack_wait: self.patience,
                max_ack_pending: -1,
                ..pull::Config::default()
            };
            let consumer = stream.get_or_create_consumer("workers", workers).await;
            consumer.map_err(|error| refused(error.to_string()))
        };
        let found = tokio::time::timeout(2 * PATIENCE, found).await;
        let consumer = found.map_err(|_| BusError::Away("no answer".to_string()))??;
        Ok(kept.insert(consumer).clone())
    }
}

impl<T> Taken<T> {
    /// Reports the job as done and removes it. If NATS does not receive that, the job is delivered
    /// again.
    pub async fn done(self) {
        drop(self.alive);
        if let Err(error) = self.message.ack().await {
            tracing::debug!(%error, "a job could not be reported done");
        }
    }

    /// Reports that the job could not be done; it is delivered again after a while.
    pub async fn again(self, after: Duration) {
        drop(self.alive);
        if let Err(error) = self.message.ack_with(AckKind::Nak(Some(after))).await {
            tracing::debug!(%error, "a job could not be given back");
        }
    }
}

async fn keep_alive(message: Arc<Message>, every: Duration) {
    loop {
        tokio::time::sleep(every).await;
        if let Err(error) = message.ack_with(AckKind::Progress).await {
            tracing::debug!(%error, "a job could not be kept");
        }
    }
}
