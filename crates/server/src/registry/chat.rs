//! Delivering chat.

use protocol::{ChatLine, Reply};
use store::TableId;

use super::Registry;
use crate::error::ApiResult;

impl Registry {
    /// Sends a line of chat to everybody who watches a table and for whom `to` holds, by account.
    /// Nothing is sent if lines from number `since` on have not been sent here yet; then the number
    /// of the first of them is returned.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn say(
        &self,
        id: &TableId,
        line: &ChatLine,
        since: i64,
        to: impl Fn(Option<&str>) -> bool,
    ) -> ApiResult<Option<i64>> {
        let room = self.room(id);
        let mut inner = self.enter(&room).await?;
        if let Some(next) = inner.lines {
            if since > next {
                return Ok(Some(next));
            }
            // It was both announced and found.
            if line.n < next {
                return Ok(None);
            }
            inner.lines = Some(line.n + 1);
        }
        let reply = Reply::Said { table: id.to_string(), line: line.clone() };
        inner.tell_all(&reply, to);
        Ok(None)
    }
}
