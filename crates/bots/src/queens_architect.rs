//! What bots know of Queen's Architect.

use rules_queens_architect::QueensArchitect;

use crate::knowledge::Knowledge;

impl Knowledge for QueensArchitect {}
