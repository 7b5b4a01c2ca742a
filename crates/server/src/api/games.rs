//! The games, their editions and their pieces.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use bots::BotKind;
use game_core::{Called, Choice, ChoiceName, GameOption, Name, Only, Reading, Title};
use games::{EditionHandle, GameKind};
use protocol::Message;
use serde::Serialize;
use table::wire;
use utoipa::ToSchema;

use super::schemas::Printed;
use crate::app::App;
use crate::error::{ApiError, ApiResult};

/// A game that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// Its id.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest and the most players.
    pub players: [u8; 2],
    /// The editions that a table can be opened with; the built-in one first.
    pub editions: Vec<EditionInfo>,
    /// The levels of bots, from weak to strong.
    pub levels: Vec<&'static str>,
}

/// An edition of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct EditionInfo {
    /// Its name.
    pub id: String,
    /// The hash of its values.
    pub hash: String,
    /// What can be configured for a table besides the players and the clock.
    pub options: Vec<OptionInfo>,
}

/// An option in the configuration of a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct OptionInfo {
    /// Where it goes in the configuration: `variant`, or `rulings.bond_supply_limited`.
    pub field: &'static str,
    /// What it is about: `setup`; `limit`, which the rules do not have; `ruling`, a point that the
    /// rulebook leaves open.
    pub kind: &'static str,
    /// What it is called.
    pub name: Message,
    /// A line that explains it.
    #[schema(required = true)]
    pub help: Option<Message>,
    /// The mark of the paragraph that it is about.
    #[schema(required = true)]
    pub rule: Option<&'static str>,
    /// What can be chosen.
    pub choices: Vec<ChoiceInfo>,
    /// If not empty: a list with one of these for each player can be chosen, too, no two alike.
    pub each: Vec<ChoiceInfo>,
    /// The least and the most, if any whole number between them can be chosen, too.
    #[schema(required = true)]
    pub range: Option<[i64; 2]>,
    /// The value if nothing is chosen; null where that is a choice in itself, such as no limit.
    pub default: serde_json::Value,
    /// The option matters only if another one has this value.
    #[schema(required = true)]
    pub only: Option<OnlyInfo>,
    /// Whether rated games may choose it.
    pub rated: bool,
}

/// One choice of an option.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChoiceInfo {
    /// Its value in the configuration.
    pub value: serde_json::Value,
    /// What it is called.
    pub name: Message,
}

/// When an option matters.
#[derive(Debug, Serialize, ToSchema)]
pub struct OnlyInfo {
    /// The field of another option.
    pub field: &'static str,
    /// The value that it must have.
    pub is: serde_json::Value,
}

/// What a client needs to know about the pieces of an edition to draw and name them.
#[derive(Debug, Serialize, ToSchema)]
pub struct PiecesInfo {
    /// The names of the ids in documents.
    pub names: Vec<NameInfo>,
    /// What is printed on the pieces, as each game describes it.
    #[schema(value_type = Printed)]
    pub printed: serde_json::Value,
    /// Texts about pieces, places and icons, in the order in which they are listed; then about the
    /// terms of the rules, which have the kind `word`.
    pub readings: Vec<ReadingInfo>,
}

/// The name of an id.
#[derive(Debug, Serialize, ToSchema)]
pub struct NameInfo {
    /// The id.
    pub id: &'static str,
    /// The numbers of players for which it means this; left out if it always does.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub players: Vec<u8>,
    /// English, the fallback where another language is missing.
    pub en: &'static str,
    /// French.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fr: Option<&'static str>,
    /// Brazilian Portuguese.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pt: Option<&'static str>,
}

/// Everything there is to say about a piece, a place, an icon or a term.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReadingInfo {
    /// What kind of thing it is.
    pub kind: &'static str,
    /// Its id, as in views; empty where there is one of the kind.
    pub id: String,
    /// The key of the heading under which a list of all pieces has it; left out for words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chapter: Option<&'static str>,
    /// Its name.
    pub title: Message,
    /// The text, sentence by sentence.
    pub says: Vec<Message>,
    /// Which sentences say what it does, apart from what it costs and is worth: from the first of
    /// these numbers, counted from 0, to before the second.
    pub does: [usize; 2],
    /// What it does in one line, for small spaces; left out if nothing is shorter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub short: Option<Message>,
    /// The marks of the paragraphs it cites.
    pub rules: Vec<&'static str>,
}

/// A name of the edition as a message.
fn piece(name: &'static Name) -> Message {
    wire::message(&game_core::Message::new("piece").name("piece", name))
}

impl From<GameOption> for OptionInfo {
    fn from(option: GameOption) -> Self {
        let choice = |choice: Choice| ChoiceInfo {
            value: choice.value,
            name: match choice.name {
                ChoiceName::Says(message) => wire::message(&message),
                ChoiceName::Name(name) => piece(name),
                ChoiceName::Number(number) => {
                    wire::message(&game_core::Message::new("number").int("number", number))
                }
            },
        };
        Self {
            field: option.field,
            kind: option.kind.word(),
            name: wire::message(&option.name),
            help: option.help.as_ref().map(wire::message),
            rule: option.rule,
            choices: option.choices.into_iter().map(choice).collect(),
            each: option.each.into_iter().map(choice).collect(),
            range: option.range.map(|(least, most)| [least, most]),
            default: option.default,
            only: option.only.map(|Only { field, is }| OnlyInfo { field, is }),
            rated: option.rated,
        }
    }
}

impl From<Reading> for ReadingInfo {
    fn from(reading: Reading) -> Self {
        Self {
            kind: reading.kind,
            id: reading.id,
            title: match reading.title {
                Title::Name(name) => piece(name),
                Title::Says(message) => wire::message(&message),
            },
            chapter: reading.chapter,
            says: reading.says.iter().map(wire::message).collect(),
            does: [reading.does.start, reading.does.end],
            short: reading.short.as_ref().map(wire::message),
            rules: reading.rules,
        }
    }
}

impl From<Called> for NameInfo {
    fn from(Called { name, players }: Called) -> Self {
        let (fr, pt) = (name.fr.as_deref(), name.pt.as_deref());
        Self { id: &name.id, players, en: &name.en, fr, pt }
    }
}

/// The levels offered to people.
const LEVELS: [BotKind; 4] =
    [BotKind::Novice, BotKind::Apprentice, BotKind::Journeyman, BotKind::Master];

/// The games
#[utoipa::path(get, path = "/api/games", tag = "games",
    responses((status = OK, description = "Every game", body = Vec<GameInfo>)))]
pub async fn list(State(app): State<App>) -> Json<Vec<GameInfo>> {
    let info = |kind: &&'static dyn GameKind| {
        let (least, most) = kind.players();
        let edition = |edition: EditionHandle| EditionInfo {
            id: edition.info().id.clone(),
            hash: edition.info().hash.clone(),
            options: kind.options(edition).into_iter().map(OptionInfo::from).collect(),
        };
        GameInfo {
            id: kind.id(),
            rules: kind.rules().0,
            players: [least, most],
            editions: app.registry.editions().of(kind.id()).map(edition).collect(),
            levels: LEVELS.map(BotKind::name).to_vec(),
        }
    };
    Json(games::all().iter().map(info).collect())
}

/// The data file of an edition
///
/// Every printed number of a game, with names in three languages, as TOML.
#[utoipa::path(get, path = "/api/games/{game}/editions/{hash}", tag = "games",
    params(("game" = String, Path, description = "The game's id"),
           ("hash" = String, Path, description = "The hash of the edition")),
    responses((status = OK, description = "The file", body = String, content_type = "application/toml"),
              (status = NOT_FOUND, description = "There is none", body = crate::error::ErrorBody)))]
pub async fn edition(
    State(app): State<App>,
    Path((game, hash)): Path<(String, String)>,
) -> ApiResult<([(HeaderName, &'static str); 2], String)> {
    let text = edition_text(&app, &game, &hash).await?;
    Ok(([(CONTENT_TYPE, "application/toml; charset=utf-8"), AN_HOUR], text))
}

/// The data file of an edition, as JSON
///
/// The same tables and rows, for programs that read no TOML.
#[utoipa::path(get, path = "/api/games/{game}/editions/{hash}/json", tag = "games",
    params(("game" = String, Path, description = "The game's id"),
           ("hash" = String, Path, description = "The hash of the edition")),
    responses((status = OK, description = "The tables", body = serde_json::Value),
              (status = NOT_FOUND, description = "There is none", body = crate::error::ErrorBody)))]
pub async fn edition_json(
    State(app): State<App>,
    Path((game, hash)): Path<(String, String)>,
) -> ApiResult<([(HeaderName, &'static str); 1], Json<serde_json::Value>)> {
    let text = edition_text(&app, &game, &hash).await?;
    let tables = toml::from_str(&text).map_err(|error| {
        tracing::error!(%error, hash, "an edition in the store is no TOML");
        ApiError::internal()
    })?;
    Ok(([AN_HOUR], Json(tables)))
}

/// The pieces of an edition
///
/// The name of every piece, place and icon, what is printed on it, and a text about it in whole
/// sentences, with the paragraphs it cites.
#[utoipa::path(get, path = "/api/games/{game}/editions/{hash}/pieces", tag = "games",
    params(("game" = String, Path, description = "The game's id"),
           ("hash" = String, Path, description = "The hash of the edition")),
    responses((status = OK, description = "The pieces", body = PiecesInfo),
              (status = NOT_FOUND, description = "There is none", body = crate::error::ErrorBody)))]
pub async fn pieces(
    State(app): State<App>,
    Path((game, hash)): Path<(String, String)>,
) -> ApiResult<([(HeaderName, &'static str); 1], Json<PiecesInfo>)> {
    let kind = games::by_id(&game).map_err(|_| ApiError::not_found())?;
    let edition = if let Some(edition) = app.registry.editions().by_hash(kind, &hash) {
        edition
    } else {
        let text = edition_text(&app, &game, &hash).await?;
        kind.kept_edition(&hash, &text).map_err(|faults| {
            tracing::error!(%faults, hash, "an edition in the store cannot be read");
            ApiError::internal()
        })?
    };
    Ok(([AN_HOUR], Json(pieces_of(kind, edition))))
}

/// The pieces of an edition, given the edition itself.
pub fn pieces_of(kind: &dyn GameKind, edition: EditionHandle) -> PiecesInfo {
    PiecesInfo {
        names: kind.names(edition).into_iter().map(NameInfo::from).collect(),
        printed: kind.printed(edition),
        readings: kind.readings(edition).into_iter().map(ReadingInfo::from).collect(),
    }
}

/// The schema of a game's documents
///
/// A JSON Schema. Its `$defs` have `StateDoc` (what the engine loads and saves), `ViewDoc` (the
/// `view` of a screen), `EventDoc` (the `kind` of an event beside the `args` of its message), and
/// the types they are made of.
#[utoipa::path(get, path = "/api/games/{game}/schema", tag = "games",
    params(("game" = String, Path, description = "The game's id")),
    responses((status = OK, description = "The schema", body = serde_json::Value),
              (status = NOT_FOUND, description = "There is none", body = crate::error::ErrorBody)))]
pub async fn schema(
    Path(game): Path<String>,
) -> ApiResult<([(HeaderName, &'static str); 1], Json<serde_json::Value>)> {
    let schema = games::schema(&game).map_err(|_| ApiError::not_found())?;
    Ok(([AN_HOUR], Json(schema)))
}

/// The hash fixes the values; names and comments may still be corrected under it.
const AN_HOUR: (HeaderName, &str) = (CACHE_CONTROL, "max-age=3600");

async fn edition_text(app: &App, game: &str, hash: &str) -> ApiResult<String> {
    let kind = games::by_id(game).map_err(|_| ApiError::not_found())?;
    match app.registry.editions().by_hash(kind, hash) {
        Some(edition) => Ok(edition.info().text.clone()),
        None => Ok(app.store.edition(hash).await?.ok_or_else(ApiError::not_found)?.body),
    }
}
