//! Why an answer is refused. What is open is worked out in `legal`; only a refused answer pays
//! for finding the reason.

use game_core::Seat;

use crate::action::{Action, Deal, Mix, RansomBy};
use crate::edition::{Ability, Building, Location, MAX_VIRTUE, STOREYS};
use crate::refusal::Refusal;
use crate::state::{Frame, Paying, Purpose, Raid, RaidBy, WestKingdom};

impl WestKingdom {
    pub(crate) fn check_answer(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let Some(&frame) = self.table.frames.last() else { return Err(Refusal::Over) };
        if !self.asked().contains(seat) {
            return Err(Refusal::NotAsked);
        }
        let mut listed = false;
        self.answers(seat, |answer| listed |= answer == action);
        if listed { Ok(()) } else { Err(self.why_not(seat, frame, action)) }
    }

    /// The reason why an answer that is not listed is refused.
    fn why_not(&self, seat: Seat, frame: Frame, action: Action) -> Refusal {
        match (frame, action) {
            (Frame::Turn, Action::Place { location }) => self.why_no_placing(seat, location),
            (Frame::Turn, Action::Recall { .. } | Action::RecallHeld { .. }) => Refusal::MustPlace,
            // Whoever asks before going to the Guildhall learns what is missing.
            (Frame::Turn, Action::Construct { building }) => {
                let skills = self.player(seat).skills(&self.edition);
                let held = self.hand(seat).contains(building);
                if held && self.can_construct(seat, skills, building) {
                    Refusal::MustPlace
                } else {
                    self.why_no_building(seat, building)
                }
            }
            (Frame::Turn, Action::Advance) if !self.can_advance(seat) => self.why_no_advance(seat),
            (Frame::Turn, Action::Advance) => Refusal::MustPlace,
            (Frame::Draft { .. }, Action::Keep { building }) => Refusal::NotDealt { building },
            (Frame::Recall, Action::Recall { location }) => self.why_no_recall(seat, location),
            (Frame::Recall, Action::RecallHeld { holder }) => Refusal::NotFromBoard { holder },
            (Frame::Dig, Action::Dig { .. }) => Refusal::NoGold,
            (Frame::Workshop, Action::Hire { row, column }) => {
                if !self.is_open(row, column) {
                    return Refusal::NoApprentice;
                }
                Refusal::HireTooDear {
                    price: self.hire_price(seat, column).total(),
                    silver: self.player(seat).silver(),
                }
            }
            (Frame::Middle | Frame::FreeHire { .. }, Action::Hire { .. }) => Refusal::NoApprentice,
            (Frame::FreeHire { building, .. }, Action::Decline) => {
                Refusal::MustCarryOut { building }
            }
            (Frame::Trades { .. }, Action::Trade { deal }) => self.why_no_trade(seat, deal),
            (Frame::Mix { paying }, Action::Pay { mix }) => self.why_no_mix(seat, paying, mix),
            (Frame::Captures(raid), action) => self.why_no_capture(seat, raid, action),
            (Frame::Guard { .. }, action) => self.why_no_guard(seat, action),
            (Frame::Guild, Action::Construct { building }) => self.why_no_building(seat, building),
            (Frame::Guild, Action::Advance) => self.why_no_advance(seat),
            (Frame::Guild, Action::Done | Action::Decline) => Refusal::NotOptional,
            (Frame::Look { .. }, Action::Keep { building }) => Refusal::NotLookedAt { building },
            (Frame::Look { .. }, Action::Done | Action::Decline) => Refusal::MustKeep,
            (Frame::Dismiss { .. }, Action::Dismiss { apprentice }) => {
                Refusal::NotHired { apprentice }
            }
            (Frame::Dismiss { .. }, Action::Hire { .. } | Action::Done | Action::Decline) => {
                Refusal::MustDismiss
            }
            (Frame::Discard { .. }, Action::Discard { building }) => {
                if self.hidden[seat].leaving.contains(building) {
                    Refusal::AlreadyChosen { building }
                } else {
                    Refusal::NotInHand { building }
                }
            }
            (Frame::Discard { why: Purpose::Building(building), .. }, Action::Decline)
                if !self.table.rulings.building_effects_optional =>
            {
                Refusal::MustCarryOut { building }
            }
            // What may be declined is declined, not done with.
            (Frame::Discard { why: Purpose::Building(_), .. }, Action::Done) => {
                Refusal::OtherQuestion
            }
            (Frame::Discard { .. } | Frame::Choose { .. }, Action::Done | Action::Decline) => {
                Refusal::NotOptional
            }
            (Frame::Destroy { most, .. }, Action::Destroy { .. }) => Refusal::TooManyDebts { most },
            (Frame::Reset { .. }, Action::Act { apprentice }) => Refusal::CannotAct { apprentice },
            (Frame::Reset { acted, .. }, Action::Free { .. }) => {
                Refusal::TooManyFreed { most: self.freeable(seat, acted) }
            }
            _ => Refusal::OtherQuestion,
        }
    }

    fn is_open(&self, row: u8, column: u8) -> bool {
        let row = self.table.workshop.get(row as usize);
        row.and_then(|row| row.get(column as usize)).is_some_and(|card| card.is_some())
    }

    fn why_no_placing(&self, seat: Seat, location: Location) -> Refusal {
        let player = self.player(seat);
        let silver = player.silver();
        match location {
            Location::TownCentre => {
                let first = self.price(seat, &self.edition.prices().first_capture, 0);
                Refusal::NoFirstCapture { price: first.total() as u8, silver }
            }
            Location::TaxStand => Refusal::EmptyTaxStand,
            Location::Guardhouse => Refusal::NothingAtGuardhouse,
            Location::Guildhall => Refusal::NothingToBuild,
            Location::BlackMarketSmall
            | Location::BlackMarketMiddle
            | Location::BlackMarketLarge => {
                let space = location as usize - Location::BlackMarketSmall as usize;
                if self.edition.virtue(player.virtue).black_market_forbidden {
                    Refusal::TooVirtuous { level: player.virtue }
                } else if let Some(seat) = self.table.market[space] {
                    Refusal::SpaceTaken { location, seat }
                } else {
                    let price = self.market_price(seat, space, self.market_discount(seat));
                    Refusal::MarketTooDear { price: price.total() as u8, silver }
                }
            }
            _ => Refusal::NotPlaceable,
        }
    }

    fn why_no_recall(&self, seat: Seat, location: Location) -> Refusal {
        let market = Location::MARKET.into_iter().zip(self.table.market);
        let in_market = market.into_iter().any(|there| there == (location, Some(seat)));
        if self.player(seat).workers(location) == 0 && !in_market {
            Refusal::NoWorkerThere { location }
        } else if location == Location::Guildhall {
            Refusal::StaysInGuildhall
        } else {
            Refusal::NotFromThere { location }
        }
    }

    fn why_no_trade(&self, seat: Seat, deal: Deal) -> Refusal {
        let Deal::Of(apprentice) = deal else { return Refusal::CannotTrade };
        let trader =
            matches!(self.edition.apprentice(apprentice).ability, Ability::StorehouseTrade(_));
        if !trader {
            Refusal::NoTrader { apprentice }
        } else if self.player(seat).apprentices.contains(&apprentice) {
            Refusal::CannotTrade
        } else {
            Refusal::NoSuchTrade { apprentice }
        }
    }

    fn why_no_mix(&self, seat: Seat, paying: Paying, mix: Mix) -> Refusal {
        let cost = self.mixed_cost(seat, paying);
        let total = cost.wood_or_stone + cost.clay_wood_or_stone;
        if mix.total() != total || mix.clay > cost.clay_wood_or_stone {
            return Refusal::WrongMix { total };
        }
        Refusal::MixMissing
    }

    fn why_no_capture(&self, seat: Seat, raid: Raid, action: Action) -> Refusal {
        match action {
            Action::Capture { location, owner } => {
                let there = owner.index() < self.n_seats()
                    && location.is_open()
                    && self.player(owner).at[location as usize] > 0;
                if !there {
                    Refusal::NobodyThere { location, owner }
                } else if !Self::within_reach(raid, location) {
                    Refusal::TooManyLocations { most: raid.most }
                } else {
                    let price = self.capture_price(seat, raid).total() as u8;
                    Refusal::CaptureTooDear { price, silver: self.player(seat).silver() }
                }
            }
            Action::Ransom { by: RansomBy::Nothing } if self.offers_ransom(raid) => {
                Refusal::NobodyHeld
            }
            // Before the first of several captures one declines, after it one is done.
            Action::Decline | Action::Done if (action == Action::Done) == raid.begun => {
                match raid.by {
                    RaidBy::Building(building) => Refusal::MustCarryOut { building },
                    RaidBy::Visit => Refusal::OtherQuestion,
                }
            }
            _ => Refusal::OtherQuestion,
        }
    }

    fn why_no_guard(&self, seat: Seat, action: Action) -> Refusal {
        let player = self.player(seat);
        let silver = player.silver();
        let price = |cost| self.price(seat, cost, 0).total() as u8;
        let prices = self.edition.prices();
        match action {
            Action::Imprison => Refusal::NobodyCaptured,
            Action::Release => Refusal::NobodyInPrison,
            Action::Ransom { by } if by != RansomBy::Nothing => {
                if self.held_elsewhere(seat) == 0 {
                    Refusal::NobodyHeld
                } else {
                    Refusal::RansomTooDear { price: price(&prices.ransom), silver }
                }
            }
            Action::Settle if player.debts == 0 => Refusal::NoDebt,
            Action::Settle => Refusal::DebtTooDear { price: price(&prices.pay_debt), silver },
            _ => Refusal::OtherQuestion,
        }
    }

    fn why_no_building(&self, seat: Seat, building: Building) -> Refusal {
        if !self.hand(seat).contains(building) {
            return Refusal::NotInHand { building };
        }
        let asked = self.edition.building(building).skills;
        let own = self.player(seat).skills(&self.edition);
        if own.covers(asked) {
            Refusal::MissingGoods { building }
        } else {
            Refusal::MissingSkills { building, skills: asked.minus(own) }
        }
    }

    /// Why the Cathedral cannot be advanced on.
    pub(crate) fn why_no_advance(&self, seat: Seat) -> Refusal {
        let player = self.player(seat);
        let level = player.cathedral + 1;
        if level as usize >= STOREYS {
            Refusal::TopOfCathedral
        } else if self.edition.virtue(player.virtue.min(MAX_VIRTUE)).cathedral_forbidden {
            Refusal::TooWicked { level: player.virtue }
        } else if !self.has_room(level) {
            Refusal::LevelFull { level }
        } else if self.hand(seat).len() < self.advance_discard(seat) as usize {
            Refusal::NoCardToDiscard
        } else {
            Refusal::AdvanceTooDear { level }
        }
    }
}
