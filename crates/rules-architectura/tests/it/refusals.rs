//! Every refusal the rules know, once, with its paragraph.

use game_testkit::{AtTable, Refused};

use rules_architectura::{Config, Exchanges};

use crate::harness::{Position, Table, card, deck, edition, like};

/// Refusals that no position brings about, with the reason.
const UNREACHABLE: &[&str] = &[
    // Without a free token the effect has no target, and nobody is asked.
    "token",
];

/// Each refusal names its paragraph, and there is none that this list lacks.
#[test]
fn every_refusal_names_its_paragraph() {
    let mut seen = Refused::default();
    exchanges(&mut seen);
    plays(&mut seen);
    prices_and_searches(&mut seen);
    effects(&mut seen);
    moves_and_tokens(&mut seen);
    copies(&mut seen);
    replays(&mut seen);
    laboratories(&mut seen);
    // The messages of refusals are all in one place.
    let mut known = game_testkit::keys_in(include_str!("../../src/text.rs"), "ar-no-");
    known.retain(|word| !UNREACHABLE.contains(&word.as_str()));
    assert_eq!(seen.0, known);
}

fn exchanges(seen: &mut Refused) {
    let additional = [card("s7").instead_of("same_base"), card("s7b").instead_of("same_base")];
    let edition = deck("n7 n7c n6 n5", additional).color_set("blue", "s7 s7b").build();
    let config = Config { exchanges: Some(Exchanges::Most(2)), ..Config::advanced(2) };
    let mut table = Table::start(edition, &config, "refusals");
    seen.expect(
        &mut table,
        &[
            ("exchange n7 n7", "AR-49 not-in-set"),
            ("exchange s7 n6", "AR-50 does-not-replace"),
            ("pass", "no rule: other-question"),
        ],
    );
    table.play(0, "exchange s7 n7");
    seen.expect(
        &mut table,
        &[("exchange s7 n7c", "AR-49 exchanged"), ("exchange s7b n7", "AR-49 given-away")],
    );
    let config = Config { exchanges: Some(Exchanges::Most(1)), ..Config::advanced(2) };
    let mut one = Table::start(edition, &config, "refusals");
    one.play(0, "exchange s7 n7");
    seen.expect(&mut one, &[("exchange s7b n7c", "AR-51 exchange-left")]);
}

fn plays(seen: &mut Refused) {
    let edition = edition("n1 n2 n3 n4 n5", [like("cemetery").sides("3")]);
    let mut table =
        Position::new(edition, 3).street(1, "0:n1 0:n2 - (1)").hand(0, "n3 cemetery").load();
    seen.expect_of(1, &mut table, &[("play n1 1:3", "no rule: not-asked")]);
    seen.expect(
        &mut table,
        &[
            ("play n4 1:3", "AR-11 not-in-hand"),
            ("play n3 4:1", "AR-9 outside-city"),
            ("play n3 1:1", "AR-15 space-taken"),
            ("play n3 1:7", "AR-15 left-neighbor"),
            ("play n3 3:1", "AR-15 nearest-street"),
            ("play n3 1:4", "AR-60 reserved-space"),
            ("play n3 1:3", "AR-19 third-in-row"),
            ("play cemetery 1:3", "AR-56 goes-in-front"),
            ("play n3", "AR-15 goes-in-city"),
            ("remove n3", "ER-69 nothing-to-remove"),
            ("mulligan", "AR-12 mulligan-used"),
            ("search n3", "ER-63 search-too-late"),
        ],
    );
    let mut over = Position::new(edition, 2).street(1, "0:n1").over().load();
    seen.expect(&mut over, &[("play n3 1:2", "no rule: over")]);
}

fn prices_and_searches(seen: &mut Refused) {
    let cards = [
        like("magic_school").sides("12"),
        like("city_hall").sides("10"),
        like("cemetery").sides("3"),
        like("obelisk").sides("2"),
    ];
    let edition = deck("n1 n2 n3 n4", cards).number("columns", 1).number("block_cards", 1).build();
    let mut table =
        Position::new(edition, 2).hand(0, "magic_school city_hall").begun(0, false).load();
    seen.expect(
        &mut table,
        &[
            ("play magic_school 1:1", "ER-39 cannot-pay"),
            ("remove city_hall", "ER-53 must-pay"),
            ("search city_hall", "ER-41 nothing-to-search"),
        ],
    );
    table.play(0, "play city_hall 1:1");
    seen.expect(&mut table, &[("pay city_hall", "AR-57 not-payable")]);
    let mut full = Position::new(edition, 2)
        .street(1, "1:n1")
        .street(2, "1:n2")
        .hand(0, "magic_school cemetery")
        .load();
    seen.expect(&mut full, &[("remove magic_school", "ER-53 open-space")]);
}

fn effects(seen: &mut Refused) {
    let cards = [
        like("library").sides("3"),
        like("greenhouse").sides("3"),
        like("barracks").sides("2"),
        like("theatre").sides("6"),
        like("market").sides("1"),
    ];
    let edition = edition("n4 n5 n6 s5", cards);
    let start = |card: &str| {
        let mut table = Position::new(edition, 2)
            .street(1, "0:n4 1:n4 1:n5* 1:s5 1:n6v 0:n5 0:n6v")
            .hand(0, card)
            .load();
        table.play(0, &format!("play {card} 2:1"));
        table
    };
    let mut library = start("library");
    library.play(0, "turn 1:2 cw");
    seen.expect(
        &mut library,
        &[
            ("turn 1:8 cw", "AR-44 card"),
            ("turn 1:5 cw", "AR-44 face-down"),
            ("turn 1:3 cw", "AR-36 protected"),
            ("turn 1:4 cw", "AR-42 one-sided"),
            ("turn 1:2 cw", "AR-55 player-served"),
        ],
    );
    let mut greenhouse = start("greenhouse");
    greenhouse.play(0, "turn 1:1 cw");
    seen.expect(
        &mut greenhouse,
        &[("turn 1:1 cw", "ER-23 already-turned"), ("turn 1:2 cw", "AR-29 not-yours")],
    );
    let mut market = start("market");
    seen.expect(&mut market, &[("rebuild 1:1", "AR-35 not-face-down")]);
    let mut theatre = start("theatre");
    seen.expect(&mut theatre, &[("swap 1:1 1:6", "AR-40 not-neighbors")]);
    let mut barracks = Position::new(edition, 2)
        .street(1, "0:n4 1:n4")
        .street(2, "1:n5")
        .hand(0, "barracks")
        .load();
    barracks.play(0, "play barracks 2:2");
    seen.expect(
        &mut barracks,
        &[("pass", "AR-29 must-act"), ("destroy 1:1", "AR-40 not-adjacent")],
    );
}

fn moves_and_tokens(seen: &mut Refused) {
    let cards =
        [like("workshop").sides("3"), like("watchtower").sides("1"), like("fountain").sides("5")];
    let edition = edition("s1 s2 s3 s4 s5 s6 s7 s8", cards);
    // The 1 is the only card of its street, and the other street has no room.
    let mut workshop = Position::new(edition, 2)
        .street(1, "0:s1")
        .street(2, "1:s1 1:s2 1:s3 1:s4 1:s5 1:s6 1:s7")
        .hand(0, "workshop")
        .load();
    workshop.play(0, "play workshop 2:8");
    seen.expect(&mut workshop, &[("move 1:1", "ER-14 nowhere-to-go")]);
    let mut to = Position::new(edition, 2).street(1, "0:s1 0:s2").hand(0, "workshop").load();
    to.play(0, "play workshop 2:1").play(0, "move 1:1");
    seen.expect(&mut to, &[("to 1:1", "ER-14 same-space")]);
    let mut watchtower =
        Position::new(edition, 2).street(1, "0:s1* 0:s2").hand(0, "watchtower").load();
    watchtower.play(0, "play watchtower 2:1");
    seen.expect(&mut watchtower, &[("protect 1:1", "AR-39 already-protected")]);
    let mut fountain = Position::new(edition, 2).street(1, "0:s1 (0)").hand(0, "fountain").load();
    fountain.play(0, "play fountain 2:1");
    seen.expect(&mut fountain, &[("reserve 1:2", "ER-48 reserved-twice")]);
}

fn copies(seen: &mut Refused) {
    let cards = [
        like("forge").sides("7"),
        like("greenhouse").sides("3"),
        like("museum").sides("4"),
        like("manufactory").sides("2"),
        like("statue").sides("6"),
        like("park").sides("5"),
    ];
    let edition = edition("n4 n5", cards);
    let mut table = Position::new(edition, 2)
        .street(1, "0:n4 1:greenhouse 1:museum 1:statue 1:manufactory")
        .hand_limit(0, 9)
        .hand(0, "forge n5")
        .load();
    table.play(0, "play forge 2:1");
    seen.expect(
        &mut table,
        &[
            ("copy park", "AR-61 not-in-city"),
            ("copy statue", "AR-61 not-instant"),
            ("copy forge", "ER-36 copies-copier"),
            ("copy museum", "ER-37 would-do-nothing"),
        ],
    );
    table.play(0, "copy manufactory");
    seen.expect(
        &mut table,
        &[("return 2:1", "ER-55 copier-stays"), ("pass", "ER-54 copy-must-act")],
    );
}

fn replays(seen: &mut Refused) {
    let cards = [like("manufactory").sides("2"), like("cemetery").sides("3")];
    let edition = edition("n4 n5", cards);
    let start = |hand: &str| {
        let mut table = Position::new(edition, 2).street(1, "0:n4").hand(0, hand).load();
        table.play(0, "play manufactory 2:1");
        table
    };
    let mut stuck = start("manufactory cemetery");
    seen.expect(&mut stuck, &[("return 1:1", "AR-63 nothing-to-replay")]);
    let mut table = start("manufactory cemetery n5");
    table.play(0, "return 1:1");
    seen.expect(
        &mut table,
        &[
            ("play n4 1:1", "AR-63 another-card"),
            ("play n5 1:2", "AR-63 other-space"),
            ("play cemetery 1:1", "ER-38 cannot-replay"),
        ],
    );
}

fn laboratories(seen: &mut Refused) {
    let cards = [like("laboratory").sides("1"), like("cemetery").sides("3")];
    let edition = edition("n4 n5", cards);
    let mut table = Position::new(edition, 3)
        .hand(0, "laboratory")
        .hand(1, "n4")
        .front(2, "cemetery")
        .hand(2, "n4")
        .load();
    table.play(0, "play laboratory 1:1");
    seen.expect_of(1, &mut table, &[("lay n4", "AR-62 lays-in-city")]);
    table.play(1, "lay n4 1:2");
    seen.expect_of(2, &mut table, &[("lay n4 1:3", "ER-32 lays-beside")]);
}
