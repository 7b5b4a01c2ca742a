//! What a person can type at the table.

use crate::talk::Talk;

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// An answer to the question.
    Answer(Pick<'a>),
    /// `undo`
    Undo,
    /// `preview 3`; `preview` alone is a mistake.
    Preview(Option<Pick<'a>>),
    /// `why`, or `why play palace 1:1`
    Why(Option<Pick<'a>>),
    /// `save FILE`
    Save(Option<&'a str>),
    /// `hint`
    Hint,
    /// `log`
    Log,
    /// `sheet`, or `sheet inn`
    Sheet(Option<&'a str>),
    /// `rules`, or `rules AR-15`
    Rules(Option<&'a str>),
    /// `help`
    Help,
    /// `board`, or just Enter: show board and question again.
    Again,
    /// `board map`: a part of the board, or all of it.
    Board(&'a str),
    /// `more`: the question with all that its answers do.
    More,
    /// `back`, in the dialog about leaving.
    Back,
    /// `quit`
    Quit,
}

/// An answer as people name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick<'a> {
    /// Its number in the list.
    Number(usize),
    /// Its notation.
    Action(&'a str),
}

/// The commands: the English word, which works in every language, the message with the words of the
/// language, and what may follow.
pub const COMMANDS: [(&str, &str, Rest); 14] = [
    ("undo", "cli-command-undo", Rest::Nothing),
    ("preview", "cli-command-preview", Rest::Anything),
    ("why", "cli-command-why", Rest::Anything),
    ("save", "cli-command-save", Rest::Anything),
    ("hint", "cli-command-hint", Rest::Nothing),
    ("log", "cli-command-log", Rest::Nothing),
    ("sheet", "cli-command-sheet", Rest::Anything),
    ("rules", "cli-command-rules", Rest::Anything),
    ("help", "cli-command-help", Rest::Nothing),
    ("board", "cli-command-board", Rest::Anything),
    ("more", "cli-command-more", Rest::Nothing),
    ("back", "cli-command-back", Rest::Nothing),
    ("quit", "cli-command-quit", Rest::Nothing),
    ("exit", "cli-command-quit", Rest::Nothing),
];

/// What may follow a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rest {
    /// Nothing: with more text after it, the line is an answer.
    Nothing,
    /// An argument.
    Anything,
}

impl<'a> Command<'a> {
    /// Parses a line. Anything that is not a command is an answer, which the game may refuse.
    pub fn parse(line: &'a str, talk: &Talk) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Again;
        }
        if line == "?" {
            return Self::Help;
        }
        for (english, key, rest) in COMMANDS {
            let words = talk.key(key);
            let mut typed = std::iter::once(english).chain(words.split(", "));
            let found = typed.find_map(|word| behind(line, word));
            let Some(more) = found else { continue };
            if rest == Rest::Nothing && !more.is_empty() {
                continue;
            }
            let some = (!more.is_empty()).then_some(more);
            return match (english, some) {
                ("undo", _) => Self::Undo,
                ("preview", _) => Self::Preview(some.map(Pick::parse)),
                ("why", _) => Self::Why(some.map(Pick::parse)),
                ("save", _) => Self::Save(some),
                ("hint", _) => Self::Hint,
                ("log", _) => Self::Log,
                ("sheet", _) => Self::Sheet(some),
                ("rules", _) => Self::Rules(some),
                ("help", _) => Self::Help,
                ("board", Some(part)) => Self::Board(part),
                ("board", None) => Self::Again,
                ("more", _) => Self::More,
                ("back", _) => Self::Back,
                _ => Self::Quit,
            };
        }
        Self::Answer(Pick::parse(line))
    }
}

/// The rest of a line after a command word, ignoring case; `None` if the line does not begin with
/// it.
fn behind<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let mut rest = line.chars();
    for letter in word.chars() {
        let same = rest.next()?.to_lowercase().eq(letter.to_lowercase());
        if !same {
            return None;
        }
    }
    let rest = rest.as_str();
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim())
}

impl<'a> Pick<'a> {
    fn parse(text: &'a str) -> Self {
        text.parse().map_or(Self::Action(text), Self::Number)
    }
}

#[cfg(test)]
mod tests {
    use lang::Lang;

    use super::*;

    fn check(lang: Lang, line: &str, command: &Command<'_>) {
        assert_eq!(&Command::parse(line, &Talk::new(Some(lang))), command, "{line}");
    }

    #[test]
    fn commands_and_answers() {
        let check = |line, command| check(Lang::En, line, &command);
        check("3", Command::Answer(Pick::Number(3)));
        check(" play palace 1:1 ", Command::Answer(Pick::Action("play palace 1:1")));
        check("UNDO", Command::Undo);
        check("undo it", Command::Answer(Pick::Action("undo it")));
        check("why", Command::Why(None));
        check("why 2", Command::Why(Some(Pick::Number(2))));
        check("preview play inn 1:2", Command::Preview(Some(Pick::Action("play inn 1:2"))));
        check("save my game.json", Command::Save(Some("my game.json")));
        check("", Command::Again);
        check("preview", Command::Preview(None));
        check("rules", Command::Rules(None));
        check("rules AR-15", Command::Rules(Some("AR-15")));
        check("sheet town hall", Command::Sheet(Some("town hall")));
        check("board map", Command::Board("map"));
        check("boarding", Command::Answer(Pick::Action("boarding")));
        check("more", Command::More);
        check("hint", Command::Hint);
        check("exit", Command::Quit);
    }

    #[test]
    fn every_language_has_words_of_its_own_and_understands_english() {
        let (fr, pt) = (Lang::Fr, Lang::PtBr);
        check(fr, "annuler", &Command::Undo);
        check(fr, "Quitter", &Command::Quit);
        check(fr, "règles AR-15", &Command::Rules(Some("AR-15")));
        check(fr, "regles", &Command::Rules(None));
        check(fr, "RÈGLES", &Command::Rules(None));
        check(fr, "pourquoi 2", &Command::Why(Some(Pick::Number(2))));
        check(pt, "desfazer", &Command::Undo);
        check(pt, "por que 2", &Command::Why(Some(Pick::Number(2))));
        check(pt, "salvar jogo.json", &Command::Save(Some("jogo.json")));
        check(pt, "sair", &Command::Quit);
        for lang in Lang::ALL {
            let talk = Talk::new(Some(lang));
            for (english, ..) in COMMANDS {
                let parsed = Command::parse(english, &talk);
                assert!(!matches!(parsed, Command::Answer(_)), "{lang}: {english}");
            }
            check(lang, "undo", &Command::Undo);
            check(lang, "save a", &Command::Save(Some("a")));
        }
        check(fr, "sair", &Command::Answer(Pick::Action("sair")));
    }

    /// A command never hides an answer: no notation begins with a command word.
    #[test]
    fn no_command_is_an_action() {
        for kind in games::all() {
            let mut game = kind
                .start(
                    kind.default_edition(),
                    serde_json::json!({"players": kind.players().1}),
                    game_core::Seed::from_text("c"),
                )
                .expect("a game");
            for step in 0..400 {
                let Some(seat) = game.awaiting().lowest() else { break };
                let answers = game.answers(seat);
                for lang in Lang::ALL {
                    let talk = Talk::new(Some(lang));
                    for answer in &answers {
                        let parsed = Command::parse(&answer.action, &talk);
                        let wanted = Command::Answer(Pick::Action(&answer.action));
                        assert_eq!(parsed, wanted, "{lang}");
                    }
                }
                let action = answers[step % answers.len()].action.clone();
                game.apply(seat, &action).expect("a legal answer");
            }
        }
    }
}
