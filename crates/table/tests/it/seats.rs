//! Chairs, people, bots, and the start.

use game_core::{Seat, Seed, Viewer};
use protocol::{Happening, Phase};
use serde_json::json;
use table::{Act, Actor, ChairSetup, Command, MOST_EXTRA, Setup, Table, Watchers};

use crate::harness::{Bench, account, bot, can_be_said, kind, person, seat, setup, setup_of};

fn open_table(chairs: Vec<ChairSetup>) -> Bench {
    let config = json!({"players": chairs.len(), "first": 0});
    Bench::open(setup_of("architectura", config, chairs))
}

fn sit(seat: Seat) -> Command {
    Command::Sit { seat, name: "Somebody".to_string(), hot_seat: false }
}

#[test]
fn people_take_open_chairs_and_give_them_up() {
    let mut bench = open_table(vec![ChairSetup::Open, ChairSetup::Open, bot("random")]);
    let (one, two) = (Actor::person("p1"), Actor::person("p2"));
    bench.does(&one, &sit(seat(0)));
    bench.refuses(&two, &sit(seat(0)), "table-chair-taken");
    bench.refuses(&two, &sit(seat(2)), "table-chair-taken");
    bench.refuses(&two, &sit(seat(3)), "no-such-seat");
    bench.refuses(&two, &sit(seat(200)), "no-such-seat");
    bench.refuses(&one, &sit(seat(1)), "table-already-seated");
    bench.refuses(&Actor::Server, &sit(seat(1)), "table-not-seated");
    bench.refuses(&two, &Command::Stand { seat: seat(0) }, "table-not-your-seat");
    bench.refuses(&two, &Command::Stand { seat: seat(1) }, "table-not-your-seat");
    bench.does(&one, &Command::Stand { seat: seat(0) });
    bench.does(&two, &sit(seat(0)));
    assert_eq!(bench.table.person(seat(0)).map(|who| who.id.as_str()), Some("p2"));
    assert_eq!(bench.table.seats_of("p1").len(), 0);
    let kinds: Vec<_> = bench.heard(Viewer::Spectator).into_iter().map(|item| item.what).collect();
    assert!(matches!(kinds[..], [Happening::Sat { .. }, Happening::Stood { seat: 0 }, _]));
}

#[test]
fn the_game_begins_when_every_chair_is_taken() {
    let mut bench = open_table(vec![ChairSetup::Open, bot("random")]);
    let start = Command::Start { seed: Seed::from_text("sunday") };
    bench.refuses(&Actor::Server, &start, "table-chairs-open");
    bench.does(&Actor::person("p0"), &sit(seat(0)));
    assert!(bench.table.is_ready());
    bench.refuses(&Actor::person("p0"), &start, "table-server-only");
    let early = Command::Answer { seat: seat(0), question: 1, action: "x".to_string() };
    bench.refuses(&Actor::person("p0"), &early, "table-not-started");
    bench.does(&Actor::Server, &start);
    assert!(!bench.table.is_ready());
    bench.refuses(&Actor::Server, &start, "table-started");
    bench.refuses(&Actor::person("p9"), &sit(seat(0)), "table-started");
    bench.refuses(&Actor::person("p0"), &Command::Stand { seat: seat(0) }, "table-started");
}

#[test]
fn whoever_sits_at_the_table_gives_an_open_chair_to_a_bot() {
    let mut bench = open_table(vec![ChairSetup::Open, ChairSetup::Open, ChairSetup::Open]);
    let (host, stranger) = (Actor::person("p0"), Actor::person("p9"));
    let give =
        |index: u8, level: &str| Command::HandOver { seat: seat(index), bot: level.to_string() };
    bench.refuses(&stranger, &give(1, "novice"), "table-not-seated");
    bench.does(&host, &sit(seat(0)));
    bench.refuses(&stranger, &give(1, "novice"), "table-not-seated");
    bench.refuses(&host, &give(0, "novice"), "table-chair-taken");
    bench.refuses(&host, &give(1, "random"), "table-bot");
    bench.refuses(&host, &give(7, "novice"), "no-such-seat");
    bench.does(&host, &give(1, "novice"));
    bench.refuses(&host, &give(1, "master"), "table-chair-taken");
    bench.refuses(&stranger, &sit(seat(1)), "table-chair-taken");
    assert!(!bench.table.is_ready());
    bench.does(&host, &give(2, "master"));
    assert!(bench.table.is_ready());
    bench.start("sunday");
    let screen = bench.table.screen(Viewer::Spectator, bench.now);
    let bots: Vec<_> = screen.seats.iter().map(|face| face.bot.as_deref()).collect();
    assert_eq!(bots, [None, Some("novice"), Some("master")]);
    bench.plays_until(|bench| bench.table.seq() > 12);
    assert_eq!(bench.again().next_bot(), bench.table.next_bot());
}

/// The hash of the seed is public from the start, the seed itself only after the end.
#[test]
fn the_seed_is_told_at_the_end() {
    let mut bench = Bench::started(setup("architectura", 2));
    let seed = Seed::from_text("sunday");
    let said = Happening::Started { seed_hash: seed.commitment() };
    assert_eq!(bench.last_heard(Viewer::Spectator), said);
    for viewer in bench.table.viewers() {
        let screen = bench.table.screen(viewer, bench.now);
        assert_eq!(screen.seed_hash, Some(seed.commitment()));
        assert_eq!(screen.seed, None);
        assert!(!serde_json::to_string(&screen).expect("a screen").contains(&seed.to_hex()));
    }
    assert_eq!((bench.table.seed(), bench.table.saved()), (None, None));
    bench.plays_until(|_| false);
    assert!(bench.table.is_over());
    assert_eq!(bench.table.seed(), Some(seed));
    assert_eq!(bench.table.screen(Viewer::Spectator, bench.now).seed, Some(seed.to_hex()));
    let Happening::Ended { ending, seed: told } = bench.last_heard(Viewer::Spectator) else {
        panic!("the end is told");
    };
    assert_eq!(told, Some(seed.to_hex()));
    assert_eq!(ending.ranks, bench.table.result().map(|result| result.ranks));
}

/// The house rival has a seat, and nobody answers for it.
#[test]
fn the_rules_move_the_house_rival() {
    let mut bench = Bench::started(setup("west-kingdom", 1));
    assert_eq!((bench.game().players(), bench.game().seats()), (1, 2));
    let faces = bench.table.screen(Viewer::Spectator, bench.now).seats;
    assert_eq!(faces.iter().map(|face| face.house).collect::<Vec<_>>(), [false, true]);
    let answer = Command::Answer { seat: seat(1), question: 1, action: "x".to_string() };
    bench.refuses(&Actor::person("p0"), &answer, "no-such-seat");
    assert_eq!(bench.table.viewers().count(), 2);
    bench.plays_until(|bench| bench.log.len() > 30);
    assert!(bench.table.awaiting().iter().all(|seat| seat.index() == 0));
}

#[test]
fn a_hot_seat_is_one_account_on_several_chairs() {
    let mut setup = setup_of(
        "architectura",
        json!({"players": 2, "first": 0}),
        vec![person(0), ChairSetup::Open],
    );
    setup.hot_seat = true;
    let mut bench = Bench::open(setup);
    let family = Actor::person("p0");
    bench.does(&family, &sit(seat(1)));
    bench.start("sunday");
    for _ in 0..6 {
        let asked = bench.asked();
        let command = bench.choice(asked, 0);
        bench.does(&family, &command);
    }
    // There is nobody else to ask.
    let last = bench.last_answered(seat(0));
    let undo = Command::Undo { seat: seat(0), question: last };
    assert!(matches!(bench.does(&family, &undo), Act::Undo { .. }));
}

/// People who join such a table have seen what kind it is, and have one chair each.
#[test]
fn a_hot_seat_is_for_whoever_opened_the_table() {
    let mut setup = setup("architectura", 4);
    setup.hot_seat = true;
    setup.chairs = vec![person(0), ChairSetup::Open, ChairSetup::Open, ChairSetup::Open];
    let mut bench = Bench::open(setup);
    let (family, stranger) = (Actor::person("p0"), Actor::person("p1"));
    bench.refuses(&stranger, &sit(seat(1)), "table-hot-seat");
    let seen = |seat| Command::Sit { seat, name: String::new(), hot_seat: true };
    bench.does(&stranger, &seen(seat(1)));
    bench.refuses(&stranger, &seen(seat(2)), "table-already-seated");
    // The stranger has seen how many they are.
    bench.refuses(&family, &sit(seat(2)), "table-already-seated");
    bench.does(&family, &Command::Stand { seat: seat(0) });
    bench.does(&family, &sit(seat(2)));
    bench.refuses(&family, &sit(seat(0)), "table-already-seated");
    // Standing up and coming back makes nobody less of a stranger.
    bench.does(&stranger, &Command::Stand { seat: seat(1) });
    bench.refuses(&stranger, &sit(seat(1)), "table-hot-seat");
    let screen = bench.table.screen(Viewer::Spectator, bench.now);
    assert!(screen.hot_seat);
    // Among themselves they take as many chairs as they need.
    bench.does(&family, &sit(seat(0)));
    bench.does(&family, &sit(seat(3)));
}

/// At a rematch, all chairs have people, and still only one account is the device.
#[test]
fn playing_again_makes_nobody_a_device() {
    let mut setup = setup("architectura", 3);
    setup.hot_seat = true;
    setup.chairs = vec![person(1), person(0), person(0)];
    let mut bench = Bench::open(setup);
    let (family, stranger) = (Actor::person("p0"), Actor::person("p1"));
    for seat in [1, 2] {
        bench.does(&family, &Command::Stand { seat: Seat::new(seat) });
    }
    bench.refuses(&stranger, &sit(seat(1)), "table-already-seated");
    bench.does(&family, &sit(seat(1)));
    bench.refuses(&family, &sit(seat(2)), "table-already-seated");
    bench.does(&stranger, &Command::Stand { seat: seat(0) });
    bench.refuses(&stranger, &sit(seat(0)), "table-hot-seat");
    bench.does(&family, &sit(seat(2)));
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
        let mut bench = Bench::started(setup);
        let (own, other) = (Viewer::Seat(seat(0)), Viewer::Seat(seat(1)));
        assert!(bench.table.may_see(Some("p0"), own));
        assert!(!bench.table.may_see(Some("p0"), other));
        assert!(bench.table.may_see(Some("p0"), Viewer::Spectator));
        assert!(!bench.table.may_see(Some("p0"), Viewer::Seat(seat(2))));
        for account in [None, Some("p9")] {
            assert!(!bench.table.may_see(account, own));
            assert_eq!(bench.table.may_see(account, Viewer::Spectator), stranger);
        }
        bench.does(&Actor::Server, &Command::End);
        assert!(bench.table.may_see(Some("p0"), other));
        assert_eq!(bench.table.may_see(None, other), stranger);
    };
    check(Watchers::Everyone, true);
    check(Watchers::Players, false);
}

#[test]
fn the_server_may_end_a_table() {
    let mut bench = Bench::open(setup("queens-architect", 2));
    assert_eq!(bench.table.phase(), Phase::Waiting);
    bench.refuses(&account(seat(0)), &Command::End, "table-server-only");
    bench.does(&Actor::Server, &Command::End);
    assert_eq!(bench.table.phase(), Phase::Over);
    bench.refuses(&Actor::Server, &Command::End, "table-over");
    let start = Command::Start { seed: Seed::from_text("sunday") };
    bench.refuses(&Actor::Server, &start, "table-over");
}

/// Somebody who endlessly sits down and stands up keeps nobody else away.
#[test]
fn a_chair_is_not_used_up() {
    let mut bench = open_table(vec![ChairSetup::Open, ChairSetup::Open]);
    let restless = Actor::person("restless");
    for _ in 0..MOST_EXTRA / 2 {
        bench.does(&restless, &sit(seat(1)));
        bench.does(&restless, &Command::Stand { seat: seat(1) });
    }
    bench.refuses(&restless, &sit(seat(1)), "table-log-full");
    bench.does(&Actor::person("new"), &sit(seat(1)));
}
