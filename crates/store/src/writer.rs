//! One writer for all that is written, so that one sync to the disk serves everybody who waits.
//!
//! A write waits in a queue. The writer opens a transaction, runs every write that waits, each in a
//! savepoint of its own, commits once, and answers all of them: nobody hears of success before the
//! commit, and a write that fails takes back only itself. Whoever stops waiting for an answer does
//! not stop the write.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use crate::backend::Backend;
use crate::{Counters, Result, StoreError};

/// How many writes may wait; whoever comes then waits for a place in the queue.
const QUEUE: usize = 1024;

pub(crate) type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'c>>;

/// The door to the writer task.
pub(crate) struct Writer {
    queue: mpsc::Sender<Message>,
    counts: Arc<Counts>,
}

enum Message {
    Write(Box<dyn Job>),
    Close(oneshot::Sender<()>),
}

#[derive(Default)]
struct Counts {
    writes: AtomicU64,
    commits: AtomicU64,
}

impl Writer {
    /// Starts the writer on connections of `pool`.
    pub(crate) fn start(pool: AnyPool, backend: &Backend) -> Self {
        let (queue, inbox) = mpsc::channel(QUEUE);
        let counts = Arc::new(Counts::default());
        let task = WriterTask {
            inbox,
            pool,
            begin: backend.begin(),
            group: backend.group(),
            counts: Arc::clone(&counts),
            closing: Vec::new(),
        };
        tokio::spawn(task.run());
        Self { queue, counts }
    }

    /// Runs `work` in the next group and waits until it is on the disk.
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Doing<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let job = Task { work: Some(work), outcome: None, reply };
        self.queue.send(Message::Write(Box::new(job))).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Finishes the writes that wait and takes no more.
    pub(crate) async fn close(&self) {
        let (reply, closed) = oneshot::channel();
        // An error of either kind says that the writer is gone already.
        if self.queue.send(Message::Close(reply)).await.is_ok() {
            closed.await.ok();
        }
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.queue.is_closed()
    }

    pub(crate) fn counters(&self) -> Counters {
        Counters {
            writes: self.counts.writes.load(Ordering::Relaxed),
            commits: self.counts.commits.load(Ordering::Relaxed),
        }
    }
}

/// A write, whatever it answers.
trait Job: Send {
    /// Runs it in a savepoint. An error is one of the transaction as a whole; what went wrong with
    /// the write alone is kept for its answer.
    fn run<'c>(&'c mut self, conn: &'c mut AnyConnection) -> Doing<'c, ()>;
    fn answer(self: Box<Self>, committed: Result<()>);
}

struct Task<F, T> {
    work: Option<F>,
    outcome: Option<Result<T>>,
    reply: oneshot::Sender<Result<T>>,
}

impl<F, T> Job for Task<F, T>
where
    T: Send + 'static,
    F: for<'c> FnOnce(&'c mut AnyConnection) -> Doing<'c, T> + Send,
{
    fn run<'c>(&'c mut self, conn: &'c mut AnyConnection) -> Doing<'c, ()> {
        Box::pin(async move {
            let Some(work) = self.work.take() else { return Ok(()) };
            let mut part = conn.begin().await?;
            let outcome = work(&mut part).await;
            if outcome.is_ok() {
                part.commit().await?;
            } else {
                part.rollback().await?;
            }
            self.outcome = Some(outcome);
            Ok(())
        })
    }

    fn answer(self: Box<Self>, committed: Result<()>) {
        // A failed commit outweighs the write's own error, which may tell of a neighbor in the
        // group whose entries were lost with it.
        let answer = match committed {
            Ok(()) => self.outcome.unwrap_or(Err(StoreError::Closed)),
            Err(error) => Err(error),
        };
        // Nobody may be waiting any more.
        self.reply.send(answer).ok();
    }
}

struct WriterTask {
    inbox: mpsc::Receiver<Message>,
    pool: AnyPool,
    begin: &'static str,
    group: usize,
    counts: Arc<Counts>,
    closing: Vec<oneshot::Sender<()>>,
}

impl WriterTask {
    async fn run(mut self) {
        while let Some(message) = self.inbox.recv().await {
            if let Some(first) = self.job(message) {
                let mut jobs = vec![first];
                let committed = self.commit(&mut jobs).await;
                for job in jobs {
                    job.answer(committed.clone());
                }
            }
        }
        for closing in self.closing {
            closing.send(()).ok();
        }
    }

    /// The write in a message; a wish to close shuts the queue, and what is in it is still done.
    fn job(&mut self, message: Message) -> Option<Box<dyn Job>> {
        match message {
            Message::Write(job) => Some(job),
            Message::Close(reply) => {
                self.inbox.close();
                self.closing.push(reply);
                None
            }
        }
    }

    /// Runs the first job and those that wait, which join `jobs`, and commits.
    async fn commit(&mut self, jobs: &mut Vec<Box<dyn Job>>) -> Result<()> {
        let mut conn = self.pool.acquire().await?;
        let committed = self.commit_on(&mut conn, jobs).await;
        if committed.is_err() {
            // Nobody knows what state the connection is in; a new one is sure to have none.
            conn.close_on_drop();
        }
        committed
    }

    async fn commit_on(
        &mut self,
        conn: &mut AnyConnection,
        jobs: &mut Vec<Box<dyn Job>>,
    ) -> Result<()> {
        let mut group = conn.begin_with(self.begin).await?;
        let mut done = 0;
        while done < jobs.len() {
            jobs[done].run(&mut group).await?;
            done += 1;
            // Also those that came while others ran: the longer the group, the fewer the syncs.
            if done == jobs.len() && done < self.group {
                jobs.extend(self.next_waiting());
            }
        }
        group.commit().await?;
        self.counts.commits.fetch_add(1, Ordering::Relaxed);
        self.counts.writes.fetch_add(done as u64, Ordering::Relaxed);
        Ok(())
    }

    fn next_waiting(&mut self) -> Option<Box<dyn Job>> {
        loop {
            let message = self.inbox.try_recv().ok()?;
            if let Some(job) = self.job(message) {
                return Some(job);
            }
        }
    }
}
