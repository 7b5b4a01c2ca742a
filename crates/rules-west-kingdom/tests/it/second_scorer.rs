//! A second scorer, written from the rules and the data file alone: it reads the state document
//! and the TOML rows, shares no code with the crate, and must agree on every final position.
//! End-game effects are tried in every order, with every number of debts destroyed.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde_json::{Value, json};
use toml::Table;

/// What the data file says of the end.
struct Data {
    buildings: HashMap<String, Building>,
    /// The skills of each apprentice.
    skills: HashMap<String, Vec<String>>,
    /// Points by level.
    virtue: Vec<i32>,
    cathedral: Vec<i32>,
    debt: i32,
    paid_debt: i32,
    gold: i32,
    marble: i32,
    silver_per: i32,
    prison_per: i32,
}

struct Building {
    vp: i32,
    /// Only where it acts at the end of the game.
    effect: Option<Effect>,
}

#[derive(Clone)]
struct Effect {
    kind: String,
    of: String,
    skill: String,
    per: i32,
    /// The points, the virtue, the virtue lost, or the change of a debt's points.
    number: i32,
}

static DATA: LazyLock<Data> = LazyLock::new(|| {
    let file: Table =
        include_str!("../../data/default.toml").parse().expect("the data file is TOML");
    let rows = |value: &toml::Value| value.as_array().expect("rows").clone();
    let (board, scoring) = (&file["board"], &file["scoring"]);
    let points = |rows: Vec<toml::Value>| rows.iter().map(|row| integer(row, "vp")).collect();
    let mut cathedral: Vec<i32> = points(rows(&board["cathedral"]));
    cathedral.insert(0, 0);
    let skills = |row: &toml::Value| {
        rows(&row["skills"]).iter().map(|skill| skill.as_str().expect("text").into()).collect()
    };
    let building = |row: &toml::Value| Building {
        vp: integer(row, "vp"),
        effect: (word(&row["effect"], "timing") == "end_game").then(|| effect(&row["effect"])),
    };
    Data {
        buildings: rows(&file["building"])
            .iter()
            .map(|row| (word(row, "id"), building(row)))
            .collect(),
        skills: rows(&file["apprentice"])
            .iter()
            .map(|row| (word(row, "id"), skills(row)))
            .collect(),
        virtue: points(rows(&board["virtue"])),
        cathedral,
        debt: integer(scoring, "unpaid_debt_vp"),
        paid_debt: integer(scoring, "paid_debt_vp"),
        gold: integer(scoring, "gold_vp"),
        marble: integer(scoring, "marble_vp"),
        silver_per: integer(scoring, "silver_per_vp"),
        prison_per: integer(scoring, "own_workers_in_prison_per_minus_vp"),
    }
});

fn effect(row: &toml::Value) -> Effect {
    let mut numbers = ["vp", "virtue", "virtue_loss", "delta"].into_iter();
    let number = numbers.find_map(|key| row.get(key)).expect("a number");
    Effect {
        kind: word(row, "kind"),
        of: row.get("of").map_or(String::new(), |of| of.as_str().expect("text").into()),
        skill: row.get("skill").map_or(String::new(), |skill| skill.as_str().expect("text").into()),
        per: row.get("per").map_or(1, |per| per.as_integer().expect("a number") as i32),
        number: number.as_integer().expect("a number") as i32,
    }
}

fn integer(row: &toml::Value, key: &str) -> i32 {
    row[key].as_integer().expect("a number") as i32
}

fn word(row: &toml::Value, key: &str) -> String {
    row[key].as_str().expect("text").to_string()
}

/// A player at the end, with what the end-game effects change.
#[derive(Clone, Copy)]
struct End<'d> {
    state: &'d Value,
    seat: usize,
    virtue: i32,
    debts: i32,
}

/// Total and rank of each seat (WK-82 to WK-84, WK-E24, WK-E58).
pub fn score_again(state: &Value) -> Vec<(i32, u8)> {
    let seats = state["seats"].as_array().expect("seats are a list").len();
    let lines: Vec<[i32; 3]> = (0..seats).map(|seat| line(state, seat)).collect();
    // A game that did not come to its last turns has no winner.
    let vacant = u8::from(state["last_turns"].as_u64() != Some(0));
    let rank = |line| 1 + vacant + lines.iter().filter(|&other| other > line).count() as u8;
    lines.iter().map(|line| (line[0], rank(line))).collect()
}

/// What is compared: the total, the Virtue level after the end-game effects, the silver.
fn line(state: &Value, seat: usize) -> [i32; 3] {
    let own = &state["seats"][seat];
    let is_rival = seat == 1 && state["house_rival"].is_object();
    let built = strings(&own["buildings"]);
    let mut effects: Vec<&Effect> = Vec::new();
    if !is_rival {
        effects.extend(built.iter().filter_map(|id| DATA.buildings[*id].effect.as_ref()));
    }
    let on_virtue = |effect: &&&Effect| effect.kind.contains("virtue");
    let changes: Vec<&Effect> = effects.iter().filter(on_virtue).copied().collect();
    effects.retain(|effect| !on_virtue(&effect));
    let begin = End { state, seat, virtue: number(&own["virtue"]), debts: number(&own["debts"]) };
    let mut ends = Vec::new();
    every_end(begin, &changes, &mut ends);
    let fixed = fixed_points(own, &built);
    let points = |end: End<'_>| fixed + end.points(&effects);
    let best = ends.into_iter().map(|end| (points(end), end.virtue)).max();
    let (total, virtue) = best.expect("an end");
    [total, virtue, number(&own["goods"]["silver"])]
}

/// What no end-game effect changes.
fn fixed_points(own: &Value, built: &[&str]) -> i32 {
    let data = &*DATA;
    let goods = &own["goods"];
    built.iter().map(|id| data.buildings[*id].vp).sum::<i32>()
        + data.cathedral[number(&own["cathedral"]) as usize]
        + number(&own["paid_debts"]) * data.paid_debt
        + number(&goods["gold"]) * data.gold
        + number(&goods["marble"]) * data.marble
        + number(&goods["silver"]) / data.silver_per
        - number(&own["prison"]) / data.prison_per
}

/// Every end that the virtue effects can come to: all orders, all numbers of debts destroyed.
fn every_end<'d>(end: End<'d>, changes: &[&Effect], ends: &mut Vec<End<'d>>) {
    if changes.is_empty() {
        ends.push(end);
    }
    let highest = DATA.virtue.len() as i32 - 1;
    for (at, change) in changes.iter().enumerate() {
        let mut rest = changes.to_vec();
        rest.remove(at);
        let step = end.virtue_by(change);
        let (level, debts) = (end.virtue + step, end.debts + (-end.virtue - step).max(0));
        let beyond = (level - highest).max(0);
        for destroyed in 0..=beyond.min(debts) {
            let virtue = level.clamp(0, highest);
            every_end(End { virtue, debts: debts - destroyed, ..end }, &rest, ends);
        }
    }
}

impl End<'_> {
    /// Steps on the Virtue track.
    fn virtue_by(&self, change: &Effect) -> i32 {
        match change.kind.as_str() {
            "virtue_per" => self.count(change) / change.per * change.number,
            "virtue_if_most" if self.has_most(change) => change.number,
            "virtue_if_most" => 0,
            "lose_virtue" => -change.number,
            kind => panic!("an effect `{kind}`"),
        }
    }

    /// Points that the end-game effects had a part in.
    fn points(&self, effects: &[&Effect]) -> i32 {
        let mut debt = DATA.debt;
        let mut points = DATA.virtue[self.virtue as usize];
        for effect in effects {
            points += match effect.kind.as_str() {
                "vp_per" => self.count(effect) / effect.per * effect.number,
                "vp_if_most" if self.has_most(effect) => effect.number,
                "vp_if_no_unpaid_debt" if self.debts == 0 => effect.number,
                "vp_if_most" | "vp_if_no_unpaid_debt" => 0,
                "unpaid_debt_vp_delta" => {
                    debt += effect.number;
                    0
                }
                kind => panic!("an effect `{kind}`"),
            };
        }
        points + self.debts * debt
    }

    fn has_most(&self, effect: &Effect) -> bool {
        let own = self.count(effect);
        let seats = self.state["seats"].as_array().expect("seats").len();
        let others = (0..seats).filter(|&seat| seat != self.seat);
        others.map(|seat| End { seat, ..*self }.count(effect)).all(|other| other < own)
    }

    fn count(&self, effect: &Effect) -> i32 {
        let own = &self.state["seats"][self.seat];
        let goods = &own["goods"];
        match effect.of.as_str() {
            // WK-E25: hers is one number, kept as gold.
            "gold" | "marble" if own["board"] == "therese" => {
                number(&goods["gold"]) + number(&goods["marble"])
            }
            good @ ("clay" | "wood" | "stone" | "gold" | "marble" | "silver") => {
                number(&goods[good])
            }
            "clay_wood_stone_total" => {
                ["clay", "wood", "stone"].map(|good| number(&goods[good])).iter().sum()
            }
            "virtue" => self.virtue,
            "cathedral_level" => number(&own["cathedral"]),
            "paid_debt" => number(&own["paid_debts"]),
            "captured_worker_on_own_board" => {
                own["held"].as_array().map_or(0, |held| held.iter().map(number).sum())
            }
            "own_constructed_building" => strings(&own["buildings"]).len() as i32,
            "apprentice_with_skill" => {
                let skilled = |id: &&str| DATA.skills[*id].contains(&effect.skill);
                strings(&own["apprentices"]).into_iter().filter(skilled).count() as i32
            }
            of => panic!("the effect counts `{of}`"),
        }
    }
}

/// A number, 0 where there is none.
fn number(value: &Value) -> i32 {
    value.as_i64().unwrap_or(0) as i32
}

fn strings(value: &Value) -> Vec<&str> {
    let list = value.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter().map(|id| id.as_str().expect("an id")).collect()
}

/// The end of a game of these players.
fn finished(seats: &Value) -> Value {
    json!({ "last_turns": 0, "seats": seats })
}

#[test]
fn the_players_of_the_rulebook_score_again_as_there() {
    let red = json!({
        "virtue": 12, "cathedral": 3, "debts": 2, "prison": 3,
        "goods": { "gold": 2, "marble": 1, "silver": 6 },
        // 7 + 3 + 8 + 8 printed and a bonus of 4: 30.
        "buildings": ["trading_post", "aqueduct", "hideout", "library"],
    });
    let blue = json!({
        "virtue": 6, "cathedral": 2, "prison": 4, "goods": { "gold": 1, "silver": 22 },
        // 9 + 9 + 7 + 5 + 5: 35.
        "buildings": ["armoury", "palace", "betting_house", "church", "masons_hut"],
    });
    assert_eq!(score_again(&finished(&json!([red, blue]))), [(38, 2), (40, 1)]);
}

#[test]
fn ties_are_broken_by_virtue_then_silver_again() {
    let seat =
        |virtue: i32, silver: i32| json!({ "virtue": virtue, "goods": { "silver": silver } });
    let ranks = |state: &Value| -> Vec<u8> {
        score_again(state).into_iter().map(|(_, rank)| rank).collect()
    };
    let state = finished(&json!([seat(7, 9), seat(9, 0), seat(7, 9), seat(9, 1)]));
    assert_eq!(ranks(&state), [3, 2, 3, 1]);
    // A game that was stopped has no first place.
    let stopped = json!({ "last_turns": null, "seats": state["seats"] });
    assert_eq!(ranks(&stopped), [4, 3, 4, 2]);
    let stopped = json!({ "last_turns": 2, "seats": state["seats"] });
    assert_eq!(ranks(&stopped), [4, 3, 4, 2]);
}

#[test]
fn the_best_order_is_found_again() {
    let total = |seat: Value| score_again(&finished(&json!([seat])))[0].0;
    // Dungeon first: 14 to 12, then back to 14; a debt is destroyed only the other way round.
    let one = json!({
        "virtue": 14, "debts": 1, "goods": { "gold": 4 }, "buildings": ["castle", "dungeon"],
    });
    // 24 printed, 4 gold: 7 at level 14 with the debt (-2), or 3 at level 12 without.
    assert_eq!(total(one.clone()), 24 + 4 + 7 - 2);
    let mut with_university = one;
    with_university["buildings"] = json!(["castle", "dungeon", "gamblers_den", "university"]);
    // 45 printed: 7 - 3, or 3 + 2.
    assert_eq!(total(with_university), 45 + 4 + 5);
    // Virtue lost below 0 gives a debt, and what is gained after does not undo it.
    let low = json!({
        "virtue": 1, "goods": { "gold": 2 }, "buildings": ["castle", "dungeon"],
    });
    assert_eq!(total(low), 24 + 2 - 9);
}

#[test]
fn the_house_rival_has_no_effects_again() {
    let rival = json!({ "virtue": 7, "buildings": ["aqueduct", "dungeon"], "cathedral": 1 });
    let human = json!({ "virtue": 7, "buildings": ["steeple"], "cathedral": 1 });
    let mut state = finished(&json!([human, rival]));
    assert_eq!(score_again(&state)[1].0, 17 + 2 + 2 - 1);
    state["house_rival"] = json!({ "work": 0 });
    assert_eq!(score_again(&state), [(6, 2), (19, 1)]);
}
