//! Rulings on open points: the Forge.

use game_testkit::AtTable;
use rules_architectura::Edition;

use crate::harness::{Position, deck, edition, like};

/// A Forge worth 4 and cards with these effects, worth 1.
fn forge(ids: &str, effects: &[&str]) -> &'static Edition {
    let rows = effects.iter().map(|id| like(id).sides("1"));
    edition(ids, rows.chain([like("forge").sides("4")]))
}

/// ER-35: a copied Arsenal strikes from the space of the Forge and with its value.
#[test]
fn er_35_a_copied_arsenal() {
    let mut table = Position::new(forge("s1 s3 s5 s6", &["arsenal"]), 2)
        .street(1, "1:s3 0:s3 1:s6")
        .street(2, "1:s1 1:arsenal")
        .hand(0, "forge")
        .load();
    table.play(0, "play forge 1:4").play(0, "copy arsenal");
    assert_eq!(table.street(1), "1:s3v 0:s3v 1:s6");
    assert_eq!(table.street(2), "1:s1 1:arsenal");
    assert!(table.is_removed(0, "forge"));
}

/// ER-35: the Forge is removed when the effect is over: an Inn that escapes a copied Arsenal cannot
/// go to its space.
#[test]
fn er_35_the_forge_is_removed_last() {
    let rows = [like("arsenal").sides("1"), like("forge").sides("4"), like("inn").sides("2")];
    let mut table = Position::new(edition("s1 s3 s5", rows), 2)
        .street(1, "1:inn 1:s5")
        .street(2, "1:arsenal")
        .hand(0, "forge")
        .load();
    table.play(0, "play forge 1:3").play(0, "copy arsenal");
    assert_eq!((table.asked(), table.question(1)), (vec![1], "escape"));
    assert_eq!(table.street(1), "1:inn 1:s5 0:forge");
    assert_eq!(table.open(1, "to"), "1:4 2:2");
    table.play(1, "to 1:4");
    assert_eq!(table.street(1), "- 1:s5 - 1:inn");
    assert!(table.is_removed(0, "forge"));
}

/// ER-35: copied Barracks and a copied Temple reach what is next to the Forge.
#[test]
fn er_35_what_is_adjacent_is_so_to_the_forge() {
    let edition = forge("s1 s5 n7", &["barracks", "temple"]);
    let position = Position::new(edition, 2)
        .street(1, "1:s5 1:n7")
        .street(2, "1:barracks 1:temple 0:n7")
        .hand(0, "forge");
    let mut table = position.clone().load();
    table.play(0, "play forge 1:3").play(0, "copy barracks");
    table.offers(0, &["destroy 1:2", "destroy 2:3"]);
    table.play(0, "destroy 2:3");
    assert_eq!(
        (table.street(1), table.street(2)),
        ("1:s5 1:n7@3".into(), "1:barracks 1:temple 0:n7v".into())
    );
    let mut table = position.load();
    table.play(0, "play forge 1:3").play(0, "copy temple");
    table.offers(0, &["turn 1:2 cw", "turn 1:2 ccw", "turn 2:3 cw", "turn 2:3 ccw"]);
}

/// ER-35: the owner of the Forge carries the effect out: their cards, their token, their hand, their
/// opponents.
#[test]
fn er_35_the_owner_of_the_forge_acts() {
    let edition = forge("n4 n5 s1 s2", &["greenhouse", "watchtower", "museum", "laboratory"]);
    let position = Position::new(edition, 3)
        .street(1, "1:n4 0:n5 1:greenhouse 1:watchtower 1:museum 1:laboratory")
        .hand(0, "forge")
        .hand(1, "s1")
        .hand(2, "s2");
    let copied = |card: &str| {
        let mut table = position.clone().load();
        table.play(0, "play forge 2:1").play(0, &format!("copy {card}"));
        table
    };
    copied("greenhouse").offers(0, &["turn 1:2 cw", "turn 1:2 ccw"]);
    copied("watchtower").offers(0, &["protect 1:2", "protect 2:1"]);
    let table = copied("museum");
    assert_eq!([0, 1, 2].map(|seat| table.hand_limit(seat)), [4, 3, 3]);
    let mut table = copied("laboratory");
    // The owner of the Laboratory lays a card as well, the owner of the Forge does not.
    assert_eq!((table.asked(), table.question(1)), (vec![1], "lay"));
    // The Forge lies there still.
    assert_eq!(table.street(2), "0:forge");
    table.play(1, "lay s1 2:2").play(2, "lay s2 3:1");
    assert_eq!((table.street(2), table.street(3)), ("- 1:s1v".into(), "2:s2v".into()));
    assert!(table.is_removed(0, "forge"));
}

/// ER-36: whatever face-up cards do when played can be copied, of any player, protected or not.
#[test]
fn er_36_what_can_be_copied() {
    let effects = ["library", "greenhouse", "theatre", "barracks", "inn", "market"];
    let edition = forge("n4 s1 s2 s3", &effects);
    let mut table = Position::new(edition, 3)
        .street(1, "0:library 1:greenhouse* 2:theatre")
        .street(2, "1:barracksv 1:inn 2:market/1:libraryv")
        .street(3, "0:n4 0:s1v 1:theatrev")
        .hand(0, "forge s2")
        .hand(1, "s1")
        .load();
    table.play(0, "play forge 3:3");
    table.offers(0, &["copy library", "copy greenhouse", "copy theatre", "copy market", "pass"]);
    // Face down, in no city, or not an effect of this kind.
    assert_eq!(table.why(0, "copy barracks"), "AR-61 not-in-city");
    assert_eq!(table.why(0, "copy inn"), "AR-61 not-instant");
    assert_eq!(table.why(0, "copy s3"), "AR-61 not-in-city");
    assert_eq!(table.why(0, "copy s2"), "AR-61 not-in-city");
}

/// ER-36: another Forge cannot be copied.
#[test]
fn er_36_no_forge_upon_forge() {
    let mut table = Position::new(forge("n4 s1", &["library"]), 2)
        .street(1, "1:n4 1:forge 1:library")
        .hand(0, "forge")
        .load();
    table.play(0, "play forge 2:1").offers(0, &["copy library", "pass"]);
    table.refuses(0, "copy forge", "ER-36");
    // Where nothing but Forges could be copied, nothing is asked.
    let mut table = Position::new(forge("n4 s1", &["library"]), 2)
        .street(1, "1:n4 1:forge")
        .hand(0, "forge")
        .hand(1, "s1")
        .load();
    table.play(0, "play forge 2:1");
    assert_eq!((table.asked(), table.street(2)), (vec![1], "0:forge".into()));
}

/// ER-36: the limits of Museum and Obelisk can be copied.
#[test]
fn er_36_limits_can_be_copied() {
    let rows = [
        like("museum").sides("1").param("limit", 4),
        like("obelisk").sides("1").param("limit", 5),
        like("forge").sides("4"),
    ];
    let edition = edition("s1 s2 s3 s4 s5", rows);
    for (card, limit) in [("museum", 4), ("obelisk", 5)] {
        let mut table = Position::new(edition, 2)
            .street(1, "1:museum 1:obelisk")
            .hand(0, "forge")
            .deck(0, "s1 s2 s3 s4 s5")
            .load();
        table.play(0, "play forge 2:1").play(0, &format!("copy {card}"));
        assert_eq!((table.hand_limit(0), table.hand_len(0)), (limit, limit as usize));
        assert!(table.is_removed(0, "forge"));
    }
}

/// ER-37: an effect that could do nothing may not be chosen.
#[test]
fn er_37_no_copy_that_does_nothing() {
    let effects = [
        "greenhouse",
        "temple",
        "theatre",
        "barracks",
        "workshop",
        "market",
        "tavern",
        "watchtower",
        "fountain",
        "museum",
        "obelisk",
        "laboratory",
        "manufactory",
        "arsenal",
    ];
    for effect in effects {
        // Streets of one space: the Forge, the copied card, and a Library that could turn a 4. The
        // copied card and the Library are protected, and no token is in the box.
        let rows = [
            like(effect).sides("1").symbol(true),
            like("library").sides("1").symbol(true),
            like("forge").sides("4"),
        ];
        let edition = deck("n4 s2 s3", rows)
            .number("columns", 1)
            .number("block_cards", 1)
            .number("protection_tokens_per_color", 0)
            .build();
        let mut table = Position::new(edition, 4)
            .street(2, &format!("1:{effect}"))
            .street(3, "2:library")
            .street(4, "3:n4")
            .hand(0, "forge s2")
            .hand_limit(0, 9)
            .hand(1, "s2")
            .load();
        table.play(0, "play forge 1:1");
        assert_eq!(table.why(0, &format!("copy {effect}")), "ER-37 would-do-nothing");
        table.offers(0, &["copy library", "pass"]);
    }
}

/// ER-37: also for what the hand lacks: Tavern, Manufactory.
#[test]
fn er_37_nothing_in_hand() {
    let rows = [
        like("tavern").sides("1"),
        like("manufactory").sides("1"),
        like("library").sides("1"),
        like("forge").sides("4"),
        like("cemetery").sides("1"),
    ];
    let edition = edition("n4 s1 s2", rows);
    let position =
        Position::new(edition, 2).street(1, "1:n4 0:s1 1:tavern 1:manufactory 1:library");
    let mut table = position.clone().hand(0, "forge").deck(0, "s2").load();
    table.play(0, "play forge 2:1").offers(0, &["copy library", "pass"]);
    table.refuses(0, "copy tavern", "ER-37").refuses(0, "copy manufactory", "ER-37");
    // A Cemetery cannot be played on the space of another card.
    let mut table = position.clone().hand(0, "forge cemetery").load();
    table.play(0, "play forge 2:1").offers(0, &["copy library", "pass"]);
    table.refuses(0, "copy tavern", "ER-37").refuses(0, "copy manufactory", "ER-37");
    // With another card they may be copied.
    let mut table = position.hand(0, "forge cemetery").deck(0, "s2").load();
    table.play(0, "play forge 2:1").offers(0, &["copy library", "copy tavern", "pass"]);
}

/// ER-54: a copied effect has to do something; then the rest of it may be left.
#[test]
fn er_54_a_copy_must_act() {
    let edition = forge("n4 n5 s1", &["greenhouse", "library"]);
    for card in ["greenhouse", "library"] {
        let mut table = Position::new(edition, 2)
            .street(1, &format!("0:n4 0:n5 1:n4 1:{card}"))
            .hand(0, "forge")
            .load();
        table.play(0, "play forge 2:1").play(0, &format!("copy {card}"));
        table.refuses(0, "pass", "ER-54").play(0, "turn 1:1 cw");
        table.scenario().offers(0, "pass");
        table.play(0, "pass");
        assert!(table.is_removed(0, "forge"));
    }
}

/// ER-54: this holds for every effect that may be left when its own card is played.
#[test]
fn er_54_nothing_copied_may_be_left() {
    let effects = ["temple", "theatre", "workshop", "market", "tavern", "manufactory"];
    let edition = forge("n4 n5 s1 s2 s3", &effects);
    let position = Position::new(edition, 2).street(1, "0:s1v 0:n4 0:n5").deck(0, "s3");
    for card in effects {
        // Played itself, it may be left.
        let mut table = position.clone().hand(0, &format!("{card} s2")).load();
        table.play(0, &format!("play {card} 1:4"));
        table.scenario().offers(0, "pass");
        let position = position.clone().street(2, &format!("1:{card}"));
        let mut table = position.hand(0, "forge s2").load();
        table.play(0, "play forge 1:4").play(0, &format!("copy {card}"));
        table.refuses(0, "pass", "ER-54");
    }
}

/// ER-54: copied Barracks may not spare one's own protected card where it is the only target.
#[test]
fn er_54_copied_barracks_strike_ones_own_protected_card() {
    let edition = forge("s3 s5", &["barracks"]);
    let position = Position::new(edition, 2).street(1, "1:barracks").hand(0, "forge");
    let mut table = position.clone().street(2, "0:s5*").load();
    table.play(0, "play forge 2:2").play(0, "copy barracks");
    assert_eq!((table.street(2), table.tokens(0)), ("0:s5v".into(), 2));
}

/// ER-54: a Forge that is not used stays.
#[test]
fn er_54_an_unused_forge_stays() {
    let mut table = Position::new(forge("n4 s1", &["library"]), 2)
        .street(1, "1:n4 1:library")
        .hand(0, "forge")
        .load();
    table.play(0, "play forge 2:1").play(0, "pass");
    assert_eq!((table.street(2), table.score(0)), ("0:forge".into(), 4));
    assert!(!table.is_removed(0, "forge"));
}

/// ER-55: the copying Forge itself is not taken back.
#[test]
fn er_55_the_copying_forge_is_not_taken_back() {
    let mut table = Position::new(forge("s1 s2 s3", &["manufactory"]), 2)
        .street(1, "0:s1 1:manufactory")
        .hand(0, "forge s2")
        .load();
    table.play(0, "play forge 2:1").play(0, "copy manufactory");
    table.offers(0, &["return 1:1"]);
    table.refuses(0, "return 2:1", "ER-55");
    table.play(0, "return 1:1").play(0, "play s2 1:1");
    assert_eq!((table.street(1), table.street(2)), ("0:s2 1:manufactory".into(), String::new()));
    assert_eq!(table.hand(0), "s1");
    // Alone in the city it has nothing to take back.
    let mut table = Position::new(forge("s1 s2 s3", &["manufactory", "library"]), 2)
        .street(1, "1:manufactory")
        .hand(0, "forge s2")
        .hand(1, "s1")
        .load();
    table.play(0, "play forge 2:1");
    assert_eq!(table.asked(), [1]);
}

/// ER-55: a Forge that has been moved or swapped is removed from where it is.
#[test]
fn er_55_moved_or_swapped() {
    let edition = forge("s3 s5 s6", &["workshop", "theatre"]);
    let position = Position::new(edition, 2)
        .street(1, "1:s5 0:s6")
        .street(2, "1:workshop 1:theatre 1:s6v")
        .hand(0, "forge");
    let mut table = position.clone().load();
    table.play(0, "play forge 1:3").play(0, "copy workshop").play(0, "move 1:3");
    assert_eq!(table.open(0, "to"), "2:3 2:4");
    table.play(0, "to 2:3");
    assert_eq!(
        (table.street(1), table.street(2)),
        ("1:s5 0:s6".into(), "1:workshop 1:theatre 1:s6v".into())
    );
    let mut table = position.load();
    table.play(0, "play forge 1:3").play(0, "copy theatre").play(0, "swap 1:2 1:3");
    assert_eq!(table.street(1), "1:s5 - 0:s6");
    assert!(table.is_removed(0, "forge"));
}

/// A city in which a Forge played at 1:2 copies a Manufactory, to play something on 1:3.
fn forge_copies_manufactory() -> Position {
    let rows = [
        like("forge").sides("4"),
        like("manufactory").sides("1"),
        like("workshop").sides("9"),
        like("cemetery").sides("1"),
        like("city_hall").sides("3").param("count", 1),
        like("tavern").sides("3"),
        like("arsenal").sides("7"),
    ];
    let edition = edition("s1 s2 s8 s9 s7", rows);
    Position::new(edition, 2).street(1, "1:s8 - 0:s1").street(2, "1:manufactory 0:s2")
}

/// ER-55: a Forge that has been destroyed is removed from where it lies.
#[test]
fn er_55_destroyed() {
    let mut table = forge_copies_manufactory().hand(0, "forge s9").load();
    table.play(0, "play forge 1:2").play(0, "copy manufactory").play(0, "return 1:3");
    table.play(0, "play s9 1:3");
    assert_eq!(table.events()[..3], ["played", "destroyed", "removed"]);
    assert_eq!((table.street(1), table.hand(0)), ("1:s8 - 0:s9".into(), "s1".into()));
    assert!(table.is_removed(0, "forge"));
}

/// ER-55: a Forge that has been destroyed and covered is removed from below.
#[test]
fn er_55_covered() {
    let mut table = forge_copies_manufactory().hand(0, "forge workshop").load();
    table.play(0, "play forge 1:2").play(0, "copy manufactory").play(0, "return 1:3");
    table.play(0, "play workshop 1:3");
    assert_eq!(table.street(1), "1:s8 0:forgev 0:workshop");
    table.play(0, "move 2:2").play(0, "to 1:2");
    assert_eq!(
        (table.street(1), table.street(2)),
        ("1:s8 0:s2 0:workshop".into(), "1:manufactory".into())
    );
    assert!(table.is_removed(0, "forge"));
}

/// ER-55: a Forge that has come beside the Cemetery is removed from there.
#[test]
fn er_55_beside_the_cemetery() {
    let mut table = forge_copies_manufactory().front(0, "cemetery").hand(0, "forge arsenal").load();
    table.play(0, "play forge 1:2").play(0, "copy manufactory").play(0, "return 1:3");
    // The Arsenal is worth 7, the Forge 4: more than half, but less.
    table.play(0, "play arsenal 1:3");
    assert_eq!(table.events()[..3], ["played", "gathered", "removed"]);
    assert_eq!((table.street(1), table.beside(0)), ("1:s8 - 0:arsenal".into(), String::new()));
    assert!(table.is_removed(0, "forge"));
}

/// ER-55: a Forge that another Manufactory has taken back meanwhile is removed from the hand.
#[test]
fn er_55_in_hand() {
    let mut table = forge_copies_manufactory().hand(0, "forge manufactory s7").load();
    table.play(0, "play forge 1:2").play(0, "copy manufactory").play(0, "return 1:3");
    table.play(0, "play manufactory 1:3");
    table.offers(0, &["return 1:2", "return 1:3", "return 2:2", "pass"]);
    table.play(0, "return 1:2");
    assert_eq!(table.hand(0), "s1 s7 forge");
    assert_eq!(table.why(0, "play forge 1:2"), "AR-63 another-card");
    table.play(0, "play s7 1:2");
    assert_eq!((table.street(1), table.hand(0)), ("1:s8 0:s7 0:manufactory".into(), "s1".into()));
    assert!(table.is_removed(0, "forge"));
}

/// ER-55: a Forge that has been paid away meanwhile is removed already.
#[test]
fn er_55_paid_away() {
    let mut table = forge_copies_manufactory().hand(0, "forge manufactory city_hall").load();
    table.play(0, "play forge 1:2").play(0, "copy manufactory").play(0, "return 1:3");
    table.play(0, "play manufactory 1:3").play(0, "return 1:2").play(0, "play city_hall 1:2");
    table.offers(0, &["pay s1", "pay forge"]);
    table.play(0, "pay forge");
    assert!(table.happened("paid") && !table.happened("removed"));
    assert_eq!(
        (table.street(1), table.hand(0)),
        ("1:s8 0:city_hall 0:manufactory".into(), "s1".into())
    );
    assert!(table.is_removed(0, "forge"));
}

/// ER-55: a Forge that has been put under the deck meanwhile is removed from there.
#[test]
fn er_55_under_the_deck() {
    let mut table = forge_copies_manufactory()
        .hand(0, "forge manufactory tavern")
        .deck(0, "s7 s9 workshop arsenal")
        .load();
    table.play(0, "play forge 1:2").play(0, "copy manufactory").play(0, "return 1:3");
    table.play(0, "play manufactory 1:3").play(0, "return 1:2").play(0, "play tavern 1:2");
    table.offers(0, &["cycle s1", "cycle forge", "pass"]);
    table.play(0, "cycle forge");
    // One card is drawn for the Tavern and one at the end of the turn.
    assert_eq!((table.hand(0), table.deck(0)), ("s1 s9 s7".into(), "workshop arsenal".into()));
    assert_eq!(table.street(1), "1:s8 0:tavern 0:manufactory");
    assert!(table.is_removed(0, "forge"));
    assert!(table.state().seats[0].layers.is_empty());
}

fn arsenal_of_others() -> Position {
    let edition = forge("s1 s2 s3 s8 g2", &["arsenal"]);
    Position::new(edition, 2).street(2, "1:arsenal").hand(0, "forge")
}

/// ER-70: where a copied Arsenal can strike only its owner's protected cards, one of them falls,
/// and the owner chooses which.
#[test]
fn er_70_one_protected_card_must_fall() {
    // Only one: it falls without a question.
    let mut table = arsenal_of_others().street(1, "0:s1* 1:s8").load();
    table.play(0, "play forge 1:3").play(0, "copy arsenal");
    assert_eq!((table.street(1), table.tokens(0)), ("0:s1v 1:s8".into(), 2));
    for (answers, after) in [
        (vec!["affect", "spare", "spare"], "0:s1v 0:g2 0:s3* 1:s8"),
        (vec!["spare", "affect", "spare"], "0:s1* 0:g2v 0:s3* 1:s8"),
        (vec!["spare", "spare"], "0:s1* 0:g2 0:s3v 1:s8"),
        (vec!["affect", "affect", "affect"], "0:s1v 0:g2v 0:s3v 1:s8"),
    ] {
        let mut table = arsenal_of_others().street(1, "0:s1* 0:g2 0:s3* 1:s8").load();
        table.play(0, "play forge 1:5").play(0, "copy arsenal");
        for answer in answers {
            table.offers(0, &["affect", "spare"]);
            table.play(0, answer);
        }
        assert_eq!(table.street(1), after);
        assert!(table.is_removed(0, "forge"));
    }
}

/// ER-70: where another card falls, all of them may be spared.
#[test]
fn er_70_all_may_be_spared_if_another_falls() {
    let mut table = arsenal_of_others().street(1, "0:s1* 0:s3* 1:s2 1:s8").load();
    table.play(0, "play forge 1:5").play(0, "copy arsenal");
    table.play(0, "spare").offers(0, &["affect", "spare"]);
    table.play(0, "spare");
    assert_eq!(table.street(1), "0:s1* 0:s3* 1:s2v 1:s8");
    assert!(table.is_removed(0, "forge"));
}

/// ER-70: a played Arsenal may spare all of them.
#[test]
fn er_70_a_played_arsenal_may_spare_all() {
    let edition = edition("s1 s8", [like("arsenal").sides("4")]);
    let mut table = Position::new(edition, 2).street(1, "0:s1* 1:s8").hand(0, "arsenal").load();
    table.play(0, "play arsenal 1:3").play(0, "spare");
    assert_eq!(table.street(1), "0:s1* 1:s8 0:arsenal");
}
