//! Notifications: how you are told of news while you are away.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game_core::Message;
use lang::Lang;
use serde::{Deserialize, Serialize};
use store::{Contact, Quiet, Subscription, Webhook};
use utoipa::ToSchema;

use super::body::Body;
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::reach::encrypt::encrypt;
use crate::reach::guard::{BadAddress, Sent};
use crate::reach::news::Notice;
use crate::reach::quiet;
use crate::secret;
use crate::visitor::SignedIn;

/// How many browsers a person can have; a new one replaces the oldest.
const MOST_BROWSERS: usize = 8;

/// Your notification settings.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReachInfo {
    /// Whether you are notified when it is your turn.
    pub turns: bool,
    /// Whether you are notified when a game of yours ends.
    pub endings: bool,
    /// Whether you are notified even while you have the table open.
    pub with_tab: bool,
    /// An address that is notified, too.
    #[schema(required = true)]
    pub webhook: Option<WebhookInfo>,
    /// Hours in which you are not notified.
    #[schema(required = true)]
    pub quiet: Option<QuietHours>,
    /// How many of your browsers receive messages.
    pub browsers: u32,
    /// The public key that a browser needs to receive messages from this club.
    pub push_key: String,
}

/// An address that receives messages.
#[derive(Debug, Serialize, ToSchema)]
pub struct WebhookInfo {
    /// The address.
    pub url: String,
    /// The key that signs messages to it.
    pub secret: String,
}

/// Hours in which nothing is sent; messages wait until they end.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHours {
    /// The start, in minutes after midnight.
    #[schema(maximum = 1439)]
    pub from: u16,
    /// The end, in minutes after midnight; it may be on the next day.
    #[schema(maximum = 1439)]
    pub to: u16,
    /// The IANA name of the time zone.
    #[schema(example = "Europe/Paris")]
    pub zone: String,
}

/// New notification settings.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReach {
    /// Notify you when it is your turn.
    pub turns: bool,
    /// Notify you when a game of yours ends.
    pub endings: bool,
    /// Notify you even while you have the table open.
    pub with_tab: bool,
    /// An address to notify, too. A new address gets a new secret.
    #[schema(max_length = 1000)]
    pub webhook: Option<String>,
    /// Hours in which you are not notified.
    pub quiet: Option<QuietHours>,
}

/// A browser that receives messages, as `PushSubscription` describes it.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBrowser {
    /// Where messages go.
    #[schema(max_length = 1000)]
    pub endpoint: String,
    /// Its public key.
    pub p256dh: String,
    /// Its secret.
    pub auth: String,
    /// The language of its messages: `en`, `fr` or `pt-BR`. Yours by default.
    pub language: Option<String>,
}

/// A browser that receives no more messages.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OldBrowser {
    /// Where messages went.
    pub endpoint: String,
}

/// The result of a test message.
#[derive(Debug, Serialize, ToSchema)]
pub struct Tried {
    /// How many receivers accepted it.
    pub taken: u32,
    /// How many did not.
    pub failed: u32,
    /// The status that an address returned.
    #[schema(required = true)]
    pub status: Option<u16>,
}

async fn info(app: &App, me: &SignedIn) -> ApiResult<Json<ReachInfo>> {
    let id = &me.account.id;
    let contact = app.store.contact(id).await?;
    let hours = |quiet: Quiet| QuietHours { from: quiet.from, to: quiet.to, zone: quiet.zone };
    Ok(Json(ReachInfo {
        turns: contact.turns,
        endings: contact.endings,
        with_tab: contact.with_tab,
        webhook: contact.webhook.map(|hook| WebhookInfo { url: hook.url, secret: hook.secret }),
        quiet: contact.quiet.map(hours),
        browsers: app.store.subscriptions_of(id, app.now()).await?.len() as u32,
        push_key: app.reach.signer(app).await?.public().to_string(),
    }))
}

/// Your notification settings
#[utoipa::path(get, path = "/api/me/reach", tag = "people", operation_id = "reach",
    responses((status = OK, description = "What you chose", body = ReachInfo),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn show(State(app): State<App>, me: SignedIn) -> ApiResult<Json<ReachInfo>> {
    info(&app, &me).await
}

/// Change your notification settings
#[utoipa::path(put, path = "/api/me/reach", tag = "people", request_body = NewReach,
    responses((status = OK, description = "What you chose", body = ReachInfo),
              (status = BAD_REQUEST, description = "Not such an address or hours", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn choose(
    State(app): State<App>,
    me: SignedIn,
    Body(new): Body<NewReach>,
) -> ApiResult<Json<ReachInfo>> {
    let id = &me.account.id;
    let known = app.store.contact(id).await?.webhook;
    let webhook = match new.webhook.as_deref().map(str::trim).filter(|url| !url.is_empty()) {
        None => None,
        Some(url) => {
            app.reach.sender().check(url).map_err(|bad| refused(bad, "server-bad-webhook"))?;
            let known = known.filter(|known| known.url == url);
            Some(known.unwrap_or_else(|| Webhook { url: url.into(), secret: secret::token() }))
        }
    };
    let quiet = new.quiet.map(hours).transpose()?;
    let contact =
        Contact { turns: new.turns, endings: new.endings, with_tab: new.with_tab, webhook, quiet };
    app.store.put_contact(id, contact).await?;
    info(&app, &me).await
}

fn refused(bad: BadAddress, unreadable: &'static str) -> ApiError {
    ApiError::bad(Message::new(match bad {
        BadAddress::Unreadable => unreadable,
        BadAddress::Private => "server-private-address",
    }))
}

fn hours(hours: QuietHours) -> ApiResult<Quiet> {
    let fine = hours.from < quiet::DAY && hours.to < quiet::DAY && quiet::is_zone(&hours.zone);
    if !fine || hours.from == hours.to {
        return Err(ApiError::bad(Message::new("server-bad-quiet")));
    }
    Ok(Quiet { from: hours.from, to: hours.to, zone: hours.zone })
}

/// Subscribe this browser to messages
///
/// As long as you are signed in on it.
#[utoipa::path(put, path = "/api/me/browsers", tag = "people", request_body = NewBrowser,
    responses((status = NO_CONTENT, description = "It is told from now on"),
              (status = BAD_REQUEST, description = "Not such a browser", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn add_browser(
    State(app): State<App>,
    me: SignedIn,
    Body(new): Body<NewBrowser>,
) -> ApiResult<StatusCode> {
    let bad = "server-bad-browser";
    app.reach.sender().check_push(&new.endpoint).map_err(|error| refused(error, bad))?;
    encrypt(&new.p256dh, &new.auth, b"").map_err(|_| ApiError::bad(Message::new(bad)))?;
    let language = match new.language {
        Some(tag) => tag.parse::<Lang>().map_err(ApiError::bad)?.tag().to_string(),
        None => me.account.language.clone(),
    };
    let known = app.store.subscriptions_of(&me.account.id, app.now()).await?;
    if known.len() >= MOST_BROWSERS && known.iter().all(|one| one.endpoint != new.endpoint) {
        app.store.unsubscribe(&me.account.id, &known[0].endpoint).await?;
    }
    let subscription = Subscription {
        account: me.account.id.clone(),
        endpoint: new.endpoint,
        p256dh: new.p256dh,
        auth: new.auth,
        language,
        created_at: app.now(),
    };
    app.store.subscribe(&me.session, subscription).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unsubscribe this browser
#[utoipa::path(delete, path = "/api/me/browsers", tag = "people", request_body = OldBrowser,
    responses((status = NO_CONTENT, description = "It is not told any more"),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn remove_browser(
    State(app): State<App>,
    me: SignedIn,
    Body(old): Body<OldBrowser>,
) -> ApiResult<StatusCode> {
    app.store.unsubscribe(&me.account.id, &old.endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Send a test message to your browsers
#[utoipa::path(post, path = "/api/me/reach/try-push", tag = "people",
    responses((status = OK, description = "What became of it", body = Tried),
              (status = CONFLICT, description = "No browser takes messages", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn try_push(State(app): State<App>, me: SignedIn) -> ApiResult<Json<Tried>> {
    app.limits.talk(me.account.id.as_str())?;
    let browsers = app.store.subscriptions_of(&me.account.id, app.now()).await?;
    if browsers.is_empty() {
        return Err(ApiError::refused(Message::new("server-no-browser")));
    }
    let mut tried = Tried { taken: 0, failed: 0, status: None };
    // All at once: nobody should wait for them one by one.
    let sent = browsers.iter().map(|browser| {
        let notice = Notice::test(&app, &browser.language);
        let app = &app;
        async move { app.reach.try_push(app, browser, &notice).await }
    });
    for sent in futures_util::future::join_all(sent).await {
        match sent {
            Ok(Sent::Taken(_)) => tried.taken += 1,
            Ok(_) => tried.failed += 1,
            // The previous test is still on its way.
            Err(error) if error.is_too_many() => tried.failed += 1,
            Err(error) => return Err(error),
        }
    }
    Ok(Json(tried))
}

/// Send a test message to your address
#[utoipa::path(post, path = "/api/me/reach/try-webhook", tag = "people",
    responses((status = OK, description = "What became of it", body = Tried),
              (status = BAD_REQUEST, description = "The address is private", body = ErrorBody),
              (status = CONFLICT, description = "There is no address", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Nobody yet", body = ErrorBody)))]
pub async fn try_webhook(State(app): State<App>, me: SignedIn) -> ApiResult<Json<Tried>> {
    app.limits.talk(me.account.id.as_str())?;
    let contact = app.store.contact(&me.account.id).await?;
    let hook = contact.webhook;
    let hook = hook.ok_or_else(|| ApiError::refused(Message::new("server-no-webhook")))?;
    let notice = Notice::test(&app, &me.account.language);
    let sent = app.reach.try_webhook(&app, &me.account.id, &hook, &notice).await?;
    let (taken, status) = match sent {
        Sent::Taken(status) => (true, Some(status)),
        Sent::Refused(status) => (false, Some(status)),
        Sent::Gone => (false, Some(404)),
        Sent::Busy | Sent::Unknown => (false, None),
        Sent::Forbidden => return Err(refused(BadAddress::Private, "server-bad-webhook")),
    };
    Ok(Json(Tried { taken: u32::from(taken), failed: u32::from(!taken), status }))
}
