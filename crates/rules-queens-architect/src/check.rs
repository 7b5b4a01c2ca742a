//! Whether an answer is legal, and if not, why. What is open is worked out in `legal`; only a
//! refused answer pays for finding the reason.

use game_core::Seat;

use crate::action::Action;
use crate::edition::{Character, Guild, Guilds, Place};
use crate::refusal::Refusal;
use crate::state::{Frame, QueensArchitect};

type Check = Result<(), Refusal>;

fn ensure(holds: bool, why: impl FnOnce() -> Refusal) -> Check {
    if holds { Ok(()) } else { Err(why()) }
}

impl QueensArchitect {
    pub(crate) fn check_answer(&self, seat: Seat, action: Action) -> Check {
        let Some(&frame) = self.table.frames.last() else { return Err(Refusal::Over) };
        ensure(seat == self.table.active, || Refusal::NotAsked)?;
        match (frame, action) {
            (Frame::Advance, Action::Advance { spaces }) => {
                let (least, most) =
                    (self.edition.numbers.steps_min, self.edition.numbers.steps_max);
                ensure(spaces > 0, || Refusal::MustMove)?;
                ensure((least..=most).contains(&spaces), || Refusal::NoSuchMove { least, most })
            }
            (Frame::Advance, Action::Forfeit) => Err(Refusal::MustMove),
            (Frame::Pick, Action::Take { character }) => self.check_take(seat, character),
            (Frame::Turn { notch }, Action::Turn { positions }) => {
                let most = self.most_turns(seat, notch);
                ensure(positions <= most, || Refusal::PastArrow { most })
            }
            (Frame::Labor, Action::Earn | Action::Forfeit)
            | (Frame::Icons { .. } | Frame::Repair { .. }, Action::Done)
            | (
                Frame::Hire { .. } | Frame::Money | Frame::Travel | Frame::Tavern,
                Action::Forfeit,
            ) => Ok(()),
            (Frame::Icons { left }, Action::Labor { character }) => {
                self.check_labor(seat, left, character)
            }
            (Frame::Hire { .. }, Action::Hire { row }) => self.check_hire(seat, row),
            (Frame::Fire { row, .. }, Action::Fire { character }) => {
                self.in_band(seat, character)?;
                ensure(self.fireable(seat, row).contains(character), || Refusal::MustFireSame {
                    character: self.table.billboard[row as usize],
                })
            }
            (Frame::Fire { .. }, Action::Forfeit | Action::Hire { .. }) => Err(Refusal::MustFire),
            (Frame::Money, Action::Confidence) => {
                ensure(self.can_gain_confidence(seat), || Refusal::TopConfidence)
            }
            (Frame::Money, Action::Redeem { bonds }) => {
                let most = self.redeemable(seat);
                ensure(most > 0, || Refusal::NoBonds)?;
                ensure(bonds <= most, || Refusal::TooManyBonds { most })
            }
            (Frame::Travel, Action::Travel { to }) => self.check_travel(seat, to),
            (Frame::Tavern, Action::Tavern) => {
                ensure(self.can_enter_tavern(seat), || Refusal::NobodyToSend)
            }
            (Frame::Rest { sent }, Action::Rest { guild }) => self.check_rest(seat, sent, guild),
            (Frame::Rest { sent }, Action::Done) => {
                ensure(self.may_close_tavern(sent), || Refusal::MustSend)
            }
            (Frame::Construct, action) => self.check_construct(seat, action),
            (Frame::Repair { assigned }, Action::Repair { character }) => {
                self.check_assign(seat, assigned, character)
            }
            (Frame::Spend { points }, Action::Steps { steps }) => {
                let ahead = self.table.track.len() - self.player(seat).track as usize;
                ensure(steps as usize <= ahead, || Refusal::EndOfTrack)?;
                let most = self.most_steps(seat, points);
                ensure(steps <= most, || Refusal::TooManySteps { points })
            }
            (Frame::Spend { .. }, Action::Forfeit | Action::Done) => Err(Refusal::MustSpend),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn in_band(&self, seat: Seat, character: Character) -> Check {
        let who = self.player(seat).band.who();
        ensure(who.contains(character), || Refusal::NotInBand { character })
    }

    fn check_take(&self, seat: Seat, character: Character) -> Check {
        let shown = self.table.display.contains(&character);
        ensure(shown, || Refusal::NotOnDisplay { character })?;
        ensure(self.takeable(seat).contains(character), || Refusal::TakenCharacter { character })
    }

    fn check_labor(&self, seat: Seat, left: u8, character: Character) -> Check {
        let notch = self.player(seat).band.find(character);
        let open = notch.is_some_and(|notch| left & 1 << notch != 0);
        ensure(open, || {
            let laborer = self.edition.laborers.contains(character);
            match notch {
                None => Refusal::NotInBand { character },
                Some(_) if laborer => Refusal::AlreadyTurned { character },
                Some(_) => Refusal::NoIcon { character },
            }
        })
    }

    fn check_hire(&self, seat: Seat, row: u8) -> Check {
        let open = self.open_rows(seat) & 1 << row != 0;
        ensure(open, || {
            let (player, tile) = (self.player(seat), self.table.billboard[row as usize]);
            if !tile.is_some() {
                Refusal::EmptyRow { row }
            } else if player.band.who().contains(tile) && !player.band.is_full() {
                Refusal::SameCharacter { character: tile }
            } else {
                Refusal::CannotPay { price: self.price(row), talers: player.talers }
            }
        })
    }

    fn check_travel(&self, seat: Seat, to: Place) -> Check {
        ensure(self.reachable(seat).contains(to), || {
            let (player, board) = (self.player(seat), self.board());
            let most = self.edition.numbers.travel_most;
            if !board.places.contains(to) {
                Refusal::OtherSide { place: to }
            } else if player.carriage == to {
                Refusal::SamePlace { place: to }
            } else {
                match board.spaces(player.carriage, to).filter(|&way| way <= most as usize) {
                    Some(way) => Refusal::CannotPay {
                        price: self.edition.numbers.travel[way],
                        talers: player.talers,
                    },
                    None => Refusal::TooFar { place: to, most },
                }
            }
        })
    }

    fn check_rest(&self, seat: Seat, sent: Guilds, guild: Guild) -> Check {
        ensure(self.sendable(seat, sent).contains(guild), || {
            let player = self.player(seat);
            if sent.contains(guild) {
                Refusal::AlreadySent { guild }
            } else if player.dormitory.contains(guild) {
                Refusal::Asleep { guild }
            } else {
                let price = self.edition.numbers.fees[sent.len() + 1];
                Refusal::CannotPay { price, talers: player.talers }
            }
        })
    }

    fn check_construct(&self, seat: Seat, action: Action) -> Check {
        let open = self.open_works(seat);
        match action {
            Action::Palace if open.palace => Ok(()),
            Action::Build | Action::Repair { .. } | Action::Forfeit if open.must_contribute => {
                Err(Refusal::MustContribute)
            }
            Action::Forfeit => Ok(()),
            Action::Repair { character } => self.in_band(seat, character),
            Action::Build if open.build => Ok(()),
            Action::Build => Err(self.why_no_building(seat)),
            Action::Palace => Err(self.why_no_palace(seat)),
            _ => Err(Refusal::OtherQuestion),
        }
    }

    fn why_no_building(&self, seat: Seat) -> Refusal {
        let player = self.player(seat);
        let place = player.carriage;
        if place == self.board().capital {
            Refusal::InCapital
        } else if self.table.builders[place.0 as usize].contains(seat) {
            Refusal::AlreadyBuilt { place }
        } else if player.markers == 0 {
            Refusal::NoMarker
        } else {
            Refusal::MissingGuilds { guilds: self.missing_guilds(seat) }
        }
    }

    fn why_no_palace(&self, seat: Seat) -> Refusal {
        let player = self.player(seat);
        let left = self.table.track.len() as u8 - player.track;
        if left > 0 {
            Refusal::NotAtPalace { left }
        } else if player.carriage != self.board().capital {
            Refusal::NotInCapital
        } else {
            Refusal::TooWeak { sum: self.sum(seat), wanted: self.edition.numbers.palace }
        }
    }

    fn check_assign(&self, seat: Seat, assigned: u8, character: Character) -> Check {
        self.in_band(seat, character)?;
        ensure(self.assignable(seat, assigned).contains(character), || {
            let notch = self.player(seat).band.find(character);
            if notch.is_some_and(|notch| assigned & 1 << notch != 0) {
                Refusal::AlreadyAssigned { character }
            } else {
                Refusal::SameGuild { guild: self.edition.facts(character).guild }
            }
        })
    }
}
