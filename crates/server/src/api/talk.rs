//! Chat at a table, muted people, and private notes.

use std::collections::{BTreeMap, BTreeSet};

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game_core::{Message, Viewer};
use protocol::{ChatLine, Person, Saying};
use serde::{Deserialize, Serialize};
use store::{AccountId, AccountKind, LineKind, NewLine, TableId};
use utoipa::{IntoParams, ToSchema};

use super::body::{Body, Query};
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::nodes::News;
use crate::visitor::{SignedIn, Visitor};

/// The ready phrases, shown to everybody in their own language, by message key.
const PHRASES: [&str; 12] = [
    "phrase-hello",
    "phrase-good-luck",
    "phrase-one-moment",
    "phrase-back",
    "phrase-your-turn",
    "phrase-nice-move",
    "phrase-oops",
    "phrase-sorry",
    "phrase-thanks",
    "phrase-well-played",
    "phrase-again",
    "phrase-goodbye",
];

/// The longest line, in characters.
const LONGEST_LINE: usize = 500;
/// The longest note, in characters.
const LONGEST_NOTE: usize = 10_000;
/// The most lines in one answer.
const LINES: u32 = 200;

/// Where to begin reading.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The number of the first line.
    #[serde(default)]
    #[param(minimum = 0)]
    pub since: i64,
}

/// Lines of a chat.
#[derive(Debug, Serialize, ToSchema)]
pub struct Chat {
    /// At most 200 lines, in order.
    pub lines: Vec<ChatLine>,
    /// The number to read on from.
    pub next: i64,
}

/// A note.
#[derive(Debug, Default, Serialize, ToSchema)]
pub struct NoteInfo {
    /// The text; empty if there is no note.
    pub text: String,
    /// When it was changed, in milliseconds since 1970.
    #[schema(required = true)]
    pub updated_at: Option<i64>,
}

/// A note to keep.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewNote {
    /// The text; an empty one removes the note.
    #[schema(max_length = 10_000)]
    pub text: String,
}

/// Somebody you have muted.
#[derive(Debug, Serialize, ToSchema)]
pub struct Muted {
    /// The account.
    pub id: String,
    /// The name.
    pub name: String,
}

/// The ready phrases
#[utoipa::path(get, path = "/api/phrases", tag = "talk",
    responses((status = OK, description = "What can be said in every language", body = Vec<String>)))]
pub async fn phrases() -> Json<Vec<&'static str>> {
    Json(PHRASES.iter().filter_map(|key| key.strip_prefix("phrase-")).collect())
}

/// Say something at a table
///
/// `{"phrase": "well-played"}` or `{"text": "…"}`, at most 500 characters. People at the table may
/// speak; once the game is over, everybody who may watch.
#[utoipa::path(post, path = "/api/tables/{table}/chat", tag = "talk", request_body = Saying,
    params(("table" = String, Path, description = "The table")),
    responses((status = CREATED, description = "It is said", body = ChatLine),
              (status = BAD_REQUEST, description = "Not such a line", body = ErrorBody),
              (status = FORBIDDEN, description = "Not here", body = ErrorBody),
              (status = NOT_FOUND, description = "There is no such table", body = ErrorBody)))]
pub async fn say(
    State(app): State<App>,
    me: SignedIn,
    Path(table): Path<String>,
    Body(what): Body<Saying>,
) -> ApiResult<(StatusCode, Json<ChatLine>)> {
    let (table, id) = (TableId::from(table), &me.account.id);
    app.limits.talk(id.as_str())?;
    let what = checked(what)?;
    let may_speak = app.registry.read(&table, |table| {
        let watches = table.may_see(Some(id.as_str()), Viewer::Spectator);
        !table.seats_of(id.as_str()).is_empty() || table.is_over() && watches
    });
    if !may_speak.await? {
        return Err(ApiError::forbidden("server-not-speaking"));
    }
    let (kind, body) = match &what {
        Saying::Phrase(word) => (LineKind::Phrase, word.clone()),
        Saying::Text(text) => (LineKind::Text, text.clone()),
    };
    let at = app.now();
    let n = app.store.say(&table, NewLine { account: id.clone(), at, kind, body }).await?;
    let by = Some(Person { id: id.to_string(), name: me.account.name.clone() });
    let line = ChatLine { n, at, by, what };
    if let Some(earlier) = tell(&app, &table, &line, n).await? {
        pass_on(&app, &table, earlier).await?;
    }
    app.registry.announce(News::Said { table: table.to_string(), n }).await;
    Ok((StatusCode::CREATED, Json(line)))
}

/// Sends a line to everybody who watches a table and has not muted the speaker, unless lines from
/// number `since` on have not been sent yet; then returns the first of them.
async fn tell(app: &App, table: &TableId, line: &ChatLine, since: i64) -> ApiResult<Option<i64>> {
    let deaf = match &line.by {
        Some(by) => deaf_to(app, table, &by.id.as_str().into()).await?,
        None => BTreeSet::new(),
    };
    app.registry.say(table, line, since, |to| to.is_none_or(|to| !deaf.contains(to))).await
}

/// Sends the lines of a table from number `n` on to those who watch it on this node. They were
/// written on another node, or here by two people at once, the later line arriving first.
///
/// # Errors
/// If the store fails.
pub async fn pass_on(app: &App, table: &TableId, n: i64) -> ApiResult<()> {
    if !app.registry.is_watched(table) {
        return Ok(());
    }
    let mut since = n;
    'again: loop {
        for line in app.store.chat_since(table, since, LINES).await? {
            let line = chat_line(app, &mut BTreeMap::new(), line).await?;
            if let Some(earlier) = tell(app, table, &line, since).await? {
                since = earlier;
                continue 'again;
            }
        }
        return Ok(());
    }
}

/// The chat of a table
///
/// Without the lines of people whom you have muted.
#[utoipa::path(get, path = "/api/tables/{table}/chat", tag = "talk",
    params(("table" = String, Path, description = "The table"), Since),
    responses((status = OK, description = "Lines, in order", body = Chat),
              (status = FORBIDDEN, description = "Not yours to see", body = ErrorBody),
              (status = NOT_FOUND, description = "There is no such table", body = ErrorBody)))]
pub async fn read(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(since): Query<Since>,
) -> ApiResult<Json<Chat>> {
    let table = TableId::from(table);
    check_watches(&app, &table, visitor.id()).await?;
    let muted = match &visitor.account {
        Some(account) => app.store.muted_by(&account.id).await?,
        None => Vec::new(),
    };
    let found = app.store.chat_since(&table, since.since.max(0), LINES).await?;
    let next = found.last().map_or(since.since.max(0), |line| line.n + 1);
    let mut names = BTreeMap::new();
    let mut lines = Vec::new();
    for line in found {
        if line.account.as_ref().is_some_and(|account| muted.contains(account)) {
            continue;
        }
        lines.push(chat_line(&app, &mut names, line).await?);
    }
    Ok(Json(Chat { lines, next }))
}

/// Your note about a table
#[utoipa::path(get, path = "/api/tables/{table}/note", tag = "talk",
    params(("table" = String, Path, description = "The table")),
    responses((status = OK, description = "The note", body = NoteInfo),
              (status = UNAUTHORIZED, description = "Say first who you are", body = ErrorBody),
              (status = NOT_FOUND, description = "There is no such table", body = ErrorBody)))]
pub async fn note(
    State(app): State<App>,
    me: SignedIn,
    Path(table): Path<String>,
) -> ApiResult<Json<NoteInfo>> {
    let table = TableId::from(table);
    check_watches(&app, &table, Some(me.account.id.as_str())).await?;
    let note = app.store.note(&table, &me.account.id).await?;
    let info = |note: store::Note| NoteInfo { text: note.text, updated_at: Some(note.updated_at) };
    Ok(Json(note.map(info).unwrap_or_default()))
}

/// Write your note about a table
///
/// Only you can read it.
#[utoipa::path(put, path = "/api/tables/{table}/note", tag = "talk", request_body = NewNote,
    params(("table" = String, Path, description = "The table")),
    responses((status = NO_CONTENT, description = "It is kept"),
              (status = BAD_REQUEST, description = "It is too long", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Say first who you are", body = ErrorBody),
              (status = NOT_FOUND, description = "There is no such table", body = ErrorBody)))]
pub async fn put_note(
    State(app): State<App>,
    me: SignedIn,
    Path(table): Path<String>,
    Body(new): Body<NewNote>,
) -> ApiResult<StatusCode> {
    let table = TableId::from(table);
    if new.text.chars().count() > LONGEST_NOTE {
        return Err(too_long(LONGEST_NOTE));
    }
    check_watches(&app, &table, Some(me.account.id.as_str())).await?;
    app.store.put_note(&table, &me.account.id, &new.text, app.now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// People you have muted
#[utoipa::path(get, path = "/api/me/mutes", tag = "talk",
    responses((status = OK, description = "People", body = Vec<Muted>),
              (status = UNAUTHORIZED, description = "Say first who you are", body = ErrorBody)))]
pub async fn mutes(State(app): State<App>, me: SignedIn) -> ApiResult<Json<Vec<Muted>>> {
    let (mut names, mut muted) = (BTreeMap::new(), Vec::new());
    for id in app.store.muted_by(&me.account.id).await? {
        let person = person(&app, &mut names, id).await?;
        muted.push(Muted { id: person.id, name: person.name });
    }
    Ok(Json(muted))
}

/// Mute somebody
///
/// They are not told.
#[utoipa::path(put, path = "/api/me/mutes/{account}", tag = "talk",
    params(("account" = String, Path, description = "Whom")),
    responses((status = NO_CONTENT, description = "You do not hear them"),
              (status = BAD_REQUEST, description = "That is you", body = ErrorBody),
              (status = NOT_FOUND, description = "There is nobody", body = ErrorBody)))]
pub async fn mute(
    State(app): State<App>,
    me: SignedIn,
    Path(account): Path<String>,
) -> ApiResult<StatusCode> {
    let other = AccountId::from(account);
    if other == me.account.id {
        return Err(ApiError::bad(Message::new("server-mute-self")));
    }
    let found = app.store.account(&other).await?;
    found.filter(|found| found.kind != AccountKind::Deleted).ok_or_else(ApiError::not_found)?;
    app.store.mute(&me.account.id, &other).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Unmute somebody
#[utoipa::path(delete, path = "/api/me/mutes/{account}", tag = "talk",
    params(("account" = String, Path, description = "Whom")),
    responses((status = NO_CONTENT, description = "You hear them"),
              (status = UNAUTHORIZED, description = "Say first who you are", body = ErrorBody)))]
pub async fn unmute(
    State(app): State<App>,
    me: SignedIn,
    Path(account): Path<String>,
) -> ApiResult<StatusCode> {
    app.store.unmute(&me.account.id, &account.into()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Checks a line of chat.
fn checked(what: Saying) -> ApiResult<Saying> {
    match what {
        Saying::Phrase(word) if PHRASES.iter().any(|key| key[7..] == word) => {
            Ok(Saying::Phrase(word))
        }
        Saying::Phrase(_) => Err(ApiError::bad(Message::new("server-no-phrase"))),
        Saying::Text(text) => {
            let text = text.trim();
            let odd = |letter: char| letter.is_control() && letter != '\n';
            if text.is_empty() || text.chars().count() > LONGEST_LINE || text.contains(odd) {
                return Err(too_long(LONGEST_LINE));
            }
            Ok(Saying::Text(text.to_string()))
        }
    }
}

fn too_long(most: usize) -> ApiError {
    ApiError::bad(Message::new("server-bad-text").int("most", most as i64))
}

async fn check_watches(app: &App, table: &TableId, account: Option<&str>) -> ApiResult<()> {
    if app.registry.read(table, |table| table.may_see(account, Viewer::Spectator)).await? {
        return Ok(());
    }
    Err(ApiError::forbidden("server-not-yours-to-see"))
}

/// The watchers who have muted a speaker.
async fn deaf_to(app: &App, table: &TableId, speaker: &AccountId) -> ApiResult<BTreeSet<String>> {
    let mut deaf = BTreeSet::new();
    for listener in app.registry.listeners(table).await? {
        if app.store.muted_by(&listener.as_str().into()).await?.contains(speaker) {
            deaf.insert(listener);
        }
    }
    Ok(deaf)
}

/// A line with the name of its author.
async fn chat_line(
    app: &App,
    names: &mut BTreeMap<AccountId, String>,
    line: store::Line,
) -> ApiResult<ChatLine> {
    let by = match line.account {
        Some(id) => Some(person(app, names, id).await?),
        None => None,
    };
    let what = match line.kind {
        LineKind::Phrase => Saying::Phrase(line.body),
        LineKind::Text => Saying::Text(line.body),
    };
    Ok(ChatLine { n: line.n, at: line.at, by, what })
}

/// Looks up a person, once.
async fn person(
    app: &App,
    names: &mut BTreeMap<AccountId, String>,
    id: AccountId,
) -> ApiResult<Person> {
    if !names.contains_key(&id) {
        let account = app.store.account(&id).await?;
        names.insert(id.clone(), account.map(|account| account.name).unwrap_or_default());
    }
    Ok(Person { name: names[&id].clone(), id: id.to_string() })
}
