//! The board in plain text: it fits a terminal in every language, shows nothing that its viewer
//! may not know, and its numbers are those of the rules.

use std::collections::{BTreeMap, BTreeSet};

use game_core::edition::load;
use game_core::{Edition as _, FastRng, Game, GameText, Log, Seat, Seed, Viewer, apply};
use lang::{Lang, Speaker};
use rules_west_kingdom::edition::{Building, Buildings, Location};
use rules_west_kingdom::{Action, Boards, Config, Edition, Event, WestKingdom};

fn shipped() -> &'static Edition {
    game_core::edition::default()
}

/// Everything has a very long name.
fn long_names() -> &'static Edition {
    let longer = |line: &str| line.replace("{ en = \"", "{ en = \"Most venerable and honorable ");
    let text: Vec<String> = Edition::DEFAULT.lines().map(longer).collect();
    load("long.toml", &text.join("\n")).expect("a good file")
}

/// Whoever may look on.
fn viewers(game: &WestKingdom) -> Vec<Viewer> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator]).collect()
}

/// Games for 1 to 5 players with both sides of the boards, and chance to play them with.
fn games(edition: &'static Edition) -> impl Iterator<Item = (WestKingdom, FastRng)> {
    let boards = |players| [(players, Boards::Side1), (players, Boards::Dealt)];
    (1..=5).flat_map(boards).map(move |(players, boards)| {
        let config = Config { boards, round_limit: Some(60), ..Config::new(players) };
        let seed = Seed::of_series("sketch", players.into());
        let game = WestKingdom::new(edition, &config, seed).expect("a good configuration");
        (game, FastRng::of_series("sketch", players.into()))
    })
}

/// A random answer: who gave it to which position, and what it led to.
struct Step<'a> {
    game: &'a WestKingdom,
    seat: Seat,
    answer: Action,
    log: &'a Log<Event>,
    next: &'a WestKingdom,
}

/// Plays a game to its end.
fn drive((mut game, mut rng): (WestKingdom, FastRng), mut see: impl FnMut(Step<'_>)) {
    let mut answers = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        game.legal_actions(seat, &mut answers);
        let answer = answers[rng.below(answers.len() as u32) as usize];
        let mut next = game.clone();
        let mut log = Log::on();
        apply(&mut next, seat, answer, &mut log).expect("a legal answer");
        see(Step { game: &game, seat, answer, log: &log, next: &next });
        game = next;
    }
}

fn sketch(game: &WestKingdom, viewer: Viewer, lang: Lang) -> String {
    let text = WestKingdom::sketch(&game.view(viewer), &Speaker::new(lang));
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "too long: {line}");
        assert_eq!(line, line.trim_end());
    }
    assert!(!text.contains("[wk-"), "a message is missing:\n{text}");
    text
}

/// A game for two in which the first player begins, after the draft.
fn begun() -> WestKingdom {
    let config = Config { first: Some(0), ..Config::new(2) };
    let mut game = WestKingdom::new(shipped(), &config, Seed::from_text("begun")).unwrap();
    let mut answers = Vec::new();
    while game.turn() == 0 {
        let seat = game.awaiting().lowest().expect("somebody picks");
        game.legal_actions(seat, &mut answers);
        apply(&mut game, seat, answers[0], &mut Log::off()).expect("a legal answer");
    }
    game
}

/// Gives these answers, whoever is asked.
fn play(game: &mut WestKingdom, answers: &[&str]) {
    for answer in answers {
        let seat = game.awaiting().lowest().expect("somebody is asked");
        let action = WestKingdom::parse(shipped(), answer).expect("an action");
        apply(game, seat, action, &mut Log::off()).unwrap_or_else(|no| panic!("{answer}: {no:?}"));
    }
}

/// All languages fit, and so do very long names, for everybody who looks on.
#[test]
fn everything_fits() {
    let all: [(_, &[Lang]); 2] = [(shipped(), &Lang::ALL), (long_names(), &[Lang::En])];
    for (edition, langs) in all {
        for game in games(edition) {
            let mut count = 0;
            drive(game, |step| {
                count += 1;
                if count % 23 == 1 || step.next.outcome().is_some() {
                    for viewer in viewers(step.game) {
                        for &lang in langs {
                            sketch(step.game, viewer, lang);
                            sketch(step.next, viewer, lang);
                        }
                    }
                }
            });
        }
    }
}

/// The buildings that an event shows to whom it is told.
fn shown(event: &Event) -> Buildings {
    match *event {
        Event::Kept { building, .. }
        | Event::TookLooked { building, .. }
        | Event::Constructed { building, .. }
        | Event::RivalBuilt { building, .. } => [building].into_iter().collect(),
        Event::Received { buildings, .. }
        | Event::Drew { buildings, .. }
        | Event::Looked { buildings, .. } => buildings,
        _ => Buildings::EMPTY,
    }
}

/// The buildings that a drawing names.
fn named(text: &str) -> Buildings {
    let is_named = |card: &Building| text.contains(&shipped().building_name(*card).en);
    shipped().all_buildings().filter(is_named).collect()
}

/// A drawing names no building that its viewer has not been shown: in the draft only the own
/// packet and the cards kept, later the own hand and what stands on the table (WK-E55).
#[test]
fn hidden_cards_stay_hidden() {
    for start in games(shipped()) {
        let viewers = viewers(&start.0);
        let mut known: Vec<Buildings> =
            viewers.iter().map(|&viewer| packet(&start.0, viewer)).collect();
        let mut count = 0;
        drive(start, |step| {
            count += 1;
            let drafting = step.game.turn() == 0;
            for (&viewer, known) in viewers.iter().zip(&mut known) {
                if drafting || count % 11 == 0 {
                    let named = named(&sketch(step.game, viewer, Lang::En));
                    assert!(named.minus(*known).is_empty(), "{viewer:?} sees too much");
                    if drafting {
                        assert!(packet(step.game, viewer).minus(named).is_empty());
                        assert!(viewer != Viewer::Spectator || named.is_empty());
                    }
                }
                let told = step.log.seen_by(viewer).map(shown);
                *known = told.fold(*known, |known, buildings| known | buildings);
            }
        });
    }
}

/// The cards among which a viewer chooses in the draft.
fn packet(game: &WestKingdom, viewer: Viewer) -> Buildings {
    let mut answers = Vec::new();
    if let Viewer::Seat(seat) = viewer
        && game.awaiting().contains(seat)
    {
        game.legal_actions(seat, &mut answers);
    }
    let card = |answer: &Action| match *answer {
        Action::Keep { building } | Action::Discard { building } => building,
        _ => panic!("{answer:?} in the draft"),
    };
    answers.iter().map(card).collect()
}

/// What a viewer cannot tell apart is drawn alike (WK-E55, WK-E56).
#[test]
fn sampled_worlds_look_the_same() {
    let mut rng = FastRng::of_series("worlds", 0);
    for game in games(shipped()) {
        let mut count = 0;
        drive(game, |Step { game, .. }| {
            count += 1;
            if count % 31 != 1 {
                return;
            }
            for viewer in viewers(game) {
                let drawn = sketch(game, viewer, Lang::En);
                for _ in 0..2 {
                    let world = WestKingdom::sample(&game.view(viewer), &mut rng);
                    assert_eq!(sketch(&world, viewer, Lang::En), drawn);
                }
            }
        });
    }
}

/// What the town promises the next worker is what the worker gets: yields, apprentices and prices
/// included (WK-15, WK-17, WK-35, WK-40).
#[test]
fn the_town_keeps_its_promises() {
    let mut checked = BTreeMap::new();
    for game in games(shipped()) {
        drive(game, |Step { game, seat, answer, next, .. }| {
            let Action::Place { location } = answer else { return };
            match location {
                Location::Quarry
                | Location::Forest
                | Location::Silversmith
                | Location::TaxStand => {}
                // The third worker brings a reset with gains of its own.
                Location::BlackMarketSmall | Location::BlackMarketLarge if !is_third(game) => {}
                _ => return,
            }
            let promised = promise(game, seat, location);
            let wanted = GOODS.map(|(_, id)| promised.get(id).copied().unwrap_or_default());
            let got = GOODS.map(|(_, id)| stock(next, seat, id) - stock(game, seat, id));
            // Gold and marble are one for Therese (WK-E25).
            let one = |[clay, wood, stone, gold, marble, silver]: [i32; 6]| {
                [clay, wood, stone, gold + marble, silver]
            };
            assert_eq!(one(got), one(wanted), "{answer:?} in\n{}", town(game, seat));
            *checked.entry(location).or_insert(0) += 1;
        });
    }
    assert!(checked.len() == 6 && checked.values().all(|&times| times > 10), "{checked:?}");
}

/// The goods by their codes and ids.
const GOODS: [(&str, &str); 6] = [
    ("Cl", "clay"),
    ("Wo", "wood"),
    ("St", "stone"),
    ("Go", "gold"),
    ("Ma", "marble"),
    ("$", "silver"),
];

fn stock(game: &WestKingdom, seat: Seat, id: &str) -> i32 {
    let tally = game.tally();
    let found = tally.0[seat.index()].goods.iter().find(|(good, _)| *good == id);
    found.map_or(0, |(_, count)| *count)
}

fn is_third(game: &WestKingdom) -> bool {
    let drawn = town(game, Seat::new(0));
    let market = drawn.lines().filter(|line| line.starts_with("Black Market ("));
    market.filter(|line| line.contains(" - ")).count() == 1
}

/// The lines of the town as a player sees them.
fn town(game: &WestKingdom, seat: Seat) -> String {
    let text = sketch(game, Viewer::Seat(seat), Lang::En);
    text.split_inclusive('\n').take(14).collect()
}

/// The goods that the line of a location promises; what stands before an arrow is paid.
fn promise(game: &WestKingdom, seat: Seat, location: Location) -> BTreeMap<&'static str, i32> {
    let name = &shipped().location_name(location).en;
    let drawn = town(game, seat);
    let line = drawn.lines().find(|line| line.starts_with(name.as_str())).expect("a line");
    // What stands beside the town begins behind two blanks.
    let text = line[name.len()..].trim_start();
    let marks = |word: &&str| word.starts_with(|letter| "RBGYP-".contains(letter));
    let words = text.split(' ').skip_while(|word| word.is_empty() || marks(word));
    let words: Vec<&str> = words.take_while(|word| !word.is_empty()).collect();
    let arrow = words.iter().position(|word| *word == "→");
    let mut goods = BTreeMap::new();
    for (at, word) in words.iter().enumerate() {
        let word = word.trim_start_matches('+');
        let digits = word.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(0);
        let (count, code) = word.split_at(digits);
        if let Some((_, id)) = GOODS.iter().find(|(known, _)| *known == code) {
            let count: i32 = count.parse().expect("a number");
            let paid = arrow.is_some_and(|arrow| at < arrow);
            *goods.entry(*id).or_insert(0) += if paid { -count } else { count };
        }
    }
    goods
}

/// The town after some turns: crowds in columns of their own, yields for the next worker.
#[test]
fn a_small_town() {
    let mut game = begun();
    play(
        &mut game,
        &[
            "place forest",
            "place mines",
            "place forest",
            "place mines",
            "dig gold",
            "place workshop",
            "place quarry",
            "place silversmith",
        ],
    );
    let drawn = town(&game, Seat::new(0));
    let lines: Vec<&str> = drawn.lines().take(10).collect();
    assert_eq!(
        lines.join("\n"),
        "\
Workers                 Next worker of R           Guildhall 0/12
Quarry               B1 +1St                       . . .
Forest            R2    +3Wo                       . . .
Mines                B2 +2Cl                       ! . .
Silversmith       R1    +3$                        ! . X
King’s Storehouse       1 trade                    Cathedral (Vi 5+)
Workshop          R1    hire 1-2 / +2Ca            5 20VP 2Go 2Ma .
Town Centre             1 capture: 1Tx             4 12VP 8Wo/St  . .
Tax Stand               +4$ Vi-2                   3  7VP 1Ma     . .
Guardhouse              1 action                   2  4VP 4Wo/St  . . ."
    );
}

/// The track and the table of players right after the draft.
#[test]
fn the_track_and_the_players() {
    let text = sketch(&begun(), Viewer::Spectator, Lang::En);
    let track = "
Virtue         0   1   2   3   4   5   6   7   8   9  10  11  12  13  14
VP            -9  -8  -7  -5  -3  -1   0   0   0   0   1   2   3   5   7
                                          RB
Tx            -2  -2  -1  -1                         no Black Market
";
    assert!(text.contains(track), "{text}");
    let players = "
          Cl  Wo  St  Go  Ma  $  De  Vi  Cath  Ca  Free  Pr  Captured
> R Red    0   0   0   0   0  3   0   7     0   3    20   0
  B Blue   0   0   0   0   0  4   0   7     0   3    20   0
";
    assert!(text.contains(players), "{text}");
}

/// A card of the hand: cost, skills in their columns, points, virtue and effect.
#[test]
fn a_card_of_the_hand() {
    let mut rows: BTreeSet<String> = BTreeSet::new();
    for game in games(shipped()) {
        drive(game, |Step { game, seat, .. }| {
            let text = sketch(game, Viewer::Seat(seat), Lang::En);
            let hand = text.lines().skip_while(|line| !line.starts_with("Hand "));
            for line in hand.skip(1).take_while(|line| !line.is_empty()) {
                let words: Vec<&str> = line[1..].split_whitespace().collect();
                rows.insert(words.join(" "));
            }
        });
    }
    for row in [
        "Keep 5Wo 2St 2Go CTM 12VP Vi-2 end: 1VP per 3 captured",
        "Well 2Wo 2St ··· 3VP +4Cl",
        "Library 4Wo 2St 1Ma CT· 8VP 1Ca → 2Go",
        "Watchtower 3Cl 4Wo 1Go 1Ma CTM 11VP Vi-1 all with Pr 3+: Vi-1",
    ] {
        assert!(rows.contains(row), "no {row:?} in {rows:#?}");
    }
}
