//! The main board: tracks, the Guildhall, locations, the reset.

use game_core::Message;

use super::super::read::{Table, marks};
use super::super::{
    APPRENTICE_COLUMNS, APPRENTICE_ROWS, GUILDHALL_ROWS, Guildhall, LEVELS, Location, MAX_VIRTUE,
    REWARDS, SEATS, STOREYS, Storey, Values, VirtueLevel, Words, Yield,
};
use super::effects;

/// The main board.
pub fn board(root: &mut Table<'_, '_, '_>, values: &mut Values, words: &mut Words) {
    let Some(mut table) = root.table("board") else { return };
    let numbers = &mut values.numbers;
    numbers.tax_stand = table.byte("tax_stand_start_silver", 0, 50);
    table.fixed("apprentice_rows", APPRENTICE_ROWS as i64);
    table.fixed("apprentice_columns", APPRENTICE_COLUMNS as i64);
    table.fixed("virtue_min", 0);
    table.fixed("virtue_max", MAX_VIRTUE.into());
    table.agrees("virtue_start", "setup.virtue", numbers.virtue.into());
    numbers.hand_limit = table.byte("hand_limit", 1, 40);
    numbers.apprentice_limit = table.byte("apprentice_limit", 1, 8);
    table.source();
    virtue(&mut table, values, words);
    cathedral(&mut table, values);
    guildhall(&mut table, values);
    locations(&mut table, values, words);
    reset(&mut table, values);
    table.finish();
}

/// Checks that the row with this number stands here.
fn in_order(row: &mut Table<'_, '_, '_>, field: &'static str, wanted: usize) {
    let found = row.number(field, i64::MIN, i64::MAX);
    if row.has(field) && found != wanted as i64 {
        let message =
            Message::new("wk-edition-order").int("value", found).int("wanted", wanted as i64);
        row.fault(field, message);
    }
}

/// Checks that there are as many rows as there must be.
fn complete(table: &Table<'_, '_, '_>, field: &str, count: usize, wanted: usize) {
    if count != wanted {
        let message =
            Message::new("wk-edition-rows").int("count", count as i64).int("wanted", wanted as i64);
        table.fault(field, message);
    }
}

/// The Virtue track (WK-60): all levels, in order.
fn virtue(table: &mut Table<'_, '_, '_>, values: &mut Values, words: &mut Words) {
    let rows = table.rows("virtue", "level");
    complete(table, "virtue", rows.len(), LEVELS);
    for (level, mut row) in rows.into_iter().enumerate() {
        in_order(&mut row, "level", level);
        let found = VirtueLevel {
            vp: row.signed("vp", -20, 20),
            tax_ignored: row.byte("tax_ignored", 0, 9),
            cathedral_forbidden: row.flag("cathedral_forbidden"),
            black_market_forbidden: row.flag("black_market_forbidden"),
        };
        let source = row.source();
        words.doubtful_levels += u8::from(!marks(&source).any(|mark| mark == "rulebook"));
        row.finish();
        if let Some(entry) = values.virtue.get_mut(level) {
            *entry = found;
        }
    }
}

/// The Cathedral (WK-54): levels 1 to 5, in order, worth more and more.
fn cathedral(table: &mut Table<'_, '_, '_>, values: &mut Values) {
    values.cathedral[0] = Storey { capacity: u8::MAX, ..Storey::default() };
    let rows = table.rows("cathedral", "level");
    complete(table, "cathedral", rows.len(), STOREYS - 1);
    let mut below = 0;
    for (index, mut row) in rows.into_iter().enumerate() {
        in_order(&mut row, "level", index + 1);
        let found = Storey {
            cost: effects::cost(&mut row, "cost"),
            discard: row.byte("discard_building_cards", 0, 6),
            vp: row.byte("vp", 0, 99),
            capacity: row.byte("capacity", 1, SEATS as u8),
        };
        if found.vp < below {
            let message =
                Message::new("wk-edition-falls").int("value", found.vp).int("before", below);
            row.fault("vp", message);
        }
        below = found.vp;
        row.fixed("reward_cards", 1);
        row.source();
        row.finish();
        if let Some(entry) = values.cathedral.get_mut(index + 1) {
            *entry = found;
        }
    }
    let Some(mut rules) = table.table("cathedral_rules") else { return };
    values.prices.no_reward_left = effects::gain(&mut rules, "no_reward_left_gain");
    let closed = values.virtue.iter().rposition(|level| level.cathedral_forbidden);
    let least = closed.map_or(0, |level| level + 1) as i64;
    rules.agrees("virtue_min_to_advance", "board.virtue", least);
    rules.fixed_flag("capacity_depends_on_player_count", false);
    rules.source();
    rules.finish();
}

/// The Guildhall (WK-50, WK-70) and the Reward pile (WK-3) for 1 to 5 players.
fn guildhall(table: &mut Table<'_, '_, '_>, values: &mut Values) {
    let rows = table.rows("guildhall", "players");
    complete(table, "guildhall", rows.len(), SEATS);
    for (index, mut row) in rows.into_iter().enumerate() {
        let players = index + 1;
        in_order(&mut row, "players", players);
        let columns = row.byte("columns", 1, 6);
        let spaces = GUILDHALL_ROWS * columns;
        row.agrees("spaces", "columns", spaces.into());
        let resets = row.numbers("reset_on_space", (2, 2), (1, 24));
        for (reset, row_of_board) in resets.iter().zip([2, 3]) {
            // The first spaces of rows 3 and 4.
            let wanted = row_of_board * i64::from(columns) + 1;
            row.same("reset_on_space", *reset, "columns", wanted);
        }
        row.agrees("end_on_space", "spaces", spaces.into());
        let rewards = row.byte("reward_pile", 1, REWARDS as u8);
        row.source();
        row.finish();
        if let Some(entry) = values.guildhall.get_mut(players) {
            let resets = [2 * columns + 1, 3 * columns + 1];
            *entry = Guildhall { columns, spaces, resets, end: spaces, rewards };
        }
    }
}

/// The locations, in the order of [`Location`].
fn locations(table: &mut Table<'_, '_, '_>, values: &mut Values, words: &mut Words) {
    let rows = table.rows("location", "id");
    complete(table, "location", rows.len(), Location::ALL.len());
    let mut seen = Vec::new();
    for (mut row, wanted) in rows.into_iter().zip(Location::ALL) {
        let id = row.id(&mut seen);
        words.locations.push(row.name("name", &id));
        row.source();
        let Some(location) = Location::find(&id).filter(|found| *found == wanted) else {
            let message =
                Message::new("wk-edition-location").text("id", &id).text("wanted", wanted.id());
            row.fault("id", message);
            continue;
        };
        row.fixed_text("kind", location.kind().id());
        row.fixed_flag("capturable", location.is_open());
        at_location(&mut row, location, values);
        row.finish();
    }
}

fn at_location(row: &mut Table<'_, '_, '_>, location: Location, values: &mut Values) {
    let (yields, prices) = (&mut values.yields, &mut values.prices);
    match location {
        Location::Quarry => [yields.quarry] = yields_of(row, ["stone"]),
        Location::Forest => [yields.forest] = yields_of(row, ["wood"]),
        Location::Mines => {
            [yields.mines_clay, yields.mines_gold] = yields_of(row, ["clay", "gold"]);
        }
        Location::Silversmith => [yields.silversmith] = yields_of(row, ["silver"]),
        Location::KingsStorehouse => {
            once_per_worker(row);
            for (trade, mut table) in prices.trades.iter_mut().zip(row.tables("trades", 2, 2)) {
                *trade = effects::trade(&mut table);
                table.finish();
            }
        }
        Location::Workshop => {
            prices.hire = effects::cost(row, "hire_cost");
            row.fixed("hire_columns_per_worker", 1);
            prices.skip_coin = row.byte("skip_coin_silver", 0, 9);
            yields.workshop = row.table("draw_buildings").map_or_else(Yield::default, yield_of);
        }
        Location::TownCentre => {
            row.fixed("captures_per_worker", 1);
            prices.first_capture = effects::cost(row, "first_capture_cost");
            prices.next_capture = effects::cost(row, "next_capture_cost");
            let few = row.byte("max_locations_1_to_3_players", 1, 9);
            let many = row.byte("max_locations_4_to_5_players", 1, 9);
            prices.capture_locations = [0, few, few, few, many, many];
        }
        Location::TaxStand => {
            prices.tax_stand_virtue_loss = row.byte("virtue_loss", 0, MAX_VIRTUE);
            prices.tax_stand_needs = row.byte("needs_silver_present", 0, 50);
        }
        Location::Guardhouse => guardhouse(row, values),
        Location::BlackMarketSmall => {
            prices.market[0] = effects::cost(row, "cost");
            prices.printed[0] = effects::goods(row, "printed");
        }
        Location::BlackMarketMiddle => {
            prices.market[1] = effects::cost(row, "cost");
            prices.market_draw = row.byte("draw", 1, 9);
            prices.market_keep = row.byte("keep", 1, prices.market_draw);
        }
        Location::BlackMarketLarge => {
            prices.market[2] = effects::cost(row, "cost");
            prices.printed[1] = effects::goods(row, "printed");
        }
        Location::Guildhall => {}
        Location::Prison => row.fixed_flag("placeable", false),
    }
}

/// An act for each worker, which may be the same again (WK-18, WK-45).
fn once_per_worker(row: &mut Table<'_, '_, '_>) {
    row.fixed("actions_per_worker", 1);
    row.fixed_flag("repeat_allowed", true);
}

/// What a resource location gives of each of `goods`.
fn yields_of<const N: usize>(row: &mut Table<'_, '_, '_>, goods: [&'static str; N]) -> [Yield; N] {
    let Some(mut table) = row.table("yield") else { return [Yield::default(); N] };
    let yields = goods.map(|good| table.table(good).map_or_else(Yield::default, yield_of));
    table.finish();
    yields
}

fn yield_of(mut table: Table<'_, '_, '_>) -> Yield {
    let mut found = Yield { base: table.byte("base", 0, 9), ..Yield::default() };
    if table.has("per_workers") {
        found.per_workers = table.byte("per_workers", 1, 9);
    }
    if table.has("per_worker") || !table.has("per_workers") {
        found.per_worker = table.byte("per_worker", 0, 9);
    }
    table.finish();
    found
}

/// Guardhouse (WK-45).
fn guardhouse(row: &mut Table<'_, '_, '_>, values: &mut Values) {
    let prices = &mut values.prices;
    once_per_worker(row);
    if let Some(mut table) = row.table("imprison") {
        prices.imprison = effects::gain(&mut table, "gain_per_worker");
        table.finish();
    }
    if let Some(mut table) = row.table("ransom") {
        prices.ransom = effects::cost(&mut table, "cost");
        prices.ransom_by_debt = effects::cost(&mut table, "cost_by_debt");
        table.fixed("needs_captured_worker", 1);
        table.finish();
    }
    if let Some(mut table) = row.table("pay_debt") {
        prices.pay_debt = effects::cost(&mut table, "cost");
        prices.debt_paid = effects::gain(&mut table, "gain");
        table.finish();
    }
}

/// Steps 4 and 5 of a reset (WK-71, WK-73).
fn reset(table: &mut Table<'_, '_, '_>, values: &mut Values) {
    let Some(mut table) = table.table("black_market_reset") else { return };
    let prices = &mut values.prices;
    prices.reset_threshold = table.byte("prison_virtue_threshold", 1, 20);
    prices.reset_virtue_loss = table.byte("virtue_loss", 0, MAX_VIRTUE);
    prices.reset_debt = table.byte("debt", 0, 9);
    prices.reset_debt_needs = table.byte("debt_needs_at_least", 1, 20);
    table.fixed_flag("debt_tied_all", true);
    table.source();
    table.finish();
}
