//! What answers are about: the pieces and places that a person would touch, by the ids of views.

use game_core::{Role, Seat, Target};

use crate::action::{Action, Deal, Mix, RansomBy};
use crate::edition::{Cost, Good};
use crate::refusal::Refusal;
use crate::state::WestKingdom;

/// A building card: of the hand, of the draft, or looked at.
const CARD: &str = "card";
/// A location of the main board.
const PLACE: &str = "place";
/// The workers of one player at an open location: `forest 1`.
const GROUP: &str = "group";
/// A player's board, by its seat.
const BOARD: &str = "board";
/// A space of the Workshop by row and column, counted from 1: `2 3`.
const NICHE: &str = "niche";
/// An own apprentice.
const APPRENTICE: &str = "apprentice";
/// Clay, wood, stone, gold, marble, silver.
const GOOD: &str = "good";
/// The captured workers on the own board.
const CAPTURED: &str = "captured";
/// The Cathedral.
const CATHEDRAL: &str = "cathedral";
/// The own unpaid debts.
const DEBTS: &str = "debts";
/// The building pile.
const PILE: &str = "pile";
/// What is no piece: which of two, or how many.
const NUMBER: &str = "number";

/// All of them.
pub const PIECES: &[&str] =
    &[CARD, PLACE, GROUP, BOARD, NICHE, APPRENTICE, GOOD, CAPTURED, CATHEDRAL, DEBTS, PILE, NUMBER];

/// The verb of the notation.
pub const fn kind_of(action: Action) -> &'static str {
    match action {
        Action::Keep { .. } => "keep",
        Action::Discard { .. } => "discard",
        Action::Place { .. } => "place",
        Action::Recall { .. } | Action::RecallHeld { .. } => "recall",
        Action::Dig { .. } => "dig",
        Action::Trade { .. } => "trade",
        Action::Pay { .. } => "pay",
        Action::Hire { .. } => "hire",
        Action::Draw => "draw",
        Action::Dismiss { .. } => "dismiss",
        Action::Capture { .. } => "capture",
        Action::Imprison => "imprison",
        Action::Release => "release",
        Action::Ransom { .. } => "ransom",
        Action::Settle => "settle",
        Action::Construct { .. } => "construct",
        Action::Advance => "advance",
        Action::Choose { .. } => "choose",
        Action::Destroy { .. } => "destroy",
        Action::Act { .. } => "act",
        Action::Free { .. } => "free",
        Action::Done => "done",
        Action::Decline => "decline",
    }
}

impl WestKingdom {
    /// What an answer is about, in the order in which a person would touch it.
    pub(crate) fn about(&self, seat: Seat, action: Action) -> Vec<Target> {
        let edition = self.edition.0;
        let one = |role, kind, id: &str| vec![Target::new(role, kind, id)];
        let number = |number: u8| one(Role::Way, NUMBER, &number.to_string());
        match action {
            Action::Keep { building } | Action::Construct { building } => {
                one(Role::Take, CARD, edition.building_id(building))
            }
            Action::Discard { building } => one(Role::Pay, CARD, edition.building_id(building)),
            Action::Place { location } => one(Role::To, PLACE, location.id()),
            Action::Recall { location } => one(Role::From, PLACE, location.id()),
            Action::RecallHeld { holder } => one(Role::From, BOARD, &holder.index().to_string()),
            Action::Dig { good } => one(Role::Take, GOOD, good.id()),
            Action::Trade { deal: Deal::Open(index) } => number(index + 1),
            Action::Trade { deal: Deal::Of(apprentice) } | Action::Act { apprentice } => {
                one(Role::Take, APPRENTICE, edition.apprentice_id(apprentice))
            }
            Action::Pay { mix } => paid(mix),
            Action::Hire { row, column } => {
                one(Role::Take, NICHE, &format!("{} {}", row + 1, column + 1))
            }
            Action::Draw => one(Role::Take, PILE, ""),
            Action::Dismiss { apprentice } => {
                one(Role::Pay, APPRENTICE, edition.apprentice_id(apprentice))
            }
            Action::Capture { location, owner } => {
                one(Role::Take, GROUP, &format!("{} {}", location.id(), owner.index()))
            }
            Action::Imprison => one(Role::Take, CAPTURED, ""),
            Action::Release => one(Role::From, PLACE, "prison"),
            Action::Ransom { by } => self.ransomed(seat, by),
            Action::Settle => one(Role::Take, DEBTS, ""),
            Action::Advance => one(Role::To, CATHEDRAL, ""),
            Action::Choose { option } => number(option + 1),
            Action::Destroy { debts } => number(debts),
            Action::Free { workers } => number(workers),
            Action::Done | Action::Decline => Vec::new(),
        }
    }

    /// Where the reason lies why an answer is refused: at what it is about, unless it would be
    /// refused whatever it was about.
    pub(crate) fn at_fault(&self, seat: Seat, action: Action, refusal: Refusal) -> Vec<Target> {
        match refusal {
            Refusal::Over | Refusal::NotAsked | Refusal::OtherQuestion => Vec::new(),
            _ => self.about(seat, action),
        }
    }

    /// What a Ransom costs. The workers that come home are wherever they are.
    fn ransomed(&self, seat: Seat, by: RansomBy) -> Vec<Target> {
        let prices = self.edition.prices();
        let coins = |cost: &Cost| self.price(seat, cost, 0).total();
        let (coins, debts) = match by {
            RansomBy::Silver => (coins(&prices.ransom), prices.ransom.debt),
            RansomBy::Debt => (coins(&prices.ransom_by_debt), prices.ransom_by_debt.debt),
            RansomBy::Nothing => (0, 0),
        };
        let silver = Target::new(Role::Pay, GOOD, Good::Silver.id()).times(coins);
        let debt = Target::new(Role::Pay, DEBTS, "").times(debts);
        [silver, debt].into_iter().filter(|target| target.count > 0).collect()
    }
}

/// The goods of a mix.
fn paid(mix: Mix) -> Vec<Target> {
    let part = |(good, count): (Good, u8)| Target::new(Role::Pay, GOOD, good.id()).times(count);
    mix.parts().map(part).collect()
}
