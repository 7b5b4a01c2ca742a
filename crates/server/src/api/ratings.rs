//! Ratings of people and bots, and statistics of their games.

use axum::Json;
use axum::extract::{Path, State};
use game_core::Message;
use serde::{Deserialize, Serialize};
use store::{Account, AccountKind, Rating, Scale};
use utoipa::{IntoParams, ToSchema};

use super::body::Query;
use crate::app::App;
use crate::error::{ApiError, ApiResult, ErrorBody};

/// How many ratings are listed by default.
const LISTED: u32 = 50;
/// The most ratings in a list.
const MOST: u32 = 200;

/// Parameters for a list of ratings.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Which {
    /// `people` or `bots`; `people` by default.
    pub scale: Option<String>,
    /// The length of the list, at most 200.
    #[param(maximum = 200, minimum = 1)]
    pub limit: Option<u32>,
}

/// A rating in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct Listed {
    /// The account, or the level of a bot.
    pub id: String,
    /// The name to show.
    pub name: String,
    /// The rating.
    #[serde(flatten)]
    pub strength: Strength,
}

/// The rating of a person or bot at a game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Strength {
    /// The game.
    pub game: String,
    /// The rating; everybody starts with 25.
    pub rating: f64,
    /// The uncertainty of the rating.
    pub deviation: f64,
    /// The number of games behind it.
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
    /// The rating at each game they have played rated.
    pub ratings: Vec<Strength>,
}

/// Parameters for statistics.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct About {
    /// The game.
    pub game: String,
    /// An account; include the games against it.
    pub against: Option<String>,
}

/// Statistics of somebody's games, rated or not.
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

/// How often somebody won with this many players.
#[derive(Debug, Serialize, ToSchema)]
pub struct WinCount {
    /// The number of players.
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
    /// The number of games in which it was counted.
    pub games: i64,
    /// The average points in such a game.
    pub mean: f64,
}

/// The results of the games between two people.
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

/// The best players of a game
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
                // The account was deleted since the list was read.
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

/// A person's statistics
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

/// An account that is not deleted.
async fn living(app: &App, id: &str) -> ApiResult<Account> {
    let account = app.store.account(&id.into()).await?;
    account.filter(|account| account.kind != AccountKind::Deleted).ok_or_else(ApiError::not_found)
}
