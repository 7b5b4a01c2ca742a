//! The HTTP API, and the OpenAPI document that describes it.

// The macro that documents a handler repeats its types with full paths.
#![allow(unused_qualifications)]
// The refusals of a handler are listed in its `responses`.
#![allow(clippy::missing_errors_doc)]

pub mod accounts;
pub mod advice;
pub mod analysis;
pub mod body;
mod fair;
pub mod games;
pub mod history;
pub mod lessons;
pub mod me;
pub mod ops;
mod page;
pub mod passkeys;
pub mod ratings;
pub mod reach;
pub mod schemas;
pub mod study;
pub mod tables;
pub mod talk;

use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::timeout::TimeoutLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::{client_files, error, live, visitor};

/// The largest request body, except for an imported game.
const LARGEST_BODY: usize = 64 * 1024;

/// The head of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Trestle",
        description = "Board games about building: tables, games, people. Errors have a `code` to \
            branch on and a `why` to show, in the language of `Accept-Language`. Playing goes over \
            the WebSocket `/api/tables/{table}/live?seat=N&seen=M`: send \
            `{\"do\":{\"answer\":{\"question\":5,\"action\":\"…\"}}}`, get updates; `Request` and `Reply` say what else there is.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    tags(
        (name = "games", description = "What can be played"),
        (name = "people", description = "Who you are"),
        (name = "tables", description = "Opening tables, sitting down, playing"),
        (name = "talk", description = "Talking at a table, and notes"),
        (name = "history", description = "Games that were played"),
        (name = "ratings", description = "How strong people and bots are"),
        (name = "operations", description = "For hosts")
    )
)]
struct Head;

/// All routes that are documented.
fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Head::openapi())
        .routes(routes!(games::list))
        .routes(routes!(games::edition))
        .routes(routes!(games::edition_json))
        .routes(routes!(games::pieces))
        .routes(routes!(games::schema))
        .routes(routes!(me::guest))
        .routes(routes!(me::show, me::change, accounts::delete))
        .routes(routes!(accounts::register))
        .routes(routes!(me::session, accounts::enter_again, me::sign_out))
        .routes(routes!(accounts::recover))
        .routes(routes!(accounts::change_password))
        .routes(routes!(accounts::recovery_codes))
        .routes(routes!(accounts::sessions, accounts::end_sessions))
        .routes(routes!(accounts::export))
        .routes(routes!(passkeys::list, passkeys::add))
        .routes(routes!(passkeys::begin))
        .routes(routes!(passkeys::rename, passkeys::remove))
        .routes(routes!(passkeys::sign_in))
        .routes(routes!(passkeys::begin_sign_in))
        .routes(routes!(reach::show, reach::choose))
        .routes(routes!(reach::add_browser, reach::remove_browser))
        .routes(routes!(reach::try_push))
        .routes(routes!(reach::try_webhook))
        .routes(routes!(ratings::best))
        .routes(routes!(ratings::person))
        .routes(routes!(ratings::statistics))
        .routes(routes!(tables::lobby, tables::open))
        .routes(routes!(tables::quick))
        .routes(routes!(lessons::show, lessons::begin))
        .routes(routes!(tables::show))
        .routes(routes!(tables::screen))
        .routes(routes!(tables::request))
        .routes(routes!(live::open))
        .routes(routes!(tables::invite, tables::revoke))
        .routes(routes!(tables::accept, tables::invitation))
        .routes(routes!(talk::phrases))
        .routes(routes!(talk::read, talk::say))
        .routes(routes!(talk::note, talk::put_note))
        .routes(routes!(talk::mutes))
        .routes(routes!(talk::mute, talk::unmute))
        .routes(routes!(history::mine))
        .routes(routes!(history::saved))
        .routes(routes!(history::replay))
        .routes(routes!(history::past))
        .routes(routes!(study::position))
        .routes(routes!(study::branch))
        .routes(routes!(analysis::course))
        .routes(routes!(analysis::analysis))
        .routes(routes!(advice::ask))
        .merge(
            OpenApiRouter::new()
                .routes(routes!(study::import))
                .layer(DefaultBodyLimit::max(study::LARGEST_GAME)),
        )
        .routes(routes!(ops::healthz))
        .routes(routes!(ops::readyz))
        .routes(routes!(ops::metrics))
}

/// The documented routes, and the document that describes them.
fn parts() -> (Router<App>, utoipa::openapi::OpenApi) {
    let (router, mut document) = documented().split_for_parts();
    schemas::close(&mut document);
    (router, document)
}

/// The OpenAPI document.
pub fn document() -> utoipa::openapi::OpenApi {
    parts().1
}

/// The router of a server.
pub fn router(app: App) -> Router {
    let secure = app.config.is_secure();
    let (router, document) = parts();
    router
        .route("/api/openapi.json", get(move || async move { axum::Json(document) }))
        .route("/api", get(page::show))
        .route(page::STYLE, get(page::style))
        .fallback(client_files::serve)
        .method_not_allowed_fallback(|| async { ops::method_not_allowed() })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(middleware::from_fn_with_state(app.clone(), visitor::guard))
        .layer(middleware::from_fn(error::in_words))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, Duration::from_secs(30)))
        .layer(CatchPanicLayer::new())
        .layer(middleware::from_fn(measure))
        .layer(middleware::from_fn_with_state(app.clone(), visitor::behind_proxy))
        .layer(middleware::from_fn(move |request, next| headers(secure, request, next)))
        .with_state(app)
}

/// Counts requests and measures their time, by route and not by address.
async fn measure(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_string());
    let (method, started) = (request.method().clone(), Instant::now());
    let response = next.run(request).await;
    let seconds = started.elapsed().as_secs_f64();
    let (route, status) = (route.unwrap_or_default(), response.status().as_u16());
    tracing::debug!(%method, route, status, seconds, "request");
    metrics::histogram!("trestle_request_seconds", "route" => route, "status" => status.to_string())
        .record(seconds);
    response
}

/// Headers that keep browsers from doing what we never want.
async fn headers(secure: bool, request: Request, next: Next) -> Response {
    const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' \
        data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
        frame-ancestors 'none'";
    let is_api = client_files::is_of_interface(request.uri().path());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if is_api {
        // Answers are for one visitor, and for now.
        headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    );
    if secure {
        headers.insert(
            STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000; includeSubDomains"),
        );
    }
    response
}
