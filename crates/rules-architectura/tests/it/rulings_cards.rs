//! Rulings on open points: Fountain, Cemetery, Laboratory, Manufactory, Theatre and other cards.

use game_core::Viewer;
use rules_architectura::Edition;

use crate::harness::{Position, Table, deck, edition, like};

/// One-sided cards and, worth 1, cards with these effects: none disturbs a neighbor that is not
/// worth half of it.
fn with(ids: &str, effects: &[&str]) -> &'static Edition {
    edition(ids, effects.iter().map(|id| like(id).sides("1")))
}

/// As [`with`], in streets of one space.
fn narrow(ids: &str, effects: &[&str]) -> &'static Edition {
    let deck = deck(ids, effects.iter().map(|id| like(id).sides("1")));
    deck.number("columns", 1).number("block_cards", 1).build()
}

/// The streets, for three players or fewer.
fn streets(table: &Table) -> [String; 3] {
    [1, 2, 3].map(|street| table.street(street))
}

// The Fountain.

/// ER-27: opponents may not play on a reserved space, nor move a card there.
#[test]
fn er_27_no_play_and_no_move_to_a_reserved_space() {
    let edition = with("s1 s2 s3", &["workshop"]);
    let mut table = Position::new(edition, 2)
        .street(1, "1:s1 (1)")
        .street(2, "0:s1")
        .hand(0, "workshop")
        .load();
    assert_eq!(table.open(0, "play workshop"), "1:3 2:2");
    assert_eq!(table.why(0, "play workshop 1:2"), "AR-60 reserved-space");
    table.play(0, "play workshop 2:2").play(0, "move 2:1");
    assert_eq!(table.open(0, "to"), "1:3 2:3");
    assert_eq!(table.why(0, "to 1:2"), "AR-60 reserved-space");
    let mut table = Position::new(edition, 3)
        .street(1, "1:s1 1:s2v(1)")
        .street(2, "0:s1")
        .hand(0, "workshop")
        .load();
    table.play(0, "play workshop 2:2").play(0, "move 2:2");
    assert_eq!(table.open(0, "to"), "1:3 3:1");
    assert_eq!(table.why(0, "to 1:2"), "AR-60 reserved-space");
}

/// ER-27: nor lay a card there for a Laboratory.
#[test]
fn er_27_no_card_laid_on_a_reserved_space() {
    let mut table = Position::new(with("s1 s2 s3", &["laboratory"]), 3)
        .street(1, "1:s1 (0)")
        .street(2, "2:s1v(2)")
        .hand(0, "laboratory")
        .hand(1, "s2")
        .load();
    table.play(0, "play laboratory 1:3");
    assert_eq!(table.open(1, "lay s2"), "1:4 2:2 3:1");
    assert_eq!(table.why(1, "lay s2 1:2"), "AR-60 reserved-space");
    assert_eq!(table.why(1, "lay s2 2:1"), "AR-60 reserved-space");
}

/// ER-27: a reserved space counts as occupied for the space to its right and for the opening of
/// streets.
#[test]
fn er_27_a_reserved_space_counts_as_occupied() {
    let edition = with("s1 s2", &[]);
    let table = Position::new(edition, 3).street(1, "1:s1 (1)").hand(0, "s1").load();
    assert_eq!(table.open(0, "play s1"), "1:3 2:1");
    let table = Position::new(edition, 3).street(1, "(1)").hand(0, "s1").load();
    assert_eq!(table.open(0, "play s1"), "1:2 2:1");
}

/// ER-27: under a token a face-down card can be rebuilt only by the owner of both, who gets the
/// token back.
#[test]
fn er_27_rebuilding_under_a_token() {
    let edition = with("s1 s2 s3", &["market"]);
    let rebuildable = |space: &str| {
        let mut table =
            Position::new(edition, 2).street(1, &format!("{space} 0:s2v")).hand(0, "market").load();
        table.play(0, "play market 2:1");
        table
    };
    let mut table = rebuildable("0:s1v(0)");
    table.offers(0, &["rebuild 1:1", "rebuild 1:2", "pass"]);
    table.play(0, "rebuild 1:1");
    assert!(table.happened("token_back"));
    assert_eq!((table.street(1), table.tokens(0)), ("0:s1 0:s2v".into(), 2));
    // The card is one's own, the token is not.
    let mut table = rebuildable("0:s1v(1)");
    table.offers(0, &["rebuild 1:2", "pass"]);
    assert_eq!(table.why(0, "rebuild 1:1"), "AR-60 reserved-space");
    // The token is one's own, the card is not.
    let mut table = rebuildable("1:s1v(0)");
    table.offers(0, &["rebuild 1:2", "pass"]);
    assert_eq!(table.why(0, "rebuild 1:1"), "AR-29 not-yours");
    // Without a token it can be rebuilt, as ever.
    rebuildable("0:s1v").offers(0, &["rebuild 1:1", "rebuild 1:2", "pass"]);
}

/// ER-28: a token has no color and makes no row, and its owner must respect the third card there.
#[test]
fn er_28_a_token_has_no_color() {
    let edition = with("s1 s2 s3 s4", &[]);
    let open = |street: &str| {
        let mut table = Position::new(edition, 3).street(1, street).hand(0, "s4").load();
        let closed = (1..=4)
            .map(|column| format!("play s4 1:{column}"))
            .filter(|play| {
                !table.legal(0).contains(play) && table.why(0, play) == "AR-19 third-in-row"
            })
            .count();
        (table.open(0, "play s4"), closed)
    };
    assert_eq!(open("0:s1 (0)"), ("1:2 1:3 2:1".into(), 0));
    assert_eq!(open("0:s1 0:s2 (0)"), ("1:4 2:1".into(), 1));
    assert_eq!(open("0:s1 (0) 0:s2"), ("1:4 2:1".into(), 1));
    assert_eq!(open("(0) 0:s2 0:s1v(0)"), ("1:1 1:3 1:4 2:1".into(), 0));
}

/// ER-29: a card may be moved to one's own reserved space, and the token comes back.
#[test]
fn er_29_moving_to_ones_own_reserved_space() {
    let mut table = Position::new(with("s1 s2", &["workshop"]), 2)
        .street(1, "1:s1 (0)")
        .street(2, "0:s1")
        .hand(0, "workshop")
        .load();
    assert_eq!(table.tokens(0), 1);
    table.play(0, "play workshop 2:2").play(0, "move 2:1").play(0, "to 1:2");
    assert!(table.happened("token_back"));
    assert_eq!((table.street(1), table.tokens(0)), ("1:s1 0:s1".into(), 2));
}

// The Cemetery.

/// ER-30: it takes no space, compares nothing and uses up the play of the turn.
#[test]
fn er_30_a_cemetery_is_the_play_of_the_turn() {
    let mut table = Position::new(with("s1 s2 s3", &["cemetery"]), 2)
        .street(1, "1:s1")
        .hand(0, "cemetery s1")
        .deck(0, "s2 s3")
        .hand(1, "s2")
        .load();
    assert_eq!(table.why(0, "play cemetery 1:2"), "AR-56 goes-in-front");
    table.play(0, "play cemetery");
    assert_eq!(table.events(), ["played_front", "drew", "drew_hidden", "turn_began"]);
    assert_eq!(streets(&table), ["1:s1", "", ""]);
    assert_eq!((table.front(0), table.hand(0)), ("cemetery".into(), "s1 s2 s3".into()));
    assert_eq!(table.asked(), [1]);
}

/// ER-30: nobody can turn, swap, move or destroy it, not even without its symbol.
#[test]
fn er_30_nobody_can_touch_a_cemetery() {
    let ids = ["library", "greenhouse", "theatre", "workshop", "barracks", "arsenal"];
    let mut rows: Vec<_> = ids.iter().map(|id| like(id).sides("9")).collect();
    rows.push(like("cemetery").sides("3 2 5 4").symbol(false));
    let edition = edition("n9", rows);
    for card in ids {
        for seat in [0, 1] {
            let mut table = Position::new(edition, 2)
                .front(0, "cemetery")
                .street(1, "1:n9")
                .hand(seat, card)
                .active(seat as u8)
                .load();
            table.play(seat as u8, &format!("play {card} 2:1"));
            let answers = table.legal(seat as u8);
            let touched = |answer: &String| {
                answer.split(' ').skip(1).any(|word| !["1:1", "2:1", "cw", "ccw"].contains(&word))
            };
            assert!(!answers.iter().any(touched), "{card}: {answers:?}");
            assert_eq!(
                (table.front(0), table.score(0)),
                ("cemetery".into(), if seat == 0 { 12 } else { 3 })
            );
        }
    }
}

/// ER-30: it is adjacent to nothing and stands in no street.
#[test]
fn er_30_a_cemetery_is_adjacent_to_nothing() {
    let rows = [
        like("cemetery").sides("3"),
        like("park").sides("5").param("vp_each", 1),
        like("statue").sides("6").param("vp", 4).param("names", vec!["cemetery"]),
        like("villa").sides("7").param("vp_each", -2).param("names", vec!["cemetery"]),
    ];
    let edition = edition("s1", rows);
    let score = |street: &str| {
        Position::new(edition, 2).street(1, street).front(0, "cemetery").load().score(0)
    };
    assert_eq!(score("0:park"), 3 + 5);
    assert_eq!(score("0:statue"), 3 + 6);
    assert_eq!(score("0:villa"), 3 + 7);
    // An X in column 1 of its owner reads nothing either.
    let edition = crate::harness::edition("x", [like("cemetery").sides("3")]);
    let table = Position::new(edition, 2).street(1, "0:x").front(0, "cemetery").load();
    assert_eq!(table.values(1), "0");
}

/// ER-31: the space of a card that goes beside a Cemetery becomes empty or shows the card below,
/// and is then eligible or not as any other.
#[test]
fn er_31_the_emptied_space() {
    let edition = with("s1 s2 s5 s9", &["cemetery"]);
    let after = |street: &str| {
        let mut table = Position::new(edition, 2)
            .street(1, street)
            .front(0, "cemetery")
            .hand(0, "s1")
            .hand(1, "s9")
            .active(1)
            .load();
        let column = street.split(' ').count() + 1;
        table.play(1, &format!("play s9 1:{column}"));
        assert!(table.happened("gathered"));
        assert_eq!(table.beside(0), "s2");
        (table.street(1), table.open(0, "play s1"))
    };
    assert_eq!(after("1:s5 0:s2"), ("1:s5 - 1:s9".into(), "1:2 1:4 2:1".into()));
    assert_eq!(after("0:s2"), ("- 1:s9".into(), "1:3 2:1".into()));
    assert_eq!(after("0:s2/1:s1v"), ("1:s1v 1:s9".into(), "1:1 1:3 2:1".into()));
}

/// ER-32: cards that a player with a Cemetery lays for another's Laboratory go beside it.
#[test]
fn er_32_cards_laid_go_beside_the_cemetery() {
    let edition = with("s1 s2 s3", &["cemetery", "laboratory"]);
    let mut table = Position::new(edition, 3)
        .street(1, "1:s1")
        .front(1, "cemetery")
        .hand(0, "laboratory")
        .hand(1, "s2 s3")
        .hand(2, "s1")
        .load();
    table.play(0, "play laboratory 2:1");
    table.offers(1, &["lay s2", "lay s3"]);
    assert_eq!(table.why(1, "lay s2 1:2"), "ER-32 lays-beside");
    table.play(1, "lay s2");
    assert_eq!((table.beside(1), table.hand(1)), ("s2".into(), "s3".into()));
    assert_eq!(streets(&table), ["1:s1", "0:laboratory", ""]);
    // The next one has none.
    assert_eq!(table.why(2, "lay s1"), "AR-62 lays-in-city");
}

/// ER-61: a Cemetery that lies face down in the city is rebuilt like any card, and then has only
/// its value and its symbol.
#[test]
fn er_61_a_cemetery_in_the_city() {
    let rows = [
        like("cemetery").sides("3").symbol(true),
        like("laboratory").sides("1"),
        like("market").sides("1"),
    ];
    let edition = edition("s1 s4 s9", rows);
    let mut table =
        Position::new(edition, 2).hand(0, "laboratory s9 s4").hand(1, "cemetery market s1").load();
    table.play(0, "play laboratory 1:1").play(1, "lay cemetery 1:2");
    assert_eq!(
        (table.street(1), table.front(1)),
        ("0:laboratory 1:cemeteryv".into(), String::new())
    );
    table.play(1, "play market 2:1").play(1, "rebuild 1:2");
    assert_eq!(
        (table.street(1), table.front(1)),
        ("0:laboratory 1:cemetery".into(), String::new())
    );
    assert_eq!(table.score(1), 3 + 1);
    // The symbol holds off an opponent's 9.
    table.play(0, "play s9 1:3");
    assert_eq!(table.street(1), "0:laboratory 1:cemetery 0:s9");
    // What is destroyed stays in the city.
    table.play(1, "play s1 2:2").play(0, "play s4 2:3");
    assert_eq!((table.street(2), table.beside(1)), ("1:market 1:s1v 0:s4".into(), String::new()));
    assert_eq!(table.score(1), 3 + 1);
}

// The Laboratory.

/// ER-34: an opponent without a card or without a space does nothing.
#[test]
fn er_34_an_opponent_who_cannot_lay() {
    let edition = with("s1 s2 s3", &["laboratory"]);
    let mut table = Position::new(edition, 3).hand(0, "laboratory").hand(2, "s1 s2").load();
    table.play(0, "play laboratory 1:1");
    assert_eq!((table.asked(), table.question(2)), (vec![2], "lay"));
    // The only space is reserved for one of them.
    let mut table = Position::new(narrow("s1 s2 s3", &["laboratory"]), 3)
        .street(1, "1:s1")
        .street(2, "(2)")
        .hand(0, "laboratory")
        .hand(1, "s2")
        .hand(2, "s2 s3")
        .load();
    table.play(0, "play laboratory 3:1");
    table.offers(2, &["lay s2 2:1", "lay s3 2:1"]);
    table.play(2, "lay s2 2:1");
    assert_eq!((table.hand(1), table.street(2)), ("s2".into(), "2:s2v".into()));
}

/// ER-34: opponents refill their hands only at the end of their own next turn.
#[test]
fn er_34_no_refill_before_ones_own_turn() {
    let mut table = Position::new(with("s1 s2 s3 s4 s5", &["laboratory"]), 2)
        .hand(0, "laboratory")
        .hand(1, "s1 s2 s3")
        .deck(1, "s4 s5")
        .load();
    table.play(0, "play laboratory 1:1").play(1, "lay s1 1:2");
    assert_eq!((table.hand(1), table.asked()), ("s2 s3".into(), vec![1]));
    table.play(1, "play s2 2:1");
    assert_eq!(table.hand(1), "s3 s4 s5");
}

/// ER-34: the third card of a color does not bind these cards.
#[test]
fn er_34_cards_laid_may_be_the_third() {
    let mut table = Position::new(with("s1 s2 s3", &["laboratory"]), 3)
        .street(1, "1:s1 1:s2")
        .hand(0, "laboratory")
        .hand(1, "s3")
        .load();
    table.play(0, "play laboratory 2:1");
    assert_eq!(table.open(1, "lay s3"), "1:3 2:2 3:1");
    table.play(1, "lay s3 1:3");
    assert_eq!(table.street(1), "1:s1 1:s2 1:s3v");
}

/// ER-62: the layer's own reserved space is allowed and gives the token back.
#[test]
fn er_62_laying_on_ones_own_reserved_space() {
    let mut table = Position::new(with("s1 s2 s3", &["laboratory"]), 2)
        .street(1, "1:s1 - (1)")
        .hand(0, "laboratory")
        .hand(1, "s2")
        .load();
    table.play(0, "play laboratory 2:1");
    assert_eq!(table.open(1, "lay s2"), "1:2 1:3 1:4 2:2");
    table.play(1, "lay s2 1:3");
    assert!(table.happened("token_back"));
    assert_eq!((table.street(1), table.tokens(1)), ("1:s1 - 1:s2v".into(), 2));
}

/// ER-62: a player with a Cemetery needs no eligible space.
#[test]
fn er_62_a_cemetery_needs_no_space() {
    let mut table = Position::new(narrow("s1 s2 s3", &["laboratory", "cemetery"]), 2)
        .street(1, "1:s1")
        .front(1, "cemetery")
        .hand(0, "laboratory")
        .hand(1, "s2 s3")
        .load();
    table.play(0, "play laboratory 2:1");
    table.offers(1, &["lay s2", "lay s3"]);
    table.play(1, "lay s3");
    assert_eq!((table.beside(1), table.hand(1)), ("s3".into(), "s2".into()));
}

// The Manufactory.

/// ER-38: the Manufactory itself may be taken back, and another card is played on its space.
#[test]
fn er_38_a_manufactory_may_take_itself_back() {
    let mut table = Position::new(with("s1 s4 s9", &["manufactory"]), 2)
        .street(1, "1:s4")
        .hand(0, "manufactory s9")
        .load();
    table.play(0, "play manufactory 1:2");
    table.offers(0, &["return 1:2", "pass"]);
    table.play(0, "return 1:2");
    table.offers(0, &["play s9 1:2"]);
    assert_eq!(table.why(0, "play manufactory 1:2"), "AR-63 another-card");
    table.play(0, "play s9 1:2");
    assert_eq!((table.street(1), table.hand(0)), ("1:s4v 0:s9".into(), "manufactory".into()));
}

/// ER-38: costs are paid as usual; what cannot be paid may not be chosen, nor the Cemetery.
#[test]
fn er_38_costs_are_paid_as_usual() {
    let rows = [
        like("manufactory").sides("1"),
        like("city_hall").sides("5").param("count", 1),
        like("magic_school").sides("9").param("count", 3),
        like("cemetery").sides("1"),
    ];
    let edition = edition("s1 s2", rows);
    let mut table = Position::new(edition, 2)
        .street(1, "0:s1")
        .hand(0, "manufactory city_hall magic_school cemetery")
        .load();
    table.play(0, "play manufactory 1:2").play(0, "return 1:1");
    // Four cards in hand: three could pay for the Academy.
    table.offers(0, &["play city_hall 1:1", "play magic_school 1:1"]);
    assert_eq!(table.why(0, "play cemetery 1:1"), "ER-38 cannot-replay");
    table.play(0, "play city_hall 1:1");
    assert_eq!(table.question(0), "pay");
    table.offers(0, &["pay s1", "pay magic_school", "pay cemetery"]);
    table.play(0, "pay magic_school");
    assert_eq!(
        (table.street(1), table.hand(0)),
        ("0:city_hall 0:manufactory".into(), "s1 cemetery".into())
    );
    assert!(table.is_removed(0, "magic_school"));
    // One card less, and it may not be chosen.
    let mut table =
        Position::new(edition, 2).street(1, "0:s1").hand(0, "manufactory magic_school s2").load();
    table.play(0, "play manufactory 1:2").play(0, "return 1:1");
    table.offers(0, &["play s2 1:1"]);
    assert_eq!(table.why(0, "play magic_school 1:1"), "ER-38 cannot-replay");
    // With nothing else to play, nothing can be taken back.
    let mut table =
        Position::new(edition, 2).street(1, "0:s1").hand(0, "manufactory magic_school").load();
    table.play(0, "play manufactory 1:2");
    table.offers(0, &["pass"]);
    assert_eq!(table.why(0, "return 1:1"), "AR-63 nothing-to-replay");
}

/// ER-38: the space stays open for this play: column 1 of a street with cards, a gap, the third
/// card of a color.
#[test]
fn er_38_the_space_stays_open() {
    let edition = with("s1 s2 s3 s4", &["manufactory"]);
    for (street, back, after) in [
        ("0:s1 1:s1", "1:1", "0:s4 1:s1"),
        ("1:s1 - 0:s1 1:s2", "1:3", "1:s1 - 0:s4 1:s2"),
        ("0:s3 0:s1 0:s2", "1:2", "0:s3 0:s4 0:s2"),
        ("1:s2 0:s1/1:s1v", "1:2", "1:s2v 0:s4/1:s1v"),
    ] {
        let mut table =
            Position::new(edition, 3).street(1, street).hand(0, "manufactory s4").load();
        table.play(0, "play manufactory 2:1").play(0, &format!("return {back}"));
        table.offers(0, &[&format!("play s4 {back}")]);
        table.play(0, &format!("play s4 {back}"));
        assert_eq!(table.street(1), after);
    }
}

/// ER-58: only a face-up card is taken back.
#[test]
fn er_58_only_a_face_up_card_is_taken_back() {
    let mut table = Position::new(with("s1 s2 s3 s4", &["manufactory"]), 2)
        .street(1, "0:s1v 1:s2/0:s3v 0:s2")
        .hand(0, "manufactory s4")
        .load();
    table.play(0, "play manufactory 2:1");
    table.offers(0, &["return 1:3", "return 2:1", "pass"]);
    assert_eq!(table.why(0, "return 1:1"), "AR-44 face-down");
    assert_eq!(table.why(0, "return 1:2"), "AR-29 not-yours");
}

/// ER-58: the card taken back may pay for the card played.
#[test]
fn er_58_the_card_taken_back_may_pay() {
    let rows = [
        like("manufactory").sides("1"),
        like("city_hall").sides("5").param("count", 1),
        like("magic_school").sides("9").param("count", 2),
    ];
    let edition = edition("s1 s2", rows);
    let mut table =
        Position::new(edition, 2).street(1, "0:s1").hand(0, "manufactory city_hall").load();
    table.play(0, "play manufactory 1:2").play(0, "return 1:1").play(0, "play city_hall 1:1");
    table.offers(0, &["pay s1"]);
    table.play(0, "pay s1");
    assert_eq!(
        (table.street(1), table.hand(0)),
        ("0:city_hall 0:manufactory".into(), String::new())
    );
    assert!(table.is_removed(0, "s1"));
    let mut table =
        Position::new(edition, 2).street(1, "0:s1").hand(0, "manufactory magic_school s2").load();
    table.play(0, "play manufactory 1:2").play(0, "return 1:1").play(0, "play magic_school 1:1");
    table.play(0, "pay s2").play(0, "pay s1");
    assert_eq!(table.street(1), "0:magic_school 0:manufactory");
}

// Cards with a price.

fn priced() -> &'static Edition {
    let rows = [
        like("magic_school").sides("8").symbol(true).param("count", 2),
        like("city_hall").sides("6").param("count", 1),
        like("cemetery").sides("1"),
    ];
    edition("s1 s2 s3 s4 s5 n4", rows)
}

/// ER-39: a card chosen and not paid is removed; that was the play of the turn, and its owner draws.
#[test]
fn er_39_removed_for_want_of_payment() {
    let position = Position::new(priced(), 2).deck(0, "s2 s3 s4 s5").hand(1, "s1");
    for (card, hand, after) in
        [("magic_school", "magic_school s1", "s1 s2 s3"), ("city_hall", "city_hall", "s2 s3 s4")]
    {
        let mut table = position.clone().hand(0, hand).load();
        table.play(0, &format!("remove {card}"));
        assert_eq!(table.events(), ["removed", "drew", "drew_hidden", "turn_began"]);
        assert!(table.is_removed(0, card));
        assert_eq!((table.hand(0).as_str(), table.asked()), (after, vec![1]));
        assert_eq!(streets(&table), ["", "", ""]);
    }
}

/// ER-39: a player with another card may play that one.
#[test]
fn er_39_another_card_may_be_played() {
    let mut table = Position::new(priced(), 2).hand(0, "magic_school s1").load();
    table.offers(0, &["play s1 1:1", "remove magic_school"]);
    table.play(0, "play s1 1:1");
    assert_eq!((table.street(1), table.hand(0)), ("0:s1".into(), "magic_school".into()));
}

/// ER-39: the Academy is never part of its own cost, nor is the City Hall.
#[test]
fn er_39_never_part_of_its_own_cost() {
    let mut table = Position::new(priced(), 2).hand(0, "magic_school s1 s2").load();
    table.play(0, "play magic_school 1:1").offers(0, &["pay s1", "pay s2"]);
    assert_eq!(table.why(0, "pay magic_school"), "AR-57 not-payable");
    table.play(0, "pay s1").offers(0, &["pay s2"]);
    let mut table = Position::new(priced(), 2).hand(0, "magic_school s1").load();
    assert_eq!(table.why(0, "play magic_school 1:1"), "ER-39 cannot-pay");
    let mut table = Position::new(priced(), 2).hand(0, "city_hall").load();
    table.offers(0, &["remove city_hall"]);
    assert_eq!(table.why(0, "play city_hall 1:1"), "ER-39 cannot-pay");
}

/// ER-40: the price is paid before the card is placed and compared, and everybody sees it.
#[test]
fn er_40_payment_comes_before_placing() {
    let mut table =
        Position::new(priced(), 2).street(1, "1:n4").hand(0, "magic_school s1 s2").load();
    table.play(0, "play magic_school 1:2");
    assert_eq!((table.events(), table.street(1)), (vec!["announced".into()], "1:n4".into()));
    table.play(0, "pay s2");
    assert_eq!((table.events(), table.street(1)), (vec!["paid".into()], "1:n4".into()));
    let told = table.scenario().events_for(Viewer::Spectator);
    assert_eq!(told[0].1["card"], "s2", "{told:?}");
    let removed = table.view(1).seats[0].removed.clone();
    assert!(removed.contains(&"s2".to_string()) && !removed.contains(&"s1".to_string()));
    table.play(0, "pay s1");
    assert_eq!(table.events()[..3], ["paid", "played", "destroyed"]);
    assert_eq!(table.street(1), "1:n4v 0:magic_school");
}

/// ER-53: they can be chosen only if there is a legal space, payable or not.
#[test]
fn er_53_only_with_a_legal_space() {
    let rows = [
        like("magic_school").sides("8").param("count", 2),
        like("city_hall").sides("6").param("count", 1),
        like("cemetery").sides("1"),
    ];
    let edition = deck("s1 s2 s3", rows).number("columns", 1).number("block_cards", 1).build();
    let full = Position::new(edition, 2).street(1, "1:s1").street(2, "0:s1");
    // Neither can be played, and the Academy, which cannot be paid, cannot be removed.
    let mut table = full.clone().hand(0, "magic_school cemetery").load();
    table.offers(0, &["play cemetery"]);
    assert_eq!(table.why(0, "remove magic_school"), "ER-53 open-space");
    let mut table = full.clone().hand(0, "city_hall cemetery").load();
    table.offers(0, &["play cemetery"]);
    assert_eq!(table.why(0, "play city_hall 1:1"), "AR-15 space-taken");
    // Without the Cemetery there is no turn at all.
    assert!(full.clone().hand(0, "magic_school").load().over());
    assert!(full.hand(0, "city_hall s2").load().over());
}

/// ER-53: who can pay must pay.
#[test]
fn er_53_who_can_pay_must_pay() {
    let mut table = Position::new(priced(), 2).hand(0, "city_hall s1").load();
    table.offers(0, &["play city_hall 1:1", "play s1 1:1"]);
    table.refuses(0, "remove city_hall", "ER-53").play(0, "play city_hall 1:1");
    table.offers(0, &["pay s1"]);
    // Cards beside the Cemetery pay for the Academy.
    let mut table = Position::new(priced(), 2)
        .front(0, "cemetery")
        .beside(0, "s1 s2")
        .hand(0, "magic_school")
        .load();
    table.offers(0, &["play magic_school 1:1"]);
    table.refuses(0, "remove magic_school", "ER-53");
    // They do not pay for the City Hall.
    let table = Position::new(priced(), 2)
        .front(0, "cemetery")
        .beside(0, "s1 s2")
        .hand(0, "city_hall")
        .load();
    table.offers(0, &["remove city_hall"]);
}

/// ER-69: a card that cannot be paid stands among the answers once, without a space.
#[test]
fn er_69_removal_is_one_answer() {
    let mut table = Position::new(priced(), 3)
        .street(1, "1:s1 1:s2v")
        .street(2, "1:s3")
        .hand(0, "magic_school s1")
        .load();
    let school = |answer: &String| answer.contains("magic_school");
    let answers: Vec<_> = table.legal(0).into_iter().filter(school).collect();
    assert_eq!(answers, ["remove magic_school"]);
    assert_eq!(table.open(0, "play s1"), "1:2 1:3 2:2 3:1");
    // It is for such cards only.
    table.refuses(0, "remove s1", "ER-69");
}

/// ER-69: and only if a legal space exists: here a row of one's color closes the last one.
#[test]
fn er_69_no_removal_without_a_legal_space() {
    let rows = [like("magic_school").sides("8"), like("cemetery").sides("1")];
    let edition = deck("s1 s2 s3 s4", rows).number("columns", 3).number("block_cards", 3).build();
    let position = Position::new(edition, 3)
        .street(1, "0:s1 0:s2")
        .street(2, "1:s1 1:s2 2:s1")
        .street(3, "1:s3 2:s2 2:s3");
    let mut table = position.clone().hand(0, "magic_school cemetery").load();
    assert_eq!(table.eligible(0), "1:3");
    table.offers(0, &["play cemetery"]);
    table.refuses(0, "remove magic_school", "ER-53");
    // The same space is open to another color.
    let table = position.hand(1, "magic_school cemetery").active(1).load();
    table.offers(1, &["play cemetery", "remove magic_school"]);
}

// Limits, swaps, the Statue, the Tavern.

/// ER-42: the highest limit counts, and a limit never goes down.
#[test]
fn er_42_the_highest_limit_counts() {
    let rows =
        [like("museum").sides("1").param("limit", 4), like("obelisk").sides("1").param("limit", 5)];
    let edition = edition("s1 s2 s3 s4 s5 s6 s7 s8", rows);
    let play = |first: &str, second: &str| {
        let mut table = Position::new(edition, 2)
            .hand(0, &format!("{first} {second}"))
            .deck(0, "s1 s2 s3 s4 s5 s6 s7")
            .hand(1, "s1")
            .load();
        table.play(0, &format!("play {first} 1:1"));
        let limits = (table.hand_limit(0), table.hand_len(0));
        table.play(1, "play s1 2:1").play(0, &format!("play {second} 1:2"));
        (limits, (table.hand_limit(0), table.hand_len(0)))
    };
    assert_eq!(play("obelisk", "museum"), ((5, 5), (5, 5)));
    assert_eq!(play("museum", "obelisk"), ((4, 4), (5, 5)));
}

/// ER-42: no card is discarded for a limit.
#[test]
fn er_42_no_card_is_discarded() {
    let edition = edition("s1 s2 s3 s4 s5 s6 s7", [like("museum").sides("1").param("limit", 4)]);
    let mut table =
        Position::new(edition, 2).hand(0, "museum s1 s2 s3 s4 s5 s6").deck(0, "s7").load();
    table.play(0, "play museum 1:1");
    assert_eq!((table.hand_limit(0), table.hand(0)), (4, "s1 s2 s3 s4 s5 s6".into()));
    assert_eq!(table.deck(0), "s7");
}

/// ER-43: cards that change places keep their sides; nothing is compared, no effect is applied and
/// the third card of a color is allowed.
#[test]
fn er_43_a_swap_only_swaps() {
    let rows = [like("theatre").sides("1"), like("barracks").sides("9 8 11 10")];
    let edition = edition("n4 n5 s1 s2 s3", rows);
    let mut table = Position::new(edition, 3)
        .street(1, "0:s1 0:s2 1:n4@3 0:barracks@1 1:n5@2")
        .street(2, "1:s3")
        .hand(0, "theatre")
        .load();
    table.play(0, "play theatre 2:2").play(0, "swap 1:3 1:4");
    assert_eq!(table.street(1), "0:s1 0:s2 0:barracks@1 1:n4@3 1:n5@2");
    assert_eq!(table.values(1), "1 2 8 5 7");
    assert!(table.over());
}

/// ER-43: a card that an opponent has protected cannot be swapped; one's own can.
#[test]
fn er_43_a_protected_card_is_not_swapped() {
    let edition = edition("s1 s2 s3 g3", [like("theatre").sides("1")]);
    let mut table =
        Position::new(edition, 2).street(1, "1:s1* 0:s1* 0:g3 1:s2 1:g3").hand(0, "theatre").load();
    table.play(0, "play theatre 2:1");
    table.offers(0, &["swap 1:2 1:3", "swap 1:3 1:4", "pass"]);
    for pair in ["1:1 1:2", "1:4 1:5", "1:1 2:1"] {
        table.refuses(0, &format!("swap {pair}"), "AR-36");
    }
    table.play(0, "swap 1:2 1:3");
    assert_eq!(table.street(1), "1:s1* 0:g3 0:s1* 1:s2 1:g3");
}

/// ER-57: only the uppermost cards change places, and their tokens go with them.
#[test]
fn er_57_a_swap_of_stacks() {
    let edition = edition("s1 s2 s3 n4 n5", [like("theatre").sides("1")]);
    let mut table = Position::new(edition, 2)
        .street(1, "0:n4@1*/1:s1v/0:s2v 1:n5@2/0:s3v")
        .hand(0, "theatre")
        .load();
    table.play(0, "play theatre 2:1").play(0, "swap 1:1 1:2");
    assert_eq!(table.street(1), "1:n5@2/1:s1v/0:s2v 0:n4@1*/0:s3v");
    assert_eq!(table.tokens(0), 1);
    // Both with tokens, and in neighboring streets.
    let mut table = Position::new(edition, 3)
        .street(1, "0:n4*/1:s1v")
        .street(2, "0:n5@3*")
        .hand(0, "theatre")
        .load();
    table.play(0, "play theatre 3:1").play(0, "swap 1:1 2:1");
    assert_eq!((table.street(1), table.street(2)), ("0:n5@3*/1:s1v".into(), "0:n4*".into()));
    assert_eq!(table.tokens(0), 0);
}

/// ER-44: the Statue scores once, however many Parks there are.
#[test]
fn er_44_the_statue_scores_once() {
    let rows = [
        like("statue").sides("6").param("vp", 4).param("names", vec!["park"]),
        like("park").sides("5").param("vp_each", 0),
    ];
    let edition = edition("s1 s2", rows);
    let score = |one: &str, two: &str| {
        Position::new(edition, 3).street(1, one).street(2, two).load().score(0)
    };
    assert_eq!(score("0:statue", ""), 6);
    assert_eq!(score("1:park 0:statue", ""), 6 + 4);
    assert_eq!(score("1:park 0:statue 2:park", ""), 6 + 4);
    assert_eq!(score("1:park 0:statue 2:park", "1:s1 0:park"), 6 + 5 + 4);
}

/// ER-44: the Statue must be face up in the city.
#[test]
fn er_44_the_statue_must_be_face_up() {
    let rows = [
        like("statue").sides("6").param("vp", 4).param("names", vec!["park"]),
        like("park").sides("5"),
        like("cemetery").sides("3").param("vp_each", 2),
    ];
    let edition = edition("s1 s2", rows);
    let position = Position::new(edition, 2);
    assert_eq!(position.clone().street(1, "1:park 0:statuev").load().score(0), 0);
    assert_eq!(position.clone().street(1, "1:park 1:s1/0:statuev").load().score(0), 0);
    assert_eq!(position.clone().street(1, "1:park").hand(0, "statue").load().score(0), 0);
    let beside = position.street(1, "1:park").front(0, "cemetery").beside(0, "statue");
    assert_eq!(beside.load().score(0), 3 + 2);
}

/// ER-56: a Tavern needs a card in hand and a card in the deck.
#[test]
fn er_56_what_a_tavern_needs() {
    let edition = with("s1 s2 s3", &["tavern"]);
    let asked = |hand: &str, deck: &str| {
        let mut table = Position::new(edition, 2).hand(0, hand).deck(0, deck).hand(1, "s1").load();
        table.play(0, "play tavern 1:1");
        table.asked()
    };
    assert_eq!(asked("tavern s1", "s2"), [0]);
    assert_eq!(asked("tavern s1", ""), [1]);
    assert_eq!(asked("tavern", "s2"), [1]);
}

/// ER-56: the card goes to the very bottom, then the top card is drawn.
#[test]
fn er_56_under_the_deck_and_from_its_top() {
    let deck = deck("s1 s2 s3 s4", [like("tavern").sides("1")]);
    let edition = deck.number("hand_start", 1).number("hand_limit", 1).build();
    let cycled = |deck: &str| {
        let mut table = Position::new(edition, 2).hand(0, "tavern s4").deck(0, deck).load();
        table.play(0, "play tavern 1:1");
        table.offers(0, &["cycle s4", "pass"]);
        table.play(0, "cycle s4");
        (table.hand(0), table.deck(0))
    };
    assert_eq!(cycled("s1 s2 s3"), ("s1".into(), "s2 s3 s4".into()));
    assert_eq!(cycled("s3"), ("s3".into(), "s4".into()));
}

/// ER-50: clockwise is the order of turns: turns go round, and cards are laid in that order.
#[test]
fn er_50_clockwise_is_turn_order() {
    let mut table = Position::new(with("s1 s2 s3", &["laboratory"]), 4)
        .active(2)
        .hand(2, "laboratory")
        .hand(0, "s1 s2")
        .hand(1, "s1 s2")
        .hand(3, "s1 s2")
        .load();
    table.play(2, "play laboratory 1:1");
    for seat in [3, 0, 1] {
        assert_eq!((table.asked(), table.question(seat)), (vec![seat], "lay"));
        let answer = table.legal(seat).swap_remove(0);
        table.play(seat, &answer);
    }
    for seat in [3, 0, 1] {
        assert_eq!((table.asked(), table.question(seat)), (vec![seat], "turn"));
        let answer = table.legal(seat).swap_remove(0);
        table.play(seat, &answer);
    }
    assert!(table.over());
}
