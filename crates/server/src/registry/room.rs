//! This process's copy of one table, with its watchers.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use game_core::{Seat, SeatSet, Viewer};
use protocol::edit::{Outline, Print};
use protocol::{Happening, Item, Person, Reply, Screen};
use store::TableId;
use table::{Emitted, Table};
use tokio::sync::{Mutex, MutexGuard};

use super::Line;
use crate::outlet::Outlet;
use crate::time::Time;

/// A table whose clock runs out within this many milliseconds stays in memory, and one that was
/// evicted is loaded before that.
pub const SOON: table::Millis = 120_000;

/// The slot of a table; empty until it is loaded.
pub struct Room {
    pub id: TableId,
    inner: Mutex<Option<Inner>>,
}

/// The contents of a room.
pub struct Inner {
    pub table: Table,
    /// The question that a bot is thinking about.
    pub thinking: Option<Thinking>,
    /// While somebody watches: the number of the first line of chat that has not been sent here.
    pub lines: Option<i64>,
    /// When we last knew that our copy is current.
    pub seen: Instant,
    /// When it last changed.
    pub changed: Instant,
    /// The names of people; an empty name belongs to a deleted account.
    names: BTreeMap<String, String>,
    listeners: Vec<Listener>,
    listened: u64,
    /// How many updates were sent for each view. One count for all views would reveal secret acts.
    revisions: BTreeMap<Option<Seat>, u32>,
    /// Entries still to be counted: metrics, too, would reveal secret acts.
    uncounted: Vec<&'static str>,
    /// The seats that everybody was shown as late.
    late: SeatSet,
    used: Instant,
    time: Time,
}

/// A question that a bot is thinking about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// The seat and the number of the question.
    pub question: (Seat, u32),
    /// Whether the bot thinks in this process; otherwise the turn was queued.
    pub here: bool,
}

struct Listener {
    number: u64,
    viewer: Viewer,
    account: Option<String>,
    outlet: Outlet,
    /// The screen they were last shown. Listeners with the same view share it, once they were shown
    /// a change together.
    shown: Arc<Print>,
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// A screen as text.
pub fn text(screen: &Screen) -> String {
    serde_json::to_string(screen).expect("screens serialize")
}

/// The wire format of a reply.
///
/// # Panics
/// Never: replies are JSON.
pub fn line(reply: &Reply) -> Line {
    serde_json::to_string(reply).expect("replies serialize").into()
}

impl Room {
    pub fn new(id: &TableId) -> Self {
        Self { id: id.clone(), inner: Mutex::default() }
    }

    pub async fn lock(&self) -> MutexGuard<'_, Option<Inner>> {
        self.inner.lock().await
    }

    /// The contents, if they are loaded and not locked.
    pub fn try_peek(&self) -> Option<tokio::sync::MappedMutexGuard<'_, Inner>> {
        let guard = self.inner.try_lock().ok()?;
        MutexGuard::try_map(guard, Option::as_mut).ok()
    }

    /// Whether it has been unused for a while. An empty room was never used: there is no such
    /// table, or it could not be read.
    pub fn is_idle(&self, time: Duration, now: table::Millis) -> bool {
        let Ok(guard) = self.inner.try_lock() else { return false };
        guard.as_ref().is_none_or(|inner| {
            !inner.is_watched()
                && inner.thinking.is_none()
                && inner.table.next_flag().is_none_or(|(_, at)| at > now + SOON)
                && inner.used.elapsed() >= time
        })
    }

    /// Ends a subscription.
    pub async fn leave(&self, number: u64) {
        if let Some(inner) = self.lock().await.as_mut() {
            inner.listeners.retain(|listener| listener.number != number);
        }
    }
}

impl Inner {
    pub fn new(table: Table, time: Time) -> Self {
        Self {
            table,
            thinking: None,
            lines: None,
            seen: Instant::now(),
            changed: Instant::now(),
            names: BTreeMap::new(),
            listeners: Vec::new(),
            listened: 0,
            revisions: BTreeMap::new(),
            uncounted: Vec::new(),
            late: SeatSet::EMPTY,
            used: Instant::now(),
            time,
        }
    }

    /// Whether anybody watches.
    pub fn is_watched(&self) -> bool {
        self.present().next().is_some()
    }

    /// The current listeners. Somebody may have gone before their socket was ready, without a word.
    fn present(&self) -> impl Iterator<Item = &Listener> {
        self.listeners.iter().filter(|listener| !listener.outlet.is_closed())
    }

    /// Whether a bot owes an answer and none is thinking.
    pub fn is_asleep(&self) -> bool {
        self.thinking.is_none() && self.table.bot_question().is_some()
    }

    /// Forgets a search for a question that is no longer open.
    pub fn forget_stale_thoughts(&mut self) {
        let asked = self.table.bot_question();
        self.thinking = self.thinking.filter(|thinking| Some(thinking.question) == asked);
    }

    pub fn touch(&mut self) {
        self.used = Instant::now();
    }

    /// Starts a subscription for somebody to whom this screen is shown.
    pub fn listen(
        &mut self,
        viewer: Viewer,
        account: Option<&str>,
        outlet: Outlet,
        shown: Print,
    ) -> u64 {
        self.listened += 1;
        let number = self.listened;
        let account = account.map(str::to_string);
        self.listeners.push(Listener { number, viewer, account, outlet, shown: Arc::new(shown) });
        number
    }

    /// People whose names have not been looked up yet.
    pub fn unnamed(&self) -> Vec<String> {
        let people = Seat::all(self.table.setup().chairs.len())
            .filter_map(|seat| self.table.person(seat))
            .filter(|who| !self.names.contains_key(&who.id));
        people.map(|who| who.id.clone()).collect()
    }

    pub fn name(&mut self, id: String, name: String) {
        self.names.insert(id, name);
    }

    /// The names of people, by account.
    pub fn names(&self) -> impl Iterator<Item = (&String, &String)> {
        self.names.iter()
    }

    /// Whether a person's name has been looked up.
    pub fn knows(&self, id: &str) -> bool {
        self.names.contains_key(id)
    }

    /// The accounts of those who watch.
    pub fn accounts(&self) -> BTreeSet<String> {
        self.present().filter_map(|listener| listener.account.clone()).collect()
    }

    /// Whether an account watches.
    pub fn is_watched_by(&self, account: &str) -> bool {
        self.present().any(|listener| listener.account.as_deref() == Some(account))
    }

    /// Ends the subscriptions of an account.
    pub fn disconnect(&mut self, account: &str) {
        self.listeners.retain(|listener| listener.account.as_deref() != Some(account));
    }

    /// The current screen of a viewer, with names.
    pub fn screen(&self, viewer: Viewer) -> Screen {
        let mut screen = self.table.screen(viewer, self.time.now());
        self.call_all(&mut screen);
        screen
    }

    /// The update for a viewer who has been shown nothing yet.
    pub fn update(&self, id: &TableId, viewer: Viewer, items: &[Item], screen: Screen) -> Reply {
        let revision = self.revisions.get(&seat_of(viewer)).copied().unwrap_or_default();
        let items = items.iter().map(|item| self.named(item).into_owned()).collect();
        Reply::Update { table: id.to_string(), revision, items, screen: Box::new(screen) }
    }

    /// An item with the names of everybody in it.
    fn named<'a>(&self, item: &'a Item) -> Cow<'a, Item> {
        let mut item = Cow::Borrowed(item);
        if matches!(item.what, Happening::Sat { .. })
            && let Happening::Sat { who, .. } = &mut item.to_mut().what
        {
            self.call(who);
        }
        item
    }

    /// Adds names to a screen.
    pub fn call_all(&self, screen: &mut Screen) {
        for face in &mut screen.seats {
            face.person.iter_mut().for_each(|person| self.call(person));
        }
    }

    fn call(&self, person: &mut Person) {
        person.name = self.names.get(&person.id).cloned().unwrap_or_default();
    }

    /// Sends what an entry emitted to those it concerns. Others receive nothing: even that something
    /// happened may be secret.
    pub fn tell(&mut self, emitted: &Emitted) {
        self.changed = Instant::now();
        self.seen = self.changed;
        if emitted.reaches(Viewer::Spectator) {
            self.late = self.table.late(self.time.now());
        }
        self.show(|viewer| emitted.reaches(viewer).then(|| emitted.to(viewer).collect()));
    }

    /// Shows all watchers the current screen, though nothing has happened.
    pub fn show_all(&mut self) {
        self.show(|_| Some(Vec::new()));
    }

    /// Shows watchers what has changed for them, after these items; sends nothing to viewers for
    /// whom nothing has.
    fn show<'a>(&mut self, items: impl Fn(Viewer) -> Option<Vec<&'a Item>>) {
        let watched = |viewer: &Viewer| self.present().any(|listener| listener.viewer == *viewer);
        let shown: Vec<(Viewer, Vec<Cow<'a, Item>>, String)> = self
            .table
            .viewers()
            .filter(watched)
            .filter_map(|viewer| {
                let items = items(viewer)?.into_iter().map(|item| self.named(item)).collect();
                Some((viewer, items, text(&self.screen(viewer))))
            })
            .collect();
        // Most of a screen is the same for all of them.
        let mut first: Option<Outline<'_>> = None;
        for (viewer, items, text) in &shown {
            let revision = self.revisions.entry(seat_of(*viewer)).or_default();
            *revision += 1;
            let revision = *revision;
            let outline = match &first {
                Some(first) => Outline::beside(text, first),
                None => Outline::of(text),
            };
            let print = Arc::new(outline.print());
            // What follows from the same screen is written once.
            let mut written: Vec<(Arc<Print>, Line)> = Vec::new();
            self.send(|listener| {
                if listener.viewer != *viewer {
                    return None;
                }
                let before = std::mem::replace(&mut listener.shown, Arc::clone(&print));
                let known = written.iter().find(|(other, _)| Arc::ptr_eq(other, &before));
                if let Some((_, line)) = known {
                    return Some(Arc::clone(line));
                }
                let differences = before.differences(&outline);
                let line: Line = Reply::change(revision, items, &differences).into();
                written.push((before, Arc::clone(&line)));
                Some(line)
            });
            first.get_or_insert(outline);
        }
    }

    /// Counts an entry for `/metrics`, delayed until something happens that everybody may know.
    pub fn count(&mut self, what: &'static str, is_public: bool) {
        self.uncounted.push(what);
        if is_public {
            for act in self.uncounted.drain(..) {
                metrics::counter!("trestle_entries_total", "act" => act).increment(1);
            }
        }
    }

    /// Shows everybody that seats have become late enough to be handed over to a bot: no entry
    /// does.
    pub fn show_late(&mut self) {
        let late = self.table.late(self.time.now());
        if late != self.late && self.is_watched() {
            self.late = late;
            self.show_all();
        }
    }

    /// Sends a reply to all listeners for whom `to` holds, by account.
    pub fn tell_all(&mut self, reply: &Reply, to: impl Fn(Option<&str>) -> bool) {
        let line = line(reply);
        self.send(|listener| to(listener.account.as_deref()).then(|| Arc::clone(&line)));
    }

    /// A listener that cannot keep up is dropped: its client reconnects and asks for what it
    /// missed. So is one who may no longer watch: they have left the chair, or the game has begun
    /// and is not open to spectators.
    fn send(&mut self, mut line: impl FnMut(&mut Listener) -> Option<Line>) {
        let table = &self.table;
        self.listeners.retain_mut(|listener| match line(listener) {
            Some(_) if !table.may_see(listener.account.as_deref(), listener.viewer) => false,
            Some(line) => listener.outlet.tell(&line),
            None => true,
        });
    }
}
