//! What the tests of single cards share: a building site, a hire, a last turn.

use game_testkit::AtTable;

use crate::harness::{Position, Table, words};

/// An apprentice for each skill, none of whom does anything in the Guildhall.
const SKILLED: [(&str, &str); 3] =
    [("carpentry", "conspirator"), ("tiling", "miner"), ("masonry", "stonecutter")];
/// Buildings without a skill, with the goods they take.
const PLAIN: [(&str, &str); 4] = [
    ("well", "wood stone"),
    ("betting_house", "clay stone gold"),
    ("clay_pit", "clay wood"),
    ("fountain", "stone marble"),
];

/// A building of seat 0, who has it in hand, exactly what it costs and exactly the skills it
/// asks for.
pub struct Site {
    building: &'static str,
    cost: &'static str,
    skills: &'static str,
    position: Position,
}

/// The site of a building for two players: `site("tavern", "3 wood 2 stone 1 gold", "carpentry")`.
pub fn site(building: &'static str, cost: &'static str, skills: &'static str) -> Site {
    site_of(2, building, cost, skills)
}

/// The same for more players.
pub fn site_of(
    players: usize,
    building: &'static str,
    cost: &'static str,
    skills: &'static str,
) -> Site {
    let position = Position::new(players)
        .seat(0, |p| p.hand(building).goods(cost).apprentices(&skilled(&words(skills))));
    Site { building, cost, skills, position }
}

/// Apprentices with these skills.
fn skilled(skills: &[String]) -> String {
    let with = |skill: &String| SKILLED.iter().find(|(name, _)| name == skill).expect("a skill").1;
    skills.iter().map(with).collect::<Vec<_>>().join(" ")
}

impl Site {
    /// Something more.
    pub fn with(&self, edit: impl FnOnce(Position) -> Position) -> Self {
        Self { position: edit(self.position.clone()), ..*self }
    }

    /// Constructs the building; what it asks then is not answered.
    #[track_caller]
    pub fn construct(&self) -> Table {
        let mut table = self.position.play();
        table.play(0, "place guildhall").play(0, &format!("construct {}", self.building));
        assert!(words(&table.built(0)).iter().any(|built| built == self.building));
        assert!(!words(&table.hand(0)).iter().any(|card| card == self.building));
        assert_eq!(table.guildhall(1), self.position.play().guildhall(1));
        table
    }

    /// With exactly the goods and skills it can be constructed, which takes all the goods; with
    /// one good or one skill less it cannot, whatever else there is. At the end of the game it is
    /// worth `vp`.
    #[track_caller]
    pub fn is_exact(&self, vp: i16) {
        self.takes_every_good();
        self.asks_for_every_skill();
        let table = self.last();
        assert_eq!(table.points(0, "buildings"), vp, "VP of {}", self.building);
        assert_eq!(table.points(1, "buildings"), 0);
    }

    /// Constructs the building in the last turn of the game and does nothing more.
    #[track_caller]
    pub fn last(&self) -> Table {
        let mut table = self.with(Position::last_turn).construct();
        while let Some(&seat) = table.asked().first() {
            let legal = table.legal(seat);
            let decline = legal.iter().find(|answer| *answer == "decline");
            let answer = decline.unwrap_or(&legal[0]).clone();
            table.play(seat, &answer);
        }
        table
    }

    #[track_caller]
    fn takes_every_good(&self) {
        let construct = format!("construct {}", self.building);
        for pair in words(self.cost).chunks(2) {
            let (count, good) = (pair[0].parse::<u16>().expect("a number"), &pair[1]);
            let less = format!("{} {good}", count - 1);
            // Nothing else can be done in the Guildhall, as Virtue 4 closes the Cathedral.
            let bare = self.with(|position| position.seat(0, |p| p.goods(&less).virtue(4)));
            bare.position.play().refuses(0, "place guildhall", "WK-51");
            // Others in plenty do not help.
            let other = PLAIN.iter().find(|(id, goods)| {
                *id != self.building && !goods.split(' ').any(|taken| taken == good)
            });
            let (other, _) = other.expect("a building");
            let rich = self.with(|position| {
                position.seat(0, |p| {
                    let plenty = p.goods("9 clay 9 wood 9 stone 9 gold 9 marble 9 silver");
                    let level = if good == "gold" { 2 } else { 0 };
                    plenty.goods(&less).cathedral(level).hand(&format!("{} {other}", self.building))
                })
            });
            let mut table = rich.position.play();
            table.play(0, "place guildhall");
            assert_eq!(table.open(0, "construct"), *other);
            assert_eq!(table.why(0, &construct), "WK-52 missing-goods");
        }
    }

    #[track_caller]
    fn asks_for_every_skill(&self) {
        let construct = format!("construct {}", self.building);
        let (skills, rich) = (words(self.skills), "9 clay 9 wood 9 stone 9 gold 9 marble 9 silver");
        let other = if self.building == "well" { "fountain" } else { "well" };
        for missing in &skills {
            let rest: Vec<String> =
                SKILLED.iter().map(|(name, _)| (*name).into()).filter(|it| it != missing).collect();
            let site = self.with(|position| {
                let hand = format!("{} {other}", self.building);
                position.seat(0, |p| p.goods(rich).hand(&hand).apprentices(&skilled(&rest)))
            });
            let mut table = site.position.play();
            table.play(0, "place guildhall");
            assert_eq!(table.open(0, "construct"), other);
            assert_eq!(table.why(0, &construct), "WK-52 missing-skills");
        }
    }
}

/// Plays the last turn of the game, which changes nothing, and the game is over.
#[track_caller]
pub fn ended(position: Position) -> Table {
    let mut table = position.last_turn().play();
    table.pass(0);
    assert!(table.over());
    table
}

/// Seat 0 hires this apprentice from column 1 with 2 silver and 2 tax; the virtue changes by what
/// is printed, and the skills are exactly these: of three markets, each of which asks for one
/// skill, exactly those can be constructed. Nothing else happens to anybody.
#[track_caller]
pub fn hires(apprentice: &str, virtue: i64, skills: &str) {
    let markets =
        [("carpentry", "wood_market"), ("masonry", "stone_market"), ("tiling", "clay_market")];
    let (first, row) = open_with(apprentice);
    let goods = "9 clay 9 wood 9 stone 9 gold 9 marble 4 silver";
    let hand = "clay_market stone_market wood_market";
    let mut table = Position::new(2)
        .workshop(&format!("{first} {row}"))
        .seat(0, |p| p.goods(goods).hand(hand))
        .play();
    let before = table.seat(1);
    table.play(0, "place workshop").play(0, "hire 1 1");
    assert_eq!((table.apprentices(0).as_str(), table.silver(0)), (apprentice, 0));
    assert_eq!(table.virtue(0) as i64, 7 + virtue, "virtue of {apprentice}");
    assert_eq!((table.tax_stand(), table.debts(0)), (6, 0));
    assert_eq!(table.goods(0), "9 clay 9 wood 9 stone 9 gold 9 marble");
    assert_eq!((table.seat(1), table.active()), (before, 1));
    table.pass(1).play(0, "place guildhall");
    let open = markets.iter().filter(|(skill, _)| skills.split(' ').any(|own| own == *skill));
    let mut open: Vec<_> = open.map(|(_, market)| *market).collect();
    open.sort_unstable();
    assert_eq!(table.open(0, "construct"), open.join(" "), "skills of {apprentice}");
}

/// An apprentice and other open ones, none of which is the same card.
fn open_with(apprentice: &str) -> (&str, String) {
    let others = [
        "patron_clay",
        "patron_silver",
        "patron_stone",
        "patron_wood",
        "trader_clay",
        "trader_stone",
        "trader_wood",
        "labourer",
    ];
    let others: Vec<_> = others.into_iter().filter(|other| *other != apprentice).collect();
    (apprentice, format!("{} / {}", others[..3].join(" "), others[3..7].join(" ")))
}
