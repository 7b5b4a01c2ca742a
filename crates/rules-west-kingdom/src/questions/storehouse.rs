//! The King's Storehouse: which trade next (WK-18), and which mix of goods pays.

use game_core::{Answers, Log, Message, Question, Seat, Stack, Step};

use crate::action::{Action, Deal};
use crate::edition::{Ability, Apprentice, Gain};
use crate::event::Event;
use crate::heap::Heap;
use crate::refusal::Refusal;
use crate::state::{Paying, WestKingdom};
use crate::text::Speak;

/// Which trade next?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trades {
    /// Trades that are left.
    pub left: u8,
}

impl Question<WestKingdom> for Trades {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        if self.left > 0 {
            game.list_trades(seat, out);
        }
        out.push(Action::Done);
    }

    fn why_not(self, game: &WestKingdom, seat: Seat, action: Action) -> Refusal {
        let Action::Trade { deal } = action else { return Refusal::OtherQuestion };
        let Deal::Of(apprentice) = deal else { return Refusal::CannotTrade };
        if !is_trader(game, apprentice) {
            Refusal::NoTrader { apprentice }
        } else if game.player(seat).apprentices.contains(&apprentice) {
            Refusal::CannotTrade
        } else {
            Refusal::NoSuchTrade { apprentice }
        }
    }

    fn tempting(self, game: &WestKingdom, seat: Seat, out: &mut Vec<Action>) {
        let mut own: Vec<Apprentice> = game.player(seat).apprentices.to_vec();
        own.sort_unstable();
        own.dedup();
        own.retain(|&apprentice| is_trader(game, apprentice));
        let deals = [Deal::Open(0), Deal::Open(1)].into_iter().chain(own.into_iter().map(Deal::Of));
        out.extend(deals.map(|deal| Action::Trade { deal }));
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Trade { deal } = action {
            game.push(Self { left: self.left - 1 });
            game.begin_trade(seat, deal, log);
        } else {
            log.cite("WK-18");
        }
    }

    fn words(self, _: &WestKingdom, _: Seat) -> Message {
        Message::new("wk-ask-trades").int("left", self.left)
    }
}

fn is_trader(game: &WestKingdom, apprentice: Apprentice) -> bool {
    matches!(game.edition.apprentice(apprentice).ability, Ability::StorehouseTrade(_))
}

/// Which mix of goods?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// What the goods pay for.
    pub paying: Paying,
}

impl Question<WestKingdom> for Payment {
    fn step(self, game: &mut WestKingdom, log: &mut Log<Event>) -> Step {
        self.choose(game, log)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        let cost = game.mixed_cost(seat, self.paying);
        game.mixes(seat, &cost, |mix| out.push(Action::Pay { mix }));
    }

    fn why_not(self, game: &WestKingdom, seat: Seat, action: Action) -> Refusal {
        let Action::Pay { mix } = action else { return Refusal::OtherQuestion };
        let cost = game.mixed_cost(seat, self.paying);
        let total = cost.wood_or_stone + cost.clay_wood_or_stone;
        if mix.total() != total || mix.clay > cost.clay_wood_or_stone {
            Refusal::WrongMix { total }
        } else {
            Refusal::MixMissing
        }
    }

    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Pay { mix } = action else { return };
        match self.paying {
            Paying::Trade(deal) => game.make_trade(seat, deal, mix, log),
            Paying::Advance => game.pay_advance(seat, mix, log),
        }
    }

    fn fits(self, game: &WestKingdom) -> bool {
        let active = game.table.active;
        match self.paying {
            Paying::Trade(Deal::Of(kind)) => game.player(active).apprentices.contains(&kind),
            Paying::Trade(_) => true,
            Paying::Advance => game.can_advance(active),
        }
    }

    fn words(self, game: &WestKingdom, seat: Seat) -> Message {
        let pay = game.due(seat, &game.mixed_cost(seat, self.paying));
        match self.paying {
            Paying::Trade(deal) => {
                let gain = game.trade(deal).map_or(Gain::NONE, |trade| trade.gain);
                Message::new("wk-ask-mix-trade")
                    .heap("pay", pay)
                    .heap("gain", Heap::default().gain(gain))
            }
            Paying::Advance => Message::new("wk-ask-mix-advance")
                .heap("pay", pay)
                .int("level", game.player(seat).cathedral + 1),
        }
    }
}
