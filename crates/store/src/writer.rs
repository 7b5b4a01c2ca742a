//! A single writer for all writes, so that one sync to disk serves everybody who waits.
//!
//! Writes wait in a queue. The writer opens a transaction, runs every waiting write in a savepoint,
//! commits once, and answers them all: nobody is told of success before the commit, and a failed
//! write rolls back only itself. A caller that stops waiting does not stop its write.
//!
//! Most writes are moves, and sending a statement to the thread of a SQLite connection costs more
//! than executing it there. So short appends are sent all together, including the transaction;
//! refused ones change nothing.
//!
//! What a commit costs hardly depends on how much is in it. So moves that follow a commit closely wait
//! a moment for others; one that comes after a pause does not.
//!
//! Where a database shares syncs by itself, there are several such writers on one queue, and each
//! transaction takes one write.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Duration, Instant, sleep_until};

use crate::backend::Backend;
use crate::log::{self, Append};
use crate::{Counters, Result, StoreError};

/// How long it is at least from one commit of moves to the next. Nobody notices, and on a busy server
/// it saves most of the commits.
const APART: Duration = Duration::from_millis(4);

/// How many writes may be queued; further ones wait for room in the queue.
const QUEUE: usize = 1024;

pub(crate) type Doing<'c, T> = Pin<Box<dyn Future<Output = Result<T>> + Send + 'c>>;

/// The connection of the one writer of a file. To give it back to the pool after each round and to take
/// it out again would cost as much as a short round.
type Held = Mutex<Option<PoolConnection<Any>>>;

/// The handle to the writer tasks.
pub(crate) struct Writer {
    queue: mpsc::Sender<Message>,
    counts: Arc<Counts>,
    held: Arc<Held>,
    /// None of them ends before the queue is closed and empty.
    tasks: Mutex<Vec<JoinHandle<()>>>,
}

enum Message {
    Write(Box<dyn Job>),
    Append(Box<Short>),
    Close,
}

/// A short append, with the caller that waits for it.
struct Short {
    append: Append,
    reply: oneshot::Sender<Result<()>>,
}

/// What is written in one transaction.
#[derive(Default)]
struct Round {
    jobs: Vec<Box<dyn Job>>,
    appends: Vec<Short>,
}

impl Round {
    fn add(&mut self, message: Message) {
        match message {
            Message::Write(job) => self.jobs.push(job),
            Message::Append(short) => self.appends.push(*short),
            Message::Close => {}
        }
    }

    fn len(&self) -> usize {
        self.jobs.len() + self.appends.len()
    }
}

#[derive(Default)]
struct Counts {
    writes: AtomicU64,
    commits: AtomicU64,
}

impl Writer {
    /// Starts the writer on connections of `pool`.
    pub(crate) fn start(pool: &AnyPool, backend: &Backend) -> Self {
        let (queue, inbox) = mpsc::channel(QUEUE);
        let counts = Arc::new(Counts::default());
        let inbox = Arc::new(Mutex::new(inbox));
        let held = Arc::new(Held::default());
        let start = |_| {
            let alone = backend.writers() == 1;
            let task = WriterTask {
                held: if alone { Arc::clone(&held) } else { Arc::default() },
                keeps: alone,
                inbox: Arc::clone(&inbox),
                pool: pool.clone(),
                begin: backend.begin(),
                group: backend.group(),
                counts: Arc::clone(&counts),
            };
            tokio::spawn(task.run())
        };
        let tasks = Mutex::new((0..backend.writers()).map(start).collect());
        Self { queue, counts, held, tasks }
    }

    /// Gives the connection back to the pool, for somebody who needs it. Nothing is written until they
    /// drop what they get.
    pub(crate) async fn pause(&self) -> impl Sized {
        let mut held = self.held.lock().await;
        *held = None;
        held
    }

    /// Runs `work` in the next group and waits until it is on disk.
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

    /// Runs a short append with others that wait, and waits until it is on disk.
    pub(crate) async fn append(&self, append: Append) -> Result<()> {
        let (reply, answer) = oneshot::channel();
        let short = Message::Append(Box::new(Short { append, reply }));
        self.queue.send(short).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Finishes waiting writes and accepts no more.
    pub(crate) async fn close(&self) {
        // An error of either kind means that a writer is gone already.
        self.queue.send(Message::Close).await.ok();
        for task in self.tasks.lock().await.drain(..) {
            task.await.ok();
        }
        *self.held.lock().await = None;
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

/// A write, whatever its result.
trait Job: Send {
    /// Runs it in a savepoint. An error concerns the whole transaction; an error of this write
    /// alone is kept for its answer.
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
        // A failed commit takes precedence over the write's own error, which may depend on another
        // write in the group that was lost with it.
        let answer = match committed {
            Ok(()) => self.outcome.unwrap_or(Err(StoreError::Closed)),
            Err(error) => Err(error),
        };
        // Nobody may be waiting any more.
        self.reply.send(answer).ok();
    }
}

struct WriterTask {
    held: Arc<Held>,
    /// Whether the connection is kept from one round to the next.
    keeps: bool,
    inbox: Arc<Mutex<mpsc::Receiver<Message>>>,
    pool: AnyPool,
    begin: &'static str,
    group: usize,
    counts: Arc<Counts>,
}

impl WriterTask {
    async fn run(self) {
        let mut next = Instant::now();
        while let Some(first) = self.next().await {
            if matches!(first, Message::Append(_)) {
                sleep_until(next).await;
                next = Instant::now() + APART;
            }
            let mut round = Round::default();
            round.add(first);
            while round.len() < self.group
                && let Some(next) = self.next_waiting().await
            {
                round.add(next);
            }
            let Round { mut jobs, appends } = round;
            if !appends.is_empty() {
                self.append(appends).await;
            }
            if !jobs.is_empty() {
                let committed = self.commit(&mut jobs).await;
                for job in jobs {
                    job.answer(committed.clone());
                }
            }
        }
    }

    /// The longest-waiting write; `None` once the queue is closed and empty.
    async fn next(&self) -> Option<Message> {
        let mut inbox = self.inbox.lock().await;
        loop {
            match inbox.recv().await? {
                // What is in the queue is still done.
                Message::Close => inbox.close(),
                message => return Some(message),
            }
        }
    }

    /// Runs the jobs, and commits.
    async fn commit(&self, jobs: &mut [Box<dyn Job>]) -> Result<()> {
        let mut held = self.held.lock().await;
        let committed = match self.connection(&mut held).await {
            Ok(conn) => self.commit_on(conn, jobs).await,
            Err(error) => Err(error),
        };
        self.put_back(&mut held, committed.is_ok());
        committed
    }

    async fn connection<'c>(
        &self,
        held: &'c mut Option<PoolConnection<Any>>,
    ) -> Result<&'c mut AnyConnection> {
        let conn = match held.take() {
            Some(conn) => conn,
            None => self.pool.acquire().await?,
        };
        Ok(held.insert(conn))
    }

    fn put_back(&self, held: &mut Option<PoolConnection<Any>>, is_well: bool) {
        if !is_well && let Some(conn) = held {
            // The connection is in an unknown state; a new one is clean.
            conn.close_on_drop();
        }
        if !is_well || !self.keeps {
            *held = None;
        }
    }

    async fn commit_on(&self, conn: &mut AnyConnection, jobs: &mut [Box<dyn Job>]) -> Result<()> {
        let mut group = conn.begin_with(self.begin).await?;
        for job in &mut *jobs {
            job.run(&mut group).await?;
        }
        group.commit().await?;
        self.count(jobs.len());
        Ok(())
    }

    /// Runs short appends and answers them.
    async fn append(&self, shorts: Vec<Short>) {
        let (appends, replies): (Vec<Append>, Vec<_>) =
            shorts.into_iter().map(|short| (short.append, short.reply)).unzip();
        let mut held = self.held.lock().await;
        let outcomes = match self.connection(&mut held).await {
            Ok(conn) => log::append_all(conn, self.begin, &appends).await,
            Err(error) => Err(error),
        };
        self.put_back(&mut held, outcomes.is_ok());
        drop(held);
        let outcomes = match outcomes {
            Ok(outcomes) => {
                self.count(appends.len());
                outcomes
            }
            Err(error) => vec![Err(error); appends.len()],
        };
        for (reply, outcome) in replies.into_iter().zip(outcomes) {
            // Nobody may be waiting any more.
            reply.send(outcome).ok();
        }
    }

    fn count(&self, writes: usize) {
        self.counts.commits.fetch_add(1, Ordering::Relaxed);
        self.counts.writes.fetch_add(writes as u64, Ordering::Relaxed);
    }

    /// A write that is waiting now. Only a lone writer calls this, so the inbox is free.
    async fn next_waiting(&self) -> Option<Message> {
        let mut inbox = self.inbox.lock().await;
        loop {
            match inbox.try_recv().ok()? {
                Message::Close => inbox.close(),
                message => return Some(message),
            }
        }
    }
}
