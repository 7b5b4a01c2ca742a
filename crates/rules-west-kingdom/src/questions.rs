//! The questions of the game, a file for each: who is asked, what is open, why something else is
//! not, what a player might try, and what an answer does.

mod captures;
mod close;
mod debts;
mod dig;
mod discard;
mod dismiss;
mod draft;
mod free_hire;
mod gains;
mod guardhouse;
mod guildhall;
mod look;
mod recall;
mod refill;
mod reset;
mod storehouse;
mod turn;
mod workshop;

use game_core::{Answers, Flow, Log, Seat, questions};

pub use captures::Captures;
pub use close::{Close, Limit, Next};
pub use debts::Destroy;
pub use dig::Dig;
pub use discard::Discard;
pub use dismiss::Dismiss;
pub use draft::Draft;
pub use free_hire::FreeHire;
pub use gains::{Choose, Everyone, Gaining, TakeEffect};
pub use guardhouse::Guard;
pub use guildhall::Guild;
pub use look::{Look, Middle};
pub use recall::Recall;
pub use refill::Refill;
pub use reset::{Reset, ResetActs, ResetEnd};
pub use storehouse::{Payment, Trades};
pub use turn::Turn;
pub use workshop::Workshop;

use crate::action::Action;
use crate::edition::{APPRENTICE_COLUMNS, APPRENTICE_ROWS};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::WestKingdom;

questions! {
    /// A question that is still open, or a step that waits for those above it.
    pub enum Frame of WestKingdom in table {
        Turn,
        Draft,
        Recall,
        Dig,
        Workshop,
        Trades,
        Payment,
        Captures,
        Guard,
        Guild,
        Middle,
        Look,
        FreeHire,
        Dismiss,
        Discard,
        Choose,
        Destroy,
        Reset,
        Refill,
        Gaining,
        TakeEffect,
        Everyone,
        Close,
        ResetActs,
        ResetEnd,
        Limit,
        Next,
    }
}

impl Flow for WestKingdom {
    const OVER: Refusal = Refusal::Over;
    const NOT_ASKED: Refusal = Refusal::NotAsked;
    const OTHER_QUESTION: Refusal = Refusal::OtherQuestion;
    const ASKS_NOTHING: &'static str = "wk-ask-nothing";

    fn tell_asked(&self, seat: Seat, log: &mut Log<Event>) {
        log.all(|| Event::Asked { seat });
    }
}

/// What several questions need.
impl WestKingdom {
    /// The cards of the Workshop that can be hired.
    #[inline]
    fn list_hires(&self, out: &mut impl Answers<Action>, open: impl Fn(u8) -> bool) {
        for (row, cards) in self.table.workshop.iter().enumerate() {
            for (column, card) in cards.iter().enumerate() {
                if card.is_some() && open(column as u8) {
                    out.push(Action::Hire { row: row as u8, column: column as u8 });
                }
            }
        }
    }
}

/// Every place of the Workshop.
fn every_hire(out: &mut Vec<Action>) {
    for row in 0..APPRENTICE_ROWS as u8 {
        out.extend((0..APPRENTICE_COLUMNS as u8).map(|column| Action::Hire { row, column }));
    }
}
