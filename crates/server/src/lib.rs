//! The server: tables that people reach with a browser, for one machine or several.
//!
//! It handles the network, clocks and the operating system's random numbers; everything that
//! happens at a table is decided by `table`, and everything that is kept is kept by `store`. No
//! process owns a game: the registry ([`registry`]) holds copies of tables, decides commands on them,
//! and lets the store decide who was first.
//!
//! | module | what is in it |
//! |---|---|
//! | [`config`] | [`Config`], the host's configuration |
//! | [`app`] | [`App`], the state that all requests share |
//! | [`registry`] | the registry of tables in memory: commands, watchers, bots |
//! | [`lessons`] | guided first games |
//! | [`serve`](mod@serve) | runs a server |
//! | `connections` | accepts connections, so many at once |
//! | `client_files` | the files of the web client |
//! | [`live`] | the WebSocket of a table |
//! | `requests` | requests to a table, over HTTP or its socket |
//! | `outlet` | how lines get from a table to a socket |
//! | [`nodes`] | other processes that serve the same tables |
//! | [`api`] | the HTTP API, and the document that describes it |
//! | `thinking`, `fair` | lets bots and analyses think, so many at once; decides who is next |
//! | [`analyses`] | analyses of finished games |
//! | [`visitor`] | who makes a request: cookies, sessions, languages, origins |
//! | [`limit`] | rate limits |
//! | [`sockets`] | limits on sockets and on the lines they carry |
//! | [`sessions`] | which sessions have sockets, and which of them have ended |
//! | [`error`] | errors for clients |
//! | [`telemetry`] | logs and metrics |
//! | [`passkey`] | the site of passkeys, and how one is created and used |
//! | [`password`], `common` | which passwords are allowed, and hashing them; the most common ones |
//! | [`reach`] | notifying people who are away |
//! | [`ratings`] | ratings of people and bots |
//! | [`replay`] | checks that stored tables can be replayed |
//! | [`secret`] | tokens, ids and seeds |
//! | [`time`] | what time it is |

pub mod analyses;
pub mod api;
pub mod app;
mod client_files;
mod common;
pub mod config;
mod connections;
pub mod error;
mod fair;
pub mod lessons;
pub mod limit;
pub mod live;
pub mod nodes;
mod outlet;
pub mod passkey;
pub mod password;
pub mod ratings;
pub mod reach;
pub mod registry;
pub mod replay;
mod requests;
pub mod secret;
pub mod serve;
pub mod sessions;
pub mod sockets;
pub mod telemetry;
mod thinking;
pub mod time;
pub mod visitor;

pub use app::App;
pub use config::Config;
pub use connections::raise_open_files;
pub use serve::{Shutdown, serve};
