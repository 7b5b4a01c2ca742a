//! The server's end of a WebSocket.

use std::sync::Arc;
use std::time::Duration;

use game_core::Problem;
use protocol::{Reply, Request};
use store::TableId;
use table::wire;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use super::socket::{Error, Message, Socket};
use super::{SIGNED_OUT, ViewerQuery};
use crate::app::App;
use crate::connections::Place;
use crate::registry::{Line, Watch, line};
use crate::requests;
use crate::serve::stopped;
use crate::sessions::Held;
use crate::sockets::OpenSocket;

/// After this much silence a socket counts as dead.
const SILENCE: Duration = Duration::from_mins(1);

/// How long a client has to close its side.
const GOODBYE: Duration = Duration::from_secs(1);

/// The person at the other end of a socket.
pub struct Peer {
    pub handler: Handler,
    pub socket: Socket,
    /// Their subscription.
    pub watch: Watch,
    /// The place of the connection.
    pub place: Option<Arc<Place>>,
}

/// Carries out the requests that arrive on a socket.
pub struct Handler {
    pub app: App,
    pub table: TableId,
    pub account: Option<String>,
    pub session: Option<Held>,
    pub query: ViewerQuery,
    pub open_socket: OpenSocket,
}

/// The socket has ended.
struct Gone;

impl Peer {
    /// Serves the socket until it ends.
    pub async fn serve(mut self: Box<Self>) {
        let mut stopping = self.handler.app.stopping.clone();
        let mut heard = Instant::now();
        let every = Duration::from_millis(self.handler.app.config.ping_every_ms);
        let mut ping = tokio::time::interval(every);
        let place = self.place.clone();
        let given_away = async || match &place {
            Some(place) => place.given_away().await,
            None => std::future::pending().await,
        };
        self.watch.lines.attach(self.socket.connection());
        loop {
            // Until there is something to do, others write to the socket.
            self.watch.lines.open();
            let step = tokio::select! {
                lines = self.watch.lines.next() => match lines {
                    Some(lines) => self.send(&lines).await,
                    None => self.part().await,
                },
                message = self.socket.next() => {
                    heard = Instant::now();
                    self.handler.open_socket.line().await;
                    self.hear(message).await
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        Err(Gone)
                    } else if self.handler.session.as_ref().is_some_and(Held::has_ended) {
                        self.close(SIGNED_OUT, "signed out").await
                    } else if heard.elapsed() >= every {
                        self.put(Message::Ping(Vec::new().into()), SILENCE).await
                    } else {
                        Ok(())
                    }
                }
                // Somebody else needs the connection more.
                () = given_away() => self.close(CloseCode::Again.into(), "too many connections").await,
                () = stopped(&mut stopping) => {
                    let _ = self.reply(&Reply::Reconnect { after: 500 }).await;
                    self.close(CloseCode::Restart.into(), "restart").await
                }
            };
            if step.is_err() {
                return self.watch.end().await;
            }
        }
    }

    async fn hear(&mut self, message: Option<Result<Message, Error>>) -> Result<(), Gone> {
        let text = match message {
            Some(Ok(Message::Text(text))) => text,
            // The answer is on its way before others write to the socket.
            Some(Ok(Message::Ping(_))) => return self.send(&[]).await,
            Some(Ok(Message::Pong(_) | Message::Frame(_))) => return Ok(()),
            Some(Ok(Message::Binary(_))) => {
                return self.close(CloseCode::Unsupported.into(), "text only").await;
            }
            Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
        };
        // What comes of it goes out together with the reply.
        self.watch.lines.shut();
        // Boxed, and so allocated only during a request: the state of carrying one out is several
        // times what an idle socket needs.
        let reply = Box::pin(self.handler.answer(&text)).await;
        self.reply(&reply).await
    }

    /// Sends a reply, preceded by the lines that wait: one write for both.
    async fn reply(&mut self, reply: &Reply) -> Result<(), Gone> {
        let rest = self.watch.lines.take_over();
        let lines: Vec<_> = self.watch.lines.waiting().chain([line(reply)]).collect();
        self.socket.send(&rest, &lines, SILENCE).await.map_err(|_| Gone)
    }

    async fn send(&mut self, lines: &[Line]) -> Result<(), Gone> {
        let rest = self.watch.lines.take_over();
        self.socket.send(&rest, lines, SILENCE).await.map_err(|_| Gone)
    }

    /// A client that accepts no bytes for this long is gone.
    async fn put(&mut self, message: Message, patience: Duration) -> Result<(), Gone> {
        let rest = self.watch.lines.take_over();
        self.socket.control(&rest, message, patience).await.map_err(|_| Gone)
    }

    /// Closes the socket of a subscription that has ended.
    async fn part(&mut self) -> Result<(), Gone> {
        let Handler { app, table, account, query, session, .. } = &self.handler;
        let seen = Box::pin(app.registry.may_see(table, account.as_deref(), query.viewer())).await;
        // Checked last: somebody who loses a seat by deleting their account has signed out before.
        match (Box::pin(has_ended(app, session.as_ref().map(Held::hash))).await, seen) {
            // A client that is signed out should not reconnect again and again as somebody it is
            // not.
            (Some(true), _) => self.close(SIGNED_OUT, "signed out").await,
            (Some(false), Ok(false)) => {
                self.close(CloseCode::Policy.into(), "not from this seat").await
            }
            // It could not keep up, or the store is away: it reconnects and asks for what it
            // missed.
            _ => self.close(CloseCode::Again.into(), "try again").await,
        }
    }

    async fn close(&mut self, code: u16, reason: &'static str) -> Result<(), Gone> {
        let frame = CloseFrame { code: code.into(), reason: reason.into() };
        let _ = self.put(Message::Close(Some(frame)), GOODBYE).await;
        // Closing with unread input makes the system discard what was sent.
        let rest = async { while let Some(Ok(_)) = self.socket.next().await {} };
        let _ = timeout_at(Instant::now() + GOODBYE, rest).await;
        Err(Gone)
    }
}

impl Handler {
    /// The reply to a line.
    async fn answer(&self, text: &str) -> Reply {
        let request = match Request::parse(text) {
            Ok(request) => request,
            Err(reason) => {
                return refused(id_of(text), None, &requests::malformed(reason));
            }
        };
        let (id, question) = (request.id, request.question());
        match requests::carry_out(
            &self.app,
            &self.table,
            self.account.as_deref(),
            self.query.seat,
            request,
        )
        .await
        {
            Ok(Some(preview)) => Reply::Preview { id, preview },
            Ok(None) => Reply::Done { id, question },
            Err(error) => refused(id, question, &error.problem),
        }
    }
}

/// The id of a line that is otherwise malformed.
fn id_of(text: &str) -> Option<u32> {
    let line: serde_json::Value = serde_json::from_str(text).ok()?;
    line.get("id")?.as_u64()?.try_into().ok()
}

/// Whether a session has ended, here or on another node; `None` while the store is away and nobody
/// knows.
async fn has_ended(app: &App, session: Option<&str>) -> Option<bool> {
    let Some(session) = session else { return Some(false) };
    let found = app.store.session(session, app.now()).await;
    found.ok().map(|session| session.is_none())
}

pub async fn is_over(app: &App, session: Option<&str>) -> bool {
    has_ended(app, session).await == Some(true)
}

fn refused(id: Option<u32>, question: Option<u32>, problem: &Problem) -> Reply {
    Reply::Refused { id, question, problem: wire::problem(problem) }
}
