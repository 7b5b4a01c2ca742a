//! The receiving end: an address on loopback that accepts messages, and a browser's keys.
//!
//! It handles messages with other libraries than the server's.

use std::collections::BTreeMap;

use aes_gcm::aead::Aead;
use aes_gcm::{Aes128Gcm, KeyInit};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey, ecdh};
use serde_json::Value;
use sha2::Sha256;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::sync::watch;

/// What arrived.
#[derive(Debug)]
pub struct Arrived {
    /// The last part of the address.
    pub name: String,
    pub headers: BTreeMap<String, String>,
    pub body: Vec<u8>,
}

impl Arrived {
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }
}

/// An address that accepts messages at `/STATUS/NAME`, and returns that status.
pub struct Receiver {
    pub url: String,
    arrived: UnboundedReceiver<Arrived>,
}

impl Receiver {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let (sender, arrived) = mpsc::unbounded_channel();
        let app = Router::new().route("/{status}/{name}", post(take)).with_state(sender);
        tokio::spawn(async move { axum::serve(listener, app).await });
        Self { url, arrived }
    }

    /// An address that answers with this status.
    pub fn at(&self, status: u16, name: &str) -> String {
        format!("{}/{status}/{name}", self.url)
    }

    /// What arrives next.
    pub async fn next(&mut self) -> Arrived {
        self.arrived.recv().await.expect("a receiver")
    }

    /// All that has arrived by now.
    pub fn take(&mut self) -> Vec<Arrived> {
        std::iter::from_fn(|| self.arrived.try_recv().ok()).collect()
    }
}

async fn take(
    State(sender): State<UnboundedSender<Arrived>>,
    Path((status, name)): Path<(u16, String)>,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, [(&'static str, &'static str); 1], &'static str) {
    let text = |value: &axum::http::HeaderValue| value.to_str().unwrap_or_default().to_string();
    let headers = headers.iter().map(|(name, value)| (name.to_string(), text(value))).collect();
    sender.send(Arrived { name, headers, body: body.to_vec() }).expect("somebody listens");
    let status = StatusCode::from_u16(status).expect("a status");
    // A client that follows redirects arrives a second time.
    (status, [("location", "/200/elsewhere")], "an answer that nobody reads")
}

/// An address that accepts connections and never answers.
pub struct Tarpit {
    pub url: String,
    /// How many connections were opened, and how many were closed again.
    counts: watch::Receiver<(usize, usize)>,
}

impl Tarpit {
    pub async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let (sender, counts) = watch::channel((0, 0));
        tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                sender.send_modify(|(came, _)| *came += 1);
                let sender = sender.clone();
                tokio::spawn(async move {
                    let _ = tokio::io::copy(&mut stream, &mut tokio::io::sink()).await;
                    sender.send_modify(|(_, gone)| *gone += 1);
                });
            }
        });
        Self { url, counts }
    }

    pub fn at(&self, name: &str) -> String {
        format!("{}/{name}", self.url)
    }

    /// Waits until this many were opened.
    pub async fn holds(&mut self, many: usize) {
        self.counts.wait_for(|(came, _)| *came >= many).await.expect("a tarpit");
    }

    /// How many were closed again.
    pub fn gone(&self) -> usize {
        self.counts.borrow().1
    }
}

/// A browser's keys.
pub struct Keys {
    secret: SecretKey,
    auth: Vec<u8>,
}

impl Keys {
    pub fn new(secret: &str, auth: &str) -> Self {
        let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base 64");
        Self { secret: SecretKey::from_slice(&decode(secret)).expect("a key"), auth: decode(auth) }
    }

    fn public(&self) -> Vec<u8> {
        self.secret.public_key().to_sec1_point(false).as_bytes().to_vec()
    }

    pub fn p256dh(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.public())
    }

    pub fn auth(&self) -> String {
        URL_SAFE_NO_PAD.encode(&self.auth)
    }

    /// Decrypts a message according to RFC 8291.
    pub fn open(&self, body: &[u8]) -> Option<Vec<u8>> {
        let (salt, rest) = body.split_at_checked(16)?;
        let (record, rest) = rest.split_at_checked(4)?;
        assert!(u32::from_be_bytes(record.try_into().ok()?) as usize >= body.len());
        let (length, rest) = rest.split_first()?;
        let (sender, sealed) = rest.split_at_checked(usize::from(*length))?;
        let theirs = PublicKey::from_sec1_bytes(sender).ok()?;
        let shared = ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), theirs.as_affine());
        let secret = shared.raw_secret_bytes();
        let mut input = [0; 32];
        let info = [b"WebPush: info\0".as_slice(), &self.public(), sender].concat();
        Hkdf::<Sha256>::new(Some(&self.auth), secret).expand(&info, &mut input).ok()?;
        let stretch = Hkdf::<Sha256>::new(Some(salt), &input);
        let (mut key, mut nonce) = ([0; 16], [0; 12]);
        stretch.expand(b"Content-Encoding: aes128gcm\0", &mut key).ok()?;
        stretch.expand(b"Content-Encoding: nonce\0", &mut nonce).ok()?;
        let cipher = Aes128Gcm::new_from_slice(&key).ok()?;
        let mut opened = cipher.decrypt(&nonce.into(), sealed).ok()?;
        while opened.last() == Some(&0) {
            opened.pop();
        }
        (opened.pop() == Some(2)).then_some(opened)
    }
}

/// The claims of a signed authorization, and the key that signed it; panics if the signature is
/// wrong.
pub fn claims(authorization: &str) -> (Value, String) {
    let rest = authorization.strip_prefix("vapid t=").expect("VAPID");
    let (token, key) = rest.split_once(", k=").expect("a key");
    let (signed, signature) = token.rsplit_once('.').expect("a signature");
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).expect("base 64");
    let verifier = VerifyingKey::from_sec1_bytes(&decode(key)).expect("a key");
    let signature = Signature::from_slice(&decode(signature)).expect("a signature");
    verifier.verify(signed.as_bytes(), &signature).expect("it is signed");
    let (head, claims) = signed.split_once('.').expect("two parts");
    let json = |text: &str| serde_json::from_slice::<Value>(&decode(text)).expect("JSON");
    assert_eq!(json(head)["alg"], "ES256");
    (json(claims), key.to_string())
}
