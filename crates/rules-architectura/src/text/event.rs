//! What happened, as documents and their sentences.

use game_core::{Arg, EventField, Holds, Name, NamedSeat, Seat};

use super::{TURNS, turn_key};
use crate::city::{Space, Turn};
use crate::edition::{Print, Prints};
use crate::event::Event;
use crate::state::Architectura;

impl EventField for Space {
    const HOLDS: Holds = Holds::Text;
    fn arg(self) -> Arg {
        Arg::Text(self.to_string())
    }
}

impl EventField for Turn {
    const HOLDS: Holds = Holds::Word(TURNS);
    fn arg(self) -> Arg {
        Arg::Key(turn_key(self))
    }
}

game_core::event_docs! {
    /// Something that happened, as a document. `card` is a card, `owner` the seat whose card it is,
    /// `seat` the seat that acts, `at` a space.
    pub enum EventDoc of "ar-event-" {
        /// A sealed exchange; told to its seat only.
        Exchanged "exchanged" { seat: NamedSeat, card: &'static Name, given: &'static Name },
        /// Somebody has chosen a deck.
        DeckReady "deck_ready" { seat: NamedSeat },
        /// The exchanges come to light (AR-52).
        DeckShown "deck_shown" {
            seat: NamedSeat,
            count: u8,
            taken: Vec<&'static Name>,
            given: Vec<&'static Name>,
        },
        /// Decks are shuffled, hands are drawn.
        Dealt "dealt" { count: u8 },
        /// A turn begins.
        TurnBegan "turn_began" { seat: NamedSeat, turn: u16 },
        /// In the middle of a turn another seat is asked.
        Asked "asked" { seat: NamedSeat },
        /// Somebody with cards can play none.
        Skipped "skipped" { seat: NamedSeat },
        /// A hand goes under the deck.
        Mulligan "mulligan" { seat: NamedSeat, count: u8 },
        /// A hand card goes into the deck (Tavern, Obelisk); told to its seat only.
        Buried "buried" { seat: NamedSeat, card: &'static Name },
        /// The same, told to all others.
        BuriedHidden "buried_hidden" { seat: NamedSeat },
        /// The Obelisk is fetched, the deck shuffled.
        Searched "searched" { seat: NamedSeat, card: &'static Name },
        /// A card with a price is chosen.
        Announced "announced" { seat: NamedSeat, card: &'static Name, at: Space },
        /// A card is placed and has this value there.
        Played "played" { seat: NamedSeat, card: &'static Name, at: Space, value: i16 },
        /// A card is laid in front.
        PlayedFront "played_front" { seat: NamedSeat, card: &'static Name },
        /// A card leaves the game.
        Removed "removed" { seat: NamedSeat, card: &'static Name },
        /// A card is removed as a price.
        Paid "paid" { seat: NamedSeat, card: &'static Name },
        /// A protected card of one's own is left alone.
        Spared "spared" { card: &'static Name, owner: NamedSeat, at: Space },
        /// A card is turned and now has this value.
        Turned "turned" {
            card: &'static Name,
            owner: NamedSeat,
            at: Space,
            turn: Turn,
            value: i16,
        },
        /// A card is turned face down.
        Destroyed "destroyed" { card: &'static Name, owner: NamedSeat, at: Space },
        /// A destroyed card goes beside its owner's Cemetery.
        Gathered "gathered" { card: &'static Name, owner: NamedSeat, at: Space },
        /// A card is moved from a space to another.
        Moved "moved" { card: &'static Name, owner: NamedSeat, from: Space, at: Space },
        /// Two cards change places.
        Swapped "swapped" { at: Space, other: Space },
        /// A token is put on a card.
        Protected "protected" { seat: NamedSeat, at: Space },
        /// A token is put on a space.
        Reserved "reserved" { seat: NamedSeat, at: Space },
        /// A token goes back to its owner.
        TokenBack "token_back" { seat: NamedSeat, at: Space },
        /// A destroyed card is turned up.
        Rebuilt "rebuilt" { card: &'static Name, owner: NamedSeat, at: Space },
        /// A hand limit is raised.
        HandLimit "hand_limit" { seat: NamedSeat, limit: u8 },
        /// A Forge copies this card.
        Copied "copied" { seat: NamedSeat, card: &'static Name },
        /// A card goes back to the hand.
        Returned "returned" { seat: NamedSeat, card: &'static Name, at: Space },
        /// A card is laid face down for a Laboratory.
        Laid "laid" { seat: NamedSeat, card: &'static Name, at: Space },
        /// A card is laid beside one's Cemetery for a Laboratory.
        LaidBeside "laid_beside" { seat: NamedSeat, card: &'static Name },
        /// Cards are drawn; told to their seat only.
        Drew "drew" { seat: NamedSeat, count: u8, cards: Vec<&'static Name> },
        /// The same, told to all others.
        DrewHidden "drew_hidden" { seat: NamedSeat, count: u8 },
        /// Nobody can play.
        GameOver "game_over",
    }
}

impl Architectura {
    pub(crate) fn event_doc(&self, event: &Event) -> EventDoc {
        let by = |seat: Seat| NamedSeat(seat, self.label(seat));
        let name = |print: Print| self.name(print);
        let names = |prints: Prints| prints.iter().map(name).collect();
        match *event {
            Event::Exchanged { seat, take, give } => {
                EventDoc::Exchanged { seat: by(seat), card: name(take), given: name(give) }
            }
            Event::DeckReady { seat } => EventDoc::DeckReady { seat: by(seat) },
            Event::DeckShown { seat, taken, given } => EventDoc::DeckShown {
                seat: by(seat),
                count: taken.len() as u8,
                taken: names(taken),
                given: names(given),
            },
            Event::Dealt { cards } => EventDoc::Dealt { count: cards },
            Event::TurnBegan { seat, turn } => EventDoc::TurnBegan { seat: by(seat), turn },
            Event::Asked { seat } => EventDoc::Asked { seat: by(seat) },
            Event::Skipped { seat } => EventDoc::Skipped { seat: by(seat) },
            Event::Mulligan { seat, cards } => EventDoc::Mulligan { seat: by(seat), count: cards },
            Event::Buried { seat, card } => EventDoc::Buried { seat: by(seat), card: name(card) },
            Event::BuriedHidden { seat } => EventDoc::BuriedHidden { seat: by(seat) },
            Event::Searched { seat, card } => {
                EventDoc::Searched { seat: by(seat), card: name(card) }
            }
            Event::Announced { seat, card, at } => {
                EventDoc::Announced { seat: by(seat), card: name(card), at }
            }
            Event::Played { seat, card, at, value } => {
                EventDoc::Played { seat: by(seat), card: name(card), at, value }
            }
            Event::PlayedFront { seat, card } => {
                EventDoc::PlayedFront { seat: by(seat), card: name(card) }
            }
            Event::Removed { seat, card } => EventDoc::Removed { seat: by(seat), card: name(card) },
            Event::Paid { seat, card } => EventDoc::Paid { seat: by(seat), card: name(card) },
            Event::Spared { card, at } => {
                EventDoc::Spared { card: name(card.print()), owner: by(card.owner()), at }
            }
            Event::Turned { card, at, turn, value } => EventDoc::Turned {
                card: name(card.print()),
                owner: by(card.owner()),
                at,
                turn,
                value,
            },
            Event::Destroyed { card, at } => {
                EventDoc::Destroyed { card: name(card.print()), owner: by(card.owner()), at }
            }
            Event::Gathered { card, at } => {
                EventDoc::Gathered { card: name(card.print()), owner: by(card.owner()), at }
            }
            Event::Moved { card, from, to } => {
                EventDoc::Moved { card: name(card.print()), owner: by(card.owner()), from, at: to }
            }
            Event::Swapped { a, b } => EventDoc::Swapped { at: a, other: b },
            Event::Protected { seat, at } => EventDoc::Protected { seat: by(seat), at },
            Event::Reserved { seat, at } => EventDoc::Reserved { seat: by(seat), at },
            Event::TokenBack { seat, at } => EventDoc::TokenBack { seat: by(seat), at },
            Event::Rebuilt { card, at } => {
                EventDoc::Rebuilt { card: name(card.print()), owner: by(card.owner()), at }
            }
            Event::HandLimit { seat, limit } => EventDoc::HandLimit { seat: by(seat), limit },
            Event::Copied { seat, card } => EventDoc::Copied { seat: by(seat), card: name(card) },
            Event::Returned { seat, card, at } => {
                EventDoc::Returned { seat: by(seat), card: name(card), at }
            }
            Event::Laid { seat, card, at } => {
                EventDoc::Laid { seat: by(seat), card: name(card), at }
            }
            Event::LaidBeside { seat, card } => {
                EventDoc::LaidBeside { seat: by(seat), card: name(card) }
            }
            Event::Drew { seat, cards } => {
                EventDoc::Drew { seat: by(seat), count: cards.len() as u8, cards: names(cards) }
            }
            Event::DrewHidden { seat, count } => EventDoc::DrewHidden { seat: by(seat), count },
            Event::GameOver => EventDoc::GameOver,
        }
    }
}
