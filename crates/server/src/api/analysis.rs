//! How a finished game went, and its analysis.

use std::net::SocketAddr;
use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game_core::{SavedGame, Viewer};
use games::{Analysis, Course};
use protocol::Message;
use serde::Serialize;
use store::{AccountKind, TableId};
use table::wire;
use utoipa::ToSchema;

use super::study::finished;
use crate::analyses::{Found, Job};
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::fair::Claim;
use crate::limit::network;
use crate::visitor::Visitor;

/// The course of a finished game, for charts and for finding a moment.
#[derive(Debug, Serialize, ToSchema)]
pub struct CourseInfo {
    /// The names of the goods that are counted, in the order of the counts.
    pub goods: Vec<String>,
    /// The standing actions, in order.
    pub steps: Vec<StepInfo>,
    /// The points and goods of the seats: at the start, and after each turn.
    pub turns: Vec<TurnInfo>,
}

/// One action of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct StepInfo {
    /// The seat that acted.
    pub seat: u8,
    /// The turn it belongs to.
    pub turn: u32,
    /// What it means.
    pub meaning: Message,
    /// The kinds of events that it led to, in order, each once.
    pub kinds: Vec<&'static str>,
}

/// The points and goods of the seats after a turn.
#[derive(Debug, Serialize, ToSchema)]
pub struct TurnInfo {
    /// The number of the turn. The first entry is the state before any action.
    pub turn: u32,
    /// The number of actions before it.
    pub at: usize,
    /// The points and goods of each seat.
    pub seats: Vec<StandInfo>,
}

/// The points and goods of a seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandInfo {
    /// Its points, if the game had ended there.
    pub score: i32,
    /// How much of each good.
    pub goods: Vec<i32>,
}

/// The analysis of a finished game by a bot.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisInfo {
    /// Every question with more than one answer, in the order of the game.
    pub decisions: Vec<DecisionInfo>,
    /// What the decisions say about each player.
    pub seats: Vec<SkillInfo>,
}

/// One decision of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct DecisionInfo {
    /// The number of actions before the decision.
    pub at: usize,
    /// The turn it belongs to.
    pub turn: u32,
    /// The seat that decided.
    pub seat: u8,
    /// How many answers there were.
    pub answers: usize,
    /// The win chance of each seat before it, as far as the deciding seat could know.
    pub chances: Vec<f64>,
    /// The answer that was given.
    pub given: AnswerInfo,
    /// The answer that seems best; the given one if nothing seems better.
    pub best: AnswerInfo,
    /// By how much the given answer lowered the win chance, compared with the best.
    pub lost: f64,
}

/// An answer with its win chance.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnswerInfo {
    /// Its notation.
    pub action: String,
    /// What it means.
    pub meaning: Message,
    /// The win chance of its seat after it.
    pub chance: f64,
}

/// How well a player decided.
#[derive(Debug, Serialize, ToSchema)]
pub struct SkillInfo {
    /// How many decisions there were.
    pub decisions: usize,
    /// How often the given answer was the best.
    pub best: usize,
    /// The average loss of win chance per decision.
    pub mean_lost: f64,
}

/// The progress of an analysis.
#[derive(Debug, Serialize, ToSchema)]
pub struct AnalysisProgress {
    /// The share that is done, from 0 to 1.
    pub share: f64,
}

/// How a finished game went
///
/// What was done in each step, and the points and goods of every seat after each turn.
#[utoipa::path(get, path = "/api/tables/{table}/course", tag = "history",
    params(("table" = String, Path, description = "The table")),
    responses((status = OK, description = "Its course", body = CourseInfo),
              (status = FORBIDDEN, description = "Not for you", body = ErrorBody),
              (status = CONFLICT, description = "The game goes on", body = ErrorBody),
              (status = NOT_FOUND, description = "There is no such table", body = ErrorBody)))]
pub async fn course(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> ApiResult<Json<CourseInfo>> {
    let job = job(&app, &visitor, &table.into()).await?;
    let course = app.analyses.course(job).await?;
    Ok(Json(course_info(&course)))
}

/// Analyze a finished game
///
/// The win chances at each decision, the best answer, and what the given answer lost. This takes a
/// few seconds in the background; until it is done, the answer is the progress. The same game gives
/// the same figures.
#[utoipa::path(get, path = "/api/tables/{table}/analysis", tag = "history",
    params(("table" = String, Path, description = "The table")),
    responses((status = OK, description = "All of it", body = AnalysisInfo),
              (status = ACCEPTED, description = "It is under way: ask again", body = AnalysisProgress),
              (status = FORBIDDEN, description = "Not for you", body = ErrorBody),
              (status = CONFLICT, description = "The game goes on", body = ErrorBody),
              (status = NOT_FOUND, description = "There is no such table", body = ErrorBody),
              (status = TOO_MANY_REQUESTS, description = "Too many games wait", body = ErrorBody)))]
pub async fn analysis(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> ApiResult<Response> {
    let job = job(&app, &visitor, &table.into()).await?;
    let found = if let Some(found) = app.analyses.of(&job) {
        found
    } else {
        app.limits.study(from.ip())?;
        let claim = Claim {
            person: visitor.id().unwrap_or_default().to_string(),
            from: Some(network(from.ip())),
            is_guest: visitor.account.is_none_or(|account| account.kind == AccountKind::Guest),
            is_awaited: true,
            is_light: false,
        };
        app.analyses.begin(job, claim)?
    };
    match found {
        Found::Working(share) => {
            let share = f64::from(share.load(Ordering::Relaxed)) / 1_000.0;
            Ok((StatusCode::ACCEPTED, Json(AnalysisProgress { share })).into_response())
        }
        Found::Done(analysis) => Ok(Json(analysis_info(&analysis)).into_response()),
        Found::Failed => Err(ApiError::internal()),
    }
}

/// The finished game as a job, if the visitor may see its replay.
async fn job(app: &App, visitor: &Visitor, table: &TableId) -> ApiResult<Job> {
    let look = |table: &table::Table| finished(table, visitor.id(), Viewer::Spectator);
    let saved: SavedGame = app.registry.read(table, look).await??;
    let kind = games::by_id(&saved.game).map_err(ApiError::bad)?;
    let edition = app.registry.edition(kind, &saved.edition_hash).await?;
    let edition = edition.ok_or_else(ApiError::internal)?;
    Ok(Job { table: table.clone(), kind, edition, saved })
}

fn course_info(course: &Course) -> CourseInfo {
    let first = course.turns.first().and_then(|turn| turn.tally.first());
    let goods = first.map_or_else(Vec::new, |tally| {
        tally.goods.iter().map(|(word, _)| (*word).to_string()).collect()
    });
    let step = |step: &games::CourseStep| {
        let mut kinds: Vec<&'static str> = Vec::new();
        for kind in step.events.iter().map(|event| event.kind) {
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        let seat = step.seat.index() as u8;
        StepInfo { seat, turn: step.turn, meaning: wire::message(&step.meaning), kinds }
    };
    let stand = |tally: &game_core::SeatTally| StandInfo {
        score: tally.score,
        goods: tally.goods.iter().map(|(_, count)| *count).collect(),
    };
    let turn = |turn: &games::TurnEnd| TurnInfo {
        turn: turn.turn,
        at: turn.at,
        seats: turn.tally.iter().map(stand).collect(),
    };
    CourseInfo {
        goods,
        steps: course.steps.iter().map(step).collect(),
        turns: course.turns.iter().map(turn).collect(),
    }
}

fn analysis_info(analysis: &Analysis) -> AnalysisInfo {
    let answer = |answer: &games::Alternative| AnswerInfo {
        action: answer.action.clone(),
        meaning: wire::message(&answer.meaning),
        chance: rounded(answer.chance),
    };
    let decision = |decision: &games::Decision| DecisionInfo {
        at: decision.number - 1,
        turn: decision.turn,
        seat: decision.seat.index() as u8,
        answers: decision.answers,
        chances: decision.chances.iter().copied().map(rounded).collect(),
        given: answer(&decision.given),
        best: answer(&decision.best),
        lost: rounded(decision.lost),
    };
    let seat = |seat: &games::SeatAnalysis| SkillInfo {
        decisions: seat.decisions,
        best: seat.best,
        mean_lost: rounded(seat.mean_lost),
    };
    AnalysisInfo {
        decisions: analysis.decisions.iter().map(decision).collect(),
        seats: analysis.seats.iter().map(seat).collect(),
    }
}

/// Chances are known to a hundredth at best; more digits would be noise.
fn rounded(chance: f64) -> f64 {
    (chance * 10_000.0).round() / 10_000.0
}
