//! What happened: the parameters are the fields of the event.

use game_core::{Message, Seat};

use super::Speak;
use crate::action::RansomBy;
use crate::event::Event;
use crate::heap::Heap;
use crate::state::WestKingdom;

impl WestKingdom {
    pub(crate) fn event_message(&self, event: Event) -> Message {
        let by = |key: &'static str, seat: Seat| Message::new(key).seat(self, seat);
        match event {
            Event::Kept { seat, building } => by("wk-event-kept", seat).building(self, building),
            Event::Passed => Message::new("wk-event-passed"),
            Event::Received { seat, buildings } => {
                by("wk-event-received", seat).buildings(self, buildings)
            }
            Event::Drew { seat, buildings } => by("wk-event-drew", seat).buildings(self, buildings),
            Event::DrewHidden { seat, count } => {
                by("wk-event-drew-hidden", seat).int("count", count)
            }
            Event::Looked { seat, buildings } => {
                by("wk-event-looked", seat).buildings(self, buildings)
            }
            Event::LookedHidden { seat, count } => {
                by("wk-event-looked-hidden", seat).int("count", count)
            }
            Event::TookLooked { seat, building } => {
                by("wk-event-took-looked", seat).building(self, building)
            }
            Event::TookLookedHidden { seat } => by("wk-event-took-looked-hidden", seat),
            Event::Chose { seat, building } => by("wk-event-chose", seat).building(self, building),
            Event::PutUnder { seat, buildings } => {
                by("wk-event-put-under", seat).buildings(self, buildings)
            }
            Event::PutUnderHidden { seat, count } => {
                by("wk-event-put-under-hidden", seat).int("count", count)
            }
            Event::TurnBegan { seat, turn, round } => Message::new("wk-event-turn-began")
                .player(self, "seat", seat)
                .int("turn", turn)
                .int("round", round),
            Event::Asked { seat } => by("wk-event-asked", seat),
            Event::Placed { seat, location, workers } => {
                by("wk-event-placed", seat).location(self, location).int("workers", workers)
            }
            Event::PlacedInGuildhall { seat, space } => {
                by("wk-event-placed-in-guildhall", seat).int("space", space)
            }
            Event::Recalled { seat, location } => {
                by("wk-event-recalled", seat).location(self, location)
            }
            Event::RecalledHeld { seat, holder } => {
                by("wk-event-recalled-held", seat).player(self, "holder", holder)
            }
            Event::Skipped { seat } => by("wk-event-skipped", seat),
            Event::Gained { seat, goods } => {
                by("wk-event-gained", seat).heap("goods", Heap::default().goods(goods))
            }
            Event::Paid { seat, goods } => {
                by("wk-event-paid", seat).heap("goods", Heap::default().goods(goods))
            }
            Event::PaidTax { seat, tax } => by("wk-event-paid-tax", seat).int("tax", tax),
            Event::VirtueChanged { seat, change, level } => {
                by("wk-event-virtue-changed", seat).int("change", change).int("level", level)
            }
            Event::VirtueLost { seat, virtue } => {
                by("wk-event-virtue-lost", seat).int("virtue", virtue)
            }
            Event::TookDebts { seat, debts } => by("wk-event-took-debts", seat).int("debts", debts),
            Event::DestroyedDebts { seat, debts } => {
                by("wk-event-destroyed-debts", seat).int("debts", debts)
            }
            Event::PaidDebt { seat } => by("wk-event-paid-debt", seat),
            Event::LaidCoin { seat, row, column, apprentice } => by("wk-event-laid-coin", seat)
                .int("row", row + 1)
                .int("column", column + 1)
                .apprentice(self, apprentice),
            Event::Hired { seat, apprentice, row, column, coins } => by("wk-event-hired", seat)
                .apprentice(self, apprentice)
                .int("row", row + 1)
                .int("column", column + 1)
                .int("coins", coins),
            Event::Dismissed { seat, apprentice } => {
                by("wk-event-dismissed", seat).apprentice(self, apprentice)
            }
            Event::Refilled { row, apprentice } => {
                Message::new("wk-event-refilled").int("row", row + 1).apprentice(self, apprentice)
            }
            Event::Slid { row } => Message::new("wk-event-slid").int("row", row + 1),
            Event::TookTaxes { seat, silver } => {
                by("wk-event-took-taxes", seat).int("silver", silver)
            }
            Event::Captured { seat, owner, location, workers } => by("wk-event-captured", seat)
                .player(self, "owner", owner)
                .location(self, location)
                .int("workers", workers),
            Event::RoundedUp { seat, location, workers } => {
                by("wk-event-rounded-up", seat).location(self, location).int("workers", workers)
            }
            Event::Imprisoned { seat, owner, workers } => {
                by("wk-event-imprisoned", seat).player(self, "owner", owner).int("workers", workers)
            }
            Event::Released { seat, workers } => {
                by("wk-event-released", seat).int("workers", workers)
            }
            Event::Ransomed { seat, holder, workers, by: how } => by("wk-event-ransomed", seat)
                .player(self, "holder", holder)
                .int("workers", workers)
                .text("by", ransom_word(how)),
            Event::Constructed { seat, building } => {
                by("wk-event-constructed", seat).building(self, building)
            }
            Event::Advanced { seat, level } => by("wk-event-advanced", seat).int("level", level),
            Event::Rewarded { seat, reward } => {
                by("wk-event-rewarded", seat).name("reward", self.edition.0.reward_name(reward))
            }
            Event::NoReward { seat } => by("wk-event-no-reward", seat),
            Event::Declined { seat, building } => {
                by("wk-event-declined", seat).building(self, building)
            }
            Event::ResetBegan => Message::new("wk-event-reset-began"),
            Event::Jailed { seat, location } => {
                by("wk-event-jailed", seat).location(self, location)
            }
            Event::Turned { card } => Message::new("wk-event-turned")
                .name("card", self.edition.0.market_name(card))
                .heap("goods", Heap::default().goods(self.edition.market_card(card).large)),
            Event::Reshuffled => Message::new("wk-event-reshuffled"),
            Event::Shown { goods } => {
                Message::new("wk-event-shown").heap("goods", Heap::default().goods(goods))
            }
            Event::PileEmpty => Message::new("wk-event-pile-empty"),
            Event::ResetActed { seat, apprentice, acted } => by("wk-event-reset-acted", seat)
                .apprentice(self, apprentice)
                .int("acted", i64::from(acted)),
            Event::EndBegan { seat } => by("wk-event-end-began", seat),
            Event::RivalTurned { location } => {
                Message::new("wk-event-rival-turned").location(self, location)
            }
            Event::RivalSkippedMarket => Message::new("wk-event-rival-skipped-market"),
            Event::RivalTurnedMarket => Message::new("wk-event-rival-turned-market"),
            Event::RivalSkipped { location } => {
                Message::new("wk-event-rival-skipped").location(self, location)
            }
            Event::RivalShuffled => Message::new("wk-event-rival-shuffled"),
            Event::RivalWorked { work } => Message::new("wk-event-rival-worked").int("work", work),
            Event::RivalTookBack { seat, location, workers } => {
                by("wk-event-rival-took-back", seat)
                    .location(self, location)
                    .int("workers", workers)
            }
            Event::RivalBuilt { seat, building } => {
                by("wk-event-rival-built", seat).building(self, building)
            }
            Event::RivalRemoved { apprentice, coins } => Message::new("wk-event-rival-removed")
                .apprentice(self, apprentice)
                .int("coins", coins),
            Event::RivalTookReward => Message::new("wk-event-rival-took-reward"),
            Event::RivalEmptied { silver } => {
                Message::new("wk-event-rival-emptied").int("silver", silver)
            }
            Event::RivalIdle { seat } => by("wk-event-rival-idle", seat),
            Event::EndEffects { seat, level, debts } => {
                by("wk-event-end-effects", seat).int("level", level).int("debts", debts)
            }
            Event::Stopped { rounds } => Message::new("wk-event-stopped").int("rounds", rounds),
            Event::GameOver => Message::new("wk-event-game-over"),
        }
    }
}

/// The word of the notation.
const fn ransom_word(by: RansomBy) -> &'static str {
    match by {
        RansomBy::Silver => "silver",
        RansomBy::Debt => "debt",
        RansomBy::Nothing => "free",
    }
}
