//! The levels are a ladder.

use bots::{Knowledge, Ladder};

macro_rules! ladders {
    ($($name:ident: $Game:ty,)+) => {
        fn ladders(players: usize) -> Vec<(&'static str, Ladder)> {
            vec![("usual", Ladder::USUAL), $((stringify!($name), <$Game>::ladder(players))),+]
        }
    };
}

games::for_each_game!(ladders);

#[test]
fn every_step_thinks_more_and_slips_less() {
    for (game, Ladder { novice, apprentice, journeyman, master }) in (1..=5).flat_map(ladders) {
        for (low, high) in [(novice, apprentice), (apprentice, journeyman), (journeyman, master)] {
            assert!(low.sims < high.sims, "{game}: {low:?} {high:?}");
            assert!(low.slack >= high.slack, "{game}: {low:?} {high:?}");
        }
        // Two cores are what a table may count on.
        assert!((1..=2).contains(&master.trees), "{game}");
    }
}
