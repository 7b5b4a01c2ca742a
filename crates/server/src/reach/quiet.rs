//! Hours in which nothing is sent.

use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use store::Quiet;
use table::Millis;

/// A day, in minutes.
pub const DAY: u16 = 24 * 60;

/// Whether this is a time zone.
pub fn is_zone(name: &str) -> bool {
    TimeZone::get(name).is_ok()
}

/// The end of the quiet hours that `now` is in; `None` if it is not in any.
pub fn end(quiet: &Quiet, now: Millis) -> Option<Millis> {
    let zone = TimeZone::get(&quiet.zone).unwrap_or(TimeZone::UTC);
    let here = Timestamp::from_millisecond(now).ok()?.to_zoned(zone.clone());
    let minute = here.hour() as u16 * 60 + here.minute() as u16;
    let over_night = quiet.from > quiet.to;
    let is_quiet = if over_night {
        minute >= quiet.from || minute < quiet.to
    } else {
        (quiet.from..quiet.to).contains(&minute)
    };
    if !is_quiet {
        return None;
    }
    let is_tomorrow = over_night && minute >= quiet.from;
    let day = here.date().checked_add(i64::from(is_tomorrow).days()).ok()?;
    let end = day.at((quiet.to / 60) as i8, (quiet.to % 60) as i8, 0, 0).to_zoned(zone).ok()?;
    // When clocks are set back, the same hour comes twice.
    Some(end.timestamp().as_millisecond().max(now + 60_000))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Millis {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn check(hours: (u16, u16), zone: &str, now: &str, ends: Option<&str>) {
        let quiet = Quiet { from: hours.0 * 60, to: hours.1 * 60 + 30, zone: zone.to_string() };
        assert_eq!(end(&quiet, at(now)), ends.map(at), "{hours:?} {zone} {now}");
    }

    #[test]
    fn nights_end_in_the_morning_where_the_person_is() {
        let paris = "Europe/Paris";
        let morning = Some("2026-01-11T06:30:00Z");
        check((22, 7), paris, "2026-01-10T20:59:59Z", None);
        check((22, 7), paris, "2026-01-10T21:00:00Z", morning);
        check((22, 7), paris, "2026-01-11T00:00:00Z", morning);
        check((22, 7), paris, "2026-01-11T06:29:59Z", Some("2026-01-11T06:30:59Z"));
        check((22, 7), paris, "2026-01-11T06:30:00Z", None);
        check((13, 15), "America/Sao_Paulo", "2026-07-01T17:00:00Z", Some("2026-07-01T18:30:00Z"));
        check((13, 15), "America/Sao_Paulo", "2026-07-01T19:00:00Z", None);
    }

    #[test]
    fn the_night_in_which_clocks_change_ends_at_the_same_hour() {
        let paris = "Europe/Paris";
        check((22, 7), paris, "2026-03-28T22:00:00Z", Some("2026-03-29T05:30:00Z"));
        check((22, 7), paris, "2026-10-24T21:00:00Z", Some("2026-10-25T06:30:00Z"));
    }

    #[test]
    fn a_zone_that_is_gone_is_taken_for_utc() {
        check((1, 2), "Nowhere/City", "2026-01-10T01:00:00Z", Some("2026-01-10T02:30:00Z"));
        assert!(is_zone("UTC") && is_zone("America/Argentina/Ushuaia") && !is_zone("Nowhere/City"));
    }
}
