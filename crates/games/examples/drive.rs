//! Drives a game of any kind from its deal to its end.
//!
//! ```sh
//! cargo run -p games --example drive
//! cargo run -p games --example drive -- west-kingdom sunday
//! ```
//!
//! The registry gives a game by its id, as a `dyn LiveGame`: answers are short texts, and whatever
//! there is to say is a message that crate `lang` turns into a sentence. Here every seat gives a
//! random answer; put a person, a bot or a script in its place.

use game_core::{FastRng, LiveGame, Problem, Say, Seed, Viewer};
use lang::{Lang, Speaker};
use serde_json::json;

fn main() -> Result<(), Problem> {
    let mut args = std::env::args().skip(1);
    let id = args.next().unwrap_or_else(|| "architectura".to_string());
    let seed = args.next().unwrap_or_else(|| "sunday".to_string());

    let speaker = Speaker::new(Lang::En);
    let game = play(&id, &seed, &speaker, &mut |line| println!("{line}"))?;

    // What everybody at the table may see, as a terminal shows it.
    println!("\n{}", game.sketch(Viewer::Spectator, &speaker));
    println!("{:#}", game.outcome_json());
    Ok(())
}

/// Plays a whole game and tells every event, one line for each.
fn play(
    id: &str,
    seed: &str,
    speaker: &Speaker,
    tell: &mut dyn FnMut(String),
) -> Result<Box<dyn LiveGame>, Problem> {
    let kind = games::by_id(id)?;
    // The printed numbers. `kind.load_edition` reads a corrected data file instead.
    let edition = kind.default_edition();
    // `trestle data options GAME` shows what else a configuration may choose. Some games need not
    // end if nobody wants them to; `unattended` sets a limit there.
    let config = kind.unattended(edition, json!({ "players": 2 }))?;
    // The same seed and the same answers always give the same game.
    let mut game = kind.start(edition, config, Seed::from_text(seed))?;
    let mut rng = FastRng::new(1);

    // Somebody owes an answer until the game is over, and sometimes several seats at once.
    while let Some(seat) = game.awaiting().lowest() {
        let answers = game.answers(seat);
        let answer = &answers[rng.below(answers.len() as u32) as usize];
        // An answer that is not legal comes back as a `Problem`, and changes nothing.
        for event in game.apply(seat, &answer.action)? {
            // An event with a secret comes twice, once for each audience; this line is for all
            // who may know it, so a real table looks at `event.to` first.
            let rule = event.rule.unwrap_or_default();
            tell(format!("{rule:8} {}", speaker.say(&event.message)));
        }
    }
    Ok(game)
}

#[test]
fn a_game_of_each_kind_comes_to_its_end() {
    for kind in games::all() {
        let mut lines = 0;
        let speaker = Speaker::new(Lang::En);
        let game = play(kind.id(), "test", &speaker, &mut |_| lines += 1).expect("a game");
        assert!(game.outcome().is_some(), "{} is not over", kind.id());
        assert!(lines > game.played(), "every answer has an event: {lines}");
    }
}
