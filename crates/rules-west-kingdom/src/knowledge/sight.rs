//! How one seat stands: its points, its plan for the Guildhall, and what it has besides.

use game_core::{Game, Seat};

use crate::action::Deal;
use crate::edition::{
    Ability, Building, Buildings, Count, Edition, Effect, EndGame, GOODS, Gain, Good, Immediate,
    Location, MAX_VIRTUE, Power, STOREYS, Skills, Yield,
};
use crate::questions::{Discard, Payment};
use crate::{Frame, Paying, Player, Purpose, WestKingdom};

use super::weights::{THINGS, WEIGHTS};
use super::{Clock, MINERS};

// Points for what does not score by itself, as far as the plan needs them. They were found by
// matches between variants.

/// What a turn brings, if it is used well.
const TURN: f32 = 2.8;
/// A good outside the plan: clay, wood, stone, gold, marble, silver; for gold and marble on top of
/// what they score.
const GOOD: [f32; GOODS] = [0.84, 0.9, 0.9, 1.0, 0.588, 0.4];
/// The first of a kind are worth more than the rest: up to about this many.
const FEW: f32 = 4.0;
/// What a miner beyond those that bots allow themselves counts for, in miners.
const FURTHER_MINER: f32 = 2.5;
/// With this many of a kind each is worth half as much: a hoard is of no use.
const HEAP: f32 = 10.0;
/// With this many turns left goods have lost half of their use.
const HALF_USE: f32 = 4.2;
/// Turns that a gold or a marble takes at most, as the Black Market has them too.
const GOLD_TURNS: f32 = 0.375;
const MARBLE_TURNS: f32 = 2.1;
/// Steps of the plan, and by how many turns the last may come too late to be worth anything.
const STEPS: usize = 3;
const TOO_LATE: f32 = 2.1;
/// Turns that a level of the Cathedral takes longer that is full, or closed for want of virtue.
const FULL_TURNS: f32 = 6.0;
const FORBIDDEN_TURNS: f32 = 2.0;
/// A first building card, and how many there are when one more is worth a quarter.
const CARD: f32 = 3.5;
const CARDS: f32 = 1.5;
/// The best of several cards, in cards.
const BEST_CARD: f32 = 1.5;
/// A hire at no cost.
const HIRE: f32 = 2.0;
/// A Reward card, and what the level above the next one promises of its points.
const REWARD: f32 = 0.85;
const STAIRS: f32 = 0.21;
/// A level of virtue, the Cathedral closed, the Black Market closed.
const VIRTUE: f32 = 0.25;
const NO_CATHEDRAL: f32 = -1.5;
const NO_MARKET: f32 = -0.35;
/// How much of an unpaid debt may still be got rid of.
const DEBT_RELIEF: f32 = 0.1;
/// Captures at no cost, and effects on all.
const RAID: f32 = 0.686;
const FOR_ALL: f32 = 0.2;
/// A worker freed by a building.
const FREED: f32 = 0.4;
/// Buildings, and apprentices with a skill, that are likely to be added.
const MORE_BUILDINGS: f32 = 2.0;
const MORE_SKILLED: f32 = 0.5;
/// The hope to have no debt in the end.
const DEBT_FREE: f32 = 0.4;
/// One of two gains of a building, and a good given away in a trade.
const CHOICE: f32 = 1.5;
const TRADED: f32 = 0.3;

/// One seat, with what its plan asks for.
pub(super) struct Sight<'a> {
    game: &'a WestKingdom,
    edition: &'static Edition,
    seat: Seat,
    player: &'a Player,
    hand: Buildings,
    /// Turns that are left to it.
    turns: f32,
    lead: f32,
    /// How much of its value a thing still has that does not score: 1 early, 0 at the end.
    use_left: f32,
    goods: [f32; GOODS],
    /// What one of each is worth outside the plan.
    unit: [f32; GOODS],
    /// Turns that one more of each takes.
    pace: [f32; GOODS],
    skills: Skills,
    /// Coins of a hire.
    hire: f32,
    /// Gold and marble are one.
    one_metal: bool,
}

/// One thing to do in the Guildhall.
#[derive(Clone, Copy)]
struct Step {
    /// What it brings, less turns and goods.
    net: f32,
    turns: f32,
    used: [f32; GOODS],
    skills: Skills,
    /// The building; none for the Cathedral.
    card: Option<Building>,
}

impl<'a> Sight<'a> {
    pub(super) fn of(game: &'a WestKingdom, seat: Seat, clock: &Clock) -> Self {
        let edition = game.edition();
        let player = &game.table().players[seat];
        let turns = clock.turns(seat);
        let use_left = turns / (turns + HALF_USE);
        let goods = player.goods.map(f32::from);
        Self {
            game,
            edition,
            seat,
            player,
            hand: hand(game, seat),
            turns,
            lead: clock.lead(seat),
            use_left,
            goods,
            unit: units(&goods, edition, use_left),
            pace: pace(player, edition),
            skills: player.skills(edition),
            hire: hire_price(player, edition),
            one_metal: player.power(edition) == Power::GoldMarbleInterchangeable,
        }
    }

    /// The points that the seat is likely to end with.
    pub(super) fn worth(&self) -> f32 {
        let things = self.things().into_iter().zip(WEIGHTS);
        let more: f32 =
            things.map(|(thing, [first, second])| thing * (first + second * self.use_left)).sum();
        let mut worth = self.points() + self.wealth() + self.use_left * more;
        if self.seat == self.game.table().active {
            worth += self.promise();
        }
        worth
    }

    /// Points for gold, marble and silver.
    fn wealth(&self) -> f32 {
        let scoring = self.edition.scoring();
        let count = |good: Good| self.goods[good as usize];
        count(Good::Gold) * f32::from(scoring.gold)
            + count(Good::Marble) * f32::from(scoring.marble)
            + count(Good::Silver) / f32::from(scoring.silver_per_vp.max(1))
    }

    /// What the seat has, thing by thing, in the order of `WEIGHTS`.
    fn things(&self) -> [f32; THINGS] {
        let (player, facts) = (self.player, self.edition.virtue(self.player.virtue));
        let flag = |is: bool| f32::from(u8::from(is));
        let (mut captured, mut most) = (0, player.prison > 0);
        for other in self.game.table().players.as_slice() {
            captured += other.held[self.seat.index()];
            most &= other.prison <= player.prison;
        }
        let able = player.apprentices.iter();
        let able = able.filter(|&&kind| self.edition.apprentice(kind).ability != Ability::None);
        let cards = self.cards() as f32;
        let groups = player.at.map(f32::from);
        let mut things = [0.0; THINGS];
        let mut place = things.iter_mut();
        let mut put = |thing: f32| *place.next().expect("as many as there are weights") = thing;
        put(1.0);
        put(self.lead);
        self.goods.into_iter().for_each(&mut put);
        self.goods.map(|count| count / (1.0 + count / FEW)).into_iter().for_each(&mut put);
        put(self.plan());
        put(cards / (cards + CARDS));
        put(cards);
        put(self.skills.0.count_ones() as f32);
        put(able.count() as f32);
        put(player.apprentices.len() as f32);
        put(player.virtue.into());
        put(flag(facts.cathedral_forbidden));
        put(flag(facts.black_market_forbidden));
        put(player.debts.into());
        put(player.supply.into());
        put(1.0 / (1.0 + f32::from(player.supply)));
        put(player.captured().into());
        put(captured.into());
        put(player.prison.into());
        put(flag(most));
        // In the games used for the fit nobody had more miners than bots allow themselves. People
        // may, and each further miner yields half a gold with every visit.
        let mut few = groups;
        let miners = &mut few[Location::Mines as usize];
        *miners = miners.min(MINERS.into());
        let further = groups[Location::Mines as usize] - *miners;
        let mut one_by_one = few;
        one_by_one[Location::Mines as usize] += FURTHER_MINER * further;
        one_by_one.into_iter().for_each(&mut put);
        few.map(|workers| workers * workers).into_iter().for_each(&mut put);
        put(player.cathedral.into());
        put(player.built.len() as f32);
        put(player.guildhall.into());
        put(self.ready());
        things
    }

    /// Building cards to keep: what is more than the limit is about to leave.
    pub(super) fn cards(&self) -> usize {
        self.hand.len().min(self.edition.numbers().hand_limit.into())
    }

    /// What the best step brings that could be taken at once.
    fn ready(&self) -> f32 {
        let steps = self.hand.iter().map(|card| self.construction(card, &self.goods, self.skills));
        // An advance takes a card as well.
        let ascent = self.ascent(self.player.cathedral, &self.goods);
        let steps = steps.chain(ascent.filter(|_| !self.hand.is_empty()));
        let ready = steps.filter(|step| step.turns <= 1.0);
        ready.map(|step| step.net + TURN).fold(0.0, f32::max)
    }

    /// Points if the game ended now, nearly.
    fn points(&self) -> f32 {
        let (player, scoring) = (self.player, self.edition.scoring());
        let mut debt = f32::from(scoring.unpaid_debt) * (1.0 - DEBT_RELIEF * self.use_left);
        let level = f32::from(self.edition.storey(player.cathedral).vp);
        let mut points = level + self.virtue(player.virtue);
        for card in player.built.iter() {
            let facts = self.edition.building(card);
            points += f32::from(facts.vp);
            match facts.effect {
                Effect::EndGame(EndGame::UnpaidDebtVpDelta { delta }) => debt += f32::from(delta),
                Effect::EndGame(effect) => points += self.at_the_end(effect),
                Effect::Immediate(_) => {}
            }
        }
        let prison = f32::from(player.prison / scoring.prison_per_vp.max(1));
        points + f32::from(player.debts) * debt - prison * (1.0 - self.use_left)
    }

    /// What a level of virtue is worth.
    fn virtue(&self, level: u8) -> f32 {
        let facts = self.edition.virtue(level);
        let mut use_of_it = VIRTUE * f32::from(level);
        if facts.cathedral_forbidden {
            use_of_it += NO_CATHEDRAL;
        }
        if facts.black_market_forbidden {
            use_of_it += NO_MARKET;
        }
        f32::from(facts.vp) + self.use_left * use_of_it
    }

    /// What a change of virtue is worth; beyond the ends of the track debts change.
    fn virtue_change(&self, change: i16) -> f32 {
        if change == 0 {
            return 0.0;
        }
        let wanted = i16::from(self.player.virtue) + change;
        let level = wanted.clamp(0, MAX_VIRTUE.into());
        let debts = (wanted - level).min(self.player.debts as i16);
        let debt = f32::from(self.edition.scoring().unpaid_debt);
        self.virtue(level as u8) - self.virtue(self.player.virtue) - f32::from(debts) * debt
    }

    /// What the seat has, or is likely to have, of something that effects count.
    fn count(&self, of: Count) -> f32 {
        let player = self.player;
        match of {
            Count::Virtue => player.virtue.into(),
            Count::Good(Good::Marble) if self.one_metal => self.goods[Good::Gold as usize],
            Count::Good(good) => self.goods[good as usize],
            Count::ClayWoodStoneTotal => [Good::Clay, Good::Wood, Good::Stone]
                .map(|good| self.goods[good as usize])
                .iter()
                .sum(),
            Count::CathedralLevel => player.cathedral.into(),
            Count::PaidDebt => player.paid_debts.into(),
            Count::CapturedWorkerOnOwnBoard => player.captured().into(),
            Count::OwnConstructedBuilding => {
                player.built.len() as f32 + MORE_BUILDINGS * self.use_left
            }
            Count::ApprenticeWithSkill(skill) => {
                let skilled = player.apprentices.iter();
                let skilled =
                    skilled.filter(|&&kind| self.edition.apprentice(kind).skills.contains(skill));
                skilled.count() as f32 + MORE_SKILLED * self.use_left
            }
        }
    }

    /// What an effect before the scoring is likely to bring.
    fn at_the_end(&self, effect: EndGame) -> f32 {
        match effect {
            EndGame::VpPer { of, per, vp } => self.groups(of, per) * f32::from(vp),
            EndGame::VpIfMost { of, vp } => f32::from(vp) * self.chance_of_most(of),
            EndGame::VpIfNoUnpaidDebt { vp } if self.player.debts == 0 => vp.into(),
            EndGame::VpIfNoUnpaidDebt { vp } => DEBT_FREE * self.use_left * f32::from(vp),
            EndGame::UnpaidDebtVpDelta { delta } => f32::from(delta) * f32::from(self.player.debts),
            EndGame::VirtuePer { of, per, virtue } => {
                self.virtue_change((self.groups(of, per) * f32::from(virtue)) as i16)
            }
            EndGame::VirtueIfMost { of, virtue } => {
                self.virtue_change(virtue.into()) * self.chance_of_most(of)
            }
            EndGame::LoseVirtue { virtue_loss } => self.virtue_change(-i16::from(virtue_loss)),
        }
    }

    fn groups(&self, of: Count, per: u8) -> f32 {
        self.count(of) / f32::from(per.max(1))
    }

    /// The chance to have more of something than all others: good early, as one can work for it.
    fn chance_of_most(&self, of: Count) -> f32 {
        let own = self.count(of);
        let others = self.game.table().players.as_slice().iter().enumerate();
        let mut others = others.filter(|&(index, _)| index != self.seat.index());
        let leads = others.all(|(_, player)| match of {
            Count::Good(good) => f32::from(player.good(good)) < own,
            Count::CathedralLevel => f32::from(player.cathedral) < own,
            _ => own > 0.0,
        });
        if leads { 1.0 } else { self.use_left }
    }

    fn gain(&self, gain: Gain) -> f32 {
        let goods: f32 =
            gain.goods.0.iter().zip(self.unit).map(|(&count, unit)| f32::from(count) * unit).sum();
        goods
            + self.virtue_change(gain.virtue.into())
            + f32::from(gain.building_card) * self.card(self.hand.len() + 1)
            + f32::from(gain.debt) * f32::from(self.edition.scoring().unpaid_debt)
    }

    /// The value of the last of this many cards in a hand.
    fn card(&self, cards: usize) -> f32 {
        let cards = cards as f32;
        self.use_left * CARD * CARDS * CARDS / ((cards + CARDS) * (cards - 1.0 + CARDS)).max(1.0)
    }

    /// What a building brings when it is constructed.
    fn building(&self, card: Building) -> f32 {
        let facts = self.edition.building(card);
        let effect = match facts.effect {
            Effect::EndGame(effect) => self.at_the_end(effect),
            Effect::Immediate(effect) => self.at_once(effect),
        };
        f32::from(facts.vp) + self.virtue_change(facts.virtue.into()) + effect
    }

    /// What an immediate effect brings.
    fn at_once(&self, effect: Immediate) -> f32 {
        let debt = f32::from(self.edition.scoring().unpaid_debt);
        match effect {
            Immediate::Gain { gain } => self.gain(gain),
            Immediate::GainChoice { options: [first, second] } => {
                self.gain(first).max(self.gain(second))
            }
            Immediate::GainPer { of, per, gain } => self.gain(gain) * self.groups(of, per),
            Immediate::HireFree { count } => {
                let silver = self.hire * GOOD[Good::Silver as usize];
                f32::from(count) * self.use_left * (HIRE + silver)
            }
            Immediate::CaptureFree { count } => f32::from(count) * self.use_left * RAID,
            Immediate::Choice { .. } => self.use_left * RAID,
            Immediate::TakeDebt { count } => debt * f32::from(count),
            Immediate::DestroyUnpaidDebt { count } => {
                -debt * f32::from(self.player.debts.min(count.into()))
            }
            Immediate::ReleaseOwnFromPrison => f32::from(self.player.prison) * FREED,
            Immediate::DiscardBuildingFor { count, gain } => {
                // The building itself is one of the hand before it is constructed.
                let part = if self.hand.len() > count.into() { 1.0 } else { 0.5 };
                part * self.gain(gain)
            }
            Immediate::AllPlayersGain { .. } | Immediate::AllPlayersLose { .. } => FOR_ALL,
        }
    }

    /// What the best steps to come bring, one after the other.
    fn plan(&self) -> f32 {
        let (mut goods, mut hand, mut skills) = (self.goods, self.hand, self.skills);
        let mut level = self.player.cathedral;
        let (mut total, mut turns) = (0.0, self.turns);
        for _ in 0..STEPS {
            let mut best: Option<Step> = None;
            let mut most = 0.0;
            let mut weigh = |step: Step| {
                let too_late = ((step.turns - turns) / TOO_LATE).clamp(0.0, 1.0);
                let value = step.net * (1.0 - too_late);
                if value > most {
                    most = value;
                    best = Some(step);
                }
            };
            for card in hand.iter() {
                weigh(self.construction(card, &goods, skills));
            }
            if !hand.is_empty()
                && let Some(step) = self.ascent(level, &goods)
            {
                weigh(step);
            }
            let Some(step) = best else { break };
            total += most;
            turns -= step.turns;
            for (stock, used) in goods.iter_mut().zip(step.used) {
                *stock -= used;
            }
            skills = skills.with(step.skills);
            if step.card.is_none() {
                level += 1;
            }
            if let Some(card) = step.card.or(hand.first()) {
                hand.remove(card);
            }
        }
        total
    }

    /// A building of the hand, with the goods and skills that are still to be got for it.
    fn construction(&self, card: Building, goods: &[f32; GOODS], skills: Skills) -> Step {
        let facts = self.edition.building(card);
        let hires = facts.skills.minus(skills).0.count_ones() as f32;
        let mut cost = facts.cost.0.map(f32::from);
        cost[Good::Silver as usize] += hires * self.hire;
        let mut step = Step {
            net: self.building(card),
            turns: 1.0 + hires,
            used: [0.0; GOODS],
            skills: facts.skills,
            card: Some(card),
        };
        self.charge(&mut step, &cost, goods);
        step.net -= TURN * step.turns;
        step
    }

    /// The next level of the Cathedral, if there is one.
    fn ascent(&self, level: u8, goods: &[f32; GOODS]) -> Option<Step> {
        let next = level + 1;
        if next as usize >= STOREYS {
            return None;
        }
        let storey = self.edition.storey(next);
        let players = self.game.table().players.as_slice();
        let taken = players.iter().filter(|player| player.cathedral == next).count();
        let mut turns = 1.0;
        if taken >= storey.capacity as usize {
            turns += FULL_TURNS;
        }
        if self.edition.virtue(self.player.virtue).cathedral_forbidden {
            turns += FORBIDDEN_TURNS;
        }
        let net = self.level_up(level) - self.card(self.hand.len());
        let mut step = Step { net, turns, used: [0.0; GOODS], skills: Skills::NONE, card: None };
        self.charge(&mut step, &storey.cost.goods.0.map(f32::from), goods);
        let mixed = f32::from(storey.cost.wood_or_stone + storey.cost.clay_wood_or_stone);
        if mixed > 0.0 {
            self.charge_mix(&mut step, mixed, goods);
        }
        step.net -= TURN * step.turns;
        Some(step)
    }

    /// What the level above this one brings.
    fn level_up(&self, level: u8) -> f32 {
        let vp = |level: u8| f32::from(self.edition.storey(level).vp);
        let stairs = if level as usize + 2 < STOREYS { vp(level + 2) - vp(level + 1) } else { 0.0 };
        vp(level + 1) - vp(level) + REWARD + STAIRS * self.use_left * stairs
    }

    /// Takes what is there off a step, and the turns for what is missing.
    fn charge(&self, step: &mut Step, cost: &[f32; GOODS], goods: &[f32; GOODS]) {
        for good in 0..GOODS {
            let have = goods[good].min(cost[good]);
            step.used[good] = have;
            step.net -= have * self.unit[good];
            step.turns += (cost[good] - have) * self.pace[good];
        }
    }

    /// The same for wood and stone in any mix.
    fn charge_mix(&self, step: &mut Step, mixed: f32, goods: &[f32; GOODS]) {
        let (wood, stone) = (Good::Wood as usize, Good::Stone as usize);
        let have = goods[wood] + goods[stone];
        let part = if have > mixed { mixed / have } else { 1.0 };
        for good in [wood, stone] {
            step.used[good] += goods[good] * part;
            step.net -= goods[good] * part * self.unit[good];
        }
        step.turns += (mixed - have).max(0.0) * self.pace[wood].min(self.pace[stone]);
    }

    /// What an answer has promised that still waits for another one of the same seat.
    fn promise(&self) -> f32 {
        let Some(&frame) = self.game.table().frames.last() else { return 0.0 };
        match frame {
            Frame::Discard(Discard { why: Purpose::Cathedral, .. })
            | Frame::Payment(Payment { paying: Paying::Advance }) => {
                self.level_up(self.player.cathedral) - self.card(self.hand.len())
            }
            Frame::Payment(Payment { paying: Paying::Trade(Deal::Open(index)) }) => {
                let trade = &self.edition.prices().trades[index as usize];
                let goods = trade.pay.wood_or_stone + trade.pay.clay_wood_or_stone;
                self.gain(trade.gain) - TRADED * f32::from(goods)
            }
            Frame::Look(_) => BEST_CARD * self.card(self.hand.len() + 1),
            Frame::FreeHire(_) | Frame::Dismiss(_) => HIRE * self.use_left,
            Frame::Choose(_) => CHOICE,
            _ => 0.0,
        }
    }
}

/// The hand, with a card just chosen in the draft and without those that are leaving.
fn hand(game: &WestKingdom, seat: Seat) -> Buildings {
    let hidden = game.hidden(seat);
    let mut hand = hidden.hand.minus(hidden.leaving);
    if hidden.pick.is_some() {
        hand.insert(hidden.pick);
    }
    hand
}

/// The value of one of each good outside a plan, that is, what a plan gives up by using it. With a
/// hoard that is little.
fn units(goods: &[f32; GOODS], edition: &Edition, use_left: f32) -> [f32; GOODS] {
    let scoring = edition.scoring();
    let mut unit = [0.0; GOODS];
    for good in 0..GOODS {
        unit[good] = use_left * GOOD[good] / (1.0 + goods[good] / HEAP);
    }
    for (good, points) in [(Good::Gold, scoring.gold), (Good::Marble, scoring.marble)] {
        let kept = 1.0 - use_left + use_left / (1.0 + goods[good as usize] / HEAP);
        unit[good as usize] += f32::from(points) * kept;
    }
    unit[Good::Silver as usize] += 1.0 / f32::from(scoring.silver_per_vp.max(1));
    unit
}

/// Turns that one more of each good takes, with the workers that stand there.
fn pace(player: &Player, edition: &Edition) -> [f32; GOODS] {
    let yields = edition.yields();
    let mut more = [0.0; GOODS];
    for &kind in player.apprentices.iter() {
        if let Ability::PlaceWorker { gain, .. } = edition.apprentice(kind).ability {
            for (good, count) in more.iter_mut().zip(gain.goods.0) {
                *good += f32::from(count);
            }
        }
    }
    let turns = |yields: Yield, location: Location, good: Good| {
        let workers = player.at[location as usize];
        let two_visits = yields.of(workers + 1) + yields.of(workers + 2);
        1.0 / (f32::from(two_visits) / 2.0 + more[good as usize]).max(0.1)
    };
    let wood = turns(yields.forest, Location::Forest, Good::Wood);
    let stone = turns(yields.quarry, Location::Quarry, Good::Stone);
    let trades = f32::from(player.at[Location::KingsStorehouse as usize]) + 1.5;
    let marble_price = f32::from(edition.prices().trades[1].pay.wood_or_stone);
    [
        turns(yields.mines_clay, Location::Mines, Good::Clay),
        wood,
        stone,
        turns(yields.mines_gold, Location::Mines, Good::Gold).min(GOLD_TURNS),
        (1.0 / trades + marble_price * wood.min(stone)).min(MARBLE_TURNS),
        turns(yields.silversmith, Location::Silversmith, Good::Silver),
    ]
}

/// The coins of a hire in the Workshop, from a column within reach.
pub(super) fn hire_price(player: &Player, edition: &Edition) -> f32 {
    let (mut silver_off, mut tax_off) = (0, edition.virtue(player.virtue).tax_ignored);
    match player.power(edition) {
        Power::WorkshopHire { discount, .. } => silver_off += discount,
        Power::IgnoreTax { tax } => tax_off += tax,
        _ => {}
    }
    let cost = edition.prices().hire;
    let silver = cost.goods[Good::Silver].saturating_sub(silver_off);
    f32::from(silver + cost.tax.saturating_sub(tax_off))
}
