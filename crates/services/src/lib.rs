//! Real servers for tests and harnesses, started on loopback in a folder that is thrown away.
//!
//! They are those of the operating system (Debian's `postgresql` and `nats-server`), run as
//! children of this process: they end with the value that holds them, and with the process if that
//! is killed.
//!
//! ```no_run
//! let server = services::Postgres::start();
//! let url = server.database("club");
//! assert!(url.starts_with("postgres://"));
//! ```

mod folder;
mod nats;
mod postgres;

pub use folder::free_port;
pub use nats::Nats;
pub use postgres::Postgres;
