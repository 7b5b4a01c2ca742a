//! Notifying people who are away: "your turn" in a closed browser, or at an address of their own.
//!
//! News is stored with the move that causes it (see the registry of tables), waits a few seconds in
//! the store's outbox, and is then claimed by one node, checked once more, and sent. News is
//! dropped if the question has been answered meanwhile, or if the person is looking at the table.
//!
//! Nothing is sent twice: a notification is removed from the outbox *before* it is sent, and only
//! the node that removed it sends it. A node that dies between the two loses a message, which is
//! better than a telephone that rings again for a move made yesterday. Only a message that
//! certainly did not arrive is put back.
//!
//! Nobody waits for anybody else's receiver: each has its own lane, and the node looks into the
//! outbox again while messages are still being sent.
//!
//! | module | what is in it |
//! |---|---|
//! | [`news`] | the kinds of news, and their texts |
//! | [`push`] | messages to browsers, signed |
//! | [`encrypt`] | messages that only the browser can read |
//! | [`webhook`] | messages to an address, signed |
//! | [`guard`] | where messages may be sent |
//! | `lanes` | limits per receiver, and back-off |
//! | [`quiet`] | hours in which nothing is sent |

pub mod encrypt;
pub mod guard;
mod lanes;
pub mod news;
pub mod push;
pub mod quiet;
pub mod webhook;

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use game_core::Seat;
use store::{AccountId, Contact, NewNotification, Notification, Subscription, Webhook};
use table::{Clock, Millis, Table};
use tokio::sync::OnceCell;
use tokio::task::{JoinError, JoinSet};

use crate::app::App;
use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::secret;
use guard::{HttpSender, Post, Sent};
use lanes::{Lanes, OnItsWay, Verdict};
use news::{News, Way, What};
use push::Signer;

/// How many notifications a node handles at once.
const AT_ONCE: u32 = 20;
/// How many notifications of one account all nodes handle at once.
const OF_ACCOUNT: u32 = 8;
/// How long a node may hold a claim before others may try. Longer than sending takes.
const CLAIM: Millis = 60_000;
/// The delays after which a failed message is retried.
const AGAIN: [Millis; 3] = [60_000, 5 * 60_000, 30 * 60_000];
/// News this old is dropped: after a day the person has found out.
const OLD: Millis = 24 * 3_600_000;

/// What a node needs to send notifications.
pub struct Reach {
    sender: HttpSender,
    lanes: Mutex<Lanes>,
    signer: OnceCell<Signer>,
    claimant: String,
    every: Duration,
    site: Option<String>,
}

/// The outcome of a notification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Delivery {
    /// It was sent, and accepted by some receiver.
    Sent,
    /// It was sent and nobody accepted it, or it could not be sent.
    Failed,
    /// It was not needed any more.
    Dropped,
    /// It waits for the end of the quiet hours, or for a retry.
    PutOff,
    /// Another node has it.
    Lost,
}

impl Delivery {
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
    /// A sender with this configuration.
    pub fn new(config: &Config) -> Self {
        Self {
            sender: HttpSender::new(
                config.webhooks_to_private,
                Duration::from_millis(config.send_timeout_ms),
            ),
            lanes: Mutex::default(),
            signer: OnceCell::new(),
            claimant: secret::id(),
            every: Duration::from_millis(config.reach_every_ms.max(1)),
            site: config.public_url.as_ref().map(|url| url.trim_end_matches('/').to_string()),
        }
    }

    /// The client that sends the messages.
    pub fn sender(&self) -> &HttpSender {
        &self.sender
    }

    /// The key that this club signs with, created on first use.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn signer(&self, app: &App) -> ApiResult<&Signer> {
        let find = || async {
            let kept = app.store.push_key(&push::new_key(), app.now()).await?;
            Ok(Signer::new(&kept, self.site.as_deref())?)
        };
        self.signer.get_or_try_init(find).await
    }

    /// One pass over the outbox at `at`: claims what is due and handles it. Returns the outcomes.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn round(&self, app: &App, at: Millis) -> ApiResult<Vec<Delivery>> {
        let mut dealing = JoinSet::new();
        self.begin(app, at, AT_ONCE, &mut dealing).await?;
        let mut deliveries = Vec::new();
        while let Some(dealt) = dealing.join_next().await {
            deliveries.extend(what_became(dealt));
        }
        Ok(deliveries)
    }

    /// Claims up to `most` of what is due and starts to handle it. Returns how many there were.
    async fn begin(
        &self,
        app: &App,
        at: Millis,
        most: u32,
        dealing: &mut Dealing,
    ) -> ApiResult<u32> {
        let claimed = app.store.claim(&self.claimant, at, at + CLAIM, most, OF_ACCOUNT).await?;
        let count = claimed.len() as u32;
        for notification in claimed {
            let app = app.clone();
            dealing.spawn(async move {
                let claimant = &app.reach.claimant;
                app.reach.deal(&app, claimant, &notification, at).await
            });
        }
        Ok(count)
    }

    fn lanes(&self) -> MutexGuard<'_, Lanes> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A lane for a message to a receiver, or when to try again.
    fn lane(
        &self,
        account: &AccountId,
        receiver: &str,
        at: Millis,
    ) -> Result<LaneGuard<'_>, Millis> {
        let message = self.lanes().enter(account.as_str(), receiver, at)?;
        Ok(LaneGuard { reach: self, message: Some(message), at })
    }

    /// Handles a notification that `claimant` has claimed.
    ///
    /// # Errors
    /// If the store fails; the claim then expires.
    pub async fn deal(
        &self,
        app: &App,
        claimant: &str,
        notification: &Notification,
        at: Millis,
    ) -> ApiResult<Vec<Delivery>> {
        let account = &notification.account;
        let (way, deliveries) = match serde_json::from_str::<News>(&notification.body) {
            Ok(news) => {
                let deliveries = self.deal_with(app, claimant, notification, &news, at).await?;
                (news.way.word(), deliveries)
            }
            Err(error) => {
                tracing::error!(%account, %error, "a notification cannot be read");
                app.store.done(claimant, &notification.id).await?;
                ("unknown", vec![Delivery::Failed])
            }
        };
        for delivery in &deliveries {
            metrics::counter!("trestle_notifications_total", "way" => way, "fate" => delivery.word())
                .increment(1);
        }
        Ok(deliveries)
    }

    async fn deal_with(
        &self,
        app: &App,
        claimant: &str,
        notification: &Notification,
        news: &News,
        at: Millis,
    ) -> ApiResult<Vec<Delivery>> {
        let (id, account) = (&notification.id, &notification.account);
        let contact = app.store.contact(account).await?;
        let is_old = at - notification.created_at > OLD;
        if is_old || !news.is_wanted(&contact) || !is_news(app, account, &contact, news).await? {
            let taken = app.store.done(claimant, id).await?;
            return Ok(vec![if taken { Delivery::Dropped } else { Delivery::Lost }]);
        }
        if let Some(end) = contact.quiet.as_ref().and_then(|quiet| quiet::end(quiet, at)) {
            let put_off = app.store.try_later(claimant, id, end).await?;
            return Ok(vec![if put_off { Delivery::PutOff } else { Delivery::Lost }]);
        }
        let receivers = match news.way {
            Way::Push => self
                .browsers(app, account, news)
                .await?
                .into_iter()
                .map(Receiver::Browser)
                .collect(),
            Way::Webhook => contact.webhook.map(Receiver::Webhook).into_iter().collect::<Vec<_>>(),
        };
        let mut lanes: Vec<_> =
            receivers.iter().map(|one| self.lane(account, one.address(), at)).collect();
        // The only receiver is busy or avoided: the notification just stays where it is.
        if let [Err(until)] = lanes[..] {
            let put_off = app.store.try_later(claimant, id, until).await?;
            return Ok(vec![if put_off { Delivery::PutOff } else { Delivery::Lost }]);
        }
        // From here on nobody else sends it, whatever happens to us.
        if !app.store.done(claimant, id).await? {
            return Ok(vec![Delivery::Lost]);
        }
        // Those that have to wait are stored before any of the others is sent.
        let mut deliveries = Vec::new();
        for (receiver, lane) in receivers.iter().zip(&lanes) {
            if let Err(until) = lane {
                put_back(app, notification, &receiver.news(news), *until).await?;
                deliveries.push(Delivery::PutOff);
            }
        }
        let going = receivers.iter().zip(lanes.drain(..));
        let going = going.filter_map(|(receiver, lane)| Some((receiver, lane.ok()?)));
        let sent = going.map(|(receiver, lane)| self.send(app, notification, news, receiver, lane));
        for delivery in futures_util::future::join_all(sent).await {
            deliveries.push(delivery?);
        }
        if deliveries.is_empty() {
            deliveries.push(Delivery::Dropped);
        }
        Ok(deliveries)
    }

    /// The browsers of a person, or the one that the news did not reach before.
    async fn browsers(
        &self,
        app: &App,
        account: &AccountId,
        news: &News,
    ) -> ApiResult<Vec<Subscription>> {
        let mut browsers = app.store.subscriptions_of(account, app.now()).await?;
        if let Some(only) = &news.endpoint {
            browsers.retain(|browser| browser.endpoint == *only);
        }
        Ok(browsers)
    }

    /// Sends news to one receiver, which is dropped if it fails again and again.
    async fn send(
        &self,
        app: &App,
        notification: &Notification,
        news: &News,
        receiver: &Receiver,
        lane: LaneGuard<'_>,
    ) -> ApiResult<Delivery> {
        let (account, at) = (&notification.account, lane.at);
        let sent = match receiver {
            Receiver::Browser(browser) => {
                let notice = news::tell(app, account, news, Some(&browser.language)).await?;
                self.push(app, browser, &notice).await?
            }
            Receiver::Webhook(hook) => {
                let notice = news::tell(app, account, news, None).await?;
                let at = app.time.outside(notification.created_at);
                let post = webhook::post(hook, &notification.id, at, &notice);
                self.sender.deliver(post).await
            }
        };
        if lane.end(verdict(sent)) >= lanes::GIVEN_UP {
            self.give_up(app, account, receiver).await?;
            return Ok(Delivery::Failed);
        }
        again(app, notification, &receiver.news(news), sent, at).await
    }

    /// Drops a receiver that has failed again and again; its owner can choose it again.
    async fn give_up(&self, app: &App, account: &AccountId, receiver: &Receiver) -> ApiResult<()> {
        tracing::info!(%account, "a receiver failed again and again, and is told nothing more");
        metrics::counter!("trestle_receivers_given_up_total").increment(1);
        self.lanes().forget(receiver.address());
        match receiver {
            Receiver::Browser(browser) => {
                app.store.unsubscribe(account, &browser.endpoint).await?;
            }
            Receiver::Webhook(hook) => {
                let contact = app.store.contact(account).await?;
                if contact.webhook.as_ref() == Some(hook) {
                    app.store.put_contact(account, Contact { webhook: None, ..contact }).await?;
                }
            }
        }
        Ok(())
    }

    /// Sends a test message to a browser.
    ///
    /// # Errors
    /// If the store fails, or messages to it are already being sent.
    pub async fn try_push(
        &self,
        app: &App,
        browser: &Subscription,
        notice: &news::Notice,
    ) -> ApiResult<Sent> {
        let lane = self.lane_now(&browser.account, &browser.endpoint, app.now())?;
        let sent = self.push(app, browser, notice).await?;
        lane.end(verdict(sent));
        Ok(sent)
    }

    /// A lane for a test message, even if its receiver is being avoided.
    fn lane_now(
        &self,
        account: &AccountId,
        receiver: &str,
        at: Millis,
    ) -> ApiResult<LaneGuard<'_>> {
        let message = self.lanes().enter_now(account.as_str(), receiver, at);
        let message = message.map_err(|_| ApiError::too_many())?;
        Ok(LaneGuard { reach: self, message: Some(message), at })
    }

    /// Sends a message to a browser, whose subscription is removed if it is gone.
    async fn push(
        &self,
        app: &App,
        browser: &Subscription,
        notice: &news::Notice,
    ) -> ApiResult<Sent> {
        let sent = match self.signer(app).await?.post(browser, notice, app.time.outside(app.now()))
        {
            Ok(post) => self.sender.deliver(post).await,
            // Invalid keys: nobody could read it.
            Err(_) => Sent::Gone,
        };
        if sent == Sent::Gone {
            app.store.unsubscribe(&browser.account, &browser.endpoint).await?;
        }
        Ok(sent)
    }

    /// Sends a test message to a person's address.
    ///
    /// # Errors
    /// If messages to it are already being sent.
    pub async fn try_webhook(
        &self,
        app: &App,
        account: &AccountId,
        hook: &Webhook,
        notice: &news::Notice,
    ) -> ApiResult<Sent> {
        let lane = self.lane_now(account, &hook.url, app.now())?;
        let signed_at = app.time.outside(app.now());
        let post: Post = webhook::post(hook, &format!("test:{}", secret::id()), signed_at, notice);
        let sent = self.sender.deliver(post).await;
        lane.end(verdict(sent));
        Ok(sent)
    }
}

/// The verdict on a receiver after a message.
fn verdict(sent: Sent) -> Verdict {
    match sent {
        Sent::Taken(_) => Verdict::Taken,
        Sent::Gone | Sent::Refused(_) | Sent::Forbidden => Verdict::Refused,
        Sent::Busy | Sent::Unknown => Verdict::Silent,
    }
}

/// Sends what is due, while the server runs.
pub async fn run(app: App) {
    let mut tick = tokio::time::interval(app.reach.every);
    tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut dealing = Dealing::new();
    loop {
        tick.tick().await;
        // Messages that are still being sent delay nothing.
        loop {
            while let Some(dealt) = dealing.try_join_next() {
                what_became(dealt);
            }
            let room = lanes::MOST.saturating_sub(dealing.len()) as u32;
            let most = room.min(AT_ONCE);
            if most == 0 {
                break;
            }
            match app.reach.begin(&app, app.now(), most, &mut dealing).await {
                Ok(count) if count == most => {}
                Ok(_) => break,
                Err(error) => {
                    let code = error.problem.message.key;
                    tracing::error!(code, "the outbox cannot be read");
                    break;
                }
            }
        }
    }
}

/// Notifications being handled.
type Dealing = JoinSet<ApiResult<Vec<Delivery>>>;

/// The outcomes of a notification; failures are logged.
fn what_became(dealt: Result<ApiResult<Vec<Delivery>>, JoinError>) -> Vec<Delivery> {
    match dealt {
        Ok(Ok(deliveries)) => return deliveries,
        Ok(Err(error)) => {
            let code = error.problem.message.key;
            tracing::error!(code, "a notification could not be dealt with");
        }
        Err(error) => tracing::error!(%error, "dealing with a notification panicked"),
    }
    Vec::new()
}

/// A browser or an address to send to.
enum Receiver {
    Browser(Subscription),
    Webhook(Webhook),
}

impl Receiver {
    fn address(&self) -> &str {
        match self {
            Self::Browser(browser) => &browser.endpoint,
            Self::Webhook(hook) => &hook.url,
        }
    }

    /// The news, addressed to this receiver alone.
    fn news(&self, news: &News) -> News {
        match self {
            Self::Browser(browser) => {
                News { endpoint: Some(browser.endpoint.clone()), ..news.clone() }
            }
            Self::Webhook(_) => news.clone(),
        }
    }
}

/// A lane in use; dropping it frees the lane.
struct LaneGuard<'a> {
    reach: &'a Reach,
    /// `None` once it is freed.
    message: Option<OnItsWay>,
    at: Millis,
}

impl LaneGuard<'_> {
    /// Frees the lane after the message was sent, and returns how often its receiver has failed in
    /// a row.
    fn end(mut self, verdict: Verdict) -> u32 {
        let message = self.message.take();
        message.map_or(0, |message| self.reach.lanes().leave(&message, Some(verdict), self.at))
    }
}

impl Drop for LaneGuard<'_> {
    fn drop(&mut self) {
        if let Some(message) = self.message.take() {
            self.reach.lanes().leave(&message, None, self.at);
        }
    }
}

/// Whether news is still true and still news: the question is open or the game is over, and the
/// person is not looking at it, or wants to be notified anyway.
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
        // With a clock that counts minutes, everybody is watching.
        let is_live = matches!(table.setup().clock, Clock::Live { .. });
        is_true && !(watches && (is_live || !contact.with_tab))
    };
    match app.registry.look_again(&news.table.as_str().into(), account.as_str(), look).await {
        Ok(is_news) => Ok(is_news),
        // The table is gone or can no longer be read.
        Err(error) if error.status.is_client_error() => Ok(false),
        Err(error) => Err(error),
    }
}

/// What happens to news after it was sent. What certainly did not arrive is retried later, under a
/// new id.
async fn again(
    app: &App,
    notification: &Notification,
    news: &News,
    sent: Sent,
    at: Millis,
) -> ApiResult<Delivery> {
    let pause = match sent {
        Sent::Taken(_) => return Ok(Delivery::Sent),
        Sent::Busy => AGAIN.get(usize::from(news.tries)),
        Sent::Gone | Sent::Refused(_) | Sent::Unknown | Sent::Forbidden => None,
    };
    let Some(pause) = pause else { return Ok(Delivery::Failed) };
    let news = News { tries: news.tries + 1, ..news.clone() };
    put_back(app, notification, &news, at + pause).await?;
    Ok(Delivery::PutOff)
}

/// Stores what is to be sent later, under a new id.
async fn put_back(
    app: &App,
    notification: &Notification,
    news: &News,
    due_at: Millis,
) -> ApiResult<()> {
    let endpoint = news.endpoint.as_deref().map(secret::hash).unwrap_or_default();
    let next = NewNotification {
        id: format!("{}:{}{endpoint}", news.id(&notification.account), news.tries),
        account: notification.account.clone(),
        kind: notification.kind.clone(),
        body: serde_json::to_string(news).expect("news serializes"),
        created_at: notification.created_at,
        due_at,
    };
    Ok(app.store.notify(next).await?)
}
