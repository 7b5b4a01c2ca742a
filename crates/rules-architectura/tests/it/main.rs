//! Scenario tests of Architectura, one module for each chapter of `docs/rules/architectura.md`.

mod harness;
mod turn;
