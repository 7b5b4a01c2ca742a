//! The one test binary of this crate.

mod harness;
mod stage;

mod bots;
mod clocks;
mod lessons;
mod openings;
mod panics;
mod past;
mod properties;
mod proposals;
mod questions;
mod sealed;
mod seats;
mod secrets;
mod streams;
mod undo;
