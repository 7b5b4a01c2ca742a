//! The end of a game in words and figures.

use std::io::Write;

use game_core::{LiveGame, Message, Outcome, Seat, Standing};

use crate::table::{Table, wrap};
use crate::talk::Talk;

/// Prints the score sheet by category and the winner.
///
/// # Errors
/// If the output is closed.
pub fn print(
    talk: &Talk,
    game: &dyn LiveGame,
    outcome: &Outcome,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    for line in sheet(talk, game, outcome).lines(talk.width) {
        writeln!(out, "{line}")?;
    }
    for line in wrap(&verdict(talk, game, outcome), talk.width) {
        writeln!(out, "{}", talk.bold(&line))?;
    }
    Ok(())
}

fn sheet(talk: &Talk, game: &dyn LiveGame, outcome: &Outcome) -> Table {
    let seats: Vec<_> = Seat::all(game.seats()).collect();
    let mut headings = vec![talk.key("cli-score")];
    headings.extend(seats.iter().map(|&seat| name(talk, game, seat)));
    let mut right = vec![true; headings.len()];
    right[0] = false;
    let mut table = Table::new(headings, right);
    let mut row = |heading: String, cell: &dyn Fn(Seat) -> String| {
        let cells = seats.iter().map(|&seat| cell(seat));
        table.row([heading].into_iter().chain(cells).collect());
    };
    for (index, word) in game.categories().iter().enumerate() {
        let cell = |seat| outcome.standings[seat].categories[index].to_string();
        row(talk.speaker.word("score", word), &cell);
    }
    row(talk.key("cli-score-total"), &|seat| outcome.standings[seat].total.to_string());
    row(talk.key("cli-score-rank"), &|seat| outcome.standings[seat].rank.to_string());
    table
}

fn verdict(talk: &Talk, game: &dyn LiveGame, outcome: &Outcome) -> String {
    if outcome.stopped {
        return talk.key("cli-stopped") + &order(talk, game, outcome);
    }
    let winners: Vec<_> = Seat::all(game.seats())
        .filter(|&seat| outcome.standings[seat].rank == 1)
        .map(|seat| name(talk, game, seat))
        .collect();
    let won = Message::new("cli-won").int("winners", winners.len() as i64);
    let mut text = talk.say(&won.text("names", talk.speaker.list(&winners)));
    if let Some(index) = outcome.tie_break {
        let word = talk.speaker.word("tie", game.tie_breaks()[usize::from(index)]);
        text.push(' ');
        text.push_str(&talk.say(&Message::new("cli-tie-break").text("tie", word)));
    } else {
        text.push_str(&order(talk, game, outcome));
    }
    text
}

/// What ranks equal totals below first place, where the victory itself needed no tie-break.
fn order(talk: &Talk, game: &dyn LiveGame, outcome: &Outcome) -> String {
    let lines = outcome.standings.as_slice();
    let apart = |line: &Standing| {
        lines.iter().any(|other| other.total == line.total && other.rank != line.rank)
    };
    if !lines.iter().any(apart) {
        return String::new();
    }
    let words: Vec<_> =
        game.tie_breaks().iter().map(|word| talk.speaker.word("tie", word)).collect();
    let order = Message::new("cli-order").text("ties", talk.speaker.list(&words));
    format!(" {}", talk.say(&order))
}

/// The name of a person or seat.
pub fn name(talk: &Talk, game: &dyn LiveGame, seat: Seat) -> String {
    talk.speaker.seat(seat, game.seat_label(seat))
}

#[cfg(test)]
mod tests {
    use game_core::{PerSeat, Seed, Standing};
    use lang::Lang;
    use serde_json::json;

    use super::*;

    /// In each language, of a game with 3 and 5 points.
    fn said(end: fn(PerSeat<Standing>) -> Outcome) -> [String; 3] {
        let kind = games::all()[0];
        let seed = Seed::from_text("scores");
        let game = kind.start(kind.default_edition(), json!({"players": 2}), seed).expect("a game");
        let lines = PerSeat::from_fn(2, |seat| Standing {
            total: 3 + 2 * seat.index() as i16,
            ..Standing::default()
        });
        Lang::ALL.map(|lang| {
            let mut out = Vec::new();
            print(&Talk::new(Some(lang)), &*game, &end(lines), &mut out).expect("memory");
            String::from_utf8(out).expect("text")
        })
    }

    #[test]
    fn a_winner_is_named() {
        let [en, fr, pt] = said(|lines| Outcome::ranked(lines, |_| [0]));
        for (text, name) in [(en, "Blue"), (fr, "Bleu"), (pt, "Azul")] {
            let verdict = text.lines().last().expect("a verdict");
            assert!(verdict.contains(name), "{text}");
        }
    }

    #[test]
    fn a_stopped_game_has_no_winner() {
        let [en, fr, pt] = said(|lines| Outcome::stopped(lines, |_| [0]));
        for (text, key, rank) in [
            (en, "no one has won", "Rank"),
            (fr, "personne n’a gagné", "Rang"),
            (pt, "ninguém venceu", "Posição"),
        ] {
            assert!(text.replace('\n', " ").contains(key), "{text}");
            let ranks = text.lines().find(|line| line.starts_with(rank)).expect("ranks");
            let ranks: Vec<_> = ranks.split_whitespace().skip(1).collect();
            assert_eq!(ranks, ["3", "2"], "{text}");
        }
    }
}
