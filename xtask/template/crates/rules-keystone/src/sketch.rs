//! The board in plain text, for a terminal.

use game_core::color::{color_key, mark_key};
use game_core::sketch::{Part, WIDTH};
use game_core::{Message, Say, Seat};

use crate::state::View;

/// Draws what `view` shows.
pub fn parts(view: &View, say: &dyn Say) -> Vec<Part> {
    let (table, stones) = (&view.table, view.edition.stones);
    let left = table.left(&view.edition);
    let laid = usize::from(stones - left);
    let bridge: String =
        (0..stones.into()).map(|place| if place < laid { '#' } else { '.' }).take(WIDTH).collect();
    let player = |seat: Seat| {
        let color = seat.index() as u8;
        let (mark, name) = (Message::new(mark_key(color)), Message::new(color_key(color)));
        let message = Message::new("ks-sketch-player")
            .text("mark", say.say(&mark))
            .text("name", say.say(&name))
            .int("stones", table.laid[seat]);
        say.say(&message)
    };
    let left = say.say(&Message::new("ks-sketch-left").int("left", left));
    vec![
        Part::drawn("keystone", 1, vec![bridge, left]),
        Part::drawn("players", 0, Seat::all(table.laid.len()).map(player).collect()),
    ]
}
