//! The faults that can be built into Quarry.

use game_testkit::Property;
use serde::{Deserialize, Serialize};

/// A fault.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Defect {
    #[default]
    None,
    /// Selling the highest stone panics.
    SalePanics,
    /// `done` does not end the turn.
    NeverEnds,
    /// Who has two coins or fewer can neither pay nor refuse.
    EmptyQuestion,
    /// `done` stands in the list twice.
    OfferedTwice,
    /// The seat after the active one may refuse, unasked.
    AnswersUnasked,
    /// The end has no outcome.
    NoOutcome,
    /// `legal_actions` leaves in the list what was there.
    DirtyList,
    /// Rolling sets the turn back.
    TurnGoesBack,
    /// Rolling loses a coin.
    CoinLost,
    /// A second `draw` passes the check.
    UnlistedDraw,
    /// A stone that is not in the hand is offered for sale.
    FalseOffer,
    /// `every_action` leaves `done` out.
    UnknownAction,
    /// A refusing check leaves a trace in the state.
    TraceOfCheck,
    /// A refusal has no message.
    NoReason,
    /// A legal answer is among the near misses.
    NearHit,
    /// A near miss names another reason than the check.
    WrongReason,
    /// A near miss is named twice.
    NearMissTwice,
    /// The state document forgets that the turn's one act is done.
    ForgottenField,
    /// Any question is read into any position.
    AnyQuestion,
    /// The state document counts turns from one.
    TurnInDocument,
    /// Whoever listens changes the game.
    ListenerMatters,
    /// The configuration forgets a field on its way through JSON.
    LossyConfig,
    /// A new game remembers how many there were before.
    Memory,
    /// `sample` deals the viewer another hand.
    OwnHandRedealt,
    /// `sample` depends on how often it was called.
    UnsteadySample,
    /// The order of answers follows the top of the deck.
    PeekingOrder,
    /// The question tells the top of the deck.
    PeekingQuestion,
    /// The meaning of an answer tells the top of the deck.
    PeekingMeaning,
    /// The near misses follow the top of the deck.
    PeekingNearMisses,
    /// A refusal tells whether another seat has the stone.
    PeekingRefusal,
    /// The view document tells the top of the deck.
    PeekingDocument,
    /// `sample` deals a stone twice.
    SampleDoubles,
    /// A sampled world panics when a stone is drawn.
    SamplePanics,
    /// A sampled world never ends.
    SampleGoesOn,
    /// Views show all hands.
    OpenHands,
    /// Everybody is told what was drawn.
    LoudDraw,
    /// Drawing marks no barrier.
    SilentDraw,
    /// The word of a barrier follows the stone drawn.
    ShiftyBarrier,
    /// Views show sealed bids.
    OpenBids,
    /// Everybody is told what was sealed.
    LoudBids,
    /// The state remembers who sealed first.
    FirstBidNoted,
    /// Who seals later has fewer stones to choose from.
    BidsBlock,
    /// A barrier without an event behind it.
    DanglingBarrier,
    /// A demand marks no barrier.
    SilentDemand,
    /// The tally of a barrier is empty.
    ShortTally,
    /// Everybody wins.
    AllFirst,
    /// A stopped game has a winner.
    StoppedAndWon,
    /// The categories do not add up.
    OddCategories,
    /// The running score is not the final one.
    OddTally,
    /// Coins are not counted.
    CoinsUncounted,
    /// One text is in upper case.
    LoudNotation,
    /// `every_action` names `done` twice.
    NamedTwice,
    /// `bid` and `sell` print alike.
    TextsAlike,
    /// `parse` reads the next stone.
    OffByOne,
    /// `parse` panics on a long number.
    LongNumber,
}

impl Defect {
    /// Each fault with the property that must find it.
    pub const ALL: [(Self, Property); 55] = [
        (Self::SalePanics, Property::Play),
        (Self::NeverEnds, Property::Ends),
        (Self::EmptyQuestion, Property::Questions),
        (Self::OfferedTwice, Property::Questions),
        (Self::AnswersUnasked, Property::Questions),
        (Self::NoOutcome, Property::Questions),
        (Self::DirtyList, Property::Questions),
        (Self::TurnGoesBack, Property::Questions),
        (Self::CoinLost, Property::Conservation),
        (Self::UnlistedDraw, Property::Legality),
        (Self::FalseOffer, Property::Legality),
        (Self::UnknownAction, Property::Legality),
        (Self::TraceOfCheck, Property::Refusals),
        (Self::NoReason, Property::Refusals),
        (Self::NearHit, Property::NearMisses),
        (Self::WrongReason, Property::NearMisses),
        (Self::NearMissTwice, Property::NearMisses),
        (Self::ForgottenField, Property::SaveLoad),
        (Self::AnyQuestion, Property::Stacks),
        (Self::TurnInDocument, Property::SaveLoad),
        (Self::ListenerMatters, Property::SameGame),
        (Self::LossyConfig, Property::SavedReplay),
        (Self::Memory, Property::Undo),
        (Self::OwnHandRedealt, Property::Views),
        (Self::UnsteadySample, Property::Views),
        (Self::PeekingOrder, Property::Views),
        (Self::PeekingQuestion, Property::Views),
        (Self::PeekingMeaning, Property::Views),
        (Self::PeekingNearMisses, Property::Views),
        (Self::PeekingRefusal, Property::Views),
        (Self::PeekingDocument, Property::Views),
        (Self::SampleDoubles, Property::Worlds),
        (Self::SamplePanics, Property::Worlds),
        (Self::SampleGoesOn, Property::Worlds),
        (Self::OpenHands, Property::Secrets),
        (Self::LoudDraw, Property::Secrets),
        (Self::SilentDraw, Property::Secrets),
        (Self::ShiftyBarrier, Property::Previews),
        (Self::OpenBids, Property::Sealed),
        (Self::LoudBids, Property::Sealed),
        (Self::FirstBidNoted, Property::Commute),
        (Self::BidsBlock, Property::Commute),
        (Self::DanglingBarrier, Property::Barriers),
        (Self::SilentDemand, Property::Barriers),
        (Self::ShortTally, Property::Barriers),
        (Self::AllFirst, Property::Outcome),
        (Self::StoppedAndWon, Property::Outcome),
        (Self::OddCategories, Property::Outcome),
        (Self::OddTally, Property::Outcome),
        (Self::CoinsUncounted, Property::Score),
        (Self::LoudNotation, Property::Notation),
        (Self::NamedTwice, Property::Notation),
        (Self::TextsAlike, Property::Notation),
        (Self::OffByOne, Property::Notation),
        (Self::LongNumber, Property::Notation),
    ];
}
