//! What a client knows of a table, whatever the network does.

use protocol::{Item, Reply, Request, Screen};

/// Follows a table over connections that may break at any moment. It holds no socket: its owner
/// passes in the replies, and asks it what to send.
///
/// Every connection begins with an update that has everything missed, followed by changes, so a
/// client in doubt reconnects.
#[derive(Clone, Debug, Default)]
pub struct Follower {
    items: Vec<Item>,
    screen: Option<Screen>,
    /// The revision of the screen on this connection; `None` before the first update.
    revision: Option<u32>,
    /// A request sent but not answered yet.
    open: Option<Request>,
    ids: u32,
}

/// What a reply means for the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// Everything is fine.
    Fine,
    /// Something was lost on the way: reconnect.
    Lost,
}

impl Follower {
    /// All items, in order, without gaps or repetitions.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// The current screen.
    pub fn screen(&self) -> Option<&Screen> {
        self.screen.as_ref()
    }

    /// The number of the last item, sent when connecting.
    pub fn seen(&self) -> u64 {
        self.items.last().map_or(0, |item| item.n)
    }

    /// Whether a request waits for its answer.
    pub fn is_waiting(&self) -> bool {
        self.open.is_some()
    }

    /// Gives a request its number, with which it is to be sent. It is kept until it is answered.
    pub fn request(&mut self, request: Request) -> Request {
        self.ids += 1;
        let request = Request { id: Some(self.ids), ..request };
        self.open = Some(request.clone());
        request
    }

    /// A new connection: returns the request to send again. An answer that was already carried out
    /// is not repeated: its question has been answered.
    pub fn connected(&mut self) -> Option<Request> {
        self.revision = None;
        self.open.clone()
    }

    /// Handles a reply.
    pub fn hear(&mut self, reply: Reply) -> Heard {
        match reply {
            Reply::Update { revision, items, screen, .. } => match self.revision {
                Some(last) if revision <= last => return Heard::Fine,
                Some(last) if revision > last + 1 => return Heard::Lost,
                _ => return self.show(revision, items, *screen),
            },
            Reply::Change { revision, items, edits } => {
                let Some(last) = self.revision else { return Heard::Lost };
                if revision <= last {
                    return Heard::Fine;
                }
                let before = self.screen.as_ref().filter(|_| revision == last + 1);
                return match before.and_then(|screen| screen.edited(&edits)) {
                    Some(screen) => self.show(revision, items, screen),
                    None => Heard::Lost,
                };
            }
            Reply::Done { id, .. } | Reply::Refused { id, .. } | Reply::Preview { id, .. } => {
                if id.is_some() && id == self.open.as_ref().and_then(|request| request.id) {
                    self.open = None;
                }
            }
            Reply::Reconnect { .. } => return Heard::Lost,
            // Chat is not part of the game; a client that shows it requests the earlier lines.
            Reply::Said { .. } => {}
        }
        Heard::Fine
    }

    /// Shows a screen after these items, if none are missing before them.
    fn show(&mut self, revision: u32, items: Vec<Item>, screen: Screen) -> Heard {
        let seen = self.seen();
        let new: Vec<Item> = items.into_iter().filter(|item| item.n > seen).collect();
        let follows = new.iter().zip(seen + 1..).all(|(item, n)| item.n == n);
        if !follows || screen.n != seen + new.len() as u64 {
            return Heard::Lost;
        }
        self.revision = Some(revision);
        self.items.extend(new);
        self.screen = Some(screen);
        Heard::Fine
    }
}
