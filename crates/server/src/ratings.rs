//! Ratings of people and bots, computed from the results of rated games.
//!
//! Everybody at a table is compared with everybody else there by the method of Weng and Lin. People
//! have one ladder and bots another: a game with a bot at the table changes bots' ratings only.
//! Seats that the rules play do not count.
//!
//! What two players gain from each other is weighted, so that nobody climbs on accounts made to be
//! beaten:
//!
//! - each further game of the same two within thirty days counts half as much as the one before;
//! - a game against somebody *new* counts a quarter, and all such games that somebody ever plays
//!   count together as much as one whole game.
//!
//! A new player becomes *established* after rated games on ten different days, and after meeting
//! four players who were established then. Days alone prove nothing, since throwaway accounts can
//! meet each other on any number of them; so each has to play four people from outside. Where fewer
//! than eight established players have played within a year, there is nobody to meet, and days are
//! enough: otherwise a ladder could never begin.
//!
//! Lists sort by a lower bound of the rating, see [`store::Ratings::best_ratings`].
//!
//! Ratings are the fold of all results in the order of [`store::Results::results_in_order`], and
//! what the store keeps of them is a copy for lists. A game that ends is added to the fold in
//! memory; if it ended before another that was already counted, the fold starts over. So each table
//! counts once, in its place, and counting one by one gives what [`recompute`] gives.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

use skillratings::Outcomes;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin};
use store::{
    AccountId, AccountKind, Cursor, GameResult, Millis, Occupant, Page, Rating, Result, Scale,
    Store, TableId,
};
use tokio::sync::Mutex;

/// How many results are read at a time.
const PAGE: u32 = 500;
/// How many of the last counted tables are remembered by id.
const RECENT: usize = 1_000;

/// The version of the rules that turn results into ratings: increased with every change that gives
/// other ratings for the same results, so that the next start counts them again.
const RULES: &str = "2";

const DAY: Millis = 24 * 60 * 60 * 1_000;
/// How long a game makes the next one of the same two count less.
const WINDOW: Millis = 30 * DAY;
/// On how many different days a new player must have played rated games to be established.
const DAYS: u32 = 10;
/// How many established players they must have met by then.
const SEVERAL: usize = 4;
/// Only if at least this many established players have been active recently.
const ENOUGH: usize = 8;
/// How recent activity must be for that.
const LATELY: Millis = 365 * DAY;
/// The weight of a game against a new player.
const NEW: f64 = 0.25;
/// The most that all games against new players count together.
const MOST_NEW: f64 = 1.0;
/// How many earlier games of the same two are remembered: what comes after them counts nothing.
const MEETINGS: usize = 16;

/// Whose rating it is, on which ladder. People who play with bots also have a rating on the bots'
/// ladder, which is never shown: bots have to be compared with somebody.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Subject {
    ladder: Ladder,
    who: Occupant,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Ladder {
    People,
    Bots,
}

impl Subject {
    /// How the store refers to it; `None` for somebody who is not listed there.
    fn listed(&self) -> Option<(Scale, &str)> {
        match (self.ladder, &self.who) {
            (Ladder::People, Occupant::Account(id)) => Some((Scale::People, id.as_str())),
            (Ladder::Bots, Occupant::Bot(level)) => Some((Scale::Bots, level)),
            (Ladder::People, Occupant::Bot(_)) | (Ladder::Bots, Occupant::Account(_)) => None,
        }
    }
}

/// The ratings of all games, as far as results have been counted.
#[derive(Default)]
pub struct Ratings(Mutex<HashMap<String, Ledger>>);

/// The ratings of one game.
#[derive(Default)]
struct Ledger {
    standings: HashMap<Subject, Standing>,
    /// The established players, by when they last played.
    established: BTreeSet<(Millis, Subject)>,
    /// When two players met recently; the pair is in sorted order.
    meetings: HashMap<(Subject, Subject), VecDeque<Millis>>,
    /// The last result that was read.
    last: Option<(Millis, TableId)>,
    /// How many results were read.
    seen: i64,
    recent: VecDeque<TableId>,
}

#[derive(Clone)]
struct Standing {
    strength: WengLinRating,
    games: i64,
    /// On how many different days; the last of them is the day of `last_at`.
    days: u32,
    /// The established players they have met, while they are new themselves: at most as many as
    /// they need.
    met: Vec<Subject>,
    is_established: bool,
    /// How much games against new players have counted so far.
    from_new: f64,
    last_table: TableId,
    last_at: Millis,
}

impl Ratings {
    /// Counts a stored result, and everything stored before it.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn count(&self, store: &dyn Store, table: &TableId) -> Result<()> {
        let Some(result) = store.result(table).await? else { return Ok(()) };
        if !result.rated {
            return Ok(());
        }
        let (game, mut ledgers) = (&result.game, self.0.lock().await);
        let mark = store.rating_mark(game).await?;
        // If something below fails, nothing is kept, and the next result starts over.
        let known = ledgers.remove(game).filter(|ledger| {
            let place = (result.ended_at, table);
            let comes_next = ledger.last.as_ref().is_none_or(|(at, id)| place > (*at, id));
            comes_next || ledger.recent.contains(table)
        });
        // Another node may have counted a result that precedes the last one that we counted.
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
        store.ratings_counted(game, mark.changes, RULES).await
    }

    /// Counts all results of games with results that were not counted, or not by the current rules:
    /// a crash may have come between storing and counting.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn count_all(&self, store: &dyn Store) -> Result<()> {
        for kind in games::all() {
            let mut ledgers = self.0.lock().await;
            // Read first: what changes while we count is counted the next time.
            let mark = store.rating_mark(kind.id()).await?;
            if mark.is_counted(RULES) {
                continue;
            }
            let ledger = recompute(store, kind.id()).await?;
            ledgers.insert(kind.id().to_string(), ledger.0);
            store.ratings_counted(kind.id(), mark.changes, RULES).await?;
        }
        Ok(())
    }
}

/// The fold behind recomputed ratings.
pub struct Recomputed(Ledger);

/// Computes all ratings of a game from its results, and replaces the stored ones.
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

/// The rows to store. Deleted accounts count for those they met, and are listed nowhere.
async fn rows(
    store: &dyn Store,
    game: &str,
    standings: &HashMap<Subject, Standing>,
    subjects: impl Iterator<Item = &Subject>,
) -> Result<Vec<Rating>> {
    let mut rows = Vec::new();
    for subject in subjects {
        let Some((scale, name)) = subject.listed() else { continue };
        if scale == Scale::People && is_gone(store, &name.into()).await? {
            continue;
        }
        let standing = &standings[subject];
        rows.push(Rating {
            scale,
            subject: name.to_string(),
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
    /// The position up to which results were read.
    fn place(&self) -> Option<Cursor> {
        self.last.as_ref().map(|(at, id)| Cursor { at: *at, id: id.to_string() })
    }

    /// Reads later results, and returns whose rating has changed.
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

    /// Counts one result, and returns whose rating has changed.
    fn take(&mut self, result: &GameResult) -> HashSet<Subject> {
        let seats = seats(result);
        if !result.rated || seats.len() < 2 {
            return HashSet::new();
        }
        let met: HashSet<Subject> = seats.iter().map(|(subject, _)| subject.clone()).collect();
        // All are compared with their ratings from before the game.
        let mut after: HashMap<Subject, Vec<Change>> = HashMap::new();
        for (at, (subject, place)) in seats.iter().enumerate() {
            let mut change = Change::default();
            let mut from_new = 0.0;
            for (other, other_place) in
                seats.iter().enumerate().filter(|(index, _)| *index != at).map(|(_, seat)| seat)
            {
                let compared = compare(self.strength(subject), self.strength(other), {
                    match place.cmp(other_place) {
                        std::cmp::Ordering::Less => Outcomes::WIN,
                        std::cmp::Ordering::Equal => Outcomes::DRAW,
                        std::cmp::Ordering::Greater => Outcomes::LOSS,
                    }
                });
                let mut weight = self.freshness(subject, other, result.ended_at);
                if self.is_new(other) {
                    let before = self.standings.get(subject).map_or(0.0, |own| own.from_new);
                    weight = (weight * NEW).min(MOST_NEW - before - from_new).max(0.0);
                    from_new += weight;
                }
                change.add(weight, &compared);
            }
            change.from_new = from_new;
            after.entry(subject.clone()).or_default().push(change);
        }
        // Who counts as established was decided before the game, too.
        let known: Vec<Subject> =
            met.iter().filter(|subject| !self.is_new(subject)).cloned().collect();
        for (subject, changes) in after {
            self.change(&subject, &mean(&changes), result);
        }
        for subject in &met {
            self.establish(subject, &known, result.ended_at);
        }
        self.remember(&met, result.ended_at);
        self.recent.push_back(result.table.clone());
        if self.recent.len() > RECENT {
            self.recent.pop_front();
        }
        met
    }

    /// Applies what a game has changed for somebody.
    fn change(&mut self, subject: &Subject, change: &Change, result: &GameResult) {
        let before = self.strength(subject);
        let known = self.standings.get(subject);
        let day = |at: Millis| at.div_euclid(DAY);
        let is_another_day = known.is_none_or(|own| day(own.last_at) != day(result.ended_at));
        let standing = Standing {
            strength: change.of(before),
            games: known.map_or(0, |own| own.games) + 1,
            days: known.map_or(0, |own| own.days) + u32::from(is_another_day),
            met: known.map_or_else(Vec::new, |own| own.met.clone()),
            is_established: known.is_some_and(|own| own.is_established),
            from_new: known.map_or(0.0, |own| own.from_new) + change.from_new,
            last_table: result.table.clone(),
            last_at: result.ended_at,
        };
        if standing.is_established {
            let before = known.map_or(result.ended_at, |own| own.last_at);
            self.established.remove(&(before, subject.clone()));
            self.established.insert((result.ended_at, subject.clone()));
        }
        self.standings.insert(subject.clone(), standing);
    }

    /// Checks whether somebody becomes established by a game with these established players.
    fn establish(&mut self, subject: &Subject, known: &[Subject], at: Millis) {
        let Some(own) = self.standings.get_mut(subject) else { return };
        if own.is_established || subject.ladder != Ladder::People {
            return;
        }
        for other in known {
            if own.met.len() < SEVERAL && !own.met.contains(other) {
                own.met.push(other.clone());
            }
        }
        let has_met_them = own.met.len() >= SEVERAL || {
            let lately = self.established.iter().rev().take_while(|(last, _)| at - last < LATELY);
            lately.take(ENOUGH).count() < ENOUGH
        };
        if own.days >= DAYS && has_met_them {
            (own.is_established, own.met) = (true, Vec::new());
            self.established.insert((at, subject.clone()));
        }
    }

    /// The weight of a game after the earlier games of the same two.
    fn freshness(&self, one: &Subject, other: &Subject, at: Millis) -> f64 {
        // Nobody gains from what a bot is rated.
        if one.ladder == Ladder::Bots {
            return 1.0;
        }
        let times = self.meetings.get(&in_order(one, other));
        let lately =
            times.map_or(0, |times| times.iter().filter(|time| at - **time < WINDOW).count());
        0.5_f64.powi(lately as i32)
    }

    fn is_new(&self, subject: &Subject) -> bool {
        let is_person = subject.ladder == Ladder::People;
        is_person && self.standings.get(subject).is_none_or(|own| !own.is_established)
    }

    /// Remembers which players have met.
    fn remember(&mut self, met: &HashSet<Subject>, at: Millis) {
        let people = || met.iter().filter(|subject| subject.ladder == Ladder::People);
        for one in people() {
            for other in people().filter(|other| one < *other) {
                let times = self.meetings.entry(in_order(one, other)).or_default();
                times.retain(|time| at - *time < WINDOW);
                times.push_back(at);
                if times.len() > MEETINGS {
                    times.pop_front();
                }
            }
        }
    }

    fn strength(&self, subject: &Subject) -> WengLinRating {
        self.standings.get(subject).map_or_else(WengLinRating::new, |standing| standing.strength)
    }
}

/// The players to compare: all at the table, on the ladder of bots if there is one among them.
/// Empty if an account has several seats.
fn seats(result: &GameResult) -> Vec<(Subject, u8)> {
    let seated =
        || result.seats.iter().filter_map(|seat| Some((seat.occupant.as_ref()?, seat.place)));
    let has_bot = seated().any(|(who, _)| matches!(who, Occupant::Bot(_)));
    let ladder = if has_bot { Ladder::Bots } else { Ladder::People };
    let mut accounts = HashSet::new();
    let mut people = seated().filter_map(|(who, _)| who.account());
    if !people.all(|id| accounts.insert(id)) {
        return Vec::new();
    }
    seated().map(|(who, place)| (Subject { ladder, who: who.clone() }, place)).collect()
}

fn in_order(one: &Subject, other: &Subject) -> (Subject, Subject) {
    let (first, second) = if one < other { (one, other) } else { (other, one) };
    (first.clone(), second.clone())
}

/// What a game changes for somebody: the sums over everybody they met, by Weng and Lin.
#[derive(Clone, Debug, Default)]
struct Change {
    rating: f64,
    /// The factor by which the variance shrinks.
    surer: f64,
    from_new: f64,
}

impl Change {
    fn add(&mut self, weight: f64, other: &Self) {
        self.rating += weight * other.rating;
        self.surer += weight * other.surer;
        self.from_new += weight * other.from_new;
    }

    fn of(&self, before: WengLinRating) -> WengLinRating {
        let least = WengLinConfig::new().uncertainty_tolerance;
        WengLinRating {
            rating: before.rating + self.rating,
            uncertainty: before.uncertainty * (1.0 - self.surer).max(least).sqrt(),
        }
    }
}

/// What somebody who met one other player, and nobody else, would gain.
fn compare(one: WengLinRating, other: WengLinRating, outcome: Outcomes) -> Change {
    let (after, _) = weng_lin(&one, &other, &outcome, &WengLinConfig::new());
    let surer = 1.0 - (after.uncertainty / one.uncertainty).powi(2);
    Change { rating: after.rating - one.rating, surer, from_new: 0.0 }
}

/// A bot may have several seats: it gets the mean of what each of them would get.
fn mean(changes: &[Change]) -> Change {
    let mut mean = Change::default();
    for change in changes {
        mean.add(1.0 / changes.len() as f64, change);
    }
    mean
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
            brief: false,
            crowd: None,
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
        end(store, &tables[1], 2, true, &[("one", 1), ("two", 3)]).await;
        ratings.count(store, &tables[1]).await.expect("counted");
        let now = all(store).await;
        let names: Vec<&str> = now.iter().map(|rating| rating.subject.as_str()).collect();
        assert_eq!(names, ["one", "two"]);
        assert!(now[0].rating > 25.0 && now[1].rating < 25.0 && now[0].deviation < 25.0 / 3.0);
        ratings.count(store, &tables[1]).await.expect("counted");
        assert_eq!(all(store).await, now, "a table counts once");
        // A game against the rules alone compares nobody.
        end(store, &tables[2], 3, true, &[("one", 2), ("", 1)]).await;
        ratings.count(store, &tables[2]).await.expect("counted");
        assert_eq!(all(store).await, now);
    }

    /// Results folded one after the other, without a store.
    struct Fold {
        ledger: Ledger,
        at: Millis,
        n: usize,
    }

    impl Fold {
        fn new() -> Self {
            Self { ledger: Ledger::default(), at: 0, n: 0 }
        }

        /// The first seat won, the others share the second place.
        fn game(&mut self, seats: &[&str]) {
            self.n += 1;
            let seat = |(seat, who): (usize, &&str)| SeatResult {
                seat: seat as u8,
                occupant: Some(match who.strip_prefix("bot-") {
                    Some(level) => Occupant::Bot(level.to_string()),
                    None => Occupant::Account((*who).into()),
                }),
                place: 1 + u8::from(seat > 0),
                total: 0,
                categories: BTreeMap::new(),
            };
            let result = GameResult {
                table: TableId::from(format!("t{}", self.n)),
                game: GAME.to_string(),
                ended_at: self.at,
                players: seats.len() as u8,
                rated: true,
                body: String::new(),
                seats: seats.iter().enumerate().map(seat).collect(),
            };
            self.ledger.take(&result);
        }

        fn of(&self, who: &str) -> WengLinRating {
            let who = Occupant::Account(who.into());
            self.ledger.strength(&Subject { ladder: Ladder::People, who })
        }

        /// The lower bound of a rating, by which lists sort.
        fn at_least(&self, who: &str) -> f64 {
            let strength = self.of(who);
            strength.rating - 3.0 * strength.uncertainty
        }

        /// Twelve people who have met each other three times, six games a day.
        fn club() -> Self {
            let mut fold = Self::new();
            for round in 0..3 {
                for one in 0..12 {
                    for other in one + 1..12 {
                        fold.at = fold.n as i64 / 6 * DAY;
                        let (one_name, other_name) = (format!("c{one}"), format!("c{other}"));
                        let is_upset = (one * 5 + other * 7 + round) % 4 == 0;
                        if is_upset {
                            fold.game(&[&other_name, &one_name]);
                        } else {
                            fold.game(&[&one_name, &other_name]);
                        }
                    }
                }
            }
            fold.at += 100 * DAY;
            fold
        }

        fn best_of_the_club(&self) -> f64 {
            let worth = (0..12).map(|one| self.at_least(&format!("c{one}")));
            worth.fold(f64::MIN, f64::max)
        }
    }

    /// Accounts made by one person play one game a day against each other, for ten days.
    fn age(fold: &mut Fold, accounts: usize) {
        for day in 0..10 {
            fold.at += DAY;
            for one in 0..accounts {
                let other = (one + 1 + 2 * (day % accounts.div_ceil(2))) % accounts;
                if one != other {
                    fold.game(&[&format!("x{one}"), &format!("x{other}")]);
                }
            }
        }
        fold.at += DAY;
    }

    fn meet_twice(fold: &mut Fold, accounts: usize) {
        for n in 0..2 * accounts {
            fold.game(&["mallory", &format!("x{}", n % accounts)]);
        }
    }

    /// However many accounts somebody makes, and however often these lose on purpose.
    #[test]
    fn accounts_made_to_be_beaten_make_nobody_first() {
        type Attack = fn(&mut Fold);
        let attacks: [(&str, Attack); 9] = [
            ("25 once", |fold| {
                for n in 0..25 {
                    fold.game(&["mallory", &format!("x{n}")]);
                }
            }),
            ("25 ten times", |fold| {
                for n in 0..250 {
                    fold.game(&["mallory", &format!("x{}", n % 25)]);
                }
            }),
            ("25 that met each other first", |fold| {
                for one in 0..25 {
                    for other in 0..one {
                        fold.game(&[&format!("x{one}"), &format!("x{other}")]);
                    }
                }
                for n in 0..25 {
                    fold.game(&["mallory", &format!("x{n}")]);
                }
            }),
            ("25 others each month of a year", |fold| {
                for n in 0..300 {
                    if n % 25 == 0 {
                        fold.at += 31 * DAY;
                    }
                    fold.game(&["mallory", &format!("x{n}")]);
                }
            }),
            ("4 that met each other on ten days", |fold| {
                age(fold, 4);
                meet_twice(fold, 4);
            }),
            ("8 that met each other on ten days", |fold| {
                age(fold, 8);
                meet_twice(fold, 8);
            }),
            ("25 that met each other on ten days", |fold| {
                age(fold, 25);
                meet_twice(fold, 25);
            }),
            ("25 that met each other and three of the club", |fold| {
                age(fold, 25);
                for n in 0..75 {
                    fold.at += DAY;
                    fold.game(&[&format!("c{}", 1 + n % 3), &format!("x{}", n / 3)]);
                }
                meet_twice(fold, 25);
            }),
            ("four at a table", |fold| {
                for n in 0..25 {
                    let others = [0, 1, 2].map(|other| format!("x{}", n * 3 + other));
                    fold.game(&["mallory", &others[0], &others[1], &others[2]]);
                }
            }),
        ];
        for (name, attack) in attacks {
            let mut fold = Fold::club();
            attack(&mut fold);
            let (found, first) = (fold.at_least("mallory"), fold.best_of_the_club());
            println!("{name}: {:?}, at least {found:.1}; first {first:.1}", fold.of("mallory"));
            // Less than one whole game against an equal.
            assert!(found < first - 3.0 && fold.of("mallory").rating < 28.0, "{name}");
        }
    }

    /// As much as two games per month, however often two meet.
    #[test]
    fn the_same_opponent_again_and_again_brings_little() {
        let mut fold = Fold::club();
        for _ in 0..100 {
            fold.game(&["mallory", "c11"]);
        }
        let found = fold.of("mallory");
        println!("a hundred times: {found:?}, at least {:.1}", fold.at_least("mallory"));
        assert!(found.rating < 30.0 && fold.at_least("mallory") < fold.best_of_the_club());
        // A month later it counts again.
        fold.at += 31 * DAY;
        fold.game(&["mallory", "c11"]);
        assert!(fold.of("mallory").rating > found.rating + 0.5);
    }

    /// Somebody who beats established players rises as before.
    #[test]
    fn a_newcomer_who_beats_the_club_rises() {
        let mut fold = Fold::club();
        for n in 0..12 {
            let known = format!("c{n}");
            if n % 3 == 0 { fold.game(&[&known, "ada"]) } else { fold.game(&["ada", &known]) }
        }
        let place = (0..12).filter(|n| fold.at_least(&format!("c{n}")) > fold.at_least("ada"));
        assert!(place.count() < 3, "{:?}", fold.of("ada"));
    }

    /// A player on ten days who met four of the club becomes established: a game against them
    /// counts whole. Until there are enough to meet, days are enough.
    #[test]
    fn newcomers_become_known() {
        let is_new = |fold: &Fold, who: &str| {
            let who = Occupant::Account(who.into());
            fold.ledger.is_new(&Subject { ladder: Ladder::People, who })
        };
        let mut fold = Fold::club();
        // Except for one, who has been there for six days.
        for n in 1..12 {
            assert!(!is_new(&fold, &format!("c{n}")), "{n}");
        }
        for day in 0..10 {
            fold.at += DAY;
            assert!(is_new(&fold, "ada"), "{day}");
            let known = format!("c{}", 1 + day % SEVERAL);
            fold.game(&["ada", &known]);
        }
        assert!(!is_new(&fold, "ada"));
        // A club that has not played for a year does not count.
        let mut fold = Fold::club();
        fold.at += LATELY;
        for _ in 0..10 {
            fold.at += DAY;
            fold.game(&["ada", "ben"]);
        }
        assert!(!is_new(&fold, "ada") && !is_new(&fold, "ben"));
    }

    /// Where every game counts whole, results equal those of Weng and Lin for the whole table.
    #[test]
    fn a_whole_game_is_that_of_weng_and_lin() {
        use skillratings::MultiTeamOutcome;
        use skillratings::weng_lin::weng_lin_multi_team;
        let mut fold = Fold::club();
        let names = ["c3", "c7", "c9"];
        let before: Vec<[WengLinRating; 1]> = names.map(|name| [fold.of(name)]).to_vec();
        let teams: Vec<_> = [1, 2, 2]
            .into_iter()
            .zip(&before)
            .map(|(place, team)| (team.as_slice(), MultiTeamOutcome::new(place)))
            .collect();
        let expected = weng_lin_multi_team(&teams, &WengLinConfig::new());
        fold.game(&names);
        for (name, expected) in names.iter().zip(expected) {
            let found = fold.of(name);
            assert!((found.rating - expected[0].rating).abs() < 1e-9, "{found:?} {expected:?}");
            let apart = found.uncertainty - expected[0].uncertainty;
            assert!(apart.abs() < 1e-9, "{found:?} {expected:?}");
        }
    }

    #[test]
    fn bots_move_nobody_but_bots_and_two_seats_count_for_nothing() {
        let mut fold = Fold::club();
        let before = fold.of("c0");
        fold.game(&["c0", "bot-master"]);
        fold.game(&["c0", "c1", "bot-master", "bot-master"]);
        fold.game(&["c0", "c1", "c0"]);
        assert_eq!(fold.of("c0"), before);
        let who = Occupant::Bot("master".to_string());
        let bot = fold.ledger.strength(&Subject { ladder: Ladder::Bots, who });
        assert!(bot.rating < 25.0, "{bot:?}");
    }

    /// One by one, in whatever order they arrive, gives the same as all at once.
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
            // Some end at the same time, and some are stored late.
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
