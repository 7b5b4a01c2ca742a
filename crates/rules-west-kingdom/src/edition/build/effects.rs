//! Gains, costs, and what apprentices, buildings and player boards do.

use game_core::Message;

use super::super::read::Table;
use super::super::{
    Ability, Act, AtReset, Condition, Cost, Count, Effect, EndGame, Gain, Good, Goods, Immediate,
    Location, Power, Skill, Skills, Trade,
};

/// The most of anything that a card gives or costs.
const MOST: i64 = 20;

const GOODS: [&str; 6] = ["clay", "wood", "stone", "gold", "marble", "silver"];
const GAINS: [&str; 9] =
    ["clay", "wood", "stone", "gold", "marble", "silver", "virtue", "building_card", "debt"];
const COSTS: [&str; 11] = [
    "clay",
    "wood",
    "stone",
    "gold",
    "marble",
    "silver",
    "wood_or_stone",
    "clay_wood_or_stone",
    "tax",
    "debt",
    "virtue_loss",
];
const SKILLS: [&str; 3] = ["carpentry", "tiling", "masonry"];

const TRIGGERS: [&str; 9] = [
    "none",
    "place_worker",
    "storehouse_trade",
    "tax_stand_action",
    "town_centre_action",
    "black_market_action",
    "debt_paid",
    "cathedral_advance",
    "black_market_reset",
];
const IMMEDIATE: [&str; 12] = [
    "gain",
    "gain_choice",
    "gain_per",
    "hire_free",
    "capture_free",
    "choice",
    "take_debt",
    "destroy_unpaid_debt",
    "release_own_from_prison",
    "discard_building_for",
    "all_players_gain",
    "all_players_lose",
];
const END_GAME: [&str; 7] = [
    "vp_per",
    "vp_if_most",
    "vp_if_no_unpaid_debt",
    "unpaid_debt_vp_delta",
    "virtue_per",
    "virtue_if_most",
    "lose_virtue",
];
const COUNTS: [&str; 13] = [
    "clay",
    "wood",
    "stone",
    "gold",
    "marble",
    "silver",
    "virtue",
    "clay_wood_stone_total",
    "cathedral_level",
    "paid_debt",
    "captured_worker_on_own_board",
    "own_constructed_building",
    "apprentice_with_skill",
];
const POWERS: [&str; 5] = [
    "gold_marble_interchangeable",
    "black_market_action_gain",
    "ignore_tax",
    "cathedral_no_discard",
    "workshop_hire",
];

/// Goods: `{ clay = 2, wood = 1 }`; none only if the table is empty.
pub fn goods(table: &mut Table<'_, '_, '_>, field: &'static str) -> Goods {
    let mut goods = Goods::NONE;
    for (index, count) in table.amounts(field, &GOODS, MOST) {
        goods.0[index] = count;
    }
    goods
}

/// A gain; it must bring something.
pub fn gain(table: &mut Table<'_, '_, '_>, field: &'static str) -> Gain {
    let amounts = table.amounts(field, &GAINS, MOST);
    something(table, field, amounts.is_empty());
    gain_of(&amounts)
}

/// A gain with other things than virtue, or nothing.
pub fn start(table: &mut Table<'_, '_, '_>, field: &'static str) -> Gain {
    let known = [&GAINS[..6], &GAINS[7..]].concat();
    let amounts = table.amounts(field, &known, MOST);
    let shifted = amounts.into_iter().map(|(at, count)| (if at < 6 { at } else { at + 1 }, count));
    gain_of(&shifted.collect::<Vec<_>>())
}

fn gain_of(amounts: &[(usize, u8)]) -> Gain {
    let mut gain = Gain::NONE;
    for &(index, count) in amounts {
        match index {
            6 => gain.virtue = count,
            7 => gain.building_card = count,
            8 => gain.debt = count,
            good => gain.goods.0[good] = count,
        }
    }
    gain
}

/// A cost; it must cost something.
pub fn cost(table: &mut Table<'_, '_, '_>, field: &'static str) -> Cost {
    let amounts = table.amounts(field, &COSTS, MOST);
    something(table, field, amounts.is_empty());
    let mut cost = Cost::NONE;
    for (index, count) in amounts {
        match index {
            6 => cost.wood_or_stone = count,
            7 => cost.clay_wood_or_stone = count,
            8 => cost.tax = count,
            9 => cost.debt = count,
            10 => cost.virtue_loss = count,
            good => cost.goods.0[good] = count,
        }
    }
    cost
}

/// An empty table says nothing; what is wrong in a table that is not empty has been reported.
fn something(table: &Table<'_, '_, '_>, field: &str, nothing: bool) {
    if nothing && table.is_empty_table(field) {
        table.fault(field, Message::new("wk-edition-nothing"));
    }
}

/// `{ silver = n }`, the only discount there is.
fn discount(table: &mut Table<'_, '_, '_>) -> u8 {
    let amounts = table.amounts("discount", &["silver"], MOST);
    something(table, "discount", amounts.is_empty());
    amounts.first().map_or(0, |(_, count)| *count)
}

/// Skills, each at most once.
pub fn skills(table: &mut Table<'_, '_, '_>) -> Skills {
    let mut skills = Skills::NONE;
    for text in table.texts("skills", 0, SKILLS.len()) {
        let Some(index) = table.find("skills", &text, &SKILLS) else { continue };
        let skill = Skill::ALL[index];
        if skills.contains(skill) {
            table.fault("skills", Message::new("wk-edition-skill-twice").text("skill", skill.id()));
        }
        skills = skills.with(Skills::only(skill));
    }
    skills
}

/// What an apprentice does.
pub fn ability(row: &mut Table<'_, '_, '_>) -> Ability {
    let Some(mut effect) = row.table("effect") else { return Ability::None };
    let Some(trigger) = effect.tag("trigger", &TRIGGERS) else { return Ability::None };
    let ability = match TRIGGERS[trigger] {
        "place_worker" => {
            let open = Location::OPEN.map(Location::id);
            let location =
                effect.word("location", &open).map_or(Location::Quarry, |at| Location::OPEN[at]);
            Ability::PlaceWorker { location, gain: gain(&mut effect, "gain") }
        }
        "storehouse_trade" => Ability::StorehouseTrade(trade(&mut effect)),
        "tax_stand_action" => {
            let (gain, virtue_loss_reduction, _) = visit(&mut effect, false);
            Ability::TaxStandAction { gain, virtue_loss_reduction }
        }
        "town_centre_action" => {
            effect.fixed_text("scope", "visit");
            Ability::TownCentreAction { discount: discount(&mut effect) }
        }
        "black_market_action" => {
            let (gain, virtue_loss_reduction, discount) = visit(&mut effect, true);
            Ability::BlackMarketAction { gain, virtue_loss_reduction, discount }
        }
        "debt_paid" => Ability::DebtPaid { gain: gain(&mut effect, "gain") },
        "cathedral_advance" => Ability::CathedralAdvance { gain: gain(&mut effect, "gain") },
        "black_market_reset" => Ability::BlackMarketReset(at_reset(&mut effect)),
        _ => Ability::None,
    };
    effect.finish();
    ability
}

/// What an apprentice does on a visit: a gain, less virtue lost, a discount; at least one of them.
fn visit(effect: &mut Table<'_, '_, '_>, discounts: bool) -> (Gain, u8, u8) {
    let (mut gained, mut less, mut off) = (Gain::NONE, 0, 0);
    if effect.has("virtue_loss_reduction") {
        less = effect.byte("virtue_loss_reduction", 1, 5);
    }
    if discounts && effect.has("discount") {
        effect.fixed_text("scope", "visit");
        off = discount(effect);
    }
    if effect.has("gain") || (!effect.has("virtue_loss_reduction") && !effect.has("discount")) {
        gained = gain(effect, "gain");
    }
    (gained, less, off)
}

fn at_reset(effect: &mut Table<'_, '_, '_>) -> AtReset {
    if effect.has("release_own_from_prison_up_to") {
        effect.fixed_flag("optional", true);
        return AtReset::Release { up_to: effect.byte("release_own_from_prison_up_to", 1, 20) };
    }
    let condition = if effect.has("condition") {
        effect.word("condition", &["no_own_workers_in_prison"]);
        Condition::NoOwnWorkersInPrison
    } else {
        Condition::Always
    };
    AtReset::Gain { condition, gain: gain(effect, "gain") }
}

/// A trade: `pay` and `gain`.
pub fn trade(table: &mut Table<'_, '_, '_>) -> Trade {
    Trade { pay: cost(table, "pay"), gain: gain(table, "gain") }
}

/// What a building does.
pub fn effect(row: &mut Table<'_, '_, '_>) -> Effect {
    let Some(mut effect) = row.table("effect") else { return Effect::default() };
    let found = match effect.word("timing", &["immediate", "end_game"]) {
        Some(0) => immediate(&mut effect).map(Effect::Immediate),
        Some(_) => end_game(&mut effect).map(Effect::EndGame),
        None => None,
    };
    let Some(found) = found else { return Effect::default() };
    effect.finish();
    found
}

fn immediate(effect: &mut Table<'_, '_, '_>) -> Option<Immediate> {
    let kind = IMMEDIATE[effect.tag("kind", &IMMEDIATE)?];
    // Those that may be declined with the switch of WK-Q7 say so.
    let declined =
        ["hire_free", "capture_free", "choice", "destroy_unpaid_debt", "discard_building_for"];
    if declined.contains(&kind) {
        effect.fixed_flag("optional", true);
    }
    Some(match kind {
        "gain" => Immediate::Gain { gain: gain(effect, "gain") },
        "gain_choice" => Immediate::GainChoice { options: options(effect) },
        "gain_per" => {
            let (of, per) = (count(effect), effect.byte("per", 1, 20));
            Immediate::GainPer { of, per, gain: gain(effect, "gain") }
        }
        "hire_free" => Immediate::HireFree { count: effect.byte("count", 1, 5) },
        "capture_free" => Immediate::CaptureFree { count: effect.byte("count", 1, 5) },
        "choice" => Immediate::Choice { options: acts(effect) },
        "take_debt" => Immediate::TakeDebt { count: effect.byte("count", 1, 5) },
        "destroy_unpaid_debt" => Immediate::DestroyUnpaidDebt { count: effect.byte("count", 1, 5) },
        "release_own_from_prison" => Immediate::ReleaseOwnFromPrison,
        "discard_building_for" => {
            let count = effect.byte("count", 1, 5);
            Immediate::DiscardBuildingFor { count, gain: gain(effect, "gain") }
        }
        "all_players_gain" => Immediate::AllPlayersGain { gain: gain(effect, "gain") },
        _ => {
            effect.word("condition", &["own_workers_in_prison_at_least"]);
            let threshold = effect.byte("threshold", 1, 20);
            Immediate::AllPlayersLose { threshold, virtue_loss: effect.byte("virtue_loss", 1, 14) }
        }
    })
}

fn options(effect: &mut Table<'_, '_, '_>) -> [Gain; 2] {
    let mut options = [Gain::NONE; 2];
    for (index, node) in effect.list("options", 2, 2).into_iter().enumerate().take(2) {
        let amounts = effect.amounts_of("options", node, &GAINS, MOST);
        if amounts.is_empty() {
            effect.fault("options", Message::new("wk-edition-nothing"));
        }
        options[index] = gain_of(&amounts);
    }
    options
}

fn acts(effect: &mut Table<'_, '_, '_>) -> [Act; 2] {
    let mut acts = [Act::RansomFree; 2];
    for (index, mut option) in effect.tables("options", 2, 2).into_iter().enumerate().take(2) {
        match option.tag("kind", &["capture_free", "ransom_free"]) {
            Some(0) => acts[index] = Act::CaptureFree { count: option.byte("count", 1, 5) },
            Some(_) => {}
            None => continue,
        }
        option.finish();
    }
    acts
}

fn end_game(effect: &mut Table<'_, '_, '_>) -> Option<EndGame> {
    let kind = END_GAME[effect.tag("kind", &END_GAME)?];
    Some(match kind {
        "vp_per" => {
            let (of, per) = (count(effect), effect.byte("per", 1, 20));
            EndGame::VpPer { of, per, vp: effect.byte("vp", 1, 20) }
        }
        "vp_if_most" => EndGame::VpIfMost { of: count(effect), vp: effect.byte("vp", 1, 20) },
        "vp_if_no_unpaid_debt" => EndGame::VpIfNoUnpaidDebt { vp: effect.byte("vp", 1, 20) },
        "unpaid_debt_vp_delta" => {
            EndGame::UnpaidDebtVpDelta { delta: effect.signed("delta", -5, 5) }
        }
        "virtue_per" => {
            let (of, per) = (count(effect), effect.byte("per", 1, 20));
            EndGame::VirtuePer { of, per, virtue: effect.byte("virtue", 1, 14) }
        }
        "virtue_if_most" => {
            EndGame::VirtueIfMost { of: count(effect), virtue: effect.byte("virtue", 1, 14) }
        }
        _ => EndGame::LoseVirtue { virtue_loss: effect.byte("virtue_loss", 1, 14) },
    })
}

fn count(effect: &mut Table<'_, '_, '_>) -> Count {
    match effect.word("of", &COUNTS) {
        Some(good @ 0..=5) => Count::Good(Good::ALL[good]),
        Some(7) => Count::ClayWoodStoneTotal,
        Some(8) => Count::CathedralLevel,
        Some(9) => Count::PaidDebt,
        Some(10) => Count::CapturedWorkerOnOwnBoard,
        Some(11) => Count::OwnConstructedBuilding,
        Some(12) => {
            let skill = effect.word("skill", &SKILLS).unwrap_or_default();
            Count::ApprenticeWithSkill(Skill::ALL[skill])
        }
        _ => Count::Virtue,
    }
}

/// The lasting power of a player board.
pub fn power(row: &mut Table<'_, '_, '_>) -> Power {
    let Some(mut power) = row.table("power") else { return Power::None };
    let found = match power.tag("kind", &POWERS) {
        Some(0) => Power::GoldMarbleInterchangeable,
        Some(1) => Power::BlackMarketActionGain { gain: gain(&mut power, "gain") },
        Some(2) => Power::IgnoreTax { tax: power.byte("tax", 1, 5) },
        Some(3) => Power::CathedralNoDiscard,
        Some(_) => {
            let discount = discount(&mut power);
            Power::WorkshopHire { discount, apprentice_limit: power.byte("apprentice_limit", 1, 8) }
        }
        None => return Power::None,
    };
    power.finish();
    found
}
