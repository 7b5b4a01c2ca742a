//! Scenario tests of Architectura, one module for each chapter of `docs/rules/architectura.md`.

mod compare;
mod harness;
mod play;
mod setup;
mod turn;
