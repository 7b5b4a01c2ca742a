//! Who plays whom, and in which order.

use bots::BotSpec;
use game_core::{MAX_SEATS, RulesVersion, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a match is, so that it can be played again to the bit: the first line of its file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fixture {
    /// The format of match files, [`Fixture::FORMAT`].
    pub arena: u32,
    /// The game's id.
    pub game: String,
    /// The rules version it is played under.
    pub rules: RulesVersion,
    /// [`bots::Knowledge::VERSION`]: which generation of bots plays.
    pub bots_version: u32,
    /// The name of its edition.
    pub edition: String,
    /// The hash of the values of that edition.
    pub edition_hash: String,
    /// The game's configuration.
    pub config: Value,
    /// The bots, as they are typed.
    pub bots: Vec<String>,
    /// How many seats they sit on.
    pub players: usize,
    /// The text from which all chance follows.
    pub seed: String,
}

/// The games of a match, by number.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// Each line-up names the bot, by its number, for each seat of the first rotation.
    line_ups: Vec<Vec<usize>>,
    players: usize,
}

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Which game.
    pub index: u64,
    /// Which deal: games of the same deal have the same shuffles.
    pub deal: u64,
    /// Which bot sits on each seat, by its number in the fixture.
    pub seats: Vec<usize>,
}

impl Schedule {
    /// The schedule for `bots` bots at a table of `players`.
    ///
    /// With as many bots as seats, each has one. With fewer, the last takes the seats that are
    /// left. With more, every choice of them meets in turn.
    pub fn new(bots: usize, players: usize) -> Self {
        let line_ups = if bots > players {
            choices(bots, players)
        } else {
            vec![(0..players).map(|seat| seat.min(bots - 1)).collect()]
        };
        Self { line_ups, players }
    }

    /// After how many games every choice of bots has met once.
    pub fn games_until_all_met(&self) -> u64 {
        self.line_ups.len() as u64 * self.games_per_deal()
    }

    /// How many games belong together: one deal, with the line-up in every rotation.
    pub fn games_per_deal(&self) -> u64 {
        self.players as u64
    }

    /// The number of games that is at least `games` and leaves no deal half played.
    pub fn whole_deals(&self, games: u64) -> u64 {
        games.next_multiple_of(self.games_per_deal())
    }

    /// Game number `index`.
    pub fn slot(&self, index: u64) -> Slot {
        let deal = index / self.games_per_deal();
        let turn = (index % self.games_per_deal()) as usize;
        let line_up = &self.line_ups[(deal % self.line_ups.len() as u64) as usize];
        let seats = (0..self.players).map(|seat| line_up[(seat + turn) % self.players]).collect();
        Slot { index, deal, seats }
    }
}

/// Every choice of `take` numbers below `n`, each in ascending order.
fn choices(n: usize, take: usize) -> Vec<Vec<usize>> {
    if take == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        choices(last, take - 1).into_iter().map(move |mut choice| {
            choice.push(last);
            choice
        })
    };
    (take - 1..n).flat_map(with_last).collect()
}

impl Fixture {
    /// The format of match files that this code writes.
    pub const FORMAT: u32 = 1;

    /// What is wrong with it, if anything is: it may have been read from a damaged file.
    pub fn fault(&self) -> Option<String> {
        if self.arena != Self::FORMAT {
            return Some(format!("the format is {}, not {}", self.arena, Self::FORMAT));
        }
        if !(1..=MAX_SEATS).contains(&self.players) {
            return Some(format!("no game has {} players", self.players));
        }
        if self.bots.is_empty() {
            return Some("there are no bots".to_string());
        }
        let unknown = self.bots.iter().find(|bot| bot.parse::<BotSpec>().is_err())?;
        Some(format!("there is no bot {unknown}"))
    }

    /// The deal of a game.
    pub fn deal_seed(&self, slot: &Slot) -> Seed {
        Seed::of_series(&self.seed, slot.deal)
    }

    /// From which the chance of the bots in a game follows; each game has its own, so that two
    /// games of one deal do not go alike where the bots could differ.
    pub fn bot_seed(&self, slot: &Slot) -> u64 {
        let Seed([a, b, c, d, e, f, g, h, ..]) = Seed::of_series(&self.seed, !slot.index);
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }

    /// The bots that sit at a table.
    ///
    /// # Panics
    /// If the fixture names a bot that does not exist; [`Fixture`]s are checked when they are made.
    pub fn specs(&self, slot: &Slot) -> Vec<BotSpec> {
        let spec = |&bot: &usize| self.bots[bot].parse().expect("the fixture's bots exist");
        slot.seats.iter().map(spec).collect()
    }

    /// The command that plays the first `games` games of this match. A data file has a name of its
    /// own on every machine, so its edition is named instead.
    pub fn command(&self, games: u64) -> String {
        let mut command = format!(
            "trestle arena {} --bots {} --players {} --games {games} --seed {}",
            self.game,
            self.bots.join(","),
            self.players,
            word(&self.seed),
        );
        let mut config = self.config.clone();
        if let Some(map) = config.as_object_mut() {
            map.remove("players");
        }
        if config.as_object().is_some_and(|map| !map.is_empty()) {
            command += " --config ";
            command += &word(&config.to_string());
        }
        if self.edition != "default" {
            command += " --edition ";
            command += &word(&format!("{}.toml", self.edition));
        }
        command
    }

    /// Its schedule.
    pub fn schedule(&self) -> Schedule {
        Schedule::new(self.bots.len(), self.players)
    }
}

/// A text as one word of a command line.
fn word(text: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_./:,+@".contains(letter);
    if !text.is_empty() && text.chars().all(plain) {
        return text.to_string();
    }
    format!("'{}'", text.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(bots: usize, players: usize, games: u64) -> Vec<(u64, Vec<usize>)> {
        let schedule = Schedule::new(bots, players);
        (0..games).map(|index| schedule.slot(index)).map(|slot| (slot.deal, slot.seats)).collect()
    }

    #[test]
    fn every_bot_has_every_seat_of_a_deal() {
        let two = [(0, vec![0, 1]), (0, vec![1, 0]), (1, vec![0, 1]), (1, vec![1, 0])];
        assert_eq!(seats(2, 2, 4), two);
        let three = [(0, vec![0, 1, 1]), (0, vec![1, 1, 0]), (0, vec![1, 0, 1])];
        assert_eq!(seats(2, 3, 3), three);
        assert_eq!(seats(1, 2, 2), [(0, vec![0, 0]), (0, vec![0, 0])]);
    }

    #[test]
    fn more_bots_than_seats_meet_in_turn() {
        let pairs: Vec<_> = seats(3, 2, 6).into_iter().map(|(_, seats)| seats).collect();
        assert_eq!(pairs, [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
        assert_eq!(choices(4, 2).len(), 6);
    }

    #[test]
    fn all_have_met_after_every_choice() {
        assert_eq!(Schedule::new(4, 2).games_until_all_met(), 12);
        assert_eq!(Schedule::new(2, 2).games_until_all_met(), 2);
    }

    #[test]
    fn no_deal_is_left_half_played() {
        assert_eq!(Schedule::new(2, 3).whole_deals(1_000), 1_002);
        assert_eq!(Schedule::new(2, 4).whole_deals(1_000), 1_000);
    }
}
