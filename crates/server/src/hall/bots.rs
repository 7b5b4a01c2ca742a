//! Bots think apart from the table, a few at a time, and answer through the same door as people.

use std::sync::Arc;

use bots::{BotKind, BotSpec};
use game_core::Seat;
use store::TableId;
use table::{Actor, Command, Table};

use super::Hall;
use super::room::{Inner, Room};
use crate::error::{ApiError, ApiResult};

/// Who gives advice: somebody sensible who does not let people wait.
const ADVISER: BotSpec = BotSpec { kind: BotKind::Journeyman, budget: None };

impl Hall {
    /// What a bot would answer for a seat of this account, with the number of the question.
    ///
    /// # Errors
    /// If the seat is another's, is asked nothing, or advice would not be fair.
    pub async fn advise(
        &self,
        id: &TableId,
        account: &str,
        seat: Seat,
    ) -> ApiResult<(u32, String)> {
        let find = |table: &Table| {
            if !table.seats_of(account).contains(seat) {
                return Err(ApiError::forbidden("server-not-your-seat"));
            }
            Ok(table.advice_job(seat, ADVISER)?)
        };
        let job = self.read(id, find).await??;
        let Ok(_permit) = self.0.thinking.acquire().await else {
            return Err(ApiError::internal());
        };
        let threads = self.0.threads_per_bot;
        match tokio::task::spawn_blocking(move || job.think(threads)).await {
            Ok(Ok(Command::Answer { question, action, .. })) => Ok((question, action)),
            Ok(Err(problem)) => Err(problem.into()),
            Ok(Ok(_)) | Err(_) => Err(ApiError::internal()),
        }
    }

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
