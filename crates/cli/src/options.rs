//! `trestle data options`: the options in the configuration of a game.

use std::io::Write;

use game_core::Message;
use game_core::options::{Choice, GameOption};
use serde_json::json;

use crate::args::DataOptionsArgs;
use crate::table::hang;
use crate::talk::Talk;
use crate::{files, setup};

/// Shows the options of a game, each with its choices and its default.
///
/// # Errors
/// If the file of the edition cannot be read or has faults.
pub fn show(args: &DataOptionsArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let kind = setup::game(talk, &args.game)?;
    let edition = files::edition(talk, kind, args.edition.as_deref())?;
    let options = kind.options(edition);
    if args.json {
        let docs: Vec<_> = options.iter().map(|option| option.json(&talk.speaker)).collect();
        return Ok(writeln!(out, "{:#}", json!(docs))?);
    }
    for option in &options {
        for line in lines(option, talk) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

fn lines(option: &GameOption, talk: &Talk) -> Vec<String> {
    let rule = option.rule.map(|mark| format!(" ({mark})")).unwrap_or_default();
    let mut lines = vec![talk.bold(&format!("{}{rule}", option.field))];
    let mut add = |text: &str| lines.extend(hang("  ", text, 4, talk.width));
    add(&talk.say(&option.name));
    if let Some(help) = &option.help {
        add(&talk.say(help));
    }
    if let Some(only) = &option.only {
        let message = Message::new("cli-option-only").text("field", only.field);
        add(&talk.say(&message.text("value", only.is.to_string())));
    }
    for choice in &option.choices {
        add(&entry(choice, choice.value == option.default, talk));
    }
    if let Some((least, most)) = option.range {
        add(&talk.say(&Message::new("cli-option-range").int("least", least).int("most", most)));
    }
    if !option.each.is_empty() {
        add(&talk.key("cli-option-each"));
        let names = option.each.iter().map(|choice| entry(choice, false, talk));
        add(&names.collect::<Vec<_>>().join(", "));
    }
    lines
}

/// A choice as written in a configuration, with its name.
fn entry(choice: &Choice, is_usual: bool, talk: &Talk) -> String {
    let text = format!("{}: {}", choice.value, choice.name.text(&talk.speaker));
    if is_usual { talk.say(&Message::new("cli-option-usual").text("choice", text)) } else { text }
}
