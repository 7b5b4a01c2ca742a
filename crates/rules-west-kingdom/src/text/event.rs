//! What happened, as documents.

use game_core::{Arg, EventField, Holds, Name, NamedSeat, Seat};

use crate::action::RansomBy;
use crate::edition::{Apprentice, Building, Buildings, Goods, Location};
use crate::event::Event;
use crate::heap::Heap;
use crate::state::WestKingdom;

impl EventField for Heap {
    const HOLDS: Holds = Holds::Amounts;
    fn arg(self) -> Arg {
        Heap::arg(self)
    }
}

/// The words of the notation.
const RANSOMS: &[&str] = &["silver", "debt", "free"];

impl EventField for RansomBy {
    const HOLDS: Holds = Holds::Word(RANSOMS);
    fn arg(self) -> Arg {
        let word = match self {
            Self::Silver => RANSOMS[0],
            Self::Debt => RANSOMS[1],
            Self::Nothing => RANSOMS[2],
        };
        Arg::Text(word.to_string())
    }
}

game_core::event_docs! {
    /// Something that happened, as a document. `seat` is the seat that acts or to which it happens,
    /// `owner` and `holder` are seats, too; `building` and `apprentice` are ids, `buildings` is a
    /// list of them; `location` is a location, `row` and `column` count from 1.
    pub enum EventDoc of "wk-event-" {
        /// A sealed pick of the draft; told to its seat only.
        Kept "kept" { seat: NamedSeat, building: &'static Name },
        /// Everybody has picked, and the other cards go to the left.
        Passed "passed",
        /// The cards that came from the right; told to their seat only.
        Received "received" { seat: NamedSeat, buildings: Vec<&'static Name> },
        /// Building cards are drawn; told to their seat only.
        Drew "drew" { seat: NamedSeat, buildings: Vec<&'static Name> },
        /// So many building cards are drawn; told to all others.
        DrewHidden "drew_hidden" { seat: NamedSeat, count: u8 },
        /// Building cards are looked at (WK-40); told to their seat only.
        Looked "looked" { seat: NamedSeat, buildings: Vec<&'static Name> },
        /// So many building cards are looked at; told to all others.
        LookedHidden "looked_hidden" { seat: NamedSeat, count: u8 },
        /// One of them is kept; told to its seat only.
        TookLooked "took_looked" { seat: NamedSeat, building: &'static Name },
        /// One of them is kept; told to all others.
        TookLookedHidden "took_looked_hidden" { seat: NamedSeat },
        /// A card of the hand is chosen to go under the pile; told to its seat only.
        Chose "chose" { seat: NamedSeat, building: &'static Name },
        /// Building cards go under the pile; told to their seat only.
        PutUnder "put_under" { seat: NamedSeat, buildings: Vec<&'static Name> },
        /// So many building cards go under the pile; told to all others.
        PutUnderHidden "put_under_hidden" { seat: NamedSeat, count: u8 },
        /// A turn begins.
        TurnBegan "turn_began" { seat: NamedSeat, turn: u32, round: u32 },
        /// In the middle of a turn another seat is asked (WK-E64).
        Asked "asked" { seat: NamedSeat },
        /// A worker is placed; so many own ones are there now.
        Placed "placed" { seat: NamedSeat, location: &'static Name, workers: u8 },
        /// A worker is placed on this space of the Guildhall, counted from 1; 0 is beside it
        /// (WK-81).
        PlacedInGuildhall "placed_in_guildhall" { seat: NamedSeat, space: u8 },
        /// A worker is taken back (WK-11).
        Recalled "recalled" { seat: NamedSeat, location: &'static Name },
        /// A worker is taken back from another board (WK-E29).
        RecalledHeld "recalled_held" { seat: NamedSeat, holder: NamedSeat },
        /// All workers are in the Guildhall, and the turn is skipped.
        Skipped "skipped" { seat: NamedSeat },
        /// Goods come from the general supply; silver among them is plain.
        Gained "gained" { seat: NamedSeat, goods: Heap },
        /// Goods go to the general supply; silver among them is plain.
        Paid "paid" { seat: NamedSeat, goods: Heap },
        /// Tax goes to the Tax Stand (WK-36).
        PaidTax "paid_tax" { seat: NamedSeat, tax: u8 },
        /// Virtue goes up or down, to this level.
        VirtueChanged "virtue_changed" { seat: NamedSeat, change: i8, level: u8 },
        /// Virtue beyond 14 without a debt for it (WK-61).
        VirtueLost "virtue_lost" { seat: NamedSeat, virtue: u8 },
        /// Unpaid debts are taken.
        TookDebts "took_debts" { seat: NamedSeat, debts: u8 },
        /// Unpaid debts return to the pile.
        DestroyedDebts "destroyed_debts" { seat: NamedSeat, debts: u8 },
        /// A debt is turned to its paid side.
        PaidDebt "paid_debt" { seat: NamedSeat },
        /// A silver is laid on a card that is skipped (WK-22).
        LaidCoin "laid_coin" { seat: NamedSeat, row: u8, column: u8, apprentice: &'static Name },
        /// An apprentice is hired, with the coins on the card.
        Hired "hired" {
            seat: NamedSeat,
            apprentice: &'static Name,
            row: u8,
            column: u8,
            coins: u16,
        },
        /// An own apprentice goes under the pile to make room.
        Dismissed "dismissed" { seat: NamedSeat, apprentice: &'static Name },
        /// A row slides, and this card fills it (WK-24).
        Refilled "refilled" { row: u8, apprentice: &'static Name },
        /// A row slides, and no card is left to fill it.
        Slid "slid" { row: u8 },
        /// The Tax Stand is emptied (WK-35).
        TookTaxes "took_taxes" { seat: NamedSeat, silver: u16 },
        /// Workers of another player are captured.
        Captured "captured" { seat: NamedSeat, owner: NamedSeat, location: &'static Name, workers: u8 },
        /// Own workers come back by a capture (WK-33).
        RoundedUp "rounded_up" { seat: NamedSeat, location: &'static Name, workers: u8 },
        /// Captured workers of one player go to Prison.
        Imprisoned "imprisoned" { seat: NamedSeat, owner: NamedSeat, workers: u8 },
        /// Own workers come from Prison.
        Released "released" { seat: NamedSeat, workers: u8 },
        /// Own workers come from this board.
        Ransomed "ransomed" { seat: NamedSeat, holder: NamedSeat, workers: u8, by: RansomBy },
        /// A building is constructed.
        Constructed "constructed" { seat: NamedSeat, building: &'static Name },
        /// A marker moves up the Cathedral.
        Advanced "advanced" { seat: NamedSeat, level: u8 },
        /// A Reward card is turned up.
        Rewarded "rewarded" { seat: NamedSeat, reward: &'static Name },
        /// No Reward card is left (WK-54).
        NoReward "no_reward" { seat: NamedSeat },
        /// What a building offers is declined.
        Declined "declined" { seat: NamedSeat, building: &'static Name },
        /// A Black Market reset begins (WK-71).
        ResetBegan "reset_began",
        /// A worker goes from this space of the Black Market to Prison.
        Jailed "jailed" { seat: NamedSeat, location: &'static Name },
        /// The top card of the left pile is turned and goes to the right, and what it offers there.
        Turned "turned" { card: &'static Name, goods: Heap },
        /// The right pile is shuffled and is the new left one (WK-72).
        Reshuffled "reshuffled",
        /// The small side that is on top of the left pile now.
        Shown "shown" { goods: Heap },
        /// The left pile is empty now.
        PileEmpty "pile_empty",
        /// A reset apprentice acts; `acted` is 0 if its condition does not hold, otherwise 1.
        ResetActed "reset_acted" { seat: NamedSeat, apprentice: &'static Name, acted: bool },
        /// The last space of the Guildhall is filled (WK-80).
        EndBegan "end_began" { seat: NamedSeat },
        /// The house rival turns a card.
        RivalTurned "rival_turned" { location: &'static Name },
        /// The house rival turns a card of the Black Market.
        RivalTurnedMarket "rival_turned_market",
        /// The card cannot be used, and another is turned (WK-E69).
        RivalSkipped "rival_skipped" { location: &'static Name },
        /// The card of the Black Market cannot be used, and another is turned (WK-E69).
        RivalSkippedMarket "rival_skipped_market",
        /// The deck of the house rival is shuffled (WK-E48).
        RivalShuffled "rival_shuffled",
        /// The work counter of the house rival stands at this number now.
        RivalWorked "rival_worked" { work: u16 },
        /// The house rival takes a whole group back.
        RivalTookBack "rival_took_back" { seat: NamedSeat, location: &'static Name, workers: u8 },
        /// The house rival takes the top building.
        RivalBuilt "rival_built" { seat: NamedSeat, building: &'static Name },
        /// The house rival removes an apprentice, and the coins on the card.
        RivalRemoved "rival_removed" { apprentice: &'static Name, coins: u16 },
        /// The house rival removes the top Reward card unseen.
        RivalTookReward "rival_took_reward",
        /// The house rival empties the Tax Stand.
        RivalEmptied "rival_emptied" { silver: u16 },
        /// The house rival can do nothing.
        RivalIdle "rival_idle" { seat: NamedSeat },
        /// What the end-game effects left of virtue and unpaid debts, where they changed something
        /// (WK-82).
        EndEffects "end_effects" { seat: NamedSeat, level: u8, debts: u16 },
        /// The limit of rounds is reached.
        Stopped "stopped" { rounds: u16 },
        /// The game is over.
        GameOver "game_over",
    }
}

impl WestKingdom {
    pub(crate) fn event_doc(&self, event: Event) -> EventDoc {
        let edition = self.edition.0;
        // With the acting seat the sentence begins, in every language.
        let by = |seat: Seat| NamedSeat(seat, self.beginning_label(seat));
        let player = |seat: Seat| NamedSeat(seat, self.seat_label_key(seat));
        let card = |building: Building| edition.building_name(building);
        let cards = |buildings: Buildings| buildings.iter().map(card).collect();
        let who = |apprentice: Apprentice| edition.apprentice_name(apprentice);
        let place = |location: Location| edition.location_name(location);
        let heap = |goods: Goods| Heap::default().goods(goods);
        match event {
            Event::Kept { seat, building } => {
                EventDoc::Kept { seat: by(seat), building: card(building) }
            }
            Event::Passed => EventDoc::Passed,
            Event::Received { seat, buildings } => {
                EventDoc::Received { seat: by(seat), buildings: cards(buildings) }
            }
            Event::Drew { seat, buildings } => {
                EventDoc::Drew { seat: by(seat), buildings: cards(buildings) }
            }
            Event::DrewHidden { seat, count } => EventDoc::DrewHidden { seat: by(seat), count },
            Event::Looked { seat, buildings } => {
                EventDoc::Looked { seat: by(seat), buildings: cards(buildings) }
            }
            Event::LookedHidden { seat, count } => EventDoc::LookedHidden { seat: by(seat), count },
            Event::TookLooked { seat, building } => {
                EventDoc::TookLooked { seat: by(seat), building: card(building) }
            }
            Event::TookLookedHidden { seat } => EventDoc::TookLookedHidden { seat: by(seat) },
            Event::Chose { seat, building } => {
                EventDoc::Chose { seat: by(seat), building: card(building) }
            }
            Event::PutUnder { seat, buildings } => {
                EventDoc::PutUnder { seat: by(seat), buildings: cards(buildings) }
            }
            Event::PutUnderHidden { seat, count } => {
                EventDoc::PutUnderHidden { seat: by(seat), count }
            }
            Event::TurnBegan { seat, turn, round } => {
                EventDoc::TurnBegan { seat: player(seat), turn, round }
            }
            Event::Asked { seat } => EventDoc::Asked { seat: by(seat) },
            Event::Placed { seat, location, workers } => {
                EventDoc::Placed { seat: by(seat), location: place(location), workers }
            }
            Event::PlacedInGuildhall { seat, space } => {
                EventDoc::PlacedInGuildhall { seat: by(seat), space }
            }
            Event::Recalled { seat, location } => {
                EventDoc::Recalled { seat: by(seat), location: place(location) }
            }
            Event::RecalledHeld { seat, holder } => {
                EventDoc::RecalledHeld { seat: by(seat), holder: player(holder) }
            }
            Event::Skipped { seat } => EventDoc::Skipped { seat: by(seat) },
            Event::Gained { seat, goods } => {
                EventDoc::Gained { seat: by(seat), goods: heap(goods) }
            }
            Event::Paid { seat, goods } => EventDoc::Paid { seat: by(seat), goods: heap(goods) },
            Event::PaidTax { seat, tax } => EventDoc::PaidTax { seat: by(seat), tax },
            Event::VirtueChanged { seat, change, level } => {
                EventDoc::VirtueChanged { seat: by(seat), change, level }
            }
            Event::VirtueLost { seat, virtue } => EventDoc::VirtueLost { seat: by(seat), virtue },
            Event::TookDebts { seat, debts } => EventDoc::TookDebts { seat: by(seat), debts },
            Event::DestroyedDebts { seat, debts } => {
                EventDoc::DestroyedDebts { seat: by(seat), debts }
            }
            Event::PaidDebt { seat } => EventDoc::PaidDebt { seat: by(seat) },
            Event::LaidCoin { seat, row, column, apprentice } => EventDoc::LaidCoin {
                seat: by(seat),
                row: row + 1,
                column: column + 1,
                apprentice: who(apprentice),
            },
            Event::Hired { seat, apprentice, row, column, coins } => EventDoc::Hired {
                seat: by(seat),
                apprentice: who(apprentice),
                row: row + 1,
                column: column + 1,
                coins,
            },
            Event::Dismissed { seat, apprentice } => {
                EventDoc::Dismissed { seat: by(seat), apprentice: who(apprentice) }
            }
            Event::Refilled { row, apprentice } => {
                EventDoc::Refilled { row: row + 1, apprentice: who(apprentice) }
            }
            Event::Slid { row } => EventDoc::Slid { row: row + 1 },
            Event::TookTaxes { seat, silver } => EventDoc::TookTaxes { seat: by(seat), silver },
            Event::Captured { seat, owner, location, workers } => EventDoc::Captured {
                seat: by(seat),
                owner: player(owner),
                location: place(location),
                workers,
            },
            Event::RoundedUp { seat, location, workers } => {
                EventDoc::RoundedUp { seat: by(seat), location: place(location), workers }
            }
            Event::Imprisoned { seat, owner, workers } => {
                EventDoc::Imprisoned { seat: by(seat), owner: player(owner), workers }
            }
            Event::Released { seat, workers } => EventDoc::Released { seat: by(seat), workers },
            Event::Ransomed { seat, holder, workers, by: how } => {
                EventDoc::Ransomed { seat: by(seat), holder: player(holder), workers, by: how }
            }
            Event::Constructed { seat, building } => {
                EventDoc::Constructed { seat: by(seat), building: card(building) }
            }
            Event::Advanced { seat, level } => EventDoc::Advanced { seat: by(seat), level },
            Event::Rewarded { seat, reward } => {
                EventDoc::Rewarded { seat: by(seat), reward: edition.reward_name(reward) }
            }
            Event::NoReward { seat } => EventDoc::NoReward { seat: by(seat) },
            Event::Declined { seat, building } => {
                EventDoc::Declined { seat: by(seat), building: card(building) }
            }
            Event::ResetBegan => EventDoc::ResetBegan,
            Event::Jailed { seat, location } => {
                EventDoc::Jailed { seat: by(seat), location: place(location) }
            }
            Event::Turned { card } => EventDoc::Turned {
                card: edition.market_name(card),
                goods: heap(edition.market_card(card).large),
            },
            Event::Reshuffled => EventDoc::Reshuffled,
            Event::Shown { goods } => EventDoc::Shown { goods: heap(goods) },
            Event::PileEmpty => EventDoc::PileEmpty,
            Event::ResetActed { seat, apprentice, acted } => {
                EventDoc::ResetActed { seat: by(seat), apprentice: who(apprentice), acted }
            }
            Event::EndBegan { seat } => EventDoc::EndBegan { seat: by(seat) },
            Event::RivalTurned { location } => EventDoc::RivalTurned { location: place(location) },
            Event::RivalTurnedMarket => EventDoc::RivalTurnedMarket,
            Event::RivalSkipped { location } => {
                EventDoc::RivalSkipped { location: place(location) }
            }
            Event::RivalSkippedMarket => EventDoc::RivalSkippedMarket,
            Event::RivalShuffled => EventDoc::RivalShuffled,
            Event::RivalWorked { work } => EventDoc::RivalWorked { work },
            Event::RivalTookBack { seat, location, workers } => {
                EventDoc::RivalTookBack { seat: by(seat), location: place(location), workers }
            }
            Event::RivalBuilt { seat, building } => {
                EventDoc::RivalBuilt { seat: by(seat), building: card(building) }
            }
            Event::RivalRemoved { apprentice, coins } => {
                EventDoc::RivalRemoved { apprentice: who(apprentice), coins }
            }
            Event::RivalTookReward => EventDoc::RivalTookReward,
            Event::RivalEmptied { silver } => EventDoc::RivalEmptied { silver },
            Event::RivalIdle { seat } => EventDoc::RivalIdle { seat: by(seat) },
            Event::EndEffects { seat, level, debts } => {
                EventDoc::EndEffects { seat: by(seat), level, debts }
            }
            Event::Stopped { rounds } => EventDoc::Stopped { rounds },
            Event::GameOver => EventDoc::GameOver,
        }
    }
}
