//! Rematches.

use std::sync::Arc;

use store::{AccountId, StoreError, TableId};
use table::{Actor, ChairSetup, Clock, Command};

use super::Registry;
use super::open::Terms;
use super::room::{Inner, Room};
use crate::error::{ApiError, ApiResult};
use crate::secret;

impl Registry {
    /// The id of a table's rematch. Always the same: a node that was interrupted between opening
    /// that table and announcing it continues with the one that exists.
    pub fn rematch_of(&self, id: &TableId) -> TableId {
        secret::id_after(id.as_str()).into()
    }

    /// Opens the rematch of a table, once all have agreed, and announces it.
    pub(super) async fn play_again(&self, room: &Arc<Room>, inner: &mut Inner) -> ApiResult<()> {
        let Some(mut setup) = inner.table.rematch_setup() else { return Ok(()) };
        // A table opened under older rules may lack what a rated table needs now.
        setup.rated &= setup.clock != Clock::None;
        for chair in &setup.chairs {
            if let ChairSetup::Person(who) = chair {
                let who = Actor::person(&who.id);
                setup.rated &= !setup.rated || self.check_member(&who).await.is_ok();
            }
        }
        let row = self.0.store.table(&room.id).await?.ok_or_else(ApiError::not_found)?;
        let host = row.host.as_ref().map(AccountId::as_str);
        let next = self.rematch_of(&room.id);
        match self.create(&next, setup, host, row.visibility, Terms::default()).await {
            Ok(()) | Err(StoreError::Exists { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        self.read(&next, |_| ()).await?;
        let rematch = Command::Rematch { table: next.to_string() };
        self.carry_out_in(room, inner, &Actor::Server, &rematch).await?;
        Ok(())
    }
}
