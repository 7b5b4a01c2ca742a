//! Guided first games.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use store::Visibility;
use utoipa::ToSchema;

use super::tables::Opened;
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::lessons::{End, Lesson, Step};
use crate::visitor::SignedIn;

/// A guided first game.
#[derive(Debug, Serialize, ToSchema)]
pub struct LessonInfo {
    /// The id of the lesson and its version; the screen of its table names it.
    pub id: String,
    /// The game.
    pub game: String,
    /// The learner's decisions, in order.
    pub steps: Vec<Step>,
    /// The text at the end.
    pub end: End,
}

/// Where to begin.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BeginLesson {
    /// The number of the learner's decision, counted from 0; what comes before is played as the
    /// lesson suggests.
    #[serde(default)]
    pub step: usize,
}

/// The steps of a guided first game
///
/// What each of the learner's decisions is about, and what the lesson suggests. The opponent's
/// answers are left out.
#[utoipa::path(get, path = "/api/lessons/{game}", tag = "games", operation_id = "lesson",
    params(("game" = String, Path, description = "The game's id")),
    responses((status = OK, description = "The steps", body = LessonInfo),
              (status = NOT_FOUND, description = "There is none", body = ErrorBody)))]
pub async fn show(Path(game): Path<String>) -> ApiResult<Json<LessonInfo>> {
    let lesson = Lesson::of(&game).ok_or_else(ApiError::not_found)?;
    Ok(Json(LessonInfo {
        id: lesson.id(),
        game,
        steps: lesson.steps.clone(),
        end: lesson.end.clone(),
    }))
}

/// Begin a guided first game
///
/// Opens an unrated table for you and a novice bot that follows the lesson as long as you do. Its
/// seed is the same for everybody, and it counts for no statistics. With the number of a decision
/// it begins there.
#[utoipa::path(post, path = "/api/lessons/{game}", tag = "games", operation_id = "begin_lesson",
    params(("game" = String, Path, description = "The game's id")),
    request_body = BeginLesson,
    responses((status = CREATED, description = "The game has begun", body = Opened),
              (status = NOT_FOUND, description = "There is no such lesson or decision", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Say first who you are", body = ErrorBody)))]
pub async fn begin(
    State(app): State<App>,
    me: SignedIn,
    Path(game): Path<String>,
    body: Option<Json<BeginLesson>>,
) -> ApiResult<(StatusCode, Json<Opened>)> {
    let step = body.map_or(0, |Json(begin)| begin.step);
    let id = me.account.id.as_str();
    let lesson = Lesson::of(&game).filter(|lesson| step < lesson.steps.len());
    let lesson = lesson.ok_or_else(ApiError::not_found)?;
    let setup = lesson.setup(id, step).map_err(ApiError::bad)?;
    let table = app.registry.open(setup, Some(id), Visibility::Private).await?;
    Ok((StatusCode::CREATED, Json(Opened { table: table.to_string() })))
}
