//! What makes a table fair: ratings are won against people and the clock, nobody loses a chair by
//! thinking for a moment, and no clock runs longer than anybody would wait.

use game_core::{GameOption, Message};
use table::{ChairSetup, Clock, Millis, Setup};

use crate::config::Config;
use crate::error::{ApiError, ApiResult};

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// The longest time for a whole game.
const MOST_LIVE: Millis = 7 * DAY;
/// The largest increment per answer.
const MOST_INCREMENT: Millis = 60 * MINUTE;
/// The most days for an answer.
const MOST_DAYS: Millis = 60;
/// The most days of holiday.
const MOST_HOLIDAYS: u16 = 365;
/// The longest patience where there is no clock.
const MOST_PATIENCE: Millis = 365 * DAY;

/// The shortest times allowed at a table, all derived from the host's configuration.
struct Least {
    patience: Millis,
    /// For a whole game: in a rated one enough to play fast without giving it away.
    live: Millis,
    /// The length of a day; clocks in days use whole ones.
    day: Millis,
}

impl Least {
    fn of(config: &Config, rated: bool) -> Self {
        let least = config.least_patience_ms.max(1);
        let (patience, live) = if rated { (10, 3) } else { (1, 1) };
        Self { patience: least * patience, live: least * live, day: least * (DAY / MINUTE) }
    }
}

/// Checks that a table treats everybody fairly.
///
/// # Errors
/// If it does not, with what is allowed instead.
pub fn check(config: &Config, setup: &Setup) -> ApiResult<()> {
    let is_bot = |chair: &ChairSetup| matches!(chair, ChairSetup::Bot(_));
    // A person at a shared device would win against themselves, and so would a single player.
    let is_alone = setup.chairs.len() < 2;
    if setup.rated && (setup.hot_seat || is_alone || setup.chairs.iter().all(is_bot)) {
        return Err(ApiError::bad(Message::new("server-rated-people")));
    }
    // Without a clock somebody could wait forever instead of losing.
    if setup.rated && setup.clock == Clock::None {
        return Err(ApiError::bad(Message::new("server-rated-clock")));
    }
    let least = Least::of(config, setup.rated);
    let waits = least.patience..=MOST_PATIENCE;
    if setup.patience.is_some_and(|patience| !waits.contains(&patience)) {
        let message = Message::new("server-patience").int("seconds", least.patience / 1_000);
        return Err(ApiError::bad(message.int("days", MOST_PATIENCE / DAY)));
    }
    match setup.clock {
        Clock::None => Ok(()),
        Clock::Live { initial, increment } => check_live(&least, initial, increment),
        Clock::Daily { per_move, holidays } => check_daily(&least, per_move, holidays),
    }
}

/// Checks that a rated game uses only options allowed for ratings: a limit of rounds may leave a
/// game without a winner.
///
/// # Errors
/// If an option is not allowed.
pub fn check_options(setup: &Setup, options: &[GameOption]) -> ApiResult<()> {
    let chosen = |option: &&GameOption| {
        let pointer = format!("/{}", option.field.replace('.', "/"));
        let value = setup.config.pointer(&pointer);
        value.is_some_and(|value| !value.is_null() && *value != option.default)
    };
    match options.iter().filter(|option| setup.rated && !option.rated).find(chosen) {
        None => Ok(()),
        Some(option) => {
            Err(ApiError::bad(Message::new("server-rated-option").text("field", option.field)))
        }
    }
}

fn check_live(least: &Least, initial: Millis, increment: Millis) -> ApiResult<()> {
    if (least.live..=MOST_LIVE).contains(&initial) && (0..=MOST_INCREMENT).contains(&increment) {
        return Ok(());
    }
    let message = Message::new("server-clock-live").int("minutes", least.live / MINUTE);
    let message = message.int("days", MOST_LIVE / DAY);
    Err(ApiError::bad(message.int("increment", MOST_INCREMENT / MINUTE)))
}

/// Lists show whole days, and players rely on them when they sit down.
fn check_daily(least: &Least, per_move: Millis, holidays: u16) -> ApiResult<()> {
    let is_whole = per_move % least.day == 0;
    if is_whole && (1..=MOST_DAYS).contains(&(per_move / least.day)) && holidays <= MOST_HOLIDAYS {
        return Ok(());
    }
    let message = Message::new("server-clock-daily").int("days", MOST_DAYS);
    Err(ApiError::bad(message.int("holidays", i64::from(MOST_HOLIDAYS))))
}
