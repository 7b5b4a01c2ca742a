//! Reading a state document: an impossible one is refused.

use game_core::doc::{chance, seat, wrong};
use game_core::{EditionRef, List, LoadError, PerSeat, Seat, Seed};

use super::{CraftsmanDoc, PlaceDoc, SeatDoc, StateDoc, missing};
use crate::band::Band;
use crate::draft::PICKS;
use crate::edition::{
    Board, Character, Demand, Edition, Guilds, MAX_CHARACTERS, MAX_PLACES, MAX_TILES, MAX_TRACK,
    NOTCHES, Place, Places, ROWS, SEATS,
};
use crate::state::{Builders, Player, QueensArchitect, Table};

pub type Load<T> = Result<T, LoadError>;

/// The most turns and talers a document may claim; no game comes near.
const MOST: u32 = 999_999;

/// Reads a state document.
pub fn from_doc(
    edition: &'static Edition,
    doc: &StateDoc,
    seed: Option<Seed>,
) -> Result<QueensArchitect, LoadError> {
    let n = doc.seats.len();
    let numbers = &edition.numbers;
    if !(numbers.players_min as usize..=numbers.players_max as usize).contains(&n) {
        return Err(wrong("seats", "load-seats"));
    }
    Reader { edition, board: edition.board(n), n }.game(doc, seed)
}

/// Reads the parts of a document.
pub struct Reader {
    pub edition: &'static Edition,
    pub board: &'static Board,
    pub n: usize,
}

impl Reader {
    fn game(&self, doc: &StateDoc, seed: Option<Seed>) -> Load<QueensArchitect> {
        if doc.turn > MOST {
            return Err(wrong("turn", "load-range"));
        }
        let active = seat("active", doc.active, self.n)?;
        let mut game = QueensArchitect {
            edition: EditionRef(self.edition),
            rng: chance(doc.rng.as_ref(), seed)?,
            table: Table {
                players: PerSeat::new(self.n),
                frames: List::new(),
                billboard: self.billboard(&doc.billboard)?,
                display: self.display(&doc.display)?,
                picks: 0,
                marker: doc.price_marker,
                track: self.track(&doc.track)?,
                demands: [Demand::NONE; MAX_PLACES],
                builders: [Builders::default(); MAX_PLACES],
                bonds: doc.bonds,
                removed: 0,
                first: self.first(doc, active)?,
                active,
                turn: doc.turn,
                round_limit: doc.round_limit,
                rulings: doc.rulings.over(self.edition.rulings),
                over: doc.over,
            },
            pile: self.pile(&doc.pile)?,
        };
        // A limit in the past would have ended the game.
        if (1..game.round()).contains(&u32::from(doc.round_limit)) {
            return Err(wrong("round_limit", "load-range"));
        }
        if game.table.marker as usize >= self.edition.numbers.scale.len() {
            return Err(wrong("price_marker", "load-range"));
        }
        self.places(&doc.places, &mut game.table)?;
        for (index, doc) in doc.seats.iter().enumerate() {
            let at = Seat::new(index as u8);
            let built = game.table.builders.iter().filter(|there| there.contains(at)).count();
            game.table.players[at] = self.player(index, doc, built)?;
        }
        self.conserve(doc, &mut game)?;
        self.check_draft(doc, &mut game)?;
        self.pending(doc, &mut game)?;
        self.check_palace(&game)?;
        Ok(game)
    }

    /// Who began: the first turn was theirs, and turns go round (QA-23).
    fn first(&self, doc: &StateDoc, active: Seat) -> Load<Seat> {
        let passed = doc.turn.saturating_sub(1) as usize % self.n;
        let follows = Seat::new(((active.index() + self.n - passed) % self.n) as u8);
        match doc.first {
            None if doc.turn == 0 => Err(wrong("first", "qa-load-first")),
            None => Ok(follows),
            Some(first) if doc.turn == 0 || first == follows => seat("first", first, self.n),
            Some(_) => Err(wrong("turn", "qa-load-turn")),
        }
    }

    pub fn character(&self, field: &str, id: &str) -> Load<Character> {
        self.edition.find(id).ok_or_else(|| wrong(format!("{field} {id}"), "qa-load-character"))
    }

    fn billboard(&self, docs: &[Option<String>]) -> Load<[Character; ROWS]> {
        let mut rows = [Character::NONE; ROWS];
        if docs.len() != ROWS {
            return Err(wrong("billboard", "qa-load-billboard"));
        }
        for (row, doc) in rows.iter_mut().zip(docs) {
            if let Some(id) = doc {
                *row = self.character("billboard", id)?;
            }
        }
        // QA-E6: tiles move up, so gaps are at the bottom.
        if rows.windows(2).any(|pair| !pair[0].is_some() && pair[1].is_some()) {
            return Err(wrong("billboard", "qa-load-billboard"));
        }
        Ok(rows)
    }

    fn display(&self, ids: &[String]) -> Load<List<Character, { 2 * SEATS }>> {
        if ids.len() > self.edition.numbers.display[self.n] as usize {
            return Err(wrong("display", "qa-load-draft"));
        }
        ids.iter().map(|id| self.character("display", id)).collect()
    }

    /// The tokens on the track must be among those of the box (QA-12).
    fn track(&self, tokens: &[u8]) -> Load<List<u8, MAX_TRACK>> {
        let mut left: Vec<u8> = self.edition.tokens.to_vec();
        for token in tokens {
            match left.iter().position(|value| value == token) {
                Some(at) => drop(left.swap_remove(at)),
                None => return Err(wrong("track", "qa-load-track")),
            }
        }
        if tokens.len() != self.edition.numbers.track as usize {
            return Err(wrong("track", "qa-load-track"));
        }
        Ok(tokens.iter().copied().collect())
    }

    fn pile(&self, ids: &[String]) -> Load<List<Character, MAX_TILES>> {
        let dealt = ROWS + self.edition.numbers.display[self.n] as usize;
        if ids.len() > self.edition.numbers.craftsmen as usize - dealt {
            return Err(wrong("pile", "qa-load-pile"));
        }
        ids.iter().rev().map(|id| self.character("pile", id)).collect()
    }

    pub fn place(&self, field: &str, id: &str) -> Load<Place> {
        let place = self.edition.find_place(id).filter(|&place| self.board.places.contains(place));
        place.ok_or_else(|| wrong(format!("{field} {id}"), "qa-load-place"))
    }

    fn places(&self, docs: &[PlaceDoc], table: &mut Table) -> Load<()> {
        let mut seen = Places::only(self.board.capital);
        for doc in docs {
            let place = self.place("places", &doc.place)?;
            let field = format!("places {}", doc.place);
            if seen.contains(place) {
                return Err(wrong(field, "load-twice"));
            }
            seen.insert(place);
            let demand = self.edition.find_demand(&doc.demand).filter(|&demand| {
                self.edition.wants(demand).kind == self.board.kinds[place.0 as usize]
            });
            let demand = demand.ok_or_else(|| wrong(&field, "qa-load-demand"))?;
            if table.demands.contains(&demand) {
                return Err(wrong(format!("{field}.demand"), "load-twice"));
            }
            table.demands[place.0 as usize] = demand;
            if doc.builders.len() > self.board.sites.len() {
                return Err(wrong(field, "qa-load-builders"));
            }
            for &builder in &doc.builders {
                let there = &mut table.builders[place.0 as usize];
                if there.contains(seat(&field, builder, self.n)?) {
                    return Err(wrong(format!("{field}.builders"), "load-twice"));
                }
                there.push(builder);
            }
        }
        if seen != self.board.places {
            return Err(wrong("places", "qa-load-places"));
        }
        Ok(())
    }

    fn player(&self, index: usize, doc: &SeatDoc, built: usize) -> Load<Player> {
        let field = |name: &str| format!("seats.{index}.{name}");
        let numbers = &self.edition.numbers;
        if doc.talers > MOST {
            return Err(wrong(field("talers"), "load-range"));
        }
        if doc.track > numbers.track {
            return Err(wrong(field("track"), "load-range"));
        }
        if doc.confidence as usize >= numbers.confidence.len() {
            return Err(wrong(field("confidence"), "load-range"));
        }
        let markers = (numbers.markers as usize).checked_sub(built);
        let (saloon, dormitory) = (
            self.guilds(&field("saloon"), &doc.saloon)?,
            self.guilds(&field("dormitory"), &doc.dormitory)?,
        );
        if !(saloon & dormitory).is_empty() {
            return Err(wrong(field("dormitory"), "load-twice"));
        }
        let architect = self.edition.star.iter().position(|&space| space == doc.architect);
        Ok(Player {
            band: self.band(&field("band"), &doc.band)?,
            talers: doc.talers,
            bonds: doc.bonds,
            architect: architect.expect("the star has every action") as u8,
            track: doc.track,
            confidence: doc.confidence,
            carriage: self.place(&field("carriage"), &doc.carriage)?,
            markers: markers.ok_or_else(|| wrong("places", "qa-load-markers"))? as u8,
            palace: doc.palace,
            saloon,
            dormitory,
        })
    }

    pub fn guilds(&self, field: &str, ids: &[String]) -> Load<Guilds> {
        let mut guilds = Guilds::EMPTY;
        for id in ids {
            let wrong = |why| wrong(format!("{field} {id}"), why);
            let guild = self.edition.find_guild(id).ok_or_else(|| wrong("qa-load-guild"))?;
            if guilds.contains(guild) {
                return Err(wrong("load-twice"));
            }
            guilds.insert(guild);
        }
        Ok(guilds)
    }

    fn band(&self, field: &str, notches: &[Option<CraftsmanDoc>]) -> Load<Band> {
        if notches.len() > NOTCHES {
            return Err(wrong(field, "qa-load-notches"));
        }
        let mut band = Band::default();
        for (notch, doc) in notches.iter().enumerate() {
            let Some(CraftsmanDoc { character: id, position }) = doc else { continue };
            let character = self.character(field, id)?;
            // QA-10: never two of the same character.
            if band.who().contains(character) {
                return Err(wrong(format!("{field} {id}"), "load-twice"));
            }
            if *position > self.edition.facts(character).last {
                return Err(wrong(format!("{field} {id}"), "qa-load-position"));
            }
            band.set(notch as u8, character, *position);
        }
        Ok(band)
    }

    /// No tile and no bond more than the box has, and the starters of the pile on top (QA-18).
    fn conserve(&self, doc: &StateDoc, game: &mut QueensArchitect) -> Load<()> {
        let gone = missing(self.edition, &game.table, &game.pile);
        if gone.iter().any(|&count| count < 0) {
            return Err(wrong("pile", "qa-load-tiles"));
        }
        game.table.removed = gone.iter().sum::<i16>() as u8;
        if let Some(ids) = &doc.removed {
            if ids.len() > MAX_TILES {
                return Err(wrong("removed", "qa-load-removed"));
            }
            let mut said = [0; MAX_CHARACTERS];
            for id in ids {
                said[self.character("removed", id)?.0 as usize] += 1;
            }
            if said != gone {
                return Err(wrong("removed", "qa-load-removed"));
            }
        }
        let starters = game.starters_in_pile();
        let (below, above) = game.pile.split_at(game.pile.len() - starters);
        for character in self.edition.all_characters() {
            let count = |tiles: &[Character]| tiles.iter().filter(|&&c| c == character).count();
            let facts = self.edition.facts(character);
            let others = facts.copies - facts.starters;
            if count(below) > others.into() || count(above) > facts.starters.into() {
                return Err(wrong("pile", "qa-load-pile"));
            }
        }
        // QA-36: what is empty at the bottom of the billboard is refilled while there are tiles.
        if !game.table.billboard[ROWS - 1].is_some() && !game.pile.is_empty() {
            return Err(wrong("billboard", "qa-load-billboard"));
        }
        let held: u32 = game.table.players.iter().map(|(_, player)| u32::from(player.bonds)).sum();
        let (all, supply) = (u32::from(self.edition.numbers.bonds), u32::from(game.table.bonds));
        // QA-E48: a supply without limit is never touched.
        let dealt = u32::from(self.edition.numbers.bonds_each) * self.n as u32;
        let limited = game.table.rulings.bond_supply_limited;
        if supply + if limited { held } else { dealt } != all {
            return Err(wrong("bonds", "qa-load-bonds"));
        }
        Ok(())
    }

    /// In the draft nothing has happened yet but picks; after it, the display is empty.
    fn check_draft(&self, doc: &StateDoc, game: &mut QueensArchitect) -> Load<()> {
        let most = (PICKS * self.n) as u8;
        game.table.picks = doc.picks.unwrap_or(most);
        if doc.turn > 0 {
            let draft = !game.table.display.is_empty() || doc.picks.is_some();
            return if draft { Err(wrong("display", "qa-load-draft")) } else { Ok(()) };
        }
        let numbers = &self.edition.numbers;
        let dealt = ROWS + numbers.display[self.n] as usize;
        let whole = game.pile.len() + dealt == numbers.craftsmen as usize;
        if game.table.picks > most || game.table.removed > 0 || game.table.marker > 0 || !whole {
            return Err(wrong("picks", "qa-load-draft"));
        }
        for (seat, player) in game.table.players.iter() {
            let picks = (0..game.table.picks as usize).filter(|&p| game.picker(p) == seat).count();
            let turned: u32 = player.band.iter().map(|c| u32::from(c.position)).sum();
            // QA-E39: a pick may have been impossible, if there are starters of one character.
            let several = self.edition.facts.iter().any(|facts| facts.starters > 1);
            let fits = player.band.len() == picks || (several && player.band.len() < picks);
            let fresh = Player {
                band: player.band,
                talers: u32::from(numbers.talers_each) + turned * u32::from(numbers.turn_talers),
                bonds: numbers.bonds_each.into(),
                carriage: self.board.capital,
                markers: numbers.markers,
                ..Player::default()
            };
            if !fits || *player != fresh {
                return Err(wrong(format!("seats.{}", seat.index()), "qa-load-draft"));
            }
        }
        Ok(())
    }

    /// Who contributed fulfilled QA-61 in a turn of this round, and has not acted since.
    fn check_palace(&self, game: &QueensArchitect) -> Load<()> {
        let order = |seat: Seat| (seat.index() + self.n - game.table.first.index()) % self.n;
        for (seat, player) in game.table.players.iter().filter(|(_, player)| player.palace > 0) {
            let acted = game.table.over || order(seat) < order(game.table.active);
            let able = game.can_contribute(seat) && game.sum(seat) == player.palace;
            let on_construct = player.architect == 0;
            if game.table.turn == 0 || !acted || !able || !on_construct {
                return Err(wrong(format!("seats.{}.palace", seat.index()), "qa-load-palace"));
            }
        }
        Ok(())
    }
}
