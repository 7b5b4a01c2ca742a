//! What is printed on the cards, for those who draw them.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::edition::{COLORS, Edition, EndEffect, Print, Prints, Verb};

/// What is printed on the cards of Architectura, and what lies beside them.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ArchitecturaPrinted))]
pub struct PrintedDoc {
    /// The cards, in the order of the edition.
    pub cards: Vec<PrintDoc>,
    /// Protection tokens of each color.
    pub tokens: u8,
    /// The additional cards that each color may choose from in the mode `by_color`.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<String>>))]
    pub by_color: BTreeMap<&'static str, Vec<String>>,
    /// The additional cards that all may choose from in the mode `uniform`.
    pub uniform: Vec<String>,
}

/// A card as it is printed.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ArchitecturaPrint))]
pub struct PrintDoc {
    /// Its id.
    pub id: String,
    /// Whether it belongs to the basic deck.
    pub basic: bool,
    /// The four sides clockwise from the top, as printed: `7`, `X+1`, `N-1`; an empty text where
    /// there is no value.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub sides: [String; 4],
    /// Whether it is protected without a token.
    pub protected: bool,
    /// The sign of what it does; null if it does nothing.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub sign: Option<SignDoc>,
}

/// What a card does, as a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = ArchitecturaSign))]
pub enum SignDoc {
    /// It counts at the end.
    End,
    /// It has a cost.
    PayRemove,
    /// It turns cards.
    Rotate,
    /// It turns a card of each player.
    RotateOnePerPlayer,
    /// It exchanges two cards.
    Swap,
    /// It destroys a card.
    Destroy,
    /// It puts a token on a card.
    Protect,
    /// It moves a card.
    Move,
    /// It rebuilds a card.
    Rebuild,
    /// It exchanges a card of the hand.
    CycleHand,
    /// It raises the hand limit.
    HandLimit,
    /// It puts a token on a space.
    ReserveSpace,
    /// It does what another card does.
    CopyInstant,
    /// Opponents lay cards face down.
    OpponentsPlaceFacedown,
    /// It takes a card back, and another is played.
    ReturnAndReplay,
    /// It destroys every lower card of its street.
    DestroyLowerInRow,
    /// It is searched for before the first turn.
    TutorSelf,
    /// It escapes destruction.
    EscapeDestruction,
    /// It is laid outside the city.
    PlaceOffCity,
}

/// What is printed.
pub fn printed(edition: &Edition) -> PrintedDoc {
    let ids = |prints: Prints| prints.iter().map(|print| edition.id(print).to_string()).collect();
    PrintedDoc {
        cards: edition.prints().map(|print| card(edition, print)).collect(),
        tokens: edition.numbers.tokens,
        by_color: COLORS.into_iter().zip(edition.by_color.map(ids)).collect(),
        uniform: ids(edition.uniform),
    }
}

fn card(edition: &Edition, print: Print) -> PrintDoc {
    let row = &edition.cards[print.0 as usize];
    PrintDoc {
        id: row.name.id.clone(),
        basic: row.basic,
        sides: row.sides.clone(),
        protected: edition.facts(print).protected,
        sign: sign(edition, print),
    }
}

/// One sign says what a card is played for: points at the end before all else.
fn sign(edition: &Edition, print: Print) -> Option<SignDoc> {
    let facts = edition.facts(print);
    if facts.end != EndEffect::None {
        return Some(SignDoc::End);
    }
    if facts.cost > 0 {
        return Some(SignDoc::PayRemove);
    }
    verb(facts.verb).or_else(|| {
        let passive = [
            (edition.searchable, SignDoc::TutorSelf),
            (edition.escaping, SignDoc::EscapeDestruction),
            (edition.off_city, SignDoc::PlaceOffCity),
        ];
        passive.into_iter().find(|(cards, _)| cards.contains(print)).map(|(_, sign)| sign)
    })
}

const fn verb(verb: Verb) -> Option<SignDoc> {
    Some(match verb {
        Verb::None => return None,
        Verb::Rotate { .. } => SignDoc::Rotate,
        Verb::RotateEach => SignDoc::RotateOnePerPlayer,
        Verb::Swap { .. } => SignDoc::Swap,
        Verb::Destroy => SignDoc::Destroy,
        Verb::Protect => SignDoc::Protect,
        Verb::Move => SignDoc::Move,
        Verb::Rebuild => SignDoc::Rebuild,
        Verb::Cycle => SignDoc::CycleHand,
        Verb::HandLimit { .. } => SignDoc::HandLimit,
        Verb::Reserve => SignDoc::ReserveSpace,
        Verb::Copy => SignDoc::CopyInstant,
        Verb::LayDown => SignDoc::OpponentsPlaceFacedown,
        Verb::Replay => SignDoc::ReturnAndReplay,
        Verb::DestroyLower => SignDoc::DestroyLowerInRow,
    })
}
