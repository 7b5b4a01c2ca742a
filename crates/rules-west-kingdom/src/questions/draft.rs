//! Everyone keeps a card of the draft, sealed until all have (WK-7).

use game_core::{Answers, Log, Message, Question, Seat, SeatSet, Stack};

use crate::action::Action;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::WestKingdom;

/// Everyone keeps a card of the draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draft {
    /// Who has chosen.
    pub done: SeatSet,
}

impl Question<WestKingdom> for Draft {
    fn asks(self, game: &WestKingdom) -> SeatSet {
        game.choosing(self.done)
    }

    fn open(self, game: &WestKingdom, seat: Seat, out: &mut impl Answers<Action>) {
        out.push_all(game.hidden[seat].packet.iter().map(|building| Action::Keep { building }));
    }

    fn why_not(self, _: &WestKingdom, _: Seat, action: Action) -> Refusal {
        match action {
            Action::Keep { building } => Refusal::NotDealt { building },
            _ => Refusal::OtherQuestion,
        }
    }

    /// Seals a pick; with the last one the packets are passed on.
    fn answer(self, game: &mut WestKingdom, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Keep { building } = action else { return };
        game.hidden[seat].pick = building;
        log.tell(game_core::Audience::Only(seat), || Event::Kept { seat, building });
        let done = self.done.with(seat);
        if game.choosing(done).is_empty() {
            game.end_round_of_picks(log);
        } else {
            game.push(Self { done });
        }
    }

    fn fits(self, game: &WestKingdom) -> bool {
        let sealed = game.hidden.iter().filter(|(_, hidden)| hidden.pick.is_some());
        !game.table.solo && self.done == sealed.map(|(seat, _)| seat).collect()
    }

    fn words(self, game: &WestKingdom, _: Seat) -> Message {
        let keep = game.edition.numbers().draft_keep;
        let last = game.table.picks + 1 >= keep;
        let key = if last { "wk-ask-draft-last" } else { "wk-ask-draft" };
        Message::new(key).int("pick", game.table.picks + 1).int("keep", keep)
    }
}
