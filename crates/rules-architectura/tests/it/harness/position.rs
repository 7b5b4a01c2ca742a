//! Positions, drawn in one line a street.

use game_core::{Edition as _, GameText, Problem, Seat, Seed};
use game_testkit::Scenario;
use rules_architectura::edition::{COLORS, Sets};
use rules_architectura::{Architectura, CardDoc, Edition, FrameDoc, SeatDoc, SpaceDoc, StateDoc};
use toml::Table as Toml;

use super::deck::{rows_of, text_of};
use super::table::Table;

/// A position to begin a scenario with, somewhere in the middle of a game: it is the turn of seat
/// 0, first turns are over, mulligans are used up, hands and decks are empty, and every card that
/// is not mentioned is out of the game.
#[derive(Clone)]
pub struct Position {
    edition: &'static Edition,
    doc: StateDoc,
    seed: String,
}

impl Position {
    /// An empty city with this many seats: red, blue, green and yellow in this order.
    pub fn new(edition: &'static Edition, seats: usize) -> Self {
        let hand_limit = number_of(edition, "hand_limit");
        let seat = |color: &str| SeatDoc {
            color: color.into(),
            hand: Vec::new(),
            deck: Vec::new(),
            layers: Vec::new(),
            shown: Vec::new(),
            front: Vec::new(),
            beside: Vec::new(),
            removed: Vec::new(),
            taken: Vec::new(),
            given: Vec::new(),
            hand_limit,
            mulligans: 0,
            begun: true,
        };
        let doc = StateDoc {
            turn: 20,
            active: Seat::new(0),
            over: false,
            exchanges: 6,
            sets: None,
            city: Vec::new(),
            seats: (0..seats).map(|index| seat(COLORS[index % 4])).collect(),
            pending: None,
            rng: None,
        };
        Self { edition, doc, seed: "scenario".into() }
    }

    /// What lies in a street, counted from 1; see the head of this file.
    ///
    /// # Panics
    /// If the text cannot be read.
    #[track_caller]
    pub fn street(mut self, street: u8, text: &str) -> Self {
        for (index, space) in text.split_whitespace().enumerate() {
            if space != "-" {
                self.doc.city.push(read_space(&format!("{street}:{}", index + 1), space));
            }
        }
        self
    }

    /// A player's hand.
    pub fn hand(self, seat: usize, cards: &str) -> Self {
        self.seat(seat, |doc| doc.hand = words(cards))
    }

    /// A player's deck, the top first.
    pub fn deck(self, seat: usize, cards: &str) -> Self {
        self.seat(seat, |doc| doc.deck = words(cards))
    }

    /// The sizes of the layers of a player's deck, the uppermost first.
    pub fn layers(self, seat: usize, sizes: &[u8]) -> Self {
        self.seat(seat, |doc| doc.layers = sizes.to_vec())
    }

    /// Cards in hand or deck whose place everybody knows.
    pub fn shown(self, seat: usize, cards: &str) -> Self {
        self.seat(seat, |doc| doc.shown = words(cards))
    }

    /// Cards in front of a player: the Cemetery.
    pub fn front(self, seat: usize, cards: &str) -> Self {
        self.seat(seat, |doc| doc.front = words(cards))
    }

    /// Cards beside a player's Cemetery.
    pub fn beside(self, seat: usize, cards: &str) -> Self {
        self.seat(seat, |doc| doc.beside = words(cards))
    }

    /// A player's color.
    pub fn color(self, seat: usize, color: &str) -> Self {
        self.seat(seat, |doc| doc.color = color.into())
    }

    /// A player's hand limit.
    pub fn hand_limit(self, seat: usize, limit: u8) -> Self {
        self.seat(seat, |doc| doc.hand_limit = limit)
    }

    /// Mulligans that a player has left.
    pub fn mulligans(self, seat: usize, count: u8) -> Self {
        self.seat(seat, |doc| doc.mulligans = count)
    }

    /// Whether a player's first turn has begun with an answer.
    pub fn begun(self, seat: usize, begun: bool) -> Self {
        self.seat(seat, |doc| doc.begun = begun)
    }

    /// Whose turn it is; if they cannot play, it is the next player's who can.
    pub fn active(mut self, seat: u8) -> Self {
        self.doc.active = Seat::new(seat);
        self
    }

    /// The agreed number of exchanges (6 where nothing is said).
    pub fn exchanges(mut self, count: u8) -> Self {
        self.doc.exchanges = count;
        self
    }

    /// Whether additional cards go by color; as the edition says where nothing is said.
    pub fn sets(mut self, sets: Sets) -> Self {
        self.doc.sets = Some(sets);
        self
    }

    /// The open questions instead of the start of a turn, the innermost last.
    pub fn pending(mut self, frames: Vec<FrameDoc>) -> Self {
        self.doc.pending = Some(frames);
        self
    }

    /// The game is over.
    pub fn over(mut self) -> Self {
        self.doc.over = true;
        self.pending(Vec::new())
    }

    /// Other chance.
    pub fn seed(mut self, seed: &str) -> Self {
        self.seed = seed.into();
        self
    }

    /// Any other change of the document.
    pub fn edit(mut self, edit: impl FnOnce(&mut StateDoc)) -> Self {
        edit(&mut self.doc);
        self
    }

    /// The document, with every card that was not mentioned out of the game.
    pub fn doc(&self) -> StateDoc {
        let mut doc = self.doc.clone();
        let rows = rows_of(&self.edition.info().text);
        let in_city: Vec<(usize, String)> = doc
            .city
            .iter()
            .flat_map(|space| &space.stack)
            .map(|card| (card.seat.index(), card.card.clone()))
            .collect();
        for (index, seat) in doc.seats.iter_mut().enumerate() {
            let zones =
                [&seat.hand, &seat.deck, &seat.front, &seat.beside, &seat.removed, &seat.taken];
            let mut used: Vec<String> = zones.into_iter().flatten().cloned().collect();
            used.extend(in_city.iter().filter(|(of, _)| *of == index).map(|(_, id)| id.clone()));
            let mut rest: Vec<&Toml> =
                rows.iter().filter(|row| text_of(row, "set") == "basic").collect();
            rest.retain(|row| !used.iter().any(|id| id == text_of(row, "id")));
            // An additional card stands for a basic one that it can have replaced.
            for row in rows.iter().filter(|row| text_of(row, "set") == "additional") {
                if used.iter().any(|id| id == text_of(row, "id")) {
                    let replaces = text_of(row, "replaces");
                    let fits = |basic: &&Toml| {
                        text_of(basic, "id") == replaces
                            || (replaces == "same_base"
                                && text_of(basic, "base") == text_of(row, "base"))
                    };
                    if let Some(given) = rest.iter().position(fits) {
                        rest.remove(given);
                    }
                }
            }
            seat.removed.extend(rest.iter().map(|row| text_of(row, "id").to_string()));
        }
        doc
    }

    /// Sits down at this position.
    ///
    /// # Panics
    /// If the document is refused.
    #[track_caller]
    pub fn load(self) -> Table {
        match self.state() {
            Ok(state) => Table::new(Scenario::from_state(state)),
            Err(problem) => panic!("the position is refused: {problem}"),
        }
    }

    /// Why the document is refused: what is wrong, then the field; `load-twice seats.0.hand n4`.
    ///
    /// # Panics
    /// If it is not.
    #[track_caller]
    pub fn problem(self) -> String {
        let Err(problem) = self.state() else { panic!("the position is not refused") };
        let args = problem.message.args_json();
        let arg = |name: &str| args[name].as_str().map(ToString::to_string);
        match (arg("why"), arg("field")) {
            (Some(why), Some(field)) => format!("{why} {field}"),
            _ => problem.message.key.into(),
        }
    }

    fn state(&self) -> Result<Architectura, Problem> {
        Architectura::from_doc(self.edition, self.doc(), Some(Seed::from_text(&self.seed)))
    }

    fn seat(mut self, seat: usize, edit: impl FnOnce(&mut SeatDoc)) -> Self {
        edit(&mut self.doc.seats[seat]);
        self
    }
}

/// A number of the box as the file of the edition gives it.
fn number_of(edition: &Edition, name: &str) -> u8 {
    let file: Toml = edition.info().text.parse().expect("the text of an edition is TOML");
    file["box"][name].as_integer().expect("a number of the box") as u8
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(ToString::to_string).collect()
}

#[track_caller]
fn read_space(at: &str, text: &str) -> SpaceDoc {
    let (stack, reserved) = match text.strip_suffix(')').and_then(|text| text.split_once('(')) {
        Some((stack, seat)) => (stack, Some(read_seat(seat))),
        None => (text, None),
    };
    let cards = stack.split('/').filter(|card| !card.is_empty()).enumerate();
    let stack = cards.map(|(depth, card)| read_card(card, depth > 0)).collect();
    SpaceDoc { at: at.into(), stack, reserved }
}

#[track_caller]
fn read_card(text: &str, covered: bool) -> CardDoc {
    let Some((seat, rest)) = text.split_once(':') else { panic!("`{text}` has no seat") };
    let (rest, token) = match rest.strip_suffix('*') {
        Some(rest) => (rest, true),
        None => (rest, false),
    };
    let (rest, down) = match rest.strip_suffix('v') {
        Some(rest) => (rest, true),
        None => (rest, covered),
    };
    let (card, side) = match rest.split_once('@') {
        Some((card, side)) => (card, side.parse().expect("a side is a number")),
        None => (rest, 0),
    };
    CardDoc { card: card.into(), seat: read_seat(seat), side: (!down).then_some(side), token }
}

#[track_caller]
fn read_seat(text: &str) -> Seat {
    let Ok(seat) = text.parse() else { panic!("`{text}` is no seat") };
    Seat::new(seat)
}

pub fn write_space(space: &SpaceDoc) -> String {
    let card = |card: &CardDoc| {
        let side = match card.side {
            None => "v".to_string(),
            Some(0) => String::new(),
            Some(side) => format!("@{side}"),
        };
        let token = if card.token { "*" } else { "" };
        format!("{}:{}{side}{token}", card.seat.index(), card.card)
    };
    let stack: Vec<String> = space.stack.iter().map(card).collect();
    let token = space.reserved.map_or(String::new(), |seat| format!("({})", seat.index()));
    stack.join("/") + &token
}
