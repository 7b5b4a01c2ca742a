//! The end: end-game effects, points, and who has won (WK-82 to WK-84).

use game_core::{List, Log, Outcome, PerSeat, Seat, SeatTally, Standing, Tally};

use crate::edition::{BUILDINGS, Buildings, Count, Effect, EndGame, Good, MAX_VIRTUE};
use crate::event::Event;
use crate::state::WestKingdom;

/// Score categories, in the order of `Standing::categories`.
pub const CATEGORIES: &[&str] =
    &["buildings", "effects", "cathedral", "virtue", "debts", "gold", "marble", "silver", "prison"];
/// Tie-breaks (WK-84).
pub const TIE_BREAKS: &[&str] = &["virtue", "silver"];

/// Effects of one player whose orders are all tried; more than that stand in two orders only. The
/// box has six buildings that change virtue at the end.
const MOST_ORDERED: usize = 7;

/// The most points of one category: all of them together still fit.
const MOST: i32 = 3_600;

/// Where a player's virtue and debts stand after the end-game effects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Final {
    virtue: u8,
    debts: u16,
}

/// Effects that change virtue, of one player; a list needs a value for empty places.
type Changes = List<Option<EndGame>, BUILDINGS>;

impl WestKingdom {
    /// The points of each player, category by category (WK-83).
    pub(crate) fn standings(&self) -> PerSeat<Standing> {
        PerSeat::from_fn(self.n_seats(), |seat| self.standing(seat, self.after_effects(seat)))
    }

    /// How it ended; without a full Guildhall it was stopped, and nobody has won (WK-E58).
    pub(crate) fn end(&self) -> Outcome {
        let key = |seat: Seat| {
            let silver = self.player(seat).silver();
            [i32::from(self.after_effects(seat).virtue), i32::from(silver)]
        };
        if self.table.last_turns == 0 {
            Outcome::ranked(self.standings(), key)
        } else {
            Outcome::stopped(self.standings(), key)
        }
    }

    fn standing(&self, seat: Seat, end: Final) -> Standing {
        let (player, scoring) = (self.player(seat), self.edition.scoring());
        let printed = player.built.iter().map(|card| i32::from(self.edition.building(card).vp));
        let silver = i32::from(player.silver()) / i32::from(scoring.silver_per_vp.max(1));
        let prison = i32::from(player.prison) / i32::from(scoring.prison_per_vp.max(1));
        let mut standing = Standing::default();
        let points = [
            printed.sum(),
            self.bonus(seat, end),
            self.edition.storey(player.cathedral).vp.into(),
            self.edition.virtue(end.virtue).vp.into(),
            self.debt_points(seat, end),
            i32::from(player.good(Good::Gold)) * i32::from(scoring.gold),
            i32::from(player.good(Good::Marble)) * i32::from(scoring.marble),
            silver,
            -prison,
        ];
        for (category, points) in standing.categories.iter_mut().zip(points) {
            // Hoards that no sensible game comes near are cut off, so that nothing wraps around.
            *category = points.clamp(-MOST, MOST) as i16;
        }
        standing.total = standing.categories.iter().sum();
        standing
    }

    /// End-game effects of a player's buildings; the house rival has none (WK-93).
    fn end_effects(&self, seat: Seat) -> impl Iterator<Item = EndGame> + '_ {
        let built = if self.is_rival(seat) { Buildings::EMPTY } else { self.player(seat).built };
        built.iter().filter_map(|card| match self.edition.building(card).effect {
            Effect::EndGame(effect) => Some(effect),
            Effect::Immediate(_) => None,
        })
    }

    /// Points of effects, on what the virtue effects left (WK-E24).
    fn bonus(&self, seat: Seat, end: Final) -> i32 {
        let points = self.end_effects(seat).map(|effect| match effect {
            EndGame::VpPer { of, per, vp } => {
                i32::from(self.count_at(seat, of, end.virtue) / u16::from(per.max(1)))
                    * i32::from(vp)
            }
            EndGame::VpIfMost { of, vp } if self.has_most(seat, of, end.virtue) => vp.into(),
            EndGame::VpIfNoUnpaidDebt { vp } if end.debts == 0 => vp.into(),
            _ => 0,
        });
        points.sum()
    }

    /// Points of unpaid debts with what changes their value.
    fn debt_points(&self, seat: Seat, end: Final) -> i32 {
        let delta: i32 = self
            .end_effects(seat)
            .map(|effect| match effect {
                EndGame::UnpaidDebtVpDelta { delta } => delta.into(),
                _ => 0,
            })
            .sum();
        i32::from(end.debts) * (i32::from(self.edition.scoring().unpaid_debt) + delta)
    }

    /// As [`WestKingdom::count`], at another Virtue level.
    fn count_at(&self, seat: Seat, of: Count, virtue: u8) -> u16 {
        if of == Count::Virtue { virtue.into() } else { self.count(seat, of) }
    }

    /// Strictly more than every other player (WK-E20).
    fn has_most(&self, seat: Seat, of: Count, virtue: u8) -> bool {
        let own = self.count_at(seat, of, virtue);
        let mut others = Seat::all(self.n_seats()).filter(|&other| other != seat);
        others.all(|other| self.count(other, of) < own)
    }

    /// Virtue and debts after all virtue effects, in the order and with the debts destroyed that
    /// give the highest total, and among these the highest Virtue (WK-E24).
    fn after_effects(&self, seat: Seat) -> Final {
        let player = self.player(seat);
        let start = Final { virtue: player.virtue, debts: player.debts };
        let changes: Changes = self
            .end_effects(seat)
            .filter(|effect| {
                matches!(
                    effect,
                    EndGame::VirtuePer { .. }
                        | EndGame::VirtueIfMost { .. }
                        | EndGame::LoseVirtue { .. }
                )
            })
            .map(Some)
            .collect();
        if changes.is_empty() {
            return start;
        }
        let mut best = Best { game: self, seat, found: None };
        let all = u64::MAX >> (u64::BITS as usize - changes.len());
        if changes.len() <= MOST_ORDERED {
            best.orders(&changes, all, start);
        } else {
            let (losses, gains): (Vec<_>, Vec<_>) = changes
                .iter()
                .partition(|change| matches!(change, Some(EndGame::LoseVirtue { .. })));
            for order in [[&gains, &losses], [&losses, &gains]] {
                let order: Changes = order.into_iter().flatten().copied().collect();
                best.in_order(&order, start);
            }
        }
        best.found.map_or(start, |(_, end)| end)
    }

    /// Logs virtue and debts that the end-game effects change before the counting.
    pub(crate) fn tell_end_effects(&self, log: &mut Log<Event>) {
        if !log.is_on() {
            return;
        }
        for seat in Seat::all(self.n_seats()) {
            let (player, end) = (self.player(seat), self.after_effects(seat));
            if (end.virtue, end.debts) != (player.virtue, player.debts) {
                log.all(|| Event::EndEffects { seat, level: end.virtue, debts: end.debts });
            }
        }
    }

    /// Goods and points as they stand.
    pub(crate) fn tally_now(&self) -> Tally {
        let line = |seat: Seat| {
            let player = self.player(seat);
            let good = |good| i32::from(player.good(good));
            SeatTally::new(
                [
                    ("clay", good(Good::Clay)),
                    ("wood", good(Good::Wood)),
                    ("stone", good(Good::Stone)),
                    ("gold", good(Good::Gold)),
                    ("marble", good(Good::Marble)),
                    ("silver", good(Good::Silver)),
                    ("virtue", player.virtue.into()),
                    ("debts", player.debts.into()),
                    ("workers", player.supply.into()),
                    ("cards", self.hand(seat).len() as i32),
                ],
                self.standing(seat, self.after_effects(seat)).total.into(),
            )
        };
        Tally(Seat::all(self.n_seats()).map(line).collect())
    }
}

/// Looks for the best way through a player's virtue effects.
struct Best<'a> {
    game: &'a WestKingdom,
    seat: Seat,
    /// Points and virtue, and where they come from.
    found: Option<((i32, u8), Final)>,
}

impl Best<'_> {
    /// All orders of the effects in `left`.
    fn orders(&mut self, changes: &Changes, left: u64, at: Final) {
        if left == 0 {
            self.consider(at);
            return;
        }
        for index in (0..changes.len()).filter(|index| left & 1 << index != 0) {
            for next in self.after(changes[index], at) {
                self.orders(changes, left & !(1 << index), next);
            }
        }
    }

    /// One order, with all ways to destroy debts.
    fn in_order(&mut self, changes: &[Option<EndGame>], at: Final) {
        match changes {
            [] => self.consider(at),
            [first, rest @ ..] => {
                for next in self.after(*first, at) {
                    self.in_order(rest, next);
                }
            }
        }
    }

    fn consider(&mut self, end: Final) {
        let game = self.game;
        let points = i32::from(game.edition.virtue(end.virtue).vp)
            + game.bonus(self.seat, end)
            + game.debt_points(self.seat, end);
        let key = (points, end.virtue);
        if self.found.is_none_or(|(best, _)| key > best) {
            self.found = Some((key, end));
        }
    }

    /// After one effect: beyond the end of the track debts are destroyed, as many as possible or
    /// none. What debts are worth is linear but for having none at all, so that nothing between
    /// can be better.
    fn after(&self, change: Option<EndGame>, at: Final) -> impl Iterator<Item = Final> + use<> {
        let gain = match change {
            Some(EndGame::VirtuePer { of, per, virtue }) => {
                let groups = self.game.count_at(self.seat, of, at.virtue) / u16::from(per.max(1));
                groups.saturating_mul(virtue.into())
            }
            Some(EndGame::VirtueIfMost { of, virtue })
                if self.game.has_most(self.seat, of, at.virtue) =>
            {
                virtue.into()
            }
            _ => 0,
        };
        let loss = match change {
            Some(EndGame::LoseVirtue { virtue_loss }) => virtue_loss,
            _ => 0,
        };
        let down = loss.min(at.virtue);
        let up = gain.min((MAX_VIRTUE - at.virtue).into());
        let virtue = at.virtue - down + up as u8;
        let debts = at.debts.saturating_add((loss - down).into());
        let destroyed = (gain - up).min(debts);
        let fewer = (destroyed > 0).then(|| Final { virtue, debts: debts - destroyed });
        [Some(Final { virtue, debts }), fewer].into_iter().flatten()
    }
}
