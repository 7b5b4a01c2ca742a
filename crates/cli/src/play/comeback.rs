//! The command that continues a saved game.

use std::fmt::Write as _;

use lang::Lang;

use crate::args::PlayArgs;

/// How to continue a game, or, once it is over, how to verify it: with the same edition and
/// language. The players are in the saved game.
pub fn command(args: &PlayArgs, lang: Option<Lang>, game: &str, file: &str, over: bool) -> String {
    let file = word(file);
    let mut command = if over {
        format!("trestle replay {file} --verify")
    } else {
        format!("trestle play {game} --load {file}")
    };
    if let Some(edition) = &args.edition {
        let _ = write!(command, " --edition {}", word(&edition.display().to_string()));
    }
    if let Some(lang) = lang {
        let _ = write!(command, " --lang {lang}");
    }
    command
}

/// A text as one word of a command line.
pub fn word(text: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_./:,+@".contains(letter);
    if !text.is_empty() && text.chars().all(plain) {
        return text.to_string();
    }
    // In a Windows shell the backslash is an ordinary character.
    let escaped = |letter: char| !cfg!(windows) && "\\\"$`".contains(letter);
    let letters = text.chars().flat_map(|letter| {
        let mark = escaped(letter).then_some('\\');
        mark.into_iter().chain([letter])
    });
    format!("\"{}\"", letters.collect::<String>())
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;
    use crate::args::{Args, Command};

    #[test]
    fn the_command_has_what_was_typed() {
        let check = |typed: &[&str], over: bool, said: &str| {
            let typed = [&["trestle", "play", "architectura"], typed].concat();
            let args = Args::parse_from(typed);
            let Command::Play(play) = &args.command else { panic!("it is play") };
            assert_eq!(command(play, args.lang, "architectura", "my game.json", over), said);
        };
        assert_eq!(word("Old $Joe"), "\"Old \\$Joe\"");
        check(&[], false, "trestle play architectura --load \"my game.json\"");
        check(
            &["--seat", "human:Mum", "--seat", "human:Old $Joe,random", "--lang", "fr"],
            false,
            "trestle play architectura --load \"my game.json\" --lang fr",
        );
        check(
            &["--seat", "human:X,human:Y", "--edition", "data/mine.toml"],
            false,
            "trestle play architectura --load \"my game.json\" --edition data/mine.toml",
        );
        check(
            &["--seat", "human:X,human:Y", "--edition", "mine.toml"],
            true,
            "trestle replay \"my game.json\" --verify --edition mine.toml",
        );
    }
}
