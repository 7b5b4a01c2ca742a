//! How strong people and bots are, and how their games went.

use axum::Json;
use axum::extract::{Path, State};
use game_core::Message;
use serde::{Deserialize, Serialize};
use store::{Account, AccountKind, Rating, Scale};
use utoipa::{IntoParams, ToSchema};

use super::body::Query;
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};

/// How many ratings are listed if nobody says.
const LISTED: u32 = 50;
/// The most.
const MOST: u32 = 200;

/// Which ratings.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// `people` or `bots`; people without it.
    pub scale: Option<String>,
    /// How many, at most 200.
    #[param(maximum = 200, minimum = 1)]
    pub limit: Option<u32>,
}

/// A rating in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Listed {
    /// The account, or the level of a bot.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// How strong.
    #[serde(flatten)]
    pub strength: Strength,
}

/// How strong somebody is.
#[derive(Debug, Serialize, ToSchema)]
pub struct Strength {
    /// The game.
    pub game: String,
    /// The rating; everybody begins with 25.
    pub rating: f64,
    /// How unsure it is.
    pub deviation: f64,
    /// How many games it rests on.
    pub games: i64,
    /// When the last of them ended, in milliseconds since 1970.
    pub last_at: i64,
}

/// A person.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonInfo {
    /// The account.
    pub id: String,
    /// The name.
    pub name: String,
    /// Whether it is a guest.
    pub guest: bool,
    /// How strong, at each game that they have played rated.
    pub ratings: Vec<Strength>,
}

/// Which statistics.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct About {
    /// The game.
    pub game: String,
    /// Also how the games with this account went.
    pub against: Option<String>,
}

/// How somebody's games went, rated or not.
#[derive(Debug, Serialize, ToSchema)]
pub struct Statistics {
    /// Wins, for each number of players.
    pub wins: Vec<WinCount>,
    /// Points on average, for each category of the score.
    pub averages: Vec<CategoryMean>,
    /// The games with the other account, if one was named.
    #[schema(required = true)]
    pub head_to_head: Option<Met>,
}

/// How often somebody won with so many players.
#[derive(Debug, Serialize, ToSchema)]
pub struct WinCount {
    /// How many played.
    pub players: u8,
    /// Games that ended.
    pub games: i64,
    /// Games won; a shared first place counts.
    pub wins: i64,
}

/// Points on average.
#[derive(Debug, Serialize, ToSchema)]
pub struct CategoryMean {
    /// The category.
    pub category: String,
    /// In how many games it was counted.
    pub games: i64,
    /// The points in such a game.
    pub mean: f64,
}

/// What came of the games of two.
#[derive(Debug, Serialize, ToSchema)]
pub struct Met {
    /// Games in which the person came before the other.
    pub ahead: i64,
    /// Games in which they shared a place.
    pub level: i64,
    /// Games in which the person came after the other.
    pub behind: i64,
}

impl From<Rating> for Strength {
    fn from(rating: Rating) -> Self {
        Self {
            game: rating.game,
            rating: rating.rating,
            deviation: rating.deviation,
            games: rating.games,
            last_at: rating.last_at,
        }
    }
}

/// The best at a game
#[utoipa::path(get, path = "/api/ratings/{game}", tag = "ratings", params(
        ("game" = String, Path, description = "The game"), Which),
    responses((status = OK, description = "Ratings, best first", body = Vec<Listed>),
              (status = BAD_REQUEST, description = "No such scale", body = ErrorBody),
              (status = NOT_FOUND, description = "No such game", body = ErrorBody)))]
pub async fn best(
    State(app): State<App>,
    Path(game): Path<String>,
    Query(which): Query<Which>,
) -> ApiResult<Json<Vec<Listed>>> {
    let scale = match which.scale.as_deref() {
        None | Some("people") => Scale::People,
        Some("bots") => Scale::Bots,
        Some(_) => return Err(ApiError::bad(Message::new("server-bad-scale"))),
    };
    check_game(&game)?;
    let limit = which.limit.unwrap_or(LISTED).clamp(1, MOST);
    let mut listed = Vec::new();
    for rating in app.store.best_ratings(scale, &game, limit).await? {
        let id = rating.subject.clone();
        let name = match scale {
            Scale::Bots => id.clone(),
            Scale::People => match living(&app, &id).await {
                Ok(account) => account.name,
                // Gone since the list was read.
                Err(_) => continue,
            },
        };
        listed.push(Listed { id, name, strength: rating.into() });
    }
    Ok(Json(listed))
}

/// A person
#[utoipa::path(get, path = "/api/people/{id}", tag = "ratings",
    params(("id" = String, Path, description = "The account")),
    responses((status = OK, description = "The person", body = PersonInfo),
              (status = NOT_FOUND, description = "Nobody, or gone", body = ErrorBody)))]
pub async fn person(State(app): State<App>, Path(id): Path<String>) -> ApiResult<Json<PersonInfo>> {
    let account = living(&app, &id).await?;
    let mut ratings = Vec::new();
    for kind in games::all() {
        let rating = app.store.rating(Scale::People, &id, kind.id()).await?;
        ratings.extend(rating.map(Strength::from));
    }
    let guest = account.kind == AccountKind::Guest;
    Ok(Json(PersonInfo { id, name: account.name, guest, ratings }))
}

/// How a person's games went
#[utoipa::path(get, path = "/api/people/{id}/statistics", tag = "ratings", params(
        ("id" = String, Path, description = "The account"), About),
    responses((status = OK, description = "The figures", body = Statistics),
              (status = NOT_FOUND, description = "Nobody, or no such game", body = ErrorBody)))]
pub async fn statistics(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(about): Query<About>,
) -> ApiResult<Json<Statistics>> {
    let id = living(&app, &id).await?.id;
    let game = &about.game;
    check_game(game)?;
    let wins = app.store.wins(&id, game).await?;
    let averages = app.store.averages(&id, game).await?;
    let head_to_head = match about.against {
        None => None,
        Some(other) => {
            let other = living(&app, &other).await?.id;
            let met = app.store.head_to_head(&id, &other, Some(game)).await?;
            Some(Met { ahead: met.ahead, level: met.level, behind: met.behind })
        }
    };
    let win =
        |win: store::Wins| WinCount { players: win.players, games: win.games, wins: win.wins };
    let average = |average: store::Average| CategoryMean {
        category: average.category,
        games: average.games,
        mean: average.mean,
    };
    Ok(Json(Statistics {
        wins: wins.into_iter().map(win).collect(),
        averages: averages.into_iter().map(average).collect(),
        head_to_head,
    }))
}

fn check_game(game: &str) -> ApiResult<()> {
    games::by_id(game).map(|_| ()).map_err(|_| ApiError::not_found())
}

/// An account that is not gone.
async fn living(app: &App, id: &str) -> ApiResult<Account> {
    let account = app.store.account(&id.into()).await?;
    account.filter(|account| account.kind != AccountKind::Deleted).ok_or_else(ApiError::not_found)
}
