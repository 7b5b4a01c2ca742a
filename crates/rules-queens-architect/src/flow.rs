//! The turn, as on the back of the rule book: move the architect, do the action of the space or
//! forfeit it. `commit` carries an answer out; `settle` runs on through everything that asks
//! nothing.

use game_core::{Barrier, Log, Seat, SeatSet};

use crate::action::Action;
use crate::draft::Pick;
use crate::edition::{Bonus, Character, Guilds, Place, StarAction, TownHireTiming};
use crate::event::Event;
use crate::state::{Frame, QueensArchitect};

impl QueensArchitect {
    /// Who owes an answer now.
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        if self.table.frames.is_empty() { SeatSet::EMPTY } else { SeatSet::only(self.table.active) }
    }

    /// Plays a legal answer and runs on to the next question.
    #[inline]
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Some(frame) = self.table.frames.pop() else { return };
        self.commit(seat, frame, action, log);
        self.settle(log);
    }

    /// Carries out the answer to a frame that has just been taken off the stack.
    #[inline]
    fn commit(&mut self, seat: Seat, frame: Frame, action: Action, log: &mut Log<Event>) {
        match (frame, action) {
            (Frame::Pick, Action::Take { character }) => self.take_starter(seat, character, log),
            (Frame::Turn { notch }, Action::Turn { positions }) => {
                self.turn_starter(seat, notch, positions, log);
            }
            (Frame::Advance, Action::Advance { spaces }) => self.advance(seat, spaces, log),
            (Frame::Hire { bonus }, Action::Hire { row }) => {
                if self.player(seat).band.is_full() {
                    self.table.frames.push(Frame::Fire { row, bonus });
                } else {
                    self.hire(seat, row, bonus, log);
                }
            }
            (Frame::Hire { bonus }, _) => self.hire_nobody(seat, bonus, log),
            (Frame::Fire { row, bonus }, Action::Fire { character }) => {
                self.fire(seat, character, log);
                self.hire(seat, row, bonus, log);
            }
            (_, Action::Forfeit) => self.forfeit(seat, log),
            (Frame::Labor, _) => self.labor(seat, log),
            (Frame::Icons { left }, Action::Labor { character }) => {
                let Some(notch) = self.player(seat).band.find(character) else { return };
                let talers = self.edition.numbers.icon_talers.into();
                self.earn(seat, talers, log, || Event::Earned { seat, character, talers });
                self.turn_after_work(seat, notch, log);
                self.table.frames.push(Frame::Icons { left: left & !(1 << notch) });
            }
            (Frame::Money, Action::Confidence) => self.gain_confidence(seat, log),
            (Frame::Money, Action::Redeem { bonds }) => self.redeem(seat, bonds, log),
            (Frame::Travel, Action::Travel { to }) => self.travel(seat, to, log),
            (Frame::Tavern, _) => self.enter_tavern(seat, log),
            (Frame::Rest { mut sent }, Action::Rest { guild }) => {
                sent.insert(guild);
                self.send(seat, guild, log);
                self.table.frames.push(Frame::Rest { sent });
            }
            (Frame::Rest { sent }, _) => self.close_tavern(seat, sent, log),
            (Frame::Construct, Action::Build) => self.build(seat, log),
            (Frame::Construct, Action::Palace) => self.contribute(seat, log),
            (Frame::Construct, Action::Repair { character }) => {
                self.assign(seat, 0, character, log);
            }
            (Frame::Repair { assigned }, Action::Repair { character }) => {
                self.assign(seat, assigned, character, log);
            }
            (Frame::Repair { assigned }, _) => self.repair(seat, assigned, log),
            (Frame::Spend { points }, Action::Steps { steps }) => {
                self.spend(seat, points, steps, log);
            }
            // `check` lets no other answer through; a frame that is done with needs nothing more.
            _ => {}
        }
    }

    /// Runs steps that ask nothing, and answers what has a single answer (QA-E42), until
    /// something is to be asked or the game is over.
    pub(crate) fn settle(&mut self, log: &mut Log<Event>) {
        while let Some(&frame) = self.table.frames.last() {
            let seat = self.table.active;
            let only = match frame {
                Frame::Advance | Frame::Labor => return,
                Frame::Turn { notch } => {
                    if self.most_turns(seat, notch) > 0 {
                        return;
                    }
                    Action::Turn { positions: 0 }
                }
                Frame::Pick => match self.next_pick(log) {
                    Pick::Ask => return,
                    Pick::Take(character) => Action::Take { character },
                    Pick::None => continue,
                },
                Frame::Icons { left: 0 } => Action::Done,
                Frame::Hire { .. } if self.is_idle(seat, StarAction::Hire) => Action::Forfeit,
                Frame::Fire { row, .. } => match self.fireable(seat, row).single() {
                    Some(character) => Action::Fire { character },
                    None => return,
                },
                Frame::Money if self.is_idle(seat, StarAction::Moneychanger) => Action::Forfeit,
                Frame::Travel if self.is_idle(seat, StarAction::Travel) => Action::Forfeit,
                Frame::Tavern if self.is_idle(seat, StarAction::Tavern) => Action::Forfeit,
                Frame::Rest { sent } => {
                    let guilds = self.sendable(seat, sent);
                    match guilds.single() {
                        None if guilds.is_empty() => Action::Done,
                        Some(guild) if !self.may_close_tavern(sent) => Action::Rest { guild },
                        _ => return,
                    }
                }
                Frame::Construct => {
                    let open = self.open_works(seat);
                    if open.must_contribute {
                        Action::Palace
                    } else if open.is_nothing() {
                        Action::Forfeit
                    } else {
                        return;
                    }
                }
                Frame::Repair { assigned } if self.assignable(seat, assigned).is_empty() => {
                    Action::Done
                }
                Frame::Spend { points } if self.most_steps(seat, points) == 0 => {
                    Action::Steps { steps: 0 }
                }
                Frame::Icons { .. }
                | Frame::Hire { .. }
                | Frame::Money
                | Frame::Travel
                | Frame::Tavern
                | Frame::Repair { .. }
                | Frame::Spend { .. } => return,
                Frame::Rotate { worked } => {
                    self.table.frames.pop();
                    self.turn_all(seat, worked, log);
                    continue;
                }
                Frame::End => {
                    self.table.frames.pop();
                    self.end_turn(seat, log);
                    continue;
                }
            };
            self.table.frames.pop();
            // A pick may have gone on to another player meanwhile.
            self.commit(self.table.active, frame, only, log);
        }
    }

    /// Moves the architect and opens the action of the space (QA-24).
    #[inline]
    fn advance(&mut self, seat: Seat, spaces: u8, log: &mut Log<Event>) {
        let player = &mut self.table.players[seat];
        player.architect = (player.architect + spaces) % self.edition.star.len() as u8;
        let action = self.star_action(seat);
        log.all(|| Event::Advanced { seat, spaces, action });
        self.table.frames.push(Frame::End);
        self.table.frames.push(match action {
            StarAction::Construct => Frame::Construct,
            StarAction::DayLaborer => Frame::Labor,
            StarAction::Hire => Frame::Hire { bonus: false },
            StarAction::Moneychanger => Frame::Money,
            StarAction::Travel => Frame::Travel,
            StarAction::Tavern => Frame::Tavern,
        });
    }

    fn forfeit(&mut self, seat: Seat, log: &mut Log<Event>) {
        let action = self.star_action(seat);
        let forced = || self.is_idle(seat, action);
        log.all(|| Event::Forfeited { seat, action, forced: forced() });
    }

    fn end_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        let next = seat.next(self.n_seats());
        if next == self.table.first && self.is_last_round() {
            self.table.over = true;
            log.cite("QA-63");
            if !self.is_palace_begun() {
                log.cite("QA-E25");
                log.all(|| Event::Stopped { rounds: self.table.round_limit });
            }
            log.all(|| Event::GameOver);
        } else {
            self.begin_turn(next, log);
        }
    }

    /// Whether the game ends with this round: somebody contributed (QA-63), or it has been going
    /// on for too long (QA-E25).
    pub(crate) fn is_last_round(&self) -> bool {
        let limit = u32::from(self.table.round_limit);
        self.is_palace_begun() || (limit > 0 && self.round() >= limit)
    }

    /// Whether anybody has contributed to the palace.
    pub(crate) fn is_palace_begun(&self) -> bool {
        self.table.players.as_slice().iter().any(|player| player.palace > 0)
    }

    /// The number of the round, counted from 1 after the draft.
    pub(crate) fn round(&self) -> u32 {
        self.table.turn.div_ceil(self.n_seats() as u32)
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.hand_over(seat, log);
        self.table.turn += 1;
        log.all(|| Event::TurnBegan { seat, turn: self.table.turn, round: self.round() });
        self.table.frames.push(Frame::Advance);
    }

    /// Makes `seat` the one who acts. Stands before the event that says so.
    pub(crate) fn hand_over(&mut self, seat: Seat, log: &mut Log<Event>) {
        if seat != self.table.active {
            log.barrier(Barrier::Handover(seat), || self.tally_now());
            self.table.active = seat;
        }
    }

    /// Income for every two craftsmen (QA-27), then the bonus of those with the icon (QA-28).
    fn labor(&mut self, seat: Seat, log: &mut Log<Event>) {
        let band = &self.player(seat).band;
        let (craftsmen, talers) = (band.len() as u8, self.income(seat));
        let left = band.notches_of(self.edition.laborers);
        self.earn(seat, talers, log, || Event::Labored { seat, craftsmen, talers });
        self.table.frames.push(Frame::Icons { left });
    }

    /// Pay and take, marker, move up, refill (QA-36).
    fn hire(&mut self, seat: Seat, row: u8, bonus: bool, log: &mut Log<Event>) {
        let rulings = self.table.rulings;
        let notch = self.take_tile(seat, row, log);
        if !bonus || rulings.town_hire_moves_price_marker {
            if row == 0 {
                log.cite("QA-35");
                self.reset_price(log);
            } else {
                self.lower_price(true, log);
            }
        }
        self.refill(log);
        // QA-E40: before those who built have turned, the newcomer joins them; after, he follows.
        if bonus && rulings.town_hire_new_craftsman_is_rotated && !self.mark_worked(notch, true) {
            log.cite("QA-E40");
            self.turn(seat, notch, log);
        }
    }

    /// A hire that is not used (QA-E8, QA-E43).
    fn hire_nobody(&mut self, seat: Seat, bonus: bool, log: &mut Log<Event>) {
        if bonus {
            log.all(|| Event::BonusForfeited { seat });
            return;
        }
        self.forfeit(seat, log);
        let moves = self.table.rulings.price_marker_moves_when_hire_is_forfeited;
        if moves && self.table.billboard[0].is_some() {
            self.lower_price(false, log);
            self.refill(log);
        }
    }

    fn gain_confidence(&mut self, seat: Seat, log: &mut Log<Event>) {
        let player = &mut self.table.players[seat];
        player.confidence += 1;
        let bonds = self.edition.numbers.confidence[player.confidence as usize];
        log.all(|| Event::GainedConfidence { seat, bonds });
    }

    fn travel(&mut self, seat: Seat, to: Place, log: &mut Log<Event>) {
        let from = self.player(seat).carriage;
        let spaces = self.board().spaces(from, to).unwrap_or_default();
        let price = self.edition.numbers.travel[spaces];
        self.pay(seat, price);
        self.table.players[seat].carriage = to;
        log.all(|| Event::Traveled { seat, from, to, spaces: spaces as u8, price });
    }

    /// Dormitory to entrance, saloon to dormitory (QA-42).
    fn enter_tavern(&mut self, seat: Seat, log: &mut Log<Event>) {
        let player = &mut self.table.players[seat];
        player.dormitory = std::mem::take(&mut player.saloon);
        log.all(|| Event::TavernMoved { seat });
        self.table.frames.push(Frame::Rest { sent: Guilds::EMPTY });
    }

    /// One fee for all, then their craftsmen turn back (QA-43, QA-44).
    fn close_tavern(&mut self, seat: Seat, sent: Guilds, log: &mut Log<Event>) {
        if sent.is_empty() {
            return;
        }
        let fee = self.edition.numbers.fees[sent.len()];
        self.pay(seat, fee);
        log.all(|| Event::PaidFee { seat, guilds: sent.len() as u8, fee });
        self.turn_back(seat, sent, log);
    }

    /// A building: points by QA-51, a town's bonus, then spend, then turn. Frames wait in the
    /// reverse order of what happens.
    fn build(&mut self, seat: Seat, log: &mut Log<Event>) {
        let place = self.player(seat).carriage;
        let wants = *self.edition.wants(self.table.demands[place.0 as usize]);
        let (sum, deduction) = (self.sum(seat), self.deduction(place));
        let (bonus, points) = (self.bonus_points(seat), self.building_points(seat));
        self.table.builders[place.0 as usize].push(seat);
        self.table.players[seat].markers -= 1;
        let whole = (sum + bonus).saturating_sub(deduction);
        let limit = if points < whole { points } else { 0 };
        log.all(|| Event::Built { seat, place, sum, deduction, bonus, limit, points });
        if let Bonus::Talers(talers) = wants.bonus {
            let talers = talers.into();
            self.earn(seat, talers, log, || Event::TownPaid { seat, place, talers });
        }
        let rotate = Frame::Rotate { worked: self.player(seat).band.mask() };
        let frames = &mut self.table.frames;
        match (wants.bonus, self.table.rulings.town_hire_timing) {
            (Bonus::Hire, TownHireTiming::AfterRotation) => {
                frames.push(Frame::Hire { bonus: true });
                frames.push(rotate);
            }
            (Bonus::Hire, TownHireTiming::BeforeRotation) => {
                frames.push(rotate);
                frames.push(Frame::Hire { bonus: true });
            }
            _ => frames.push(rotate),
        }
        frames.push(Frame::Spend { points });
    }

    fn assign(&mut self, seat: Seat, assigned: u8, character: Character, log: &mut Log<Event>) {
        let Some(notch) = self.player(seat).band.find(character) else { return };
        let value = self.edition.facts(character).repair;
        log.all(|| Event::Assigned { seat, character, value });
        self.table.frames.push(Frame::Repair { assigned: assigned | 1 << notch });
    }

    /// Points are the repair values, and only those assigned turn (QA-59, QA-60).
    fn repair(&mut self, seat: Seat, assigned: u8, log: &mut Log<Event>) {
        let points = self.repair_points(seat, assigned);
        log.all(|| Event::Repaired { seat, points });
        self.table.frames.push(Frame::Rotate { worked: assigned });
        self.table.frames.push(Frame::Spend { points });
    }

    /// Steps cost the tokens they lead to; what is left becomes bonds (QA-55, QA-56).
    fn spend(&mut self, seat: Seat, points: u8, steps: u8, log: &mut Log<Event>) {
        let from = self.player(seat).track;
        let price: u8 = self.table.track[from as usize..(from + steps) as usize].iter().sum();
        if steps > 0 {
            let space = from + steps;
            self.table.players[seat].track = space;
            log.all(|| Event::Stepped { seat, steps, space });
        }
        self.take_bonds(seat, points - price, log);
    }

    /// No craftsman turns (QA-62).
    fn contribute(&mut self, seat: Seat, log: &mut Log<Event>) {
        let sum = self.sum(seat);
        self.table.players[seat].palace = sum;
        log.all(|| Event::Contributed { seat, sum });
    }
}
