//! For hosts, and for people who look at the server with a browser.

use std::time::Duration;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderName, StatusCode};
use game_core::Message;
use metrics_exporter_prometheus::PrometheusHandle;

use crate::app::App;
use crate::error::{ApiError, ApiResult};

/// A readiness check must answer quickly.
const PATIENCE: Duration = Duration::from_secs(1);

/// Whether the process lives
#[utoipa::path(get, path = "/healthz", tag = "operations",
    responses((status = OK, description = "It does", body = String)))]
pub async fn healthz(State(app): State<App>) -> String {
    match app.config.version.as_str() {
        "" => "ok\n".to_string(),
        version => format!("ok\ntrestle {version}\n"),
    }
}

/// Whether the server can play: the store answers, and it is not about to stop
#[utoipa::path(get, path = "/readyz", tag = "operations",
    responses((status = OK, description = "It can", body = String),
              (status = SERVICE_UNAVAILABLE, description = "It cannot", body = crate::error::ErrorBody)))]
pub async fn readyz(State(app): State<App>) -> ApiResult<&'static str> {
    if *app.stopping.borrow() {
        let message = Message::new("server-stopping");
        return Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, message));
    }
    let away = || {
        tracing::error!("the store does not answer");
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("server-store-away"))
    };
    let works = async {
        app.store.ping().await?;
        // With a disk that is full or read-only everybody can look and nobody can move. The write
        // must be something new: SQLite skips a write that changes nothing.
        app.time.beat(&*app.store).await
    };
    match tokio::time::timeout(PATIENCE, works).await {
        Ok(Ok(())) => Ok("ready\n"),
        Ok(Err(_)) | Err(_) => Err(away()),
    }
}

/// Figures for Prometheus
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = OK, description = "The figures", body = String)))]
pub async fn metrics(State(app): State<App>) -> ([(HeaderName, &'static str); 1], String) {
    // Figures of the process are collected only when somebody asks.
    metrics_process::Collector::default().collect();
    let text = app.metrics.as_ref().map(PrometheusHandle::render).unwrap_or_default();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// A known address, but with a method it does not support.
pub fn method_not_allowed() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, Message::new("server-method"))
}
