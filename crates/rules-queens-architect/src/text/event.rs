//! What happened, as documents.

use game_core::color::color_key;
use game_core::{Name, NamedSeat, Seat};

use crate::edition::{Character, Place};
use crate::event::Event;
use crate::state::QueensArchitect;

game_core::event_docs! {
    /// Something that happened, as a document. `character` is a craftsman, `seat` the seat that
    /// acts, `row` a row of the billboard counted from 1, `action` a space of the star.
    pub enum EventDoc of "qa-event-" {
        /// Another player picks.
        PickBegan "pick_began" { seat: NamedSeat },
        /// A starter is taken.
        Took "took" { seat: NamedSeat, character: &'static Name },
        /// A starter is turned (QA-21).
        TurnedForTalers "turned_for_talers" {
            seat: NamedSeat,
            character: &'static Name,
            position: u8,
            talers: u32,
        },
        /// Somebody can take none of the starters on display (QA-E39).
        NothingToTake "nothing_to_take" { seat: NamedSeat },
        /// A starter that nobody can take leaves the game (QA-E39).
        LeftOnDisplay "left_on_display" { character: &'static Name },
        /// A turn begins.
        TurnBegan "turn_began" { seat: NamedSeat, turn: u32, round: u32 },
        /// The architect moves.
        Advanced "advanced" { seat: NamedSeat, spaces: u8, action: &'static Name },
        /// The action is forfeited; `forced` is 1 if nothing else was possible (QA-E42), otherwise
        /// 0.
        Forfeited "forfeited" { seat: NamedSeat, action: &'static Name, forced: bool },
        /// The hire of a town is not used.
        BonusForfeited "bonus_forfeited" { seat: NamedSeat },
        /// The income of day labor.
        Labored "labored" { seat: NamedSeat, craftsmen: u8, talers: u32 },
        /// Talers for a craftsman turned for the bonus (QA-28).
        Earned "earned" { seat: NamedSeat, character: &'static Name, talers: u32 },
        /// The talers of a town (QA-52).
        TownPaid "town_paid" { seat: NamedSeat, place: &'static Name, talers: u32 },
        /// A craftsman makes room.
        Fired "fired" { seat: NamedSeat, character: &'static Name },
        /// A tile is paid and taken.
        Hired "hired" { seat: NamedSeat, character: &'static Name, row: u8, price: u8, position: u8 },
        /// The price marker shows another price.
        PriceMoved "price_moved" { price: u8 },
        /// The top tile leaves the game (QA-34).
        Displaced "displaced" { character: &'static Name },
        /// Tiles of the billboard move up.
        MovedUp "moved_up",
        /// A tile comes from the pile.
        Revealed "revealed" { character: &'static Name, row: u8 },
        /// So many bonds for a visit now.
        GainedConfidence "gained_confidence" { seat: NamedSeat, bonds: u8 },
        /// Bonds are redeemed.
        Redeemed "redeemed" { seat: NamedSeat, bonds: u8, talers: u32 },
        /// A carriage moves from a place to this one.
        Traveled "traveled" {
            seat: NamedSeat,
            from: &'static Name,
            place: &'static Name,
            spaces: u8,
            price: u8,
        },
        /// Dormitory to entrance, saloon to dormitory (QA-42).
        TavernMoved "tavern_moved" { seat: NamedSeat },
        /// A guild is sent.
        Sent "sent" { seat: NamedSeat, guild: &'static Name },
        /// One fee for so many guilds.
        PaidFee "paid_fee" { seat: NamedSeat, count: u8, fee: u8 },
        /// A rested craftsman turns back (QA-44).
        TurnedBack "turned_back" {
            seat: NamedSeat,
            character: &'static Name,
            position: u8,
            performance: u8,
        },
        /// A building (QA-51): the sum of performances, what the site deducts, the points of a
        /// town; `limit` is that of the place if it cut something off, otherwise 0.
        Built "built" {
            seat: NamedSeat,
            place: &'static Name,
            sum: u8,
            deduction: u8,
            bonus: u8,
            limit: u8,
            points: u8,
        },
        /// A craftsman is assigned to repairs.
        Assigned "assigned" { seat: NamedSeat, character: &'static Name, value: u8 },
        /// Repairs.
        Repaired "repaired" { seat: NamedSeat, points: u8 },
        /// Steps on the appreciation track, to this space.
        Stepped "stepped" { seat: NamedSeat, steps: u8, space: u8 },
        /// Bonds for points not spent; points lost (QA-57).
        TookBonds "took_bonds" { seat: NamedSeat, bonds: u8, lost: u8 },
        /// A craftsman turns after work.
        Turned "turned" {
            seat: NamedSeat,
            character: &'static Name,
            position: u8,
            performance: u8,
        },
        /// A craftsman leaves after the last job.
        DroppedOut "dropped_out" { seat: NamedSeat, character: &'static Name },
        /// A contribution to the palace.
        Contributed "contributed" { seat: NamedSeat, sum: u8 },
        /// The limit of rounds is reached.
        Stopped "stopped" { rounds: u16 },
        /// The game is over.
        GameOver "game_over",
    }
}

impl QueensArchitect {
    pub(crate) fn event_doc(&self, event: Event) -> EventDoc {
        let by = |seat: Seat| NamedSeat(seat, color_key(seat.index() as u8));
        let who = |character: Character| self.edition.0.name(character);
        let star = |action| self.edition.0.action_name(action);
        let place = |place: Place| self.place_name(place).expect("play is on this side");
        match event {
            Event::PickBegan { seat } => EventDoc::PickBegan { seat: by(seat) },
            Event::Took { seat, character } => {
                EventDoc::Took { seat: by(seat), character: who(character) }
            }
            Event::TurnedForTalers { seat, character, position, talers } => {
                EventDoc::TurnedForTalers {
                    seat: by(seat),
                    character: who(character),
                    position,
                    talers,
                }
            }
            Event::NothingToTake { seat } => EventDoc::NothingToTake { seat: by(seat) },
            Event::LeftOnDisplay { character } => {
                EventDoc::LeftOnDisplay { character: who(character) }
            }
            Event::TurnBegan { seat, turn, round } => {
                EventDoc::TurnBegan { seat: by(seat), turn, round }
            }
            Event::Advanced { seat, spaces, action } => {
                EventDoc::Advanced { seat: by(seat), spaces, action: star(action) }
            }
            Event::Forfeited { seat, action, forced } => {
                EventDoc::Forfeited { seat: by(seat), action: star(action), forced }
            }
            Event::BonusForfeited { seat } => EventDoc::BonusForfeited { seat: by(seat) },
            Event::Labored { seat, craftsmen, talers } => {
                EventDoc::Labored { seat: by(seat), craftsmen, talers }
            }
            Event::Earned { seat, character, talers } => {
                EventDoc::Earned { seat: by(seat), character: who(character), talers }
            }
            Event::TownPaid { seat, place: at, talers } => {
                EventDoc::TownPaid { seat: by(seat), place: place(at), talers }
            }
            Event::Fired { seat, character } => {
                EventDoc::Fired { seat: by(seat), character: who(character) }
            }
            Event::Hired { seat, character, row, price, position } => EventDoc::Hired {
                seat: by(seat),
                character: who(character),
                row: row + 1,
                price,
                position,
            },
            Event::PriceMoved { price } => EventDoc::PriceMoved { price },
            Event::Displaced { character } => EventDoc::Displaced { character: who(character) },
            Event::MovedUp => EventDoc::MovedUp,
            Event::Revealed { character, row } => {
                EventDoc::Revealed { character: who(character), row: row + 1 }
            }
            Event::GainedConfidence { seat, bonds } => {
                EventDoc::GainedConfidence { seat: by(seat), bonds }
            }
            Event::Redeemed { seat, bonds, talers } => {
                EventDoc::Redeemed { seat: by(seat), bonds, talers }
            }
            Event::Traveled { seat, from, to, spaces, price } => EventDoc::Traveled {
                seat: by(seat),
                from: place(from),
                place: place(to),
                spaces,
                price,
            },
            Event::TavernMoved { seat } => EventDoc::TavernMoved { seat: by(seat) },
            Event::Sent { seat, guild } => {
                EventDoc::Sent { seat: by(seat), guild: self.edition.0.guild_name(guild) }
            }
            Event::PaidFee { seat, guilds, fee } => {
                EventDoc::PaidFee { seat: by(seat), count: guilds, fee }
            }
            Event::TurnedBack { seat, character, position, performance } => EventDoc::TurnedBack {
                seat: by(seat),
                character: who(character),
                position,
                performance,
            },
            Event::Built { seat, place: at, sum, deduction, bonus, limit, points } => {
                let (seat, place) = (by(seat), place(at));
                EventDoc::Built { seat, place, sum, deduction, bonus, limit, points }
            }
            Event::Assigned { seat, character, value } => {
                EventDoc::Assigned { seat: by(seat), character: who(character), value }
            }
            Event::Repaired { seat, points } => EventDoc::Repaired { seat: by(seat), points },
            Event::Stepped { seat, steps, space } => {
                EventDoc::Stepped { seat: by(seat), steps, space }
            }
            Event::TookBonds { seat, bonds, lost } => {
                EventDoc::TookBonds { seat: by(seat), bonds, lost }
            }
            Event::Turned { seat, character, position, performance } => EventDoc::Turned {
                seat: by(seat),
                character: who(character),
                position,
                performance,
            },
            Event::DroppedOut { seat, character } => {
                EventDoc::DroppedOut { seat: by(seat), character: who(character) }
            }
            Event::Contributed { seat, sum } => EventDoc::Contributed { seat: by(seat), sum },
            Event::Stopped { rounds } => EventDoc::Stopped { rounds },
            Event::GameOver => EventDoc::GameOver,
        }
    }
}
