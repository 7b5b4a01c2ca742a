//! `trestle completions` and `trestle man`: generated from the arguments.

use std::io::Write;
use std::path::Path;

use clap::CommandFactory;
use clap_complete::Shell;
use game_core::Message;

use crate::args::Args;
use crate::files;
use crate::talk::Talk;

/// Writes what a shell needs to complete a command.
pub fn completions(shell: Shell, out: &mut dyn Write) {
    // The generator panics if it cannot write, and a partly read script does no harm.
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "trestle", &mut text);
    let _ = out.write_all(&text);
}

/// Writes a manual page for the program and one for each command.
///
/// # Errors
/// If the folder cannot be created or written to.
pub fn pages(dir: &Path, talk: &Talk) -> anyhow::Result<()> {
    let written =
        std::fs::create_dir_all(dir).and_then(|()| clap_mangen::generate_to(Args::command(), dir));
    written.map_err(|error| {
        let message = Message::new("cli-cannot-write").text("file", files::name(dir));
        talk.failure(&message.text("reason", files::reason(talk, &error)))
    })
}
