//! The edition for people: the table of cards, and what an owner of the box should look at.

use game_core::edition::{Cell, Sheet};
use game_core::{Arg, Message};

use super::read::marks;
use super::{
    Ability, Act, Apprentice, AtReset, Building, Condition, Count, Edition, Effect, EndGame, Gain,
    Good, Immediate, MarketCard, PlayerBoard, Power, Reward, Row, Skill, Skills,
};
use crate::heap::Heap;

/// Apprentices, buildings, Black Market cards, Reward cards and player boards.
pub fn sheet(edition: &'static Edition) -> Sheet {
    let apprentices = edition.all_apprentices().map(|card| apprentice_row(edition, card));
    let buildings = edition.all_buildings().map(|card| building_row(edition, card));
    let market = edition.all_market_cards().map(|card| market_row(edition, card));
    let rewards = edition.all_rewards().map(|card| reward_row(edition, card));
    let boards = edition.all_boards().map(|board| board_row(edition, board));
    Sheet {
        columns: vec![
            "sheet-id",
            "sheet-name",
            "wk-sheet-copies",
            "wk-sheet-skills",
            "wk-sheet-cost",
            "wk-sheet-vp",
            "wk-sheet-virtue",
            "sheet-effect",
        ],
        rows: apprentices.chain(buildings).chain(market).chain(rewards).chain(boards).collect(),
    }
}

/// The cells behind id and name: copies, skills, cost, points, virtue, effect.
struct Cells {
    copies: u8,
    skills: Cell,
    cost: Cell,
    vp: String,
    virtue: String,
    effect: Vec<Message>,
}

impl Cells {
    fn new(copies: u8, effect: Vec<Message>) -> Self {
        let nothing = || Cell::Text(String::new());
        let (vp, virtue) = (String::new(), String::new());
        Self { copies, skills: nothing(), cost: nothing(), vp, virtue, effect }
    }

    fn row(self, row: &'static Row) -> Vec<Cell> {
        vec![
            Cell::Text(row.name.id.clone()),
            Cell::Name(&row.name),
            Cell::Text(self.copies.to_string()),
            self.skills,
            self.cost,
            Cell::Text(self.vp),
            Cell::Text(self.virtue),
            Cell::Says(self.effect),
        ]
    }
}

fn apprentice_row(edition: &'static Edition, card: Apprentice) -> Vec<Cell> {
    let facts = edition.apprentice(card);
    let mut cells = Cells::new(facts.copies, ability(edition, facts.ability));
    cells.skills = skills(edition, facts.skills);
    cells.virtue = change(facts.virtue);
    cells.row(&edition.words.apprentices[card.0 as usize])
}

fn building_row(edition: &'static Edition, card: Building) -> Vec<Cell> {
    let facts = edition.building(card);
    let mut cells = Cells::new(1, effect(facts.effect));
    cells.skills = skills(edition, facts.skills);
    cells.cost = Cell::Says(vec![says(Heap::default().goods(facts.cost))]);
    cells.vp = facts.vp.to_string();
    cells.virtue = change(facts.virtue);
    cells.row(&edition.words.buildings[card.0 as usize])
}

/// What the two sides of a Black Market card bring, in sentences.
pub fn market_sides(edition: &Edition, card: MarketCard) -> Vec<Message> {
    let facts = edition.market_card(card);
    let side = |key, goods| Message::new(key).with("goods", Heap::default().goods(goods).arg());
    vec![side("wk-effect-small", facts.small), side("wk-effect-large", facts.large)]
}

fn market_row(edition: &'static Edition, card: MarketCard) -> Vec<Cell> {
    Cells::new(1, market_sides(edition, card)).row(&edition.words.market[card.0 as usize])
}

fn reward_row(edition: &'static Edition, card: Reward) -> Vec<Cell> {
    let facts = edition.reward(card);
    let cells = Cells::new(facts.copies, vec![says(Heap::default().gain(facts.gain))]);
    cells.row(&edition.words.rewards[card.0 as usize])
}

/// How side 2 of a player board begins, and what it can, in sentences.
pub fn player_board(edition: &Edition, board: PlayerBoard) -> Vec<Message> {
    let facts = edition.board(board);
    let start = Message::new("wk-effect-start")
        .with("silver", Heap::just(Good::Silver, facts.silver))
        .int("virtue", facts.virtue)
        .int("prison", facts.workers_in_prison);
    let mut says = vec![start];
    says.extend(gained(Message::new("wk-effect-start-with"), facts.start));
    says.extend(power(facts.power));
    says
}

fn board_row(edition: &'static Edition, board: PlayerBoard) -> Vec<Cell> {
    Cells::new(1, player_board(edition, board)).row(&edition.words.boards[board.0 as usize])
}

fn skills(edition: &'static Edition, skills: Skills) -> Cell {
    if skills.is_empty() {
        return Cell::Text(String::new());
    }
    let names = skills.iter().map(|skill| Arg::Name(edition.skill_name(skill))).collect();
    Cell::Says(vec![Message::new("wk-sheet-list").with("items", Arg::List(names))])
}

/// With its sign: a plus, or a true minus.
pub fn signed(number: i8) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { format!("+{number}") }
}

fn change(virtue: i8) -> String {
    if virtue == 0 { String::new() } else { format!("{virtue:+}") }
}

/// `2 clay and 1 gold`.
fn says(heap: Heap) -> Message {
    Message::new("wk-sheet-amounts").with("goods", heap.arg())
}

/// A sentence with what is gained, unless that is nothing.
fn gained(message: Message, gain: Gain) -> Vec<Message> {
    if gain.is_empty() {
        return Vec::new();
    }
    vec![message.with("what", Heap::default().gain(gain).arg())]
}

/// What an apprentice does, in sentences.
pub fn ability(edition: &'static Edition, ability: Ability) -> Vec<Message> {
    match ability {
        Ability::None => vec![Message::new("wk-effect-none")],
        Ability::PlaceWorker { location, gain } => {
            let place = edition.location_name(location);
            gained(Message::new("wk-effect-place-worker").name("location", place), gain)
        }
        Ability::StorehouseTrade(trade) => {
            let paid = Heap::default().cost(&trade.pay).arg();
            gained(Message::new("wk-effect-trade").with("paid", paid), trade.gain)
        }
        Ability::TaxStandAction { gain, virtue_loss_reduction } => {
            let mut says = gained(Message::new("wk-effect-tax-stand"), gain);
            says.extend(less("wk-effect-tax-stand-virtue", "virtue", virtue_loss_reduction));
            says
        }
        Ability::TownCentreAction { discount } => {
            less("wk-effect-town-centre", "silver", discount).into_iter().collect()
        }
        Ability::BlackMarketAction { gain, virtue_loss_reduction, discount } => {
            let mut says = gained(Message::new("wk-effect-market"), gain);
            says.extend(less("wk-effect-market-virtue", "virtue", virtue_loss_reduction));
            says.extend(less("wk-effect-market-silver", "silver", discount));
            says
        }
        Ability::DebtPaid { gain } => gained(Message::new("wk-effect-debt-paid"), gain),
        Ability::CathedralAdvance { gain } => gained(Message::new("wk-effect-cathedral"), gain),
        Ability::BlackMarketReset(AtReset::Release { up_to }) => {
            vec![Message::new("wk-effect-reset-release").int("count", up_to)]
        }
        Ability::BlackMarketReset(AtReset::Gain { condition, gain }) => {
            let key = match condition {
                Condition::Always => "wk-effect-reset",
                Condition::NoOwnWorkersInPrison => "wk-effect-reset-free",
            };
            gained(Message::new(key), gain)
        }
    }
}

/// A sentence with so much of something that is saved, unless it is nothing.
fn less(key: &'static str, thing: &str, count: u8) -> Option<Message> {
    (count > 0).then(|| Message::new(key).with("what", Heap::of(thing, count).arg()))
}

/// What a building does, in sentences.
pub fn effect(effect: Effect) -> Vec<Message> {
    match effect {
        Effect::Immediate(effect) => immediate(effect),
        Effect::EndGame(effect) => vec![end_game(effect)],
    }
}

fn immediate(effect: Immediate) -> Vec<Message> {
    let count = |key, count: u8| vec![Message::new(key).int("count", count)];
    match effect {
        Immediate::Gain { gain } => gained(Message::new("wk-effect-gain"), gain),
        Immediate::GainChoice { options } => {
            let mut says = vec![Message::new("wk-effect-gain-choice")];
            for option in options {
                says.extend(gained(Message::new("wk-effect-option"), option));
            }
            says
        }
        Immediate::GainPer { of, per, gain } => {
            gained(Message::new("wk-effect-gain-per").int("per", per).key("of", of_key(of)), gain)
        }
        Immediate::HireFree { count: hires } => count("wk-effect-hire-free", hires),
        Immediate::CaptureFree { count: captures } => count("wk-effect-capture-free", captures),
        Immediate::Choice { options } => {
            let mut says = vec![Message::new("wk-effect-choice")];
            says.extend(options.map(act));
            says
        }
        Immediate::TakeDebt { count: debts } => count("wk-effect-take-debt", debts),
        Immediate::DestroyUnpaidDebt { count: debts } => count("wk-effect-destroy-debt", debts),
        Immediate::ReleaseOwnFromPrison => vec![Message::new("wk-effect-release")],
        Immediate::DiscardBuildingFor { count, gain } => {
            gained(Message::new("wk-effect-discard-for").int("cards", count), gain)
        }
        Immediate::AllPlayersGain { gain } => gained(Message::new("wk-effect-all-gain"), gain),
        Immediate::AllPlayersLose { threshold, virtue_loss } => {
            let message = Message::new("wk-effect-all-lose");
            vec![message.int("threshold", threshold).with("what", virtue(virtue_loss))]
        }
    }
}

/// A number of steps on the Virtue track.
fn virtue(steps: u8) -> Arg {
    Heap::of("virtue", steps).arg()
}

fn act(act: Act) -> Message {
    match act {
        Act::CaptureFree { count } => Message::new("wk-effect-act-capture").int("count", count),
        Act::RansomFree => Message::new("wk-effect-act-ransom"),
    }
}

fn end_game(effect: EndGame) -> Message {
    match effect {
        EndGame::VpPer { of, per, vp } => {
            Message::new("wk-effect-vp-per").int("vp", vp).int("per", per).key("of", of_key(of))
        }
        EndGame::VpIfMost { of, vp } => {
            Message::new("wk-effect-vp-most").int("vp", vp).key("of", of_key(of))
        }
        EndGame::VpIfNoUnpaidDebt { vp } => Message::new("wk-effect-vp-no-debt").int("vp", vp),
        EndGame::UnpaidDebtVpDelta { delta } => {
            Message::new("wk-effect-debt-delta").text("delta", signed(delta))
        }
        EndGame::VirtuePer { of, per, virtue: steps } => Message::new("wk-effect-virtue-per")
            .with("what", virtue(steps))
            .int("per", per)
            .key("of", of_key(of)),
        EndGame::VirtueIfMost { of, virtue: steps } => {
            Message::new("wk-effect-virtue-most").with("what", virtue(steps)).key("of", of_key(of))
        }
        EndGame::LoseVirtue { virtue_loss } => {
            Message::new("wk-effect-lose-virtue").with("what", virtue(virtue_loss))
        }
    }
}

fn of_key(of: Count) -> &'static str {
    match of {
        Count::Virtue => "wk-count-virtue",
        Count::Good(good) => [
            "wk-good-clay",
            "wk-good-wood",
            "wk-good-stone",
            "wk-good-gold",
            "wk-good-marble",
            "wk-good-silver",
        ][good as usize],
        Count::ClayWoodStoneTotal => "wk-count-clay-wood-stone",
        Count::CathedralLevel => "wk-count-cathedral",
        Count::PaidDebt => "wk-count-paid-debt",
        Count::CapturedWorkerOnOwnBoard => "wk-count-captured",
        Count::OwnConstructedBuilding => "wk-count-building",
        Count::ApprenticeWithSkill(Skill::Carpentry) => "wk-count-carpentry",
        Count::ApprenticeWithSkill(Skill::Tiling) => "wk-count-tiling",
        Count::ApprenticeWithSkill(Skill::Masonry) => "wk-count-masonry",
    }
}

/// The power of a player board, in sentences.
fn power(power: Power) -> Vec<Message> {
    match power {
        Power::None => Vec::new(),
        Power::GoldMarbleInterchangeable => vec![Message::new("wk-effect-gold-marble")],
        Power::BlackMarketActionGain { gain } => gained(Message::new("wk-effect-market"), gain),
        Power::IgnoreTax { tax } => {
            vec![Message::new("wk-effect-ignore-tax").with("what", Heap::of("tax", tax).arg())]
        }
        Power::CathedralNoDiscard => vec![Message::new("wk-effect-no-discard")],
        Power::WorkshopHire { discount, apprentice_limit } => {
            let message =
                Message::new("wk-effect-workshop").with("what", Heap::of("silver", discount).arg());
            vec![message.int("limit", apprentice_limit)]
        }
    }
}

/// What an owner of the box should look at: figures that no rulebook gives, then what the rules
/// leave open (WK-Q1 to WK-Q10).
pub fn advice(edition: &'static Edition) -> Vec<Message> {
    let words = &edition.words;
    let doubtful = |rows: &[Row]| rows.iter().filter(|row| !confirmed(row)).count() as i64;
    let mut advice: Vec<_> = [
        ("wk-advice-apprentices", doubtful(&words.apprentices)),
        ("wk-advice-buildings", doubtful(&words.buildings)),
        ("wk-advice-market", doubtful(&words.market)),
        ("wk-advice-rewards", doubtful(&words.rewards)),
        ("wk-advice-boards", doubtful(&words.boards)),
        ("wk-advice-virtue", words.doubtful_levels.into()),
    ]
    .into_iter()
    .filter(|(_, count)| *count > 0)
    .map(|(key, count)| Message::new(key).int("count", count))
    .collect();
    advice.extend(
        [
            "wk-advice-q1",
            "wk-advice-q2",
            "wk-advice-q3",
            "wk-advice-q4",
            "wk-advice-q5",
            "wk-advice-q6",
            "wk-advice-q7",
            "wk-advice-q8",
            "wk-advice-q9",
            "wk-advice-q10",
        ]
        .map(Message::new),
    );
    advice
}

/// Whether a rulebook confirms the row.
fn confirmed(row: &Row) -> bool {
    marks(&row.source).any(|mark| mark == "rulebook")
}
