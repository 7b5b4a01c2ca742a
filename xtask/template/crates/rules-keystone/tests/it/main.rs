//! Scenario tests of Keystone, and the conformance suite.

mod conformance;
mod rules;
