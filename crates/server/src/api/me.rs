//! The visitor's own account.

use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, HeaderValue, StatusCode};
use game_core::Message;
use lang::Lang;
use serde::{Deserialize, Serialize};
use std::net::SocketAddr;
use store::{Account, AccountKind, NewAccount};
use utoipa::ToSchema;

use super::body::Body;
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::secret;
use crate::visitor::{SignedIn, Visitor, sign_in, signed_out_cookie};

/// The longest name.
const LONGEST_NAME: usize = 40;

/// You.
#[derive(Debug, Serialize, ToSchema)]
pub struct Me {
    /// The id of your account.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// Your login, if you have an account with a password.
    #[schema(required = true)]
    pub login: Option<String>,
    /// Whether this is a guest's account, without a password.
    pub guest: bool,
    /// Your language.
    pub language: String,
}

impl From<&Account> for Me {
    fn from(account: &Account) -> Self {
        Self {
            id: account.id.to_string(),
            name: account.name.clone(),
            login: account.login.clone(),
            guest: account.kind == AccountKind::Guest,
            language: account.language.clone(),
        }
    }
}

/// A new guest.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name that others will see.
    #[schema(max_length = 40, example = "Blue")]
    pub name: String,
    /// Your language: `en`, `fr` or `pt-BR`.
    pub language: Option<String>,
}

/// Changes to your account.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Change {
    /// The new name.
    #[schema(max_length = 40)]
    pub name: Option<String>,
    /// The new language.
    pub language: Option<String>,
}

/// A valid name.
///
/// # Errors
/// If nothing in it is visible, it is too long, or it could change how the text around it looks.
pub fn name(text: &str) -> ApiResult<String> {
    let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let fine = name.chars().any(|letter| !is_unseen(letter))
        && name.chars().count() <= LONGEST_NAME
        && !name.chars().any(|letter| letter.is_control() || turns_text(letter));
    if fine {
        return Ok(name);
    }
    Err(ApiError::bad(Message::new("server-bad-name").int("most", LONGEST_NAME as i64)))
}

/// Characters that print nothing: a name must have others, too. Within a name they join others.
fn is_unseen(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(letter, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}'
            | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

/// Control characters that change the direction of the text after the name.
fn turns_text(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn language(text: Option<&str>) -> ApiResult<Option<Lang>> {
    text.map(|tag| tag.parse().map_err(ApiError::bad)).transpose()
}

/// Sign in as a guest
///
/// A name is enough. The answer sets the cookie of your session.
#[utoipa::path(post, path = "/api/guests", tag = "people", request_body = NewGuest,
    responses((status = CREATED, description = "You are in", body = Me),
              (status = BAD_REQUEST, description = "Not such a name", body = ErrorBody)))]
pub async fn guest(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Body(new): Body<NewGuest>,
) -> ApiResult<(StatusCode, [(HeaderName, HeaderValue); 1], Json<Me>)> {
    app.limits.sign_in(from.ip())?;
    let account = NewAccount {
        id: secret::id().into(),
        name: name(&new.name)?,
        language: language(new.language.as_deref())?.unwrap_or_default().tag().to_string(),
        created_at: app.now(),
        credentials: None,
    };
    let id = account.id.clone();
    app.store.create_account(account).await?;
    let cookie = sign_in(&app, &id).await?;
    let account = app.store.account(&id).await?.ok_or_else(ApiError::internal)?;
    Ok((StatusCode::CREATED, [(SET_COOKIE, cookie)], Json(Me::from(&account))))
}

/// Your account
#[utoipa::path(get, path = "/api/me", tag = "people", operation_id = "me",
    responses((status = OK, description = "You", body = Me),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn show(me: SignedIn) -> Json<Me> {
    Json(Me::from(&me.account))
}

/// The account of this session.
#[derive(Debug, Serialize, ToSchema)]
pub struct Session {
    /// You; null without a session.
    #[schema(required = true)]
    pub me: Option<Me>,
}

/// Your session
///
/// Like `/api/me`, but without a session it is not an error.
#[utoipa::path(get, path = "/api/session", tag = "people",
    responses((status = OK, description = "You, or nobody", body = Session)))]
pub async fn session(visitor: Visitor) -> Json<Session> {
    Json(Session { me: visitor.account.as_ref().map(Me::from) })
}

/// Change your name or language
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Change,
    responses((status = OK, description = "You, as you are now", body = Me),
              (status = BAD_REQUEST, description = "Not such a name or language", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn change(
    State(app): State<App>,
    me: SignedIn,
    Body(change): Body<Change>,
) -> ApiResult<Json<Me>> {
    let id = &me.account.id;
    let new_name = change.name.as_deref().map(name).transpose()?;
    let new_language = language(change.language.as_deref())?;
    if let Some(name) = new_name {
        app.store.rename(id, &name).await?;
        app.registry.learn_name(id).await?;
    }
    if let Some(lang) = new_language {
        app.store.set_language(id, lang.tag()).await?;
    }
    let account = app.store.account(id).await?.ok_or_else(ApiError::internal)?;
    Ok(Json(Me::from(&account)))
}

/// Sign out
///
/// Ends this session. A guest who signs out cannot return to the same account.
#[utoipa::path(delete, path = "/api/session", tag = "people",
    responses((status = NO_CONTENT, description = "You are out"),
              (status = UNAUTHORIZED, description = "You were not in", body = ErrorBody)))]
pub async fn sign_out(
    State(app): State<App>,
    me: SignedIn,
) -> ApiResult<(StatusCode, [(HeaderName, HeaderValue); 1])> {
    app.store.end_session(&me.session).await?;
    app.registry.disconnect(&me.account.id).await;
    Ok((StatusCode::NO_CONTENT, [(SET_COOKIE, signed_out_cookie(&app))]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_something_to_see() {
        for fine in ["Blue", "  Ada   Two ", "ಕನ್ನಡ", "👩\u{200d}🔧", "-"] {
            assert!(name(fine).is_ok(), "{fine:?}");
        }
        assert_eq!(name("  Ada   Two ").expect("a name"), "Ada Two");
        let long = "x".repeat(LONGEST_NAME + 1);
        for bad in ["", "  ", "\u{200b}", "\u{3164}\u{2800}", "Blue\u{202e}", "a\u{7}b", &long] {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }
}
