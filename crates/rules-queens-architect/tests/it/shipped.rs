//! The facts of the shipped edition: what the rule books state, and what the header of the data
//! file promises of the rest. Whoever corrects a reconstructed number may have to correct a promise.

use std::collections::BTreeMap;

use game_core::{Edition as _, Message};
use rules_queens_architect::Edition;
use rules_queens_architect::edition::{
    Board, Bonus, Demand, Facts, Guild, Guilds, PlaceType, Rulings, StarAction, TownHireTiming,
};

fn shipped() -> &'static Edition {
    game_core::edition::default()
}

fn facts() -> impl Iterator<Item = &'static Facts> {
    shipped().all_characters().map(|character| shipped().facts(character))
}

fn demands() -> impl Iterator<Item = Demand> {
    let types = PlaceType::ALL.into_iter().skip(1);
    types.flat_map(|kind| shipped().all_demands(kind).collect::<Vec<_>>())
}

/// The shipped file loads, and loading it twice gives the same edition.
#[test]
fn the_shipped_file_loads() {
    assert_eq!(shipped().info().id, "default");
    assert!(std::ptr::eq(shipped(), shipped()));
    assert_eq!((shipped().numbers().players_min, shipped().numbers().players_max), (2, 4));
}

/// QA-1: one side of the board is for 4 players, the other for 2 and 3. The billboard has six
/// spaces.
#[test]
fn two_sides_of_the_board() {
    assert_eq!(shipped().board(4).id, "side_4");
    assert!(std::ptr::eq(shipped().board(2), shipped().board(3)));
    assert_ne!(shipped().board(2).id, shipped().board(4).id);
    assert_eq!(shipped().numbers().positions.len(), 6);
}

/// QA-2: 54 craftsmen in six guilds of nine, three characters in each; 18 are starting craftsmen.
#[test]
fn craftsmen() {
    assert_eq!(shipped().numbers().craftsmen, 54);
    assert_eq!(shipped().numbers().starters, 18);
    assert_eq!(facts().map(|facts| facts.copies).sum::<u8>(), 54);
    assert_eq!(facts().map(|facts| facts.starters).sum::<u8>(), 18);
    let ids: Vec<_> =
        Edition::all_guilds().map(|guild| shipped().guild_name(guild).id.as_str()).collect();
    let known = ["glazier", "lumberjack", "bricklayer", "tailor", "blacksmith", "stonemason"];
    assert_eq!(ids, known);
    for guild in Edition::all_guilds() {
        let of_guild: Vec<_> = facts().filter(|facts| facts.guild == guild).collect();
        assert_eq!(of_guild.len(), 3);
        assert_eq!(of_guild.iter().map(|facts| facts.copies).sum::<u8>(), 9);
    }
}

/// QA-3: six numbers, a repair value, a drop-out corner, on some tiles a day-laborer icon. All
/// numbers from 0 to 5 occur.
#[test]
fn faces() {
    let mut seen: Vec<u8> = facts().flat_map(|facts| facts.performance).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen, [0, 1, 2, 3, 4, 5]);
    assert!(facts().all(|facts| (1..=3).contains(&facts.repair)));
    assert_eq!(facts().filter(|facts| facts.laborer).count(), 6);
}

/// QA-9: the arrow is on the sixth corner of every tile.
#[test]
fn the_arrow_is_on_the_sixth_corner() {
    assert!(facts().all(|facts| facts.last == 5));
}

/// The balance that the file's header promises: every character is worth 20, every corner and
/// every guild totals 46, and one turn takes some lumberjack from 3 to 0.
#[test]
fn balance_of_the_craftsmen() {
    let sum = |facts: &Facts| facts.performance.iter().sum::<u8>();
    for facts in facts() {
        assert_eq!(sum(facts) + 2 * facts.repair + 2 * u8::from(facts.laborer), 20);
    }
    for corner in 0..6 {
        assert_eq!(facts().map(|facts| facts.performance[corner]).sum::<u8>(), 46);
    }
    for guild in Edition::all_guilds() {
        assert_eq!(facts().filter(|facts| facts.guild == guild).map(sum).sum::<u8>(), 46);
    }
    let lumberjack = shipped().find_guild("lumberjack").expect("a guild");
    let mut lumberjacks = facts().filter(|facts| facts.guild == lumberjack);
    assert!(lumberjacks.any(|facts| facts.performance.windows(2).any(|pair| pair == [3, 0])));
}

/// QA-4: 28 demand tiles, 9 for villages, 10 for monasteries, 9 for towns; tokens 1×4, 2×5, 3×6,
/// 3×7, 2×8 and 1×9; 28 bonds.
#[test]
fn demand_tiles_tokens_and_bonds() {
    let count = |kind| shipped().all_demands(kind).count();
    let counts = PlaceType::ALL.map(count);
    assert_eq!(counts, [0, 9, 10, 9]);
    assert_eq!(demands().count(), 28);
    assert_eq!(shipped().tokens(), [4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9]);
    assert_eq!(shipped().numbers().bonds, 28);
}

/// What the demand tiles promise: two, three or four guilds by type, each guild equally often
/// within a type, each pair of guilds twice among the monasteries, no tile like another.
#[test]
fn demanded_guilds() {
    for (kind, guilds, often) in
        [(PlaceType::Village, 2, 3), (PlaceType::Monastery, 3, 5), (PlaceType::Town, 4, 6)]
    {
        let tiles: Vec<_> =
            shipped().all_demands(kind).map(|demand| shipped().wants(demand).guilds).collect();
        assert!(tiles.iter().all(|tile| tile.len() == guilds));
        assert!((1..tiles.len()).all(|index| !tiles[..index].contains(&tiles[index])));
        for guild in Edition::all_guilds() {
            assert_eq!(tiles.iter().filter(|tile| tile.contains(guild)).count(), often);
        }
        let pairs = Edition::all_guilds()
            .flat_map(|a| Edition::all_guilds().filter(move |b| a < *b).map(move |b| (a, b)));
        for (a, b) in pairs.filter(|_| kind == PlaceType::Monastery) {
            let both = |guild: Guild| move |tile: &&_| Guilds::contains(**tile, guild);
            assert_eq!(tiles.iter().filter(both(a)).filter(both(b)).count(), 2);
        }
    }
}

/// A town gives 1, 2 or 3 points, or 2, 3 or 4 talers, or a hire; villages and monasteries give
/// nothing.
#[test]
fn bonuses() {
    let mut bonuses: Vec<String> = demands()
        .map(|demand| shipped().wants(demand))
        .filter(|wants| wants.kind == PlaceType::Town)
        .map(|wants| format!("{:?}", wants.bonus))
        .collect();
    bonuses.sort();
    let expected = [
        "Appreciation(1)",
        "Appreciation(2)",
        "Appreciation(3)",
        "Hire",
        "Hire",
        "Hire",
        "Talers(2)",
        "Talers(3)",
        "Talers(4)",
    ];
    assert_eq!(bonuses, expected);
    let others = demands().map(|demand| shipped().wants(demand));
    assert!(others.filter(|wants| wants.kind != PlaceType::Town).all(|w| w.bonus == Bonus::None));
}

/// QA-5: eight building markers for each player; two bonds and no coins to begin with.
#[test]
fn what_a_player_has() {
    let numbers = shipped().numbers();
    assert_eq!((numbers.markers, numbers.bonds_each, numbers.talers_each), (8, 2, 0));
}

/// There are 4, 6 or 8 starters on display; each position turned, five at most, brings a taler.
#[test]
fn draft() {
    let numbers = shipped().numbers();
    assert_eq!(numbers.display[2..], [4, 6, 8]);
    assert_eq!((numbers.turn_talers, numbers.turn_most), (1, 5));
}

/// QA-26: clockwise construct, day laborer, hire, moneychanger, travel, tavern; an architect moves
/// 1 to 3 spaces.
#[test]
fn star() {
    let numbers = shipped().numbers();
    assert_eq!((numbers.steps_min, numbers.steps_max), (1, 3));
    let order = [
        StarAction::Construct,
        StarAction::DayLaborer,
        StarAction::Hire,
        StarAction::Moneychanger,
        StarAction::Travel,
        StarAction::Tavern,
    ];
    assert_eq!(*shipped().star(), order);
}

/// A taler for every two craftsmen, two talers for a craftsman turned.
#[test]
fn day_labor() {
    let numbers = shipped().numbers();
    assert_eq!((numbers.labor_talers, numbers.icon_talers), (1, 2));
}

/// QA-29: the top row costs what the scale says, 6 at first, the others 5, 4, 3, 2 and 1. Each row
/// gives the position of as many jobs as it costs.
#[test]
fn billboard() {
    let numbers = shipped().numbers();
    assert_eq!(*numbers.scale, [6, 5, 4, 3]);
    assert_eq!(numbers.prices[1..], [5, 4, 3, 2, 1]);
    assert_eq!(numbers.positions, [0, 1, 2, 3, 4, 5]);
}

/// QA-39: the moneychanger track reads 1, 2, 3, 4 from the bottom; a bond brings two talers.
#[test]
fn moneychanger() {
    let numbers = shipped().numbers();
    assert_eq!((&*numbers.confidence, numbers.bond_talers), (&[1, 2, 3, 4][..], 2));
}

/// QA-40: what a trip costs; six spaces are the most.
#[test]
fn travel() {
    let numbers = shipped().numbers();
    assert_eq!(numbers.travel, [0, 0, 1, 3, 6, 10, 15]);
    assert_eq!(numbers.travel_most, 6);
}

/// QA-43: what the tavern costs.
#[test]
fn tavern() {
    assert_eq!(shipped().numbers().fees, [0, 1, 3, 6, 10, 15, 21]);
}

/// QA-49: sites deduct 0, 2, 4 and 6.
/// QA-E37: on the side for 2 and 3 players there are three of them.
#[test]
fn sites() {
    assert_eq!(*shipped().board(4).sites, [0, 2, 4, 6]);
    assert_eq!(*shipped().board(3).sites, [0, 2, 4]);
}

/// QA-51: a village is limited to 10, a monastery to 15, a town to 20. Up to three craftsmen do
/// repairs; the palace needs 15.
#[test]
fn construct() {
    let numbers = shipped().numbers();
    assert_eq!(numbers.caps, [0, 10, 15, 20]);
    assert_eq!((numbers.repair_most, numbers.palace), (3, 15));
}

/// Nine of the twelve tokens are laid out.
#[test]
fn track() {
    assert_eq!(shipped().numbers().track, 9);
}

/// Automatic play stops after 200 rounds; the other rulings are the default ones.
#[test]
fn rulings() {
    assert_eq!(shipped().numbers().round_limit, 200);
    let expected = Rulings {
        price_marker_moves_when_hire_is_forfeited: false,
        town_hire_moves_price_marker: true,
        town_hire_timing: TownHireTiming::AfterRotation,
        town_hire_new_craftsman_is_rotated: false,
        bond_supply_limited: true,
        travel_zero_spaces_allowed: false,
        tavern_zero_tiles_allowed: true,
        palace_is_optional: true,
    };
    assert_eq!(*shipped().rulings(), expected);
}

/// How many places of each type, how many roads, and the longest of all shortest trips.
#[track_caller]
fn check_map(board: &Board, places: [usize; 4], roads: usize, longest: usize) {
    assert_eq!(PlaceType::ALL.map(|kind| board.of_type(kind).len()), places);
    let ends: usize = board.roads.iter().map(|ends| ends.len()).sum();
    assert_eq!(ends, 2 * roads);
    let capital = shipped().find_place("capital").expect("a place");
    assert_eq!(board.capital, capital);
    assert_eq!((board.row(capital).x, board.row(capital).y), (500, 500));
    let mut trips = BTreeMap::<usize, usize>::new();
    for from in board.places.iter() {
        let near = board.roads[from.0 as usize];
        assert!(near.len() >= 2, "{from:?} is on one road only");
        assert_eq!(board.within[from.0 as usize][1], near);
        assert!(near.iter().all(|to| board.roads[to.0 as usize].contains(from)));
        for to in board.places.iter() {
            let spaces = board.spaces(from, to).expect("a trip that can be paid");
            assert_eq!(board.spaces(to, from), Some(spaces));
            assert_eq!(spaces == 0, from == to);
            *trips.entry(spaces).or_default() += 1;
        }
    }
    assert_eq!(trips.keys().copied().collect::<Vec<_>>(), (0..=longest).collect::<Vec<_>>());
}

/// QA-40: on both maps every place can be reached in one trip, and trips of all lengths occur.
#[test]
fn maps() {
    check_map(shipped().board(4), [1, 5, 6, 5], 22, 6);
    check_map(shipped().board(2), [1, 4, 4, 4], 15, 5);
}

/// No two roads of a map cross, and no two places are drawn at the same spot.
#[test]
fn maps_can_be_drawn() {
    for board in [shipped().board(2), shipped().board(4)] {
        let at = |place| (i64::from(board.row(place).x), i64::from(board.row(place).y));
        let side = |(ax, ay): (i64, i64), (bx, by): (i64, i64), (cx, cy): (i64, i64)| {
            ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)).signum()
        };
        let all = board.places.iter();
        let roads: Vec<_> = all
            .flat_map(|a| {
                board.roads[a.0 as usize].iter().filter(move |b| a < *b).map(move |b| (a, b))
            })
            .collect();
        for (index, &(a, b)) in roads.iter().enumerate() {
            assert_ne!(at(a), at(b));
            for &(c, d) in &roads[..index] {
                if [a, b].contains(&c) || [a, b].contains(&d) {
                    continue;
                }
                let [a, b, c, d] = [a, b, c, d].map(at);
                let crossed = side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b);
                assert!(!crossed, "{a:?}-{b:?} crosses {c:?}-{d:?}");
            }
        }
    }
}

/// Everything has a name in all three languages; places have proper names.
#[test]
fn names() {
    let edition = shipped();
    let characters = edition.all_characters().map(|character| edition.name(character));
    let tiles = demands().map(|demand| edition.demand_name(demand));
    let guilds = Edition::all_guilds().map(|guild| edition.guild_name(guild));
    let actions = StarAction::ALL.into_iter().map(|action| edition.action_name(action));
    let words = characters.chain(tiles).chain(guilds).chain(actions).chain(edition.words());
    for name in words {
        assert!(name.fr.is_some() && name.pt.is_some(), "{}", name.id);
    }
    let tailoress = edition.find("tailor_1").map(|tailoress| edition.name(tailoress));
    assert_eq!(tailoress.map(|name| name.en.as_str()), Some("Tailoress I"));
    for board in [edition.board(2), edition.board(4)] {
        let capital = &board.row(board.capital).name;
        assert_eq!(capital.fr.as_deref(), Some("Capitale"));
        let village = board.of_type(PlaceType::Village).first().expect("a village");
        assert_eq!(board.row(village).name.en, "Lindenau");
    }
}

fn keys(messages: &[Message]) -> Vec<&'static str> {
    messages.iter().map(|message| message.key).collect()
}

/// QA-U1, QA-U2, QA-U3, QA-U4, QA-U5: what is not known is what an owner is asked to look at, the
/// faces of the tiles first.
#[test]
fn advice() {
    let expected = [
        "qa-advice-all-faces",
        "qa-advice-copies",
        "qa-advice-demands",
        "qa-advice-boards",
        "qa-advice-scale",
        "qa-advice-star",
        "qa-advice-track",
    ];
    assert_eq!(keys(&shipped().advice()), expected);
    assert_eq!((shipped().doubts().demands, shipped().doubts().boards), (28, 2));
}

/// An owner who has looked at everything is asked nothing more.
#[test]
fn no_advice_for_a_sure_file() {
    let sure = Edition::DEFAULT.replace("\"reconstructed\"", "\"public: my copy of the game\"");
    let begin = sure.find("order_alternative = {").expect("the note");
    let end = begin + sure[begin..].find('\n').expect("its end") + 1;
    let half = [&sure[..begin], &sure[end..]].concat();
    let edition = game_core::edition::load::<Edition>("sure.toml", &half).expect("a good file");
    assert_eq!(keys(&edition.advice()), [""; 0]);
    let unsure = game_core::edition::load::<Edition>("star.toml", &sure).expect("a good file");
    assert_eq!(keys(&unsure.advice()), ["qa-advice-star"]);
    let one = half.replacen(
        "day_laborer = false\nsource = \"public: my copy of the game\"",
        "day_laborer = false\nsource = \"reconstructed\"",
        1,
    );
    let one = game_core::edition::load::<Edition>("one.toml", &one).expect("a good file");
    assert_eq!(keys(&one.advice()), ["qa-advice-faces"]);
    assert_eq!(
        one.advice()[0].args_json(),
        serde_json::json!({ "count": 1, "characters": ["glazier_1"] })
    );
}

/// The table of pieces: a row for each character and each demand tile, all of the same length.
#[test]
fn sheet() {
    let sheet = shipped().sheet();
    assert_eq!(sheet.rows.len(), 18 + 28);
    assert!(sheet.rows.iter().all(|row| row.len() == sheet.columns.len()));
}
