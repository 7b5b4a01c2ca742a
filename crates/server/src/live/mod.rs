//! The WebSocket of a table: requests in, updates out.
//!
//! A client opens `/api/tables/TABLE/live?seat=N&seen=M`, without `seat` as a spectator. The first
//! line has everything it missed since item `M`, so that nothing is lost or repeated.

mod peer;
mod socket;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use game_core::{Seat, Viewer};
use serde::Deserialize;
use store::TableId;

use crate::api::body::Query;
use crate::app::App;
use crate::connections::Place;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::visitor::{Visitor, is_own_origin};
use peer::{Handler, Peer, is_over};
use socket::Upgrade;

/// The longest line accepted from a client. The longest request is far shorter.
pub const LONGEST_LINE: usize = 4_096;
/// The close code for a socket whose session has ended, here or on another node. Codes from 4000 on
/// are for applications; this one resembles the status of a request without a session.
pub const SIGNED_OUT: u16 = 4401;

/// The viewer, and what they have seen.
#[derive(Clone, Copy, Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ViewerQuery {
    /// The seat whose view to show, which must be your own; without it, a spectator's.
    pub seat: Option<u8>,
    /// The number of the last item seen in this view; 0 for none.
    #[serde(default)]
    pub seen: u64,
}

impl ViewerQuery {
    /// The viewer.
    pub fn viewer(self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
    }
}

/// Opens the socket of a table.
///
/// # Errors
/// If the page is not ours, there is no such table, or the visitor may not view it this way.
#[utoipa::path(get, path = "/api/tables/{table}/live", tag = "tables", operation_id = "live",
    summary = "The WebSocket of a table",
    description = "Each message that you send is one `Request`, each one that you get is one `Reply`, \
        as JSON. The first has all that you missed since item `seen`. A socket that is closed with code \
        4401 belonged to a session that has ended.",
    extensions(("x-websocket" = json!({
        "send": {"$ref": "#/components/schemas/Request"},
        "receive": {"$ref": "#/components/schemas/Reply"},
    }))),
    params(("table" = String, Path, description = "The table"), ViewerQuery),
    responses((status = SWITCHING_PROTOCOLS, description = "The socket is open"),
              (status = BAD_REQUEST, description = "This is no opening of a WebSocket"),
              (status = UPGRADE_REQUIRED, description = "The connection cannot become a WebSocket"),
              (status = UNAUTHORIZED, description = "You have signed out", body = ErrorBody),
              (status = FORBIDDEN, description = "Not from this seat, or from a page of others", body = ErrorBody),
              (status = NOT_FOUND, description = "There is none", body = ErrorBody),
              (status = TOO_MANY_REQUESTS, description = "You have too many open", body = ErrorBody)))]
#[expect(clippy::too_many_arguments, reason = "each is a part of the request")]
pub async fn open(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    place: Option<Extension<Arc<Place>>>,
    Path(table): Path<String>,
    Query(query): Query<ViewerQuery>,
    visitor: Visitor,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> ApiResult<Response> {
    if !is_own_origin(&app, &headers) {
        return Err(ApiError::forbidden("server-foreign-origin"));
    }
    let table = TableId::from(table);
    let account = visitor.id().map(str::to_string);
    let open_socket = app.limits.sockets.enter(account.as_deref(), from.ip())?;
    let watch = app.registry.watch(&table, account.as_deref(), query.viewer(), query.seen).await?;
    // A sign-out that happened before this socket was registered has to be noticed now.
    if is_over(&app, visitor.session.as_deref()).await {
        watch.end().await;
        return Err(ApiError::signed_out());
    }
    // A socket occupies its connection while it is open.
    let place = place.map(|Extension(place)| place);
    let busy = place.as_ref().map(Place::busy);
    // A stopping server waits for it, even before it has begun.
    let here = app.under_way.token();
    let response = upgrade.response();
    tokio::spawn(async move {
        let Some(socket) = upgrade.socket().await else { return watch.end().await };
        let session = visitor.session.map(|hash| app.sessions.enter(hash));
        let handler = Handler { app, table, account, session, query, open_socket };
        let peer = Box::new(Peer { handler, socket, watch, place });
        // A task of its own, which holds nothing of what it took to get here.
        tokio::spawn(async move {
            metrics::gauge!("trestle_sockets").increment(1.0);
            peer.serve().await;
            metrics::gauge!("trestle_sockets").decrement(1.0);
            drop((here, busy));
        });
    });
    Ok(response)
}
