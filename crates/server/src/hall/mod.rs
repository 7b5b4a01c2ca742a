//! Tables in memory.
//!
//! A [`Room`](room) is this process's copy of one table, with those who watch it. A wish is decided
//! on the copy, offered to the store, and carried out if the store took it; if another process was
//! first, the copy catches up and the wish is decided again. So any number of processes can serve
//! the same table.

mod bots;
mod editions;
mod lanes;
mod look;
mod news;
mod others;
mod record;
mod room;
mod rooms;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use game_core::Message;
use games::{EditionHandle, GameKind};
use protocol::{ChatLine, Reply};
use store::{
    AccountId, NewTable, Occupant, Page, Seating, Status, Store, StoreError, TableId, Visibility,
};
use table::{Actor, ChairSetup, Clock, Command, Rematch, Setup, Table};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::nodes::{News, Nodes};
use crate::ratings::Ratings;
use crate::{now, secret};
pub use editions::Editions;
use lanes::Lanes;
use look::LONG;
pub use look::Watch;
use others::or_later;
use room::{Inner, Room};
use rooms::played_before;

/// For how long a table that nobody watches stays in memory.
const IDLE: Duration = Duration::from_mins(1);

/// A line for a socket: shared by all who see the same.
pub type Line = Arc<str>;

/// The tables in memory.
#[derive(Clone)]
pub struct Hall(Arc<Shared>);

struct Shared {
    store: Arc<dyn Store>,
    editions: Editions,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    thinkers: usize,
    thinking: Arc<Semaphore>,
    lanes: Lanes,
    threads_per_bot: usize,
    ratings: Ratings,
    shares_store: bool,
    nodes: Option<Nodes>,
    reach_delay: table::Millis,
}

impl Hall {
    /// An empty hall.
    pub fn new(store: Arc<dyn Store>, config: &Config) -> Self {
        Self(Arc::new(Shared {
            store,
            editions: Editions::new(config),
            rooms: Mutex::default(),
            thinkers: config.thinkers.max(1),
            thinking: Arc::new(Semaphore::new(config.thinkers.max(1))),
            lanes: Lanes::default(),
            threads_per_bot: config.threads_per_bot.max(1),
            ratings: Ratings::default(),
            shares_store: config.shares_store,
            nodes: config.nodes.clone(),
            reach_delay: config.reach_delay_ms,
        }))
    }

    /// The editions that tables can be opened with.
    pub fn editions(&self) -> &Editions {
        &self.0.editions
    }

    /// An edition that a game can be played with: one that is offered, or one that a host has taken
    /// away; the games that were begun with it go on.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn edition(
        &self,
        kind: &'static dyn GameKind,
        hash: &str,
    ) -> ApiResult<Option<EditionHandle>> {
        if let Some(edition) = self.0.editions.by_hash(kind, hash) {
            return Ok(Some(edition));
        }
        let kept = self.0.store.edition(hash).await?.filter(|kept| kept.game == kind.id());
        Ok(kept.and_then(|kept| kind.load_edition("store", &kept.body).ok()))
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.rooms().len()
    }

    /// Whether no table is in memory.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Opens a table and lets its game begin if nobody is missing.
    ///
    /// # Errors
    /// If the setup cannot be played.
    pub async fn open(
        &self,
        setup: Setup,
        host: Option<&str>,
        visibility: Visibility,
    ) -> ApiResult<TableId> {
        let kind = games::by_id(&setup.game).map_err(ApiError::bad)?;
        let edition = self.edition(kind, &setup.edition_hash).await?;
        let edition = edition.ok_or_else(|| ApiError::bad(Message::new("server-no-edition")))?;
        self.check(kind, edition, &setup).await?;
        let id = TableId::from(secret::id());
        self.create(&id, setup, host, visibility).await?;
        // Opening the room lets a game begin that lacks nobody.
        self.read(&id, |_| ()).await?;
        Ok(id)
    }

    /// Whether a table can be opened so.
    async fn check(
        &self,
        kind: &'static dyn GameKind,
        edition: EditionHandle,
        setup: &Setup,
    ) -> ApiResult<()> {
        let setup = setup.clone();
        let is_long = played_before(&setup) >= LONG;
        let open = move || Table::open(kind, edition, setup).map(drop);
        let opened = if is_long {
            tokio::task::spawn_blocking(open).await.map_err(|_| ApiError::internal())?
        } else {
            open()
        };
        opened.map_err(ApiError::bad)
    }

    /// Puts a table into the store that can be opened.
    async fn create(
        &self,
        id: &TableId,
        setup: Setup,
        host: Option<&str>,
        visibility: Visibility,
    ) -> Result<(), StoreError> {
        let seat = |(seat, chair): (usize, &ChairSetup)| {
            let occupant = match chair {
                ChairSetup::Open => return None,
                ChairSetup::Person(who) => Occupant::Account(who.id.as_str().into()),
                ChairSetup::Bot(level) => Occupant::Bot(level.clone()),
            };
            Some(Seating { seat: seat as u8, occupant })
        };
        let new = NewTable {
            id: id.clone(),
            game: setup.game.clone(),
            setup: serde_json::to_string(&setup).expect("setups serialize"),
            edition: setup.edition_hash.clone(),
            host: host.map(Into::into),
            visibility,
            players: setup.chairs.len() as u8,
            rated: setup.rated,
            clock: clock_word(setup.clock).to_string(),
            created_at: now(),
            seats: setup.chairs.iter().enumerate().filter_map(seat).collect(),
        };
        self.0.store.create_table(new).await?;
        metrics::counter!("trestle_tables_opened_total", "game" => setup.game).increment(1);
        Ok(())
    }

    /// Carries a wish out. It is written down for good when this returns.
    ///
    /// # Errors
    /// The reason why not; nothing has changed then.
    pub async fn carry_out(&self, id: &TableId, who: Actor, command: Command) -> ApiResult<()> {
        let (hall, id) = (self.clone(), id.clone());
        // A task of its own: whoever asked may hang up in the middle, and the rest must still be
        // told.
        let done = tokio::spawn(async move {
            let room = hall.room(&id);
            let mut inner = hall.enter(&room).await?;
            hall.carry_out_in(&room, &mut inner, &who, &command).await?;
            if matches!(command, Command::Stand { .. }) && inner.table.first_person().is_none() {
                or_later(&room.id, hall.close(&room, &mut inner, &who).await);
            }
            hall.follow_or_later(&room, &mut inner).await;
            Ok(())
        });
        joined(done).await
    }

    /// Ends a table that the last one has left: nobody should find it in the lobby. One that its host
    /// opened for others, without sitting down, is the host's to close; somebody else may come and go.
    async fn close(&self, room: &Arc<Room>, inner: &mut Inner, who: &Actor) -> ApiResult<()> {
        let is_person = |chair: &ChairSetup| matches!(chair, ChairSetup::Person(_));
        if !inner.table.setup().chairs.iter().any(is_person) {
            let row = self.0.store.table(&room.id).await?.ok_or_else(ApiError::not_found)?;
            if row.host.is_some_and(|host| who.account() != Some(host.as_str())) {
                return Ok(());
            }
        }
        self.carry_out_in(room, inner, &Actor::Server, &Command::End).await
    }

    /// Tells everybody who watches a table a line of chat. `to` says who wants it, by account.
    /// Nobody is told if lines before number `since` have not been told here yet; then this is the
    /// number of the first of them.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn say(
        &self,
        id: &TableId,
        line: &ChatLine,
        since: i64,
        to: impl Fn(Option<&str>) -> bool,
    ) -> ApiResult<Option<i64>> {
        let room = self.room(id);
        let mut inner = self.enter(&room).await?;
        if let Some(next) = inner.lines {
            if since > next {
                return Ok(Some(next));
            }
            // It was announced and found as well.
            if line.n < next {
                return Ok(None);
            }
            inner.lines = Some(line.n + 1);
        }
        let reply = Reply::Said { table: id.to_string(), line: line.clone() };
        inner.tell_all(&reply, to);
        Ok(None)
    }

    /// Looks up again what a person is called, and shows it at every table that has them, on all
    /// nodes.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn learn_name(&self, account: &AccountId) -> ApiResult<()> {
        self.announce(News::Renamed { account: account.to_string() }).await;
        self.learn_name_here(account).await
    }

    /// The same, on this node.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn learn_name_here(&self, account: &AccountId) -> ApiResult<()> {
        for room in self.all_rooms() {
            let mut guard = room.lock().await;
            let Some(inner) = guard.as_mut().filter(|inner| inner.knows(account.as_str())) else {
                continue;
            };
            // Read with the room locked: of two changes at once, the later one stays.
            let found = self.0.store.account(account).await?;
            let name = found.map(|account| account.name).unwrap_or_default();
            inner.name(account.to_string(), name);
            inner.show_all(&room.id);
        }
        Ok(())
    }

    /// Lets go of every socket of an account, on all nodes. Whoever is still signed in comes back
    /// by themselves.
    pub async fn hang_up(&self, account: &AccountId) {
        self.announce(News::Left { account: account.to_string() }).await;
        self.hang_up_here(account).await;
    }

    /// The same, on this node.
    pub async fn hang_up_here(&self, account: &AccountId) {
        for room in self.all_rooms() {
            if let Some(inner) = room.lock().await.as_mut() {
                inner.let_go(account.as_str());
            }
        }
    }

    /// Looks after the tables in memory once: flags clocks that have run out, forgets tables that
    /// nobody needs.
    pub async fn tend(&self) {
        for room in self.all_rooms() {
            let id = room.id.clone();
            let due = match room.try_peek() {
                Some(mut inner) => {
                    inner.show_late(&id);
                    inner.table.next_flag().filter(|(_, at)| *at <= now())
                }
                None => None,
            };
            if let Some((seat, _)) = due {
                // Another process may have been first; then there is nothing left to do.
                let _ = self.carry_out(&id, Actor::Server, Command::Flag { seat }).await;
            }
            if !self.0.shares_store {
                self.take_up(&room).await;
            }
            drop(room);
            self.forget_idle(&id);
        }
        metrics::gauge!("trestle_tables_in_memory").set(self.len() as f64);
    }

    /// Opens every table at which a game goes on, so that bots who owe an answer give it and
    /// clocks are looked after.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn wake(&self) -> ApiResult<()> {
        for status in [Status::Playing, Status::Open] {
            let mut page = Page::first(100);
            loop {
                let listing = self.0.store.tables_with(status, &page).await?;
                for row in &listing.items {
                    if let Err(error) = self.read(&row.id, |_| ()).await {
                        tracing::error!(table = %row.id, code = error.problem.message.key,
                            "a table cannot be opened");
                    }
                }
                let Some(cursor) = listing.next else { break };
                page = Page::after(cursor, 100);
            }
        }
        Ok(())
    }

    /// Counts all results anew, also those that a crash kept from being counted.
    ///
    /// # Errors
    /// If the store fails.
    pub async fn rate_all(&self) -> ApiResult<()> {
        Ok(self.0.ratings.count_all(&*self.0.store).await?)
    }

    async fn carry_out_in(
        &self,
        room: &Arc<Room>,
        inner: &mut Inner,
        who: &Actor,
        command: &Command,
    ) -> ApiResult<()> {
        loop {
            let outlook = match inner.table.foresee(now(), who, command) {
                Ok(Some(outlook)) => outlook,
                Ok(None) => return Ok(()),
                Err(problem) => {
                    // What looks wrong here may be right by what another node has written.
                    if self.0.shares_store && self.catch_up(room, inner).await? {
                        continue;
                    }
                    return Err(problem.into());
                }
            };
            let mut append = record::append(&room.id, &inner.table, &outlook);
            let concerns = news::concerns(inner, outlook.table(), &outlook.entry);
            append.notifications = self.news(&room.id, concerns, outlook.entry.at).await?;
            let counts = append.result.as_ref().is_some_and(|result| result.rated);
            let is_public = !append.is_secret;
            match self.0.store.append(append).await {
                Ok(()) => {
                    let (entry, told) = inner.table.adopt(outlook);
                    if counts {
                        self.rate(&room.id).await;
                    }
                    self.learn_names_or_not(inner).await;
                    inner.tell(&room.id, &told);
                    inner.count(record::word(&entry), is_public);
                    let (table, seq) = (room.id.to_string(), inner.table.seq());
                    self.announce(News::Moved { table, seq }).await;
                    return Ok(());
                }
                Err(StoreError::Conflict { .. }) => {
                    if !self.catch_up(room, inner).await? {
                        // The store has gone back to an earlier time, and with it goes the table.
                        // Those who watch are let go, and come back to what there is.
                        tracing::error!(table = %room.id, "the store has less than it had");
                        *inner = self.load(&room.id).await?;
                    }
                }
                Err(error) => return Err(error.into()),
            }
        }
    }

    /// Looks up what people are called, if the store has time for it: what has happened is told
    /// in any case, and the next thing that happens brings the names.
    async fn learn_names_or_not(&self, inner: &mut Inner) {
        if let Err(error) = self.learn_names(inner).await {
            tracing::debug!(code = error.problem.message.key, "somebody has no name for now");
        }
    }

    /// The table at which those of a table play again. Always the same one: whoever was interrupted
    /// between opening it and telling of it goes on with the one that is there.
    pub fn rematch_of(&self, id: &TableId) -> TableId {
        secret::id_after(id.as_str()).into()
    }

    /// Counts a result before anybody hears of it: whoever looks then finds the new ratings. The
    /// move stands even if that fails, and the next start counts it.
    async fn rate(&self, id: &TableId) {
        if let Err(error) = self.0.ratings.count(&*self.0.store, id).await {
            tracing::error!(table = %id, %error, "a result could not be counted");
        }
    }

    /// Reads what another process has written; whether there was anything.
    async fn catch_up(&self, room: &Arc<Room>, inner: &mut Inner) -> ApiResult<bool> {
        let missed = self.0.store.entries_since(&room.id, inner.table.seq() as i64).await?;
        let any = !missed.is_empty();
        for entry in missed {
            let entry = serde_json::from_str(&entry.body).map_err(|_| ApiError::internal())?;
            let told = inner.table.apply(&entry)?;
            self.learn_names_or_not(inner).await;
            inner.tell(&room.id, &told);
            let watching = news::watching(inner);
            self.spare(&room.id, watching).await?;
        }
        // Whoever wrote it sees to what follows.
        inner.forget_stale_thoughts();
        inner.seen = Instant::now();
        Ok(any)
    }

    /// Does what follows by itself, or leaves it to whoever looks after tables: what it follows from is
    /// written down already, and nobody may hear that it was refused.
    async fn follow_or_later(&self, room: &Arc<Room>, inner: &mut Inner) {
        or_later(&room.id, self.follow(room, inner).await);
    }

    /// Does what follows by itself: a full table begins, an agreed rematch gets its table, a bot
    /// begins to think.
    async fn follow(&self, room: &Arc<Room>, inner: &mut Inner) -> ApiResult<()> {
        if inner.table.is_ready() {
            let opening = inner.table.setup().from.as_ref();
            let seed = opening.map_or_else(secret::seed, |opening| opening.seed);
            let start = Command::Start { seed };
            self.carry_out_in(room, inner, &Actor::Server, &start).await?;
        }
        if *inner.table.rematch() == Rematch::Agreed
            && let Some(setup) = inner.table.rematch_setup()
        {
            let row = self.0.store.table(&room.id).await?.ok_or_else(ApiError::not_found)?;
            let host = row.host.as_ref().map(AccountId::as_str);
            let next = self.rematch_of(&room.id);
            match self.create(&next, setup, host, row.visibility).await {
                Ok(()) | Err(StoreError::Exists { .. }) => {}
                Err(error) => return Err(error.into()),
            }
            self.read(&next, |_| ()).await?;
            let rematch = Command::Rematch { table: next.to_string() };
            self.carry_out_in(room, inner, &Actor::Server, &rematch).await?;
        }
        self.wake_bot(room, inner);
        Ok(())
    }
}

/// The word by which lobbies find a kind of clock.
pub fn clock_word(clock: Clock) -> &'static str {
    match clock {
        Clock::None => "none",
        Clock::Live { .. } => "live",
        Clock::Daily { .. } => "daily",
    }
}

/// What a task came to. Whoever asked may hang up in the middle, and it still comes to its end.
async fn joined(task: JoinHandle<ApiResult<()>>) -> ApiResult<()> {
    task.await.unwrap_or_else(|error| {
        tracing::error!(%error, "what was to be done at a table panicked");
        Err(ApiError::internal())
    })
}
