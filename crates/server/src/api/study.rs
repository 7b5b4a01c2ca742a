//! Returning to finished games: positions, branches, imported games.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use game_core::{Message, SavedGame, Seat, Viewer};
use games::ReplayError;
use protocol::Screen;
use serde::{Deserialize, Serialize};
use store::{TableId, Visibility};
use table::{ChairSetup, Opening, Setup, Who};
use utoipa::{IntoParams, ToSchema};

use super::body::{Body, Query};
use super::schemas;
use super::tables::{Opened, chairs};
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::registry::Terms;
use crate::visitor::{SignedIn, Visitor};

/// The largest saved game.
pub const LARGEST_GAME: usize = 1024 * 1024;
/// The most actions of an imported game: games between people have some hundreds, and viewing a
/// game replays all of them. It exceeds what a table takes, including sealed answers, which a table
/// does not count, so every game can be moved to another server.
const MOST_ACTIONS: usize = 5_000;
const _: () = assert!(MOST_ACTIONS >= table::MOST_ANSWERS + table::MOST_ANSWERS / 4);

/// Parameters for a position.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Moment {
    /// The number of standing actions before it.
    pub at: usize,
    /// The seat whose view to show; without it, a spectator's.
    pub seat: Option<u8>,
}

/// A position of a finished game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Position {
    /// The number of actions before it.
    pub at: usize,
    /// How many actions the game has.
    pub of: usize,
    /// Seat and text of the action that led here.
    #[schema(value_type = schemas::MaybePlayed)]
    pub last: Option<(Seat, String)>,
    /// Seat and text of the action that was played next.
    #[schema(value_type = schemas::MaybePlayed)]
    pub next: Option<(Seat, String)>,
    /// What the action that led here told the viewer.
    pub trail: Vec<protocol::Event>,
    /// The screen at this position.
    pub screen: Box<Screen>,
}

/// A new game from a position.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The number of standing actions to keep.
    pub position: usize,
    /// The chairs in order of seats: `me`, `open`, or the level of a bot.
    #[schema(example = json!(["me", "journeyman"]))]
    pub chairs: Vec<String>,
    /// Whether several people play at one device: then `me` may take several chairs.
    #[serde(default)]
    pub hot_seat: bool,
}

/// Parameters of an import.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Chosen {
    /// The seat that was yours; the first one by default.
    #[serde(default)]
    pub seat: u8,
}

/// A position of a finished game
///
/// The board, the question and the answers after so many actions: for replays, and for links to a
/// moment of a game.
#[utoipa::path(get, path = "/api/tables/{table}/position", tag = "history",
    params(("table" = String, Path, description = "The table"), Moment),
    responses((status = OK, description = "The position", body = Position),
              (status = BAD_REQUEST, description = "There is no such position", body = ErrorBody),
              (status = FORBIDDEN, description = "Not from this seat", body = ErrorBody),
              (status = CONFLICT, description = "The game goes on", body = ErrorBody)))]
pub async fn position(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(moment): Query<Moment>,
) -> ApiResult<Json<Position>> {
    let viewer = moment.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)));
    let table = TableId::from(table);
    let actions = app.registry.read(&table, |table| actions(table, visitor.id(), viewer)).await??;
    let at = moment.at;
    let found = app.registry.position(&table, viewer, at).await?;
    let (screen, trail) = found.ok_or_else(|| no_position(actions.len()))?;
    let last = at.checked_sub(1).and_then(|before| actions.get(before).cloned());
    let next = actions.get(at).cloned();
    Ok(Json(Position { at, of: actions.len(), last, next, trail, screen: Box::new(screen) }))
}

/// Continue from a position
///
/// Opens an unrated table whose game begins with the first actions of a finished one, including its
/// seed. It counts for no statistics. Whoever looked at that game knows what is still hidden in
/// this one, so the lobby never shows it: people join by invitation.
#[utoipa::path(post, path = "/api/tables/{table}/branch", tag = "history", request_body = Branch,
    params(("table" = String, Path, description = "The table")),
    responses((status = CREATED, description = "The new table", body = Opened),
              (status = BAD_REQUEST, description = "There is no such position", body = ErrorBody),
              (status = CONFLICT, description = "The game goes on", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Say first who you are", body = ErrorBody)))]
pub async fn branch(
    State(app): State<App>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    me: SignedIn,
    Path(table): Path<String>,
    Body(branch): Body<Branch>,
) -> ApiResult<(StatusCode, Json<Opened>)> {
    let id = me.account.id.as_str();
    let chairs = chairs(&branch.chairs, id, branch.hot_seat)?;
    let played = TableId::from(table);
    let n = app.registry.read(&played, |table| actions(table, Some(id), Viewer::Spectator));
    let n = n.await??.len();
    let branched = app.registry.branched(&played, branch.position).await?;
    let branched = branched.ok_or_else(|| no_position(n))?;
    let setup = Setup {
        chairs,
        undo: table::UndoPolicy::default(),
        watch: table::Watchers::default(),
        hot_seat: branch.hot_seat,
        ..branched
    };
    let terms = Terms { crowd: Some(app.limits.crowd(address.ip())), ..Terms::default() };
    let table = app.registry.open_with(setup, Some(id), Visibility::Private, terms).await?;
    Ok((StatusCode::CREATED, Json(Opened { table: table.to_string() })))
}

/// Import a game
///
/// A saved game as written by `trestle` or by the address `saved` of a table, with at most a
/// megabyte and 5,000 actions. It is replayed and checked, and becomes a finished, unrated table
/// that is not listed. A game that was resigned or abandoned becomes a table at which it can be
/// continued: you sit on the seat that was yours, and the others join by invitation.
#[utoipa::path(post, path = "/api/import", tag = "history", request_body = Object, params(Chosen),
    responses((status = CREATED, description = "The table", body = Opened),
              (status = BAD_REQUEST, description = "It does not agree with the rules", body = ErrorBody),
              (status = PAYLOAD_TOO_LARGE, description = "It is too large", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Say first who you are", body = ErrorBody)))]
pub async fn import(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: SignedIn,
    Query(chosen): Query<Chosen>,
    Body(saved): Body<SavedGame>,
) -> ApiResult<(StatusCode, Json<Opened>)> {
    app.limits.sign_in(from.ip())?;
    if saved.actions.len() > MOST_ACTIONS {
        let message = Message::new("server-import-long").int("most", MOST_ACTIONS as i64);
        return Err(ApiError::bad(message));
    }
    let id = me.account.id.as_str();
    let kind = games::by_id(&saved.game).map_err(ApiError::bad)?;
    let edition = app.registry.edition(kind, &saved.edition_hash).await?;
    let edition = edition.ok_or_else(|| ApiError::bad(Message::new("server-no-edition")))?;
    let played = tokio::task::spawn_blocking(move || {
        let game =
            kind.replay(edition, &saved, &mut |_, _, _| ()).map_err(|error| unfit(&error))?;
        Ok::<_, ApiError>((game.players(), game.save()?, saved))
    });
    let (players, again, saved) = played.await.map_err(|_| ApiError::internal())??;
    if again.result != saved.result {
        return Err(ApiError::bad(Message::new("server-import-result")));
    }
    let whole = again.result.is_some();
    let mut chairs = vec![ChairSetup::Open; players];
    let own = chairs.get_mut(usize::from(chosen.seat));
    let own = own.ok_or_else(|| game_core::Problem::no_such_seat(chosen.seat.into(), players));
    *own.map_err(ApiError::bad)? =
        ChairSetup::Person(Who { id: id.to_string(), name: String::new() });
    let mut setup = Setup::new(kind, edition, saved.config, chairs);
    setup.rules = saved.rules.0;
    setup.from = Some(Opening { seed: saved.seed, actions: again.actions, whole });
    let terms = Terms { crowd: Some(app.limits.crowd(from.ip())), ..Terms::default() };
    let table = app.registry.open_with(setup, Some(id), Visibility::Private, terms).await?;
    Ok((StatusCode::CREATED, Json(Opened { table: table.to_string() })))
}

/// The standing actions of a finished game, if the visitor may see it as this viewer.
fn actions(
    table: &table::Table,
    account: Option<&str>,
    viewer: Viewer,
) -> ApiResult<Vec<(Seat, String)>> {
    Ok(finished(table, account, viewer)?.actions)
}

/// A finished game, if the visitor may see it as this viewer.
pub(super) fn finished(
    table: &table::Table,
    account: Option<&str>,
    viewer: Viewer,
) -> ApiResult<SavedGame> {
    if !table.may_see(account, viewer) {
        return Err(ApiError::forbidden("server-not-yours-to-see"));
    }
    let saved = table.saved();
    saved.ok_or_else(|| ApiError::refused(Message::new("server-not-over")))
}

fn no_position(most: usize) -> ApiError {
    ApiError::bad(Message::new("server-bad-position").int("most", most as i64))
}

fn unfit(error: &ReplayError) -> ApiError {
    match error {
        ReplayError::Unfit(problem) => ApiError::bad(problem.clone()),
        ReplayError::Action { number, action, .. } => {
            let message = Message::new("server-import-action").int("number", *number as i64);
            ApiError::bad(message.text("action", action))
        }
        _ => ApiError::bad(Message::new("server-import-result")),
    }
}
