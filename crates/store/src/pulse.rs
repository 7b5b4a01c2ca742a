//! When servers ran on this store, and when none did.

use async_trait::async_trait;
use serde::Serialize;

use crate::sql::{Columns, SqlStore, execute, sql};
use crate::{Millis, Result};

/// Heartbeats and outages.
#[async_trait]
pub trait Uptime {
    /// The last heartbeat of a server, and the remembered outages, in order of their beginnings.
    async fn pulse(&self) -> Result<Pulse>;

    /// Stores a heartbeat at `at`, together with `outages`, and forgets outages that ended before
    /// `forget`. A time before the latest heartbeat does not replace it.
    async fn beat(&self, at: Millis, outages: Vec<Outage>, forget: Millis) -> Result<()>;

    /// The time by the clock of the database server, the same for all who share it; `None` for a
    /// file, which has no clock.
    async fn database_time(&self) -> Result<Option<Millis>>;
}

/// When servers ran on this store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pulse {
    /// The last heartbeat; `None` if there never was one.
    pub at: Option<Millis>,
    /// The times in which none ran.
    pub outages: Vec<Outage>,
}

/// A time in which no server ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Outage {
    /// When it began.
    pub began: Millis,
    /// When it ended.
    pub ended: Millis,
}

#[async_trait]
impl Uptime for SqlStore {
    async fn pulse(&self) -> Result<Pulse> {
        let row = sql("SELECT at FROM pulse").fetch_optional(&self.readers).await?;
        let at = row.map(|row| row.int("at")).transpose()?;
        let rows = sql("SELECT began, ended FROM outages ORDER BY began, ended")
            .fetch_all(&self.readers)
            .await?;
        let outages = rows
            .iter()
            .map(|row| Ok(Outage { began: row.int("began")?, ended: row.int("ended")? }))
            .collect::<Result<_>>()?;
        Ok(Pulse { at, outages })
    }

    async fn beat(&self, at: Millis, outages: Vec<Outage>, forget: Millis) -> Result<()> {
        self.write(move |conn| {
            Box::pin(async move {
                for Outage { began, ended } in outages {
                    let new = sql("INSERT INTO outages (began, ended) VALUES ($1, $2) \
                                   ON CONFLICT (began, ended) DO NOTHING")
                    .bind(began)
                    .bind(ended);
                    execute(conn, new).await?;
                }
                execute(conn, sql("DELETE FROM outages WHERE ended < $1").bind(forget)).await?;
                let beat = sql("INSERT INTO pulse (id, at) VALUES (1, $1) \
                                ON CONFLICT (id) DO UPDATE SET at = excluded.at \
                                WHERE excluded.at > pulse.at")
                .bind(at);
                execute(conn, beat).await?;
                Ok(())
            })
        })
        .await
    }

    async fn database_time(&self) -> Result<Option<Millis>> {
        let Some(text) = self.backend.time() else { return Ok(None) };
        Ok(Some(sql(text).fetch_one(&self.readers).await?.int("at")?))
    }
}
