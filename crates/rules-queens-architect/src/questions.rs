//! The questions of the game, a file for each: who is asked, what is open, why something else is
//! not, what a player might try, and what an answer does.

mod advance;
mod construct;
mod draft;
mod end;
mod hire;
mod labor;
mod money;
mod repair;
mod rotate;
mod spend;
mod tavern;
mod travel;

use game_core::{Flow, Seat, questions};

pub use advance::Advance;
pub use construct::Construct;
pub use draft::{Pick, Turn};
pub use end::End;
pub use hire::{Fire, Hire};
pub use labor::{Icons, Labor};
pub use money::Money;
pub use repair::Repair;
pub use rotate::Rotate;
pub use spend::Spend;
pub use tavern::{Rest, Tavern};
pub use travel::Travel;

use crate::action::Action;
use crate::edition::Character;
use crate::refusal::Refusal;
use crate::state::QueensArchitect;

questions! {
    /// A question that is still open, or a step that waits for those above it.
    pub enum Frame of QueensArchitect in table {
        Advance,
        Pick,
        Turn,
        Labor,
        Icons,
        Hire,
        Fire,
        Money,
        Travel,
        Tavern,
        Rest,
        Construct,
        Repair,
        Spend,
        Rotate,
        End,
    }
}

impl Flow for QueensArchitect {
    const OVER: Refusal = Refusal::Over;
    const NOT_ASKED: Refusal = Refusal::NotAsked;
    const OTHER_QUESTION: Refusal = Refusal::OtherQuestion;
    const ASKS_NOTHING: &'static str = "qa-ask-nothing";
}

/// What several questions need.
impl QueensArchitect {
    /// The characters of a band as answers a player might try.
    fn tempt_with_band(&self, seat: Seat, out: &mut Vec<Action>, make: fn(Character) -> Action) {
        out.extend(self.player(seat).band.iter().map(|craftsman| make(craftsman.character)));
    }

    /// That somebody is not in the band, if so.
    fn not_in_band(&self, seat: Seat, character: Character) -> Option<Refusal> {
        let who = self.player(seat).band.who();
        (!who.contains(character)).then_some(Refusal::NotInBand { character })
    }
}
