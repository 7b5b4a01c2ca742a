//! Passkeys: the site they belong to, and the ceremonies that create and use them.
//!
//! A passkey belongs to the name of a site and works only on its pages, and browsers support it
//! only on secure pages: an address with TLS, or `localhost`. It is stored with its owner's
//! identity, so that nobody has to type a login.

use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::http::request::Parts;
use game_core::Message;
use serde_json::{Value, json};
use store::{AccountId, Millis};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Uuid, WebauthnError,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};

use crate::app::App;
use crate::error::{ApiError, ApiResult};

/// How long a ceremony can be finished: time enough to fetch a key from another room.
pub const CEREMONY: Millis = 5 * 60_000;

/// The site that passkeys belong to.
pub struct Site(Webauthn);

/// The first step of a ceremony.
pub struct Begun {
    /// The options for the browser.
    pub options: Value,
    /// The state to remember until the browser answers.
    pub state: String,
}

/// The site of a request: the public address, or without one the origin of the page.
impl FromRequestParts<App> for Site {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        Self::new(app.config.public_url.as_deref(), &parts.headers)
            .ok_or_else(|| ApiError::refused(Message::new("server-no-passkeys")))
    }
}

impl Site {
    /// `None` where browsers support no passkeys.
    fn new(public_url: Option<&str>, headers: &HeaderMap) -> Option<Self> {
        let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
        // That the origin is ours was checked before; a client that is not a browser may send none.
        let origin = match public_url.or_else(|| header(ORIGIN)) {
            Some(origin) => origin.to_string(),
            None => format!("http://{}", header(HOST)?),
        };
        let origin = Url::parse(&origin).ok()?;
        let name = origin.domain()?;
        let is_here = name == "localhost" || name.ends_with(".localhost");
        if origin.scheme() != "https" && !is_here {
            return None;
        }
        let builder = WebauthnBuilder::new(name, &origin).ok()?;
        let timeout = Duration::from_millis(CEREMONY as u64);
        builder.rp_name("Trestle").timeout(timeout).build().ok().map(Self)
    }

    /// Starts creating a passkey for an account that already has these.
    ///
    /// # Errors
    /// If one of them cannot be parsed.
    pub fn begin_registration(
        &self,
        account: &store::Account,
        known: &[store::Passkey],
    ) -> ApiResult<Begun> {
        let known = known.iter().map(|key| Ok(read(key)?.cred_id().clone()));
        let known = known.collect::<ApiResult<Vec<_>>>()?;
        let login = account.login.as_deref().unwrap_or(&account.name);
        let (challenge, state) = self
            .0
            .start_passkey_registration(handle(&account.id), login, &account.name, Some(known))
            .map_err(|error| broken(&error))?;
        let mut options = value(&challenge.public_key)?;
        // The library leaves it to the device whether the key is discoverable. If it is not, nobody
        // can sign in with it here.
        let selection = &mut options["authenticatorSelection"];
        selection["residentKey"] = json!("required");
        selection["requireResidentKey"] = json!(true);
        Ok(Begun { options, state: text(&state)? })
    }

    /// Finishes creating a passkey: returns its id, and the credential to store.
    ///
    /// # Errors
    /// If the answer does not match the challenge.
    pub fn finish_registration(
        &self,
        state: &str,
        answer: &RegisterPublicKeyCredential,
    ) -> ApiResult<(String, String)> {
        // A state that cannot be parsed comes from another version, in the middle of an update.
        let state: PasskeyRegistration = serde_json::from_str(state).map_err(|_| late())?;
        let key = self.0.finish_passkey_registration(answer, &state).map_err(|error| {
            tracing::info!(%error, "a passkey was not made");
            ApiError::bad(Message::new("server-bad-passkey"))
        })?;
        Ok((id(key.cred_id()), text(&key)?))
    }

    /// Starts a sign-in of anybody.
    ///
    /// # Errors
    /// If the random number generator fails.
    pub fn begin_sign_in(&self) -> ApiResult<Begun> {
        let begun = self.0.start_discoverable_authentication();
        let (challenge, state) = begun.map_err(|error| broken(&error))?;
        Ok(Begun { options: value(&challenge.public_key)?, state: text(&state)? })
    }

    /// Finishes a sign-in with a stored passkey: returns the updated credential, with its counter
    /// and whether it is backed up.
    ///
    /// # Errors
    /// If the answer does not match the challenge, the passkey or its owner, or if the passkey was
    /// copied.
    pub fn finish_sign_in(
        &self,
        state: &str,
        answer: &PublicKeyCredential,
        known: &store::Passkey,
    ) -> ApiResult<String> {
        let state: DiscoverableAuthentication = serde_json::from_str(state).map_err(|_| late())?;
        let mut key = read(known)?;
        let refused = |error: WebauthnError| {
            tracing::info!(%error, "a passkey was refused");
            wrong()
        };
        let (owner, _) = self.0.identify_discoverable_authentication(answer).map_err(refused)?;
        if owner != handle(&known.account) {
            return Err(wrong());
        }
        let result = self.0.finish_discoverable_authentication_v2(answer, state, &key);
        key.update_credential(&result.map_err(refused)?);
        text(&key)
    }
}

/// The id of a passkey, derived from that of its credential, which may be long.
pub fn id(credential: &[u8]) -> String {
    blake3::hash(credential).to_hex().to_string()
}

/// What a passkey stores of an account: it reveals nothing.
fn handle(account: &AccountId) -> Uuid {
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&blake3::hash(account.as_str().as_bytes()).as_bytes()[..16]);
    Uuid::from_bytes(bytes)
}

/// The ceremony has expired, never began, or was used.
pub fn late() -> ApiError {
    ApiError::refused(Message::new("server-passkey-late"))
}

/// The passkey is not accepted; the reason is not revealed.
pub fn wrong() -> ApiError {
    ApiError::forbidden("server-wrong-passkey")
}

fn broken(error: &WebauthnError) -> ApiError {
    tracing::error!(%error, "a ceremony could not begin");
    ApiError::internal()
}

fn read(passkey: &store::Passkey) -> ApiResult<Passkey> {
    serde_json::from_str(&passkey.credential).map_err(|error| {
        tracing::error!(%error, id = passkey.id, "a passkey cannot be read");
        ApiError::internal()
    })
}

fn value(what: &impl serde::Serialize) -> ApiResult<Value> {
    serde_json::to_value(what).map_err(|_| ApiError::internal())
}

fn text(what: &impl serde::Serialize) -> ApiResult<String> {
    serde_json::to_string(what).map_err(|_| ApiError::internal())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    /// The domain that passkeys belong to, if there can be any.
    fn site(public_url: Option<&str>, origin: Option<&str>, host: &str) -> Option<String> {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_str(host).unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, HeaderValue::from_str(origin).unwrap());
        }
        let site = Site::new(public_url, &headers)?;
        let begun = site.begin_sign_in().unwrap();
        begun.options["rpId"].as_str().map(str::to_string)
    }

    #[test]
    fn passkeys_need_a_name_and_a_secure_page() {
        let name = |name: &str| Some(name.to_string());
        let public = Some("https://games.example");
        assert_eq!(site(public, None, "127.0.0.1:8080"), name("games.example"));
        assert_eq!(site(public, Some("https://other.example"), "x"), name("games.example"));
        assert_eq!(site(None, Some("https://club.example"), "club.example"), name("club.example"));
        assert_eq!(site(None, None, "localhost:8080"), name("localhost"));
        assert_eq!(site(None, Some("http://a.localhost"), "a.localhost"), name("a.localhost"));
        assert_eq!(site(None, None, "127.0.0.1:8080"), None);
        assert_eq!(site(None, None, "[::1]:8080"), None);
        assert_eq!(site(None, None, "club.example"), None);
        assert_eq!(site(Some("http://club.example"), None, "localhost"), None);
        assert_eq!(site(Some("https://192.168.1.9"), None, "localhost"), None);
        assert_eq!(site(None, Some("null"), "localhost"), None);
    }

    /// A passkey stores a fixed handle of its account: if it changed, the key would stop working.
    #[test]
    fn handles_are_for_good() {
        let uuid = handle(&"k3m9x2pqabcd".into());
        assert_eq!(uuid.to_string(), "aea4296a-fec5-d0bc-6479-1d36a4b5463b");
        assert_ne!(uuid, handle(&"k3m9x2pqabce".into()));
    }
}
