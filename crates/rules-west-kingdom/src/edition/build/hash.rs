//! What identifies an edition: the values that rules read, and nothing else.

use game_core::edition::canonical_hash;
use serde::Serialize;

use super::super::{
    ApprenticeFacts, BoardFacts, BuildingFacts, Guildhall, MarketFacts, Numbers, Prices,
    RewardFacts, Rival, Row, Rulings, Scoring, Storey, Values, VirtueLevel, Words, Yields,
};

/// The hash over what rules read, with the ids that notation uses. Names, colors, comments and
/// provenance do not count.
pub fn hash(values: &Values, words: &Words) -> String {
    canonical_hash(&Canon {
        numbers: &values.numbers,
        rulings: &values.rulings,
        virtue: &values.virtue,
        cathedral: &values.cathedral,
        guildhall: &values.guildhall,
        yields: &values.yields,
        prices: &values.prices,
        scoring: &values.scoring,
        rival: &values.rival,
        apprentices: with_ids(&words.apprentices, values.apprentices.rows()),
        buildings: with_ids(&words.buildings, values.buildings.rows()),
        market: with_ids(&words.market, values.market.rows()),
        rewards: with_ids(&words.rewards, values.rewards.rows()),
        boards: with_ids(&words.boards, values.boards.rows()),
    })
}

#[derive(Serialize)]
struct Canon<'a> {
    numbers: &'a Numbers,
    rulings: &'a Rulings,
    virtue: &'a [VirtueLevel],
    cathedral: &'a [Storey],
    guildhall: &'a [Guildhall],
    yields: &'a Yields,
    prices: &'a Prices,
    scoring: &'a Scoring,
    rival: &'a Rival,
    apprentices: Vec<(&'a str, &'a ApprenticeFacts)>,
    buildings: Vec<(&'a str, &'a BuildingFacts)>,
    market: Vec<(&'a str, &'a MarketFacts)>,
    rewards: Vec<(&'a str, &'a RewardFacts)>,
    boards: Vec<(&'a str, &'a BoardFacts)>,
}

fn with_ids<'a, T>(rows: &'a [Row], facts: &'a [T]) -> Vec<(&'a str, &'a T)> {
    rows.iter().map(|row| row.name.id.as_str()).zip(facts).collect()
}
