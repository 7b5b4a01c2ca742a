//! What a client knows of a table, whatever the network does to it.

use protocol::{Item, Line, Reply, Screen};

/// Follows a table over connections that may break at any moment. It holds no socket: whoever has
/// one gives it the replies, and asks it what to send.
///
/// Every connection begins with an update that has all that was missed, so a client that is in
/// doubt connects again.
#[derive(Clone, Debug, Default)]
pub struct Follower {
    items: Vec<Item>,
    screen: Option<Screen>,
    /// The last update on this connection; none before the first.
    revision: Option<u32>,
    /// Wished, and not answered yet.
    wish: Option<Line>,
    ids: u32,
}

/// What a reply means for the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// All is well.
    Fine,
    /// Something was lost on the way: connect again.
    Lost,
}

impl Follower {
    /// Everything that was told, in order, without gap or repetition.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// How the table stands.
    pub fn screen(&self) -> Option<&Screen> {
        self.screen.as_ref()
    }

    /// The number of the last item: what to say when connecting.
    pub fn seen(&self) -> u64 {
        self.items.last().map_or(0, |item| item.n)
    }

    /// Whether a wish waits for its answer.
    pub fn is_waiting(&self) -> bool {
        self.wish.is_some()
    }

    /// Wishes something, and gives the line to send. It is kept until it is answered.
    pub fn wish(&mut self, line: Line) -> Line {
        self.ids += 1;
        let line = Line { id: Some(self.ids), ..line };
        self.wish = Some(line.clone());
        line
    }

    /// A new connection: gives the line to send once more. An answer that was carried out before
    /// is not carried out again: its question has been answered.
    pub fn connected(&mut self) -> Option<Line> {
        self.revision = None;
        self.wish.clone()
    }

    /// Takes a reply in.
    pub fn hear(&mut self, reply: Reply) -> Heard {
        match reply {
            Reply::Update { revision, items, screen, .. } => {
                match self.revision {
                    Some(last) if revision <= last => return Heard::Fine,
                    Some(last) if revision > last + 1 => return Heard::Lost,
                    _ => {}
                }
                let seen = self.seen();
                let new: Vec<Item> = items.into_iter().filter(|item| item.n > seen).collect();
                let follows = new.iter().zip(seen + 1..).all(|(item, n)| item.n == n);
                if !follows || screen.n != seen + new.len() as u64 {
                    return Heard::Lost;
                }
                self.revision = Some(revision);
                self.items.extend(new);
                self.screen = Some(*screen);
            }
            Reply::Done { id, .. } | Reply::Refused { id, .. } | Reply::Preview { id, .. } => {
                if id.is_some() && id == self.wish.as_ref().and_then(|line| line.id) {
                    self.wish = None;
                }
            }
            Reply::Reconnect { .. } => return Heard::Lost,
            // Talk is not part of the game; whoever shows it asks for what was said before.
            Reply::Said { .. } => {}
        }
        Heard::Fine
    }
}
