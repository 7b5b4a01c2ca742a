//! Chapter 8: the worked examples, with the numbers of the page.

mod cards;
mod compare;
mod further;
mod terms;
mod turn;

use rules_architectura::Edition;

use crate::harness::edition;

fn plain() -> &'static Edition {
    edition("n1 n2 n3 n4 n5 n6 n7 n8 n9 s5 s10 x", [])
}
