//! Counting results.

use std::sync::Arc;
use std::time::Duration;

use store::TableId;

use super::Registry;
use crate::error::ApiResult;

/// How long a move waits for its result to be counted.
const COUNTING: Duration = Duration::from_secs(1);

impl Registry {
    /// Counts results that were missed, for example in a crash.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn rate_all(&self) -> ApiResult<()> {
        Ok(self.0.ratings.count_all(&*self.0.store).await?)
    }

    /// Counts a result before anybody is told of it, so that they find the new ratings. The move
    /// stands even if that fails, and the next start counts it.
    pub(super) async fn rate(&self, id: &TableId) {
        let (ratings, store) = (Arc::clone(&self.0.ratings), Arc::clone(&self.0.store));
        let id = id.clone();
        let counting = tokio::spawn(async move {
            if let Err(error) = ratings.count(&*store, &id).await {
                tracing::error!(table = %id, %error, "a result could not be counted");
            }
        });
        // The first count after a start reads all earlier results, which nobody should wait for.
        let _ = tokio::time::timeout(COUNTING, counting).await;
    }
}
