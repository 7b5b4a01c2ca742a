//! Where is a worker placed? (WK-10, WK-12)

use game_core::{Answers, Log, Message, Question, Seat};

use crate::action::Action;
use crate::edition::{LOCATIONS, Location};
use crate::event::Event;
use crate::heap::Heap;
use crate::refusal::Refusal;
use crate::state::{NOT_YET, WestKingdom};
use crate::text::Speak;

/// Where is a worker placed?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn;

impl Question<WestKingdom> for Turn {
    #[inline]
    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        let mut open = game.placeable(seat);
        while open != 0 {
            let location = Location::ALL[(open.trailing_zeros() as usize).min(LOCATIONS - 1)];
            open &= open - 1;
            out.push(Action::Place { location });
        }
    }

    fn why_not(self, game: &WestKingdom, seat: Seat, action: Action) -> Refusal {
        match action {
            Action::Place { location } => why_no_placing(game, seat, location),
            Action::Recall { .. } | Action::RecallHeld { .. } => Refusal::MustPlace,
            // Whoever asks before going to the Guildhall learns what is missing.
            Action::Construct { building } => {
                let skills = game.player(seat).skills(&game.edition);
                let held = game.hand(seat).contains(building);
                if held && game.can_construct(seat, skills, building) {
                    Refusal::MustPlace
                } else {
                    game.why_no_building(seat, building)
                }
            }
            Action::Advance if !game.can_advance(seat) => game.why_no_advance(seat),
            Action::Advance => Refusal::MustPlace,
            _ => Refusal::OtherQuestion,
        }
    }

    fn tempting(self, _: &WestKingdom, _: Seat, out: &mut Vec<Action>) {
        out.extend(Location::ALL.map(|location| Action::Place { location }));
    }

    #[inline]
    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Place { location } = action else { return };
        game.place(seat, location, log);
    }

    fn fits(self, game: &WestKingdom) -> bool {
        game.player(game.table.active).supply > 0
    }

    fn words(self, game: &WestKingdom, seat: Seat) -> Message {
        let last = game.table.last_turns != NOT_YET;
        let key = if last { "wk-ask-last-turn" } else { "wk-ask-turn" };
        Message::new(key).heap("workers", Heap::workers(game.player(seat).supply))
    }
}

fn why_no_placing(game: &WestKingdom, seat: Seat, location: Location) -> Refusal {
    let player = game.player(seat);
    let silver = player.silver();
    match location {
        Location::TownCentre => {
            let first = game.price(seat, &game.edition.prices().first_capture, 0);
            Refusal::NoFirstCapture { price: first.total() as u8, silver }
        }
        Location::TaxStand => Refusal::EmptyTaxStand,
        Location::Guardhouse => Refusal::NothingAtGuardhouse,
        Location::Guildhall => Refusal::NothingToBuild,
        Location::BlackMarketSmall | Location::BlackMarketMiddle | Location::BlackMarketLarge => {
            let space = location as usize - Location::BlackMarketSmall as usize;
            if game.edition.virtue(player.virtue).black_market_forbidden {
                Refusal::TooVirtuous { level: player.virtue }
            } else if let Some(seat) = game.table.market[space] {
                Refusal::SpaceTaken { location, seat }
            } else {
                let price = game.market_price(seat, space, game.market_discount(seat));
                Refusal::MarketTooDear { price: price.total() as u8, silver }
            }
        }
        _ => Refusal::NotPlaceable,
    }
}
