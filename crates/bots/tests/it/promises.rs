//! Honest, the same for the same seed, and able to sit down at any moment: over whole games.

use bots::{Bot, BotKind, Budget, Knowledge, Search, Tuning};
use game_core::{FastRng, Game, Log, Seat, Viewer, edition};

/// So little that whole games are quick, and enough to build a tree.
const LITTLE: Budget = Budget::Sims(100);

/// One test of every promise for each game.
macro_rules! in_every_game {
    ($($name:ident: $Game:ty,)+) => {
        $(mod $name {
            #[test]
            fn what_a_seat_cannot_know_changes_no_choice() {
                super::what_a_seat_cannot_know_changes_no_choice::<$Game>();
            }
            #[test]
            fn threads_change_no_choice() {
                super::threads_change_no_choice::<$Game>();
            }
            #[test]
            fn the_same_seed_gives_the_same_game() {
                super::the_same_seed_gives_the_same_game::<$Game>();
            }
            #[test]
            fn the_bots_are_those_of_their_version() {
                super::the_bots_are_those_of_their_version::<$Game>();
            }
            #[test]
            fn any_seat_can_change_hands_at_any_step() {
                super::any_seat_can_change_hands_at_any_step::<$Game>();
            }
            #[test]
            fn time_is_a_budget_too() {
                super::time_is_a_budget_too::<$Game>();
            }
        })+
    };
}

games::for_each_game!(in_every_game);

/// A game with a limit for play without people.
fn begin<G: Game>(players: u8, rng: &mut FastRng) -> G {
    let edition = edition::default::<G::Edition>();
    let config = serde_json::from_value(serde_json::json!({"players": players}));
    let config = G::unattended(edition, config.expect("a configuration"));
    G::new(edition, &config, rng.seed()).expect("a game")
}

fn players<G: Game>() -> impl Iterator<Item = u8> {
    G::PLAYERS.0..=G::PLAYERS.1
}

/// Random answers until the game ends, or `steps` were given; `look` sees each question first.
fn wander<G: Game>(game: &mut G, steps: usize, rng: &mut FastRng, look: &mut dyn FnMut(&G, Seat)) {
    let mut legal = Vec::new();
    for _ in 0..steps {
        let Some(seat) = game.awaiting().lowest() else { return };
        look(game, seat);
        game.legal_actions(seat, &mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.play(seat, action, &mut Log::off());
    }
}

fn choice<G: Game>(bot: &dyn Bot<G>, game: &G, seat: Seat, seed: u64) -> usize {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let view = game.view(Viewer::Seat(seat));
    bot.choose(&view, &legal, LITTLE, &mut FastRng::new(seed))
}

/// Hidden cards and random numbers are drawn again: to the seat it is the same world.
fn what_a_seat_cannot_know_changes_no_choice<G: Knowledge>() {
    let mut rng = FastRng::new(1);
    let bots = BotKind::ALL.map(|kind| kind.bot::<G>(2, 1));
    for players in players::<G>() {
        let mut dice = FastRng::new(u64::from(players));
        let mut asked = 0;
        while asked < 60 {
            let mut game: G = begin(players, &mut rng);
            wander(&mut game, usize::MAX, &mut rng, &mut |game, _| {
                for seat in game.awaiting().iter() {
                    // All of the beginning, a few of what may be a thousand questions after it.
                    if game.turn() > 6 && dice.below(game.turn()) > 4 {
                        continue;
                    }
                    let other = G::sample(&game.view(Viewer::Seat(seat)), &mut dice);
                    let seed = dice.next_u64();
                    for (bot, kind) in bots.iter().zip(BotKind::ALL) {
                        let here = choice(&**bot, game, seat, seed);
                        let there = choice(&**bot, &other, seat, seed);
                        assert_eq!(here, there, "{kind} on seat {seat:?} of {players}");
                    }
                    asked += 1;
                }
            });
        }
    }
}

fn threads_change_no_choice<G: Knowledge>() {
    let mut rng = FastRng::new(2);
    let of = |threads| Search { trees: 3, threads, ..Search::of::<G>() };
    let (one, two, many) = (of(1), of(2), of(8));
    let mut game: G = begin(2, &mut rng);
    let mut step = 0;
    wander(&mut game, 300, &mut rng, &mut |game, seat| {
        step += 1;
        if step % 5 == 0 {
            let chosen = choice(&one, game, seat, step);
            assert_eq!(chosen, choice(&two, game, seat, step));
            assert_eq!(chosen, choice(&many, game, seat, step));
        }
    });
    assert!(step > 20);
}

/// Plays on with a bot for each seat, to the end or for that many steps.
fn play_on<G: Knowledge>(game: &mut G, bots: &[BotKind], steps: usize, seed: u64) -> Vec<usize> {
    let bots: Vec<Box<dyn Bot<G>>> = bots.iter().map(|kind| kind.bot(game.players(), 1)).collect();
    let mut legal = Vec::new();
    let mut choices = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        if choices.len() == steps {
            break;
        }
        let at = choices.len() as u64;
        let index = choice(&*bots[seat.index() % bots.len()], game, seat, seed ^ at << 32);
        game.legal_actions(seat, &mut legal);
        game.play(seat, legal[index], &mut Log::off());
        choices.push(index);
    }
    choices
}

fn the_same_seed_gives_the_same_game<G: Knowledge>() {
    for kind in BotKind::ALL {
        let play = |seed| {
            let mut game: G = begin(2, &mut FastRng::new(3));
            let choices = play_on(&mut game, &[kind], 120, seed);
            (choices, game)
        };
        let (choices, end) = play(7);
        let (again, same) = play(7);
        assert_eq!(choices, again, "{kind}");
        assert!(end == same, "{kind} came to another end");
        // Another seed deals the bot other worlds, and gives another game sooner or later.
        assert!((8..16).any(|seed| play(seed).0 != choices), "{kind} plays always the same");
    }
}

/// What the bots of [`Knowledge::VERSION`] answer is boiled down to a number, which each game keeps
/// in `tests/bots.txt`. If it differs, a bot plays differently now, or this machine counts
/// differently: raise the version and write the new number there, or find out why.
fn the_bots_are_those_of_their_version<G: Knowledge>() {
    let mut sum: u64 = G::VERSION.into();
    for kind in BotKind::ALL {
        let mut game: G = begin(2, &mut FastRng::new(6));
        for choice in play_on(&mut game, &[kind], 40, 6) {
            sum = sum.wrapping_mul(31).wrapping_add(choice as u64);
        }
    }
    let file = format!("{}/../rules-{}/tests/bots.txt", env!("CARGO_MANIFEST_DIR"), G::ID);
    let kept = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
    assert_eq!(kept.trim(), sum.to_string(), "{file}");
}

fn any_seat_can_change_hands_at_any_step<G: Knowledge>() {
    let mut rng = FastRng::new(4);
    for players in players::<G>() {
        for round in 0..3 {
            let mut game: G = begin(players, &mut rng);
            let steps = rng.below(60) as usize;
            wander(&mut game, steps, &mut rng, &mut |_, _| ());
            let bots: Vec<BotKind> = (0..usize::from(players))
                .map(|seat| BotKind::ALL[(seat + round) % BotKind::ALL.len()])
                .collect();
            play_on(&mut game, &bots, usize::MAX, rng.next_u64());
            assert!(game.outcome().is_some(), "{players} players, {bots:?}");
        }
    }
}

fn time_is_a_budget_too<G: Knowledge>() {
    let game: G = begin(2, &mut FastRng::new(5));
    let seat = game.awaiting().lowest().expect("a question");
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    let view = game.view(Viewer::Seat(seat));
    let budget = Budget::Time(std::time::Duration::from_millis(5));
    let search = Search { trees: 2, threads: 2, ..Search::of::<G>() };
    let thought = search.think::<G>(&view, &legal, budget, &mut FastRng::new(5));
    assert_eq!(thought.answers.len(), legal.len());
    assert!(thought.sims >= 2);
    let visits: u32 = thought.answers.iter().map(|answer| answer.visits).sum();
    assert_eq!(visits, thought.sims);
    let sum: f32 = thought.chances.as_slice().iter().sum();
    assert!((sum - 1.0).abs() < 0.01 || Search::of::<G>().tuning == Tuning::PLAIN, "{sum}");
}
