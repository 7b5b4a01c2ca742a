//! How those who picked something fared against those who did not.

use crate::interval::Z;

/// Win shares of seats that picked a piece at least once, and of those that never did.
///
/// With several players, only games count in which some seat picked it and another did not, and
/// each such game counts once, as the difference between its two kinds of seats. Without any effect
/// the difference would be 0. A single player cannot be compared to others; there, games with the
/// pick are compared to games without.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contrast {
    /// How many games can tell.
    pub games: usize,
    /// The mean win share of seats that picked it.
    pub with: f64,
    /// The mean win share of seats that did not.
    pub without: f64,
    /// The lower end of the interval in which the true difference lies, 95 times in a hundred.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// Fewer games say nothing.
const LEAST: usize = 10;

/// Who picked and who won how much, seat by seat.
type Game = (Vec<bool>, Vec<f64>);

impl Contrast {
    /// Of games by deal; nothing if fewer than ten games can tell.
    pub fn of(deals: &[Vec<Game>]) -> Option<Self> {
        let several = deals.iter().flatten().any(|(picked, _)| picked.len() > 1);
        if several { Self::within(deals) } else { Self::between(deals) }
    }

    /// How much more seats with the pick won.
    pub fn difference(&self) -> f64 {
        self.with - self.without
    }

    /// Whether the interval leaves 0 out.
    pub fn is_clear(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }

    /// Whether 0 lies so far outside the interval that it would do so by chance for fewer than one
    /// of a thousand pieces without any effect. For those who look at many pieces at once.
    pub fn stands_out(&self) -> bool {
        let half = (self.high - self.difference()).max(self.difference() - self.low);
        // 3.3 standard deviations; the interval has 1.96.
        self.difference().abs() > 3.3 / Z * half
    }

    /// Compares the seats of each game with each other.
    fn within(deals: &[Vec<Game>]) -> Option<Self> {
        let of_deal = |deal: &Vec<Game>| deal.iter().filter_map(both).collect::<Vec<_>>();
        let deals: Vec<Vec<(f64, f64)>> = deals.iter().map(of_deal).collect();
        let games = deals.iter().map(Vec::len).sum::<usize>();
        if games < LEAST {
            return None;
        }
        let n = games as f64;
        let mean = |of: fn(&(f64, f64)) -> f64| deals.iter().flatten().map(of).sum::<f64>() / n;
        let (with, without) = (mean(|game| game.0), mean(|game| game.1));
        let difference = with - without;
        let off = |game: &(f64, f64)| game.0 - game.1 - difference;
        let single: f64 = deals.iter().flatten().map(|game| off(game).powi(2)).sum();
        // As with `Interval::of_deals`: what deals decide counts for less, and never for more.
        let by_deal: f64 = deals.iter().map(|deal| deal.iter().map(off).sum::<f64>().powi(2)).sum();
        // Two games more, one won and one lost by the pick: few games that all went one way would
        // otherwise seem to leave no doubt.
        let doubt = (1.0 - difference).powi(2) + (1.0 + difference).powi(2);
        let half = Z * (single.max(by_deal) + doubt).sqrt() / n;
        Some(Self::around(games, with, without, half))
    }

    /// Compares games with each other; each has one seat that decides.
    fn between(deals: &[Vec<Game>]) -> Option<Self> {
        let shares = |wanted: bool| -> Vec<f64> {
            let games = deals.iter().flatten();
            games.filter(|(picked, _)| picked[0] == wanted).map(|(_, won)| won[0]).collect()
        };
        let (with, without) = (shares(true), shares(false));
        if with.len().min(without.len()) < LEAST / 2 {
            return None;
        }
        let mean = |shares: &[f64]| shares.iter().sum::<f64>() / shares.len() as f64;
        // Agresti and Caffo: one victory and one defeat more on each side.
        let variance = |shares: &[f64]| {
            let n = shares.len() as f64 + 2.0;
            let share = (shares.iter().sum::<f64>() + 1.0) / n;
            share * (1.0 - share) / n
        };
        let half = Z * (variance(&with) + variance(&without)).sqrt();
        Some(Self::around(with.len() + without.len(), mean(&with), mean(&without), half))
    }

    fn around(games: usize, with: f64, without: f64, half: f64) -> Self {
        let difference = with - without;
        let (low, high) = ((difference - half).max(-1.0), (difference + half).min(1.0));
        Self { games, with, without, low, high }
    }
}

/// The mean win share of the seats that picked and of those that did not, if there are both.
fn both((picked, won): &Game) -> Option<(f64, f64)> {
    let mean = |wanted: bool| {
        let shares = picked.iter().zip(won).filter(|(picked, _)| **picked == wanted);
        let (n, sum) = shares.fold((0, 0.0), |(n, sum), (_, share)| (n + 1, sum + share));
        (n > 0).then(|| sum / f64::from(n))
    };
    mean(true).zip(mean(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(picked: &[bool], winner: usize) -> Game {
        let share = |seat| if seat == winner { 1.0 } else { 0.0 };
        (picked.to_vec(), (0..picked.len()).map(share).collect())
    }

    fn deals(games: &[Game], per_deal: usize) -> Vec<Vec<Game>> {
        games.chunks(per_deal).map(<[Game]>::to_vec).collect()
    }

    #[test]
    fn only_games_with_both_kinds_of_seats_tell() {
        let tell = game(&[true, false], 0);
        let all = game(&[true, true], 1);
        let none = game(&[false, false], 1);
        let games = [vec![tell; 10], vec![all; 50], vec![none; 50]].concat();
        let contrast = Contrast::of(&deals(&games, 2)).expect("ten games tell");
        assert_eq!((contrast.games, contrast.with, contrast.without), (10, 1.0, 0.0));
        // Ten victories in ten games are not the certainty that their spread of 0 would say.
        assert!(contrast.low < 0.9 && contrast.is_clear(), "{contrast:?}");
        assert!(contrast.stands_out());
        assert_eq!(Contrast::of(&deals(&games[1..], 2)), None);
    }

    #[test]
    fn shares_of_several_seats_are_their_mean() {
        let games = vec![game(&[true, true, false], 0); 20];
        let contrast = Contrast::of(&deals(&games, 1)).expect("games");
        assert_eq!((contrast.with, contrast.without), (0.5, 0.0));
    }

    #[test]
    fn no_effect_is_not_clear_and_deals_that_decide_widen() {
        let won = game(&[true, false], 0);
        let lost = game(&[true, false], 1);
        let mixed = vec![vec![won.clone(), lost.clone()]; 50];
        let same = [vec![vec![won; 2]; 25], vec![vec![lost; 2]; 25]].concat();
        let narrow = Contrast::of(&mixed).expect("games");
        let wide = Contrast::of(&same).expect("games");
        assert!(narrow.difference().abs() < 1e-12 && !narrow.is_clear());
        // A hundred games and two more: ± 1.96 · √102 / 100.
        assert!((narrow.high - 0.1979).abs() < 1e-3, "{narrow:?}");
        let won_60_of_100 =
            [vec![vec![game(&[true, false], 0)]; 60], vec![vec![game(&[true, false], 1)]; 40]];
        let clear = Contrast::of(&won_60_of_100.concat()).expect("games");
        assert!(clear.is_clear() && !clear.stands_out(), "{clear:?}");
        assert!(wide.high > 1.4 * narrow.high, "{wide:?}");
    }

    #[test]
    fn a_single_player_is_compared_between_games() {
        let with = |won: bool| (vec![true], vec![f64::from(u8::from(won))]);
        let without = |won: bool| (vec![false], vec![f64::from(u8::from(won))]);
        let games = [vec![with(true); 30], vec![without(false); 20], vec![without(true); 10]];
        let contrast = Contrast::of(&deals(&games.concat(), 1)).expect("games");
        assert_eq!((contrast.games, contrast.with), (60, 1.0));
        assert!((contrast.without - 1.0 / 3.0).abs() < 1e-12 && contrast.is_clear());
        assert_eq!(Contrast::of(&deals(&games[0], 1)), None);
    }
}
