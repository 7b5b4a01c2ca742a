//! Rulings on open points: protection and rotation.

use game_testkit::AtTable;
use rules_architectura::Edition;

use crate::harness::{Position, Table, calm, edition, like};

/// Whether the card at a space is protected, by token or symbol.
fn is_protected(table: &Table, at: &str) -> bool {
    table.view(0).city.iter().any(|seen| seen.space.at == at && seen.protected)
}

fn plain() -> &'static Edition {
    let effects =
        ["workshop", "market", "forge", "watchtower", "manufactory", "cemetery", "fountain"];
    calm("s1 s2 s3 s9 g3", &effects)
}

/// ER-16: the token travels with a card that is moved.
#[test]
fn er_16_a_token_travels_with_its_card() {
    let mut table = Position::new(plain(), 2)
        .street(1, "1:s1 0:s2*")
        .street(2, "1:s3")
        .hand(0, "workshop")
        .load();
    table.play(0, "play workshop 2:2").play(0, "move 1:2");
    assert_eq!((table.street(1), table.street(2)), ("1:s1".into(), "1:s3 0:workshop 0:s2*".into()));
    assert_eq!(table.tokens(0), 1);
    assert!(is_protected(&table, "2:3") && !is_protected(&table, "1:2"));
}

/// ER-16: the token of a destroyed card returns to its owner, wherever the card goes.
#[test]
fn er_16_the_token_of_a_destroyed_card_returns() {
    let position = Position::new(plain(), 2).street(1, "0:s2*").hand(0, "s9");
    let mut table = position.clone().load();
    assert_eq!(table.tokens(0), 1);
    table.play(0, "play s9 1:2").play(0, "affect");
    assert!(table.happened("token_back"));
    assert_eq!((table.street(1), table.tokens(0)), ("0:s2v 0:s9".into(), 2));
    let mut table = position.front(0, "cemetery").load();
    table.play(0, "play s9 1:2").play(0, "affect");
    assert_eq!((table.street(1), table.beside(0)), ("- 0:s9".into(), "s2".into()));
    assert_eq!(table.tokens(0), 2);
}

/// ER-16: the token of a card that is removed from the game returns to its owner.
#[test]
fn er_16_the_token_of_a_removed_card_returns() {
    let mut table = Position::new(plain(), 2).street(1, "1:watchtower").hand(0, "forge").load();
    table.play(0, "play forge 1:2").play(0, "copy watchtower");
    assert_eq!(table.events()[..4], ["copied", "protected", "token_back", "removed"]);
    assert_eq!((table.street(1), table.tokens(0)), ("1:watchtower".into(), 2));
    assert!(table.is_removed(0, "forge"));
}

/// ER-16: the token of a card that is taken back to the hand returns to its owner.
#[test]
fn er_16_the_token_of_a_card_taken_back_returns() {
    let mut table =
        Position::new(plain(), 2).street(1, "0:s2*").hand(0, "manufactory s1 s3").load();
    table.play(0, "play manufactory 1:2").play(0, "return 1:1");
    assert!(table.happened("token_back"));
    assert_eq!((table.street(1), table.tokens(0)), ("- 0:manufactory".into(), 2));
    table.play(0, "play s1 1:1");
    assert_eq!((table.street(1), table.hand(0)), ("0:s1 0:manufactory".into(), "s2 s3".into()));
    assert!(!is_protected(&table, "1:1"));
}

/// ER-17: a rebuilt card comes back without a token.
#[test]
fn er_17_a_rebuilt_card_has_no_token() {
    let mut table =
        Position::new(plain(), 2).street(1, "0:s2*").hand(0, "s9 market").hand(1, "s1").load();
    table.play(0, "play s9 1:2").play(0, "affect").play(1, "play s1 2:1");
    table.play(0, "play market 2:2").play(0, "rebuild 1:1");
    assert_eq!((table.street(1), table.tokens(0)), ("0:s2 0:s9".into(), 2));
    assert!(!is_protected(&table, "1:1"));
}

/// ER-17: the symbol of a rebuilt card counts again.
#[test]
fn er_17_the_symbol_of_a_rebuilt_card_counts_again() {
    let mut table =
        Position::new(plain(), 2).street(1, "0:g3v").hand(0, "market").hand(1, "s9").load();
    assert!(!is_protected(&table, "1:1"));
    table.play(0, "play market 2:1").play(0, "rebuild 1:1");
    assert!(is_protected(&table, "1:1"));
    table.play(1, "play s9 1:2");
    assert_eq!((table.street(1), table.tokens(0)), ("0:g3 1:s9".into(), 2));
}

/// ER-18: an opponent's comparison neither turns nor destroys a protected card.
#[test]
fn er_18_comparisons_leave_it_alone() {
    let edition = edition("n1 n4 n5 n9 g4", []);
    for card in ["n1", "n5", "n9"] {
        for left in ["1:n4*", "1:g4"] {
            let mut table = Position::new(edition, 2).street(1, left).hand(0, card).load();
            table.play(0, &format!("play {card} 1:2"));
            assert_eq!(table.street(1), format!("{left} 0:{card}"));
        }
    }
}

/// ER-18: no opponent's effect can turn, destroy, swap or move it, and it is not offered.
#[test]
fn er_18_effects_cannot_choose_it() {
    let ids = ["library", "temple", "barracks", "theatre", "workshop", "arsenal"];
    let edition = edition("n4 n5 n6", ids.map(|id| like(id).sides("1")));
    let position =
        Position::new(edition, 2).street(1, "1:n4* 0:n5 1:n5v").street(2, "1:n6 0:n4 0:n6");
    let played = |card: &str| {
        let mut table = position.clone().hand(0, card).load();
        table.play(0, &format!("play {card} 1:3"));
        table
    };
    let mut table = played("library");
    assert_eq!(table.open(0, "turn 1:1"), "");
    assert_eq!(table.open(0, "turn 2:1"), "ccw cw");
    assert_eq!(table.why(0, "turn 1:1 cw"), "AR-36 protected");
    let mut table = played("theatre");
    assert_eq!(table.open(0, "swap"), "1:2,1:3 1:2,2:2 1:3,2:3 2:1,2:2 2:2,2:3");
    assert_eq!(table.why(0, "swap 1:1 1:2"), "AR-36 protected");
    assert_eq!(table.why(0, "swap 1:1 2:1"), "AR-36 protected");
    let mut table = played("workshop");
    assert_eq!(table.open(0, "move"), "1:2 1:3 2:2 2:3");
    assert_eq!(table.why(0, "move 1:1"), "AR-29 not-yours");
    // Next to it, for the effects that reach no further.
    let next_to = |card: &str| {
        let mut table = Position::new(edition, 2)
            .street(1, "1:n4*")
            .street(2, "1:n5 1:n6")
            .hand(0, card)
            .load();
        table.play(0, &format!("play {card} 1:2"));
        table
    };
    let mut table = next_to("temple");
    table.offers(0, &["turn 2:2 cw", "turn 2:2 ccw", "pass"]);
    assert_eq!(table.why(0, "turn 1:1 ccw"), "AR-36 protected");
    // The only other neighbor falls without a question.
    assert_eq!(next_to("barracks").values(2), "5 v");
    assert_eq!(next_to("barracks").street(1), "1:n4* 0:barracks");
}

/// ER-18: an opponent's Arsenal leaves it alone, and an Inn that is protected is not even asked.
#[test]
fn er_18_an_arsenal_leaves_it_alone() {
    let rows = [like("arsenal").sides("9"), like("inn").sides("3")];
    let edition = edition("s1 s2 g3 s9", rows);
    let mut table = Position::new(edition, 2)
        .street(1, "1:s1* 1:s2 1:g3 1:inn* 1:s9")
        .hand(0, "arsenal")
        .load();
    table.play(0, "play arsenal 1:6");
    assert_eq!(table.street(1), "1:s1* 1:s2v 1:g3 1:inn* 1:s9 0:arsenal");
}

/// ER-18: its value may be read, by an X and by what counts neighbors.
#[test]
fn er_18_reading_does_not_affect_it() {
    let statue = like("statue").sides("1").param("vp", 4).param("names", vec!["s5"]);
    let park = like("park").sides("1").param("vp_each", 1);
    let edition = edition("n4 s5 x", [statue, park]);
    let table = Position::new(edition, 2).street(1, "1:n4* 0:x").load();
    assert_eq!(table.values(1), "4 4");
    let table = Position::new(edition, 2).street(1, "1:s5* 0:statue").load();
    assert_eq!(table.score(0), 1 + 4);
    let table = Position::new(edition, 2).street(1, "0:s5* 0:park").load();
    assert_eq!(table.score(0), 5 + 1 + 1);
}

/// ER-18: a protected X card goes on following its left neighbor, whoever owns and changes that.
#[test]
fn er_18_a_protected_x_follows_its_neighbor() {
    let edition = edition("n4 x", [like("library").sides("1"), like("barracks").sides("1")]);
    let position = Position::new(edition, 2).active(1);
    for neighbor in ["1:n4", "0:n4"] {
        let street = format!("{neighbor} 0:x*");
        let mut table = position.clone().street(1, &street).hand(1, "library").load();
        table.play(1, "play library 2:1").play(1, "turn 1:1 cw");
        assert_eq!(
            (table.values(1), table.street(1)),
            ("5 5".into(), format!("{neighbor}@3 0:x*"))
        );
    }
    let mut table = position.street(1, "1:n4 0:x*").hand(1, "barracks").load();
    table.play(1, "play barracks 2:1");
    assert_eq!((table.street(1), table.values(1)), ("1:n4v 0:x*".into(), "v 0".into()));
}

/// ER-19: without a free token an effect that places one does nothing, and no token is shifted.
#[test]
fn er_19_no_free_token() {
    for tokens in ["0:s1* 0:s2* 0:s3", "0:s1* 0:s3 (0)", "(0) 0:s3 (0)"] {
        for card in ["watchtower", "fountain"] {
            let mut table =
                Position::new(plain(), 2).street(1, tokens).hand(0, card).hand(1, "s9").load();
            table.play(0, &format!("play {card} 2:1"));
            assert_eq!((table.asked(), table.question(1)), (vec![1], "turn"), "{card} {tokens}");
            assert_eq!((table.street(1), table.street(2)), (tokens.into(), format!("0:{card}")));
        }
    }
    // With one token left both act.
    let position = Position::new(plain(), 2).street(1, "0:s1* 0:s3");
    let mut table = position.clone().hand(0, "watchtower").load();
    table.play(0, "play watchtower 2:1").play(0, "protect 1:2");
    assert_eq!((table.street(1), table.tokens(0)), ("0:s1* 0:s3*".into(), 0));
    let mut table = position.hand(0, "fountain").load();
    table.play(0, "play fountain 2:1").play(0, "reserve 1:3");
    assert_eq!((table.street(1), table.tokens(0)), ("0:s1* 0:s3 (0)".into(), 0));
}

/// ER-20: only the owner's own cards rotate a protected card, and only if the owner wants it.
#[test]
fn er_20_the_owner_may_rotate_a_protected_card() {
    let ids = ["library", "greenhouse", "temple"];
    let edition = edition("n4 n5", ids.map(|id| like(id).sides("1")));
    // Played on its left, a card is not compared with it.
    let position = Position::new(edition, 2).street(1, "1:n4v 0:n4*").street(2, "0:n5 1:n5");
    for card in ids {
        let mut table = position.clone().hand(0, card).load();
        table.play(0, &format!("play {card} 1:1"));
        assert_eq!(table.open(0, "turn 1:2"), "ccw cw", "{card}");
        table.scenario().offers(0, "pass");
        table.play(0, "turn 1:2 cw");
        assert_eq!(table.street(1), format!("0:{card}/1:n4v 0:n4@3*"));
        let mut table = position.clone().hand(1, card).active(1).load();
        table.play(1, &format!("play {card} 1:1"));
        table.scenario().offers(1, "pass");
        assert_eq!(table.open(1, "turn 1:2"), "", "{card}");
    }
}

/// ER-21: a card with the symbol takes no token.
#[test]
fn er_21_a_symbol_takes_no_token() {
    let mut table = Position::new(plain(), 2).street(1, "0:g3 0:s2").hand(0, "watchtower").load();
    table.play(0, "play watchtower 2:1");
    table.offers(0, &["protect 1:2", "protect 2:1"]);
    assert_eq!(table.why(0, "protect 1:1"), "AR-39 already-protected");
    // Nor can a position say otherwise.
    let problem = Position::new(plain(), 2).street(1, "0:g3*").problem();
    assert_eq!(problem, "ar-load-tokens city 1:1");
}

/// ER-22: the player chooses the direction, and every side can be reached, past the end as well.
#[test]
fn er_22_either_direction_past_the_end() {
    let edition = edition("n4 x c", [like("library").sides("1")]);
    for card in ["n4", "x", "c"] {
        for side in 0..4_u8 {
            let lies = |side: u8| format!("1:{card}@{side}").replace("@0", "");
            for (turn, to) in [("cw", (side + 3) % 4), ("ccw", (side + 1) % 4)] {
                let mut table =
                    Position::new(edition, 2).street(1, &lies(side)).hand(0, "library").load();
                table.play(0, "play library 2:1");
                table.offers(0, &["turn 1:1 cw", "turn 1:1 ccw", "pass"]);
                table.play(0, &format!("turn 1:1 {turn}"));
                assert_eq!(table.street(1), lies(to), "{card} {turn} from {side}");
            }
        }
    }
}

/// ER-22: a step onto a side without a value is not offered.
#[test]
fn er_22_a_blank_side_is_not_offered() {
    let ids = ["library", "greenhouse", "temple"];
    let edition = edition("n4 s5 xp2 cp2", ids.map(|id| like(id).sides("1")));
    for card in ids {
        let mut table = Position::new(edition, 2)
            .street(1, "0:s5 0:n4 0:xp2")
            .street(2, "1:s5 0:cp2")
            .hand(0, card)
            .load();
        table.play(0, &format!("play {card} 2:3"));
        if card == "temple" {
            // Its neighbors have one side only, so there is nothing to ask.
            assert!(table.over());
            continue;
        }
        table.offers(0, &["turn 1:2 cw", "turn 1:2 ccw", "pass"]);
        for at in ["1:1", "1:3", "2:2", "2:3"] {
            assert_eq!(table.why(0, &format!("turn {at} cw")), "AR-42 one-sided", "{card}");
        }
    }
}

/// ER-23: a Greenhouse turns two different cards, not one twice.
#[test]
fn er_23_not_the_same_card_twice() {
    let edition = edition("n4 n5", [like("greenhouse").sides("1").param("count_max", 2)]);
    let mut table = Position::new(edition, 2).street(1, "0:n4 0:n5").hand(0, "greenhouse").load();
    table.play(0, "play greenhouse 2:1").play(0, "turn 1:1 cw");
    table.offers(0, &["turn 1:2 cw", "turn 1:2 ccw", "pass"]);
    table.refuses(0, "turn 1:1 cw", "ER-23").refuses(0, "turn 1:1 ccw", "ER-23");
    table.play(0, "turn 1:2 ccw");
    assert_eq!(table.street(1), "0:n4@3 0:n5@1");
    assert!(table.over());
    // With one card of one's own there is no second step.
    let mut table = Position::new(edition, 2).street(1, "0:n4").hand(0, "greenhouse").load();
    table.play(0, "play greenhouse 2:1").play(0, "turn 1:1 cw");
    assert!(table.over());
}

/// ER-49: Barracks with no target but one's own protected cards may do nothing.
#[test]
fn er_49_ones_own_protected_cards_need_not_be_chosen() {
    let edition = edition("s1 s2 s3 g3", [like("barracks").sides("1").optional(false)]);
    let position = Position::new(edition, 2).hand(0, "barracks");
    let mut table = position.clone().street(1, "0:s1*").street(2, "1:s1 0:g3").load();
    table.play(0, "play barracks 1:2");
    table.offers(0, &["destroy 1:1", "destroy 2:2", "pass"]);
    table.play(0, "pass");
    assert_eq!((table.street(1), table.street(2)), ("0:s1* 0:barracks".into(), "1:s1 0:g3".into()));
    // They may be chosen.
    let mut table = position.street(1, "0:s1*").load();
    table.play(0, "play barracks 1:2");
    table.offers(0, &["destroy 1:1", "pass"]);
    table.play(0, "destroy 1:1");
    assert_eq!((table.street(1), table.tokens(0)), ("0:s1v 0:barracks".into(), 2));
}

/// ER-49: as soon as there is another target, some target must be chosen.
#[test]
fn er_49_another_target_makes_it_compulsory() {
    let edition = edition("s1 s2 s3 g3", [like("barracks").sides("1").optional(false)]);
    let position = Position::new(edition, 2).street(1, "0:s1*").hand(0, "barracks");
    for other in ["1:s2", "0:s2"] {
        let street = format!("1:s1 {other}");
        let mut table = position.clone().street(2, &street).load();
        table.play(0, "play barracks 1:2").offers(0, &["destroy 1:1", "destroy 2:2"]);
        table.refuses(0, "pass", "AR-29").play(0, "destroy 1:1");
        assert_eq!((table.street(1), table.street(2)), ("0:s1v 0:barracks".into(), street));
    }
    // A card that an opponent has protected is no target.
    let mut table = position.street(2, "1:s1 1:g3").load();
    table.play(0, "play barracks 1:2").offers(0, &["destroy 1:1", "pass"]);
}

/// ER-49: an Arsenal asks for each of one's own protected cards, from left to right, and strikes
/// all others in any case.
#[test]
fn er_49_an_arsenal_asks_for_each() {
    let edition = edition("s1 s2 s3 g3 s9", [like("arsenal").sides("9")]);
    let position = Position::new(edition, 2)
        .street(1, "0:s1* 1:s1 0:g3 0:s2* 0:s3 1:g3 1:s9")
        .hand(0, "arsenal");
    for (answers, after) in [
        (["spare", "spare", "spare"], "0:s1* 1:s1v 0:g3 0:s2* 0:s3v 1:g3 1:s9 0:arsenal"),
        (["affect", "spare", "spare"], "0:s1v 1:s1v 0:g3 0:s2* 0:s3v 1:g3 1:s9 0:arsenal"),
        (["spare", "affect", "spare"], "0:s1* 1:s1v 0:g3v 0:s2* 0:s3v 1:g3 1:s9 0:arsenal"),
        (["spare", "spare", "affect"], "0:s1* 1:s1v 0:g3 0:s2v 0:s3v 1:g3 1:s9 0:arsenal"),
        (["affect", "affect", "affect"], "0:s1v 1:s1v 0:g3v 0:s2v 0:s3v 1:g3 1:s9 0:arsenal"),
    ] {
        let mut table = position.clone().load();
        table.play(0, "play arsenal 1:8");
        for answer in answers {
            assert_eq!(table.question(0), "strike");
            table.offers(0, &["affect", "spare"]);
            table.play(0, answer);
        }
        assert_eq!(table.street(1), after);
    }
}
