//! What belongs to no card and no location: the box, the setup, the scoring, rulings, the house
//! rival, and words.

use game_core::{Message, Name};

use super::super::read::Table;
use super::super::{
    APPRENTICES, BOARDS, BUILDINGS, ConspiratorDiscount, Good, LOCATIONS, Location, MARKET_CARDS,
    MAX_DEAL, MAX_RIVAL_DECK, MAX_VIRTUE, MAX_WORKERS, REWARDS, Rulings, SEATS, Skill, Values,
    Words,
};
use super::effects;

/// What the box counts, where it is not fixed.
#[derive(Default)]
pub struct Counts {
    pub debts: i64,
    pub workers: i64,
}

/// What the box says about itself, and what is in it.
pub fn about(root: &mut Table<'_, '_, '_>, values: &mut Values, words: &mut Words) -> Counts {
    if let Some(mut meta) = root.table("meta") {
        words.title = Some(meta.name("title", "west_kingdom"));
        meta.texts("authors", 1, 9);
        meta.fixed("players_min", 1);
        meta.fixed("players_max", SEATS as i64);
        (values.numbers.players_min, values.numbers.players_max) = (1, SEATS as u8);
        meta.source();
        meta.finish();
    }
    solo(root);
    let Some(mut table) = root.table("components") else { return Counts::default() };
    let counts = Counts {
        debts: table.number("debt_cards", 1, 99),
        workers: table.number("workers_per_player", 1, MAX_WORKERS.into()),
    };
    table.fixed("apprentice_cards", APPRENTICES as i64);
    table.fixed("building_cards", BUILDINGS as i64);
    table.fixed("black_market_cards", MARKET_CARDS as i64);
    table.fixed("reward_cards", REWARDS as i64);
    table.fixed("player_boards", BOARDS as i64);
    table.agrees("workers_total", "components.workers_per_player", counts.workers * SEATS as i64);
    for field in [
        "multiplier_cards",
        "main_boards",
        "player_markers",
        "clay",
        "wood",
        "stone",
        "gold",
        "marble",
        "silver",
        "solo_scheme_cards",
        "solo_reference_cards",
        "solo_opponent_boards",
    ] {
        table.number(field, 0, 999);
    }
    table.numbers("multiplier_values", (1, 9), (1, 99));
    table.source();
    table.finish();
    counts
}

/// What is known of the official solo mode (WK-90); no rule reads it.
fn solo(root: &mut Table<'_, '_, '_>) {
    let Some(mut table) = root.table("solo") else { return };
    table.texts("opponent_board_sides", 1, 9);
    for field in ["opponent_boards", "scheme_cards", "reference_cards", "town_centre_max_locations"]
    {
        table.number(field, 0, 99);
    }
    table.source();
    table.finish();
}

/// The standard setup, the common side of the player boards, and rulings.
pub fn setup(root: &mut Table<'_, '_, '_>, values: &mut Values, counts: &Counts) {
    let numbers = &mut values.numbers;
    if let Some(mut table) = root.table("setup") {
        let silver = table.numbers("start_silver_by_order", (SEATS, SEATS), (0, 20));
        for (seat, silver) in numbers.silver.iter_mut().zip(silver) {
            *seat = silver as u8;
        }
        numbers.virtue = table.byte("virtue", 0, MAX_VIRTUE);
        numbers.workers = counts.workers as u8;
        table.agrees("workers", "components.workers_per_player", counts.workers);
        numbers.draft_deal = table.byte("draft_deal", 2, MAX_DEAL);
        numbers.draft_keep = numbers.draft_deal - 1;
        // One card is left over of those dealt (WK-7).
        table.agrees("draft_keep", "setup.draft_deal", numbers.draft_keep.into());
        table.fixed_text("draft_direction", "left");
        table.source();
        table.finish();
    }
    if let Some(mut table) = root.table("player_board_side_1") {
        table.fixed("workers_in_prison", 0);
        table.agrees("virtue", "setup.virtue", numbers.virtue.into());
        table.source();
        table.finish();
    }
    if let Some(mut table) = root.table("rulings") {
        let conspirator = table.word("conspirator_discount", &["visit", "each_capture"]);
        values.rulings = Rulings {
            conspirator_discount: match conspirator {
                Some(1) => ConspiratorDiscount::EachCapture,
                _ => ConspiratorDiscount::Visit,
            },
            fortress_location_limit: table.flag("fortress_location_limit"),
            empty_black_market_turns_card: table.flag("empty_black_market_turns_card"),
            // Files of rules version 1 do not have it.
            building_effects_optional: table.has("building_effects_optional")
                && table.flag("building_effects_optional"),
        };
        numbers.round_limit = table.number("round_limit", 1, 9999) as u16;
        table.source();
        table.finish();
    }
}

/// The scoring (WK-83), and the Debt cards.
pub fn scoring(root: &mut Table<'_, '_, '_>, values: &mut Values, counts: &Counts) {
    let scoring = &mut values.scoring;
    if let Some(mut table) = root.table("scoring") {
        scoring.unpaid_debt = table.signed("unpaid_debt_vp", -9, 0);
        table.fixed("paid_debt_vp", 0);
        scoring.gold = table.byte("gold_vp", 0, 9);
        scoring.marble = table.byte("marble_vp", 0, 9);
        scoring.silver_per_vp = table.byte("silver_per_vp", 1, 50);
        scoring.prison_per_vp = table.byte("own_workers_in_prison_per_minus_vp", 1, 20);
        let ties = table.texts("tie_breakers", 3, 3);
        let ties: Vec<_> = ties.iter().map(|tie| tie.get_ref().as_str()).collect();
        let wanted = ["virtue", "silver", "shared"];
        if ties.len() == wanted.len() && ties != wanted {
            let message = Message::new("wk-edition-fixed")
                .text("value", ties.join(", "))
                .text("wanted", wanted.join(", "));
            table.fault("tie_breakers", message);
        }
        table.source();
        table.finish();
    }
    if let Some(mut table) = root.table("debt_card") {
        table.agrees("copies", "components.debt_cards", counts.debts);
        table.agrees("unpaid_vp", "scoring.unpaid_debt_vp", scoring.unpaid_debt.into());
        table.fixed("paid_vp", 0);
        let gain = effects::gain(&mut table, "paid_immediate_gain");
        if gain != values.prices.debt_paid {
            let message = Message::new("wk-edition-same-gain")
                .text("other", "board.location.guardhouse.pay_debt.gain");
            table.fault("paid_immediate_gain", message);
        }
        table.source();
        table.finish();
    }
}

/// The house rival (WK-Q9, WK-93).
pub fn rival(root: &mut Table<'_, '_, '_>, values: &mut Values) {
    let Some(mut table) = root.table("house_rival") else { return };
    let rival = &mut values.rival;
    rival.work_threshold = table.byte("work_threshold", 1, 50);
    rival.market_work = table.byte("black_market_work", 0, 50);
    rival.market_virtue_loss = table.byte("black_market_virtue_loss", 0, MAX_VIRTUE);
    rival.tax_stand_virtue_loss = table.byte("tax_stand_virtue_loss", 0, MAX_VIRTUE);
    rival.silver_per_work = table.byte("tax_stand_silver_per_work", 1, 50);
    rival.captured_per_work = table.byte("guardhouse_captured_per_work", 1, 50);
    rival.storehouse_virtue = table.byte("storehouse_virtue", 0, MAX_VIRTUE);
    rival.cathedral_virtue = table.byte("cathedral_virtue", 0, MAX_VIRTUE);
    rival.workers = table.byte("workers", 1, MAX_WORKERS);
    rival.virtue = table.byte("virtue", 0, MAX_VIRTUE);
    rival.human_silver = table.byte("human_start_silver", 0, 20);
    // The nine open locations, and the Black Market as a whole.
    let mut known = Location::OPEN.map(Location::id).to_vec();
    known.push("black_market");
    let mut deck = [0; LOCATIONS];
    for (index, cards) in table.amounts("deck", &known, MAX_RIVAL_DECK as i64) {
        deck[index] = cards;
    }
    let cards: usize = deck.iter().map(|cards| usize::from(*cards)).sum();
    if !(1..=MAX_RIVAL_DECK).contains(&cards) {
        let message = Message::new("wk-edition-rival-deck")
            .int("count", cards as i64)
            .int("most", MAX_RIVAL_DECK as i64);
        table.fault("deck", message);
    }
    rival.deck = deck;
    table.source();
    table.finish();
}

/// Words of the game; goods and skills must be among them.
pub fn terms(root: &mut Table<'_, '_, '_>, words: &mut Words) {
    let mut seen = Vec::new();
    for mut row in root.rows("term", "id") {
        let id = row.id(&mut seen);
        let name: Name = row.name("name", &id);
        row.source();
        row.finish();
        words.terms.push(name);
    }
    let wanted = Good::ALL.map(Good::id).into_iter().chain(Skill::ALL.map(Skill::id));
    for id in wanted.filter(|id| !seen.iter().any(|seen| seen == id)) {
        root.fault("term", Message::new("wk-edition-no-term").text("id", id));
    }
}
