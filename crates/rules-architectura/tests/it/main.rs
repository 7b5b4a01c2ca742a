//! Scenario tests of Architectura, one module for each chapter of `docs/rules/architectura.md`.

mod compare;
mod draw;
mod effect;
mod end;
mod harness;
mod play;
mod setup;
mod terms;
mod turn;
