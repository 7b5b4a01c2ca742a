//! The levels are a ladder.

use bots::{Knowledge, Ladder};
use rules_architectura::Architectura;
use rules_queens_architect::QueensArchitect;
use rules_west_kingdom::WestKingdom;

#[test]
fn every_step_thinks_more_and_slips_less() {
    let ladders = (1..=5).flat_map(|players| {
        [
            ("usual", Ladder::USUAL),
            ("architectura", Architectura::ladder(players)),
            ("queens-architect", QueensArchitect::ladder(players)),
            ("west-kingdom", WestKingdom::ladder(players)),
        ]
    });
    for (game, Ladder { novice, apprentice, journeyman, master }) in ladders {
        for (low, high) in [(novice, apprentice), (apprentice, journeyman), (journeyman, master)] {
            assert!(low.sims < high.sims, "{game}: {low:?} {high:?}");
            assert!(low.slack >= high.slack, "{game}: {low:?} {high:?}");
        }
        // Two cores are what a table may count on.
        assert!((1..=2).contains(&master.trees), "{game}");
    }
}
