//! A WebSocket: how a request becomes one, what comes in, what goes out.
//!
//! What a client sends is read by tungstenite, which answers its pings as well. Lines go out past the
//! buffer that it has for them: that one would stay as large as the longest line was for as long as the
//! socket lives, and most of the memory of a server would be such buffers.

use std::time::Duration;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
pub use tokio_tungstenite::tungstenite::{Error, Message};

use super::LONGEST_LINE;
use crate::door::no_request;
use crate::error::ApiError;

/// How much is read at once; hardly any line is longer. A socket has its buffer for as long as it
/// lives, and the usual 128 KiB for each of them would be most of the server's memory.
const READ_AT_ONCE: usize = 512;

/// A request to become a WebSocket.
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
            ApiError::new(status, no_request(format!("header {what} of a WebSocket")))
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

/// Whether a header has a word, among others perhaps.
fn says(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let value = headers.get(name).and_then(|value| value.to_str().ok());
    value.is_some_and(|value| value.split(',').any(|one| one.trim().eq_ignore_ascii_case(word)))
}

impl Upgrade {
    /// What says that the request has become a WebSocket.
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

    /// The WebSocket, once that has been said; nothing if the client has gone meanwhile.
    pub async fn socket(self) -> Option<Socket> {
        let upgraded = self.pending.await.ok()?;
        let parts = upgraded.downcast::<TokioIo<TcpStream>>().ok()?;
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST_LINE))
            .max_frame_size(Some(LONGEST_LINE))
            .read_buffer_size(READ_AT_ONCE);
        let (io, read) = (parts.io.into_inner(), parts.read_buf.to_vec());
        let stream =
            WebSocketStream::from_partially_read(io, read, Role::Server, Some(config)).await;
        Some(Socket(stream))
    }
}

/// A WebSocket.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// What comes next; nothing once it is closed.
    pub async fn next(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends lines with one write.
    ///
    /// # Errors
    /// If the socket broke, or the client took no bytes for so long.
    pub async fn send(
        &mut self,
        lines: &[impl AsRef<str>],
        patience: Duration,
    ) -> Result<(), Error> {
        let lines = || lines.iter().map(|line| line.as_ref().as_bytes());
        let mut bytes = Vec::with_capacity(lines().map(|line| line.len() + LONGEST_HEAD).sum());
        for line in lines() {
            frame(line, &mut bytes);
        }
        let sent = async {
            // What tungstenite owes the client, such as the answer to a ping, is whole before that.
            self.0.flush().await?;
            Ok(self.0.get_mut().write_all(&bytes).await?)
        };
        timeout(patience, sent).await.unwrap_or(Err(Error::ConnectionClosed))
    }

    /// Sends something that is no line.
    ///
    /// # Errors
    /// As [`Socket::send`].
    pub async fn control(&mut self, message: Message, patience: Duration) -> Result<(), Error> {
        let sent = timeout(patience, self.0.send(message)).await;
        sent.unwrap_or(Err(Error::ConnectionClosed))
    }
}

/// How long the head of a frame can be that a server sends.
const LONGEST_HEAD: usize = 10;

/// Writes a line as a frame (RFC 6455, 5.2): a text, all of it, and no mask, as servers have none.
fn frame(line: &[u8], out: &mut Vec<u8>) {
    const WHOLE_TEXT: u8 = 0x81;
    out.push(WHOLE_TEXT);
    match line.len() {
        length @ ..=125 => out.push(length as u8),
        length @ 126..=0xffff => {
            out.push(126);
            out.extend((length as u16).to_be_bytes());
        }
        length => {
            out.push(127);
            out.extend((length as u64).to_be_bytes());
        }
    }
    out.extend(line);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written here, tungstenite reads on the other side.
    #[tokio::test]
    async fn lines_of_any_length_arrive() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (there, here) = tokio::join!(TcpStream::connect(address), listener.accept());
        let stream = |stream, role| WebSocketStream::from_raw_socket(stream, role, None);
        let mut server = Socket(stream(here.expect("a client").0, Role::Server).await);
        let mut client = stream(there.expect("a server"), Role::Client).await;
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
            server.send(&lines, patience).await.expect("it is sent");
            assert_eq!(server.next().await.expect("it").expect("it"), Message::Ping("!".into()));
            server.send(&["last"], patience).await.expect("it is sent");
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
