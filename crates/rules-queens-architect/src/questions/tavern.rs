//! To the tavern, and which guilds are sent there (QA-42 to QA-44).

use game_core::{Answers, Log, Message, Question, Seat, Stack, Step};

use crate::action::Action;
use crate::edition::{Edition, Guilds, StarAction};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::QueensArchitect;

/// To the tavern, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tavern;

impl Question<QueensArchitect> for Tavern {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        if game.is_idle(game.table.active, StarAction::Tavern) {
            self.only(game, Action::Forfeit, log)
        } else {
            Step::Asks
        }
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        if game.can_enter_tavern(seat) {
            out.push(Action::Tavern);
        }
        out.push(Action::Forfeit);
    }

    fn why_not(self, _: &QueensArchitect, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Tavern => Refusal::NobodyToSend,
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, _: &QueensArchitect, _: Seat, out: &mut Vec<Action>) {
        out.push(Action::Tavern);
    }

    /// Dormitory to entrance, saloon to dormitory (QA-42).
    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        if action == Action::Forfeit {
            return game.forfeit(seat, log);
        }
        let player = &mut game.table.players[seat];
        player.dormitory = std::mem::take(&mut player.saloon);
        log.all(|| Event::TavernMoved { seat });
        game.push(Rest { sent: Guilds::EMPTY });
    }

    fn words(self, _: &QueensArchitect, _: Seat) -> Message {
        Message::new("qa-ask-tavern")
    }
}

/// Which guild is sent next? (QA-43)
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// Those sent so far.
    pub sent: Guilds,
}

impl Question<QueensArchitect> for Rest {
    fn step(self, game: &mut QueensArchitect, log: &mut Log<Event>) -> Step {
        let guilds = game.sendable(game.table.active, self.sent);
        match guilds.single() {
            None if guilds.is_empty() => self.only(game, Action::Done, log),
            Some(guild) if !game.may_close_tavern(self.sent) => {
                self.only(game, Action::Rest { guild }, log)
            }
            _ => Step::Asks,
        }
    }

    fn open(self, game: &QueensArchitect, seat: Seat, out: &mut impl Answers<Action>) {
        game.sendable(seat, self.sent).list(out, |guild| Action::Rest { guild });
        if game.may_close_tavern(self.sent) {
            out.push(Action::Done);
        }
    }

    fn why_not(self, game: &QueensArchitect, seat: Seat, action: Action) -> Refusal {
        let player = game.player(seat);
        match action {
            Action::Rest { guild } if self.sent.contains(guild) => Refusal::AlreadySent { guild },
            Action::Rest { guild } if player.dormitory.contains(guild) => Refusal::Asleep { guild },
            Action::Rest { .. } => {
                let price = game.edition.numbers.fees[self.sent.len() + 1];
                Refusal::CannotPay { price, talers: player.talers }
            }
            Action::Done => Refusal::MustSend,
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, _: &QueensArchitect, _: Seat, out: &mut Vec<Action>) {
        out.extend(Edition::all_guilds().map(|guild| Action::Rest { guild }));
        out.push(Action::Done);
    }

    fn answer(self, game: &mut QueensArchitect, seat: Seat, action: Action, log: &mut Log<Event>) {
        let mut sent = self.sent;
        if let Action::Rest { guild } = action {
            sent.insert(guild);
            game.send(seat, guild, log);
            game.push(Self { sent });
        } else if !sent.is_empty() {
            // One fee for all, then their craftsmen turn back (QA-43, QA-44).
            let fee = game.edition.numbers.fees[sent.len()];
            game.pay(seat, fee);
            log.all(|| Event::PaidFee { seat, guilds: sent.len() as u8, fee });
            game.turn_back(seat, sent, log);
        }
    }

    fn fits(self, game: &QueensArchitect) -> bool {
        let player = game.player(game.table.active);
        let fee = game.edition.numbers.fees.get(self.sent.len());
        self.sent == player.saloon && fee.is_some_and(|&fee| player.talers >= u32::from(fee))
    }

    fn words(self, game: &QueensArchitect, seat: Seat) -> Message {
        Message::new("qa-ask-rest")
            .int("count", self.sent.len() as i64)
            .int("fee", game.edition.numbers.fees[self.sent.len()])
            .int("talers", game.player(seat).talers)
    }
}
