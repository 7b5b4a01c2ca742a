//! `trestle analyze`: the analysis of a saved game.

use std::io::Write;

use bots::Budget;
use game_core::{LiveGame, Message, Problem, SavedGame, Seat};
use games::{Analysis, AnalysisPlan, Decision};
use serde_json::json;

use crate::args::AnalyzeArgs;
use crate::table::{Table, wrap};
use crate::talk::Talk;
use crate::{files, progress, replay, scores, setup};

/// Analyzes every decision of a saved game and prints the results.
///
/// # Errors
/// If the game cannot be read or replayed.
pub fn run(args: &AnalyzeArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let saved = files::saved_or_match(talk, &args.file, args.game)?;
    let kind = games::by_id(&saved.game).map_err(|problem| talk.failure(&problem.message))?;
    let edition = files::edition(talk, kind, args.edition.as_deref())?;
    // Replayed first: errors in the game are reported before a long analysis.
    let game = kind
        .replay(edition, &saved, &mut |_, _, _| ())
        .map_err(|error| replay::failure(talk, &error))?;
    let seat = args.seat.map(Seat::new);
    if let Some(seat) = seat.filter(|seat| seat.index() >= game.players()) {
        let problem = Problem::no_such_seat(seat.index() as i64, game.players());
        return Err(talk.usage(&problem));
    }
    let plan = AnalysisPlan {
        budget: Budget::Sims(args.sims),
        threads: args.threads.unwrap_or_else(setup::cores),
        seat,
        closer: None,
    };
    let bar = progress::bar(0);
    let analysis = kind.analyze(edition, &saved, &plan, &|done, total| {
        bar.set_length(total as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    let analysis = analysis.map_err(|error| replay::failure(talk, &error))?;
    if args.json {
        let doc = json!({
            "game": saved.game,
            "edition": saved.edition,
            "edition_hash": saved.edition_hash,
            "players": game.players(),
            "sims": args.sims,
            "decisions": analysis.decisions,
            "seats": analysis.seats,
            "result": saved.result,
        });
        return Ok(writeln!(out, "{doc:#}")?);
    }
    Summary { talk, game: &*game, saved: &saved, analysis: &analysis, seat }.print(args.sims, out)
}

/// The most decisions that are listed one by one, the costliest first.
const SLIPS: usize = 5;
/// Smaller losses are within the noise of the simulations.
const NOTHING: f64 = 0.01;
/// The maximum width of the graph of win chances.
const GRAPH: usize = 60;
/// Win chances from low to high.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

struct Summary<'a> {
    talk: &'a Talk,
    game: &'a dyn LiveGame,
    saved: &'a SavedGame,
    analysis: &'a Analysis,
    seat: Option<Seat>,
}

impl Summary<'_> {
    fn print(&self, sims: u32, out: &mut dyn Write) -> anyhow::Result<()> {
        let talk = self.talk;
        let heading = Message::new("cli-analyze-heading")
            .text("game", talk.game(&self.saved.game))
            .int("decisions", self.analysis.decisions.len() as i64)
            .int("sims", sims);
        writeln!(out, "{}", talk.bold(&talk.say(&heading)))?;
        for line in self.seats().lines(talk.width) {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "\n{}", talk.key("cli-analyze-graph"))?;
        for line in self.graph() {
            writeln!(out, "{line}")?;
        }
        let slips = self.slips();
        let key = if slips.is_empty() { "cli-analyze-no-slips" } else { "cli-analyze-slips" };
        writeln!(out, "\n{}", talk.key(key))?;
        for slip in slips {
            let message = Message::new("cli-analyze-slip")
                .int("number", slip.number as i64)
                .int("turn", slip.turn)
                .text("who", scores::name(talk, self.game, slip.seat))
                .text("given", &slip.given.action)
                .text("best", &slip.best.action)
                .text("lost", self.percent(slip.lost))
                .text("from", self.percent(slip.best.chance))
                .text("to", self.percent(slip.given.chance));
            for (index, line) in wrap(&talk.say(&message), talk.width - 2).iter().enumerate() {
                writeln!(out, "{}{line}", if index == 0 { "" } else { "  " })?;
            }
        }
        Ok(())
    }

    fn percent(&self, share: f64) -> String {
        format!("{}\u{a0}%", self.talk.decimal(100.0 * share, 0))
    }

    /// How well each seat decided.
    fn seats(&self) -> Table {
        let columns =
            ["cli-analyze-who", "cli-analyze-decisions", "cli-analyze-best", "cli-analyze-lost"];
        let headings = columns.map(|key| self.talk.key(key)).to_vec();
        let mut table = Table::new(headings, vec![false, true, true, true]);
        for (index, line) in self.analysis.seats.iter().enumerate() {
            let seat = Seat::new(index as u8);
            if self.seat.is_some_and(|only| only != seat) {
                continue;
            }
            table.row(vec![
                scores::name(self.talk, self.game, seat),
                line.decisions.to_string(),
                self.percent(line.best as f64 / line.decisions.max(1) as f64),
                format!("{}\u{a0}%", self.talk.decimal(100.0 * line.mean_lost, 2)),
            ]);
        }
        table
    }

    /// The win chance of each seat over the game, as a row of bars.
    fn graph(&self) -> Vec<String> {
        let decisions = &self.analysis.decisions;
        let columns = decisions.len().min(GRAPH);
        let names: Vec<String> = Seat::all(self.game.players())
            .map(|seat| scores::name(self.talk, self.game, seat))
            .collect();
        let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let row = |(seat, name): (usize, &String)| {
            let bar = |column: usize| {
                let from = column * decisions.len() / columns;
                let to = (column + 1) * decisions.len() / columns;
                let chances = decisions[from..to].iter().map(|decision| decision.chances[seat]);
                let mean = chances.sum::<f64>() / (to - from) as f64;
                BARS[((mean * 8.0) as usize).min(7)]
            };
            let bars: String = (0..columns).map(bar).collect();
            format!("{name:widest$} {bars}")
        };
        names.iter().enumerate().map(row).collect()
    }

    /// The decisions that lost most, the worst first.
    fn slips(&self) -> Vec<&Decision> {
        let lost = |decision: &&Decision| decision.lost >= NOTHING;
        let mut slips: Vec<&Decision> = self.analysis.decisions.iter().filter(lost).collect();
        slips.sort_by(|a, b| b.lost.total_cmp(&a.lost).then(a.number.cmp(&b.number)));
        slips.truncate(SLIPS);
        slips
    }
}
