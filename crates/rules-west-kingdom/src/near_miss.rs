//! Answers a person would look for: each location, card or group they might click.

use game_core::Seat;

use crate::action::{Action, Deal, MOST_DEBTS, MOST_FREED, RansomBy};
use crate::edition::{APPRENTICE_COLUMNS, APPRENTICE_ROWS, Ability, Apprentice, Good, Location};
use crate::state::{Frame, RaidBy, WestKingdom};

impl WestKingdom {
    /// What a person might try at this question, legal or not.
    pub(crate) fn tempting(&self, seat: Seat) -> Vec<Action> {
        let Some(&frame) = self.table.frames.last() else { return Vec::new() };
        let player = self.player(seat);
        match frame {
            Frame::Turn => Location::ALL.map(|location| Action::Place { location }).to_vec(),
            Frame::Recall => Location::ALL
                .into_iter()
                .filter(|&location| location != Location::Guildhall)
                .map(|location| Action::Recall { location })
                .collect(),
            Frame::Dig => vec![Action::Dig { good: Good::Clay }, Action::Dig { good: Good::Gold }],
            Frame::Workshop => hires().collect(),
            Frame::Trades { .. } => {
                let open = [Deal::Open(0), Deal::Open(1)].into_iter();
                let mut own: Vec<Apprentice> = player.apprentices.to_vec();
                own.sort_unstable();
                own.dedup();
                own.retain(|&apprentice| {
                    let ability = self.edition.apprentice(apprentice).ability;
                    matches!(ability, Ability::StorehouseTrade(_))
                });
                let own = own.into_iter().map(Deal::Of);
                open.chain(own).map(|deal| Action::Trade { deal }).collect()
            }
            Frame::Captures(raid) => {
                let groups =
                    self.groups().map(|(location, owner)| Action::Capture { location, owner });
                let ransom = Action::Ransom { by: RansomBy::Nothing };
                let ransom = self.offers_ransom(raid).then_some(ransom);
                let without = match raid.by {
                    RaidBy::Building(_) if raid.begun => Some(Action::Done),
                    RaidBy::Building(_) => Some(Action::Decline),
                    RaidBy::Visit => None,
                };
                groups.chain(ransom).chain(without).collect()
            }
            Frame::FreeHire { .. } => hires().chain([Action::Decline]).collect(),
            Frame::Guard { .. } => vec![
                Action::Imprison,
                Action::Release,
                Action::Ransom { by: RansomBy::Silver },
                Action::Ransom { by: RansomBy::Debt },
                Action::Settle,
            ],
            Frame::Guild => {
                let hand = self.hand(seat).iter().map(|building| Action::Construct { building });
                hand.chain([Action::Advance]).collect()
            }
            Frame::Discard { .. } => {
                let hand = self.hand(seat).iter().map(|building| Action::Discard { building });
                hand.chain([Action::Decline]).collect()
            }
            // One more than is allowed, as long as it can be said.
            Frame::Destroy { most, .. } => {
                let more = (most < MOST_DEBTS).then(|| Action::Destroy { debts: most + 1 });
                more.into_iter().collect()
            }
            Frame::Reset { acted, .. } => {
                let most = self.freeable(seat, acted);
                let more = (most < MOST_FREED).then(|| Action::Free { workers: most + 1 });
                more.into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Groups on open locations: where, and whose.
    fn groups(&self) -> impl Iterator<Item = (Location, Seat)> + '_ {
        Location::OPEN.into_iter().flat_map(move |location| {
            let there = self.table.players.iter();
            let there = there.filter(move |(_, player)| player.at[location as usize] > 0);
            there.map(move |(owner, _)| (location, owner))
        })
    }
}

fn hires() -> impl Iterator<Item = Action> {
    (0..APPRENTICE_ROWS as u8).flat_map(|row| {
        (0..APPRENTICE_COLUMNS as u8).map(move |column| Action::Hire { row, column })
    })
}
