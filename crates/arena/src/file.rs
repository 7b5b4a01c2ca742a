//! The match file: one JSON object on each line, first the fixture, then the games. While they are
//! played it is only ever appended to, a whole line at a time and as they are finished, so that an
//! interrupted match can go on; at the end they are put in the order of their numbers, which does
//! not depend on threads.

use std::collections::BTreeSet;
use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

use crate::fixture::{Fixture, Schedule};
use crate::run::GameRecord;

/// An open match file.
#[derive(Debug)]
pub struct MatchFile {
    file: File,
}

/// What is wrong with a match file.
#[derive(Debug)]
pub enum MatchError {
    /// It cannot be read or written.
    Io(io::Error),
    /// A line is no line of a match file; lines count from 1.
    Line(usize, String),
    /// It is the file of another match; what differs.
    Other(&'static str),
}

impl From<io::Error> for MatchError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl MatchFile {
    /// Reads a match file.
    ///
    /// # Errors
    /// If it cannot be read, or a line in it is wrong. A last line without its end is what an
    /// interrupted match leaves behind, and is left out.
    pub fn read(path: &Path) -> Result<(Fixture, Vec<GameRecord>), MatchError> {
        let (fixture, records, _) = read(&File::open(path)?)?;
        Ok((fixture.ok_or_else(|| MatchError::Line(1, "the file is empty".to_string()))?, records))
    }

    /// Opens the file of a match to resume it, or creates it. Returns the games that it has.
    ///
    /// # Errors
    /// As [`MatchFile::read`]; also if it is the file of another match.
    pub fn open(path: &Path, fixture: &Fixture) -> Result<(Self, Vec<GameRecord>), MatchError> {
        let file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        let (found, records, end) = read(&file)?;
        if let Some(found) = &found {
            same(found, fixture)?;
        }
        // What an interrupted write has left is cut off.
        file.set_len(end)?;
        let mut file = Self { file };
        if found.is_none() {
            file.line(fixture)?;
        }
        Ok((file, records))
    }

    /// Adds a finished game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, record: &GameRecord) -> io::Result<()> {
        self.line(record)
    }

    /// Puts the games of a finished or interrupted match in order. The new file takes the name of the
    /// old one only when it is whole.
    ///
    /// # Errors
    /// As [`MatchFile::read`]; also if it cannot be written.
    pub fn put_in_order(path: &Path) -> Result<(), MatchError> {
        let (fixture, mut records) = Self::read(path)?;
        if records.is_sorted_by_key(|record| record.index) {
            return Ok(());
        }
        records.sort_by_key(|record| record.index);
        let mut part = path.as_os_str().to_owned();
        part.push(".part");
        let _ = std::fs::remove_file(&part);
        let mut file = Self { file: File::create_new(&part)? };
        file.line(&fixture)?;
        for record in &records {
            file.add(record)?;
        }
        file.file.sync_all()?;
        Ok(std::fs::rename(part, path)?)
    }

    fn line(&mut self, value: &impl serde::Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(value)?;
        line.push(b'\n');
        self.file.write_all(&line)
    }
}

/// The fixture, the games, and where the last whole line ends.
fn read(file: &File) -> Result<(Option<Fixture>, Vec<GameRecord>, u64), MatchError> {
    let mut reader = BufReader::new(file);
    let mut fixture = None;
    let mut schedule: Option<Schedule> = None;
    let mut records = Vec::new();
    let mut seen = BTreeSet::new();
    let mut end = 0;
    let mut text = Vec::new();
    for number in 1.. {
        text.clear();
        let length = reader.read_until(b'\n', &mut text)?;
        if text.last() != Some(&b'\n') {
            // What an interrupted match leaves behind; but a file without any whole line may be
            // anybody's, unless it is empty.
            if number == 1 && length > 0 {
                let reason = "the file has no whole line".to_string();
                return Err(MatchError::Line(number, reason));
            }
            break;
        }
        end += length as u64;
        let wrong = |error: serde_json::Error| MatchError::Line(number, error.to_string());
        let fault = match &schedule {
            None => {
                let found: Fixture = serde_json::from_slice(&text).map_err(wrong)?;
                let fault = found.fault();
                if fault.is_none() {
                    schedule = Some(found.schedule());
                }
                fixture = Some(found);
                fault
            }
            Some(schedule) => {
                let record: GameRecord = serde_json::from_slice(&text).map_err(wrong)?;
                let fault = record.fault(schedule);
                let twice = !seen.insert(record.index);
                let fault =
                    fault.or(twice.then(|| format!("game {} is there twice", record.index)));
                records.push(record);
                fault
            }
        };
        if let Some(fault) = fault {
            return Err(MatchError::Line(number, fault));
        }
    }
    Ok((fixture, records, end))
}

/// Whether two fixtures are the same match.
fn same(found: &Fixture, wanted: &Fixture) -> Result<(), MatchError> {
    let differences = [
        ("arena", found.arena == wanted.arena),
        ("game", found.game == wanted.game),
        ("rules", found.rules == wanted.rules),
        ("bots_version", found.bots_version == wanted.bots_version),
        ("edition", found.edition_hash == wanted.edition_hash),
        ("config", found.config == wanted.config),
        ("bots", found.bots == wanted.bots),
        ("players", found.players == wanted.players),
        ("seed", found.seed == wanted.seed),
    ];
    match differences.into_iter().find(|(_, same)| !same) {
        Some((what, _)) => Err(MatchError::Other(what)),
        None => Ok(()),
    }
}
