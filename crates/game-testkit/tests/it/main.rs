//! The testkit, tested on a small invented game with faults that can be switched on.

mod conformance;
mod defects;
mod playthroughs;
mod quarry;
mod scenario;
