//! Scenario tests of Queen's Architect, one module for each chapter of
//! `docs/rules/queens-architect.md`.

mod conformance;
mod day_laborer;
mod edition;
mod harness;
mod second_scorer;
mod shipped;
