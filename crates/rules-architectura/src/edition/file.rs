//! The rows of the data file, as they are written.

use std::collections::BTreeMap;

use game_core::edition::Exactly;
use serde::Deserialize;
use toml::Spanned;

use super::{Reach, Sets, Whose};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    #[serde(rename = "schema")]
    pub _schema: u32,
    #[serde(rename = "game")]
    pub _game: String,
    pub edition: Spanned<String>,
    #[serde(rename = "box")]
    pub contents: Box_,
    pub advanced: Advanced,
    #[serde(default)]
    pub card: Vec<Spanned<Card>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Box_ {
    #[serde(rename = "title")]
    pub _title: String,
    #[serde(rename = "title_ru")]
    pub _title_ru: Option<String>,
    #[serde(rename = "designer")]
    pub _designer: String,
    #[serde(rename = "publishers")]
    pub _publishers: Vec<String>,
    pub players_min: Spanned<i64>,
    pub players_max: Spanned<i64>,
    pub colors: Spanned<Vec<String>>,
    pub columns: Spanned<i64>,
    pub rows_per_player: Spanned<i64>,
    pub basic_cards_per_color: Spanned<i64>,
    pub additional_cards_per_color: Spanned<i64>,
    pub block_cards: Spanned<i64>,
    pub protection_tokens_per_color: Spanned<i64>,
    pub hand_start: Spanned<i64>,
    pub hand_limit: Spanned<i64>,
    pub mulligans_per_game: Spanned<i64>,
    pub color_run_forbidden: Spanned<i64>,
    pub color_run_min_players: Spanned<i64>,
    #[serde(rename = "source")]
    pub _source: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advanced {
    pub default_mode: Sets,
    pub uniform_set: Spanned<Vec<String>>,
    #[serde(rename = "source")]
    pub _source: Option<String>,
    #[serde(rename = "uniform_set_source")]
    pub _uniform_set_source: Option<String>,
    #[serde(default)]
    pub color_set: Vec<ColorSet>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ColorSet {
    pub color: Spanned<String>,
    pub cards: Spanned<Vec<String>>,
    #[serde(rename = "source")]
    pub _source: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: Spanned<String>,
    pub name_en: String,
    pub name_pt: Option<String>,
    pub name_fr: Option<String>,
    pub set: Set,
    pub base: Spanned<String>,
    pub sides: Spanned<Exactly<String, 4>>,
    pub protected: bool,
    pub end_game: Spanned<bool>,
    pub replaces: Option<Spanned<String>>,
    #[serde(rename = "note")]
    pub _note: Option<String>,
    #[serde(default)]
    pub effect: Vec<Effect>,
    pub source: Spanned<BTreeMap<String, String>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Set {
    Basic,
    Additional,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Effect {
    pub tag: Spanned<Tag>,
    pub timing: Spanned<Timing>,
    pub optional: Spanned<bool>,
    pub params: Option<Spanned<toml::Table>>,
    #[serde(rename = "text_en")]
    pub _text_en: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    Passive,
    OnPlay,
    BeforePlay,
    BeforeFirstTurn,
    OnWouldBeDestroyed,
    EndGame,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tag {
    None,
    VpPerAdjacentNamed,
    VpPerAdjacentOwn,
    VpIfAdjacentNamed,
    VpPerCemeteryCard,
    Rotate,
    RotateOnePerPlayer,
    Swap,
    Destroy,
    Protect,
    Move,
    Rebuild,
    CycleHand,
    HandLimit,
    ReserveSpace,
    CopyInstant,
    OpponentsPlaceFacedown,
    ReturnAndReplay,
    DestroyLowerInRow,
    PayRemove,
    PlaceOffCity,
    DivertDestroyed,
    TutorSelf,
    EscapeDestruction,
}

impl Tag {
    /// The one moment at which the rules know how to carry this effect out.
    pub fn timing(self) -> Timing {
        match self {
            Self::None | Self::DivertDestroyed => Timing::Passive,
            Self::VpPerAdjacentNamed
            | Self::VpPerAdjacentOwn
            | Self::VpIfAdjacentNamed
            | Self::VpPerCemeteryCard => Timing::EndGame,
            Self::PayRemove | Self::PlaceOffCity => Timing::BeforePlay,
            Self::TutorSelf => Timing::BeforeFirstTurn,
            Self::EscapeDestruction => Timing::OnWouldBeDestroyed,
            _ => Timing::OnPlay,
        }
    }

    /// Whether the effect is always a choice or never one; `None` if the file decides.
    pub fn is_optional(self) -> Option<bool> {
        match self {
            Self::Rotate
            | Self::RotateOnePerPlayer
            | Self::Swap
            | Self::Move
            | Self::Rebuild
            | Self::CycleHand
            | Self::CopyInstant
            | Self::ReturnAndReplay
            | Self::TutorSelf
            | Self::EscapeDestruction => Some(true),
            Self::Destroy | Self::Protect | Self::ReserveSpace => None,
            _ => Some(false),
        }
    }
}

// The parameters of each tag. A value that only one word can take is an enum of one: the rules
// know no other, and a file that says something else is refused instead of half obeyed.

macro_rules! one_word {
    ($name:ident, $word:literal) => {
        #[derive(Deserialize)]
        pub enum $name {
            #[serde(rename = $word)]
            Only,
        }
    };
}
one_word!(SelfOnly, "self");
one_word!(AnyOnly, "any");
one_word!(EachOnly, "each");
one_word!(CityOnly, "city");
one_word!(AdjacentOnly, "adjacent");
one_word!(MutuallyAdjacent, "mutually_adjacent");
one_word!(RowOnly, "row");
one_word!(LowerThanSelf, "lt_self");
one_word!(RemoveSelf, "remove_self");

macro_rules! params {
    ($($name:ident { $($(#[$attr:meta])* $field:ident: $ty:ty),* $(,)? })*) => {$(
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($(#[$attr])* pub $field: $ty),* }
    )*};
}
params! {
    NoParams {}
    PerNamed { vp_each: i8, names: Vec<String>, owner: Whose }
    PerOwn { vp_each: i8, #[serde(rename = "owner")] _owner: SelfOnly }
    IfNamed { vp: i8, names: Vec<String>, owner: Whose }
    PerCemeteryCard { vp_each: i8 }
    Rotate { count_max: u8, #[serde(rename = "steps")] _steps: One, owner: Whose, r#where: Reach }
    RotateOnePerPlayer { #[serde(rename = "count_max_per_player")] _count_max_per_player: One, #[serde(rename = "steps")] _steps: One, #[serde(rename = "owner")] _owner: EachOnly, #[serde(rename = "where")] _where: CityOnly }
    Swap { #[serde(rename = "count")] _count: Two, owner: Whose, #[serde(rename = "where")] _where: MutuallyAdjacent }
    Destroy { #[serde(rename = "count")] _count: One, #[serde(rename = "owner")] _owner: AnyOnly, #[serde(rename = "where")] _where: AdjacentOnly, #[serde(rename = "include_self")] _include_self: No }
    OneOwnInCity { #[serde(rename = "count")] _count: One, #[serde(rename = "owner")] _owner: SelfOnly, #[serde(rename = "where")] _where: CityOnly }
    UpToOneOwnInCity { #[serde(rename = "count_max")] _count_max: One, #[serde(rename = "owner")] _owner: SelfOnly, #[serde(rename = "where")] _where: CityOnly }
    UpToOne { #[serde(rename = "count_max")] _count_max: One }
    HandLimit { limit: u8 }
    CountOne { #[serde(rename = "count")] _count: One }
    CopyInstant { #[serde(rename = "then")] _then: RemoveSelf }
    ReturnAndReplay { #[serde(rename = "count")] _count: One, #[serde(rename = "owner")] _owner: SelfOnly }
    DestroyLower { #[serde(rename = "where")] _where: RowOnly, #[serde(rename = "owner")] _owner: AnyOnly, #[serde(rename = "compare")] _compare: LowerThanSelf }
    PayRemove { count: u8, sources: Vec<Source>, #[serde(rename = "on_fail")] _on_fail: RemoveSelf }
    OwnerSelf { #[serde(rename = "owner")] _owner: SelfOnly }
}

/// The number 1: the rules know no other here.
#[derive(Deserialize)]
#[serde(try_from = "i64")]
pub struct One;
impl TryFrom<i64> for One {
    type Error = &'static str;
    fn try_from(value: i64) -> Result<Self, Self::Error> {
        if value == 1 { Ok(Self) } else { Err("the rules know only the number 1 here") }
    }
}

/// The number 2.
#[derive(Deserialize)]
#[serde(try_from = "i64")]
pub struct Two;
impl TryFrom<i64> for Two {
    type Error = &'static str;
    fn try_from(value: i64) -> Result<Self, Self::Error> {
        if value == 2 { Ok(Self) } else { Err("the rules know only the number 2 here") }
    }
}

/// The word `false`, the only value the rules know here.
#[derive(Deserialize)]
#[serde(try_from = "bool")]
pub struct No;
impl TryFrom<bool> for No {
    type Error = &'static str;
    fn try_from(value: bool) -> Result<Self, Self::Error> {
        if value { Err("the rules know only false here") } else { Ok(Self) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Hand,
    Cemetery,
}
