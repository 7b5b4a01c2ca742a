//! Every good is accounted for: what the events tell adds up to what the players have, silver on
//! the Tax Stand and on apprentices included.

use game_core::{Entry, FastRng, Game, Log, Seat, Seed};
use rules_west_kingdom::edition::Good;
use rules_west_kingdom::{Boards, Config, Event, WestKingdom};

const SILVER: usize = Good::Silver as usize;

/// What the events said so far.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Ledger {
    goods: Vec<[i64; 6]>,
    tax_stand: i64,
    on_cards: i64,
    virtue: Vec<i64>,
    debts: Vec<i64>,
}

impl Ledger {
    fn of(game: &WestKingdom) -> Self {
        let table = game.table();
        let players = table.players.as_slice();
        Self {
            goods: players.iter().map(|player| player.goods.map(i64::from)).collect(),
            tax_stand: table.tax_stand.into(),
            on_cards: table.coins.as_flattened().iter().map(|&coins| i64::from(coins)).sum(),
            virtue: players.iter().map(|player| player.virtue.into()).collect(),
            debts: players.iter().map(|player| player.debts.into()).collect(),
        }
    }

    /// Books an event. `one` says who keeps marble as gold (WK-E25).
    fn book(&mut self, event: &Event, one: impl Fn(Seat) -> bool) {
        let mut add = |seat: Seat, good: usize, count: i64| {
            let marble = good == Good::Marble as usize && one(seat);
            let good = if marble { Good::Gold as usize } else { good };
            self.goods[seat.index()][good] += count;
        };
        match *event {
            Event::Gained { seat, goods } => {
                goods.iter().for_each(|(good, n)| add(seat, good as usize, n.into()));
            }
            Event::Paid { seat, goods } => {
                goods.iter().for_each(|(good, n)| add(seat, good as usize, -i64::from(n)));
            }
            Event::PaidTax { seat, tax } => {
                add(seat, SILVER, -i64::from(tax));
                self.tax_stand += i64::from(tax);
            }
            Event::TookTaxes { seat, silver } => {
                add(seat, SILVER, silver.into());
                self.tax_stand -= i64::from(silver);
            }
            Event::RivalEmptied { silver } => self.tax_stand -= i64::from(silver),
            Event::LaidCoin { seat, .. } => {
                add(seat, SILVER, -1);
                self.on_cards += 1;
            }
            Event::Hired { seat, coins, .. } => {
                add(seat, SILVER, coins.into());
                self.on_cards -= i64::from(coins);
            }
            Event::RivalRemoved { coins, .. } => self.on_cards -= i64::from(coins),
            Event::VirtueChanged { seat, change, .. } => {
                self.virtue[seat.index()] += i64::from(change);
            }
            Event::TookDebts { seat, debts } => self.debts[seat.index()] += i64::from(debts),
            Event::DestroyedDebts { seat, debts } => self.debts[seat.index()] -= i64::from(debts),
            Event::PaidDebt { seat } => self.debts[seat.index()] -= 1,
            _ => {}
        }
    }
}

fn check(players: u8, boards: Boards, index: u64) {
    let edition = game_core::edition::default();
    let config = Config { boards, round_limit: Some(200), ..Config::new(players) };
    let seed = Seed::of_series("ledger", index);
    let mut game = WestKingdom::new(edition, &config, seed).expect("a sound set-up");
    let mut ledger = Ledger::of(&game);
    let mut rng = FastRng::new(index);
    let mut answers = Vec::new();
    while let Some(seat) = game.awaiting().lowest() {
        game.legal_actions(seat, &mut answers);
        let answer = answers[rng.below(answers.len() as u32) as usize];
        let therese = edition.find_board("therese");
        let boards: Vec<_> =
            game.table().players.as_slice().iter().map(|player| Some(player.board)).collect();
        let mut log = Log::on();
        game.play(seat, answer, &mut log);
        for entry in log.entries() {
            if let Entry::Event { event, .. } = entry {
                ledger.book(event, |seat| boards[seat.index()] == therese);
            }
        }
        assert_eq!(ledger, Ledger::of(&game), "after {answer:?} of seat {}", seat.index());
    }
}

/// WK-1, WK-36: every coin and every good that comes or goes is told of, and nothing else changes.
#[test]
fn what_is_told_is_what_happens() {
    for players in 1..=5 {
        for index in 0..60 {
            check(players, Boards::Side1, index);
            check(players, Boards::Dealt, index);
        }
    }
}
