//! A bot of one's own, and a match against the one that answers at random.
//!
//! ```sh
//! cargo run --release -p bots --example own_bot
//! ```

use bots::{Bot, Budget, Random};
use game_core::{FastRng, Game, Log, Seat, Seed, Viewer, edition};
use rules_architectura::{Architectura, Config};

/// Tries every answer in a few random games, and gives the one after which it won most of them.
/// That is a bot for any game: it knows nothing but the rules.
struct Dreamer {
    /// How many games it dreams of for each answer.
    games: u32,
}

impl<G: Game> Bot<G> for Dreamer {
    // A bot gets what its seat may see, never the state, so it cannot peek; and it keeps nothing
    // between two questions, so a seat can change hands at any time.
    fn choose(&self, view: &G::View, legal: &[G::Action], _: Budget, rng: &mut FastRng) -> usize {
        let Viewer::Seat(seat) = G::viewer(view) else { return 0 };
        let mut wins = vec![0; legal.len()];
        for _ in 0..self.games {
            // A whole game consistent with the view: hidden cards are dealt at random.
            let world = G::sample(view, rng);
            for (wins, &answer) in wins.iter_mut().zip(legal) {
                let mut game = world.clone();
                // With the log off, events cost nothing.
                game.play(seat, answer, &mut Log::off());
                play_out(&mut game, rng, |_| &Random);
                *wins += u32::from(has_won(&game, seat));
            }
        }
        (0..legal.len()).max_by_key(|&index| wins[index]).expect("at least one answer is legal")
    }
}

/// Lets bots play a game to its end.
fn play_out<'a, G: Game>(game: &mut G, rng: &mut FastRng, bot: impl Fn(Seat) -> &'a dyn Bot<G>) {
    let mut legal = Vec::new();
    // Where several seats owe an answer at once, any order will do.
    while let Some(seat) = game.awaiting().lowest() {
        game.legal_actions(seat, &mut legal);
        let view = game.view(Viewer::Seat(seat));
        let index = bot(seat).choose(&view, &legal, Budget::USUAL, rng);
        game.play(seat, legal[index], &mut Log::off());
    }
}

fn has_won<G: Game>(game: &G, seat: Seat) -> bool {
    game.outcome().is_some_and(|outcome| outcome.standings[seat].rank == 1)
}

/// How many of so many games the bot wins; every other one it has the other seat.
fn wins(bot: &Dreamer, games: u64) -> usize {
    let win = |number: &u64| {
        let own = Seat::new((number % 2) as u8);
        let seed = Seed::of_series("own bot", *number);
        let mut game = Architectura::new(edition::default(), &Config::basic(2), seed)
            .expect("two players can play");
        let rng = &mut FastRng::new(*number);
        play_out(&mut game, rng, |seat| if seat == own { bot } else { &Random });
        has_won(&game, own)
    };
    (0..games).filter(win).count()
}

fn main() {
    println!("{} of 100 games won against Random", wins(&Dreamer { games: 20 }, 100));
}

#[test]
fn dreaming_is_better_than_rolling_a_die() {
    let won = wins(&Dreamer { games: 4 }, 10);
    assert!(won > 5, "only {won} of 10 games");
}
