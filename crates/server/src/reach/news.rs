//! The kinds of news, and their texts.

use game_core::{Message, Say, Seat};
use lang::{Lang, Speaker};
use serde::{Deserialize, Serialize};
use store::{AccountId, Contact, NewNotification, TableId};
use table::Millis;

use crate::app::App;
use crate::error::ApiResult;

/// News in the outbox.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct News {
    /// The table.
    pub table: String,
    /// The game played there.
    pub game: String,
    /// What happened.
    pub what: What,
    /// How it is sent.
    pub way: Way,
    /// How often sending has failed.
    #[serde(default)]
    pub tries: u8,
    /// The one browser that it did not reach.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub endpoint: Option<String>,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// It is a seat's turn.
    Turn {
        /// The seat.
        seat: u8,
        /// The number of the question, counted per seat.
        question: u32,
    },
    /// The game is over.
    Over,
}

/// How news is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// To the person's browsers.
    Push,
    /// To the person's own address.
    Webhook,
}

impl Way {
    /// All ways.
    pub const ALL: [Self; 2] = [Self::Push, Self::Webhook];

    /// Its name.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Push => "push",
            Self::Webhook => "webhook",
        }
    }
}

impl What {
    /// Its name.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Turn { .. } => "turn",
            Self::Over => "over",
        }
    }
}

impl News {
    /// News as of now.
    pub fn new(table: &TableId, game: &str, what: What, way: Way) -> Self {
        let (table, game) = (table.to_string(), game.to_string());
        Self { table, game, what, way, tries: 0, endpoint: None }
    }

    /// The id, which is the same for the same news to the same person.
    pub fn id(&self, account: &AccountId) -> String {
        let (table, way, kind) = (&self.table, self.way.word(), self.what.word());
        match self.what {
            What::Turn { seat, question } => {
                format!("{kind}:{table}:{seat}.{question}:{account}:{way}")
            }
            What::Over => format!("{kind}:{table}:{account}:{way}"),
        }
    }

    /// The notification that waits until `due_at`.
    ///
    /// # Panics
    /// Never: news is plain data.
    pub fn notification(
        &self,
        account: &AccountId,
        created_at: Millis,
        due_at: Millis,
    ) -> NewNotification {
        NewNotification {
            id: self.id(account),
            account: account.clone(),
            kind: self.what.word().to_string(),
            body: serde_json::to_string(self).expect("news serializes"),
            created_at,
            due_at,
        }
    }

    /// Whether somebody wants to be notified of it.
    pub fn is_wanted(&self, contact: &Contact) -> bool {
        match self.what {
            What::Turn { .. } => contact.turns,
            What::Over => contact.endings,
        }
    }
}

/// News as text: what a browser shows, and what an address is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Notice {
    /// `turn`, `over` or `test`.
    pub kind: &'static str,
    /// The table; none in a test.
    pub table: Option<String>,
    /// The id of the game; none in a test.
    pub game: Option<String>,
    /// The title, one line.
    pub title: String,
    /// The text, one line.
    pub text: String,
    /// The language of both.
    pub language: &'static str,
    /// The page to open: a full URL if the club has one, a path otherwise.
    pub url: String,
    /// Whether to show it even to somebody who has the page open.
    pub with_tab: bool,
}

impl Notice {
    /// A test message.
    pub fn test(app: &App, language: &str) -> Self {
        let speaker = speaker(language);
        Self {
            kind: "test",
            table: None,
            game: None,
            title: speaker.say(&Message::new("reach-test-title")),
            text: speaker.say(&Message::new("reach-test-text")),
            language: lang(language).tag(),
            url: page(app, "/settings"),
            with_tab: true,
        }
    }
}

fn lang(tag: &str) -> Lang {
    tag.parse().unwrap_or_default()
}

fn speaker(tag: &str) -> Speaker {
    Speaker::new(lang(tag))
}

fn page(app: &App, path: &str) -> String {
    let site = app.config.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
    format!("{site}{path}")
}

/// Renders news in a language, by default that of the account.
///
/// # Errors
/// If the store fails.
pub async fn tell(
    app: &App,
    account: &AccountId,
    news: &News,
    language: Option<&str>,
) -> ApiResult<Notice> {
    let known = app.store.account(account).await?;
    let own = known.map(|account| account.language).unwrap_or_default();
    let language = language.unwrap_or(&own);
    let speaker = speaker(language);
    let title = match news.what {
        What::Turn { .. } => "reach-turn-title",
        What::Over => "reach-over-title",
    };
    let game = speaker.word("game", &news.game);
    let others = others(app, account, news).await?;
    let text = if others.is_empty() {
        game
    } else {
        let with = Message::new("reach-with").text("game", game);
        speaker.say(&with.text("names", speaker.list(&others)))
    };
    Ok(Notice {
        kind: news.what.word(),
        table: Some(news.table.clone()),
        game: Some(news.game.clone()),
        title: speaker.say(&Message::new(title)),
        text,
        language: lang(language).tag(),
        url: page(app, &format!("/table/{}", news.table)),
        with_tab: app.store.contact(account).await?.with_tab,
    })
}

/// The names of the other people at the table.
async fn others(app: &App, account: &AccountId, news: &News) -> ApiResult<Vec<String>> {
    let table = TableId::from(news.table.as_str());
    let people = app.registry.read(&table, |table| {
        let seats = Seat::all(table.setup().chairs.len());
        let ids = seats.filter_map(|seat| table.person(seat)).map(|who| who.id.clone());
        ids.filter(|id| id != account.as_str()).collect::<Vec<_>>()
    });
    let mut names: Vec<String> = Vec::new();
    for id in people.await? {
        let other = app.store.account(&id.as_str().into()).await?;
        names.extend(other.map(|other| other.name).filter(|name| !name.is_empty()));
    }
    names.dedup();
    Ok(names)
}
