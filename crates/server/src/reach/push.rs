//! Messages to browsers through their push services, signed according to RFC 8292 (VAPID).

use base64::Engine;
use game_core::Message;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::Subscription;
use table::Millis;

use super::encrypt::{BASE64, CannotEncrypt, encrypt};
use super::guard::Post;
use super::news::Notice;
use crate::error::ApiError;

/// How many seconds a push service keeps a message for a browser that is off.
const KEEP: u32 = 24 * 3_600;
/// How many seconds a signature is valid; services refuse more than a day.
const HOLDS: i64 = 12 * 3_600;

/// A new signing key, in the stored form.
///
/// # Panics
/// If the operating system gives no random bytes.
pub fn new_key() -> String {
    let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
    BASE64.encode(key.expect("the operating system gives random bytes"))
}

/// A stored key that cannot be parsed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the key that messages are signed with cannot be read")]
pub struct BadKey;

impl From<BadKey> for ApiError {
    fn from(error: BadKey) -> Self {
        tracing::error!(%error, "the store has a bad key");
        Self::new(axum::http::StatusCode::INTERNAL_SERVER_ERROR, Message::new("server-internal"))
    }
}

/// Signs messages for a club.
pub struct Signer {
    key: EcdsaKeyPair,
    random: SystemRandom,
    public: String,
    site: Option<String>,
}

impl Signer {
    /// A signer with a stored key. `site` tells a push service whom to contact.
    ///
    /// # Errors
    /// If the key is invalid.
    pub fn new(kept: &str, site: Option<&str>) -> Result<Self, BadKey> {
        let random = SystemRandom::new();
        let bytes = BASE64.decode(kept).map_err(|_| BadKey)?;
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &bytes, &random);
        let key = key.map_err(|_| BadKey)?;
        let public = BASE64.encode(key.public_key());
        Ok(Self { key, random, public, site: site.map(str::to_string) })
    }

    /// The public half, which browsers are given when they subscribe.
    pub fn public(&self) -> &str {
        &self.public
    }

    /// The request that makes a browser show this.
    ///
    /// # Errors
    /// If the browser's keys are invalid.
    pub fn post(
        &self,
        browser: &Subscription,
        notice: &Notice,
        now: Millis,
    ) -> Result<Post, CannotEncrypt> {
        let text = serde_json::to_vec(notice).map_err(|_| CannotEncrypt)?;
        let body = encrypt(&browser.p256dh, &browser.auth, &text)?;
        let mut headers = vec![
            ("ttl", KEEP.to_string()),
            ("urgency", "high".to_string()),
            ("content-encoding", "aes128gcm".to_string()),
            ("content-type", "application/octet-stream".to_string()),
            ("authorization", self.authorization(&browser.endpoint, now)?),
        ];
        // Of several messages about a table that wait for a browser, the last one is enough.
        if let Some(table) = &notice.table {
            headers.push(("topic", table.chars().take(32).collect()));
        }
        Ok(Post { url: browser.endpoint.clone(), headers, body })
    }

    fn authorization(&self, endpoint: &str, now: Millis) -> Result<String, CannotEncrypt> {
        let url = reqwest::Url::parse(endpoint).map_err(|_| CannotEncrypt)?;
        let audience = url.origin().ascii_serialization();
        let mut claims = json!({"aud": audience, "exp": now / 1000 + HOLDS});
        if let Some(site) = &self.site {
            claims["sub"] = json!(site);
        }
        let head = BASE64.encode(json!({"typ": "JWT", "alg": "ES256"}).to_string());
        let token = format!("{head}.{}", BASE64.encode(claims.to_string()));
        let signature = self.key.sign(&self.random, token.as_bytes())?;
        Ok(format!("vapid t={token}.{}, k={}", BASE64.encode(signature), self.public))
    }
}
