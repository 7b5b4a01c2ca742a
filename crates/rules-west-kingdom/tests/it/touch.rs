//! Whom a card touches: for every building and every apprentice, with every seat as its owner, what
//! changes is compared with a small table of what may change, made from the effect tags of the
//! data file. Everybody else must be as before, to the last field.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use game_testkit::Scenario;
use rules_west_kingdom::WestKingdom;
use serde_json::Value;
use toml::Table;

use crate::harness::{Position, edition};

static FILE: LazyLock<Table> = LazyLock::new(|| {
    include_str!("../../data/default.toml").parse().expect("the data file is TOML")
});

/// Buildings that others have in hand or have constructed; a building that is looked at is left
/// out.
const HANDS: &str = "well smithy lumber_camp clay_pit fountain reservoir church steeple \
                     betting_house aqueduct tilers_hut masons_hut";
const BUILT: &str = "castle gamblers_den university keep carpenters_hut moneylender dungeon chapel \
                     clay_market stone_market wood_market silver_market lighthouse observatory";

pub fn rows(name: &str) -> &'static [toml::Value] {
    FILE[name].as_array().expect("rows")
}

pub fn text<'t>(row: &'t toml::Value, key: &str) -> &'t str {
    row.get(key).map_or("", |value| value.as_str().expect("text"))
}

pub fn whole(row: &toml::Value, key: &str) -> i64 {
    row.get(key).map_or(0, |value| value.as_integer().expect("a number"))
}

pub fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or(0)
}

fn split(list: &str) -> Vec<&str> {
    list.split_whitespace().collect()
}

/// A game with a hand-made position in which something happens.
pub struct Play {
    scenario: Scenario<WestKingdom>,
    is_over: bool,
    pub before: Value,
    pub after: Value,
    pub answers: Vec<(u8, String)>,
}

impl Play {
    /// The turn of `active` with these first answers; all other questions are answered in one of
    /// several ways: the first of the legal answers, the last, or some other.
    pub fn new(position: &Position, active: usize, first: &[&str], way: usize) -> Self {
        let mut play = Self::begin(position);
        for answer in first {
            play.answer(active as u8, (*answer).to_string());
        }
        while let Some(seat) = play.asked() {
            let legal = play.scenario.legal(seat);
            let step = play.answers.len();
            let at = match way {
                0 => 0,
                1 => legal.len() - 1,
                _ => (way * 7 + step * 5 + 3) % legal.len(),
            };
            play.answer(seat, legal[at].clone());
        }
        play.end()
    }

    /// The same turn in another position: answers that are not open there are left out.
    pub fn again(position: &Position, answers: &[(u8, String)]) -> Self {
        let mut play = Self::begin(position);
        let mut rest = answers.iter();
        while let Some(seat) = play.asked() {
            let legal = play.scenario.legal(seat);
            let next = rest.find(|(who, answer)| *who == seat && legal.contains(answer));
            let answer = next.map_or_else(|| "done".to_string(), |(_, answer)| answer.clone());
            play.answer(seat, answer);
        }
        play.end()
    }

    fn begin(position: &Position) -> Self {
        let scenario = Scenario::from_doc(edition(), position.doc());
        let before = scenario.state();
        Self { scenario, is_over: false, before, after: Value::Null, answers: Vec::new() }
    }

    fn end(mut self) -> Self {
        self.after = self.scenario.state();
        self
    }

    fn answer(&mut self, seat: u8, answer: String) {
        self.scenario.play(seat, &answer);
        self.is_over = self.scenario.records().iter().any(|event| event.kind == "turn_began");
        self.answers.push((seat, answer));
    }

    /// Who is asked, until the turn is over.
    fn asked(&self) -> Option<u8> {
        self.scenario.awaiting().first().copied().filter(|_| !self.is_over)
    }

    pub fn count(&self, beginning: &str) -> i64 {
        self.answers.iter().filter(|(_, answer)| answer.starts_with(beginning)).count() as i64
    }
}

/// The fields in which two objects differ.
fn changed(one: &Value, other: &Value) -> BTreeSet<String> {
    let (one, other) = (one.as_object().expect("an object"), other.as_object().expect("an object"));
    let keys: BTreeSet<_> = one.keys().chain(other.keys()).cloned().collect();
    keys.into_iter().filter(|key| one.get(key) != other.get(key)).collect()
}

/// Expects that nothing but these fields differs.
#[track_caller]
pub fn only(one: &Value, other: &Value, fields: &[&str], what: &str) {
    for field in changed(one, other) {
        let (from, to) = (&one[&field], &other[&field]);
        assert!(fields.contains(&&*field), "{what}: `{field}` from {from} to {to}");
    }
}

/// Everybody has goods, debts, workers all over the place, cards and a few buildings. The active
/// player stands in the middle of the Virtue track, the others at its ends, too.
pub fn rich(players: usize, active: usize, variant: usize, without: &str) -> Position {
    let at = "1 forest 1 mines 1 town_centre 1 guardhouse 1 kings_storehouse";
    let goods = "20 clay 20 wood 20 stone 20 gold 20 marble 20 silver";
    let (virtue, prison) = ([14, 0, 7, 13, 3], [0, 3, 2, 4, 1]);
    let hands: Vec<_> = split(HANDS).into_iter().filter(|id| *id != without).collect();
    let built: Vec<_> = split(BUILT).into_iter().filter(|id| *id != without).collect();
    let position = Position::new(players).turn(active as u32 + 1).tax_stand(9);
    (0..players).fold(position, |position, seat| {
        let level =
            if seat == active { [6, 7, 9][variant % 3] } else { virtue[(seat + variant) % 5] };
        let held: Vec<u8> = (0..players).map(|owner| u8::from(owner != seat)).collect();
        position.seat(seat, |p| {
            p.goods(goods)
                .at(at)
                .virtue(level)
                .prison(prison[(seat + 2 * variant) % 5])
                .debts(3)
                .paid_debts(2)
                .cathedral((seat % 2) as u8)
                .held(&held)
                .hand(&hands[2 * seat..2 * seat + 2].join(" "))
                .built(&built[2 * seat..2 * seat + 2].join(" "))
        })
    })
}

/// What a building of this effect may change of its builder, besides what building it takes.
fn own_fields(row: &toml::Value) -> Vec<&'static str> {
    let effect = &row["effect"];
    let mut fields = vec!["supply", "guildhall", "goods", "hand", "buildings"];
    let virtue = ["virtue", "debts"];
    if whole(row, "virtue") != 0 {
        fields.extend(virtue);
    }
    match text(effect, "kind") {
        "hire_free" => fields.extend(["apprentices", "virtue", "debts"]),
        "capture_free" => fields.extend(["held", "workers"]),
        "choice" => fields.extend(["held", "workers"]),
        "take_debt" | "destroy_unpaid_debt" => fields.push("debts"),
        "release_own_from_prison" => fields.push("prison"),
        "discard_building_for" => fields.push("discards"),
        "all_players_gain" | "all_players_lose" => fields.extend(virtue),
        _ => {}
    }
    fields
}

/// What it may change of another player.
fn fields_of_others(row: &toml::Value) -> &'static [&'static str] {
    match text(&row["effect"], "kind") {
        "capture_free" => &["workers"],
        "choice" => &["workers", "held"],
        "all_players_gain" | "all_players_lose" => &["virtue", "debts"],
        _ => &[],
    }
}

/// What it may change on the table.
fn fields_of_the_table(row: &toml::Value) -> Vec<&'static str> {
    let mut fields = vec!["turn", "active", "seats", "pending"];
    let effect = &row["effect"];
    match text(effect, "kind") {
        "hire_free" => fields.extend(["workshop", "apprentice_pile", "known_apprentices"]),
        "discard_building_for" => fields.extend(["building_pile", "building_pile_by"]),
        "gain" if effect["gain"].get("building_card").is_some() => {
            fields.extend(["building_pile", "building_pile_by"]);
        }
        _ => {}
    }
    fields
}

/// Virtue and debts of a player after a step up or down the track: the level is sure; beyond 14 a
/// debt may go.
#[track_caller]
fn stepped(before: &Value, after: &Value, step: i64, what: &str) {
    let (level, debts) = (number(&before["virtue"]) + step, number(&before["debts"]));
    assert_eq!(number(&after["virtue"]), level.clamp(0, 14), "{what}");
    let (below, beyond) = ((-level).max(0), (level - 14).max(0));
    let allowed = debts + below - beyond..=debts + below;
    assert!(allowed.contains(&number(&after["debts"])), "{what}: debts");
}

/// What exactly happens to another player (WK-E13, WK-E15, WK-E17).
#[track_caller]
fn exactly(row: &toml::Value, builder: usize, before: &Value, after: &Value, what: &str) {
    let effect = &row["effect"];
    match text(effect, "kind") {
        "all_players_gain" => stepped(before, after, whole(&effect["gain"], "virtue"), what),
        "all_players_lose" => {
            let hit = number(&before["prison"]) >= whole(effect, "threshold");
            let step = if hit { -whole(effect, "virtue_loss") } else { 0 };
            stepped(before, after, step, what);
        }
        "capture_free" | "choice" => {
            for (location, there) in before["workers"].as_object().expect("workers") {
                let left = number(&after["workers"][location]);
                assert!(left == 0 || left == number(there), "{what}: {location}");
            }
            for (owner, held) in before["held"].as_array().expect("workers").iter().enumerate() {
                let left = number(&after["held"][owner]);
                assert!(left == number(held) || owner == builder, "{what}: held of {owner}");
            }
        }
        _ => {}
    }
}

/// Every seat at tables of 2 to 5: so many players, and which one.
pub fn every_seat() -> impl Iterator<Item = (usize, usize)> {
    (2..=5).flat_map(|players| (0..players).map(move |seat| (players, seat)))
}

/// WK-52, WK-E13, WK-E15, WK-E17: every building, built by every seat of 2 to 5 players, touches
/// the builder, and others only by captures, a Ransom, the Monument and the Watchtower.
#[test]
fn buildings_touch_only_whom_they_may() {
    let mut others_touched = BTreeSet::new();
    for row in rows("building") {
        for (players, builder) in every_seat() {
            for way in 0..6 {
                if touches_others(row, players, builder, way) {
                    others_touched.insert(text(row, "id"));
                }
            }
        }
    }
    let expected = ["armoury", "barracks", "fortress", "monument", "watchtower"];
    assert_eq!(others_touched, expected.into_iter().collect());
}

/// Constructs a building, and says whether anybody but the builder was touched.
#[track_caller]
fn touches_others(row: &toml::Value, players: usize, builder: usize, way: usize) -> bool {
    let id = text(row, "id");
    let position = with_card(rich(players, builder, way, id), builder, id);
    let construct = format!("construct {id}");
    let play = Play::new(&position, builder, &["place guildhall", &construct], way);
    let what = format!("{id} of seat {builder} of {players}: {:?}", play.answers);
    only(&play.before, &play.after, &fields_of_the_table(row), &what);
    let mut touched = false;
    for seat in 0..players {
        let (was, is) = (&play.before["seats"][seat], &play.after["seats"][seat]);
        let what = format!("seat {seat} by {what}");
        if seat == builder {
            only(was, is, &own_fields(row), &what);
        } else {
            only(was, is, fields_of_others(row), &what);
            exactly(row, builder, was, is, &what);
            touched |= was != is;
        }
    }
    touched
}

/// The builder has the building and another card in hand, and all skills.
fn with_card(position: Position, builder: usize, id: &str) -> Position {
    let other = if id == "tavern" { "palace" } else { "tavern" };
    position.seat(builder, |p| {
        p.hand(&format!("{id} {other}")).apprentices("conspirator miner stonecutter")
    })
}

/// WK-53, WK-82, WK-E20: at the end a building counts for its owner only: what everybody else
/// scores is the same with it and without it.
#[test]
fn buildings_score_for_their_owner_only() {
    for row in rows("building") {
        for (players, owner) in every_seat() {
            for variant in 0..3 {
                scores_for(row, players, owner, variant);
            }
        }
    }
}

/// The end of a game with the building and without it.
#[track_caller]
fn scores_for(row: &toml::Value, players: usize, owner: usize, variant: usize) {
    let id = text(row, "id");
    let base = rich(players, 0, variant, id).last_turn();
    let built: Vec<_> = split(BUILT).into_iter().filter(|other| *other != id).collect();
    let own = built[2 * owner..2 * owner + 2].join(" ");
    let with = base.clone().seat(owner, |p| p.built(&format!("{own} {id}")));
    let [with, without] = [with, base].map(|position| {
        let play = Play::new(&position, 0, &["place silversmith"], 0);
        play.scenario.outcome().expect("the game is over").standings
    });
    for (seat, (with, without)) in with.as_slice().iter().zip(without.as_slice()).enumerate() {
        let what = format!("seat {seat} by {id} of seat {owner} of {players}");
        if seat == owner {
            let vp = with.categories[0] - without.categories[0];
            assert_eq!(i64::from(vp), whole(row, "vp"), "{what}");
        } else {
            assert_eq!(with.categories, without.categories, "{what}");
            assert_eq!(with.total, without.total, "{what}");
        }
    }
}
