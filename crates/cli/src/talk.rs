//! Output for people: language, error messages, a little color.

use std::fmt;
use std::io::IsTerminal;

use game_core::{Message, Problem, Say};
use lang::{Lang, Speaker};

/// How to speak to the person in front of the terminal.
#[derive(Clone, Debug)]
pub struct Talk {
    /// The language and the names of people.
    pub speaker: Speaker,
    /// Whether to use bold and faint text.
    pub color: bool,
    /// Whether a person is at the other end, not a file or another program.
    pub terminal: bool,
    /// The width of a line in characters.
    pub width: usize,
    /// How many lines fit the terminal, where there is one.
    pub rows: Option<usize>,
    /// The requested language, if any.
    pub asked: Option<Lang>,
}

/// The width where the terminal's is unknown.
const WIDTH: usize = 80;

impl Talk {
    /// In `lang`, or by default in the language of the system.
    pub fn new(lang: Option<Lang>) -> Self {
        let terminal = std::io::stdout().is_terminal();
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self {
            speaker: Speaker::new(lang.unwrap_or_else(system_lang)),
            color: terminal && !plain,
            terminal,
            width: if terminal { terminal_width() } else { WIDTH },
            rows: terminal.then(terminal_rows).flatten(),
            asked: lang,
        }
    }

    /// A number with this many decimals, formatted for the language.
    pub fn decimal(&self, value: f64, decimals: usize) -> String {
        let text = format!("{value:.decimals$}");
        match self.speaker.lang {
            Lang::En => text,
            Lang::Fr | Lang::PtBr => text.replace('.', ","),
        }
    }

    /// A large number, short: `6.21 M`, never broken before its unit.
    pub fn big(&self, value: f64) -> String {
        match value {
            value if value >= 1e6 => format!("{}\u{a0}M", self.decimal(value / 1e6, 2)),
            value if value >= 1e4 => format!("{}\u{a0}k", self.decimal(value / 1e3, 1)),
            value => self.decimal(value, 0),
        }
    }

    /// The name of a game.
    pub fn game(&self, id: &str) -> String {
        self.speaker.word("game", id)
    }

    /// A message as text.
    pub fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    /// A message without parameters as text.
    pub fn key(&self, key: &'static str) -> String {
        self.say(&Message { key, args: Vec::new() })
    }

    /// A problem as text, with its rule paragraph.
    pub fn why(&self, problem: &Problem) -> String {
        why(&self.speaker, problem)
    }

    /// A label and a text: `Red: play a card`, with the language's own colon.
    pub fn label(&self, label: &str, text: &str) -> String {
        self.say(&Message::new("cli-label").text("label", label).text("text", text))
    }

    /// A failure with this sentence; exit code 1.
    pub fn failure(&self, message: &Message) -> anyhow::Error {
        anyhow::Error::msg(self.say(message))
    }

    /// A problem with what the person typed; exit code 2.
    pub fn usage(&self, problem: &Problem) -> anyhow::Error {
        Usage(self.why(problem)).into()
    }

    /// Bold text.
    pub fn bold(&self, text: &str) -> String {
        self.paint("1", text)
    }

    /// Faint text.
    pub fn faint(&self, text: &str) -> String {
        self.paint("2", text)
    }

    fn paint(&self, code: &str, text: &str) -> String {
        if self.color { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }
}

/// A problem as text, with its rule paragraph.
pub fn why(speaker: &Speaker, problem: &Problem) -> String {
    let sentence = speaker.say(&problem.message);
    match problem.rule {
        Some(rule) => format!("{sentence} ({rule})"),
        None => sentence,
    }
}

/// How wide the terminal is, within reason: prose in very long lines is hard to read.
fn terminal_width() -> usize {
    let size = terminal_size::terminal_size_of(std::io::stdout());
    size.map_or(WIDTH, |(width, _)| usize::from(width.0).clamp(40, 120))
}

/// The height of the terminal; implausibly small values are ignored.
fn terminal_rows() -> Option<usize> {
    let size = terminal_size::terminal_size_of(std::io::stdout())?;
    Some(usize::from(size.1.0)).filter(|&rows| rows >= 10)
}

/// The language the system is set to, or English.
pub fn system_lang() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    set.and_then(|locale| Lang::of_locale(&locale)).unwrap_or_default()
}

/// The person requested something impossible, as the message says.
#[derive(Debug)]
struct Usage(String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// 2 for invalid usage, 1 for failures.
pub fn exit_code(error: &anyhow::Error) -> u8 {
    if error.is::<Usage>() { 2 } else { 1 }
}

/// A text normalized for searching: lower case, without the accents and the special spaces of our
/// languages.
pub fn bare(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ã' | 'ä' => bare.push('a'),
            'ç' => bare.push('c'),
            'è' | 'é' | 'ê' | 'ë' => bare.push('e'),
            'ì' | 'í' | 'î' | 'ï' => bare.push('i'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => bare.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => bare.push('u'),
            'ÿ' => bare.push('y'),
            'œ' => bare.push_str("oe"),
            'æ' => bare.push_str("ae"),
            '’' => bare.push('\''),
            '\u{a0}' | '\u{202f}' => bare.push(' '),
            letter => bare.push(letter),
        }
    }
    bare
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_follow_the_language() {
        let talk = |lang| Talk::new(Some(lang));
        assert_eq!(talk(Lang::En).decimal(43.1, 2), "43.10");
        assert_eq!(talk(Lang::Fr).decimal(43.1, 2), "43,10");
        assert_eq!(talk(Lang::PtBr).big(6_214_000.0), "6,21\u{a0}M");
        assert_eq!(talk(Lang::Fr).big(999.6), "1000");
    }
}
