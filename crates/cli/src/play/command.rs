//! What a person can type at the table.

/// A line that was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<'a> {
    /// An answer to the question.
    Answer(Pick<'a>),
    /// `undo`
    Undo,
    /// `preview 3`; `preview` alone is a slip.
    Preview(Option<Pick<'a>>),
    /// `why`, or `why play palace 1:1`
    Why(Option<Pick<'a>>),
    /// `save FILE`
    Save(Option<&'a str>),
    /// `hint`
    Hint,
    /// `log`
    Log,
    /// `sheet`
    Sheet,
    /// `rules`
    Rules,
    /// `help`
    Help,
    /// `board`, or just Enter: show board and question again.
    Again,
    /// `quit`
    Quit,
}

/// An answer, as people name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick<'a> {
    /// Its number in the list.
    Number(usize),
    /// Its notation.
    Action(&'a str),
}

impl<'a> Command<'a> {
    /// Reads a line. What is no command is an answer; the game says if it is none.
    pub fn parse(line: &'a str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let some = (!rest.is_empty()).then_some(rest);
        match (word.to_ascii_lowercase().as_str(), some) {
            ("", _) | ("board", None) => Self::Again,
            ("undo", None) => Self::Undo,
            ("preview", pick) => Self::Preview(pick.map(Pick::parse)),
            ("why", pick) => Self::Why(pick.map(Pick::parse)),
            ("save", file) => Self::Save(file),
            ("hint", None) => Self::Hint,
            ("log", None) => Self::Log,
            ("sheet", None) => Self::Sheet,
            ("rules", None) => Self::Rules,
            ("help" | "?", None) => Self::Help,
            ("quit" | "exit", None) => Self::Quit,
            _ => Self::Answer(Pick::parse(line)),
        }
    }
}

impl<'a> Pick<'a> {
    fn parse(text: &'a str) -> Self {
        text.parse().map_or(Self::Action(text), Self::Number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_and_answers() {
        let check = |line, command| assert_eq!(Command::parse(line), command, "{line}");
        check("3", Command::Answer(Pick::Number(3)));
        check(" play palace 1:1 ", Command::Answer(Pick::Action("play palace 1:1")));
        check("UNDO", Command::Undo);
        check("why", Command::Why(None));
        check("why 2", Command::Why(Some(Pick::Number(2))));
        check("preview play inn 1:2", Command::Preview(Some(Pick::Action("play inn 1:2"))));
        check("save my game.json", Command::Save(Some("my game.json")));
        check("", Command::Again);
        check("preview", Command::Preview(None));
        check("rules", Command::Rules);
        check("hint", Command::Hint);
    }
}
