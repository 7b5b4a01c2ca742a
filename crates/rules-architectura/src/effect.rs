//! What cards do when they are played: for each verb what is open, whether it has to be asked,
//! and what an answer does. Legality, checks and `settle` all read the same masks.

use game_core::{Log, Seat, SeatSet};

use crate::action::Action;
use crate::city::{Space, Spaces};
use crate::edition::{Print, Prints, Reach, Verb, Whose};
use crate::event::Event;
use crate::state::{Architectura, Doing, Frame};

impl Architectura {
    /// The verb of an effect under way.
    #[inline]
    pub(crate) fn verb(&self, doing: Doing) -> Verb {
        self.edition.facts(doing.of).verb
    }

    /// Whether the player may leave the effect now. A copy has to do something first (ER-54).
    pub(crate) fn may_pass(&self, doing: Doing) -> bool {
        if doing.must {
            return false;
        }
        if self.edition.facts(doing.of).optional || doing.used != 0 {
            return true;
        }
        // ER-49: one's own protected cards never have to be chosen.
        match self.verb(doing) {
            Verb::Destroy => {
                let own = self.city().up_of(self.table.active) & self.city().guarded();
                self.reachable(doing).minus(own).is_empty()
            }
            _ => false,
        }
    }

    /// The spaces an effect can be used on, for verbs that choose one space.
    pub fn reachable(&self, doing: Doing) -> Spaces {
        let (city, seat) = (self.city(), self.table.active);
        let own = city.up_of(seat);
        match self.verb(doing) {
            Verb::Rotate { count, whose, reach } => {
                let used = Spaces(doing.used);
                if used.len() >= count as usize {
                    return Spaces::EMPTY;
                }
                let mut open = (city.affectable(seat) & city.turnable).minus(used);
                if whose == Whose::Own {
                    open = open & own;
                }
                if reach == Reach::Adjacent {
                    open = open & Spaces::only(doing.at).neighbors();
                }
                open
            }
            Verb::RotateEach => {
                let mut open = city.affectable(seat) & city.turnable;
                for owner in Seat::all(self.n_seats()) {
                    if doing.used & 1 << owner.index() != 0 {
                        open = open.minus(city.up_of(owner));
                    }
                }
                open
            }
            Verb::Destroy => city.affectable(seat) & Spaces::only(doing.at).neighbors(),
            Verb::Protect if self.has_free_token(seat) => own.minus(city.guarded()),
            Verb::Move => self.movable(seat),
            Verb::Rebuild => self.rebuildable(seat),
            // ER-48: a reserved space takes no second token.
            Verb::Reserve if self.has_free_token(seat) => {
                city.eligible(seat).minus(city.reserved_all())
            }
            // ER-55: the copying Forge itself is not taken back.
            Verb::Replay => own.minus(self.copying(doing)),
            Verb::DestroyLower => self.lower_in_street(doing.at),
            _ => Spaces::EMPTY,
        }
    }

    /// The space of the card that copies, while it does.
    fn copying(&self, doing: Doing) -> Spaces {
        let copies = self.city().top(doing.at).is_some_and(|card| card.print() != doing.of);
        if copies { Spaces::only(doing.at) } else { Spaces::EMPTY }
    }

    /// Own face-up cards that have somewhere to go (ER-14).
    fn movable(&self, seat: Seat) -> Spaces {
        let city = self.city();
        let own = city.up_of(seat);
        own.iter().filter(|&at| !city.eligible_lifted(seat, at).is_empty()).collect()
    }

    /// Own destroyed cards that are not covered and not under another's Fountain (AR-35, ER-27).
    fn rebuildable(&self, seat: Seat) -> Spaces {
        let city = self.city();
        let open = city.down.minus(city.reserved_all().minus(city.reserved_of(seat)));
        open.iter().filter(|&at| city.card(at).owner() == seat).collect()
    }

    /// The face-up cards of a street with a lower value than the card at `at`, without those that
    /// an opponent protects (AR-54, ER-6).
    fn lower_in_street(&self, at: Space) -> Spaces {
        let city = self.city();
        let value = city.value(&self.edition, at);
        let street = city.affectable(self.table.active) & Spaces::street_of(at);
        street.iter().filter(|&other| city.value(&self.edition, other) < value).collect()
    }

    /// Pairs of neighbors that can change places, each as its first space, to the right and
    /// below (AR-40, ER-43).
    pub(crate) fn swappable(&self, whose: Whose) -> (Spaces, Spaces) {
        let seat = self.table.active;
        let mut open = self.city().affectable(seat);
        if whose == Whose::Own {
            open = open & self.city().up_of(seat);
        }
        (open & open.to_left(), open & Spaces(open.0 >> 8))
    }

    /// Hand cards that can be played on the space of a card just taken back (ER-38, ER-58).
    /// `hand` is the number of cards in hand with the returned one.
    pub(crate) fn replayable(&self, seat: Seat, returned: Option<Print>, hand: usize) -> Prints {
        let mut cards = self.hand(seat).minus(self.edition.off_city);
        if let Some(returned) = returned {
            cards.remove(returned);
        }
        for costly in (cards & self.edition.costly).iter() {
            if !self.is_payable(seat, costly, hand) {
                cards.remove(costly);
            }
        }
        cards
    }

    /// Whether a card could be taken back and another played (AR-63).
    fn has_replay(&self, seat: Seat) -> bool {
        let hand = self.hand(seat).len() + 1;
        !self.replayable(seat, None, hand).is_empty()
    }

    /// What a Forge may copy: what face-up cards do when played, if it would do something
    /// (AR-61, ER-36, ER-37).
    pub(crate) fn copyable(&self, doing: Doing) -> Prints {
        let mut prints = Prints::EMPTY;
        for at in self.city().up().iter() {
            prints.insert(self.city().card(at).print());
        }
        prints.iter().filter(|&of| self.check_copy(doing, of).is_ok()).collect()
    }

    /// Whether copying `of` would do something.
    pub(crate) fn would_act(&self, of: Print, at: Space) -> bool {
        let doing = Doing { of, at, used: 0, must: true };
        let seat = self.table.active;
        match self.verb(doing) {
            Verb::None | Verb::Copy => false,
            Verb::Swap { whose } => {
                let (right, below) = self.swappable(whose);
                !(right | below).is_empty()
            }
            Verb::Cycle => self.can_cycle(seat),
            Verb::HandLimit { limit } => limit > self.table.players[seat].hand_limit,
            Verb::LayDown => self.opponents().iter().any(|opponent| self.can_lay(opponent)),
            Verb::Replay => !self.reachable(doing).is_empty() && self.has_replay(seat),
            _ => !self.reachable(doing).is_empty(),
        }
    }

    fn opponents(&self) -> SeatSet {
        SeatSet::first(self.n_seats()).without(self.table.active)
    }

    /// ER-56: a hand card and a card in the deck.
    fn can_cycle(&self, seat: Seat) -> bool {
        !self.hand(seat).is_empty() && !self.hidden[seat].deck.is_empty()
    }

    /// Runs an effect as far as it asks nothing. Says whether the player has to be asked now.
    pub(crate) fn asks(&mut self, doing: Doing, log: &mut Log<Event>) -> bool {
        let seat = self.table.active;
        match self.verb(doing) {
            Verb::Rotate { .. } | Verb::RotateEach | Verb::Rebuild => {
                self.asks_unless_empty(self.reachable(doing).is_empty())
            }
            Verb::Move => {
                let city = self.city();
                let mut own = city.up_of(seat).iter();
                let movable = own.any(|at| !city.eligible_lifted(seat, at).is_empty());
                self.asks_unless_empty(!movable)
            }
            Verb::Swap { whose } => {
                let (right, below) = self.swappable(whose);
                self.asks_unless_empty((right | below).is_empty())
            }
            Verb::Destroy => match self.forced(doing) {
                Some(at) => {
                    self.table.frames.pop();
                    log.cite("AR-44");
                    self.doom(Spaces::only(at), log);
                    false
                }
                None => self.asks_unless_empty(self.reachable(doing).is_empty()),
            },
            Verb::Protect => match self.forced(doing) {
                Some(at) => {
                    self.table.frames.pop();
                    self.protect(seat, at, log);
                    false
                }
                None => self.asks_unless_empty(self.reachable(doing).is_empty()),
            },
            Verb::Reserve => match self.forced(doing) {
                Some(at) => {
                    self.table.frames.pop();
                    self.reserve(seat, at, log);
                    false
                }
                None => self.asks_unless_empty(self.reachable(doing).is_empty()),
            },
            Verb::Cycle => self.asks_unless_empty(!self.can_cycle(seat)),
            // Asked also when the hand has nothing that fits: silence would tell.
            Verb::Replay => self
                .asks_unless_empty(self.hand(seat).is_empty() || self.reachable(doing).is_empty()),
            Verb::Copy => self.asks_unless_empty(!self.could_copy(doing)),
            Verb::HandLimit { limit } => {
                self.table.frames.pop();
                let player = &mut self.table.players[seat];
                // ER-42: a limit never goes down.
                if limit > player.hand_limit {
                    player.hand_limit = limit;
                    log.all(|| Event::HandLimit { seat, limit });
                }
                false
            }
            Verb::LayDown => {
                self.table.frames.pop();
                self.table.frames.push(Frame::Lay { left: self.opponents() });
                false
            }
            Verb::DestroyLower => {
                let lower = self.reachable(doing);
                let ask = lower & self.city().guarded();
                self.table.frames.pop();
                self.table.frames.push(Frame::Strike {
                    ask,
                    doomed: lower.minus(ask),
                    must: doing.must,
                });
                false
            }
            Verb::None => {
                self.table.frames.pop();
                false
            }
        }
    }

    fn asks_unless_empty(&mut self, empty: bool) -> bool {
        if empty {
            self.table.frames.pop();
        }
        !empty
    }

    /// The only target, where the effect has to be carried out.
    fn forced(&self, doing: Doing) -> Option<Space> {
        let only = self.reachable(doing).single()?;
        (!self.may_pass(doing)).then_some(only)
    }

    /// Whether anything could be copied, as far as everybody can see: whether a hand has a card
    /// that a copied Manufactory could play is its owner's secret.
    fn could_copy(&self, doing: Doing) -> bool {
        let seat = self.table.active;
        self.city().up().iter().any(|at| {
            let of = self.city().card(at).print();
            match self.edition.facts(of).verb {
                Verb::Replay => {
                    let copied = Doing { of, ..doing };
                    !self.hand(seat).is_empty() && !self.reachable(copied).is_empty()
                }
                _ => self.would_act(of, doing.at),
            }
        })
    }

    /// Carries out an answer to the question of an effect.
    pub(crate) fn act(&mut self, doing: Doing, action: Action, log: &mut Log<Event>) {
        let seat = self.table.active;
        self.table.frames.pop();
        match action {
            Action::Turn { at, turn } => {
                let used = match self.verb(doing) {
                    Verb::RotateEach => 1 << self.city().card(at).owner().index(),
                    _ => Spaces::only(at).0,
                };
                log.cite("AR-42");
                self.turn_card(at, turn, log);
                // One card is enough for a copy to have done something.
                let doing = Doing { used: doing.used | used, must: false, ..doing };
                self.table.frames.push(Frame::Effect(doing));
            }
            Action::Swap { a, b } => self.swap_cards(a, b, log),
            Action::Destroy { at } => {
                log.cite("AR-44");
                self.doom(Spaces::only(at), log);
            }
            Action::Protect { at } => self.protect(seat, at, log),
            Action::Move { at } => match self.city().eligible_lifted(seat, at).single() {
                Some(to) => {
                    log.cite("AR-41");
                    self.move_card(at, to, log);
                }
                None => self.table.frames.push(Frame::To { from: at }),
            },
            Action::Rebuild { at } => self.rebuild(at, log),
            Action::Cycle { card } => self.cycle(seat, card, log),
            Action::Reserve { at } => self.reserve(seat, at, log),
            Action::Copy { card } => {
                log.all(|| Event::Copied { seat, card });
                let copying = self.city().card(doing.at).print();
                self.table.frames.push(Frame::Unforge { card: copying });
                let copied = Doing { of: card, at: doing.at, used: 0, must: true };
                self.table.frames.push(Frame::Effect(copied));
            }
            Action::Return { at } => {
                let returned = self.return_card(seat, at, log);
                self.table.frames.push(Frame::Replay { at, returned });
            }
            _ => {}
        }
    }
}
