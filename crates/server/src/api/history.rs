//! Finished and running games of a visitor, and their replays.

use axum::Json;
use axum::extract::{Path, State};
use protocol::{Item, Screen};
use serde::{Deserialize, Serialize};
use store::Shelf;
use utoipa::{IntoParams, ToSchema};

use super::body::Query;
use super::tables::{TablePage, cards, page};
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::live::ViewerQuery;
use crate::visitor::{SignedIn, Visitor};

/// Parameters for a list of your tables.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Mine {
    /// Finished games instead of running ones.
    #[serde(default)]
    pub finished: bool,
    /// The end of the previous page.
    pub after: Option<String>,
    /// The size of the page, at most 100.
    #[param(maximum = 100, minimum = 1)]
    pub limit: Option<u32>,
}

/// Everything that happened at a table, as one viewer was told.
#[derive(Debug, Serialize, ToSchema)]
pub struct Replay {
    /// What happened, in order.
    pub items: Vec<Item>,
    /// The current screen of the table.
    pub screen: Box<Screen>,
}

/// A moment of the past.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PastQuery {
    /// The number of items that the viewer had been told.
    pub n: u64,
    /// The seat whose view to show, which must be your own until the end; without it, a
    /// spectator's.
    pub seat: Option<u8>,
}

/// The board as it was.
#[derive(Debug, Serialize, ToSchema)]
pub struct Past {
    /// The number of the position, once the game is over; null before, since it would reveal
    /// answers that are still sealed.
    #[schema(required = true)]
    pub at: Option<usize>,
    /// The board as the viewer knew it.
    #[schema(value_type = BTreeMap<String, serde_json::Value>)]
    pub view: protocol::Json,
}

/// Your tables
#[utoipa::path(get, path = "/api/me/tables", tag = "history", params(Mine),
    responses((status = OK, description = "Tables, latest change first", body = TablePage),
              (status = UNAUTHORIZED, description = "Say first who you are", body = ErrorBody)))]
pub async fn mine(
    State(app): State<App>,
    me: SignedIn,
    Query(mine): Query<Mine>,
) -> ApiResult<Json<TablePage>> {
    let shelf = if mine.finished { Shelf::Finished } else { Shelf::Running };
    let page = page(mine.after.as_deref(), mine.limit)?;
    let id = &me.account.id;
    cards(&app, app.store.tables_of(id, shelf, &page).await?, Some(id.as_str())).await
}

/// The saved game
///
/// The whole truth of a finished game, seed included: `trestle replay --verify` checks it.
#[utoipa::path(get, path = "/api/tables/{table}/saved", tag = "history",
    params(("table" = String, Path, description = "The table")),
    responses((status = OK, description = "The saved game", body = Object),
              (status = CONFLICT, description = "It goes on", body = ErrorBody),
              (status = NOT_FOUND, description = "There is none", body = ErrorBody)))]
pub async fn saved(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> ApiResult<Json<game_core::SavedGame>> {
    let look = |table: &table::Table| {
        if !table.may_see(visitor.id(), game_core::Viewer::Spectator) {
            return Err(ApiError::forbidden("server-not-yours-to-see"));
        }
        let not_over = || ApiError::refused(game_core::Message::new("server-not-over"));
        table.saved().ok_or_else(not_over)
    };
    Ok(Json(app.registry.read(&table.into(), look).await??))
}

/// What happened at a table
///
/// As your seat was told; once the game is over, as any seat was.
#[utoipa::path(get, path = "/api/tables/{table}/replay", tag = "history",
    params(("table" = String, Path, description = "The table"), ViewerQuery),
    responses((status = OK, description = "All that this viewer saw", body = Replay),
              (status = FORBIDDEN, description = "Not from this seat", body = ErrorBody),
              (status = NOT_FOUND, description = "There is none", body = ErrorBody)))]
pub async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ViewerQuery>,
) -> ApiResult<Json<Replay>> {
    let update =
        app.registry.update(&table.into(), visitor.id(), query.viewer(), query.seen).await?;
    match update {
        protocol::Reply::Update { items, screen, .. } => Ok(Json(Replay { items, screen })),
        _ => Err(ApiError::internal()),
    }
}

/// The board as it was
///
/// As a viewer saw it when they had been told so many items of their own stream: after the answer
/// that produced the last of them. Undone answers do not count. Also available while the game is
/// running.
#[utoipa::path(get, path = "/api/tables/{table}/past", tag = "history",
    params(("table" = String, Path, description = "The table"), PastQuery),
    responses((status = OK, description = "The board", body = Past),
              (status = BAD_REQUEST, description = "They have not been told so much", body = ErrorBody),
              (status = FORBIDDEN, description = "Not from this seat", body = ErrorBody),
              (status = NOT_FOUND, description = "There is none", body = ErrorBody)))]
pub async fn past(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<PastQuery>,
) -> ApiResult<Json<Past>> {
    let viewer = ViewerQuery { seat: query.seat, seen: 0 }.viewer();
    let past = app.registry.past(&table.into(), visitor.id(), viewer, query.n).await?;
    let table::Past { at, view } =
        past.ok_or_else(|| ApiError::bad(game_core::Message::new("server-no-past")))?;
    Ok(Json(Past { at, view }))
}
