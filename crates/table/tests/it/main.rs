//! The one test binary of this crate.

mod harness;
mod stage;

mod absent;
mod bots;
mod clocks;
mod fixtures;
mod full;
mod lessons;
mod openings;
mod panics;
mod past;
mod properties;
mod proposals;
mod questions;
mod rated;
mod sealed;
mod seats;
mod secrets;
mod streams;
mod undo;
