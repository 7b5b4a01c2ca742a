//! Documents with impossible players and ends. [`crate::documents_refused`] calls these, so that no
//! reason is forgotten.

use serde_json::{Value, json};

use crate::documents_refused::{change, check, edited, field, remove};
use crate::harness::{Position, Table};

pub fn seats() {
    field("seats/0/apprentices", json!(["painter"]), "apprentice seats.0.apprentices painter");
    let six = json!(["miner", "miner", "jeweller", "jeweller", "thief", "gatekeeper"]);
    field("seats/1/apprentices", six.clone(), "apprentice-limit seats.1.apprentices");
    field("seats/1/apprentices", json!(vec!["miner"; 300]), "apprentice-limit seats.1.apprentices");
    // Rudolf has room for six.
    let board = |board: &str| {
        let five = "miner miner jeweller jeweller thief gatekeeper";
        Position::new(2)
            .seat(0, |p| p.board(board).apprentices(five))
            .seat(1, |p| p.board("therese"))
    };
    check(&board("rudolf").doc(), "");
    check(&board("ada").doc(), "apprentice-limit seats.0.apprentices");
    let seven = board("rudolf")
        .seat(0, |p| p.apprentices("miner miner jeweller jeweller thief gatekeeper illusionist"));
    check(&seven.doc(), "apprentice-limit seats.0.apprentices");
    field("seats/0/apprentices", json!(["miner"]), "apprentices apprentice_pile miner");
    // Captured workers are listed by owner, and nobody holds their own.
    field("seats/0/held", json!([0, 0]), "");
    field("seats/0/held", json!([1, 0]), "held seats.0.held");
    field("seats/1/held", json!([0, 1]), "held seats.1.held");
    field("seats/1/held", json!([0]), "held seats.1.held");
    field("seats/1/held", json!([0, 0, 0]), "held seats.1.held");
    field("seats/0/held", json!([0, 1]), "workers seats.1.supply");
    for name in ["hand", "buildings", "packet", "leaving"] {
        let path = format!("seats/0/{name}");
        field(&path, json!(["barn"]), &format!("building seats.0.{name} barn"));
        field(&path, json!(["well", "well"]), &format!("twice seats.0.{name} well"));
    }
    field("seats/0/pick", json!("barn"), "building seats.0.pick barn");
    field("seats/0/passed", json!([["barn"]]), "building seats.0.passed barn");
    field("seats/0/passed", json!([["well", "well"]]), "twice seats.0.passed well");
    field("seats/0/passed", json!([[], [], []]), "passed seats.0.passed");
}

pub fn boards() {
    let two = |one: Value, other: Value, expected: &str| {
        edited(|doc| (doc["seats"][0]["board"], doc["seats"][1]["board"]) = (one, other), expected);
    };
    two(json!("ada"), json!("rudolf"), "");
    two(json!("ada"), json!("ada"), "twice seats.1.board");
    two(json!("ada"), Value::Null, "boards seats");
    two(Value::Null, json!("ada"), "boards seats");
    two(json!("ada"), json!("side_1"), "board seats.1.board side_1");
    two(json!(""), json!("ada"), "board seats.0.board ");
    // Gold and marble are one for Therese, kept as gold.
    let goods = |board: &str, goods: &str| {
        Position::new(2)
            .seat(0, |p| p.board(board).goods(goods))
            .seat(1, |p| p.board("caroline").goods("3 marble"))
            .doc()
    };
    check(&goods("therese", "3 gold"), "");
    check(&goods("therese", "1 marble"), "marble seats.0.goods.marble");
    check(&goods("ada", "1 marble"), "");
    // A single player may have one, and the house rival has none.
    change(&Position::solo(), |doc| doc["seats"][0]["board"] = json!("ada"), "");
}

pub fn workers_and_levels() {
    for (supply, expected) in
        [(20, ""), (19, "workers seats.1.supply"), (21, "workers seats.1.supply")]
    {
        field("seats/1/supply", json!(supply), expected);
    }
    for name in ["prison", "guildhall"] {
        field(&format!("seats/0/{name}"), json!(1), "workers seats.0.supply");
        field(&format!("seats/0/{name}"), json!(255), "workers seats.0.supply");
    }
    field("seats/0/workers", json!({ "mines": 1 }), "workers seats.0.supply");
    field("seats/0/workers", json!({ "mines": 255, "forest": 255 }), "workers seats.0.supply");
    field("black_market/workers/0", json!(1), "workers seats.1.supply");
    let everywhere = Position::new(2)
        .market([Some(0), None, Some(0)])
        .seat(0, |p| p.at("2 mines 1 guardhouse").prison(3).guildhall(1))
        .seat(1, |p| p.held(&[4, 0]));
    check(&everywhere.doc(), "");
    assert_eq!(everywhere.play().supply(0), 7);
    change(
        &Position::solo(),
        |doc| doc["seats"][1]["supply"] = json!(19),
        "workers seats.1.supply",
    );
    // Three, three, two, two and one marker on the levels of the Cathedral.
    for (level, room) in [(1, 3), (2, 3), (3, 2), (4, 2), (5, 1), (0, 5)] {
        for markers in 1..=5 {
            let mut position = Position::new(5);
            for seat in 0..markers {
                position = position.seat(seat, |p| p.cathedral(level));
            }
            let fits = markers <= room;
            check(&position.doc(), if fits { "" } else { "cathedral seats.0.cathedral" });
        }
    }
    let full = Position::new(2).seat(1, |p| p.cathedral(5));
    change(&full, |doc| doc["seats"][0]["cathedral"] = json!(5), "cathedral seats.0.cathedral");
}

pub fn cards() {
    // A card is in one place.
    let with = |zone: &str, seat: usize, expected: &str| {
        let position = Position::new(2).seat(0, |p| p.hand("well").built("keep"));
        let id = if zone == "hand" { "keep" } else { "well" };
        change(&position, |doc| doc["seats"][seat][zone] = json!([id]), expected);
    };
    with("buildings", 1, "twice seats.1.buildings well");
    with("packet", 0, "twice seats.0.packet well");
    with("hand", 0, "twice seats.0.hand keep");
    with("hand", 1, "twice seats.1.hand keep");
    field("seats/0/hand", json!(["well"]), "twice seats.0.hand well");
    let gone = |doc: &mut Value| {
        remove(&mut doc["building_pile"], "well");
        doc["seats"][1]["hand"] = json!(["well"]);
    };
    edited(gone, "");
    // So are the apprentices, two of which have a twin.
    let miner = |count: usize| {
        Position::new(2).seat(0, |p| p.apprentices(&["miner"; 2][..count].join(" ")))
    };
    check(&miner(2).doc(), "");
    change(
        &miner(2),
        |doc| doc["seats"][1]["apprentices"] = json!(["miner"]),
        "apprentices apprentice_pile miner",
    );
    change(
        &miner(1),
        |doc| doc["seats"][0]["apprentices"] = json!([]),
        "apprentices apprentice_pile miner",
    );
}

pub fn ends() {
    let wrong = "last-turns last_turns";
    // The Guildhall of two has 12 spaces.
    let hall = |workers: [u8; 2], turns: Option<u8>| {
        Position::new(2)
            .seat(0, |p| p.guildhall(workers[0]))
            .seat(1, |p| p.guildhall(workers[1]))
            .set("last_turns", json!(turns))
    };
    for (workers, turns, expected) in [
        ([6, 5], None, ""),
        ([6, 6], None, wrong),
        ([6, 6], Some(2), ""),
        ([6, 5], Some(2), wrong),
        ([6, 6], Some(4), wrong),
        ([6, 7], Some(1), ""),
        ([7, 8], Some(1), wrong),
        ([6, 6], Some(0), "over over"),
        ([0, 0], Some(254), wrong),
        ([0, 0], Some(255), wrong),
    ] {
        check(&hall(workers, turns).doc(), expected);
    }
    // Nobody is asked once it is over, and it is over when the last turn is played.
    let over = |edit: &dyn Fn(&mut Value), expected: &str| {
        let position = hall([6, 6], Some(0)).set("over", json!(true));
        change(&position, |doc| edit(doc), expected);
    };
    let wrong = "over over";
    over(&|_| {}, "");
    over(&|doc| doc["pending"] = json!([]), "");
    over(&|doc| doc["pending"] = json!([{ "frame": "turn" }]), wrong);
    over(&|doc| doc["over"] = json!(false), wrong);
    over(&|doc| doc["last_turns"] = json!(1), wrong);
    field("over", json!(true), wrong);
    edited(|doc| (doc["over"], doc["pending"]) = (json!(true), json!([])), wrong);
    // The limit of rounds ends it too, with the round.
    let stopped = |turn: u32, limit: u16, expected: &str| {
        let position = Position::new(2).turn(turn).round_limit(limit).set("over", json!(true));
        check(&position.doc(), expected);
    };
    stopped(4, 2, "");
    stopped(3, 2, wrong);
    stopped(4, 3, wrong);
    stopped(6, 2, "range round_limit");
    let mut draft = Table::start(2, "over").state();
    draft["over"] = json!(true);
    check(&draft, wrong);
}

pub fn leaving_and_resets() {
    let hand = Position::new(2).seat(0, |p| p.hand("well keep")).seat(1, |p| p.hand("tavern"));
    change(&hand, |doc| doc["seats"][0]["leaving"] = json!(["well"]), "leaving seats.0.leaving");
    change(&hand, |doc| doc["seats"][1]["leaving"] = json!(["tavern"]), "leaving seats.1.leaving");
    let eight = Position::new(2)
        .seat(0, |p| p.hand("well keep tavern smithy chapel palace armoury castle"))
        .seat(1, |p| p.hand("church"));
    let limit = json!([{ "frame": "next" }, { "frame": "discard", "left": 1, "why": "limit" }]);
    let leaving = |seat: usize, cards: Value, expected: &str| {
        change(
            &eight,
            |doc| {
                doc["pending"] = limit.clone();
                doc["seats"][seat]["leaving"] = cards;
            },
            expected,
        );
    };
    leaving(0, json!(["keep"]), "");
    leaving(0, json!(["church"]), "leaving seats.0.leaving");
    leaving(1, json!(["church"]), "leaving seats.1.leaving");
    // A reset, and a full Black Market, are there only during an action.
    let wrong = "reset reset";
    field("reset", json!(true), wrong);
    check(&Position::new(2).market([Some(0), Some(1), Some(0)]).doc(), wrong);
    check(&Position::new(2).market([Some(0), Some(1), None]).doc(), "");
    let over = Position::new(2).last_turns(0).set("over", json!(true));
    change(&over, |doc| doc["reset"] = json!(true), wrong);
    // A place in the Workshop that waits is free.
    let refill = json!([
        { "frame": "close" },
        { "frame": "refill", "row": 1, "column": 1 },
        { "frame": "destroy", "seat": 0, "most": 1 },
    ]);
    let hiring = Position::new(2).seat(0, |p| p.virtue(14).debts(1).at("1 workshop"));
    change(&hiring, |doc| doc["pending"] = refill.clone(), "workshop workshop");
    let free = hiring.workshop(
        "- patron_silver patron_stone patron_wood / trader_clay trader_stone trader_wood labourer",
    );
    change(&free, |doc| doc["pending"] = refill.clone(), "");
    change(&free, |_| {}, "workshop workshop");
}
