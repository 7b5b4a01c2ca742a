//! The turn: place a worker and carry the location out; then reset, hand limit, end (WK-10,
//! WK-14). `commit` carries an answer out; `settle` runs on through everything that asks nothing.

use game_core::{Audience, Barrier, Log, Seat, SeatSet};

use crate::action::Action;
use crate::edition::{Effect, Immediate, MAX_VIRTUE};
use crate::event::Event;
use crate::state::{Frame, NOT_YET, Paying, Purpose, RaidBy, WestKingdom};

impl WestKingdom {
    /// Who owes an answer now.
    #[inline]
    pub(crate) fn asked(&self) -> SeatSet {
        match self.table.frames.last() {
            None => SeatSet::EMPTY,
            Some(&Frame::Draft { done }) => self.choosing(done),
            Some(&Frame::Destroy { seat, .. } | &Frame::Reset { seat, .. }) => SeatSet::only(seat),
            Some(_) => SeatSet::only(self.table.active),
        }
    }

    /// Plays a legal answer and runs on to the next question.
    #[inline]
    pub(crate) fn answer(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Some(frame) = self.table.frames.pop() else { return };
        let turn = self.table.turn;
        self.commit(seat, frame, action, log);
        self.settle(log);
        // A new turn has told of its own handover; in the draft all are asked anyway.
        if log.is_on()
            && turn == self.table.turn
            && turn > 0
            && let Some(next) = self.asked().without(seat).lowest()
        {
            log.barrier(Barrier::Handover(next), || self.tally_now());
            log.all(|| Event::Asked { seat: next });
        }
    }

    /// Carries out the answer to a frame that has just been taken off the stack.
    #[inline]
    fn commit(&mut self, seat: Seat, frame: Frame, action: Action, log: &mut Log<Event>) {
        match (frame, action) {
            (Frame::Turn, Action::Place { location }) => self.place(seat, location, log),
            (Frame::Draft { done }, Action::Keep { building }) => {
                self.keep_sealed(seat, done, building, log);
            }
            (Frame::Recall, Action::Recall { location }) => self.recall(seat, location, log),
            (Frame::Recall, Action::RecallHeld { holder }) => self.recall_held(seat, holder, log),
            (Frame::Dig, Action::Dig { good }) => self.dig(seat, good, log),
            (Frame::Workshop, Action::Hire { row, column }) => {
                self.pay_hire(seat, row, column, log);
                self.hire(seat, row, column, log);
            }
            (Frame::Workshop, _) => self.draw_in_workshop(seat, log),
            (Frame::Trades { left }, Action::Trade { deal }) => {
                self.table.frames.push(Frame::Trades { left: left - 1 });
                self.begin_trade(seat, deal, log);
            }
            (Frame::Trades { .. }, _) => log.cite("WK-18"),
            (Frame::Mix { paying: Paying::Trade(deal) }, Action::Pay { mix }) => {
                self.make_trade(seat, deal, mix, log);
            }
            (Frame::Mix { paying: Paying::Advance }, Action::Pay { mix }) => {
                self.pay_advance(seat, mix, log);
            }
            (Frame::Captures(raid), Action::Capture { location, owner }) => {
                self.capture(seat, raid, location, owner, log);
            }
            (Frame::Captures(_), Action::Ransom { by }) => self.ransom(seat, by, log),
            (Frame::Captures(raid), Action::Decline) => {
                if let RaidBy::Building(building) = raid.by {
                    log.cite("WK-Q7");
                    log.all(|| Event::Declined { seat, building });
                }
            }
            (Frame::Captures(_), _) => log.cite("WK-30"),
            (Frame::Guard { left }, action) => self.guard(seat, left, action, log),
            (Frame::Guild, Action::Construct { building }) => self.construct(seat, building, log),
            (Frame::Guild, _) => self.begin_advance(seat, log),
            (Frame::Middle, Action::Hire { row, column }) => {
                log.cite("WK-40");
                self.hire(seat, row, column, log);
            }
            (Frame::Middle, _) => self.look(seat, log),
            (Frame::Look { cards, left }, Action::Keep { building }) => {
                self.keep_looked(seat, cards, left, building, log);
            }
            (Frame::FreeHire { building, left }, Action::Hire { row, column }) => {
                if left > 1 {
                    self.table.frames.push(Frame::FreeHire { building, left: left - 1 });
                }
                log.cite("WK-E12");
                self.hire(seat, row, column, log);
            }
            (Frame::FreeHire { building, .. }, _) => {
                let optional = self.table.rulings.building_effects_optional;
                log.cite(if optional { "WK-Q7" } else { "WK-E74" });
                log.all(|| Event::Declined { seat, building });
            }
            (Frame::Dismiss { row, column }, Action::Dismiss { apprentice }) => {
                self.dismiss(seat, apprentice, log);
                log.cite("WK-E59");
                self.take_apprentice(seat, row, column, log);
            }
            (Frame::Discard { left, why }, Action::Discard { building }) => {
                self.choose_discard(seat, left, why, building, log);
            }
            (Frame::Discard { why: Purpose::Building(building), .. }, _) => {
                log.cite("WK-Q7");
                log.all(|| Event::Declined { seat, building });
            }
            (Frame::Choose { building }, Action::Choose { option }) => {
                if let Effect::Immediate(Immediate::GainChoice { options }) =
                    self.edition.building(building).effect
                {
                    log.cite("WK-52");
                    self.gain(seat, options[option as usize], log);
                }
            }
            (Frame::Destroy { .. }, Action::Destroy { debts }) => {
                self.cite_destruction(seat, log);
                self.destroy_debts(seat, debts, log);
                self.cite_what_waited(log);
            }
            (Frame::Reset { acted, .. }, Action::Act { apprentice }) => {
                self.act_first(seat, acted, apprentice, log);
            }
            (Frame::Reset { acted, .. }, Action::Free { workers }) => {
                self.free(seat, acted, workers, log);
            }
            // `check` lets no other answer through; a frame that is done with needs nothing more.
            _ => {}
        }
    }

    /// One action of the Guardhouse, and what is left of them (WK-45).
    fn guard(&mut self, seat: Seat, left: u8, action: Action, log: &mut Log<Event>) {
        log.cite("WK-45");
        if action == Action::Done {
            return;
        }
        self.table.frames.push(Frame::Guard { left: left - 1 });
        match action {
            Action::Imprison => self.imprison_for_silver(seat, log),
            Action::Release => self.release(seat, self.player(seat).prison, log),
            Action::Ransom { by } => self.ransom(seat, by, log),
            _ => self.settle_debt(seat, log),
        }
    }

    /// A card of the hand is chosen to go; with the last one all go under the pile together.
    fn choose_discard(
        &mut self,
        seat: Seat,
        left: u8,
        why: Purpose,
        building: crate::edition::Building,
        log: &mut Log<Event>,
    ) {
        log.cite(match why {
            Purpose::Limit => "WK-14",
            Purpose::Cathedral => "WK-54",
            Purpose::Building(_) => "WK-E19",
            Purpose::Deal => "WK-93",
        });
        self.hidden[seat].leaving.insert(building);
        log.tell(Audience::Only(seat), || Event::Chose { seat, building });
        if left > 1 {
            self.table.frames.push(Frame::Discard { left: left - 1, why });
            return;
        }
        self.bury_chosen(seat, log);
        match why {
            Purpose::Limit => {}
            Purpose::Cathedral => self.climb(seat, log),
            Purpose::Building(building) => {
                if let Effect::Immediate(Immediate::DiscardBuildingFor { gain, .. }) =
                    self.edition.building(building).effect
                {
                    log.cite("WK-52");
                    self.gain(seat, gain, log);
                }
            }
            Purpose::Deal => self.begin_play(log),
        }
    }

    /// The paragraph by which debts are destroyed on somebody's answer: those of the Church, which
    /// asks only with the switch of WK-Q7, can go below the end of the track, too.
    fn cite_destruction(&self, seat: Seat, log: &mut Log<Event>) {
        let beyond = self.player(seat).virtue >= MAX_VIRTUE;
        log.cite(if beyond { "WK-61" } else { "WK-52" });
    }

    /// The paragraph of a gain that has waited for an answer about debts. All other steps cite
    /// their own.
    fn cite_what_waited(&self, log: &mut Log<Event>) {
        if !log.is_on() {
            return;
        }
        let below = self.table.frames.iter().rev();
        let step = below.into_iter().find(|frame| !matches!(frame, Frame::Gain { .. }));
        log.cite(match step {
            Some(Frame::Trades { .. }) => "WK-18",
            Some(Frame::Refill { .. }) => "WK-44",
            Some(Frame::Guard { .. }) => "WK-45",
            Some(Frame::Everyone { .. }) => "WK-52",
            Some(Frame::Reset { .. } | Frame::ResetActs { .. }) => "WK-71",
            // A Reward card and Acolytes: no other virtue of a turn's action comes with more.
            _ => "WK-54",
        });
    }

    /// Runs steps that ask nothing, and answers what has a single answer (WK-E67), until
    /// something is to be asked or the game is over.
    pub(crate) fn settle(&mut self, log: &mut Log<Event>) {
        while let Some(&frame) = self.table.frames.last() {
            match frame {
                // Whether there is a choice in the Guildhall depends on the hand, so that an answer
                // taken without a question would tell of it.
                Frame::Turn | Frame::Draft { .. } | Frame::Destroy { .. } | Frame::Guild => return,
                _ if frame.is_step() => {
                    self.table.frames.pop();
                    self.step(frame, log);
                }
                Frame::Reset { seat, acted } if self.freeable(seat, acted) == 0 => {
                    self.table.frames.pop();
                    self.act_next(seat, acted, log);
                }
                _ => {
                    let Some(seat) = self.asked().lowest() else { return };
                    let mut only = None;
                    let mut count = 0;
                    self.answers(seat, |action| {
                        only = Some(action);
                        count += 1;
                    });
                    if count > 1 {
                        return;
                    }
                    self.table.frames.pop();
                    if let Some(action) = only {
                        self.commit(seat, frame, action, log);
                    }
                }
            }
        }
    }

    /// A step that asks nothing.
    #[inline]
    fn step(&mut self, frame: Frame, log: &mut Log<Event>) {
        let active = self.table.active;
        match frame {
            Frame::Refill { row, column } => self.refill(row, column, log),
            Frame::Gain { seat, gain } => self.gain(seat, gain, log),
            Frame::Effect { building } => self.take_effect(active, building, log),
            Frame::Everyone { building, left } => self.affect_next(building, left, log),
            Frame::Close if self.table.reset => {
                self.table.frames.push(Frame::Limit);
                self.begin_reset(log);
            }
            Frame::ResetActs { left } => self.reset_next(left),
            Frame::ResetEnd => self.end_reset(log),
            Frame::Close | Frame::Limit => {
                let left = self.discards_for(active, Purpose::Limit);
                if left > 0 {
                    self.table.frames.push(Frame::Next);
                    self.table.frames.push(Frame::Discard { left, why: Purpose::Limit });
                } else {
                    self.next_turn(log);
                }
            }
            _ => self.next_turn(log),
        }
    }

    /// The next player's turn, unless it was the last one (WK-80) or there were enough (WK-E58).
    fn next_turn(&mut self, log: &mut Log<Event>) {
        let next = self.table.active.next(self.n_seats());
        if self.table.last_turns != NOT_YET {
            self.table.last_turns -= 1;
            self.table.over = self.table.last_turns == 0;
        }
        let limit = u32::from(self.table.round_limit);
        if !self.table.over && next == self.table.first && limit > 0 && self.round() >= limit {
            self.table.over = true;
            log.all(|| Event::Stopped { rounds: self.table.round_limit });
        }
        if self.table.over {
            self.tell_end_effects(log);
            log.all(|| Event::GameOver);
        } else {
            self.begin_turn(next, log);
        }
    }

    /// A turn begins: a worker is placed, or taken back where there is none (WK-11, WK-E29).
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        // Nobody is asked for the house rival, so that a single player hands over to nobody.
        if !self.table.solo && (seat != self.table.active || self.table.turn == 0) {
            log.barrier(Barrier::Handover(seat), || self.tally_now());
        }
        self.table.active = seat;
        self.table.turn += 1;
        log.all(|| Event::TurnBegan { seat, turn: self.table.turn, round: self.round() });
        if self.is_rival(seat) {
            self.rival_turn(seat, log);
        } else if self.player(seat).supply > 0 {
            self.table.frames.push(Frame::Turn);
        } else if self.can_recall(seat) {
            self.table.frames.push(Frame::Recall);
        } else {
            log.all(|| Event::Skipped { seat });
            self.table.frames.push(Frame::Close);
        }
    }
}
