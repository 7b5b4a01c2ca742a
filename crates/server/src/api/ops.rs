//! For hosts, and for whoever looks at the server with a browser.

use std::time::Duration;

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderName, StatusCode};
use axum::response::Html;
use game_core::Message;
use metrics_exporter_prometheus::PrometheusHandle;

use crate::api;
use crate::app::App;
use crate::error::{ApiError, ApiResult};

/// Whoever asks whether the server is ready wants to know soon.
const PATIENCE: Duration = Duration::from_secs(1);

/// Whether the process lives
#[utoipa::path(get, path = "/healthz", tag = "operations",
    responses((status = OK, description = "It does", body = String)))]
pub async fn healthz() -> &'static str {
    "ok\n"
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
    match tokio::time::timeout(PATIENCE, app.store.ping()).await {
        Ok(Ok(())) => Ok("ready\n"),
        Ok(Err(_)) | Err(_) => Err(away()),
    }
}

/// Figures for Prometheus
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = OK, description = "The figures", body = String)))]
pub async fn metrics(State(app): State<App>) -> ([(HeaderName, &'static str); 1], String) {
    // The process itself is not asked before somebody wants to know.
    metrics_process::Collector::default().collect();
    let text = app.metrics.as_ref().map(PrometheusHandle::render).unwrap_or_default();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}

/// A known address, asked in a way that it does not know.
pub fn method_not_allowed() -> ApiError {
    ApiError::new(StatusCode::METHOD_NOT_ALLOWED, Message::new("server-method"))
}

/// The interface, readable.
pub async fn api_page() -> Html<String> {
    Html(page(&api::document()))
}

/// A page with every request, made from the OpenAPI document.
fn page(document: &utoipa::openapi::OpenApi) -> String {
    use std::fmt::Write;
    let escape = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let value = serde_json::to_value(document).unwrap_or_default();
    let mut out = String::from(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Trestle: the interface\
         </title><h1>The interface of Trestle</h1>",
    );
    let about = value["info"]["description"].as_str().unwrap_or_default();
    let _ = write!(
        out,
        "<p>{}</p><p>For programs: <a href=\"/api/openapi.json\">openapi.json</a>.</p>",
        escape(about)
    );
    for tag in value["tags"].as_array().into_iter().flatten() {
        let name = tag["name"].as_str().unwrap_or_default();
        let about = tag["description"].as_str().unwrap_or_default();
        let _ = write!(out, "<h2>{}</h2><dl>", escape(about));
        for (path, methods) in value["paths"].as_object().into_iter().flatten() {
            for (method, operation) in methods.as_object().into_iter().flatten() {
                if operation["tags"][0] != name {
                    continue;
                }
                let text = |field: &str| escape(operation[field].as_str().unwrap_or_default());
                let _ = write!(
                    out,
                    "<dt><code>{} {}</code></dt><dd>{}. {}</dd>",
                    method.to_uppercase(),
                    escape(path),
                    text("summary"),
                    text("description"),
                );
            }
        }
        out.push_str("</dl>");
    }
    out.push_str("</html>");
    out
}
