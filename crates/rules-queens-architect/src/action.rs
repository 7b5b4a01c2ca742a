//! Answers, and their text form.

use game_core::Problem;
use game_core::notation::Words;

use crate::edition::{Character, Edition, GUILDS, Guild, MAX_TRACK, MOST_BONDS, Place, ROWS};

/// One answer to one question.
///
/// ```
/// use game_core::GameText;
/// use rules_queens_architect::{Action, QueensArchitect};
///
/// let edition = game_core::edition::default();
/// let hire = QueensArchitect::parse(edition, "hire 3").unwrap();
/// assert_eq!(hire, Action::Hire { row: 2 });
/// assert_eq!(QueensArchitect::print(edition, hire), "hire 3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Takes a starter from the display (QA-20).
    Take {
        /// The starter that is taken.
        character: Character,
    },
    /// Turns the starter just taken, for talers (QA-21).
    Turn {
        /// How many positions it turns.
        positions: u8,
    },
    /// Moves the architect (QA-24).
    Advance {
        /// How many spaces it moves.
        spaces: u8,
    },
    /// Takes the income of day labor (QA-27).
    Earn,
    /// Turns a craftsman with the icon for the bonus (QA-28).
    Labor {
        /// The craftsman who turns.
        character: Character,
    },
    /// Hires a tile of the billboard (QA-29).
    Hire {
        /// Its row, counted from 0 at the top.
        row: u8,
    },
    /// Fires a craftsman to make room (QA-32).
    Fire {
        /// The craftsman who leaves the band.
        character: Character,
    },
    /// Gains confidence (QA-38).
    Confidence,
    /// Redeems bonds (QA-39).
    Redeem {
        /// How many bonds are paid back.
        bonds: u8,
    },
    /// Travels (QA-40).
    Travel {
        /// The place at the end of the journey.
        to: Place,
    },
    /// Goes to the tavern (QA-42).
    Tavern,
    /// Sends a guild to the saloon (QA-43).
    Rest {
        /// The guild that rests.
        guild: Guild,
    },
    /// Constructs a building (QA-47).
    Build,
    /// Assigns a craftsman to repairs (QA-59).
    Repair {
        /// The craftsman who repairs.
        character: Character,
    },
    /// Contributes to the palace (QA-61).
    Palace,
    /// Takes steps on the appreciation track (QA-55).
    Steps {
        /// How far the marker advances.
        steps: u8,
    },
    /// No more of what is asked for one by one.
    Done,
    /// Does nothing of the action (QA-25).
    Forfeit,
}

/// The text form of an action.
pub fn print(edition: &Edition, action: Action) -> String {
    let id = |character| edition.id(character);
    match action {
        Action::Take { character } => format!("take {}", id(character)),
        Action::Turn { positions } => format!("turn {positions}"),
        Action::Advance { spaces } => format!("advance {spaces}"),
        Action::Earn => "earn".into(),
        Action::Labor { character } => format!("labor {}", id(character)),
        Action::Hire { row } => format!("hire {}", row + 1),
        Action::Fire { character } => format!("fire {}", id(character)),
        Action::Confidence => "confidence".into(),
        Action::Redeem { bonds } => format!("redeem {bonds}"),
        Action::Travel { to } => format!("travel {}", edition.place_id(to)),
        Action::Tavern => "tavern".into(),
        Action::Rest { guild } => format!("rest {}", edition.guilds[guild.0 as usize].name.id),
        Action::Build => "build".into(),
        Action::Repair { character } => format!("repair {}", id(character)),
        Action::Palace => "palace".into(),
        Action::Steps { steps } => format!("steps {steps}"),
        Action::Done => "done".into(),
        Action::Forfeit => "forfeit".into(),
    }
}

/// Reads the text form of an action.
///
/// # Errors
/// If no action reads like that.
pub fn parse(edition: &Edition, text: &str) -> Result<Action, Problem> {
    let mut words = Words::new(text);
    let action = match words.word() {
        "take" => Action::Take { character: character(edition, &mut words)? },
        "turn" => Action::Turn { positions: words.number(0, MOST_TURNS, "qa-word-turns")? },
        "advance" => Action::Advance { spaces: words.number(0, MOST_SPACES, "qa-word-spaces")? },
        "earn" => Action::Earn,
        "labor" => Action::Labor { character: character(edition, &mut words)? },
        "hire" => Action::Hire { row: words.number(1, ROWS as u8, "qa-word-row")? - 1 },
        "fire" => Action::Fire { character: character(edition, &mut words)? },
        "confidence" => Action::Confidence,
        "redeem" => Action::Redeem { bonds: words.number(1, MOST_BONDS, "qa-word-bonds")? },
        "travel" => {
            let word = words.word();
            let to = edition.find_place(word);
            Action::Travel { to: to.ok_or_else(|| words.wrong(word, "qa-word-place"))? }
        }
        "tavern" => Action::Tavern,
        "rest" => {
            let word = words.word();
            let guild = edition.find_guild(word);
            Action::Rest { guild: guild.ok_or_else(|| words.wrong(word, "qa-word-guild"))? }
        }
        "build" => Action::Build,
        "repair" => Action::Repair { character: character(edition, &mut words)? },
        "palace" => Action::Palace,
        "steps" => Action::Steps { steps: words.number(0, MAX_TRACK as u8, "qa-word-steps")? },
        "done" => Action::Done,
        "forfeit" => Action::Forfeit,
        _ => return Err(words.unknown()),
    };
    words.end(action)
}

/// The most positions and spaces that the notation can say.
const MOST_TURNS: u8 = 5;
const MOST_SPACES: u8 = 6;

/// Every action the notation can say.
pub fn every(edition: &Edition) -> Vec<Action> {
    use Action as A;
    let mut all = vec![A::Earn, A::Confidence, A::Tavern, A::Build, A::Palace, A::Done, A::Forfeit];
    for character in edition.all_characters() {
        all.extend([
            A::Take { character },
            A::Labor { character },
            A::Fire { character },
            A::Repair { character },
        ]);
    }
    all.extend((0..=MOST_TURNS).map(|positions| A::Turn { positions }));
    all.extend((0..=MOST_SPACES).map(|spaces| A::Advance { spaces }));
    all.extend((0..ROWS as u8).map(|row| A::Hire { row }));
    all.extend((1..=MOST_BONDS).map(|bonds| A::Redeem { bonds }));
    all.extend((0..edition.places.len() as u8).map(|to| A::Travel { to: Place(to) }));
    all.extend((0..GUILDS as u8).map(|guild| A::Rest { guild: Guild(guild) }));
    all.extend((0..=MAX_TRACK as u8).map(|steps| A::Steps { steps }));
    all
}

fn character(edition: &Edition, words: &mut Words<'_>) -> Result<Character, Problem> {
    let word = words.word();
    edition.find(word).ok_or_else(|| words.wrong(word, "qa-word-character"))
}
