//! Who is notified of an entry while away.
//!
//! People want to know that it has become their turn because of somebody else, and that a game has
//! ended. They do not want to be notified of what is on their screen, or that a bot has answered
//! the move they just made.

use game_core::Seat;
use store::{AccountId, NewNotification, TableId, Ways};
use table::{Clock, Entry, Millis, Table};

use super::Registry;
use super::room::Inner;
use crate::error::ApiResult;
use crate::reach::news::{News, Way, What};

/// Somebody who was the last to act is considered present for this long.
const STILL_HERE: Millis = 2 * 60_000;

/// A person whom an entry concerns.
pub(super) struct Concern {
    account: AccountId,
    game: String,
    what: What,
    /// Whether they have the table open on this node.
    watches: bool,
    /// Whether the game has a clock that counts minutes.
    is_live: bool,
}

impl Registry {
    /// The notifications for an entry made at `at`.
    pub(super) async fn news(
        &self,
        id: &TableId,
        concerns: Vec<Concern>,
        at: Millis,
    ) -> ApiResult<Vec<NewNotification>> {
        let mut notifications = Vec::new();
        for concern in concerns {
            let Concern { account, game, what, watches, is_live } = concern;
            if watches && is_live {
                continue;
            }
            let ways = self.0.store.ways_to(&account, self.now()).await?;
            let is_wanted = match what {
                What::Turn { .. } => ways.turns,
                What::Over => ways.endings,
            };
            if !is_wanted || watches && !ways.with_tab {
                continue;
            }
            for way in Way::ALL.into_iter().filter(|way| has(ways, *way)) {
                let news = News::new(id, &game, what, way);
                notifications.push(news.notification(&account, at, at + self.0.reach_delay));
            }
        }
        Ok(notifications)
    }

    /// Cancels notifications, queued by another node, to those who have the table open here.
    pub(super) async fn spare(&self, id: &TableId, watching: Vec<Concern>) -> ApiResult<()> {
        for concern in watching {
            let Concern { account, game, what, is_live, .. } = concern;
            let ways = self.0.store.ways_to(&account, self.now()).await?;
            if ways.with_tab && !is_live {
                continue;
            }
            for way in Way::ALL.into_iter().filter(|way| has(ways, *way)) {
                self.0.store.withdraw(&News::new(id, &game, what, way).id(&account)).await?;
            }
        }
        Ok(())
    }
}

const fn has(ways: Ways, way: Way) -> bool {
    match way {
        Way::Push => ways.push,
        Way::Webhook => ways.webhook,
    }
}

/// Those concerned by the entry that leads from the table in a room to `after`.
pub(super) fn concerns(inner: &Inner, after: &Table, entry: &Entry) -> Vec<Concern> {
    let concern = |(account, what): (String, What)| Concern {
        watches: inner.is_watched_by(&account),
        account: account.into(),
        game: after.setup().game.clone(),
        what,
        is_live: matches!(after.setup().clock, Clock::Live { .. }),
    };
    concerned(&inner.table, after, entry).into_iter().map(concern).collect()
}

/// Those who watch the table while it waits for them.
pub(super) fn watching(inner: &Inner) -> Vec<Concern> {
    let table = &inner.table;
    let concern = |seat: Seat| {
        let (who, question) = (table.person(seat)?, table.question(seat)?);
        Some(Concern {
            watches: inner.is_watched_by(&who.id),
            account: who.id.as_str().into(),
            game: table.setup().game.clone(),
            what: What::Turn { seat: seat.index() as u8, question },
            is_live: matches!(table.setup().clock, Clock::Live { .. }),
        })
    };
    table.awaiting().iter().filter_map(concern).filter(|concern| concern.watches).collect()
}

/// Those who did not cause an entry and are concerned, and why; each person once.
fn concerned(before: &Table, after: &Table, entry: &Entry) -> Vec<(String, What)> {
    // A lesson leads its learner through every move.
    if after.setup().lesson.is_some() || after.is_paused() {
        return Vec::new();
    }
    let mut concerned: Vec<(String, What)> = Vec::new();
    let mut add = |seat: Seat, what: What| {
        if let Some(who) = after.person(seat)
            && after.bot(seat).is_none()
            && !concerned.iter().any(|(known, _)| *known == who.id)
        {
            concerned.push((who.id.clone(), what));
        }
    };
    if after.is_over() && !before.is_over() {
        Seat::all(after.setup().chairs.len()).for_each(|seat| add(seat, What::Over));
    }
    let asked = before.awaiting();
    for seat in after.awaiting().iter().filter(|seat| !asked.contains(*seat)) {
        if let Some(question) = after.question(seat) {
            add(seat, What::Turn { seat: seat.index() as u8, question });
        }
    }
    if !concerned.is_empty() {
        concerned.retain(|(account, _)| !is_here(before, after, entry, account));
    }
    concerned
}

/// Whether somebody is at the table, judging by the log: they were the last person to act, just
/// now, or they have opened a game against bots and not acted yet.
fn is_here(before: &Table, after: &Table, entry: &Entry, account: &str) -> bool {
    if let Some(actor) = entry.by.account() {
        return actor == account;
    }
    let mut people = Seat::all(after.setup().chairs.len()).filter_map(|seat| after.person(seat));
    let last = before.entries().filter(|entry| entry.by.account().is_some()).last();
    last.map_or_else(
        || people.all(|who| who.id == account),
        |last| last.by.account() == Some(account) && entry.at - last.at < STILL_HERE,
    )
}
