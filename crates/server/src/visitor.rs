//! Who makes a request: cookies, sessions, languages, origins.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use lang::Lang;
use store::{Account, AccountKind, Session};
use table::Millis;

use crate::api::body::check_address;
use crate::app::App;
use crate::error::{ApiError, ApiResult};
use crate::secret;

/// The cookie that holds a session's token.
const COOKIE_NAME: &str = "trestle_session";
/// Its name under TLS: browsers accept a cookie with this prefix from this very host only, so that
/// no neighbor under the same domain can plant a session.
const SECURE_COOKIE_NAME: &str = "__Host-trestle_session";
/// How long a session lasts after its last use.
const SESSION: Millis = 180 * 24 * 3_600_000;
/// The use of a session is stored at most this often.
const TOUCH: Millis = 3_600_000;

/// Whoever makes a request, signed in or not.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The account, if signed in.
    pub account: Option<Account>,
    /// The hash of the session's token.
    pub session: Option<String>,
}

/// A visitor who is signed in.
#[derive(Clone, Debug)]
pub struct SignedIn {
    /// The account.
    pub account: Account,
    /// The hash of the session's token.
    pub session: String,
}

impl Visitor {
    /// The id of the account.
    pub fn id(&self) -> Option<&str> {
        self.account.as_ref().map(|account| account.id.as_str())
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        let nobody = Self { account: None, session: None };
        let Some(token) = cookie(&parts.headers, cookie_name(app)) else { return Ok(nobody) };
        let hash = secret::hash(&token);
        let Some(session) = app.store.session(&hash, app.now()).await? else { return Ok(nobody) };
        let Some(account) = app.store.account(&session.account).await? else { return Ok(nobody) };
        if account.kind == AccountKind::Deleted {
            return Ok(nobody);
        }
        if let Some(ConnectInfo(from)) = parts.extensions.get::<ConnectInfo<SocketAddr>>() {
            app.registry.saw(account.id.as_str(), from.ip(), account.kind == AccountKind::Guest);
        }
        if app.now() - session.seen_at > TOUCH {
            app.store.touch_session(&hash, app.now(), app.now() + SESSION).await?;
        }
        Ok(Self { account: Some(account), session: Some(hash) })
    }
}

impl FromRequestParts<App> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> ApiResult<Self> {
        match Visitor::from_request_parts(parts, app).await? {
            Visitor { account: Some(account), session: Some(session) } => {
                Ok(Self { account, session })
            }
            _ => Err(ApiError::signed_out()),
        }
    }
}

/// Starts a session, and returns the cookie for it.
///
/// # Errors
/// If the store fails.
pub async fn sign_in(app: &App, account: &store::AccountId) -> ApiResult<HeaderValue> {
    let token = secret::token();
    let session = Session {
        account: account.clone(),
        created_at: app.now(),
        expires_at: app.now() + SESSION,
        seen_at: app.now(),
    };
    app.store.start_session(&secret::hash(&token), session).await?;
    Ok(set_cookie(app, &token, SESSION / 1000))
}

/// The cookie that removes the session's.
pub fn signed_out_cookie(app: &App) -> HeaderValue {
    set_cookie(app, "", 0)
}

fn set_cookie(app: &App, token: &str, seconds: i64) -> HeaderValue {
    let secure = if app.config.is_secure() { "; Secure" } else { "" };
    let name = cookie_name(app);
    let text = format!("{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    let mut value = HeaderValue::from_str(&text).expect("hexadecimal digits are fine in a header");
    value.set_sensitive(true);
    value
}

fn cookie_name(app: &App) -> &'static str {
    if app.config.is_secure() { SECURE_COOKIE_NAME } else { COOKIE_NAME }
}

fn cookie(headers: &HeaderMap, wanted: &str) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs =
        cookies.flat_map(|text| text.split(';')).filter_map(|pair| pair.split_once('='));
    let found = pairs.find(|(name, _)| name.trim() == wanted)?;
    Some(found.1.trim().to_string()).filter(|token| !token.is_empty())
}

/// The language of a request: the most preferred one in `Accept-Language` that we support, and the
/// first of several.
pub fn language_of(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let spoken = wanted.unwrap_or_default().split(',').filter_map(|tag| {
        let (name, more) = tag.split_once(';').unwrap_or((tag, ""));
        let weight = more.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
        Some((Lang::of_locale(name.trim())?, weight.unwrap_or(1.0_f32)))
    });
    let most = spoken.reduce(|best, next| if next.1 > best.1 { next } else { best });
    most.map(|(lang, _)| lang).unwrap_or_default()
}

/// Whether a request comes from one of our own pages, or from no page at all.
pub fn is_own_origin(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(url) = &app.config.public_url {
        return origin.eq_ignore_ascii_case(url.trim_end_matches('/'));
    }
    let host = headers.get(HOST).and_then(|value| value.to_str().ok());
    let of_origin = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && of_origin == host
}

/// The address of a request.
pub fn address(request: &Request) -> IpAddr {
    let info = request.extensions().get::<ConnectInfo<SocketAddr>>();
    info.map_or(IpAddr::from([0, 0, 0, 0]), |info| info.0.ip())
}

/// Middleware before everything: rejects requests that are too frequent, have an invalid address,
/// or change something from a page that is not ours.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let from = address(&request);
    if let Err(error) = app.limits.request(from) {
        return error.into_response();
    }
    let _under_way = match app.limits.under_way(from) {
        Ok(under_way) => under_way,
        Err(error) => return error.into_response(),
    };
    if let Err(error) = check_address(request.uri()) {
        return error.into_response();
    }
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if !reads && !is_own_origin(&app, request.headers()) {
        return ApiError::forbidden("server-foreign-origin").into_response();
    }
    next.run(request).await
}

/// Replaces the address of the proxy, if any, by the visitor's: the last one in the header, since
/// that is what our own proxy saw.
pub async fn behind_proxy(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if app.config.behind_proxy
        && let Some(address) = forwarded(request.headers())
    {
        request.extensions_mut().insert(ConnectInfo(SocketAddr::new(address, 0)));
    }
    next.run(request).await
}

fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_session_is_found_among_other_cookies() {
        let mut headers = HeaderMap::new();
        let found = |headers: &HeaderMap| cookie(headers, COOKIE_NAME);
        assert_eq!(found(&headers), None);
        headers.insert(COOKIE, HeaderValue::from_static("a=1; trestle_session=abc; b=2"));
        assert_eq!(found(&headers).as_deref(), Some("abc"));
        assert_eq!(cookie(&headers, SECURE_COOKIE_NAME), None);
        headers.insert(COOKIE, HeaderValue::from_static("trestle_session="));
        assert_eq!(found(&headers), None);
    }

    #[test]
    fn of_the_languages_that_we_speak_the_one_that_is_wanted_most() {
        let mut headers = HeaderMap::new();
        assert_eq!(language_of(&headers), Lang::En);
        for (wanted, lang) in [
            ("de-AT,pt;q=0.8,fr;q=0.5", Lang::PtBr),
            ("en;q=0.2, fr;q=0.8", Lang::Fr),
            ("fr, en", Lang::Fr),
            ("fr;q=0.5, en;q=0.5", Lang::Fr),
            ("fr;q=often, en;q=0.9", Lang::Fr),
            ("de, *", Lang::En),
        ] {
            headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(wanted));
            assert_eq!(language_of(&headers), lang, "{wanted}");
        }
    }
}
