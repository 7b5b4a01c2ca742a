//! Accepting connections.
//!
//! Written by hand, since axum lets a client take forever to send its request: a few thousand such
//! clients would use up all connections. For the same reason the number of connections per address
//! is limited, and when the server has none left, the address with the most gives one up.

use std::collections::HashMap;
use std::io;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, watch};
use tokio_util::task::TaskTracker;
use tower_service::Service;

use crate::config::Config;
use crate::limit::network;
use crate::serve::stopped;

/// How long to wait if the system has no connection left.
const RETRY: Duration = Duration::from_millis(500);
/// The answer to somebody with too many connections. It fits into the system's buffer.
const TOO_MANY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\n\
    connection: close\r\ncontent-length: 0\r\n\r\n";
/// A quarter of the files that the process may open, and at most this many, are reserved for other
/// uses: the store, logs, notifications.
const OTHER_FILES: u64 = 512;

/// Serves connections until it is told to stop. `head` is how long a client has to send the head of
/// a request, starting with the connection. Whatever is still running then is in `under_way`.
pub async fn accept(
    listener: TcpListener,
    router: Router,
    head: Duration,
    places: Arc<Places>,
    under_way: &TaskTracker,
    mut stopping: watch::Receiver<bool>,
) {
    // HTTP/1 only: a server that also detects HTTP/2 waits for the first bytes without a limit.
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stopping) => return,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(error) if is_gone(&error) => continue,
            Err(error) => {
                tracing::error!(%error, "no connection can be taken");
                tokio::time::sleep(RETRY).await;
                continue;
            }
        };
        let Some(place) = places.enter(from.ip()) else {
            turn_away(&stream);
            continue;
        };
        // An update is a small packet that somebody waits for: it must not wait for a larger one.
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a socket keeps its delay");
        }
        let (router, place) = (router.clone(), Arc::new(place));
        let here = Arc::clone(&place);
        let service = service_fn(move |request: hyper::Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(from));
            request.extensions_mut().insert(Arc::clone(&place));
            let busy = place.busy();
            // A router is always ready.
            let answering = router.clone().call(request);
            async move {
                let answer = answering.await;
                drop(busy);
                answer
            }
        });
        let connection = http.serve_connection(TokioIo::new(stream), service).with_upgrades();
        let mut stopping = stopping.clone();
        under_way.spawn(async move {
            let mut connection = pin!(connection);
            let served = tokio::select! {
                served = connection.as_mut() => served,
                // Somebody else needs the connection more.
                () = here.given_away() => return,
                () = stopped(&mut stopping) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = served {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }
}

/// Sends the reason if that works at once, and hangs up.
fn turn_away(stream: &TcpStream) {
    metrics::counter!("trestle_connections_refused_total").increment(1);
    let _ = stream.try_write(TOO_MANY);
}

/// Whether the client closed the connection.
fn is_gone(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Raises the limit of open files to what the system allows; connections are files. Returns the
/// limit, where it is known.
pub fn raise_open_files() -> Option<u64> {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        if limit.current != limit.maximum {
            let raised = Rlimit { current: limit.maximum, maximum: limit.maximum };
            if let Err(error) = setrlimit(Resource::Nofile, raised) {
                tracing::warn!(%error, "no more files can be opened than by default");
            }
        }
    }
    open_files()
}

/// How many files this process may open, where that is known and limited.
fn open_files() -> Option<u64> {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Resource, getrlimit};
        getrlimit(Resource::Nofile).current
    }
    #[cfg(not(target_os = "linux"))]
    None
}

/// The connections of a node: their limits and their owners.
pub struct Places {
    most: usize,
    /// The limit per address; none behind a proxy, where all come from the proxy's.
    most_of_address: Option<usize>,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    /// The connections of each address, the oldest first.
    of_address: HashMap<IpAddr, Vec<Arc<Held>>>,
    total: usize,
}

#[derive(Default)]
struct Held {
    /// How many requests are being served on it. A socket counts as one while it is open.
    busy: AtomicU32,
    wanted: Notify,
}

impl Places {
    /// The limits from the configuration: an address has four times as many connections as it may
    /// make requests at once, including the sockets of tables.
    pub fn of(config: &Config) -> Self {
        let files = open_files().unwrap_or(u64::MAX);
        let most = files - (files / 4).min(OTHER_FILES);
        let most = config.most_connections.map_or(most, |chosen| most.min(chosen.into()));
        let each = (config.burst as usize).saturating_mul(4).max(1);
        Self::new(most as usize, (!config.behind_proxy).then_some(each))
    }

    fn new(most: usize, most_of_address: Option<usize>) -> Self {
        Self { most, most_of_address, taken: Mutex::default() }
    }

    /// Takes a place for a connection from an address, if there is one. If all are taken, the
    /// address with the most loses the one that has been idle the longest.
    pub fn enter(self: &Arc<Self>, from: IpAddr) -> Option<Place> {
        let from = network(from);
        let mut taken = self.taken();
        let own = taken.of_address.get(&from).map_or(0, Vec::len);
        if self.most_of_address.is_some_and(|most| own >= most) {
            return None;
        }
        if taken.total >= self.most && !taken.make_room(own) {
            return None;
        }
        let held = Arc::<Held>::default();
        taken.of_address.entry(from).or_default().push(Arc::clone(&held));
        taken.total += 1;
        Some(Place { places: Arc::clone(self), from, held })
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    /// Takes a place from another address for one that has `own`; false if nobody has to give one
    /// up.
    fn make_room(&mut self, own: usize) -> bool {
        let Some(most) = self.of_address.values_mut().max_by_key(|held| held.len()) else {
            return false;
        };
        let is_idle = |held: &Arc<Held>| held.busy.load(Ordering::Relaxed) == 0;
        let idle = most.iter().position(is_idle);
        // An address with many connections, all in use, still has no right to all of them.
        let Some(index) = idle.or((most.len() > own + 1).then_some(0)) else { return false };
        most.remove(index).wanted.notify_one();
        self.total -= 1;
        true
    }
}

/// The place of a connection; dropping it frees the place.
pub struct Place {
    places: Arc<Places>,
    from: IpAddr,
    held: Arc<Held>,
}

impl Place {
    /// Marks the connection as in use until the result is dropped.
    pub fn busy(self: &Arc<Self>) -> Busy {
        self.held.busy.fetch_add(1, Ordering::Relaxed);
        Busy(Arc::clone(self))
    }

    /// Waits until the place has been given to somebody else.
    pub async fn given_away(&self) {
        self.held.wanted.notified().await;
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        let Some(own) = taken.of_address.get_mut(&self.from) else { return };
        // It may have been given to somebody else.
        let Some(index) = own.iter().position(|held| Arc::ptr_eq(held, &self.held)) else { return };
        own.remove(index);
        if own.is_empty() {
            taken.of_address.remove(&self.from);
        }
        taken.total -= 1;
    }
}

/// A connection in use.
pub struct Busy(Arc<Place>);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.held.busy.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, last])
    }

    fn is_given_away(place: &Place) -> bool {
        let taken = place.places.taken();
        let own = taken.of_address.get(&place.from);
        !own.is_some_and(|own| own.iter().any(|held| Arc::ptr_eq(held, &place.held)))
    }

    #[test]
    fn an_address_has_so_many_and_a_network_counts_as_one() {
        let places = Arc::new(Places::new(100, Some(3)));
        let enter = |text: &str| places.enter(text.parse().expect("an address"));
        let held: Vec<_> =
            (1..=3).map(|n| enter(&format!("2001:db8::{n}")).expect("a place")).collect();
        assert!(enter("2001:db8::9").is_none());
        assert!(enter("2001:db8:0:1::9").is_some());
        drop(held);
        assert!(enter("2001:db8::9").is_some(), "room again");
        assert!(places.taken().of_address.is_empty(), "nobody is left");
        assert_eq!(places.taken().total, 0);
    }

    /// However many addresses somebody has, a new one gets in, and the one with the most makes
    /// room.
    #[test]
    fn where_all_places_are_taken_the_greediest_makes_room() {
        let places = Arc::new(Places::new(10, Some(9)));
        let enter = |last| places.enter(address(last)).map(Arc::new);
        let greedy: Vec<_> = (0..7).map(|_| enter(1).expect("a place")).collect();
        let modest: Vec<_> = (0..3).map(|_| enter(2).expect("a place")).collect();
        // Not one that is in use, but the oldest of the others.
        let busy = greedy[0].busy();
        let visitor = enter(3).expect("a place");
        assert!(is_given_away(&greedy[1]));
        assert_eq!(greedy.iter().filter(|place| is_given_away(place)).count(), 1);
        // If all are in use, the oldest one.
        let all: Vec<_> = greedy.iter().map(Place::busy).collect();
        let other = enter(4).expect("a place");
        assert!(is_given_away(&greedy[0]));
        drop((busy, all, visitor, other));
        assert!(!modest.iter().any(|place| is_given_away(place)));
        assert_eq!(places.taken().total, 8);
    }

    /// Behind a proxy all connections are the proxy's: it is never locked out, and its idle
    /// connections make room for new ones.
    #[test]
    fn a_proxy_is_not_locked_out() {
        let places = Arc::new(Places::new(4, None));
        let idle: Vec<_> = (0..4).map(|_| places.enter(address(1)).expect("a place")).collect();
        let next = Arc::new(places.enter(address(1)).expect("a place"));
        assert!(is_given_away(&idle[0]) && !is_given_away(&next));
        drop(idle);
        let all: Vec<_> =
            (0..3).map(|_| Arc::new(places.enter(address(1)).expect("a place"))).collect();
        let busy: Vec<_> = all.iter().chain([&next]).map(Place::busy).collect();
        assert!(places.enter(address(1)).is_none(), "all of them are in use");
        drop(busy);
    }
}
