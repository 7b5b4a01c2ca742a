//! A client of the server, for tests and load: a person with a cookie, and the socket of a table.
//! It knows no rules.

mod follower;

use std::task::Poll;

use futures_util::{SinkExt, StreamExt};
use protocol::{Reply, Request};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub use follower::{Follower, Heard};

/// Why a request or a socket failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ClientError {
    /// The server cannot be reached, or hung up.
    #[error("the server cannot be reached")]
    Http(#[from] reqwest::Error),
    /// The socket broke, or was refused.
    #[error("the socket failed")]
    Socket(#[from] Box<tungstenite::Error>),
    /// The response cannot be parsed.
    #[error("the server sent an unreadable line")]
    Unreadable(#[from] serde_json::Error),
    /// The server answered with an unexpected status.
    #[error("the server answered {status}: {body}")]
    Answer {
        /// The status.
        status: StatusCode,
        /// The body.
        body: Value,
    },
}

/// The result of a call.
pub type Result<T> = std::result::Result<T, ClientError>;

/// A client with a session.
#[derive(Clone, Debug)]
pub struct Client {
    base: String,
    http: reqwest::Client,
    cookie: Option<String>,
    /// The id of the account, once there is one.
    pub id: String,
}

impl Client {
    /// A client without an account, for the server at this address: `http://127.0.0.1:8080`.
    pub fn new(base: &str) -> Self {
        // The first provider stays, whoever installed it.
        let _ = rustls::crypto::ring::default_provider().install_default();
        Self {
            base: base.trim_end_matches('/').to_string(),
            http: reqwest::Client::new(),
            cookie: None,
            id: String::new(),
        }
    }

    /// A guest with this name.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn guest(base: &str, name: &str) -> Result<Self> {
        let mut client = Self::new(base);
        let me = client.post("/api/guests", &json!({ "name": name })).await?;
        client.id = me["id"].as_str().unwrap_or_default().to_string();
        Ok(client)
    }

    /// The same person at another address, of this server or another one.
    pub fn at(&self, base: &str) -> Self {
        Self { base: base.trim_end_matches('/').to_string(), ..self.clone() }
    }

    /// Sends one request and returns whatever the answer is. A session that the answer begins or
    /// ends is kept.
    ///
    /// # Errors
    /// If the server cannot be reached.
    pub async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(StatusCode, Value)> {
        let mut request = self.http.request(method, format!("{}{path}", self.base));
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await?;
        if let Some(cookie) = response.headers().get("set-cookie") {
            let text = cookie.to_str().unwrap_or_default();
            self.cookie = text.split(';').next().map(str::to_string);
        }
        let status = response.status();
        let text = response.text().await?;
        let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
        Ok((status, body))
    }

    /// Gets an address.
    ///
    /// # Errors
    /// If the server cannot be reached or answers with an error.
    pub async fn get(&mut self, path: &str) -> Result<Value> {
        self.fine(Method::GET, path, None).await
    }

    /// Posts to an address.
    ///
    /// # Errors
    /// If the server cannot be reached or answers with an error.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Value> {
        self.fine(Method::POST, path, Some(body)).await
    }

    async fn fine(&mut self, method: Method, path: &str, body: Option<&Value>) -> Result<Value> {
        match self.ask(method, path, body).await? {
            (status, body) if status.is_success() => Ok(body),
            (status, body) => Err(ClientError::Answer { status, body }),
        }
    }

    /// Opens a table, and returns its id.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn open(&mut self, table: &Value) -> Result<String> {
        let opened = self.post("/api/tables", table).await?;
        Ok(opened["table"].as_str().unwrap_or_default().to_string())
    }

    /// The socket of a table as a seat or a spectator, starting after item `seen`.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn live(&self, table: &str, seat: Option<u8>, seen: u64) -> Result<Socket> {
        let seat = seat.map(|seat| format!("seat={seat}&")).unwrap_or_default();
        let base = self.base.replacen("http", "ws", 1);
        let url = format!("{base}/api/tables/{table}/live?{seat}seen={seen}");
        let mut request = url.into_client_request().map_err(Box::new)?;
        if let Some(cookie) = self.cookie.as_ref().and_then(|cookie| cookie.parse().ok()) {
            request.headers_mut().insert("cookie", cookie);
        }
        // Thousands of sockets in one process are usual under load.
        let config = WebSocketConfig::default().read_buffer_size(8 * 1024);
        let connected =
            tokio_tungstenite::connect_async_with_config(request, Some(config), true).await;
        Ok(Socket { stream: connected.map_err(Box::new)?.0, code: None })
    }
}

/// The socket of a table.
#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    code: Option<u16>,
}

impl Socket {
    /// Sends a request.
    ///
    /// # Errors
    /// If the socket broke.
    pub async fn send(&mut self, request: &Request) -> Result<()> {
        self.send_text(serde_json::to_string(request)?).await
    }

    /// Sends arbitrary text.
    ///
    /// # Errors
    /// If the socket broke.
    pub async fn send_text(&mut self, text: String) -> Result<()> {
        Ok(self.stream.send(Message::text(text)).await.map_err(Box::new)?)
    }

    /// The next reply; `None` once the server has closed the socket.
    ///
    /// # Errors
    /// If the socket broke, or the line cannot be parsed.
    pub async fn next(&mut self) -> Result<Option<Reply>> {
        match self.next_text().await? {
            Some(text) => Ok(Some(serde_json::from_str(&text)?)),
            None => Ok(None),
        }
    }

    /// The next line, unparsed.
    ///
    /// # Errors
    /// If the socket broke.
    pub async fn next_text(&mut self) -> Result<Option<String>> {
        while let Some(message) = self.stream.next().await {
            match message.map_err(Box::new)? {
                Message::Text(text) => return Ok(Some(text.as_str().to_string())),
                Message::Close(frame) => {
                    self.code = frame.map(|frame| frame.code.into());
                    return Ok(None);
                }
                _ => {}
            }
        }
        Ok(None)
    }

    /// The code with which the server closed it, once [`Socket::next_text`] has returned
    /// everything.
    pub fn code(&self) -> Option<u16> {
        self.code
    }

    /// The next line of the first of several sockets that has one, unparsed and not copied, with
    /// the index of the socket. `None` for a socket that was closed.
    pub async fn next_of(sockets: &mut [Self]) -> (usize, Result<Option<Utf8Bytes>>) {
        std::future::poll_fn(|context| {
            for (index, socket) in sockets.iter_mut().enumerate() {
                loop {
                    let line = match socket.stream.poll_next_unpin(context) {
                        Poll::Pending => break,
                        Poll::Ready(Some(Ok(Message::Text(text)))) => Ok(Some(text)),
                        Poll::Ready(None | Some(Ok(Message::Close(_)))) => Ok(None),
                        Poll::Ready(Some(Ok(_))) => continue,
                        Poll::Ready(Some(Err(error))) => Err(Box::new(error).into()),
                    };
                    return Poll::Ready((index, line));
                }
            }
            Poll::Pending
        })
        .await
    }

    /// Drops the connection without closing it, as a network failure does.
    pub fn cut(self) {
        drop(self);
    }
}
