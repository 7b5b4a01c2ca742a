//! What can be played.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use bots::BotKind;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::App;
use crate::error::{ApiError, ApiResult};

/// A game that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// Its id.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// The editions that a table can be opened with; the built-in one first.
    pub editions: Vec<EditionInfo>,
    /// The levels of bots, from weak to strong.
    pub levels: Vec<&'static str>,
}

/// An edition of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct EditionInfo {
    /// Its name.
    pub id: String,
    /// The hash of its values.
    pub hash: String,
}

/// The levels that people meet.
const LEVELS: [BotKind; 4] =
    [BotKind::Novice, BotKind::Apprentice, BotKind::Journeyman, BotKind::Master];

/// The games
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = OK, description = "Every game", body = Vec<GameInfo>)))]
pub async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    let info = |kind: &&'static dyn games::GameKind| {
        let (least, most) = kind.players();
        let edition = |edition: games::EditionHandle| EditionInfo {
            id: edition.info().id.clone(),
            hash: edition.info().hash.clone(),
        };
        GameInfo {
            id: kind.id(),
            rules: kind.rules().0,
            players: [least, most],
            editions: app.hall.editions().of(kind.id()).map(edition).collect(),
            levels: LEVELS.map(BotKind::name).to_vec(),
        }
    };
    Json(games::all().iter().map(info).collect())
}

/// The data file of an edition
///
/// Every printed number of a game, with names in three languages, as TOML.
#[utoipa::path(get, path = "/api/games/{game}/editions/{hash}", tag = "games",
    params(("game" = String, Path, description = "The game's id"),
           ("hash" = String, Path, description = "The hash of the edition")),
    responses((status = OK, description = "The file", body = String, content_type = "application/toml"),
              (status = NOT_FOUND, description = "There is none", body = crate::error::ErrorBody)))]
pub async fn edition(
    State(app): State<App>,
    Path((game, hash)): Path<(String, String)>,
) -> ApiResult<([(HeaderName, &'static str); 2], String)> {
    let text = edition_text(&app, &game, &hash).await?;
    Ok(([(CONTENT_TYPE, "application/toml; charset=utf-8"), AN_HOUR], text))
}

/// The data file of an edition, as JSON
///
/// The same tables and rows, for programs that read no TOML.
#[utoipa::path(get, path = "/api/games/{game}/editions/{hash}/json", tag = "games",
    params(("game" = String, Path, description = "The game's id"),
           ("hash" = String, Path, description = "The hash of the edition")),
    responses((status = OK, description = "The tables", body = serde_json::Value),
              (status = NOT_FOUND, description = "There is none", body = crate::error::ErrorBody)))]
pub async fn edition_json(
    State(app): State<App>,
    Path((game, hash)): Path<(String, String)>,
) -> ApiResult<([(HeaderName, &'static str); 1], Json<serde_json::Value>)> {
    let text = edition_text(&app, &game, &hash).await?;
    let tables = toml::from_str(&text).map_err(|error| {
        tracing::error!(%error, hash, "an edition in the store is no TOML");
        ApiError::internal()
    })?;
    Ok(([AN_HOUR], Json(tables)))
}

/// The hash names the values for good; names and comments may be corrected under it.
const AN_HOUR: (HeaderName, &str) = (CACHE_CONTROL, "max-age=3600");

async fn edition_text(app: &App, game: &str, hash: &str) -> ApiResult<String> {
    let kind = games::by_id(game).map_err(|_| ApiError::not_found())?;
    match app.hall.editions().by_hash(kind, hash) {
        Some(edition) => Ok(edition.info().text.clone()),
        None => Ok(app.store.edition(hash).await?.ok_or_else(ApiError::not_found)?.body),
    }
}
