//! The commands of the `trestle` binary, as a library so that tests and fuzzing can call them.
//!
//! | module | what is in it |
//! |---|---|
//! | [`args`] | the command line |
//! | [`play`] | a game at the terminal |
//! | [`engine`] | a game driven by JSON lines |
//! | [`sim`], [`arena`], [`mod@bench`] | many games, who wins them, and how fast they go |
//! | [`tournament`], [`nats`] | a match on several machines, and their connection |
//! | [`replay`], [`analyze`] | saved games |
//! | [`data`], `options` | data files, and what the configuration of a game may choose |
//! | [`serve`], [`store_admin`], [`load`] | the server, its store, and how much it can handle |
//! | [`rules`], [`manual`] | the rules, completions and manual pages |
//! | [`setup`], [`files`], [`seeds`] | from what was typed to a game |
//! | [`talk`], [`table`], [`scores`], [`progress`] | what is printed for people |
//! | [`interrupt`] | Ctrl+C, for work that can stop cleanly |

pub mod analyze;
pub mod arena;
pub mod args;
pub mod bench;
pub mod data;
pub mod engine;
pub mod files;
pub mod interrupt;
pub mod load;
pub mod manual;
pub mod nats;
mod options;
pub mod play;
pub mod progress;
pub mod replay;
pub mod rules;
pub mod scores;
pub mod seeds;
pub mod serve;
pub mod setup;
pub mod sim;
pub mod store_admin;
pub mod table;
pub mod talk;
pub mod tournament;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

use args::{Args, Command, DataCommand, StoreCommand};
use talk::Talk;

/// The version of the program, with the commit it was built from, if known.
pub const VERSION: &str = env!("TRESTLE_VERSION");

/// Runs the program. `allocations` gives the number of allocations so far.
pub fn run(args: impl IntoIterator<Item = OsString>, allocations: fn() -> u64) -> ExitCode {
    let args = match Args::try_parse_from(args) {
        Ok(args) => args,
        // `--help` and `--version` also end up here; the error knows that they are not failures.
        Err(error) => {
            let _ = error.print();
            return ExitCode::from(if error.use_stderr() { 2 } else { 0 });
        }
    };
    let talk = Talk::new(args.lang);
    match dispatch(&args.command, &talk, allocations) {
        Ok(()) => ExitCode::SUCCESS,
        // The reader (`head`, a pager) has read enough.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("trestle: {error:#}");
            ExitCode::from(talk::exit_code(&error))
        }
    }
}

fn dispatch(command: &Command, talk: &Talk, allocations: fn() -> u64) -> anyhow::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    match command {
        Command::Play(args) => play::at_terminal(args, talk, &mut out),
        Command::Sim(args) => sim::run(args, talk, &mut out),
        Command::Arena(args) => arena::run(args, talk, &mut out),
        Command::Worker(args) => tournament::work(args, talk),
        Command::Bench(args) => bench::run(args, talk, allocations, &mut out),
        Command::Engine(args) => {
            let mut engine = engine::Engine::new(talk.speaker.lang, args.editions(talk)?);
            Ok(engine::serve(&mut engine, io::stdin().lock(), &mut out)?)
        }
        Command::Replay(args) => replay::run(args, talk, &mut out),
        Command::Analyze(args) => analyze::run(args, talk, &mut out),
        Command::Data(DataCommand::Check(args)) => data::check(args, talk, &mut out),
        Command::Data(DataCommand::Show(args)) => data::show(args, talk, &mut out),
        Command::Data(DataCommand::Options(args)) => options::show(args, talk, &mut out),
        Command::Data(DataCommand::Schema(args)) => data::schema(args, talk, &mut out),
        Command::Serve(args) => serve::run(args, talk),
        Command::Load(args) => load::run(args, talk, &mut out),
        Command::Store(StoreCommand::Backup(args)) => store_admin::backup(args, talk, &mut out),
        Command::Store(StoreCommand::Restore(args)) => store_admin::restore(args, talk, &mut out),
        Command::Store(StoreCommand::Copy(args)) => store_admin::copy(args, talk, &mut out),
        Command::Store(StoreCommand::Check(args)) => store_admin::check(args, talk, &mut out),
        Command::Rules(args) => rules::run(args, talk, &mut out),
        Command::Completions(args) => {
            manual::completions(args.shell, &mut out);
            Ok(())
        }
        Command::Man(args) => manual::pages(&args.dir, talk),
    }?;
    Ok(out.flush()?)
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let cause = error.root_cause().downcast_ref::<io::Error>();
    cause.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
