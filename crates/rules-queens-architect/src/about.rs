//! The pieces and places that answers are about.
//!
//! | kind | id |
//! |---|---|
//! | `action` | a space of the star: `construct` |
//! | `starter` | a character on display: `glazier_1` |
//! | `craftsman` | a character of the band: `glazier_1` |
//! | `corner` | a character of the band and one of its positions: `glazier_1:3` |
//! | `row` | a row of the billboard, counted from 1 at the top: `3` |
//! | `place` | a place of the map: `v3` |
//! | `palace`, `tavern` | none: there is one of each |
//! | `guild` | a guild, by its quitting-time tile: `glazier` |
//! | `confidence` | a space of the moneychanger track, counted from 0: `2` |
//! | `track` | a space of the appreciation track; `0` is the start |
//! | `talers`, `bonds` | none: they are counted |

use game_core::{Role, Seat, Target};

use crate::action::Action;
use crate::edition::{Character, StarAction};
use crate::questions::{Frame, Rest, Turn};
use crate::refusal::Refusal;
use crate::state::QueensArchitect;

/// The kinds of pieces and places.
pub const PIECES: &[&str] = &[
    "action",
    "starter",
    "craftsman",
    "corner",
    "row",
    "place",
    "palace",
    "tavern",
    "guild",
    "confidence",
    "track",
    "talers",
    "bonds",
];

/// The verb of an answer's notation.
pub const fn kind_of(action: Action) -> &'static str {
    match action {
        Action::Take { .. } => "take",
        Action::Turn { .. } => "turn",
        Action::Advance { .. } => "advance",
        Action::Earn => "earn",
        Action::Labor { .. } => "labor",
        Action::Hire { .. } => "hire",
        Action::Fire { .. } => "fire",
        Action::Confidence => "confidence",
        Action::Redeem { .. } => "redeem",
        Action::Travel { .. } => "travel",
        Action::Tavern => "tavern",
        Action::Rest { .. } => "rest",
        Action::Build => "build",
        Action::Repair { .. } => "repair",
        Action::Palace => "palace",
        Action::Steps { .. } => "steps",
        Action::Done => "done",
        Action::Forfeit => "forfeit",
    }
}

impl QueensArchitect {
    /// What an answer is about, in the order in which a person would touch it.
    pub(crate) fn about(&self, seat: Seat, action: Action) -> Vec<Target> {
        let (player, numbers) = (self.player(seat), &self.edition.numbers);
        let one = |role, kind, id: &str| Target::new(role, kind, id);
        let who = |role, kind, character: Character| one(role, kind, self.edition.id(character));
        match action {
            Action::Take { character } => vec![who(Role::Take, "starter", character)],
            Action::Turn { positions } => match self.table.frames.last() {
                Some(&Frame::Turn(Turn { notch })) => {
                    let character = self.edition.id(player.band.at(notch).character);
                    vec![Target::new(Role::Way, "corner", format!("{character}:{positions}"))]
                }
                _ => Vec::new(),
            },
            Action::Advance { spaces } => {
                let space = (player.architect + spaces) % self.edition.star.len() as u8;
                // Staying is no move.
                let moved = (space != player.architect).then(|| self.edition.star[space as usize]);
                moved.into_iter().map(|action| self.space(Role::To, action)).collect()
            }
            Action::Earn => vec![self.space(Role::Take, StarAction::DayLaborer)],
            Action::Labor { character } | Action::Repair { character } => {
                vec![who(Role::Take, "craftsman", character)]
            }
            Action::Fire { character } => vec![who(Role::Pay, "craftsman", character)],
            Action::Hire { row } => {
                let tile = Target::new(Role::Take, "row", (row + 1).to_string());
                [tile].into_iter().chain(talers(self.price(row))).collect()
            }
            Action::Confidence => {
                let space = player.confidence as usize + 1;
                let there = (space < numbers.confidence.len()).then(|| confidence(Role::To, space));
                there.into_iter().collect()
            }
            Action::Redeem { bonds } => {
                // The space that shows the number stands for it.
                let space = numbers.confidence.iter().position(|&shown| shown == bonds);
                let way = space.map(|space| confidence(Role::Way, space));
                let paid = Target::new(Role::Pay, "bonds", "").times(bonds);
                way.into_iter().chain([paid]).collect()
            }
            Action::Travel { to } => {
                let spaces = self.board().spaces(player.carriage, to);
                let price = spaces.and_then(|spaces| numbers.travel.get(spaces).copied());
                let place = one(Role::To, "place", self.edition.place_id(to));
                [place].into_iter().chain(talers(price.unwrap_or_default())).collect()
            }
            Action::Tavern => vec![one(Role::To, "tavern", "")],
            Action::Rest { guild } => {
                vec![one(Role::Take, "guild", &self.edition.guilds[guild.0 as usize].name.id)]
            }
            Action::Build => vec![one(Role::To, "place", self.edition.place_id(player.carriage))],
            Action::Palace => vec![one(Role::To, "palace", "")],
            Action::Steps { steps } => {
                let space = player.track as usize + steps as usize;
                let there = (space <= self.table.track.len())
                    .then(|| Target::new(Role::To, "track", space.to_string()));
                there.into_iter().collect()
            }
            Action::Done => match self.table.frames.last() {
                Some(&Frame::Rest(Rest { sent })) => {
                    talers(numbers.fees[sent.len()]).into_iter().collect()
                }
                _ => Vec::new(),
            },
            Action::Forfeit => Vec::new(),
        }
    }

    /// Where the reason of a refusal lies: at the piece, and at what would be paid if there is too
    /// little of it.
    pub(crate) fn at_fault(&self, seat: Seat, action: Action, refusal: Refusal) -> Vec<Target> {
        let lacks = match refusal {
            Refusal::CannotPay { .. } => Some("talers"),
            Refusal::NoBonds | Refusal::TooManyBonds { .. } => Some("bonds"),
            _ => None,
        };
        let mut about = self.about(seat, action);
        about.retain(|target| {
            !matches!(&*target.kind, "talers" | "bonds") || Some(&*target.kind) == lacks
        });
        about
    }

    fn space(&self, role: Role, action: StarAction) -> Target {
        Target::new(role, "action", self.edition.0.action_name(action).id.as_str())
    }
}

fn confidence(role: Role, space: usize) -> Target {
    Target::new(role, "confidence", space.to_string())
}

/// Talers that are paid, if any are.
fn talers(price: u8) -> Option<Target> {
    (price > 0).then(|| Target::new(Role::Pay, "talers", "").times(price))
}
