//! The one test binary of this crate.

mod harness;

mod bots;
mod clocks;

mod proposals;
mod questions;
mod sealed;
mod seats;

mod streams;
mod undo;
