//! Every event names the paragraph that it carries out.

use std::collections::{BTreeMap, BTreeSet};

use game_core::live::EventRecord;
use game_core::{FastRng, Live, LiveGame, Seat, Seed};
use game_testkit::AtTable;
use rules_architectura::edition::Sets;
use rules_architectura::{Architectura, Config, Edition};

use crate::harness::{Position, Table, edition, like};

const RULES: &str = include_str!("../../../../docs/rules/architectura.md");

/// The marks of the paragraphs that there are.
pub fn paragraphs() -> BTreeSet<&'static str> {
    let lines = RULES.lines().filter_map(|line| line.strip_prefix("- **"));
    lines.filter_map(|line| line.split([' ', '*']).next()).collect()
}

/// All that happens in random games of every kind and number of players.
fn random_events(games: u64, mut hear: impl FnMut(&EventRecord)) {
    let edition = game_core::edition::default::<Edition>();
    for players in 2..=4 {
        let advanced = Config::advanced(players);
        let uniform = Config { sets: Some(Sets::Uniform), ..advanced.clone() };
        for config in [Config::basic(players), advanced, uniform] {
            for game in 0..games {
                let mut rng = FastRng::new(game);
                let seed = Seed::from_text(&format!("marks {game}"));
                let mut live: Live<Architectura> = Live::start(edition, config.clone(), seed)
                    .unwrap_or_else(|problem| panic!("the configuration is refused: {problem}"));
                while let Some(seat) = live.awaiting().lowest() {
                    let answers = live.answers(seat);
                    let answer = &answers[rng.below(answers.len() as u32) as usize];
                    let events = live.apply(seat, &answer.action);
                    events.expect("a legal answer").iter().for_each(&mut hear);
                }
            }
        }
    }
}

#[test]
fn every_event_names_a_paragraph() {
    let paragraphs = paragraphs();
    assert!(paragraphs.len() > 200, "{} paragraphs", paragraphs.len());
    let mut kinds: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    random_events(200, |event| {
        let rule = event.rule.unwrap_or_else(|| panic!("{} has no paragraph", event.kind));
        assert!(paragraphs.contains(rule), "{}: there is no {rule}", event.kind);
        kinds.entry(event.kind).or_default().insert(rule);
    });
    // Some are rare: nobody needs to have met them.
    for (kind, rules) in SEVERAL {
        let met = kinds.remove(kind).unwrap_or_else(|| panic!("{kind} never happens"));
        let other: Vec<_> = met.iter().filter(|rule| !rules.contains(rule)).collect();
        assert!(other.is_empty(), "{kind} by {other:?}");
    }
    let other: Vec<_> = kinds.iter().filter(|(_, rules)| rules.len() > 1).collect();
    assert!(kinds.len() > 20 && other.is_empty(), "{other:?}");
}

/// Kinds of events that several paragraphs bring about.
const SEVERAL: [(&str, &[&str]); 12] = [
    ("turn_began", &["AR-11", "ER-51"]),
    ("asked", &["AR-27", "AR-62", "ER-24"]),
    ("skipped", &["ER-12", "ER-71"]),
    ("buried", &["AR-65", "ER-56"]),
    ("buried_hidden", &["AR-65", "ER-56"]),
    ("removed", &["AR-61", "ER-39"]),
    ("turned", &["AR-22", "AR-24", "AR-42"]),
    ("destroyed", &["AR-21", "AR-44", "AR-54", "AR-66"]),
    ("moved", &["AR-41", "AR-66"]),
    ("token_back", &["AR-60", "ER-16", "ER-27", "ER-29", "ER-62"]),
    ("drew", &["AR-7", "AR-12", "AR-31", "ER-51", "ER-56"]),
    ("drew_hidden", &["AR-7", "AR-12", "AR-31", "ER-51", "ER-56"]),
];

/// What an answer brings about until the next turn, each with its paragraph.
fn told(table: &Table, seat: u8, action: &str) -> String {
    let mut live = Live::from_state(table.scenario().game().clone());
    let events = live.apply(Seat::new(seat), action).expect("a legal answer");
    let told = events.iter().map(|event| format!("{} {}", event.kind, event.rule.unwrap_or("-")));
    let ends = ["turn_began AR-11", "game_over AR-46"];
    let before: Vec<_> = told.take_while(|event| !ends.contains(&event.as_str())).collect();
    before.join(", ")
}

fn cards() -> &'static Edition {
    let rows = [
        like("temple").sides("4"),
        like("temple").id("dome").sides("9"),
        like("barracks").sides("5"),
        like("arsenal").sides("9"),
        like("inn").sides("4 3 6 5"),
    ];
    edition("n4 n6 s5 s9 s1", rows)
}

/// AR-21, AR-22, AR-24: a comparison names what it did to the card on the left.
#[test]
fn comparisons_name_what_they_did() {
    let table = |left: &str| Position::new(cards(), 2).street(1, left).hand(0, "s5 s9").load();
    assert_eq!(told(&table("1:n4"), 0, "play s9 1:2"), "played AR-18, destroyed AR-21");
    assert_eq!(told(&table("1:n4"), 0, "play s5 1:2"), "played AR-18, turned AR-22");
    assert_eq!(told(&table("1:n6"), 0, "play s5 1:2"), "played AR-18, turned AR-24");
}

/// AR-60: the token that comes back first does not hide what was compared, and the other way round.
#[test]
fn a_token_in_between_hides_nothing() {
    let table = Position::new(cards(), 2).street(1, "1:n4 (0)").hand(0, "s5").load();
    assert_eq!(told(&table, 0, "play s5 1:2"), "played AR-18, token_back AR-60, turned AR-22");
    let table = Position::new(cards(), 2).street(1, "1:n4*").hand(0, "s5").load();
    assert_eq!(told(&table, 0, "play s5 1:2"), "played AR-18");
    let mut table = Position::new(cards(), 2).street(1, "0:n4*").hand(0, "s9").load();
    table.play(0, "play s9 1:2");
    assert_eq!(told(&table, 0, "affect"), "token_back ER-16, destroyed AR-21");
    assert_eq!(told(&table, 0, "spare"), "spared AR-37");
}

/// AR-42: a Temple may turn the card to its left, which their comparison left as it was.
#[test]
fn an_effect_on_the_left_neighbor_is_no_comparison() {
    let mut table =
        Position::new(cards(), 2).street(1, "1:n4").hand(0, "temple").deck(0, "s1").load();
    table.play(0, "play temple 1:2");
    assert_eq!(told(&table, 0, "turn 1:1 cw"), "turned AR-42, drew AR-31, drew_hidden AR-31");
}

/// AR-44, AR-54, AR-66: what falls to an effect names it.
#[test]
fn what_falls_names_why() {
    let table = Position::new(cards(), 2).street(2, "1:s5").hand(0, "barracks").load();
    assert_eq!(told(&table, 0, "play barracks 1:1"), "played AR-18, destroyed AR-44");
    let mut table =
        Position::new(cards(), 2).street(1, "1:s1 1:s5 - 1:inn").hand(0, "arsenal").load();
    assert_eq!(told(&table, 0, "play arsenal 1:5"), "played AR-18, asked ER-24");
    table.play(0, "play arsenal 1:5");
    assert_eq!(told(&table, 1, "to 2:1"), "moved AR-66, destroyed AR-54, destroyed AR-54");
    assert_eq!(told(&table, 1, "pass"), "destroyed AR-66, destroyed AR-54, destroyed AR-54");
    let mut table =
        Position::new(cards(), 2).street(1, "1:inn").street(2, "0:n4").hand(0, "dome").load();
    table.play(0, "play dome 1:2");
    assert_eq!(told(&table, 1, "to 2:2"), "moved AR-66, asked AR-27");
}

/// ER-51: a turn with a draw only.
#[test]
fn a_turn_without_a_play_names_why() {
    let table = Position::new(cards(), 2).hand(0, "s1").deck(1, "s5 s9").load();
    assert_eq!(
        told(&table, 0, "play s1 1:1"),
        "played AR-18, turn_began ER-51, drew ER-51, drew_hidden ER-51"
    );
}
