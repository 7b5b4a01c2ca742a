//! What the nodes of a club say to each other, by NATS.
//!
//! - An announcement ([`Bus::announce`], [`Bus::listen`]) goes to whoever listens right now. It may
//!   get lost: nothing may depend on it but speed.
//! - A job ([`Queue`]) is done by one node. It waits in a work queue of `JetStream` until
//!   somebody takes it, and comes back if whoever took it falls silent before it is done.
//!
//! NATS holds no truth. It may be away for a while, or lose all it has: every call says so soon,
//! and the connection comes back by itself.

mod connection;
mod queue;

pub use connection::{Bus, BusError};
pub use queue::{Queue, Taken};
