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
    Bench, SECOND, account, bot, can_be_said, decided, person, seat, setup, setup_of,
};
use crate::secrets::table_at;

/// How often somebody tries to see more of a hand.
const TRIES: usize = 20;

/// The time of each person in a rated game.
const TIME: i64 = 600 * SECOND;

/// A bot gives the answers that it owes; they are returned.
fn bot_answers(bench: &mut Bench) -> Vec<String> {
    let mut given = Vec::new();
    while let Some(job) = bench.table.bot_job() {
        let command = job.think(1).expect("an answer");
        if let Act::Answer { action, .. } = bench.does(&Actor::Bot, &command) {
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
fn before_a_hand_over(game: &str, players: u8, rated: bool, n: usize) -> Bench {
    let mut setup = setup(game, players);
    if rated {
        (setup.rated, setup.clock) = (true, Clock::Live { initial: TIME, increment: 0 });
    } else {
        setup.patience = Some(1);
    }
    let mut bench = Bench::open(setup);
    bench.start(&format!("read {n}"));
    let others_turn = |bench: &Bench| {
        bench.table.awaiting() == SeatSet::EMPTY.with(seat(1))
            && !matches!(bench.table.undo_status(seat(0)), UndoStatus::Free { .. })
    };
    bench.plays_until(|bench| bench.table.seq() > 12 && others_turn(bench));
    bench
}

fn leave(bench: &mut Bench, way: Leaving) {
    if way == Leaving::AskedBefore {
        let undo = Command::Undo { seat: seat(0), question: bench.last_answered(seat(0)) };
        if bench.table.is_rated() {
            bench.refuses(&account(seat(0)), &undo, "table-undo-rated");
        } else {
            bench.does(&account(seat(0)), &undo);
        }
    }
    bench.now += 1;
    if bench.table.is_rated() && way != Leaving::Deleted {
        bench.now += TIME;
        bench.does(&account(seat(0)), &Command::Flag { seat: seat(1) });
    } else {
        let by = if way == Leaving::Deleted { Actor::Server } else { account(seat(0)) };
        bench.does(&by, &Command::HandOver { seat: seat(1), bot: "novice".to_string() });
    }
}

/// The attack: a bot plays from the hand of somebody who is away, its turn is undone, and so on.
/// Everybody else present agrees to everything.
fn read_by_undo(bench: &mut Bench, reading: &mut Reading) {
    while reading.tries < TRIES && !bench.table.is_over() {
        reading.seen.insert(bot_answers(bench));
        reading.seen.remove(&Vec::new());
        if bench.table.is_over() {
            return;
        }
        let (played, question) = (bench.game().played(), bench.last_answered(seat(0)));
        let _ = bench.tries(&account(seat(0)), &Command::Undo { seat: seat(0), question });
        while let Some(open) = bench.table.proposal() {
            let Some(other) = open.asked.first() else { break };
            let consent = Command::Consent { proposal: open.number, agree: true };
            bench.does(&account(seat(*other)), &consent);
        }
        reading.tries += 1;
        reading.worked += usize::from(bench.game().played() < played);
        // They try again from there, or go on to the next turn of the bot.
        for step in 0.. {
            let asked = bench.table.awaiting().lowest();
            let Some(asked) = asked.filter(|_| bench.table.next_bot().is_none()) else { break };
            assert!(step < 500, "the bot has no turn");
            bench.answers(asked, step);
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
                    let mut bench = before_a_hand_over(game, players, rated, n);
                    let played = bench.game().played();
                    leave(&mut bench, way);
                    reading.worked += usize::from(bench.game().played() < played);
                    reading.over += usize::from(bench.table.is_over());
                    read_by_undo(&mut bench, &mut reading);
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
    fn take(self, bench: &mut Bench, own: Seat) {
        let hand_over = Command::HandOver { seat: own, bot: "novice".to_string() };
        let leave = |bench: &mut Bench| {
            if !bench.table.is_over() {
                bench.does(&Actor::Server, &hand_over);
            }
        };
        match self {
            Self::Present | Self::Away | Self::Bot => {}
            Self::HandedOver | Self::Deleted => leave(bench),
            Self::Reclaimed => {
                leave(bench);
                let reclaim = Command::Reclaim { seat: own };
                if bench.table.is_rated() {
                    let lost = if bench.table.is_over() { "table-over" } else { "table-forfeited" };
                    bench.refuses(&account(own), &reclaim, lost);
                } else {
                    bench.does(&account(own), &reclaim);
                }
            }
            Self::Resigned => {
                if !bench.table.is_over() && bench.table.proposal().is_none() {
                    bench.proposes(own, Proposal::Resign);
                }
                leave(bench);
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
fn try_again(bench: &mut Bench, me: Seat, kind: u32, pick: u32) -> String {
    let who = account(me);
    let question = bench.table.question(me).unwrap_or(1);
    let answered = |bench: &Bench| match bench.table.undo_status(me) {
        UndoStatus::Free { question }
        | UndoStatus::Alone { question, .. }
        | UndoStatus::Consent { question, .. } => question,
        UndoStatus::Refused(_) => question.saturating_sub(1),
    };
    let came = |bench: &mut Bench, command: &Command| match bench.tries(&who, command) {
        Ok(done) => format!("{done:?}"),
        Err(problem) => {
            can_be_said(&problem);
            format!("{problem:?}")
        }
    };
    let propose = |what: Proposal| Command::Propose { seat: me, what };
    let seats = bench.table.setup().chairs.len();
    let any = seat((pick as usize % seats) as u8);
    match kind {
        0 | 1 => came(bench, &Command::Undo { seat: me, question: answered(bench) }),
        2 => {
            let paused = came(bench, &propose(Proposal::Pause));
            format!("{paused} {}", came(bench, &Command::Resume))
        }
        3 => {
            let answers = bench.game().answers(me);
            let tried = answers.get(pick as usize % answers.len().max(1));
            let tried = tried.map_or("pass", |answer| answer.action.as_str());
            format!("{:?}", bench.table.preview(me, tried))
        }
        4 => {
            let level = ["novice", "journeyman:20"][pick as usize % 2];
            let spec = level.parse().expect("a bot");
            let advice = bench.table.advice_job(me, spec).and_then(|job| job.think(1));
            format!("{advice:?}")
        }
        // A position to continue from, and everything an analysis could start with.
        5 => {
            let at = pick as usize % (bench.game().played() + 1);
            let whole = |table: Table| table.game().map(LiveGame::hash);
            let branch = bench.table.position(at).map(whole);
            let moment = bench.table.moment(at, Viewer::Seat(me));
            let moment = moment.map(|(table, events)| (whole(table), events));
            let (saved, seed) = (bench.table.saved(), bench.table.seed());
            format!("{branch:?} {moment:?} {saved:?} {seed:?} {:?}", bench.table.result())
        }
        // Past boards, and everything that was told, from the beginning.
        6 => {
            let n = u64::from(pick) % (bench.table.told(Viewer::Seat(me)) + 1);
            let past = bench.table.past(Viewer::Seat(me), n);
            format!("{past:?} {:?}", bench.table.stream_since(Viewer::Seat(me), n))
        }
        7 => {
            // But not an end of the game, after which everything is open.
            let open = bench.table.proposal().filter(|open| open.what != Proposed::Resign);
            let (proposal, agree) =
                open.map_or((1, false), |open| (open.number, pick.is_multiple_of(2)));
            came(bench, &Command::Consent { proposal, agree })
        }
        8 => came(bench, &Command::HandOver { seat: any, bot: "novice".to_string() }),
        9 => came(bench, &Command::Flag { seat: any }),
        10 => came(bench, &Command::Reclaim { seat: any }),
        11 => came(bench, &Command::Holiday { seat: me, days: 1 }),
        12 => {
            let sit = Command::Sit { seat: any, name: String::new(), hot_seat: true };
            format!("{} {}", came(bench, &sit), came(bench, &Command::Stand { seat: any }))
        }
        // Somebody watches from a second window, or is told by a friend who does.
        13 => {
            let (n, at) = (u64::from(pick), pick as usize);
            let n = n % (bench.table.told(Viewer::Spectator) + 1);
            let moment = bench.table.moment(at % (bench.game().played() + 1), Viewer::Spectator);
            let moment = moment.map(|(table, events)| (table.game().map(LiveGame::hash), events));
            let past = bench.table.past(Viewer::Spectator, n);
            let told = bench.table.stream_since(Viewer::Spectator, n);
            format!("{past:?} {told:?} {moment:?}")
        }
        // Everything that is counted: time, answers, days, and the outcome of the game.
        14 => {
            let (table, now) = (&bench.table, bench.now);
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
            let table = bench.table.clone();
            let resign = decided(&table, bench.now, &who, &propose(Proposal::Resign));
            format!("{:?} {}", resign.is_ok(), came(bench, &propose(Proposal::Rematch)))
        }
    }
}

/// Present players who are asked agree, and reclaim their seat if a bot stood in for them.
fn accomplices_agree(bench: &mut Bench, roles: &[Role]) {
    let helps = |own: usize| matches!(roles[own], Role::Present | Role::Reclaimed);
    for own in Seat::all(roles.len()).filter(|own| helps(own.index())) {
        if bench.table.bot(own).is_some() {
            let _ = bench.tries(&account(own), &Command::Reclaim { seat: own });
        }
    }
    while let Some(open) = bench.table.proposal() {
        let Some(other) = open.asked.iter().find(|other| helps(**other as usize)) else { return };
        let consent = Command::Consent { proposal: open.number, agree: true };
        // Resigning would end the game and reveal everything.
        if open.what == Proposed::Resign {
            return;
        }
        bench.does(&account(seat(*other)), &consent);
    }
}

/// Advances the game by one answer, which `choose` picks for people; false if it cannot.
fn go_on(
    bench: &mut Bench,
    roles: &[Role],
    choose: &impl Fn(&Bench, Seat) -> Option<String>,
) -> bool {
    // A server first notes who has lost on time.
    while let Some((late, at)) = bench.table.next_flag()
        && bench.table.is_rated()
        && at <= bench.now
    {
        bench.does(&Actor::Server, &Command::Flag { seat: late });
    }
    if bench.table.is_paused() || bench.table.is_over() {
        return false;
    }
    if let Some(job) = bench.table.bot_job() {
        let Ok(command) = job.think(1) else { return false };
        let Command::Answer { seat: asked, action, .. } = &command else { return false };
        // Do not end the game: it has no beginning to replay.
        let mut trial = bench.game().boxed_clone();
        if trial.apply(*asked, action).is_err() || trial.awaiting().is_empty() {
            return false;
        }
        bench.does(&Actor::Bot, &command);
        return true;
    }
    let playing = |asked: &Seat| roles[asked.index()] != Role::Away;
    let Some(asked) = bench.table.awaiting().iter().find(playing) else { return false };
    let Some(action) = choose(bench, asked) else { return false };
    let mut trial = bench.game().boxed_clone();
    if trial.apply(asked, &action).is_err() || trial.awaiting().is_empty() {
        return false;
    }
    let question = bench.question(asked);
    bench.does(&account(asked), &Command::Answer { seat: asked, question, action });
    true
}

/// Two worlds that differ only in what `me` may not know: whatever `me` tries, however often, gives
/// the same result in both until something is revealed; and what is revealed is never undone, so
/// nobody sees twice what one pass through the game shows once.
fn never_twice(
    halls: &mut [Bench; 2],
    me: Seat,
    roles: &[Role],
    rng: &mut FastRng,
    tally: &mut Tally,
) {
    let viewer = Viewer::Seat(me);
    let alike = |halls: &[Bench; 2]| {
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
            for bench in halls.iter_mut() {
                accomplices_agree(bench, roles);
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
        for bench in &mut *halls {
            let _ = bench.tries(&account(me), &Command::Resume);
            bench.now += SECOND;
        }
        let pick = rng.below(1000) as usize;
        let [left, right] = &*halls;
        let common = |_: &Bench, asked: Seat| {
            let theirs = right.game().answers(asked);
            let mut common = left.game().answers(asked);
            common.retain(|answer| theirs.iter().any(|other| other.action == answer.action));
            (!common.is_empty()).then(|| common.swap_remove(pick % common.len()).action)
        };
        let chosen = left.table.awaiting().iter().map(|asked| (asked, common(left, asked)));
        let chosen: Vec<(Seat, Option<String>)> = chosen.collect();
        let choose = |_: &Bench, asked: Seat| {
            chosen.iter().find(|(of, _)| *of == asked).and_then(|(_, action)| action.clone())
        };
        let went = [0, 1].map(|at| go_on(&mut halls[at], roles, &choose));
        if went != [true, true] {
            return;
        }
        if !alike(halls) {
            tally.lights += 1;
            for bench in &mut *halls {
                no_way_back(bench, me, roles, rng, tally);
            }
            return;
        }
    }
}

/// What has been played stands, whatever anybody tries: in a rated game, and wherever the table
/// holds the secrets of somebody who does not agree.
fn no_way_back(bench: &mut Bench, me: Seat, roles: &[Role], rng: &mut FastRng, tally: &mut Tally) {
    let others = roles.iter().enumerate().filter(|(own, _)| *own != me.index());
    let is_silent = |role: &Role| !matches!(role, Role::Present | Role::Reclaimed | Role::Bot);
    let is_kept = bench.table.is_rated() || others.clone().any(|(_, role)| is_silent(role));
    let shown = bench.game().actions();
    for _ in 0..6 {
        for _ in 0..6 {
            // Mostly what could lead back, and anything that might help it.
            let kind = if rng.below(2) == 0 { rng.below(3) } else { rng.below(KINDS) };
            let _ = try_again(bench, me, kind, rng.below(1_000));
            accomplices_agree(bench, roles);
            tally.attempts += 1;
            if bench.table.is_over() {
                return;
            }
            let stands = bench.game().actions().starts_with(&shown);
            assert!(stands || !is_kept, "{me:?} saw more than once what a hand does: {roles:?}");
        }
        let _ = bench.tries(&account(me), &Command::Resume);
        bench.now += SECOND;
        let pick = rng.below(1000) as usize;
        let choose = |bench: &Bench, asked: Seat| {
            let answers = bench.game().answers(asked);
            (!answers.is_empty()).then(|| answers[pick % answers.len()].action.clone())
        };
        if !go_on(bench, roles, &choose) {
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
                    for bench in &mut halls {
                        for (own, role) in Seat::all(roles.len()).zip(&roles) {
                            if own != me {
                                role.take(bench, own);
                            }
                        }
                    }
                    if halls.iter().any(|bench| bench.table.is_over()) {
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
