//! Whole games: the conformance suite.

mod conformance;
mod second_scorer;
