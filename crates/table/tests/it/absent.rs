//! A person who leaves the table keeps their secrets: nobody who stays can read a hand by
//! repeatedly trying what a bot does with it.

use std::collections::BTreeSet;

use bots::Knowledge;
use game_core::{FastRng, GameText, LiveGame, Log, Seat, SeatSet, Seed, Viewer, edition};
use protocol::{Proposal, Proposed};
use rules_architectura::Architectura;
use rules_queens_architect::QueensArchitect;
use rules_west_kingdom::WestKingdom;
use serde_json::{Value, json};
use table::{Act, Actor, Clock, Command, Setup, Table, UndoStatus};

use crate::harness::{
    Hall, SECOND, account, bot, can_be_said, decided, person, seat, setup, setup_of,
};
use crate::secrets::table_at;

/// How often somebody tries to see more of a hand.
const TRIES: usize = 20;

/// The time of each person in a rated game.
const TIME: i64 = 600 * SECOND;

/// A bot gives the answers that it owes; they are returned.
fn bot_answers(hall: &mut Hall) -> Vec<String> {
    let mut given = Vec::new();
    while let Some(job) = hall.table.bot_job() {
        let command = job.think(1).expect("an answer");
        if let Act::Answer { action, .. } = hall.does(&Actor::Bot, &command) {
            given.push(action);
        }
    }
    given
}

/// How an absent person's seat is taken over by a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leaving {
    /// The others let a bot play.
    HandedOver,
    /// The server lets a bot play, since the account is gone.
    Deleted,
    /// The others let a bot play while an undo waits for the absent person's consent.
    AskedBefore,
}

/// The result of trying to read a hand.
#[derive(Debug, Default)]
struct Reading {
    tries: usize,
    worked: usize,
    /// The distinct turns of the bot that were seen.
    seen: BTreeSet<Vec<String>>,
    /// Games that were over because somebody had left.
    over: usize,
}

/// A table at which seat 0 has answered and seat 1 is asked, and neither can undo without the
/// other.
fn before_a_hand_over(game: &str, players: u8, rated: bool, n: usize) -> Hall {
    let mut setup = setup(game, players);
    if rated {
        (setup.rated, setup.clock) = (true, Clock::Live { initial: TIME, increment: 0 });
    } else {
        setup.patience = Some(1);
    }
    let mut hall = Hall::open(setup);
    hall.start(&format!("read {n}"));
    let others_turn = |hall: &Hall| {
        hall.table.awaiting() == SeatSet::EMPTY.with(seat(1))
            && !matches!(hall.table.undo_status(seat(0)), UndoStatus::Free { .. })
    };
    hall.plays_until(|hall| hall.table.seq() > 12 && others_turn(hall));
    hall
}

fn leave(hall: &mut Hall, way: Leaving) {
    if way == Leaving::AskedBefore {
        let undo = Command::Undo { seat: seat(0), question: hall.last_answered(seat(0)) };
        if hall.table.is_rated() {
            hall.refuses(&account(seat(0)), &undo, "table-undo-rated");
        } else {
            hall.does(&account(seat(0)), &undo);
        }
    }
    hall.now += 1;
    if hall.table.is_rated() && way != Leaving::Deleted {
        hall.now += TIME;
        hall.does(&account(seat(0)), &Command::Flag { seat: seat(1) });
    } else {
        let by = if way == Leaving::Deleted { Actor::Server } else { account(seat(0)) };
        hall.does(&by, &Command::HandOver { seat: seat(1), bot: "novice".to_string() });
    }
}

/// The attack: a bot plays from the hand of somebody who is away, its turn is undone, and so on.
/// Everybody else present agrees to everything.
fn read_by_undo(hall: &mut Hall, reading: &mut Reading) {
    while reading.tries < TRIES && !hall.table.is_over() {
        reading.seen.insert(bot_answers(hall));
        reading.seen.remove(&Vec::new());
        if hall.table.is_over() {
            return;
        }
        let (played, question) = (hall.game().played(), hall.last_answered(seat(0)));
        let _ = hall.tries(&account(seat(0)), &Command::Undo { seat: seat(0), question });
        while let Some(open) = hall.table.proposal() {
            let Some(other) = open.asked.first() else { break };
            let consent = Command::Consent { proposal: open.number, agree: true };
            hall.does(&account(seat(*other)), &consent);
        }
        reading.tries += 1;
        reading.worked += usize::from(hall.game().played() < played);
        // They try again from there, or go on to the next turn of the bot.
        for step in 0.. {
            let asked = hall.table.awaiting().lowest();
            let Some(asked) = asked.filter(|_| hall.table.bot_duty().is_none()) else { break };
            assert!(step < 500, "the bot has no turn");
            hall.answers(asked, step);
        }
    }
}

/// At every table, rated or not, and whoever else is there: a turn that a bot plays from somebody's
/// hand stands.
#[test]
fn a_hand_is_not_read_by_taking_a_bots_turn_back() {
    let mut failed = Vec::new();
    for game in games::all().iter().map(|kind| kind.id()) {
        for (players, rated) in [(2, false), (3, false), (2, true), (3, true)] {
            for way in [Leaving::HandedOver, Leaving::Deleted, Leaving::AskedBefore] {
                let mut reading = Reading::default();
                for n in 0..TRIES {
                    let mut hall = before_a_hand_over(game, players, rated, n);
                    let played = hall.game().played();
                    leave(&mut hall, way);
                    reading.worked += usize::from(hall.game().played() < played);
                    reading.over += usize::from(hall.table.is_over());
                    read_by_undo(&mut hall, &mut reading);
                    if reading.tries == TRIES || reading.over > 0 {
                        break;
                    }
                }
                let kind = if rated { "rated" } else { "unrated" };
                let Reading { tries, worked, seen, over } = &reading;
                println!(
                    "{game} with {players}, {kind}, {way:?}: {worked} of {tries} tries worked, \
                     {} turns of the bot seen, {over} games over at once",
                    seen.len()
                );
                // With two players, leaving a rated game loses and ends it.
                let ends = rated && players == 2;
                let expected = if ends { (0, 1) } else { (TRIES, 0) };
                if *worked > 0 || (*tries, *over) != expected {
                    failed.push(format!("{game} with {players}, {kind}, {way:?}: {reading:?}"));
                }
                assert_eq!(seen.is_empty(), ends, "{game}: nothing could be seen at all");
            }
        }
    }
    assert!(failed.is_empty(), "{failed:#?}");
}

/// What has become of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// Present, and agreeing to everything they are asked: an accomplice.
    Present,
    /// They owe answers and do not come.
    Away,
    /// The others let a bot play for them.
    HandedOver,
    /// They have reclaimed their seat and play.
    Reclaimed,
    /// They proposed to resign, nobody has agreed yet, and they have gone.
    Resigned,
    /// Their account is deleted, and the server lets a bot play.
    Deleted,
    /// A bot from the start.
    Bot,
}

impl Role {
    const ALL: [Self; 7] = [
        Self::Present,
        Self::Away,
        Self::HandedOver,
        Self::Reclaimed,
        Self::Resigned,
        Self::Deleted,
        Self::Bot,
    ];

    /// Takes on a role at a table where the game has begun. In a rated game, leaving loses, and a
    /// bot plays on.
    fn take(self, hall: &mut Hall, own: Seat) {
        let hand_over = Command::HandOver { seat: own, bot: "novice".to_string() };
        let leave = |hall: &mut Hall| {
            if !hall.table.is_over() {
                hall.does(&Actor::Server, &hand_over);
            }
        };
        match self {
            Self::Present | Self::Away | Self::Bot => {}
            Self::HandedOver | Self::Deleted => leave(hall),
            Self::Reclaimed => {
                leave(hall);
                let reclaim = Command::Reclaim { seat: own };
                if hall.table.is_rated() {
                    let lost = if hall.table.is_over() { "table-over" } else { "table-forfeited" };
                    hall.refuses(&account(own), &reclaim, lost);
                } else {
                    hall.does(&account(own), &reclaim);
                }
            }
            Self::Resigned => {
                if !hall.table.is_over() && hall.table.proposal().is_none() {
                    hall.proposes(own, Proposal::Resign);
                }
                leave(hall);
            }
        }
    }
}

/// Counts of what was tried.
#[derive(Debug, Default)]
struct Tally {
    games: usize,
    worlds: usize,
    /// How many of them are rated.
    rated: usize,
    roles: BTreeSet<String>,
    /// How often somebody tried something, at both tables.
    tries: usize,
    /// The distinct kinds of things tried.
    kinds: BTreeSet<u32>,
    /// How often something was revealed that cannot be undone.
    lights: usize,
    /// How often somebody tried to go back past a revelation.
    attempts: usize,
    /// How many answers were undone.
    undone: usize,
}

/// The number of kinds of things that somebody at the table can repeat.
const KINDS: u32 = 16;

/// Tries one of them and returns its outcome as text. `pick` chooses among its variants.
fn try_again(hall: &mut Hall, me: Seat, kind: u32, pick: u32) -> String {
    let who = account(me);
    let question = hall.table.question(me).unwrap_or(1);
    let answered = |hall: &Hall| match hall.table.undo_status(me) {
        UndoStatus::Free { question }
        | UndoStatus::Alone { question, .. }
        | UndoStatus::Consent { question, .. } => question,
        UndoStatus::Refused(_) => question.saturating_sub(1),
    };
    let came = |hall: &mut Hall, command: &Command| match hall.tries(&who, command) {
        Ok(done) => format!("{done:?}"),
        Err(problem) => {
            can_be_said(&problem);
            format!("{problem:?}")
        }
    };
    let propose = |what: Proposal| Command::Propose { seat: me, what };
    let seats = hall.table.setup().chairs.len();
    let any = seat((pick as usize % seats) as u8);
    match kind {
        0 | 1 => came(hall, &Command::Undo { seat: me, question: answered(hall) }),
        2 => {
            let paused = came(hall, &propose(Proposal::Pause));
            format!("{paused} {}", came(hall, &Command::Resume))
        }
        3 => {
            let answers = hall.game().answers(me);
            let tried = answers.get(pick as usize % answers.len().max(1));
            let tried = tried.map_or("pass", |answer| answer.action.as_str());
            format!("{:?}", hall.table.preview(me, tried))
        }
        4 => {
            let level = ["novice", "journeyman:20"][pick as usize % 2];
            let spec = level.parse().expect("a bot");
            let advice = hall.table.advice_job(me, spec).and_then(|job| job.think(1));
            format!("{advice:?}")
        }
        // A position to continue from, and everything an analysis could start with.
        5 => {
            let at = pick as usize % (hall.game().played() + 1);
            let whole = |table: Table| table.game().map(LiveGame::hash);
            let branch = hall.table.position(at).map(whole);
            let moment = hall.table.moment(at, Viewer::Seat(me));
            let moment = moment.map(|(table, events)| (whole(table), events));
            let (saved, seed) = (hall.table.saved(), hall.table.seed());
            format!("{branch:?} {moment:?} {saved:?} {seed:?} {:?}", hall.table.result())
        }
        // Past boards, and everything that was told, from the beginning.
        6 => {
            let n = u64::from(pick) % (hall.table.told(Viewer::Seat(me)) + 1);
            let past = hall.table.past(Viewer::Seat(me), n);
            format!("{past:?} {:?}", hall.table.stream_since(Viewer::Seat(me), n))
        }
        7 => {
            // But not an end of the game, after which everything is open.
            let open = hall.table.proposal().filter(|open| open.what != Proposed::Resign);
            let (proposal, agree) =
                open.map_or((1, false), |open| (open.number, pick.is_multiple_of(2)));
            came(hall, &Command::Consent { proposal, agree })
        }
        8 => came(hall, &Command::HandOver { seat: any, bot: "novice".to_string() }),
        9 => came(hall, &Command::Flag { seat: any }),
        10 => came(hall, &Command::Reclaim { seat: any }),
        11 => came(hall, &Command::Holiday { seat: me, days: 1 }),
        12 => {
            let sit = Command::Sit { seat: any, name: String::new(), hot_seat: true };
            format!("{} {}", came(hall, &sit), came(hall, &Command::Stand { seat: any }))
        }
        // Somebody watches from a second window, or is told by a friend who does.
        13 => {
            let (n, at) = (u64::from(pick), pick as usize);
            let n = n % (hall.table.told(Viewer::Spectator) + 1);
            let moment = hall.table.moment(at % (hall.game().played() + 1), Viewer::Spectator);
            let moment = moment.map(|(table, events)| (table.game().map(LiveGame::hash), events));
            let past = hall.table.past(Viewer::Spectator, n);
            let told = hall.table.stream_since(Viewer::Spectator, n);
            format!("{past:?} {told:?} {moment:?}")
        }
        // Everything that is counted: time, answers, days, and the outcome of the game.
        14 => {
            let (table, now) = (&hall.table, hall.now);
            let of = |seat: Seat| (table.clock(seat, now), table.holidays_left(seat));
            let seats: Vec<_> = Seat::all(seats).map(of).collect();
            let (next, late) = (table.next_flag(), table.late(now));
            let told: Vec<u64> =
                [Viewer::Seat(me), Viewer::Spectator].map(|it| table.told(it)).into();
            let left = table.answers_left();
            format!("{seats:?} {next:?} {late:?} {told:?} {left} {:?}", table.ending())
        }
        // Only whether the game can be resigned: resigning would end it and reveal everything.
        _ => {
            let table = hall.table.clone();
            let resign = decided(&table, hall.now, &who, &propose(Proposal::Resign));
            format!("{:?} {}", resign.is_ok(), came(hall, &propose(Proposal::Rematch)))
        }
    }
}

/// Present players who are asked agree, and reclaim their seat if a bot stood in for them.
fn accomplices_agree(hall: &mut Hall, roles: &[Role]) {
    let helps = |own: usize| matches!(roles[own], Role::Present | Role::Reclaimed);
    for own in Seat::all(roles.len()).filter(|own| helps(own.index())) {
        if hall.table.bot(own).is_some() {
            let _ = hall.tries(&account(own), &Command::Reclaim { seat: own });
        }
    }
    while let Some(open) = hall.table.proposal() {
        let Some(other) = open.asked.iter().find(|other| helps(**other as usize)) else { return };
        let consent = Command::Consent { proposal: open.number, agree: true };
        // Resigning would end the game and reveal everything.
        if open.what == Proposed::Resign {
            return;
        }
        hall.does(&account(seat(*other)), &consent);
    }
}

/// Advances the game by one answer, which `choose` picks for people; false if it cannot.
fn go_on(hall: &mut Hall, roles: &[Role], choose: &impl Fn(&Hall, Seat) -> Option<String>) -> bool {
    // A server first notes who has lost on time.
    while let Some((late, at)) = hall.table.next_flag()
        && hall.table.is_rated()
        && at <= hall.now
    {
        hall.does(&Actor::Server, &Command::Flag { seat: late });
    }
    if hall.table.is_paused() || hall.table.is_over() {
        return false;
    }
    if let Some(job) = hall.table.bot_job() {
        let Ok(command) = job.think(1) else { return false };
        let Command::Answer { seat: asked, action, .. } = &command else { return false };
        // Do not end the game: it has no beginning to replay.
        let mut trial = hall.game().boxed_clone();
        if trial.apply(*asked, action).is_err() || trial.awaiting().is_empty() {
            return false;
        }
        hall.does(&Actor::Bot, &command);
        return true;
    }
    let playing = |asked: &Seat| roles[asked.index()] != Role::Away;
    let Some(asked) = hall.table.awaiting().iter().find(playing) else { return false };
    let Some(action) = choose(hall, asked) else { return false };
    let mut trial = hall.game().boxed_clone();
    if trial.apply(asked, &action).is_err() || trial.awaiting().is_empty() {
        return false;
    }
    let question = hall.question(asked);
    hall.does(&account(asked), &Command::Answer { seat: asked, question, action });
    true
}

/// Two worlds that differ only in what `me` may not know: whatever `me` tries, however often, gives
/// the same result in both until something is revealed; and what is revealed is never undone, so
/// nobody sees twice what one pass through the game shows once.
fn never_twice(
    halls: &mut [Hall; 2],
    me: Seat,
    roles: &[Role],
    rng: &mut FastRng,
    tally: &mut Tally,
) {
    let viewer = Viewer::Seat(me);
    let alike = |halls: &[Hall; 2]| {
        let [left, right] = halls;
        [viewer, Viewer::Spectator].into_iter().all(|viewer| {
            left.heard(viewer) == right.heard(viewer)
                && left.table.screen(viewer, left.now) == right.table.screen(viewer, right.now)
        })
    };
    assert!(alike(halls), "{me:?} {roles:?}: by leaving alone");
    for _ in 0..12 {
        for _ in 0..6 {
            let (kind, pick) = (rng.below(KINDS), rng.below(1_000));
            let played = [halls[0].game().played(), halls[1].game().played()];
            let came = [0, 1].map(|at| try_again(&mut halls[at], me, kind, pick));
            assert_eq!(came[0], came[1], "{me:?} {roles:?} {kind}");
            for hall in halls.iter_mut() {
                accomplices_agree(hall, roles);
            }
            tally.tries += 1;
            tally.kinds.insert(kind);
            let over = [0, 1].map(|at| halls[at].table.is_over());
            assert_eq!(over[0], over[1], "{me:?} {roles:?} {kind}");
            if over[0] {
                // Everything is open for good.
                return;
            }
            assert!(alike(halls), "{me:?} {roles:?} {kind}");
            tally.undone += usize::from(halls[0].game().played() < played[0]);
        }
        // Somebody may have paused it.
        for hall in &mut *halls {
            let _ = hall.tries(&account(me), &Command::Resume);
            hall.now += SECOND;
        }
        let pick = rng.below(1000) as usize;
        let [left, right] = &*halls;
        let common = |_: &Hall, asked: Seat| {
            let theirs = right.game().answers(asked);
            let mut common = left.game().answers(asked);
            common.retain(|answer| theirs.iter().any(|other| other.action == answer.action));
            (!common.is_empty()).then(|| common.swap_remove(pick % common.len()).action)
        };
        let chosen = left.table.awaiting().iter().map(|asked| (asked, common(left, asked)));
        let chosen: Vec<(Seat, Option<String>)> = chosen.collect();
        let choose = |_: &Hall, asked: Seat| {
            chosen.iter().find(|(of, _)| *of == asked).and_then(|(_, action)| action.clone())
        };
        let went = [0, 1].map(|at| go_on(&mut halls[at], roles, &choose));
        if went != [true, true] {
            return;
        }
        if !alike(halls) {
            tally.lights += 1;
            for hall in &mut *halls {
                no_way_back(hall, me, roles, rng, tally);
            }
            return;
        }
    }
}

/// What has been played stands, whatever anybody tries: in a rated game, and wherever the table
/// holds the secrets of somebody who does not agree.
fn no_way_back(hall: &mut Hall, me: Seat, roles: &[Role], rng: &mut FastRng, tally: &mut Tally) {
    let others = roles.iter().enumerate().filter(|(own, _)| *own != me.index());
    let is_silent = |role: &Role| !matches!(role, Role::Present | Role::Reclaimed | Role::Bot);
    let is_kept = hall.table.is_rated() || others.clone().any(|(_, role)| is_silent(role));
    let shown = hall.game().actions();
    for _ in 0..6 {
        for _ in 0..6 {
            // Mostly what could lead back, and anything that might help it.
            let kind = if rng.below(2) == 0 { rng.below(3) } else { rng.below(KINDS) };
            let _ = try_again(hall, me, kind, rng.below(1_000));
            accomplices_agree(hall, roles);
            tally.attempts += 1;
            if hall.table.is_over() {
                return;
            }
            let stands = hall.game().actions().starts_with(&shown);
            assert!(stands || !is_kept, "{me:?} saw more than once what a hand does: {roles:?}");
        }
        let _ = hall.tries(&account(me), &Command::Resume);
        hall.now += SECOND;
        let pick = rng.below(1000) as usize;
        let choose = |hall: &Hall, asked: Seat| {
            let answers = hall.game().answers(asked);
            (!answers.is_empty()).then(|| answers[pick % answers.len()].action.clone())
        };
        if !go_on(hall, roles, &choose) {
            return;
        }
    }
}

fn check<G: GameText + Knowledge>(config: &Value, games: u64) {
    let players = config["players"].as_u64().expect("players") as u8;
    let parsed: G::Config = serde_json::from_value(config.clone()).expect("a configuration");
    let mut tally = Tally::default();
    let mut turn = 0;
    for game in 0..games {
        tally.games += 1;
        let mut rng = FastRng::new(1_000 + game);
        let seed = Seed::of_series("absent", game);
        let mut state = G::new(edition::default(), &parsed, seed).expect("a game");
        let mut legal = Vec::new();
        while let Some(asked) = state.awaiting().lowest() {
            if rng.below(5) == 0 {
                turn += 1;
                for me in Seat::all(players.into()) {
                    // Each role in turn on each of the other seats, combined with every other.
                    let role = |own: Seat| match own {
                        own if own == me => Role::Present,
                        own if own == me.next(players.into()) => Role::ALL[turn % Role::ALL.len()],
                        own => Role::ALL[(turn / 7 + turn + own.index()) % Role::ALL.len()],
                    };
                    let roles: Vec<Role> = Seat::all(players.into()).map(role).collect();
                    let other = G::sample(&state.view(Viewer::Seat(me)), &mut rng);
                    let is_rated = turn.is_multiple_of(3);
                    let setup = seated(G::ID, config, me, &roles, is_rated);
                    let mut halls = [table_at(&setup, &state), table_at(&setup, &other)];
                    for hall in &mut halls {
                        for (own, role) in Seat::all(roles.len()).zip(&roles) {
                            if own != me {
                                role.take(hall, own);
                            }
                        }
                    }
                    if halls.iter().any(|hall| hall.table.is_over()) {
                        // Nobody was left to play against.
                        assert!(is_rated, "{roles:?}");
                        continue;
                    }
                    tally.worlds += usize::from(other != state);
                    tally.rated += usize::from(other != state && is_rated);
                    for (own, role) in Seat::all(roles.len()).zip(&roles).filter(|it| it.0 != me) {
                        tally.roles.insert(format!("{role:?} on {}", own.index()));
                    }
                    never_twice(&mut halls, me, &roles, &mut rng, &mut tally);
                }
            }
            state.legal_actions(asked, &mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            state.play(asked, action, &mut Log::off());
        }
    }
    println!(
        "{} with {players}: {} games, {} pairs of worlds ({} rated), {} roles, each on every seat ({}), \
         {} tries of {} kinds in both, {} undone, {} times something came to light, {} attempts \
         behind it",
        G::ID,
        tally.games,
        tally.worlds,
        tally.rated,
        Role::ALL.len(),
        tally.roles.len(),
        tally.tries,
        tally.kinds.len(),
        tally.undone,
        tally.lights,
        tally.attempts
    );
    let all = Role::ALL.len() * usize::from(players);
    let reached = [tally.lights, tally.attempts, tally.undone, tally.rated].map(|n| n > 0);
    assert!(reached == [true; 4], "{tally:?}");
    assert!(tally.roles.len() == all && tally.kinds.len() == KINDS as usize, "{tally:?}");
}

fn seated(game: &str, config: &Value, me: Seat, roles: &[Role], is_rated: bool) -> Setup {
    let chair = |(index, role): (usize, &Role)| match role {
        Role::Bot if index != me.index() => bot("novice"),
        _ => person(index as u8),
    };
    let mut setup = setup_of(game, config.clone(), roles.iter().enumerate().map(chair).collect());
    if is_rated {
        // So little time that some lose on the clock while somebody tries.
        (setup.rated, setup.clock) = (true, Clock::Live { initial: 6 * SECOND, increment: 0 });
    } else {
        setup.patience = Some(1);
    }
    setup
}

#[test]
fn the_absent_keep_their_secrets_in_architectura() {
    check::<Architectura>(&json!({"players": 2}), 5);
    check::<Architectura>(&json!({"players": 3, "variant": "advanced"}), 3);
    check::<Architectura>(&json!({"players": 4}), 2);
}

#[test]
fn the_absent_keep_their_secrets_in_queens_architect() {
    check::<QueensArchitect>(&json!({"players": 2, "round_limit": 8}), 4);
    check::<QueensArchitect>(&json!({"players": 3, "round_limit": 8}), 2);
    check::<QueensArchitect>(&json!({"players": 4, "round_limit": 5}), 2);
}

#[test]
fn the_absent_keep_their_secrets_in_west_kingdom() {
    check::<WestKingdom>(&json!({"players": 2, "round_limit": 12}), 4);
    check::<WestKingdom>(&json!({"players": 3, "round_limit": 12}), 2);
    check::<WestKingdom>(&json!({"players": 5, "round_limit": 8}), 1);
}
