//! Why an answer is refused.

use game_core::Message;

use super::Speak;
use crate::heap::Heap;
use crate::refusal::Refusal;
use crate::state::WestKingdom;

impl WestKingdom {
    pub(crate) fn refusal_message(&self, refusal: Refusal) -> Message {
        let card = |key: &'static str, building| Message::new(key).building(self, building);
        let who = |key: &'static str, apprentice| Message::new(key).apprentice(self, apprentice);
        let place = |key: &'static str, location| Message::new(key).location(self, location);
        let dear = |key: &'static str, price: i64, silver: u16| {
            let silver = Heap::of("silver", silver);
            Message::new(key).heap("price", Heap::of("silver", price)).heap("silver", silver)
        };
        match refusal {
            Refusal::Over => Message::new("wk-no-over"),
            Refusal::NotAsked => Message::new("wk-no-not-asked"),
            Refusal::OtherQuestion => Message::new("wk-no-other-question"),
            Refusal::NotDealt { building } => card("wk-no-not-dealt", building),
            Refusal::NotLookedAt { building } => card("wk-no-not-looked-at", building),
            Refusal::NotInHand { building } => card("wk-no-not-in-hand", building),
            Refusal::AlreadyChosen { building } => card("wk-no-already-chosen", building),
            Refusal::NotPlaceable => Message::new("wk-no-not-placeable"),
            Refusal::EmptyTaxStand => Message::new("wk-no-empty-tax-stand"),
            Refusal::NoFirstCapture { price, silver } => {
                dear("wk-no-first-capture", price.into(), silver)
            }
            Refusal::NothingAtGuardhouse => Message::new("wk-no-nothing-at-guardhouse"),
            Refusal::SpaceTaken { location, seat } => {
                place("wk-no-space-taken", location).player(self, "seat", seat)
            }
            Refusal::TooVirtuous { level } => {
                Message::new("wk-no-too-virtuous").int("level", level)
            }
            Refusal::MarketTooDear { price, silver } => {
                dear("wk-no-market-too-dear", price.into(), silver)
            }
            Refusal::NothingToBuild => Message::new("wk-no-nothing-to-build"),
            Refusal::NoWorkerThere { location } => place("wk-no-worker-there", location),
            Refusal::StaysInGuildhall => Message::new("wk-no-stays-in-guildhall"),
            Refusal::NotFromThere { location } => place("wk-no-not-from-there", location),
            Refusal::NotFromBoard { holder } => {
                Message::new("wk-no-not-from-board").player(self, "holder", holder)
            }
            Refusal::NoGold => Message::new("wk-no-gold"),
            Refusal::NoSuchTrade { apprentice } => who("wk-no-such-trade", apprentice),
            Refusal::NoTrader { apprentice } => who("wk-no-trader", apprentice),
            Refusal::CannotTrade => Message::new("wk-no-cannot-trade"),
            Refusal::WrongMix { total } => Message::new("wk-no-wrong-mix").int("total", total),
            Refusal::MixMissing => Message::new("wk-no-mix-missing"),
            Refusal::NoApprentice => Message::new("wk-no-apprentice"),
            Refusal::HireTooDear { price, silver } => {
                dear("wk-no-hire-too-dear", price.into(), silver)
            }
            Refusal::MustKeep => Message::new("wk-no-must-keep"),
            Refusal::NotHired { apprentice } => who("wk-no-not-hired", apprentice),
            Refusal::MustDismiss => Message::new("wk-no-must-dismiss"),
            Refusal::NobodyThere { location, owner } => {
                place("wk-no-nobody-there", location).player(self, "owner", owner)
            }
            Refusal::TooManyLocations { most } => {
                Message::new("wk-no-too-many-locations").int("most", most)
            }
            Refusal::CaptureTooDear { price, silver } => {
                dear("wk-no-capture-too-dear", price.into(), silver)
            }
            Refusal::NobodyCaptured => Message::new("wk-no-nobody-captured"),
            Refusal::NobodyInPrison => Message::new("wk-no-nobody-in-prison"),
            Refusal::NobodyHeld => Message::new("wk-no-nobody-held"),
            Refusal::RansomTooDear { price, silver } => {
                dear("wk-no-ransom-too-dear", price.into(), silver)
            }
            Refusal::NoDebt => Message::new("wk-no-debt"),
            Refusal::DebtTooDear { price, silver } => {
                dear("wk-no-debt-too-dear", price.into(), silver)
            }
            Refusal::MissingSkills { building, skills } => {
                card("wk-no-missing-skills", building).skills(self, skills)
            }
            Refusal::MissingGoods { building } => {
                let cost = Heap::default().goods(self.edition.building(building).cost);
                card("wk-no-missing-goods", building).heap("cost", cost)
            }
            Refusal::TooWicked { level } => Message::new("wk-no-too-wicked").int("level", level),
            Refusal::TopOfCathedral => Message::new("wk-no-top-of-cathedral"),
            Refusal::LevelFull { level } => Message::new("wk-no-level-full").int("level", level),
            Refusal::AdvanceTooDear { level } => {
                Message::new("wk-no-advance-too-dear").int("level", level)
            }
            Refusal::NoCardToDiscard => Message::new("wk-no-card-to-discard"),
            Refusal::TooManyDebts { most } => {
                Message::new("wk-no-too-many-debts").int("most", most)
            }
            Refusal::CannotAct { apprentice } => who("wk-no-cannot-act", apprentice),
            Refusal::TooManyFreed { most } => {
                Message::new("wk-no-too-many-freed").int("most", most)
            }
            Refusal::MustPlace => Message::new("wk-no-must-place"),
            Refusal::NotOptional => Message::new("wk-no-not-optional"),
            Refusal::MustCarryOut { building } => card("wk-no-must-carry-out", building),
        }
    }
}
