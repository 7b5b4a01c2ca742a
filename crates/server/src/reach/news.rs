//! What can be told, and how it is said.

use game_core::{Message, Say, Seat};
use lang::{Lang, Speaker};
use serde::{Deserialize, Serialize};
use store::{AccountId, Contact, NewNotification, TableId};
use table::Millis;

use crate::app::App;
use crate::error::ApiResult;

/// Something to tell, as it waits in the outbox.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct News {
    /// At which table.
    pub table: String,
    /// Which game is played there.
    pub game: String,
    /// What happened.
    pub what: What,
    /// Which way it goes.
    pub way: Way,
    /// How often it was tried in vain.
    #[serde(default)]
    pub tries: u8,
    /// The one browser that did not get it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub endpoint: Option<String>,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// A seat is asked.
    Turn {
        /// Which.
        seat: u8,
        /// Which of the questions put to it.
        question: u32,
    },
    /// The game is over.
    Over,
}

/// Which way news goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// To browsers.
    Push,
    /// To an address.
    Webhook,
}

impl Way {
    /// All of them.
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
    /// News that has just come up.
    pub fn new(table: &TableId, game: &str, what: What, way: Way) -> Self {
        let (table, game) = (table.to_string(), game.to_string());
        Self { table, game, what, way, tries: 0, endpoint: None }
    }

    /// The id that the same news for the same person would get again.
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

    /// Whether somebody wants to hear such things.
    pub fn is_wanted(&self, contact: &Contact) -> bool {
        match self.what {
            What::Turn { .. } => contact.turns,
            What::Over => contact.endings,
        }
    }
}

/// News in words: what a browser shows, and what an address is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// `turn`, `over` or `test`.
    pub kind: &'static str,
    /// The table; none in a test.
    pub table: Option<String>,
    /// The id of the game; none in a test.
    pub game: Option<String>,
    /// One line.
    pub title: String,
    /// Another line.
    pub text: String,
    /// The language of both.
    pub language: &'static str,
    /// The page that it is about: a whole address if the club has one, a path otherwise.
    pub url: String,
    /// Whether to show it also to somebody who is looking at the page.
    pub with_tab: bool,
}

impl Told {
    /// A message that only shows that messages arrive.
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

/// Says news in a language, or in that of the account.
///
/// # Errors
/// If the store fails.
pub async fn tell(
    app: &App,
    account: &AccountId,
    news: &News,
    language: Option<&str>,
) -> ApiResult<Told> {
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
    Ok(Told {
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
    let people = app.hall.read(&table, |table| {
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
