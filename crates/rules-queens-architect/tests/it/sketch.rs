//! The board in plain text: it fits a terminal, nothing is overwritten, and all is there.

use game_core::color::{color_key, mark_key};
use game_core::edition::load;
use game_core::{
    Arg, Edition as _, FastRng, Game, GameText, Log, Message, Name, Say, Seat, Seed, Viewer, apply,
};
use rules_queens_architect::edition::StarAction;
use rules_queens_architect::{Action, Config, CraftsmanDoc, Edition, QueensArchitect, StateDoc};

/// Says keys with their parameters; marks have so many letters.
struct Plain {
    mark: usize,
    /// How often everything is said.
    times: usize,
}

const SHORT: Plain = Plain { mark: 1, times: 1 };

impl Say for Plain {
    fn say(&self, message: &Message) -> String {
        if let Some(color) = message.key.strip_prefix("mark-") {
            return color[..self.mark].to_uppercase();
        }
        let mut words = vec![message.key.trim_start_matches("qa-sketch-").to_string()];
        words.extend(message.args.iter().map(|(_, arg)| match arg {
            Arg::Int(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            _ => panic!("{message:?}"),
        }));
        if message.key == "qa-sketch-line" { words[1..].join(": ") } else { self.much(&words) }
    }

    fn name<'a>(&self, name: &'a Name) -> &'a str {
        &name.en
    }
}

impl Plain {
    fn much(&self, words: &[String]) -> String {
        vec![words.join(" "); self.times].join(" ")
    }
}

fn shipped() -> &'static Edition {
    game_core::edition::default()
}

fn changed(change: impl Fn(&str) -> String) -> &'static Edition {
    let text: Vec<String> = Edition::DEFAULT.lines().map(change).collect();
    load("changed.toml", &text.join("\n")).expect("a good file")
}

/// All names are very long, and some are alike.
fn long_names() -> &'static Edition {
    changed(|line| {
        line.replace("en = \"", "en = \"Most venerable and honorable ")
            .replace("name = \"", "name = \"Upper and Lower Saint-")
    })
}

/// Calls `see` with every so many positions of some random games.
fn positions(edition: &'static Edition, mut see: impl FnMut(&QueensArchitect)) {
    for (players, game) in [(2, 0), (3, 1), (4, 2), (4, 3)] {
        let config = Config { round_limit: Some(40), ..Config::new(players) };
        let seed = Seed::of_series("sketch", game);
        let mut rng = FastRng::of_series("sketch", game);
        let mut game = QueensArchitect::new(edition, &config, seed).expect("a good configuration");
        let mut answers = Vec::new();
        for step in 0.. {
            let next = game.awaiting().lowest();
            if next.is_none() || step % 7 == 0 {
                see(&game);
            }
            let Some(seat) = next else { break };
            game.legal_actions(seat, &mut answers);
            let answer = answers[rng.below(answers.len() as u32) as usize];
            apply(&mut game, seat, answer, &mut Log::off()).expect("a legal answer");
        }
    }
}

fn sketch(game: &QueensArchitect, viewer: Viewer, say: &Plain) -> String {
    let text = QueensArchitect::sketch(&game.view(viewer), say);
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "too long: {line}");
        assert_eq!(line, line.trim_end());
    }
    text
}

/// The lines of the map without its frame.
fn map(text: &str) -> Vec<Vec<char>> {
    let inner = |line: &str| line.strip_prefix('|').map(|rest| rest.chars().take(43).collect());
    text.lines().filter_map(inner).collect()
}

/// What places are called on the map.
fn labels(game: &QueensArchitect) -> Vec<String> {
    let ids = game.state_doc().places.into_iter().map(|place| place.place);
    ids.chain(["[#]".to_string()]).collect()
}

/// Where a label stands on the map: once, and between blanks but for carriages.
fn find(map: &[Vec<char>], label: &str) -> (usize, usize) {
    let label: Vec<char> = label.chars().collect();
    let mut found = Vec::new();
    for (y, row) in map.iter().enumerate() {
        for x in 0..=row.len() - label.len() {
            if row[x..x + label.len()] == label {
                let before = if x == 0 { ' ' } else { row[x - 1] };
                let after = row.get(x + label.len()).copied().unwrap_or(' ');
                assert!([' ', '>'].contains(&before) && [' ', '<'].contains(&after), "{row:?}");
                found.push((x, y));
            }
        }
    }
    assert_eq!(found.len(), 1, "{label:?}");
    found[0]
}

/// In every position every place is on the map and in the table, and every craftsman is there.
#[test]
fn all_is_there() {
    positions(shipped(), |game| {
        for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
            let text = sketch(game, viewer, &SHORT);
            let map = map(&text);
            assert_eq!(map.len(), 21);
            let doc = game.state_doc();
            for label in labels(game) {
                find(&map, &label);
                let row = |line: &&str| line.starts_with(&format!("{label} "));
                assert_eq!(text.lines().filter(row).count(), 1, "{label}");
            }
            let bands = doc.seats.iter().flat_map(|seat| seat.band.iter().flatten());
            let people = bands.map(|craftsman| (&craftsman.character, craftsman.position));
            let people = people.chain(doc.display.iter().map(|character| (character, 0)));
            let board = doc.billboard.iter().zip(0..);
            let board = board.filter_map(|(id, row)| id.as_ref().map(|id| (id, row)));
            for (id, position) in people.chain(board) {
                let character = shipped().find(id).expect("a character");
                let facts = shipped().facts(character);
                let jobs = facts.performance[position as usize..].iter().map(u8::to_string);
                let name = &shipped().name(character).en;
                let jobs = jobs.collect::<Vec<_>>().join("·");
                let face = format!("{name:<14} {jobs:<11} ({})", facts.repair);
                assert!(text.contains(&face), "no {face:?} in\n{text}");
            }
        }
    });
}

/// Whoever is to play has an arrow, in the draft too; when all is over nobody has.
#[test]
fn the_arrow() {
    positions(shipped(), |game| {
        let text = sketch(game, Viewer::Spectator, &SHORT);
        let next = game.awaiting().lowest();
        for seat in Seat::all(game.seats()) {
            let number = seat.index() as u8;
            let say = |key| SHORT.say(&Message::new(key));
            let (mark, color) = (say(mark_key(number)), say(color_key(number)));
            let arrows = text.matches(&format!("> {mark} {color}")).count();
            assert_eq!(arrows, usize::from(next == Some(seat)), "{mark} in\n{text}");
        }
        let display = !game.state_doc().display.is_empty();
        assert_eq!(text.contains("display"), display);
    });
}

/// Long names, long sentences and marks of two letters fit as well.
#[test]
fn everything_fits() {
    for edition in [shipped(), long_names()] {
        for say in [Plain { mark: 2, times: 1 }, Plain { mark: 2, times: 5 }] {
            positions(edition, |game| {
                let text = sketch(game, Viewer::Seat(Seat::new(0)), &say);
                let map = map(&text);
                for label in labels(game) {
                    find(&map, &label);
                }
            });
        }
    }
}

/// A position with changes.
fn with(players: u8, change: impl FnOnce(&mut StateDoc)) -> QueensArchitect {
    let mut rng = FastRng::of_series("sketch", 0);
    let mut game =
        QueensArchitect::new(shipped(), &Config::new(players), Seed::from_text("with")).unwrap();
    let mut answers = Vec::new();
    while game.turn() == 0 {
        let seat = game.awaiting().lowest().expect("somebody picks");
        game.legal_actions(seat, &mut answers);
        let answer = answers[rng.below(answers.len() as u32) as usize];
        apply(&mut game, seat, answer, &mut Log::off()).expect("a legal answer");
    }
    let mut doc = game.state_doc();
    change(&mut doc);
    QueensArchitect::from_doc(shipped(), doc, None).expect("a good position")
}

/// All carriages in one place, and whoever else in the next one: the marks stand at the right
/// place, on both sides of the board.
#[test]
fn carriages() {
    for (players, mark) in [(2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2)] {
        let places = with(players, |_| ()).state_doc().places;
        for (index, place) in places.iter().enumerate() {
            let next = &places[(index + 1) % places.len()].place;
            for away in 0..=1 {
                let game = with(players, |doc| {
                    for (seat, player) in doc.seats.iter_mut().enumerate() {
                        let there = seat >= away;
                        player.carriage = if there { &place.place } else { next }.clone();
                    }
                });
                let say = Plain { mark, times: 1 };
                let map = map(&sketch(&game, Viewer::Spectator, &say));
                let marks: Vec<String> =
                    (0..players).map(|seat| say.say(&Message::new(mark_key(seat)))).collect();
                carriages_stand_at(&map, &place.place, &marks[away..].concat());
                if away == 1 {
                    carriages_stand_at(&map, next, &marks[0]);
                }
                for label in labels(&game) {
                    find(&map, &label);
                }
            }
        }
    }
}

#[track_caller]
fn carriages_stand_at(map: &[Vec<char>], label: &str, marks: &str) {
    let (x, y) = find(map, label);
    let row = |y: usize| map.get(y).map_or(String::new(), |row| row.iter().collect::<String>());
    let beside = [format!("{label}<{marks} "), format!(" {marks}>{label}")];
    let around = format!("<{marks}>");
    let is_near = |y: usize| {
        let at = row(y).find(&around).unwrap_or(usize::MAX / 2);
        (at..at + around.len()).contains(&x)
    };
    let is_beside = beside.iter().any(|text| format!(" {} ", row(y)).contains(text));
    let is_there = is_beside || is_near(y + 1) || is_near(y.wrapping_sub(1));
    assert!(is_there, "{marks} is not at {label}: {:?}", row(y));
}

/// Places that would be drawn on the same spot make room for each other.
#[test]
fn crowded_map() {
    for spot in ["x = 500", "x = 1000", "x = 0"] {
        let edition = changed(|line| match line.split_once(" = ") {
            Some(("x", _)) => spot.to_string(),
            Some(("y", y)) => format!("y = {}", y.parse::<u32>().unwrap() / 500 * 500),
            _ => line.to_string(),
        });
        positions(edition, |game| {
            let map = map(&sketch(game, Viewer::Spectator, &Plain { mark: 2, times: 1 }));
            for label in labels(game) {
                find(&map, &label);
            }
        });
    }
}

/// The table of places: a star for guilds of the viewer, the builders in order and the next site.
#[test]
fn the_table_of_places() {
    let game = with(4, |doc| {
        let town = doc.places.iter_mut().find(|place| place.place == "t1").expect("a town");
        town.demand = "town_9".to_string();
        town.builders = vec![Seat::new(2), Seat::new(0)];
        let others = ["town_1", "town_2", "town_3", "town_4"];
        let towns = doc.places.iter_mut().filter(|place| place.demand.starts_with("town"));
        for (place, tile) in towns.filter(|place| place.place != "t1").zip(others) {
            place.demand = tile.to_string();
        }
        doc.seats[1].band.clear();
        doc.removed = None;
    });
    let row = |viewer, label: &str| {
        let text = sketch(&game, viewer, &SHORT);
        text.lines().find(|line| line.starts_with(label)).expect("a row").to_string()
    };
    let bare = "t1  Falkenstadt Town 20      Gla  Lum       Tai  Bla       talers 4 GR -4";
    assert_eq!(row(Viewer::Spectator, "t1"), bare);
    assert_eq!(row(Viewer::Seat(Seat::new(1)), "t1"), bare);
    assert_eq!(row(Viewer::Spectator, "[#]"), "[#] Capital     palace 15");
    let band = &game.state_doc().seats[0].band;
    let first = &band[0].as_ref().expect("a craftsman").character;
    let facts = shipped().facts(shipped().find(first).expect("a character"));
    let code = &shipped().guild_name(facts.guild).en[..3];
    let text = sketch(&game, Viewer::Seat(Seat::new(0)), &SHORT);
    assert!(text.contains(&format!("{code}*")));
}

/// Players on the track stand below their tokens, several below each other.
#[test]
fn the_track() {
    let game = with(3, |doc| {
        doc.seats[0].track = 2;
        doc.seats[1].track = 2;
        doc.track = vec![4, 5, 5, 6, 6, 7, 7, 8, 9];
    });
    assert_eq!(below_the_tokens(&game)[..3], ["G     R", "      B", "bonds 22"]);
}

/// Who contributed stands at the palace; an empty space of the billboard has a dash.
#[test]
fn the_palace() {
    let mut game = with(2, |doc| {
        doc.track = vec![4, 5, 5, 6, 6, 7, 7, 8, 9];
        doc.pile.clear();
        doc.removed = None;
        doc.billboard[5] = None;
        let active = &mut doc.seats[doc.active.index()];
        let band = [("glazier_3", 1), ("stonemason_2", 1), ("tailor_1", 0)];
        let tile = |(id, position): (&str, u8)| CraftsmanDoc { character: id.into(), position };
        active.band = band.map(|who| Some(tile(who))).to_vec();
        active.track = 9;
        active.architect = StarAction::Tavern;
    });
    let seat = game.awaiting().lowest().expect("somebody is asked");
    for action in [Action::Advance { spaces: 1 }, Action::Palace] {
        apply(&mut game, seat, action, &mut Log::off()).expect("a legal answer");
    }
    let [own, other] = if seat.index() == 0 { ["R", "B"] } else { ["B", "R"] };
    assert_eq!(below_the_tokens(&game)[0], format!("{other}{}{own}", " ".repeat(29)));
    assert!(sketch(&game, Viewer::Spectator, &SHORT).contains("  1 -\n"));
}

/// What stands below the tokens 4 5 5 6 6 7 7 8 9.
fn below_the_tokens(game: &QueensArchitect) -> Vec<String> {
    let text = sketch(game, Viewer::Spectator, &SHORT);
    let lines = text.lines().map(|line| line.chars().skip(47).collect::<String>());
    lines.skip_while(|line| line != ".  4  5  5  6  6  7  7  8  9  [#]").skip(1).collect()
}
