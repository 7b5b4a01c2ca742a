//! This process's copy of one table, and those who watch it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use game_core::{Seat, SeatSet, Viewer};
use protocol::{Happening, Item, Person, Reply, Screen};
use store::TableId;
use table::{Table, Told};
use tokio::sync::{Mutex, MutexGuard, mpsc};

use super::Line;
use crate::now;

/// A place for a table; empty until somebody enters.
pub struct Room {
    pub id: TableId,
    inner: Mutex<Option<Inner>>,
}

/// What is in a room.
pub struct Inner {
    pub table: Table,
    /// The question that a bot thinks about.
    pub thinking: Option<Thinking>,
    /// The number of the first line of chat that nobody here was told, once somebody watches.
    pub lines: Option<i64>,
    /// When we last knew that this is all there is.
    pub seen: Instant,
    /// When something last happened.
    pub changed: Instant,
    /// What people are called; an empty name belongs to an account that is gone.
    names: BTreeMap<String, String>,
    listeners: Vec<Listener>,
    listened: u64,
    /// How many updates those with each viewer's eyes were sent. One count for all would tell of
    /// secret acts.
    revisions: BTreeMap<Option<Seat>, u32>,
    /// Entries that are yet to be counted: figures would tell of secret acts as well.
    uncounted: Vec<&'static str>,
    /// The seats that everybody was shown as late.
    late: SeatSet,
    used: Instant,
}

/// A question that a bot thinks about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// Whose question, and its number.
    pub question: (Seat, u32),
    /// Whether the bot thinks in this process; otherwise the turn was handed out.
    pub here: bool,
}

struct Listener {
    number: u64,
    viewer: Viewer,
    account: Option<String>,
    sender: mpsc::Sender<Line>,
}

fn eyes(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// A reply as it goes over the wire.
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

    /// The inside, if somebody has entered and nobody is busy with it.
    pub fn try_peek(&self) -> Option<tokio::sync::MappedMutexGuard<'_, Inner>> {
        let guard = self.inner.try_lock().ok()?;
        MutexGuard::try_map(guard, Option::as_mut).ok()
    }

    /// Whether it is of no use to anybody and has not been for a while. One that is empty never was:
    /// there is no such table, or it could not be read.
    pub fn is_idle(&self, time: Duration) -> bool {
        let Ok(guard) = self.inner.try_lock() else { return false };
        guard.as_ref().is_none_or(|inner| {
            !inner.is_watched()
                && inner.thinking.is_none()
                && inner.table.next_flag().is_none()
                && inner.used.elapsed() >= time
        })
    }

    /// Ends a watch.
    pub async fn leave(&self, number: u64) {
        if let Some(inner) = self.lock().await.as_mut() {
            inner.listeners.retain(|listener| listener.number != number);
        }
    }
}

impl Inner {
    pub fn new(table: Table) -> Self {
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
        }
    }

    /// Whether anybody watches.
    pub fn is_watched(&self) -> bool {
        self.present().next().is_some()
    }

    /// Those who watch. Somebody may have gone before their socket was there, and never said so.
    fn present(&self) -> impl Iterator<Item = &Listener> {
        self.listeners.iter().filter(|listener| !listener.sender.is_closed())
    }

    /// Whether a bot owes an answer and nobody thinks about it.
    pub fn is_asleep(&self) -> bool {
        self.thinking.is_none() && self.table.bot_question().is_some()
    }

    /// Nobody thinks any more about what is not asked any more.
    pub fn forget_stale_thoughts(&mut self) {
        let asked = self.table.bot_question();
        self.thinking = self.thinking.filter(|thinking| Some(thinking.question) == asked);
    }

    pub fn touch(&mut self) {
        self.used = Instant::now();
    }

    pub fn listen(
        &mut self,
        viewer: Viewer,
        account: Option<&str>,
        sender: mpsc::Sender<Line>,
    ) -> u64 {
        self.listened += 1;
        let number = self.listened;
        let account = account.map(str::to_string);
        self.listeners.push(Listener { number, viewer, account, sender });
        number
    }

    /// People of whom nobody has looked up yet what they are called.
    pub fn unnamed(&self) -> Vec<String> {
        let people = Seat::all(self.table.setup().chairs.len())
            .filter_map(|seat| self.table.person(seat))
            .filter(|who| !self.names.contains_key(&who.id));
        people.map(|who| who.id.clone()).collect()
    }

    pub fn name(&mut self, id: String, name: String) {
        self.names.insert(id, name);
    }

    /// What people are called, by account.
    pub fn names(&self) -> impl Iterator<Item = (&String, &String)> {
        self.names.iter()
    }

    /// Whether somebody has looked up what this person is called.
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

    /// Ends the watches of an account.
    pub fn let_go(&mut self, account: &str) {
        self.listeners.retain(|listener| listener.account.as_deref() != Some(account));
    }

    /// What a viewer is told: these items, and how the table stands.
    pub fn update(&self, id: &TableId, viewer: Viewer, mut items: Vec<Item>) -> Reply {
        let mut screen = self.table.screen(viewer, now());
        self.call_all(&mut screen);
        for item in &mut items {
            if let Happening::Sat { who, .. } = &mut item.what {
                self.call(who);
            }
        }
        let revision = self.revisions.get(&eyes(viewer)).copied().unwrap_or_default();
        Reply::Update { table: id.to_string(), revision, items, screen: Box::new(screen) }
    }

    /// Gives everybody on a screen their name.
    pub fn call_all(&self, screen: &mut Screen) {
        for face in &mut screen.seats {
            face.person.iter_mut().for_each(|person| self.call(person));
        }
    }

    fn call(&self, person: &mut Person) {
        person.name = self.names.get(&person.id).cloned().unwrap_or_default();
    }

    /// Tells those who watch what an entry told. Whoever it tells nothing hears nothing: that
    /// something happened may be a secret, too.
    pub fn tell(&mut self, id: &TableId, told: &Told) {
        self.changed = Instant::now();
        self.seen = self.changed;
        if told.reaches(Viewer::Spectator) {
            self.late = self.table.late(now());
        }
        for viewer in self.table.viewers().filter(|viewer| told.reaches(*viewer)) {
            self.show(id, viewer, || told.to(viewer).cloned().collect());
        }
    }

    /// Shows everybody who watches how the table stands, though nothing has happened at it.
    pub fn show_all(&mut self, id: &TableId) {
        for viewer in self.table.viewers() {
            self.show(id, viewer, Vec::new);
        }
    }

    /// Shows those with a viewer's eyes how the table stands, after these items.
    fn show(&mut self, id: &TableId, viewer: Viewer, items: impl FnOnce() -> Vec<Item>) {
        if !self.present().any(|listener| listener.viewer == viewer) {
            return;
        }
        *self.revisions.entry(eyes(viewer)).or_default() += 1;
        let line = line(&self.update(id, viewer, items()));
        self.send(|listener| (listener.viewer == viewer).then(|| Arc::clone(&line)));
    }

    /// Counts an entry for `/metrics`, once something happens that everybody may know.
    pub fn count(&mut self, what: &'static str, is_public: bool) {
        self.uncounted.push(what);
        if is_public {
            for act in self.uncounted.drain(..) {
                metrics::counter!("trestle_entries_total", "act" => act).increment(1);
            }
        }
    }

    /// Shows everybody that some seats may be handed over to a bot by now: time alone tells nobody.
    pub fn show_late(&mut self, id: &TableId) {
        let late = self.table.late(now());
        if late != self.late && self.is_watched() {
            self.late = late;
            self.show_all(id);
        }
    }

    /// Tells all who watch and whom `to` takes, by account.
    pub fn tell_all(&mut self, reply: &Reply, to: impl Fn(Option<&str>) -> bool) {
        let line = line(reply);
        self.send(|listener| to(listener.account.as_deref()).then(|| Arc::clone(&line)));
    }

    /// A listener that cannot keep up is let go: it comes back and asks for what it missed. So is
    /// one who may not look so any more: they have left the chair, or the game has begun and is not
    /// for everybody.
    fn send(&mut self, line: impl Fn(&Listener) -> Option<Line>) {
        let table = &self.table;
        self.listeners.retain(|listener| match line(listener) {
            Some(_) if !table.may_see(listener.account.as_deref(), listener.viewer) => false,
            Some(line) => listener.sender.try_send(line).is_ok(),
            None => true,
        });
    }
}
