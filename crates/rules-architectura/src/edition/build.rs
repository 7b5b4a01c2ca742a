//! From rows to tables: every fault of a data file is found here, and all are reported.

use game_core::edition::{Faults, canonical_hash, parse_toml};
use game_core::{EditionFaults, EditionInfo, Message, Name};
use serde::Serialize;
use serde::de::DeserializeOwned;
use toml::Spanned;

use super::file::{self, Card, File, Set, Tag, Timing};
use super::{
    COLORS, CardRow, Edition, EndEffect, Facts, Kind, MAX_COLUMNS, MAX_DECK, MAX_PRINTS, Numbers,
    Print, Prints, Sets, Verb, Whose,
};

/// Parses and validates a data file.
pub fn build(file_name: &str, text: &str) -> Result<Edition, EditionFaults> {
    let file: File = parse_toml("architectura", file_name, text)?;
    let mut faults = Faults::new(file_name, text);
    faults.not_empty("edition", &file.edition);
    let numbers = numbers(&file, &mut faults);
    let ids: Vec<&str> =
        file.card.iter().map(|card| card.get_ref().id.get_ref().as_str()).collect();
    if ids.len() > MAX_PRINTS {
        let at = file.card[MAX_PRINTS].span().start;
        let message = Message::new("edition-too-many").int("most", MAX_PRINTS as i64);
        faults.add(at, "card", message);
        return Err(faults.finish(()).expect_err("there is a fault"));
    }

    let mut edition = Edition {
        info: EditionInfo {
            id: file.edition.get_ref().clone(),
            hash: String::new(),
            text: text.to_string(),
        },
        facts: [Facts::BLANK; MAX_PRINTS],
        cards: Vec::new(),
        numbers,
        basic: Prints::EMPTY,
        by_color: [Prints::EMPTY; 4],
        uniform: Prints::EMPTY,
        default_sets: file.advanced.default_mode,
        replaces: [Prints::EMPTY; MAX_PRINTS],
        off_city: Prints::EMPTY,
        diverting: Prints::EMPTY,
        escaping: Prints::EMPTY,
        searchable: Prints::EMPTY,
        costly: Prints::EMPTY,
    };
    for (index, card) in file.card.iter().enumerate() {
        let card = card.get_ref();
        let print = Print(index as u8);
        if card.set == Set::Basic {
            edition.basic.insert(print);
        }
        CardBuilder { card, print, ids: &ids, faults: &mut faults }.build(&mut edition);
    }
    check_basic_deck(&file, &edition, &mut faults);
    check_only_one(&file, &edition, &mut faults);
    replacements(&file, &mut edition, &ids, &mut faults);
    sets(&file, &mut edition, &ids, &mut faults);
    edition.info.hash = hash(&edition);
    faults.finish(edition)
}

fn numbers(file: &File, faults: &mut Faults<'_>) -> Numbers {
    let found = &file.contents;
    let mut number = |field: &'static str, value: &Spanned<i64>, least: i64, most: i64| {
        faults.range(format!("box.{field}"), value, least, most) as u8
    };
    let basic = number("basic_cards_per_color", &found.basic_cards_per_color, 1, MAX_DECK as i64);
    number("additional_cards_per_color", &found.additional_cards_per_color, 0, 20);
    let players_max = number("players_max", &found.players_max, 2, 4);
    let numbers = Numbers {
        players_min: number("players_min", &found.players_min, 2, players_max.into()),
        players_max,
        columns: number("columns", &found.columns, 1, MAX_COLUMNS.into()),
        // Four streets of eight spaces are one word; more would not fit.
        rows_per_player: number(
            "rows_per_player",
            &found.rows_per_player,
            1,
            4 / i64::from(players_max),
        ),
        tokens: number("protection_tokens_per_color", &found.protection_tokens_per_color, 0, 9),
        hand_start: number("hand_start", &found.hand_start, 1, basic.into()),
        hand_limit: number("hand_limit", &found.hand_limit, 1, MAX_DECK as i64),
        mulligans: number("mulligans_per_game", &found.mulligans_per_game, 0, 99),
        run_forbidden: number("color_run_forbidden", &found.color_run_forbidden, 2, 9),
        run_min_players: number("color_run_min_players", &found.color_run_min_players, 2, 9),
    };
    let columns = numbers.columns;
    number("block_cards", &found.block_cards, columns.into(), columns.into());
    if found.colors.get_ref() != &COLORS {
        let message = Message::new("edition-colors").text("wanted", COLORS.join(", "));
        faults.add(found.colors.span().start, "box.colors", message);
    }
    numbers
}

/// Builds the tables' entries of one card.
struct CardBuilder<'a, 'f> {
    card: &'a Card,
    print: Print,
    ids: &'a [&'a str],
    faults: &'a mut Faults<'f>,
}

impl CardBuilder<'_, '_> {
    fn build(mut self, edition: &mut Edition) {
        let card = self.card;
        self.check_id();
        self.check_source();
        let mut facts = Facts { protected: card.protected, ..Facts::BLANK };
        self.sides(&mut facts);
        let mut on_play = 0;
        for effect in &card.effect {
            let tag = *effect.tag.get_ref();
            if *effect.timing.get_ref() != tag.timing() {
                let message = Message::new("edition-timing")
                    .text("tag", snake(tag))
                    .text("wanted", snake(tag.timing()));
                self.fault(effect.timing.span().start, "effect.timing", message);
            }
            if tag.timing() == Timing::OnPlay {
                on_play += 1;
                if on_play == 2 {
                    let message = Message::new("edition-two-on-play");
                    self.fault(effect.tag.span().start, "effect", message);
                }
            }
            self.check_choice(effect);
            self.effect(effect, &mut facts, edition);
        }
        self.check_combinations();
        let scores =
            card.effect.iter().any(|effect| effect.tag.get_ref().timing() == Timing::EndGame);
        if *card.end_game.get_ref() != scores {
            let message = Message::new("edition-end-game");
            self.fault(card.end_game.span().start, "end_game", message);
        }
        edition.facts[self.print.0 as usize] = facts;
        edition.cards.push(CardRow {
            name: Name {
                id: card.id.get_ref().clone(),
                en: card.name_en.clone(),
                fr: card.name_fr.clone(),
                pt: card.name_pt.clone(),
            },
            base: card.base.get_ref().clone(),
            sides: card.sides.get_ref().0.clone(),
            basic: card.set == Set::Basic,
            sides_source: card.source.get_ref().get("sides").cloned().unwrap_or_default(),
        });
    }

    fn fault(&mut self, at: usize, field: &str, message: Message) {
        self.faults.add(at, format!("card.{}.{field}", self.card.id.get_ref()), message);
    }

    fn check_id(&mut self) {
        let id = &self.card.id;
        let seen_before = self.ids[..self.print.0 as usize].contains(&id.get_ref().as_str());
        self.faults.id(format!("card.{}.id", id.get_ref()), id, seen_before);
        if self.card.name_en.trim().is_empty() {
            self.fault(id.span().start, "name_en", Message::new("edition-empty"));
        }
    }

    /// Every field of a card says where it comes from.
    fn check_source(&mut self) {
        let card = self.card;
        let source = &card.source;
        let mut fields = vec!["name_en", "set", "base", "sides", "protected", "end_game", "effect"];
        fields.extend(card.name_pt.is_some().then_some("name_pt"));
        fields.extend(card.name_fr.is_some().then_some("name_fr"));
        fields.extend(card.replaces.is_some().then_some("replaces"));
        for &field in &fields {
            let said = source.get_ref().get(field).map(String::as_str);
            let path = format!("card.{}.source", card.id.get_ref());
            self.faults.source(source.span().start, path, field, said);
        }
        for extra in source.get_ref().keys().filter(|key| !fields.contains(&key.as_str())) {
            let message = Message::new("edition-source-extra").text("field", extra);
            self.fault(source.span().start, "source", message);
        }
    }

    fn sides(&mut self, facts: &mut Facts) {
        let card = self.card;
        let (at, printed) = (card.sides.span().start, card.sides.get_ref());
        if card.base.get_ref() != &printed[0] {
            let at = card.base.span().start;
            self.fault(at, "base", Message::new("edition-base").text("top", &printed[0]));
        }
        let filled = printed.iter().filter(|side| !side.is_empty()).count();
        if printed[0].is_empty() || (filled != 1 && filled != 4) {
            self.fault(at, "sides", Message::new("edition-sides"));
            return;
        }
        facts.turnable = filled == 4;
        let mut kinds = Vec::new();
        for (side, text) in printed.iter().enumerate().take(filled) {
            match value(text) {
                Some((kind, value)) => {
                    kinds.push(kind);
                    facts.sides[side] = value;
                }
                None => self.fault(at, "sides", Message::new("edition-value").text("text", text)),
            }
        }
        if filled == 1 {
            facts.sides = [facts.sides[0]; 4];
        }
        if let Some(&kind) = kinds.first() {
            facts.kind = kind;
            if kinds.iter().any(|&other| other != kind) {
                self.fault(at, "sides", Message::new("edition-mixed-sides"));
            }
        }
        facts.lowest = facts.sides.into_iter().min().unwrap_or_default();
        facts.highest = facts.sides.into_iter().max().unwrap_or_default();
    }

    fn params<T: DeserializeOwned>(&mut self, effect: &file::Effect) -> Option<T> {
        let table = effect.params.as_ref().map(|table| table.get_ref().clone()).unwrap_or_default();
        match T::deserialize(toml::Value::Table(table)) {
            Ok(params) => Some(params),
            Err(error) => {
                let at = effect.params.as_ref().map_or(effect.tag.span(), Spanned::span).start;
                let text = error.message().to_string();
                self.fault(at, "effect.params", Message::new("edition-params").text("text", text));
                None
            }
        }
    }

    fn prints(&mut self, at: usize, names: &[String]) -> Prints {
        let mut prints = Prints::EMPTY;
        for name in names {
            if let Some(index) = self.ids.iter().position(|id| id == name) {
                prints.insert(Print(index as u8));
            } else {
                let message = Message::new("edition-unknown-card").text("card", name);
                self.fault(at, "effect.params.names", message);
            }
        }
        prints
    }

    /// Puts one effect row where the rules look for it.
    fn effect(&mut self, effect: &file::Effect, facts: &mut Facts, edition: &mut Edition) {
        let tag = *effect.tag.get_ref();
        let at = effect.params.as_ref().map_or(effect.tag.span(), Spanned::span).start;
        let may = *effect.optional.get_ref();
        let mut verb = |verb| {
            facts.verb = verb;
            facts.optional = may;
        };
        match tag {
            Tag::None => drop(self.params::<file::NoParams>(effect)),
            Tag::VpPerAdjacentNamed => {
                if let Some(p) = self.params::<file::PerNamed>(effect) {
                    let prints = self.prints(at, &p.names);
                    facts.end = EndEffect::PerNamed { each: p.vp_each, prints, whose: p.owner };
                }
            }
            Tag::VpPerAdjacentOwn => {
                if let Some(p) = self.params::<file::PerOwn>(effect) {
                    facts.end = EndEffect::PerOwn { each: p.vp_each };
                }
            }
            Tag::VpIfAdjacentNamed => {
                if let Some(p) = self.params::<file::IfNamed>(effect) {
                    let prints = self.prints(at, &p.names);
                    facts.end = EndEffect::IfNamed { vp: p.vp, prints, whose: p.owner };
                }
            }
            Tag::VpPerCemeteryCard => {
                if let Some(p) = self.params::<file::PerCemeteryCard>(effect) {
                    facts.end = EndEffect::PerBeside { each: p.vp_each };
                }
            }
            Tag::Rotate => {
                if let Some(p) = self.params::<file::Rotate>(effect) {
                    if !(1..=9).contains(&p.count_max) {
                        let message = Message::new("edition-range")
                            .int("value", p.count_max)
                            .int("least", 1)
                            .int("most", 9);
                        self.fault(at, "effect.params.count_max", message);
                    }
                    verb(Verb::Rotate { count: p.count_max, whose: p.owner, reach: p.r#where });
                }
            }
            Tag::RotateOnePerPlayer => {
                if self.params::<file::RotateOnePerPlayer>(effect).is_some() {
                    verb(Verb::RotateEach);
                }
            }
            Tag::Swap => {
                if let Some(p) = self.params::<file::Swap>(effect) {
                    verb(Verb::Swap { whose: p.owner });
                }
            }
            Tag::Destroy => {
                if self.params::<file::Destroy>(effect).is_some() {
                    verb(Verb::Destroy);
                }
            }
            Tag::Protect => {
                if self.params::<file::OneOwnInCity>(effect).is_some() {
                    verb(Verb::Protect);
                }
            }
            Tag::Move => {
                if self.params::<file::UpToOneOwnInCity>(effect).is_some() {
                    verb(Verb::Move);
                }
            }
            Tag::Rebuild => {
                if self.params::<file::UpToOneOwnInCity>(effect).is_some() {
                    verb(Verb::Rebuild);
                }
            }
            Tag::CycleHand => {
                if self.params::<file::UpToOne>(effect).is_some() {
                    verb(Verb::Cycle);
                }
            }
            Tag::HandLimit => {
                if let Some(p) = self.params::<file::HandLimit>(effect) {
                    if !(1..=MAX_DECK as u8).contains(&p.limit) {
                        let message = Message::new("edition-range")
                            .int("value", p.limit)
                            .int("least", 1)
                            .int("most", MAX_DECK as i64);
                        self.fault(at, "effect.params.limit", message);
                    }
                    verb(Verb::HandLimit { limit: p.limit });
                }
            }
            Tag::ReserveSpace => {
                if self.params::<file::CountOne>(effect).is_some() {
                    verb(Verb::Reserve);
                }
            }
            Tag::CopyInstant => {
                if self.params::<file::CopyInstant>(effect).is_some() {
                    verb(Verb::Copy);
                }
            }
            Tag::OpponentsPlaceFacedown => {
                if self.params::<file::CountOne>(effect).is_some() {
                    verb(Verb::LayDown);
                }
            }
            Tag::ReturnAndReplay => {
                if self.params::<file::ReturnAndReplay>(effect).is_some() {
                    verb(Verb::Replay);
                }
            }
            Tag::DestroyLowerInRow => {
                if self.params::<file::DestroyLower>(effect).is_some() {
                    verb(Verb::DestroyLower);
                }
            }
            Tag::PayRemove => {
                if let Some(p) = self.params::<file::PayRemove>(effect) {
                    if !(1..=6).contains(&p.count) || !p.sources.contains(&file::Source::Hand) {
                        self.fault(at, "effect.params", Message::new("edition-cost"));
                    }
                    facts.cost = p.count;
                    facts.pays_beside = p.sources.contains(&file::Source::Cemetery);
                    edition.costly.insert(self.print);
                }
            }
            Tag::PlaceOffCity => {
                if self.params::<file::NoParams>(effect).is_some() {
                    edition.off_city.insert(self.print);
                }
            }
            Tag::DivertDestroyed => {
                if self.params::<file::OwnerSelf>(effect).is_some() {
                    edition.diverting.insert(self.print);
                }
            }
            Tag::TutorSelf => {
                if self.params::<file::CountOne>(effect).is_some() {
                    edition.searchable.insert(self.print);
                }
            }
            Tag::EscapeDestruction => {
                if self.params::<file::NoParams>(effect).is_some() {
                    edition.escaping.insert(self.print);
                }
            }
        }
    }

    /// A card has one effect at the end and one price at most, and a card laid outside the city has
    /// neither a price nor an effect when played: the rules would pass over them in silence.
    fn check_combinations(&mut self) {
        let card = self.card;
        let of = |test: fn(Tag) -> bool| {
            card.effect.iter().map(|effect| &effect.tag).filter(move |tag| test(*tag.get_ref()))
        };
        let second_end = of(|tag| tag.timing() == Timing::EndGame).nth(1);
        let second_price = of(|tag| tag == Tag::PayRemove).nth(1);
        let off_city = of(|tag| tag == Tag::PlaceOffCity).next();
        let other = of(|tag| tag == Tag::PayRemove || tag.timing() == Timing::OnPlay).next();
        for second in [second_end, second_price].into_iter().flatten() {
            self.fault(second.span().start, "effect", Message::new("edition-one-effect"));
        }
        if let (Some(_), Some(other)) = (off_city, other) {
            self.fault(other.span().start, "effect", Message::new("edition-off-city"));
        }
    }

    /// The rules ask about some effects always, about others never, and their texts say so too.
    fn check_choice(&mut self, effect: &file::Effect) {
        let tag = *effect.tag.get_ref();
        let key = match (tag.is_optional(), *effect.optional.get_ref()) {
            (Some(true), false) => "edition-optional",
            (Some(false), true) => "edition-compulsory",
            _ => return,
        };
        let message = Message::new(key).text("tag", snake(tag));
        self.fault(effect.optional.span().start, "effect.optional", message);
    }
}

/// Reads `7`, `-1`, `X`, `X-1`, `N+2`.
fn value(text: &str) -> Option<(Kind, i8)> {
    let (kind, rest) = match text.as_bytes().first()? {
        b'X' => (Kind::Left, &text[1..]),
        b'N' => (Kind::Column, &text[1..]),
        _ => (Kind::Number, text),
    };
    if kind != Kind::Number && rest.is_empty() {
        return Some((kind, 0));
    }
    let signed = rest.starts_with(['+', '-']);
    let digits = rest.strip_prefix(['+', '-']).unwrap_or(rest);
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    // `+7` is no printed number, and an offset needs its sign.
    if !plain
        || (kind == Kind::Number && rest.starts_with('+'))
        || (kind != Kind::Number && !signed)
    {
        return None;
    }
    rest.parse().ok().filter(|value| (-20..=40).contains(value)).map(|value| (kind, value))
}

fn check_basic_deck(file: &File, edition: &Edition, faults: &mut Faults<'_>) {
    let wanted = *file.contents.basic_cards_per_color.get_ref();
    if edition.basic.len() as i64 != wanted {
        let message = Message::new("edition-basic-count")
            .int("count", edition.basic.len() as i64)
            .int("wanted", wanted);
        faults.add(file.contents.basic_cards_per_color.span().start, "card", message);
    }
}

/// Two cards that replay or copy could call each other forever, and two Cemeteries or Obelisks
/// would need an order that no rule gives.
fn check_only_one(file: &File, edition: &Edition, faults: &mut Faults<'_>) {
    let has = |test: &dyn Fn(Print) -> bool| -> Prints {
        edition.prints().filter(|&p| test(p)).collect()
    };
    for (tag, prints) in [
        ("copy_instant", has(&|p| edition.facts(p).verb == Verb::Copy)),
        ("return_and_replay", has(&|p| edition.facts(p).verb == Verb::Replay)),
        ("place_off_city", edition.off_city),
        ("tutor_self", edition.searchable),
    ] {
        if let Some(second) = prints.nth(1) {
            let card = &file.card[second.0 as usize];
            let field = format!("card.{}.effect", card.get_ref().id.get_ref());
            faults.add(card.span().start, field, Message::new("edition-only-one").text("tag", tag));
        }
    }
}

fn replacements(file: &File, edition: &mut Edition, ids: &[&str], faults: &mut Faults<'_>) {
    for (index, card) in file.card.iter().enumerate() {
        let (span, card) = (card.span(), card.get_ref());
        let field = format!("card.{}.replaces", card.id.get_ref());
        let mut replaced = Prints::EMPTY;
        match (card.set, &card.replaces) {
            (Set::Basic, None) => continue,
            (Set::Basic, Some(replaces)) => {
                faults.add(replaces.span().start, field, Message::new("edition-basic-replaces"));
                continue;
            }
            (Set::Additional, None) => {}
            (Set::Additional, Some(replaces)) if replaces.get_ref() == "same_base" => {
                for basic in edition.basic.iter() {
                    if edition.cards[basic.0 as usize].base == *card.base.get_ref() {
                        replaced.insert(basic);
                    }
                }
            }
            (Set::Additional, Some(replaces)) => {
                let named = ids.iter().position(|id| id == replaces.get_ref());
                replaced.0 |= named.map_or(0, |index| 1 << index);
            }
        }
        if (replaced & edition.basic).is_empty() {
            let at = card.replaces.as_ref().map_or(span, Spanned::span).start;
            faults.add(at, field, Message::new("edition-replaces"));
        }
        edition.replaces[index] = replaced & edition.basic;
    }
}

fn sets(file: &File, edition: &mut Edition, ids: &[&str], faults: &mut Faults<'_>) {
    let wanted = *file.contents.additional_cards_per_color.get_ref();
    let basic = edition.basic;
    let mut set = |field: &str, names: &Spanned<Vec<String>>| {
        let mut prints = Prints::EMPTY;
        for name in names.get_ref() {
            match ids.iter().position(|id| id == name) {
                Some(index) if !basic.contains(Print(index as u8)) => {
                    prints.insert(Print(index as u8));
                }
                _ => {
                    let message = Message::new("edition-not-additional").text("card", name);
                    faults.add(names.span().start, field, message);
                }
            }
        }
        if names.get_ref().len() as i64 != wanted || prints.len() != names.get_ref().len() {
            let message = Message::new("edition-set-count").int("wanted", wanted);
            faults.add(names.span().start, field, message);
        }
        prints
    };
    edition.uniform = set("advanced.uniform_set", &file.advanced.uniform_set);
    let mut seen = [false; 4];
    let mut unknown = Vec::new();
    for row in &file.advanced.color_set {
        let prints = set("advanced.color_set.cards", &row.cards);
        match COLORS.iter().position(|color| color == row.color.get_ref()) {
            Some(color) if !seen[color] => {
                seen[color] = true;
                edition.by_color[color] = prints;
            }
            _ => unknown.push(row.color.span().start),
        }
    }
    for at in unknown {
        let message = Message::new("edition-colors").text("wanted", COLORS.join(", "));
        faults.add(at, "advanced.color_set.color", message);
    }
    for (color, _) in COLORS.iter().zip(seen).filter(|(_, seen)| !seen) {
        let at = file.advanced.uniform_set.span().start;
        let message = Message::new("edition-no-set").text("color", *color);
        faults.add(at, "advanced.color_set", message);
    }
}

/// The hash over what rules read. Names, notes, texts and provenance do not count.
fn hash(edition: &Edition) -> String {
    #[derive(Serialize)]
    struct Values<'a> {
        numbers: Numbers,
        cards: Vec<CardValues<'a>>,
        uniform: Vec<&'a str>,
        by_color: Vec<Vec<&'a str>>,
        default_sets: Sets,
    }
    #[derive(Serialize)]
    struct CardValues<'a> {
        id: &'a str,
        basic: bool,
        kind: Kind,
        sides: &'a [String; 4],
        protected: bool,
        verb: Verb,
        optional: bool,
        cost: u8,
        pays_beside: bool,
        end: (&'static str, i8, Vec<&'a str>, Option<Whose>),
        replaces: Vec<&'a str>,
        off_city: bool,
        diverting: bool,
        escaping: bool,
        searchable: bool,
    }
    let names = |prints: Prints| prints.iter().map(|print| edition.id(print)).collect::<Vec<_>>();
    let card = |print: Print| {
        let (row, facts) = (&edition.cards[print.0 as usize], edition.facts(print));
        CardValues {
            id: &row.name.id,
            basic: row.basic,
            kind: facts.kind,
            sides: &row.sides,
            protected: facts.protected,
            verb: facts.verb,
            optional: facts.optional,
            cost: facts.cost,
            pays_beside: facts.pays_beside,
            end: match facts.end {
                EndEffect::None => ("none", 0, vec![], None),
                EndEffect::PerNamed { each, prints, whose } => {
                    ("per_named", each, names(prints), Some(whose))
                }
                EndEffect::PerOwn { each } => ("per_own", each, vec![], None),
                EndEffect::IfNamed { vp, prints, whose } => {
                    ("if_named", vp, names(prints), Some(whose))
                }
                EndEffect::PerBeside { each } => ("per_beside", each, vec![], None),
            },
            replaces: names(edition.replaces[print.0 as usize]),
            off_city: edition.off_city.contains(print),
            diverting: edition.diverting.contains(print),
            escaping: edition.escaping.contains(print),
            searchable: edition.searchable.contains(print),
        }
    };
    canonical_hash(&Values {
        numbers: edition.numbers,
        cards: edition.prints().map(card).collect(),
        uniform: names(edition.uniform),
        by_color: edition.by_color.iter().map(|&set| names(set)).collect(),
        default_sets: edition.default_sets,
    })
}

/// The word of a tag or timing as the file writes it.
fn snake(word: impl std::fmt::Debug) -> String {
    let mut text = String::new();
    for c in format!("{word:?}").chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_as_printed() {
        assert_eq!(value("7"), Some((Kind::Number, 7)));
        assert_eq!(value("-1"), Some((Kind::Number, -1)));
        assert_eq!(value("X"), Some((Kind::Left, 0)));
        assert_eq!(value("X-1"), Some((Kind::Left, -1)));
        assert_eq!(value("N+2"), Some((Kind::Column, 2)));
        for bad in ["", "x", "X1", "+7", "N+", "7a", "99", "N--1", "X+-2"] {
            assert_eq!(value(bad), None, "{bad}");
        }
    }
}
