//! Reading the draft of a state document, and what players remember of it.

use game_core::Seat;
use game_core::doc::wrong;

use super::StateDoc;
use super::frames::FrameDoc;
use super::load::{Load, Reader};
use crate::edition::{APPRENTICE_COLUMNS, APPRENTICE_ROWS, Building, Buildings};
use crate::state::{Hidden, NOBODY, NOT_YET, Player, WestKingdom};

impl Reader {
    /// Before the first turn nothing has happened but picks; after it no packet is left.
    pub fn draft(&self, doc: &StateDoc, game: &mut WestKingdom) -> Load<()> {
        let numbers = self.edition.numbers();
        let drafting = doc.turn == 0;
        if !drafting && doc.picks.is_some() {
            return Err(wrong("picks", "wk-load-draft"));
        }
        game.table.picks = doc.picks.unwrap_or(if drafting { 0 } else { numbers.draft_keep });
        if drafting {
            self.check_fresh(game)?;
        }
        // Where several of the cards looked at are kept, one that had been put under the pile may
        // be gone while cards that were never dealt are still there.
        let keep = self.edition.prices().market_keep;
        let frames = doc.pending.as_deref().unwrap_or_default();
        let looking =
            frames.iter().any(|frame| matches!(frame, FrameDoc::Look { left, .. } if *left < keep));
        for seat in Seat::all(self.players) {
            self.check_packet(game, seat, drafting)?;
            self.check_passed(game, seat, drafting, looking)?;
        }
        Ok(())
    }

    fn check_fresh(&self, game: &WestKingdom) -> Load<()> {
        let (numbers, table) = (self.edition.numbers(), &game.table);
        // A single player does without the picks (WK-93).
        let most = if self.solo { 1 } else { numbers.draft_keep };
        let fresh = table.picks < most
            && table.buriers.iter().all(|&by| by == NOBODY)
            && table.coins == [[0; APPRENTICE_COLUMNS]; APPRENTICE_ROWS]
            && table.workshop.as_flattened().iter().all(|kind| kind.is_some())
            && table.market == [None; 3]
            && table.turned.is_empty()
            && table.known_apprentices == 0
            && table.rewards == self.hall().rewards
            && table.last_turns == NOT_YET
            && !table.reset
            && table.work == 0;
        if !fresh {
            return Err(wrong("picks", "wk-load-draft"));
        }
        for (seat, player) in table.players.iter() {
            let start = Player {
                goods: player.goods,
                debts: player.debts,
                virtue: player.virtue,
                supply: player.supply,
                prison: player.prison,
                board: player.board,
                ..Player::default()
            };
            if *player != start {
                return Err(wrong(format!("seats.{}", seat.index()), "wk-load-draft"));
            }
        }
        Ok(())
    }

    /// Packets and hands have as many cards as the picks so far leave (WK-7).
    fn check_packet(&self, game: &WestKingdom, seat: Seat, drafting: bool) -> Load<()> {
        let numbers = self.edition.numbers();
        let Hidden { hand, packet, pick, .. } = game.hidden[seat];
        let (deal, picks) = (numbers.draft_deal as usize, game.table.picks as usize);
        let fits = match (drafting, self.solo) {
            (true, false) => packet.len() + picks == deal && hand.len() == picks,
            (true, true) => packet.is_empty() && hand.len() == deal,
            (false, _) => packet.is_empty(),
        };
        if !fits {
            return Err(wrong(format!("seats.{}.packet", seat.index()), "wk-load-packet"));
        }
        if pick != Building::NONE && !packet.contains(pick) {
            return Err(wrong(format!("seats.{}.pick", seat.index()), "wk-load-pick"));
        }
        Ok(())
    }

    /// What a player remembers to have passed on must be where it can have gone: each neighbor
    /// kept a card, and the last card went under the pile (WK-7, WK-E56). Other players' memory is
    /// not known to a viewer, so that it may be missing altogether.
    fn check_passed(
        &self,
        game: &WestKingdom,
        seat: Seat,
        drafting: bool,
        looking: bool,
    ) -> Load<()> {
        let deal = self.edition.numbers().draft_deal as usize;
        // So many times packets have been passed on.
        let passes = if drafting { game.table.picks as usize } else { deal - 2 };
        let mut seen = Buildings::EMPTY;
        for (round, &cards) in game.hidden[seat].passed.iter().enumerate() {
            if cards.is_empty() {
                continue;
            }
            let wrong = || wrong(format!("seats.{}.passed", seat.index()), "wk-load-passed");
            let steps = passes.checked_sub(round).filter(|&steps| steps > 0).ok_or_else(wrong)?;
            let came_back = steps >= self.n;
            let count = if came_back { self.n - 1 } else { deal - 1 - round };
            if cards.len() != count || !(cards & seen).is_empty() || self.solo {
                return Err(wrong());
            }
            seen |= cards;
            let gone = if drafting {
                self.is_in_draft(game, seat, cards, steps)
            } else {
                looking || self.is_in_play(game, seat, cards, steps)
            };
            if !gone {
                return Err(wrong());
            }
        }
        Ok(())
    }

    /// Whether these cards, passed on `steps` times since, are in the packet of who has them now
    /// and in the hands of those between.
    fn is_in_draft(&self, game: &WestKingdom, seat: Seat, cards: Buildings, steps: usize) -> bool {
        let mut others = seat.around(self.n).skip(1);
        let kept = others
            .by_ref()
            .take(steps - 1)
            .all(|keeper| (game.hidden[keeper].hand & cards).len() == 1);
        // The packet that is back with its first owner has none of them.
        let holder = others.next();
        kept && holder.is_none_or(|holder| {
            let packet = game.hidden[holder].packet;
            packet.minus(cards).is_empty()
        })
    }

    /// Whether the same holds after the draft, as long as nothing that lay under the pile has been
    /// drawn: then they may be anywhere.
    fn is_in_play(&self, game: &WestKingdom, seat: Seat, cards: Buildings, steps: usize) -> bool {
        if !game.table.buriers.contains(&NOBODY) {
            return true;
        }
        let mut others = seat.around(self.n).skip(1);
        let mut keepers = others.by_ref().take(steps);
        let kept = keepers.all(|keeper| {
            let player = game.player(keeper);
            player.discards > 0 || !((player.built | game.hand(keeper)) & cards).is_empty()
        });
        if steps >= self.n {
            return kept;
        }
        let last = (seat.index() + steps) % self.n;
        let buried = game.table.buriers.iter().rposition(|&by| by as usize == last);
        kept && buried.is_some_and(|at| cards.contains(game.piles.buildings[at]))
    }
}
