//! Leaving tables for people whose accounts are gone.

use std::sync::Arc;

use game_core::Seat;
use store::{AccountId, Departure};
use table::{Actor, ChairSetup, Command, Table};

use super::Hall;
use super::room::{Inner, Room};
use crate::error::{ApiError, ApiResult};
use crate::nodes::News;

/// Who plays for somebody who will not come back.
const STAND_IN: &str = "journeyman";
/// How many seats are left at a time.
const AT_ONCE: u32 = 100;

impl Hall {
    /// Leaves the tables at which somebody sat whose account is gone, or everybody of whom that is
    /// true: where no game has begun the seat is free again, and where one goes on a bot plays. A game
    /// that nobody is left of ends. What cannot be done now is left for the next time.
    pub async fn leave_tables(&self, of: Option<&AccountId>) {
        loop {
            let departures = match self.0.store.departures(of, AT_ONCE).await {
                Ok(departures) => departures,
                Err(error) => {
                    tracing::debug!(%error, "it is not known who has left");
                    return;
                }
            };
            let mut is_all = departures.len() < AT_ONCE as usize;
            for departure in &departures {
                if let Err(error) = self.leave(departure).await {
                    let code = error.problem.message.key;
                    tracing::debug!(table = %departure.table, code, "a seat could not be left");
                    is_all = true;
                }
            }
            if is_all {
                return;
            }
        }
    }

    /// Ends a table that the last one has left: nobody should find it in the lobby. One that its host
    /// opened for others, without sitting down, is the host's to close; somebody else may come and go.
    pub(super) async fn close(
        &self,
        room: &Arc<Room>,
        inner: &mut Inner,
        who: &Actor,
    ) -> ApiResult<()> {
        let is_person = |chair: &ChairSetup| matches!(chair, ChairSetup::Person(_));
        if !inner.table.setup().chairs.iter().any(is_person) {
            let row = self.0.store.table(&room.id).await?.ok_or_else(ApiError::not_found)?;
            if row.host.is_some_and(|host| who.account() != Some(host.as_str())) {
                return Ok(());
            }
        }
        self.carry_out_in(room, inner, &Actor::Server, &Command::End).await
    }

    /// Lets go of every socket of an account, on all nodes. Whoever is still signed in comes back
    /// by themselves.
    pub async fn hang_up(&self, account: &AccountId) {
        self.announce(News::Left { account: account.to_string() }).await;
        self.hang_up_here(account).await;
    }

    /// The same, on this node.
    pub async fn hang_up_here(&self, account: &AccountId) {
        for room in self.all_rooms() {
            if let Some(inner) = room.lock().await.as_mut() {
                inner.let_go(account.as_str());
            }
        }
    }

    async fn leave(&self, departure: &Departure) -> ApiResult<()> {
        let Departure { table, seat, account } = departure;
        let (seat, who) = (Seat::new(*seat), account.as_str());
        // Refused if the game has begun, perhaps in this moment: then it is one that goes on. Or nobody
        // can read the table any more, and so there is nothing to leave.
        let stand = Command::Stand { seat };
        if carried_out(self.carry_out(table, Actor::person(who), stand).await)?.is_none() {
            let others = |table: &Table| table.people().any(|other| other.id != who);
            let command = match carried_out(self.read(table, others).await)? {
                None => None,
                Some(true) => Some(Command::HandOver { seat, bot: STAND_IN.to_string() }),
                Some(false) => Some(Command::End),
            };
            if let Some(command) = command {
                // Refused if the game has ended meanwhile, or a bot plays there already.
                carried_out(self.carry_out(table, Actor::Server, command).await)?;
            }
        }
        Ok(self.0.store.departed(departure).await?)
    }
}

/// What came of something; nothing if it was refused.
///
/// # Errors
/// If it could not be tried: then the seat is still to be left.
fn carried_out<T>(done: ApiResult<T>) -> ApiResult<Option<T>> {
    match done {
        Ok(done) => Ok(Some(done)),
        Err(error) if error.status.is_server_error() => Err(error),
        Err(_) => Ok(None),
    }
}
