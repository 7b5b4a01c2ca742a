//! Clocks, patience, holidays, and bots that play for the absent.

use game_core::{Problem, Seat, SeatSet, Viewer};
use protocol::{Happening, Proposal};
use serde_json::json;
use table::{Act, Actor, Clock, Command, Entry, Millis, Setup, UndoStatus};

use crate::harness::{
    DAY, Hall, SECOND, START, account, bot, can_be_said, person, same, seat, setup, setup_of,
};

const HOUR: Millis = 3600 * SECOND;

fn with_clock(clock: Clock) -> Setup {
    let mut setup = setup("queens-architect", 2);
    setup.clock = clock;
    setup
}

const LIVE: Clock = Clock::Live { initial: 300 * SECOND, increment: 5 * SECOND };
const DAILY: Clock = Clock::Daily { per_move: 2 * DAY, holidays: 10 };

fn other(seat: Seat) -> Seat {
    seat.next(2)
}

fn left(hall: &Hall, seat: Seat) -> Millis {
    hall.table.clock(seat, hall.now).expect("a clock")
}

#[test]
fn a_live_clock_runs_for_whoever_is_asked() {
    let mut hall = Hall::started(with_clock(LIVE));
    let asked = hall.asked();
    hall.now += 40 * SECOND;
    assert_eq!(left(&hall, asked), 260 * SECOND);
    assert_eq!(left(&hall, other(asked)), 300 * SECOND);
    assert!(hall.table.clock_runs(asked) && !hall.table.clock_runs(other(asked)));
    hall.answers(asked, 0);
    assert_eq!(left(&hall, asked), 265 * SECOND);
    hall.plays_until(|hall| hall.asked() != asked);
    let now = left(&hall, asked);
    hall.now += 100 * SECOND;
    assert_eq!(left(&hall, asked), now);
    assert_eq!(left(&hall, other(asked)), 200 * SECOND);
    let face = &hall.table.screen(Viewer::Spectator, hall.now).seats[other(asked).index()];
    let clock = face.clock.expect("a clock");
    assert_eq!((clock.left, clock.running), (200 * SECOND, true));
}

/// Times never go back: an entry from a node whose clock is behind gets the time of the last one.
#[test]
fn entries_are_in_order_of_time() {
    let mut hall = Hall::started(with_clock(LIVE));
    hall.now += 40 * SECOND;
    let asked = hall.asked();
    hall.answers(asked, 0);
    hall.now -= 20 * SECOND;
    let asked = hall.asked();
    hall.answers(asked, 0);
    assert!(hall.log.windows(2).all(|pair| pair[0].at <= pair[1].at));
}

#[test]
fn a_clock_that_ran_out_is_flagged_and_the_seat_handed_over() {
    let mut hall = Hall::started(with_clock(LIVE));
    let asked = hall.asked();
    let (absent, present) = (account(asked), account(other(asked)));
    let flag = Command::Flag { seat: asked };
    let hand_over = Command::HandOver { seat: asked, bot: "novice".to_string() };
    hall.refuses(&present, &flag, "table-clock-not-out");
    assert_eq!(hall.table.next_flag(), Some((asked, hall.now + 300 * SECOND)));
    hall.now += 300 * SECOND;
    assert!(hall.table.has_run_out(asked, hall.now));
    hall.refuses(&present, &hand_over, "table-hand-over-early");
    hall.refuses(&Actor::person("p9"), &flag, "table-not-seated");
    hall.refuses(&present, &Command::Flag { seat: other(asked) }, "table-clock-not-out");
    hall.does(&Actor::Server, &flag);
    hall.refuses(&present, &flag, "table-clock-not-out");
    assert_eq!(hall.table.next_flag(), None);
    hall.refuses(&absent, &hand_over, "table-hand-over-own");
    hall.refuses(&Actor::person("p9"), &hand_over, "table-not-seated");
    let wrong = Command::HandOver { seat: asked, bot: "master:9ms".to_string() };
    hall.refuses(&present, &wrong, "table-bot");
    hall.does(&present, &hand_over);
    hall.refuses(&present, &hand_over, "table-bot-plays");
    assert_eq!(hall.table.bot_duty().map(|(seat, _)| seat), Some(asked));
    let answer = hall.choice(asked, 0);
    hall.refuses(&absent, &answer, "table-bot-plays");
    hall.refuses(&absent, &Command::Undo { seat: asked, question: 1 }, "table-bot-plays");
    hall.does(&Actor::Bot, &answer);
    hall.refuses(&present, &Command::Reclaim { seat: asked }, "table-not-your-seat");
    hall.does(&absent, &Command::Reclaim { seat: asked });
    hall.refuses(&absent, &Command::Reclaim { seat: asked }, "table-no-bot");
    assert!(left(&hall, asked) >= 60 * SECOND);
    assert_eq!(
        hall.last_heard(Viewer::Spectator),
        Happening::Reclaimed { seat: asked.index() as u8 }
    );
    hall.plays_until(|hall| hall.table.seq() > 20);
}

/// Nobody noted the flag in time: a player who comes back late may continue.
#[test]
fn an_answer_after_the_flag_is_still_an_answer() {
    let mut hall = Hall::started(with_clock(LIVE));
    let asked = hall.asked();
    hall.now += 400 * SECOND;
    hall.does(&Actor::Server, &Command::Flag { seat: asked });
    hall.answers(asked, 0);
    assert_eq!(left(&hall, asked), 5 * SECOND);
    let hand_over = Command::HandOver { seat: asked, bot: "novice".to_string() };
    hall.refuses(&account(other(asked)), &hand_over, "table-hand-over-early");
}

#[test]
fn days_are_counted_for_each_question() {
    let mut hall = Hall::started(with_clock(DAILY));
    let asked = hall.asked();
    hall.now += DAY;
    assert_eq!(left(&hall, asked), DAY);
    assert_eq!(hall.table.clock(other(asked), hall.now), None);
    hall.answers(asked, 0);
    let asked = hall.asked();
    assert_eq!(left(&hall, asked), 2 * DAY);
    hall.now += 2 * DAY;
    hall.does(&account(other(asked)), &Command::Flag { seat: asked });
    assert!(hall.table.may_be_handed_over(asked, hall.now));
}

#[test]
fn on_holiday_no_deadline_runs() {
    let mut hall = Hall::started(with_clock(DAILY));
    let asked = hall.asked();
    let away = |days| Command::Holiday { seat: asked, days };
    hall.refuses(&account(other(asked)), &away(3), "table-not-your-seat");
    hall.refuses(&account(asked), &away(0), "table-holiday");
    hall.refuses(&account(asked), &away(11), "table-holiday");
    hall.now += DAY;
    hall.does(&account(asked), &away(3));
    let until = hall.now + 3 * DAY;
    let said = Happening::Holiday { seat: asked.index() as u8, until };
    assert_eq!(hall.last_heard(Viewer::Spectator), said);
    assert_eq!(hall.table.next_flag(), Some((asked, until + DAY)));
    hall.now += 3 * DAY;
    assert_eq!(left(&hall, asked), DAY);
    hall.now += DAY / 2;
    assert_eq!(left(&hall, asked), DAY / 2);
    // A longer holiday while away, and a question that arrives meanwhile.
    hall.does(&account(asked), &away(1));
    hall.does(&account(asked), &away(7));
    assert_eq!(hall.table.holidays_left(asked), 0);
    hall.refuses(&account(asked), &away(8), "table-holiday");
    hall.answers(asked, 0);
    hall.plays_until(|hall| hall.asked() != asked);
    hall.plays_until(|hall| hall.asked() == asked);
    hall.now += 7 * DAY;
    assert_eq!(left(&hall, asked), 2 * DAY);
    let mut live = Hall::started(with_clock(LIVE));
    let asked = live.asked();
    live.refuses(&account(asked), &Command::Holiday { seat: asked, days: 1 }, "table-holiday");
}

#[test]
fn a_pause_stops_clocks() {
    for clock in [LIVE, DAILY] {
        let mut hall = Hall::started(with_clock(clock));
        let asked = hall.asked();
        hall.now += 10 * SECOND;
        let before = left(&hall, asked);
        hall.proposes(seat(0), Proposal::Pause);
        hall.agrees(seat(1), true);
        hall.now += 100 * DAY;
        assert_eq!(left(&hall, asked), before);
        hall.refuses(&Actor::Server, &Command::Flag { seat: asked }, "table-clock-not-out");
        hall.does(&account(seat(1)), &Command::Resume);
        assert_eq!(left(&hall, asked), before);
        hall.now += SECOND;
        assert_eq!(left(&hall, asked), before - SECOND);
    }
}

/// Without a clock, patience decides when a bot may be let in.
#[test]
fn patience_ends() {
    let mut setup = setup("queens-architect", 2);
    setup.patience = Some(DAY);
    let mut hall = Hall::started(setup);
    let asked = hall.asked();
    let present = account(other(asked));
    let hand_over = Command::HandOver { seat: asked, bot: "novice".to_string() };
    hall.refuses(&present, &Command::Flag { seat: asked }, "table-clock-none");
    hall.now += DAY - 1;
    hall.refuses(&present, &hand_over, "table-hand-over-early");
    hall.now += 1;
    let other_seat = Command::HandOver { seat: other(asked), bot: "novice".to_string() };
    hall.refuses(&account(asked), &other_seat, "table-hand-over-early");
    assert!(hall.table.screen(Viewer::Spectator, hall.now).seats[asked.index()].may_be_handed_over);
    hall.does(&present, &hand_over);
    // It lasts forever if the setup does not say otherwise.
    let mut patient = Hall::started(crate::harness::setup("queens-architect", 2));
    patient.now += 1000 * DAY;
    patient.refuses(&present, &hand_over, "table-hand-over-early");
}

/// Days count from now on: a repeated request, after a lost reply, takes nothing.
#[test]
fn a_holiday_is_not_taken_twice() {
    let mut hall = Hall::started(with_clock(DAILY));
    let asked = hall.asked();
    let away = |days| Command::Holiday { seat: asked, days };
    let act = |days| Act::Holiday { seat: asked, days };
    assert_eq!(hall.does(&account(asked), &away(3)), act(3));
    for later in [0, SECOND, DAY - 2 * SECOND] {
        hall.now += later;
        assert!(matches!(hall.tries(&account(asked), &away(3)), Ok(None)));
    }
    hall.now += SECOND;
    assert_eq!(hall.does(&account(asked), &away(3)), act(1), "a day of it has gone");
    assert_eq!(hall.table.holidays_left(asked), 6);
}

/// A holiday keeps time from running out; it does not restore it.
#[test]
fn a_holiday_comes_before_time_has_run_out() {
    let mut hall = Hall::started(with_clock(DAILY));
    let asked = hall.asked();
    let away = Command::Holiday { seat: asked, days: 1 };
    hall.now += 2 * DAY;
    hall.refuses(&account(asked), &away, "table-holiday-late");
    hall.does(&Actor::Server, &Command::Flag { seat: asked });
    hall.refuses(&account(asked), &away, "table-holiday-late");
    // Somebody who is not asked, or has answered, may take one.
    hall.does(&account(other(asked)), &Command::Holiday { seat: other(asked), days: 1 });
    hall.answers(asked, 0);
    hall.does(&account(asked), &away);
}

/// Time alone makes a seat late.
#[test]
fn those_are_late_who_may_be_handed_over() {
    let mut setup = setup("queens-architect", 2);
    setup.patience = Some(DAY);
    let mut hall = Hall::started(setup);
    let asked = hall.asked();
    assert!(hall.table.late(hall.now + DAY - 1).is_empty());
    assert_eq!(hall.table.late(hall.now + DAY), SeatSet::EMPTY.with(asked));
    hall.now += DAY;
    let hand_over = Command::HandOver { seat: asked, bot: "novice".to_string() };
    hall.does(&account(other(asked)), &hand_over);
    assert!(hall.table.late(hall.now).is_empty());
}

/// A bot that plays arbitrary answers cannot stand in for a person.
#[test]
fn only_the_levels_for_people_play_for_somebody() {
    let mut setup = setup("queens-architect", 2);
    setup.patience = Some(DAY);
    let mut hall = Hall::started(setup);
    let asked = hall.asked();
    hall.now += DAY;
    for (bot, fine) in [("random", false), ("greedy", false), ("master", true)] {
        let hand_over = Command::HandOver { seat: asked, bot: bot.to_string() };
        if fine {
            hall.does(&account(other(asked)), &hand_over);
        } else {
            hall.refuses(&account(other(asked)), &hand_over, "table-bot");
        }
    }
}

/// The server lets a bot play for somebody who will not come back, whatever the clock says.
#[test]
fn the_server_need_not_wait() {
    let mut hall = Hall::started(setup("queens-architect", 2));
    let absent = other(hall.asked());
    let hand_over = Command::HandOver { seat: absent, bot: "journeyman".to_string() };
    hall.refuses(&Actor::Bot, &hand_over, "table-not-seated");
    hall.does(&Actor::Server, &hand_over);
    assert_eq!(hall.table.bot(absent), Some("journeyman"));
    hall.refuses(&Actor::Server, &hand_over, "table-bot-plays");
    // Nobody is asked for their consent there any more.
    let asked = hall.asked();
    hall.proposes(asked, Proposal::Pause);
    assert!(hall.table.is_paused());
}

/// However much time a setup gives, clocks do not overflow.
#[test]
fn endless_clocks_do_not_run_over() {
    let clock = Clock::Live { initial: Millis::MAX, increment: Millis::MAX };
    let mut hall = Hall::started(with_clock(clock));
    let asked = hall.asked();
    assert_eq!(hall.table.next_flag(), Some((asked, Millis::MAX)));
    hall.answers(asked, 0);
    hall.plays_until(|hall| hall.asked() != asked);
    assert!(left(&hall, asked) > 0);
}

#[test]
fn bots_have_no_clock() {
    let config = json!({"players": 2, "first": 1});
    let mut setup = setup_of("queens-architect", config, vec![person(0), bot("random")]);
    setup.clock = LIVE;
    let mut hall = Hall::started(setup);
    assert_eq!(hall.table.bot_duty().map(|(seat, _)| seat), Some(seat(1)));
    assert_eq!(hall.table.clock(seat(1), hall.now), None);
    hall.now += 1000 * SECOND;
    hall.refuses(&Actor::Server, &Command::Flag { seat: seat(1) }, "table-clock-not-out");
    assert_eq!(left(&hall, seat(0)), 300 * SECOND);
}

fn outage(times: &[(Millis, Millis)]) -> Command {
    Command::Outage { times: times.to_vec() }
}

/// Nobody loses a minute in which no server could take their answer, however often it was away.
#[test]
fn a_live_clock_stands_still_while_no_server_runs() {
    let mut hall = Hall::started(with_clock(LIVE));
    let asked = hall.asked();
    let away = [
        // It begins before the last entry: the server did not know that somebody still answered.
        (START - 3_600 * SECOND, START + 10 * SECOND),
        (START + 40 * SECOND, START + 3_640 * SECOND),
        (START + 3_650 * SECOND, START + 9_000 * SECOND),
    ];
    hall.now = START + 9_020 * SECOND;
    assert!(hall.table.has_run_out(asked, hall.now), "if nobody noted it");
    hall.does(&Actor::Server, &outage(&away));
    assert_eq!(left(&hall, asked), 300 * SECOND - (30 + 10 + 20) * SECOND);
    assert_eq!(left(&hall, other(asked)), 300 * SECOND);
    let lost = Happening::Outage { lost: (10 + 3_600 + 5_350) * SECOND };
    for viewer in hall.table.viewers() {
        assert_eq!(hall.last_heard(viewer), lost);
    }
    let runs_out = hall.now + 240 * SECOND;
    assert_eq!(hall.table.next_flag(), Some((asked, runs_out)));
    // It is noted only once.
    assert_eq!(hall.tries(&Actor::Server, &outage(&away)), Ok(None));
    hall.now = runs_out - 1;
    hall.refuses(&Actor::Server, &Command::Flag { seat: asked }, "table-clock-not-out");
    hall.now = runs_out;
    hall.does(&Actor::Server, &Command::Flag { seat: asked });
}

/// An outage shortens a deadline in days, but never its last half day.
#[test]
fn a_deadline_in_days_spares_half_a_day() {
    let hour = 3_600 * SECOND;
    // The time left when the server went away, the length of the outage, and the time left then.
    for (before, away, after) in [
        (40 * hour, 10 * hour, 30 * hour),
        (40 * hour, 30 * hour, 12 * hour),
        (40 * hour, 500 * hour, 12 * hour),
        (12 * hour, hour, 12 * hour),
        (5 * hour, 100 * hour, 5 * hour),
        (-hour, 100 * hour, -hour),
    ] {
        let mut hall = Hall::started(with_clock(DAILY));
        let asked = hall.asked();
        let from = START + 2 * DAY - before;
        hall.now = from + away;
        // Where the whole outage counts against the deadline, there is nothing to note.
        let noted = hall.tries(&Actor::Server, &outage(&[(from, from + away)])).expect("done");
        assert_eq!(noted.is_none(), after == before - away, "{noted:?}");
        assert_eq!(left(&hall, asked), after, "{before} {away}");
    }
}

/// A person on holiday loses nothing during it; the part of the outage after it counts as usual.
#[test]
fn an_outage_meets_a_holiday() {
    let mut hall = Hall::started(with_clock(DAILY));
    let asked = hall.asked();
    hall.does(&account(asked), &Command::Holiday { seat: asked, days: 3 });
    let within = [(START + DAY, START + 2 * DAY)];
    hall.now = START + 2 * DAY;
    assert_eq!(hall.tries(&Actor::Server, &outage(&within)), Ok(None));
    hall.now = START + 4 * DAY;
    assert_eq!(left(&hall, asked), DAY);
    let beyond = [(START + 2 * DAY, START + 4 * DAY)];
    assert_eq!(hall.tries(&Actor::Server, &outage(&beyond)), Ok(None));
    assert_eq!(left(&hall, asked), DAY, "more than half a day is left");
    hall.now = START + 6 * DAY;
    hall.does(&Actor::Server, &outage(&[(START + 2 * DAY, START + 6 * DAY)]));
    assert_eq!(left(&hall, asked), DAY / 2);
}

#[test]
fn patience_waits_for_the_server() {
    let mut patient = setup("queens-architect", 2);
    patient.patience = Some(DAY);
    let mut hall = Hall::started(patient);
    let asked = hall.asked();
    hall.now = START + 3 * DAY;
    assert!(hall.table.may_be_handed_over(asked, hall.now), "if nobody noted it");
    hall.does(&Actor::Server, &outage(&[(START + DAY / 2, START + 3 * DAY)]));
    assert!(!hall.table.may_be_handed_over(asked, hall.now + DAY / 2 - 1));
    assert!(hall.table.may_be_handed_over(asked, hall.now + DAY / 2));
}

/// Where no clock runs there is nothing to note, and only the server may note it.
#[test]
fn an_outage_is_noted_where_somebody_felt_it() {
    let away = outage(&[(START, START + DAY)]);
    let mut hall = Hall::started(setup("queens-architect", 2));
    hall.now += DAY;
    assert_eq!(hall.tries(&Actor::Server, &away), Ok(None), "no clock");
    let mut hall = Hall::open(with_clock(LIVE));
    hall.now += DAY;
    assert_eq!(hall.tries(&Actor::Server, &away), Ok(None), "not begun");
    let mut hall = Hall::started(with_clock(LIVE));
    hall.proposes(seat(0), Proposal::Pause);
    hall.agrees(seat(1), true);
    hall.now += DAY;
    assert_eq!(hall.tries(&Actor::Server, &away), Ok(None), "paused");
    hall.does(&account(seat(0)), &Command::Resume);
    let asked = hall.asked();
    let again = outage(&[(hall.now, hall.now + DAY)]);
    hall.refuses(&account(asked), &again, "table-server-only");
    hall.now += DAY;
    hall.does(&Actor::Server, &again);
    assert_eq!(left(&hall, asked), 300 * SECOND);
}

/// Plays until somebody is asked who can undo their last answer freely. Returns the seat and the
/// command that answers the question again.
fn on_the_way_back(hall: &mut Hall) -> (Seat, Command) {
    let found = |hall: &Hall| {
        let free = |seat: &Seat| {
            let status = hall.table.undo_status(*seat);
            matches!(status, UndoStatus::Free { .. }) && hall.table.awaiting().contains(*seat)
        };
        Seat::all(2).find(free)
    };
    hall.plays_until(|hall| found(hall).is_some());
    let asked = found(hall).expect("an answer without a barrier");
    let (_, action) = hall.game().action(hall.game().played() - 1).expect("an answer");
    (asked, Command::Answer { seat: asked, question: 0, action })
}

fn takes_back(hall: &mut Hall, asked: Seat) -> Result<Option<Entry>, Problem> {
    let undo = Command::Undo { seat: asked, question: hall.last_answered(asked) };
    hall.tries(&account(asked), &undo)
}

fn gives_again(hall: &mut Hall, answer: &Command) {
    let Command::Answer { seat, action, .. } = answer else { panic!("{answer:?}") };
    let (seat, question) = (*seat, hall.question(*seat));
    hall.does(&account(seat), &Command::Answer { seat, question, action: action.clone() });
}

/// Nobody gains a new deadline by undoing an answer and giving it again: they have what was left
/// when they gave it, less the time since.
#[test]
fn undo_brings_no_time_back() {
    let mut setup = setup("architectura", 2);
    setup.clock = Clock::Daily { per_move: DAY, holidays: 10 };
    let mut hall = Hall::started(setup);
    let (asked, answer) = on_the_way_back(&mut hall);
    let mut used = 0;
    for _ in 0..4 {
        hall.now += 2 * HOUR;
        takes_back(&mut hall, asked).expect("it is free");
        used += 2 * HOUR;
        assert_eq!(left(&hall, asked), DAY - used);
        hall.now += 3 * HOUR;
        gives_again(&mut hall, &answer);
        used += 3 * HOUR;
    }
    // An outage, a holiday, and an agreed pause: none of that counts.
    hall.now += 20 * HOUR;
    let times = vec![(hall.now - 20 * HOUR, hall.now)];
    hall.does(&Actor::Server, &Command::Outage { times });
    hall.does(&account(asked), &Command::Holiday { seat: asked, days: 2 });
    hall.now += 2 * DAY;
    hall.proposes(asked, Proposal::Pause);
    hall.agrees(other(asked), true);
    hall.now += 5 * HOUR;
    hall.does(&account(asked), &Command::Resume);
    takes_back(&mut hall, asked).expect("it is free");
    assert_eq!(left(&hall, asked), DAY - used);
    gives_again(&mut hall, &answer);
    same(&hall.table, &hall.again(), hall.now);
    // It was four hours before the deadline.
    hall.now += 4 * HOUR;
    let refused = takes_back(&mut hall, asked).expect_err("it is too late");
    assert_eq!(refused.message.key, "table-undo-late");
    can_be_said(&refused);
}

/// The same where a question to several seats is open.
#[test]
fn taking_a_secret_answer_back_brings_no_time() {
    let config = json!({"players": 3, "first": 0});
    let mut setup = setup_of("west-kingdom", config, (0..3).map(person).collect());
    setup.clock = Clock::Daily { per_move: DAY, holidays: 0 };
    let mut hall = Hall::started(setup);
    for round in 1..5 {
        hall.now += 2 * HOUR;
        hall.answers(seat(1), 0);
        hall.now += 3 * HOUR;
        let undo = Command::Undo { seat: seat(1), question: hall.last_answered(seat(1)) };
        assert!(matches!(hall.does(&account(seat(1)), &undo), Act::TakeBack { .. }));
        assert_eq!(left(&hall, seat(1)), DAY - round * 5 * HOUR);
    }
}

/// In old logs the deadline is renewed there, and what followed was decided by it.
#[test]
fn old_logs_keep_their_deadlines() {
    let mut setup = setup("architectura", 2);
    setup.clock = Clock::Daily { per_move: DAY, holidays: 0 };
    let mut hall = Hall::started(setup);
    let (asked, _) = on_the_way_back(&mut hall);
    hall.now += 2 * HOUR;
    let question = hall.last_answered(asked);
    let line = format!(
        r#"{{"at":{},"by":{{"person":"p{index}"}},"act":{{"undo":{{"seat":{index},"question":{question}}}}}}}"#,
        hall.now,
        index = asked.index(),
    );
    hall.put(&serde_json::from_str(&line).expect("a line"));
    assert_eq!(left(&hall, asked), DAY);
}

/// Without a clock, the others wait no longer for somebody who undoes answers.
#[test]
fn undo_does_not_wear_patience_out_anew() {
    let mut setup = setup("architectura", 2);
    setup.patience = Some(DAY);
    let mut hall = Hall::started(setup);
    let (asked, answer) = on_the_way_back(&mut hall);
    for _ in 0..3 {
        hall.now += 5 * HOUR;
        takes_back(&mut hall, asked).expect("it is free");
        hall.now += 2 * HOUR;
        gives_again(&mut hall, &answer);
    }
    takes_back(&mut hall, asked).expect("it is free");
    assert!(!hall.table.may_be_handed_over(asked, hall.now + 3 * HOUR - 1));
    assert!(hall.table.may_be_handed_over(asked, hall.now + 3 * HOUR));
}
