//! Reading a state document: an impossible one is refused.

use game_core::doc::{chance, wrong};
use game_core::{
    EditionRef, Flow, List, LoadError, Log, PerSeat, Question, Seat, SeatSet, Seed, Stack, doc,
};

use super::{CardDoc, FrameDoc, SeatDoc, SpaceDoc, StateDoc};
use crate::action::parse_space;
use crate::city::{Card, City, Space, Spaces};
use crate::edition::{COLORS, Edition, MAX_DECK, Print, Prints, Verb};
use crate::hidden::Hidden;
use crate::questions::{
    Compare, Decks, Doomed, Draw, Effect, Escape, Frame, Lay, Pay, Replay, Strike, To, Turn,
    Unforge,
};
use crate::state::{Architectura, Player, Table};

type Load<T> = Result<T, LoadError>;

/// The most turns a document may claim; a game has a few dozen.
const MOST_TURNS: u16 = 9999;

/// Reads a state document.
pub fn from_doc(
    edition: &'static Edition,
    doc: &StateDoc,
    seed: Option<Seed>,
) -> Result<Architectura, LoadError> {
    Reader { edition, n: doc.seats.len() }.game(doc, seed)
}

struct Reader {
    edition: &'static Edition,
    n: usize,
}

impl Reader {
    fn game(&self, doc: &StateDoc, seed: Option<Seed>) -> Load<Architectura> {
        let numbers = &self.edition.numbers;
        if !(numbers.players_min as usize..=numbers.players_max as usize).contains(&self.n) {
            return Err(wrong("seats", "load-seats"));
        }
        if doc.turn > MOST_TURNS {
            return Err(wrong("turn", "load-range"));
        }
        if doc.exchanges as usize > self.edition.uniform.len().max(6) {
            return Err(wrong("exchanges", "load-range"));
        }
        let mut colors = Vec::new();
        for (index, seat) in doc.seats.iter().enumerate() {
            match COLORS.iter().position(|color| *color == seat.color) {
                Some(color) if !colors.contains(&color) => colors.push(color),
                _ => return Err(wrong(format!("seats.{index}.color"), "ar-load-color")),
            }
        }
        let rng = chance(doc.rng.as_ref(), seed)?;
        let mut game = Architectura {
            edition: EditionRef(self.edition),
            rng,
            table: Table {
                city: City::new(self.edition, self.n as u8 * numbers.rows_per_player),
                players: PerSeat::new(self.n),
                frames: List::new(),
                active: self.seat("active", doc.active)?,
                turn: doc.turn,
                over: doc.over,
                exchanges: doc.exchanges,
                sets: doc.sets.unwrap_or(self.edition.default_sets),
            },
            hidden: PerSeat::new(self.n),
        };
        for (index, seat) in doc.seats.iter().enumerate() {
            let at = Seat::new(index as u8);
            let (player, hidden) = self.player(index, seat, colors[index] as u8)?;
            game.table.players[at] = player;
            game.hidden[at] = hidden;
        }
        self.city(&doc.city, &mut game.table.city)?;
        self.settle_decks(doc, &mut game)?;
        self.pending(doc, &mut game)?;
        Ok(game)
    }

    fn seat(&self, field: &str, seat: Seat) -> Load<Seat> {
        doc::seat(field, seat, self.n)
    }

    fn seat_set(&self, field: &str, seats: &[Seat]) -> Load<SeatSet> {
        doc::seat_set(field, seats, self.n)
    }

    fn print(&self, field: &str, id: &str) -> Load<Print> {
        self.edition.find(id).ok_or_else(|| wrong(format!("{field} {id}"), "ar-load-card"))
    }

    fn prints(&self, field: &str, ids: &[String]) -> Load<Prints> {
        let mut prints = Prints::EMPTY;
        for id in ids {
            let print = self.print(field, id)?;
            if prints.contains(print) {
                return Err(wrong(format!("{field} {id}"), "load-twice"));
            }
            prints.insert(print);
        }
        Ok(prints)
    }

    fn space(field: &str, text: &str) -> Load<Space> {
        parse_space(text).ok_or_else(|| wrong(format!("{field} {text}"), "ar-load-space"))
    }

    fn spaces(field: &str, texts: &[String]) -> Load<Spaces> {
        let mut spaces = Spaces::EMPTY;
        for text in texts {
            let at = Self::space(field, text)?;
            if spaces.contains(at) {
                return Err(wrong(format!("{field} {text}"), "load-twice"));
            }
            spaces.insert(at);
        }
        Ok(spaces)
    }

    fn player(&self, index: usize, doc: &SeatDoc, color: u8) -> Load<(Player, Hidden)> {
        let field = |name: &str| format!("seats.{index}.{name}");
        let prints = |name: &str, ids: &[String]| self.prints(&field(name), ids);
        if doc.deck.len() > MAX_DECK {
            return Err(wrong(field("deck"), "load-range"));
        }
        prints("deck", &doc.deck)?;
        let mut deck = List::new();
        for id in doc.deck.iter().rev() {
            deck.push(self.print(&field("deck"), id)?);
        }
        let hidden = Hidden {
            hand: prints("hand", &doc.hand)?,
            deck,
            cuts: cuts(&doc.layers, doc.deck.len())
                .ok_or_else(|| wrong(field("layers"), "ar-load-layers"))?,
            shown: prints("shown", &doc.shown)?,
            taken: prints("taken", &doc.taken)?,
            given: prints("given", &doc.given)?,
        };
        let stock: Prints = hidden.deck.iter().copied().collect();
        if !hidden.shown.minus(hidden.hand | stock).is_empty() {
            return Err(wrong(field("shown"), "ar-load-shown"));
        }
        let limits = 1..=MAX_DECK as u8;
        if !limits.contains(&doc.hand_limit) || doc.hand_limit < self.edition.numbers.hand_limit {
            return Err(wrong(field("hand_limit"), "load-range"));
        }
        if doc.mulligans > self.edition.numbers.mulligans {
            return Err(wrong(field("mulligans"), "load-range"));
        }
        let player = Player {
            color,
            deck: self.edition.basic,
            front: prints("front", &doc.front)?,
            beside: prints("beside", &doc.beside)?,
            removed: prints("removed", &doc.removed)?,
            hand_limit: doc.hand_limit,
            mulligans: doc.mulligans,
            begun: doc.begun,
        };
        if !player.front.minus(self.edition.off_city).is_empty() {
            return Err(wrong(field("front"), "ar-load-front"));
        }
        if !player.beside.is_empty() && (player.front & self.edition.diverting).is_empty() {
            return Err(wrong(field("beside"), "ar-load-beside"));
        }
        Ok((player, hidden))
    }

    fn city(&self, docs: &[SpaceDoc], city: &mut City) -> Load<()> {
        let mut seen = Spaces::EMPTY;
        let mut n_cards = 0;
        for doc in docs {
            let field = format!("city {}", doc.at);
            let at = Self::space("city", &doc.at)?;
            if !city.ground.contains(at) {
                return Err(wrong(field, "ar-load-space"));
            }
            if seen.contains(at) {
                return Err(wrong(field, "load-twice"));
            }
            if doc.stack.is_empty() && doc.reserved.is_none() {
                return Err(wrong(field, "ar-load-empty-space"));
            }
            seen.insert(at);
            n_cards += doc.stack.len();
            if n_cards > self.n * MAX_DECK {
                return Err(wrong(field, "ar-load-conserve"));
            }
            self.stack(&field, at, &doc.stack, city)?;
            if let Some(owner) = doc.reserved {
                self.seat(&field, owner)?;
                if city.up().contains(at) {
                    return Err(wrong(field, "ar-load-reserved"));
                }
                city.reserved[owner.index()].insert(at);
            }
        }
        for seat in Seat::all(self.n) {
            if city.n_tokens(seat) > self.edition.numbers.tokens as usize {
                return Err(wrong("city", "ar-load-tokens"));
            }
        }
        Ok(())
    }

    fn stack(&self, field: &str, at: Space, stack: &[CardDoc], city: &mut City) -> Load<()> {
        for (index, doc) in stack.iter().enumerate().rev() {
            let card = Card::new(self.seat(field, doc.seat)?, self.print(field, &doc.card)?);
            let facts = self.edition.facts(card.print());
            match doc.side {
                Some(side) if index == 0 => {
                    if side > 3 || (side > 0 && !facts.turnable) {
                        return Err(wrong(field, "ar-load-side"));
                    }
                    city.lay_up(at, card, side, facts);
                    if doc.token {
                        // ER-21: a card with the symbol takes no token.
                        if facts.protected {
                            return Err(wrong(field, "ar-load-tokens"));
                        }
                        city.tokens.insert(at);
                    }
                }
                Some(_) => return Err(wrong(field, "ar-load-covered")),
                None if doc.token => return Err(wrong(field, "ar-load-tokens")),
                None => city.lay_down(at, card),
            }
        }
        Ok(())
    }

    /// Works out each player's deck from where its cards are, and that it is one the rules allow.
    fn settle_decks(&self, doc: &StateDoc, game: &mut Architectura) -> Load<()> {
        let choosing = matches!(doc.pending.as_deref(), Some([FrameDoc::Decks { .. }]));
        for seat in Seat::all(self.n) {
            let field = |name: &str| format!("seats.{}.{name}", seat.index());
            let hidden = game.hidden[seat];
            if choosing {
                let player = &game.table.players[seat];
                let empty = hidden.hand.is_empty()
                    && hidden.deck.is_empty()
                    && (player.front | player.beside | player.removed).is_empty()
                    && (game.city().cards.is_empty() && game.city().reserved_all().is_empty())
                    && (game.table.turn == 0 && !player.begun)
                    && player.hand_limit == self.edition.numbers.hand_limit
                    && player.mulligans == self.edition.numbers.mulligans;
                if !empty || hidden.taken.len() > game.table.exchanges as usize {
                    return Err(wrong(field("hand"), "ar-load-choosing"));
                }
                if !self.is_exchange(game, seat, hidden.taken, hidden.given) {
                    return Err(wrong(field("taken"), "ar-load-exchange"));
                }
                continue;
            }
            if !(hidden.taken | hidden.given).is_empty() {
                return Err(wrong(field("taken"), "ar-load-not-choosing"));
            }
            let cards = Self::cards_of(game, seat)
                .ok_or_else(|| wrong(field("deck"), "ar-load-conserve"))?;
            let (taken, given) = (cards.minus(self.edition.basic), self.edition.basic.minus(cards));
            let fits = cards.len() == self.edition.basic.len()
                && taken.len() <= game.table.exchanges as usize
                && self.is_exchange(game, seat, taken, given);
            if !fits {
                return Err(wrong(field("deck"), "ar-load-conserve"));
            }
            game.table.players[seat].deck = cards;
        }
        Ok(())
    }

    /// Every card of `seat` wherever it is; `None` if one is in two places.
    fn cards_of(game: &Architectura, seat: Seat) -> Option<Prints> {
        let (player, hidden, city) = (&game.table.players[seat], &game.hidden[seat], game.city());
        let zones = [hidden.hand, player.front, player.beside, player.removed];
        let tops = city.cards.iter().map(|at| city.card(at));
        let in_city = tops.chain(city.covered().iter().map(|covered| covered.card));
        let mine = in_city.filter(|card| card.owner() == seat).map(Card::print);
        let mut all = Prints::EMPTY;
        for card in
            zones.iter().flat_map(|zone| zone.iter()).chain(mine).chain(hidden.deck.iter().copied())
        {
            if all.contains(card) {
                return None;
            }
            all.insert(card);
        }
        Some(all)
    }

    /// Whether the cards taken can have been exchanged for those given (AR-50).
    fn is_exchange(&self, game: &Architectura, seat: Seat, taken: Prints, given: Prints) -> bool {
        fn fits(edition: &Edition, taken: Prints, given: Prints) -> bool {
            let Some(take) = taken.first() else { return given.is_empty() };
            let mut rest = taken;
            rest.remove(take);
            (edition.replaced_by(take) & given).iter().any(|give| {
                let mut left = given;
                left.remove(give);
                fits(edition, rest, left)
            })
        }
        taken.minus(game.additional(seat)).is_empty()
            && taken.len() == given.len()
            && fits(self.edition, taken, given)
    }

    fn pending(&self, doc: &StateDoc, game: &mut Architectura) -> Load<()> {
        let Some(frames) = &doc.pending else {
            if doc.over {
                return Err(wrong("over", "ar-load-over"));
            }
            // Written by hand: the start of the turn of `active`, or of the next who can play.
            game.table.turn = game.table.turn.saturating_sub(1);
            game.next_turn(game.table.active, &mut Log::off());
            return Ok(());
        };
        if doc.over != frames.is_empty() {
            return Err(wrong("over", "ar-load-over"));
        }
        if doc.over {
            let nobody = Seat::all(self.n).all(|seat| {
                let idle = !game.hand(seat).is_empty() || game.hidden[seat].deck.is_empty();
                idle && !game.can_play(seat)
            });
            return if nobody { Ok(()) } else { Err(wrong("over", "ar-load-over")) };
        }
        for (index, frame) in frames.iter().enumerate() {
            let field = format!("pending.{index}");
            let frame = self.frame(&field, frame)?;
            let above = game.top().map_or(0, rank);
            let alone = index == 0 && frames.len() == 1;
            let in_order = match rank(frame) {
                0 => alone,
                1 => index == 0,
                rank => index > 0 && rank > above,
            };
            if !in_order || !frame.fits(game) {
                return Err(wrong(field, "load-frame"));
            }
            game.push(frame);
        }
        // A game cannot stand at a question that nobody can answer, or at one that asks nothing.
        let mut settled = game.clone();
        settled.settle(&mut Log::off());
        let mut answers = Vec::new();
        let asked = game.asked();
        let answered = !asked.is_empty()
            && asked.iter().all(|seat| {
                game.list_answers(seat, &mut answers);
                !answers.is_empty()
            });
        if settled != *game || !answered {
            return Err(wrong("pending", "load-frame"));
        }
        Ok(())
    }

    fn frame(&self, field: &str, doc: &FrameDoc) -> Load<Frame> {
        let space = |text: &str| Self::space(field, text);
        let spaces = |texts: &[String]| Self::spaces(field, texts);
        Ok(match doc {
            FrameDoc::Decks { done } => Decks { done: self.seat_set(field, done)? }.into(),
            FrameDoc::Turn {} => Frame::Turn(Turn),
            FrameDoc::Draw {} => Frame::Draw(Draw),
            FrameDoc::Pay { card, at, left } => {
                Pay { card: self.print(field, card)?, at: space(at)?, left: *left }.into()
            }
            FrameDoc::Compare { at } => Compare { at: space(at)? }.into(),
            FrameDoc::Effect { of, at, turned, served, must } => {
                let of = self.print(field, of)?;
                let by_seat = self.edition.facts(of).verb == Verb::RotateEach;
                let served = self.seat_set(field, served)?;
                let turned = spaces(turned)?;
                if (by_seat && !turned.is_empty()) || (!by_seat && !served.is_empty()) {
                    return Err(wrong(field, "load-frame"));
                }
                let bits = served.iter().fold(0, |bits, seat| bits | 1 << seat.index());
                let used = if by_seat { bits } else { turned.0 };
                Frame::Effect(Effect { of, at: space(at)?, used, must: *must })
            }
            FrameDoc::Strike { ask, doomed, must } => {
                Strike { ask: spaces(ask)?, doomed: spaces(doomed)?, must: *must }.into()
            }
            FrameDoc::Doomed { cards } => Doomed { cards: spaces(cards)? }.into(),
            FrameDoc::Escape { at } => Escape { at: space(at)? }.into(),
            FrameDoc::To { from } => To { from: space(from)? }.into(),
            FrameDoc::Replay { at, returned } => {
                Replay { at: space(at)?, returned: self.print(field, returned)? }.into()
            }
            FrameDoc::Lay { left } => Lay { left: self.seat_set(field, left)? }.into(),
            FrameDoc::Unforge { card } => Unforge { card: self.print(field, card)? }.into(),
        })
    }
}

/// How high a frame lies on others: a turn alone, the end of a turn under everything else of it. What
/// each of them says is doubted only as far as it must be: a document may set up a position that
/// play would not reach.
const fn rank(frame: Frame) -> u8 {
    match frame {
        Frame::Turn(_) | Frame::Decks(_) => 0,
        Frame::Draw(_) => 1,
        Frame::Unforge(_) => 2,
        Frame::Effect(_) => 3,
        Frame::Doomed(_) => 4,
        _ => 5,
    }
}

/// The cuts of a deck from the sizes of its layers, the uppermost first.
fn cuts(layers: &[u8], len: usize) -> Option<u16> {
    if layers.is_empty() {
        return Some(0);
    }
    let total: usize = layers.iter().map(|&size| size as usize).sum();
    if total != len || layers.contains(&0) {
        return None;
    }
    let mut at = len;
    let mut cuts = 0;
    for &size in &layers[..layers.len() - 1] {
        at -= size as usize;
        cuts |= 1 << at;
    }
    Some(cuts)
}
