//! Chairs, people, bots, and the start.

use game_core::{Seat, Seed, Viewer};
use protocol::{Happening, Phase};
use serde_json::json;
use table::{Act, Actor, ChairSetup, Command, MOST_EXTRA, Setup, Table, Watchers};

use crate::harness::{Hall, account, bot, can_be_said, kind, person, seat, setup, setup_of};

fn open_table(chairs: Vec<ChairSetup>) -> Hall {
    let config = json!({"players": chairs.len(), "first": 0});
    Hall::open(setup_of("architectura", config, chairs))
}

fn sit(seat: Seat) -> Command {
    Command::Sit { seat, name: "Somebody".to_string(), hot_seat: false }
}

#[test]
fn people_take_open_chairs_and_give_them_up() {
    let mut hall = open_table(vec![ChairSetup::Open, ChairSetup::Open, bot("random")]);
    let (one, two) = (Actor::person("p1"), Actor::person("p2"));
    hall.does(&one, &sit(seat(0)));
    hall.refuses(&two, &sit(seat(0)), "table-chair-taken");
    hall.refuses(&two, &sit(seat(2)), "table-chair-taken");
    hall.refuses(&two, &sit(seat(3)), "no-such-seat");
    hall.refuses(&two, &sit(seat(200)), "no-such-seat");
    hall.refuses(&one, &sit(seat(1)), "table-already-seated");
    hall.refuses(&Actor::Server, &sit(seat(1)), "table-not-seated");
    hall.refuses(&two, &Command::Stand { seat: seat(0) }, "table-not-your-seat");
    hall.refuses(&two, &Command::Stand { seat: seat(1) }, "table-not-your-seat");
    hall.does(&one, &Command::Stand { seat: seat(0) });
    hall.does(&two, &sit(seat(0)));
    assert_eq!(hall.table.person(seat(0)).map(|who| who.id.as_str()), Some("p2"));
    assert_eq!(hall.table.seats_of("p1").len(), 0);
    let kinds: Vec<_> = hall.heard(Viewer::Spectator).into_iter().map(|item| item.what).collect();
    assert!(matches!(kinds[..], [Happening::Sat { .. }, Happening::Stood { seat: 0 }, _]));
}

#[test]
fn the_game_begins_when_every_chair_is_taken() {
    let mut hall = open_table(vec![ChairSetup::Open, bot("random")]);
    let start = Command::Start { seed: Seed::from_text("sunday") };
    hall.refuses(&Actor::Server, &start, "table-chairs-open");
    hall.does(&Actor::person("p0"), &sit(seat(0)));
    assert!(hall.table.is_ready());
    hall.refuses(&Actor::person("p0"), &start, "table-server-only");
    let early = Command::Answer { seat: seat(0), question: 1, action: "x".to_string() };
    hall.refuses(&Actor::person("p0"), &early, "table-not-started");
    hall.does(&Actor::Server, &start);
    assert!(!hall.table.is_ready());
    hall.refuses(&Actor::Server, &start, "table-started");
    hall.refuses(&Actor::person("p9"), &sit(seat(0)), "table-started");
    hall.refuses(&Actor::person("p0"), &Command::Stand { seat: seat(0) }, "table-started");
}

/// The hash of the seed is public from the start, the seed itself only after the end.
#[test]
fn the_seed_is_told_at_the_end() {
    let mut hall = Hall::started(setup("architectura", 2));
    let seed = Seed::from_text("sunday");
    let said = Happening::Started { seed_hash: seed.commitment() };
    assert_eq!(hall.last_heard(Viewer::Spectator), said);
    for viewer in hall.table.viewers() {
        let screen = hall.table.screen(viewer, hall.now);
        assert_eq!(screen.seed_hash, Some(seed.commitment()));
        assert_eq!(screen.seed, None);
        assert!(!serde_json::to_string(&screen).expect("a screen").contains(&seed.to_hex()));
    }
    assert_eq!((hall.table.seed(), hall.table.saved()), (None, None));
    hall.plays_until(|_| false);
    assert!(hall.table.is_over());
    assert_eq!(hall.table.seed(), Some(seed));
    assert_eq!(hall.table.screen(Viewer::Spectator, hall.now).seed, Some(seed.to_hex()));
    let Happening::Ended { ending, seed: told } = hall.last_heard(Viewer::Spectator) else {
        panic!("the end is told");
    };
    assert_eq!(told, Some(seed.to_hex()));
    assert_eq!(ending.ranks, hall.table.result().map(|result| result.ranks));
}

/// The house rival has a seat, and nobody answers for it.
#[test]
fn the_rules_move_the_house_rival() {
    let mut hall = Hall::started(setup("west-kingdom", 1));
    assert_eq!((hall.game().players(), hall.game().seats()), (1, 2));
    let faces = hall.table.screen(Viewer::Spectator, hall.now).seats;
    assert_eq!(faces.iter().map(|face| face.house).collect::<Vec<_>>(), [false, true]);
    let answer = Command::Answer { seat: seat(1), question: 1, action: "x".to_string() };
    hall.refuses(&Actor::person("p0"), &answer, "no-such-seat");
    assert_eq!(hall.table.viewers().count(), 2);
    hall.plays_until(|hall| hall.log.len() > 30);
    assert!(hall.table.awaiting().iter().all(|seat| seat.index() == 0));
}

#[test]
fn a_hot_seat_is_one_account_on_several_chairs() {
    let mut setup = setup_of(
        "architectura",
        json!({"players": 2, "first": 0}),
        vec![person(0), ChairSetup::Open],
    );
    setup.hot_seat = true;
    let mut hall = Hall::open(setup);
    let family = Actor::person("p0");
    hall.does(&family, &sit(seat(1)));
    hall.start("sunday");
    for _ in 0..6 {
        let asked = hall.asked();
        let command = hall.choice(asked, 0);
        hall.does(&family, &command);
    }
    // There is nobody else to ask.
    let last = hall.last_answered(seat(0));
    let undo = Command::Undo { seat: seat(0), question: last };
    assert!(matches!(hall.does(&family, &undo), Act::Undo { .. }));
}

/// People who join such a table have seen what kind it is, and have one chair each.
#[test]
fn a_hot_seat_is_for_whoever_opened_the_table() {
    let mut setup = setup("architectura", 4);
    setup.hot_seat = true;
    setup.chairs = vec![person(0), ChairSetup::Open, ChairSetup::Open, ChairSetup::Open];
    let mut hall = Hall::open(setup);
    let (family, stranger) = (Actor::person("p0"), Actor::person("p1"));
    hall.refuses(&stranger, &sit(seat(1)), "table-hot-seat");
    let seen = |seat| Command::Sit { seat, name: String::new(), hot_seat: true };
    hall.does(&stranger, &seen(seat(1)));
    hall.refuses(&stranger, &seen(seat(2)), "table-already-seated");
    // The stranger has seen how many they are.
    hall.refuses(&family, &sit(seat(2)), "table-already-seated");
    hall.does(&family, &Command::Stand { seat: seat(0) });
    hall.does(&family, &sit(seat(2)));
    hall.refuses(&family, &sit(seat(0)), "table-already-seated");
    // Standing up and coming back makes nobody less of a stranger.
    hall.does(&stranger, &Command::Stand { seat: seat(1) });
    hall.refuses(&stranger, &sit(seat(1)), "table-hot-seat");
    let screen = hall.table.screen(Viewer::Spectator, hall.now);
    assert!(screen.hot_seat);
    // Among themselves they take as many chairs as they need.
    hall.does(&family, &sit(seat(0)));
    hall.does(&family, &sit(seat(3)));
}

/// At a rematch, all chairs have people, and still only one account is the device.
#[test]
fn playing_again_makes_nobody_a_device() {
    let mut setup = setup("architectura", 3);
    setup.hot_seat = true;
    setup.chairs = vec![person(1), person(0), person(0)];
    let mut hall = Hall::open(setup);
    let (family, stranger) = (Actor::person("p0"), Actor::person("p1"));
    for seat in [1, 2] {
        hall.does(&family, &Command::Stand { seat: Seat::new(seat) });
    }
    hall.refuses(&stranger, &sit(seat(1)), "table-already-seated");
    hall.does(&family, &sit(seat(1)));
    hall.refuses(&family, &sit(seat(2)), "table-already-seated");
    hall.does(&stranger, &Command::Stand { seat: seat(0) });
    hall.refuses(&stranger, &sit(seat(0)), "table-hot-seat");
    hall.does(&family, &sit(seat(2)));
}

#[test]
fn setups_are_checked() {
    let check = |change: &dyn Fn(&mut Setup), key: &str| {
        let mut setup = setup("architectura", 2);
        change(&mut setup);
        let kind = kind("architectura");
        let problem = Table::open(kind, kind.default_edition(), setup).expect_err("it is wrong");
        assert_eq!(problem.message.key, key);
        can_be_said(&problem);
    };
    check(&|setup| setup.game = "west-kingdom".to_string(), "table-setup-game");
    check(&|setup| setup.rules = 99, "table-setup-rules");
    check(&|setup| setup.edition_hash.clear(), "table-setup-edition");
    check(&|setup| setup.config = json!({"players": 3}), "table-setup-chairs");
    check(&|setup| setup.config = json!({"players": "two"}), "config-unreadable");
    check(&|setup| setup.chairs[0] = bot("nobody"), "unknown-bot");
    check(&|setup| setup.chairs[0] = bot("master:500ms"), "table-bot");
    check(&|setup| setup.chairs[0] = bot("ismcts"), "table-bot");
    check(&|setup| setup.patience = Some(0), "table-setup-clock");
    let clock = table::Clock::Live { initial: 0, increment: 0 };
    check(&|setup| setup.clock = clock, "table-setup-clock");
}

#[test]
fn who_may_look() {
    let check = |watch: Watchers, stranger: bool| {
        let mut setup = setup("architectura", 2);
        setup.watch = watch;
        let mut hall = Hall::started(setup);
        let (own, other) = (Viewer::Seat(seat(0)), Viewer::Seat(seat(1)));
        assert!(hall.table.may_see(Some("p0"), own));
        assert!(!hall.table.may_see(Some("p0"), other));
        assert!(hall.table.may_see(Some("p0"), Viewer::Spectator));
        assert!(!hall.table.may_see(Some("p0"), Viewer::Seat(seat(2))));
        for account in [None, Some("p9")] {
            assert!(!hall.table.may_see(account, own));
            assert_eq!(hall.table.may_see(account, Viewer::Spectator), stranger);
        }
        hall.does(&Actor::Server, &Command::End);
        assert!(hall.table.may_see(Some("p0"), other));
        assert_eq!(hall.table.may_see(None, other), stranger);
    };
    check(Watchers::Everyone, true);
    check(Watchers::Players, false);
}

#[test]
fn the_server_may_end_a_table() {
    let mut hall = Hall::open(setup("queens-architect", 2));
    assert_eq!(hall.table.phase(), Phase::Waiting);
    hall.refuses(&account(seat(0)), &Command::End, "table-server-only");
    hall.does(&Actor::Server, &Command::End);
    assert_eq!(hall.table.phase(), Phase::Over);
    hall.refuses(&Actor::Server, &Command::End, "table-over");
    let start = Command::Start { seed: Seed::from_text("sunday") };
    hall.refuses(&Actor::Server, &start, "table-over");
}

/// Somebody who endlessly sits down and stands up keeps nobody else away.
#[test]
fn a_chair_is_not_used_up() {
    let mut hall = open_table(vec![ChairSetup::Open, ChairSetup::Open]);
    let restless = Actor::person("restless");
    for _ in 0..MOST_EXTRA / 2 {
        hall.does(&restless, &sit(seat(1)));
        hall.does(&restless, &Command::Stand { seat: seat(1) });
    }
    hall.refuses(&restless, &sit(seat(1)), "table-log-full");
    hall.does(&Actor::person("new"), &sit(seat(1)));
}
