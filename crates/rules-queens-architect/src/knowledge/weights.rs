//! What things are worth, in points of the track. Chosen by hand, then improved by matches with
//! changed weights, of greedy players and of search. What is best for greedy players alone is not
//! best for search: they like turns and the palace to count for less.

/// A turn, in points of the track: what a plan may gain by coming to construct earlier.
pub(super) const TURN: f32 = 0.95;
/// A point of performance in a job still to come. Not all of it becomes points: places have
/// limits, and building takes turns, too.
pub(super) const PERF: f32 = 0.4;
/// A point of repair value in a job still to come; most jobs are not repairs.
pub(super) const REPAIR: f32 = 0.25;
/// Any job still to come.
pub(super) const JOB: f32 = 0.1;
/// How much less the next job of a craftsman counts than the one before it.
pub(super) const FADE: f32 = 0.92;
/// A guild in the band: more places are open.
pub(super) const GUILD: f32 = 0.4;
/// The first taler; it buys about one job.
pub(super) const TALER: f32 = 1.3;
/// With this many talers the next one is worth a quarter of the first.
pub(super) const TALER_HALF: f32 = 30.0;
/// The first bond: talers, but only by a visit to the moneychanger.
pub(super) const BOND: f32 = 0.7;
/// With this many bonds the next one is worth a quarter of the first: visits are few.
pub(super) const BOND_HALF: f32 = 20.0;
/// A bond more for each visit to the moneychanger.
pub(super) const CONFIDENCE: f32 = 0.35;
/// A guild that has to be hired before a plan can begin.
pub(super) const MISSING: f32 = 1.5;
/// What goods are still good for when the track is done: the palace.
pub(super) const TAIL: f32 = 26.0;
/// What goods are good for by each point of the track that is left.
pub(super) const REACH: f32 = 0.7;
/// With goods to spare, points on the track are worth less, as the need for goods falls with them:
/// a bit more so than the slope of today says, since it gets steeper.
pub(super) const SPARE: f32 = 1.1;
/// What is still to do behind the track: a way home, and a band for the palace.
pub(super) const END: f32 = 12.0;
/// To have done the track is better than to be about to.
pub(super) const HOME: f32 = 5.0;
/// A point of performance that the palace still asks for.
pub(super) const SHORT: f32 = 1.2;
/// A point of performance beyond that: it decides between several contributions.
pub(super) const MORE: f32 = 0.1;
/// To do the last works away from the capital.
pub(super) const FAR: f32 = 1.5;
/// The additional hire of a town.
pub(super) const HIRE: f32 = 1.5;
/// No plan is worth less than this: there is always a next one.
pub(super) const FLOOR: f32 = 6.0;
/// Turns for a taler that the way home still costs.
pub(super) const BROKE: f32 = 0.8;
/// A seat without craftsmen has no income.
pub(super) const ALONE: f32 = 10.0;
/// How far a lead may still change when all have done the track.
pub(super) const SWING: f32 = 16.0;
/// How much further at the start.
pub(super) const SWING_REM: f32 = 20.0;
/// A lead of any size counts for less than this many swings.
pub(super) const DOUBT: f32 = 3.0;
/// Once somebody has contributed, every point of a contribution matters.
pub(super) const LAST_SWING: f32 = 0.3;
