//! The one test binary of this crate.

mod balance;
mod matches;
