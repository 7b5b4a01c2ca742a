//! What is printed on the tiles and boards, for those who draw them.

use serde::Serialize;

use crate::edition::{Board, Bonus, Character, Demand, Edition, PlaceType, StarAction};

/// What is printed on the tiles and boards of Queen's Architect.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = QueensArchitectPrinted))]
pub struct PrintedDoc {
    /// The action star, clockwise from its top space.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<StarAction>))]
    pub star: [StarAction; 6],
    /// The tiles of craftsmen, one for each character.
    pub craftsmen: Vec<TileDoc>,
    /// The demand tiles.
    pub demands: Vec<DemandDoc>,
    /// The sides of the board.
    pub sides: Vec<SideDoc>,
    /// The price scale of the top row, from left to right.
    pub price_scale: Vec<u8>,
    /// The moneychanger track from the bottom: bonds for each visit.
    pub moneychanger: Vec<u8>,
    /// Talers for a bond.
    pub talers_per_bond: u8,
    /// What a trip costs, by its spaces from 1 on.
    pub travel: Vec<u8>,
    /// What the tavern costs, by guilds from 1 on.
    pub tavern: Vec<u8>,
    /// The most points that a building brings in each type of place where one can stand.
    pub caps: CapsDoc,
    /// What a band must add up to for the palace.
    pub palace: u8,
    /// Building markers of each player.
    pub markers: u8,
}

/// The tile of a character.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = QueensArchitectTile))]
pub struct TileDoc {
    /// Its id.
    pub id: String,
    /// Its guild.
    pub guild: String,
    /// The six corners, from the start position on.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub performance: [u8; 6],
    /// The repair value on the scroll.
    pub repair: u8,
    /// Whether it bears the day-laborer icon.
    pub day_laborer: bool,
    /// The corner with the drop-out arrow.
    pub dropout: u8,
}

/// A demand tile.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = QueensArchitectDemand))]
pub struct DemandDoc {
    /// Its id.
    pub id: String,
    /// The type of place that it belongs to.
    #[serde(rename = "type")]
    pub kind: PlaceType,
    /// The guilds that it demands.
    pub guilds: Vec<String>,
    /// What it gives besides; null if nothing.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub bonus: Option<BonusDoc>,
}

/// What a town gives besides.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "type")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = QueensArchitectBonus))]
pub enum BonusDoc {
    /// Points added to the total.
    Appreciation {
        /// How many.
        amount: u8,
    },
    /// Talers from the supply.
    Talers {
        /// How many.
        amount: u8,
    },
    /// One more hire.
    Hire,
}

/// A side of the board.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = QueensArchitectSide))]
pub struct SideDoc {
    /// Its id.
    pub id: String,
    /// What the building sites of a place deduct, the best first: 0 or less.
    pub sites: Vec<i8>,
    /// The roads, each by its two ends.
    pub roads: Vec<(String, String)>,
    /// The places.
    pub places: Vec<LocationDoc>,
}

/// A place of the map.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = QueensArchitectLocation))]
pub struct LocationDoc {
    /// Its id.
    pub id: String,
    /// Its type.
    #[serde(rename = "type")]
    pub kind: PlaceType,
    /// From left to right, 0 to 1000.
    pub x: u16,
    /// From top to bottom, 0 to 1000.
    pub y: u16,
}

/// The most points that a building brings, by the type of place.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = QueensArchitectCaps))]
pub struct CapsDoc {
    /// In a village.
    pub village: u8,
    /// In a monastery.
    pub monastery: u8,
    /// In a town.
    pub town: u8,
}

/// What is printed.
pub fn printed(edition: &'static Edition) -> PrintedDoc {
    let numbers = &edition.numbers;
    let cap = |kind: PlaceType| numbers.caps[kind as usize];
    PrintedDoc {
        star: edition.star,
        craftsmen: edition.all_characters().map(|one| tile(edition, one)).collect(),
        demands: (0..edition.demands.len() as u8).map(|at| demand(edition, Demand(at))).collect(),
        sides: edition.boards.iter().map(|board| side(edition, board)).collect(),
        price_scale: numbers.scale.to_vec(),
        moneychanger: numbers.confidence.to_vec(),
        talers_per_bond: numbers.bond_talers,
        travel: numbers.travel[1..=usize::from(numbers.travel_most)].to_vec(),
        tavern: numbers.fees[1..].to_vec(),
        caps: CapsDoc {
            village: cap(PlaceType::Village),
            monastery: cap(PlaceType::Monastery),
            town: cap(PlaceType::Town),
        },
        palace: numbers.palace,
        markers: numbers.markers,
    }
}

fn tile(edition: &'static Edition, character: Character) -> TileDoc {
    let facts = edition.facts(character);
    TileDoc {
        id: edition.id(character).to_string(),
        guild: edition.guild_name(facts.guild).id.clone(),
        performance: facts.performance,
        repair: facts.repair,
        day_laborer: facts.laborer,
        dropout: facts.last,
    }
}

fn demand(edition: &'static Edition, demand: Demand) -> DemandDoc {
    let wants = edition.wants(demand);
    let guilds = wants.guilds.iter().map(|guild| edition.guild_name(guild).id.clone());
    DemandDoc {
        id: edition.demand_name(demand).id.clone(),
        kind: wants.kind,
        guilds: guilds.collect(),
        bonus: match wants.bonus {
            Bonus::None => None,
            Bonus::Appreciation(amount) => Some(BonusDoc::Appreciation { amount }),
            Bonus::Talers(amount) => Some(BonusDoc::Talers { amount }),
            Bonus::Hire => Some(BonusDoc::Hire),
        },
    }
}

fn side(edition: &Edition, board: &Board) -> SideDoc {
    let id = |place| edition.place_id(place).to_string();
    let place = |place| {
        let row = board.row(place);
        LocationDoc { id: id(place), kind: board.kinds[place.0 as usize], x: row.x, y: row.y }
    };
    SideDoc {
        id: board.id.clone(),
        sites: board.sites.iter().map(|&site| -(site as i8)).collect(),
        roads: board.lines.iter().map(|&(from, to)| (id(from), id(to))).collect(),
        places: board.places.iter().map(place).collect(),
    }
}
