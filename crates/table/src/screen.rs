//! The state of a table as one viewer may see it.

use game_core::saved::GameResult;
use game_core::{Problem, Seat, Viewer};
use protocol::{Ask, ClockFace, Ending, How, Person, Phase, Preview, Screen, SeatFace, Undo};

use crate::entry::{Millis, Who};
use crate::table::{End, Rematch, Table};
use crate::undo::UndoStatus;
use crate::wire;

impl Table {
    /// Everything a client shows to `viewer`, and nothing that they may not know.
    /// [`Table::may_see`] decides whether somebody may be `viewer` at all.
    ///
    /// A bug in a game may make this panic; since it only reads, the table is unharmed.
    pub fn screen(&self, viewer: Viewer, now: Millis) -> Screen {
        let seat = self.seat_of(viewer);
        let game = self.game();
        Screen {
            game: self.setup().game.clone(),
            rules: self.setup().rules,
            edition_hash: self.setup().edition_hash.clone(),
            viewer: seat.map(|seat| seat.index() as u8),
            n: self.told(viewer),
            since: seat.map_or(0, |seat| self.since_last_turn(seat)),
            phase: self.phase(),
            seats: self.seat_faces(now),
            view: game.map(|game| game.view_text(viewer).into()),
            turn: game.map_or(0, game_core::LiveGame::turn),
            awaiting: wire::seats(self.awaiting()),
            ask: seat.and_then(|seat| self.ask(seat)),
            undo: seat.map(|seat| self.undo_face(seat)),
            proposal: self.proposal(),
            rated: self.rated,
            hot_seat: self.setup().hot_seat,
            ending: self.ending(),
            seed_hash: self.seed_hash(),
            seed: self.seed().map(|seed| seed.to_hex()),
            rematch: match &self.rematch {
                Rematch::At(table) => Some(table.clone()),
                Rematch::No | Rematch::Agreed => None,
            },
            lesson: seat.and_then(|seat| self.lesson(seat)),
        }
    }

    /// What an answer of `seat` would do, on a world sampled from that seat's own view.
    ///
    /// # Errors
    /// If the game is not running, or the answer is refused.
    pub fn preview(&self, seat: Seat, action: &str) -> Result<Preview, Problem> {
        self.chair(seat)?;
        Ok(wire::preview(&self.playing()?.game.preview(seat, action)?, self.setup().undo))
    }

    /// The result by the rules, once they have ended the game.
    pub fn result(&self) -> Option<GameResult> {
        self.saved()?.result
    }

    /// How the game ended, once it has.
    pub fn ending(&self) -> Option<Ending> {
        let end = self.end?;
        let mut ending = Ending {
            how: How::Rules,
            ranks: None,
            scores: None,
            tie_break: None,
            rule: None,
            rated: self.rated,
        };
        match end {
            End::Rules => {
                let result = self.result()?;
                ending.ranks = Some(self.ranks_with_forfeits(result.ranks));
                ending.scores = Some(result.scores);
                ending.rule =
                    result.tie_break.as_ref().and(self.game()).map(|game| game.tie_rule().into());
                ending.tie_break = result.tie_break;
            }
            End::Resigned(loser) => {
                ending.how = How::Resigned(loser.index() as u8);
                if self.chairs.len() == 2 || !self.forfeits.is_empty() {
                    let rank = |seat| if seat == loser { 2 } else { 1 };
                    let ranks = Seat::all(self.chairs.len()).map(rank).collect();
                    ending.ranks = Some(self.ranks_with_forfeits(ranks));
                }
            }
            End::Forfeited(loser) => {
                ending.how = How::Forfeited(loser.index() as u8);
                ending.ranks = Some(self.ranks_with_forfeits(vec![1; self.chairs.len()]));
            }
            End::Abandoned => ending.how = How::Abandoned,
            End::Full => ending.how = How::Full,
        }
        // Nobody wins such a game, but whoever left it before has lost.
        if matches!(end, End::Abandoned | End::Full) && self.rated {
            ending.ranks = Some(self.ranks_with_forfeits(vec![1; self.chairs.len()]));
        }
        Some(ending)
    }

    /// What the table is doing.
    pub fn phase(&self) -> Phase {
        match () {
            () if self.frozen => Phase::Frozen,
            () if self.end.is_some() => Phase::Over,
            () if self.play.is_none() => Phase::Waiting,
            () if self.paused => Phase::Paused,
            () => Phase::Playing,
        }
    }

    /// The seat whose view a viewer has, if this table has that seat.
    fn seat_of(&self, viewer: Viewer) -> Option<Seat> {
        match viewer {
            Viewer::Seat(seat) => Some(seat).filter(|seat| seat.index() < self.chairs.len()),
            Viewer::Spectator => None,
        }
    }

    fn ask(&self, seat: Seat) -> Option<Ask> {
        let play = self.play.as_ref().filter(|_| self.phase() == Phase::Playing)?;
        if !self.is_played_by_person(seat) {
            return None;
        }
        wire::ask(&*play.game, seat, play.asked[seat.index()])
    }

    fn undo_face(&self, seat: Seat) -> Undo {
        match self.undo_status(seat) {
            UndoStatus::Free { question } => Undo::Free { question, unrated: false },
            UndoStatus::Alone { question, .. } => Undo::Free { question, unrated: self.rated },
            UndoStatus::Consent { question, of, barrier } => {
                Undo::Consent { question, of: wire::seats(of), barrier }
            }
            UndoStatus::Refused(problem) => Undo::Refused { problem: wire::problem(&problem) },
        }
    }

    fn seat_faces(&self, now: Millis) -> Vec<SeatFace> {
        let n = self.game().map_or(self.chairs.len(), game_core::LiveGame::seats);
        Seat::all(n).map(|seat| self.seat_face(seat, now)).collect()
    }

    fn seat_face(&self, seat: Seat, now: Millis) -> SeatFace {
        let person = |who: &Who| Person { id: who.id.clone(), name: who.name.clone() };
        let meter = self.chairs.get(seat.index()).map(|chair| chair.meter);
        let clock = |left| ClockFace { left, running: self.clock_runs(seat) };
        SeatFace {
            seat: seat.index() as u8,
            label: self.game().map(|game| game.seat_label(seat).to_string()),
            person: self.person(seat).map(person),
            bot: self.bot(seat).map(str::to_string),
            house: seat.index() >= self.chairs.len(),
            clock: self.clock(seat, now).map(clock),
            flagged: meter.is_some_and(|meter| meter.flagged),
            forfeited: self.has_forfeited(seat),
            may_be_handed_over: self.may_be_handed_over(seat, now),
            holiday_until: meter.map(|meter| meter.away_until).filter(|until| *until > now),
        }
    }
}
