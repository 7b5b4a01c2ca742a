//! When a pairing is clear before all its games are played.

use serde::Serialize;

/// A sequential test between two hypotheses on the win share of the first bot: `low`, it is no
/// better than this, and `high`, it is at least as good as this. Wald's test in the general form
/// that needs only mean and variance, so that shared victories and paired deals are no trouble.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The lower share.
    pub low: f64,
    /// The higher share.
    pub high: f64,
}

/// What the test says so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Nothing yet.
    Open,
    /// The share is nearer to `low`.
    Low,
    /// The share is nearer to `high`.
    High,
}

impl Sprt {
    /// How often either verdict may be wrong.
    pub const ERROR: f64 = 0.05;
    /// With fewer deals there is no verdict: the variance is not known well enough.
    pub const FEWEST: usize = 10;

    /// The verdict on the mean shares of the deals so far.
    pub fn verdict(&self, deals: &[f64]) -> Verdict {
        if deals.len() < Self::FEWEST {
            return Verdict::Open;
        }
        let bound = ((1.0 - Self::ERROR) / Self::ERROR).ln();
        match self.evidence(deals) {
            evidence if evidence >= bound => Verdict::High,
            evidence if evidence <= -bound => Verdict::Low,
            _ => Verdict::Open,
        }
    }

    /// The logarithm of how much likelier the shares are under `high` than under `low`.
    fn evidence(&self, deals: &[f64]) -> f64 {
        let n = deals.len() as f64;
        let mean = deals.iter().sum::<f64>() / n;
        let spread = deals.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / n;
        // A run of equal results must not look like certainty: one imagined deal lies half a game
        // away from the mean.
        let variance = (spread * n + 0.25) / (n + 1.0);
        n * (self.high - self.low) * (2.0 * mean - self.low - self.high) / (2.0 * variance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clear_pairings_end_early_and_close_ones_do_not() {
        let test = Sprt { low: 0.5, high: 0.6 };
        assert_eq!(test.verdict(&[1.0; 9]), Verdict::Open);
        assert_eq!(test.verdict(&[1.0; 30]), Verdict::High);
        assert_eq!(test.verdict(&[0.5, 0.0, 0.5].repeat(20)), Verdict::Low);
        assert_eq!(
            test.verdict(&[0.5, 1.0, 0.5, 0.5, 0.0, 0.5, 0.5, 1.0, 0.5, 0.5]),
            Verdict::Open
        );
        assert_eq!(test.verdict(&[0.5, 1.0].repeat(40)), Verdict::High);
    }
}
