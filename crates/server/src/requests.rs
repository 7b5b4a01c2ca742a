//! Requests to a table, whether they came over HTTP or a socket.

use game_core::{Message, Problem, Seat};
use protocol::{Do, Preview, Request};
use store::TableId;
use table::{Actor, Command};

use crate::app::App;
use crate::error::{ApiError, ApiResult};

/// The problem of a malformed request.
pub fn malformed(reason: String) -> Problem {
    Message::new("server-bad-request").text("reason", reason).into()
}

/// Carries out a request of an account; returns a preview if it asks for one. A request that must
/// be about a seat and names none is about the seat that the socket was opened for.
///
/// # Errors
/// The reason for the refusal.
pub async fn carry_out(
    app: &App,
    table: &TableId,
    account: Option<&str>,
    viewer: Option<u8>,
    request: Request,
) -> ApiResult<Option<Preview>> {
    let done = try_to(app, table, account, viewer, request).await;
    if done.is_err() {
        metrics::counter!("trestle_refused_total").increment(1);
    }
    done
}

async fn try_to(
    app: &App,
    table: &TableId,
    account: Option<&str>,
    viewer: Option<u8>,
    request: Request,
) -> ApiResult<Option<Preview>> {
    let account = account.ok_or_else(ApiError::signed_out)?;
    let seat = request.seat.or(viewer).map(Seat::new);
    let which_seat = || ApiError::forbidden("server-which-seat");
    let command = match request.what {
        Do::Preview { action } => {
            let seat = seat.ok_or_else(which_seat)?;
            return Ok(Some(app.registry.preview(table, account, seat, &action).await?));
        }
        Do::Sit { .. } if !app.may_walk_in(table, account).await? => {
            return Err(ApiError::forbidden("server-invited-only"));
        }
        what => Command::of(what, seat).ok_or_else(which_seat)?,
    };
    app.registry.carry_out(table, Actor::person(account), command).await?;
    Ok(None)
}
