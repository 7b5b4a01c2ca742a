//! What the store keeps about an entry besides the entry itself.

use game_core::Seat;
use store::{Append, Edition, NewResult, Occupant, SeatChange, SeatResult, Status, TableId};
use table::{Act, Entry, Millis, Outlook, Rematch, Table};

/// The append that stores what a table is about to become.
pub fn append(id: &TableId, before: &Table, outlook: &Outlook) -> Append {
    let (after, entry) = (outlook.table(), &outlook.entry);
    let body = serde_json::to_string(entry).expect("entries serialize");
    let mut append = Append::new(id.clone(), before.seq() as i64, entry.at).entry(body);
    append.is_secret = !outlook.is_public();
    append.status = Some(status(after)).filter(|new| *new != status(before));
    append.awaiting = Some(after.awaiting().iter().fold(0, |bits, seat| bits | 1 << seat.index()));
    append.bot_since = after.bot_question().map(|_| entry.at);
    append.due_at = due(after, entry.at);
    append.rated = Some(after.is_rated()).filter(|rated| *rated != before.is_rated());
    for seat in Seat::all(after.setup().chairs.len()) {
        let occupant = occupant(after, seat);
        if occupant != self::occupant(before, seat) {
            append.seats.push(SeatChange { seat: seat.index() as u8, occupant });
        }
    }
    // A game from a position of another game says nothing about its players.
    let counts = after.setup().from.is_none();
    if counts && after.is_over() && !before.is_over() {
        append.result = result(after, entry);
    }
    if matches!(entry.act, Act::Start { .. })
        && let Some(game) = after.game()
    {
        let info = game.edition();
        append.edition = Some(Edition {
            hash: info.hash.clone(),
            game: game.id().to_string(),
            body: info.text.clone(),
        });
    }
    append
}

/// When a table needs attention on its own: at once if a consequence is missing, otherwise when a
/// clock runs out.
pub fn due(table: &Table, now: Millis) -> Option<Millis> {
    if table.is_ready() || *table.rematch() == Rematch::Agreed {
        return Some(now);
    }
    table.next_flag().map(|(_, at)| at)
}

/// The status of a table.
pub fn status(table: &Table) -> Status {
    if table.is_over() {
        Status::Over
    } else if table.game().is_some() {
        Status::Playing
    } else {
        Status::Open
    }
}

/// The owner of a seat. A bot that stands in for an absent person does not own the seat.
fn occupant(table: &Table, seat: Seat) -> Option<Occupant> {
    if let Some(who) = table.person(seat) {
        return Some(Occupant::Account(who.id.as_str().into()));
    }
    table.bot(seat).map(|level| Occupant::Bot(level.to_string()))
}

/// The result, if there are ranks.
fn result(table: &Table, entry: &Entry) -> Option<NewResult> {
    let ending = table.ending()?;
    let ranks = ending.ranks.as_ref()?;
    let seats = ranks.iter().enumerate().map(|(seat, place)| {
        let score = ending.scores.as_ref().and_then(|scores| scores.get(seat));
        SeatResult {
            seat: seat as u8,
            occupant: occupant(table, Seat::new(seat as u8)),
            place: *place,
            total: score.map_or(0, |score| score.total.into()),
            categories: score.map_or_else(Default::default, |score| {
                let of = |(word, points): (&String, &i32)| (word.clone(), i64::from(*points));
                score.categories.iter().map(of).collect()
            }),
        }
    });
    Some(NewResult {
        game: table.setup().game.clone(),
        ended_at: entry.at,
        players: table.setup().chairs.len() as u8,
        rated: ending.rated,
        seats: seats.collect(),
        body: serde_json::to_string(&ending).expect("endings serialize"),
    })
}

/// The name under which an entry is counted for `/metrics`.
pub const fn word(entry: &Entry) -> &'static str {
    match entry.act {
        Act::Answer { .. } => "answer",
        Act::Undo { .. } | Act::TakeBack { .. } => "undo",
        Act::Start { .. } => "start",
        _ => "other",
    }
}
