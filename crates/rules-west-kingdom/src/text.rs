//! Questions, answers, events and refusals as messages. No sentence is here, only keys and what
//! they speak of.

mod action;
mod event;
mod refusal;

use game_core::color::color_key;
use game_core::{Arg, Message, Seat};

use crate::edition::{Apprentice, Building, Cost, Good, Location, Skills};
use crate::heap::Heap;
use crate::state::WestKingdom;

pub use event::EventDoc;

/// Adds pieces, places, seats and numbers of things to a message.
pub(crate) trait Speak {
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
    pub(crate) fn due(&self, seat: Seat, cost: &Cost) -> Heap {
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

    /// So many cards of the building pile, or as many as there are (WK-E27).
    pub(crate) fn in_pile(&self, cards: u8) -> u8 {
        cards.min(self.piles.buildings.len() as u8)
    }
}
