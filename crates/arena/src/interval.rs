//! How sure a share is.

use serde::Serialize;

/// A share with the bounds between which the true one lies, 95 times in a hundred.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// What was counted.
    pub share: f64,
    /// The upper end.
    pub high: f64,
}

/// The normal distribution has 95 % of its mass within this many standard deviations.
pub const Z: f64 = 1.959_963_985;

impl Interval {
    /// The Wilson interval of a share that was counted in groups: one number from 0 to 1 for each
    /// game, the games of one deal together.
    ///
    /// Games of one deal are not independent. If shares differ from deal to deal by more than
    /// single games would, the deals have decided part of the games, and the interval is widened
    /// as if fewer games had been played. It is never narrowed.
    pub fn of_deals<'a>(deals: impl IntoIterator<Item = &'a [f64]>) -> Option<Self> {
        let (mut games, mut sum, mut squares) = (0.0, 0.0, 0.0);
        let mut sums = Vec::new();
        for deal in deals {
            let won: f64 = deal.iter().sum();
            games += deal.len() as f64;
            sum += won;
            squares += deal.iter().map(|share| share * share).sum::<f64>();
            sums.push((deal.len() as f64, won));
        }
        if games == 0.0 {
            return None;
        }
        let share = sum / games;
        let single = (squares / games - share * share).max(0.0);
        let between = sums.iter().map(|(n, won)| (won - n * share).powi(2)).sum::<f64>() / games;
        let effect = if single > 0.0 { (between / single).max(1.0) } else { 1.0 };
        Some(Self::wilson(share, games / effect))
    }

    /// The Wilson score interval of a share among `n` games.
    pub fn wilson(share: f64, n: f64) -> Self {
        let z2 = Z * Z;
        let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
        Self { low: (middle - half).max(0.0), share, high: (middle + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(a: f64, b: f64) -> bool {
        (a - b).abs() < 5e-4
    }

    #[test]
    fn known_values() {
        // 8 of 10 and 0 of 20, from tables of the Wilson interval.
        let Interval { low, high, .. } = Interval::wilson(0.8, 10.0);
        assert!(close(low, 0.4902) && close(high, 0.9433), "{low} {high}");
        let Interval { low, high, .. } = Interval::wilson(0.0, 20.0);
        assert!(close(low, 0.0) && close(high, 0.1611), "{low} {high}");
    }

    #[test]
    fn deals_that_decide_their_games_count_for_less() {
        let same = [[1.0, 1.0], [0.0, 0.0]].repeat(50);
        let mixed = [[1.0, 0.0], [0.0, 1.0]].repeat(50);
        let of = |deals: &[[f64; 2]]| {
            Interval::of_deals(deals.iter().map(<[f64; 2]>::as_slice)).expect("games")
        };
        assert_eq!(of(&same), Interval::wilson(0.5, 100.0));
        assert_eq!(of(&mixed), Interval::wilson(0.5, 200.0));
        assert_eq!(Interval::of_deals([]), None);
    }
}
