//! Bots think apart from the table, a few at a time, and answer through the same door as people.

use std::sync::Arc;

use table::Actor;

use super::Hall;
use super::room::{Inner, Room};

impl Hall {
    /// Lets the bot think that owes the next answer, unless it does already.
    pub(super) fn wake_bot(&self, room: &Arc<Room>, inner: &mut Inner) {
        let Some(job) = inner.table.bot_job() else { return };
        let question = (job.seat, job.question);
        if inner.thinking == Some(question) {
            return;
        }
        inner.thinking = Some(question);
        let (hall, room) = (self.clone(), Arc::clone(room));
        tokio::spawn(async move {
            let Ok(_permit) = hall.0.thinking.acquire().await else { return };
            let threads = hall.0.threads_per_bot;
            let started = std::time::Instant::now();
            let level = job.spec.to_string();
            let thought = tokio::task::spawn_blocking(move || job.think(threads)).await;
            metrics::histogram!("trestle_bot_seconds", "level" => level)
                .record(started.elapsed().as_secs_f64());
            // Undone, paused or answered by another process meanwhile: then the question is stale,
            // and whoever changed it has woken the bot again.
            if let Some(inner) = room.lock().await.as_mut()
                && inner.thinking == Some(question)
            {
                inner.thinking = None;
            }
            match thought {
                Ok(Ok(command)) => {
                    if let Err(error) = hall.carry_out(&room.id, Actor::Bot, command).await {
                        let code = error.problem.message.key;
                        tracing::debug!(table = %room.id, code, "a bot's answer came too late");
                    }
                }
                Ok(Err(problem)) => tracing::error!(table = %room.id, %problem, "a bot is lost"),
                Err(error) => tracing::error!(table = %room.id, %error, "a bot panicked"),
            }
        });
    }
}
