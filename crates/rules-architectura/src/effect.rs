//! What the effects of cards can be used on: the masks that the question of an effect reads.

use game_core::{Seat, SeatSet};

use crate::city::{Space, Spaces};
use crate::edition::{Print, Prints, Reach, Verb, Whose};
use crate::questions::Effect;
use crate::state::Architectura;

impl Architectura {
    /// The verb of an effect under way.
    #[inline]
    pub(crate) fn verb(&self, doing: Effect) -> Verb {
        self.edition.facts(doing.of).verb
    }

    /// Whether the player may leave the effect now. A copy has to do something first (ER-54).
    pub(crate) fn may_pass(&self, doing: Effect) -> bool {
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
    pub fn reachable(&self, doing: Effect) -> Spaces {
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
    fn copying(&self, doing: Effect) -> Spaces {
        let copies = self.city().top(doing.at).is_some_and(|card| card.print() != doing.of);
        if copies { Spaces::only(doing.at) } else { Spaces::EMPTY }
    }

    /// Own face-up cards that have somewhere to go (ER-14).
    fn movable(&self, seat: Seat) -> Spaces {
        let city = self.city();
        let own = city.up_of(seat);
        own.iter().filter(|&at| !city.eligible_lifted(seat, at).is_empty()).collect()
    }

    /// Whether any card of `seat` has somewhere to go.
    pub(crate) fn can_move(&self, seat: Seat) -> bool {
        let city = self.city();
        city.up_of(seat).iter().any(|at| !city.eligible_lifted(seat, at).is_empty())
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
    pub(crate) fn has_replay(&self, seat: Seat) -> bool {
        let hand = self.hand(seat).len() + 1;
        !self.replayable(seat, None, hand).is_empty()
    }

    /// What a Forge may copy: what face-up cards do when played, if it would do something
    /// (AR-61, ER-36, ER-37).
    pub(crate) fn copyable(&self, doing: Effect) -> Prints {
        let mut prints = Prints::EMPTY;
        for at in self.city().up().iter() {
            prints.insert(self.city().card(at).print());
        }
        prints.iter().filter(|&of| self.would_act(of, doing.at)).collect()
    }

    /// Whether copying `of` would do something.
    pub(crate) fn would_act(&self, of: Print, at: Space) -> bool {
        let doing = Effect { of, at, used: 0, must: true };
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

    pub(crate) fn opponents(&self) -> SeatSet {
        SeatSet::first(self.n_seats()).without(self.table.active)
    }

    /// ER-56: a hand card and a card in the deck.
    pub(crate) fn can_cycle(&self, seat: Seat) -> bool {
        !self.hand(seat).is_empty() && !self.hidden[seat].deck.is_empty()
    }

    /// Whether anything could be copied, as far as everybody can see: whether a hand has a card
    /// that a copied Manufactory could play is its owner's secret.
    pub(crate) fn could_copy(&self, doing: Effect) -> bool {
        let seat = self.table.active;
        self.city().up().iter().any(|at| {
            let of = self.city().card(at).print();
            match self.edition.facts(of).verb {
                Verb::Replay => {
                    let copied = Effect { of, ..doing };
                    !self.hand(seat).is_empty() && !self.reachable(copied).is_empty()
                }
                _ => self.would_act(of, doing.at),
            }
        })
    }
}
