//! Extractors for bodies and queries, with errors that name the problem.
//!
//! Text with a NUL character is refused: not every store can keep one.

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri};
use game_core::Message;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::{ApiError, ApiResult};

/// The message for a text with a NUL character.
const NUL: &str = "a text has a NUL character";

/// A JSON body.
#[derive(Clone, Copy, Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        let (parts, body) = request.into_parts();
        let bytes = Bytes::from_request(Request::from_parts(parts.clone(), body), app).await;
        let bytes = bytes.map_err(|error| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, Message::new("server-too-large"))
            }
            _ => unreadable("server-bad-body", &error.body_text()),
        })?;
        if has_nul(&bytes) {
            return Err(unreadable("server-bad-body", NUL));
        }
        let request = Request::from_parts(parts, bytes.into());
        let body = axum::Json::<T>::from_request(request, app).await;
        let body = body.map_err(|error| unreadable("server-bad-body", &error.body_text()))?;
        Ok(Self(body.0))
    }
}

/// Whether a string in a JSON document has a NUL character. It can only be escaped: the raw byte is
/// not allowed in a string.
fn has_nul(json: &[u8]) -> bool {
    let mut rest = json;
    while let Some(at) = rest.iter().position(|byte| *byte == b'\\') {
        rest = &rest[at + 1..];
        if rest.starts_with(b"u0000") {
            return true;
        }
        // The character after a backslash escapes nothing itself.
        rest = rest.get(1..).unwrap_or_default();
    }
    false
}

/// Checks the path and the query of an address.
///
/// # Errors
/// If it has a NUL character.
pub fn check_address(uri: &Uri) -> ApiResult<()> {
    let parts = [Some(uri.path()), uri.query()];
    if parts.into_iter().flatten().any(|part| part.contains("%00")) {
        return Err(unreadable("server-bad-query", NUL));
    }
    Ok(())
}

/// The parameters of a query.
#[derive(Clone, Copy, Debug)]
pub struct Query<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let query = axum::extract::Query::<T>::from_request_parts(parts, app).await;
        let query = query.map_err(|error| unreadable("server-bad-query", &error.body_text()))?;
        Ok(Self(query.0))
    }
}

fn unreadable(key: &'static str, reason: &str) -> ApiError {
    ApiError::bad(Message::new(key).text("reason", reason))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_character_itself_is_found() {
        for (json, found) in [
            (r#"{"name": "One"}"#, false),
            (r#"{"name": "O\u0000ne"}"#, true),
            (r#"{"\u0000": 1}"#, true),
            (r#"{"name": "\\u0000"}"#, false),
            (r#"{"name": "\\\u0000"}"#, true),
            (r#"{"name": "\u0001\"u0000"}"#, false),
            (r#"{"name": "\"#, false),
        ] {
            assert_eq!(has_nul(json.as_bytes()), found, "{json}");
        }
    }
}
