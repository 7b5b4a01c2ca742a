//! Answers, and their text form.

use game_core::Problem;
use game_core::notation::Words;

use crate::edition::{
    APPRENTICE_COLUMNS, APPRENTICE_ROWS, Apprentice, Building, Edition, Good, Location, SEATS,
};
use game_core::Seat;

/// One small answer to one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Keeps a building card: of the draft (WK-7), or of those looked at (WK-40).
    Keep {
        /// The card that is kept.
        building: Building,
    },
    /// Puts a building card of the hand under the pile.
    Discard {
        /// The card that is discarded.
        building: Building,
    },
    /// Places a worker (WK-10).
    Place {
        /// The location where it is placed.
        location: Location,
    },
    /// Takes a worker back from a location (WK-11, WK-E29).
    Recall {
        /// The location it leaves.
        location: Location,
    },
    /// Takes a worker back from an opponent's board (WK-E29).
    RecallHeld {
        /// The opponent who holds it.
        holder: Seat,
    },
    /// Takes clay or gold in the Mines (WK-16).
    Dig {
        /// The good that is taken.
        good: Good,
    },
    /// Makes a trade at the King's Storehouse (WK-18).
    Trade {
        /// The trade that is made.
        deal: Deal,
    },
    /// Pays a mix of goods.
    Pay {
        /// The goods that are paid.
        mix: Mix,
    },
    /// Hires an open apprentice (WK-21, WK-40, WK-E12).
    Hire {
        /// The row, counted from 0 at the top.
        row: u8,
        /// The column, counted from 0 at the left.
        column: u8,
    },
    /// Draws building cards (WK-27, WK-40).
    Draw,
    /// Discards an own apprentice to make room (WK-26).
    Dismiss {
        /// The apprentice who leaves.
        apprentice: Apprentice,
    },
    /// Captures all workers of one player at one location (WK-31).
    Capture {
        /// The location of the workers.
        location: Location,
        /// The player to whom the workers belong.
        owner: Seat,
    },
    /// Sends all captured workers to Prison (WK-45).
    Imprison,
    /// Brings all own workers from Prison (WK-45).
    Release,
    /// Brings all own workers from opponents' boards (WK-45).
    Ransom {
        /// What is paid for them.
        by: RansomBy,
    },
    /// Pays a debt (WK-45).
    Settle,
    /// Constructs a building (WK-52).
    Construct {
        /// The building that is constructed.
        building: Building,
    },
    /// Advances on the Cathedral (WK-54).
    Advance,
    /// Takes one of two gains of a building, counted from 0.
    Choose {
        /// The number of the gain.
        option: u8,
    },
    /// Destroys unpaid debts (WK-61, Church).
    Destroy {
        /// How many debts are destroyed.
        debts: u8,
    },
    /// Lets a reset apprentice act next (WK-71).
    Act {
        /// The apprentice who acts.
        apprentice: Apprentice,
    },
    /// Frees own workers from Prison with the Gatekeeper (WK-71).
    Free {
        /// How many workers are freed.
        workers: u8,
    },
    /// No more of what may be done several times.
    Done,
    /// Does without what a building offers.
    Decline,
}

/// A trade at the King's Storehouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deal {
    /// One of the two that are open to everyone, counted from 0.
    Open(u8),
    /// That of an own apprentice.
    Of(Apprentice),
}

/// Clay, wood and stone, where a price leaves the mix open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Mix {
    /// Clay.
    pub clay: u8,
    /// Wood.
    pub wood: u8,
    /// Stone.
    pub stone: u8,
}

/// How a Ransom is paid (WK-45, WK-E15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RansomBy {
    /// With silver and tax.
    Silver,
    /// With a debt and virtue.
    Debt,
    /// Not at all.
    Nothing,
}

/// The most of a mix, of debts and of workers that the notation can say.
pub const MOST_MIX: u8 = 12;
/// The most debts destroyed at once.
pub const MOST_DEBTS: u8 = 40;
/// The most workers freed at once.
pub const MOST_FREED: u8 = 20;

/// The text form of an action.
pub fn print(edition: &Edition, action: Action) -> String {
    let building = |building| edition.building_id(building);
    let apprentice = |apprentice| edition.apprentice_id(apprentice);
    match action {
        Action::Keep { building: card } => format!("keep {}", building(card)),
        Action::Discard { building: card } => format!("discard {}", building(card)),
        Action::Place { location } => format!("place {}", location.id()),
        Action::Recall { location } => format!("recall {}", location.id()),
        Action::RecallHeld { holder } => format!("recall board {}", holder.index()),
        Action::Dig { good } => format!("dig {}", good.id()),
        Action::Trade { deal: Deal::Open(index) } => format!("trade {}", index + 1),
        Action::Trade { deal: Deal::Of(kind) } => format!("trade {}", apprentice(kind)),
        Action::Pay { mix } => {
            let parts = mix.parts().map(|(good, count)| format!(" {count} {}", good.id()));
            format!("pay{}", parts.collect::<String>())
        }
        Action::Hire { row, column } => format!("hire {} {}", row + 1, column + 1),
        Action::Draw => "draw".into(),
        Action::Dismiss { apprentice: kind } => format!("dismiss {}", apprentice(kind)),
        Action::Capture { location, owner } => {
            format!("capture {} {}", location.id(), owner.index())
        }
        Action::Imprison => "imprison".into(),
        Action::Release => "release".into(),
        Action::Ransom { by: RansomBy::Silver } => "ransom silver".into(),
        Action::Ransom { by: RansomBy::Debt } => "ransom debt".into(),
        Action::Ransom { by: RansomBy::Nothing } => "ransom free".into(),
        Action::Settle => "settle".into(),
        Action::Construct { building: card } => format!("construct {}", building(card)),
        Action::Advance => "advance".into(),
        Action::Choose { option } => format!("choose {}", option + 1),
        Action::Destroy { debts } => format!("destroy {debts}"),
        Action::Act { apprentice: kind } => format!("act {}", apprentice(kind)),
        Action::Free { workers } => format!("free {workers}"),
        Action::Done => "done".into(),
        Action::Decline => "decline".into(),
    }
}

/// Reads the text form of an action.
///
/// # Errors
/// If no action reads like that.
pub fn parse(edition: &Edition, text: &str) -> Result<Action, Problem> {
    let mut words = Words::new(text);
    let words = &mut words;
    let action = match words.word() {
        "keep" => Action::Keep { building: building(edition, words)? },
        "discard" => Action::Discard { building: building(edition, words)? },
        "place" => Action::Place { location: location(words)? },
        "recall" => match words.word() {
            "board" => Action::RecallHeld { holder: seat(words)? },
            word => Action::Recall {
                location: Location::find(word)
                    .ok_or_else(|| words.wrong(word, "wk-word-location"))?,
            },
        },
        "dig" => {
            let word = words.word();
            let good = [Good::Clay, Good::Gold].into_iter().find(|good| good.id() == word);
            Action::Dig { good: good.ok_or_else(|| words.wrong(word, "wk-word-dig"))? }
        }
        "trade" => Action::Trade { deal: deal(edition, words)? },
        "pay" => Action::Pay { mix: mix(words)? },
        "hire" => Action::Hire {
            row: words.number(1, APPRENTICE_ROWS as u8, "wk-word-row")? - 1,
            column: words.number(1, APPRENTICE_COLUMNS as u8, "wk-word-column")? - 1,
        },
        "draw" => Action::Draw,
        "dismiss" => Action::Dismiss { apprentice: apprentice(edition, words)? },
        "capture" => Action::Capture { location: open_location(words)?, owner: seat(words)? },
        "imprison" => Action::Imprison,
        "release" => Action::Release,
        "ransom" => {
            let by = match words.word() {
                "silver" => RansomBy::Silver,
                "debt" => RansomBy::Debt,
                "free" => RansomBy::Nothing,
                word => return Err(words.wrong(word, "wk-word-ransom")),
            };
            Action::Ransom { by }
        }
        "settle" => Action::Settle,
        "construct" => Action::Construct { building: building(edition, words)? },
        "advance" => Action::Advance,
        "choose" => Action::Choose { option: words.number(1, 2, "wk-word-option")? - 1 },
        "destroy" => Action::Destroy { debts: words.number(0, MOST_DEBTS, "wk-word-debts")? },
        "act" => Action::Act { apprentice: apprentice(edition, words)? },
        "free" => Action::Free { workers: words.number(0, MOST_FREED, "wk-word-workers")? },
        "done" => Action::Done,
        "decline" => Action::Decline,
        _ => return Err(words.unknown()),
    };
    words.end(action)
}

/// Every action the notation can say.
pub fn every(edition: &Edition) -> Vec<Action> {
    use Action as A;
    let mut all = vec![
        A::Draw,
        A::Imprison,
        A::Release,
        A::Ransom { by: RansomBy::Silver },
        A::Ransom { by: RansomBy::Debt },
        A::Ransom { by: RansomBy::Nothing },
        A::Settle,
        A::Advance,
        A::Choose { option: 0 },
        A::Choose { option: 1 },
        A::Dig { good: Good::Clay },
        A::Dig { good: Good::Gold },
        A::Trade { deal: Deal::Open(0) },
        A::Trade { deal: Deal::Open(1) },
        A::Done,
        A::Decline,
    ];
    for building in edition.all_buildings() {
        all.extend([A::Keep { building }, A::Discard { building }, A::Construct { building }]);
    }
    for apprentice in edition.all_apprentices() {
        let deal = Deal::Of(apprentice);
        all.extend([A::Dismiss { apprentice }, A::Act { apprentice }, A::Trade { deal }]);
    }
    for location in Location::ALL {
        all.extend([A::Place { location }, A::Recall { location }]);
    }
    for owner in Seat::all(SEATS) {
        all.push(A::RecallHeld { holder: owner });
        all.extend(Location::OPEN.map(|location| A::Capture { location, owner }));
    }
    for row in 0..APPRENTICE_ROWS as u8 {
        all.extend((0..APPRENTICE_COLUMNS as u8).map(|column| A::Hire { row, column }));
    }
    for total in 1..=MOST_MIX {
        for clay in 0..=total {
            let mixes =
                (0..=total - clay).map(|wood| Mix { clay, wood, stone: total - clay - wood });
            all.extend(mixes.map(|mix| A::Pay { mix }));
        }
    }
    all.extend((0..=MOST_DEBTS).map(|debts| A::Destroy { debts }));
    all.extend((0..=MOST_FREED).map(|workers| A::Free { workers }));
    all
}

impl Mix {
    /// The goods with their numbers, those of which there are any.
    pub fn parts(self) -> impl Iterator<Item = (Good, u8)> {
        let all = [(Good::Clay, self.clay), (Good::Wood, self.wood), (Good::Stone, self.stone)];
        all.into_iter().filter(|(_, count)| *count > 0)
    }

    /// How many goods there are in all.
    #[inline]
    pub const fn total(self) -> u8 {
        self.clay + self.wood + self.stone
    }
}

/// `1 clay 2 stone`: at least one part, each once, in the order of the data file.
fn mix(words: &mut Words<'_>) -> Result<Mix, Problem> {
    let mut mix = Mix::default();
    let mut goods = [Good::Clay, Good::Wood, Good::Stone].as_slice();
    loop {
        let count = words.number(1, MOST_MIX, "wk-word-mix")?;
        let word = words.word();
        let at = goods.iter().position(|good| good.id() == word);
        let at = at.ok_or_else(|| words.wrong(word, "wk-word-mix-good"))?;
        match goods[at] {
            Good::Clay => mix.clay = count,
            Good::Wood => mix.wood = count,
            _ => mix.stone = count,
        }
        goods = &goods[at + 1..];
        if mix.total() > MOST_MIX {
            return Err(words.wrong(word, "wk-word-mix"));
        }
        if words.is_at_end() {
            return Ok(mix);
        }
    }
}

fn deal(edition: &Edition, words: &mut Words<'_>) -> Result<Deal, Problem> {
    Ok(match words.word() {
        "1" => Deal::Open(0),
        "2" => Deal::Open(1),
        word => Deal::Of(
            edition.find_apprentice(word).ok_or_else(|| words.wrong(word, "wk-word-trade"))?,
        ),
    })
}

fn building(edition: &Edition, words: &mut Words<'_>) -> Result<Building, Problem> {
    let word = words.word();
    edition.find_building(word).ok_or_else(|| words.wrong(word, "wk-word-building"))
}

fn apprentice(edition: &Edition, words: &mut Words<'_>) -> Result<Apprentice, Problem> {
    let word = words.word();
    edition.find_apprentice(word).ok_or_else(|| words.wrong(word, "wk-word-apprentice"))
}

fn location(words: &mut Words<'_>) -> Result<Location, Problem> {
    let word = words.word();
    Location::find(word).ok_or_else(|| words.wrong(word, "wk-word-location"))
}

fn open_location(words: &mut Words<'_>) -> Result<Location, Problem> {
    let word = words.word();
    let open = Location::find(word).filter(|location| location.is_open());
    open.ok_or_else(|| words.wrong(word, "wk-word-open-location"))
}

fn seat(words: &mut Words<'_>) -> Result<Seat, Problem> {
    words.number(0, SEATS as u8 - 1, "wk-word-seat").map(Seat::new)
}
