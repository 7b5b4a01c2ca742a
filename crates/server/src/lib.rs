//! The server: tables that people reach with a browser, for one machine or several.
//!
//! It knows the network, clocks and the operating system's chance; everything that
//! happens at a table is decided by `table`, and everything that is kept is kept by `store`. No
//! process owns a game: a [`Hall`](hall) holds copies of tables, decides commands on them, and lets
//! the store say who was first.
//!
//! | room | what is in it |
//! |---|---|
//! | [`config`] | [`Config`], what a host chooses |
//! | [`hall`] | tables in memory: carrying commands out, telling those who watch, waking bots |
//! | [`lessons`] | guided first games |
//! | [`serve`](mod@serve) | from an app to a server that listens |
//! | [`live`] | the WebSocket of a table |
//! | `door` | what becomes of a request to a table, by HTTP or over its socket |
//! | [`nodes`] | other processes that serve the same tables |
//! | [`api`] | requests over HTTP, and the document that describes them |
//! | [`analyses`] | what finished games could have been |
//! | [`visitor`] | who asks: cookies, sessions, languages, origins |
//! | [`limit`] | how often somebody may ask |
//! | [`sockets`] | how many sockets somebody has, and how much is said on them |
//! | [`sessions`] | which sessions have sockets, and which of them have ended |
//! | [`error`] | what a client is told when something cannot be |
//! | [`telemetry`] | logs and metrics |
//! | [`passkey`] | where passkeys belong, and how one is made and used |
//! | [`password`] | what may be a password, and hashing it |
//! | [`reach`] | telling people who are away |
//! | [`ratings`] | how strong people and bots are |
//! | [`replay`] | whether what is written down can be played again |
//! | [`secret`] | tokens, ids and seeds |
//! | [`time`] | what time it is |

pub mod analyses;
pub mod api;
pub mod app;
mod client_files;
mod common;
pub mod config;
mod connections;
mod door;
pub mod error;
mod fair;
pub mod hall;
pub mod lessons;
pub mod limit;
pub mod live;
pub mod nodes;
mod outlet;
pub mod passkey;
pub mod password;
pub mod ratings;
pub mod reach;
pub mod replay;
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
