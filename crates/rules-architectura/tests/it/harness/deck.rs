//! Small editions, put together card by card.

use std::fmt::Write as _;

use game_core::Edition as _;
use rules_architectura::Edition;
use rules_architectura::edition::COLORS;
use toml::{Table as Toml, Value};

/// One card of a small edition.
#[derive(Clone)]
pub struct Row(Toml);

/// A card whose id says what it is; see the head of this file.
///
/// # Panics
/// If the id says nothing.
#[track_caller]
pub fn card(id: &str) -> Row {
    let Some(sides) = sides_of(id) else { panic!("the id `{id}` does not say what card it is") };
    let mut row = Toml::new();
    row.insert("protected".into(), Value::Boolean(id.starts_with('g')));
    row.insert("end_game".into(), Value::Boolean(false));
    Row(row).id(id).sides(&sides)
}

fn sides_of(id: &str) -> Option<String> {
    // A letter after a digit only tells two cards with the same values apart.
    let copy = id.len() > 2 && id.ends_with(|c: char| c.is_ascii_lowercase());
    let id = if copy { &id[..id.len() - 1] } else { id };
    let offset = |of: &str| match of.split_at_checked(1)? {
        ("p", by) => by.parse::<u8>().ok().map(|by| format!("+{by}")),
        ("m", by) => by.parse::<u8>().ok().map(|by| format!("-{by}")),
        _ => None,
    };
    let (kind, rest) = id.split_at_checked(1)?;
    match (kind, rest) {
        ("x", "") => Some("X X-1 X+2 X+1".into()),
        ("c", "") => Some("N N-1 N+2 N+1".into()),
        ("x", of) => Some(format!("X{}", offset(of)?)),
        ("c", of) => Some(format!("N{}", offset(of)?)),
        ("s", value) => value.parse::<i8>().ok().map(|value| value.to_string()),
        ("n" | "g", value) => {
            let value: i8 = value.parse().ok()?;
            Some(format!("{value} {} {} {}", value - 1, value + 2, value + 1))
        }
        _ => None,
    }
}

/// A card that does what this card of the default edition does, as a basic card with the same id.
/// Its values and its symbol are the default edition's, too, until [`Row::sides`] and
/// [`Row::symbol`] say otherwise: a test that depends on them sets them.
///
/// # Panics
/// If the default edition has no such card.
#[track_caller]
pub fn like(id: &str) -> Row {
    let rows = rows_of(Edition::DEFAULT);
    let Some(row) = rows.into_iter().find(|row| text_of(row, "id") == id) else {
        panic!("the default edition has no card `{id}`");
    };
    Row(row).basic()
}

impl Row {
    /// Gives it another id.
    pub fn id(self, id: &str) -> Self {
        self.with("id", id.into()).with("name_en", id.into())
    }

    /// Its sides: one value, or four read clockwise from the top.
    ///
    /// # Panics
    /// If there are neither one nor four.
    #[track_caller]
    pub fn sides(self, sides: &str) -> Self {
        let mut sides: Vec<Value> = sides.split(' ').map(Value::from).collect();
        assert!(matches!(sides.len(), 1 | 4), "a card has one value or four");
        sides.resize(4, Value::from(""));
        let base = sides[0].clone();
        self.with("sides", sides.into()).with("base", base)
    }

    /// With the symbol of protection, or without.
    pub fn symbol(self, symbol: bool) -> Self {
        self.with("protected", symbol.into())
    }

    /// Whether its (first) effect may be left.
    ///
    /// # Panics
    /// If it has no effect.
    #[track_caller]
    pub fn optional(mut self, optional: bool) -> Self {
        let effects = self.0.get_mut("effect").and_then(Value::as_array_mut);
        let first = effects.and_then(|effects| effects.first_mut()).and_then(Value::as_table_mut);
        let Some(effect) = first else { panic!("the card has no effect") };
        effect.insert("optional".into(), optional.into());
        self
    }

    /// Another number, list or word among the parameters of its (first) effect that has it.
    ///
    /// # Panics
    /// If no effect has such a parameter.
    #[track_caller]
    pub fn param(mut self, name: &str, value: impl Into<Value>) -> Self {
        let effects = self.0.get_mut("effect").and_then(Value::as_array_mut);
        let mut params =
            effects.into_iter().flatten().filter_map(|effect| effect.get_mut("params"));
        let Some(found) = params.find_map(|params| params.get_mut(name)) else {
            panic!("no effect of the card has the parameter `{name}`");
        };
        *found = value.into();
        self
    }

    /// In the basic deck.
    pub fn basic(mut self) -> Self {
        self.0.remove("replaces");
        self.with("set", "basic".into())
    }

    /// An additional card that replaces this basic card, or any with the same value for
    /// `same_base`.
    pub fn instead_of(self, basic: &str) -> Self {
        self.with("set", "additional".into()).with("replaces", basic.into())
    }

    fn with(mut self, field: &str, value: Value) -> Self {
        self.0.insert(field.into(), value);
        self
    }

    fn is_additional(&self) -> bool {
        text_of(&self.0, "set") == "additional"
    }

    /// The row with everything the loader asks for.
    fn finished(mut self) -> Value {
        self.0.entry("set").or_insert_with(|| "basic".into());
        for extra in ["name_pt", "name_fr", "note"] {
            self.0.remove(extra);
        }
        let mut fields = vec!["name_en", "set", "base", "sides", "protected", "end_game", "effect"];
        fields.extend(self.0.contains_key("replaces").then_some("replaces"));
        let source = fields.into_iter().map(|field| (field.into(), "reconstructed".into()));
        self.0.insert("source".into(), Value::Table(source.collect()));
        Value::Table(self.0)
    }
}

pub fn rows_of(text: &str) -> Vec<Toml> {
    let file: Toml = text.parse().expect("the text of an edition is TOML");
    let rows = file["card"].as_array().expect("cards are a list").iter();
    rows.map(|row| row.as_table().expect("a card is a table").clone()).collect()
}

pub fn text_of<'a>(row: &'a Toml, field: &str) -> &'a str {
    row.get(field).and_then(Value::as_str).unwrap_or_default()
}

/// A small edition being put together.
#[derive(Clone)]
pub struct Deck {
    rows: Vec<Row>,
    numbers: Vec<(&'static str, i64)>,
    color_sets: Vec<(&'static str, String)>,
}

/// The edition with these cards: ids that say what they are, parted by blanks, then other rows.
pub fn edition(ids: &str, rows: impl IntoIterator<Item = Row>) -> &'static Edition {
    deck(ids, rows).build()
}

/// The edition with these cards and, worth 1 on one side, cards that do what these cards of the
/// default edition do: comparing them leaves a one-sided neighbor as it is.
pub fn calm(ids: &str, effects: &[&str]) -> &'static Edition {
    edition(ids, effects.iter().map(|id| like(id).sides("1")))
}

/// As [`edition`], for more to be said before it is built.
pub fn deck(ids: &str, rows: impl IntoIterator<Item = Row>) -> Deck {
    let plain = ids.split_whitespace().map(card);
    Deck { rows: plain.chain(rows).collect(), numbers: Vec::new(), color_sets: Vec::new() }
}

impl Deck {
    /// Another number of the box: `hand_limit`, `columns`, …
    pub fn number(mut self, name: &'static str, value: i64) -> Self {
        self.numbers.push((name, value));
        self
    }

    /// The additional cards of one color, all colors of equal length; where nothing is said, every
    /// color has all additional cards.
    pub fn color_set(mut self, color: &'static str, ids: &str) -> Self {
        self.color_sets.push((color, ids.into()));
        self
    }

    /// The text of the data file.
    ///
    /// # Panics
    /// Never: what was put together is TOML.
    pub fn text(&self) -> String {
        let additional: Vec<&str> = self
            .rows
            .iter()
            .filter(|row| row.is_additional())
            .map(|row| text_of(&row.0, "id"))
            .collect();
        let n_basic = (self.rows.len() - additional.len()) as i64;
        let sets: Vec<Vec<&str>> = COLORS
            .iter()
            .map(|color| match self.color_sets.iter().find(|(of, _)| of == color) {
                Some((_, ids)) => ids.split_whitespace().collect(),
                None => additional.clone(),
            })
            .collect();
        let mut numbers = vec![
            ("players_min", 2),
            ("players_max", 4),
            ("columns", 8),
            ("rows_per_player", 1),
            ("basic_cards_per_color", n_basic),
            ("additional_cards_per_color", sets[0].len() as i64),
            ("block_cards", 8),
            ("protection_tokens_per_color", 2),
            ("hand_start", n_basic.min(3)),
            ("hand_limit", 3),
            ("mulligans_per_game", 1),
            ("color_run_forbidden", 3),
            ("color_run_min_players", 3),
        ];
        for &(name, value) in &self.numbers {
            match numbers.iter_mut().find(|(of, _)| *of == name) {
                Some(number) => number.1 = value,
                None => panic!("the box has no number `{name}`"),
            }
        }
        let uniform = &additional[..sets[0].len()];
        let mut text = format!(
            "schema = 1\ngame = \"architectura\"\nedition = \"small\"\n\n\
             [box]\ntitle = \"Small\"\ndesigner = \"-\"\npublishers = []\ncolors = {COLORS:?}\n"
        );
        for (name, value) in numbers {
            let _ = writeln!(text, "{name} = {value}");
        }
        let _ = writeln!(text, "[box.source]\n\n[advanced]\ndefault_mode = \"by_color\"");
        let _ = writeln!(text, "uniform_set = {uniform:?}");
        for (color, set) in COLORS.iter().zip(sets) {
            let _ = writeln!(text, "[[advanced.color_set]]\ncolor = {color:?}\ncards = {set:?}");
        }
        let mut cards = Toml::new();
        let rows = self.rows.iter().map(|row| row.clone().finished()).collect();
        cards.insert("card".into(), Value::Array(rows));
        let _ = write!(text, "\n{}", toml::to_string(&cards).expect("rows are TOML"));
        text
    }

    /// The edition.
    ///
    /// # Panics
    /// If the loader refuses it.
    #[track_caller]
    pub fn build(&self) -> &'static Edition {
        match game_core::edition::load("small.toml", &self.text()) {
            Ok(edition) => edition,
            Err(faults) => panic!("the small edition is refused:\n{faults}\n{}", self.text()),
        }
    }
}

/// The edition that is built in.
pub fn default_edition() -> &'static Edition {
    game_core::edition::default()
}
