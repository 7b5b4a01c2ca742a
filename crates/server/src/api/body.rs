//! Reading what a request brings, with an error that says what is wrong.

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use game_core::Message;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::ApiError;

/// A JSON body.
#[derive(Clone, Copy, Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        match axum::Json::<T>::from_request(request, app).await {
            Ok(axum::Json(body)) => Ok(Self(body)),
            Err(JsonRejection::BytesRejection(error))
                if error.status() == StatusCode::PAYLOAD_TOO_LARGE =>
            {
                Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, Message::new("server-too-large")))
            }
            Err(rejection) => Err(unreadable("server-bad-body", &rejection.body_text())),
        }
    }
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
