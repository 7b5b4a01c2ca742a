//! The server: tables that people reach with a browser, for one machine or several.
//!
//! It knows the network, the clock on the wall and the operating system's chance; everything that
//! happens at a table is decided by `table`, and everything that is kept is kept by `store`. No
//! process owns a game: a [`Hall`](hall) holds copies of tables, decides wishes on them, and lets
//! the store say who was first.
//!
//! | room | what is in it |
//! |---|---|
//! | [`config`] | [`Config`], what a host chooses |
//! | [`hall`] | tables in memory: carrying wishes out, telling those who watch, waking bots |
//! | [`lessons`] | guided first games |
//! | [`serve`](mod@serve) | from an app to a server that listens |
//! | [`live`] | the WebSocket of a table |
//! | [`nodes`] | other processes that serve the same tables |
//! | [`api`] | requests over HTTP, and the document that describes them |
//! | [`analyses`] | what finished games could have been |
//! | [`visitor`] | who asks: cookies, sessions, languages, origins |
//! | [`limit`] | how often somebody may ask |
//! | [`sockets`] | how many sockets somebody has, and how much is said on them |
//! | [`error`] | what a client is told when something cannot be |
//! | [`telemetry`] | logs and metrics |
//! | [`passkey`] | where passkeys belong, and how one is made and used |
//! | [`password`] | what may be a password, and hashing it |
//! | [`reach`] | telling people who are away |
//! | [`ratings`] | how strong people and bots are |
//! | [`secret`] | tokens, ids and seeds |

pub mod analyses;
pub mod api;
pub mod app;
mod client_files;
pub mod config;
mod connections;
pub mod error;
pub mod hall;
pub mod lessons;
pub mod limit;
pub mod live;
pub mod nodes;
pub mod passkey;
pub mod password;
pub mod ratings;
pub mod reach;
pub mod secret;
pub mod serve;
pub mod sockets;
pub mod telemetry;
mod thinking;
pub mod visitor;

pub use app::App;
pub use config::Config;
pub use serve::{Shutdown, serve};

/// Now, in milliseconds since 1970.
pub(crate) fn now() -> table::Millis {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |time| time.as_millis() as table::Millis)
}
