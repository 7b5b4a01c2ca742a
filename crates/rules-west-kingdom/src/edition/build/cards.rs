//! The cards and the player boards.

use game_core::Message;
use game_core::color::COLORS;

use super::super::read::Table;
use super::super::{
    APPRENTICES, ApprenticeFacts, BOARDS, BUILDINGS, BoardFacts, BuildingFacts, Deck, MARKET_CARDS,
    MAX_VIRTUE, MAX_WORKERS, MarketFacts, REWARDS, RewardFacts, Row, Values, Words,
};
use super::effects;

/// Numbers of cards that were seen, from 1 to `most`.
struct Numbered {
    seen: Vec<i64>,
    most: i64,
}

impl Numbered {
    const fn new(most: usize) -> Self {
        Self { seen: Vec::new(), most: most as i64 }
    }

    /// Notes a number that is out of range or that an earlier card has.
    fn see(&mut self, row: &Table<'_, '_, '_>, number: i64) {
        if !(1..=self.most).contains(&number) {
            let message = Message::new("edition-range").int("value", number);
            row.fault("number", message.int("least", 1).int("most", self.most));
        } else if self.seen.contains(&number) {
            row.fault("number", Message::new("wk-edition-number-twice").int("number", number));
        }
        self.seen.push(number);
    }
}

/// The apprentices: as many cards as the box counts, each number once.
pub fn apprentices(root: &mut Table<'_, '_, '_>, values: &mut Values, words: &mut Words) {
    let (mut seen, mut numbered, mut cards) = (Vec::new(), Numbered::new(APPRENTICES), 0);
    for mut row in root.rows("apprentice", "id") {
        let id = row.id(&mut seen);
        let name = row.name("name", &id);
        let copies = row.byte("copies", 1, APPRENTICES as u8);
        let numbers = row.numbers("number", (1, APPRENTICES), (i64::MIN, i64::MAX));
        if row.has("number") && row.has("copies") && numbers.len() != usize::from(copies) {
            let message = Message::new("wk-edition-copies")
                .int("copies", copies)
                .int("count", numbers.len() as i64);
            row.fault("number", message);
        }
        for number in numbers {
            numbered.see(&row, number);
        }
        cards += usize::from(copies);
        let facts = ApprenticeFacts {
            copies,
            skills: effects::skills(&mut row),
            virtue: row.signed("virtue", -5, 5),
            ability: effects::ability(&mut row),
        };
        if let Some(question) = row.maybe_text("open_question")
            && !question.get_ref().starts_with("WK-Q")
        {
            row.fault("open_question", Message::new("wk-edition-question"));
        }
        words.apprentices.push(Row { name, source: row.source() });
        put(&mut values.apprentices, facts);
        row.finish();
    }
    if cards != APPRENTICES {
        root.fault("apprentice", counted("wk-edition-count-apprentices", cards, APPRENTICES));
    }
}

/// The buildings: a card for each number.
pub fn buildings(root: &mut Table<'_, '_, '_>, values: &mut Values, words: &mut Words) {
    let (mut seen, mut numbered, mut rows) = (Vec::new(), Numbered::new(BUILDINGS), Vec::new());
    for mut row in root.rows("building", "id") {
        let id = row.id(&mut seen);
        let name = row.name("name", &id);
        let number = number(&mut row, &mut numbered);
        row.fixed("copies", 1);
        let facts = BuildingFacts {
            cost: effects::goods(&mut row, "cost"),
            skills: effects::skills(&mut row),
            vp: row.signed("vp", 0, 30),
            virtue: row.signed("virtue", -5, 5),
            effect: effects::effect(&mut row),
        };
        rows.push((number, Row { name, source: row.source() }, facts));
        row.finish();
    }
    let count = rows.len();
    if count != BUILDINGS {
        root.fault("building", counted("wk-edition-count-buildings", count, BUILDINGS));
    }
    rows.sort_by_key(|(number, ..)| *number);
    for (_, row, facts) in rows {
        words.buildings.push(row);
        put(&mut values.buildings, facts);
    }
}

/// The Black Market cards: a card for each number.
pub fn market(root: &mut Table<'_, '_, '_>, values: &mut Values, words: &mut Words) {
    let (mut seen, mut numbered, mut rows) = (Vec::new(), Numbered::new(MARKET_CARDS), Vec::new());
    for mut row in root.rows("black_market_card", "id") {
        let id = row.id(&mut seen);
        let name = row.name("name", &id);
        let number = number(&mut row, &mut numbered);
        row.fixed("copies", 1);
        let facts = MarketFacts {
            small: effects::goods(&mut row, "small"),
            large: effects::goods(&mut row, "large"),
        };
        rows.push((number, Row { name, source: row.source() }, facts));
        row.finish();
    }
    let count = rows.len();
    if count != MARKET_CARDS {
        root.fault("black_market_card", counted("wk-edition-count-market", count, MARKET_CARDS));
    }
    rows.sort_by_key(|(number, ..)| *number);
    for (_, row, facts) in rows {
        words.market.push(row);
        put(&mut values.market, facts);
    }
}

/// The Reward cards: as many as the box counts.
pub fn rewards(root: &mut Table<'_, '_, '_>, values: &mut Values, words: &mut Words) {
    let (mut seen, mut cards) = (Vec::new(), 0);
    for mut row in root.rows("reward_card", "id") {
        let id = row.id(&mut seen);
        let name = row.name("name", &id);
        let copies = row.byte("copies", 1, REWARDS as u8);
        cards += usize::from(copies);
        let facts = RewardFacts { copies, gain: effects::gain(&mut row, "gain") };
        words.rewards.push(Row { name, source: row.source() });
        put(&mut values.rewards, facts);
        row.finish();
    }
    if cards != REWARDS {
        root.fault("reward_card", counted("wk-edition-count-rewards", cards, REWARDS));
    }
}

/// Side 2 of the player boards; no two begin with the same Virtue (WK-9).
pub fn boards(root: &mut Table<'_, '_, '_>, values: &mut Values, words: &mut Words) {
    let (mut seen, mut colors, mut levels) = (Vec::new(), Vec::new(), Vec::new());
    for mut row in root.rows("player_board", "id") {
        let id = row.id(&mut seen);
        let name = row.name("name", &id);
        if let Some(color) = row.word("color", &COLORS) {
            if colors.contains(&color) {
                row.fault("color", Message::new("wk-edition-color-twice"));
            }
            colors.push(color);
        }
        row.fixed("side", 2);
        let facts = BoardFacts {
            workers_in_prison: row.byte("workers_in_prison", 0, MAX_WORKERS - 1),
            silver: row.byte("silver", 0, 20),
            virtue: row.byte("virtue", 0, MAX_VIRTUE),
            start: effects::start(&mut row, "start"),
            power: effects::power(&mut row),
        };
        if levels.contains(&facts.virtue) {
            let message = Message::new("wk-edition-virtue-twice").int("level", facts.virtue);
            row.fault("virtue", message);
        }
        levels.push(facts.virtue);
        words.boards.push(Row { name, source: row.source() });
        put(&mut values.boards, facts);
        row.finish();
    }
    let count = seen.len();
    if count != BOARDS {
        root.fault("player_board", counted("wk-edition-count-boards", count, BOARDS));
    }
}

fn number(row: &mut Table<'_, '_, '_>, numbered: &mut Numbered) -> i64 {
    let number = row.number("number", i64::MIN, i64::MAX);
    if row.has("number") {
        numbered.see(row, number);
    }
    number
}

/// One card more; those for which there is no room are given by their number.
fn put<T, const N: usize>(deck: &mut Deck<T, N>, facts: T) {
    if let Some(free) = deck.facts.get_mut(usize::from(deck.len)) {
        *free = facts;
        deck.len += 1;
    }
}

fn counted(key: &'static str, count: usize, wanted: usize) -> Message {
    Message::new(key).int("count", count as i64).int("wanted", wanted as i64)
}
