//! The host's configuration.

use games::EditionHandle;

use crate::nodes::Nodes;
use crate::time::ClockSource;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The version and commit that `/healthz` shows; nothing if empty.
    pub version: String,
    /// The address people type, such as `https://games.example`: links are made from it, and only
    /// pages from there may use the API with a visitor's cookies. Without it, the host named by a
    /// request.
    pub public_url: Option<String>,
    /// Whether all requests come through a proxy that sets `X-Forwarded-For`. Without one, anybody
    /// could write anything there.
    pub behind_proxy: bool,
    /// Editions that players may choose besides the built-in ones, each with its game.
    pub editions: Vec<(String, EditionHandle)>,
    /// Whether other processes may write to the store: then this one looks for their changes.
    pub shares_store: bool,
    /// The connection to the other nodes, if they talk to each other.
    pub nodes: Option<Nodes>,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How many threads a bot that can use several gets.
    pub threads_per_bot: usize,
    /// How many requests an address may make at once; the budget refills one by one. All other
    /// limits derive from it. Per account: half as many open sockets, a tenth as many tables that
    /// wait for people, and half as many that are being played. Per address: twice as many sockets,
    /// four times as many connections, twice as many requests under way, a third as many tables
    /// that wait for people, and twice as many that are being played.
    pub burst: u32,
    /// The most connections in all. By default as many as the process may open files, less some.
    pub most_connections: Option<u32>,
    /// How many milliseconds it takes to refill one request.
    pub refill_ms: u64,
    /// How many milliseconds pass between two checks whether a quiet socket is still alive and,
    /// where other nodes may end its session, whether they have.
    pub ping_every_ms: u64,
    /// Whether notifications may go to addresses in private networks: for a club at home. On a
    /// public server, strangers could use them to probe the network.
    pub webhooks_to_private: bool,
    /// How many milliseconds to wait before notifying people who are away: most questions are
    /// answered by then.
    pub reach_delay_ms: i64,
    /// How many milliseconds pass between two looks into the outbox.
    pub reach_every_ms: u64,
    /// How many milliseconds a receiver has to accept a message.
    pub send_timeout_ms: u64,
    /// How many milliseconds a client has for the head of a request.
    pub head_timeout_ms: u64,
    /// The shortest patience in milliseconds that a table without a clock may have before others
    /// may let a bot play; ten times as much if the game is rated. The minimum times of clocks
    /// scale with it.
    pub least_patience_ms: i64,
    /// How many milliseconds pass between two heartbeats. After a crash, the clocks of tables are
    /// off by at most this much.
    pub beat_every_ms: u64,
    /// The clocks that the server uses.
    pub clocks: ClockSource,
    /// For how many days an inactive table is kept at which no game has begun.
    pub keep_open_tables_days: u32,
    /// For how many days an inactive game is kept that one person plays against bots alone, without
    /// a clock and unrated.
    pub keep_bot_games_days: u32,
    /// For how many days a guest is kept who has not come back and left no trace.
    pub keep_guests_days: u32,
    /// How many kibibytes password hashing uses.
    pub hash_memory: u32,
    /// How many passes password hashing makes over them.
    pub hash_passes: u32,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self {
            version: String::new(),
            public_url: None,
            behind_proxy: false,
            editions: Vec::new(),
            shares_store: false,
            nodes: None,
            thinkers: cores,
            threads_per_bot: cores,
            burst: 120,
            most_connections: None,
            refill_ms: 50,
            ping_every_ms: 20_000,
            webhooks_to_private: false,
            reach_delay_ms: 8_000,
            reach_every_ms: 1_000,
            send_timeout_ms: 5_000,
            head_timeout_ms: 10_000,
            least_patience_ms: 60_000,
            beat_every_ms: 5_000,
            clocks: ClockSource::default(),
            keep_open_tables_days: 30,
            keep_bot_games_days: 60,
            keep_guests_days: 30,
            hash_memory: argon2::Params::DEFAULT_M_COST,
            hash_passes: argon2::Params::DEFAULT_T_COST,
        }
    }
}

impl Config {
    /// Whether cookies may travel on secure connections only.
    pub fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
