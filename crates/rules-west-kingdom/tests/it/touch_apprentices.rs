//! Whom an apprentice touches: the same turn is played with the card and without it, while the
//! other players have cards of the same kind. What differs is the owner's, exactly what the effect
//! tags of the data file say, and only when they say so.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::harness::Position;
use crate::touch::{Play, every_seat, number, only, rich, rows, text, whole};

const GOODS: [&str; 6] = ["clay", "wood", "stone", "gold", "marble", "silver"];

/// A turn that may set an apprentice off: its name, its first answers.
struct Scene {
    name: &'static str,
    first: &'static [&'static str],
}

const SCENES: &[Scene] = &[
    Scene { name: "quarry", first: &["place quarry"] },
    Scene { name: "forest", first: &["place forest"] },
    Scene { name: "mines", first: &["place mines"] },
    Scene { name: "silversmith", first: &["place silversmith"] },
    Scene { name: "kings_storehouse", first: &["place kings_storehouse"] },
    Scene { name: "town_centre", first: &["place town_centre"] },
    Scene { name: "tax_stand", first: &["place tax_stand"] },
    Scene { name: "debt", first: &["place guardhouse", "settle"] },
    Scene { name: "advance", first: &["place guildhall", "advance"] },
    Scene { name: "left", first: &["place black_market_small"] },
    Scene { name: "middle", first: &["place black_market_middle"] },
    Scene { name: "right", first: &["place black_market_large"] },
    Scene { name: "third worker", first: &["place black_market_large"] },
    Scene { name: "space of a reset", first: &["place guildhall", "construct well"] },
];

impl Scene {
    /// Whether a turn of this kind sets the effect off, for the active player or for everybody.
    fn sets_off(&self, effect: &toml::Value) -> bool {
        let market = ["left", "middle", "right", "third worker"];
        match text(effect, "trigger") {
            "none" => false,
            "place_worker" => self.name == text(effect, "location"),
            "storehouse_trade" => self.name == "kings_storehouse",
            "tax_stand_action" => self.name == "tax_stand",
            "town_centre_action" => self.name == "town_centre",
            "black_market_action" => market.contains(&self.name),
            "debt_paid" => self.name == "debt",
            "cathedral_advance" => self.name == "advance",
            "black_market_reset" => self.is_reset(),
            trigger => panic!("a trigger `{trigger}`"),
        }
    }

    fn is_reset(&self) -> bool {
        ["third worker", "space of a reset"].contains(&self.name)
    }

    /// What such a turn may change of those who are not active, by the place itself: captures,
    /// captured workers that go to Prison or are ransomed, steps 1, 4 and 5 of a reset.
    fn fields_of_others(&self) -> Vec<&'static str> {
        match self.name {
            "town_centre" => vec!["workers"],
            "debt" => vec!["held", "prison"],
            _ if self.is_reset() => vec!["prison", "virtue", "debts"],
            _ => vec![],
        }
    }

    fn position(&self, players: usize, active: usize, variant: usize) -> Position {
        let next = ((active + 1) % players) as u8;
        let active_has = if variant == 1 { 9 } else { 7 };
        let position = rich(players, active, variant, "well")
            .seat(active, |p| p.hand("well palace").virtue(active_has));
        match self.name {
            "third worker" if variant == 0 => {
                position.market([Some(active as u8), Some(next), None])
            }
            "third worker" => position.market([Some(active as u8), Some(active as u8), None]),
            // The next space has a reset: twice as many as there are columns stand there.
            "space of a reset" => (0..players).fold(position, |position, seat| {
                position.seat(seat, |p| p.guildhall(if seat < 2 { 3 } else { 2 }))
            }),
            _ => position,
        }
    }
}

/// The effect of an apprentice.
fn effect(id: &str) -> &'static toml::Value {
    &rows("apprentice").iter().find(|row| text(row, "id") == id).expect("an apprentice")["effect"]
}

/// A position in which the owner has the card, or lacks it, and all others have cards of the same
/// trigger, as far as they go.
fn with_cards(position: Position, players: usize, owner: usize, id: &str) -> [Position; 2] {
    let trigger = text(effect(id), "trigger");
    let others: Vec<usize> = (0..players).filter(|seat| *seat != owner).collect();
    let mut hired: Vec<Vec<&str>> = vec![Vec::new(); players];
    let mut open = Vec::new();
    for row in rows("apprentice") {
        let kind = text(row, "id");
        let left = whole(row, "copies") - i64::from(kind == id);
        for _ in 0..left {
            let cards: usize = hired.iter().map(Vec::len).sum();
            if text(&row["effect"], "trigger") == trigger && cards < 4 * others.len() {
                hired[others[cards % others.len()]].push(kind);
            } else if kind != id && open.len() < 8 {
                open.push(kind);
            }
        }
    }
    let workshop = format!("{} / {}", open[..4].join(" "), open[4..].join(" "));
    let position = others.iter().fold(position.workshop(&workshop), |position, &seat| {
        position.seat(seat, |p| p.apprentices(&hired[seat].join(" ")))
    });
    [position.clone().seat(owner, |p| p.apprentices(id)), position]
}

/// What the card brings its owner in this turn: goods, virtue and building cards.
#[derive(Default, PartialEq, Debug)]
struct Gift {
    goods: [i64; 6],
    virtue: i64,
    cards: i64,
}

impl Gift {
    fn add(&mut self, gain: Option<&toml::Value>, times: i64) {
        let Some(gain) = gain else { return };
        for (count, good) in self.goods.iter_mut().zip(GOODS) {
            *count += times * whole(gain, good);
        }
        self.virtue += times * whole(gain, "virtue");
        self.cards += times * whole(gain, "building_card");
    }

    /// By the tags of the data file, and what was answered in the turn.
    fn of(id: &str, play: &Play) -> Self {
        let effect = effect(id);
        let times = match text(effect, "trigger") {
            "storehouse_trade" => play.count(&format!("trade {id}")),
            "debt_paid" => play.count("settle"),
            // WK-Q1: only captures after the first cost silver.
            "town_centre_action" => (play.count("capture") - 1).clamp(0, 1),
            _ => 1,
        };
        let mut gift = Self::default();
        gift.add(effect.get("gain"), times);
        gift.add(effect.get("pay"), -times);
        gift.add(effect.get("discount"), times);
        gift.virtue += whole(effect, "virtue_loss_reduction");
        gift
    }

    /// What a player has more in one of two documents.
    fn between(with: &Value, without: &Value) -> Self {
        let hand = |seat: &Value| seat["hand"].as_array().map_or(0, Vec::len) as i64;
        Self {
            goods: GOODS.map(|good| number(&with["goods"][good]) - number(&without["goods"][good])),
            virtue: number(&with["virtue"]) - number(&without["virtue"]),
            cards: hand(with) - hand(without),
        }
    }
}

/// A turn with the card and without it.
struct Pair {
    with: Play,
    without: Play,
    what: String,
}

impl Pair {
    /// Nobody is touched by it, except in `fields` of those who are not the owner.
    #[track_caller]
    fn others(&self, owner: usize, fields: &[&str]) {
        let (with, without) = (&self.with.after, &self.without.after);
        let top = ["seats", "workshop", "apprentice_pile", "building_pile", "building_pile_by"];
        only(without, with, &top, &self.what);
        let seats = with["seats"].as_array().expect("seats").iter();
        for (seat, (with, without)) in
            seats.zip(without["seats"].as_array().expect("seats")).enumerate()
        {
            if seat != owner {
                only(without, with, fields, &format!("seat {seat} by {}", self.what));
            }
        }
    }

    #[track_caller]
    fn owner(&self, owner: usize, fields: &[&str]) -> Gift {
        let (with, without) = (&self.with.after, &self.without.after);
        let (with, without) = (&with["seats"][owner], &without["seats"][owner]);
        let fields: Vec<&str> = fields.iter().copied().chain(["apprentices"]).collect();
        only(without, with, &fields, &format!("the owner by {}", self.what));
        Gift::between(with, without)
    }
}

/// Compares one turn; says whether the card did anything.
#[track_caller]
fn compare(id: &str, pair: &Pair, scene: &Scene, owner: usize, active: usize) -> bool {
    let effect = effect(id);
    // In a reset everybody's reset apprentices act, and nobody else's.
    let owner_acts = owner == active || text(effect, "trigger") == "black_market_reset";
    if !scene.sets_off(effect) || !owner_acts {
        pair.others(owner, &[]);
        assert_eq!(pair.owner(owner, &[]), Gift::default(), "{}", pair.what);
        return false;
    }
    if effect.get("release_own_from_prison_up_to").is_some() {
        // Who has the most in Prison may be somebody else now (step 5).
        pair.others(owner, &["debts"]);
        let gift = pair.owner(owner, &["prison", "supply", "virtue", "debts"]);
        assert_eq!((gift.goods, gift.cards), ([0; 6], 0), "{}", pair.what);
        return pair.with.after != pair.without.after;
    }
    pair.others(owner, &[]);
    let seat = &pair.with.before["seats"][owner];
    let market = pair.with.before["black_market"]["workers"].as_array().expect("spaces").iter();
    let in_market = market.filter(|there| there.as_u64() == Some(owner as u64)).count();
    let placed = usize::from(owner == active && scene.name == "third worker");
    let jailed = number(&seat["prison"]) + (in_market + placed) as i64;
    if text(effect, "condition") == "no_own_workers_in_prison" && jailed > 0 {
        assert_eq!(pair.owner(owner, &[]), Gift::default(), "{}", pair.what);
        return false;
    }
    let mut gift = Gift::of(id, &pair.with);
    let high = number(&seat["virtue"]) + gift.virtue > 14;
    let fields: &[&str] = match gift {
        Gift { virtue: 0, cards: 0, .. } => &["goods"],
        Gift { virtue: 0, .. } => &["goods", "hand"],
        _ if high => &["goods", "virtue", "debts"],
        _ => &["goods", "virtue"],
    };
    let found = pair.owner(owner, fields);
    if high {
        gift.virtue = found.virtue;
    }
    assert_eq!(found, gift, "{}", pair.what);
    gift != Gift::default()
}

/// What those who are not active may have more after a turn: nothing, but in a reset what their own
/// Squires bring.
#[track_caller]
fn bystanders(pair: &Pair, scene: &Scene, active: usize) {
    let after = &pair.with.after;
    for (seat, was) in pair.with.before["seats"].as_array().expect("seats").iter().enumerate() {
        if seat == active {
            continue;
        }
        let is = &after["seats"][seat];
        let what = format!("seat {seat}, not active, by {}", pair.what);
        let mut fields = scene.fields_of_others();
        let own = was["apprentices"].as_array().expect("apprentices").iter();
        let effects: Vec<_> = own.map(|id| effect(id.as_str().expect("an id"))).collect();
        let acting = |key: &str| {
            let reset = |effect: &&toml::Value| text(effect, "trigger") == "black_market_reset";
            scene.is_reset()
                && effects.iter().any(|effect| reset(effect) && effect.get(key).is_some())
        };
        if acting("gain") {
            fields.push("goods");
        }
        if acting("release_own_from_prison_up_to") {
            fields.push("supply");
        }
        only(was, is, &fields, &what);
        if acting("gain") && !acting("release_own_from_prison_up_to") {
            let mut gift = Gift::default();
            if number(&is["prison"]) == 0 {
                for effect in &effects {
                    gift.add(effect.get("gain"), 1);
                }
            }
            assert_eq!(Gift::between(is, was).goods, gift.goods, "{what}");
        }
    }
}

/// Whose turns are played: all, where a reset may set the card off; else the owner's and another's.
fn actives(row: &toml::Value, players: usize, owner: usize) -> Vec<usize> {
    if text(&row["effect"], "trigger") == "black_market_reset" {
        return (0..players).collect();
    }
    let further = text(row, "id").len() % (players - 1);
    vec![owner, (owner + 1 + further) % players]
}

/// The turns to be looked at: all that set the card off, each in three ways, and one in seven of
/// the others.
fn turns(row: &toml::Value, salt: usize) -> Vec<(&'static Scene, usize)> {
    let mut turns = Vec::new();
    for (number, scene) in SCENES.iter().enumerate() {
        if scene.sets_off(&row["effect"]) {
            turns.extend((0..3).map(|way| (scene, way)));
        } else if (salt + number).is_multiple_of(7) {
            turns.push((scene, salt % 3));
        }
    }
    turns
}

/// WK-E6 to WK-E9, WK-E35, WK-71: every apprentice, hired by every seat of 2 to 5 players, in turns
/// of its owner and of others, while these have apprentices of the same kind.
#[test]
fn apprentices_touch_only_their_owner() {
    let mut worked = BTreeSet::new();
    for (index, row) in rows("apprentice").iter().enumerate() {
        for (players, owner) in every_seat() {
            for active in actives(row, players, owner) {
                for (scene, way) in turns(row, index + players + owner + active) {
                    if touches(text(row, "id"), scene, players, [owner, active], way) {
                        worked.insert(text(row, "id"));
                    }
                }
            }
        }
    }
    let all = rows("apprentice").iter().map(|row| text(row, "id"));
    assert_eq!(worked, all.filter(|id| *id != "labourer").collect());
}

/// Plays a turn with the card and without it, and says whether the card did anything.
#[track_caller]
fn touches(id: &str, scene: &Scene, players: usize, seats: [usize; 2], way: usize) -> bool {
    let [owner, active] = seats;
    let position = scene.position(players, active, way);
    let [with, without] = with_cards(position, players, owner, id);
    let with = Play::new(&with, active, scene.first, way);
    let without = Play::again(&without, &with.answers);
    let what = format!(
        "{id} of seat {owner} of {players}, turn of {active} ({}): {:?}",
        scene.name, with.answers
    );
    let pair = Pair { with, without, what };
    bystanders(&pair, scene, active);
    compare(id, &pair, scene, owner, active)
}
