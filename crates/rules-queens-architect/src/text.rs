//! Questions, answers, events and refusals as messages. No sentence is here, only keys and what
//! they speak of.

mod event;

use game_core::{Arg, Message, Name, Seat};

use crate::action::Action;
use crate::edition::{Bonus, Character, Demand, Guild, Guilds, Place};
use crate::questions::{Frame, Hire, Repair, Rest, Spend};
use crate::refusal::Refusal;
use crate::state::QueensArchitect;

pub use event::EventDoc;

/// Adds pieces and places to a message.
pub(crate) trait Speak {
    fn who(self, game: &QueensArchitect, character: Character) -> Self;
    fn place(self, game: &QueensArchitect, name: &'static str, place: Place) -> Self;
    fn guild(self, game: &QueensArchitect, guild: Guild) -> Self;
    fn guilds(self, game: &QueensArchitect, guilds: Guilds) -> Self;
}

impl Speak for Message {
    fn who(self, game: &QueensArchitect, character: Character) -> Self {
        self.name("character", game.edition.0.name(character))
    }
    fn place(self, game: &QueensArchitect, name: &'static str, place: Place) -> Self {
        match game.place_name(place) {
            Some(named) => self.name(name, named),
            None => self.text(name, game.edition.place_id(place)),
        }
    }
    fn guild(self, game: &QueensArchitect, guild: Guild) -> Self {
        self.name("guild", game.edition.0.guild_name(guild))
    }
    fn guilds(self, game: &QueensArchitect, guilds: Guilds) -> Self {
        let name = |guild| Arg::Name(game.edition.0.guild_name(guild));
        self.with("guilds", Arg::List(guilds.iter().map(name).collect()))
    }
}

impl QueensArchitect {
    /// The name of a place; a place of the other side of the board has none here.
    fn place_name(&self, place: Place) -> Option<&'static Name> {
        self.board().rows.get(place.0 as usize)?.as_ref().map(|row| &row.name)
    }

    pub(crate) fn action_message(&self, seat: Seat, action: Action) -> Message {
        let (player, numbers) = (self.player(seat), &self.edition.numbers);
        let who = |key: &'static str, character| Message::new(key).who(self, character);
        match action {
            Action::Take { character } => {
                let facts = self.edition.facts(character);
                let numbers: Vec<_> = facts.performance.iter().map(u8::to_string).collect();
                who("qa-do-take", character)
                    .text("numbers", numbers.join("·"))
                    .int("repair", facts.repair)
                    .int("icon", i64::from(facts.laborer))
            }
            Action::Turn { positions } => Message::new("qa-do-turn")
                .int("positions", positions)
                .int("talers", i64::from(positions) * i64::from(numbers.turn_talers)),
            Action::Advance { spaces } => {
                let space = (player.architect + spaces) as usize % self.edition.star.len();
                let action = self.edition.star[space];
                Message::new("qa-do-advance")
                    .int("spaces", spaces)
                    .name("action", self.edition.0.action_name(action))
                    .int("idle", i64::from(self.is_idle(seat, action)))
            }
            Action::Earn => Message::new("qa-do-earn").int("talers", self.income(seat)),
            Action::Labor { character } => {
                let notch = player.band.find(character).unwrap_or_default();
                let last = self.is_last_job(seat, notch);
                let key = if last { "qa-do-labor-last" } else { "qa-do-labor" };
                who(key, character).int("talers", numbers.icon_talers)
            }
            Action::Hire { row } => {
                let tile = self.table.billboard[row as usize];
                if !tile.is_some() {
                    return Message::new("qa-do-hire-nobody").int("row", row + 1);
                }
                let (facts, position) = (self.edition.facts(tile), numbers.positions[row as usize]);
                who("qa-do-hire", tile)
                    .int("price", self.price(row))
                    .int("performance", facts.performance[position as usize])
                    .int("jobs", i64::from(facts.last) - i64::from(position) + 1)
            }
            Action::Fire { character } => {
                let notch = player.band.find(character).unwrap_or_default();
                let (craftsman, last) = (player.band.at(notch), self.edition.facts(character).last);
                who("qa-do-fire", character)
                    .int("performance", craftsman.performance(&self.edition))
                    .int("jobs", i64::from(last) - i64::from(craftsman.position) + 1)
            }
            Action::Confidence => {
                let next = numbers.confidence.get(player.confidence as usize + 1);
                Message::new("qa-do-confidence").int("bonds", next.copied().unwrap_or_default())
            }
            Action::Redeem { bonds } => Message::new("qa-do-redeem")
                .int("bonds", bonds)
                .int("talers", i64::from(bonds) * i64::from(numbers.bond_talers)),
            Action::Travel { to } => self.describe_trip(seat, to),
            Action::Tavern => Message::new("qa-do-tavern"),
            Action::Rest { guild } => {
                let sent = match self.table.frames.last() {
                    Some(&Frame::Rest(Rest { sent })) => sent.len(),
                    _ => 0,
                };
                let fee = numbers.fees.get(sent + 1).copied().unwrap_or_default();
                Message::new("qa-do-rest").guild(self, guild).int("fee", fee)
            }
            Action::Build => {
                let demand = self.table.demands[player.carriage.0 as usize];
                let (talers, hire) = match self.edition.wants(demand).bonus {
                    Bonus::Talers(talers) => (talers, false),
                    bonus => (0, bonus == Bonus::Hire),
                };
                Message::new("qa-do-build")
                    .place(self, "place", player.carriage)
                    .int("points", self.building_points(seat))
                    .int("talers", talers)
                    .int("hire", i64::from(hire))
            }
            Action::Repair { character } => {
                let notch = player.band.find(character).unwrap_or_default();
                who("qa-do-repair", character)
                    .int("value", self.edition.facts(character).repair)
                    .int("last", i64::from(self.is_last_job(seat, notch)))
            }
            Action::Palace => Message::new("qa-do-palace").int("sum", self.sum(seat)),
            Action::Steps { steps } => {
                let points = match self.table.frames.last() {
                    Some(&Frame::Spend(Spend { points })) => points,
                    _ => 0,
                };
                let price: u8 =
                    self.table.track.iter().skip(player.track.into()).take(steps.into()).sum();
                let left = points.saturating_sub(price);
                let bonds = self.bonds_for(left);
                Message::new("qa-do-steps")
                    .int("steps", steps)
                    .int("price", price)
                    .int("bonds", bonds)
                    .int("lost", left - bonds)
            }
            Action::Done => match self.table.frames.last() {
                Some(&Frame::Rest(Rest { sent })) => {
                    Message::new("qa-do-rest-done").int("fee", numbers.fees[sent.len()])
                }
                Some(&Frame::Repair(Repair { assigned })) => Message::new("qa-do-repair-done")
                    .int("points", self.repair_points(seat, assigned)),
                _ => Message::new("qa-do-done"),
            },
            Action::Forfeit => match self.table.frames.last() {
                Some(&Frame::Hire(Hire { bonus: true })) => Message::new("qa-do-forfeit-bonus"),
                _ => Message::new("qa-do-forfeit"),
            },
        }
    }

    fn describe_trip(&self, seat: Seat, to: Place) -> Message {
        let spaces = self.board().spaces(self.player(seat).carriage, to).unwrap_or_default();
        let demand = self.table.demands[to.0 as usize];
        let trip = if demand == Demand::NONE {
            Message::new("qa-do-travel-capital")
        } else {
            Message::new("qa-do-travel").guilds(self, self.edition.wants(demand).guilds)
        };
        trip.place(self, "place", to)
            .int("spaces", spaces as i64)
            .int("price", self.edition.numbers.travel[spaces])
    }

    pub(crate) fn refusal_message(&self, refusal: Refusal) -> Message {
        let who = |key: &'static str, character| Message::new(key).who(self, character);
        let place = |key: &'static str, place| Message::new(key).place(self, "place", place);
        match refusal {
            Refusal::Over => Message::new("qa-no-over"),
            Refusal::NotAsked => Message::new("qa-no-not-asked"),
            Refusal::OtherQuestion => Message::new("qa-no-other-question"),
            Refusal::MustMove => Message::new("qa-no-must-move"),
            Refusal::NoSuchMove { least, most } => {
                Message::new("qa-no-such-move").int("least", least).int("most", most)
            }
            Refusal::NotOnDisplay { character } => who("qa-no-not-on-display", character),
            Refusal::TakenCharacter { character } => who("qa-no-taken-character", character),
            Refusal::PastArrow { most } => Message::new("qa-no-past-arrow").int("most", most),
            Refusal::NotInBand { character } => who("qa-no-not-in-band", character),
            Refusal::NoIcon { character } => who("qa-no-icon", character),
            Refusal::AlreadyTurned { character } => who("qa-no-already-turned", character),
            Refusal::EmptyRow { row } => Message::new("qa-no-empty-row").int("row", row + 1),
            Refusal::CannotPay { price, talers } => {
                Message::new("qa-no-cannot-pay").int("price", price).int("talers", talers)
            }
            Refusal::SameCharacter { character } => who("qa-no-same-character", character),
            Refusal::MustFireSame { character } => who("qa-no-must-fire-same", character),
            Refusal::MustFire => Message::new("qa-no-must-fire"),
            Refusal::TopConfidence => Message::new("qa-no-top-confidence"),
            Refusal::NoBonds => Message::new("qa-no-bonds"),
            Refusal::TooManyBonds { most } => {
                Message::new("qa-no-too-many-bonds").int("most", most)
            }
            Refusal::OtherSide { place: p } => place("qa-no-other-side", p),
            Refusal::SamePlace { place: p } => place("qa-no-same-place", p),
            Refusal::TooFar { place: p, most } => place("qa-no-too-far", p).int("most", most),
            Refusal::NobodyToSend => Message::new("qa-no-nobody-to-send"),
            Refusal::MustSend => Message::new("qa-no-must-send"),
            Refusal::AlreadySent { guild } => Message::new("qa-no-already-sent").guild(self, guild),
            Refusal::Asleep { guild } => Message::new("qa-no-asleep").guild(self, guild),
            Refusal::InCapital => Message::new("qa-no-in-capital"),
            Refusal::AlreadyBuilt { place: p } => place("qa-no-already-built", p),
            Refusal::NoMarker => Message::new("qa-no-marker"),
            Refusal::MissingGuilds { guilds } => {
                Message::new("qa-no-missing-guilds").guilds(self, guilds)
            }
            Refusal::SameGuild { guild } => Message::new("qa-no-same-guild").guild(self, guild),
            Refusal::AlreadyAssigned { character } => who("qa-no-already-assigned", character),
            Refusal::NotAtPalace { left } => Message::new("qa-no-not-at-palace").int("left", left),
            Refusal::NotInCapital => Message::new("qa-no-not-in-capital"),
            Refusal::TooWeak { sum, wanted } => {
                Message::new("qa-no-too-weak").int("sum", sum).int("wanted", wanted)
            }
            Refusal::MustContribute => Message::new("qa-no-must-contribute"),
            Refusal::TooManySteps { points } => {
                Message::new("qa-no-too-many-steps").int("points", points)
            }
            Refusal::EndOfTrack => Message::new("qa-no-end-of-track"),
            Refusal::MustSpend => Message::new("qa-no-must-spend"),
        }
    }
}
