//! What bots know of Architectura.

use rules_architectura::Architectura;

use crate::knowledge::Knowledge;

impl Knowledge for Architectura {}
