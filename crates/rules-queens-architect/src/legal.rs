//! What is possible: the masks and bounds that the questions read.

use game_core::Seat;
use serde::Serialize;

use crate::band::Craftsman;
use crate::edition::{Characters, Edition, Guilds, Places, ROWS, StarAction};
use crate::state::{Player, QueensArchitect, Table};

/// What it takes to contribute to the palace (QA-61).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Condition {
    /// The end of the appreciation track.
    Track,
    /// The carriage in the capital.
    Capital,
    /// A band that is strong enough.
    Performance,
    /// The architect on construct.
    Construct,
}

impl Condition {
    /// All of them, in the order of the declaration.
    pub const ALL: [Self; 4] = [Self::Track, Self::Capital, Self::Performance, Self::Construct];

    /// As documents and readings call it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Track => "track",
            Self::Capital => "capital",
            Self::Performance => "performance",
            Self::Construct => "construct",
        }
    }

    /// Whether a player meets it now.
    #[inline]
    pub(crate) fn is_met(self, edition: &Edition, table: &Table, player: &Player) -> bool {
        match self {
            Self::Track => player.track as usize == table.track.len(),
            Self::Capital => player.carriage == edition.board(table.players.len()).capital,
            Self::Performance => player.band.sum(edition) >= edition.numbers.palace,
            Self::Construct => edition.star[player.architect as usize] == StarAction::Construct,
        }
    }
}

/// What can be done with the construct action (QA-46).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Works {
    /// Whether a building can be constructed (QA-47).
    pub build: bool,
    /// Whether the player can contribute to the palace (QA-61).
    pub palace: bool,
    /// Whether the player has to (QA-E45).
    pub must_contribute: bool,
    /// Who can be assigned to repairs (QA-59).
    pub repair: Characters,
}

impl Works {
    /// Whether only forfeiting is left.
    pub const fn is_nothing(self) -> bool {
        !self.build && !self.palace && self.repair.is_empty()
    }
}

impl QueensArchitect {
    /// Whether nothing is possible on a space of the star but forfeiting (QA-E42).
    #[inline]
    pub(crate) fn is_idle(&self, seat: Seat, action: StarAction) -> bool {
        match action {
            StarAction::DayLaborer => false,
            StarAction::Hire => self.open_rows(seat) == 0,
            StarAction::Moneychanger => {
                !self.can_gain_confidence(seat) && self.redeemable(seat) == 0
            }
            StarAction::Travel => self.reachable(seat).is_empty(),
            StarAction::Tavern => !self.can_enter_tavern(seat),
            StarAction::Construct => self.open_works(seat).is_nothing(),
        }
    }

    /// Rows of the billboard whose tile can be hired, as bits: there is one, it can be paid, and
    /// the character is not in the band, or can be fired (QA-31, QA-E11, QA-E36).
    #[inline]
    pub(crate) fn open_rows(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let full = player.band.is_full();
        let mut open = 0;
        for row in 0..ROWS as u8 {
            let tile = self.table.billboard[row as usize];
            let wanted = tile.is_some() && (full || !player.band.who().contains(tile));
            let payable = player.talers >= u32::from(self.price(row));
            open |= u8::from(wanted && payable) << row;
        }
        open
    }

    /// Who can be fired for the tile of a row: anybody, but a character that is hired again must
    /// be the one who goes (QA-32, QA-E11).
    #[inline]
    pub(crate) fn fireable(&self, seat: Seat, row: u8) -> Characters {
        let who = self.player(seat).band.who();
        let same = Characters::only(self.table.billboard[row as usize]) & who;
        if same.is_empty() { who } else { same }
    }

    /// Whether the moneychanger can move up (QA-38).
    #[inline]
    pub(crate) fn can_gain_confidence(&self, seat: Seat) -> bool {
        (self.player(seat).confidence as usize) + 1 < self.edition.numbers.confidence.len()
    }

    /// The most bonds that can be redeemed now (QA-39).
    #[inline]
    pub(crate) fn redeemable(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let shown = self.edition.numbers.confidence[player.confidence as usize];
        u16::from(shown).min(player.bonds) as u8
    }

    /// Places within the longest trip the talers pay for (QA-40, QA-E13, QA-E28, QA-E32).
    #[inline]
    pub(crate) fn reachable(&self, seat: Seat) -> Places {
        let player = self.player(seat);
        let numbers = &self.edition.numbers;
        let mut spaces = numbers.travel_most as usize;
        while u32::from(numbers.travel[spaces]) > player.talers {
            spaces -= 1;
        }
        let mut places = self.board().within[player.carriage.0 as usize][spaces];
        // QA-E47: with that switch on, staying is a trip as well.
        if self.table.rulings.travel_zero_spaces_allowed {
            places.insert(player.carriage);
        }
        places
    }

    /// Whether going to the tavern is possible: always, unless somebody has to be sent (QA-E15,
    /// QA-E46).
    #[inline]
    pub(crate) fn can_enter_tavern(&self, seat: Seat) -> bool {
        if self.table.rulings.tavern_zero_tiles_allowed {
            return true;
        }
        // What is in the saloon now will be in the dormitory then.
        let player = self.player(seat);
        let awake = player.entrance() | player.dormitory;
        !awake.is_empty() && player.talers >= u32::from(self.edition.numbers.fees[1])
    }

    /// Guilds that can be sent besides those already sent: on the entrance, and the fee for all
    /// of them can be paid (QA-43, QA-E50).
    #[inline]
    pub(crate) fn sendable(&self, seat: Seat, sent: Guilds) -> Guilds {
        let player = self.player(seat);
        match self.edition.numbers.fees.get(sent.len() + 1) {
            Some(&fee) if u32::from(fee) <= player.talers => player.entrance(),
            _ => Guilds::EMPTY,
        }
    }

    /// Whether the player may stop sending guilds (QA-E15, QA-E46).
    #[inline]
    pub(crate) fn may_close_tavern(&self, sent: Guilds) -> bool {
        !sent.is_empty() || self.table.rulings.tavern_zero_tiles_allowed
    }

    /// What can be done with the construct action (QA-46).
    #[inline]
    pub(crate) fn open_works(&self, seat: Seat) -> Works {
        let palace = self.can_contribute(seat);
        let must_contribute = palace && !self.table.rulings.palace_is_optional;
        if must_contribute {
            return Works { build: false, palace, must_contribute, repair: Characters::EMPTY };
        }
        let build = self.can_build(seat);
        Works { build, palace, must_contribute, repair: self.player(seat).band.who() }
    }

    /// Whether a building can be constructed where the architect is (QA-47, QA-E24).
    #[inline]
    pub(crate) fn can_build(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let place = player.carriage;
        place != self.board().capital
            && player.markers > 0
            && !self.table.builders[place.0 as usize].contains(seat)
            && self.missing_guilds(seat).is_empty()
    }

    /// Guilds demanded where the carriage is that the band has not (QA-47).
    #[inline]
    pub(crate) fn missing_guilds(&self, seat: Seat) -> Guilds {
        let player = self.player(seat);
        let demand = self.table.demands[player.carriage.0 as usize];
        self.edition.wants(demand).guilds.minus(player.band.guilds(&self.edition))
    }

    /// QA-61; that the architect is on construct is why this is asked.
    #[inline]
    pub(crate) fn can_contribute(&self, seat: Seat) -> bool {
        let is_met = |need: Condition| need.is_met(&self.edition, &self.table, self.player(seat));
        is_met(Condition::Track) && is_met(Condition::Capital) && is_met(Condition::Performance)
    }

    /// Who can be assigned to repairs besides those assigned: other guilds, and not too many
    /// (QA-59).
    #[inline]
    pub(crate) fn assignable(&self, seat: Seat, assigned: u8) -> Characters {
        if assigned.count_ones() >= u32::from(self.edition.numbers.repair_most) {
            return Characters::EMPTY;
        }
        let band = &self.player(seat).band;
        let guild = |craftsman: Craftsman| self.edition.facts(craftsman.character).guild;
        let busy: Guilds = band.among(assigned).map(guild).collect();
        let free = band.iter().filter(|&craftsman| !busy.contains(guild(craftsman)));
        free.map(|craftsman| craftsman.character).collect()
    }

    /// The most steps that the points pay for (QA-55, QA-E23).
    #[inline]
    pub(crate) fn most_steps(&self, seat: Seat, points: u8) -> u8 {
        let ahead = &self.table.track[self.player(seat).track as usize..];
        let mut left = points;
        let mut steps = 0;
        for &token in ahead {
            if token > left {
                break;
            }
            left -= token;
            steps += 1;
        }
        steps
    }
}
