//! What a host chooses.

use games::EditionHandle;

use crate::nodes::Nodes;
use crate::time::ClockSource;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// What `/healthz` says of the program: its version and commit. Nothing if it is empty.
    pub version: String,
    /// The address people type, such as `https://games.example`: links are made from it, and only
    /// pages from there may use the API with a visitor's cookies. Without it, the host that a
    /// request names.
    pub public_url: Option<String>,
    /// Whether all requests come through a proxy that says for whom, in `X-Forwarded-For`. Without
    /// one, anybody could write anything there.
    pub behind_proxy: bool,
    /// Editions that players may choose besides the built-in ones, each with its game.
    pub editions: Vec<(String, EditionHandle)>,
    /// Whether other processes may write to the store: then this one looks for what they did.
    pub shares_store: bool,
    /// The way to the other nodes, if they talk to each other.
    pub nodes: Option<Nodes>,
    /// How many bots may think at the same time.
    pub thinkers: usize,
    /// On how many threads a bot that can use several thinks.
    pub threads_per_bot: usize,
    /// How many requests an address may make at once; they come back one by one. An account may have
    /// half as many sockets open, and an address twice as many, four times as many connections, and
    /// twice as many requests under way. A tenth as many tables of an account may wait for people,
    /// and a third as many that were opened from an address; half as many of an account may be played,
    /// and twice as many from an address.
    pub burst: u32,
    /// How many connections there may be in all. Without it, as many as files may be open, less some.
    pub most_connections: Option<u32>,
    /// How many milliseconds it takes for one request to come back.
    pub refill_ms: u64,
    /// How many milliseconds pass between two looks whether a quiet socket is still there, and where
    /// other nodes may end its session, whether they have.
    pub ping_every_ms: u64,
    /// Whether messages to people may go to addresses in private networks: for a club at home. Where
    /// strangers play, they could knock at doors there.
    pub webhooks_to_private: bool,
    /// How many milliseconds news waits before people are told who are away: most questions are
    /// answered by then.
    pub reach_delay_ms: i64,
    /// How many milliseconds pass between two looks for what is to be sent.
    pub reach_every_ms: u64,
    /// How many milliseconds a receiver has to take a message.
    pub send_timeout_ms: u64,
    /// How many milliseconds a client has for the head of a request.
    pub head_timeout_ms: u64,
    /// How many milliseconds somebody may at least take for an answer before others may let a bot play
    /// for them, where there is no clock; ten times as many if the game counts for ratings. The least
    /// times of clocks grow and shrink with it.
    pub least_patience_ms: i64,
    /// How many milliseconds pass until a server says again that it runs. If it is killed, clocks at
    /// tables count as much too little at most.
    pub beat_every_ms: u64,
    /// The clocks that it goes by.
    pub clocks: ClockSource,
    /// For how many days a table stays at which no game has begun and nothing happens.
    pub keep_open_tables_days: u32,
    /// For how many days a game stays that one person plays against bots alone, without a clock and
    /// without a rating, and that nobody goes on with.
    pub keep_bot_games_days: u32,
    /// For how many days a guest stays who has not come back and left no trace.
    pub keep_guests_days: u32,
    /// How many kibibytes hashing a password takes.
    pub hash_memory: u32,
    /// How often hashing a password goes through them.
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
