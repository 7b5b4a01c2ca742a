//! `trestle store`: back up, restore, copy and check a server's store.

use std::error::Error;
use std::io::{self, Write};
use std::path::Path;

use game_core::Message;
use store::{Checked, StoreError, without_password};

use crate::args::{StoreBackupArgs, StoreCheckArgs, StoreCopyArgs, StoreRestoreArgs};
use crate::talk::Talk;
use crate::{files, progress, setup};

/// Copies a store to a new file.
///
/// # Errors
/// If there is no such store, or the file is already there or cannot be written.
pub fn backup(args: &StoreBackupArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let done = setup::runtime()?.block_on(async {
        // Opening a store that does not exist would create one, and back up nothing.
        store::check(&args.from).await?;
        let store = store::open(&args.from).await?;
        let done = store.backup(&args.file).await;
        store.close().await;
        done
    });
    match done {
        Err(StoreError::Backup(cause)) => {
            let reason = io_cause(&*cause).map_or_else(|| cause.to_string(), |e| reason(talk, e));
            let message = Message::new("cli-cannot-write").text("file", files::name(&args.file));
            Err(talk.failure(&message.text("reason", reason)))
        }
        done => {
            done.map_err(|error| failure(talk, &args.from, &error))?;
            let message = Message::new("cli-store-backed-up").text("file", files::name(&args.file));
            Ok(writeln!(out, "{}", talk.say(&message))?)
        }
    }
}

/// Restores a backup to a new store.
///
/// # Errors
/// If the backup is damaged, or something exists where the store should be.
pub fn restore(args: &StoreRestoreArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    // The URL of a store is accepted as well, as in the other commands.
    let file = args.file.strip_prefix("sqlite:").unwrap_or(&args.file);
    let runtime = setup::runtime()?;
    // First, so that faults of the backup are not attributed to the store.
    let backup = format!("sqlite:{file}");
    sound(talk, &backup, runtime.block_on(store::check(&backup)))?;
    let done = runtime.block_on(store::restore(Path::new(file), &args.to));
    done.map_err(|error| failure(talk, &args.to, &error))?;
    let message = Message::new("cli-store-restored").text("store", without_password(&args.to));
    Ok(writeln!(out, "{}", talk.say(&message))?)
}

/// Copies one store into another.
///
/// # Errors
/// If the first does not exist, the second is not empty, or a row is not copied faithfully.
pub fn copy(args: &StoreCopyArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let bar = progress::bar(0);
    let mut tell = |done, of| {
        bar.set_length(of);
        bar.set_position(done);
    };
    let copied = setup::runtime()?.block_on(store::copy(&args.from, &args.to, &mut tell));
    bar.finish_and_clear();
    // The fault is more often in the new store; an error that names neither names both.
    let both = format!("{} → {}", without_password(&args.from), without_password(&args.to));
    let copied = copied.map_err(|error| failure(talk, &both, &error))?;
    let message = Message::new("cli-store-copied")
        .text("store", without_password(&args.to))
        .int("tables", copied.tables as i64)
        .int("entries", copied.entries as i64);
    Ok(writeln!(out, "{}", talk.say(&message))?)
}

/// Checks a store.
///
/// # Errors
/// If anything is wrong with it.
pub fn check(args: &StoreCheckArgs, talk: &Talk, out: &mut dyn Write) -> anyhow::Result<()> {
    let runtime = setup::runtime()?;
    let mut checked = sound(talk, &args.store, runtime.block_on(store::check(&args.store)))?;
    let bar = progress::bar(checked.tables.max(0) as u64);
    let mut replay = |written: store::Written| {
        bar.inc(1);
        if let Some(fault) = server::replay::fault(&written) {
            checked.faults.push(format!("table {}: {fault}", written.id));
        }
    };
    let read = runtime.block_on(store::read_tables(&args.store, &mut replay));
    bar.finish_and_clear();
    let checked = sound(talk, &args.store, read.map(|()| checked))?;
    let message = Message::new("cli-store-sound")
        .text("store", without_password(&args.store))
        .int("tables", checked.tables)
        .int("entries", checked.entries)
        .int("schema", checked.schema);
    Ok(writeln!(out, "{}", talk.say(&message))?)
}

/// The report about a store that was checked and found sound.
fn sound(talk: &Talk, url: &str, checked: store::Result<Checked>) -> anyhow::Result<Checked> {
    let checked = checked.map_err(|error| failure(talk, url, &error))?;
    if checked.faults.is_empty() {
        return Ok(checked);
    }
    let message = Message::new("cli-store-faults").text("store", without_password(url));
    Err(talk.failure(&message.text("reason", checked.faults.join("\n"))))
}

/// The message for a store that cannot be used.
pub fn failure(talk: &Talk, url: &str, error: &StoreError) -> anyhow::Error {
    let about = |key| Message::new(key).text("store", without_password(url));
    let message = match error {
        StoreError::BadUrl { url, .. } => {
            return talk.usage(&Message::new("cli-store-bad-url").text("store", url).into());
        }
        StoreError::CannotOpen(cause) => {
            let reason = match io_cause(&**cause) {
                Some(error) => reason(talk, error),
                None => talk.key("cli-store-folder"),
            };
            about("cli-store-cannot-open").text("reason", reason)
        }
        StoreError::Exists { id, .. } => Message::new("cli-store-exists").text("file", id),
        StoreError::Locked(_) => about("cli-store-locked"),
        StoreError::Damaged(_) => about("cli-store-damaged"),
        StoreError::Full(_) => about("cli-store-full"),
        StoreError::Away(cause) => about("cli-store-server-away").text("reason", cause.to_string()),
        StoreError::Refused(cause) => {
            about("cli-store-server-refuses").text("reason", cause.to_string())
        }
        StoreError::Missing { what: "store", .. } => about("cli-store-empty"),
        StoreError::Foreign => about("cli-store-foreign"),
        StoreError::Newer { version } => about("cli-store-newer").int("schema", *version),
        other => about("cli-store-failed").text("reason", chain(other)),
    };
    talk.failure(&message)
}

fn reason(talk: &Talk, error: &io::Error) -> String {
    if error.kind() == io::ErrorKind::AlreadyExists {
        return talk.key("cli-io-exists");
    }
    files::reason(talk, error)
}

/// The system error beneath an error of the store, if there is one.
fn io_cause<'a>(error: &'a (dyn Error + 'static)) -> Option<&'a io::Error> {
    let mut error = Some(error);
    while let Some(now) = error {
        if let Some(found) = now.downcast_ref::<io::Error>() {
            return Some(found);
        }
        error = now.source();
    }
    None
}

fn chain(error: &StoreError) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(now) = cause {
        text = format!("{text}: {now}");
        cause = now.source();
    }
    text
}
