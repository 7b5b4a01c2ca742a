//! Scenario tests of Queen's Architect, one module for each chapter of
//! `docs/rules/queens-architect.md`.

mod components;
mod conformance;
mod day_laborer;
mod draft;
mod edition;
mod harness;
mod hire;
mod moneychanger;
mod second_scorer;
mod setup;
mod shipped;
mod sketch;
mod tavern;
mod travel;
mod turn;
