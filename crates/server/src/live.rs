//! The WebSocket of a table: wishes in, updates out.
//!
//! A client opens `/api/tables/TABLE/live?seat=N&seen=M`, without `seat` to look on. The first line
//! it gets has all that it missed since item `M`, so that nothing is lost and nothing comes twice.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use game_core::{Problem, Seat, Viewer};
use protocol::{Line, Reply, Wish};
use serde::Deserialize;
use store::TableId;
use table::{Actor, Command, wire};
use tokio::time::{Instant, timeout_at};

use crate::api::body::Query;
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::hall::Watch;
use crate::serve::stopped;
use crate::sockets::Pass;
use crate::visitor::{Visitor, is_own_origin};

/// The longest line of a client. The longest wish is far shorter.
pub const LONGEST_LINE: usize = 4_096;
/// How much is read at once; hardly any line is longer.
const READ_AT_ONCE: usize = 512;
/// After so long without any sign of life a socket is not there any more.
const SILENCE: Duration = Duration::from_mins(1);

/// How long a client has to hang up as well.
const GOODBYE: Duration = Duration::from_secs(1);

/// With whose eyes, and what was seen already.
#[derive(Clone, Copy, Debug, Default, Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Eyes {
    /// With the eyes of this seat, which must be one's own; without it, as somebody who looks on.
    pub seat: Option<u8>,
    /// The number of the last item seen with these eyes; 0 for none.
    #[serde(default)]
    pub seen: u64,
}

impl Eyes {
    /// The viewer.
    pub fn viewer(self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)))
    }
}

/// Opens the socket of a table.
///
/// # Errors
/// If the page is not ours, there is no such table, or the visitor may not look at it so.
#[utoipa::path(get, path = "/api/tables/{table}/live", tag = "tables", operation_id = "live",
    summary = "The WebSocket of a table",
    description = "Each message that you send is one `Line`, each one that you get is one `Reply`, \
        as JSON. The first has all that you missed since item `seen`.",
    extensions(("x-websocket" = json!({
        "send": {"$ref": "#/components/schemas/Line"},
        "receive": {"$ref": "#/components/schemas/Reply"},
    }))),
    params(("table" = String, Path, description = "The table"), Eyes),
    responses((status = SWITCHING_PROTOCOLS, description = "The socket is open"),
              (status = BAD_REQUEST, description = "This is no opening of a WebSocket"),
              (status = UPGRADE_REQUIRED, description = "The connection cannot become a WebSocket"),
              (status = UNAUTHORIZED, description = "You have signed out", body = ErrorBody),
              (status = FORBIDDEN, description = "Not with these eyes, or from a page of others", body = ErrorBody),
              (status = NOT_FOUND, description = "There is none", body = ErrorBody),
              (status = TOO_MANY_REQUESTS, description = "You have too many open", body = ErrorBody)))]
pub async fn open(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
    visitor: Visitor,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> ApiResult<Response> {
    if !is_own_origin(&app, &headers) {
        return Err(ApiError::forbidden("server-foreign-origin"));
    }
    let table = TableId::from(table);
    let account = visitor.id().map(str::to_string);
    let pass = app.limits.sockets.enter(account.as_deref(), from.ip())?;
    let watch = app.hall.watch(&table, account.as_deref(), eyes.viewer(), eyes.seen).await?;
    // Whoever signed out before this socket could be found has to be found now.
    if is_over(&app, visitor.session.as_deref()).await {
        watch.end().await;
        return Err(ApiError::signed_out());
    }
    let upgrade = upgrade.max_message_size(LONGEST_LINE).max_frame_size(LONGEST_LINE);
    // A socket has its buffer for as long as it lives, and lines of clients are short: the usual
    // 128 KiB for each of them would be most of the server's memory.
    let upgrade = upgrade.read_buffer_size(READ_AT_ONCE);
    // A server that stops waits for it, also before it has begun.
    let here = app.under_way.token();
    Ok(upgrade.on_upgrade(move |socket| async move {
        metrics::gauge!("trestle_sockets").increment(1.0);
        let desk = Desk { app, table, account, session: visitor.session, eyes, pass };
        let mut guest = Guest { desk, socket };
        let watch = guest.attend(watch).await;
        watch.end().await;
        metrics::gauge!("trestle_sockets").decrement(1.0);
        drop(here);
    }))
}

/// Somebody at the other end of a socket.
struct Guest {
    desk: Desk,
    socket: WebSocket,
}

/// Where the lines of a socket are dealt with.
struct Desk {
    app: App,
    table: TableId,
    account: Option<String>,
    session: Option<String>,
    eyes: Eyes,
    pass: Pass,
}

/// Why a socket ends.
struct Gone;

impl Guest {
    /// Serves the socket until it ends.
    async fn attend(&mut self, mut watch: Watch) -> Watch {
        let mut stopping = self.desk.app.stopping.clone();
        let mut heard = Instant::now();
        let every = Duration::from_millis(self.desk.app.config.ping_every_ms);
        let mut ping = tokio::time::interval(every);
        loop {
            let step = tokio::select! {
                line = watch.lines.recv() => match line {
                    Some(line) => self.send(&line).await,
                    None => self.part().await,
                },
                message = self.socket.recv() => {
                    heard = Instant::now();
                    self.desk.pass.line().await;
                    self.hear(message).await
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        Err(Gone)
                    } else if Box::pin(is_over(&self.desk.app, self.desk.session.as_deref())).await {
                        self.close(close_code::AGAIN, "signed out").await
                    } else {
                        self.socket.send(Message::Ping(Bytes::new())).await.map_err(|_| Gone)
                    }
                }
                () = stopped(&mut stopping) => {
                    let _ = self.reply(&Reply::Reconnect { after: 500 }).await;
                    self.close(close_code::RESTART, "restart").await
                }
            };
            if step.is_err() {
                return watch;
            }
        }
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Gone> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(()),
            Some(Ok(Message::Binary(_))) => {
                return self.close(close_code::UNSUPPORTED, "text only").await;
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
        };
        // In a box, which is there only while somebody wishes something: all that carrying out a wish
        // may need would be several times what a socket that waits holds.
        let reply = Box::pin(self.desk.answer(&text)).await;
        self.reply(&reply).await
    }

    async fn reply(&mut self, reply: &Reply) -> Result<(), Gone> {
        let line = serde_json::to_string(reply).expect("replies serialize");
        self.send(&line).await
    }

    /// A client that takes no bytes for a long time is gone.
    async fn send(&mut self, line: &str) -> Result<(), Gone> {
        let sent = self.socket.send(Message::Text(line.into()));
        match timeout_at(Instant::now() + SILENCE, sent).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Gone),
        }
    }

    /// Says goodbye to somebody who is told nothing any more.
    async fn part(&mut self) -> Result<(), Gone> {
        let Desk { app, table, account, eyes, .. } = &self.desk;
        let seen = Box::pin(app.hall.may_see(table, account.as_deref(), eyes.viewer()));
        match seen.await {
            Ok(false) => self.close(close_code::POLICY, "not with these eyes").await,
            // It could not keep up; it comes back and asks for what it missed.
            _ => self.close(close_code::AGAIN, "too slow").await,
        }
    }

    async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Gone> {
        let frame = CloseFrame { code, reason: reason.into() };
        let _ = self.socket.send(Message::Close(Some(frame))).await;
        // Whoever hangs up with something unread makes the system throw away what was sent.
        let rest = async { while let Some(Ok(_)) = self.socket.recv().await {} };
        let _ = timeout_at(Instant::now() + GOODBYE, rest).await;
        Err(Gone)
    }
}

impl Desk {
    /// What becomes of a line.
    async fn answer(&self, text: &str) -> Reply {
        let line = match Line::parse(text) {
            Ok(line) => line,
            Err(reason) => {
                let message = game_core::Message::new("server-bad-line").text("reason", reason);
                return refused(id_of(text), None, &message.into());
            }
        };
        let (id, seq) = (line.id, line.seq());
        match carry_out(&self.app, &self.table, self.account.as_deref(), self.eyes.seat, line).await
        {
            Ok(Some(preview)) => Reply::Preview { id, preview },
            Ok(None) => Reply::Done { id, seq },
            Err(error) => refused(id, seq, &error.problem),
        }
    }
}

/// The number of a line that is none otherwise.
fn id_of(text: &str) -> Option<u32> {
    let line: serde_json::Value = serde_json::from_str(text).ok()?;
    line.get("id")?.as_u64()?.try_into().ok()
}

/// Whether a session has ended, here or on another node. While the store is away nobody knows.
async fn is_over(app: &App, session: Option<&str>) -> bool {
    let Some(session) = session else { return false };
    matches!(app.store.session(session, crate::now()).await, Ok(None))
}

fn refused(id: Option<u32>, seq: Option<u32>, problem: &Problem) -> Reply {
    Reply::Refused { id, seq, problem: wire::problem(problem) }
}

/// Carries a line out for an account; gives a preview if that was wished. A wish about a seat that
/// does not say which one is about the seat whose eyes were opened.
///
/// # Errors
/// The reason why not.
pub async fn carry_out(
    app: &App,
    table: &TableId,
    account: Option<&str>,
    eyes: Option<u8>,
    line: Line,
) -> ApiResult<Option<protocol::Preview>> {
    let done = try_to(app, table, account, eyes, line).await;
    if done.is_err() {
        metrics::counter!("trestle_refused_total").increment(1);
    }
    done
}

async fn try_to(
    app: &App,
    table: &TableId,
    account: Option<&str>,
    eyes: Option<u8>,
    line: Line,
) -> ApiResult<Option<protocol::Preview>> {
    let account = account.ok_or_else(ApiError::signed_out)?;
    let seat = line.seat.or(eyes);
    let seat_or = || seat.map(Seat::new).ok_or_else(|| ApiError::forbidden("server-which-seat"));
    let command = match line.wish {
        Wish::Preview { action } => {
            return Ok(Some(app.hall.preview(table, account, seat_or()?, &action).await?));
        }
        Wish::Sit { .. } if !app.may_walk_in(table, account).await? => {
            return Err(ApiError::forbidden("server-invited-only"));
        }
        wish => Command::of(wish, seat.map(Seat::new))
            .ok_or_else(|| ApiError::forbidden("server-which-seat"))?,
    };
    app.hall.carry_out(table, Actor::person(account), command).await?;
    Ok(None)
}
