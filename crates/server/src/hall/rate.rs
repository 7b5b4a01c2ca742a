//! Counting results.

use std::sync::Arc;
use std::time::Duration;

use store::TableId;

use super::Hall;
use crate::error::ApiResult;

/// For how long a move waits until its result is counted.
const COUNTING: Duration = Duration::from_secs(1);

impl Hall {
    /// Counts results that were not counted, such as those that a crash kept from it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn rate_all(&self) -> ApiResult<()> {
        Ok(self.0.ratings.count_all(&*self.0.store).await?)
    }

    /// Counts a result before anybody hears of it: whoever looks then finds the new ratings. The
    /// move stands even if that fails, and the next start counts it.
    pub(super) async fn rate(&self, id: &TableId) {
        let (ratings, store) = (Arc::clone(&self.0.ratings), Arc::clone(&self.0.store));
        let id = id.clone();
        let counting = tokio::spawn(async move {
            if let Err(error) = ratings.count(&*store, &id).await {
                tracing::error!(table = %id, %error, "a result could not be counted");
            }
        });
        // The first after a start reads all that were before, which nobody should wait for.
        let _ = tokio::time::timeout(COUNTING, counting).await;
    }
}
