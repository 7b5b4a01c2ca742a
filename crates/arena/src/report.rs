//! What a match says.

use std::collections::BTreeMap;

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::fixture::Fixture;
use crate::interval::Interval;
use crate::run::GameRecord;

/// A mean with its standard deviation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// How far values lie from it.
    pub deviation: f64,
}

impl Spread {
    /// Of some values; nothing of no values.
    pub fn of(values: &[f64]) -> Self {
        if values.is_empty() {
            return Self::default();
        }
        let n = values.len() as f64;
        let mean = values.iter().sum::<f64>() / n;
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / n;
        Self { mean, deviation: variance.sqrt() }
    }
}

/// What a match says about one bot.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BotLine {
    /// Its name, as it was typed.
    pub bot: String,
    /// In how many games it sat.
    pub games: usize,
    /// Its share of the victories, for each seat it had: a shared victory is split, and nobody wins
    /// a stopped game.
    pub share: Option<Interval>,
    /// What every seat would win if all were equal.
    pub chance: f64,
    /// Its rating by Weng and Lin; everybody starts at 25. `None` for a bot without a finished game
    /// against others: its strength is unknown.
    pub rating: Option<f64>,
    /// How sure the rating is.
    pub rating_deviation: Option<f64>,
    /// Its scores.
    pub score: Spread,
    /// Decisions in a game, on average.
    pub decisions: f64,
    /// Seconds it thought in a game, on average; on one core.
    pub seconds_per_game: f64,
    /// Seconds it thought in its longest turn.
    pub longest_turn: f64,
}

/// What a match says about one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatLine {
    /// Its share of the victories, whoever sat there.
    pub share: Option<Interval>,
    /// Its scores.
    pub score: Spread,
}

/// What a match says.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// Games that were played.
    pub games: usize,
    /// Games that a limit stopped.
    pub stopped: usize,
    /// Turns of a game.
    pub turns: Spread,
    /// The bots in the order of the fixture.
    pub bots: Vec<BotLine>,
    /// The seats.
    pub seats: Vec<SeatLine>,
    /// The places in the order of play, over the games that say who began.
    pub order: Vec<SeatLine>,
    /// Bots that never sat at one table, by their numbers in the fixture.
    pub unmet: Vec<(usize, usize)>,
}

impl Report {
    /// Counts games. The order of `records` does not matter.
    pub fn of(fixture: &Fixture, records: &[GameRecord]) -> Self {
        let mut records: Vec<&GameRecord> = records.iter().collect();
        records.sort_by_key(|record| record.index);
        let records = records.as_slice();
        let ratings = ratings(fixture.bots.len(), records);
        let bot_line = |(bot, name): (usize, &String)| {
            let seats = Appearances::of(fixture, records, |record, seat| {
                record.seats.get(seat) == Some(&bot)
            });
            BotLine {
                bot: name.clone(),
                games: seats.games,
                share: seats.share(),
                chance: 1.0 / n_seats(records) as f64,
                rating: ratings[bot].map(|rating| rating.rating),
                rating_deviation: ratings[bot].map(|rating| rating.uncertainty),
                score: Spread::of(&seats.scores),
                decisions: Spread::of(&seats.decisions).mean,
                seconds_per_game: Spread::of(&seats.seconds).mean,
                longest_turn: seats.longest_turn,
            }
        };
        let seat_line = |seat: usize| {
            let seats = Appearances::of(fixture, records, |_, at| at == seat);
            SeatLine { share: seats.share(), score: Spread::of(&seats.scores) }
        };
        let place_line = |place: usize| {
            let seats = Appearances::of(fixture, records, |record, at| {
                let n = record.game.result.as_ref().map_or(1, |end| end.ranks.len());
                record.first.is_some_and(|first| (first + place) % n == at)
            });
            SeatLine { share: seats.share(), score: Spread::of(&seats.scores) }
        };
        let turns: Vec<f64> = records.iter().map(|record| record.turns.into()).collect();
        Self {
            games: records.len(),
            stopped: records.iter().filter(|record| record.stopped).count(),
            turns: Spread::of(&turns),
            bots: fixture.bots.iter().enumerate().map(bot_line).collect(),
            seats: (0..n_seats(records)).map(seat_line).collect(),
            order: (0..n_seats(records)).map(place_line).collect(),
            unmet: unmet(fixture.bots.len(), records),
        }
    }
}

/// Pairs of bots that sat together in none of the games.
fn unmet(n_bots: usize, records: &[&GameRecord]) -> Vec<(usize, usize)> {
    let met = |one: usize, other: usize| {
        records.iter().any(|record| record.seats.contains(&one) && record.seats.contains(&other))
    };
    let pairs = (0..n_bots).flat_map(|one| (one + 1..n_bots).map(move |other| (one, other)));
    pairs.filter(|&(one, other)| !met(one, other)).collect()
}

/// How many seats the games have; those that the rules move are among them.
fn n_seats(records: &[&GameRecord]) -> usize {
    let ranks = |record: &&GameRecord| record.game.result.as_ref().map(|end| end.ranks.len());
    records.first().and_then(ranks).unwrap_or(1)
}

/// Some seats of some games.
#[derive(Default)]
struct Appearances {
    games: usize,
    /// For each deal, the mean share of the seats in each of its games.
    shares: BTreeMap<u64, Vec<f64>>,
    scores: Vec<f64>,
    decisions: Vec<f64>,
    seconds: Vec<f64>,
    longest_turn: f64,
}

impl Appearances {
    fn of(
        fixture: &Fixture,
        records: &[&GameRecord],
        counts: impl Fn(&GameRecord, usize) -> bool,
    ) -> Self {
        let schedule = fixture.schedule();
        let mut all = Self::default();
        for &record in records {
            let Some(end) = &record.game.result else { continue };
            let seats: Vec<usize> =
                (0..end.ranks.len()).filter(|&seat| counts(record, seat)).collect();
            if seats.is_empty() {
                continue;
            }
            let won: f64 = seats.iter().map(|&seat| record.win_share(seat)).sum();
            let deal = all.shares.entry(schedule.slot(record.index).deal).or_default();
            deal.push(won / seats.len() as f64);
            all.games += 1;
            for &seat in &seats {
                all.scores.push(end.scores[seat].total.into());
            }
            // A seat that the rules move decides nothing and does not think.
            for &seat in seats.iter().filter(|&&seat| seat < record.seats.len()) {
                all.decisions.push(record.decisions[seat].into());
                all.seconds.push(record.seconds[seat]);
                all.longest_turn = all.longest_turn.max(record.longest_turn[seat]);
            }
        }
        all
    }

    fn share(&self) -> Option<Interval> {
        Interval::of_deals(self.shares.values().map(Vec::as_slice))
    }
}

/// The ratings after all games, in their order. A bot on several seats of one game gets the mean of
/// what each of them would get.
fn ratings(n_bots: usize, records: &[&GameRecord]) -> Vec<Option<WengLinRating>> {
    let config = WengLinConfig::new();
    let mut ratings = vec![WengLinRating::new(); n_bots];
    let mut rated = vec![false; n_bots];
    for record in records.iter().filter(|record| !record.stopped) {
        let Some(end) = &record.game.result else { continue };
        let seats: Vec<[WengLinRating; 1]> =
            record.seats.iter().map(|&bot| [ratings[bot]]).collect();
        if seats.len() < 2 {
            continue;
        }
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = seats
            .iter()
            .zip(&end.ranks)
            .map(|(team, &rank)| (team.as_slice(), MultiTeamOutcome::new(rank.into())))
            .collect();
        let after = weng_lin_multi_team(&teams, &config);
        for (bot, rating) in ratings.iter_mut().enumerate() {
            let own: Vec<&WengLinRating> = after
                .iter()
                .zip(&record.seats)
                .filter(|(_, at)| **at == bot)
                .map(|(team, _)| &team[0])
                .collect();
            if !own.is_empty() {
                rated[bot] = true;
                let mean = |of: fn(&WengLinRating) -> f64| {
                    own.iter().map(|&rating| of(rating)).sum::<f64>() / own.len() as f64
                };
                *rating = WengLinRating {
                    rating: mean(|rating| rating.rating),
                    uncertainty: mean(|rating| rating.uncertainty),
                };
            }
        }
    }
    ratings.into_iter().zip(rated).map(|(rating, rated)| rated.then_some(rating)).collect()
}
