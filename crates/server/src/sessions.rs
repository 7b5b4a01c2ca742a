//! The sessions that have open sockets, and which of them have ended meanwhile: on another node, or
//! by expiring. The store is asked about all of them together; one query per socket would cost more
//! than the moves people make.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::Store;
use table::Millis;

/// Sessions with sockets, by the hashes of their tokens.
#[derive(Default)]
pub struct Sessions(Mutex<HashMap<String, Open>>);

#[derive(Default)]
struct Open {
    sockets: u32,
    has_ended: bool,
}

impl Sessions {
    /// Registers one more socket of a session.
    pub fn enter(self: &Arc<Self>, hash: String) -> Held {
        self.open().entry(hash.clone()).or_default().sockets += 1;
        Held { sessions: Arc::clone(self), hash }
    }

    /// Asks the store which of them have ended by `now`.
    ///
    /// # Errors
    /// If the store fails; then nothing is known, and all continue.
    pub async fn look(&self, store: &dyn Store, now: Millis) -> store::Result<()> {
        let hashes: Vec<String> = self.open().keys().cloned().collect();
        let living = store.living_sessions(&hashes, now).await?;
        let mut open = self.open();
        for hash in hashes.iter().filter(|hash| !living.contains(*hash)) {
            if let Some(open) = open.get_mut(hash) {
                open.has_ended = true;
            }
        }
        Ok(())
    }

    fn open(&self) -> MutexGuard<'_, HashMap<String, Open>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An open socket of a session.
pub struct Held {
    sessions: Arc<Sessions>,
    hash: String,
}

impl Held {
    /// The hash of the token.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// Whether the session had ended when the store was last asked.
    pub fn has_ended(&self) -> bool {
        self.sessions.open().get(&self.hash).is_some_and(|open| open.has_ended)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = self.sessions.open();
        if let Some(session) = open.get_mut(&self.hash) {
            session.sockets -= 1;
            if session.sockets == 0 {
                open.remove(&self.hash);
            }
        }
    }
}
