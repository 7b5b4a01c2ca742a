//! Hints from a bot, for a person who plays against bots.

use axum::Json;
use axum::extract::{Path, State};
use game_core::Seat;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::Query;
use crate::app::App;
use crate::error::{ApiResult, ErrorBody};
use crate::visitor::SignedIn;

/// The seat that asks for advice.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Asked {
    /// The seat, which must be one's own.
    pub seat: u8,
}

/// What a bot would do.
#[derive(Debug, Serialize, ToSchema)]
pub struct Advice {
    /// The number of the question it answers.
    pub question: u32,
    /// The answer.
    pub action: String,
}

/// Ask a bot for advice
///
/// The bot knows what the seat may know and no more. Only for unrated games against bots alone:
/// against people it would not be fair.
#[utoipa::path(get, path = "/api/tables/{table}/advice", tag = "tables",
    params(("table" = String, Path, description = "The table"), Asked),
    responses((status = OK, description = "Its answer", body = Advice),
              (status = CONFLICT, description = "Nothing is asked, or not in this game", body = ErrorBody),
              (status = FORBIDDEN, description = "Not your seat", body = ErrorBody),
              (status = NOT_FOUND, description = "There is no such table", body = ErrorBody),
              (status = TOO_MANY_REQUESTS, description = "Too many hints of yours wait", body = ErrorBody)))]
pub async fn ask(
    State(app): State<App>,
    me: SignedIn,
    Path(table): Path<String>,
    Query(Asked { seat }): Query<Asked>,
) -> ApiResult<Json<Advice>> {
    let account = me.account.id.as_str();
    let (question, action) = app.registry.advise(&table.into(), account, Seat::new(seat)).await?;
    Ok(Json(Advice { question, action }))
}
