//! The data file: what is shipped loads, and what is broken is refused with file, line and field.

use std::collections::BTreeSet;

use game_core::{Edition as _, Fault};
use rules_architectura::Edition;

use crate::harness::{deck, default_edition, edition, like};

const SMALL: &str = r#"schema = 1
game = "architectura"
edition = "small"

[box]
title = "Small"
designer = "-"
publishers = []
players_min = 2
players_max = 4
colors = ["red", "blue", "green", "yellow"]
columns = 8
rows_per_player = 1
basic_cards_per_color = 2
additional_cards_per_color = 1
block_cards = 8
protection_tokens_per_color = 2
hand_start = 2
hand_limit = 3
mulligans_per_game = 1
color_run_forbidden = 3
color_run_min_players = 3
[box.source]

[advanced]
default_mode = "by_color"
uniform_set = ["tower"]
[[advanced.color_set]]
color = "red"
cards = ["tower"]
[[advanced.color_set]]
color = "blue"
cards = ["tower"]
[[advanced.color_set]]
color = "green"
cards = ["tower"]
[[advanced.color_set]]
color = "yellow"
cards = ["tower"]

# The first card begins here.
[[card]]
id = "house"
name_en = "House"
set = "basic"
base = "4"
sides = ["4", "3", "6", "5"]
protected = false
end_game = true
note = "A note."
[[card.effect]]
tag = "vp_if_adjacent_named"
timing = "end_game"
optional = false
params = { vp = 4, names = ["barn"], owner = "any" }
text_en = "A sentence."
[card.source]
name_en = "rulebook"
set = "reconstructed"
base = "reconstructed"
sides = "public: a page"
protected = "reconstructed"
end_game = "reconstructed"
effect = "reconstructed"

[[card]]
id = "barn"
name_en = "Barn"
set = "basic"
base = "N"
sides = ["N", "N-1", "N+2", "N+1"]
protected = false
end_game = false
[[card.effect]]
tag = "rotate"
timing = "on_play"
optional = true
params = { count_max = 2, steps = 1, owner = "self", where = "city" }
[card.source]
name_en = "rulebook"
set = "reconstructed"
base = "reconstructed"
sides = "reconstructed"
protected = "reconstructed"
end_game = "reconstructed"
effect = "reconstructed"

[[card]]
id = "tower"
name_en = "Tower"
set = "additional"
base = "4"
sides = ["4", "", "", ""]
protected = true
end_game = false
replaces = "same_base"
[[card.effect]]
tag = "pay_remove"
timing = "before_play"
optional = false
params = { count = 1, sources = ["hand"], on_fail = "remove_self" }
[[card.effect]]
tag = "hand_limit"
timing = "on_play"
optional = false
params = { limit = 4 }
[card.source]
name_en = "rulebook"
set = "reconstructed"
base = "reconstructed"
sides = "reconstructed"
protected = "reconstructed"
end_game = "reconstructed"
effect = "reconstructed"
replaces = "reconstructed"
"#;

/// The small file with some of its text replaced; each old text must stand in it exactly once.
#[track_caller]
fn changed(changes: &[(&str, &str)]) -> String {
    changes.iter().fold(SMALL.to_string(), |text, (old, new)| {
        assert_eq!(text.matches(old).count(), 1, "`{old}` must stand in the file once");
        text.replace(old, new)
    })
}

/// The faults of a file, each as `line field key`.
#[track_caller]
fn faults(text: &str) -> Vec<String> {
    let Err(faults) = Edition::parse("my.toml", text) else { panic!("the file is accepted") };
    assert_eq!(faults.file, "my.toml");
    let told = faults.to_string();
    let line = |Fault { line, field, message }: &Fault| {
        assert!(told.contains(&format!("my.toml:{line}: {field}: {}", message.key)), "{told}");
        format!("{line} {field} {}", message.key.trim_start_matches("edition-"))
    };
    faults.faults.iter().map(line).collect()
}

/// The shipped file loads, and loading it twice gives the same edition.
#[test]
fn the_shipped_file_loads() {
    let first = default_edition();
    assert_eq!(first.info().id, "default");
    assert!(std::ptr::eq(first, default_edition()));
    assert!(Edition::parse("small.toml", SMALL).is_ok());
}

/// A fault of syntax, of type or of the header comes alone, with its line.
#[test]
fn faults_of_syntax_type_and_header() {
    let one = |old: &str, new: &str| faults(&changed(&[(old, new)]));
    assert_eq!(one("columns = 8", "columns = "), ["12 columns syntax"]);
    assert_eq!(one("columns = 8", "columns = \"8\""), ["12 columns syntax"]);
    assert_eq!(one("columns = 8", "columns = 8\nrows = 8"), ["13 rows syntax"]);
    assert_eq!(one("tag = \"rotate\"", "tag = \"rotates\""), ["75 tag syntax"]);
    assert_eq!(one("schema = 1", "schema = 2"), ["1 schema schema"]);
    assert_eq!(one("game = \"architectura\"", "game = \"chess\""), ["2 game game"]);
    assert_eq!(faults(""), ["1 schema schema", "1 game game"]);
}

/// Every fault of content, with line and field.
const CONTENT: &[(&str, &str, &[&str])] = &[
    ("edition = \"small\"", "edition = \"\"", &["3 edition empty"]),
    ("players_min = 2", "players_min = 1", &["9 box.players_min range"]),
    ("block_cards = 8", "block_cards = 7", &["16 box.block_cards range"]),
    ("hand_start = 2", "hand_start = 3", &["18 box.hand_start range"]),
    ("\"green\", \"yellow\"]", "\"yellow\", \"green\"]", &["11 box.colors colors"]),
    ("basic_cards_per_color = 2", "basic_cards_per_color = 3", &["14 card basic-count"]),
    (
        "uniform_set = [\"tower\"]",
        "uniform_set = [\"barn\"]",
        &["27 advanced.uniform_set not-additional", "27 advanced.uniform_set set-count"],
    ),
    ("uniform_set = [\"tower\"]", "uniform_set = []", &["27 advanced.uniform_set set-count"]),
    (
        "color = \"blue\"",
        "color = \"red\"",
        &["27 advanced.color_set no-set", "32 advanced.color_set.color colors"],
    ),
    (
        "id = \"tower\"",
        "id = \"barn\"",
        &[
            "27 advanced.uniform_set not-additional",
            "27 advanced.uniform_set set-count",
            "30 advanced.color_set.cards not-additional",
            "30 advanced.color_set.cards set-count",
            "33 advanced.color_set.cards not-additional",
            "33 advanced.color_set.cards set-count",
            "36 advanced.color_set.cards not-additional",
            "36 advanced.color_set.cards set-count",
            "39 advanced.color_set.cards not-additional",
            "39 advanced.color_set.cards set-count",
            "89 card.barn.id id-twice",
        ],
    ),
    ("id = \"house\"", "id = \"My House\"", &["43 card.My House.id id"]),
    ("name_en = \"House\"", "name_en = \" \"", &["43 card.house.name_en empty"]),
    ("base = \"N\"", "base = \"N+1\"", &["70 card.barn.base base"]),
    ("\"3\", \"6\", \"5\"]", "\"\", \"6\", \"5\"]", &["47 card.house.sides sides"]),
    ("\"3\", \"6\", \"5\"]", "\"three\", \"6\", \"5\"]", &["47 card.house.sides value"]),
    ("\"3\", \"6\", \"5\"]", "\"X\", \"6\", \"5\"]", &["47 card.house.sides mixed-sides"]),
    ("end_game = true", "end_game = false", &["49 card.house.end_game end-game"]),
    (
        "tag = \"vp_if_adjacent_named\"\ntiming = \"end_game\"",
        "tag = \"vp_if_adjacent_named\"\ntiming = \"on_play\"",
        &["53 card.house.effect.timing timing"],
    ),
    (
        "names = [\"barn\"]",
        "names = [\"shed\"]",
        &["55 card.house.effect.params.names unknown-card"],
    ),
    ("steps = 1", "steps = 2", &["78 card.barn.effect.params params"]),
    ("count_max = 2", "count_max = 0", &["78 card.barn.effect.params.count_max range"]),
    ("limit = 4", "limit = 13", &["106 card.tower.effect.params.limit range"]),
    ("count = 1", "count = 0", &["101 card.tower.effect.params cost"]),
    (
        "tag = \"pay_remove\"\ntiming = \"before_play\"\noptional = false",
        "tag = \"pay_remove\"\ntiming = \"before_play\"\noptional = true",
        &["100 card.tower.effect.optional compulsory"],
    ),
    (
        "tag = \"pay_remove\"\ntiming = \"before_play\"\noptional = false\nparams = { count = 1, sources = [\"hand\"], on_fail = \"remove_self\" }",
        "tag = \"reserve_space\"\ntiming = \"on_play\"\noptional = false\nparams = { count = 1 }",
        &["103 card.tower.effect two-on-play"],
    ),
    (
        "tag = \"hand_limit\"\ntiming = \"on_play\"\noptional = false\nparams = { limit = 4 }",
        "tag = \"pay_remove\"\ntiming = \"before_play\"\noptional = false\nparams = { count = 2, sources = [\"hand\"], on_fail = \"remove_self\" }",
        &["103 card.tower.effect one-effect"],
    ),
    (
        "params = { limit = 4 }",
        "params = { limit = 4 }\n[[card.effect]]\ntag = \"place_off_city\"\ntiming = \"before_play\"\noptional = false",
        &["98 card.tower.effect off-city"],
    ),
    ("optional = true", "optional = false", &["77 card.barn.effect.optional optional"]),
    ("replaces = \"same_base\"", "replaces = \"shed\"", &["96 card.tower.replaces replaces"]),
    (
        "base = \"4\"\nsides = [\"4\", \"\", \"\", \"\"]",
        "base = \"5\"\nsides = [\"5\", \"\", \"\", \"\"]",
        &["96 card.tower.replaces replaces"],
    ),
    (
        "note = \"A note.\"",
        "replaces = \"barn\"",
        &["50 card.house.replaces basic-replaces", "57 card.house.source source"],
    ),
    ("sides = \"public: a page\"", "sides = \"hearsay\"", &["57 card.house.source source"]),
    (
        "sides = \"public: a page\"",
        "sides = \"rulebook\"\ncolor = \"rulebook\"",
        &["57 card.house.source source-extra"],
    ),
];

/// Each fault of content is found, and told with its line and field.
#[test]
fn faults_of_content() {
    for (old, new, expected) in CONTENT {
        assert_eq!(&faults(&changed(&[(old, new)])), expected, "{new}");
    }
}

/// More cards than a set of them can hold, and cards of which there may be only one.
#[test]
fn faults_of_the_whole() {
    let many: Vec<String> = (0..33).map(|n| format!("s{n}")).collect();
    let keys = |text: &str| -> BTreeSet<String> {
        let keys = faults(text).into_iter();
        keys.map(|fault| fault.rsplit(' ').next().unwrap_or_default().to_string()).collect()
    };
    assert!(keys(&deck(&many.join(" "), []).text()).contains("too-many"));
    for card in ["forge", "manufactory", "cemetery", "obelisk"] {
        let twice = deck("n1 n2 n3", [like(card), like(card).id("another")]);
        assert_eq!(keys(&twice.text()), BTreeSet::from(["only-one".to_string()]), "{card}");
    }
}

/// Each fault of content that the loader knows is found by one of these tests.
#[test]
fn every_fault_of_content_is_tested() {
    let mut known: BTreeSet<&str> = include_str!("../../src/edition/build.rs")
        .split("\"edition-")
        .skip(1)
        .filter_map(|text| text.split_once('"'))
        .map(|(key, _)| key)
        .collect();
    // Found by helpers that all games share.
    known.extend(["range", "id", "id-twice", "source", "empty"]);
    let listed = CONTENT.iter().flat_map(|(_, _, faults)| *faults);
    let mut tested: BTreeSet<&str> = listed.filter_map(|fault| fault.rsplit(' ').next()).collect();
    tested.extend(["too-many", "only-one"]);
    assert_eq!(tested, known);
}

/// All faults of content are listed at once, in the order of their lines.
#[test]
fn all_faults_are_listed() {
    let text = changed(&[
        ("columns = 8", "columns = 9"),
        ("\"3\", \"6\", \"5\"]", "\"three\", \"6\", \"five\"]"),
        ("names = [\"barn\"]", "names = [\"shed\"]"),
        ("base = \"N\"", "base = \"M\""),
        ("limit = 4", "limit = 99"),
    ]);
    let expected = [
        "12 box.columns range",
        "47 card.house.sides value",
        "47 card.house.sides value",
        "55 card.house.effect.params.names unknown-card",
        "70 card.barn.base base",
        "106 card.tower.effect.params.limit range",
    ];
    assert_eq!(faults(&text), expected);
}

fn hash(text: &str) -> String {
    match Edition::parse("my.toml", text) {
        Ok(edition) => edition.info().hash.clone(),
        Err(faults) => panic!("{faults}"),
    }
}

/// Comments, names, notes, sentences and provenance do not change the hash.
#[test]
fn the_hash_leaves_out_what_rules_do_not_read() {
    let same = hash(SMALL);
    for (old, new) in [
        ("# The first card begins here.\n", ""),
        ("edition = \"small\"", "edition = \"corrected\""),
        ("title = \"Small\"", "title = \"Kleine\""),
        ("name_en = \"House\"", "name_en = \"Home\"\nname_pt = \"Casa\""),
        ("note = \"A note.\"", "note = \"Another note.\""),
        ("text_en = \"A sentence.\"", "text_en = \"Another.\""),
        ("sides = \"public: a page\"", "sides = \"rulebook\""),
        ("columns = 8", "columns    =    8   # of each street"),
    ] {
        let mut changes = vec![(old, new)];
        if new.contains("name_pt") {
            changes.push((
                "sides = \"public: a page\"",
                "sides = \"rulebook\"\nname_pt = \"rulebook\"",
            ));
        }
        assert_eq!(hash(&changed(&changes)), same, "{new}");
    }
}

/// Every value that rules read changes it.
#[test]
fn the_hash_changes_with_a_value() {
    let mut hashes = BTreeSet::from([hash(SMALL)]);
    for (old, new) in [
        ("\"3\", \"6\", \"5\"]", "\"3\", \"7\", \"5\"]"),
        ("\"N+2\"", "\"N+3\""),
        ("protected = true", "protected = false"),
        ("hand_limit = 3", "hand_limit = 4"),
        ("mulligans_per_game = 1", "mulligans_per_game = 2"),
        ("color_run_min_players = 3", "color_run_min_players = 4"),
        ("default_mode = \"by_color\"", "default_mode = \"uniform\""),
        ("replaces = \"same_base\"", "replaces = \"barn\""),
        ("vp = 4", "vp = 5"),
        ("names = [\"barn\"]", "names = [\"house\"]"),
        ("owner = \"any\"", "owner = \"self\""),
        ("limit = 4", "limit = 5"),
        ("sources = [\"hand\"]", "sources = [\"hand\", \"cemetery\"]"),
        ("count = 1", "count = 2"),
        ("count_max = 2", "count_max = 1"),
        ("where = \"city\"", "where = \"adjacent\""),
        ("id = \"house\"", "id = \"home\""),
    ] {
        assert!(hashes.insert(hash(&changed(&[(old, new)]))), "{new}");
    }
}

/// Small editions of tests are loaded by the same door: equal texts are one edition.
#[test]
fn equal_texts_are_one_edition() {
    let text = |ids: &str| edition(ids, [like("barracks")]);
    assert!(std::ptr::eq(text("n4 n5"), text("n4 n5")));
    assert!(!std::ptr::eq(text("n4 n5"), text("n4 n6")));
}
