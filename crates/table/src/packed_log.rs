//! The log in memory, compactly: most entries are answers, and a table keeps hundreds of them.

use game_core::Seat;

use crate::entry::{Act, Actor, Entry, Millis};

/// All entries of a table, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct PackedLog {
    lines: Vec<Line>,
    /// The texts of all answers, concatenated.
    texts: String,
    /// Every actor who has answered.
    actors: Vec<Actor>,
}

#[derive(Clone, Debug)]
enum Line {
    Answer { at: Millis, question: u32, end: u32, by: u16, seat: Seat },
    Other(Box<Entry>),
}

impl PackedLog {
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    pub fn push(&mut self, entry: &Entry) {
        let line = match &entry.act {
            Act::Answer { seat, question, action } => {
                self.texts.push_str(action);
                let by = self.actor(&entry.by);
                let end = self.texts.len() as u32;
                Line::Answer { at: entry.at, question: *question, end, by, seat: *seat }
            }
            _ => Line::Other(Box::new(entry.clone())),
        };
        self.lines.push(line);
    }

    /// The entries as they came in.
    pub fn iter(&self) -> impl Iterator<Item = Entry> {
        let mut start = 0;
        self.lines.iter().map(move |line| match line {
            Line::Other(entry) => (**entry).clone(),
            Line::Answer { at, question, end, by, seat } => {
                let action = self.texts[start..*end as usize].to_string();
                start = *end as usize;
                let by = self.actors[*by as usize].clone();
                Entry { at: *at, by, act: Act::Answer { seat: *seat, question: *question, action } }
            }
        })
    }

    /// How many bytes it takes on the heap.
    pub fn bytes(&self) -> usize {
        let others = self.lines.iter().filter(|line| matches!(line, Line::Other(_))).count();
        self.lines.capacity() * size_of::<Line>()
            + self.texts.capacity()
            + others * size_of::<Entry>()
            + self.actors.capacity() * size_of::<Actor>()
    }

    fn actor(&mut self, by: &Actor) -> u16 {
        let known = self.actors.iter().position(|actor| actor == by);
        let index = known.unwrap_or_else(|| {
            self.actors.push(by.clone());
            self.actors.len() - 1
        });
        index as u16
    }
}
