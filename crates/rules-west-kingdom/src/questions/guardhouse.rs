//! Which action of the Guardhouse next? (WK-45)

use game_core::{Answers, Log, Message, Question, Seat, Stack, Step};

use crate::action::{Action, RansomBy};
use crate::event::Event;
use crate::heap::Heap;
use crate::refusal::Refusal;
use crate::state::WestKingdom;
use crate::text::Speak;

/// Which action of the Guardhouse next?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guard {
    /// Actions that are left.
    pub left: u8,
}

impl Question<WestKingdom> for Guard {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        if self.left > 0 {
            let player = game.player(seat);
            if player.captured() > 0 {
                out.push(Action::Imprison);
            }
            if player.prison > 0 {
                out.push(Action::Release);
            }
            if game.held_elsewhere(seat) > 0 {
                if game.can_pay(seat, &game.edition.prices().ransom) {
                    out.push(Action::Ransom { by: RansomBy::Silver });
                }
                out.push(Action::Ransom { by: RansomBy::Debt });
            }
            if game.can_settle(seat) {
                out.push(Action::Settle);
            }
        }
        out.push(Action::Done);
    }

    fn why_not(self, game: &WestKingdom, seat: Seat, action: Action) -> Refusal {
        let player = game.player(seat);
        let silver = player.silver();
        let price = |cost| game.price(seat, cost, 0).total() as u8;
        let prices = game.edition.prices();
        match action {
            Action::Imprison => Refusal::NobodyCaptured,
            Action::Release => Refusal::NobodyInPrison,
            Action::Ransom { by } if by != RansomBy::Nothing => {
                if game.held_elsewhere(seat) == 0 {
                    Refusal::NobodyHeld
                } else {
                    Refusal::RansomTooDear { price: price(&prices.ransom), silver }
                }
            }
            Action::Settle if player.debts == 0 => Refusal::NoDebt,
            Action::Settle => Refusal::DebtTooDear { price: price(&prices.pay_debt), silver },
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, _: &WestKingdom, _: Seat, out: &mut Vec<Action>) {
        out.extend([
            Action::Imprison,
            Action::Release,
            Action::Ransom { by: RansomBy::Silver },
            Action::Ransom { by: RansomBy::Debt },
            Action::Settle,
        ]);
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        log.cite("WK-45");
        if action == Action::Done {
            return;
        }
        game.push(Self { left: self.left - 1 });
        match action {
            Action::Imprison => game.imprison_for_silver(seat, log),
            Action::Release => game.release(seat, game.player(seat).prison, log),
            Action::Ransom { by } => game.ransom(seat, by, log),
            _ => game.settle_debt(seat, log),
        }
    }

    fn words(self, game: &WestKingdom, seat: Seat) -> Message {
        Message::new("wk-ask-guardhouse")
            .int("left", self.left)
            .heap("silver", Heap::of("silver", game.player(seat).silver()))
    }
}
