//! The data file: what is broken is told with line, field and reason, and the hash covers what
//! rules read and nothing else.

use game_core::{Edition as _, Fault};
use rules_west_kingdom::Edition;

/// The shipped file with the first `old` behind the first `after` made `new`, and the line of it.
#[track_caller]
fn changed(after: &str, old: &str, new: &str) -> (String, usize) {
    let text = Edition::DEFAULT;
    let from = text.find(after).unwrap_or_else(|| panic!("no `{after}`"));
    let at = text[from..].find(old).unwrap_or_else(|| panic!("no `{old}` behind `{after}`")) + from;
    let line = text[..at].matches('\n').count() + 1;
    ([&text[..at], new, &text[at + old.len()..]].concat(), line)
}

#[track_caller]
fn faults(text: &str) -> Vec<Fault> {
    match Edition::parse("my.toml", text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.faults,
    }
}

/// A change gives these faults: `field key {parameters}`, on the line of the change, or with a `~`
/// before it on whichever line.
#[track_caller]
fn check(after: &str, old: &str, new: &str, expected: &[&str]) {
    let (text, line) = changed(after, old, new);
    let told = |fault: &Fault| {
        let Fault { field, message, .. } = fault;
        format!("{field} {} {}", message.key, message.args_json())
    };
    let found = faults(&text);
    assert_eq!(found.len(), expected.len(), "{new}: {found:#?}");
    for (found, expected) in found.iter().zip(expected) {
        if let Some(expected) = expected.strip_prefix('~') {
            assert_eq!(told(found), expected, "{new}");
        } else {
            assert_eq!((found.line, told(found)), (line, (*expected).to_string()), "{new}");
        }
    }
}

/// The field of `after` is changed, which gives one fault.
#[track_caller]
fn one(after: &str, old: &str, new: &str, expected: &str) {
    check(after, old, new, &[expected]);
}

/// A fault of syntax or of the header comes alone, with its line.
#[test]
fn syntax_and_header() {
    for (old, new, key) in [
        ("schema = 1", "schema = 2", "edition-schema"),
        ("game = \"west-kingdom\"", "game = \"chess\"", "edition-game"),
        ("hand_limit = 6", "hand_limit = ", "edition-syntax"),
        ("hand_limit = 6", "hand_limit = 6\nhand_limit = 6", "edition-syntax"),
    ] {
        let (text, line) = changed("", old, new);
        let found = faults(&text);
        let doubled = usize::from(new.contains('\n'));
        assert_eq!(found.len(), 1, "{new}");
        assert_eq!((found[0].line, found[0].message.key), (line + doubled, key), "{new}");
    }
    one("", "edition = \"default\"", "edition = \" \"", "edition edition-empty {}");
}

/// A field that is missing, unknown or of the wrong type is told, and so is everything else.
#[test]
fn fields() {
    let board = "[board]";
    one(board, "hand_limit = 6\n", "", "~board.hand_limit wk-edition-missing {}");
    one(
        board,
        "hand_limit = 6",
        "hand_limit = 6\nhands = 6",
        "~board.hands wk-edition-unknown-field {}",
    );
    one(
        board,
        "hand_limit = 6",
        "hand_limit = \"6\"",
        "board.hand_limit wk-edition-wants-number {}",
    );
    one(board, "hand_limit = 6", "hand_limit = 6.5", "board.hand_limit wk-edition-wants-number {}");
    one(
        board,
        "hand_limit = 6",
        "hand_limit = -6",
        r#"board.hand_limit edition-range {"least":1,"most":40,"value":-6}"#,
    );
    one("", "[scoring]", "[points]\n[scoring]", "points wk-edition-unknown-field {}");
    let id = "id = \"smithy\"";
    one(id, "skills = []", "skills = \"\"", "building.smithy.skills wk-edition-wants-list {}");
    one(id, "{ clay = 4, wood = 2 }", "6", "building.smithy.cost wk-edition-wants-table {}");
    one(id, "\"Ferraria\"", "\"\"", "building.smithy.name.pt edition-empty {}");
    one(
        "[rulings]",
        "fortress_location_limit = false",
        "fortress_location_limit = 0",
        "rulings.fortress_location_limit wk-edition-wants-flag {}",
    );
    one("[rulings]", "\"visit\"", "1", "rulings.conspirator_discount wk-edition-wants-text {}");
    check(
        "[board]",
        "hand_limit = 6\napprentice_limit = 5",
        "hand_limit = 0\napprentice_limit = 9",
        &[
            r#"board.hand_limit edition-range {"least":1,"most":40,"value":0}"#,
            r#"~board.apprentice_limit edition-range {"least":1,"most":8,"value":9}"#,
        ],
    );
}

/// WK-2, WK-3, WK-4, WK-9: as many cards and boards as the box has.
#[test]
fn counts() {
    check(
        "id = \"jeweller\"",
        "copies = 2",
        "copies = 1",
        &[
            r#"~apprentice wk-edition-count-apprentices {"count":39,"wanted":40}"#,
            r#"~apprentice.jeweller.number wk-edition-copies {"copies":1,"count":2}"#,
        ],
    );
    let text = Edition::DEFAULT;
    for (from, to, expected) in [
        (
            "[[building]]\nid = \"smithy\"",
            "[[building]]\nid = \"steeple\"",
            r#"~building wk-edition-count-buildings {"count":39,"wanted":40}"#,
        ),
        (
            "[[black_market_card]]\nid = \"bm_01\"",
            "[[black_market_card]]\nid = \"bm_02\"",
            r#"~black_market_card wk-edition-count-market {"count":9,"wanted":10}"#,
        ),
        (
            "[[player_board]]\nid = \"therese\"",
            "[[player_board]]\nid = \"caroline\"",
            r#"~player_board wk-edition-count-boards {"count":4,"wanted":5}"#,
        ),
    ] {
        let cut = text.find(from).expect("a row")..text.find(to).expect("the next");
        one("", &text[cut], "", expected);
    }
}

/// Card numbers run from 1 to 40, each once, and so do those of Black Market cards to 10.
#[test]
fn numbers() {
    one(
        "id = \"jeweller\"",
        "[11, 12]",
        "[11, 13]",
        r#"~apprentice.labourer.number wk-edition-number-twice {"number":13}"#,
    );
    one(
        "id = \"jeweller\"",
        "[11, 12]",
        "[11, 41]",
        r#"apprentice.jeweller.number edition-range {"least":1,"most":40,"value":41}"#,
    );
    one(
        "id = \"steeple\"",
        "number = 2",
        "number = 1",
        r#"building.steeple.number wk-edition-number-twice {"number":1}"#,
    );
    one(
        "id = \"bm_02\"",
        "number = 2",
        "number = 3",
        r#"~black_market_card.bm_03.number wk-edition-number-twice {"number":3}"#,
    );
    one(
        "id = \"smithy\"",
        "copies = 1",
        "copies = 2",
        r#"building.smithy.copies wk-edition-fixed {"value":"2","wanted":"1"}"#,
    );
    one(
        "[components]",
        "reward_cards = 11",
        "reward_cards = 12",
        r#"components.reward_cards wk-edition-fixed {"value":"12","wanted":"11"}"#,
    );
    one(
        "id = \"reward_gold\"",
        "copies = 1",
        "copies = 2",
        r#"~reward_card wk-edition-count-rewards {"count":12,"wanted":11}"#,
    );
}

/// Ids are plain and no two rows of a table have the same.
#[test]
fn ids() {
    one("", "id = \"steeple\"", "id = \"smithy\"", "building.smithy.id edition-id-twice {}");
    one("", "id = \"steeple\"", "id = \"Steeple\"", "building.Steeple.id edition-id {}");
    one(
        "",
        "[[term]]\nid = \"clay\"",
        "[[term]]\nid = \"loam\"",
        r#"~term wk-edition-no-term {"id":"clay"}"#,
    );
}

/// Provenance is made of known marks; a remark may follow.
#[test]
fn provenance() {
    let known = "rulebook, bga, image, icv2, report, retailer, ours";
    for wrong in ["hearsay", "bga+hearsay", "bga image", "bga,image", "+"] {
        let expected = format!(r#"building.smithy.source wk-edition-source {{"known":"{known}"}}"#);
        one("id = \"smithy\"", "\"bga+image\"", &format!("\"{wrong}\""), &expected);
    }
    check("id = \"smithy\"", "\"bga+image\"", "\"ours; my own box, checked\"", &[]);
    check("id = \"smithy\"", "\"bga+image\"", "\"rulebook\"", &[]);
    one(
        "id = \"smithy\"",
        "\"rendering\"",
        "\"guess\"",
        "building.smithy.name_pt_from wk-edition-name-from {}",
    );
    one(
        "id = \"smithy\"",
        "source = \"bga+image\"\n",
        "",
        "~building.smithy.source wk-edition-missing {}",
    );
}

const GOODS: &str = "clay, wood, stone, gold, marble, silver";

/// Goods and skills that nobody knows, and numbers that make no sense.
#[test]
fn goods_and_skills() {
    let id = "id = \"smithy\"";
    let unknown = format!(
        r#"building.smithy.cost.brick wk-edition-unknown-word {{"known":"{GOODS}","word":"brick"}}"#
    );
    one(id, "wood = 2", "brick = 2", &unknown);
    one(
        id,
        "wood = 2",
        "wood = -2",
        r#"building.smithy.cost.wood edition-range {"least":1,"most":20,"value":-2}"#,
    );
    one(
        id,
        "wood = 2",
        "wood = 0",
        r#"building.smithy.cost.wood edition-range {"least":1,"most":20,"value":0}"#,
    );
    one(
        id,
        "gain = { stone = 4 }",
        "gain = {}",
        "building.smithy.effect.gain wk-edition-nothing {}",
    );
    one(
        "id = \"tavern\"",
        "skills = [\"carpentry\"]",
        "skills = [\"cooking\"]",
        r#"building.tavern.skills wk-edition-unknown-word {"known":"carpentry, tiling, masonry","word":"cooking"}"#,
    );
    one(
        "id = \"tavern\"",
        "skills = [\"carpentry\"]",
        "skills = [\"carpentry\", \"carpentry\"]",
        r#"building.tavern.skills wk-edition-skill-twice {"skill":"carpentry"}"#,
    );
}

/// Effects: tags that nobody knows, and parameters that do not fit their tag.
#[test]
fn effects() {
    let key = |key: &str, after: &str, old: &str, new: &str, field: &str| {
        let (text, line) = changed(after, old, new);
        let found = faults(&text);
        assert_eq!(found.len(), 1, "{new}: {found:#?}");
        let found = (found[0].line, found[0].field.as_str(), found[0].message.key);
        assert_eq!(found, (line, field, key), "{new}");
    };
    let unknown = |after: &str, old: &str, new: &str, field: &str| {
        key("wk-edition-unknown-word", after, old, new, field);
    };
    let jeweller = "id = \"jeweller\"";
    unknown(jeweller, "\"place_worker\"", "\"place\"", "apprentice.jeweller.effect.trigger");
    unknown(jeweller, "\"silversmith\"", "\"goldsmith\"", "apprentice.jeweller.effect.location");
    unknown(jeweller, "\"silversmith\"", "\"prison\"", "apprentice.jeweller.effect.location");
    unknown("id = \"squire_gold\"", "\"no_own", "\"own", "apprentice.squire_gold.effect.condition");
    unknown("id = \"smithy\"", "\"immediate\"", "\"later\"", "building.smithy.effect.timing");
    unknown("id = \"smithy\"", "\"gain\"", "\"vp_per\"", "building.smithy.effect.kind");
    unknown("id = \"steeple\"", "\"cathedral_level\"", "\"luck\"", "building.steeple.effect.of");
    unknown(
        "id = \"barracks\"",
        "\"ransom_free\"",
        "\"gain\"",
        "building.barracks.effect.options.kind",
    );
    unknown("id = \"ada\"", "\"ignore_tax\"", "\"tax\"", "player_board.ada.power.kind");
    unknown("id = \"ada\"", "color = \"purple\"", "color = \"pink\"", "player_board.ada.color");
    unknown("id = \"ada\"", "gold = 1 }", "virtue = 1 }", "player_board.ada.start.virtue");

    let unfit = |after: &str, old: &str, new: &str, field: &str| {
        key("wk-edition-unfit", after, old, new, field);
    };
    unfit(
        "id = \"labourer\"",
        "\"none\" }",
        "\"none\", gain = { clay = 1 } }",
        "apprentice.labourer.effect.gain",
    );
    unfit(
        "id = \"gatekeeper\"",
        "optional = true",
        "optional = true, gain = { clay = 1 }",
        "apprentice.gatekeeper.effect.gain",
    );
    unfit(
        "id = \"thief\"",
        "reduction = 1",
        "reduction = 1, discount = { silver = 1 }",
        "apprentice.thief.effect.discount",
    );
    unfit(
        "id = \"smithy\"",
        "{ stone = 4 } }",
        "{ stone = 4 }, optional = true }",
        "building.smithy.effect.optional",
    );
    unfit("id = \"steeple\"", "vp = 2", "vp = 2, per = 2", "building.steeple.effect.per");
    unfit(
        "id = \"steeple\"",
        "vp = 2",
        "vp = 2, skill = \"tiling\"",
        "building.steeple.effect.skill",
    );
    unfit(
        "id = \"frederick\"",
        "discard\"",
        "discard\", tax = 1",
        "player_board.frederick.power.tax",
    );

    let missing = |after: &str, old: &str, new: &str, field: &str| {
        key("wk-edition-missing", after, old, new, field);
    };
    missing(jeweller, ", gain = { silver = 1 }", "", "apprentice.jeweller.effect.gain");
    missing(
        "id = \"conspirator\"",
        ", scope = \"visit\"",
        "",
        "apprentice.conspirator.effect.scope",
    );
    missing("id = \"tilers_hut\"", ", skill = \"tiling\"", "", "building.tilers_hut.effect.skill");
    missing("id = \"tavern\"", ", optional = true", "", "building.tavern.effect.optional");

    key(
        "wk-edition-fixed",
        "id = \"conspirator\"",
        "\"visit\"",
        "\"game\"",
        "apprentice.conspirator.effect.scope",
    );
    key(
        "wk-edition-fixed",
        "id = \"tavern\"",
        "optional = true",
        "optional = false",
        "building.tavern.effect.optional",
    );
    key(
        "wk-edition-length",
        "id = \"treasury\"",
        "{ gold = 1 }, ",
        "",
        "building.treasury.effect.options",
    );
    key("edition-range", "id = \"steeple\"", "vp = 2 }", "vp = -2 }", "building.steeple.effect.vp");
    key(
        "wk-edition-question",
        "id = \"conspirator\"",
        "\"WK-Q1\"",
        "\"Q1\"",
        "apprentice.conspirator.open_question",
    );
}

/// WK-60: the Virtue track has all levels from 0 to 14, in order.
#[test]
fn virtue_track() {
    one(
        "[[board.virtue]]",
        "level = 3",
        "level = 4",
        r#"board.virtue.4.level wk-edition-order {"value":4,"wanted":3}"#,
    );
    one(
        "[[board.virtue]]",
        "tax_ignored = 2",
        "tax_ignored = -1",
        r#"board.virtue.0.tax_ignored edition-range {"least":0,"most":9,"value":-1}"#,
    );
    let (from, to) = ("[[board.virtue]]\nlevel = 14", "# The Cathedral.");
    let text = Edition::DEFAULT;
    let cut = &text[text.find(from).expect("a level")..text.find(to).expect("the Cathedral")];
    one("", cut, "", r#"~board.virtue wk-edition-rows {"count":14,"wanted":15}"#);
    one(
        "[board.cathedral_rules]",
        "advance = 5",
        "advance = 6",
        r#"board.cathedral_rules.virtue_min_to_advance wk-edition-disagrees {"other":"board.virtue","value":6,"wanted":5}"#,
    );
}

/// WK-54: the levels of the Cathedral stand in order and are worth more and more.
#[test]
fn cathedral() {
    let first = "[[board.cathedral]]";
    one(
        first,
        "level = 2",
        "level = 3",
        r#"board.cathedral.3.level wk-edition-order {"value":3,"wanted":2}"#,
    );
    one(
        first,
        "vp = 4",
        "vp = 1",
        r#"board.cathedral.2.vp wk-edition-falls {"before":2,"value":1}"#,
    );
    one(
        first,
        "capacity = 3",
        "capacity = 0",
        r#"board.cathedral.1.capacity edition-range {"least":1,"most":5,"value":0}"#,
    );
}

/// WK-50, WK-70: spaces, resets and the end of the Guildhall follow from its columns.
#[test]
fn guildhall() {
    let three = "players = 3\ncolumns = 4";
    one(
        three,
        "spaces = 16",
        "spaces = 17",
        r#"board.guildhall.3.spaces wk-edition-disagrees {"other":"columns","value":17,"wanted":16}"#,
    );
    one(
        three,
        "[9, 13]",
        "[9, 12]",
        r#"board.guildhall.3.reset_on_space wk-edition-disagrees {"other":"columns","value":12,"wanted":13}"#,
    );
    one(
        three,
        "end_on_space = 16",
        "end_on_space = 15",
        r#"board.guildhall.3.end_on_space wk-edition-disagrees {"other":"spaces","value":15,"wanted":16}"#,
    );
    one(
        three,
        "reward_pile = 7",
        "reward_pile = 12",
        r#"board.guildhall.3.reward_pile edition-range {"least":1,"most":11,"value":12}"#,
    );
    one(
        "[[board.guildhall]]",
        "players = 4",
        "players = 5",
        r#"board.guildhall.5.players wk-edition-order {"value":5,"wanted":4}"#,
    );
}

/// WK-12, WK-93: fourteen locations, in their order, each of its kind.
#[test]
fn locations() {
    one(
        "",
        "id = \"forest\"",
        "id = \"woods\"",
        r#"board.location.woods.id wk-edition-location {"id":"woods","wanted":"forest"}"#,
    );
    one(
        "id = \"forest\"",
        "\"open\"",
        "\"small\"",
        r#"board.location.forest.kind wk-edition-fixed {"value":"small","wanted":"open"}"#,
    );
    one(
        "id = \"forest\"",
        "capturable = true",
        "capturable = false",
        r#"board.location.forest.capturable wk-edition-fixed {"value":"false","wanted":"true"}"#,
    );
    one(
        "id = \"mines\"",
        "per_worker = 1",
        "per_worker = -1",
        r#"board.location.mines.yield.clay.per_worker edition-range {"least":0,"most":9,"value":-1}"#,
    );
    one(
        "id = \"black_market_middle\"",
        "keep = 1",
        "keep = 6",
        r#"board.location.black_market_middle.keep edition-range {"least":1,"most":5,"value":6}"#,
    );
}

/// WK-7, WK-8, WK-9: the setup.
#[test]
fn setup() {
    one(
        "[setup]",
        "[3, 4, 5, 6, 7]",
        "[3, 4, 5, 6]",
        r#"setup.start_silver_by_order wk-edition-length {"count":4,"least":5,"most":5}"#,
    );
    one(
        "[setup]",
        "[3, 4, 5, 6, 7]",
        "[3, 4, 5, 6, -7]",
        r#"setup.start_silver_by_order edition-range {"least":0,"most":20,"value":-7}"#,
    );
    one(
        "[setup]",
        "draft_keep = 3",
        "draft_keep = 4",
        r#"setup.draft_keep wk-edition-disagrees {"other":"setup.draft_deal","value":4,"wanted":3}"#,
    );
    one(
        "[setup]",
        "workers = 20",
        "workers = 19",
        r#"setup.workers wk-edition-disagrees {"other":"components.workers_per_player","value":19,"wanted":20}"#,
    );
    one(
        "id = \"rudolf\"",
        "virtue = 9",
        "virtue = 7",
        r#"player_board.rudolf.virtue wk-edition-virtue-twice {"level":7}"#,
    );
    one(
        "id = \"rudolf\"",
        "\"yellow\"",
        "\"red\"",
        "player_board.rudolf.color wk-edition-color-twice {}",
    );
    one(
        "[house_rival]",
        "quarry = 4",
        "quarry = 5",
        r#"house_rival.deck wk-edition-rival-deck {"count":31,"most":30}"#,
    );
}

/// What is said twice is said alike, and where the rules know one value only that is the value.
#[test]
fn what_must_agree() {
    one(
        "[debt_card]",
        "unpaid_vp = -2",
        "unpaid_vp = -3",
        r#"debt_card.unpaid_vp wk-edition-disagrees {"other":"scoring.unpaid_debt_vp","value":-3,"wanted":-2}"#,
    );
    one(
        "[debt_card]",
        "{ virtue = 1 }",
        "{ virtue = 2 }",
        r#"debt_card.paid_immediate_gain wk-edition-same-gain {"other":"board.location.guardhouse.pay_debt.gain"}"#,
    );
    one(
        "[scoring]",
        "[\"virtue\", \"silver\", \"shared\"]",
        "[\"silver\", \"virtue\", \"shared\"]",
        r#"scoring.tie_breakers wk-edition-fixed {"value":"silver, virtue, shared","wanted":"virtue, silver, shared"}"#,
    );
}

/// WK-Q1, WK-Q2, WK-Q3: only the readings that the page names.
#[test]
fn rulings() {
    one(
        "[rulings]",
        "\"visit\"",
        "\"always\"",
        r#"rulings.conspirator_discount wk-edition-unknown-word {"known":"visit, each_capture","word":"always"}"#,
    );
    one(
        "[rulings]",
        "round_limit = 200",
        "round_limit = 0",
        r#"rulings.round_limit edition-range {"least":1,"most":9999,"value":0}"#,
    );
    check("[rulings]", "\"visit\"", "\"each_capture\"", &[]);
    check("[rulings]", "fortress_location_limit = false", "fortress_location_limit = true", &[]);
}

fn hash(text: &str) -> String {
    Edition::parse("my.toml", text).unwrap_or_else(|faults| panic!("{faults}")).info().hash.clone()
}

/// Names, colors, provenance and comments do not count for the hash.
#[test]
fn what_the_hash_leaves_out() {
    let shipped = hash(Edition::DEFAULT);
    for (after, old, new) in [
        ("", "# Apprentices: 40 cards.", "# Forty."),
        ("id = \"smithy\"", "\"Smithy\"", "\"Forge\""),
        ("id = \"smithy\"", "\"bga+image\"", "\"ours; my box\""),
        ("id = \"forest\"", "\"Forest\"", "\"Wood\""),
        ("[components]", "clay = 35", "clay = 36"),
        ("[solo]", "scheme_cards = 30", "scheme_cards = 31"),
        ("[[term]]", "\"Clay\"", "\"Loam\""),
        ("id = \"forest\"", "base = 0, per_worker = 1", "per_worker = 1, base = 0"),
    ] {
        assert_eq!(hash(&changed(after, old, new).0), shipped, "{new}");
    }
}

/// Whatever a rule reads counts.
#[test]
fn what_the_hash_covers() {
    let mut hashes = vec![hash(Edition::DEFAULT)];
    for (after, old, new) in [
        ("[board]", "hand_limit = 6", "hand_limit = 7"),
        ("[[board.virtue]]", "vp = -9", "vp = -10"),
        ("[[board.virtue]]", "black_market_forbidden = false", "black_market_forbidden = true"),
        ("[[board.cathedral]]", "capacity = 3", "capacity = 4"),
        ("[[board.guildhall]]", "reward_pile = 5", "reward_pile = 4"),
        ("id = \"forest\"", "per_worker = 1", "per_worker = 2"),
        ("id = \"workshop\"", "tax = 2", "tax = 1"),
        ("id = \"town_centre\"", "4_to_5_players = 1", "4_to_5_players = 2"),
        ("id = \"guardhouse\"", "silver = 3, tax = 2", "silver = 4, tax = 2"),
        ("[scoring]", "silver_per_vp = 10", "silver_per_vp = 9"),
        ("[setup]", "[3, 4, 5, 6, 7]", "[3, 4, 5, 6, 8]"),
        ("[rulings]", "\"visit\"", "\"each_capture\""),
        ("[rulings]", "turns_card = false", "turns_card = true"),
        ("[rulings]", "round_limit = 200", "round_limit = 100"),
        ("", "id = \"smithy\"", "id = \"forge\""),
        ("id = \"smithy\"", "vp = 3", "vp = 4"),
        ("id = \"smithy\"", "stone = 4", "stone = 5"),
        ("id = \"jeweller\"", "virtue = 0", "virtue = 1"),
        ("id = \"jeweller\"", "\"silversmith\"", "\"mines\""),
        ("id = \"bm_01\"", "marble = 2", "marble = 3"),
        ("id = \"reward_silver\"", "silver = 3", "silver = 2"),
        ("id = \"ada\"", "tax = 1", "tax = 2"),
        ("[house_rival]", "work_threshold = 4", "work_threshold = 5"),
    ] {
        let found = hash(&changed(after, old, new).0);
        assert!(!hashes.contains(&found), "{new}");
        hashes.push(found);
    }
}
