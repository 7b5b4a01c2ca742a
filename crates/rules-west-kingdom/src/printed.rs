//! What is printed on the cards and boards, for those who draw them: numbers, and effects in signs.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::edition::{
    Ability, Apprentice, AtReset, Building, Cost, Count, Edition, Effect, EndGame, Gain, Goods,
    Immediate, LEVELS, Location, MAX_VIRTUE, MarketCard, PlayerBoard, Power, Reward, SEATS,
    STOREYS, Skill, Skills, Storey, VirtueLevel,
};
use crate::readings;

/// So many of several things, by the words of the edition: `clay`, `silver`, `tax`, `virtue`, …
type Amounts = BTreeMap<&'static str, i64>;

/// What is printed on the cards and boards of Architects of the West Kingdom.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomPrinted))]
pub struct PrintedDoc {
    /// The levels of the Virtue track, from the lowest.
    pub virtue: Vec<VirtueDoc>,
    /// The levels of the Cathedral, from the lowest.
    pub cathedral: Vec<CathedralDoc>,
    /// The sizes of the Guildhall.
    pub guildhall: Vec<GuildhallDoc>,
    /// What a hire in the Workshop costs.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, i64>))]
    pub hire: Amounts,
    /// The Black Market.
    pub market: MarketSpacesDoc,
    /// What a reset of the Black Market asks of those with workers in Prison.
    pub reset: ResetDoc,
    /// Apprentices of a player who has side 1 of the board.
    pub apprentice_limit: u8,
    /// The apprentices, each kind once.
    pub apprentices: Vec<ApprenticeDoc>,
    /// The buildings.
    pub buildings: Vec<BuildingDoc>,
    /// The Black Market cards.
    pub market_cards: Vec<MarketCardDoc>,
    /// The Reward cards, each kind once.
    pub rewards: Vec<RewardDoc>,
    /// Side 2 of the player boards.
    pub player_boards: Vec<BoardDoc>,
    /// Work of the house rival for a worker in the Guildhall.
    pub rival_work: u8,
}

/// A level of the Virtue track.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomVirtue))]
pub struct VirtueDoc {
    /// The level.
    pub level: u8,
    /// Its points.
    pub vp: i8,
    /// Tax coins of each cost that are ignored.
    pub tax_ignored: u8,
    /// Whether the Cathedral is closed.
    pub cathedral_forbidden: bool,
    /// Whether the Black Market is closed.
    pub black_market_forbidden: bool,
    /// The levels on which the same is closed and ignored, the lowest and the highest: the id of
    /// the reading that is about this level.
    pub zone: String,
}

/// A level of the Cathedral.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomStorey))]
pub struct CathedralDoc {
    /// The level.
    pub level: u8,
    /// What it costs beside a card.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, i64>))]
    pub cost: Amounts,
    /// Its points.
    pub vp: u8,
    /// Markers that it holds.
    pub capacity: u8,
}

/// A size of the Guildhall.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomGuildhall))]
pub struct GuildhallDoc {
    /// Spaces in use.
    pub spaces: u8,
    /// Columns in use.
    pub columns: u8,
}

/// The Black Market.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomMarket))]
pub struct MarketSpacesDoc {
    /// What the three spaces cost, from the left, the virtue lost there included.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<BTreeMap<String, i64>>))]
    pub costs: [Amounts; 3],
    /// Building cards looked at in the middle.
    pub draw: u8,
    /// How many of them are kept.
    pub keep: u8,
}

/// What a reset of the Black Market asks of those with workers in Prison.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomReset))]
pub struct ResetDoc {
    /// So many workers in Prison cost virtue.
    pub threshold: u8,
    /// The virtue that they cost.
    pub virtue: u8,
    /// Debts of whoever has the most there.
    pub debt: u8,
}

/// An apprentice.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomApprentice))]
pub struct ApprenticeDoc {
    /// Its id.
    pub id: String,
    /// The number of its first card, counted from 1.
    pub number: u8,
    /// What it knows.
    pub skills: Vec<Skill>,
    /// The virtue change when it is hired.
    pub virtue: i8,
    /// What it does, in signs.
    pub ability: Vec<SignDoc>,
}

/// A building.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomBuilding))]
pub struct BuildingDoc {
    /// Its id.
    pub id: String,
    /// The skills that it asks for.
    pub skills: Vec<Skill>,
    /// What it costs.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, i64>))]
    pub cost: Amounts,
    /// Its points.
    pub vp: i8,
    /// The virtue change when it is constructed.
    pub virtue: i8,
    /// What it does, in signs; what counts at the end begins with a flag.
    pub effect: Vec<SignDoc>,
}

/// A Black Market card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomMarketCard))]
pub struct MarketCardDoc {
    /// Its id.
    pub id: String,
    /// What it brings on the left space.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, i64>))]
    pub small: Amounts,
    /// What it brings on the right space.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, i64>))]
    pub large: Amounts,
}

/// A Reward card.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomReward))]
pub struct RewardDoc {
    /// Its id.
    pub id: String,
    /// What it brings.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, i64>))]
    pub gain: Amounts,
}

/// Side 2 of a player board.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomBoard))]
pub struct BoardDoc {
    /// Its id.
    pub id: String,
    /// Silver to begin with.
    pub silver: u8,
    /// The Virtue level to begin with.
    pub virtue: u8,
    /// Own workers that begin in Prison.
    pub workers_in_prison: u8,
    /// Other things to begin with.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, i64>))]
    pub start: Amounts,
    /// Apprentices of its player.
    pub apprentice_limit: u8,
    /// Goods that stand in for one another.
    pub alike: Vec<&'static str>,
}

/// One sign of an effect.
#[derive(Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomSign))]
pub enum SignDoc {
    /// Something that can be counted.
    Good {
        /// Its word: `clay`, `virtue`, `vp`, `debt`, …
        good: &'static str,
        /// How many, with a sign where it is gained or lost; left out where it is meant as such.
        #[serde(skip_serializing_if = "Option::is_none")]
        count: Option<String>,
    },
    /// A place.
    Place {
        /// Its id.
        place: &'static str,
    },
    /// A skill.
    Skill {
        /// Which.
        skill: Skill,
    },
    /// A picture.
    Icon {
        /// Which.
        icon: SignIcon,
    },
    /// A mark between two signs, or a number.
    Mark {
        /// As it is written: `→`, `/`, `×2`.
        mark: String,
    },
}

/// A picture among the signs of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = WestKingdomIcon))]
pub enum SignIcon {
    /// The Black Market.
    Moon,
    /// A reset.
    Turn,
    /// The end of the game.
    Flag,
    /// A captured worker.
    Captive,
    /// All players.
    All,
}

/// What is printed.
pub fn printed(edition: &'static Edition) -> PrintedDoc {
    let prices = edition.prices();
    let mut first = 1;
    let apprentices = edition.all_apprentices().map(|card| {
        let number = first;
        first += edition.apprentice(card).copies;
        apprentice(edition, card, number)
    });
    PrintedDoc {
        apprentices: apprentices.collect(),
        virtue: virtue(edition),
        cathedral: (1..STOREYS as u8).map(|level| storey(level, edition.storey(level))).collect(),
        guildhall: guildhalls(edition),
        hire: cost(&prices.hire),
        market: MarketSpacesDoc {
            costs: prices.market.map(|price| cost(&price)),
            draw: prices.market_draw,
            keep: prices.market_keep,
        },
        reset: ResetDoc {
            threshold: prices.reset_threshold,
            virtue: prices.reset_virtue_loss,
            debt: prices.reset_debt,
        },
        apprentice_limit: edition.numbers().apprentice_limit,
        buildings: edition.all_buildings().map(|card| building(edition, card)).collect(),
        market_cards: edition.all_market_cards().map(|card| market_card(edition, card)).collect(),
        rewards: edition.all_rewards().map(|card| reward(edition, card)).collect(),
        player_boards: edition.all_boards().map(|board| player_board(edition, board)).collect(),
        rival_work: edition.rival().work_threshold,
    }
}

fn virtue(edition: &Edition) -> Vec<VirtueDoc> {
    let level = |level: u8, (low, high): (u8, u8)| {
        let &VirtueLevel { vp, tax_ignored, cathedral_forbidden, black_market_forbidden } =
            edition.virtue(level);
        let zone = readings::zone_id(low, high);
        VirtueDoc { level, vp, tax_ignored, cathedral_forbidden, black_market_forbidden, zone }
    };
    let zones = readings::zones(edition).into_iter();
    let levels: Vec<_> =
        zones.flat_map(|zone| (zone.0..=zone.1).map(move |at| level(at, zone))).collect();
    debug_assert_eq!(levels.len(), LEVELS);
    debug_assert_eq!(levels.last().map(|row| row.level), Some(MAX_VIRTUE));
    levels
}

fn storey(level: u8, storey: &Storey) -> CathedralDoc {
    let cost = cost(&storey.cost);
    CathedralDoc { level, cost, vp: storey.vp, capacity: storey.capacity }
}

fn guildhalls(edition: &Edition) -> Vec<GuildhallDoc> {
    let halls = (1..=SEATS).map(|players| {
        let hall = edition.guildhall(players);
        GuildhallDoc { spaces: hall.spaces, columns: hall.columns }
    });
    let mut halls: Vec<_> = halls.collect();
    halls.sort();
    halls.dedup();
    halls
}

fn apprentice(edition: &Edition, card: Apprentice, number: u8) -> ApprenticeDoc {
    let facts = edition.apprentice(card);
    ApprenticeDoc {
        id: edition.apprentice_id(card).to_string(),
        number,
        skills: list(facts.skills),
        virtue: facts.virtue,
        ability: ability(facts.ability),
    }
}

fn building(edition: &Edition, card: Building) -> BuildingDoc {
    let facts = edition.building(card);
    BuildingDoc {
        id: edition.building_id(card).to_string(),
        skills: list(facts.skills),
        cost: goods(facts.cost),
        vp: facts.vp,
        virtue: facts.virtue,
        effect: match facts.effect {
            Effect::Immediate(effect) => immediate(effect),
            Effect::EndGame(effect) => {
                [icon(SignIcon::Flag)].into_iter().chain(late(effect)).collect()
            }
        },
    }
}

fn market_card(edition: &'static Edition, card: MarketCard) -> MarketCardDoc {
    let facts = edition.market_card(card);
    let id = edition.market_name(card).id.clone();
    MarketCardDoc { id, small: goods(facts.small), large: goods(facts.large) }
}

fn reward(edition: &'static Edition, card: Reward) -> RewardDoc {
    RewardDoc { id: edition.reward_name(card).id.clone(), gain: gain(edition.reward(card).gain) }
}

fn player_board(edition: &Edition, board: PlayerBoard) -> BoardDoc {
    let facts = edition.board(board);
    let (apprentice_limit, alike) = match facts.power {
        Power::WorkshopHire { apprentice_limit, .. } => (apprentice_limit, vec![]),
        Power::GoldMarbleInterchangeable => {
            (edition.numbers().apprentice_limit, vec!["gold", "marble"])
        }
        _ => (edition.numbers().apprentice_limit, vec![]),
    };
    BoardDoc {
        id: edition.board_id(board).to_string(),
        silver: facts.silver,
        virtue: facts.virtue,
        workers_in_prison: facts.workers_in_prison,
        start: gain(facts.start),
        apprentice_limit,
        alike,
    }
}

fn list(skills: Skills) -> Vec<Skill> {
    skills.iter().collect()
}

fn some(amounts: &mut Amounts, thing: &'static str, count: i64) {
    if count != 0 {
        amounts.insert(thing, count);
    }
}

fn goods(goods: Goods) -> Amounts {
    goods.iter().map(|(good, count)| (good.id(), count.into())).collect()
}

fn gain(gain: Gain) -> Amounts {
    let mut amounts = goods(gain.goods);
    some(&mut amounts, "virtue", gain.virtue.into());
    some(&mut amounts, "building_card", gain.building_card.into());
    some(&mut amounts, "debt", gain.debt.into());
    amounts
}

fn cost(cost: &Cost) -> Amounts {
    let mut amounts = goods(cost.goods);
    some(&mut amounts, "wood_or_stone", cost.wood_or_stone.into());
    some(&mut amounts, "clay_wood_or_stone", cost.clay_wood_or_stone.into());
    some(&mut amounts, "tax", cost.tax.into());
    some(&mut amounts, "debt", cost.debt.into());
    some(&mut amounts, "virtue_loss", cost.virtue_loss.into());
    amounts
}

const fn icon(icon: SignIcon) -> SignDoc {
    SignDoc::Icon { icon }
}

/// Something as such.
const fn such(good: &'static str) -> SignDoc {
    SignDoc::Good { good, count: None }
}

const fn place(location: Location) -> SignDoc {
    SignDoc::Place { place: location.id() }
}

const CATHEDRAL: SignDoc = SignDoc::Place { place: "cathedral" };

fn mark(mark: impl Into<String>) -> SignDoc {
    SignDoc::Mark { mark: mark.into() }
}

/// What is gained, with a plus; or lost, with a true minus.
fn change(good: &'static str, count: i64) -> SignDoc {
    let count = if count < 0 { format!("−{}", -count) } else { format!("+{count}") };
    SignDoc::Good { good, count: Some(count) }
}

fn gained(gained: Gain) -> impl Iterator<Item = SignDoc> {
    gain(gained).into_iter().map(|(good, count)| change(good, count))
}

/// What is paid, without a sign.
fn paid(amounts: Amounts) -> impl Iterator<Item = SignDoc> {
    amounts.into_iter().map(|(good, count)| SignDoc::Good { good, count: Some(count.to_string()) })
}

/// A loss that there is.
fn less(good: &'static str, count: u8) -> Option<SignDoc> {
    (count > 0).then(|| change(good, -i64::from(count)))
}

fn ability(ability: Ability) -> Vec<SignDoc> {
    let kept = |count: u8| (count > 0).then(|| change("virtue", count.into()));
    match ability {
        Ability::None => Vec::new(),
        Ability::PlaceWorker { location, gain } => {
            [place(location)].into_iter().chain(gained(gain)).collect()
        }
        Ability::StorehouseTrade(trade) => {
            paid(cost(&trade.pay)).chain([mark("→")]).chain(gained(trade.gain)).collect()
        }
        Ability::TaxStandAction { gain, virtue_loss_reduction } => [place(Location::TaxStand)]
            .into_iter()
            .chain(gained(gain))
            .chain(kept(virtue_loss_reduction))
            .collect(),
        Ability::TownCentreAction { discount } => {
            [place(Location::TownCentre)].into_iter().chain(less("silver", discount)).collect()
        }
        Ability::BlackMarketAction { gain, virtue_loss_reduction, discount } => {
            [icon(SignIcon::Moon)]
                .into_iter()
                .chain(gained(gain))
                .chain(less("silver", discount))
                .chain(kept(virtue_loss_reduction))
                .collect()
        }
        Ability::DebtPaid { gain } => [such("paid_debt")].into_iter().chain(gained(gain)).collect(),
        Ability::CathedralAdvance { gain } => [CATHEDRAL].into_iter().chain(gained(gain)).collect(),
        Ability::BlackMarketReset(act) => {
            let mut signs = vec![icon(SignIcon::Moon), icon(SignIcon::Turn)];
            match act {
                AtReset::Release { up_to } => {
                    signs.extend([place(Location::Prison), mark(format!("≤{up_to}"))]);
                }
                AtReset::Gain { gain, .. } => signs.extend(gained(gain)),
            }
            signs
        }
    }
}

fn immediate(effect: Immediate) -> Vec<SignDoc> {
    let times = |count: u8| (count > 1).then(|| mark(format!("×{count}")));
    match effect {
        Immediate::Gain { gain } => gained(gain).collect(),
        Immediate::GainChoice { options: [one, other] } => {
            gained(one).chain([mark("/")]).chain(gained(other)).collect()
        }
        Immediate::GainPer { of, per: group, gain } => gained(gain).chain(per(group, of)).collect(),
        Immediate::HireFree { count } => {
            [place(Location::Workshop)].into_iter().chain(times(count)).collect()
        }
        Immediate::CaptureFree { count } => {
            [place(Location::TownCentre)].into_iter().chain(times(count)).collect()
        }
        Immediate::Choice { .. } => {
            vec![place(Location::TownCentre), mark("/"), place(Location::Guardhouse)]
        }
        Immediate::TakeDebt { count } => vec![change("debt", count.into())],
        Immediate::DestroyUnpaidDebt { count } => vec![change("debt", -i64::from(count))],
        Immediate::ReleaseOwnFromPrison => vec![place(Location::Prison), mark("→")],
        Immediate::DiscardBuildingFor { count, gain } => {
            let cards = Amounts::from([("building_card", i64::from(count))]);
            paid(cards).chain([mark("→")]).chain(gained(gain)).collect()
        }
        Immediate::AllPlayersGain { gain } => {
            [icon(SignIcon::All)].into_iter().chain(gained(gain)).collect()
        }
        Immediate::AllPlayersLose { threshold, virtue_loss } => vec![
            icon(SignIcon::All),
            place(Location::Prison),
            mark(format!("{threshold}+")),
            change("virtue", -i64::from(virtue_loss)),
        ],
    }
}

/// What a building does at the end, after the flag.
fn late(effect: EndGame) -> Vec<SignDoc> {
    let most = |change, of| vec![change, mark(">"), counted(of)];
    match effect {
        EndGame::VpPer { of, per: group, vp } => {
            [change("vp", vp.into())].into_iter().chain(per(group, of)).collect()
        }
        EndGame::VpIfMost { of, vp } => most(change("vp", vp.into()), of),
        EndGame::VirtuePer { of, per: group, virtue } => {
            [change("virtue", virtue.into())].into_iter().chain(per(group, of)).collect()
        }
        EndGame::VirtueIfMost { of, virtue } => most(change("virtue", virtue.into()), of),
        EndGame::VpIfNoUnpaidDebt { vp } => {
            let no_debt = SignDoc::Good { good: "debt", count: Some("0".to_string()) };
            vec![change("vp", vp.into()), mark("/"), no_debt]
        }
        EndGame::UnpaidDebtVpDelta { delta } => {
            vec![change("vp", delta.into()), mark("/"), such("debt")]
        }
        EndGame::LoseVirtue { virtue_loss } => vec![change("virtue", -i64::from(virtue_loss))],
    }
}

/// For every so many of something.
fn per(group: u8, of: Count) -> impl Iterator<Item = SignDoc> {
    let many = (group > 1).then(|| mark(group.to_string()));
    [mark("/")].into_iter().chain(many).chain([counted(of)])
}

const fn counted(of: Count) -> SignDoc {
    let good = match of {
        Count::CathedralLevel => return CATHEDRAL,
        Count::CapturedWorkerOnOwnBoard => return icon(SignIcon::Captive),
        Count::ApprenticeWithSkill(skill) => return SignDoc::Skill { skill },
        Count::OwnConstructedBuilding => "building_card",
        Count::ClayWoodStoneTotal => "clay_wood_or_stone",
        Count::Virtue => "virtue",
        Count::PaidDebt => "paid_debt",
        Count::Good(good) => good.id(),
    };
    such(good)
}
