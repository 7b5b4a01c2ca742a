//! The page of the balance report, as Markdown with a sentence per line.
//!
//! Pure data in, text out: files are read and written in `mod.rs`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use anyhow::{Context, Result};
use arena::balance::{Balance, Contrast, PieceLine, VerbLine, quantile};
use arena::{Fixture, Interval};
use games::{EditionHandle, GameKind};
use lang::Speaker;

use super::part::Part;
use crate::say::{capitalized, count, decimal, list, ordinal, percent, percentage_points, signed};

/// The contents of a page.
pub struct Page<'a> {
    pub speaker: &'a Speaker,
    pub kind: &'a dyn GameKind,
    pub edition: EditionHandle,
    /// The verbs that get a part of their own, and its heading.
    pub headings: &'a [(String, String)],
    pub sections: &'a [Section],
}

/// Games with one number of players and one configuration.
pub struct Section {
    /// The matches, each with the number of its games.
    pub matches: Vec<(Fixture, usize)>,
    pub balance: Balance,
}

/// What is written by hand stands between these two lines.
const BEGIN: &str = "<!-- by hand -->";
const END: &str = "<!-- /by hand -->";

/// The most pieces in a picture.
pub(super) const MOST_BARS: usize = 30;
/// A table of more pieces is cut to its two ends.
pub(super) const MOST_ROWS: usize = 14;

/// The hand-written part of an existing page; `None` if it has none.
///
/// # Errors
/// If only one of the two marks is there: rewriting the page could lose what somebody wrote.
pub fn by_hand(page: &str) -> Result<Option<&str>> {
    let Some((_, rest)) = page.split_once(BEGIN) else {
        anyhow::ensure!(!page.contains(END), "{END} has no {BEGIN} before it");
        return Ok(None);
    };
    let (kept, _) =
        rest.split_once(END).with_context(|| format!("{BEGIN} has no {END} after it"))?;
    Ok(Some(kept))
}

impl Page<'_> {
    /// The page and its pictures by name.
    pub fn write(&self, kept: Option<&str>) -> Result<(String, BTreeMap<String, String>)> {
        let mut out = String::new();
        let mut pictures = BTreeMap::new();
        let title = self.speaker.word("game", self.kind.id());
        let titles = self.titles();
        writeln!(out, "# {title}: balance\n")?;
        out.push_str(
            "What games between bots say about the game: who is favored, where the points come from, how long it takes, and what goes with winning.\n\
             Bots are not people, and what they cannot use may be strong in better hands.\n\
             `cargo xtask balance` makes this page from the games; only the proposals are written by hand.\n\n\
             ## In short\n\n",
        );
        for (section, (title, _)) in self.sections.iter().zip(&titles) {
            writeln!(out, "- **{title}.**")?;
            for line in self.summary(&section.balance) {
                writeln!(out, "  {line}")?;
            }
        }
        self.played(&mut out, &titles)?;
        let kept = kept.unwrap_or("\n\nNone so far.\n\n");
        writeln!(out, "\n## Proposals\n\n{BEGIN}{kept}{END}")?;
        for (section, (title, slug)) in self.sections.iter().zip(&titles) {
            writeln!(out, "\n## {title}")?;
            let stem = format!("{}-{slug}", self.kind.id());
            let mut part = Part { page: self, out: &mut out, pictures: &mut pictures, stem, title };
            part.write(&section.balance)?;
        }
        out.push_str(HOW_TO_READ);
        Ok((out, pictures))
    }

    /// The title of each section and a short word for file names. Configurations are told apart by
    /// a letter.
    fn titles(&self) -> Vec<(String, String)> {
        let players = |section: &Section| section.balance.players;
        let title = |(index, section): (usize, &Section)| {
            let n = players(section);
            let same = |sections: &[Section]| sections.iter().filter(|s| players(s) == n).count();
            let plain = count(n, "player", "players");
            if same(self.sections) == 1 {
                return (plain, format!("{n}p"));
            }
            let letter = char::from(b'a' + same(&self.sections[..index]) as u8);
            (format!("{plain} ({letter})"), format!("{n}p-{letter}"))
        };
        self.sections.iter().enumerate().map(title).collect()
    }

    fn played(&self, out: &mut String, titles: &[(String, String)]) -> Result<()> {
        let info = self.edition.info();
        let matches = || self.sections.iter().flat_map(|section| &section.matches);
        let rules: BTreeSet<u32> = matches().map(|(fixture, _)| fixture.rules.0).collect();
        let versions: Vec<_> = rules.iter().map(u32::to_string).collect();
        writeln!(
            out,
            "\n## What was played\n\nRules version {}, edition `{}` (`{}`).\n",
            versions.join(" and "),
            info.id,
            &info.hash[..12.min(info.hash.len())],
        )?;
        out.push_str("| | bots | games | seed | configuration |\n|---|---|---|---|---|\n");
        for (section, (title, _)) in self.sections.iter().zip(titles) {
            for (fixture, games) in &section.matches {
                let bots = fixture.bots.iter().map(|bot| format!("`{bot}`")).collect::<Vec<_>>();
                let everywhere = if bots.len() == 1 { " on every seat" } else { "" };
                let (bots, seed, config) = (bots.join(", "), &fixture.seed, &fixture.config);
                writeln!(
                    out,
                    "| {title} | {bots}{everywhere} | {games} | `{seed}` | `{config}` |"
                )?;
            }
        }
        let commands: Vec<String> =
            matches().map(|(fixture, games)| fixture.command(*games as u64)).collect();
        out.push_str(&crate::strength::played_by(&commands));
        let today = self.kind.rules().0;
        if rules.iter().any(|&version| version != today) {
            writeln!(
                out,
                "\nA program of today plays rules version {today}: there the same commands give other games."
            )?;
        }
        if matches().any(|(fixture, _)| fixture.bots.len() > 1) {
            out.push_str(
                "\nWhere different bots met, what goes with winning is partly what the stronger one likes.\n",
            );
        }
        Ok(())
    }

    /// The verbs that get a part of their own, with its heading.
    pub(super) fn featured<'b>(&self, balance: &'b Balance) -> Vec<(&'b VerbLine, String)> {
        let named = |verb: &str| balance.verbs.iter().find(|line| line.verb == verb);
        if !self.headings.is_empty() {
            let found = self.headings.iter();
            return found
                .filter_map(|(verb, heading)| named(verb).map(|line| (line, heading.clone())))
                .collect();
        }
        let several = balance.verbs.iter().filter(|line| line.pieces.len() > 2);
        several.map(|line| (line, format!("Answers with `{}`", line.verb))).collect()
    }

    /// A few sentences for those who read no tables.
    fn summary(&self, balance: &Balance) -> Vec<String> {
        let mut lines = vec![who_wins(balance), how_long(balance)];
        lines.extend(self.lead(balance));
        let pieces = || {
            let verbs = self.featured(balance).into_iter();
            verbs.flat_map(|(verb, _)| {
                verb.pieces.iter().zip(labels(verb)).map(move |it| (verb, it))
            })
        };
        let mut clear: Vec<(String, &Contrast)> = pieces()
            .filter_map(|(verb, (line, label))| {
                let contrast =
                    line.contribution.as_ref().filter(|contrast| contrast.stands_out())?;
                Some((format!("{} {label}", verb.verb), contrast))
            })
            .collect();
        clear.sort_by(|(_, a), (_, b)| b.difference().total_cmp(&a.difference()));
        let named = |(label, contrast): &(String, &Contrast)| {
            format!("{label} ({})", percentage_points(contrast.difference()))
        };
        let up: Vec<String> =
            clear.iter().filter(|(_, c)| c.low > 0.0).take(4).map(named).collect();
        let down: Vec<String> =
            clear.iter().rev().filter(|(_, c)| c.high < 0.0).take(4).map(named).collect();
        match (up.is_empty(), down.is_empty()) {
            (true, true) if balance.turns.is_empty() => {}
            (true, true) => lines.push(
                "Nothing that is picked stands out as going with winning or losing.".to_string(),
            ),
            (false, true) => lines.push(format!("What goes with winning: {}.", list(&up))),
            (true, false) => lines.push(format!("What goes with losing: {}.", list(&down))),
            (false, false) => lines.push(format!(
                "What goes with winning: {}; with losing: {}.",
                list(&up),
                list(&down)
            )),
        }
        let lying: Vec<String> =
            self.featured(balance).into_iter().filter_map(|(verb, _)| left_lying(verb)).collect();
        if !lying.is_empty() {
            lines.push(format!("Left lying most often: {}.", list(&lying)));
        }
        lines
    }

    /// By how much winners lead, and with what.
    fn lead(&self, balance: &Balance) -> Option<String> {
        let (winners, others) = (&balance.points.winners, &balance.points.others);
        if winners.seats == 0 || others.seats == 0 {
            return None;
        }
        let leads = winners.categories.iter().zip(&others.categories).map(|(a, b)| a.mean - b.mean);
        let (at, most) = leads.enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        let category = self.speaker.word("score", balance.categories[at]);
        let text = format!(
            "Winners have {} points, the others {}",
            decimal(winners.total.mean),
            decimal(others.total.mean)
        );
        // A single category says it all.
        Some(if balance.categories.len() == 1 {
            text + "."
        } else {
            format!("{text}; most of the lead comes from “{category}” ({}).", signed(most, 1))
        })
    }
}

/// Who is favored, in a sentence.
fn who_wins(balance: &Balance) -> String {
    let shares: Option<Vec<Interval>> = balance.order.iter().map(|line| line.share).collect();
    let Some(shares) = shares.filter(|shares| !shares.is_empty()) else {
        return "No game came to its end, so that nothing can be said about winning.".to_string();
    };
    let told = |share: &Interval| {
        format!("{} of the games ({})", percent(share.share), range(share.low, share.high))
    };
    if balance.players == 1 {
        return format!("The player wins {}.", told(&shares[0]));
    }
    let chance = 1.0 / shares.len() as f64;
    let name = |place: usize| match place {
        0 => "who begins".to_string(),
        place => format!("the {} in the order of play", ordinal(place + 1)),
    };
    let mut told_of: Vec<String> = Vec::new();
    for (place, share) in shares.iter().enumerate() {
        if share.low > chance {
            told_of.push(format!("{} is favored and wins {}", name(place), told(share)));
        } else if share.high < chance && shares.len() > 2 {
            told_of.push(format!("{} has a hard time and wins {}", name(place), told(share)));
        }
    }
    if told_of.is_empty() {
        return format!(
            "No place in the order of play is clearly favored: who begins wins {}, and {} would be even.",
            told(&shares[0]),
            percent(chance)
        );
    }
    format!("{}; {} would be even.", capitalized(&told_of.join("; ")), percent(chance))
}

/// How long games take, in a sentence.
fn how_long(balance: &Balance) -> String {
    let seats = balance.order.len().max(1) as f64;
    let stopped = match (balance.stopped, balance.games) {
        (0, _) => String::new(),
        (stopped, all) if stopped == all => {
            return format!("A limit stopped every one of the {}.", count(all, "game", "games"));
        }
        (stopped, all) => format!(" A limit stopped {stopped} of {all} games."),
    };
    let at = |share| {
        let turns = f64::from(quantile(&balance.turns, share).unwrap_or_default());
        format!("{:.0}", turns / seats)
    };
    let spread = match (at(0.25), at(0.75)) {
        (low, high) if low == high => "and few games much more or less".to_string(),
        (low, high) => format!("and half of all games between {low} and {high}"),
    };
    format!("A game takes about {} turns of each player, {spread}.{stopped}", at(0.5))
}

/// The piece of a verb that was picked least, if that is far less than others.
fn left_lying(verb: &VerbLine) -> Option<String> {
    let (offered, picked) = verb
        .pieces
        .iter()
        .fold((0, 0), |(offered, picked), line| (offered + line.offered, picked + line.picked));
    let usual = f64::from(picked) / f64::from(offered.max(1));
    let (line, label) = verb
        .pieces
        .iter()
        .zip(labels(verb))
        .filter(|(line, _)| line.offered >= 50 && line.pick_rate() < usual / 2.0)
        .min_by(|(a, _), (b, _)| a.pick_rate().total_cmp(&b.pick_rate()))?;
    let (picked, offered) = (line.picked, line.offered);
    Some(format!("{} {label} (picked {picked} of {offered} times)", verb.verb))
}

/// What the pieces of a verb are called; namesakes are told apart by their ids.
pub(super) fn labels(verb: &VerbLine) -> Vec<String> {
    let name = |line: &PieceLine| match (&line.name, line.piece.as_str()) {
        (Some(name), _) => name.clone(),
        (None, "") => verb.verb.clone(),
        (None, word) => word.to_string(),
    };
    let label = |line: &PieceLine| {
        let own = name(line);
        if verb.pieces.iter().filter(|other| name(other) == own).count() < 2 {
            return own;
        }
        let slug = own.to_lowercase().replace([' ', '-'], "_");
        let rest = line.piece.strip_prefix(&slug).map(|rest| rest.trim_start_matches('_'));
        match rest {
            Some("") => own,
            Some(rest) => format!("{own} ({})", rest.replace('_', " ")),
            None => format!("{own} ({})", line.piece),
        }
    };
    verb.pieces.iter().map(label).collect()
}

pub(super) fn range(low: f64, high: f64) -> String {
    format!("{} to {}", percent(low), percent(high))
}

const HOW_TO_READ: &str = "
## How to read it

- **Intervals.** The true value lies in a 95 % interval 95 times in a hundred.
  Games of the same deal count for less where the deal decided them.
- **Order of play.** The first place is the one that had the first turn, wherever it sat.
  A shared victory is split; a game that a limit stopped is won by nobody and left out.
- **Offered and picked.** A piece is offered by a question if one of its legal answers, of several, names it, and picked if the answer given names it.
  What could not be paid for, or was asked without a choice, is in neither number.
- **Winners** and **others** say how often a winner picked it in a game, and how often somebody else did, on average; that tells more than a contribution about what everybody picks sooner or later.
- **Seats** is the share of all seats that picked it at least once in a game; **first round** is when they first did, on average, 0 being before the first turn.
- **Contribution.** In games in which somebody picked the piece and somebody else did not, the mean win share of those who did, minus that of those who did not, in percentage points: +10 is 55 % against 45 % at a table of two.
  With a single player, games with the pick are compared with games without.
  **Games** says how many games can tell; below ten there is no number.
  Bold numbers have an interval without 0; among a hundred pieces without any effect about five would have one, too, so that the summary names only what lies farther out.
- A contribution is a **correlation, not a cause**: who is ahead can afford what others cannot, and what ends a game is picked by winners.
";

#[cfg(test)]
mod tests {
    use arena::SeatLine;

    use super::*;

    /// Games at a table where each place won so many of a hundred.
    fn won(places: &[f64], turns: &[u32]) -> Balance {
        let line = |&won: &f64| SeatLine {
            share: Some(Interval::wilson(won / 100.0, 100.0)),
            score: arena::Spread::default(),
        };
        Balance {
            players: places.len(),
            games: turns.len(),
            order: places.iter().map(line).collect(),
            turns: turns.to_vec(),
            ..Balance::default()
        }
    }

    #[test]
    fn the_summary_says_who_is_favored() {
        for (places, sentence) in [
            (
                &[62.0, 38.0][..],
                "Who begins is favored and wins 62 % of the games (52 % to 71 %); 50 % would be even.",
            ),
            (
                &[55.0, 45.0],
                "No place in the order of play is clearly favored: who begins wins 55 % of the games \
                 (45 % to 64 %), and 50 % would be even.",
            ),
            (
                &[20.0, 33.0, 47.0],
                "Who begins has a hard time and wins 20 % of the games (13 % to 29 %); the 3rd in the \
                 order of play is favored and wins 47 % of the games (38 % to 57 %); 33 % would be even.",
            ),
        ] {
            assert_eq!(who_wins(&won(places, &[40])), sentence);
        }
        assert!(who_wins(&Balance::default()).starts_with("No game came to its end"));
    }

    #[test]
    fn the_summary_says_how_long_it_takes() {
        let turns: Vec<u32> = (20..=60).collect();
        let mut balance = won(&[50.0, 50.0], &turns);
        let sentence =
            "A game takes about 20 turns of each player, and half of all games between 15 and 25.";
        assert_eq!(how_long(&balance), sentence);
        (balance.games, balance.stopped) = (50, 9);
        assert_eq!(how_long(&balance), format!("{sentence} A limit stopped 9 of 50 games."));
        let even = won(&[50.0, 50.0], &[40, 40, 40]);
        let sentence =
            "A game takes about 20 turns of each player, and few games much more or less.";
        assert_eq!(how_long(&even), sentence);
    }

    fn line(piece: &str, name: Option<&str>, offered: u32, picked: u32) -> PieceLine {
        PieceLine {
            piece: piece.to_string(),
            name: name.map(str::to_string),
            offered,
            picked,
            seats: 0.0,
            winners: 0.0,
            others: 0.0,
            first_round: None,
            contribution: None,
        }
    }

    #[test]
    fn namesakes_are_told_apart() {
        let verb = VerbLine {
            verb: "hire".to_string(),
            pieces: vec![
                line("debt_collector_clay", Some("Debt Collector"), 1, 1),
                line("debt_collector", Some("Debt Collector"), 1, 1),
                line("taxman", Some("Debt Collector"), 1, 1),
                line("miner", Some("Miner"), 1, 1),
                line("clay wood", None, 1, 1),
                line("", None, 1, 1),
            ],
        };
        let told = [
            "Debt Collector (clay)",
            "Debt Collector",
            "Debt Collector (taxman)",
            "Miner",
            "clay wood",
            "hire",
        ];
        assert_eq!(labels(&verb), told);
    }

    #[test]
    fn what_is_left_lying_was_offered_often_and_picked_far_less_than_others() {
        let verb = |rare: PieceLine| VerbLine {
            verb: "keep".to_string(),
            pieces: vec![line("well", Some("Well"), 100, 40), rare],
        };
        let told = left_lying(&verb(line("den", Some("Den"), 60, 3)));
        assert_eq!(told.as_deref(), Some("keep Den (picked 3 of 60 times)"));
        assert_eq!(left_lying(&verb(line("den", Some("Den"), 49, 3))), None);
        assert_eq!(left_lying(&verb(line("den", Some("Den"), 60, 15))), None);
    }

    #[test]
    fn the_part_by_hand_is_found_whole() {
        assert_eq!(by_hand("").expect("no page"), None);
        let page = format!("a {BEGIN}\n\nOurs.\n{END} b");
        assert_eq!(by_hand(&page).expect("a page"), Some("\n\nOurs.\n"));
        assert!(by_hand(BEGIN).is_err() && by_hand(END).is_err());
    }
}
