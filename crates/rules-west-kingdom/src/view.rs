//! What one viewer may know, and worlds that agree with it (WK-E54 to WK-E56).
//!
//! Hidden are hands and the order of the piles. A player remembers the cards passed on in the
//! draft and the cards put under the pile; who put which card there is open, so the own ones can
//! be read off the pile.

use game_core::{EditionRef, FastRng, List, PerSeat, Rng, Seat, SeatSet, Viewer};

use crate::edition::{
    APPRENTICES, Apprentice, BUILDINGS, Building, Buildings, Edition, Goods, Location,
    MARKET_CARDS, MAX_RIVAL_DECK, MarketCard, MarketCards, REWARDS, Reward, SEATS,
};
use crate::questions::{Discard, Draft, Frame, Look};
use crate::state::{Hidden, NOBODY, PASSES, Piles, Purpose, Table, WestKingdom};

/// All that one viewer may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    pub(crate) edition: EditionRef<Edition>,
    pub(crate) viewer: Viewer,
    /// What is public.
    pub(crate) table: Table,
    /// How many cards each player has in hand.
    pub(crate) hands: PerSeat<u8, SEATS>,
    /// What the viewer hides; nothing for a spectator.
    pub(crate) own: Hidden,
    /// The building pile, with [`Building::NONE`] for cards that the viewer does not know; the
    /// last is the top.
    pub(crate) buildings: List<Building, BUILDINGS>,
    /// Buildings of which the viewer does not know where they are.
    pub(crate) unseen: Buildings,
    /// The apprentice pile: at the bottom those that everybody knows, in order, and above them
    /// the others, in the order of the data file.
    pub(crate) apprentices: List<Apprentice, APPRENTICES>,
    /// Reward cards that nobody has seen, in the order of the data file.
    pub(crate) rewards: List<Reward, REWARDS>,
    /// Cards of the left Black Market pile.
    pub(crate) market: MarketCards,
    /// The small side on top of it; what is printed on the space if it is empty.
    pub(crate) small: Goods,
    /// What is left of the house rival's deck, in the order of the data file.
    pub(crate) rival: List<Location, MAX_RIVAL_DECK>,
}

impl View {
    pub(crate) fn of(game: &WestKingdom, viewer: Viewer) -> Self {
        let own = match viewer {
            Viewer::Seat(seat) => game.hidden[seat],
            Viewer::Spectator => Hidden::default(),
        };
        let mut unseen: Buildings = game.edition.all_buildings().collect();
        unseen = unseen.minus(own.hand | own.packet);
        for player in game.table.players.as_slice() {
            unseen = unseen.minus(player.built);
        }
        let mut buildings = game.piles.buildings;
        let looked = game.looked_at(viewer);
        let top = buildings.len() - looked;
        for (at, card) in buildings.iter_mut().enumerate() {
            let by = game.table.buriers[at];
            if at >= top || (by != NOBODY && viewer.is(Seat::new(by))) {
                unseen.remove(*card);
            } else {
                *card = Building::NONE;
            }
        }
        let mut apprentices = game.piles.apprentices;
        apprentices[game.table.known_apprentices as usize..].sort_unstable();
        let mut rewards = game.piles.rewards;
        rewards.sort_unstable();
        let mut rival = game.piles.rival;
        rival.sort_unstable();
        Self {
            edition: game.edition,
            viewer,
            table: game.table,
            hands: PerSeat::from_fn(game.n_seats(), |seat| game.hand(seat).len() as u8),
            own,
            buildings,
            unseen,
            apprentices,
            rewards,
            market: game.piles.market.iter().copied().collect(),
            small: game.small_side(),
            rival,
        }
    }

    /// A whole state with this view.
    pub(crate) fn sample(&self, rng: &mut FastRng) -> WestKingdom {
        let mut piles = Piles {
            buildings: self.buildings,
            apprentices: self.apprentices,
            rewards: self.rewards,
            market: self.sample_market(rng),
            rival: self.rival,
        };
        rng.shuffle(&mut piles.apprentices[self.table.known_apprentices as usize..]);
        rng.shuffle(&mut piles.rewards);
        rng.shuffle(&mut piles.rival);
        let mut game = WestKingdom {
            edition: self.edition,
            rng: Rng::new(rng.seed()),
            table: self.table,
            piles,
            hidden: PerSeat::from_fn(self.hands.len(), |seat| {
                if self.viewer.is(seat) { self.own } else { Hidden::default() }
            }),
        };
        Deal::new(self, &mut game).run(rng);
        self.seal(&mut game, rng);
        self.respect_question(&mut game, rng);
        game
    }

    /// Who is asked in the Guildhall can advance, or holds a building that can be constructed; a
    /// sampled hand must bear that out.
    fn respect_question(&self, game: &mut WestKingdom, rng: &mut FastRng) {
        let seat = self.table.active;
        let asked = matches!(self.table.frames.last(), Some(Frame::Guild(_)));
        if !asked || self.viewer.is(seat) || game.can_build(seat) {
            return;
        }
        let skills = game.player(seat).skills(&game.edition);
        let able = |card: &Building| game.can_construct(seat, skills, *card);
        let wanted: Buildings = self.unseen.iter().filter(able).collect();
        let hand = game.hand(seat);
        // Cards passed on stay in the places where they can be: others are exchanged, or two that
        // were passed on together.
        let [first, second] = self.own.passed;
        let pairs = [
            (wanted.minus(first | second), hand.minus(first | second)),
            (wanted & first, hand & first),
            (wanted & second, hand & second),
            (wanted, hand),
        ];
        let pair = pairs.into_iter().find(|(take, give)| !take.is_empty() && !give.is_empty());
        let Some((take, give)) = pair else { return };
        let take = take.nth(rng.below(take.len() as u32)).unwrap_or_default();
        let give = give.nth(rng.below(give.len() as u32)).unwrap_or_default();
        game.exchange(seat, give, take);
    }

    /// The left Black Market pile in an order that shows the side on top (WK-E54).
    fn sample_market(&self, rng: &mut FastRng) -> List<MarketCard, MARKET_CARDS> {
        let mut pile: List<MarketCard, MARKET_CARDS> = self.market.iter().collect();
        rng.shuffle(&mut pile);
        let shows = |card: &MarketCard| self.edition.market_card(*card).small == self.small;
        if let (Some(at), Some(top)) = (pile.iter().position(shows), pile.len().checked_sub(1)) {
            pile.swap(at, top);
        }
        pile
    }

    /// Choices that others have made and not shown.
    fn seal(&self, game: &mut WestKingdom, rng: &mut FastRng) {
        match self.table.frames.last() {
            Some(&Frame::Draft(Draft { done })) => {
                for seat in done.iter().filter(|&seat| !self.viewer.is(seat)) {
                    let packet = game.hidden[seat].packet;
                    let pick = packet.nth(rng.below(packet.len() as u32));
                    game.hidden[seat].pick = pick.unwrap_or_default();
                }
            }
            Some(&Frame::Discard(Discard { left, why })) if !self.viewer.is(self.table.active) => {
                let seat = self.table.active;
                let all = game.discards_for(seat, why);
                let mut hand: List<Building, BUILDINGS> = game.hand(seat).iter().collect();
                rng.shuffle(&mut hand);
                let chosen = all.saturating_sub(left) as usize;
                game.hidden[seat].leaving = hand.iter().copied().take(chosen).collect();
            }
            _ => {}
        }
    }
}

/// Deals the buildings that the viewer cannot place.
struct Deal<'a> {
    view: &'a View,
    game: &'a mut WestKingdom,
    /// Not dealt yet.
    left: Buildings,
    /// Of these, those that lie somewhere, but not among the cards that were never dealt.
    used: Buildings,
}

impl<'a> Deal<'a> {
    fn new(view: &'a View, game: &'a mut WestKingdom) -> Self {
        Self { view, game, left: view.unseen, used: Buildings::EMPTY }
    }

    fn run(mut self, rng: &mut FastRng) {
        if self.left.is_empty() {
            return;
        }
        if let Viewer::Seat(seat) = self.view.viewer {
            for round in 0..PASSES {
                self.place_passed(seat, round, rng);
            }
        }
        // Cards that were never dealt in the draft lie on top, and none of those passed on is
        // among them.
        let fresh = self.left.minus(self.used);
        let mut cards: List<Building, BUILDINGS> = fresh.iter().collect();
        rng.shuffle(&mut cards);
        for at in 0..self.game.piles.buildings.len() {
            let undealt = self.view.table.buriers[at] == NOBODY;
            if undealt && !self.game.piles.buildings[at].is_some() {
                let Some(card) = cards.pop() else { break };
                self.game.piles.buildings[at] = card;
            }
        }
        for card in (self.left & self.used).iter() {
            // Each at a random place, so that the order stays a random one.
            cards.push(card);
            let last = cards.len() - 1;
            cards.swap(last, rng.below(last as u32 + 1) as usize);
        }
        self.fill(&mut cards);
    }

    /// The rest goes to packets, hands and what others have put under the pile.
    fn fill(&mut self, cards: &mut List<Building, BUILDINGS>) {
        let drafting = matches!(self.view.table.frames.last(), Some(Frame::Draft(_)));
        let dealt = self.game.edition.numbers().draft_deal - self.view.table.picks;
        for seat in Seat::all(self.view.hands.len()) {
            let mine = self.view.viewer.is(seat);
            if mine || self.view.table.is_rival(seat) {
                continue;
            }
            let hidden = &mut self.game.hidden[seat];
            while hidden.hand.len() < self.view.hands[seat] as usize {
                let Some(card) = cards.pop() else { return };
                hidden.hand.insert(card);
            }
            while drafting && hidden.packet.len() < dealt as usize {
                let Some(card) = cards.pop() else { return };
                hidden.packet.insert(card);
            }
        }
        for card in self.game.piles.buildings.iter_mut().filter(|card| !card.is_some()) {
            *card = cards.pop().unwrap_or_default();
        }
    }

    /// The cards passed on after one pick went to the left: each neighbor kept one, and the last
    /// one of them went under the pile (WK-7). What can be told of them is respected as long as
    /// nothing has been drawn that lay under the pile; later they may be anywhere.
    fn place_passed(&mut self, seat: Seat, round: usize, rng: &mut FastRng) {
        let passed = self.view.own.passed[round];
        let numbers = self.game.edition.numbers();
        let picks = self.view.table.picks as usize;
        if passed.is_empty() {
            return;
        }
        let drafting = matches!(self.view.table.frames.last(), Some(Frame::Draft(_)));
        if !drafting && !self.view.table.buriers.contains(&NOBODY) {
            return;
        }
        let mut cards: List<Building, BUILDINGS> = (passed & self.left).iter().collect();
        rng.shuffle(&mut cards);
        // One was kept by each neighbor who has had them since.
        let keepers = (picks - 1 - round).min(numbers.draft_deal as usize - 2 - round);
        let mut keeper = seat;
        let n = self.view.hands.len();
        for _ in 0..keepers {
            keeper = keeper.next(n);
            if keeper == seat {
                break;
            }
            if !(self.view.table.players[keeper].built & passed).is_empty() {
                // It is the one that was built.
                continue;
            }
            let Some(card) = cards.pop() else { return };
            if self.view.table.players[keeper].discards == 0 {
                self.game.hidden[keeper].hand.insert(card);
                self.left.remove(card);
            } else {
                self.used.insert(card);
            }
        }
        if drafting {
            let holder = keeper.next(n);
            while let Some(card) = cards.pop() {
                self.game.hidden[holder].packet.insert(card);
                self.left.remove(card);
            }
        } else if let Some(card) = cards.pop() {
            // The one left over: the uppermost that its last holder put under the pile.
            let by = keeper.index() as u8;
            let at = self.view.table.buriers.iter().rposition(|&other| other == by);
            match at.filter(|&at| !self.game.piles.buildings[at].is_some()) {
                Some(at) => {
                    self.game.piles.buildings[at] = card;
                    self.left.remove(card);
                }
                None => self.used.insert(card),
            }
        }
        self.used |= cards.iter().copied().collect();
    }
}

impl WestKingdom {
    /// Exchanges a card of a hand and a card that is somewhere else out of sight, in a sampled
    /// world.
    fn exchange(&mut self, seat: Seat, give: Building, take: Building) {
        if let Some(at) = self.piles.buildings.iter().position(|&card| card == take) {
            self.piles.buildings[at] = give;
        } else {
            for (_, hidden) in self.hidden.iter_mut().filter(|(_, h)| h.hand.contains(take)) {
                hidden.hand.remove(take);
                hidden.hand.insert(give);
            }
        }
        self.hidden[seat].hand.remove(give);
        self.hidden[seat].hand.insert(take);
    }

    /// How many cards on top of the building pile `viewer` is looking at.
    fn looked_at(&self, viewer: Viewer) -> usize {
        match self.table.frames.last() {
            Some(&Frame::Look(Look { cards, .. })) if viewer.is(self.table.active) => {
                cards as usize
            }
            _ => 0,
        }
    }

    /// What the left space of the Black Market shows (WK-40, WK-41).
    pub(crate) fn small_side(&self) -> Goods {
        match self.piles.market.last() {
            Some(&card) => self.edition.market_card(card).small,
            None => self.edition.prices().printed[0],
        }
    }

    /// What the right space of the Black Market shows.
    pub(crate) fn large_side(&self) -> Goods {
        match self.table.turned.last() {
            Some(&card) => self.edition.market_card(card).large,
            None => self.edition.prices().printed[1],
        }
    }

    /// How many cards go under the pile in all for this reason.
    pub(crate) fn discards_for(&self, seat: Seat, why: Purpose) -> u8 {
        match why {
            Purpose::Limit => {
                let limit = self.edition.numbers().hand_limit as usize;
                self.hand(seat).len().saturating_sub(limit) as u8
            }
            Purpose::Cathedral => self.edition.storey(self.player(seat).cathedral + 1).discard,
            Purpose::Building(building) => self.cards_asked(building),
            Purpose::Deal => 1,
        }
    }

    /// Those who still have to choose in the draft.
    pub(crate) fn choosing(&self, done: SeatSet) -> SeatSet {
        SeatSet::first(self.n_players()).minus(done)
    }
}
