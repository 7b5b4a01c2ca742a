//! Reaching people who are away: "your turn" in a browser that is closed, or at an address of
//! their own.
//!
//! News is written down with the move that causes it (see the hall), waits a few seconds in the
//! store's outbox, and is then claimed by one node, looked at once more, and sent. What has been
//! answered meanwhile is dropped, and so is what the person is looking at.
//!
//! Nothing is sent twice: a notification is taken out of the outbox *before* it is sent, and only
//! the node that took it out sends it. A node that dies between the two loses a message, which is
//! better than a telephone that rings again for a move made yesterday. Only a message that
//! certainly did not arrive is put back.
//!
//! | room | what is in it |
//! |---|---|
//! | [`news`] | what can be told, and how it is said |
//! | [`push`] | messages to browsers, signed |
//! | [`encrypt`] | messages that only the browser can read |
//! | [`webhook`] | messages to an address, signed |
//! | [`guard`] | where messages may go, and where not |
//! | [`quiet`] | hours in which nothing is sent |

pub mod encrypt;
pub mod guard;
pub mod news;
pub mod push;
pub mod quiet;
pub mod webhook;

use std::time::Duration;

use game_core::Seat;
use store::{AccountId, Contact, NewNotification, Notification, Subscription};
use table::{Clock, Millis, Table};
use tokio::sync::OnceCell;
use tokio::task::JoinSet;

use crate::app::App;
use crate::config::Config;
use crate::error::ApiResult;
use crate::{now, secret};
use guard::{Post, Postman, Sent};
use news::{News, Way, What};
use push::Signer;

/// How many notifications a node deals with at once.
const AT_ONCE: u32 = 20;
/// How long a node may take for them before others may try. Longer than sending takes.
const CLAIM: Millis = 60_000;
/// How often a message is tried again that did not get through, and how long after each try.
const AGAIN: [Millis; 3] = [60_000, 5 * 60_000, 30 * 60_000];
/// News this old is none: whoever was not told for a day has found out.
const OLD: Millis = 24 * 3_600_000;

/// What a node sends with.
pub struct Reach {
    postman: Postman,
    signer: OnceCell<Signer>,
    claimant: String,
    every: Duration,
    site: Option<String>,
}

/// What became of a notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// It was sent, and somebody took it.
    Sent,
    /// It was sent, and nobody took it, or it could not be sent.
    Failed,
    /// There was no need for it any more.
    Dropped,
    /// It waits for the end of the quiet hours, or for a second try.
    PutOff,
    /// Another node has it.
    Lost,
}

impl Fate {
    const fn word(self) -> &'static str {
        match self {
            Self::Sent => "sent",
            Self::Failed => "failed",
            Self::Dropped => "dropped",
            Self::PutOff => "put_off",
            Self::Lost => "lost",
        }
    }
}

impl Reach {
    /// What a node sends with that is set up so.
    pub fn new(config: &Config) -> Self {
        Self {
            postman: Postman::new(config.webhooks_to_private),
            signer: OnceCell::new(),
            claimant: secret::id(),
            every: Duration::from_millis(config.reach_every_ms.max(1)),
            site: config.public_url.as_ref().map(|url| url.trim_end_matches('/').to_string()),
        }
    }

    /// Who sends.
    pub fn postman(&self) -> &Postman {
        &self.postman
    }

    /// The key that this club signs with, made if there is none yet.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn signer(&self, app: &App) -> ApiResult<&Signer> {
        let find = || async {
            let kept = app.store.push_key(&push::new_key(), now()).await?;
            Ok(Signer::new(&kept, self.site.as_deref())?)
        };
        self.signer.get_or_try_init(find).await
    }

    /// One look into the outbox at `at`: claims what is due and deals with it. Gives what became
    /// of it all.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn round(&self, app: &App, at: Millis) -> ApiResult<Vec<Fate>> {
        let claimed = app.store.claim(&self.claimant, at, at + CLAIM, AT_ONCE).await?;
        let mut dealing = JoinSet::new();
        for notification in claimed {
            let app = app.clone();
            dealing.spawn(async move {
                let claimant = &app.reach.claimant;
                app.reach.deal(&app, claimant, &notification, at).await
            });
        }
        let mut fates = Vec::new();
        while let Some(dealt) = dealing.join_next().await {
            match dealt {
                Ok(Ok(some)) => fates.extend(some),
                Ok(Err(error)) => {
                    let code = error.problem.message.key;
                    tracing::error!(code, "a notification could not be dealt with");
                }
                Err(error) => tracing::error!(%error, "dealing with a notification panicked"),
            }
        }
        Ok(fates)
    }

    /// Deals with a notification that `claimant` has claimed.
    ///
    /// # Errors
    /// If the store fails; the claim then ends by itself.
    pub async fn deal(
        &self,
        app: &App,
        claimant: &str,
        notification: &Notification,
        at: Millis,
    ) -> ApiResult<Vec<Fate>> {
        let account = &notification.account;
        let (way, fates) = match serde_json::from_str::<News>(&notification.body) {
            Ok(news) => {
                let fates = self.deal_with(app, claimant, notification, &news, at).await?;
                (news.way.word(), fates)
            }
            Err(error) => {
                tracing::error!(%account, %error, "a notification cannot be read");
                app.store.done(claimant, &notification.id).await?;
                ("unknown", vec![Fate::Failed])
            }
        };
        for fate in &fates {
            metrics::counter!("trestle_notifications_total", "way" => way, "fate" => fate.word())
                .increment(1);
        }
        Ok(fates)
    }

    async fn deal_with(
        &self,
        app: &App,
        claimant: &str,
        notification: &Notification,
        news: &News,
        at: Millis,
    ) -> ApiResult<Vec<Fate>> {
        let (id, account) = (&notification.id, &notification.account);
        let contact = app.store.contact(account).await?;
        let is_old = at - notification.created_at > OLD;
        if is_old || !news.is_wanted(&contact) || !is_news(app, account, &contact, news).await? {
            let taken = app.store.done(claimant, id).await?;
            return Ok(vec![if taken { Fate::Dropped } else { Fate::Lost }]);
        }
        if let Some(end) = contact.quiet.as_ref().and_then(|quiet| quiet::end(quiet, at)) {
            let put_off = app.store.try_later(claimant, id, end).await?;
            return Ok(vec![if put_off { Fate::PutOff } else { Fate::Lost }]);
        }
        // From here on nobody else sends it, whatever happens to us.
        if !app.store.done(claimant, id).await? {
            return Ok(vec![Fate::Lost]);
        }
        match news.way {
            Way::Push => self.push_all(app, notification, news, at).await,
            Way::Webhook => {
                let Some(hook) = &contact.webhook else { return Ok(vec![Fate::Dropped]) };
                let told = news::tell(app, account, news, None).await?;
                let post = webhook::post(hook, id, notification.created_at, &told);
                let sent = self.postman.deliver(post).await;
                Ok(vec![again(app, notification, news, sent, at).await?])
            }
        }
    }

    /// Sends news to all browsers of a person, or to the one that did not get it before.
    async fn push_all(
        &self,
        app: &App,
        notification: &Notification,
        news: &News,
        at: Millis,
    ) -> ApiResult<Vec<Fate>> {
        let mut fates = Vec::new();
        for browser in app.store.subscriptions_of(&notification.account, now()).await? {
            if news.endpoint.as_ref().is_some_and(|only| *only != browser.endpoint) {
                continue;
            }
            let told = news::tell(app, &browser.account, news, Some(&browser.language)).await?;
            let sent = self.push(app, &browser, &told).await?;
            let news = News { endpoint: Some(browser.endpoint), ..news.clone() };
            fates.push(again(app, notification, &news, sent, at).await?);
        }
        if fates.is_empty() {
            fates.push(Fate::Dropped);
        }
        Ok(fates)
    }

    /// Sends something to a browser. One that is gone is forgotten.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn push(
        &self,
        app: &App,
        browser: &Subscription,
        told: &news::Told,
    ) -> ApiResult<Sent> {
        let sent = match self.signer(app).await?.post(browser, told, now()) {
            Ok(post) => self.postman.deliver(post).await,
            // Keys that are none: nobody could read it.
            Err(_) => Sent::Gone,
        };
        if sent == Sent::Gone {
            app.store.unsubscribe(&browser.account, &browser.endpoint).await?;
        }
        Ok(sent)
    }

    /// Sends something to the address of a person, to see whether it arrives.
    pub async fn try_webhook(&self, hook: &store::Webhook, told: &news::Told) -> Sent {
        let post: Post = webhook::post(hook, &format!("test:{}", secret::id()), now(), told);
        self.postman.deliver(post).await
    }
}

/// Sends what is due, for as long as the server lives.
pub async fn run(app: App) {
    let mut tick = tokio::time::interval(app.reach.every);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        if let Err(error) = app.reach.round(&app, now()).await {
            tracing::error!(code = error.problem.message.key, "the outbox cannot be read");
        }
    }
}

/// Whether news is still true and still news: the question is open, the game is over, and the
/// person is not looking at it, or wants to be told all the same.
async fn is_news(
    app: &App,
    account: &AccountId,
    contact: &Contact,
    news: &News,
) -> ApiResult<bool> {
    let look = |table: &Table, watches: bool| {
        let is_true = match news.what {
            What::Turn { seat, question } => {
                table.question(Seat::new(seat)) == Some(question) && !table.is_paused()
            }
            What::Over => table.is_over(),
        };
        // With a clock that counts minutes, everybody looks.
        let is_live = matches!(table.setup().clock, Clock::Live { .. });
        is_true && !(watches && (is_live || !contact.with_tab))
    };
    match app.hall.look_again(&news.table.as_str().into(), account.as_str(), look).await {
        Ok(is_news) => Ok(is_news),
        // The table is gone or cannot be read any more.
        Err(error) if error.status.is_client_error() => Ok(false),
        Err(error) => Err(error),
    }
}

/// What becomes of news after it was sent. What certainly did not arrive is tried again later,
/// under an id of its own.
async fn again(
    app: &App,
    notification: &Notification,
    news: &News,
    sent: Sent,
    at: Millis,
) -> ApiResult<Fate> {
    let pause = match sent {
        Sent::Taken(_) => return Ok(Fate::Sent),
        Sent::Busy => AGAIN.get(usize::from(news.tries)),
        Sent::Gone | Sent::Refused(_) | Sent::Unknown | Sent::Forbidden => None,
    };
    let Some(pause) = pause else { return Ok(Fate::Failed) };
    let news = News { tries: news.tries + 1, ..news.clone() };
    let endpoint = news.endpoint.as_deref().map(secret::hash).unwrap_or_default();
    let next = NewNotification {
        id: format!("{}:{}{endpoint}", news.id(&notification.account), news.tries),
        account: notification.account.clone(),
        kind: notification.kind.clone(),
        body: serde_json::to_string(&news).expect("news serializes"),
        created_at: notification.created_at,
        due_at: at + pause,
    };
    app.store.notify(next).await?;
    Ok(Fate::PutOff)
}
