//! What bots know of Architects of the West Kingdom.

use rules_west_kingdom::WestKingdom;

use crate::knowledge::Knowledge;

impl Knowledge for WestKingdom {}
