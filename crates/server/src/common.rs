//! Common passwords. Attackers try them first.

use std::collections::HashSet;
use std::sync::LazyLock;

/// Words that common passwords are made of, in lower case and without what people add to them.
static WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| include_str!("common.txt").lines().collect());

/// Rows of keys and other habitual sequences; they count backwards as well.
const ROWS: [&str; 11] = [
    "01234567890",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiop",
    "qwertzuiop",
    "azertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "1q2w3e4r5t6y7u8i9o0p",
    "1qaz2wsx3edc4rfv5tgb6yhn",
    "zaq12wsxcde3",
    "q1w2e3r4t5y6",
];

/// Whether a password is a common one: a common word, possibly doubled, with digits and signs
/// around it or in place of letters; or only runs along the keys and repetitions.
pub fn is_common(password: &str) -> bool {
    let typed: String = password.to_lowercase().chars().filter(|c| !c.is_whitespace()).collect();
    is_run(&typed) || is_word(&typed)
}

/// Replaces digits and signs by the letters they stand for.
fn plain(typed: &str) -> String {
    let letter = |c| match c {
        '0' => 'o',
        '1' | '!' => 'i',
        '3' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '7' => 't',
        other => other,
    };
    typed.chars().map(letter).collect()
}

/// A common word once or several times, or two of them, with no more other signs around than a year
/// has digits.
fn is_word(typed: &str) -> bool {
    let core = typed.trim_matches(|c: char| !c.is_alphabetic());
    let around = typed.chars().count() - core.chars().count();
    if core.is_empty() || around > 4 && around >= core.chars().count() {
        return false;
    }
    is_made_of_words(core) || is_made_of_words(&plain(core))
}

fn is_made_of_words(core: &str) -> bool {
    // Signs between the letters are ignored: pass-word, iloveyou2iloveyou.
    let core: String = core.chars().filter(|c| c.is_alphabetic()).collect();
    let is_known = |word: &str| WORDS.contains(word);
    is_known(&core)
        || core.char_indices().skip(1).any(|(at, _)| {
            let (first, second) = core.split_at(at);
            is_known(first) && (first == second || is_known(second))
        })
}

/// Whether it consists of few distinct signs, or of runs along rows of keys.
fn is_run(typed: &str) -> bool {
    let signs: HashSet<char> = typed.chars().collect();
    if signs.len() <= 2 {
        return true;
    }
    // A repeated part counts once.
    let all: Vec<char> = typed.chars().collect();
    let mut rest = all.as_slice();
    let mut runs = 0;
    while !rest.is_empty() {
        let longest = (1..=rest.len()).rev().find(|n| *n == 1 || is_part_of_row(&rest[..*n]));
        rest = &rest[longest.unwrap_or(1)..];
        runs += 1;
    }
    // Runs of four on average: 12345678, abcd1234, qwerty123.
    runs * 4 <= all.len()
}

fn is_part_of_row(part: &[char]) -> bool {
    let forwards: String = part.iter().collect();
    let backwards: String = part.iter().rev().collect();
    let same = part.iter().all(|c| *c == part[0]);
    same || ROWS.iter().any(|row| row.contains(&forwards) || row.contains(&backwards))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_everybody_tries_is_common() {
        for common in [
            "password",
            "Password1",
            "P@ssw0rd",
            "passw0rd123",
            "12345678",
            "1234567890",
            "87654321",
            "11111111",
            "00000000",
            "abababab",
            "qwertyuiop",
            "qwerty123",
            "1q2w3e4r",
            "1qaz2wsx",
            "zaq12wsx",
            "abcd1234",
            "iloveyou",
            "sunshine",
            "princess1",
            "football",
            "superman",
            "trustno1",
            "letmein1",
            "welcome1",
            "dragon123",
            "monkey123",
            "starwars",
            "changeme",
            "admin123",
            "administrator",
            "motdepasse",
            "senha123",
            "azertyuiop",
            "bonjour123",
            "chocolat",
            "flamengo10",
            "loveyou2024",
            "passwordpassword",
            "adminadmin",
            "Summer2024!",
            "1234qwer",
            "blink182",
            "elizabeth",
            "midnight",
            "victoria",
            "Michelle1990",
            "realmadrid",
            "skywalker",
        ] {
            assert!(is_common(common), "{common}");
        }
        for fine in [
            "correct horse",
            "first password",
            "second password",
            "tr0ub4dor&3",
            "maple-quarry-7",
            "éàüéàüéà",
            "kX9#mPq2vL",
            "the rain in spain",
            "wallaby stone ledger",
            "73918264",
        ] {
            assert!(!is_common(fine), "{fine}");
        }
    }
}
