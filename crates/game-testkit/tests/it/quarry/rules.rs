//! The hot half of Quarry.

use std::cell::Cell;

use game_core::{
    Audience, Barrier, EditionRef, FastRng, Game, GameText, List, Log, Message, Outcome, PerSeat,
    Problem, Rng, RulesVersion, Seat, SeatSet, Seed, Standing, Tally, Viewer,
};

use super::{Action, COINS, Config, Defect, Event, No, SEATS, Stones};

/// A Quarry in progress. Sets of stones are bits.
#[derive(Clone, PartialEq, Eq)]
pub struct Quarry {
    pub(super) stones: EditionRef<Stones>,
    pub(super) rng: Rng,
    pub(super) frame: Frame,
    pub(super) hands: PerSeat<u32, SEATS>,
    pub(super) yards: PerSeat<u32, SEATS>,
    pub(super) rubble: u32,
    /// The top is the last.
    pub(super) deck: List<u8, 24>,
    pub(super) coins: PerSeat<u8, SEATS>,
    pub(super) bank: u8,
    pub(super) turn: u32,
    pub(super) rounds: u8,
    pub(super) limit: Option<u8>,
    pub(super) stopped: bool,
    /// What some faults leave behind; nothing in a sound game.
    pub(super) trace: Cell<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Frame {
    Bids { picks: PerSeat<Option<u8>, SEATS>, first: Option<Seat> },
    Turn { seat: Seat, acted: bool },
    Demand { of: Seat, by: Seat },
    Over,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq)]
pub struct View {
    pub(super) stones: EditionRef<Stones>,
    pub(super) viewer: Viewer,
    pub(super) hand: u32,
    pub(super) counts: PerSeat<u8, SEATS>,
    pub(super) frame: Frame,
    pub(super) sealed: SeatSet,
    pub(super) yards: PerSeat<u32, SEATS>,
    pub(super) rubble: u32,
    pub(super) deck: u8,
    pub(super) coins: PerSeat<u8, SEATS>,
    pub(super) bank: u8,
    pub(super) turn: u32,
    pub(super) rounds: u8,
    pub(super) limit: Option<u8>,
    pub(super) stopped: bool,
    /// Hands with their sealed stones, when that fault is on.
    pub(super) open: PerSeat<u32, SEATS>,
    pub(super) peek: Unequal,
}

/// A value that two views may differ in and still be called equal: a fault in itself.
#[derive(Clone, Copy)]
pub(super) struct Unequal(pub u8);

impl PartialEq for Unequal {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl Eq for Unequal {}

/// The stones of a set.
pub(super) fn stones(set: u32) -> impl DoubleEndedIterator<Item = u8> {
    (0..32).filter(move |stone| set >> stone & 1 == 1)
}

impl Quarry {
    pub(super) fn has(&self, defect: Defect) -> bool {
        self.stones.defect == defect
    }

    /// Odd or even, as the top of the deck is: what a peeking fault tells.
    pub(super) fn peek(&self) -> u8 {
        self.deck.last().map_or(0, |stone| stone % 2)
    }

    /// All coins there are.
    pub fn coins(&self) -> u32 {
        u32::from(self.bank) + self.coins.as_slice().iter().map(|&n| u32::from(n)).sum::<u32>()
    }

    /// All stones there are, zone by zone.
    pub fn stones(&self) -> Vec<u8> {
        let mut all: Vec<u8> = self.deck.to_vec();
        all.extend(stones(self.rubble));
        for seat in Seat::all(self.seats()) {
            all.extend(stones(self.hands[seat]).chain(stones(self.yards[seat])));
        }
        if let Frame::Bids { picks, .. } = &self.frame {
            all.extend(picks.as_slice().iter().flatten());
        }
        all
    }

    fn points(&self, seat: Seat) -> (i16, i16) {
        let points = |stone: u8| i16::from(self.stones.points[stone as usize]);
        let coins = if self.has(Defect::CoinsUncounted) { 0 } else { self.coins[seat] };
        (stones(self.yards[seat]).map(points).sum(), i16::from(coins))
    }

    pub(super) fn score(&self, seat: Seat) -> i16 {
        let (yard, coins) = self.points(seat);
        yard + coins
    }

    fn barrier(&self, kind: Barrier, log: &mut Log<Event>) {
        log.barrier(kind, || {
            if self.has(Defect::ShortTally) { Tally::default() } else { self.tally() }
        });
    }

    fn draw(&mut self, seat: Seat, log: &mut Log<Event>) {
        assert!(!(self.has(Defect::SamplePanics) && self.trace.get() > 0), "an unreal world");
        if self.has(Defect::ShiftyBarrier) && self.peek() == 1 {
            self.barrier(Barrier::Chance, log);
        } else if !self.has(Defect::SilentDraw) {
            self.barrier(Barrier::Reveal(Audience::Only(seat)), log);
        }
        let Some(stone) = self.deck.pop() else { return };
        self.hands[seat] |= 1 << stone;
        let number = seat.index() as u8;
        log.tell(Audience::Only(seat), || Event::Drew { seat: number, stone: Some(stone) });
        log.tell(Audience::AllBut(seat), || {
            let stone = self.has(Defect::LoudDraw).then_some(stone);
            Event::Drew { seat: number, stone }
        });
    }

    /// Whether the game can stand at its question: there is a round left, and whoever is asked has
    /// an answer.
    pub fn question_fits(&self) -> bool {
        let asked = self.awaiting();
        let mut answers = Vec::new();
        let has_answer = |seat| {
            self.legal_actions(seat, &mut answers);
            !answers.is_empty()
        };
        match self.frame {
            Frame::Over => true,
            _ => self.rounds > 0 && !asked.is_empty() && asked.iter().all(has_answer),
        }
    }

    fn bid(&mut self, seat: Seat, stone: u8, log: &mut Log<Event>) {
        self.hands[seat] &= !(1 << stone);
        let noted = self.has(Defect::FirstBidNoted);
        let Frame::Bids { picks, first } = &mut self.frame else { unreachable!("bids are asked") };
        picks[seat] = Some(stone);
        if noted {
            first.get_or_insert(seat);
        }
        let picks = *picks;
        let number = seat.index() as u8;
        let loud = self.has(Defect::LoudBids);
        log.tell(Audience::Only(seat), || Event::Sealed { seat: number, stone });
        log.tell(Audience::AllBut(seat), || {
            if loud { Event::Sealed { seat: number, stone } } else { Event::Bid { seat: number } }
        });
        if picks.as_slice().iter().any(Option::is_none) {
            return;
        }
        self.barrier(Barrier::Reveal(Audience::Everyone), log);
        log.all(|| Event::Opened { stones: picks.as_slice().iter().flatten().copied().collect() });
        for (seat, stone) in picks.iter() {
            self.yards[seat] |= 1 << stone.unwrap_or_default();
        }
        let seat = Seat::all(self.seats()).max_by_key(|&seat| picks[seat]).unwrap_or_default();
        self.turn += 1;
        self.frame = Frame::Turn { seat, acted: false };
        log.all(|| Event::Turn { seat: seat.index() as u8 });
    }

    fn done(&mut self, seat: Seat, log: &mut Log<Event>) {
        log.all(|| Event::Done { seat: seat.index() as u8 });
        if self.has(Defect::NeverEnds) || self.has(Defect::SampleGoesOn) && self.trace.get() > 0 {
            return;
        }
        self.rounds -= 1;
        let seats = self.seats();
        let ended = self.rounds == 0 || self.deck.len() < seats;
        self.stopped = !ended && self.limit.is_some_and(|limit| self.turn >= limit.into());
        if ended || self.stopped {
            self.frame = Frame::Over;
            log.all(|| Event::Over);
            return;
        }
        self.barrier(Barrier::Handover(seat.next(seats)), log);
        log.all(|| Event::Round { left: self.rounds });
        for seat in Seat::all(seats) {
            self.draw(seat, log);
        }
        self.frame = Frame::Bids { picks: PerSeat::new(seats), first: None };
    }

    fn roll(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.barrier(Barrier::Chance, log);
        let coins = self.bank.min(1 + self.rng.below(6) as u8);
        self.bank -= coins;
        self.coins[seat] += coins;
        if self.has(Defect::CoinLost) {
            self.bank = self.bank.saturating_sub(1);
        }
        if self.has(Defect::TurnGoesBack) {
            self.turn = 0;
        }
        let mut heard = false;
        log.all(|| {
            heard = true;
            Event::Rolled { seat: seat.index() as u8, coins }
        });
        if heard && self.has(Defect::ListenerMatters) {
            self.rng.open();
        }
    }

    fn reason(&self, seat: Seat, action: Action) -> Result<(), No> {
        let in_hand = |stone: u8| self.hands[seat] >> stone & 1 == 1;
        match self.frame {
            Frame::Over => Err(No::NotAsked),
            Frame::Bids { picks, .. } => match action {
                _ if picks[seat].is_some() => Err(No::NotAsked),
                Action::Bid(stone) if !in_hand(stone) => {
                    let elsewhere =
                        Seat::all(self.seats()).any(|s| self.hands[s] >> stone & 1 == 1);
                    let tells = self.has(Defect::PeekingRefusal) && elsewhere;
                    Err(if tells { No::SomebodyHasIt } else { No::NotInHand })
                }
                Action::Bid(stone) if self.blocked(seat) == Some(stone) => Err(No::NotNow),
                Action::Bid(_) => Ok(()),
                _ => Err(No::NotNow),
            },
            Frame::Turn { seat: active, acted } => match action {
                Action::Refuse
                    if self.has(Defect::AnswersUnasked) && seat == active.next(self.seats()) =>
                {
                    Ok(())
                }
                _ if seat != active => Err(No::NotAsked),
                Action::Draw if self.has(Defect::UnlistedDraw) && !self.deck.is_empty() => Ok(()),
                Action::Draw | Action::Roll | Action::Demand(_) if acted => Err(No::OncePerTurn),
                Action::Draw if self.deck.is_empty() => Err(No::EmptyDeck),
                Action::Roll if self.bank == 0 => Err(No::EmptyBank),
                Action::Demand(of) if usize::from(of) >= self.seats() || Seat::new(of) == seat => {
                    Err(No::WrongSeat)
                }
                Action::Sell(stone) if !in_hand(stone) => Err(No::NotInHand),
                Action::Sell(_) if self.bank == 0 => Err(No::EmptyBank),
                Action::Bid(_) | Action::Pay | Action::Refuse => Err(No::NotNow),
                _ => Ok(()),
            },
            Frame::Demand { of, .. } => match action {
                _ if seat != of => Err(No::NotAsked),
                Action::Pay if self.coins[seat] <= self.withheld() => Err(No::WithoutCoin),
                Action::Refuse if self.has(Defect::EmptyQuestion) => Err(No::NotNow),
                Action::Pay | Action::Refuse => Ok(()),
                _ => Err(No::NotNow),
            },
        }
    }

    /// Coins that a fault does not let go.
    fn withheld(&self) -> u8 {
        if self.has(Defect::EmptyQuestion) { 2 } else { 0 }
    }

    /// The stone that a fault keeps from those who seal late.
    fn blocked(&self, seat: Seat) -> Option<u8> {
        let Frame::Bids { picks, .. } = &self.frame else { return None };
        let late = picks.as_slice().iter().any(Option::is_some);
        let spare = self.hands[seat].count_ones() > 1;
        let highest = stones(self.hands[seat]).next_back();
        highest.filter(|_| self.has(Defect::BidsBlock) && late && spare)
    }
}

thread_local! {
    /// How many games there were, and how many samples: what faults remember.
    static CALLS: Cell<u64> = const { Cell::new(0) };
}

fn calls() -> u64 {
    CALLS.set(CALLS.get() + 1);
    CALLS.get()
}

impl Game for Quarry {
    const ID: &'static str = "quarry";
    const RULES: RulesVersion = RulesVersion(1);
    const PLAYERS: (u8, u8) = (2, SEATS as u8);
    const CATEGORIES: &'static [&'static str] = &["yard", "coins"];
    const TIE_BREAKS: &'static [&'static str] = &["stones"];
    const TIE_RULE: &'static str = "QU-7";
    type Edition = Stones;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = No;

    fn new(stones: &'static Stones, config: &Config, mut seed: Seed) -> Result<Self, Problem> {
        let n = usize::from(config.players);
        if !(2..=SEATS).contains(&n) || config.rounds == 0 {
            return Err(Message::new("qu-no-players").int("players", config.players).into());
        }
        if stones.defect == Defect::Memory {
            seed.0[0] ^= calls() as u8;
        }
        let mut rng = Rng::new(seed);
        let mut deck: Vec<u8> = (0..stones.points.len() as u8).collect();
        rng.shuffle(&mut deck);
        let mut hands = PerSeat::new(n);
        for seat in Seat::all(n) {
            hands[seat] = deck.drain(..3).fold(0, |hand, stone| hand | 1 << stone);
        }
        let mut coins = PerSeat::from_fn(n, |_| 2);
        coins[Seat::new(0)] += config.handicap;
        Ok(Self {
            stones: EditionRef(stones),
            rng,
            frame: Frame::Bids { picks: PerSeat::new(n), first: None },
            hands,
            yards: PerSeat::new(n),
            rubble: 0,
            deck: deck.into_iter().collect(),
            bank: COINS as u8 - coins.as_slice().iter().sum::<u8>(),
            coins,
            turn: 0,
            rounds: config.rounds,
            limit: config.limit,
            stopped: false,
            trace: Cell::new(0),
        })
    }

    fn edition(&self) -> &'static Stones {
        self.stones.0
    }

    fn seats(&self) -> usize {
        self.hands.len()
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn awaiting(&self) -> SeatSet {
        match &self.frame {
            Frame::Bids { picks, .. } => {
                picks.iter().filter(|(_, pick)| pick.is_none()).map(|(seat, _)| seat).collect()
            }
            Frame::Turn { seat, .. } => SeatSet::only(*seat),
            Frame::Demand { of, .. } => SeatSet::only(*of),
            Frame::Over => SeatSet::EMPTY,
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.has(Defect::DirtyList) {
            out.clear();
        }
        let hand = || stones(self.hands[seat]);
        match self.frame {
            Frame::Bids { picks, .. } if picks[seat].is_none() => {
                let blocked = self.blocked(seat);
                out.extend(hand().filter(|&stone| Some(stone) != blocked).map(Action::Bid));
            }
            Frame::Turn { seat: active, acted } if seat == active => {
                if self.bank > 0 {
                    out.extend(hand().map(Action::Sell));
                }
                if self.has(Defect::FalseOffer) && self.bank > 0 {
                    out.extend(stones(self.rubble).take(1).map(Action::Sell));
                }
                if !acted && !self.deck.is_empty() {
                    out.push(Action::Draw);
                }
                if !acted && self.bank > 0 {
                    out.push(Action::Roll);
                }
                if !acted {
                    let others = Seat::all(self.seats()).filter(|&other| other != seat);
                    out.extend(others.map(|other| Action::Demand(other.index() as u8)));
                }
                out.push(Action::Done);
                if self.has(Defect::OfferedTwice) {
                    out.push(Action::Done);
                }
                if self.has(Defect::PeekingOrder) && self.peek() == 1 {
                    out.reverse();
                }
            }
            Frame::Turn { seat: active, .. }
                if self.has(Defect::AnswersUnasked) && seat == active.next(self.seats()) =>
            {
                out.push(Action::Refuse);
            }
            Frame::Demand { of, .. } if seat == of => {
                if self.coins[seat] > self.withheld() {
                    out.push(Action::Pay);
                }
                if !self.has(Defect::EmptyQuestion) {
                    out.push(Action::Refuse);
                }
            }
            _ => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), No> {
        let verdict = self.reason(seat, action);
        if self.has(Defect::TraceOfCheck) && verdict.is_err() {
            self.trace.set(self.trace.get().wrapping_add(1));
        }
        verdict
    }

    fn play(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let number = seat.index() as u8;
        if let Frame::Turn { acted, .. } = &mut self.frame
            && matches!(action, Action::Draw | Action::Roll | Action::Demand(_))
        {
            *acted = true;
        }
        match action {
            Action::Bid(stone) => self.bid(seat, stone, log),
            Action::Sell(stone) => {
                assert!(!(self.has(Defect::SalePanics) && stone > 15), "stone {stone} is stuck");
                self.hands[seat] &= !(1 << stone);
                self.rubble |= 1 << stone;
                self.bank -= 1;
                self.coins[seat] += 1;
                log.all(|| Event::Sold { seat: number, stone });
                if self.has(Defect::DanglingBarrier) {
                    self.barrier(Barrier::Handover(seat), log);
                }
            }
            Action::Draw => self.draw(seat, log),
            Action::Roll => self.roll(seat, log),
            Action::Demand(of) => {
                if !self.has(Defect::SilentDemand) {
                    self.barrier(Barrier::Handover(Seat::new(of)), log);
                }
                log.all(|| Event::Demanded { seat: number, of });
                self.frame = Frame::Demand { of: Seat::new(of), by: seat };
            }
            Action::Pay | Action::Refuse => {
                let Frame::Demand { by, .. } = self.frame else { return };
                self.barrier(Barrier::Handover(by), log);
                if action == Action::Pay {
                    self.coins[seat] -= 1;
                    self.coins[by] += 1;
                    log.all(|| Event::Paid { seat: number });
                } else {
                    log.all(|| Event::Refused { seat: number });
                }
                self.frame = Frame::Turn { seat: by, acted: true };
            }
            Action::Done => self.done(seat, log),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let n = self.seats();
        let own = |seat: Seat| viewer.is(seat);
        let (mut frame, mut sealed) = (self.frame, SeatSet::EMPTY);
        if let Frame::Bids { picks, .. } = &mut frame {
            for (seat, pick) in picks.iter_mut().filter(|(_, pick)| pick.is_some()) {
                sealed = sealed.with(seat);
                if !own(seat) && !self.has(Defect::OpenBids) {
                    *pick = None;
                }
            }
        }
        let hand_of = |seat: Seat| match &self.frame {
            Frame::Bids { picks, .. } => {
                self.hands[seat] | picks[seat].map_or(0, |stone| 1 << stone)
            }
            _ => self.hands[seat],
        };
        let open = self.has(Defect::OpenHands);
        View {
            stones: self.stones,
            viewer,
            hand: Seat::all(n).find(|&seat| own(seat)).map_or(0, |seat| self.hands[seat]),
            counts: PerSeat::from_fn(n, |seat| self.hands[seat].count_ones() as u8),
            frame,
            sealed,
            yards: self.yards,
            rubble: self.rubble,
            deck: self.deck.len() as u8,
            coins: self.coins,
            bank: self.bank,
            turn: self.turn,
            rounds: self.rounds,
            limit: self.limit,
            stopped: self.stopped,
            open: PerSeat::from_fn(n, |seat| if open { hand_of(seat) } else { 0 }),
            peek: Unequal(if self.has(Defect::PeekingDocument) { self.peek() } else { 0 }),
        }
    }

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn sample(view: &View, rng: &mut FastRng) -> Self {
        let defect = view.stones.defect;
        let n = view.counts.len();
        let seen = view.yards.as_slice().iter().fold(view.rubble | view.hand, |a, b| a | b);
        let mut unseen: Vec<u8> = stones(view.stones.all() & !seen).collect();
        if let Frame::Bids { picks, .. } = &view.frame {
            unseen.retain(|stone| !picks.as_slice().contains(&Some(*stone)));
        }
        rng.shuffle(&mut unseen);
        if defect == Defect::UnsteadySample && calls().is_multiple_of(2) {
            unseen.reverse();
        }
        let mut hands = PerSeat::new(n);
        let mut frame = view.frame;
        for seat in Seat::all(n) {
            let mut own = unseen.clone();
            own.retain(|stone| defect != Defect::OpenHands || view.open[seat] >> stone & 1 == 1);
            let sealed = match &mut frame {
                Frame::Bids { picks, .. } if view.sealed.contains(seat) => picks[seat].is_none(),
                _ => false,
            };
            let mut taken: Vec<u8> = Vec::new();
            if let (true, Frame::Bids { picks, .. }) = (sealed, &mut frame) {
                picks[seat] = own.pop();
                taken.extend(picks[seat]);
            }
            if view.viewer.is(seat) && defect != Defect::OwnHandRedealt {
                hands[seat] = view.hand;
            } else {
                let dealt = &own[own.len() - usize::from(view.counts[seat])..];
                hands[seat] = dealt.iter().fold(0, |hand, stone| hand | 1 << stone);
                taken.extend(dealt);
            }
            unseen.retain(|stone| !taken.contains(stone));
        }
        let mut deck: List<u8, 24> = unseen.into_iter().take(usize::from(view.deck)).collect();
        if defect == Defect::SampleDoubles && deck.len() > 1 {
            deck[0] = deck[1];
        }
        let marked = matches!(defect, Defect::SamplePanics | Defect::SampleGoesOn);
        Self {
            stones: view.stones,
            rng: Rng::new(rng.seed()),
            frame,
            hands,
            yards: view.yards,
            rubble: view.rubble,
            deck,
            coins: view.coins,
            bank: view.bank,
            turn: view.turn,
            rounds: view.rounds,
            limit: view.limit,
            stopped: view.stopped,
            trace: Cell::new(u8::from(marked)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.frame != Frame::Over || self.has(Defect::NoOutcome) {
            return None;
        }
        let lines = PerSeat::from_fn(self.seats(), |seat| {
            let (yard, coins) = self.points(seat);
            let mut line = Standing { total: yard + coins, ..Standing::default() };
            line.categories[0] = yard;
            line.categories[1] = coins + i16::from(self.has(Defect::OddCategories));
            line
        });
        let key = |seat: Seat| [self.yards[seat].count_ones() as i32];
        let won = !self.stopped || self.has(Defect::StoppedAndWon);
        let mut outcome =
            if won { Outcome::ranked(lines, key) } else { Outcome::stopped(lines, key) };
        outcome.stopped = self.stopped;
        if self.has(Defect::AllFirst) {
            outcome.standings.iter_mut().for_each(|(_, line)| line.rank = 1);
        }
        Some(outcome)
    }

    fn unattended(_: &'static Stones, config: Config) -> Config {
        Config { limit: config.limit.or(Some(2)), ..config }
    }
}
