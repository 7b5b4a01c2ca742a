//! Accounts with a login: signing in, recovery, deletion.

use std::net::SocketAddr;

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::header::{CONTENT_DISPOSITION, SET_COOKIE};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use game_core::Message;
use lang::Lang;
use serde::{Deserialize, Serialize};
use store::{Account, AccountKind, Credentials, NewAccount, Status};
use table::Setup;
use utoipa::ToSchema;

use super::body::Body;
use super::me::{Me, name};
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::password::{NewPassword, Typed};
use crate::secret;
use crate::visitor::{SignedIn, Visitor, sign_in, signed_out_cookie};

/// The shortest and the longest login.
const LOGIN: (usize, usize) = (3, 40);
/// How many recovery codes a member gets.
const CODES: usize = 8;

/// A header with the cookie of a new session.
pub(super) type Cookie = [(HeaderName, HeaderValue); 1];

/// An account to create.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Registration {
    /// What you sign in with: 3 to 40 characters without spaces. Upper and lower case are the same.
    #[schema(min_length = 3, max_length = 40)]
    pub login: String,
    /// At least 8 and at most 200 characters.
    pub password: Typed,
    /// The name that others see. Without it a guest keeps theirs, and somebody new is called by
    /// their login.
    #[schema(max_length = 40)]
    pub name: Option<String>,
}

/// A new account.
#[derive(Debug, Serialize, ToSchema)]
pub struct Registered {
    /// You.
    pub me: Me,
    /// Codes to write down: each lets you in once if you lose the password. They are shown only
    /// now.
    pub recovery_codes: Vec<String>,
}

/// Codes to write down.
#[derive(Debug, Serialize, ToSchema)]
pub struct RecoveryCodes {
    /// Each lets you in once if you lose the password. They are shown only now.
    pub recovery_codes: Vec<String>,
}

/// A sign-in with a password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The login.
    pub login: String,
    /// The password.
    pub password: Typed,
}

/// A sign-in with a recovery code.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The login.
    pub login: String,
    /// One of the recovery codes.
    pub code: Typed,
    /// The new password.
    pub password: Typed,
    /// Whether all passkeys are removed as well.
    #[serde(default)]
    pub revoke_passkeys: bool,
}

/// The result of a recovery.
#[derive(Debug, Serialize, ToSchema)]
pub struct Recovered {
    /// You.
    pub me: Me,
    /// How many recovery codes are left.
    pub codes_left: i64,
}

/// A change of password.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The current password.
    pub old: Typed,
    /// The new password.
    pub new: Typed,
    /// Whether all passkeys are removed as well, for somebody who fears that another person has
    /// one.
    #[serde(default)]
    pub revoke_passkeys: bool,
}

/// A password that confirms a request.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// The password.
    pub password: Typed,
}

/// A password that confirms the deletion of an account.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Deletion {
    /// The password; guests have none.
    pub password: Option<Typed>,
}

/// A session of yours.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionInfo {
    /// When it began, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, to the hour.
    pub seen_at: i64,
    /// When it ends by itself.
    pub expires_at: i64,
    /// Whether it is the session of this request.
    pub current: bool,
}

/// The number of sessions that were ended.
#[derive(Debug, Serialize, ToSchema)]
pub struct Ended {
    /// How many there were.
    pub ended: u64,
}

/// Create an account
///
/// A guest becomes a member and keeps their id and all games. The recovery codes in the answer are
/// shown only this once.
#[utoipa::path(post, path = "/api/accounts", tag = "people", request_body = Registration,
    responses((status = CREATED, description = "You are a member", body = Registered),
              (status = BAD_REQUEST, description = "Not such a login, password or name", body = ErrorBody),
              (status = CONFLICT, description = "The login is taken, or you are a member", body = ErrorBody)))]
pub async fn register(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    Body(new): Body<Registration>,
) -> ApiResult<(StatusCode, Cookie, Json<Registered>)> {
    app.limits.sign_in(from.ip())?;
    let login = login(&new.login)?;
    let new_name = new.name.as_deref().map(name).transpose()?;
    let password = NewPassword::try_from(new.password)?;
    let guest = match &visitor.account {
        Some(account) if account.kind == AccountKind::Guest => Some(account.id.clone()),
        Some(_) => return Err(ApiError::refused(Message::new("server-already-member"))),
        None => None,
    };
    let password = app.passwords.hash(password).await?;
    let credentials = Credentials { login: login.clone(), password };
    let id = if let Some(id) = guest {
        app.store.make_member(&id, credentials).await?;
        if let Some(name) = new_name {
            app.store.rename(&id, &name).await?;
            app.registry.learn_name(&id).await?;
        }
        id
    } else {
        let account = NewAccount {
            id: secret::id().into(),
            name: new_name.unwrap_or(login),
            language: Lang::default().tag().to_string(),
            created_at: app.now(),
            credentials: Some(credentials),
        };
        let id = account.id.clone();
        app.store.create_account(account).await?;
        id
    };
    let recovery_codes = new_codes(&app, &id).await?;
    let (cookie, account) = enter(&app, &visitor, &id).await?;
    let registered = Registered { me: Me::from(&account), recovery_codes };
    Ok((StatusCode::CREATED, cookie, Json(registered)))
}

/// Sign in
///
/// The answer sets the cookie of your new session.
#[utoipa::path(post, path = "/api/session", tag = "people", request_body = SignIn,
    responses((status = OK, description = "You are in", body = Me),
              (status = FORBIDDEN, description = "Wrong login or password", body = ErrorBody)))]
pub async fn enter_again(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    Body(sign_in): Body<SignIn>,
) -> ApiResult<(Cookie, Json<Me>)> {
    app.limits.sign_in(from.ip())?;
    app.limits.guess(&sign_in.login, from.ip())?;
    let account = app.store.account_by_login(sign_in.login.trim()).await?;
    let hash = account.as_ref().and_then(|account| account.password.clone());
    let right = app.passwords.is_right(sign_in.password, hash).await?;
    let account = account.filter(|_| right);
    let account = account.ok_or_else(|| ApiError::forbidden("server-wrong-login"))?;
    app.limits.entered(&sign_in.login, from.ip());
    let (cookie, account) = enter(&app, &visitor, &account.id).await?;
    Ok((cookie, Json(Me::from(&account))))
}

/// Sign in with a recovery code
///
/// The code is used up, the password is replaced, and all other sessions end.
#[utoipa::path(post, path = "/api/recovery", tag = "people", request_body = Recovery,
    responses((status = OK, description = "You are in", body = Recovered),
              (status = BAD_REQUEST, description = "Not such a password", body = ErrorBody),
              (status = FORBIDDEN, description = "Wrong login or code", body = ErrorBody)))]
pub async fn recover(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    visitor: Visitor,
    Body(recovery): Body<Recovery>,
) -> ApiResult<(Cookie, Json<Recovered>)> {
    app.limits.sign_in(from.ip())?;
    // The expensive work comes first, so that a wrong login takes as long as a wrong code.
    let password = app.passwords.hash(recovery.password.try_into()?).await?;
    let wrong = || ApiError::forbidden("server-wrong-code");
    let account = app.store.account_by_login(recovery.login.trim()).await?.ok_or_else(wrong)?;
    let code = secret::hash(&recovery.code.code());
    if !app.store.use_recovery_code(&account.id, &code).await? {
        return Err(wrong());
    }
    app.store.set_password(&account.id, &password).await?;
    if recovery.revoke_passkeys {
        app.store.remove_passkeys(&account.id).await?;
    }
    app.store.end_sessions(&account.id, None).await?;
    app.registry.disconnect(&account.id).await;
    let (cookie, account) = enter(&app, &visitor, &account.id).await?;
    let codes_left = app.store.recovery_codes_left(&account.id).await?;
    Ok((cookie, Json(Recovered { me: Me::from(&account), codes_left })))
}

/// Change the password
///
/// All other sessions end; passkeys are removed if you ask for it.
#[utoipa::path(put, path = "/api/me/password", tag = "people", request_body = PasswordChange,
    responses((status = NO_CONTENT, description = "It is another one now"),
              (status = BAD_REQUEST, description = "Not such a password", body = ErrorBody),
              (status = FORBIDDEN, description = "Wrong password", body = ErrorBody),
              (status = CONFLICT, description = "Guests have no password", body = ErrorBody)))]
pub async fn change_password(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: SignedIn,
    Body(change): Body<PasswordChange>,
) -> ApiResult<StatusCode> {
    app.limits.sign_in(from.ip())?;
    let new = NewPassword::try_from(change.new)?;
    confirm(&app, &me.account, change.old).await?;
    let hash = app.passwords.hash(new).await?;
    app.store.set_password(&me.account.id, &hash).await?;
    if change.revoke_passkeys {
        app.store.remove_passkeys(&me.account.id).await?;
    }
    app.store.end_sessions(&me.account.id, Some(&me.session)).await?;
    app.registry.disconnect(&me.account.id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Replace the recovery codes
///
/// The previous codes become invalid.
#[utoipa::path(post, path = "/api/me/recovery-codes", tag = "people", request_body = Confirmation,
    responses((status = CREATED, description = "The codes", body = RecoveryCodes),
              (status = FORBIDDEN, description = "Wrong password", body = ErrorBody),
              (status = CONFLICT, description = "Guests have no password", body = ErrorBody)))]
pub async fn recovery_codes(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: SignedIn,
    Body(confirmation): Body<Confirmation>,
) -> ApiResult<(StatusCode, Json<RecoveryCodes>)> {
    app.limits.sign_in(from.ip())?;
    confirm(&app, &me.account, confirmation.password).await?;
    let recovery_codes = new_codes(&app, &me.account.id).await?;
    Ok((StatusCode::CREATED, Json(RecoveryCodes { recovery_codes })))
}

/// Your sessions
#[utoipa::path(get, path = "/api/me/sessions", tag = "people",
    responses((status = OK, description = "Sessions, latest use first", body = Vec<SessionInfo>),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn sessions(State(app): State<App>, me: SignedIn) -> ApiResult<Json<Vec<SessionInfo>>> {
    let current = app.store.session(&me.session, app.now()).await?;
    let info = |session: store::Session| SessionInfo {
        created_at: session.created_at,
        seen_at: session.seen_at,
        expires_at: session.expires_at,
        current: current.as_ref() == Some(&session),
    };
    let sessions = app.store.sessions_of(&me.account.id).await?;
    Ok(Json(
        sessions.into_iter().filter(|session| session.expires_at > app.now()).map(info).collect(),
    ))
}

/// Sign out everywhere else
#[utoipa::path(delete, path = "/api/me/sessions", tag = "people",
    responses((status = OK, description = "They are over", body = Ended),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn end_sessions(State(app): State<App>, me: SignedIn) -> ApiResult<Json<Ended>> {
    let ended = app.store.end_sessions(&me.account.id, Some(&me.session)).await?;
    app.registry.disconnect(&me.account.id).await;
    Ok(Json(Ended { ended }))
}

/// Export your data
#[utoipa::path(get, path = "/api/me/export", tag = "people",
    responses((status = OK, description = "Everything but hashes of secrets", body = Object),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn export(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: SignedIn,
) -> ApiResult<([(HeaderName, &'static str); 1], Json<store::Export>)> {
    app.limits.sign_in(from.ip())?;
    let export = app.store.export_account(&me.account.id).await?;
    let mut export = export.ok_or_else(ApiError::not_found)?;
    for table in export.tables.iter_mut().filter(|table| table.status != Status::Over) {
        // A setup that cannot be parsed, such as one of a newer node, may contain any secret.
        let setup = serde_json::from_str(&table.setup).map(Setup::without_secrets);
        let shown = setup.and_then(|setup| serde_json::to_string(&setup));
        table.setup = shown.unwrap_or_else(|_| "{}".to_string());
    }
    let header = (CONTENT_DISPOSITION, "attachment; filename=\"trestle.json\"");
    Ok(([header], Json(export)))
}

/// Delete your account
///
/// Erases name, login, sessions, notes and ratings. Games stay, without your name. Members confirm
/// with their password; guests send `{}`.
#[utoipa::path(delete, path = "/api/me", tag = "people", request_body = Deletion,
    responses((status = NO_CONTENT, description = "You are gone"),
              (status = FORBIDDEN, description = "Wrong password", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn delete(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: SignedIn,
    Body(deletion): Body<Deletion>,
) -> ApiResult<(StatusCode, Cookie)> {
    app.limits.sign_in(from.ip())?;
    let id = &me.account.id;
    if me.account.kind == AccountKind::Member {
        let password = deletion.password.ok_or_else(wrong_password)?;
        confirm(&app, &me.account, password).await?;
    }
    app.store.delete_account(id, app.now()).await?;
    // Gone from here on, whatever happens to the rest: what fails is done later.
    app.registry.disconnect(id).await;
    app.registry.leave_tables(Some(id)).await;
    app.registry.learn_name(id).await?;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, signed_out_cookie(&app))]))
}

/// A valid login.
fn login(text: &str) -> ApiResult<String> {
    let login = text.trim();
    let (least, most) = LOGIN;
    let fine = (least..=most).contains(&login.chars().count())
        && !login.chars().any(|letter| letter.is_whitespace() || letter.is_control());
    if fine {
        return Ok(login.to_string());
    }
    let message = Message::new("server-bad-login").int("least", least as i64);
    Err(ApiError::bad(message.int("most", most as i64)))
}

fn wrong_password() -> ApiError {
    ApiError::forbidden("server-wrong-password")
}

pub(super) async fn confirm(app: &App, account: &Account, password: Typed) -> ApiResult<()> {
    if account.password.is_none() {
        return Err(ApiError::refused(Message::new("server-not-member")));
    }
    app.limits.guess_inside(account.id.as_str())?;
    if app.passwords.is_right(password, account.password.clone()).await? {
        return Ok(());
    }
    Err(wrong_password())
}

/// Replaces the recovery codes. A code is long enough that a plain hash hides it.
async fn new_codes(app: &App, id: &store::AccountId) -> ApiResult<Vec<String>> {
    let codes: Vec<String> = (0..CODES).map(|_| secret::recovery_code()).collect();
    let hashes = codes.iter().map(|code| secret::hash(&code.replace('-', ""))).collect();
    app.store.set_recovery_codes(id, hashes).await?;
    Ok(codes)
}

/// Starts a session in place of the visitor's current one: somebody who knew the old token gains
/// nothing, and sockets opened with it end.
pub(super) async fn enter(
    app: &App,
    visitor: &Visitor,
    id: &store::AccountId,
) -> ApiResult<(Cookie, Account)> {
    let cookie = sign_in(app, id).await?;
    if let Visitor { account: Some(before), session: Some(session) } = visitor {
        app.store.end_session(session).await?;
        app.registry.disconnect(&before.id).await;
    }
    let account = app.store.account(id).await?.ok_or_else(ApiError::internal)?;
    Ok(([(SET_COOKIE, cookie)], account))
}
