//! Communication between the nodes of a club, over NATS.
//!
//! - An announcement ([`Bus::announce`], [`Bus::listen`]) goes to everybody who listens right now.
//!   It may get lost: nothing but speed may depend on it.
//! - A job ([`JobQueue`]) is done by one node. It waits in a work queue of `JetStream` until a node
//!   takes it, and returns to the queue if that node falls silent before it is done.
//!
//! NATS is never the source of truth. It may be away for a while, or lose all its data: every call
//! reports that quickly, and the connection recovers by itself.

mod connection;
mod queue;

pub use connection::{Bus, BusError};
pub use queue::{JobQueue, Taken};
