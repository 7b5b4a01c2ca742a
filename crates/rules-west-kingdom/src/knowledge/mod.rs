//! What bots know of Architects of the West Kingdom.
//!
//! A seat is worth its points and what its things are likely to bring until the end: its plan for
//! the Guildhall, goods, workers, cards, and who is to move. `sight` looks at them, `weights` says
//! what each is worth. A turn that is under way is first carried out in thought, so that only
//! positions between two turns are compared.

mod sight;
mod weights;

use game_core::knowledge::{Knowledge, Ladder, Level, Others, Playout, Policy, Prospects, Tuning};
use game_core::{Flow, Game, Log, PerSeat, Seat};

use crate::edition::{Edition, Good, Location};
use crate::questions::Discard;
use crate::{Action, Frame, Purpose, Table, WestKingdom};
use sight::Sight;

/// How a master searches. With a single opponent and many simulations it pays to search for that
/// one as well.
const fn master(players: usize) -> Tuning {
    let usual = WestKingdom::TUNING;
    let others = if players < 3 { Others::Search } else { usual.others };
    Tuning { others, ..usual }
}

impl Knowledge for WestKingdom {
    const VERSION: u32 = 4;

    const TUNING: Tuning = Tuning {
        playout: Playout { decisions: 0, policy: Policy::Random, by_points: 0.0 },
        exploration: 0.15,
        temper: 0.1,
        trust: 4.0,
        others: Others::FirstSight,
    };

    fn ladder(players: usize) -> Ladder {
        Ladder {
            novice: Level::new(2, 0.02),
            apprentice: Level::new(80, 0.01),
            journeyman: Level::new(3_200, 0.000_5),
            // A simulation takes longer the more players there are, and a turn should not. A single
            // tree stops as soon as it is certain, which saves more than a second core would bring.
            master: Level {
                tuning: Some(master(players)),
                most_per_answer: 1_600,
                ..Level::new(48_000 / players.max(2) as u32, 0.000_5)
            },
        }
    }

    fn shuns(&self, seat: Seat, action: Action) -> bool {
        let player = &self.table().players[seat];
        let is_rich = player.good(Good::Gold) >= RICH;
        match action {
            Action::Place { location: Location::Mines } => {
                player.at[Location::Mines as usize] >= MINERS
                    || is_rich && player.good(Good::Clay) >= CLAY
            }
            Action::Recall { location: Location::Mines } => player.supply > 0,
            Action::Dig { good: Good::Gold } => is_rich,
            Action::Draw => only_swaps_cards(self, seat),
            Action::Place { location: Location::Workshop } => {
                let price = sight::hire_price(player, self.edition());
                only_swaps_cards(self, seat) && f32::from(player.good(Good::Silver)) < price
            }
            _ => false,
        }
    }

    fn prospects(&self) -> Prospects {
        if is_amid_turn(self) { stand(&after_turn(self)) } else { stand(self) }
    }
}

/// Turns that a seat takes for each Guildhall space that falls to it, and those of the end.
const TURNS_PER_SPACE: f32 = 3.8;
const TURNS_AT_END: f32 = 1.96;
/// The swing at the end of the game, and by how much it is larger at the beginning.
const SWING_AT_END: f32 = 0.8;
const SWING_MORE: f32 = 6.5;
// Digging for gold with ever more workers yields more than anything else, unless somebody captures
// them, and it does not fill the Guildhall. Whoever stops first falls behind, so bots among
// themselves would dig forever. They have agreed to stop here, as people at a table do. The same
// holds for the Workshop: with a full hand and many workers there, better and better cards come
// forever, and none is built.
/// Workers in the Workshop with whom one swaps no more cards.
const DRAWERS: u8 = 4;
/// Workers in the Mines with whom one does not send another.
const MINERS: u8 = 5;
/// Gold with which one does not dig for more, and clay with which one has no other reason to come.
const RICH: u16 = 16;
const CLAY: u16 = 4;
/// By how many swings anybody can lead: the Guildhall does not fill by itself.
const DOUBT: f32 = 8.0;
/// What a turn of the house rival adds to its work counter, and more for each worker it has out.
const RIVAL_WORK: f32 = 2.8;
const RIVAL_WORK_PER_WORKER: f32 = 0.05;
/// What a visit of the house rival to the Guildhall brings.
const RIVAL_POINTS: f32 = 6.0;
/// The most questions of a turn that are answered in thought.
const MOST_QUESTIONS: usize = 6;

/// Whether a visit to the Workshop brings better cards to a full hand, as the last ones did.
fn only_swaps_cards(game: &WestKingdom, seat: Seat) -> bool {
    let hand = game.hidden(seat).hand.len();
    hand >= game.edition().numbers().hand_limit.into()
        && game.table().players[seat].at[Location::Workshop as usize] >= DRAWERS
}

/// How the seats stand between two turns.
fn stand(game: &WestKingdom) -> Prospects {
    let clock = Clock::of(game.table(), game.edition());
    let worth = PerSeat::from_fn(game.seats(), |seat| worth(game, seat, &clock));
    Prospects { worth, swing: clock.swing() }.doubted(DOUBT)
}

fn worth(game: &WestKingdom, seat: Seat, clock: &Clock) -> f32 {
    if game.table().is_rival(seat) {
        rival_worth(game, seat, clock)
    } else {
        Sight::of(game, seat, clock).worth()
    }
}

/// Whether the active seat is in the middle of the action of its location. A hand above its limit
/// is no such thing: which cards leave it makes little difference, and there may be many.
fn is_amid_turn(game: &WestKingdom) -> bool {
    !matches!(
        game.table().frames.last(),
        None | Some(
            Frame::Turn(_)
                | Frame::Recall(_)
                | Frame::Draft(_)
                | Frame::Destroy(_)
                | Frame::Reset(_)
                | Frame::Discard(Discard { why: Purpose::Limit, .. })
        )
    )
}

/// The position once the active seat has carried its location out as it looks best to it.
fn after_turn(game: &WestKingdom) -> WestKingdom {
    let turn = game.turn();
    let mut game = best_answer(game);
    for _ in 1..MOST_QUESTIONS {
        if game.turn() != turn || !is_amid_turn(&game) {
            break;
        }
        game = best_answer(&game);
    }
    game
}

/// The position after the answer of the active seat that looks best to it.
fn best_answer(game: &WestKingdom) -> WestKingdom {
    let seat = game.table().active;
    // Captures are made to hurt as well.
    let minds_others = matches!(game.table().frames.last(), Some(Frame::Captures(_)));
    let mut best: Option<(f32, WestKingdom)> = None;
    game.each_answer(seat, |action| {
        let mut next = game.clone();
        next.play(seat, action, &mut Log::off());
        let clock = Clock::of(next.table(), next.edition());
        let mut value = worth(&next, seat, &clock);
        if minds_others {
            let others = Seat::all(next.seats()).filter(|&other| other != seat);
            let sum: f32 = others.map(|other| worth(&next, other, &clock)).sum();
            value -= sum / (next.seats() - 1) as f32;
        }
        if best.as_ref().is_none_or(|(most, _)| value > *most) {
            best = Some((value, next));
        }
    });
    best.expect("a question has an answer").1
}

/// The house rival: its points, and what its work is likely to bring.
fn rival_worth(game: &WestKingdom, seat: Seat, clock: &Clock) -> f32 {
    let (edition, table) = (game.edition(), game.table());
    let (player, scoring) = (&table.players[seat], edition.scoring());
    let printed = player.built.iter().map(|card| f32::from(edition.building(card).vp));
    let points = printed.sum::<f32>()
        + f32::from(edition.storey(player.cathedral).vp)
        + f32::from(edition.virtue(player.virtue).vp)
        + f32::from(scoring.unpaid_debt) * f32::from(player.debts)
        - f32::from(player.prison / scoring.prison_per_vp.max(1));
    let out: u8 = player.at.iter().sum();
    let each = RIVAL_WORK + RIVAL_WORK_PER_WORKER * f32::from(out);
    let work = f32::from(table.work) + clock.turns(seat) * each;
    points + RIVAL_POINTS * work / f32::from(edition.rival().work_threshold.max(1))
}

/// How far the game is.
struct Clock {
    /// Free spaces of the Guildhall, as a share of all.
    free: f32,
    /// Turns that each seat has left, while the Guildhall is not full.
    turns: f32,
    /// The turns still to come once it is full.
    last: Option<u8>,
    active: Seat,
    /// Whether the active seat has placed its worker already.
    has_placed: bool,
    seats: usize,
}

impl Clock {
    fn of(table: &Table, edition: &Edition) -> Self {
        let hall = edition.guildhall(table.n_players());
        let seats = table.players.len();
        let free = f32::from(hall.end.saturating_sub(table.guildhall));
        Self {
            free: free / f32::from(hall.end.max(1)),
            turns: TURNS_AT_END + TURNS_PER_SPACE * free / seats as f32,
            last: table.turns_to_come(),
            active: table.active,
            has_placed: !matches!(table.frames.last(), Some(Frame::Turn(_) | Frame::Recall(_))),
            seats,
        }
    }

    /// Seats that move before this one does.
    fn before(&self, seat: Seat) -> usize {
        (seat.index() + self.seats - self.active.index()) % self.seats
    }

    /// Turns that a seat has left; those of the end are known.
    fn turns(&self, seat: Seat) -> f32 {
        let Some(last) = self.last else { return self.turns };
        let (before, last) = (self.before(seat), usize::from(last));
        let turns = u8::from(before < last) + u8::from(before + self.seats < last);
        turns.saturating_sub(u8::from(before == 0 && self.has_placed)).into()
    }

    /// How much earlier than the last in turn order a seat is to move, as a share of a round.
    fn lead(&self, seat: Seat) -> f32 {
        let before = self.before(seat);
        let before = if before == 0 && self.has_placed { self.seats } else { before };
        1.0 - before as f32 / self.seats as f32
    }

    fn swing(&self) -> f32 {
        SWING_AT_END + SWING_MORE * self.free
    }
}

#[cfg(test)]
mod tests {
    use game_core::{GameText, Seed, edition};

    use super::*;
    use crate::{Config, StateDoc};

    /// The first turn of a game whose drafters took the first card they saw.
    fn first_turn(players: u8) -> WestKingdom {
        let config = Config::new(players);
        let mut game =
            WestKingdom::new(edition::default(), &config, Seed::from_text("bots")).expect("a game");
        let mut answers = Vec::new();
        while game.turn() == 0 {
            let seat = game.awaiting().lowest().expect("somebody drafts");
            game.legal_actions(seat, &mut answers);
            game.play(seat, answers[0], &mut Log::off());
        }
        game
    }

    /// The same position with something changed.
    fn with(game: &WestKingdom, change: impl FnOnce(&mut StateDoc)) -> WestKingdom {
        let mut doc = game.state_doc();
        change(&mut doc);
        WestKingdom::from_doc(game.edition(), doc, None).expect("a position")
    }

    /// The same position with this many cards in a hand.
    fn with_hand(game: &WestKingdom, seat: usize, cards: usize) -> WestKingdom {
        with(game, |doc| {
            while doc.seats[seat].hand.len() < cards {
                doc.seats[seat].hand.push(doc.building_pile.remove(0));
                doc.building_pile_by.remove(0);
            }
        })
    }

    fn worth(game: &WestKingdom, seat: usize) -> f32 {
        game.prospects().worth.as_slice()[seat]
    }

    #[test]
    fn shares_add_up_to_one_and_the_start_is_nearly_even() {
        for players in 1..=5 {
            let game = first_turn(players);
            let shares = game.prospects().shares();
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{players}: {shares:?}");
            let even = 1.0 / f32::from(players);
            for share in shares.iter().take(players.into()).filter(|_| players > 1) {
                assert!((share - even).abs() < 0.6 * even, "{players}: {shares:?}");
            }
        }
    }

    #[test]
    fn debts_and_prison_hurt_and_the_cathedral_helps() {
        let game = first_turn(2);
        let debt = with(&game, |doc| doc.seats[0].debts = 1);
        let prison = with(&game, |doc| {
            doc.seats[0].prison = 4;
            doc.seats[0].supply -= 4;
        });
        let cathedral = with(&game, |doc| doc.seats[0].cathedral = 2);
        assert!(worth(&debt, 0) < worth(&game, 0) - 1.0);
        assert!(worth(&prison, 0) < worth(&game, 0));
        assert!(worth(&cathedral, 0) > worth(&game, 0) + 1.0);
    }

    #[test]
    fn cards_in_hand_are_worth_something() {
        let game = first_turn(2);
        let more = with(&game, |doc| {
            let card = doc.building_pile.remove(0);
            doc.building_pile_by.remove(0);
            doc.seats[0].hand.push(card);
        });
        assert!(worth(&more, 0) > worth(&game, 0));
    }

    #[test]
    fn cards_above_the_limit_are_worth_no_more() {
        let counted = |cards: usize| {
            let game = with_hand(&first_turn(2), 0, cards);
            let clock = Clock::of(game.table(), game.edition());
            Sight::of(&game, Seat::new(0), &clock).cards()
        };
        let limit = usize::from(first_turn(2).edition().numbers().hand_limit);
        assert!(counted(limit) > counted(limit - 1));
        assert_eq!(counted(limit + 9), counted(limit));
    }

    #[test]
    fn nobody_swaps_cards_for_ever() {
        let seat = Seat::new(0);
        let workshop = Action::Place { location: Location::Workshop };
        let limit = usize::from(first_turn(2).edition().numbers().hand_limit);
        let shuns = |workers: u8, cards: usize, silver: u16, action| {
            let game = with(&with_hand(&first_turn(2), 0, cards), |doc| {
                let doc = &mut doc.seats[0];
                doc.supply -= workers;
                doc.workers.workshop = workers;
                doc.goods.silver = silver;
            });
            game.shuns(seat, action)
        };
        assert!(shuns(4, limit, 0, workshop) && shuns(4, limit, 0, Action::Draw));
        assert!(!shuns(3, limit, 0, workshop) && !shuns(3, limit, 0, Action::Draw));
        assert!(!shuns(4, limit - 1, 0, workshop) && !shuns(4, limit - 1, 0, Action::Draw));
        assert!(!shuns(4, limit, 9, workshop), "there are apprentices as well");
        assert!(shuns(4, limit, 9, Action::Draw));
    }

    #[test]
    fn a_lead_counts_for_more_as_the_guildhall_fills() {
        let lead = |workers: u8| {
            with(&first_turn(2), |doc| {
                for seat in &mut doc.seats {
                    seat.guildhall = workers;
                    seat.supply -= workers;
                }
                doc.seats[0].cathedral = 3;
            })
        };
        let (early, late) = (lead(0).prospects(), lead(5).prospects());
        assert!(late.swing < early.swing);
        assert!(late.shares()[0] > early.shares()[0]);
    }

    #[test]
    fn a_worker_in_the_guildhall_is_rated_by_what_it_will_do() {
        let game = with(&first_turn(2), |doc| doc.turn = 1);
        let mut answers = Vec::new();
        let seat = game.awaiting().lowest().expect("a turn");
        game.legal_actions(seat, &mut answers);
        for &action in &answers {
            let mut next = game.clone();
            next.play(seat, action, &mut Log::off());
            if is_amid_turn(&next) {
                assert_eq!(next.prospects(), stand(&after_turn(&next)));
                assert!(!is_amid_turn(&after_turn(&next)), "{action:?}");
            }
        }
    }

    #[test]
    fn nobody_digs_for_ever() {
        let game = first_turn(2);
        let seat = Seat::new(0);
        let mines = Action::Place { location: Location::Mines };
        let gold = Action::Dig { good: Good::Gold };
        let shuns = |miners: u8, gold_held: u16, clay: u16, action| {
            let game = with(&game, |doc| {
                let doc = &mut doc.seats[0];
                doc.supply -= miners;
                doc.workers.mines = miners;
                (doc.goods.gold, doc.goods.clay) = (gold_held, clay);
            });
            game.shuns(seat, action)
        };
        assert!(!shuns(4, 15, 9, mines) && !shuns(4, 15, 9, gold));
        assert!(shuns(5, 0, 0, mines));
        assert!(shuns(1, 16, 4, mines) && shuns(1, 16, 0, gold));
        assert!(!shuns(1, 16, 3, mines), "there is clay in the Mines as well");
        assert!(!shuns(1, 16, 4, Action::Place { location: Location::Forest }));
        let recall = Action::Recall { location: Location::Mines };
        assert!(shuns(2, 0, 0, recall));
    }

    #[test]
    fn a_horde_of_miners_is_worth_coming_for() {
        // What their owner loses if they are captured.
        let loss = |miners: u8| {
            let at_work = with(&first_turn(2), |doc| {
                doc.seats[1].supply -= miners;
                doc.seats[1].workers.mines = miners;
            });
            let captured = with(&first_turn(2), |doc| {
                doc.seats[1].supply -= miners;
                doc.seats[0].held = vec![0, miners];
            });
            worth(&at_work, 1) - worth(&captured, 1)
        };
        assert!(loss(8) > loss(5) + 3.0 && loss(12) > loss(8) + 3.0);
        assert!(loss(12) > 5.0);
    }

    #[test]
    fn search_comes_for_a_horde_of_miners() {
        use bots::{Bot, Budget, Search};
        use game_core::{FastRng, Viewer};
        for players in [2, 4] {
            let game = with(&first_turn(players), |doc| {
                let active = doc.active.index();
                doc.seats[active].goods.silver = 5;
                let miner = &mut doc.seats[(active + 1) % usize::from(players)];
                miner.supply -= 14;
                miner.workers.mines = 14;
            });
            let seat = game.awaiting().lowest().expect("a turn");
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let search = Search::of::<WestKingdom>();
            let (budget, mut rng) = (Budget::Sims(800), FastRng::new(1));
            let choice = Bot::<WestKingdom>::choose(&search, &view, &legal, budget, &mut rng);
            let town = Action::Place { location: Location::TownCentre };
            assert_eq!(legal[choice], town, "{players} players");
        }
    }

    #[test]
    fn the_edition_is_read() {
        let text = <Edition as edition::Edition>::DEFAULT;
        let dear = text.replace("unpaid_debt_vp = -2", "unpaid_debt_vp = -6");
        let dear = dear.replace("unpaid_vp = -2", "unpaid_vp = -6");
        assert_ne!(text, dear, "the data file has the points of a debt");
        let doc = |debts| {
            let mut doc = first_turn(2).state_doc();
            doc.seats[0].debts = debts;
            doc
        };
        let cost = |edition: &'static Edition| {
            let game =
                |debts| WestKingdom::from_doc(edition, doc(debts), None).expect("a position");
            worth(&game(0), 0) - worth(&game(2), 0)
        };
        let dear = dear.replace("edition = \"default\"", "edition = \"dear\"");
        let dear = edition::load("dear.toml", &dear).expect("an edition");
        assert!(cost(dear) > 2.0 * cost(edition::default()));
    }
}
