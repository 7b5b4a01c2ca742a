//! The rows of the data file, as they are written. A key that is not known here is an error of its
//! line, so that a typo does not pass for a value left out.

use serde::Deserialize;
use toml::Spanned;

use super::TownHireTiming;

/// Where a value comes from: `rulebook`, `reconstructed` or `public: …`.
pub type Source = Option<Spanned<String>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    #[serde(rename = "schema")]
    pub _schema: u32,
    #[serde(rename = "game")]
    pub _game: String,
    pub edition: Spanned<String>,
    pub meta: Meta,
    #[serde(default)]
    pub reference: Vec<Reference>,
    pub components: Components,
    pub setup: Setup,
    pub action_star: Spanned<ActionStar>,
    #[serde(default)]
    pub guild: Vec<Spanned<Guild>>,
    #[serde(default)]
    pub action: Vec<Spanned<Word>>,
    #[serde(default)]
    pub place_type: Vec<Spanned<Word>>,
    #[serde(default)]
    pub tavern_area: Vec<Spanned<Word>>,
    #[serde(default)]
    pub term: Vec<Spanned<Word>>,
    #[serde(default)]
    pub character: Vec<Spanned<Character>>,
    pub billboard: Spanned<Billboard>,
    pub price_scale: Spanned<PriceScale>,
    pub moneychanger: Spanned<Moneychanger>,
    pub travel: Travel,
    pub tavern: Spanned<Tavern>,
    pub day_laborer: DayLaborer,
    pub construct: Construct,
    pub bonds: Spanned<Bonds>,
    #[serde(default)]
    pub coin: Vec<Spanned<Pile>>,
    pub rulings: Spanned<Rulings>,
    pub appreciation_track: Spanned<AppreciationTrack>,
    #[serde(default)]
    pub appreciation_token: Vec<Spanned<Pile>>,
    #[serde(default)]
    pub demand: Vec<Spanned<Demand>>,
    #[serde(default)]
    pub board: Vec<Spanned<Board>>,
}

/// A value with its own provenance: `{ value = 54, source = "rulebook" }`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sourced<T> {
    pub value: Spanned<T>,
    pub source: Source,
}

/// Several values with one provenance: `{ values = [0, -2], source = "rulebook" }`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SourcedList {
    pub values: Spanned<Vec<Spanned<i64>>>,
    pub source: Source,
}

/// What the edition calls a thing; German is for readers of the file only.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    pub en: Spanned<String>,
    pub fr: Option<Spanned<String>>,
    pub pt: Option<Spanned<String>>,
    #[serde(rename = "de")]
    pub _de: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Meta {
    pub designer: Sourced<String>,
    pub publisher: Sourced<String>,
    pub year: Sourced<i64>,
    pub players_min: Sourced<i64>,
    pub players_max: Sourced<i64>,
    pub age_min: Sourced<i64>,
    pub minutes: Sourced<i64>,
}

/// A public page that a `source` can name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reference {
    pub id: Spanned<String>,
    pub address: Spanned<String>,
    #[serde(rename = "says")]
    pub _says: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    pub craftsmen: Sourced<i64>,
    pub starting_craftsmen: Sourced<i64>,
    pub craftsmen_per_guild: Sourced<i64>,
    pub demand_tiles: Sourced<i64>,
    pub demand_villages: Sourced<i64>,
    pub demand_monasteries: Sourced<i64>,
    pub demand_towns: Sourced<i64>,
    pub appreciation_tokens: Sourced<i64>,
    pub bonds: Sourced<i64>,
    pub coins_of_1: Sourced<i64>,
    pub coins_of_3: Sourced<i64>,
    pub price_markers: Sourced<i64>,
    pub per_player: PerPlayer,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerPlayer {
    pub figures: Sourced<i64>,
    pub carriages: Sourced<i64>,
    pub building_markers: Sourced<i64>,
    pub tavern_boards: Sourced<i64>,
    pub action_stars: Sourced<i64>,
    pub quitting_time_tiles: Sourced<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub bonds_per_player: Sourced<i64>,
    pub coins_per_player: Sourced<i64>,
    pub billboard_fill: Sourced<i64>,
    pub display_by_players: Spanned<ByPlayers>,
    pub draft_picks_per_player: Sourced<i64>,
    pub draft_order: Sourced<String>,
    pub talers_per_draft_rotation: Sourced<i64>,
    pub max_draft_rotations: Sourced<i64>,
    pub draw_pile_by_players: Spanned<ByPlayers>,
    pub architect_start: Sourced<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByPlayers {
    #[serde(rename = "2")]
    pub two: Spanned<i64>,
    #[serde(rename = "3")]
    pub three: Spanned<i64>,
    #[serde(rename = "4")]
    pub four: Spanned<i64>,
    pub source: Source,
}

impl ByPlayers {
    /// The values for 2, 3 and 4 players.
    pub const fn values(&self) -> [(usize, &Spanned<i64>); 3] {
        [(2, &self.two), (3, &self.three), (4, &self.four)]
    }
}

/// Prices of one to six of something.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OneToSix {
    #[serde(rename = "1")]
    pub one: Spanned<i64>,
    #[serde(rename = "2")]
    pub two: Spanned<i64>,
    #[serde(rename = "3")]
    pub three: Spanned<i64>,
    #[serde(rename = "4")]
    pub four: Spanned<i64>,
    #[serde(rename = "5")]
    pub five: Spanned<i64>,
    #[serde(rename = "6")]
    pub six: Spanned<i64>,
    pub source: Source,
}

impl OneToSix {
    /// The values for 1, 2, … 6.
    pub const fn values(&self) -> [&Spanned<i64>; 6] {
        [&self.one, &self.two, &self.three, &self.four, &self.five, &self.six]
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActionStar {
    pub order: Spanned<Vec<Spanned<String>>>,
    pub source: Source,
    /// A note for readers; while it is there, the order is doubtful.
    pub order_alternative: Option<Sourced<Vec<Spanned<String>>>>,
    pub top_space: Sourced<String>,
    pub steps_min: Sourced<i64>,
    pub steps_max: Sourced<i64>,
    pub direction: Sourced<String>,
    pub notches: Sourced<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guild {
    pub id: Spanned<String>,
    pub name: Words,
    pub source: Source,
    pub source_name_de: Source,
    pub color: Spanned<String>,
    pub rgb: Spanned<String>,
    pub source_color: Source,
    pub tiles: Spanned<i64>,
    pub source_tiles: Source,
}

/// A word of the rule books in three languages.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    pub id: Spanned<String>,
    pub name: Words,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    pub id: Spanned<String>,
    pub guild: Spanned<String>,
    pub name: Words,
    pub performance: Spanned<Vec<Spanned<i64>>>,
    pub repair: Spanned<i64>,
    pub day_laborer: bool,
    pub source: Source,
    pub dropout_index: Spanned<i64>,
    pub source_dropout_index: Source,
    pub copies: Spanned<i64>,
    pub starting_copies: Spanned<i64>,
    pub source_copies: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Billboard {
    pub spaces: Spanned<i64>,
    pub source: Source,
    pub guild_icon_clock: Spanned<i64>,
    pub source_guild_icon_clock: Source,
    #[serde(default)]
    pub row: Vec<Spanned<BillboardRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BillboardRow {
    pub row: Spanned<i64>,
    /// `"scale"` for the top row, talers for the others.
    pub price: Spanned<toml::Value>,
    pub source_price: Source,
    pub start_index: Spanned<i64>,
    pub jobs_left: Spanned<i64>,
    pub source_start_index: Source,
    pub hammer_clock: Spanned<i64>,
    pub source_hammer_clock: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PriceScale {
    pub values: Spanned<Vec<Spanned<i64>>>,
    pub source: Source,
    pub leftmost: Sourced<i64>,
    pub step: Sourced<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moneychanger {
    pub track: Spanned<Vec<Spanned<i64>>>,
    pub source: Source,
    pub talers_per_bond: Sourced<i64>,
    pub second_space: Sourced<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Travel {
    pub cost_by_spaces: Spanned<OneToSix>,
    pub max_spaces: Sourced<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tavern {
    pub fee_by_tiles: Spanned<OneToSix>,
    pub areas: Spanned<Vec<String>>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DayLaborer {
    pub talers_per_two_craftsmen_rounded_up: Sourced<i64>,
    pub talers_per_rotated_icon: Sourced<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Construct {
    pub cap: Spanned<Caps>,
    pub building_sites: SourcedList,
    pub repair_max_craftsmen: Sourced<i64>,
    pub bonds_per_surplus_point: Sourced<i64>,
    pub palace_min_performance: Sourced<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Caps {
    pub village: Spanned<i64>,
    pub monastery: Spanned<i64>,
    pub town: Spanned<i64>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonds {
    pub total: Spanned<i64>,
    pub source: Source,
}

/// So many pieces of one value: coins, appreciation tokens.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pile {
    pub value: Spanned<i64>,
    pub count: Spanned<i64>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rulings {
    pub source: Source,
    pub source_bond_supply_limited: Source,
    pub price_marker_moves_when_hire_is_forfeited: bool,
    pub town_hire_moves_price_marker: bool,
    pub town_hire_timing: TownHireTiming,
    pub town_hire_new_craftsman_is_rotated: bool,
    pub coin_supply_limited: Spanned<bool>,
    pub bond_supply_limited: bool,
    pub refill_from_discard_when_pile_is_empty: Spanned<bool>,
    pub travel_zero_spaces_allowed: bool,
    pub tavern_zero_tiles_allowed: bool,
    pub palace_is_optional: bool,
    pub round_limit: Spanned<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppreciationTrack {
    pub token_spaces: Spanned<i64>,
    pub source: Source,
    pub same_on_both_sides: Sourced<bool>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Demand {
    pub id: Spanned<String>,
    pub name: Words,
    #[serde(rename = "type")]
    pub kind: Spanned<String>,
    pub guilds: Spanned<Vec<Spanned<String>>>,
    pub source: Source,
    pub source_guild_count: Source,
    pub bonus: Option<Spanned<Bonus>>,
    pub source_bonus_distribution: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    #[serde(rename = "type")]
    pub kind: Spanned<String>,
    pub amount: Spanned<i64>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub id: Spanned<String>,
    pub players: Spanned<Vec<Spanned<i64>>>,
    pub source_players: Source,
    pub building_sites: Spanned<Vec<Spanned<i64>>>,
    pub source_building_sites: Source,
    pub source: Source,
    pub roads: Spanned<Vec<Spanned<Vec<String>>>>,
    pub source_roads: Source,
    #[serde(default)]
    pub location: Vec<Spanned<Location>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Location {
    pub id: Spanned<String>,
    #[serde(rename = "type")]
    pub kind: Spanned<String>,
    /// Left out for the capital, which goes by the name of its type.
    pub name: Option<Spanned<String>>,
    pub x: Spanned<i64>,
    pub y: Spanned<i64>,
    pub source: Source,
    pub source_xy: Source,
}
