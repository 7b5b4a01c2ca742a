//! How strong people and bots are: what follows from the results of rated games.
//!
//! Everybody at a table is compared with everybody else there by the method of Weng and Lin, people
//! with bots as well; people are then listed on one scale and bots on another. Somebody on several
//! seats gets the mean of what each of these would get. Seats that the rules move do not count.
//!
//! Ratings are the fold of all results in the order of [`store::Results::results_in_order`], and
//! what the store keeps of them is a copy for lists. A game that ends is added to the fold in
//! memory; one that ended before another that was counted already makes it begin anew. So each
//! table counts once, in its place, and counting one by one gives what [`recompute`] gives.

use std::collections::{HashMap, HashSet, VecDeque};

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use store::{
    AccountId, AccountKind, Cursor, GameResult, Millis, Occupant, Page, Rating, Result, Scale,
    Store, TableId,
};
use tokio::sync::Mutex;

/// How many results are read at a time.
const PAGE: u32 = 500;
/// How many of the last counted tables are remembered by name.
const RECENT: usize = 1_000;

/// Whose rating it is.
type Subject = (Scale, String);

/// The ratings of all games, as far as they were counted.
#[derive(Default)]
pub struct Ratings(Mutex<HashMap<String, Ledger>>);

/// The ratings of one game.
#[derive(Default)]
struct Ledger {
    standings: HashMap<Subject, Standing>,
    /// The last result that was looked at.
    last: Option<(Millis, TableId)>,
    /// How many results were looked at.
    seen: i64,
    recent: VecDeque<TableId>,
}

#[derive(Clone)]
struct Standing {
    strength: WengLinRating,
    games: i64,
    last_table: TableId,
    last_at: Millis,
}

impl Ratings {
    /// Counts a result that was stored, and whatever was stored before it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn count(&self, store: &dyn Store, table: &TableId) -> Result<()> {
        let Some(result) = store.result(table).await? else { return Ok(()) };
        if !result.rated {
            return Ok(());
        }
        let (game, mut ledgers) = (&result.game, self.0.lock().await);
        // Whatever fails below leaves nothing behind, and the next result makes it begin anew.
        let known = ledgers.remove(game).filter(|ledger| {
            let place = (result.ended_at, table);
            let comes_next = ledger.last.as_ref().is_none_or(|(at, id)| place > (*at, id));
            comes_next || ledger.recent.contains(table)
        });
        // Another node may have counted one that comes before the last that we have counted.
        let is_whole = match known.as_ref().and_then(Ledger::place) {
            Some(place) => {
                let before = store.results_until(game, &place).await?;
                known.as_ref().is_some_and(|ledger| ledger.seen == before)
            }
            None => true,
        };
        let ledger = match known.filter(|_| is_whole) {
            None => recompute(store, game).await?.0,
            Some(mut ledger) => {
                let changed = ledger.read_on(store, game).await?;
                let rows = rows(store, game, &ledger.standings, changed.iter()).await?;
                store.put_ratings(rows).await?;
                ledger
            }
        };
        ledgers.insert(game.clone(), ledger);
        Ok(())
    }

    /// Counts all results anew: what was stored just before a crash was not counted then.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn count_all(&self, store: &dyn Store) -> Result<()> {
        for kind in games::all() {
            let mut ledgers = self.0.lock().await;
            let ledger = recompute(store, kind.id()).await?;
            ledgers.insert(kind.id().to_string(), ledger.0);
        }
        Ok(())
    }
}

/// The fold behind ratings that were computed again.
pub struct Recomputed(Ledger);

/// Computes all ratings of a game from its results, and writes them in place of those from before.
///
/// # Errors
/// If the store fails.
pub async fn recompute(store: &dyn Store, game: &str) -> Result<Recomputed> {
    let mut ledger = Ledger::default();
    ledger.read_on(store, game).await?;
    let rows = rows(store, game, &ledger.standings, ledger.standings.keys()).await?;
    store.replace_ratings(game, rows).await?;
    Ok(Recomputed(ledger))
}

/// What the store keeps. Accounts that are gone count for those they met, and are listed nowhere.
async fn rows(
    store: &dyn Store,
    game: &str,
    standings: &HashMap<Subject, Standing>,
    subjects: impl Iterator<Item = &Subject>,
) -> Result<Vec<Rating>> {
    let mut rows = Vec::new();
    for subject in subjects {
        let (scale, name) = subject;
        if *scale == Scale::People && is_gone(store, &name.as_str().into()).await? {
            continue;
        }
        let standing = &standings[subject];
        rows.push(Rating {
            scale: *scale,
            subject: name.clone(),
            game: game.to_string(),
            rating: standing.strength.rating,
            deviation: standing.strength.uncertainty,
            games: standing.games,
            last_table: standing.last_table.clone(),
            last_at: standing.last_at,
        });
    }
    Ok(rows)
}

async fn is_gone(store: &dyn Store, id: &AccountId) -> Result<bool> {
    let account = store.account(id).await?;
    Ok(account.is_none_or(|account| account.kind == AccountKind::Deleted))
}

impl Ledger {
    /// Up to where it goes.
    fn place(&self) -> Option<Cursor> {
        self.last.as_ref().map(|(at, id)| Cursor { at: *at, id: id.to_string() })
    }

    /// Reads what has ended since, and tells whose rating is another now.
    async fn read_on(&mut self, store: &dyn Store, game: &str) -> Result<HashSet<Subject>> {
        let mut changed = HashSet::new();
        let mut page = match self.place() {
            None => Page::first(PAGE),
            Some(place) => Page::after(place, PAGE),
        };
        loop {
            let listing = store.results_in_order(game, &page).await?;
            for result in &listing.items {
                changed.extend(self.take(result));
                self.last = Some((result.ended_at, result.table.clone()));
                self.seen += 1;
            }
            let Some(cursor) = listing.next else { return Ok(changed) };
            page = Page::after(cursor, PAGE);
        }
    }

    /// Counts one result, and tells whose rating is another now.
    fn take(&mut self, result: &GameResult) -> HashSet<Subject> {
        let seats: Vec<(Subject, u8)> = result
            .seats
            .iter()
            .filter_map(|seat| Some((subject(seat.occupant.as_ref()?), seat.place)))
            .collect();
        if !result.rated || seats.len() < 2 {
            return HashSet::new();
        }
        let strength = |(subject, _): &(Subject, u8)| [self.strength(subject)];
        let before: Vec<[WengLinRating; 1]> = seats.iter().map(strength).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(&seats)
            .map(|(team, (_, place))| (team.as_slice(), MultiTeamOutcome::new((*place).into())))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        let changed: HashSet<Subject> = seats.iter().map(|(subject, _)| subject.clone()).collect();
        for subject in &changed {
            let own = after.iter().zip(&seats).filter(|(_, (at, _))| at == subject);
            let strength = mean(own.map(|(team, _)| team[0]));
            let games = self.standings.get(subject).map_or(0, |standing| standing.games) + 1;
            let (last_table, last_at) = (result.table.clone(), result.ended_at);
            let standing = Standing { strength, games, last_table, last_at };
            self.standings.insert(subject.clone(), standing);
        }
        self.recent.push_back(result.table.clone());
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
        changed
    }

    fn strength(&self, subject: &Subject) -> WengLinRating {
        self.standings.get(subject).map_or_else(WengLinRating::new, |standing| standing.strength)
    }
}

fn subject(occupant: &Occupant) -> Subject {
    match occupant {
        Occupant::Account(id) => (Scale::People, id.to_string()),
        Occupant::Bot(level) => (Scale::Bots, level.clone()),
    }
}

fn mean(ratings: impl Iterator<Item = WengLinRating>) -> WengLinRating {
    let ratings: Vec<WengLinRating> = ratings.collect();
    let n = ratings.len() as f64;
    WengLinRating {
        rating: ratings.iter().map(|rating| rating.rating).sum::<f64>() / n,
        uncertainty: ratings.iter().map(|rating| rating.uncertainty).sum::<f64>() / n,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::sync::Arc;

    use game_core::FastRng;
    use store::{Append, NewAccount, NewResult, NewTable, SeatResult, Visibility};

    use super::*;

    const GAME: &str = "architectura";

    async fn person(store: &dyn Store, id: &str) {
        let account = NewAccount {
            id: id.into(),
            name: id.to_string(),
            language: "en".to_string(),
            created_at: 0,
            credentials: None,
        };
        store.create_account(account).await.expect("an account");
    }

    async fn end(store: &dyn Store, id: &TableId, at: Millis, rated: bool, seats: &[(&str, u8)]) {
        let new = NewTable {
            id: id.clone(),
            game: GAME.to_string(),
            setup: "{}".to_string(),
            edition: "0".to_string(),
            host: None,
            visibility: Visibility::Public,
            players: seats.len() as u8,
            rated,
            clock: "none".to_string(),
            created_at: 0,
            seats: Vec::new(),
        };
        store.create_table(new).await.expect("a table");
        let seat = |(seat, (who, place)): (usize, &(&str, u8))| SeatResult {
            seat: seat as u8,
            occupant: match who.strip_prefix("bot-") {
                Some(level) => Some(Occupant::Bot(level.to_string())),
                None if who.is_empty() => None,
                None => Some(Occupant::Account((*who).into())),
            },
            place: *place,
            total: 0,
            categories: BTreeMap::new(),
        };
        let mut append = Append::new(id.clone(), 0, at).entry("{}".to_string());
        append.result = Some(NewResult {
            game: GAME.to_string(),
            ended_at: at,
            players: seats.len() as u8,
            rated,
            seats: seats.iter().enumerate().map(seat).collect(),
            body: "{}".to_string(),
        });
        store.append(append).await.expect("a result");
    }

    async fn all(store: &dyn Store) -> Vec<Rating> {
        let mut all = store.best_ratings(Scale::People, GAME, 100).await.expect("ratings");
        all.extend(store.best_ratings(Scale::Bots, GAME, 100).await.expect("ratings"));
        all
    }

    async fn empty() -> (tempfile::TempDir, Arc<dyn Store>) {
        let folder = tempfile::tempdir().expect("a folder");
        let url = format!("sqlite:{}", folder.path().join("trestle.db").display());
        (folder, store::open(&url).await.expect("a store"))
    }

    #[tokio::test]
    async fn winners_rise_and_each_scale_has_its_own() {
        let (_folder, store) = empty().await;
        let store = &*store;
        let ratings = Ratings::default();
        for id in ["one", "two"] {
            person(store, id).await;
        }
        let tables: Vec<TableId> = ["a", "b", "c"].map(TableId::from).to_vec();
        end(store, &tables[0], 1, false, &[("one", 1), ("two", 2)]).await;
        ratings.count(store, &tables[0]).await.expect("counted");
        assert_eq!(all(store).await, [], "it was not rated");
        end(store, &tables[1], 2, true, &[("one", 1), ("two", 3), ("bot-novice", 2)]).await;
        ratings.count(store, &tables[1]).await.expect("counted");
        let now = all(store).await;
        let names: Vec<&str> = now.iter().map(|rating| rating.subject.as_str()).collect();
        assert_eq!(names, ["one", "two", "novice"]);
        assert!(now[0].rating > 25.0 && now[1].rating < 25.0 && now[0].deviation < 25.0 / 3.0);
        ratings.count(store, &tables[1]).await.expect("counted");
        assert_eq!(all(store).await, now, "a table counts once");
        // Against nobody but the rules: nobody is compared.
        end(store, &tables[2], 3, true, &[("one", 2), ("", 1)]).await;
        ratings.count(store, &tables[2]).await.expect("counted");
        assert_eq!(all(store).await, now);
    }

    /// One by one, in whatever order they come in, gives the same as all at once.
    #[tokio::test]
    async fn counting_one_by_one_is_counting_anew() {
        const WHO: [&str; 7] = ["p0", "p1", "p2", "p3", "p4", "bot-novice", "bot-master"];
        let mut rng = FastRng::new(7);
        let (_folder, store) = empty().await;
        let store = &*store;
        for id in &WHO[..5] {
            person(store, id).await;
        }
        let ratings = Ratings::default();
        let mut waiting = Vec::new();
        for n in 0..120 {
            let seats: Vec<(&str, u8)> = (0..2 + rng.below(3))
                .map(|_| (WHO[rng.below(7) as usize], 1 + rng.below(3) as u8))
                .collect();
            let table = TableId::from(format!("t{:03}", (n * 77) % 120));
            // Some end at the same time, and some are written down late.
            let at = i64::from(n / 3 * 10) - i64::from(rng.below(25));
            end(store, &table, at, rng.below(5) > 0, &seats).await;
            waiting.push(table);
            if n == 60 {
                store.delete_account(&"p4".into(), 1).await.expect("deleted");
            }
            while waiting.len() > rng.below(4) as usize {
                let next = rng.below(waiting.len() as u32) as usize;
                ratings.count(store, &waiting.swap_remove(next)).await.expect("counted");
            }
        }
        for table in waiting {
            ratings.count(store, &table).await.expect("counted");
        }
        let one_by_one = all(store).await;
        assert_eq!(one_by_one.len(), 6, "who is gone is not listed");
        recompute(store, GAME).await.expect("counted");
        assert_eq!(all(store).await, one_by_one);
        ratings.count_all(store).await.expect("counted");
        assert_eq!(all(store).await, one_by_one);
    }
}
