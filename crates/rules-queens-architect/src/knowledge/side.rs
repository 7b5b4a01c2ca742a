//! How one seat stands when nothing is open: points still to make, goods, band, and the best plan
//! for the next time the architect comes to construct.

use game_core::{Game, Seat};

use crate::edition::{Board, Bonus, Edition, Facts, GUILDS, Guilds, Place, Places};
use crate::{Craftsman, Player, QueensArchitect, Table};

use super::weights as w;
use super::{Star, has_moved};

/// The worth of a plan that cannot be carried out.
const OUT_OF_REACH: f32 = -100.0;
/// The most missing guilds for which a plan may wait.
const MOST_MISSING: usize = 2;
/// How many steps before the end of the track the carriage begins to plan its return.
const LAST_STEPS: usize = 2;

/// A seat with what it could have after its next answers.
#[derive(Clone, Copy)]
pub(super) struct Side<'a> {
    pub(super) edition: &'a Edition,
    pub(super) board: &'a Board,
    pub(super) table: &'a Table,
    pub(super) star: Star,
    pub(super) player: Player,
    pub(super) built: Places,
    /// Guilds on the billboard.
    pub(super) offered: Guilds,
    /// Turns until the architect can stop on construct.
    pub(super) to_construct: u8,
    /// Turns until it can stop on travel; 0 if it stands there and the trip is still to come.
    pub(super) to_travel: u8,
    /// Whether it has had its turn of this round, or is in the middle of it.
    pub(super) moved: bool,
    /// Points still to make to the end of the track, and of the whole track.
    pub(super) left: f32,
    pub(super) whole: f32,
    /// How much goods still matter.
    pub(super) scale: f32,
    /// What a point on the track is worth.
    pub(super) step: f32,
}

impl<'a> Side<'a> {
    pub(super) fn new(
        game: &'a QueensArchitect,
        star: Star,
        seat: Seat,
        built: Places,
        offered: Guilds,
    ) -> Self {
        let table = game.table();
        let edition = game.edition();
        let player = table.players[seat];
        let mut side = Self {
            edition,
            board: edition.board(table.players.len()),
            table,
            star,
            player,
            built,
            offered,
            to_construct: star.turns(player.architect, star.construct),
            to_travel: star.turns(player.architect, star.travel),
            moved: has_moved(table, seat),
            left: 0.0,
            whole: sum(&table.track).max(1.0),
            scale: 1.0,
            step: 1.0,
        };
        side.measure();
        let (stock, need) = (side.stock(), side.need());
        let part = need / (need + stock);
        side.scale = part * part;
        let spare = stock / (need + stock);
        side.step = 1.0 - w::REACH * spare * spare * w::SPARE;
        side
    }

    /// Works out what follows from the space on the track.
    pub(super) fn measure(&mut self) {
        self.left = sum(&self.table.track[self.player.track as usize..]);
    }

    /// How much there still is to do.
    fn need(&self) -> f32 {
        w::REACH * self.left + w::TAIL
    }

    /// What there is to do it with.
    fn stock(&self) -> f32 {
        let mut stock = self.goods();
        for craftsman in self.player.band.iter() {
            stock += craftsman_worth(self.facts(craftsman), craftsman.position).0;
        }
        stock.max(0.0)
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.player.track as usize == self.table.track.len()
    }

    /// With how many points more than the others the seat is likely to end.
    pub(super) fn worth(&self) -> f32 {
        let mut worth = -self.left;
        if self.moved {
            worth -= w::TURN;
        }
        // What is more than enough for the rest of the game counts for little.
        let (stock, need) = (self.stock(), self.need());
        worth += stock * need / (stock + need);
        if self.is_at_end() {
            worth + w::HOME + self.palace()
        } else {
            worth - w::END + self.works()
        }
    }

    /// Talers, bonds and confidence.
    fn goods(&self) -> f32 {
        let talers = self.player.talers as f32;
        let bonds = f32::from(self.player.bonds);
        let shown = self.edition.numbers().confidence[self.player.confidence as usize];
        let mut goods = w::TALER * talers * w::TALER_HALF / (w::TALER_HALF + talers)
            + w::BOND * bonds * w::BOND_HALF / (w::BOND_HALF + bonds)
            + w::CONFIDENCE * f32::from(shown);
        if self.player.band.is_empty() {
            goods -= w::ALONE;
        }
        goods
    }

    fn facts(&self, craftsman: Craftsman) -> &'a Facts {
        self.edition.facts(craftsman.character)
    }

    /// The guilds of the band, and the best use of it that is in sight.
    fn works(&self) -> f32 {
        let crew = self.crew();
        let here = self.player.carriage;
        let turns = w::TURN * f32::from(self.to_construct);
        let mut best = self.repairs(&crew) - turns - self.way_home(here);
        if self.player.markers > 0 {
            if here != self.board.capital && !self.built.contains(here) {
                best = best.max(self.building(here, &crew, self.to_construct) - crew.wear);
            }
            best = best.max(self.trips(&crew));
        }
        w::GUILD * crew.guilds.len() as f32 * self.scale + best.max(-w::FLOOR)
    }

    /// What the band could do.
    fn crew(&self) -> Crew {
        let mut crew = Crew {
            sum: 0,
            next: 0,
            wear: 0.0,
            guilds: Guilds::EMPTY,
            repairs: [Repair { points: 0, drop: 0, net: f32::MIN }; GUILDS],
        };
        for craftsman in self.player.band.iter() {
            let facts = self.facts(craftsman);
            let (worth, after) = craftsman_worth(facts, craftsman.position);
            let wear = (worth - after) * self.scale;
            let now = facts.performance[craftsman.position as usize];
            let next = later(facts, craftsman.position);
            crew.sum += now;
            crew.next += next;
            crew.wear += wear;
            crew.guilds.insert(facts.guild);
            let best = &mut crew.repairs[facts.guild.0 as usize];
            let net = f32::from(facts.repair) - wear;
            if net > best.net {
                let drop = i16::from(now) - i16::from(next);
                *best = Repair { points: facts.repair, drop, net };
            }
        }
        crew
    }

    /// A trip that the talers pay for, and a building there.
    fn trips(&self, crew: &Crew) -> f32 {
        let numbers = self.edition.numbers();
        let turns = self.to_travel + self.star.turns(self.star.travel, self.star.construct);
        let within = &self.board.within[self.player.carriage.0 as usize];
        let closed = self.built | Places::only(self.board.capital);
        let mut best = OUT_OF_REACH;
        for spaces in 1..=numbers.travel_most as usize {
            let price = numbers.travel[spaces];
            if u32::from(price) > self.player.talers {
                break;
            }
            let cost = crew.wear + w::TALER * f32::from(price) * self.scale;
            for place in within[spaces].minus(within[spaces - 1] | closed).iter() {
                best = best.max(self.building(place, crew, turns) - cost);
            }
        }
        best
    }

    /// Repairs by the three that suit best.
    fn repairs(&self, crew: &Crew) -> f32 {
        let mut order = crew.repairs;
        let (mut points, mut wear, mut next) = (0, 0.0, i16::from(crew.sum));
        for _ in 0..self.edition.numbers().repair_most {
            let mut at = 0;
            for index in 1..GUILDS {
                if order[index].net > order[at].net {
                    at = index;
                }
            }
            let best = &mut order[at];
            if best.net <= 0.0 {
                break;
            }
            points += best.points;
            wear += f32::from(best.points) - best.net;
            next -= best.drop;
            best.net = f32::MIN;
        }
        if points == 0 { 0.0 } else { self.gain(points, next as u8) - wear }
    }

    /// What a building at a place yields in this many turns, ignoring the wear of the band.
    fn building(&self, place: Place, crew: &Crew, turns: u8) -> f32 {
        let wants = self.edition.wants(self.table.demands[place.0 as usize]);
        let missing = wants.guilds.minus(crew.guilds);
        if missing.len() > MOST_MISSING || !missing.minus(self.offered).is_empty() {
            return OUT_OF_REACH;
        }
        let mut turns = turns;
        if !missing.is_empty() {
            let Star { hire, construct, .. } = self.star;
            let to_hire = self.star.turns(self.player.architect, hire);
            turns = turns.max(to_hire + self.star.turns(hire, construct));
        }
        self.gain(self.building_points(place, crew.sum), crew.next) + self.extra(wants.bonus)
            - self.way_home(place)
            - w::MISSING * missing.len() as f32
            - w::TURN * f32::from(turns)
    }

    /// The points of a building by a band with this sum (QA-51).
    pub(super) fn building_points(&self, place: Place, sum: u8) -> u8 {
        let wants = self.edition.wants(self.table.demands[place.0 as usize]);
        let sites = &self.board.sites;
        let builders = self.table.builders[place.0 as usize].len();
        let site = sites[builders.min(sites.len() - 1)];
        let bonus = if let Bonus::Appreciation(points) = wants.bonus { points } else { 0 };
        let cap = self.edition.numbers().caps[wants.kind as usize];
        (sum + bonus).saturating_sub(site).min(cap)
    }

    /// What a town yields besides points.
    pub(super) fn extra(&self, bonus: Bonus) -> f32 {
        match bonus {
            Bonus::Talers(talers) => w::TALER * f32::from(talers) * self.scale,
            Bonus::Hire => w::HIRE * self.scale,
            Bonus::Appreciation(_) | Bonus::None => 0.0,
        }
    }

    /// What points bring: steps, and bonds for the rest. With the last step the sum of the band
    /// counts that is left then.
    fn gain(&self, points: u8, sum: u8) -> f32 {
        let (steps, rest) = self.steps(points);
        let bonds = f32::from(self.bonds_for(rest));
        let gain = f32::from(points - rest) * self.step + w::BOND * bonds * self.scale;
        if (self.player.track + steps) as usize == self.table.track.len() {
            let short = self.edition.numbers().palace.saturating_sub(sum);
            return gain + w::END - w::SHORT * f32::from(short);
        }
        gain
    }

    /// Bonds for this many points (QA-57, QA-E48).
    pub(super) fn bonds_for(&self, points: u8) -> u8 {
        let limited = self.table.rulings.bond_supply_limited;
        if limited { points.min(self.table.bonds) } else { points }
    }

    /// The steps that points pay for, and the points that are left.
    pub(super) fn steps(&self, points: u8) -> (u8, u8) {
        let (mut steps, mut rest) = (0, points);
        for &token in &self.table.track[self.player.track as usize..] {
            if token > rest {
                break;
            }
            rest -= token;
            steps += 1;
        }
        (steps, rest)
    }

    /// The last works are better done near the capital.
    fn way_home(&self, place: Place) -> f32 {
        let is_near = self.player.track as usize + LAST_STEPS >= self.table.track.len();
        if is_near && place != self.board.capital { w::FAR } else { 0.0 }
    }

    /// The way to the palace.
    fn palace(&self) -> f32 {
        let numbers = self.edition.numbers();
        let sum = self.player.band.sum(self.edition);
        let short = numbers.palace.saturating_sub(sum);
        let home = self.board.capital;
        let mut turns = f32::from(self.to_construct);
        if self.player.carriage != home {
            let spaces = self.board.spaces(self.player.carriage, home).unwrap_or(0);
            let price = u32::from(numbers.travel[spaces]);
            let debt = price.saturating_sub(self.player.talers);
            turns = f32::from(self.to_travel)
                + f32::from(self.star.turns(self.star.travel, self.star.construct))
                + w::BROKE * debt as f32;
        }
        -w::TURN * turns - w::SHORT * f32::from(short) + w::MORE * f32::from(sum)
    }
}

/// What a craftsman is worth in a position, and after one more job.
pub(super) fn craftsman_worth(facts: &Facts, position: u8) -> (f32, f32) {
    let each = w::REPAIR * f32::from(facts.repair) + w::JOB;
    let (mut worth, mut after) = (0.0, 0.0);
    for at in (position..=facts.last).rev() {
        after = worth;
        worth = each + w::PERF * f32::from(facts.performance[at as usize]) + w::FADE * worth;
    }
    (worth, after)
}

/// What a band could do.
struct Crew {
    /// The sum of its performances, and what it is after a building.
    sum: u8,
    next: u8,
    /// What a building takes out of the band.
    wear: f32,
    guilds: Guilds,
    /// What a repair is worth, by guild.
    repairs: [Repair; GUILDS],
}

/// What a craftsman of a guild would bring with repairs.
#[derive(Clone, Copy)]
struct Repair {
    points: u8,
    /// By how much the sum of the band falls.
    drop: i16,
    net: f32,
}

/// The performance of a craftsman after one more job.
fn later(facts: &Facts, position: u8) -> u8 {
    if position >= facts.last { 0 } else { facts.performance[position as usize + 1] }
}

/// The price of steps.
fn sum(tokens: &[u8]) -> f32 {
    tokens.iter().map(|&token| f32::from(token)).sum()
}
