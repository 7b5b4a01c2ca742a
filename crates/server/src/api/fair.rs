//! What keeps a table fair: ratings are won from people and against the clock, nobody loses a chair for thinking a moment,
//! and no clock runs for longer than anybody waits.

use game_core::{GameOption, Message};
use table::{ChairSetup, Clock, Millis, Setup};

use crate::config::Config;
use crate::error::{ApiError, ApiResult};

const MINUTE: Millis = 60_000;
const DAY: Millis = 24 * 60 * MINUTE;

/// The most that somebody has for a whole game.
const MOST_LIVE: Millis = 7 * DAY;
/// The most that an answer adds to it.
const MOST_INCREMENT: Millis = 60 * MINUTE;
/// The most days for an answer.
const MOST_DAYS: Millis = 60;
/// The most days of holiday.
const MOST_HOLIDAYS: u16 = 365;
/// The longest wait for somebody where there is no clock.
const MOST_PATIENCE: Millis = 365 * DAY;

/// The least times at a table, all from what the host chose.
struct Least {
    patience: Millis,
    /// For a whole game: with ratings enough for a fast one, if it is not to be given away.
    live: Millis,
    /// A day, of which a clock of days counts whole ones.
    day: Millis,
}

impl Least {
    fn of(config: &Config, rated: bool) -> Self {
        let least = config.least_patience_ms.max(1);
        let (patience, live) = if rated { (10, 3) } else { (1, 1) };
        Self { patience: least * patience, live: least * live, day: least * (DAY / MINUTE) }
    }
}

/// Whether nobody is treated unfairly at a table.
///
/// # Errors
/// If somebody would be, with what is allowed instead.
pub fn check(config: &Config, setup: &Setup) -> ApiResult<()> {
    let is_bot = |chair: &ChairSetup| matches!(chair, ChairSetup::Bot(_));
    // At one device somebody would win against themselves, and so would somebody alone.
    let is_alone = setup.chairs.len() < 2;
    if setup.rated && (setup.hot_seat || is_alone || setup.chairs.iter().all(is_bot)) {
        return Err(ApiError::bad(Message::new("server-rated-people")));
    }
    // Who cannot run out of time could wait for ever instead of losing.
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

/// Whether a game that counts is played with options that ratings allow: a limit of rounds may leave a
/// game without a winner.
///
/// # Errors
/// If one is chosen that they do not.
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

/// Lists show whole days, and whoever sits down relies on them.
fn check_daily(least: &Least, per_move: Millis, holidays: u16) -> ApiResult<()> {
    let is_whole = per_move % least.day == 0;
    if is_whole && (1..=MOST_DAYS).contains(&(per_move / least.day)) && holidays <= MOST_HOLIDAYS {
        return Ok(());
    }
    let message = Message::new("server-clock-daily").int("days", MOST_DAYS);
    Err(ApiError::bad(message.int("holidays", i64::from(MOST_HOLIDAYS))))
}
