//! `trestle data`: the printed numbers of the games.

use std::io::Write;

use game_core::edition::{Cell, Sheet};
use game_core::{EditionInfo, Message, Say};
use serde_json::{Map, Value, json};

use crate::args::{DataCheckArgs, DataShowArgs};
use crate::table::{Table, hang, wrap};
use crate::talk::Talk;
use crate::{files, setup};

/// Says what is wrong with a data file, or that nothing is and what its owner should look at.
///
/// # Errors
/// If anything is wrong with it.
pub fn check(args: &DataCheckArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let text = files::read(talk, &args.file)?;
    let kind = setup::game_of_file(talk, &args.file, &text)?;
    let edition = files::edition(talk, kind, Some(&args.file))?;
    let EditionInfo { id, hash, .. } = edition.info();
    let fine = Message::new("cli-data-fine")
        .text("file", files::name(&args.file))
        .text("game", talk.game(kind.id()))
        .text("edition", id)
        .text("hash", hash);
    for line in wrap(&talk.say(&fine), talk.width) {
        writeln!(out, "{line}")?;
    }
    let advice = edition.advice();
    if !advice.is_empty() {
        writeln!(out, "{}", talk.key("cli-data-advice"))?;
    }
    for message in advice {
        for line in hang("- ", &talk.say(&message), 2, talk.width) {
            writeln!(out, "{line}")?;
        }
    }
    Ok(())
}

/// Shows every piece of a game.
///
/// # Errors
/// If the file cannot be read or has faults.
pub fn show(args: &DataShowArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let kind = setup::game(talk, &args.game)?;
    let edition = files::edition(talk, kind, args.edition.as_deref())?;
    let info = edition.info();
    if args.toml {
        return Ok(out.write_all(info.text.as_bytes())?);
    }
    let sheet = edition.sheet();
    if args.json {
        let doc = json!({
            "game": kind.id(),
            "edition": info.id,
            "edition_hash": info.hash,
            "pieces": sheet_json(talk, &sheet),
        });
        return Ok(writeln!(out, "{doc:#}")?);
    }
    let heading = Message::new("cli-data-heading")
        .text("game", talk.game(kind.id()))
        .text("edition", &info.id)
        .text("hash", &info.hash);
    for line in wrap(&talk.say(&heading), talk.width) {
        writeln!(out, "{}", talk.bold(&line))?;
    }
    print_sheet(talk, &sheet, true, out)
}

/// Prints the table of pieces; where its numbers come from only if `sources` is set.
///
/// # Errors
/// If nobody reads.
pub fn print_sheet(
    talk: &Talk,
    sheet: &Sheet,
    sources: bool,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let shown = |column: &usize| sources || !sheet.columns[*column].ends_with("-source");
    let shown: Vec<_> = (0..sheet.columns.len()).filter(shown).collect();
    let headings = shown.iter().map(|&column| talk.key(sheet.columns[column])).collect();
    let mut table = Table::new(headings, Vec::new());
    for row in &sheet.rows {
        let cells = shown.iter().filter_map(|&column| row.get(column));
        table.row(cells.map(|cell| cell_text(talk, cell)).collect());
    }
    for line in table.lines(talk.width) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

fn cell_text(talk: &Talk, cell: &Cell) -> String {
    match cell {
        Cell::Name(name) => talk.speaker.name(name).to_string(),
        Cell::Text(text) => text.clone(),
        Cell::Says(messages) => {
            messages.iter().map(|message| talk.say(message)).collect::<Vec<_>>().join(" ")
        }
    }
}

/// One object for each piece; a field goes by the last word of its heading's key.
fn sheet_json(talk: &Talk, sheet: &Sheet) -> Vec<Value> {
    let field = |key: &str| key.rsplit('-').next().unwrap_or(key).to_string();
    let fields: Vec<_> = sheet.columns.iter().map(|key| field(key)).collect();
    let piece = |row: &Vec<Cell>| -> Value {
        let cells = fields.iter().zip(row);
        let entries = cells.map(|(field, cell)| (field.clone(), json!(cell_text(talk, cell))));
        Value::Object(entries.collect::<Map<_, _>>())
    };
    sheet.rows.iter().map(piece).collect()
}
