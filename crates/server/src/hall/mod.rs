//! Tables in memory.
//!
//! A [`Room`](room) is this process's copy of one table, with those who watch it. A wish is decided
//! on the copy, offered to the store, and carried out if the store took it; if another process was
//! first, the copy catches up and the wish is decided again. So any number of processes can serve
//! the same table.

mod bots;
mod editions;
mod lanes;
mod news;
mod others;
mod record;
mod room;

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use game_core::{Message, Viewer};
use games::{EditionHandle, GameKind};
use protocol::{Event, Item, Preview, Reply, Screen};
use store::{
    AccountId, NewTable, Occupant, Page, Seating, Status, Store, StoreError, TableId, Visibility,
};
use table::{Actor, ChairSetup, Clock, Command, Rematch, Setup, Table};
use tokio::sync::{Semaphore, mpsc};

use crate::config::Config;
use crate::error::{ApiError, ApiResult};
use crate::nodes::{News, Nodes};
use crate::ratings::Ratings;
use crate::{now, secret};
pub use editions::Editions;
use lanes::Lanes;
use room::{Inner, Room};

/// How many updates may wait for a socket before it is taken for dead.
const BACKLOG: usize = 256;
/// For how long a table that nobody watches stays in memory.
const IDLE: Duration = Duration::from_mins(1);

/// A log with so many entries is folded apart.
const LONG_LOG: u64 = 500;

/// A line for a socket: shared by all who see the same.
pub type Line = Arc<str>;

/// The tables in memory.
#[derive(Clone)]
pub struct Hall(Arc<Shared>);

struct Shared {
    store: Arc<dyn Store>,
    editions: Editions,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    thinking: Arc<Semaphore>,
    lanes: Lanes,
    threads_per_bot: usize,
    ratings: Ratings,
    shares_store: bool,
    nodes: Option<Nodes>,
    reach_delay: table::Millis,
}

/// Somebody who watches a table.
pub struct Watch {
    /// What there is to tell, beginning with all that was missed.
    pub lines: mpsc::Receiver<Line>,
    room: Arc<Room>,
    number: u64,
}

impl Watch {
    /// Stops watching.
    pub async fn end(self) {
        self.room.leave(self.number).await;
    }
}

impl Hall {
    /// An empty hall.
    pub fn new(store: Arc<dyn Store>, config: &Config) -> Self {
        Self(Arc::new(Shared {
            store,
            editions: Editions::new(config),
            rooms: Mutex::default(),
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
        Table::open(kind, edition, setup.clone()).map_err(ApiError::bad)?;
        let id = TableId::from(secret::id());
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
            setup: serde_json::to_string(&setup).map_err(|_| ApiError::internal())?,
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
        // Opening the room lets a game begin that lacks nobody.
        self.read(&id, |_| ()).await?;
        Ok(id)
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
            let mut inner = hall.enter(&id, &room).await?;
            hall.carry_out_in(&room, &mut inner, &who, &command).await?;
            // The last one who waited has gone: nobody should find the table in the lobby.
            if matches!(command, Command::Stand { .. }) && inner.table.first_person().is_none() {
                hall.carry_out_in(&room, &mut inner, &Actor::Server, &Command::End).await?;
            }
            hall.follow(&room, &mut inner).await
        });
        done.await.unwrap_or_else(|error| {
            tracing::error!(%error, "carrying out a wish panicked");
            Err(ApiError::internal())
        })
    }

    /// What an answer would do.
    ///
    /// # Errors
    /// If the seat may not give it.
    pub async fn preview(
        &self,
        id: &TableId,
        account: &str,
        seat: game_core::Seat,
        action: &str,
    ) -> ApiResult<Preview> {
        let look = |table: &Table| {
            if !table.seats_of(account).contains(seat) {
                return Err(ApiError::forbidden("server-not-your-seat"));
            }
            Ok(table.preview(seat, action)?)
        };
        self.read(id, look).await?
    }

    /// Looks at a table.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn read<T>(&self, id: &TableId, look: impl FnOnce(&Table) -> T) -> ApiResult<T> {
        let room = self.room(id);
        let inner = self.enter_fresh(id, &room).await?;
        Ok(look(&inner.table))
    }

    /// Looks at a table as it is in the store by now, and whether an account watches it here.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn look_again<T>(
        &self,
        id: &TableId,
        account: &str,
        look: impl FnOnce(&Table, bool) -> T,
    ) -> ApiResult<T> {
        let room = self.room(id);
        let mut inner = self.enter(id, &room).await?;
        self.catch_up(&room, &mut inner).await?;
        Ok(look(&inner.table, inner.is_watched_by(account)))
    }

    /// What a viewer is told who has seen `seen` items: the rest of them, and how the table stands.
    ///
    /// # Errors
    /// If there is no such table, or the visitor may not look at it so.
    pub async fn update(
        &self,
        id: &TableId,
        account: Option<&str>,
        viewer: Viewer,
        seen: u64,
    ) -> ApiResult<Reply> {
        let room = self.room(id);
        let inner = self.enter_fresh(id, &room).await?;
        check_eyes(&inner.table, account, viewer)?;
        let items = stream_since(&inner.table, viewer, seen).await?;
        Ok(inner.update(id, viewer, items))
    }

    /// How a finished game stood after so many actions, and what the last of them told; nothing if
    /// there is no such position.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn position(
        &self,
        id: &TableId,
        viewer: Viewer,
        at: usize,
    ) -> ApiResult<Option<(Screen, Vec<Event>)>> {
        let room = self.room(id);
        let inner = self.enter_fresh(id, &room).await?;
        Ok(inner.table.moment(at, viewer).map(|(position, trail)| {
            let mut screen = position.screen(viewer, now());
            // Nothing can be taken back there.
            screen.undo = None;
            inner.call_all(&mut screen);
            (screen, trail)
        }))
    }

    /// The board as a viewer saw it when they had been told `n` items; nothing if they have not, or
    /// the game has not begun.
    ///
    /// # Errors
    /// As [`Hall::update`].
    pub async fn past(
        &self,
        id: &TableId,
        account: Option<&str>,
        viewer: Viewer,
        n: u64,
    ) -> ApiResult<Option<table::Past>> {
        let room = self.room(id);
        let inner = self.enter_fresh(id, &room).await?;
        check_eyes(&inner.table, account, viewer)?;
        Ok(inner.table.past(viewer, n))
    }

    /// Watches a table: first what was missed since item `seen`, then whatever happens.
    ///
    /// # Errors
    /// As [`Hall::update`].
    pub async fn watch(
        &self,
        id: &TableId,
        account: Option<&str>,
        viewer: Viewer,
        seen: u64,
    ) -> ApiResult<Watch> {
        let room = self.room(id);
        // Whoever comes from another node may have seen more than this one has.
        let mut inner = self.enter_fresh(id, &room).await?;
        check_eyes(&inner.table, account, viewer)?;
        let (sender, lines) = mpsc::channel(BACKLOG);
        let items = stream_since(&inner.table, viewer, seen).await?;
        let first = inner.update(id, viewer, items);
        sender.try_send(room::line(&first)).map_err(|_| ApiError::internal())?;
        if self.0.shares_store && inner.lines.is_none() {
            let heads = self.0.store.heads(std::slice::from_ref(id)).await?;
            inner.lines = heads.first().map(|head| head.lines);
        }
        let number = inner.listen(viewer, account, sender);
        drop(inner);
        Ok(Watch { lines, room, number })
    }

    /// Whether an account may look at a table with these eyes, as far as this node knows.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn may_see(
        &self,
        id: &TableId,
        account: Option<&str>,
        viewer: Viewer,
    ) -> ApiResult<bool> {
        let room = self.room(id);
        Ok(self.enter(id, &room).await?.table.may_see(account, viewer))
    }

    /// The accounts of those who watch a table.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn listeners(&self, id: &TableId) -> ApiResult<BTreeSet<String>> {
        let room = self.room(id);
        Ok(self.enter(id, &room).await?.accounts())
    }

    /// Whether anybody watches a table on this node, as far as can be told at once.
    pub fn is_watched(&self, id: &TableId) -> bool {
        let Some(room) = self.rooms().get(id).map(Arc::clone) else { return false };
        room.try_peek().is_none_or(|inner| inner.is_watched())
    }

    /// Tells everybody at a table who may see it something that is not part of its log, such as a
    /// line of chat. `to` says who wants it, by account.
    ///
    /// # Errors
    /// If there is no such table.
    pub async fn tell(
        &self,
        id: &TableId,
        reply: &Reply,
        to: impl Fn(Option<&str>) -> bool,
    ) -> ApiResult<()> {
        let room = self.room(id);
        let mut inner = self.enter(id, &room).await?;
        if let Reply::Said { line, .. } = reply {
            // It may have been announced and found as well.
            if inner.lines.is_some_and(|next| line.n < next) {
                return Ok(());
            }
            inner.lines = inner.lines.map(|_| line.n + 1);
        }
        inner.tell_all(reply, to);
        Ok(())
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

    fn rooms(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.0.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn all_rooms(&self) -> Vec<Arc<Room>> {
        self.rooms().values().map(Arc::clone).collect()
    }

    fn room(&self, id: &TableId) -> Arc<Room> {
        Arc::clone(self.rooms().entry(id.clone()).or_insert_with(|| Arc::new(Room::new(id))))
    }

    /// Forgets a table if nobody else holds its room and it is of no use. The lock on the map
    /// keeps others from finding it meanwhile.
    fn forget_idle(&self, id: &TableId) {
        let mut rooms = self.rooms();
        let Some(room) = rooms.get(id) else { return };
        if Arc::strong_count(room) == 1 && room.is_idle(IDLE) {
            rooms.remove(id);
        }
    }

    /// Forgets a room that nothing could be read for, unless somebody else waits to try again: a
    /// table has one room, and whoever watches is in it.
    fn forget_empty(&self, id: &TableId, room: &Arc<Room>) {
        let mut rooms = self.rooms();
        // One for the map, and one for whoever tried.
        if rooms.get(id).is_some_and(|kept| Arc::ptr_eq(kept, room)) && Arc::strong_count(room) <= 2
        {
            rooms.remove(id);
        }
    }

    /// The inside of a room, with its table read from the store if this is the first visit.
    async fn enter<'a>(
        &self,
        id: &TableId,
        room: &'a Arc<Room>,
    ) -> ApiResult<tokio::sync::MappedMutexGuard<'a, Inner>> {
        let mut guard = room.lock().await;
        if guard.is_none() {
            match self.load(id).await {
                Ok(inner) => {
                    let inner = guard.insert(inner);
                    self.follow(room, inner).await?;
                }
                Err(error) => {
                    drop(guard);
                    self.forget_empty(id, room);
                    return Err(error);
                }
            }
        }
        Ok(tokio::sync::MutexGuard::map(guard, |inner| {
            let inner = inner.as_mut().expect("it was read");
            inner.touch();
            inner
        }))
    }

    /// The same, with all that other nodes have written by now: nobody is shown less on one node
    /// than they have seen on another.
    async fn enter_fresh<'a>(
        &self,
        id: &TableId,
        room: &'a Arc<Room>,
    ) -> ApiResult<tokio::sync::MappedMutexGuard<'a, Inner>> {
        let mut inner = self.enter(id, room).await?;
        if self.0.shares_store {
            self.catch_up(room, &mut inner).await?;
        }
        Ok(inner)
    }

    /// Reads a table from the store.
    async fn load(&self, id: &TableId) -> ApiResult<Inner> {
        let row = self.0.store.table(id).await?.ok_or_else(ApiError::not_found)?;
        let broken = |what: &str| {
            tracing::error!(table = %id, what, "a stored table cannot be read");
            ApiError::refused(Message::new("server-table-unreadable"))
        };
        let setup: Setup = serde_json::from_str(&row.setup).map_err(|_| broken("setup"))?;
        let kind = games::by_id(&setup.game).map_err(|_| broken("game"))?;
        let edition = self.edition(kind, &setup.edition_hash).await?;
        let edition = edition.ok_or_else(|| broken("edition"))?;
        let mut table = Table::open(kind, edition, setup).map_err(|_| broken("setup"))?;
        for entry in self.0.store.entries_since(id, 0).await? {
            let entry = serde_json::from_str(&entry.body).map_err(|_| broken("entry"))?;
            table.apply(&entry).map_err(|_| broken("log"))?;
        }
        let mut inner = Inner::new(table);
        self.learn_names(&mut inner).await?;
        Ok(inner)
    }

    /// Looks up what people are called. The log has no names: an account that is deleted takes its
    /// name with it.
    async fn learn_names(&self, inner: &mut Inner) -> ApiResult<()> {
        for id in inner.unnamed() {
            let account = self.0.store.account(&id.as_str().into()).await?;
            inner.name(id, account.map(|account| account.name).unwrap_or_default());
        }
        Ok(())
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
                    self.learn_names(inner).await?;
                    inner.tell(&room.id, &told);
                    inner.count(record::word(&entry), is_public);
                    let (table, seq) = (room.id.to_string(), inner.table.seq());
                    self.announce(News::Moved { table, seq }).await;
                    return Ok(());
                }
                Err(StoreError::Conflict { .. }) => {
                    self.catch_up(room, inner).await?;
                }
                Err(error) => return Err(error.into()),
            }
        }
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
            self.learn_names(inner).await?;
            inner.tell(&room.id, &told);
            let watching = news::watching(inner);
            self.spare(&room.id, watching).await?;
        }
        // Whoever wrote it sees to what follows.
        inner.forget_stale_thoughts();
        inner.seen = Instant::now();
        Ok(any)
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
            let next = Box::pin(self.open(setup, host, row.visibility)).await?;
            let rematch = Command::Rematch { table: next.to_string() };
            self.carry_out_in(room, inner, &Actor::Server, &rematch).await?;
        }
        self.wake_bot(room, inner);
        Ok(())
    }
}

/// The items of a viewer above `seen`. A long log takes a while to fold, and a thread of the runtime
/// serves many tables.
fn stream_since(
    table: &Table,
    viewer: Viewer,
    seen: u64,
) -> impl Future<Output = ApiResult<Vec<Item>>> + Send + use<> {
    let folded = if table.seq() < LONG_LOG || table.told(viewer) <= seen {
        Ok(table.stream_since(viewer, seen))
    } else {
        let table = table.clone();
        Err(tokio::task::spawn_blocking(move || table.stream_since(viewer, seen)))
    };
    async move {
        match folded {
            Ok(items) => Ok(items),
            Err(folding) => folding.await.map_err(|_| ApiError::internal()),
        }
    }
}

fn check_eyes(table: &Table, account: Option<&str>, viewer: Viewer) -> ApiResult<()> {
    if table.may_see(account, viewer) {
        return Ok(());
    }
    Err(ApiError::forbidden("server-not-your-eyes"))
}

/// The word by which lobbies find a kind of clock.
pub fn clock_word(clock: Clock) -> &'static str {
    match clock {
        Clock::None => "none",
        Clock::Live { .. } => "live",
        Clock::Daily { .. } => "daily",
    }
}
