//! Random play to the end, without a log and without allocation.

use game_core::{FastRng, Game, Log, Seat};

/// Plays random answers until the game is over and returns the number of decisions: questions with
/// more than one answer. Where several seats are asked at once, the lowest answers first. `legal`
/// is a buffer that is reused between games. `watch` sees each position before it is answered.
pub fn playout<G: Game>(
    game: &mut G,
    rng: &mut FastRng,
    legal: &mut Vec<G::Action>,
    mut watch: impl FnMut(&G, Seat),
) -> u64 {
    let mut log = Log::off();
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().lowest() {
        watch(game, seat);
        game.legal_actions(seat, legal);
        let action = match legal.as_slice() {
            [only] => *only,
            several => {
                decisions += 1;
                several[rng.below(several.len() as u32) as usize]
            }
        };
        game.play(seat, action, &mut log);
    }
    decisions
}
