//! Scenario tests of Architectura, one module for each chapter of `docs/rules/architectura.md`.

mod advanced;
mod cards;
mod cases;
mod compare;
mod documents;
mod draw;
mod edition;
mod effect;
mod end;
mod harness;
mod play;
mod refusals;
mod setup;
mod shipped;
mod terms;
mod turn;
