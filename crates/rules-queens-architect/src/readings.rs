//! What there is to say about the pieces, places and conditions: sentences with the numbers of the
//! edition, and the paragraphs that say so.
//!
//! | kind | id |
//! |---|---|
//! | `craftsman` | a character |
//! | `guild` | a guild |
//! | `action` | a space of the star |
//! | `place` | a place of either side of the board; its title is that of the first side that has it |
//! | `demand` | a demand tile |
//! | `token` | the value of an appreciation token |
//! | `condition` | what it takes for the palace: `track`, `capital`, `performance`, `construct` |
//! | `thing` | something on the table: `bond`, `price_scale`, … |
//! | `word` | a word of the rules: `star`, `demand`, … |

use std::collections::BTreeMap;

use game_core::{Arg, Message, Reading, Title, Word, words};

use crate::edition::{Bonus, Character, Demand, Edition, Guild, PlaceType, StarAction, bonus};
use crate::legal::Condition;

/// The readings of an edition, kind by kind.
pub fn readings(edition: &'static Edition) -> Vec<Reading> {
    let mut all = Vec::new();
    let mut chapter = |key, readings: Vec<Reading>| {
        all.extend(readings.into_iter().map(|reading| reading.under(key)));
    };
    let characters = edition.all_characters();
    chapter("qa-chapter-craftsmen", characters.map(|one| craftsman(edition, one)).collect());
    chapter("qa-chapter-guilds", Edition::all_guilds().map(|id| guild(edition, id)).collect());
    chapter("qa-chapter-actions", edition.star.map(|space| action(edition, space)).into());
    chapter("qa-chapter-places", places(edition).collect());
    let demands = (0..edition.demands.len() as u8).map(Demand);
    chapter("qa-chapter-demands", demands.map(|tile| demand(edition, tile)).collect());
    chapter("qa-chapter-tokens", tokens(edition).collect());
    chapter("qa-chapter-conditions", conditions(edition).into());
    chapter("qa-chapter-things", THINGS.iter().filter_map(|id| thing(edition, id)).collect());
    all.extend(WORDS.map(Reading::from));
    all
}

fn listed(numbers: impl IntoIterator<Item = u8>) -> String {
    let words: Vec<_> = numbers.into_iter().map(|number| number.to_string()).collect();
    words.join(" · ")
}

fn craftsman(edition: &'static Edition, character: Character) -> Reading {
    let facts = edition.facts(character);
    let mut says = vec![
        Message::new("qa-sheet-guild").name("guild", edition.guild_name(facts.guild)),
        Message::new("qa-help-faces").text("numbers", listed(facts.performance)),
        Message::new("qa-help-repair").int("points", facts.repair),
    ];
    let mut rules = vec!["QA-3", "QA-6", "QA-7", "QA-8"];
    if facts.laborer {
        says.push(Message::new("qa-sheet-laborer"));
        says.push(
            Message::new("qa-help-icon")
                .name("action", edition.action_name(StarAction::DayLaborer))
                .int("talers", edition.numbers.icon_talers),
        );
        rules.push("QA-28");
    }
    says.push(
        Message::new("qa-help-copies").int("count", facts.copies).int("starters", facts.starters),
    );
    rules.push("QA-59");
    Reading::named("craftsman", edition.name(character), says, rules)
}

fn guild(edition: &'static Edition, guild: Guild) -> Reading {
    let members = edition.all_characters().filter(|&one| edition.facts(one).guild == guild);
    let names = members.map(|one| Arg::Name(edition.name(one))).collect();
    let says = vec![
        Message::new("qa-help-members").with("names", Arg::List(names)),
        Message::new("qa-help-rest"),
    ];
    Reading::named("guild", edition.guild_name(guild), says, vec!["QA-43", "QA-44", "QA-45"])
}

fn action(edition: &'static Edition, action: StarAction) -> Reading {
    let numbers = &edition.numbers;
    let (mut says, mut rules) =
        match action {
            StarAction::Construct => (
                vec![
                    Message::new("qa-help-construct").int("most", numbers.repair_most),
                    Message::new("qa-help-construct-2"),
                ],
                vec!["QA-46", "QA-47", "QA-48", "QA-58", "QA-61"],
            ),
            StarAction::DayLaborer => (
                vec![
                    Message::new("qa-help-day-laborer")
                        .int("income", numbers.labor_talers)
                        .int("talers", numbers.icon_talers),
                ],
                vec!["QA-27", "QA-28"],
            ),
            StarAction::Hire => {
                (vec![Message::new("qa-help-hire")], vec!["QA-29", "QA-30", "QA-31", "QA-32"])
            }
            StarAction::Moneychanger => (
                vec![Message::new("qa-help-moneychanger").int("talers", numbers.bond_talers)],
                vec!["QA-37", "QA-38", "QA-39"],
            ),
            StarAction::Travel => (
                vec![Message::new("qa-help-travel").int("most", numbers.travel_most).text(
                    "costs",
                    listed(numbers.travel[1..=numbers.travel_most as usize].to_vec()),
                )],
                vec!["QA-40", "QA-41"],
            ),
            StarAction::Tavern => (
                vec![
                    Message::new("qa-help-tavern")
                        .int("most", numbers.fees.len() as i64 - 1)
                        .text("costs", listed(numbers.fees[1..].to_vec())),
                ],
                vec!["QA-42", "QA-43", "QA-44"],
            ),
        };
    says.push(
        Message::new("qa-help-move").int("least", numbers.steps_min).int("most", numbers.steps_max),
    );
    rules.extend(["QA-24", "QA-25"]);
    Reading::named("action", edition.action_name(action), says, rules)
}

/// The places of all sides of the board, each once.
fn places(edition: &'static Edition) -> impl Iterator<Item = Reading> {
    (0..edition.places.len()).filter_map(move |place| {
        let mut sides = edition.boards.iter();
        let (name, kind) = sides
            .find_map(|board| Some((&board.rows[place].as_ref()?.name, board.kinds[place])))?;
        let (says, rules) = place_says(edition, kind);
        Some(Reading::named("place", name, says, rules))
    })
}

fn place_says(edition: &'static Edition, kind: PlaceType) -> (Vec<Message>, Vec<&'static str>) {
    if kind == PlaceType::Capital {
        return (
            vec![Message::new("qa-no-in-capital"), Message::new("qa-help-palace")],
            vec!["QA-13", "QA-47", "QA-61"],
        );
    }
    let minus = |&site: &u8| if site == 0 { "0".to_string() } else { format!("−{site}") };
    let sites: Vec<_> = edition.boards[0].sites.iter().map(minus).collect();
    let wants = edition.all_demands(kind).next().map(|demand| *edition.wants(demand));
    let wants = wants.unwrap_or_default();
    let mut says = vec![
        Message::new("qa-help-limit")
            .name("type", &edition.place_types[kind as usize])
            .int("points", edition.numbers.caps[kind as usize]),
        Message::new("qa-help-demand").int("count", wants.guilds.len() as i64),
        Message::new("qa-help-sites").text("sites", sites.join(" · ")),
    ];
    let mut rules = vec!["QA-47", "QA-49", "QA-51"];
    if wants.bonus != Bonus::None {
        says.push(Message::new("qa-help-bonus"));
        rules.extend(["QA-50", "QA-52"]);
    }
    (says, rules)
}

fn demand(edition: &'static Edition, demand: Demand) -> Reading {
    let wants = edition.wants(demand);
    let guilds = wants.guilds.iter().map(|guild| Arg::Name(edition.guild_name(guild))).collect();
    let mut says = vec![Message::new("qa-sheet-demand").with("guilds", Arg::List(guilds))];
    let mut rules = vec!["QA-4", "QA-47", "QA-48"];
    if let Some(bonus) = bonus(wants.bonus) {
        says.push(bonus);
        rules.extend(["QA-50", "QA-52"]);
    }
    let does = 1..says.len();
    says.push(Message::new("qa-help-band"));
    Reading::named("demand", edition.demand_name(demand), says, rules).doing(does)
}

/// The tokens by their values.
fn tokens(edition: &'static Edition) -> impl Iterator<Item = Reading> {
    let mut counts = BTreeMap::<u8, i64>::new();
    for &token in edition.tokens() {
        *counts.entry(token).or_default() += 1;
    }
    let all = edition.tokens().len() as i64;
    counts.into_iter().map(move |(points, count)| {
        let title = Title::Says(Message::new("qa-help-token-title").int("points", points));
        let says = vec![
            Message::new("qa-help-token").int("points", points),
            Message::new("qa-help-tokens").int("count", count).int("all", all),
        ];
        Reading::new("token", points.to_string(), title, says, vec!["QA-12", "QA-55", "QA-56"])
    })
}

/// What it takes to contribute to the palace (QA-61).
fn conditions(edition: &'static Edition) -> [Reading; 4] {
    Condition::ALL.map(|need| {
        let says = match need {
            Condition::Track => Message::new("qa-help-need-track"),
            Condition::Capital => Message::new("qa-help-need-capital"),
            Condition::Performance => {
                Message::new("qa-help-need-performance").int("sum", edition.numbers.palace)
            }
            Condition::Construct => Message::new("qa-help-need-construct")
                .name("action", edition.action_name(StarAction::Construct)),
        };
        let title = Title::Says(Message::new("qa-help-palace-title"));
        let says = vec![says, Message::new("qa-help-palace")];
        Reading::new("condition", need.id(), title, says, vec!["QA-61", "QA-63", "QA-64"])
    })
}

/// What else lies on the table, in the order in which it is listed.
const THINGS: [&str; 9] = [
    "taler",
    "bond",
    "building_marker",
    "price_scale",
    "moneychanger_figure",
    "entrance",
    "saloon",
    "dormitory",
    "palace",
];

/// One of the [`THINGS`], if the edition has a word for it.
fn thing(edition: &'static Edition, id: &str) -> Option<Reading> {
    let name = edition.words().find(|name| name.id == id)?;
    let numbers = &edition.numbers;
    let (says, rules) = match id {
        "taler" => (Message::new("qa-help-taler"), vec!["QA-27", "QA-30", "QA-40", "QA-43"]),
        "bond" => (
            Message::new("qa-help-bond").int("talers", numbers.bond_talers),
            vec!["QA-39", "QA-56", "QA-57"],
        ),
        "building_marker" => (
            Message::new("qa-help-building-marker").int("count", numbers.markers),
            vec!["QA-5", "QA-47", "QA-49"],
        ),
        "price_scale" => (
            Message::new("qa-help-price-scale")
                .int("first", numbers.scale.first().copied().unwrap_or_default()),
            vec!["QA-33", "QA-34", "QA-35"],
        ),
        "moneychanger_figure" => (
            Message::new("qa-help-moneychanger-figure")
                .int("least", numbers.confidence.first().copied().unwrap_or_default())
                .int("most", numbers.confidence.last().copied().unwrap_or_default()),
            vec!["QA-38", "QA-39"],
        ),
        "entrance" => (Message::new("qa-help-entrance"), vec!["QA-42", "QA-43"]),
        "saloon" => (Message::new("qa-help-saloon"), vec!["QA-42", "QA-44"]),
        "dormitory" => (Message::new("qa-help-dormitory"), vec!["QA-42", "QA-45"]),
        "palace" => (Message::new("qa-help-palace"), vec!["QA-61", "QA-63", "QA-64"]),
        _ => return None,
    };
    Some(Reading::named("thing", name, vec![says], rules))
}

/// The words of the rules.
const WORDS: [Word; 22] = words!("gl-qa-":
    "craftsman" ["QA-2", "QA-6", "QA-10"],
    "guild" ["QA-2", "QA-47"],
    "band" ["QA-10", "QA-48"],
    "performance" ["QA-6", "QA-48"],
    "turning" ["QA-7", "QA-54"],
    "arrow" ["QA-8", "QA-9"],
    "star" ["QA-24", "QA-26"],
    "architect" ["QA-24", "QA-25"],
    "day-labor" ["QA-27", "QA-28"],
    "hire" ["QA-29", "QA-30", "QA-31"],
    "billboard" ["QA-30", "QA-36"],
    "price-marker" ["QA-33", "QA-34", "QA-35"],
    "bond" ["QA-56", "QA-57", "QA-39"],
    "confidence" ["QA-38", "QA-39"],
    "taler" ["QA-19", "QA-27"],
    "demand" ["QA-4", "QA-15", "QA-47"],
    "site" ["QA-49"],
    "town-bonus" ["QA-50", "QA-52"],
    "repairs" ["QA-58", "QA-59"],
    "appreciation" ["QA-12", "QA-55", "QA-61"],
    "tavern" ["QA-42", "QA-43", "QA-44", "QA-45"],
    "palace" ["QA-61", "QA-62", "QA-63", "QA-64"],
);
