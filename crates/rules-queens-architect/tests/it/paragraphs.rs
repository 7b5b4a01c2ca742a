//! Numbers that paragraphs name are those of the edition, and choices are called as the set-up calls
//! them: whoever changes one side meets this list.

use std::collections::BTreeSet;

use game_core::Edition as _;
use game_testkit::numbers::Numbers;
use rules_queens_architect::Edition;

fn numbers() -> Numbers<'static> {
    let page = include_str!("../../../../docs/rules/queens-architect.md");
    Numbers::new(page, Edition::DEFAULT)
}

/// QA-2, QA-18, QA-39, QA-51: the numbers of the box and of the rules are those of the edition.
#[test]
fn paragraphs_name_the_numbers_of_the_edition() {
    numbers().said(&[
        ("QA-2", "There are # craftsmen", "components.craftsmen"),
        ("QA-2", "# of the tiles are starters", "components.starting_craftsmen"),
        (
            "QA-5",
            "has # figures (architect, moneychanger, appreciation), # carriage, # building markers",
            "components.per_player.figures components.per_player.carriages \
             components.per_player.building_markers",
        ),
        ("QA-12", "The # appreciation tokens", "components.appreciation_tokens"),
        (
            "QA-13",
            "takes # building markers and # bonds",
            "components.per_player.building_markers setup.bonds_per_player",
        ),
        ("QA-14", "leftmost space of the price scale (#)", "price_scale.leftmost"),
        ("QA-16", "The # starters", "components.starting_craftsmen"),
        (
            "QA-17",
            "#, # or # for 2, 3 or 4 players",
            "setup.display_by_players.2 setup.display_by_players.3 setup.display_by_players.4",
        ),
        (
            "QA-18",
            "then has #, # or # tiles",
            "setup.draw_pile_by_players.2 setup.draw_pile_by_players.3 \
             setup.draw_pile_by_players.4",
        ),
        ("QA-21", "gets # taler for each position", "setup.talers_per_draft_rotation"),
        ("QA-24", "the architect #, 2 or # spaces", "action_star.steps_min action_star.steps_max"),
        (
            "QA-27",
            "# taler for every two craftsmen",
            "day_laborer.talers_per_two_craftsmen_rounded_up",
        ),
        ("QA-28", "one position clockwise for # talers", "day_laborer.talers_per_rotated_icon"),
        (
            "QA-34",
            "the scale reads #, #, #, # in",
            "price_scale.values.0 price_scale.values.1 price_scale.values.2 price_scale.values.3",
        ),
        ("QA-35", "back to the leftmost space (#)", "price_scale.leftmost"),
        ("QA-39", "get # talers for each", "moneychanger.talers_per_bond"),
        (
            "QA-39",
            "The track reads #, #, #, # from",
            "moneychanger.track.0 moneychanger.track.1 moneychanger.track.2 moneychanger.track.3",
        ),
        (
            "QA-51",
            "village #, monastery #, town #",
            "construct.cap.village construct.cap.monastery construct.cap.town",
        ),
    ]);
}

/// QA-40, QA-43: the tables of prices are those of the edition.
#[test]
fn tables_of_prices_are_those_of_the_edition() {
    let numbers = numbers();
    for (mark, path) in [("QA-40", "travel.cost_by_spaces"), ("QA-43", "tavern.fee_by_tiles")] {
        let price = |count| numbers.text(&format!("{path}.{count}"));
        numbers.row(mark, "talers", &[1, 2, 3, 4, 5, 6].map(price));
    }
}

/// What a page quotes behind `word`, which names choices of the set-up.
fn choices<'p>(page: &'p str, word: &str, [open, close]: [char; 2]) -> BTreeSet<&'p str> {
    let named = page.lines().filter_map(|line| Some(line.split_once(word)?.1));
    let quotes = named.flat_map(|line| line.split(open).skip(1));
    quotes.filter_map(|quote| Some(quote.split_once(close)?.0.trim())).collect()
}

/// The labels of the choices that the page names.
fn labels(words: &'static str) -> BTreeSet<&'static str> {
    let lines = words
        .lines()
        .filter(|line| line.starts_with("qa-option-") || line.starts_with("option-round-limit ="));
    lines.map(|line| line.split_once(" = ").expect("a message of one line").1).collect()
}

#[test]
fn choices_are_called_as_in_the_set_up() {
    macro_rules! words {
        ($lang:literal) => {
            concat!(
                include_str!(concat!("../../../../locales/", $lang, "/queens-architect.ftl")),
                include_str!(concat!("../../../../locales/", $lang, "/core.ftl"))
            )
        };
    }
    let en = include_str!("../../../../docs/rules/queens-architect.md");
    // An opening and a closing mark that are the same leave what stands between two quotes as well.
    let en = en.replace(" \"", " “").replace("(\"", "(“").replace('"', "”");
    let fr = include_str!("../../../../docs/rules/fr/queens-architect.md");
    let pt = include_str!("../../../../docs/rules/pt-BR/queens-architect.md");
    assert_eq!(choices(&en, "Set-up: ", ['“', '”']), labels(words!("en")));
    assert_eq!(choices(fr, "Mise en place\u{a0}: ", ['«', '»']), labels(words!("fr")));
    assert_eq!(choices(pt, "Preparação: ", ['“', '”']), labels(words!("pt-BR")));
}
