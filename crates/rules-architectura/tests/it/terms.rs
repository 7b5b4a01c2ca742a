//! Chapter 4: terms.

use game_core::Viewer;
use game_testkit::AtTable;

use crate::harness::{Position, edition, like};

/// AR-32: X is the value on the left, with its offset, and follows every change of it.
#[test]
fn ar_32_x_follows_the_card_on_its_left() {
    let edition = edition("n6 x xp2 xm1", [like("greenhouse").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "0:n6 1:x@2 1:xp2 1:xm1").hand(0, "greenhouse").load();
    assert_eq!(table.values(1), "6 8 10 9");
    table.play(0, "play greenhouse 2:1").play(0, "turn 1:1 cw");
    assert_eq!(table.values(1), "7 9 11 10");
}

/// AR-33: without a card on the left, or with a destroyed one there, X is 0.
#[test]
fn ar_33_x_is_zero_without_a_card_on_the_left() {
    let edition = edition("n6 x xp2 xm1", []);
    let table = Position::new(edition, 2)
        .street(1, "1:xm1 1:n6v 1:xp2 - 1:x")
        .street(2, "0:n6 (0) 0:xm1")
        .hand(0, "x")
        .load();
    assert_eq!((table.values(1).as_str(), table.values(2).as_str()), ("-1 v 2 - 0", "6 - -1"));
    assert_eq!(table.score(0), 5);
}

/// AR-34: No. is the number of the column, with its offset, wherever the card stands.
#[test]
fn ar_34_no_is_the_number_of_the_column() {
    let edition = edition("c cp2 cm1", []);
    let table = Position::new(edition, 2)
        .street(1, "0:c 0:cp2 0:cm1 1:c@1")
        .street(2, "1:cp2 1:cm1")
        .load();
    assert_eq!((table.values(1).as_str(), table.values(2).as_str()), ("1 4 2 3", "3 1"));
}

/// AR-35: a rebuilt card has its basic value on top, whatever lay on top before.
#[test]
fn ar_35_a_rebuilt_card_shows_its_basic_value() {
    let edition = edition("n4 n8", [like("market").sides("1")]);
    let mut table = Position::new(edition, 2)
        .street(1, "0:n4@1")
        .active(1)
        .hand(1, "n8")
        .hand(0, "market")
        .load();
    table.play(1, "play n8 1:2");
    assert_eq!(table.street(1), "0:n4v 1:n8");
    table.play(0, "play market 2:1").play(0, "rebuild 1:1");
    assert_eq!((table.street(1).as_str(), table.values(1).as_str()), ("0:n4 1:n8", "4 8"));
}

/// AR-35: only a destroyed card that is not covered, and only one's own.
#[test]
fn ar_35_what_can_be_rebuilt() {
    let edition = edition("n4 n5 n6 n7", [like("market").sides("1")]);
    let mut table = Position::new(edition, 2)
        .street(1, "0:n4v 1:n5/0:n5v 1:n6v/0:n6v 0:n7 1:n4v")
        .hand(0, "market")
        .load();
    table.play(0, "play market 2:1");
    table.offers(0, &["rebuild 1:1", "pass"]);
    assert_eq!(table.why(0, "rebuild 1:2"), "AR-35 not-face-down");
    assert_eq!(table.why(0, "rebuild 1:4"), "AR-35 not-face-down");
    assert_eq!(table.why(0, "rebuild 1:3"), "AR-29 not-yours");
    assert_eq!(table.why(0, "rebuild 1:5"), "AR-29 not-yours");
    assert_eq!(table.why(0, "rebuild 1:7"), "AR-44 card");
}

/// AR-36: a token goes on one of one's own cards and is used up.
#[test]
fn ar_36_a_token_is_put_on_an_own_card() {
    let edition = edition("n4 n5 n6", [like("watchtower").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "0:n4 1:n5 0:n6v").hand(0, "watchtower").load();
    table.play(0, "play watchtower 2:1");
    table.offers(0, &["protect 1:1", "protect 2:1"]);
    assert_eq!(table.why(0, "protect 1:2"), "AR-29 not-yours");
    assert_eq!(table.why(0, "protect 1:3"), "AR-44 face-down");
    table.play(0, "protect 1:1");
    assert_eq!((table.street(1).as_str(), table.tokens(0)), ("0:n4* 1:n5 0:n6v", 1));
}

/// AR-36: opponents' cards do not turn a protected card, neither up nor down, nor destroy it.
#[test]
fn ar_36_no_comparison_affects_an_opponents_protected_card() {
    let edition = edition("n4 n1 n5 n9", []);
    for card in ["n1", "n5", "n9"] {
        let mut table = Position::new(edition, 2).street(1, "1:n4*").hand(0, card).load();
        table.play(0, &format!("play {card} 1:2"));
        assert_eq!(table.street(1), format!("1:n4* 0:{card}"));
    }
}

/// AR-36: nor do their effects turn, destroy or swap it.
#[test]
fn ar_36_no_effect_affects_an_opponents_protected_card() {
    let cards = [
        like("temple").sides("7"),
        like("library").sides("4"),
        like("barracks").sides("2"),
        like("theatre").sides("6"),
    ];
    let edition = edition("n4 n5", cards);
    let start = |card: &str| {
        let mut table = Position::new(edition, 2)
            .street(1, "1:n4* 1:n5")
            .street(2, "0:n5 0:n4v")
            .hand(0, card)
            .load();
        table.play(0, &format!("play {card} 2:2"));
        table
    };
    let mut temple = start("temple");
    assert_eq!(temple.open(0, "turn"), "1:2,ccw 1:2,cw 2:1,ccw 2:1,cw");
    let mut library = start("library");
    assert_eq!(library.why(0, "turn 1:1 cw"), "AR-36 protected");
    let mut theatre = start("theatre");
    assert_eq!(theatre.open(0, "swap"), "1:2,2:2 2:1,2:2");
    assert_eq!(theatre.why(0, "swap 1:1 2:1"), "AR-36 protected");
    assert_eq!(temple.why(0, "turn 1:1 cw"), "AR-40 not-adjacent");
    let mut barracks = Position::new(edition, 2).street(1, "1:n4* 1:n5").hand(0, "barracks").load();
    barracks.play(0, "play barracks 2:1");
    assert_eq!(barracks.street(1), "1:n4* 1:n5");
}

/// AR-37: the owner decides each time whether their own card affects it in a comparison.
#[test]
fn ar_37_the_owner_decides_in_a_comparison() {
    let edition = edition("n4 n1 n7 n9", []);
    let start = |card: &str, answer: &str| {
        let mut table = Position::new(edition, 2).street(1, "0:n4*").hand(0, card).load();
        table.play(0, &format!("play {card} 1:2"));
        table.offers(0, &["affect", "spare"]);
        table.play(0, answer);
        table.street(1)
    };
    assert_eq!(start("n1", "affect"), "0:n4@3* 0:n1");
    assert_eq!(start("n7", "affect"), "0:n4@1* 0:n7");
    assert_eq!(start("n9", "affect"), "0:n4v 0:n9");
    for card in ["n1", "n7", "n9"] {
        assert_eq!(start(card, "spare"), format!("0:n4* 0:{card}"));
    }
}

/// AR-37: and by effects: their own cards may be chosen, and each is asked about.
#[test]
fn ar_37_the_owner_decides_about_effects() {
    let cards = [like("greenhouse").sides("3"), like("arsenal").sides("5")];
    let edition = edition("n4 n3", cards);
    let mut table =
        Position::new(edition, 2).street(1, "0:n4* 0:n3*").hand(0, "greenhouse arsenal").load();
    table.play(0, "play greenhouse 2:1").play(0, "turn 1:1 ccw").play(0, "pass");
    assert_eq!(table.street(1), "0:n4@1* 0:n3*");
    table.play(0, "play arsenal 1:3");
    assert_eq!(table.question(0), "compare");
    table.play(0, "spare");
    assert_eq!(table.question(0), "strike");
    table.play(0, "spare").play(0, "affect");
    assert_eq!(table.street(1), "0:n4@1* 0:n3v 0:arsenal");
}

/// AR-38: the printed symbol protects like a token, and no token is used up.
#[test]
fn ar_38_the_symbol_protects_like_a_token() {
    let edition = edition("g4 n9", [like("library").sides("4")]);
    let mut opponent = Position::new(edition, 2).street(1, "1:g4").hand(0, "n9 library").load();
    opponent.play(0, "play n9 1:2");
    assert_eq!((opponent.street(1).as_str(), opponent.tokens(1)), ("1:g4 0:n9", 2));
    opponent.play(0, "play library 2:1");
    assert_eq!(opponent.why(0, "turn 1:1 cw"), "AR-36 protected");
    let mut own = Position::new(edition, 2).street(1, "0:g4").hand(0, "n9").load();
    own.play(0, "play n9 1:2").offers(0, &["affect", "spare"]);
    own.play(0, "affect");
    assert_eq!(own.street(1), "0:g4v 0:n9");
}

/// AR-39: a protected card is not protected a second time, be it by token or by symbol.
#[test]
fn ar_39_no_second_protection() {
    let edition = edition("n4 n5 g6", [like("watchtower").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "0:n4* 0:g6 0:n5").hand(0, "watchtower").load();
    table.play(0, "play watchtower 2:1").offers(0, &["protect 1:3", "protect 2:1"]);
    assert_eq!(table.why(0, "protect 1:1"), "AR-39 already-protected");
    assert_eq!(table.why(0, "protect 1:2"), "AR-39 already-protected");
}

/// AR-39: tokens come into play only through the abilities of cards.
#[test]
fn ar_39_tokens_need_an_ability() {
    let edition = edition("n4 n5", []);
    let mut table = Position::new(edition, 2).street(1, "0:n4").hand(0, "n5").hand(1, "n5").load();
    assert_eq!(table.why(0, "protect 1:1"), "no rule: other-question");
    assert_eq!(table.why(0, "reserve 1:2"), "no rule: other-question");
    table.play(0, "play n5 2:1").play(1, "play n5 2:2");
    assert_eq!((table.tokens(0), table.tokens(1)), (2, 2));
}

/// AR-40: neighbors stand side by side in a street or in the same column of the next street; the
/// end of one street and the head of the next do not touch.
#[test]
fn ar_40_what_is_adjacent() {
    let edition = edition(
        "s1 s2 s3 s4 s5 s6 s7 s8",
        [like("barracks").sides("1"), like("temple").sides("1")],
    );
    let full = "1:s1 1:s2 1:s3 1:s4 1:s5 1:s6 1:s7 1:s8";
    let mut head = Position::new(edition, 3)
        .street(1, full)
        .street(2, "2:s8v 2:s2 2:s3")
        .street(3, "2:s1 2:s4")
        .hand(0, "barracks")
        .load();
    head.play(0, "play barracks 2:1");
    assert_eq!(head.open(0, "destroy"), "1:1 2:2 3:1");
    let mut end = Position::new(edition, 2)
        .street(1, &full.replace("1:s8", "1:s8v"))
        .street(2, "0:s1 0:s2 0:s3 0:s4 0:s5 0:s6 0:s7 0:s8")
        .hand(0, "barracks")
        .load();
    end.play(0, "play barracks 1:8");
    assert_eq!(end.open(0, "destroy"), "1:7 2:8");
    assert_eq!(end.why(0, "destroy 2:1"), "AR-40 not-adjacent");
}

/// AR-40: cards that change places stand next to each other.
#[test]
fn ar_40_swapped_cards_are_neighbors() {
    let edition = edition("n4 n5 n6", [like("theatre").sides("4")]);
    let mut table = Position::new(edition, 2)
        .street(1, "1:n4 1:n5 1:n6")
        .street(2, "0:n4")
        .hand(0, "theatre")
        .load();
    table.play(0, "play theatre 2:2");
    assert_eq!(table.open(0, "swap"), "1:1,1:2 1:1,2:1 1:2,1:3 1:2,2:2 2:1,2:2");
    assert_eq!(table.why(0, "swap 1:1 2:2"), "AR-40 not-neighbors");
    assert_eq!(table.why(0, "swap 1:1 1:3"), "AR-40 not-neighbors");
    table.play(0, "swap 1:1 2:1");
    assert_eq!(
        (table.street(1).as_str(), table.street(2).as_str()),
        ("0:n4 1:n5 1:n6", "1:n4 0:theatre")
    );
}

/// AR-41: a moved card keeps its side and goes to an eligible space only.
#[test]
fn ar_41_a_moved_card_keeps_its_side() {
    let edition = edition("n4 n5 n9", [like("workshop").sides("3")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:n9 0:n4@2 1:n5v").hand(0, "workshop").load();
    table.play(0, "play workshop 2:1");
    assert_eq!(table.open(0, "move"), "1:2 2:1");
    assert_eq!(table.why(0, "move 1:1"), "AR-29 not-yours");
    assert_eq!(table.why(0, "move 1:3"), "AR-44 face-down");
    table.play(0, "move 1:2");
    assert_eq!(table.open(0, "to"), "1:3 1:4 2:2");
    assert_eq!(table.why(0, "to 2:5"), "AR-15 left-neighbor");
    table.play(0, "to 1:3");
    assert_eq!(table.street(1), "1:n9 - 0:n4@2/1:n5v");
}

/// AR-42: an effect turns by a quarter in either direction, past the end too.
#[test]
fn ar_42_a_quarter_turn_in_either_direction() {
    let edition = edition("n4", [like("library").sides("4")]);
    let turned = |side: u8, direction: &str| {
        let street = format!("0:n4@{side}");
        let mut table = Position::new(edition, 2).street(1, &street).hand(0, "library").load();
        table.play(0, "play library 2:1").play(0, &format!("turn 1:1 {direction}"));
        table.values(1)
    };
    assert_eq!([0, 3, 2, 1].map(|side| turned(side, "cw")), ["5", "6", "3", "4"]);
    assert_eq!([0, 3, 2, 1].map(|side| turned(side, "ccw")), ["3", "4", "5", "6"]);
}

/// AR-42: a card with a value on one side only cannot be turned.
#[test]
fn ar_42_a_one_sided_card_is_not_turned() {
    let edition = edition("n4 s5 xp2", [like("library").sides("4")]);
    let mut table =
        Position::new(edition, 2).street(1, "0:n4 1:s5 1:xp2").hand(0, "library").load();
    table.play(0, "play library 2:1").offers(0, &["turn 1:1 cw", "turn 1:1 ccw", "pass"]);
    assert_eq!(table.why(0, "turn 1:2 cw"), "AR-42 one-sided");
    assert_eq!(table.why(0, "turn 1:3 ccw"), "AR-42 one-sided");
}

/// AR-43: a removed card is out of the game: in no hand, deck or street, and without points.
#[test]
fn ar_43_a_removed_card_is_out_of_the_game() {
    let edition = edition("n4 n5", [like("city_hall").sides("9"), like("market").sides("1")]);
    let mut table =
        Position::new(edition, 2).hand(0, "city_hall n4 market").deck(0, "n5").hand(1, "n5").load();
    table.play(0, "play city_hall 1:1").play(0, "pay n4");
    assert!(table.is_removed(0, "n4"));
    assert_eq!((table.hand(0).as_str(), table.deck_len(0), table.score(0)), ("n5 market", 0, 9));
    // It is not a destroyed card either: there is nothing to rebuild.
    table.play(1, "play n5 2:1").play(0, "play market 2:2");
    assert_eq!(table.events()[..1], ["played"]);
    assert!(!table.happened("rebuilt"));
}

/// AR-44: a destroyed card lies face down where it lay; it has no value and takes no effect.
#[test]
fn ar_44_a_destroyed_card_lies_face_down() {
    let edition = edition("n4 n9 n5", [like("library").sides("4")]);
    let mut table = Position::new(edition, 2).street(1, "1:n5 1:n4").hand(0, "n9 library").load();
    table.play(0, "play n9 1:3");
    assert_eq!((table.street(1).as_str(), table.score(1)), ("1:n5 1:n4v 0:n9", 5));
    assert_eq!(table.eligible(0), "1:2 1:4 2:1");
    table.play(0, "play library 2:1");
    assert_eq!(table.why(0, "turn 1:2 cw"), "AR-44 face-down");
    assert_eq!(table.why(0, "turn 1:5 cw"), "AR-44 card");
}

/// AR-45: everybody, opponents and onlookers too, can look at destroyed cards, covered or beside a
/// Cemetery.
#[test]
fn ar_45_destroyed_cards_are_open() {
    let edition = edition("n4 n5 n6 n7", [like("cemetery")]);
    let table = Position::new(edition, 3)
        .street(1, "0:n4v 1:n5v/0:n5v 2:n6/0:n6v")
        .front(0, "cemetery")
        .beside(0, "n7")
        .hand(1, "n4")
        .load();
    let whole = table.state().city;
    for view in [table.view(0), table.view(1), table.view(2), table.view_of(Viewer::Spectator)] {
        let seen: Vec<_> = view.city.into_iter().map(|seen| seen.space).collect();
        assert_eq!(seen, whole);
        assert_eq!(seen[1].stack[1].card, "n5");
        assert_eq!(view.seats[0].beside, ["n7"]);
    }
}
