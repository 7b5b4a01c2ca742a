//! The names of people.

use store::AccountId;

use super::Registry;
use super::room::Inner;
use crate::error::ApiResult;
use crate::nodes::News;

impl Registry {
    /// Looks up a person's new name and shows it at every table they are at, on all nodes.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn learn_name(&self, account: &AccountId) -> ApiResult<()> {
        self.announce(News::Renamed { account: account.to_string() }).await;
        self.learn_name_here(account).await
    }

    /// The same, on this node only.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn learn_name_here(&self, account: &AccountId) -> ApiResult<()> {
        for room in self.all_rooms() {
            let mut guard = room.lock().await;
            let Some(inner) = guard.as_mut().filter(|inner| inner.knows(account.as_str())) else {
                continue;
            };
            // Read with the room locked: of two concurrent changes, the later one wins.
            let found = self.0.store.account(account).await?;
            let name = found.map(|account| account.name).unwrap_or_default();
            inner.name(account.to_string(), name);
            inner.show_all();
        }
        Ok(())
    }

    /// Looks up names if the store responds; if not, the entry is sent anyway, and the next one
    /// brings the names.
    pub(super) async fn learn_names_or_not(&self, inner: &mut Inner) {
        if let Err(error) = self.learn_names(inner).await {
            tracing::debug!(code = error.problem.message.key, "somebody has no name for now");
        }
    }
}
