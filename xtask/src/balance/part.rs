//! One section of the page: a number of players, with its tables and pictures.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::Result;
use arena::balance::{Balance, Contrast, PieceLine, Scores, VerbLine, quantile};
use arena::{Interval, Spread};
use game_core::{Message, Say};

use super::page::{MOST_BARS, MOST_ROWS, Page, labels, range};
use crate::plot::{self, Bar};
use crate::say::{count, decimal, ordinal, percent, percentage_points, signed};

/// The section that is being written.
pub(super) struct Part<'a> {
    pub(super) page: &'a Page<'a>,
    pub(super) out: &'a mut String,
    pub(super) pictures: &'a mut BTreeMap<String, String>,
    /// What the names of its pictures begin with.
    pub(super) stem: String,
    pub(super) title: &'a str,
}

impl Part<'_> {
    pub(super) fn write(&mut self, balance: &Balance) -> Result<()> {
        let stopped = match balance.stopped {
            0 => String::new(),
            stopped => format!(", {stopped} of them stopped by a limit and won by nobody"),
        };
        writeln!(self.out, "\n{}{stopped}.", count(balance.games, "game", "games"))?;
        if balance.turns.is_empty() {
            writeln!(self.out, "Without a game that came to its end there are no win shares.")?;
        } else {
            self.shares(balance)?;
        }
        self.scores(balance)?;
        self.lengths(balance)?;
        let featured = self.page.featured(balance);
        for (verb, heading) in &featured {
            self.pieces(verb, heading)?;
        }
        let rest = balance.verbs.iter().filter(|verb| featured.iter().all(|(own, _)| own != verb));
        self.rest(&rest.collect::<Vec<_>>())
    }

    /// Keeps a picture and shows it.
    fn picture(&mut self, name: &str, alt: &str, svg: String) -> Result<()> {
        let file = format!("{}-{name}.svg", self.stem);
        writeln!(self.out, "\n![{alt}](balance/{file})")?;
        self.pictures.insert(file, svg);
        Ok(())
    }

    fn shares(&mut self, balance: &Balance) -> Result<()> {
        writeln!(self.out, "\n### Who wins\n")?;
        let alone = balance.players == 1;
        let label = |place: usize| match place {
            0 if alone => "Player".to_string(),
            place if alone => self.page.speaker.say(&Message::new(balance.seats[place].0)),
            0 => "Begins".to_string(),
            place => ordinal(place + 1),
        };
        let labels: Vec<String> = (0..balance.order.len()).map(label).collect();
        let lines: Vec<_> = labels.iter().cloned().zip(&balance.order).collect();
        let heading = if alone { "" } else { "order of play" };
        table_of_shares(self.out, heading, &lines)?;
        let bars: Vec<Bar> = lines
            .iter()
            .filter_map(|(label, line)| {
                let Interval { low, share, high } = line.share?;
                Some(Bar { label: label.clone(), low, value: share, high })
            })
            .collect();
        let title = format!("Share of the victories, {}", self.title);
        let svg = plot::shares(&title, &bars, 1.0 / bars.len() as f64)?;
        let alt = "Share of the victories of each place in the order of play, with 95 % intervals";
        self.picture("order", alt, svg)?;
        if !alone {
            let seat = |(key, line)| (self.page.speaker.say(&Message::new(key)), line);
            let seats: Vec<_> =
                balance.seats.iter().map(|(key, line)| (*key, line)).map(seat).collect();
            writeln!(self.out, "\n<details><summary>By color</summary>\n")?;
            table_of_shares(self.out, "seat", &seats)?;
            writeln!(self.out, "\n</details>")?;
        }
        Ok(())
    }

    fn scores(&mut self, balance: &Balance) -> Result<()> {
        let points = &balance.points;
        let kinds: Vec<(&str, &Scores)> = [
            ("winners", &points.winners),
            ("others", &points.others),
            ("stopped games", &points.stopped),
        ]
        .into_iter()
        .filter(|(_, scores)| scores.seats > 0)
        .collect();
        let compared = points.winners.seats > 0 && points.others.seats > 0;
        writeln!(self.out, "\n### Where the points come from\n")?;
        let names: Vec<&str> = kinds.iter().map(|(kind, _)| *kind).collect();
        let lead = if compared { " lead |" } else { "" };
        writeln!(self.out, "| points | {} |{lead}", names.join(" | "))?;
        writeln!(self.out, "|---|{}", "---|".repeat(kinds.len() + usize::from(compared)))?;
        // Categories in which nobody ever scored, because no such card was in play, are left out.
        let scored = |at: &usize| {
            kinds.iter().any(|(_, scores)| scores.categories[*at] != Spread::default())
        };
        let shown: Vec<usize> = (0..balance.categories.len()).filter(scored).collect();
        let word = |&at: &usize| self.page.speaker.word("score", balance.categories[at]);
        let categories: Vec<String> = shown.iter().map(word).collect();
        let mut row = |label: &str, of: &dyn Fn(&Scores) -> f64| {
            let means: Vec<String> = kinds.iter().map(|(_, scores)| decimal(of(scores))).collect();
            let lead = if compared {
                format!(" {} |", signed(of(&points.winners) - of(&points.others), 1))
            } else {
                String::new()
            };
            writeln!(self.out, "| {label} | {} |{lead}", means.join(" | "))
        };
        for (&at, category) in shown.iter().zip(&categories) {
            row(category, &|scores| scores.categories[at].mean)?;
        }
        row("**all**", &|scores| scores.total.mean)?;
        let means = |scores: &Scores| shown.iter().map(|&at| scores.categories[at].mean).collect();
        let bars: Vec<(&str, Vec<f64>)> =
            kinds.iter().map(|(kind, scores)| (*kind, means(scores))).collect();
        let title = format!("Mean points by category, {}", self.title);
        let svg = plot::scores(&title, &bars, &categories)?;
        self.picture("scores", &format!("Mean points by category: {}", names.join(", ")), svg)
    }

    fn lengths(&mut self, balance: &Balance) -> Result<()> {
        writeln!(self.out, "\n### How long it takes\n")?;
        let all = &balance.turns;
        if let (Some(least), Some(most), Some(middle)) =
            (all.first(), all.last(), quantile(all, 0.5))
        {
            writeln!(
                self.out,
                "Turns of all players together: {middle} in the middle of all games, {least} in the shortest, {most} in the longest."
            )?;
        }
        if balance.stopped > 0 {
            let games = count(balance.stopped, "game was", "games were");
            writeln!(self.out, "{games} stopped by a limit and not counted in this sentence.")?;
        }
        let title = format!("Length of the games, {}", self.title);
        let svg = plot::lengths(&title, all, &balance.stopped_turns)?;
        self.picture("length", "How many games took how many turns", svg)
    }

    fn pieces(&mut self, verb: &VerbLine, heading: &str) -> Result<()> {
        writeln!(self.out, "\n### {heading}\n")?;
        let mut lines: Vec<(&PieceLine, String)> = verb.pieces.iter().zip(labels(verb)).collect();
        // The greatest contribution first, then those without one, the most wanted first.
        lines.sort_by(|(a, _), (b, _)| {
            let difference = |line: &PieceLine| line.contribution.map(|c| c.difference());
            match (difference(a), difference(b)) {
                (Some(a), Some(b)) => b.total_cmp(&a),
                (None, None) => b.pick_rate().total_cmp(&a.pick_rate()),
                (a, b) => b.is_some().cmp(&a.is_some()),
            }
            .then_with(|| a.piece.cmp(&b.piece))
        });
        if lines.len() <= MOST_ROWS {
            table_of_pieces(self.out, &lines)?;
        } else {
            let known = lines.iter().filter(|(line, _)| line.contribution.is_some()).count();
            let end = if known > 0 { known } else { lines.len() };
            let half = MOST_ROWS / 2;
            let ends = if end <= MOST_ROWS {
                lines[..end].to_vec()
            } else {
                [&lines[..half], &lines[end - half..end]].concat()
            };
            table_of_pieces(self.out, &ends)?;
            let all = lines.len();
            writeln!(self.out, "\n<details><summary>All {all}</summary>\n")?;
            table_of_pieces(self.out, &lines)?;
            writeln!(self.out, "\n</details>")?;
        }
        let bars: Vec<Bar> = lines
            .iter()
            .filter_map(|(line, label)| {
                let contrast = line.contribution?;
                let Contrast { low, high, .. } = contrast;
                Some(Bar { label: label.clone(), low, value: contrast.difference(), high })
            })
            .collect();
        if bars.len() < 2 {
            return Ok(());
        }
        let half = MOST_BARS / 2;
        let (bars, gap) = if bars.len() > MOST_BARS {
            ([&bars[..half], &bars[bars.len() - half..]].concat(), Some(half))
        } else {
            (bars, None)
        };
        let svg = plot::differences(&format!("{heading}, {}", self.title), &bars, gap)?;
        let alt = format!("{heading}: how much more those who picked it won, with 95 % intervals");
        self.picture(&verb.verb, &alt, svg)
    }

    /// Every other answer, in one table.
    fn rest(&mut self, verbs: &[&VerbLine]) -> Result<()> {
        let mut lines = Vec::new();
        for verb in verbs {
            for (line, label) in verb.pieces.iter().zip(labels(verb)) {
                let label = if line.piece.is_empty() { String::new() } else { format!(" {label}") };
                lines.push((line, format!("{}{label}", verb.verb)));
            }
        }
        if lines.is_empty() {
            return Ok(());
        }
        writeln!(self.out, "\n### Everything else\n")?;
        writeln!(
            self.out,
            "<details><summary>{}</summary>\n",
            count(lines.len(), "answer", "answers")
        )?;
        table_of_pieces(self.out, &lines)?;
        writeln!(self.out, "\n</details>")?;
        Ok(())
    }
}

fn table_of_shares(
    out: &mut String,
    heading: &str,
    lines: &[(String, &arena::SeatLine)],
) -> Result<()> {
    writeln!(out, "| {heading} | won | 95 % interval | points |\n|---|---|---|---|")?;
    for (label, line) in lines {
        if let Some(share) = line.share {
            let (won, interval) = (percent(share.share), range(share.low, share.high));
            writeln!(out, "| {label} | {won} | {interval} | {} |", decimal(line.score.mean))?;
        }
    }
    Ok(())
}

fn table_of_pieces(out: &mut String, lines: &[(&PieceLine, String)]) -> Result<()> {
    // Without a game that was won, four columns have nothing to say.
    let won = lines.iter().any(|(line, _)| line.winners + line.others > 0.0);
    let (heads, rules) = if won {
        (" contribution | games | winners | others |", "---|---|---|---|")
    } else {
        ("", "")
    };
    writeln!(out, "| |{heads} picked when offered | offered | seats | first round |")?;
    writeln!(out, "|---|{rules}---|---|---|---|")?;
    for (line, label) in lines {
        let picks = format!(" {} | {} |", decimal(line.winners), decimal(line.others));
        let told = match &line.contribution {
            _ if !won => String::new(),
            None => format!(" | |{picks}"),
            Some(contrast) => {
                let difference = percentage_points(contrast.difference());
                let mark = if contrast.is_clear() { "**" } else { "" };
                let (low, high) =
                    (percentage_points(contrast.low), percentage_points(contrast.high));
                let games = contrast.games;
                format!(" {mark}{difference}{mark} ({low} to {high}) | {games} |{picks}")
            }
        };
        let first = line.first_round.map(decimal).unwrap_or_default();
        writeln!(
            out,
            "| {label} |{told} {} | {} | {} | {first} |",
            percent(line.pick_rate()),
            line.offered,
            percent(line.seats),
        )?;
    }
    Ok(())
}
