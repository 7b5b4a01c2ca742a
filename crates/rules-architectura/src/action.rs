//! What a player can answer, and its text form.

use game_core::Problem;
use game_core::notation::Words;

use crate::city::{Space, Turn};
use crate::edition::{Edition, Print};

/// One answer to one question.
///
/// | notation | meaning |
/// |---|---|
/// | `exchange forge temple` | take an additional card for a basic one |
/// | `ready` | the deck is chosen |
/// | `play library 1:4` | play a card on a space |
/// | `play cemetery` | play a card in front of oneself |
/// | `remove magic_school` | choose a card that cannot be paid for: it is removed |
/// | `mulligan` | put the hand under the deck and draw anew |
/// | `search tavern` | put this card into the deck and fetch the Obelisk |
/// | `pay tavern` | remove this card as a price |
/// | `affect`, `spare` | let one's own card affect one's protected card, or not |
/// | `turn 1:4 cw` | turn a card by one step |
/// | `swap 1:4 1:5` | exchange two cards |
/// | `destroy 1:4` | destroy a card |
/// | `protect 1:4` | put a token on a card |
/// | `move 1:4` | take up a card to move it |
/// | `to 2:1` | where the moved card goes |
/// | `rebuild 1:4` | turn a destroyed card up |
/// | `cycle tavern` | put a hand card under the deck and draw one |
/// | `reserve 1:4` | put a token on a space |
/// | `copy library` | carry out what this card does when played |
/// | `return 1:4` | take a card back into the hand |
/// | `lay tavern 1:4` | lay a hand card face down |
/// | `lay tavern` | lay it beside one's Cemetery |
/// | `pass` | leave it |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the table above says what each means")]
pub enum Action {
    Exchange { take: Print, give: Print },
    Ready,
    Play { card: Print, at: Space },
    PlayFront { card: Print },
    Remove { card: Print },
    Mulligan,
    Search { card: Print },
    Pay { card: Print },
    Affect,
    Spare,
    Turn { at: Space, turn: Turn },
    Swap { a: Space, b: Space },
    Destroy { at: Space },
    Protect { at: Space },
    Move { at: Space },
    To { at: Space },
    Rebuild { at: Space },
    Cycle { card: Print },
    Reserve { at: Space },
    Copy { card: Print },
    Return { at: Space },
    Lay { card: Print, at: Space },
    LayBeside { card: Print },
    Pass,
}

/// The text form.
pub fn print(edition: &Edition, action: Action) -> String {
    let id = |card| edition.id(card);
    match action {
        Action::Exchange { take, give } => format!("exchange {} {}", id(take), id(give)),
        Action::Ready => "ready".into(),
        Action::Play { card, at } => format!("play {} {at}", id(card)),
        Action::PlayFront { card } => format!("play {}", id(card)),
        Action::Remove { card } => format!("remove {}", id(card)),
        Action::Mulligan => "mulligan".into(),
        Action::Search { card } => format!("search {}", id(card)),
        Action::Pay { card } => format!("pay {}", id(card)),
        Action::Affect => "affect".into(),
        Action::Spare => "spare".into(),
        Action::Turn { at, turn: Turn::Cw } => format!("turn {at} cw"),
        Action::Turn { at, turn: Turn::Ccw } => format!("turn {at} ccw"),
        Action::Swap { a, b } => format!("swap {a} {b}"),
        Action::Destroy { at } => format!("destroy {at}"),
        Action::Protect { at } => format!("protect {at}"),
        Action::Move { at } => format!("move {at}"),
        Action::To { at } => format!("to {at}"),
        Action::Rebuild { at } => format!("rebuild {at}"),
        Action::Cycle { card } => format!("cycle {}", id(card)),
        Action::Reserve { at } => format!("reserve {at}"),
        Action::Copy { card } => format!("copy {}", id(card)),
        Action::Return { at } => format!("return {at}"),
        Action::Lay { card, at } => format!("lay {} {at}", id(card)),
        Action::LayBeside { card } => format!("lay {}", id(card)),
        Action::Pass => "pass".into(),
    }
}

/// Reads the text form. Two spaces of a swap may come in either order.
///
/// # Errors
/// If no action reads like that.
pub fn parse(edition: &Edition, text: &str) -> Result<Action, Problem> {
    let mut words = Words::new(text);
    let action = match words.word() {
        "exchange" => {
            Action::Exchange { take: card(edition, &mut words)?, give: card(edition, &mut words)? }
        }
        "ready" => Action::Ready,
        "play" => {
            let card = card(edition, &mut words)?;
            match optional_space(&mut words)? {
                Some(at) => Action::Play { card, at },
                None => Action::PlayFront { card },
            }
        }
        "remove" => Action::Remove { card: card(edition, &mut words)? },
        "mulligan" => Action::Mulligan,
        "search" => Action::Search { card: card(edition, &mut words)? },
        "pay" => Action::Pay { card: card(edition, &mut words)? },
        "affect" => Action::Affect,
        "spare" => Action::Spare,
        "turn" => {
            let at = space(&mut words)?;
            let turn = match words.word() {
                "cw" => Turn::Cw,
                "ccw" => Turn::Ccw,
                word => return Err(words.wrong(word, "ar-word-direction")),
            };
            Action::Turn { at, turn }
        }
        "swap" => {
            let (a, b) = (space(&mut words)?, space(&mut words)?);
            Action::Swap { a: a.min(b), b: a.max(b) }
        }
        "destroy" => Action::Destroy { at: space(&mut words)? },
        "protect" => Action::Protect { at: space(&mut words)? },
        "move" => Action::Move { at: space(&mut words)? },
        "to" => Action::To { at: space(&mut words)? },
        "rebuild" => Action::Rebuild { at: space(&mut words)? },
        "cycle" => Action::Cycle { card: card(edition, &mut words)? },
        "reserve" => Action::Reserve { at: space(&mut words)? },
        "copy" => Action::Copy { card: card(edition, &mut words)? },
        "return" => Action::Return { at: space(&mut words)? },
        "lay" => {
            let card = card(edition, &mut words)?;
            match optional_space(&mut words)? {
                Some(at) => Action::Lay { card, at },
                None => Action::LayBeside { card },
            }
        }
        "pass" => Action::Pass,
        _ => return Err(words.unknown()),
    };
    words.end(action)
}

/// Every action the notation can say.
pub fn every(edition: &Edition) -> Vec<Action> {
    use Action as A;
    let mut all = vec![A::Ready, A::Mulligan, A::Affect, A::Spare, A::Pass];
    for card in edition.prints() {
        all.extend([
            A::PlayFront { card },
            A::Remove { card },
            A::Search { card },
            A::Pay { card },
            A::Cycle { card },
            A::Copy { card },
            A::LayBeside { card },
        ]);
        all.extend(edition.prints().map(|give| A::Exchange { take: card, give }));
        all.extend(Space::all().flat_map(|at| [A::Play { card, at }, A::Lay { card, at }]));
    }
    for at in Space::all() {
        all.extend([
            A::Turn { at, turn: Turn::Cw },
            A::Turn { at, turn: Turn::Ccw },
            A::Destroy { at },
            A::Protect { at },
            A::Move { at },
            A::To { at },
            A::Rebuild { at },
            A::Reserve { at },
            A::Return { at },
        ]);
        all.extend(Space::all().filter(|&b| at <= b).map(|b| A::Swap { a: at, b }));
    }
    all
}

/// Reads a space such as `2:5`.
pub fn parse_space(word: &str) -> Option<Space> {
    let &[street @ b'1'..=b'4', b':', column @ b'1'..=b'8'] = word.as_bytes() else { return None };
    Some(Space::at(street - b'1', column - b'1'))
}

fn card(edition: &Edition, words: &mut Words<'_>) -> Result<Print, Problem> {
    let word = words.word();
    edition.find(word).ok_or_else(|| words.wrong(word, "ar-word-card"))
}

fn space(words: &mut Words<'_>) -> Result<Space, Problem> {
    let word = words.word();
    parse_space(word).ok_or_else(|| words.wrong(word, "ar-word-space"))
}

fn optional_space(words: &mut Words<'_>) -> Result<Option<Space>, Problem> {
    match words.word() {
        "" => Ok(None),
        word => parse_space(word).map(Some).ok_or_else(|| words.wrong(word, "ar-word-space")),
    }
}
