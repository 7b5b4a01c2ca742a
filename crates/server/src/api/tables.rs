//! Opening tables, joining them, playing.

use axum::Json;
use std::net::SocketAddr;

use axum::extract::{ConnectInfo, Path, State};
use axum::http::StatusCode;
use game_core::{GameOption, Message, Seat};
use protocol::{Preview, Reply, Request};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use store::{AccountKind, LobbyFilter, Occupant, Page, Status, TableId, Visibility};
use table::{Actor, ChairSetup, Clock, Command, Setup, UndoPolicy, Watchers, Who};
use utoipa::{IntoParams, ToSchema};

use super::body::{Body, Query};
use super::fair;
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::live::ViewerQuery;
use crate::registry::{CLOCKS, Terms};
use crate::requests;
use crate::secret;
use crate::visitor::{SignedIn, Visitor};

/// The default size of a page of tables.
const PAGE: u32 = 20;
/// The largest page.
const LARGEST_PAGE: u32 = 100;

/// A table, as lists show it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// `open`, `playing` or `over`.
    pub status: &'static str,
    /// The game's configuration.
    #[schema(value_type = BTreeMap<String, Value>)]
    pub config: Value,
    /// The hash of the edition.
    pub edition: String,
    /// The chairs in order of seats; null for an open one.
    pub chairs: Vec<Option<Chair>>,
    /// Whether you have a question to answer.
    pub your_turn: bool,
    /// How time is measured.
    pub clock: Clock,
    /// How far answers can be undone: `none`, `free` or `consent`.
    pub undo: UndoPolicy,
    /// Who may watch: `everyone` or `players`.
    pub watch: Watchers,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether several people may share a device here.
    pub hot_seat: bool,
    /// Without a clock: after how many milliseconds others may let a bot play for somebody who does
    /// not answer; null if never.
    #[schema(required = true)]
    pub patience: Option<i64>,
    /// Whether it is in the lobby.
    pub listed: bool,
    /// Whether the game begins from a position of another game, an imported game or a lesson.
    /// Others may know what is still hidden in it.
    pub from_position: bool,
    /// When it was opened, in milliseconds since 1970.
    pub created_at: i64,
    /// When it last changed.
    pub updated_at: i64,
}

/// The occupant of a chair.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// A person.
    Person {
        /// The account.
        id: String,
        /// The name; empty if the account is gone.
        name: String,
    },
    /// A bot of this level.
    Bot(String),
}

/// A page of tables.
#[derive(Debug, Serialize, ToSchema)]
pub struct TablePage {
    /// The tables.
    pub tables: Vec<TableCard>,
    /// Where the next page begins; null on the last page.
    #[schema(required = true)]
    pub next: Option<String>,
}

/// A page of a list.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Part {
    /// The end of the previous page.
    pub after: Option<String>,
    /// The size of the page, at most 100.
    #[param(maximum = 100, minimum = 1)]
    pub limit: Option<u32>,
}

/// The page that a request asks for.
///
/// # Errors
/// If there can be no such page.
pub fn page(after: Option<&str>, limit: Option<u32>) -> ApiResult<Page> {
    let limit = limit.unwrap_or(PAGE).clamp(1, LARGEST_PAGE);
    match after {
        None => Ok(Page::first(limit)),
        Some(text) => {
            let cursor =
                text.parse().map_err(|_| ApiError::bad(Message::new("server-bad-page")))?;
            Ok(Page::after(cursor, limit))
        }
    }
}

/// Filters for the lobby.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Lobby {
    /// Only this game.
    pub game: Option<String>,
    /// Only `open`, only `playing` or only `over` tables; by default those that are not over.
    pub status: Option<String>,
    /// Only tables with an open chair; ignored where the game is over.
    #[serde(default)]
    pub free: bool,
    /// Only tables with this kind of clock: `none`, `live` or `daily`.
    pub clock: Option<String>,
    /// The end of the previous page.
    pub after: Option<String>,
    /// The size of the page, at most 100.
    #[param(maximum = 100, minimum = 1)]
    pub limit: Option<u32>,
}

/// A table to open.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    #[schema(example = "architectura")]
    pub game: String,
    /// The game's configuration, as its page describes it; the number of players follows from the
    /// chairs.
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, Value>)]
    pub config: Map<String, Value>,
    /// The hash of the edition; the built-in one by default.
    pub edition: Option<String>,
    /// The chairs in order of seats: `me`, `open`, or the level of a bot.
    #[schema(example = json!(["me", "open", "journeyman"]))]
    pub chairs: Vec<String>,
    /// How time is measured: `"none"`, `{"live": {"initial", "increment"}}` or `{"daily":
    /// {"per_move", "holidays"}}`, in milliseconds and days. For a whole game a minute to a week,
    /// and at least three minutes if it is rated, with an increment of at most an hour per answer;
    /// for each answer 1 to 60 whole days, with at most 365 days of holiday.
    #[serde(default)]
    pub clock: Clock,
    /// How far answers can be undone: `none`, `free` or `consent`.
    #[serde(default)]
    pub undo: UndoPolicy,
    /// Who may watch: `everyone` or `players`.
    #[serde(default)]
    pub watch: Watchers,
    /// Whether the game is rated: between members, each at their own device, with a clock. Then
    /// running out of time loses, and nothing is undone past a barrier. With a bot at the table it
    /// counts on the bots' ladder alone.
    #[serde(default)]
    pub rated: bool,
    /// Whether it is in the lobby; otherwise people join by invitation.
    #[serde(default = "yes")]
    pub listed: bool,
    /// Whether several people share a device: then `me` may take several chairs. Everybody sees
    /// that before they sit down, and nobody else gets a second chair.
    #[serde(default)]
    pub hot_seat: bool,
    /// Without a clock: after how many milliseconds others may let a bot play for somebody who does
    /// not answer; at least a minute, and ten in a rated game; at most a year.
    pub patience: Option<i64>,
    /// Whether it is removed a day after it was last used, finished or not: for trials and load
    /// tests. Such a table is neither listed nor rated.
    #[serde(default)]
    pub brief: bool,
}

fn yes() -> bool {
    true
}

/// A game against bots that starts at once.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuickStart {
    /// The game.
    #[schema(example = "west-kingdom")]
    pub game: String,
    /// The level of the bots.
    #[serde(default = "apprentice")]
    #[schema(example = "apprentice")]
    pub level: String,
    /// The number of players, including you; by default the fewest that make sense.
    pub players: Option<u8>,
    /// The rest of the game's configuration.
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, Value>)]
    pub config: Map<String, Value>,
}

fn apprentice() -> String {
    "apprentice".to_string()
}

/// A new table.
#[derive(Debug, Serialize, ToSchema)]
pub struct Opened {
    /// Its id.
    pub table: String,
}

/// An invitation.
#[derive(Debug, Serialize, ToSchema)]
pub struct Invitation {
    /// The token; anybody who has it can sit down.
    pub token: String,
    /// The address to share, if the server knows its own.
    pub link: String,
}

/// How an invitation is accepted.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Acceptance {
    /// The chair; the first open one by default.
    pub seat: Option<u8>,
    /// Whether you have seen that several people share a device there.
    #[serde(default)]
    pub hot_seat: bool,
}

/// A table as a list shows it to `visitor`.
///
/// # Errors
/// If the store fails.
pub async fn card(app: &App, row: &store::Table, visitor: Option<&str>) -> ApiResult<TableCard> {
    let unreadable = || ApiError::refused(Message::new("server-table-unreadable"));
    let setup: Setup = serde_json::from_str(&row.setup).map_err(|_| unreadable())?;
    let mut chairs = Vec::new();
    chairs.resize_with(row.players.into(), || None);
    for seating in &row.seats {
        let chair = match &seating.occupant {
            Occupant::Bot(level) => Chair::Bot(level.clone()),
            Occupant::Account(id) => {
                let account = app.store.account(id).await?;
                let name = account.map(|account| account.name).unwrap_or_default();
                Chair::Person { id: id.to_string(), name }
            }
        };
        if let Some(place) = chairs.get_mut(usize::from(seating.seat)) {
            *place = Some(chair);
        }
    }
    Ok(TableCard {
        id: row.id.to_string(),
        game: row.game.clone(),
        status: row.status.word(),
        config: setup.config,
        edition: row.edition.clone(),
        chairs,
        your_turn: visitor.is_some_and(|id| row.awaits(&id.into())),
        clock: setup.clock,
        undo: setup.undo,
        watch: setup.watch,
        rated: row.rated,
        hot_seat: setup.hot_seat,
        patience: setup.patience,
        listed: row.visibility == Visibility::Public,
        from_position: setup.from.is_some(),
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}

/// A listing with a card for each table.
///
/// # Errors
/// If the store fails.
pub async fn cards(
    app: &App,
    listing: store::Listing<store::Table>,
    visitor: Option<&str>,
) -> ApiResult<Json<TablePage>> {
    let mut tables = Vec::new();
    for row in &listing.items {
        tables.push(card(app, row, visitor).await?);
    }
    Ok(Json(TablePage { tables, next: listing.next.map(|cursor| cursor.to_string()) }))
}

/// The lobby
///
/// With a filter, a page may have fewer tables than its size although another page follows: only so
/// many tables are examined for each page.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Lobby),
    responses((status = OK, description = "Tables, newest first", body = TablePage),
              (status = BAD_REQUEST, description = "No such list", body = ErrorBody)))]
pub async fn lobby(
    State(app): State<App>,
    visitor: Visitor,
    Query(lobby): Query<Lobby>,
) -> ApiResult<Json<TablePage>> {
    let status = match lobby.status.as_deref() {
        None => None,
        Some("open") => Some(Status::Open),
        Some("playing") => Some(Status::Playing),
        Some("over") => Some(Status::Over),
        Some(_) => return Err(ApiError::bad(Message::new("server-bad-status"))),
    };
    // An unknown game or clock matches no table: do not search all of them for it.
    if let Some(game) = &lobby.game {
        games::by_id(game).map_err(ApiError::bad)?;
    }
    if lobby.clock.as_ref().is_some_and(|clock| !CLOCKS.contains(&clock.as_str())) {
        return Err(ApiError::bad(Message::new("server-bad-clock-word")));
    }
    // Nobody can sit down where the game is over.
    let free_seats = lobby.free && status != Some(Status::Over);
    let filter = LobbyFilter { game: lobby.game, status, free_seats, clock: lobby.clock };
    let page = page(lobby.after.as_deref(), lobby.limit)?;
    cards(&app, app.store.lobby(&filter, &page).await?, visitor.id()).await
}

/// Open a table
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = CREATED, description = "It is open", body = Opened),
              (status = BAD_REQUEST, description = "It cannot be played", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Say first who you are", body = ErrorBody),
              (status = TOO_MANY_REQUESTS, description = "Too many of yours wait for people, or are played", body = ErrorBody)))]
pub async fn open(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: SignedIn,
    Body(new): Body<NewTable>,
) -> ApiResult<(StatusCode, Json<Opened>)> {
    let id = me.account.id.as_str();
    let chairs = chairs(&new.chairs, id, new.hot_seat)?;
    let mut setup = setup(&app, &new.game, new.edition.as_deref(), new.config, chairs)?;
    setup.clock = new.clock;
    setup.undo = new.undo;
    setup.watch = new.watch;
    setup.rated = new.rated;
    setup.hot_seat = new.hot_seat;
    setup.patience = new.patience;
    fair::check(&app.config, &setup)?;
    fair::check_options(&setup, &options(&app, &setup)?)?;
    if setup.rated && me.account.kind == AccountKind::Guest {
        return Err(ApiError::forbidden("server-rated-member"));
    }
    let visibility = if new.listed { Visibility::Public } else { Visibility::Private };
    if new.brief && (new.listed || new.rated) {
        return Err(ApiError::bad(Message::new("server-brief-listed")));
    }
    let terms = Terms { brief: new.brief, crowd: Some(app.limits.crowd(from.ip())) };
    let table = app.registry.open_with(setup, Some(id), visibility, terms).await?;
    Ok((StatusCode::CREATED, Json(Opened { table: table.to_string() })))
}

/// Start a game against bots
#[utoipa::path(post, path = "/api/quick", tag = "tables", request_body = QuickStart,
    responses((status = CREATED, description = "The game has begun", body = Opened),
              (status = BAD_REQUEST, description = "It cannot be played", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Say first who you are", body = ErrorBody),
              (status = TOO_MANY_REQUESTS, description = "Too many games of yours are played", body = ErrorBody)))]
pub async fn quick(
    State(app): State<App>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    me: SignedIn,
    Body(quick): Body<QuickStart>,
) -> ApiResult<(StatusCode, Json<Opened>)> {
    let id = me.account.id.as_str();
    let kind = games::by_id(&quick.game).map_err(ApiError::bad)?;
    let (least, most) = kind.players();
    let players = quick.players.unwrap_or(least.max(2));
    if !(least..=most).contains(&players) {
        let message = Message::new("server-players").int("least", least).int("most", most);
        return Err(ApiError::bad(message));
    }
    let mut chairs = vec![ChairSetup::Person(Who { id: id.to_string(), name: String::new() })];
    chairs.resize(players.into(), ChairSetup::Bot(quick.level));
    let setup = setup(&app, &quick.game, None, quick.config, chairs)?;
    let terms = Terms { brief: false, crowd: Some(app.limits.crowd(from.ip())) };
    let table = app.registry.open_with(setup, Some(id), Visibility::Private, terms).await?;
    Ok((StatusCode::CREATED, Json(Opened { table: table.to_string() })))
}

/// Parses chairs: `me`, `open`, or the level of a bot.
///
/// # Errors
/// If somebody wants several chairs and the table is not for several people at a device.
pub fn chairs(words: &[String], me: &str, hot_seat: bool) -> ApiResult<Vec<ChairSetup>> {
    let chair = |word: &String| match word.as_str() {
        // The log keeps no names: deleting an account deletes its name everywhere.
        "me" => ChairSetup::Person(Who { id: me.to_string(), name: String::new() }),
        "open" => ChairSetup::Open,
        level => ChairSetup::Bot(level.to_string()),
    };
    if words.iter().filter(|word| *word == "me").count() > 1 && !hot_seat {
        return Err(ApiError::bad(Message::new("server-one-chair")));
    }
    Ok(words.iter().map(chair).collect())
}

fn setup(
    app: &App,
    game: &str,
    edition: Option<&str>,
    mut config: Map<String, Value>,
    chairs: Vec<ChairSetup>,
) -> ApiResult<Setup> {
    let kind = games::by_id(game).map_err(ApiError::bad)?;
    let edition = match edition {
        None => app.registry.editions().usual(kind),
        Some(hash) => app
            .registry
            .editions()
            .by_hash(kind, hash)
            .ok_or_else(|| ApiError::bad(Message::new("server-no-edition")))?,
    };
    config.insert("players".to_string(), chairs.len().into());
    Ok(Setup::new(kind, edition, Value::Object(config), chairs))
}

/// The options for the configuration of a table.
fn options(app: &App, setup: &Setup) -> ApiResult<Vec<GameOption>> {
    let kind = games::by_id(&setup.game).map_err(ApiError::bad)?;
    let edition = app.registry.editions().by_hash(kind, &setup.edition_hash);
    Ok(edition.map(|edition| kind.options(edition)).unwrap_or_default())
}

/// A table that this visitor may see.
async fn find(app: &App, table: &str) -> ApiResult<store::Table> {
    app.store.table(&TableId::from(table)).await?.ok_or_else(ApiError::not_found)
}

/// A table
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", operation_id = "table",
    params(("table" = String, Path, description = "The table")),
    responses((status = OK, description = "The table", body = TableCard),
              (status = NOT_FOUND, description = "There is none", body = ErrorBody)))]
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> ApiResult<Json<TableCard>> {
    Ok(Json(card(&app, &find(&app, &table).await?, visitor.id()).await?))
}

/// The screen of a table
///
/// What happened since item `seen`, and the current board, question and answers: the same update
/// that the WebSocket sends.
#[utoipa::path(get, path = "/api/tables/{table}/screen", tag = "tables",
    params(("table" = String, Path, description = "The table"), ViewerQuery),
    responses((status = OK, description = "An update", body = Reply),
              (status = FORBIDDEN, description = "Not from this seat", body = ErrorBody),
              (status = NOT_FOUND, description = "There is none", body = ErrorBody)))]
pub async fn screen(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Query(query): Query<ViewerQuery>,
) -> ApiResult<Json<Reply>> {
    Ok(Json(app.registry.update(&table.into(), visitor.id(), query.viewer(), query.seen).await?))
}

/// Send a request to a table
///
/// As over the WebSocket: `{"seat":0,"do":{"answer":{"question":5,"action":"play library 1:4"}}}`
/// answers a question, `{"do":{"sit":{"seat":2}}}` takes a chair,
/// `{"seat":0,"do":{"undo":{"question":5}}}` undoes the last answer. The answer contains the
/// preview if one was requested, and is empty otherwise.
#[utoipa::path(post, path = "/api/tables/{table}/requests", tag = "tables",
    params(("table" = String, Path, description = "The table")), request_body = Request,
    responses((status = OK, description = "A preview", body = Preview),
              (status = NO_CONTENT, description = "It is done, and written down for good"),
              (status = BAD_REQUEST, description = "No such request", body = ErrorBody),
              (status = CONFLICT, description = "Refused, with the reason", body = ErrorBody),
              (status = UNAUTHORIZED, description = "Say first who you are", body = ErrorBody)))]
pub async fn request(
    State(app): State<App>,
    me: SignedIn,
    Path(table): Path<String>,
    Body(value): Body<Value>,
) -> ApiResult<Result<Json<Preview>, StatusCode>> {
    let request =
        Request::from_value(value).map_err(|reason| ApiError::bad(requests::malformed(reason)))?;
    let account = Some(me.account.id.as_str());
    let preview = requests::carry_out(&app, &table.into(), account, None, request).await?;
    Ok(preview.map(Json).ok_or(StatusCode::NO_CONTENT))
}

/// Invite people
///
/// Returns a link with which anybody can sit down until it is revoked. Only the host and the people
/// at the table may invite.
#[utoipa::path(post, path = "/api/tables/{table}/invitations", tag = "tables",
    params(("table" = String, Path, description = "The table")),
    responses((status = CREATED, description = "The invitation", body = Invitation),
              (status = FORBIDDEN, description = "Not yours to give", body = ErrorBody),
              (status = NOT_FOUND, description = "There is no such table", body = ErrorBody)))]
pub async fn invite(
    State(app): State<App>,
    me: SignedIn,
    Path(table): Path<String>,
) -> ApiResult<(StatusCode, Json<Invitation>)> {
    let row = find(&app, &table).await?;
    check_host(&row, &me)?;
    let token = secret::token();
    app.store.invite(&secret::hash(&token), &row.id, app.now()).await?;
    let base = app.config.public_url.as_deref().unwrap_or_default().trim_end_matches('/');
    let link = format!("{base}/join/{token}");
    Ok((StatusCode::CREATED, Json(Invitation { token, link })))
}

/// Revoke all invitations to a table
#[utoipa::path(delete, path = "/api/tables/{table}/invitations", tag = "tables",
    params(("table" = String, Path, description = "The table")),
    responses((status = NO_CONTENT, description = "They are worthless now"),
              (status = FORBIDDEN, description = "Not yours to revoke", body = ErrorBody),
              (status = NOT_FOUND, description = "There is no such table", body = ErrorBody)))]
pub async fn revoke(
    State(app): State<App>,
    me: SignedIn,
    Path(table): Path<String>,
) -> ApiResult<StatusCode> {
    let row = find(&app, &table).await?;
    check_host(&row, &me)?;
    app.store.revoke_invitations(&row.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn check_host(row: &store::Table, me: &SignedIn) -> ApiResult<()> {
    let id = &me.account.id;
    let sits = row.seats.iter().any(|seating| seating.occupant.account() == Some(id));
    if row.host.as_ref() == Some(id) || sits {
        return Ok(());
    }
    Err(ApiError::forbidden("server-not-host"))
}

async fn invited(app: &App, token: &str) -> ApiResult<store::Invitation> {
    let invitation = app.store.invitation(&secret::hash(token)).await?;
    invitation.filter(|found| !found.revoked).ok_or_else(ApiError::not_found)
}

/// Look at an invitation
///
/// The table that it leads to, so that people know what they are joining.
#[utoipa::path(get, path = "/api/invitations/{token}", tag = "tables",
    params(("token" = String, Path, description = "The token of the invitation")),
    responses((status = OK, description = "The table", body = TableCard),
              (status = NOT_FOUND, description = "There is no such invitation", body = ErrorBody)))]
pub async fn invitation(
    State(app): State<App>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> ApiResult<Json<TableCard>> {
    let table = invited(&app, &token).await?.table;
    Ok(Json(card(&app, &find(&app, table.as_str()).await?, visitor.id()).await?))
}

/// Accept an invitation
///
/// Takes a chair at the table.
#[utoipa::path(post, path = "/api/invitations/{token}", tag = "tables", request_body = Acceptance,
    params(("token" = String, Path, description = "The token of the invitation")),
    responses((status = OK, description = "You sit at this table", body = Opened),
              (status = CONFLICT, description = "The chair is taken", body = ErrorBody),
              (status = NOT_FOUND, description = "There is no such invitation", body = ErrorBody)))]
pub async fn accept(
    State(app): State<App>,
    me: SignedIn,
    Path(token): Path<String>,
    Body(acceptance): Body<Acceptance>,
) -> ApiResult<Json<Opened>> {
    let invitation = invited(&app, &token).await?;
    let account = me.account.id.as_str();
    let seat = if let Some(seat) = acceptance.seat {
        Some(Seat::new(seat))
    } else {
        let free = app.registry.read(&invitation.table, |table| {
            let mine = table.seats_of(account).lowest();
            let is_free = |seat: &Seat| table.person(*seat).is_none() && table.bot(*seat).is_none();
            (mine, Seat::all(table.setup().chairs.len()).find(is_free))
        });
        let (mine, free) = free.await?;
        if mine.is_some() {
            return Ok(Json(Opened { table: invitation.table.to_string() }));
        }
        free
    };
    let seat = seat.ok_or_else(|| ApiError::refused(Message::new("server-table-full")))?;
    let sit = Command::Sit { seat, name: String::new(), hot_seat: acceptance.hot_seat };
    app.registry.carry_out(&invitation.table, Actor::person(account), sit).await?;
    Ok(Json(Opened { table: invitation.table.to_string() }))
}
