//! The data file: what is broken is refused with file, line and field, and the hash covers what
//! rules read and nothing else.

use std::collections::BTreeSet;

use game_core::{Edition as _, Fault};
use rules_queens_architect::Edition;
use serde_json::Value;

/// A change of the shipped file: behind the first text of these, the first second one becomes the
/// third.
type Change<'a> = (&'a str, &'a str, &'a str);

/// The changed text, and where the change is.
#[track_caller]
fn changed(text: &str, (after, old, new): Change<'_>) -> (String, usize) {
    let at = find(text, after, old);
    ([&text[..at], new, &text[at + old.len()..]].concat(), at)
}

/// Where the first `wanted` behind the first `after` stands.
#[track_caller]
fn find(text: &str, after: &str, wanted: &str) -> usize {
    let Some(from) = text.find(after) else { panic!("`{after}` is not in the file") };
    let Some(at) = text[from..].find(wanted) else { panic!("no `{wanted}` behind `{after}`") };
    from + at
}

/// The line of the first such text, with `a > b` of the first `b` behind the first `a`.
#[track_caller]
fn line_of(text: &str, anchor: &str) -> usize {
    let (after, wanted) = anchor.split_once(" > ").unwrap_or(("", anchor));
    line_at(text, find(text, after, wanted))
}

fn line_at(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

fn faults(text: &str) -> Vec<Fault> {
    let Err(faults) = Edition::parse("my.toml", text) else { panic!("the file is accepted") };
    assert_eq!(faults.file, "my.toml");
    faults.faults
}

/// A fault as `field key name=value …`, the parameters by name.
fn told(Fault { field, message, .. }: &Fault) -> String {
    let args = message.args_json();
    let args = args.as_object().into_iter().flatten();
    let args = args.map(|(name, value)| match value {
        Value::String(text) => format!(" {name}={text}"),
        value => format!(" {name}={value}"),
    });
    format!("{field} {}{}", message.key, args.collect::<String>())
}

/// Each change gives exactly its faults. A case is a line `after | old | new` and an indented line
/// for each fault, which is on the line of the change or, as in `anchor :: fault`, on another one.
/// Line breaks are written `\n`.
#[track_caller]
fn check(cases: &'static str) {
    let cases = cases.trim_start_matches('\n').split_inclusive('\n');
    let cases = cases.fold(Vec::<(&str, Vec<String>)>::new(), |mut cases, line| {
        match (line.strip_prefix("    "), cases.last_mut()) {
            (Some(fault), Some((_, faults))) => faults.push(fault.trim_end().replace("\\n", "\n")),
            _ => cases.push((line.trim_end_matches('\n'), Vec::new())),
        }
        cases
    });
    for (change, expected) in cases {
        let mut parts = change.splitn(3, '|').map(|part| part.trim().replace("\\n", "\n"));
        let mut part = || parts.next().unwrap_or_else(|| panic!("not a change: {change}"));
        let (after, old, new) = (part(), part(), part());
        let (text, at) = changed(Edition::DEFAULT, (&after, &old, &new));
        let found: Vec<_> = faults(&text).iter().map(|fault| (fault.line, told(fault))).collect();
        let with_line = |fault: &String| match fault.split_once(" :: ") {
            Some((anchor, fault)) => (line_of(&text, anchor), fault.to_string()),
            None => (line_at(&text, at), fault.clone()),
        };
        let expected: Vec<_> = expected.iter().map(with_line).collect();
        assert_eq!(found, expected, "{change}");
    }
}

/// A fault of syntax, of type, of an unknown field or of the header comes alone, with its line.
#[test]
fn faults_of_syntax_type_and_header() {
    for (after, old, new, expected) in [
        ("[setup]", "{ value = 2,", "{ value = ,", "bonds_per_player edition-syntax"),
        ("[setup]", "value = 2", "value = \"2\"", "bonds_per_player edition-syntax"),
        ("[rulings]", "palace_is_optional", "palace_optional", "palace_optional edition-syntax"),
        ("id = \"glazier_2\"", "repair = 2", "repairs = 2", "repairs edition-syntax"),
        ("[rulings]", "\"after_rotation\"", "\"later\"", "town_hire_timing edition-syntax"),
        ("", "[[guild]]", "[[trade]]", "[[trade]] edition-syntax"),
        ("", "schema = 1", "schema = 2", "schema edition-schema"),
        ("", "\"queens-architect\"", "\"chess\"", "game edition-game"),
    ] {
        let (text, at) = changed(Edition::DEFAULT, (after, old, new));
        let found: Vec<_> = faults(&text)
            .iter()
            .map(|fault| (fault.line, format!("{} {}", fault.field, fault.message.key)))
            .collect();
        assert_eq!(found, [(line_at(&text, at), expected.to_string())], "{new}");
    }
}

/// QA-2: 54 craftsmen, 18 of them starters, in six guilds. A file that describes others than the
/// box counts is refused with both numbers.
#[test]
fn counts_of_craftsmen() {
    check(
        r#"
id = "glazier_1" | copies = 3 | copies = 2
    craftsmen = { :: components.craftsmen qa-edition-count-craftsmen count=53 wanted=54
    id = "glazier" > tiles = 9 :: guild.glazier.tiles qa-edition-count-guild count=8 guild=glazier wanted=9
id = "glazier_1" | starting_copies = 1 | starting_copies = 0
    starting_craftsmen = { :: components.starting_craftsmen qa-edition-count-starters count=17 wanted=18
id = "glazier_1" | starting_copies = 1 | starting_copies = 4
    starting_craftsmen = { :: components.starting_craftsmen qa-edition-count-starters count=20 wanted=18
    character.glazier_1.starting_copies edition-range least=0 most=3 value=4
id = "tailor" | tiles = 9 | tiles = 8
    guild.tailor.tiles qa-edition-disagrees other=components.craftsmen_per_guild value=8 wanted=9
"#,
    );
}

/// Six guilds, no more and no fewer.
#[test]
fn seven_guilds() {
    check(
        r##"
 | [[action]] | [[guild]]\nid = "cook"\nname = { en = "Cook" }\nsource = "rulebook"\ncolor = "red"\nrgb = "#ff0000"\ntiles = 9\n\n[[action]]
    guild qa-edition-guilds count=7 wanted=6
    id = "cook" > tiles = 9 :: guild.cook.tiles qa-edition-count-guild count=0 guild=cook wanted=9
"##,
    );
}

/// QA-4: demand tiles, tokens, bonds and coins are as many as the box counts.
#[test]
fn counts_of_other_pieces() {
    check(
        r#"
[components] | demand_tiles = { value = 28 | demand_tiles = { value = 27
    components.demand_tiles qa-edition-count-demands count=28 wanted=27
id = "village_9" | type = "village" | type = "monastery"
    demand_villages :: components.demand_villages qa-edition-count-villages count=8 wanted=9
    demand_monasteries :: components.demand_monasteries qa-edition-count-monasteries count=11 wanted=10
[components] | demand_towns = { value = 9 | demand_towns = { value = 8
    components.demand_towns qa-edition-count-towns count=9 wanted=8
[[appreciation_token]] | count = 1 | count = 2
    appreciation_tokens :: components.appreciation_tokens qa-edition-count-tokens count=13 wanted=12
[bonds] | total = 28 | total = 30
    bonds.total qa-edition-count-bonds count=30 wanted=28
[[coin]] | count = 30 | count = 31
    coins_of_1 :: components.coins_of_1 qa-edition-count-coins count=31 value=1 wanted=30
[[coin]] | value = 3 | value = 5
    coins_of_3 :: components.coins_of_3 qa-edition-count-coins count=0 value=3 wanted=20
    coin.5.value qa-edition-coin value=5
"#,
    );
}

/// QA-3: six numbers on a tile, each from 0 to 9, and a repair value.
#[test]
fn faces() {
    check(
        r#"
id = "glazier_1" | [2, 1, 1, 3, 3, 4] | [2, 1, 1, 3, 3]
    character.glazier_1.performance qa-edition-length count=5 least=6 most=6
id = "glazier_1" | [2, 1, 1, 3, 3, 4] | [2, -1, 1, 3, 3, 10]
    character.glazier_1.performance edition-range least=0 most=9 value=-1
    character.glazier_1.performance edition-range least=0 most=9 value=10
id = "glazier_1" | repair = 3 | repair = -3
    character.glazier_1.repair edition-range least=0 most=9 value=-3
id = "glazier_1" | guild = "glazier" | guild = "glaziers"
    character.glazier_1.guild qa-edition-unknown-guild guild=glaziers
"#,
    );
}

/// QA-9: no row of the billboard hires a tile past its arrow.
#[test]
fn arrows() {
    check(
        r#"
id = "glazier_1" | dropout_index = 5 | dropout_index = 4
    character.glazier_1.dropout_index qa-edition-dropout row=6 start=5 value=4
id = "glazier_1" | dropout_index = 5 | dropout_index = 6
    character.glazier_1.dropout_index edition-range least=0 most=5 value=6
"#,
    );
}

/// Ids are short and plain, no two rows of a table have the same, and nothing people read is empty.
#[test]
fn ids_and_names() {
    check(
        r#"
 | id = "glazier_2" | id = "glazier_1"
    character.glazier_1.id edition-id-twice
 | id = "glazier_2" | id = "Glazier 2"
    character.Glazier 2.id edition-id
 | id = "village_2" | id = "village_1"
    demand.village_1.id edition-id-twice
 | pt = "Aldeia 1" | pt = ""
    demand.village_1.name.pt edition-empty
 | edition = "default" | edition = " "
    edition edition-empty
 | name = "Lindenau"\n |
    id = "side_4" > id = "v1" :: board.side_4.v1.name edition-empty
[[place_type]] | id = "town" | id = "city"
    id = "monastery" > [[place_type]] :: place_type qa-edition-no-word id=town
    place_type.city.id qa-edition-unknown-word id=city known=capital, village, monastery, town
 | #7fb2d6 | sky blue
    guild.glazier.rgb qa-edition-rgb text=sky blue
"#,
    );
}

/// A demand tile asks for known guilds, each once, and lies on a place of a known type.
#[test]
fn demand_tiles() {
    check(
        r#"
id = "village_1" | "tailor" | "baker"
    demand.village_1.guilds qa-edition-unknown-guild guild=baker
id = "village_1" | "tailor" | "glazier"
    demand.village_1.guilds qa-edition-guild-twice guild=glazier
id = "village_1" | ["glazier", "tailor"] | []
    demand.village_1.guilds qa-edition-length count=0 least=1 most=6
id = "village_1" | type = "village" | type = "capital"
    demand.village_1.type qa-edition-unknown-type known=village, monastery, town type=capital
"#,
    );
}

/// Every town has a bonus and nobody else.
#[test]
fn bonuses() {
    check(
        r#"
id = "town_1" | bonus = { type = "appreciation", amount = 1, source = "rulebook" }\n |
    id = "town_1" > type =  :: demand.town_1.bonus qa-edition-no-bonus
id = "village_1" | source =  | bonus = { type = "hire", amount = 1, source = "rulebook" }\nsource =
    demand.village_1.bonus qa-edition-town-bonus
id = "town_1" | amount = 1 | amount = 0
    demand.town_1.bonus.amount edition-range least=1 most=20 value=0
id = "town_3" | amount = 1 | amount = 2
    demand.town_3.bonus.amount qa-edition-fixed value=2 wanted=1
id = "town_3" | type = "hire" | type = "fire"
    demand.town_3.bonus.type qa-edition-unknown-bonus known=appreciation, talers, hire type=fire
"#,
    );
}

/// Everybody takes two of the displayed starters, and none is left; what is neither there nor on
/// the billboard is the draw pile.
#[test]
fn set_up() {
    check(
        r#"
[setup] | "3" = 6 | "3" = 7
    setup.display_by_players.3 qa-edition-display players=3 value=7 wanted=6
draw_pile_by_players | "4" = 40 | "4" = 41
    setup.draw_pile_by_players.4 qa-edition-draw-pile players=4 value=41 wanted=40
[components] | starting_craftsmen = { value = 18 | starting_craftsmen = { value = 13
    components.starting_craftsmen qa-edition-count-starters count=18 wanted=13
    display_by_players :: setup.display_by_players.4 qa-edition-few-starters count=13 players=4 wanted=14
[setup] | bonds_per_player = { value = 2 | bonds_per_player = { value = 8
    setup.bonds_per_player edition-range least=0 most=7 value=8
[setup] | max_draft_rotations = { value = 5 | max_draft_rotations = { value = 6
    setup.max_draft_rotations edition-range least=0 most=5 value=6
"#,
    );
}

/// What the rules know only one way is refused when it is different.
#[test]
fn fixed_values() {
    check(
        r#"
[setup] | "snake" | "circle"
    setup.draft_order qa-edition-fixed value=circle wanted=snake
draft_picks | 2 | 3
    setup.draft_picks_per_player qa-edition-fixed value=3 wanted=2
billboard_fill | 6 | 5
    setup.billboard_fill qa-edition-fixed value=5 wanted=6
architect_start | construct | hire
    setup.architect_start qa-edition-fixed value=hire wanted=construct
top_space | construct | hire
    action_star.top_space qa-edition-fixed value=hire wanted=construct
 | "clockwise" | "both"
    action_star.direction qa-edition-fixed value=both wanted=clockwise
notches =  | 6 | 7
    action_star.notches qa-edition-fixed value=7 wanted=6
figures =  | 3 | 4
    components.per_player.figures qa-edition-fixed value=4 wanted=3
carriages =  | 1 | 2
    components.per_player.carriages qa-edition-fixed value=2 wanted=1
tavern_boards =  | 1 | 2
    components.per_player.tavern_boards qa-edition-fixed value=2 wanted=1
action_stars =  | 1 | 2
    components.per_player.action_stars qa-edition-fixed value=2 wanted=1
quitting_time_tiles =  | 6 | 5
    components.per_player.quitting_time_tiles qa-edition-fixed value=5 wanted=6
price_markers =  | 1 | 0
    components.price_markers qa-edition-fixed value=0 wanted=1
[billboard] | spaces = 6 | spaces = 5
    billboard.spaces qa-edition-fixed value=5 wanted=6
step =  | -1 | -2
    price_scale.step qa-edition-fixed value=-2 wanted=-1
bonds_per_surplus_point | 1 | 2
    construct.bonds_per_surplus_point qa-edition-fixed value=2 wanted=1
same_on_both_sides | true | false
    appreciation_track.same_on_both_sides qa-edition-fixed value=false wanted=true
areas = [ | "entrance", "saloon" | "saloon", "entrance"
    tavern.areas qa-edition-fixed value=saloon, entrance, dormitory wanted=entrance, saloon, dormitory
"#,
    );
}

/// QA-26: the star has each action once, construct on top, and nobody may stay.
#[test]
fn star() {
    check(
        r#"
order = [ | "tavern" | "hire"
    action_star.order qa-edition-action-once action=hire count=2
    action_star.order qa-edition-action-once action=tavern count=0
order = [ | "tavern" | "inn"
    action_star.order qa-edition-unknown-action action=inn known=construct, day_laborer, hire, moneychanger, travel, tavern
order = [ | "construct", "day_laborer" | "day_laborer", "construct"
    action_star.order qa-edition-star-top action=day_laborer
order_alternative = { | "tavern" | "travel"
    action_star.order_alternative qa-edition-action-once action=travel count=2
    action_star.order_alternative qa-edition-action-once action=tavern count=0
steps_min =  | 1 | 0
    action_star.steps_min edition-range least=1 most=3 value=0
steps_max =  | 3 | 6
    action_star.steps_max edition-range least=1 most=5 value=6
"#,
    );
}

/// QA-29: six rows, the price of the top one from the scale; prices are not negative.
#[test]
fn billboard() {
    check(
        r#"
[[billboard.row]]\nrow = 4 | price = 3 | price = -3
    billboard.row.4.price edition-range least=0 most=99 value=-3
[[billboard.row]]\nrow = 4 | price = 3 | price = "scale"
    billboard.row.4.price qa-edition-row-price
[[billboard.row]]\nrow = 1 | price = "scale" | price = 6
    billboard.row.1.price qa-edition-top-price
 | row = 4\n | row = 5\n
    billboard.row.4.row qa-edition-row value=5 wanted=4
row = 4\n | jobs_left = 3 | jobs_left = 4
    billboard.row.4.jobs_left qa-edition-disagrees other=start_index value=4 wanted=3
row = 4\n | start_index = 3 | start_index = 6
    billboard.row.4.start_index edition-range least=0 most=5 value=6
    row = 4\n > jobs_left :: billboard.row.4.jobs_left qa-edition-disagrees other=start_index value=3 wanted=1
row = 6\n | hammer_clock = 2\n | hammer_clock = 13\n
    billboard.row.6.hammer_clock edition-range least=1 most=12 value=13
"#,
    );
    let sixth = Edition::DEFAULT.rfind("[[billboard.row]]").expect("the last row");
    let end = find(&Edition::DEFAULT[sixth..], "", "# The price of the top space") + sixth;
    let five = [&Edition::DEFAULT[..sixth], &Edition::DEFAULT[end..]].concat();
    let found: Vec<_> = faults(&five).iter().map(told).collect();
    assert_eq!(found, ["billboard qa-edition-rows count=5 wanted=6"]);
}

/// QA-29: each space of the scale is one taler cheaper than the one before.
#[test]
fn price_scale() {
    check(
        r"
[price_scale] | [6, 5, 4, 3] | [6, 5, 3]
    price_scale.values qa-edition-scale-step before=5 value=3 wanted=4
[price_scale] | [6, 5, 4, 3] | []
    price_scale.values qa-edition-length count=0 least=1 most=8
[price_scale] | [6, 5, 4, 3] | [6, 5, 4, 3, 2, 1, 0, -1]
    price_scale.values edition-range least=0 most=99 value=-1
[price_scale] | [6, 5, 4, 3] | [5, 4, 3]
    leftmost :: price_scale.leftmost qa-edition-disagrees other=price_scale.values value=6 wanted=5
",
    );
}

/// QA-39, QA-40, QA-43: bonds, trips and fees do not fall, and none is negative.
#[test]
fn tracks_and_tables() {
    check(
        r#"
[moneychanger] | [1, 2, 3, 4] | [1, 2, 3, 2]
    moneychanger.track qa-edition-falls before=3 value=2
[moneychanger] | [1, 2, 3, 4] | [0, 2, 3, 4]
    moneychanger.track edition-range least=1 most=32 value=0
[moneychanger] | [1, 2, 3, 4] | [1, 3, 4]
    second_space :: moneychanger.second_space qa-edition-disagrees other=moneychanger.track value=2 wanted=3
cost_by_spaces | "1" = 0 | "1" = -1
    travel.cost_by_spaces.1 edition-range least=0 most=99 value=-1
cost_by_spaces | "5" = 10 | "5" = 5
    travel.cost_by_spaces.5 qa-edition-falls before=6 value=5
max_spaces | 6 | 7
    travel.max_spaces edition-range least=1 most=6 value=7
fee_by_tiles | "6" = 21 | "6" = 14
    tavern.fee_by_tiles.6 qa-edition-falls before=15 value=14
"#,
    );
}

/// QA-51: limits, and a track that the tokens of the box can fill.
#[test]
fn limits() {
    check(
        r"
cap = { | village = 10 | village = 0
    construct.cap.village edition-range least=1 most=99 value=0
repair_max_craftsmen | 3 | 7
    construct.repair_max_craftsmen edition-range least=1 most=6 value=7
palace_min_performance | 15 | 0
    construct.palace_min_performance edition-range least=1 most=54 value=0
[appreciation_track] | token_spaces = 9 | token_spaces = 13
    appreciation_track.token_spaces edition-range least=1 most=12 value=13
[meta] | players_min = { value = 2 | players_min = { value = 1
    meta.players_min edition-range least=2 most=4 value=1
",
    );
}

/// The two rulings without a worked-out alternative stay as they are, and the limit of rounds is a
/// sensible number.
#[test]
fn rulings() {
    check(
        r"
[rulings] | coin_supply_limited = false | coin_supply_limited = true
    rulings.coin_supply_limited qa-edition-ruling ruling=coin_supply_limited
[rulings] | refill_from_discard_when_pile_is_empty = false | refill_from_discard_when_pile_is_empty = true
    rulings.refill_from_discard_when_pile_is_empty qa-edition-ruling ruling=refill_from_discard_when_pile_is_empty
[rulings] | round_limit = 200 | round_limit = 0
    rulings.round_limit edition-range least=1 most=9999 value=0
",
    );
}

/// Roads lead from one place to another, once, and every place can be reached.
#[test]
fn roads() {
    // There is a v5, but on the other side.
    check(
        r#"
id = "side_2_3" | ["t3", "t4"] | ["t3", "t9"]
    board.side_2_3.roads qa-edition-road-nowhere place=t9
id = "side_2_3" | ["t3", "t4"] | ["t3", "v5"]
    board.side_2_3.roads qa-edition-road-nowhere place=v5
id = "side_2_3" | ["t3", "t4"] | ["t3", "t3"]
    board.side_2_3.roads qa-edition-road-loop place=t3
id = "side_2_3" | ["t3", "t4"] | ["t3", "m2"]
    board.side_2_3.roads qa-edition-road-twice from=t3 to=m2
id = "side_2_3" | ["t3", "t4"] | ["t3", "t4", "m3"]
    board.side_2_3.roads qa-edition-road-ends count=3
id = "side_2_3" |   ["m3", "t4"],\n  ["t3", "t4"]\n |
    id = "side_2_3" > [[board.location]]\nid = "t4" :: board.side_2_3.t4 qa-edition-unreachable place=t4
"#,
    );
}

/// QA-1: a side for every number of players, with one capital.
#[test]
fn boards() {
    check(
        r#"
id = "side_2_3" | players = [2, 3] | players = [2]
    id = "t5" > [[board]] :: board qa-edition-no-board players=3
id = "side_4" | players = [4] | players = [3, 4]
    id = "side_2_3" > players :: board.side_2_3.players qa-edition-board-twice players=3
id = "side_4" | players = [4] | players = [4, 5]
    board.side_4.players edition-range least=2 most=4 value=5
id = "side_2_3" | type = "village" | type = "capital"
    id = "t5" > [[board]] :: board.side_2_3 qa-edition-capital count=2
id = "side_2_3" | type = "village" | type = "hamlet"
    board.side_2_3.v1.type qa-edition-unknown-type known=capital, village, monastery, town type=hamlet
id = "side_2_3" | x = 690 | x = 1001
    board.side_2_3.m1.x edition-range least=0 most=1000 value=1001
 | id = "side_2_3" | id = "side_4"
    board.side_4.id edition-id-twice
"#,
    );
}

/// There is a demand tile for every place, and no more rows than the tables have room for.
#[test]
fn too_few_and_too_many() {
    // Take five villages out of the box: four are left for the five of the side for four.
    let text = Edition::DEFAULT;
    let from = find(text, "", "[[demand]]\nid = \"village_1\"");
    let to = find(text, "", "[[demand]]\nid = \"village_6\"");
    let text = [&text[..from], &text[to..]].concat();
    let text = text.replace("demand_tiles = { value = 28", "demand_tiles = { value = 23");
    let text = text.replace("demand_villages = { value = 9", "demand_villages = { value = 4");
    let found: Vec<_> = faults(&text).iter().map(told).collect();
    assert_eq!(found, ["board.side_4 qa-edition-few-demands count=4 type=village wanted=5"]);

    let keys = |text: &str| -> Vec<(String, &str)> {
        faults(text).into_iter().map(|fault| (fault.field, fault.message.key)).collect()
    };
    let location = |n: usize| {
        format!(
            "[[board.location]]\nid = \"x{n}\"\ntype = \"village\"\nname = \"X\"\nx = 1\ny = 1\nsource = \"rulebook\"\n"
        )
    };
    let more: String = (0..8).map(location).collect();
    let too_many = format!("{}\n{more}", Edition::DEFAULT);
    assert!(keys(&too_many).contains(&("board.side_2_3.x7".to_string(), "qa-edition-too-many")));
    for (table, count) in [("character", 33), ("demand", 49), ("board", 4)] {
        let header = format!("[[{table}]]\n");
        let from = find(Edition::DEFAULT, "", &header);
        let to = Edition::DEFAULT[from + 1..].find(&header).expect("a second row") + from + 1;
        let many = Edition::DEFAULT[from..to].repeat(count);
        let many = [&Edition::DEFAULT[..from], &many, &Edition::DEFAULT[from..]].concat();
        assert!(keys(&many).contains(&(table.to_string(), "qa-edition-too-many")), "{table}");
    }
}

/// QA-49: sites are printed from the best to the worst, enough of them for all players.
/// QA-E37: the general list is that of the side for four.
#[test]
fn sites() {
    check(
        r#"
id = "side_4" | [0, -2, -4, -6] | [0, -2, -4, -7]
    building_sites = { :: construct.building_sites qa-edition-general-sites board=side_4 wanted=0, -2, -4, -7
id = "side_2_3" | [0, -2, -4] | [0, -2]
    board.side_2_3.building_sites qa-edition-few-sites count=2 players=3
id = "side_2_3" | [0, -2, -4] | [0, -4, -2]
    board.side_2_3.building_sites qa-edition-site-order before=-4 value=-2
id = "side_2_3" | [0, -2, -4] | [2, 0, -2]
    board.side_2_3.building_sites edition-range least=-30 most=0 value=2
"#,
    );
    let (text, _) = changed(Edition::DEFAULT, ("id = \"side_2_3\"", "[0, -2, -4]", "[0, -1, -3]"));
    assert!(Edition::parse("my.toml", &text).is_ok(), "the list of each side governs");
}

/// Every value or row says where it comes from, in one of three ways.
#[test]
fn provenance() {
    check(
        r#"
id = "glazier_1" | source = "reconstructed" | source = "hearsay"
    character.glazier_1.source edition-source field=glazier_1
id = "glazier_1" | source = "reconstructed"\n |
    [[character]] :: character.glazier_1.source edition-source field=glazier_1
id = "glazier_1" | source_copies = "reconstructed" | source_copies = ""
    character.glazier_1.source_copies edition-source field=copies
[setup] | source = "rulebook" | source = "public"
    setup.bonds_per_player.source edition-source field=bonds_per_player
[setup] | , source = "rulebook" |
    bonds_per_player :: setup.bonds_per_player.source edition-source field=bonds_per_player
cost_by_spaces | source = "rulebook" | source = "Rulebook"
    travel.cost_by_spaces.source edition-source field=cost_by_spaces
cap = { | , source = "rulebook" |
    cap = { :: construct.cap.source edition-source field=cap
row = 6\n | source_hammer_clock = "reconstructed"\n |
    hammer_clock = 4 > [[billboard.row]] :: billboard.row.6.source_hammer_clock edition-source field=hammer_clock
[rulings] | source = "reconstructed" | source = "?"
    rulings.source edition-source field=rulings
id = "side_4" | source_roads = "reconstructed" | source_roads = "?"
    board.side_4.source_roads edition-source field=roads
id = "side_4" | source_xy = "reconstructed" | source_xy = "?"
    board.side_4.capital.source_xy edition-source field=xy
id = "town_1" | amount = 1, source = "rulebook" | amount = 1
    id = "town_1" > bonus :: demand.town_1.bonus.source edition-source field=bonus
[[term]] | source = "rulebook" | source = "me"
    term.gain_confidence.source edition-source field=gain_confidence
[meta] | source = "rulebook" | source = "me"
    meta.designer.source edition-source field=designer
"#,
    );
}

/// All faults of a file are told at once, in the order of their lines.
#[test]
fn all_faults_are_told() {
    let text = [
        ("id = \"side_4\"", "[\"v4\", \"t3\"]", "[\"v4\", \"nowhere\"]"),
        ("id = \"village_3\"", "\"stonemason\"", "\"baker\""),
        ("row = 3\n", "price = 4", "price = -4"),
        ("[rulings]", "coin_supply_limited = false", "coin_supply_limited = true"),
        ("id = \"stonemason_2\"", "repair = 1", "repair = 100"),
        ("id = \"stonemason_2\"", "source = \"reconstructed\"", "source = \"a friend\""),
        ("[setup]", "\"2\" = 4", "\"2\" = 5"),
    ]
    .into_iter()
    .fold(Edition::DEFAULT.to_string(), |text, change| changed(&text, change).0);
    let found = faults(&text);
    assert!(found.is_sorted_by_key(|fault| fault.line));
    let told: Vec<_> =
        found.iter().map(|fault| format!("{} {}", fault.field, fault.message.key)).collect();
    let expected = [
        "setup.display_by_players.2 qa-edition-display",
        "character.stonemason_2.repair edition-range",
        "character.stonemason_2.source edition-source",
        "billboard.row.3.price edition-range",
        "rulings.coin_supply_limited qa-edition-ruling",
        "demand.village_3.guilds qa-edition-unknown-guild",
        "board.side_4.roads qa-edition-road-nowhere",
    ];
    assert_eq!(told, expected);
    let shown = Edition::parse("my.toml", &text).expect_err("faults").to_string();
    assert_eq!(shown.lines().count(), expected.len());
    assert!(shown.starts_with(&format!("my.toml:{}: setup.display_by_players.2: ", found[0].line)));
}

/// Each fault that the loader knows is expected by one of these tests.
#[test]
fn every_fault_is_tested() {
    let loader = [
        include_str!("../../src/edition/build/demands.rs"),
        include_str!("../../src/edition/build/map.rs"),
        include_str!("../../src/edition/build/numbers.rs"),
        include_str!("../../src/edition/build/part.rs"),
        include_str!("../../src/edition/build/star.rs"),
        include_str!("../../src/edition/build/tiles.rs"),
        include_str!("../../src/edition/build/words.rs"),
    ];
    let keys = |text: &'static str| -> BTreeSet<&'static str> {
        let is_part = |c: char| c.is_ascii_lowercase() || c == '-';
        let keys = text.split("qa-edition-").skip(1);
        keys.filter_map(|text| text.split(|c: char| !is_part(c)).next()).collect()
    };
    let known: BTreeSet<_> = loader.into_iter().flat_map(keys).collect();
    let tested = keys(include_str!("edition.rs"));
    assert_eq!(known.difference(&tested).collect::<Vec<_>>(), [&""; 0]);
}

/// Whatever number stands in the file, it is taken or refused; nothing breaks on it.
#[test]
fn any_number_is_taken_or_refused() {
    let text = Edition::DEFAULT;
    let body = find(text, "", "[components]");
    let is_digit = |at: usize| text.as_bytes().get(at).is_some_and(u8::is_ascii_digit);
    let is_value = |at: usize| is_digit(at) && [b' ', b'['].contains(&text.as_bytes()[at - 1]);
    let values: Vec<usize> = (body..text.len()).filter(|&at| is_value(at)).collect();
    for at in values.into_iter().step_by(7) {
        let end = (at..text.len()).find(|&end| !is_digit(end)).unwrap_or(text.len());
        for number in ["0", "9223372036854775807", "-9223372036854775808"] {
            let changed = [&text[..at], number, &text[end..]].concat();
            let _ = Edition::parse("my.toml", &changed);
        }
    }
}

#[track_caller]
fn hash(changes: &[Change<'_>]) -> String {
    let text =
        changes.iter().fold(Edition::DEFAULT.to_string(), |text, &change| changed(&text, change).0);
    match Edition::parse("my.toml", &text) {
        Ok(edition) => edition.info().hash.clone(),
        Err(faults) => panic!("{faults}"),
    }
}

/// Comments, names, coordinates, colors and provenance do not change the hash.
#[test]
fn the_hash_leaves_out_what_rules_do_not_read() {
    let same = hash(&[]);
    for change in [
        ("", "# What is in the box.", "# In the box:"),
        ("", "edition = \"default\"", "edition = \"corrected\""),
        ("", "value = 2015", "value = 2016"),
        ("", "en = \"Glazier I\"", "en = \"Master glazier\""),
        ("", "name = \"Lindenau\"", "name = \"Limetown\""),
        ("", "x = 690", "x = 691"),
        ("", "color = \"blue\"", "color = \"green\""),
        ("", "#7fb2d6", "#7fb2d7"),
        ("row = 1 ", "hammer_clock = 12", "hammer_clock = 11"),
        ("id = \"glazier_1\"", "source = \"reconstructed\"", "source = \"public: my copy\""),
        ("order_alternative = {", "\"travel\", \"moneychanger\"", "\"moneychanger\", \"travel\""),
        ("", "craftsmen = { value = 54", "craftsmen   =   {   value   =   54"),
        ("", "id = \"side_4\"", "id = \"back\""),
        ("", "en = \"Day laborer icon\"", "en = \"Icon of day labor\""),
    ] {
        assert_eq!(hash(&[change]), same, "{}", change.2);
    }
}

/// Every value that rules read changes it.
#[test]
fn the_hash_changes_with_a_value() {
    let glazier = "id = \"glazier_1\"";
    let tailor = "id = \"tailor_2\"";
    let changes: &[&[Change<'_>]] = &[
        &[("", "players_max = { value = 4", "players_max = { value = 3")],
        &[("", "players_min = { value = 2", "players_min = { value = 3")],
        &[("", "building_markers = { value = 8", "building_markers = { value = 9")],
        &[("", "bonds = { value = 28", "bonds = { value = 29"), ("[bonds]", "28", "29")],
        &[("bonds_per_player", "2", "3")],
        &[("coins_per_player", "0", "1")],
        &[("talers_per_draft_rotation", "1", "2")],
        &[("max_draft_rotations", "5", "4")],
        &[("order = [", "\"moneychanger\", \"travel\"", "\"travel\", \"moneychanger\"")],
        &[("steps_min = ", "1", "2")],
        &[("steps_max = ", "3", "4")],
        &[(glazier, "[2, 1,", "[1, 2,")],
        &[(glazier, "repair = 3", "repair = 2")],
        &[(glazier, "day_laborer = false", "day_laborer = true")],
        &[
            (glazier, "guild = \"glazier\"", "guild = \"tailor\""),
            (tailor, "guild = \"tailor\"", "guild = \"glazier\""),
        ],
        &[
            (glazier, "copies = 3", "copies = 2"),
            ("id = \"glazier_2\"", "copies = 3", "copies = 4"),
        ],
        &[
            (glazier, "starting_copies = 1", "starting_copies = 0"),
            ("id = \"glazier_2\"", "starting_copies = 1", "starting_copies = 2"),
        ],
        &[("", glazier, "id = \"glass\"")],
        &[("row = 2\n", "price = 5", "price = 6")],
        &[
            ("row = 2\n", "start_index = 1", "start_index = 2"),
            ("row = 2\n", "jobs_left = 5", "jobs_left = 4"),
        ],
        &[("[price_scale]", "[6, 5, 4, 3]", "[6, 5, 4]")],
        &[("[moneychanger]", "[1, 2, 3, 4]", "[1, 2, 3]")],
        &[("talers_per_bond", "2", "3")],
        &[("cost_by_spaces", "\"6\" = 15", "\"6\" = 16")],
        &[("max_spaces", "6", "5")],
        &[("fee_by_tiles", "\"1\" = 1", "\"1\" = 2")],
        &[("talers_per_two_craftsmen_rounded_up", "1", "2")],
        &[("talers_per_rotated_icon", "2", "3")],
        &[("cap = {", "village = 10", "village = 11")],
        &[("cap = {", "monastery = 15", "monastery = 16")],
        &[("cap = {", "town = 20", "town = 21")],
        &[("repair_max_craftsmen", "3", "2")],
        &[("palace_min_performance", "15", "16")],
        &[("[rulings]", "forfeited = false", "forfeited = true")],
        &[("town_hire_moves_price_marker", "true", "false")],
        &[("[rulings]", "\"after_rotation\"", "\"before_rotation\"")],
        &[("town_hire_new_craftsman_is_rotated", "false", "true")],
        &[("\nbond_supply_limited", "true", "false")],
        &[("travel_zero_spaces_allowed", "false", "true")],
        &[("tavern_zero_tiles_allowed", "true", "false")],
        &[("palace_is_optional", "true", "false")],
        &[("round_limit", "200", "201")],
        &[("token_spaces", "9", "8")],
        &[("[[appreciation_token]]", "value = 4", "value = 3")],
        &[("id = \"village_1\"", "\"tailor\"", "\"blacksmith\"")],
        &[("", "id = \"village_1\"", "id = \"village_0\"")],
        &[("id = \"town_1\"", "amount = 1", "amount = 2")],
        &[("id = \"town_1\"", "\"appreciation\"", "\"talers\"")],
        &[("id = \"side_2_3\"", "[0, -2, -4]", "[0, -2, -5]")],
        &[("id = \"side_2_3\"", "[\"t3\", \"t4\"]", "[\"m2\", \"t4\"]")],
        &[("id = \"side_2_3\"", "type = \"village\"", "type = \"town\"")],
        &[
            ("id = \"side_2_3\"", "players = [2, 3]", "players = [3]"),
            ("id = \"side_4\"", "players = [4]", "players = [2, 4]"),
        ],
    ];
    let mut hashes = BTreeSet::from([hash(&[])]);
    for change in changes {
        let (after, _, new) = change[0];
        assert!(hashes.insert(hash(change)), "{new} behind {after}");
    }
}
