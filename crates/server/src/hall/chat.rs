//! Passing on what people say to one another.

use protocol::{ChatLine, Reply};
use store::TableId;

use super::Hall;
use crate::error::ApiResult;

impl Hall {
    /// Tells everybody who watches a table a line of chat. `to` says who wants it, by account.
    /// Nobody is told if lines before number `since` have not been told here yet; then this is the
    /// number of the first of them.
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
            // It was announced and found as well.
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
