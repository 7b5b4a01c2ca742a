//! Leaving tables on behalf of people whose accounts are deleted.

use std::sync::Arc;

use game_core::Seat;
use store::{AccountId, Departure};
use table::{Actor, ChairSetup, Command, Table};

use super::Registry;
use super::room::{Inner, Room};
use crate::error::{ApiError, ApiResult};
use crate::nodes::News;

/// The level of the bot that replaces somebody who will not come back.
const STAND_IN: &str = "journeyman";
/// How many seats are left per round.
const AT_ONCE: u32 = 100;

impl Registry {
    /// Leaves the tables of one deleted account, or of all deleted accounts: where no game has
    /// begun the seat is freed, in a running game a bot takes over. A game that has no people left
    /// ends. What fails now is retried next time.
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

    /// Closes a table that its last person has left, so that nobody finds it in the lobby. A table
    /// that its host opened for others, without sitting down, stays open for the host to close;
    /// others may come and go.
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

    /// Closes every socket of an account, on all nodes. Clients that are still signed in reconnect.
    pub async fn disconnect(&self, account: &AccountId) {
        self.announce(News::Left { account: account.to_string() }).await;
        self.disconnect_here(account).await;
    }

    /// The same, on this node only.
    pub async fn disconnect_here(&self, account: &AccountId) {
        for room in self.all_rooms() {
            if let Some(inner) = room.lock().await.as_mut() {
                inner.disconnect(account.as_str());
            }
        }
    }

    async fn leave(&self, departure: &Departure) -> ApiResult<()> {
        let Departure { table, seat, account } = departure;
        let (seat, who) = (Seat::new(*seat), account.as_str());
        // Refused if the game has begun, perhaps just now: then it is a running game. Or the table
        // can no longer be read, and there is nothing to leave.
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

/// The result; `None` if it was refused.
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
