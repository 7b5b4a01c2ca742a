//! Passkeys: adding them to an account, and signing in with one.
//!
//! Both take two steps. The first returns options for the browser and the token of a ceremony, the
//! second takes the browser's result. The steps may reach different nodes.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use game_core::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{AccountId, Ceremony, CeremonyKind, StoreError};
use utoipa::ToSchema;
use webauthn_rs::prelude::{PublicKeyCredential, RegisterPublicKeyCredential};

use super::accounts::{Confirmation, Cookie, confirm, enter};
use super::body::Body;
use super::me::{Me, name};
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::passkey::{self, Begun, CEREMONY, Site};
use crate::secret;
use crate::visitor::{SignedIn, Visitor};

/// How many passkeys an account may have.
const MOST: usize = 20;

/// A passkey of yours.
#[derive(Debug, Serialize, ToSchema)]
pub struct PasskeyInfo {
    /// Its id.
    pub id: String,
    /// The name you gave it.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When you last signed in with it.
    #[schema(required = true)]
    pub used_at: Option<i64>,
}

impl From<store::Passkey> for PasskeyInfo {
    fn from(passkey: store::Passkey) -> Self {
        let store::Passkey { id, name, created_at, used_at, .. } = passkey;
        Self { id, name, created_at, used_at }
    }
}

/// A ceremony that was started.
#[derive(Debug, Serialize, ToSchema)]
pub struct CeremonyInfo {
    /// Send it with the browser's answer within five minutes.
    pub ceremony: String,
    /// What `navigator.credentials` wants as `publicKey`, with bytes as base64url.
    #[schema(value_type = Object)]
    pub options: Value,
}

/// A new passkey.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPasskey {
    /// The token of the ceremony.
    pub ceremony: String,
    /// The name you give it.
    #[schema(max_length = 40, example = "My phone")]
    pub name: String,
    /// The credential that the browser created, with bytes as base64url.
    #[schema(value_type = Object)]
    pub credential: RegisterPublicKeyCredential,
}

/// A new name for a passkey.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeyChange {
    /// The name you give it.
    #[schema(max_length = 40)]
    pub name: String,
}

/// A sign-in with a passkey.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasskeySignIn {
    /// The token of the ceremony.
    pub ceremony: String,
    /// What the browser signed, with bytes as base64url.
    #[schema(value_type = Object)]
    pub credential: PublicKeyCredential,
}

/// Your passkeys
#[utoipa::path(get, path = "/api/me/passkeys", tag = "people", operation_id = "passkeys",
    responses((status = OK, description = "Passkeys, oldest first", body = Vec<PasskeyInfo>),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn list(State(app): State<App>, me: SignedIn) -> ApiResult<Json<Vec<PasskeyInfo>>> {
    let passkeys = app.store.passkeys_of(&me.account.id).await?;
    Ok(Json(passkeys.into_iter().map(PasskeyInfo::from).collect()))
}

/// Start adding a passkey
///
/// Members confirm with their password: a passkey is one more way in.
#[utoipa::path(post, path = "/api/me/passkeys/ceremony", tag = "people",
    operation_id = "begin_passkey", request_body = Confirmation,
    responses((status = CREATED, description = "Ask the browser", body = CeremonyInfo),
              (status = FORBIDDEN, description = "Wrong password", body = ErrorBody),
              (status = CONFLICT, description = "A guest, enough passkeys, or an address without them", body = ErrorBody)))]
pub async fn begin(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: SignedIn,
    site: Site,
    Body(confirmation): Body<Confirmation>,
) -> ApiResult<(StatusCode, Json<CeremonyInfo>)> {
    app.limits.sign_in(from.ip())?;
    confirm(&app, &me.account, confirmation.password).await?;
    let known = app.store.passkeys_of(&me.account.id).await?;
    if known.len() >= MOST {
        let message = Message::new("server-many-passkeys").int("most", MOST as i64);
        return Err(ApiError::refused(message));
    }
    let begun = site.begin_registration(&me.account, &known)?;
    keep(&app, CeremonyKind::Registration, Some(me.account.id), begun).await
}

/// Add a passkey
///
/// The second step: what the browser made of the options of the ceremony.
#[utoipa::path(post, path = "/api/me/passkeys", tag = "people",
    operation_id = "add_passkey", request_body = NewPasskey,
    responses((status = CREATED, description = "It lets you in from now on", body = PasskeyInfo),
              (status = BAD_REQUEST, description = "Not such a name or passkey", body = ErrorBody),
              (status = CONFLICT, description = "Too late, or a passkey that is known", body = ErrorBody)))]
pub async fn add(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: SignedIn,
    site: Site,
    Body(new): Body<NewPasskey>,
) -> ApiResult<(StatusCode, Json<PasskeyInfo>)> {
    app.limits.sign_in(from.ip())?;
    let name = name(&new.name)?;
    let ceremony = take(&app, CeremonyKind::Registration, &new.ceremony).await?;
    if ceremony.account.as_ref() != Some(&me.account.id) {
        return Err(passkey::late());
    }
    let (id, credential) = site.finish_registration(&ceremony.state, &new.credential)?;
    let account = me.account.id;
    let passkey =
        store::Passkey { id, account, name, credential, created_at: app.now(), used_at: None };
    match app.store.add_passkey(passkey.clone()).await {
        Err(StoreError::Exists { .. }) => {
            Err(ApiError::refused(Message::new("server-passkey-known")))
        }
        added => {
            added?;
            Ok((StatusCode::CREATED, Json(passkey.into())))
        }
    }
}

/// Rename a passkey
#[utoipa::path(patch, path = "/api/me/passkeys/{passkey}", tag = "people",
    operation_id = "rename_passkey", request_body = PasskeyChange,
    params(("passkey" = String, Path, description = "Which")),
    responses((status = NO_CONTENT, description = "It is called so now"),
              (status = BAD_REQUEST, description = "Not such a name", body = ErrorBody),
              (status = NOT_FOUND, description = "You have no such passkey", body = ErrorBody)))]
pub async fn rename(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
    Body(change): Body<PasskeyChange>,
) -> ApiResult<StatusCode> {
    app.store.rename_passkey(&me.account.id, &id, &name(&change.name)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a passkey
///
/// The last way to sign in cannot be removed: a password or another passkey must be left.
#[utoipa::path(delete, path = "/api/me/passkeys/{passkey}", tag = "people",
    operation_id = "remove_passkey",
    params(("passkey" = String, Path, description = "Which")),
    responses((status = NO_CONTENT, description = "It lets nobody in any more"),
              (status = NOT_FOUND, description = "You have no such passkey", body = ErrorBody),
              (status = CONFLICT, description = "You could not sign in any more", body = ErrorBody)))]
pub async fn remove(
    State(app): State<App>,
    me: SignedIn,
    Path(id): Path<String>,
) -> ApiResult<StatusCode> {
    app.store.remove_passkey(&me.account.id, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Start signing in with a passkey
///
/// No login is needed: the passkey knows its account.
#[utoipa::path(post, path = "/api/passkeys/ceremony", tag = "people",
    operation_id = "begin_passkey_sign_in",
    responses((status = CREATED, description = "Ask the browser", body = CeremonyInfo),
              (status = CONFLICT, description = "An address without passkeys", body = ErrorBody)))]
pub async fn begin_sign_in(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    site: Site,
) -> ApiResult<(StatusCode, Json<CeremonyInfo>)> {
    app.limits.sign_in(from.ip())?;
    keep(&app, CeremonyKind::SignIn, None, site.begin_sign_in()?).await
}

/// Sign in with a passkey
///
/// The second step: what the browser signed. The answer sets the cookie of your new session.
#[utoipa::path(post, path = "/api/passkeys", tag = "people",
    operation_id = "passkey_sign_in", request_body = PasskeySignIn,
    responses((status = OK, description = "You are in", body = Me),
              (status = FORBIDDEN, description = "A passkey that opens nothing here", body = ErrorBody),
              (status = CONFLICT, description = "Too late", body = ErrorBody)))]
pub async fn sign_in(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    site: Site,
    Body(given): Body<PasskeySignIn>,
) -> ApiResult<(Cookie, Json<Me>)> {
    app.limits.sign_in(from.ip())?;
    let ceremony = take(&app, CeremonyKind::SignIn, &given.ceremony).await?;
    let id = passkey::id(given.credential.get_credential_id());
    let known = app.store.passkey(&id).await?.ok_or_else(passkey::wrong)?;
    let credential = site.finish_sign_in(&ceremony.state, &given.credential, &known)?;
    match app.store.use_passkey(&id, &credential, app.now()).await {
        // It was removed meanwhile.
        Err(StoreError::Missing { .. }) => return Err(passkey::wrong()),
        used => used?,
    }
    let (cookie, account) = enter(&app, &visitor, &known.account).await?;
    Ok((cookie, Json(Me::from(&account))))
}

/// Stores the state of a ceremony and returns its token.
async fn keep(
    app: &App,
    kind: CeremonyKind,
    account: Option<AccountId>,
    begun: Begun,
) -> ApiResult<(StatusCode, Json<CeremonyInfo>)> {
    let token = secret::token();
    let ceremony = Ceremony { kind, account, state: begun.state, expires_at: app.now() + CEREMONY };
    app.store.begin_ceremony(&secret::hash(&token), ceremony).await?;
    Ok((StatusCode::CREATED, Json(CeremonyInfo { ceremony: token, options: begun.options })))
}

/// Takes the state of a ceremony, which is over once somebody tries to finish it, successfully or
/// not.
async fn take(app: &App, kind: CeremonyKind, token: &str) -> ApiResult<Ceremony> {
    let taken = app.store.take_ceremony(&secret::hash(token), kind, app.now()).await?;
    taken.ok_or_else(passkey::late)
}
