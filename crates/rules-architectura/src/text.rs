//! Questions, answers, events and refusals as messages. No sentence is here, only keys and what
//! they speak of.

mod event;

use game_core::color::color_key;
use game_core::{Arg, Message, Name, Seat};

use crate::action::Action;
use crate::city::{Card, Space, Turn};
use crate::edition::Print;
use crate::questions::Frame;
use crate::refusal::Refusal;
use crate::state::Architectura;

pub use event::EventDoc;

/// The keys of the directions.
const TURNS: &[&str] = &["ar-turn-cw", "ar-turn-ccw"];

/// Adds spaces, cards and seats to a message.
pub(crate) trait Speak {
    fn at(self, name: &'static str, at: Space) -> Self;
    fn card(self, game: &Architectura, card: Print) -> Self;
    fn seat(self, game: &Architectura, name: &'static str, seat: Seat) -> Self;
    fn owned(self, game: &Architectura, card: Card) -> Self;
    fn turn(self, turn: Turn) -> Self;
}

impl Speak for Message {
    fn at(self, name: &'static str, at: Space) -> Self {
        self.text(name, at.to_string())
    }
    fn card(self, game: &Architectura, card: Print) -> Self {
        self.name("card", game.name(card))
    }
    fn seat(self, game: &Architectura, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat, game.label(seat)))
    }
    fn owned(self, game: &Architectura, card: Card) -> Self {
        self.card(game, card.print()).seat(game, "owner", card.owner())
    }
    fn turn(self, turn: Turn) -> Self {
        self.key("turn", turn_key(turn))
    }
}

/// The key of a direction.
const fn turn_key(turn: Turn) -> &'static str {
    match turn {
        Turn::Cw => TURNS[0],
        Turn::Ccw => TURNS[1],
    }
}

impl Architectura {
    fn name(&self, print: Print) -> &'static Name {
        self.edition.0.name(print)
    }

    pub(crate) fn label(&self, seat: Seat) -> &'static str {
        color_key(self.table.players[seat].color)
    }

    pub(crate) fn action_message(&self, action: Action) -> Message {
        // A space with a card is named by it.
        let on = |with: &'static str, at: Space| match self.city().top(at) {
            Some(card) => Message::new(with).owned(self, card).at("at", at),
            None => Message::new("ar-do-space").at("at", at),
        };
        let card = |key: &'static str, card: Print| Message::new(key).card(self, card);
        match action {
            Action::Exchange { take, give } => {
                card("ar-do-exchange", take).name("give", self.name(give))
            }
            Action::Ready => Message::new("ar-do-ready"),
            Action::Play { card: played, at } => card("ar-do-play", played).at("at", at),
            Action::PlayFront { card: played } => card("ar-do-play-front", played),
            Action::Remove { card: removed } => card("ar-do-remove", removed),
            Action::Mulligan => Message::new("ar-do-mulligan"),
            Action::Search { card: back } => card("ar-do-search", back),
            Action::Pay { card: paid } => card("ar-do-pay", paid),
            Action::Affect => Message::new("ar-do-affect"),
            Action::Spare => Message::new("ar-do-spare"),
            Action::Turn { at, turn } => on("ar-do-turn", at).turn(turn),
            Action::Swap { a, b } => match (self.city().top(a), self.city().top(b)) {
                (Some(card), Some(other)) => Message::new("ar-do-swap")
                    .owned(self, card)
                    .at("at", a)
                    .name("other", self.name(other.print()))
                    .seat(self, "other_owner", other.owner())
                    .at("other_at", b),
                _ => Message::new("ar-do-space").at("at", a),
            },
            Action::Destroy { at } => on("ar-do-destroy", at),
            Action::Protect { at } => on("ar-do-protect", at),
            Action::Move { at } => on("ar-do-move", at),
            Action::To { at } => Message::new("ar-do-to").at("at", at),
            Action::Rebuild { at } => on("ar-do-rebuild", at),
            Action::Cycle { card: cycled } => card("ar-do-cycle", cycled),
            Action::Reserve { at } => Message::new("ar-do-reserve").at("at", at),
            Action::Copy { card: copied } => card("ar-do-copy", copied),
            Action::Return { at } => on("ar-do-return", at),
            Action::Lay { card: laid, at } => card("ar-do-lay", laid).at("at", at),
            Action::LayBeside { card: laid } => card("ar-do-lay-beside", laid),
            Action::Pass => match self.table.frames.last() {
                Some(Frame::Escape(_)) => Message::new("ar-do-fall"),
                _ => Message::new("ar-do-pass"),
            },
        }
    }

    pub(crate) fn refusal_message(&self, refusal: Refusal) -> Message {
        let at = |key: &'static str, at: Space| Message::new(key).at("at", at);
        let card = |key: &'static str, card: Print| Message::new(key).card(self, card);
        match refusal {
            Refusal::Over => Message::new("ar-no-over"),
            Refusal::NotAsked => Message::new("ar-no-not-asked"),
            Refusal::OtherQuestion => Message::new("ar-no-other-question"),
            Refusal::NotInHand { card: c } => card("ar-no-not-in-hand", c),
            Refusal::OutsideCity { at: a } => at("ar-no-outside-city", a),
            Refusal::SpaceTaken { at: a } => at("ar-no-space-taken", a),
            Refusal::NoLeftNeighbor { at: a } => at("ar-no-left-neighbor", a),
            Refusal::NotNearestStreet { at: a } => at("ar-no-nearest-street", a),
            Refusal::ReservedSpace { at: a, owner } => {
                at("ar-no-reserved-space", a).seat(self, "owner", owner)
            }
            Refusal::ThirdInRow { at: a, run } => at("ar-no-third-in-row", a).int("run", run),
            Refusal::GoesInFront { card: c } => card("ar-no-goes-in-front", c),
            Refusal::GoesInCity { card: c } => card("ar-no-goes-in-city", c),
            Refusal::CannotPay { card: c, cost } => card("ar-no-cannot-pay", c).int("cost", cost),
            Refusal::MustPay { card: c } => card("ar-no-must-pay", c),
            Refusal::NothingToRemove { card: c } => card("ar-no-nothing-to-remove", c),
            Refusal::NoOpenSpace { card: c } => card("ar-no-open-space", c),
            Refusal::MulliganUsed => Message::new("ar-no-mulligan-used"),
            Refusal::SearchTooLate => Message::new("ar-no-search-too-late"),
            Refusal::NothingToSearch => Message::new("ar-no-nothing-to-search"),
            Refusal::NotPayable { card: c } => card("ar-no-not-payable", c),
            Refusal::MustAct => Message::new("ar-no-must-act"),
            Refusal::CopyMustAct => Message::new("ar-no-copy-must-act"),
            Refusal::NoCard { at: a } => at("ar-no-card", a),
            Refusal::FaceDown { at: a } => at("ar-no-face-down", a),
            Refusal::NotFaceDown { at: a } => at("ar-no-not-face-down", a),
            Refusal::NotYours { at: a } => at("ar-no-not-yours", a),
            Refusal::Protected { at: a } => at("ar-no-protected", a),
            Refusal::OneSided { at: a } => at("ar-no-one-sided", a),
            Refusal::NotAdjacent { at: a } => at("ar-no-not-adjacent", a),
            Refusal::NotNeighbors { a, b } => at("ar-no-not-neighbors", a).at("other", b),
            Refusal::AlreadyTurned { at: a } => at("ar-no-already-turned", a),
            Refusal::PlayerServed { owner } => {
                Message::new("ar-no-player-served").seat(self, "owner", owner)
            }
            Refusal::AlreadyProtected { at: a } => at("ar-no-already-protected", a),
            Refusal::NoToken => Message::new("ar-no-token"),
            Refusal::NowhereToGo { at: a } => at("ar-no-nowhere-to-go", a),
            Refusal::SameSpace { at: a } => at("ar-no-same-space", a),
            Refusal::ReservedTwice { at: a } => at("ar-no-reserved-twice", a),
            Refusal::NotInCity { card: c } => card("ar-no-not-in-city", c),
            Refusal::NotInstant { card: c } => card("ar-no-not-instant", c),
            Refusal::CopiesCopier { card: c } => card("ar-no-copies-copier", c),
            Refusal::WouldDoNothing { card: c } => card("ar-no-would-do-nothing", c),
            Refusal::CopierStays { at: a } => at("ar-no-copier-stays", a),
            Refusal::NothingToReplay => Message::new("ar-no-nothing-to-replay"),
            Refusal::AnotherCard { card: c } => card("ar-no-another-card", c),
            Refusal::OtherSpace { at: a } => at("ar-no-other-space", a),
            Refusal::CannotReplay { card: c } => card("ar-no-cannot-replay", c),
            Refusal::LaysBeside => Message::new("ar-no-lays-beside"),
            Refusal::LaysInCity => Message::new("ar-no-lays-in-city"),
            Refusal::NotInSet { card: c } => card("ar-no-not-in-set", c),
            Refusal::Exchanged { card: c } => card("ar-no-exchanged", c),
            Refusal::GivenAway { card: c } => card("ar-no-given-away", c),
            Refusal::DoesNotReplace { take, give } => {
                card("ar-no-does-not-replace", take).name("give", self.name(give))
            }
            Refusal::NoExchangeLeft { limit } => {
                Message::new("ar-no-exchange-left").int("limit", limit)
            }
        }
    }
}
