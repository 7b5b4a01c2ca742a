//! Numbers as they are read aloud.

/// `54 %`.
pub fn percent(share: f64) -> String {
    format!("{:.0} %", share * 100.0)
}

/// `+12`, in percentage points, with a true minus.
pub fn percentage_points(difference: f64) -> String {
    signed(difference * 100.0, 0)
}

/// A number with its sign; 0 has none.
pub fn signed(value: f64, digits: usize) -> String {
    let text = format!("{:.digits$}", value.abs());
    let zero = text.chars().all(|digit| matches!(digit, '0' | '.'));
    let sign = if zero {
        ""
    } else if value < 0.0 {
        "−"
    } else {
        "+"
    };
    sign.to_string() + &text
}

/// A number with a true minus.
pub fn decimal(value: f64) -> String {
    signed(value, 1).trim_start_matches('+').to_string()
}

/// `1st`, `2nd`, `3rd`, `4th`.
pub fn ordinal(number: usize) -> String {
    let ending = match number {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// `1 game`, `3 games`.
pub fn count(number: usize, one: &str, several: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { several })
}

/// `a`, `a and b`, `a, b and c`.
pub fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// With a capital at its beginning.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_plainly() {
        assert_eq!(percent(0.546), "55 %");
        assert_eq!([0.123, -0.2, 0.001, -0.001].map(percentage_points), ["+12", "−20", "0", "0"]);
        assert_eq!([-1.25, 0.04, 31.0].map(decimal), ["−1.2", "0.0", "31.0"]);
        assert_eq!([1, 2, 3, 4].map(ordinal), ["1st", "2nd", "3rd", "4th"]);
        assert_eq!(
            count(1, "game", "games") + ", " + &count(0, "game", "games"),
            "1 game, 0 games"
        );
    }

    #[test]
    fn lists_have_an_and() {
        let items = ["a", "b", "c"].map(str::to_string);
        assert_eq!(
            [list(&items), list(&items[..2]), list(&items[..1])],
            ["a, b and c", "a and b", "a"]
        );
    }
}
