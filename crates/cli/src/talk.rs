//! Speaking to people: the language, what went wrong, a little color.

use std::fmt;
use std::io::IsTerminal;

use game_core::{Message, Problem, Say};
use lang::{Lang, Speaker};

/// How to speak to the person in front of the terminal.
#[derive(Clone, Debug, Default)]
pub struct Talk {
    /// In which language, and what people are called.
    pub speaker: Speaker,
    /// Whether bold and faint letters are welcome.
    pub color: bool,
    /// Whether a person looks at it and not a file or another program.
    pub terminal: bool,
}

impl Talk {
    /// In `lang`, or else in the language of the system.
    pub fn new(lang: Option<Lang>) -> Self {
        let terminal = std::io::stdout().is_terminal();
        let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
            || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self {
            speaker: Speaker::new(lang.unwrap_or_else(system_lang)),
            color: terminal && !plain,
            terminal,
        }
    }

    /// The sentence.
    pub fn say(&self, message: &Message) -> String {
        self.speaker.say(message)
    }

    /// The sentence of a message without parameters.
    pub fn key(&self, key: &'static str) -> String {
        self.say(&Message { key, args: Vec::new() })
    }

    /// Why something cannot be, with its rule paragraph.
    pub fn why(&self, problem: &Problem) -> String {
        why(&self.speaker, problem)
    }

    /// Something said by or of somebody: `Red: play a card`, with the language's own colon.
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

    /// Letters that stand out.
    pub fn bold(&self, text: &str) -> String {
        self.paint("1", text)
    }

    /// Letters that step back.
    pub fn faint(&self, text: &str) -> String {
        self.paint("2", text)
    }

    fn paint(&self, code: &str, text: &str) -> String {
        if self.color { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_string() }
    }
}

/// Why something cannot be, with its rule paragraph.
pub fn why(speaker: &Speaker, problem: &Problem) -> String {
    let sentence = speaker.say(&problem.message);
    match problem.rule {
        Some(rule) => format!("{sentence} ({rule})"),
        None => sentence,
    }
}

/// The language the system is set to, or English.
pub fn system_lang() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    set.and_then(|locale| Lang::of_locale(&locale)).unwrap_or_default()
}

/// The person asked for something that cannot be, as the sentence says.
#[derive(Debug)]
struct Usage(String);

impl fmt::Display for Usage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

/// 2 for what the person typed wrongly, 1 for what failed.
pub fn exit_code(error: &anyhow::Error) -> u8 {
    if error.is::<Usage>() { 2 } else { 1 }
}
