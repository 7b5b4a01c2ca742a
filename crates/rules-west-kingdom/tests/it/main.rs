//! Scenario tests of Architects of the West Kingdom, one module for each chapter of
//! `docs/rules/west-kingdom.md`.

mod conformance;
mod edition;
mod harness;
mod ledger;
mod poverty;
mod second_scorer;
mod shipped;
