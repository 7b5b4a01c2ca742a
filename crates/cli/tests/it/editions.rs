//! Editions of one's own: what `data check` refuses, and what it remarks on.

use crate::{every_game, file_with, flat, stderr, stdout, trestle};

fn built_in(game: &str) -> String {
    stdout(&trestle(&["data", "show", game, "--toml"], b""))
}

/// What `data check` says of a text, and whether it takes it.
fn check(name: &str, text: &str, lang: &str) -> (bool, String) {
    let path = file_with(&format!("edition-{name}.toml"), text);
    let output = trestle(&["data", "check", &path, "--lang", lang], b"");
    (output.status.success(), flat(&format!("{}{}", stdout(&output), stderr(&output))))
}

fn mine(text: &str) -> String {
    text.replacen("edition = \"default\"", "edition = \"mine\"", 1)
}

/// The places of all lists of a data file, from `[` to `]`, with the line in which each begins.
fn lists(text: &str) -> Vec<(std::ops::Range<usize>, String)> {
    let mut found = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let code = line.find(" #").map_or(line, |end| &line[..end]);
        if !code.starts_with('#') && !code.starts_with('[') {
            for (start, _) in code.match_indices('[') {
                if let Some(end) = text[at + start..].find(']') {
                    found.push((at + start..at + start + end, line.trim().to_string()));
                }
            }
        }
        at += line.len();
    }
    found
}

/// A value too many or one too few is refused, with line and field, or makes another edition:
/// nothing in a list falls under the table.
#[test]
fn no_value_of_a_list_is_passed_over() {
    let mut passed_over = Vec::new();
    for kind in games::all() {
        let text = mine(&kind.default_edition().info().text);
        let hash = &kind.default_edition().info().hash;
        let lists = lists(&text);
        assert!(lists.len() > 20, "{}: {}", kind.id(), lists.len());
        for (range, line) in lists {
            let inside = text[range.start + 1..range.end].trim().trim_end_matches(',');
            if inside.is_empty() {
                continue;
            }
            let last = inside.rsplit(',').next().unwrap_or_default().trim();
            let more = format!("[{inside}, {last}");
            let fewer =
                inside.rsplit_once(',').map_or("[".to_string(), |(few, _)| format!("[{few}"));
            for changed in [more, fewer] {
                let changed = format!("{}{changed}{}", &text[..range.start], &text[range.end..]);
                match kind.load_edition("my.toml", &changed) {
                    Ok(edition) if edition.info().hash == *hash => passed_over.push(line.clone()),
                    Ok(_) => {}
                    Err(faults) => {
                        let at = text[..range.start].split('\n').count();
                        let told = |fault: &game_core::edition::Fault| !fault.field.is_empty();
                        assert!(faults.faults.iter().all(told), "{at}: {line}: {faults}");
                    }
                }
            }
        }
    }
    // What no rule reads may be as long as it likes, and in a set the same once more is nothing.
    let free = ["publishers", "authors", "multiplier_values", "opponent_board_sides", "params = {"];
    passed_over.retain(|line: &String| !free.iter().any(|word| line.starts_with(word)));
    assert!(passed_over.is_empty(), "{passed_over:#?}");
}

#[test]
fn a_fifth_side_is_refused() {
    let text = mine(&built_in("architectura"));
    for sides in ["[\"8\", \"\", \"\", \"\", \"9\"]", "[\"8\", \"\", \"\"]"] {
        let wrong =
            text.replacen("sides = [\"8\", \"\", \"\", \"\"]", &format!("sides = {sides}"), 1);
        let at = wrong.lines().position(|line| line.ends_with(sides)).expect("the line") + 1;
        let (fine, said) = check("sides", &wrong, "en");
        assert!(!fine, "{said}");
        assert!(said.contains(&format!(":{at}: ")) && said.contains("sides"), "{said}");
    }
}

/// A number of each game, and another one that is allowed.
const CHANGES: [(&str, &str, &str); 3] = [
    (
        "architectura",
        "sides = [\"9\", \"7\", \"5\", \"10\"]",
        "sides = [\"9\", \"7\", \"5\", \"11\"]",
    ),
    ("queens-architect", "bonds_per_player = { value = 2,", "bonds_per_player = { value = 1,"),
    ("west-kingdom", "hand_limit = 6", "hand_limit = 7"),
];

#[test]
fn another_edition_may_not_call_itself_default() {
    for (game, old, new) in CHANGES {
        let text = built_in(game);
        assert!(text.contains(old), "{game}");
        let (fine, said) = check("default", &text, "en");
        assert!(fine, "the built-in one is the built-in one: {said}");
        let changed = text.replacen(old, new, 1);
        let at = text.lines().position(|line| line.starts_with("edition =")).expect("a name") + 1;
        let (fine, said) = check("called-default", &changed, "en");
        assert!(!fine, "{game}: {said}");
        assert!(said.contains(&format!(":{at}: edition: ")), "{game}: {said}");
        for lang in ["fr", "pt-BR"] {
            let (fine, said) = check("called-default", &changed, lang);
            assert!(
                !fine
                    && said.contains(":{at}: edition: ".replace("{at}", &at.to_string()).as_str()),
                "{said}"
            );
        }
        assert!(check("called-mine", &mine(&changed), "en").0, "{game}");
        // A comment is no value, and a name in another language is none either.
        let (fine, said) = check("commented", &format!("# Mine.\n{text}"), "en");
        assert!(fine, "{game}: {said}");
    }
}

/// What is changed has another source than what was reconstructed.
#[test]
fn a_changed_number_wants_a_source_of_its_own() {
    for (game, old, new) in CHANGES {
        let text = mine(&built_in(game));
        let at = text.lines().position(|line| line.starts_with(old)).expect("the line") + 1;
        let field = old.split(" =").next().expect("a field");
        for (lang, said) in
            [("en", "built-in edition"), ("fr", "édition intégrée"), ("pt-BR", "edição embutida")]
        {
            let (fine, before) = check("unchanged", &text, lang);
            assert!(fine && !before.contains(said), "{game}: {before}");
            let (fine, after) = check("changed", &text.replacen(old, new, 1), lang);
            assert!(fine, "{game}: {after}");
            assert!(after.contains(said) && after.contains(field), "{game}: {after}");
            assert!(after.contains(&at.to_string()), "{game}: {after}");
        }
    }
    // With another source nothing is to be said.
    let text = mine(&built_in("west-kingdom"));
    let (before, rest) = text.split_once("hand_limit = 6").expect("the limit");
    let rest = rest.replacen("source = \"rulebook+bga+image\"", "source = \"image\"", 1);
    let (fine, said) = check("sourced", &format!("{before}hand_limit = 7{rest}"), "en");
    assert!(fine && !said.contains("built-in edition"), "{said}");
}

/// A turn clockwise brings the next higher value to the top; read the other way round, every
/// card of Architectura would fall where it should rise.
#[test]
fn sides_the_wrong_way_round_are_remarked_on() {
    let text = mine(&built_in("architectura"));
    let wrong = text.replacen(
        "sides = [\"9\", \"7\", \"5\", \"10\"]",
        "sides = [\"9\", \"10\", \"5\", \"7\"]",
        1,
    );
    for (lang, villa, said) in
        [("en", "Villa", "clockwise"), ("fr", "Villa", "horaire"), ("pt-BR", "Mansão", "horário")]
    {
        let (fine, before) = check("right-way", &text, lang);
        assert!(fine && !before.contains(said), "{before}");
        let (fine, after) = check("wrong-way", &wrong, lang);
        assert!(fine && after.contains(said) && after.contains(villa), "{after}");
    }
    assert!(every_game().count() == 3);
}
