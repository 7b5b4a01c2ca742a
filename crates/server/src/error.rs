//! Errors for clients: a code to branch on and a text to show.

use axum::Json;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use game_core::{Message, Problem, Say};
use lang::Speaker;
use serde::Serialize;
use serde_json::Value;
use store::StoreError;
use utoipa::ToSchema;

use crate::visitor::language_of;

/// The result of a handler.
pub type ApiResult<T> = Result<T, ApiError>;

/// Why a request was not carried out.
#[derive(Debug)]
pub struct ApiError {
    /// The status of the response.
    pub status: StatusCode,
    /// The reason.
    pub problem: Box<Problem>,
}

/// The body of such a response.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// The key of the message, to branch on.
    pub code: String,
    /// Its parameters.
    #[schema(value_type = BTreeMap<String, Value>)]
    pub args: Value,
    /// Its text, in the language of the request.
    pub why: String,
    /// The paragraph of the rules, if one applies.
    #[schema(required = true)]
    pub rule: Option<String>,
}

impl ApiError {
    /// A problem with this status.
    pub fn new(status: StatusCode, problem: impl Into<Problem>) -> Self {
        Self { status, problem: Box::new(problem.into()) }
    }

    /// The request is malformed.
    pub fn bad(problem: impl Into<Problem>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, problem)
    }

    /// The request is valid, but not in the current state of the table.
    pub fn refused(problem: impl Into<Problem>) -> Self {
        Self::new(StatusCode::CONFLICT, problem)
    }

    /// There is no such thing, or not for this visitor.
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, Message::new("server-not-found"))
    }

    /// The visitor has to sign in first.
    pub fn signed_out() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, Message::new("server-signed-out"))
    }

    /// This visitor is not allowed to do that.
    pub fn forbidden(key: &'static str) -> Self {
        Self::new(StatusCode::FORBIDDEN, Message::new(key))
    }

    /// The visitor made too many requests.
    pub fn too_many() -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, Message::new("server-too-many"))
    }

    /// Whether it is [`ApiError::too_many`].
    pub fn is_too_many(&self) -> bool {
        self.status == StatusCode::TOO_MANY_REQUESTS
    }

    /// An internal error, our fault.
    pub fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, Message::new("server-internal"))
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Missing { .. } => Self::not_found(),
            StoreError::LoginTaken => Self::refused(Message::new("server-login-taken")),
            StoreError::Crowded => {
                Self::new(StatusCode::TOO_MANY_REQUESTS, Message::new("server-crowded"))
            }
            StoreError::LastWay => Self::refused(Message::new("server-last-way")),
            // The server is stopping, and the client will reach the next one.
            StoreError::Closed => {
                tracing::debug!("the store is closed");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("server-store-away"))
            }
            StoreError::Locked(_) | StoreError::Full(_) | StoreError::Away(_) => {
                tracing::error!(%error, "the store is away");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("server-store-away"))
            }
            error => {
                tracing::error!(%error, cause = ?std::error::Error::source(&error), "the store failed");
                Self::internal()
            }
        }
    }
}

impl From<Problem> for ApiError {
    fn from(problem: Problem) -> Self {
        Self::refused(problem)
    }
}

impl IntoResponse for ApiError {
    /// The problem travels with the response, and [`in_words`] turns it into a body.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(std::sync::Arc::new(*self.problem));
        response
    }
}

/// Middleware that renders problems in the language of the request.
pub async fn in_words(request: Request, next: Next) -> Response {
    let lang = language_of(request.headers());
    let response = next.run(request).await;
    let Some(problem) = response.extensions().get::<std::sync::Arc<Problem>>().cloned() else {
        return response;
    };
    let (mut parts, _) = response.into_parts();
    parts.headers.remove(axum::http::header::CONTENT_LENGTH);
    let body = Json(ErrorBody::of(&problem, &Speaker::new(lang))).into_response();
    let (body_parts, body) = body.into_parts();
    parts.headers.extend(body_parts.headers);
    Response::from_parts(parts, body)
}

impl ErrorBody {
    /// The body for a problem.
    pub fn of(problem: &Problem, speaker: &Speaker) -> Self {
        Self {
            code: problem.message.key.to_string(),
            args: problem.message.args_json(),
            why: speaker.say(&problem.message),
            rule: problem.rule.map(str::to_string),
        }
    }
}
