//! Messages to a person's own address, signed so that it can verify them.

use std::fmt::Write as _;

use ring::hmac;
use store::Webhook;
use table::Millis;

use super::guard::Post;
use super::news::Notice;

/// The header with the id of a message. The same news is never sent under two ids.
pub const ID: &str = "trestle-id";
/// The header with the time of a message, in seconds since 1970.
pub const TIME: &str = "trestle-timestamp";
/// The header with the signature: `sha256=` and hexadecimal digits.
pub const SIGNATURE: &str = "trestle-signature";

/// The request for an address.
///
/// # Panics
/// Never: news is plain data.
pub fn post(hook: &Webhook, id: &str, at: Millis, notice: &Notice) -> Post {
    let body = serde_json::to_string(notice).expect("news serializes");
    let time = (at / 1000).to_string();
    let signature = sign(&hook.secret, &time, &body);
    Post {
        url: hook.url.clone(),
        headers: vec![
            ("content-type", "application/json".to_string()),
            (ID, id.to_string()),
            (TIME, time),
            (SIGNATURE, signature),
        ],
        body: body.into_bytes(),
    }
}

/// The signature: HMAC-SHA256 of the time, a dot and the body, with the secret as key.
pub fn sign(secret: &str, time: &str, body: &str) -> String {
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let tag = hmac::sign(&key, format!("{time}.{body}").as_bytes());
    tag.as_ref().iter().fold("sha256=".to_string(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with: `printf '1700000000.{}' | openssl dgst -sha256 -hmac secret`.
    #[test]
    fn a_signature_is_what_others_compute() {
        let known = "sha256=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163";
        assert_eq!(sign("secret", "1700000000", "{}"), known);
    }
}
