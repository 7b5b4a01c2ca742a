//! Numbers that paragraphs name are those of the edition: whoever changes one side meets this list.

use game_core::Edition as _;
use game_testkit::numbers::Numbers;
use rules_west_kingdom::Edition;
use toml::Value;

const PAGE: &str = include_str!("../../../../docs/rules/west-kingdom.md");

fn numbers() -> Numbers<'static> {
    Numbers::new(PAGE, Edition::DEFAULT)
}

/// WK-E68: the numbers that paragraphs take from the edition are those that it has.
#[test]
fn paragraphs_name_the_numbers_of_the_edition() {
    numbers().said(&[
        ("WK-1", "# for each player", "components.workers_per_player"),
        ("WK-5", "# silver lie on the Tax Stand", "board.tax_stand_start_silver"),
        ("WK-6", "one on Virtue #", "setup.virtue"),
        ("WK-7", "is dealt # buildings", "setup.draft_deal"),
        ("WK-7", "everyone starts with # cards", "setup.draft_keep"),
        (
            "WK-8",
            "take #, #, #, # and # silver",
            "setup.start_silver_by_order.0 setup.start_silver_by_order.1 \
             setup.start_silver_by_order.2 setup.start_silver_by_order.3 \
             setup.start_silver_by_order.4",
        ),
        ("WK-14", "your hand to # building cards", "board.hand_limit"),
        ("WK-15", "gain # stone", "board.location.quarry.yield.stone.per_worker"),
        ("WK-15", "# wood in the Forest", "board.location.forest.yield.wood.per_worker"),
        ("WK-17", "gain # silver", "board.location.silversmith.yield.silver.base"),
        ("WK-17", "plus # for each of your workers", "board.location.silversmith.yield.silver.per_worker"),
        (
            "WK-21",
            "pay # silver and # tax",
            "board.location.workshop.hire_cost.silver board.location.workshop.hire_cost.tax",
        ),
        ("WK-26", "at most # apprentices", "board.apprentice_limit"),
        ("WK-35", "at least # silver", "board.location.tax_stand.needs_silver_present"),
        ("WK-35", "lose # virtue", "board.location.tax_stand.virtue_loss"),
        ("WK-45", "gain # silver for each", "board.location.guardhouse.imprison.gain_per_worker.silver"),
        (
            "WK-45",
            "*Ransom*: pay # silver and # tax",
            "board.location.guardhouse.ransom.cost.silver board.location.guardhouse.ransom.cost.tax",
        ),
        (
            "WK-45",
            "*or* take # debt and lose # virtue",
            "board.location.guardhouse.ransom.cost_by_debt.debt \
             board.location.guardhouse.ransom.cost_by_debt.virtue_loss",
        ),
        (
            "WK-45",
            "*Pay a debt*: pay # silver and # tax",
            "board.location.guardhouse.pay_debt.cost.silver \
             board.location.guardhouse.pay_debt.cost.tax",
        ),
        ("WK-54", "you need Virtue # or more", "board.cathedral_rules.virtue_min_to_advance"),
        ("WK-54", "gain just # virtue", "board.cathedral_rules.no_reward_left_gain.virtue"),
        ("WK-60", "the levels # to #", "board.virtue_min board.virtue_max"),
        ("WK-93", "begins with # silver", "house_rival.human_start_silver"),
        ("WK-E26", "The limit of #", "board.hand_limit"),
        ("WK-E58", "after # rounds", "rulings.round_limit"),
        ("WK-E68", "with the counter at # or more", "house_rival.work_threshold"),
        ("WK-Q9", "the work counter is # or more", "house_rival.work_threshold"),
        ("WK-Q9", "the counter goes down by #", "house_rival.work_threshold"),
        ("WK-Q9", "house rival has # workers", "house_rival.workers"),
        ("WK-Q9", "the Storehouse also gives # virtue", "house_rival.storehouse_virtue"),
        ("WK-Q9", "loses # virtue and gets 4 work", "house_rival.black_market_virtue_loss"),
        ("WK-Q9", "loses 1 virtue and gets # work", "house_rival.black_market_work"),
        ("WK-Q9", "loses # virtue and gets 1 work", "house_rival.tax_stand_virtue_loss"),
    ]);
}

/// WK-9: the boards of the table are those of the edition.
#[test]
fn the_table_of_boards_is_that_of_the_edition() {
    let numbers = numbers();
    let boards = numbers.value("player_board").as_array().expect("boards");
    assert_eq!(numbers.table("WK-9").len(), boards.len() + 1);
    for board in boards {
        let name = board["name"]["en"].as_str().expect("a name");
        let also = board["start"].as_table().expect("goods").iter().map(|(good, count)| {
            let good = if good == "debt" { "unpaid debt" } else { good };
            format!("{count} {}", good.replace('_', " "))
        });
        let also: Vec<String> = also.collect();
        let table = numbers.table("WK-9");
        let row = table.iter().find(|row| row[0] == name).expect("a row for each board");
        let number = |key: &str| board[key].to_string();
        let wanted = [number("workers_in_prison"), number("silver"), number("virtue")];
        assert_eq!(row[1..4], wanted, "{name}");
        let mut said: Vec<_> = row[4].split(", ").map(str::to_string).collect();
        said.sort_by_key(|one| also.iter().position(|other| other == one));
        assert_eq!(said, also, "{name}");
    }
    let [ada, rudolf] = ["ada", "rudolf"].map(|board| format!("player_board.{board}.power"));
    let power = |name: &str| {
        let table = numbers.table("WK-9");
        table.iter().find(|row| row[0] == name).expect("a row")[5].to_string()
    };
    let tax = numbers.text(&format!("{ada}.tax"));
    assert!(power("Ada").contains(&format!("ignores {tax} tax coin")));
    let less = numbers.text(&format!("{rudolf}.discount.silver"));
    let limit = numbers.text(&format!("{rudolf}.apprentice_limit"));
    assert!(power("Rudolf").contains(&format!("{less} silver less; up to {limit} apprentices")));
}

/// WK-15, WK-16, WK-17, WK-27: the table of yields is what the edition gives.
#[test]
fn the_table_of_yields_is_that_of_the_edition() {
    let numbers = numbers();
    let yields = |path: &str| -> Vec<String> {
        let part = |key: &str| {
            let value = numbers.value(path).get(key);
            value.map(|value| value.as_integer().expect("a number"))
        };
        let of = |workers: i64| {
            part("base").unwrap_or(0)
                + part("per_worker").unwrap_or(0) * workers
                + part("per_workers").map_or(0, |per| workers / per)
        };
        (1..=5).map(|workers| of(workers).to_string()).collect()
    };
    for (heading, path) in [
        ("Silversmith, silver", "board.location.silversmith.yield.silver"),
        ("Mines, clay", "board.location.mines.yield.clay"),
        ("Mines, gold", "board.location.mines.yield.gold"),
        ("Forest, wood; Quarry, stone", "board.location.forest.yield.wood"),
        ("Forest, wood; Quarry, stone", "board.location.quarry.yield.stone"),
        ("Workshop, building cards", "board.location.workshop.draw_buildings"),
    ] {
        numbers.row("WK-17", heading, &yields(path));
    }
}

/// WK-50: the table of the Guildhall is that of the edition.
#[test]
fn the_table_of_the_guildhall_is_that_of_the_edition() {
    let numbers = numbers();
    for (heading, key) in [("columns", "columns"), ("spaces", "spaces")] {
        let of = |players| numbers.text(&format!("board.guildhall.{players}.{key}"));
        numbers.row("WK-50", heading, &[2, 3, 4, 5].map(of));
    }
}

/// WK-54: the table of the Cathedral is that of the edition.
#[test]
fn the_table_of_the_cathedral_is_that_of_the_edition() {
    let numbers = numbers();
    for level in 1..=5 {
        let path = format!("board.cathedral.{level}");
        let cost = numbers.value(&format!("{path}.cost")).as_table().expect("a cost");
        let cost = cost.iter().map(|(good, count)| match good.as_str() {
            "wood_or_stone" => format!("{count} wood or stone, in any mix"),
            good => format!("{count} {good}"),
        });
        let cost = cost.collect::<Vec<_>>().join(" and ");
        let [vp, spaces] = ["vp", "capacity"].map(|key| numbers.text(&format!("{path}.{key}")));
        numbers.row("WK-54", &level.to_string(), &[cost, vp, spaces]);
    }
}

/// WK-60, WK-63, WK-64: the table of Virtue is that of the edition.
#[test]
fn the_table_of_virtue_is_that_of_the_edition() {
    let numbers = numbers();
    let of = |key: &str, say: &dyn Fn(&Value) -> String| -> Vec<String> {
        (0..=14).map(|level| say(numbers.value(&format!("board.virtue.{level}.{key}")))).collect()
    };
    let open =
        |closed: &Value| if closed.as_bool() == Some(true) { "no" } else { "yes" }.to_string();
    numbers.row("WK-60", "VP", &of("vp", &Value::to_string));
    numbers.row("WK-60", "tax coins ignored", &of("tax_ignored", &Value::to_string));
    numbers.row("WK-60", "Cathedral", &of("cathedral_forbidden", &open));
    numbers.row("WK-60", "Black Market", &of("black_market_forbidden", &open));
}
