//! Questions, answers, events and refusals as messages. No sentence is here, only keys and what
//! they speak of.

mod action;
mod event;
mod refusal;

use game_core::color::color_key;
use game_core::{Arg, Message, Seat};

use crate::edition::{Apprentice, Building, Cost, Effect, Gain, Good, Immediate, Location, Skills};
use crate::heap::Heap;
use crate::state::{Frame, NOT_YET, Paying, Purpose, Raid, RaidBy, WestKingdom};

pub use event::EventDoc;

/// Adds pieces, places, seats and numbers of things to a message.
trait Speak {
    /// A player inside the sentence.
    fn player(self, game: &WestKingdom, name: &'static str, seat: Seat) -> Self;
    fn location(self, game: &WestKingdom, location: Location) -> Self;
    fn building(self, game: &WestKingdom, building: Building) -> Self;
    fn apprentice(self, game: &WestKingdom, apprentice: Apprentice) -> Self;
    fn skills(self, game: &WestKingdom, skills: Skills) -> Self;
    fn heap(self, name: &'static str, heap: Heap) -> Self;
    /// A virtue change with its sign; `none` if there is none.
    fn virtue(self, change: i8) -> Self;
}

impl Speak for Message {
    fn player(self, game: &WestKingdom, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat, game.seat_label_key(seat)))
    }
    fn location(self, game: &WestKingdom, location: Location) -> Self {
        self.name("location", game.edition.0.location_name(location))
    }
    fn building(self, game: &WestKingdom, building: Building) -> Self {
        self.name("building", game.edition.0.building_name(building))
    }
    fn apprentice(self, game: &WestKingdom, apprentice: Apprentice) -> Self {
        self.name("apprentice", game.edition.0.apprentice_name(apprentice))
    }
    fn skills(self, game: &WestKingdom, skills: Skills) -> Self {
        let name = |skill| Arg::Name(game.edition.0.skill_name(skill));
        self.with("skills", Arg::List(skills.iter().map(name).collect()))
    }
    fn heap(self, name: &'static str, heap: Heap) -> Self {
        self.with(name, heap.arg())
    }
    fn virtue(self, change: i8) -> Self {
        let text = match change {
            0 => "none".to_string(),
            1.. => format!("+{change}"),
            _ => format!("−{}", change.unsigned_abs()),
        };
        self.text("virtue", text)
    }
}

impl WestKingdom {
    /// The key of what a seat is called where no person's name is known.
    pub(crate) fn seat_label_key(&self, seat: Seat) -> &'static str {
        if self.is_rival(seat) { "wk-house-rival" } else { color_key(seat.index() as u8) }
    }

    /// The same, where the sentence begins with it.
    pub(crate) fn beginning_label(&self, seat: Seat) -> &'static str {
        if self.is_rival(seat) { "wk-house-rival-begins" } else { self.seat_label_key(seat) }
    }

    /// What a cost takes from the player now, its tax less what is ignored (WK-63).
    fn due(&self, seat: Seat, cost: &Cost) -> Heap {
        let mut goods = cost.goods;
        goods[Good::Silver] = 0;
        Heap::default()
            .goods(goods)
            .price(self.price(seat, cost, 0))
            .and("wood_or_stone", cost.wood_or_stone)
            .and("clay_wood_or_stone", cost.clay_wood_or_stone)
            .and("virtue", cost.virtue_loss)
            .and("debt", cost.debt)
    }

    pub(crate) fn question_message(&self, seat: Seat) -> Message {
        let Some(&frame) = self.table.frames.last() else { return Message::new("wk-ask-nothing") };
        let player = self.player(seat);
        let (numbers, prices) = (self.edition.numbers(), self.edition.prices());
        match frame {
            Frame::Draft { .. } => {
                let last = self.table.picks + 1 >= numbers.draft_keep;
                let key = if last { "wk-ask-draft-last" } else { "wk-ask-draft" };
                Message::new(key).int("pick", self.table.picks + 1).int("keep", numbers.draft_keep)
            }
            Frame::Turn => {
                let last = self.table.last_turns != NOT_YET;
                let key = if last { "wk-ask-last-turn" } else { "wk-ask-turn" };
                Message::new(key).heap("workers", Heap::workers(player.supply))
            }
            Frame::Recall => Message::new("wk-ask-recall"),
            Frame::Dig => Message::new("wk-ask-dig"),
            Frame::Workshop => {
                Message::new("wk-ask-workshop").heap("silver", Heap::of("silver", player.silver()))
            }
            Frame::Trades { left } => Message::new("wk-ask-trades").int("left", left),
            Frame::Mix { paying } => self.ask_mix(seat, paying),
            Frame::Captures(raid) => self.ask_captures(seat, raid),
            Frame::Guard { left } => Message::new("wk-ask-guardhouse")
                .int("left", left)
                .heap("silver", Heap::of("silver", player.silver())),
            Frame::Guild => Message::new("wk-ask-guildhall"),
            Frame::Middle => Message::new("wk-ask-market-middle")
                .int("cards", self.in_pile(prices.market_draw))
                .int("keep", prices.market_keep),
            Frame::Look { cards, left } => {
                Message::new("wk-ask-look").int("cards", cards).int("left", left)
            }
            Frame::FreeHire { building, left } => {
                Message::new("wk-ask-free-hire").building(self, building).int("left", left)
            }
            Frame::Dismiss { row, column } => {
                let new = self.table.workshop[row as usize][column as usize];
                let limit = self.apprentice_limit(seat);
                if !new.is_some() {
                    return Message::new("wk-ask-nothing");
                }
                Message::new("wk-ask-dismiss").apprentice(self, new).int("limit", limit)
            }
            Frame::Discard { left, why } => self.ask_discard(left, why),
            Frame::Choose { building } => Message::new("wk-ask-choose").building(self, building),
            Frame::Destroy { most, .. } => Message::new("wk-ask-destroy")
                .int("most", most)
                .heap("debts", Heap::of("debt", player.debts)),
            Frame::Reset { acted, .. } => {
                let key = if self.order_matters(seat, acted) {
                    "wk-ask-reset-order"
                } else {
                    "wk-ask-reset"
                };
                Message::new(key).heap("workers", Heap::workers(player.prison))
            }
            // A step asks nothing.
            _ => Message::new("wk-ask-nothing"),
        }
    }

    fn ask_mix(&self, seat: Seat, paying: Paying) -> Message {
        let pay = self.due(seat, &self.mixed_cost(seat, paying));
        match paying {
            Paying::Trade(deal) => {
                let gain = self.trade(deal).map_or(Gain::NONE, |trade| trade.gain);
                Message::new("wk-ask-mix-trade")
                    .heap("pay", pay)
                    .heap("gain", Heap::default().gain(gain))
            }
            Paying::Advance => Message::new("wk-ask-mix-advance")
                .heap("pay", pay)
                .int("level", self.player(seat).cathedral + 1),
        }
    }

    fn ask_captures(&self, seat: Seat, raid: Raid) -> Message {
        match raid.by {
            RaidBy::Visit => Message::new("wk-ask-captures")
                .int("left", raid.left)
                .heap("price", Heap::default().price(self.capture_price(seat, raid))),
            RaidBy::Building(building) => {
                let key = if self.offers_ransom(raid) {
                    "wk-ask-capture-or-ransom"
                } else {
                    "wk-ask-captures-building"
                };
                Message::new(key).building(self, building).int("left", raid.left)
            }
        }
    }

    fn ask_discard(&self, left: u8, why: Purpose) -> Message {
        match why {
            Purpose::Limit => Message::new("wk-ask-discard-limit")
                .int("left", left)
                .int("limit", self.edition.numbers().hand_limit),
            Purpose::Cathedral => Message::new("wk-ask-discard-cathedral").int("left", left),
            Purpose::Building(building) => Message::new("wk-ask-discard-building")
                .building(self, building)
                .int("left", left)
                .heap("gain", self.discard_gain(building)),
            Purpose::Deal => Message::new("wk-ask-discard-deal")
                .int("left", left)
                .int("work", self.edition.rival().work_threshold),
        }
    }

    /// What a building gives for cards of the hand.
    fn discard_gain(&self, building: Building) -> Heap {
        match self.edition.building(building).effect {
            Effect::Immediate(Immediate::DiscardBuildingFor { gain, .. }) => {
                Heap::default().gain(gain)
            }
            _ => Heap::default(),
        }
    }

    /// So many cards of the building pile, or as many as there are (WK-E27).
    fn in_pile(&self, cards: u8) -> u8 {
        cards.min(self.piles.buildings.len() as u8)
    }
}
