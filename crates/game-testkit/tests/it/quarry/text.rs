//! Quarry for people and wires.

use std::cell::Cell;

use game_core::notation::Words;
use game_core::sketch::Part;
use game_core::{
    Called, EditionRef, Game, GameOption, GameText, List, Message, PerSeat, Problem, Reading, Rng,
    Role, Say, Seat, SeatTally, Seed, Tally, Target,
};
use serde::{Deserialize, Serialize};

use super::rules::{Frame, Quarry, View, stones};
use super::{Action, COINS, Defect, Event, No, Stones, conserved};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StateDoc {
    turn: u32,
    active: Option<Seat>,
    pending: Pending,
    rng: Option<(Seed, u64)>,
    hands: Vec<Vec<u8>>,
    yards: Vec<Vec<u8>>,
    rubble: Vec<u8>,
    deck: Vec<u8>,
    coins: Vec<u8>,
    rounds: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    limit: Option<u8>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    stopped: bool,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Pending {
    Bids { picks: Vec<Option<u8>>, first: Option<Seat> },
    Turn { seat: Seat, acted: bool },
    Demand { of: Seat, by: Seat },
    Over,
}

#[derive(Serialize)]
pub struct ViewDoc {
    turn: u32,
    hand: Vec<u8>,
    counts: Vec<u8>,
    pending: Pending,
    sealed: Vec<Seat>,
    yards: Vec<Vec<u8>>,
    rubble: Vec<u8>,
    deck: u8,
    coins: Vec<u8>,
    open: Vec<Vec<u8>>,
    peek: u8,
}

game_core::event_docs! {
    /// What happened.
    pub enum EventDoc of "qu-event-" {
        /// A stone is sealed.
        Bid "bid" { seat: u8 },
        /// Which one.
        Sealed "sealed" { seat: u8, stone: u8 },
        /// All are open.
        Opened "opened" { stones: Vec<u8> },
        /// A turn begins.
        Turn "turn" { seat: u8 },
        /// A stone is sold.
        Sold "sold" { seat: u8, stone: u8 },
        /// A stone is drawn.
        Drew "drew" { seat: u8 },
        /// Which one.
        DrewStone "drew_stone" { seat: u8, stone: u8 },
        /// A roll for coins.
        Rolled "rolled" { seat: u8, coins: u8 },
        /// A coin is demanded.
        Demanded "demanded" { seat: u8, of: u8 },
        /// It is paid.
        Paid "paid" { seat: u8 },
        /// It is not.
        Refused "refused" { seat: u8 },
        /// The turn is over.
        Done "done" { seat: u8 },
        /// A round is over.
        Round "round" { left: u8 },
        /// The game is over.
        Over "over",
    }
}

fn pending(frame: &Frame) -> Pending {
    match *frame {
        Frame::Bids { picks, first } => Pending::Bids { picks: picks.as_slice().to_vec(), first },
        Frame::Turn { seat, acted } => Pending::Turn { seat, acted },
        Frame::Demand { of, by } => Pending::Demand { of, by },
        Frame::Over => Pending::Over,
    }
}

fn zones(sets: &[u32]) -> Vec<Vec<u8>> {
    sets.iter().map(|&set| stones(set).collect()).collect()
}

fn set_of(stones: &[u8]) -> u32 {
    stones.iter().fold(0, |set, stone| set | 1 << stone)
}

fn sets(zones: &[Vec<u8>]) -> PerSeat<u32, 3> {
    PerSeat::from_fn(zones.len(), |seat| set_of(&zones[seat.index()]))
}

impl GameText for Quarry {
    type StateDoc = StateDoc;
    type ViewDoc = ViewDoc;
    type EventDoc = EventDoc;
    type PrintedDoc = ();

    fn question(&self, _seat: Seat) -> Message {
        let message = Message::new(match self.frame {
            Frame::Bids { .. } => "qu-ask-bid",
            Frame::Turn { .. } => "qu-ask-turn",
            Frame::Demand { .. } => "qu-ask-demand",
            Frame::Over => "qu-ask-nothing",
        });
        if self.has(Defect::PeekingQuestion) { message.int("top", self.peek()) } else { message }
    }

    fn candidates(&self, _seat: Seat) -> Vec<Action> {
        let mut candidates = vec![Action::Draw, Action::Roll, Action::Pay];
        if self.has(Defect::NearMissTwice) {
            candidates.push(Action::Pay);
        }
        if self.has(Defect::NearHit) {
            candidates.push(Action::Done);
        }
        if self.has(Defect::PeekingNearMisses) && self.peek() == 1 {
            candidates.reverse();
        }
        candidates
    }

    /// Its own, for the sake of the defects.
    fn near_misses(&self, seat: Seat) -> Vec<(Action, No)> {
        let refused = |action| match self.check(seat, action) {
            Err(_) if self.has(Defect::WrongReason) => Some((action, No::EmptyDeck)),
            Err(refusal) => Some((action, refusal)),
            Ok(()) if action == Action::Done => Some((action, No::NotNow)),
            Ok(()) => None,
        };
        self.candidates(seat).into_iter().filter_map(refused).collect()
    }

    fn explain(&self, refusal: &No) -> Message {
        if self.has(Defect::NoReason) && *refusal == No::NotInHand {
            return Message::new("");
        }
        Message::new(match refusal {
            No::NotAsked => "qu-no-not-asked",
            No::NotNow => "qu-no-not-now",
            No::NotInHand => "qu-no-not-in-hand",
            No::OncePerTurn => "qu-no-once-per-turn",
            No::EmptyDeck => "qu-no-empty-deck",
            No::EmptyBank => "qu-no-empty-bank",
            No::WrongSeat => "qu-no-such-seat",
            No::WithoutCoin => "qu-no-coin",
            No::SomebodyHasIt => "qu-no-somebody-has-it",
        })
    }

    fn describe(&self, _seat: Seat, action: Action) -> Message {
        let message = Message::new("qu-answer").text("action", Self::print(&self.stones, action));
        if self.has(Defect::PeekingMeaning) { message.int("top", self.peek()) } else { message }
    }

    fn event(&self, event: &Event) -> EventDoc {
        match event.clone() {
            Event::Bid { seat } => EventDoc::Bid { seat },
            Event::Sealed { seat, stone } => EventDoc::Sealed { seat, stone },
            Event::Opened { stones } => EventDoc::Opened { stones },
            Event::Turn { seat } => EventDoc::Turn { seat },
            Event::Sold { seat, stone } => EventDoc::Sold { seat, stone },
            Event::Drew { seat, stone: None } => EventDoc::Drew { seat },
            Event::Drew { seat, stone: Some(stone) } => EventDoc::DrewStone { seat, stone },
            Event::Rolled { seat, coins } => EventDoc::Rolled { seat, coins },
            Event::Demanded { seat, of } => EventDoc::Demanded { seat, of },
            Event::Paid { seat } => EventDoc::Paid { seat },
            Event::Refused { seat } => EventDoc::Refused { seat },
            Event::Done { seat } => EventDoc::Done { seat },
            Event::Round { left } => EventDoc::Round { left },
            Event::Over => EventDoc::Over,
        }
    }

    const PIECES: &'static [&'static str] = &["stone", "seat"];

    fn kind_of(action: Action) -> &'static str {
        match action {
            Action::Bid(_) => "bid",
            Action::Sell(_) => "sell",
            Action::Draw => "draw",
            Action::Roll => "roll",
            Action::Demand(_) => "demand",
            Action::Pay => "pay",
            Action::Refuse => "refuse",
            Action::Done => "done",
        }
    }

    fn targets(&self, _: Seat, action: Action) -> Vec<Target> {
        match action {
            Action::Bid(stone) | Action::Sell(stone) => {
                vec![Target::new(Role::Take, "stone", stone.to_string())]
            }
            Action::Demand(seat) => vec![Target::new(Role::From, "seat", seat.to_string())],
            _ => Vec::new(),
        }
    }

    fn readings(_: &'static Self::Edition) -> Vec<Reading> {
        Vec::new()
    }

    fn names(_: &'static Self::Edition) -> Vec<Called> {
        Vec::new()
    }

    fn printed(_: &'static Self::Edition) {}

    fn options(_: &'static Self::Edition) -> Vec<GameOption> {
        Vec::new()
    }

    fn seat_label(&self, seat: Seat) -> &'static str {
        ["qu-seat-red", "qu-seat-blue", "qu-seat-green"][seat.index()]
    }

    fn tally(&self) -> Tally {
        let line = |seat: Seat| {
            SeatTally::new(
                [("coins", self.coins[seat].into())],
                i32::from(self.score(seat)) + i32::from(self.has(Defect::OddTally)),
            )
        };
        Tally(Seat::all(self.seats()).map(line).collect())
    }

    fn state_doc(&self) -> StateDoc {
        let mut pending = pending(&self.frame);
        if let (true, Pending::Turn { acted, .. }) =
            (self.has(Defect::ForgottenField), &mut pending)
        {
            *acted = false;
        }
        StateDoc {
            turn: self.turn + u32::from(self.has(Defect::TurnInDocument)),
            active: match self.frame {
                Frame::Turn { seat, .. } | Frame::Demand { by: seat, .. } => Some(seat),
                _ => None,
            },
            pending,
            rng: Some(self.rng.parts()),
            hands: zones(self.hands.as_slice()),
            yards: zones(self.yards.as_slice()),
            rubble: stones(self.rubble).collect(),
            deck: self.deck.iter().rev().copied().collect(),
            coins: self.coins.as_slice().to_vec(),
            rounds: self.rounds,
            limit: self.limit,
            stopped: self.stopped,
        }
    }

    fn from_doc(
        edition: &'static Stones,
        doc: StateDoc,
        seed: Option<Seed>,
    ) -> Result<Self, Problem> {
        let n = doc.hands.len();
        let bad = |text: String| Problem::new(Message::new("qu-bad-state").text("text", text));
        if !(2..=3).contains(&n) || doc.yards.len() != n || doc.coins.len() != n {
            return Err(bad("seats".into()));
        }
        let rng = match (doc.rng, seed) {
            (Some((key, streams)), _) => Rng::from_parts(key, streams),
            (None, Some(seed)) => Rng::new(seed),
            (None, None) => return Err(bad("rng".into())),
        };
        let frame = match doc.pending {
            Pending::Bids { picks, first } => {
                Frame::Bids { picks: PerSeat::from_fn(n, |seat| picks[seat.index()]), first }
            }
            Pending::Turn { seat, acted } => Frame::Turn { seat, acted },
            Pending::Demand { of, by } => Frame::Demand { of, by },
            Pending::Over => Frame::Over,
        };
        let coins = PerSeat::from_fn(n, |seat| doc.coins[seat.index()]);
        let spent: u32 = doc.coins.iter().map(|&n| u32::from(n)).sum();
        let game = Self {
            stones: EditionRef(edition),
            rng,
            frame,
            hands: sets(&doc.hands),
            yards: sets(&doc.yards),
            rubble: set_of(&doc.rubble),
            deck: doc.deck.iter().rev().copied().collect::<List<u8, 24>>(),
            coins,
            bank: COINS.saturating_sub(spent) as u8,
            turn: doc.turn,
            rounds: doc.rounds,
            limit: doc.limit,
            stopped: doc.stopped,
            trace: Cell::new(0),
        };
        conserved(&game).map_err(bad)?;
        if !game.has(Defect::AnyQuestion) && !game.question_fits() {
            return Err(bad("pending".into()));
        }
        Ok(game)
    }

    fn view_doc(view: &View) -> ViewDoc {
        ViewDoc {
            turn: view.turn,
            hand: stones(view.hand).collect(),
            counts: view.counts.as_slice().to_vec(),
            pending: pending(&view.frame),
            sealed: view.sealed.iter().collect(),
            yards: zones(view.yards.as_slice()),
            rubble: stones(view.rubble).collect(),
            deck: view.deck,
            coins: view.coins.as_slice().to_vec(),
            open: zones(view.open.as_slice()),
            peek: view.peek.0,
        }
    }

    fn print(edition: &Stones, action: Action) -> String {
        match action {
            Action::Bid(stone) => format!("bid {stone}"),
            Action::Sell(stone) if edition.defect == Defect::TextsAlike => format!("bid {stone}"),
            Action::Sell(stone) => format!("sell {stone}"),
            Action::Draw => "draw".into(),
            Action::Roll => "roll".into(),
            Action::Demand(of) => format!("demand {of}"),
            Action::Pay if edition.defect == Defect::LoudNotation => "Pay".into(),
            Action::Pay => "pay".into(),
            Action::Refuse => "refuse".into(),
            Action::Done => "done".into(),
        }
    }

    fn parse(edition: &Stones, text: &str) -> Result<Action, Problem> {
        let mut words = Words::new(text);
        let verb = words.word();
        let mut number = |wanted, limit: usize| {
            let word = words.word();
            assert!(edition.defect != Defect::LongNumber || word.len() < 9, "a long number");
            match word.parse::<u8>() {
                Ok(number) if usize::from(number) < limit => Ok(number),
                _ => Err(words.wrong(word, wanted)),
            }
        };
        let stones = edition.points.len();
        let action = match verb {
            "bid" => Action::Bid(number("stone", stones)?),
            "sell" if edition.defect == Defect::OffByOne => Action::Sell(number("stone", 99)? + 1),
            "sell" => Action::Sell(number("stone", stones)?),
            "draw" => Action::Draw,
            "roll" => Action::Roll,
            "demand" => Action::Demand(number("seat", 3)?),
            "pay" | "Pay" => Action::Pay,
            "refuse" => Action::Refuse,
            "done" => Action::Done,
            _ => return Err(words.unknown()),
        };
        words.end(action)
    }

    fn every_action(edition: &Stones) -> Vec<Action> {
        let stones = 0..edition.points.len() as u8;
        let mut every: Vec<Action> = stones.clone().map(Action::Bid).collect();
        every.extend(stones.map(Action::Sell));
        every.extend((0..3).map(Action::Demand));
        every.extend([Action::Draw, Action::Roll, Action::Pay, Action::Refuse]);
        if edition.defect != Defect::UnknownAction {
            every.push(Action::Done);
        }
        if edition.defect == Defect::NamedTwice {
            every.push(Action::Done);
        }
        every
    }

    fn parts(view: &View, _say: &dyn Say) -> Vec<Part> {
        vec![Part::drawn("board", 0, vec![format!("deck {}, bank {}", view.deck, view.bank)])]
    }
}
