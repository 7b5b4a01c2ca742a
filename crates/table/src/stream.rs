//! What each viewer is told: a stream per viewer, numbered from 1, that follows from the log.

use game_core::live::EventRecord;
use game_core::{MAX_SEATS, Seat, SeatSet, Viewer};
use protocol::{Happening, Item};

use crate::table::Table;
use crate::wire;

/// What an entry emitted each viewer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Emitted {
    /// The new items, each for one viewer; those of one viewer are in order.
    pub items: Vec<(Viewer, Item)>,
    /// The seats whose question changed, appeared or went away.
    pub asked: SeatSet,
    /// Whether everybody sees that; not if somebody only continued with sealed answers.
    pub public: bool,
}

impl Emitted {
    /// Whether anything has changed for a viewer; then they are sent their items and a new screen.
    /// Other viewers are sent nothing, not even the same screen again: it would reveal a secret
    /// act.
    pub fn reaches(&self, viewer: Viewer) -> bool {
        let own = matches!(viewer, Viewer::Seat(seat) if self.asked.contains(seat));
        self.public || own || self.to(viewer).next().is_some()
    }

    /// The new items of one viewer.
    pub fn to(&self, viewer: Viewer) -> impl Iterator<Item = &Item> {
        self.items.iter().filter(move |(to, _)| *to == viewer).map(|(_, item)| item)
    }
}

impl Table {
    /// How many items a viewer has been told so far.
    pub fn told(&self, viewer: Viewer) -> u64 {
        self.count(viewer).into()
    }

    /// The items of a viewer with numbers above `seen`. They are not kept: the log is folded again,
    /// which takes as long as playing the game once.
    pub fn stream_since(&self, viewer: Viewer, seen: u64) -> Vec<Item> {
        if self.told(viewer) <= seen {
            return Vec::new();
        }
        let fixed = &self.fixed;
        let Ok(mut copy) = Self::open(fixed.kind, fixed.edition, fixed.setup.clone()) else {
            unreachable!("it was opened with this setup");
        };
        let mut items = Vec::new();
        for entry in self.log.iter() {
            // A copy needs neither a log nor error handling: these entries were applied before.
            let Ok(emitted) = copy.carry_out(&entry) else {
                unreachable!("it was applied to this table");
            };
            let mine = emitted.items.into_iter().filter(|(to, _)| *to == viewer);
            items.extend(mine.map(|(_, item)| item).filter(|item| item.n > seen));
        }
        items
    }

    /// The number of the last item in a seat's stream when its person last answered: what comes
    /// after it happened since their last turn.
    pub fn since_last_turn(&self, seat: Seat) -> u64 {
        self.chairs.get(seat.index()).map_or(0, |chair| chair.since.into())
    }

    /// Notes whose question has changed since `before`, and whether everybody sees that.
    pub(crate) fn note_asked(&self, before: &Self, emitted: &mut Emitted) {
        let sealed = |table: &Self| table.play.as_ref().is_some_and(|play| play.sealed);
        let other = |seat: &Seat| self.question(*seat) != before.question(*seat);
        emitted.asked = Seat::all(self.chairs.len()).filter(other).collect();
        let same_sealed_round =
            sealed(before) && sealed(self) && self.awaiting() == before.awaiting();
        emitted.public = !emitted.asked.is_empty() && !same_sealed_round;
    }

    pub(crate) fn count(&self, viewer: Viewer) -> u32 {
        self.counts[place(viewer)]
    }

    pub(crate) fn tell(&mut self, emitted: &mut Emitted, viewer: Viewer, what: Happening) {
        let count = &mut self.counts[place(viewer)];
        *count += 1;
        emitted.items.push((viewer, Item { n: u64::from(*count), at: self.last, what }));
    }

    pub(crate) fn tell_all(&mut self, emitted: &mut Emitted, what: &Happening) {
        for viewer in self.viewers() {
            self.tell(emitted, viewer, what.clone());
        }
    }

    pub(crate) fn tell_event(&mut self, emitted: &mut Emitted, event: &EventRecord) {
        let what = Happening::Event(wire::event(event));
        for viewer in self.viewers().filter(|viewer| event.to.includes(*viewer)) {
            self.tell(emitted, viewer, what.clone());
        }
    }
}

fn place(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Seat(seat) => seat.index().min(MAX_SEATS),
        Viewer::Spectator => MAX_SEATS,
    }
}
