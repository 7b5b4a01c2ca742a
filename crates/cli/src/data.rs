//! `trestle data`: the printed numbers of the games.

use std::io::Write;

use game_core::edition::{Cell, Sheet};
use game_core::{EditionInfo, Message, Problem, Reading, Say, Title};
use serde_json::{Map, Value, json};

use crate::args::{DataCheckArgs, DataSchemaArgs, DataShowArgs};
use crate::table::{Table, hang, wrap};
use crate::talk::{Talk, bare};
use crate::{files, setup};

/// Reports the faults of a data file, or what its owner should check if there are none.
///
/// # Errors
/// If it has faults.
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
    for (heading, list) in
        [("cli-data-remarks", edition.remarks()), ("cli-data-advice", edition.advice())]
    {
        if !list.is_empty() {
            writeln!(out, "{}", talk.key(heading))?;
        }
        for message in list {
            for line in hang("- ", &talk.say(&message), 2, talk.width) {
                writeln!(out, "{line}")?;
            }
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
    let mut sheet = edition.sheet();
    if let Some(piece) = &args.piece {
        sheet = pieces(talk, sheet, piece).map_err(|problem| talk.usage(&problem))?;
    }
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

/// Prints the schema of a game's state, view and event documents.
///
/// # Errors
/// If there is no such game.
pub fn schema(args: &DataSchemaArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let kind = setup::game(talk, &args.game)?;
    let schema = games::schema(kind.id()).map_err(|problem| talk.usage(&problem))?;
    Ok(writeln!(out, "{schema:#}")?)
}

/// The rows of a sheet whose name or id contains this text, ignoring case and accents. People use
/// the names on their own box, so every language is searched.
///
/// # Errors
/// If there is none.
pub fn pieces(talk: &Talk, mut sheet: Sheet, piece: &str) -> Result<Sheet, Problem> {
    let wanted = bare(piece);
    let called = |cell: &Cell| match cell {
        Cell::Name(name) => {
            let others = [name.fr.as_deref(), name.pt.as_deref()];
            let names = [name.id.as_str(), &name.en, talk.speaker.name(name)];
            names.into_iter().chain(others.into_iter().flatten()).any(|n| bare(n).contains(&wanted))
        }
        Cell::Text(text) => bare(text) == wanted,
        Cell::Says(_) => false,
    };
    sheet.rows.retain(|row| row.iter().any(called));
    if sheet.rows.is_empty() {
        return Err(Message::new("cli-sheet-nothing").text("piece", piece).into());
    }
    Ok(sheet)
}

/// The readings with this exact name, or else all whose name contains the text or whose id it is;
/// searched as by [`pieces`].
///
/// # Errors
/// If there is none.
pub fn find(talk: &Talk, readings: Vec<Reading>, wanted: &str) -> Result<Vec<Reading>, Problem> {
    let bare_wanted = bare(wanted);
    let names = |reading: &Reading| match &reading.title {
        Title::Name(name) => {
            let names = [Some(name.en.as_str()), name.fr.as_deref(), name.pt.as_deref()];
            names.into_iter().flatten().map(bare).collect::<Vec<_>>()
        }
        Title::Says(message) => vec![bare(&talk.say(message))],
    };
    let is_called = |reading: &Reading, fits: &dyn Fn(&str) -> bool| {
        bare(&reading.id) == bare_wanted || names(reading).iter().any(|name| fits(name))
    };
    let mut exact = readings.clone();
    exact.retain(|reading| is_called(reading, &|name| name == bare_wanted));
    let mut found = readings;
    if exact.is_empty() {
        found.retain(|reading| is_called(reading, &|name| name.contains(&bare_wanted)));
    } else {
        found = exact;
    }
    if found.is_empty() {
        return Err(Message::new("cli-sheet-nothing").text("piece", wanted).into());
    }
    Ok(found)
}

/// Prints everything there is to say about a piece, with the paragraphs it cites.
///
/// # Errors
/// If the output is closed.
pub fn print_reading(talk: &Talk, reading: &Reading, out: &mut dyn Write) -> anyhow::Result<()> {
    let title = match &reading.title {
        Title::Name(name) => talk.speaker.name(name).to_string(),
        Title::Says(message) => talk.say(message),
    };
    writeln!(out, "{}", talk.bold(&title))?;
    for message in &reading.says {
        for line in hang("  ", &talk.say(message), 2, talk.width) {
            writeln!(out, "{line}")?;
        }
    }
    for line in hang("  ", &reading.rules.join(", "), 2, talk.width) {
        writeln!(out, "{}", talk.faint(&line))?;
    }
    Ok(())
}

/// Prints the table of pieces; with the sources of its numbers only if `sources` is set.
///
/// # Errors
/// If the output is closed.
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

/// One object per piece; a field is named by the last word of its heading's key.
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
