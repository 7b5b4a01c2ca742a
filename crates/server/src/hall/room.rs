//! This process's copy of one table, and those who watch it.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use game_core::{Seat, SeatSet, Viewer};
use protocol::edit::{Outline, Print};
use protocol::{Happening, Item, Person, Reply, Screen};
use store::TableId;
use table::{Table, Told};
use tokio::sync::{Mutex, MutexGuard};

use super::Line;
use crate::outlet::Outlet;
use crate::time::Time;

/// A table whose clock runs out within so many milliseconds stays in memory, and one that has left it
/// comes back before that.
pub const SOON: table::Millis = 120_000;

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
    time: Time,
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
    outlet: Outlet,
    /// What the screen was like that they were shown last. Those with the same eyes have the same one,
    /// once they were shown a change together.
    shown: Arc<Print>,
}

fn eyes(viewer: Viewer) -> Option<Seat> {
    match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    }
}

/// A screen as text.
pub fn text(screen: &Screen) -> String {
    serde_json::to_string(screen).expect("screens serialize")
}

/// A reply as it goes over the wire.
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

    /// The inside, if somebody has entered and nobody is busy with it.
    pub fn try_peek(&self) -> Option<tokio::sync::MappedMutexGuard<'_, Inner>> {
        let guard = self.inner.try_lock().ok()?;
        MutexGuard::try_map(guard, Option::as_mut).ok()
    }

    /// Whether it is of no use to anybody and has not been for a while. One that is empty never was:
    /// there is no such table, or it could not be read.
    pub fn is_idle(&self, time: Duration, now: table::Millis) -> bool {
        let Ok(guard) = self.inner.try_lock() else { return false };
        guard.as_ref().is_none_or(|inner| {
            !inner.is_watched()
                && inner.thinking.is_none()
                && inner.table.next_flag().is_none_or(|(_, at)| at > now + SOON)
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

    /// Those who watch. Somebody may have gone before their socket was there, and never said so.
    fn present(&self) -> impl Iterator<Item = &Listener> {
        self.listeners.iter().filter(|listener| !listener.outlet.is_closed())
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

    /// Begins a watch of somebody to whom this screen is shown.
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

    /// How the table stands for a viewer now, with the names of everybody.
    pub fn screen(&self, viewer: Viewer) -> Screen {
        let mut screen = self.table.screen(viewer, self.time.now());
        self.call_all(&mut screen);
        screen
    }

    /// What a viewer is told who has been shown nothing yet.
    pub fn update(&self, id: &TableId, viewer: Viewer, items: &[Item], screen: Screen) -> Reply {
        let revision = self.revisions.get(&eyes(viewer)).copied().unwrap_or_default();
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
    pub fn tell(&mut self, told: &Told) {
        self.changed = Instant::now();
        self.seen = self.changed;
        if told.reaches(Viewer::Spectator) {
            self.late = self.table.late(self.time.now());
        }
        self.show(|viewer| told.reaches(viewer).then(|| told.to(viewer).collect()));
    }

    /// Shows everybody who watches how the table stands, though nothing has happened at it.
    pub fn show_all(&mut self) {
        self.show(|_| Some(Vec::new()));
    }

    /// Shows those who watch what has changed for them, after these items; nothing to viewers who have
    /// none.
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
            let revision = self.revisions.entry(eyes(*viewer)).or_default();
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
    pub fn show_late(&mut self) {
        let late = self.table.late(self.time.now());
        if late != self.late && self.is_watched() {
            self.late = late;
            self.show_all();
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
    fn send(&mut self, mut line: impl FnMut(&mut Listener) -> Option<Line>) {
        let table = &self.table;
        self.listeners.retain_mut(|listener| match line(listener) {
            Some(_) if !table.may_see(listener.account.as_deref(), listener.viewer) => false,
            Some(line) => listener.outlet.tell(&line),
            None => true,
        });
    }
}
