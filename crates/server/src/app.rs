//! The state shared by all requests.

use std::sync::Arc;

use metrics_exporter_prometheus::PrometheusHandle;
use store::{Store, TableId, Visibility};
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::analyses::Analyses;
use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::limit::Limits;
use crate::password::Passwords;
use crate::reach::Reach;
use crate::registry::Registry;
use crate::sessions::Sessions;
use crate::time::Time;

/// The state of a server, shared by all requests.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// The contents of an [`App`].
pub struct Inner {
    /// The host's configuration.
    pub config: Config,
    /// The store.
    pub store: Arc<dyn Store>,
    /// The server's time.
    pub time: Time,
    /// The tables in memory.
    pub registry: Registry,
    /// Analyses of finished games.
    pub analyses: Analyses,
    /// Rate limits.
    pub limits: Limits,
    /// The sessions that have sockets open.
    pub sessions: Arc<Sessions>,
    /// Notifies people who are away.
    pub reach: Reach,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// The figures for `/metrics`.
    pub metrics: Option<PrometheusHandle>,
    /// Becomes true when the server is to stop.
    pub stopping: watch::Receiver<bool>,
    /// Connections and sockets that must end before the store is closed.
    pub under_way: TaskTracker,
}

impl App {
    /// An app on this store. `stopping` becomes true when the server is to stop.
    pub fn new(
        config: Config,
        store: Arc<dyn Store>,
        metrics: Option<PrometheusHandle>,
        stopping: watch::Receiver<bool>,
    ) -> Self {
        let time = Time::new(&config);
        let registry = Registry::new(Arc::clone(&store), &config, time.clone());
        let limits = Limits::new(&config);
        let passwords = Passwords::new(&config);
        let analyses = Analyses::default();
        let reach = Reach::new(&config);
        Self(Arc::new(Inner {
            config,
            store,
            time,
            registry,
            analyses,
            limits,
            sessions: Arc::default(),
            reach,
            passwords,
            metrics,
            stopping,
            under_way: TaskTracker::new(),
        }))
    }

    /// Now, in milliseconds since 1970.
    pub fn now(&self) -> table::Millis {
        self.time.now()
    }

    /// Whether an account may take a chair of a table without an invitation.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn may_walk_in(&self, table: &TableId, account: &str) -> ApiResult<bool> {
        let row = self.store.table(table).await?.ok_or_else(ApiError::not_found)?;
        let is_host = row.host.as_ref().is_some_and(|host| host.as_str() == account);
        Ok(row.visibility == Visibility::Public || is_host)
    }
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}
