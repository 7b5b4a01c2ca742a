//! A server for a test, on its own port and a temporary file; or a cluster of three nodes, on
//! temporary services.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use client::{Client, Socket};
use protocol::{Ask, Do, Item, Reply, Request, Screen};
use serde_json::{Value, json};
use server::nodes::Nodes;
use server::{App, Config, Shutdown};
use services::{Nats, Postgres};
use store::Store;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// A running server, or several nodes.
pub struct World {
    /// Its address; that of the first node, where there are several.
    pub url: String,
    nodes: Vec<Node>,
    guests: AtomicUsize,
    place: Place,
    /// Its state, to look behind the scenes.
    pub app: App,
    /// Its store, to look behind the scenes.
    pub store: Arc<dyn Store>,
}

struct Node {
    url: String,
    app: App,
    shutdown: Shutdown,
    serving: JoinHandle<()>,
}

/// Where its data is.
enum Place {
    File(TempDir),
    Database(Postgres),
    /// The servers end when this is dropped.
    Servers {
        _postgres: Postgres,
        nats: Nats,
    },
}

/// The password of every member.
pub const PASSWORD: &str = "scaffold-hoist-lintel";

/// No test waits longer than this for anything.
const PATIENCE: Duration = Duration::from_mins(1);

/// Limits so high that no test hits them.
pub fn config() -> Config {
    Config { burst: 1_000_000, refill_ms: 1, hash_memory: 8, hash_passes: 1, ..Config::default() }
}

impl World {
    /// A new server.
    pub async fn new() -> Self {
        Self::with(config()).await
    }

    /// A new server with this configuration.
    pub async fn with(config: Config) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        Self::start(folder, config).await
    }

    /// A new server on a copy of this store.
    pub async fn on(file: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        std::fs::copy(file, folder.path().join("trestle.db")).expect("a copy");
        Self::start(folder, config()).await
    }

    async fn start(folder: TempDir, config: Config) -> Self {
        let url = format!("sqlite:{}", folder.path().join("trestle.db").display());
        let store = store::open(&url).await.expect("a store");
        let node = Node::start(config, Arc::clone(&store)).await;
        Self::of(vec![node], Place::File(folder), store)
    }

    /// A server on PostgreSQL that assumes to be the only one.
    pub async fn on_postgres() -> Self {
        let postgres = Postgres::start();
        let store = store::open(&postgres.database("club")).await.expect("a store");
        let node = Node::start(config(), Arc::clone(&store)).await;
        Self::of(vec![node], Place::Database(postgres), store)
    }

    /// Three nodes on PostgreSQL that communicate over NATS. Guests are distributed over them.
    pub async fn club() -> Self {
        Self::club_with(config()).await
    }

    /// The same, with this configuration.
    pub async fn club_with(config: Config) -> Self {
        Box::pin(Self::club_of([config.clone(), config.clone(), config])).await
    }

    /// The same, with a configuration per node.
    pub async fn club_of(configs: [Config; 3]) -> Self {
        let (postgres, nats) = (Postgres::start(), Nats::start());
        let url = postgres.database("club");
        let (mut nodes, mut first) = (Vec::new(), None);
        for (name, config) in ["a", "b", "c"].into_iter().zip(configs) {
            let joined = Nodes::join(&nats.url(), name, "club").await.expect("NATS");
            let config = Config { shares_store: true, nodes: Some(joined), ..config };
            let store = store::open(&url).await.expect("a store");
            first.get_or_insert_with(|| Arc::clone(&store));
            nodes.push(Node::start(config, store).await);
        }
        let place = Place::Servers { _postgres: postgres, nats };
        Self::of(nodes, place, first.expect("a node"))
    }

    fn of(nodes: Vec<Node>, place: Place, store: Arc<dyn Store>) -> Self {
        let (url, app) = (nodes[0].url.clone(), nodes[0].app.clone());
        Self { url, nodes, guests: AtomicUsize::new(0), place, app, store }
    }

    /// Another node on the same store, with its address. It lives as long as the test.
    pub async fn beside(&self) -> (String, App) {
        let node = Node::start(self.app.config.clone(), Arc::clone(&self.store)).await;
        // Nothing stops it before.
        std::mem::forget(node.shutdown);
        (node.url, node.app)
    }

    /// Stops the server, and starts another one on the same file.
    pub async fn restart(self) -> Self {
        self.restart_as(config()).await
    }

    /// The same, with this configuration.
    pub async fn restart_as(self, config: Config) -> Self {
        self.stopped().await.start_as(config).await
    }

    /// Stops the server.
    pub async fn stopped(self) -> Stopped {
        let Place::File(folder) = self.place else { panic!("only a server on a file") };
        for node in self.nodes {
            node.shutdown.stop();
            within(node.serving).await.expect("it stops");
        }
        Stopped(folder)
    }

    /// Stops the server abruptly, as a power cut would.
    pub async fn killed(self) -> Stopped {
        let Place::File(folder) = self.place else { panic!("only a server on a file") };
        for node in self.nodes {
            node.serving.abort();
            let ended = within(node.serving).await;
            assert!(ended.is_err_and(|error| error.is_cancelled()), "it had stopped by itself");
        }
        Stopped(folder)
    }

    /// Tells it to stop, without waiting.
    pub fn stop(&self) {
        self.nodes.iter().for_each(|node| node.shutdown.stop());
    }

    /// The database server of a world on PostgreSQL.
    pub fn database(&mut self) -> &mut Postgres {
        let Place::Database(postgres) = &mut self.place else { panic!("there is no database") };
        postgres
    }

    /// Kills NATS.
    pub fn silence(&mut self) {
        let Place::Servers { nats, .. } = &mut self.place else { panic!("there is no NATS") };
        nats.stop();
    }

    /// A guest, at the next node.
    pub async fn guest(&self, name: &str) -> Client {
        let node = self.guests.fetch_add(1, Ordering::Relaxed) % self.nodes.len();
        Client::guest(&self.nodes[node].url, name).await.expect("a guest")
    }

    /// A member with an account: only they have ratings.
    pub async fn member(&self, name: &str) -> Client {
        let mut client = self.guest(name).await;
        let body =
            json!({"login": format!("{}@club", name.replace(' ', "-")), "password": PASSWORD});
        client.post("/api/accounts", &body).await.expect("an account");
        client
    }

    /// One and Two at a table: the first opened it with this setup, the second took chair 1; and
    /// the table's id.
    pub async fn two_at(&self, table: &Value) -> (Client, Client, String) {
        let mut one = self.guest("One").await;
        let mut two = self.guest("Two").await;
        let table = one.open(table).await.expect("a table");
        let requests = format!("/api/tables/{table}/requests");
        two.post(&requests, &json!({"do": {"sit": {"seat": 1}}})).await.expect("a chair");
        (one, two, table)
    }

    /// A client at one of the nodes.
    pub fn at(&self, client: &Client, node: usize) -> Client {
        client.at(&self.nodes[node].url)
    }
}

/// The file of a server that is not running.
pub struct Stopped(TempDir);

impl Stopped {
    /// Starts a server on it, and waits until it answers.
    pub async fn start_as(self, config: Config) -> World {
        let world = World::start(self.0, config).await;
        within(Client::new(&world.url).get("/api/session")).await.expect("an answer");
        world
    }
}

impl Node {
    async fn start(config: Config, store: Arc<dyn Store>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let (shutdown, stopping) = Shutdown::new();
        let app = App::new(config, store, None, stopping);
        let served = app.clone();
        let serving = tokio::spawn(async move {
            server::serve(served, listener).await;
        });
        Self { url, app, shutdown, serving }
    }
}

/// Waits, but not forever.
pub async fn within<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, what).await.expect("it takes too long")
}

/// Two people, each on the seat of their number, give this many answers between them. A resigned
/// game counts only after a few.
pub async fn play_on(mut people: [&mut Client; 2], table: &str, answers: usize) {
    let mut given = 0;
    while given < answers {
        for (seat, one) in people.iter_mut().enumerate() {
            let path = format!("/api/tables/{table}/screen?seat={seat}");
            let screen = one.get(&path).await.expect("a screen");
            let ask = &screen["update"]["screen"]["ask"];
            if ask.is_null() {
                continue;
            }
            let action = &ask["answers"][0]["action"];
            let answer = json!({"seat": seat, "do": {"answer": {"question": ask["question"], "action": action}}});
            one.post(&format!("/api/tables/{table}/requests"), &answer).await.expect("an answer");
            given += 1;
        }
    }
}

/// A person at a table: everything they were told, and the current screen.
pub struct Sitter {
    pub socket: Socket,
    pub items: Vec<Item>,
    pub screen: Option<Screen>,
    revision: Option<u32>,
}

impl Sitter {
    /// Opens a socket and waits for the first update.
    pub async fn at(client: &Client, table: &str, seat: Option<u8>, seen: u64) -> Self {
        let socket = within(client.live(table, seat, seen)).await.expect("a socket");
        let mut sitter = Self { socket, items: Vec::new(), screen: None, revision: None };
        sitter.hear().await;
        sitter
    }

    /// The next reply; updates are applied.
    pub async fn hear(&mut self) -> Reply {
        let reply = within(self.socket.next()).await.expect("a line").expect("a socket");
        if let Some(revision) = reply.revision() {
            // Otherwise a client would take it for one that it has, or for one that comes too late.
            let next = self.revision.map_or(revision, |last| last + 1);
            assert_eq!(revision, next, "every change has the next number");
            self.revision = Some(revision);
            for item in reply.items() {
                let next = self.items.last().map_or(item.n, |last| last.n + 1);
                assert_eq!(item.n, next, "nothing is lost, and nothing comes twice");
                self.items.push(item.clone());
            }
            self.screen = Some(reply.screen(self.screen.as_ref()).expect("changes of this screen"));
        }
        reply
    }

    /// The reply to a line.
    pub async fn answer_to(&mut self, request: Request) -> Reply {
        self.socket.send(&request).await.expect("it is sent");
        self.reply().await
    }

    /// The next reply that is not an update.
    pub async fn reply(&mut self) -> Reply {
        loop {
            match self.hear().await {
                Reply::Update { .. } | Reply::Change { .. } => {}
                reply => return reply,
            }
        }
    }

    pub fn screen(&self) -> &Screen {
        self.screen.as_ref().expect("an update")
    }

    /// Waits until this seat is asked or the game is over.
    pub async fn my_turn(&mut self) -> Option<Ask> {
        loop {
            let screen = self.screen();
            if screen.ending.is_some() {
                return None;
            }
            if let Some(ask) = &screen.ask {
                return Some(ask.clone());
            }
            self.hear().await;
        }
    }

    /// Answers with answer number `index`, counted around.
    pub async fn play(&mut self, ask: &Ask, index: usize) -> Reply {
        let action = ask.answers[index % ask.answers.len()].action.clone();
        self.answer_to(Do::Answer { question: ask.question, action }.into()).await
    }
}
