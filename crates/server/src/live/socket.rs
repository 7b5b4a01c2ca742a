//! A WebSocket: the upgrade of a request, input and output.
//!
//! Input is read by tungstenite, which also answers pings. Output bypasses its write buffer: that
//! would stay as large as the longest line while the socket is open, and such buffers would be most
//! of a server's memory.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
pub use tokio_tungstenite::tungstenite::{Error, Message};

use super::LONGEST_LINE;
use crate::error::ApiError;
use crate::outlet::put;
use crate::registry::Line;
use crate::requests::malformed;

/// How much is read at once; hardly any line is longer. A socket keeps its buffer while it is open,
/// and the default of 128 KiB each would be most of the server's memory.
const READ_AT_ONCE: usize = 512;

/// A request to upgrade to a WebSocket.
pub struct Upgrade {
    key: HeaderValue,
    pending: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let wanted = [
            (header::CONNECTION, "upgrade"),
            (header::UPGRADE, "websocket"),
            (header::SEC_WEBSOCKET_VERSION, "13"),
        ];
        let bad = |status, what: &HeaderName| {
            ApiError::new(status, malformed(format!("header {what} of a WebSocket")))
        };
        for (name, word) in wanted {
            if !says(&parts.headers, &name, word) {
                return Err(bad(StatusCode::BAD_REQUEST, &name));
            }
        }
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY);
        let key = key.ok_or_else(|| bad(StatusCode::BAD_REQUEST, &header::SEC_WEBSOCKET_KEY))?;
        let pending = parts.extensions.remove();
        let pending = pending.ok_or_else(|| bad(StatusCode::UPGRADE_REQUIRED, &header::UPGRADE))?;
        Ok(Self { key: key.clone(), pending })
    }
}

/// Whether a header contains a token, possibly among others.
fn says(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let value = headers.get(name).and_then(|value| value.to_str().ok());
    value.is_some_and(|value| value.split(',').any(|one| one.trim().eq_ignore_ascii_case(word)))
}

impl Upgrade {
    /// The response that switches protocols.
    pub fn response(&self) -> Response {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let accepted = derive_accept_key(self.key.as_bytes());
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        let accepted = HeaderValue::try_from(accepted).expect("base64");
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accepted);
        response
    }

    /// The WebSocket, once the response is sent; `None` if the client is gone.
    pub async fn socket(self) -> Option<Socket> {
        let upgraded = self.pending.await.ok()?;
        let parts = upgraded.downcast::<TokioIo<TcpStream>>().ok()?;
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST_LINE))
            .max_frame_size(Some(LONGEST_LINE))
            .read_buffer_size(READ_AT_ONCE);
        let (wire, read) = (Wire(parts.io.into_inner().into()), parts.read_buf.to_vec());
        let stream =
            WebSocketStream::from_partially_read(wire, read, Role::Server, Some(config)).await;
        Some(Socket(stream))
    }
}

/// A connection to which others may write as well, while nothing of this one is under way.
struct Wire(Arc<TcpStream>);

impl AsyncRead for Wire {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        loop {
            ready!(self.0.poll_read_ready(context))?;
            match self.0.try_read(buffer.initialize_unfilled()) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                read => return Poll::Ready(read.map(|read| buffer.advance(read))),
            }
        }
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        loop {
            ready!(self.0.poll_write_ready(context))?;
            match self.0.try_write(bytes) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                written => return Poll::Ready(written),
            }
        }
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        // Nobody asks for it: a socket ends when it is dropped.
        Poll::Ready(Ok(()))
    }
}

/// A WebSocket.
pub struct Socket(WebSocketStream<Wire>);

impl Socket {
    /// The connection, for those who write to it while nothing of the socket is under way.
    pub fn connection(&self) -> Arc<TcpStream> {
        Arc::clone(&self.0.get_ref().0)
    }

    /// The next message; `None` once it is closed.
    pub async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends lines with one write. Before them goes `rest`, which is the end of a frame, and what is owed
    /// to the client, such as the answer to a ping.
    ///
    /// # Errors
    /// If the socket broke, or the client accepted no bytes for that long.
    pub async fn send(
        &mut self,
        rest: &[u8],
        lines: &[Line],
        patience: Duration,
    ) -> Result<(), Error> {
        let mut bytes = Vec::new();
        for line in lines {
            put(line, &mut bytes);
        }
        let sent = async {
            self.0.get_mut().write_all(rest).await?;
            self.0.flush().await?;
            Ok(self.0.get_mut().write_all(&bytes).await?)
        };
        timeout(patience, sent).await.unwrap_or(Err(Error::ConnectionClosed))
    }

    /// Sends something that is no line, after `rest`.
    ///
    /// # Errors
    /// As [`Socket::send`].
    pub async fn control(
        &mut self,
        rest: &[u8],
        message: Message,
        patience: Duration,
    ) -> Result<(), Error> {
        let sent = async {
            self.0.get_mut().write_all(rest).await?;
            self.0.send(message).await
        };
        timeout(patience, sent).await.unwrap_or(Err(Error::ConnectionClosed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written here, tungstenite reads at the other end.
    #[tokio::test]
    async fn lines_of_any_length_arrive() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (there, here) = tokio::join!(TcpStream::connect(address), listener.accept());
        let wire = Wire(here.expect("a client").0.into());
        let server = WebSocketStream::from_raw_socket(wire, Role::Server, None).await;
        let mut server = Socket(server);
        let there = there.expect("a server");
        let mut client = WebSocketStream::from_raw_socket(there, Role::Client, None).await;
        let lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000];
        let lines = lengths.map(|length| "é".repeat(length / 2) + &"x".repeat(length % 2));
        let patience = Duration::from_secs(30);
        let reading = async {
            for line in &lines {
                let heard = client.next().await.expect("a line").expect("a socket");
                assert!(heard == Message::text(line.as_str()), "{}", line.len());
            }
            client.send(Message::Ping("!".into())).await.expect("it is sent");
            assert_eq!(
                client.next().await.expect("an answer").expect("it"),
                Message::Pong("!".into())
            );
            assert_eq!(client.next().await.expect("a line").expect("it"), Message::text("last"));
        };
        let writing = async {
            let lines: Vec<Line> = lines.iter().map(|line| line.as_str().into()).collect();
            server.send(b"", &lines, patience).await.expect("it is sent");
            assert_eq!(server.next().await.expect("it").expect("it"), Message::Ping("!".into()));
            server.send(b"", &["last".into()], patience).await.expect("it is sent");
        };
        tokio::join!(reading, writing);
    }

    #[test]
    fn a_header_has_a_word_among_others() {
        let mut headers = HeaderMap::new();
        headers.insert(header::CONNECTION, HeaderValue::from_static("keep-alive, Upgrade"));
        assert!(says(&headers, &header::CONNECTION, "upgrade"));
        assert!(!says(&headers, &header::CONNECTION, "up"));
        assert!(!says(&headers, &header::UPGRADE, "websocket"));
    }
}
